"""The desk that all pages of the hall share: the official, where they may go, their commands, and refusals."""

import datetime
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeVar
from zoneinfo import ZoneInfo

from starlette.responses import Response

from passgo.championship import Actor, Command, Format, Refused
from passgo.championship.command_context import Desk
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, JUDGE, REGISTRAR, SCORER, AgreeToUndo, TakeCall
from passgo.championship.local_texts import said_in
from passgo.championship.registration import LONGEST_REASON
from passgo.championship.rounds import RoundId
from passgo.championship.seating import Problem as SeatingProblem
from passgo.championship.state import PENDING, Entrant, Table
from passgo.office import BadDetails, Office, Official, emails
from passgo.web.championships.clock_report import ClockReport, address_of, clock_report
from passgo.web.championships.links import actor_of, blocking, link_needed, now_at, official_at, serves
from passgo.web.championships.refusal_texts import Told, told
from passgo.web.championships.rounds import heading
from passgo.web.championships.venue_people import sees
from passgo.web.edge.problems import REFUSED, Problem
from passgo.web.plumbing.page import Visit, go_to
from passgo.web.plumbing.texts import Speech

T = TypeVar("T")

HALL: Final = (DIRECTOR, HEAD_JUDGE, SCORER)
SHEETS: Final = (DIRECTOR, HEAD_JUDGE, SCORER, JUDGE)
# The problems of a seating that have a text.
BROKEN_CODES: Final = (
    "seated-twice", "not-a-player", "not-seated", "table-too-small", "table-too-large", "tables-differ",
    "thinned-unevenly", "fixed-seat", "kept-apart",
)  # fmt: skip
# Pages about the whole championship: an official of one venue has none of them.
NATIONAL: Final = (
    "director/terms", "director/outbox", "director/mail", "director/loans", "director/plan/closing",
    "director/plan/add", "director/series",
)  # fmt: skip
# Where each role may go, in the order of the day.
PAGES_OF: Final[Mapping[str, tuple[str, ...]]] = {
    DIRECTOR: (
        "director", "control", "registrar", "director/nicknames", "director/entrants", "director/terms",
        "director/plan", "director/officials", "director/outbox", "director/mail", "director/loans",
        "director/series", "online", "sheets", "clock", "paper", "log", "board", "projector",
    ),
    HEAD_JUDGE: ("director", "control", "online", "clock", "sheets", "paper", "log", "board", "projector"),
    SCORER: ("sheets", "director", "online", "log", "board"),
    JUDGE: ("judge", "online", "sheets", "clock", "log", "board"),
    REGISTRAR: ("registrar", "paper", "log", "board"),
}  # fmt: skip


@dataclass(frozen=True)
class PageLink:
    name: str
    address: str
    waiting: int


@dataclass(frozen=True)
class OpenCall:
    """A table that has called the head judge."""

    session: RoundId
    table: int
    place: str
    since: datetime.datetime  # in the venue's time zone
    taken_by: str  # by name; empty while nobody has


@dataclass(frozen=True)
class Refusal:
    """Why something was not done, with every rule that a seating would break."""

    text: str
    rule: str
    more: tuple[Told, ...] = ()


