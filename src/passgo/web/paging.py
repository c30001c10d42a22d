"""The plumbing of the pages: visitors, cookies, forms that only our own pages can send, answers to them."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from passgo.web import csrf
from passgo.web.answers import html
from passgo.web.forms import Form
from passgo.web.site import Site
from passgo.web.visitors import (
    FORM_COOKIE,
    Visitor,
    check_sender,
    form_token,
    new_guest,
    set_cookie,
    set_session,
    visitor_of,
)

SEE_OTHER: Final = 303


@dataclass
class Visit:
    """One look at a page, or one form that was sent."""

    site: Site
    request: Request
    visitor: Visitor
    form: Form
    new_token: str = ""  # of a session begun by this request

    @property
    def csrf(self) -> str:
        return form_token(self.site, self.visitor)

    @property
    def name(self) -> str:
        return "" if self.visitor.person is None else self.visitor.person.name

    def path(self, name: str) -> str:
        value: str = self.request.path_params[name]
        return value

    def show(self, template: str, **values: object) -> Response:
        return html(template, {"csrf": self.csrf, **values})

    async def become_somebody(self) -> None:
        """A guest comes into being with the first form he sends, never by looking."""
        if self.visitor.person is not None:
            return
        person, token = await new_guest(self.site, self.request, self.form.text("name"))
        self.new_token = token
        self.visitor = Visitor(None, person, self.visitor.cookie, False, False)


Look = Callable[[Visit], Awaitable[Response]]


@dataclass(frozen=True)
class Page:
    """One method of one path of the pages."""

    method: str
    path: str
    look: Look

    def route(self, site: Site) -> Route:
        async def answer(request: Request) -> Response:
            return await self.answer(site, request)

        return Route(self.path, answer, methods=[self.method])

    async def answer(self, site: Site, request: Request) -> Response:
        visitor = await visitor_of(site, request)
        if self.method == "GET":
            visit = Visit(site, request, visitor, Form(request.query_params))  # type: ignore[arg-type]  # same methods
            answer = await self.look(visit)
        else:
            async with request.form(max_files=0, max_fields=300) as data:
                form = Form(data)
                check_sender(site, request, visitor, form.text(csrf.FIELD))
                visit = Visit(site, request, visitor, form)
                answer = await self.look(visit)
        if visit.new_token:
            set_session(site, answer, visit.new_token)
        elif visitor.fresh_cookie:
            set_cookie(site, answer, FORM_COOKIE, visitor.cookie)
        return answer


def go_to(path: str) -> Response:
    """After a form the browser loads a page, so that a reload does not send the form again."""
    return RedirectResponse(path, SEE_OTHER)


def routes(site: Site, pages: Sequence[Page]) -> list[Route]:
    return [page.route(site) for page in pages]
