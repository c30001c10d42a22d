"""Facts for the paper of one venue, from a championship: real people, real codes, released results.

An erased person has no row and so no name here; phone numbers go to call lists alone, birth dates nowhere.
"""

import datetime
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from zoneinfo import ZoneInfo

from passgo.championship import Championship, Format
from passgo.championship.arrivals import awaited_at
from passgo.championship.boards import ANONYMOUS, shown_name
from passgo.championship.format import Stage, Venue
from passgo.championship.ranking import Result, results_of
from passgo.championship.state import ALTERNATE, PENDING, Entrant, Session
from passgo.i18n import FALLBACK
from passgo.printing.sheet_facts import (
    Alternate,
    BadgeFacts,
    CallFacts,
    CertificateFacts,
    PressFacts,
    PressLine,
)


@dataclass(frozen=True)
class Standing:
    entrant: str
    rank: int
    points: int


@dataclass(frozen=True)
class Roster:
    """The people of one venue. Use it while nobody changes the championship."""

    championship: Championship
    venue: Venue  # as the reader's language names it
    language: str = FALLBACK
    code: Callable[[str], str] = str  # an entrant's code; their id where no office is at hand

    @property
    def format(self) -> Format:
        return self.championship.format.said(self.language)

    def real_name(self, entrant: str) -> str:
        row = self.championship.people.rows.get(entrant)
        return row.name if row is not None else ""

    def desk_name(self, entrant: str) -> str:
        """The name for the clerks, with what tells people of the same name apart."""
        mark = self.mark(entrant)
        return f"{self.real_name(entrant)} ({mark})" if entrant in self.namesakes else self.real_name(entrant)

    @cached_property
    def namesakes(self) -> set[str]:
        return self.championship.people.namesakes()

    def mark(self, entrant: str) -> str:
        """The group, and the code of somebody who has a namesake: birth dates stay off paper."""
        row = self.championship.people.rows.get(entrant)
        code = self.code(entrant) if entrant in self.namesakes else ""
        return " · ".join(part for part in (row.group if row is not None else "", code) if part)

    def sessions(self) -> list[Session]:
        """The rounds at this venue in the order in which they were drawn."""
        return [one for one in self.championship.state.sessions.values() if one.venue == self.venue.id]

    def calls(self) -> CallFacts:
        format, state = self.format, self.championship.state
        numbers = {one.id: i for i, one in enumerate(self.everybody(), 1)}
        return CallFacts(
            format.name,
            self.venue.name,
            tuple(self.called(one, one.alternate) for one in state.alternates(self.venue.id) if self.real_name(one.id)),
            self.venue.starts,
            tuple(self.called(state.entrants[id], numbers[id]) for id in self.unconfirmed() if self.real_name(id)),
        )

    def unconfirmed(self) -> list[str]:
        """Entrants with a place who have yet to say that they come."""
        return [one.id for one in self.championship.state.at_venue(self.venue.id, PENDING)]

    def called(self, entrant: Entrant, number: int) -> Alternate:
        person = self.championship.people.rows[entrant.id]
        return Alternate(number, person.name, person.phone, self.mark(entrant.id))

    def everybody(self) -> list[Entrant]:
        """Every registration of the venue, by time (CHAMP-REG-3)."""
        found = [one for one in self.championship.state.entrants.values() if one.venue == self.venue.id]
        return sorted(found, key=lambda one: one.order)

    def badges(self, link: Callable[[str], str]) -> list[BadgeFacts]:
        """Cards for those who are expected; `link` gives the address that checks a code in."""
        format, state, code = self.format, self.championship.state, self.code
        rows = self.championship.people.rows
        expected = dict.fromkeys([*awaited_at(self.championship, self.venue.id), *self.unconfirmed()])
        people = sorted((self.real_name(id), id) for id in expected if code(id))
        return [
            BadgeFacts(
                format.name, self.venue.name, name, code(id), link(code(id)),
                state.entrants[id].alternate if state.entrants[id].status == ALTERNATE else 0, self.venue.starts,
                rows[id].group if id in rows else "",
            )
            for name, id in people
        ]  # fmt: skip

    def certificates(self) -> list[CertificateFacts]:
        """A certificate for everybody who played here, for the last stage in which they did; the best first."""
        format = self.format
        last: dict[str, tuple[Stage, Standing]] = {}
        for stage in format.stages:
            for one in self.standings(stage):
                last[one.entrant] = (stage, one)
        later = sorted(last.values(), key=lambda pair: (-format.stages.index(pair[0]), pair[1].rank))
        return [
            CertificateFacts(
                format.name, ", ".join(format.organisers), self.real_name(one.entrant), stage.name, self.venue.name,
                one.rank, one.points, self.day(stage),
            )
            for stage, one in later
            if self.real_name(one.entrant)
        ]  # fmt: skip

    def day(self, stage: Stage) -> datetime.date:
        starts = [one.starts for one in self.sessions() if one.stage == stage.id and one.starts is not None]
        return (max(starts) if starts else self.venue.starts).astimezone(ZoneInfo(self.venue.zone)).date()

    def standings(self, stage: Stage) -> list[Standing]:
        """Ranks of a closed stage, as it was decided; before that equal points share a rank."""
        championship = self.championship
        played = [one for one in self.sessions() if one.stage == stage.id and one.released]
        results = {one.entrant: one for one in results_of(played, championship.format, championship.prices)}
        outcome = championship.state.outcomes.get((stage.id, self.venue.id))
        if outcome is not None:
            ranked = [id for id in outcome.ranking if id in results]
            return [Standing(id, rank, results[id].points) for rank, id in enumerate(ranked, 1)]
        return shared_ranks(list(results.values()))


def shared_ranks(results: list[Result]) -> list[Standing]:
    found: list[Standing] = []
    for place, one in enumerate(sorted(results, key=lambda one: (-one.points, one.entrant)), 1):
        rank = found[-1].rank if found and found[-1].points == one.points else place
        found.append(Standing(one.entrant, rank, one.points))
    return found


def press_facts(championship: Championship, venues: list[Venue], language: str = FALLBACK) -> PressFacts:
    """Results of these venues, stage by stage. No line ties a nickname to a city (CHAMP-POST-2)."""
    format = championship.format.said(language)
    stages = []
    for stage in reversed(format.stages):
        lines = [line for venue in venues for line in press_lines(Roster(championship, venue, language), stage)]
        if lines:
            stages.append((stage.name, tuple(sorted(lines, key=lambda line: (line.rank, -line.points, line.name)))))
    return PressFacts(format.name, ", ".join(format.organisers), tuple(stages))


def press_lines(roster: Roster, stage: Stage) -> Iterator[PressLine]:
    championship = roster.championship
    for one in roster.standings(stage):
        name = roster.real_name(one.entrant)
        if not name:
            continue  # erased: not even a line is left
        entrant = championship.state.entrants[one.entrant]
        if entrant.consents.get("publicity", False):
            home = roster.format.venue(entrant.venue)
            yield PressLine(one.rank, name, one.points, home.city if home else "")
        else:
            nickname = shown_name(championship, one.entrant)
            yield PressLine(one.rank, "" if nickname == ANONYMOUS else nickname, one.points)