@dataclass(frozen=True)
class HallDesk:
    """An official at their desk. Templates see it as `desk`.

    One laptop may hold the links of several roles: the first of them names the desk, and each command is given in a
    role that may give it.
    """

    office: Office
    people: tuple[Official, ...]
    here: str
    now: datetime.datetime  # what the computer says
    pages: tuple[PageLink, ...]
    language: str
    version: int  # of the log
    calls: tuple[OpenCall, ...]  # of tables, for officials who answer them

    @property
    def id(self) -> str:
        return self.office.id

    @property
    def format(self) -> Format:
        """The championship's file with its names in the official's language."""
        return self.office.championship.format.said(self.language)

    @property
    def name(self) -> str:
        return said_in(self.office.championship.format.name, self.language)

    @property
    def person(self) -> Official:
        return self.people[0]

    @property
    def role(self) -> str:
        return self.person.role

    @property
    def official(self) -> str:
        return self.person.name

    @property
    def zone(self) -> ZoneInfo:
        """The time zone of the first venue, which is used where no place is meant."""
        return ZoneInfo(self.office.championship.format.venues[0].zone)

    @property
    def time(self) -> datetime.datetime:
        """The championship's own time."""
        return self.office.time(self.now)

    @property
    def local_time(self) -> datetime.datetime:
        return self.time.astimezone(self.zone)

    @property
    def report(self) -> ClockReport | None:
        return clock_report(self.office)

    @property
    def machine(self) -> bool:
        return self.office.kept.rehearsed

    @property
    def core(self) -> Desk:
        """The desk as the rules of the championship need it; for reading, under the lock of the office."""
        kept = self.office.championship
        return Desk(kept.state, self.format, kept.prices, kept.people, self.time, self.person.id, kept.home)

    @property
    def venue(self) -> str:
        """The venue that the official was invited for; empty for all."""
        return self.person.venue

    @property
    def answers(self) -> bool:
        """Whether tables call one of these people."""
        return self.may(TakeCall)

    def is_director(self) -> bool:
        return any(one.role == DIRECTOR for one in self.people)

    def is_national(self) -> bool:
        """Whether a director of the whole championship sits here, not of one venue."""
        return any(one.role == DIRECTOR and not one.venue for one in self.people)

    def sees(self, entrant: Entrant) -> bool:
        return sees(self.office, self.person, entrant)

    def entrant(self, id: str) -> str:
        """The id of an entrant from a form, if the official may act for them."""
        found = self.office.championship.state.entrants.get(id)
        if found is not None and not self.sees(found):
            raise Problem("bad-command", field="entrant")
        return id

    def may(self, command: type[Command]) -> bool:
        return any(one.role in command.roles for one in self.people)

    def by(self, command: type[Command]) -> Actor:
        """The actor who gives such a command; if none of their roles may, the championship refuses it."""
        return actor_of(next((one for one in self.people if one.role in command.roles), self.person))


async def desk_at(visit: Visit, *roles: str) -> HallDesk:
    office, first = await official_at(visit, *roles)
    if is_shut(office, first, visit.request.url.path.removeprefix(f"/c/{office.id}/")):
        raise link_needed()
    people = (first, *await others_at(visit, roles[roles.index(first.role) + 1 :]))
    now = now_at(office)

    def look() -> HallDesk:
        with office.lock:
            here = visit.request.url.path
            pages = tuple(page_links(office, first))
            calls = tuple(open_calls(visit.speech, office, people))
            return HallDesk(office, people, here, now, pages, visit.language, office.version, calls)

    return await blocking(visit.site, look)


def is_shut(office: Office, official: Official, page: str) -> bool:
    """Whether a page is not for officials of one venue; on its own laptop a venue has all of them."""
    return page.startswith(NATIONAL) and official.venue not in ("", office.kept.home)


async def others_at(visit: Visit, roles: tuple[str, ...]) -> list[Official]:
    """The officials of further roles whose links this browser holds."""
    found = []
    for role in roles:
        with suppress(Problem):
            found.append((await official_at(visit, role))[1])
    return found


def page_links(office: Office, official: Official) -> list[PageLink]:
    state = office.championship.state
    sessions = [one for one in state.sessions.values() if serves(official, one.venue)]
    waiting = {"sheets": sum(1 for session in sessions for table in session.tables if to_confirm(table))}
    if official.role == DIRECTOR:
        entrants = [one for one in state.entrants.values() if sees(office, official, one)]
        waiting["nicknames"] = sum(one.nickname == "proposed" for one in entrants)
        waiting["entrants"] = sum(one.status == PENDING for one in entrants)
        waiting["outbox"] = office.store.ask(lambda conn: emails.count_unsent(conn, office.id))
    links = []
    anything_online = any(venue.online for venue in office.championship.format.venues)
    for page in PAGES_OF[official.role]:
        if (page == "online" and not anything_online) or is_shut(office, official, page):
            continue
        name = page.rpartition("/")[2]
        links.append(PageLink(name, f"/c/{office.id}/{page}", waiting.get(name, 0)))
    undos = sum(serves(official, state.venue_of(undo)) for undo in state.undos.values())
    if undos and official.role in AgreeToUndo.roles:
        links.append(PageLink("undo", f"/c/{office.id}/undo", undos))
    if office.jump() is not None:
        links.append(PageLink("time", address_of(office.id), 1))
    return links


