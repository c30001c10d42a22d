"""The desk that all the registrar's pages share: the official, their venue, and the rows of people they may see."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeVar

from starlette.responses import Response

from passgo.championship import Actor, Command, Format
from passgo.championship.commands import DIRECTOR, REGISTRAR
from passgo.championship.format import Venue
from passgo.championship.personal_data import key
from passgo.championship.state import ALTERNATE, PENDING, Entrant
from passgo.office import Office, Official
from passgo.web.championships.clock_report import clock_report
from passgo.web.championships.links import actor_of, blocking, missing, now_at, official_at
from passgo.web.championships.namesakes import marks
from passgo.web.championships.persons import digits
from passgo.web.championships.refusal_texts import Told
from passgo.web.championships.venue_people import sees
from passgo.web.edge.problems import REFUSED, Problem
from passgo.web.plumbing.page import Visit

T = TypeVar("T")

MOST_ROWS: Final = 300
SHORTEST_SEARCH: Final = 2
DONE: Final = (
    "contact", "nickname", "consent", "withdrawn", "erased", "comes", "declined", "here", "away", "walk-in", "noted",
    "passed",)  # fmt: skip


@dataclass(frozen=True)
class Row:
    """One entry in a list of the desk."""

    id: str
    name: str  # empty when no personal data is kept any more
    phone: str
    status: str
    alternate: int
    phoned: bool
    order: int  # among the registrations of their venue
    city: str
    callable: bool
    present: bool  # at the venue of the desk
    mark: str = ""  # tells people of the same name apart
    group: str = ""

    @property
    def dial(self) -> str:
        return "".join(letter for letter in self.phone if letter.isdigit() or letter == "+")


@dataclass(frozen=True)
class EntryDesk:
    """An official with access to personal data. One invited for a venue sees the people of that venue."""

    office: Office
    official: Official
    venue: str  # the one they look at; empty for all
    language: str

    @property
    def format(self) -> Format:
        """The championship's file with its names in the official's language."""
        return self.office.championship.format.said(self.language)

    @property
    def actor(self) -> Actor:
        return actor_of(self.official)

    @property
    def path(self) -> str:
        return f"/c/{self.office.id}/registrar"

    def venues(self) -> list[Venue]:
        return list(self.format.venues)

    def sees(self, entrant: Entrant) -> bool:
        return sees(self.office, self.official, entrant)

    def entrant(self, id: str) -> Entrant:
        """The entrant of that id; there is no such page for entrants of another official's venue."""
        found = self.office.championship.state.entrants.get(id)
        if found is None or not self.sees(found):
            raise missing("no-such-page")
        return found

    def seen(self) -> list[Entrant]:
        """Everybody of the venue on this page, in the order of registration."""
        everybody = self.office.championship.state.entrants.values()
        here = [one for one in everybody if self.sees(one) and self.venue in ("", one.venue)]
        return sorted(here, key=lambda one: one.order)

    def rows(self, entrants: Iterable[Entrant]) -> list[Row]:
        numbers, cities = positions(self.office), {venue.id: venue.city for venue in self.format.venues}
        marked = marks(self.office)
        return [self.row(one, numbers[one.id], cities.get(one.venue, ""), marked.get(one.id, "")) for one in entrants]

    def row(self, one: Entrant, number: int, city: str, mark: str = "") -> Row:
        person = self.office.championship.people.rows.get(one.id)
        return Row(
            one.id, person.name if person else "", person.phone if person else "", one.status, one.alternate,
            one.phoned, number, city, one.status in (PENDING, ALTERNATE) and not one.phoned,
            self.venue in one.present, mark, person.group if person else "",
        )  # fmt: skip


def fits(desk: EntryDesk, one: Entrant, q: str) -> bool:
    """Whether somebody says this about an entrant: code, email, name, nickname, group, guardian or telephone number."""
    person = desk.office.championship.people.rows.get(one.id)
    if person is None or len(q) < SHORTEST_SEARCH:
        return False
    if q.strip().upper() == desk.office.badge_code(one.id) or q.casefold() in person.email.casefold():
        return True
    figures = "".join(letter for letter in digits(q) if letter.isdigit())
    phone = "".join(letter for letter in person.phone if letter.isdigit())
    wanted = key(q)
    names = (person.name, person.nickname or person.drawn, person.group, person.guardian)
    named = wanted != "" and any(wanted in key(name) for name in names)
    return named or (len(figures) > SHORTEST_SEARCH and figures in phone)


def positions(office: Office) -> dict[str, int]:
    """The place of each registration among those of its venue, by time (CHAMP-REG-3)."""
    taken: dict[str, int] = {}
    found = {}
    for one in sorted(office.championship.state.entrants.values(), key=lambda entrant: entrant.order):
        taken[one.venue] = found[one.id] = taken.get(one.venue, 0) + 1
    return found


async def entry_desk(visit: Visit) -> EntryDesk:
    office, official = await official_at(visit, REGISTRAR, DIRECTOR)
    venue = official.venue or visit.form.text("venue")
    known = office.championship.format.venue(venue) is not None
    return EntryDesk(office, official, venue if known else "", visit.language)


async def reading(visit: Visit, desk: EntryDesk, look: Callable[[], T]) -> T:
    """Read a championship while nobody changes it, off the server's event loop."""

    def work() -> T:
        with desk.office.lock:
            return look()

    return await blocking(visit.site, work)


async def give(visit: Visit, desk: EntryDesk, command: Command) -> None:
    if not visit.site.rates.commands.allows(f"desk:{desk.official.id}"):
        raise Problem("too-fast")
    await blocking(visit.site, lambda: desk.office.perform(command, now_at(desk.office)))


def show_desk(
    visit: Visit, desk: EntryDesk, template: str, section: str, refused: Told | None = None, **values: object
) -> Response:
    done = visit.form.text("done") if visit.request.method == "GET" else ""
    answer = visit.show(
        f"championships/{template}",
        id=desk.office.id,
        name=desk.format.name,
        section=section,
        by_director=desk.official.role == DIRECTOR,  # an official with a console to go back to
        bound=bool(desk.official.venue),
        venue=desk.venue,
        venues=desk.venues(),
        done=done if done in DONE else "",
        refused=refused,
        report=clock_report(desk.office),
        **{"list": "calls", **values},
    )
    if refused:
        answer.status_code = REFUSED
    return answer
