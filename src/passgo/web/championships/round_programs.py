"""Rounds for organisers' programs: a seating is drawn and published, score sheets are entered and confirmed."""

import datetime
from collections.abc import Callable
from typing import Annotated, Final

from msgspec import Meta

from passgo.championship import Actor, Command, commands
from passgo.championship.codec import digest_of
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, SCORER
from passgo.championship.rounds import RoundId
from passgo.championship.sheets import PLAYING, Holding, Line, Sheet
from passgo.championship.state import Table
from passgo.office import Office, Official
from passgo.web.api.rest import Call
from passgo.web.api.wire import Give, Take
from passgo.web.championships.links import actor_of, blocking, link_needed, missing, round_named, serves
from passgo.web.championships.programs import DESK, ONE, ProgramEndpoint, official_at, perform
from passgo.web.championships.rounds import new_seed

MOST_LINES: Final = 20
MOST_HOLDINGS: Final = 100

Word = Annotated[str, Meta(max_length=100)]
Figure = Annotated[int, Meta(ge=-(10**9), le=10**9)]
Words = Annotated[tuple[Word, ...], Meta(max_length=MOST_LINES)]


class SeatingWish(Take, frozen=True):
    """Without a seed the server draws one."""

    seed: Annotated[int, Meta(ge=0, le=2**31)] | None = None


class StartWish(Take, frozen=True):
    starts: Annotated[datetime.datetime, Meta(tz=True)]


class HoldingWish(Take, frozen=True):
    deed: Word
    mortgaged: bool = False
    houses: Figure = 0
    hotel: bool = False


class LineWish(Take, frozen=True):
    """A player's part of a score sheet. `total` is the net worth that the player wrote down."""

    entrant: Word
    cash: Figure
    total: Figure
    holdings: Annotated[tuple[HoldingWish, ...], Meta(max_length=MOST_HOLDINGS)] = ()
    fate: Word = PLAYING


class SheetWish(Take, frozen=True):
    """A score sheet. `out`: players who went out, in order. `signed`: those who signed on paper, and the judge."""

    lines: Annotated[tuple[LineWish, ...], Meta(max_length=MOST_LINES)]
    out: Words = ()
    signed: Words = ()


class DigestWish(Take, frozen=True):
    """The sheet that was read, by its digest."""

    digest: Word


class TableFacts(Give, frozen=True):
    """A table of a round. `digest` names its sheet; without one it is empty."""

    number: int
    heat: int
    judge: str
    players: list[str]
    digest: str
    confirmed: bool


class RoundFacts(Give, frozen=True):
    """A round. `starts` is null until its seating is published; `seed` repeats the drawing."""

    round: str
    seed: int
    starts: datetime.datetime | None
    tables: list[TableFacts]


def round_facts(office: Office, id: RoundId) -> RoundFacts:
    session = office.championship.state.sessions[id]
    return RoundFacts(str(id), session.seed, session.starts, [table_facts(table) for table in session.tables])


def table_facts(table: Table) -> TableFacts:
    digest = digest_of(table.sheet.sheet) if table.sheet is not None else ""
    return TableFacts(table.number, table.heat, table.judge, list(table.players), digest, table.confirmed())


async def round_at(call: Call, *roles: str) -> tuple[Office, Official, RoundId]:
    """The round that the address names, for an official of its venue."""
    office, official = await official_at(call, *roles)
    id = round_named("/".join(call.path(name) for name in ("stage", "venue", "round")))
    if not serves(official, id.venue):
        raise link_needed()
    return office, official, id


async def give(call: Call, office: Office, id: RoundId, command: Callable[[], Command]) -> RoundFacts:
    """Give a command about a round, and return the round after it."""

    def work() -> RoundFacts:
        with office.lock:
            office.catch_up()
            perform(office, command())
            return round_facts(office, id)

    return await blocking(call.site, work)


async def post_seating(call: Call) -> RoundFacts:
    office, official, id = await round_at(call, DIRECTOR)
    wish: SeatingWish = call.body
    seed = new_seed() if wish.seed is None else wish.seed
    return await give(call, office, id, lambda: commands.MakeSeating(actor_of(official), id, seed))


async def post_start(call: Call) -> RoundFacts:
    office, official, id = await round_at(call, DIRECTOR)
    wish: StartWish = call.body
    return await give(call, office, id, lambda: commands.PublishSeating(actor_of(official), id, wish.starts))


async def post_sheet(call: Call) -> RoundFacts:
    wish: SheetWish = call.body
    sheet = sheet_of(wish)
    return await give_sheet(call, lambda by, id, table: commands.EnterSheet(by, id, table, sheet))


async def post_confirmation(call: Call) -> RoundFacts:
    wish: DigestWish = call.body
    return await give_sheet(call, lambda by, id, table: commands.ConfirmSheet(by, id, table, wish.digest))


async def give_sheet(call: Call, command: Callable[[Actor, RoundId, int], Command]) -> RoundFacts:
    """Give a command about a table's sheet, for those who may enter the sheets of the whole hall."""
    office, official, id = await round_at(call, DIRECTOR, HEAD_JUDGE, SCORER)
    word = call.path("table")
    number = int(word) if word.isascii() and word.isdigit() and len(word) < 5 else 0

    def checked() -> Command:
        session = office.championship.state.sessions.get(id)
        if session is None or session.table(number) is None:
            raise missing("no-such-page")
        return command(actor_of(official), id, number)

    return await give(call, office, id, checked)


def sheet_of(wish: SheetWish) -> Sheet:
    lines = [
        Line(
            one.entrant, one.cash, one.total,
            tuple(Holding(held.deed, held.mortgaged, held.houses, held.hotel) for held in one.holdings), one.fate,
        )
        for one in wish.lines
    ]  # fmt: skip
    return Sheet(tuple(lines), wish.out, wish.signed)


ROUND: Final = f"{ONE}/rounds/{{stage}}/{{venue}}/{{round}}"
ENDPOINTS: Final = (
    ProgramEndpoint(
        "POST", f"{ROUND}/seating", post_seating, "A seating is drawn", RoundFacts, SeatingWish, bearer=DESK
    ),
    ProgramEndpoint(
        "POST", f"{ROUND}/publication", post_start, "A seating is published", RoundFacts, StartWish, bearer=DESK
    ),
    ProgramEndpoint(
        "POST", f"{ROUND}/tables/{{table}}/sheet", post_sheet, "A score sheet is entered", RoundFacts, SheetWish,
        bearer=DESK,
    ),
    ProgramEndpoint(
        "POST", f"{ROUND}/tables/{{table}}/confirmation", post_confirmation, "A second person confirms a sheet",
        RoundFacts, DigestWish, bearer=DESK,
    ),
)  # fmt: skip