def open_calls(speech: Speech, office: Office, people: tuple[Official, ...]) -> Iterator[OpenCall]:
    """Open calls that one of these people may take, the oldest first."""
    answering = [one for one in people if one.role in TakeCall.roles]
    kept, format = office.championship, office.championship.format.said(speech.language)
    found = [
        (table.call, session, table)
        for session in kept.state.sessions.values()
        for table in session.tables
        if table.call is not None and not session.released and any(serves(one, session.venue) for one in answering)
    ]
    names = {one.id: one.name for one in office.officials()} if found else {}
    for call, session, table in sorted(found, key=lambda one: one[0].at):
        stage, venue = format.stage(session.stage), format.venue(session.venue)
        assert stage is not None  # a session has both
        assert venue is not None
        place = heading(speech, stage, venue, session.round)
        taken_by = names.get(call.taken_by, call.taken_by)
        yield OpenCall(session.id, table.number, place, call.at.astimezone(ZoneInfo(venue.zone)), taken_by)


def to_confirm(table: Table) -> bool:
    return table.sheet is not None and not table.sheet.confirmed_by


async def reading(visit: Visit, desk: HallDesk, look: Callable[[], T]) -> T:
    """Read a championship while nobody changes it, off the server's event loop."""

    def work() -> T:
        with desk.office.lock:
            return look()

    return await blocking(visit.site, work)


async def give(visit: Visit, desk: HallDesk, *commands: Command) -> None:
    """Perform commands in order, up to the first that is refused."""

    def work() -> None:
        for command in commands:
            desk.office.perform(command, desk.now)

    await blocking(visit.site, work)


def refusal_of(speech: Speech, refused: Refused) -> Refusal:
    plain = told(speech, refused)
    problems = refused.details.get("problems")
    more = [
        Told(speech.say(f"hall-broken-{problem.code}"), problem.rule)
        for problem in (problems if isinstance(problems, tuple) else ())
        if isinstance(problem, SeatingProblem) and problem.code in BROKEN_CODES
    ]
    return Refusal(plain.text, plain.rule, tuple(dict.fromkeys(more)))


class Unclear(Exception):
    """A form that says too little or too much; `key` names the text that says so."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


Show = Callable[[Visit, HallDesk, Refusal | None], Awaitable[Response]]
Act = Callable[[Visit, HallDesk], Awaitable[None]]


async def look_at(visit: Visit, roles: tuple[str, ...], show: Show) -> Response:
    return await show(visit, await desk_at(visit, *roles), None)


async def act_at(visit: Visit, roles: tuple[str, ...], acts: Mapping[str, Act], show: Show) -> Response:
    """Carry out the action that `do` names in a form. The page itself shows a refusal, with its rule."""
    desk = await desk_at(visit, *roles)
    do = visit.form.text("do")
    if do not in acts:
        raise Problem("unknown-kind")
    if not visit.site.rates.commands.allows(f"desk:{desk.person.id}"):
        raise Problem("too-fast")
    try:
        await acts[do](visit, desk)
    except Refused as refused:
        return await show_refused(visit, roles, show, refusal_of(visit.speech, refused))
    except Unclear as unclear:
        return await show_refused(visit, roles, show, Refusal(visit.say(unclear.key), ""))
    except BadDetails as bad:
        raise Problem("bad-command", field=bad.field) from None
    return go_to(f"{desk.here}?done={do}")


async def show_refused(visit: Visit, roles: tuple[str, ...], show: Show, refusal: Refusal) -> Response:
    answer = await show(visit, await desk_at(visit, *roles), refusal)
    answer.status_code = REFUSED
    return answer


def done_of(visit: Visit, acts: Mapping[str, Act]) -> str:
    """The action of the previous form; only a known word, never a text from the address."""
    said = visit.form.text("done") if visit.request.method == "GET" else ""
    return said if said in acts else ""


def show_desk(
    visit: Visit, desk: HallDesk, template: str, heading: str, refusal: Refusal | None = None, done: str = "",
    **values: object,
) -> Response:  # fmt: skip
    return visit.show(f"championships/{template}", desk=desk, heading=heading, refusal=refusal, done=done, **values)


def reason_of(visit: Visit) -> str:
    return visit.form.text("reason")[:LONGEST_REASON]
