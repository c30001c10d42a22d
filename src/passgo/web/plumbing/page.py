"""The plumbing of the pages: visitors, cookies, forms that only our own pages can send, and their answers."""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from passgo.i18n import choice, is_preview, tag_of
from passgo.store import people
from passgo.web.edge import csrf
from passgo.web.edge.problems import Problem
from passgo.web.people.visitors import (
    FORM_COOKIE,
    Visitor,
    check_sender,
    find,
    form_token,
    new_guest,
    set_cookie,
    set_session,
    visitor_of,
)
from passgo.web.plumbing.answers import html
from passgo.web.plumbing.forms import Form
from passgo.web.plumbing.texts import LANGUAGE_COOKIE, LANGUAGE_FIELD, LANGUAGE_SECONDS, Speech, language_of
from passgo.web.site import Site

SEE_OTHER: Final = 303
LONGEST_TAG: Final = 35


@dataclass
class Visit:
    """One visit: a page that is loaded, or a form that is sent."""

    site: Site
    request: Request
    visitor: Visitor
    form: Form
    new_token: str = ""  # of a session that this request started

    @property
    def csrf(self) -> str:
        return form_token(self.site, self.visitor)

    @property
    def name(self) -> str:
        return "" if self.visitor.person is None else self.visitor.person.name

    @property
    def player_name(self) -> str:
        """The visitor's name, or a default: nobody should have to type before the first game."""
        return self.name or self.speech.catalogue.plain("page-guest", {"number": secrets.randbelow(900) + 100})

    @property
    def language(self) -> str:
        return language_of(self.request, "" if self.visitor.person is None else self.visitor.person.language)

    @property
    def tag(self) -> str:
        """The language to keep with a person, or to print in: never a preview."""
        return tag_of(self.language)

    @property
    def speech(self) -> Speech:
        return Speech(self.language)

    def say(self, key: str, /, **arguments: object) -> str:
        return self.speech.say(key, **arguments)

    def path(self, name: str) -> str:
        value: str = self.request.path_params[name]
        return value

    def show(self, template: str, **values: object) -> Response:
        return html(self.request, self.speech, template, {"csrf": self.csrf, **values})

    async def become_somebody(self, name: str = "") -> None:
        """Make the visitor a guest with the first form they send, never for loading a page."""
        if self.visitor.person is not None:
            return
        person, token = await new_guest(self.site, self.request, name or self.form.text("name"), self.language)
        self.new_token = token
        # Forms on the answering page are sent with the cookie that it sets.
        found = await find(self.site, token)
        session = None if found is None else found[0]
        self.visitor = Visitor(session, person, token, False, False)


Look = Callable[[Visit], Awaitable[Response]]


@dataclass(frozen=True)
class Page:
    """One method of one path of the pages."""

    method: str
    path: str
    look: Look
    files: int = 0  # how many files may come with its form

    def route(self, site: Site) -> Route:
        async def answer(request: Request) -> Response:
            return await self.answer(site, request)

        return Route(self.path, answer, methods=[self.method])

    async def answer(self, site: Site, request: Request) -> Response:
        visitor = await visitor_of(site, request)
        if self.method == "GET" and (language := choice(request.query_params.get(LANGUAGE_FIELD, "")[:LONGEST_TAG])):
            return await choose_language(site, request, visitor, language)
        if self.method == "GET":
            visit = Visit(site, request, visitor, Form(request.query_params))  # type: ignore[arg-type]  # same methods
            answer = await self.look(visit)
        else:
            check_encoding(request)
            async with request.form(max_files=self.files, max_fields=300) as data:
                form = Form(data)
                check_sender(site, request, visitor, form.text(csrf.FIELD))
                visit = Visit(site, request, visitor, form)
                answer = await self.look(visit)
        if visit.new_token:
            set_session(site, answer, visit.new_token)
        elif visitor.fresh_cookie:
            set_cookie(site, answer, FORM_COOKIE, visitor.cookie)
        return answer


def way_back(path: str) -> Page:
    """For an address that only a form leads to: who loads it again gets the page above it, which has the form."""

    async def look(visit: Visit) -> Response:
        return go_to(visit.request.url.path.rpartition("/")[0])

    return Page("GET", path, look)


def check_encoding(request: Request) -> None:
    """Check that a form is UTF-8. The parser would decode it with any codec that a request names, even slow ones and
    those that produce half characters, which nothing can store."""
    said = "".join(request.headers.get("content-type", "").lower().replace('"', "").split())
    if said.count("charset") != said.count("charset=utf-8"):
        raise Problem("bad-command", field="charset")


async def choose_language(site: Site, request: Request, visitor: Visitor, language: str) -> Response:
    """Store the language in the browser and with the person, and show the same page again.

    A preview is kept for this visit only, and never with the person, who may get emails.
    """
    passing = is_preview(language)
    if visitor.person is not None and visitor.person.language != language and not passing:
        person = visitor.person.id
        await site.write(lambda conn: people.change(conn, person, language=language))
    query = request.url.remove_query_params(LANGUAGE_FIELD).query
    answer = go_to(request.url.path + (f"?{query}" if query else ""))
    # Not `set_cookie`: the live table reads and writes this one, and it reveals nothing about anybody.
    kept = None if passing else LANGUAGE_SECONDS
    answer.set_cookie(LANGUAGE_COOKIE, language, max_age=kept, path="/", samesite="lax")
    return answer


def go_to(path: str) -> Response:
    """Send the browser to a page after a form, so that a reload does not send the form again."""
    return RedirectResponse(path, SEE_OTHER)


def routes(site: Site, pages: Sequence[Page]) -> list[Route]:
    return [page.route(site) for page in pages]
