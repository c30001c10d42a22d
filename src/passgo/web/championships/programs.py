"""Championships for organisers' programs: the same commands and the same views as the pages, as JSON.

What is public needs nothing. An official's program sends the token of their private link as a bearer: it may do what
that official may, at the venue they were invited for.
"""

import datetime
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from passgo.championship import Command, Refused, commands
from passgo.championship.boards import counts
from passgo.championship.commands import DIRECTOR, REGISTRAR
from passgo.championship.file_writer import write
from passgo.championship.state import Entrant
from passgo.i18n import negotiate
from passgo.office import BadDetails, NoSuchChampionship, Office, Official
from passgo.office.offices import Summary, summary
from passgo.web.api.rest import SAFE, Call, Endpoint
from passgo.web.api.wire import Give, Take
from passgo.web.championships.figures import Figures, figures
from passgo.web.championships.links import LONGEST_ID, actor_of, blocking, link_needed, missing, now_at, official_of
from passgo.web.championships.posting import Posting, posting
from passgo.web.championships.result_lines import Results, results
from passgo.web.championships.venue_people import sees
from passgo.web.edge.problems import REFUSED, Problem
from passgo.web.people.visitors import Visitor, bearer, check_sender
from passgo.web.plumbing.answers import json
from passgo.web.site import Site

T = TypeVar("T")

DESK: Final = "desk"  # the kind of token that an official's program sends
NOBODY: Final = Visitor(None, None, "", True, False)  # a program has no session here


class ChampionshipFacts(Give, frozen=True):
    """`status`: announced, open, closed, running, over or cancelled."""

    id: str
    name: str
    status: str
    opens: datetime.datetime
    closes: datetime.datetime
    cities: tuple[str, ...]
    rehearsed: bool


class ChampionshipList(Give, frozen=True):
    championships: list[ChampionshipFacts]


class VenueFacts(Give, frozen=True):
    id: str
    name: str
    city: str
    zone: str
    starts: datetime.datetime
    registers: bool
    online: bool
    capacity: int
    taken: int


class StageFacts(Give, frozen=True):
    id: str
    name: str
    at: str
    seats: tuple[int, int]
    minutes: int
    rounds: int
    advance: int


class ChampionshipPlan(Give, frozen=True):
    """A championship as it is planned now. `file` is all of it, in the form of a championship.toml."""

    facts: ChampionshipFacts
    organisers: tuple[str, ...]
    edition: str
    prize: str
    venues: tuple[VenueFacts, ...]
    stages: tuple[StageFacts, ...]
    file: str


class EntrantFacts(Give, frozen=True):
    """An entrant, for those who have access to their data. Without a row all that is left is the entry."""

    id: str
    venue: str
    status: str
    alternate: int
    phoned: bool
    present: list[str]
    name: str
    phone: str
    email: str
    nickname: str


class EntrantList(Give, frozen=True):
    entrants: list[EntrantFacts]


class CallWish(Take, frozen=True):
    comes: bool = True


class CheckInWish(Take, frozen=True):
    venue: str
    present: bool = True


@dataclass(frozen=True)
class ProgramEndpoint(Endpoint):
    """An endpoint that knows no sessions: a cookie gives no right here, so no page can make a browser use one."""

    async def answer(self, site: Site, request: Request) -> Response:
        if self.method not in SAFE:
            check_sender(site, request, NOBODY, None)
        if self.signed_in and not bearer(request):
            raise Problem("sign-in-needed")
        body = await self.read(request) if self.takes is not None else None
        given = await self.handler(Call(site, request, NOBODY, body))
        return given if isinstance(given, Response) else json(given, self.status)


def language_of(call: Call) -> str:
    return negotiate(call.request.headers.get("accept-language", ""))


async def office_of(call: Call) -> Office:
    id = call.path("championship")
    if len(id) > LONGEST_ID:
        raise missing("no-such-championship")
    try:
        return await blocking(call.site, lambda: call.site.offices.open(id))
    except NoSuchChampionship:
        raise missing("no-such-championship") from None


async def official_at(call: Call, *roles: str) -> tuple[Office, Official]:
    """The championship, and the official whose token the program sent."""
    office = await office_of(call)
    found = await official_of(call.site, bearer(call.request) or "")
    if found is None or found[0].id != office.id or found[1].role not in roles:
        raise link_needed()
    if not call.site.rates.commands.allows(f"desk:{found[1].id}"):
        raise Problem("too-fast")
    return office, found[1]


async def reading(call: Call, office: Office, look: Callable[[], T]) -> T:
    def work() -> T:
        with office.lock:
            office.catch_up()
            return look()

    return await blocking(call.site, work)


# For everybody.


def facts(found: Summary) -> ChampionshipFacts:
    return ChampionshipFacts(
        found.id, str(found.name), found.status, found.opens, found.closes, tuple(map(str, found.cities)),
        found.rehearsed,
    )  # fmt: skip


async def get_championships(call: Call) -> ChampionshipList:
    return ChampionshipList([facts(one) for one in await blocking(call.site, call.site.offices.listing)])


async def get_championship(call: Call) -> ChampionshipPlan:
    office, language = await office_of(call), language_of(call)
    return await reading(call, office, lambda: plan(office, language))


