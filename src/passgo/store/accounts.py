"""Optional accounts: a login, an Argon2id password and one-time recovery codes.

Hashing takes a good part of a second on purpose, so it happens in `Passwords`, outside any transaction.
"""

import unicodedata
from dataclasses import dataclass

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from passgo.store import sessions
from passgo.store.errors import LoginTaken, NoSuchPerson, PasswordRefused
from passgo.store.people import plain
from passgo.store.schema import accounts, people, recovery_codes
from passgo.store.tokens import new_recovery_code, recovery_hash

LONGEST_LOGIN = 100
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 1000  # hashing more would only heat the server
RECOVERY_CODES = 10


@dataclass(frozen=True, slots=True)
class Account:
    person: str
    login: str
    password_hash: str
    created_ms: int
    changed_ms: int


class Passwords:
    """Argon2id. The defaults are the second choice of RFC 9106, for machines with little memory to spare."""

    def __init__(self, *, time_cost: int = 3, memory_kib: int = 65_536, parallelism: int = 4) -> None:
        self._hasher = PasswordHasher(time_cost, memory_kib, parallelism, type=Type.ID)
        self._decoy = self._hasher.hash("nobody has this password")

    def hash(self, password: str) -> str:
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise PasswordRefused(f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")
        return self._hasher.hash(encoded(password))

    def check(self, account: Account | None, password: str) -> bool:
        """Whether the password is right; takes as long for an unknown login as for a wrong password, so the time
        reveals nothing."""
        known = account.password_hash if account else self._decoy
        try:
            self._hasher.verify(known, encoded(password[:LONGEST_PASSWORD]))
        except (VerificationError, InvalidHashError):
            return False
        return account is not None and len(password) <= LONGEST_PASSWORD

    def outdated(self, account: Account) -> bool:
        """Whether the hash was made with weaker settings and should be made again at this login."""
        return self._hasher.check_needs_rehash(account.password_hash)


def encoded(password: str) -> bytes:
    """Password bytes, the same whichever keyboard composed the accents."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def folded(login: str) -> str:
    """A login in one spelling: logins that look the same are the same."""
    return plain(unicodedata.normalize("NFKC", login).casefold(), LONGEST_LOGIN)


def create(conn: Connection, person: str, login: str, password_hash: str, now_ms: int) -> Account:
    account = Account(person, folded(login), password_hash, now_ms, now_ms)
    refuse_taken(conn, account)
    values = {
        "person": account.person,
        "login": account.login,
        "password_hash": account.password_hash,
        "created_ms": now_ms,
        "changed_ms": now_ms,
    }
    try:
        conn.execute(insert(accounts), values)
    except IntegrityError as error:  # another server was faster
        raise LoginTaken(f"{account.login} is taken") from error
    return account


def refuse_taken(conn: Connection, account: Account) -> None:
    if conn.execute(select(people.c.id).where(people.c.id == account.person)).first() is None:
        raise NoSuchPerson(account.person)
    if find(conn, account.login) or of(conn, account.person):
        raise LoginTaken(f"{account.login} is taken")


def find(conn: Connection, login: str) -> Account | None:
    return first(conn, accounts.c.login == folded(login))


def of(conn: Connection, person: str) -> Account | None:
    return first(conn, accounts.c.person == person)


def first(conn: Connection, which: ColumnElement[bool]) -> Account | None:
    columns = (
        accounts.c.person,
        accounts.c.login,
        accounts.c.password_hash,
        accounts.c.created_ms,
        accounts.c.changed_ms,
    )
    found = conn.execute(select(*columns).where(which)).first()
    return Account(*found) if found else None


def set_password(conn: Connection, person: str, password_hash: str, now_ms: int, keep: str | None = None) -> None:
    """Change the password and end every session except `keep`: anybody who knew the old one is signed out."""
    changed = {"password_hash": password_hash, "changed_ms": now_ms}
    if conn.execute(update(accounts).where(accounts.c.person == person).values(changed)).rowcount == 0:
        raise NoSuchPerson(person)
    sessions.revoke_all(conn, person, now_ms, keep=keep)


def new_recovery_codes(conn: Connection, person: str, now_ms: int, count: int = RECOVERY_CODES) -> list[str]:
    """New one-time codes, to be shown once. Earlier codes no longer work."""
    conn.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    codes = [new_recovery_code() for _ in range(count)]
    rows = [{"code_hash": recovery_hash(code), "person": person, "created_ms": now_ms} for code in codes]
    conn.execute(insert(recovery_codes), rows)
    return codes


def use_recovery_code(conn: Connection, login: str, code: str, now_ms: int) -> str | None:
    """The person who has this unused code, which works only once."""
    account = find(conn, login)
    if account is None:
        return None
    mine = (recovery_codes.c.code_hash == recovery_hash(code)) & (recovery_codes.c.person == account.person)
    unused = update(recovery_codes).where(mine, recovery_codes.c.used_ms.is_(None)).values(used_ms=now_ms)
    return account.person if conn.execute(unused).rowcount == 1 else None


def recovery_codes_left(conn: Connection, person: str) -> int:
    mine = (recovery_codes.c.person == person) & recovery_codes.c.used_ms.is_(None)
    return len(conn.execute(select(recovery_codes.c.code_hash).where(mine)).all())
