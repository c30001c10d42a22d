"""Guests, accounts and sessions: the same steps for pages and programs."""

import unicodedata
from dataclasses import dataclass

from sqlalchemy import Connection as StoreConnection
from starlette.requests import HTTPConnection

from passgo.store import accounts, people, sessions
from passgo.store.accounts import LONGEST_LOGIN, Account
from passgo.store.people import Person
from passgo.store.sessions import Session
from passgo.store.tokens import token_hash
from passgo.web.edge.problems import Problem
from passgo.web.people.visitors import Visitor, address_of, device_of, name_of
from passgo.web.site import Site, now_ms


@dataclass(frozen=True)
class Identity:
    """A person as they see themselves."""

    person: Person
    account: Account | None
    sessions: list[Session]
    codes_left: int


async def look_up(site: Site, visitor: Visitor) -> Identity:
    person = visitor.known()

    def look(conn: StoreConnection) -> Identity:
        return Identity(
            person,
            accounts.of(conn, person.id),
            sessions.of(conn, person.id, now_ms()),
            accounts.recovery_codes_left(conn, person.id),
        )

    return await site.ask(look)


async def has_account(site: Site, visitor: Visitor) -> bool:
    if visitor.person is None:
        return False
    return (await look_up(site, visitor)).account is not None


def limit_tries(site: Site, connection: HTTPConnection, login: str) -> None:
    """Slow down guesses from one address, and guesses at one login from many, however they spell it."""
    folded = unicodedata.normalize("NFKC", login[:LONGEST_LOGIN]).casefold().strip()
    for key in (address_of(connection), f"login:{folded}"):
        if not site.rates.logins.allows(key):
            site.metrics.refused.add("too-many-tries")
            raise Problem("too-fast")


async def create_account(
    site: Site, connection: HTTPConnection, visitor: Visitor, login: str, password: str
) -> tuple[list[str], str]:
    """Turn a guest into somebody with a login: the recovery codes, shown once, and the new token of their session.

    Somebody may have put a session of their own upon the visitor, to share the account: its token opens nothing now,
    and neither does any other session that the guest had.
    """
    person, session = visitor.known(), visitor.signed_in()
    limit_tries(site, connection, login)
    hashed = await site.hashing(lambda: site.passwords.hash(password))
    others = [found.id_hash for found in (await look_up(site, visitor)).sessions if found.id_hash != session.id_hash]

    def create(conn: StoreConnection) -> tuple[list[str], str]:
        accounts.create(conn, person.id, login, hashed, now_ms())
        sessions.revoke_all(conn, person.id, now_ms(), keep=session.id_hash)
        return accounts.new_recovery_codes(conn, person.id, now_ms()), sessions.renew(conn, session.id_hash)

    codes, token = await site.write(create)
    close_sessions(site, others)
    site.connections.renew_session(session.id_hash, token_hash(token))
    return codes, token


async def sign_in(site: Site, connection: HTTPConnection, login: str, password: str) -> tuple[Person, str]:
    limit_tries(site, connection, login)
    account = await site.ask(lambda conn: accounts.find(conn, login)) if login.strip() else None
    if not await site.hashing(lambda: site.passwords.check(account, password)) or account is None:
        raise Problem("bad-login")
    if site.passwords.outdated(account):
        hashed = await site.hashing(lambda: site.passwords.hash(password))
        await site.write(lambda conn: accounts.set_password(conn, account.person, hashed, now_ms()))
    return await begin_session(site, connection, account.person)


async def begin_session(site: Site, connection: HTTPConnection, person: str) -> tuple[Person, str]:
    device = device_of(connection)

    def begin(conn: StoreConnection) -> tuple[Person, str]:
        found = people.get(conn, person)
        if found is None:
            raise Problem("bad-login")
        return found, sessions.start(conn, person, device, now_ms())

    return await site.write(begin)


async def recover(site: Site, connection: HTTPConnection, login: str, code: str, password: str) -> tuple[Person, str]:
    """Sign the owner of a one-time code in and set a new password; every other session ends."""
    limit_tries(site, connection, login)
    hashed = await site.hashing(lambda: site.passwords.hash(password))
    ended: list[str] = []

    def use(conn: StoreConnection) -> str:
        person = accounts.use_recovery_code(conn, login, code, now_ms()) if login.strip() else None
        if person is None:
            raise Problem("bad-code")
        ended.extend(session.id_hash for session in sessions.of(conn, person, now_ms()))
        accounts.set_password(conn, person, hashed, now_ms())
        return person

    person = await site.write(use)
    close_sessions(site, ended)
    return await begin_session(site, connection, person)


async def change_password(site: Site, connection: HTTPConnection, visitor: Visitor, old: str, new: str) -> None:
    session = visitor.signed_in()
    account = await site.ask(lambda conn: accounts.of(conn, session.person))
    limit_tries(site, connection, session.person)
    if account is None or not await site.hashing(lambda: site.passwords.check(account, old)):
        raise Problem("bad-login")
    hashed = await site.hashing(lambda: site.passwords.hash(new))
    others = [found.id_hash for found in (await look_up(site, visitor)).sessions if found.id_hash != session.id_hash]
    await site.write(lambda conn: accounts.set_password(conn, session.person, hashed, now_ms(), keep=session.id_hash))
    close_sessions(site, others)


async def new_codes(site: Site, visitor: Visitor) -> list[str]:
    person = visitor.known()

    def renew(conn: StoreConnection) -> list[str]:
        if accounts.of(conn, person.id) is None:
            raise Problem("not-allowed")
        return accounts.new_recovery_codes(conn, person.id, now_ms())

    return await site.write(renew)


async def rename(site: Site, visitor: Visitor, name: str) -> str:
    """Rename a person; returns the name as it is stored."""
    person = visitor.known()
    kept = name_of(name)
    await site.write(lambda conn: people.change(conn, person.id, name=kept))
    return kept


async def speak_of(site: Site, visitor: Visitor, gender: str) -> str:
    """Change how texts speak of a person. Tables know it from their next view on."""
    person = visitor.known()
    if gender not in people.GENDERS:
        raise Problem("bad-command", field="gender")
    await site.write(lambda conn: people.change(conn, person.id, gender=gender))
    for table in site.tables.in_memory():
        table.speak_of(person.id, gender)
    return gender


async def end_session(site: Site, visitor: Visitor, id_hash: str) -> None:
    """End one of the person's own sessions and close all its connections at once."""
    person = visitor.known()
    if not await site.write(lambda conn: sessions.revoke(conn, person.id, id_hash, now_ms())):
        raise Problem("no-such-session")
    close_sessions(site, [id_hash])


async def erase(site: Site, visitor: Visitor) -> None:
    person = visitor.known()
    ended = [session.id_hash for session in (await look_up(site, visitor)).sessions]
    await site.write(lambda conn: people.erase(conn, person.id))
    for room in site.tables.rooms.values():
        room.table.names.pop(person.id, None)
    close_sessions(site, ended)


def close_sessions(site: Site, ids: list[str]) -> None:
    for id_hash in ids:
        site.connections.close_session(id_hash)