def plan(office: Office, language: str) -> ChampionshipPlan:
    format = office.championship.format.said(language)
    taken = {one.venue: one.taken for one in counts(office.championship)}
    return ChampionshipPlan(
        facts(summary(office, office.clock.now())),
        format.organisers,
        format.edition,
        format.prize,
        tuple(
            VenueFacts(
                one.id, one.name, one.city, one.zone, one.starts, one.registers, one.online, one.capacity,
                taken.get(one.id, 0),
            )
            for one in format.venues
        ),
        tuple(
            StageFacts(one.id, one.name, one.at, (one.fewest, one.most), one.minutes, one.rounds, one.advance)
            for one in format.stages
        ),
        write(office.championship.format),
    )  # fmt: skip


async def get_posting(call: Call) -> Posting:
    office, language = await office_of(call), language_of(call)
    return await reading(call, office, lambda: posting(office.championship, language))


async def get_statistics(call: Call) -> Figures:
    office, language = await office_of(call), language_of(call)
    return await reading(call, office, lambda: figures(office.championship, language))


# For officials.


async def get_entrants(call: Call) -> EntrantList:
    office, official = await official_at(call, REGISTRAR, DIRECTOR)
    return EntrantList(await reading(call, office, lambda: list(entrants(office, official))))


def entrants(office: Office, official: Official) -> Iterator[EntrantFacts]:
    everybody = sorted(office.championship.state.entrants.values(), key=lambda one: one.order)
    return (entrant_facts(office, one) for one in everybody if sees(office, official, one))


def entrant_facts(office: Office, one: Entrant) -> EntrantFacts:
    people = office.championship.people
    row = people.rows.get(one.id)
    name, phone, email = (row.name, row.phone, row.email) if row else ("", "", "")
    return EntrantFacts(
        one.id, one.venue, one.status, one.alternate, one.phoned, sorted(one.present), name, phone, email,
        people.called(one.id),
    )  # fmt: skip


async def post_call(call: Call) -> EntrantFacts:
    office, official = await official_at(call, REGISTRAR, DIRECTOR)
    wish: CallWish = call.body
    return await give(call, office, official, lambda id: commands.Phone(actor_of(official), id, comes=wish.comes))


async def post_check_in(call: Call) -> EntrantFacts:
    office, official = await official_at(call, REGISTRAR, DIRECTOR)
    wish: CheckInWish = call.body
    if office.championship.format.venue(wish.venue) is None or official.venue not in ("", wish.venue):
        raise Problem("bad-command", field="venue")
    return await give(
        call, office, official, lambda id: commands.CheckIn(actor_of(official), id, wish.venue, wish.present)
    )


async def give(call: Call, office: Office, official: Official, command: Callable[[str], Command]) -> EntrantFacts:
    """Give a command about the entrant that the address names, and return the entrant after it."""
    id = call.path("entrant")

    def work() -> EntrantFacts:
        office.catch_up()
        known = office.championship.state.entrants.get(id)
        if known is None or not sees(office, official, known):
            raise missing("no-such-page")
        perform(office, command(id))
        return entrant_facts(office, office.championship.state.entrants[id])

    return await blocking(call.site, work)


def perform(office: Office, command: Command) -> None:
    """Give a command; a refusal becomes the problem that the program reads."""
    try:
        office.perform(command, now_at(office))
    except BadDetails as bad:
        raise Problem("bad-command", field=bad.field) from None
    except Refused as refused:
        problem = Problem(refused.code, rule=refused.rule)
        problem.status = REFUSED
        raise problem from None


async def get_results(call: Call) -> Results:
    office, official = await official_at(call, DIRECTOR)
    language = language_of(call)
    return await reading(call, office, lambda: results(office.championship, official.venue, language))


ONE: Final = "/api/championships/{championship}"
ENDPOINTS: Final = (
    ProgramEndpoint(
        "GET", "/api/championships", get_championships, "Championships, the newest first", ChampionshipList,
        signed_in=False,
    ),
    ProgramEndpoint("GET", ONE, get_championship, "A championship's plan and file", ChampionshipPlan, signed_in=False),
    ProgramEndpoint(
        "GET", f"{ONE}/posting", get_posting, "Seats, clocks and released standings, by nickname", Posting,
        signed_in=False,
    ),
    ProgramEndpoint("GET", f"{ONE}/statistics", get_statistics, "A championship in figures", Figures, signed_in=False),
    ProgramEndpoint("GET", f"{ONE}/entrants", get_entrants, "Entrants, for the office", EntrantList, bearer=DESK),
    ProgramEndpoint(
        "POST", f"{ONE}/entrants/{{entrant}}/call", post_call, "An entrant was phoned", EntrantFacts, CallWish,
        bearer=DESK,
    ),
    ProgramEndpoint(
        "POST", f"{ONE}/entrants/{{entrant}}/check-in", post_check_in, "An entrant is there, or not after all",
        EntrantFacts, CheckInWish, bearer=DESK,
    ),
    ProgramEndpoint(
        "GET", f"{ONE}/results", get_results, "Results with names, for the director", Results, bearer=DESK
    ),
)  # fmt: skip
