"""Types of what the REST interface takes and returns. The OpenAPI document is made from them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from passgo.tables.settings import Settings
from passgo.tables.shown.facts import Gender, PublicView, TableView
from passgo.tables.shown.happenings import Happening

Name = Annotated[str, Meta(min_length=1, max_length=200)]
Login = Annotated[str, Meta(min_length=1, max_length=200)]
Password = Annotated[str, Meta(min_length=1, max_length=2000)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]


class Take(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request: undeclared fields are refused."""


class Give(Struct, frozen=True):
    """The body of an answer."""


class GuestWish(Take, frozen=True):
    name: Name
    language: Annotated[str, Meta(min_length=1, max_length=35)] = "en"


class MeWish(Take, frozen=True):
    """What is absent stays as it is."""

    name: Name | None = None
    gender: Literal["", "f", "m"] | None = None


class AccountWish(Take, frozen=True):
    login: Login
    password: Password


class RecoveryWish(Take, frozen=True):
    login: Login
    code: Token
    password: Password


class PasswordWish(Take, frozen=True):
    old: Password
    password: Password


class TableWish(Take, frozen=True):
    settings: Settings = Settings()


class CommandWish(Take, frozen=True):
    id: Annotated[str, Meta(min_length=1, max_length=64)]
    kind: Annotated[str, Meta(max_length=40)]
    expected: int | None = None
    body: dict[str, Any] = {}


class LinkWish(Take, frozen=True):
    role: Literal["seat", "judge", "spectator"]
    seat: Annotated[int, Meta(ge=0, lt=8)] | None = None
    hours: Annotated[int, Meta(ge=1, le=8760)] | None = None


class LinkUse(Take, frozen=True):
    token: Token
    name: Annotated[str, Meta(max_length=200)] = ""
    take_over: bool = False


class Me(Give, frozen=True):
    id: str
    name: str
    language: str
    login: str | None = None
    token: str | None = None  # only when the session has just started
    gender: Gender = ""  # how texts speak of me; empty: unsaid


class Codes(Give, frozen=True):
    """One-time codes, shown once."""

    codes: list[str]


class NewAccount(Give, frozen=True):
    codes: list[str]
    token: str  # of the session from now on: the old one ends


class SessionFacts(Give, frozen=True):
    id: str
    device: str
    created_ms: int
    seen_ms: int
    this: bool


class Sessions(Give, frozen=True):
    sessions: list[SessionFacts]


class TableSummary(Give, frozen=True):
    id: str
    version: int
    role: str


class ListedTable(Give, frozen=True):
    id: str
    edition: str
    status: str
    seats: int
    free: int
    created_ms: int


class TableList(Give, frozen=True):
    tables: list[ListedTable]
    before: str | None  # send it to get the next page


class TableAnswer(Give, frozen=True):
    """A table as the caller's role sees it; only `public` for a caller who may not watch."""

    role: str
    now_ms: int
    public: PublicView
    view: TableView | None


class ReplyAnswer(Give, frozen=True):
    id: str
    ok: bool
    version: int
    error: dict[str, Any] | None = None


class NewLink(Give, frozen=True):
    id: str
    role: str
    seat: int | None
    token: str
    url: str


class LinkFacts(Give, frozen=True):
    id: str
    role: str
    seat: int | None
    created_ms: int
    expires_ms: int | None
    revoked_ms: int | None


class Links(Give, frozen=True):
    links: list[LinkFacts]


class GameAnswer(Give, frozen=True):
    """A game to look back at."""

    id: str
    edition: str
    status: str
    versions: int
    roles: list[str]


class ReplayAnswer(Give, frozen=True):
    version: int
    events: list[Happening]
    view: TableView


class EditionName(Give, frozen=True):
    id: str
    name: str
    players: list[int]
    hash: str


class Editions(Give, frozen=True):
    editions: list[EditionName]


class SpaceFacts(Give, frozen=True):
    space: int
    id: str
    kind: str
    group: int
    price: int
    mortgage: int
    house_cost: int
    rents: list[int]


class EditionAnswer(Give, frozen=True):
    id: str
    name: str
    players: list[int]
    currency: str
    hash: str
    spaces: list[SpaceFacts]
    groups: list[str]
    decks: list[str]
    options: dict[str, Any]
    words: dict[str, str]
    names: dict[str, dict[str, str]]  # language, thing, name


class Empty(Give, frozen=True):
    pass


class TextTerm(Give, frozen=True):
    """A term of the game, or a word that the text asks for, in English and in the language."""

    english: str
    term: str


class TextAnswer(Give, frozen=True):
    """A text of a language as Fluent writes it, with what English says."""

    language: str
    file: str
    key: str
    current: str
    english: str
    note: str  # for translators
    arguments: list[str]  # every version of the text has them
    terms: list[TextTerm]
    form_token: str  # a browser sends it back as `x-csrf-token`; empty for programs


class ProposalWish(Take, frozen=True):
    language: Annotated[str, Meta(max_length=35)]
    file: Annotated[str, Meta(max_length=100)]
    key: Annotated[str, Meta(max_length=100)]
    proposed: str
    why: str = ""
