"""Documents of a championship, from real data: which there are, who may print them, and what is on them.

Names are for the office: phone numbers go to call lists alone, birth dates nowhere, and erased people have no row.
"""

import datetime
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final
from zoneinfo import ZoneInfo

from passgo.championship import Format
from passgo.championship.boards import ANONYMOUS, shown_name
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, REGISTRAR
from passgo.championship.format import Venue
from passgo.championship.rounds import RoundId
from passgo.championship.state import Session
from passgo.office import Office
from passgo.printing import (
    CannotPrint,
    Roster,
    SheetFacts,
    badges,
    call_list,
    certificates,
    judge_cards,
    press_facts,
    press_results,
    score_sheets,
    scoring_of,
    seating_lists,
    sheets_of,
)
from passgo.printing.emblem import Layer, emblem_of
from passgo.printing.print_shop import Work
from passgo.web.plumbing.edition_words import edition
from passgo.web.plumbing.looks import look

SPARES: Final = 2  # blank score sheets after the others
PRESS: Final = "press"
# In the order of the day. Real names are for those who have access to personal data anyway.
KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "calls": (DIRECTOR, REGISTRAR),
    "badges": (DIRECTOR, REGISTRAR),
    "seating": (DIRECTOR, REGISTRAR),
    "wall": (DIRECTOR, REGISTRAR, HEAD_JUDGE),
    "judges": (DIRECTOR, HEAD_JUDGE),
    "sheets": (DIRECTOR, HEAD_JUDGE),
    "certificates": (DIRECTOR, REGISTRAR),
    PRESS: (DIRECTOR,),
}


@dataclass(frozen=True)
class Wish:
    """A document that somebody wants. Whether they may have it is checked before."""

    kind: str
    venue: str  # empty for the results of all venues
    language: str
    address: str  # of the server, for codes to scan
    round: RoundId | None = None  # otherwise the newest one of the venue


def work_of(office: Office, wish: Wish) -> Work:
    """Collect the facts of a document now; the work itself can be done in another process."""
    with office.lock:
        return Facts(office, wish).work()


@dataclass(frozen=True)
class Facts:
    office: Office
    wish: Wish

    def work(self) -> Work:
        language, kind = self.wish.language, self.wish.kind
        if kind == PRESS:
            venues = [self.venue()] if self.wish.venue else list(self.format.venues)
            facts = press_facts(self.office.championship, venues, language)
            return partial(press_results, facts, language, self.day(self.format.venues[0]))
        roster, day = self.roster(), self.day(self.venue())
        if kind == "calls":
            return partial(call_list, roster.calls(), language, day)
        if kind == "badges":
            return partial(badges, roster.badges(self.door), language, day)
        if kind == "certificates":
            return partial(certificates, roster.certificates(), language, day, self.emblem())
        if kind == "seating":
            return partial(seating_lists, self.tables(roster, roster.desk_name), language, day)
        if kind == "wall":
            return partial(seating_lists, self.tables(roster, self.posted_name), language, day)
        nickname = self.office.championship.people.called
        tables = self.tables(roster, nickname)
        if kind == "judges":
            return partial(judge_cards, tables, language, day)
        return partial(score_sheets, tables, language, day, SPARES, self.emblem())

    def roster(self) -> Roster:
        return Roster(self.office.championship, self.venue(), self.wish.language, self.office.badge_code)

    @property
    def format(self) -> Format:
        return self.office.championship.format.said(self.wish.language)

    def venue(self) -> Venue:
        found = self.format.venue(self.wish.venue)
        if found is None:
            raise CannotPrint("no-such-venue", f"{self.wish.venue!r} is no venue of {self.office.id}")
        return found

    def day(self, venue: Venue) -> datetime.date:
        return self.office.time(self.office.now()).astimezone(ZoneInfo(venue.zone)).date()

    def door(self, code: str) -> str:
        return f"{self.wish.address}/c/{self.office.id}/registrar/check-in?code={code}"

    def posted_name(self, entrant: str) -> str:
        """The name for a wall that everybody can read (CHAMP-POST-2)."""
        name = shown_name(self.office.championship, entrant)
        return "" if name == ANONYMOUS else name

    def tables(self, roster: Roster, name: Callable[[str], str]) -> list[SheetFacts]:
        kept = self.office.championship
        session = self.session(roster)
        officials = {one.id: one.name for one in self.office.officials()}
        scoring = scoring_of(edition(kept.format.edition), self.format, self.wish.language)

        def link(table: int) -> str:
            return f"{self.wish.address}/c/{self.office.id}/judge/{session.id}/{table}"

        def shown(id: str) -> str:
            return officials.get(id) or name(id)

        return sheets_of(self.format, session, scoring, shown, link, kept.digest()[:16])

    def session(self, roster: Roster) -> Session:
        found = [one for one in roster.sessions() if self.wish.round in (None, one.id)]
        if not found:
            raise CannotPrint("no-tables", f"no seating at {self.wish.venue} yet")
        return found[-1]

    def emblem(self) -> tuple[Layer, ...]:
        name = self.office.championship.format.edition
        return emblem_of(look(name), edition(name).board)
