"""Visitors: a session by cookie or bearer token, the forms it may send, and how guests are made."""

import secrets
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection as StoreConnection
from starlette.requests import HTTPConnection
from starlette.responses import Response

from passgo.i18n import tag_of
from passgo.store import people, sessions
from passgo.store.people import Person
from passgo.store.sessions import LIFETIME_MS, Session
from passgo.store.tokens import token_hash
from passgo.tables import Refused
from passgo.tables.texts import clean_name
from passgo.web.edge.csrf import is_foreign, token_fits, token_for
from passgo.web.edge.limits import address_key
from passgo.web.edge.problems import Problem
from passgo.web.site import Site, now_ms

SESSION_COOKIE: Final = "passgo_session"
FORM_COOKIE: Final = "passgo_form"
SEEN_EVERY_MS: Final = 5 * 60 * 1000
LONGEST_TOKEN: Final = 200
DEVICES: Final = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "CrOS", "Linux")
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)


@dataclass(frozen=True)
class Visitor:
    """The sender of a request. Without a session they are nobody yet, but a cookie may bind their forms to them."""

    session: Session | None
    person: Person | None
    cookie: str  # what form tokens are bound to; empty for programs
    by_bearer: bool
    fresh_cookie: bool  # the form cookie is new and must be set

    @property
    def id(self) -> str:
        return "" if self.person is None else self.person.id

    def known(self) -> Person:
        if self.person is None:
            raise Problem("sign-in-needed")
        return self.person

    def signed_in(self) -> Session:
        if self.session is None:
            raise Problem("sign-in-needed")
        return self.session

    def renewed(self, token: str) -> "Visitor":
        """The same visitor after their session got a new token."""
        session = replace(self.signed_in(), id_hash=token_hash(token))
        return replace(self, session=session, cookie="" if self.by_bearer else token)


async def visitor_of(site: Site, connection: HTTPConnection) -> Visitor:
    """The visitor behind a request or a socket. It only reads: a request alone creates nobody."""
    token = bearer(connection)
    by_bearer = token is not None
    if token is None:
        token = connection.cookies.get(cookie_name(site, SESSION_COOKIE))
    found = await find(site, token) if token and len(token) <= LONGEST_TOKEN else None
    if by_bearer and found is None:
        raise Problem("sign-in-needed")
    if found is not None and token is not None:
        return Visitor(*found, "" if by_bearer else token, by_bearer, False)
    form = connection.cookies.get(cookie_name(site, FORM_COOKIE), "")
    fresh = not 20 <= len(form) <= LONGEST_TOKEN
    return Visitor(None, None, secrets.token_urlsafe(16) if fresh else form, False, fresh)


def bearer(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def find(site: Site, token: str) -> tuple[Session, Person] | None:
    now = now_ms()

    def look(conn: StoreConnection) -> tuple[Session, Person] | None:
        session = sessions.find(conn, token, now)
        person = None if session is None else people.get(conn, session.person)
        return None if session is None or person is None else (session, person)

    found = await site.ask(look)
    if found is not None and now - found[0].seen_ms > SEEN_EVERY_MS:
        await site.write(lambda conn: sessions.touch(conn, found[0].id_hash, now))
    return found


def form_token(site: Site, visitor: Visitor) -> str:
    return token_for(site.secret, visitor.cookie)


def check_sender(
    site: Site, connection: HTTPConnection, visitor: Visitor, token: str | None, *, needs_token: bool = True
) -> None:
    """Check that our own page sends this, or a program that has the token itself."""
    if is_foreign(connection, site.settings):
        site.metrics.refused.add("foreign-origin")
        raise Problem("foreign-origin")
    if needs_token and not visitor.by_bearer and not token_fits(site.secret, visitor.cookie, token):
        site.metrics.refused.add("bad-form-token")
        raise Problem("bad-form-token")


async def new_guest(site: Site, connection: HTTPConnection, name: str, language: str = "en") -> tuple[Person, str]:
    """Make a person; returns them and their first session's token."""
    if not site.rates.guests.allows(address_of(connection)):
        raise Problem("too-fast")
    device = device_of(connection)
    name = name_of(name)

    def create(conn: StoreConnection) -> tuple[Person, str]:
        person = people.add(conn, name, tag_of(language), now_ms())
        return person, sessions.start(conn, person.id, device, now_ms())

    return await site.write(create)


def name_of(text: str) -> str:
    """A name as tables accept it: it also appears where no table has checked it, such as in lists and replays."""
    try:
        return clean_name(text)
    except Refused:
        raise Problem("bad-text") from None


def address_of(connection: HTTPConnection) -> str:
    return address_key(None if connection.client is None else connection.client.host)


def device_of(connection: HTTPConnection) -> str:
    """A short name for the list of devices; the full text a browser sends would be a fingerprint."""
    sent = connection.headers.get("user-agent", "")
    browser = next((name for mark, name in BROWSERS if mark in sent), "")
    system = next((name for name in DEVICES if name in sent), "")
    return " / ".join(part for part in (browser, system) if part) or "program"


def is_secure(site: Site) -> bool:
    return site.settings.public_url.startswith("https:")


def cookie_name(site: Site, name: str) -> str:
    """The name of a cookie. With the prefix, a browser accepts it only from this very host and over TLS."""
    return f"__Host-{name}" if is_secure(site) else name


def set_cookie(site: Site, response: Response, name: str, value: str, seconds: int | None = None) -> None:
    response.set_cookie(
        cookie_name(site, name), value, max_age=seconds, path="/", secure=is_secure(site), httponly=True, samesite="lax"
    )


def set_session(site: Site, response: Response, token: str) -> None:
    set_cookie(site, response, SESSION_COOKIE, token, LIFETIME_MS // 1000)


def clear_session(site: Site, response: Response) -> None:
    response.delete_cookie(
        cookie_name(site, SESSION_COOKIE), path="/", secure=is_secure(site), httponly=True, samesite="lax"
    )
