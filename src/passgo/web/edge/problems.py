"""Problems: why a request is refused, as a status, a code and arguments. The reader's side makes the sentence."""

from typing import Final

from passgo.store import (
    BadText,
    LoginTaken,
    NoSuchPerson,
    PasswordRefused,
    StoreBusy,
    StoreUnavailable,
)

STATUS: Final = {
    "bad-login": 401,
    "bad-code": 401,
    "sign-in-needed": 401,
    "foreign-origin": 403,
    "bad-form-token": 403,
    "not-allowed": 403,
    "not-host": 403,
    "not-judge": 403,
    "not-your-seat": 403,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-edition": 404,
    "no-such-link": 404,
    "no-such-session": 404,
    "no-such-language": 404,
    "no-such-text": 404,
    "no-such-version": 404,
    "wrong-method": 405,
    "stale-version": 409,
    "login-taken": 409,
    "other-rules": 409,
    "damaged-table": 409,
    "seat-taken": 409,
    "take-over-needed": 409,
    "too-large": 413,
    "unknown-host": 421,
    "too-fast": 429,
    "too-many-tables": 503,
    "too-many-proposals": 503,
    "internal": 500,
    "store-unavailable": 503,
    "going-away": 503,
}
REFUSED: Final = 422  # refusals of the table or the rules


class Problem(Exception):
    """A request that cannot be fulfilled."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.args_of_text = args
        self.status = STATUS.get(code, REFUSED)


def as_problem(error: Exception) -> Problem | None:
    """The problem behind an error of the store, if a visitor may learn of it."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, StoreUnavailable | StoreBusy):
        return Problem("store-unavailable")
    if isinstance(error, LoginTaken):
        return Problem("login-taken")
    if isinstance(error, PasswordRefused):
        return Problem("bad-password")
    if isinstance(error, BadText):
        return Problem("bad-text")
    if isinstance(error, NoSuchPerson):
        return Problem("sign-in-needed")
    return None
