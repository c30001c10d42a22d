"""Replays: step to any version of a game and see it in a role that the reader may take."""

from collections.abc import Iterable, Mapping
from typing import Final

from passgo.tables.called import Names
from passgo.tables.commands.commands import JUDGE, SPECTATOR, seat_role
from passgo.tables.log.entries import StoredEntry
from passgo.tables.log.fold import fold_stored
from passgo.tables.refusals import OtherRules, Refused
from passgo.tables.shown.facts import TableView
from passgo.tables.shown.happenings import Happening, without_prompts
from passgo.tables.shown.views import typed_view
from passgo.tables.table_state import FINISHED, State

EVERY: Final = 64  # entries between two states that are kept


class Replay:
    """All states of a table, each reached from the nearest one that was kept."""

    def __init__(self, table: str, stored: Iterable[StoredEntry], editions: Mapping[str, str] | None = None) -> None:
        self.stored = list(stored)
        self.told: list[list[Happening]] = []
        state = State(table, editions)
        self.kept = [state.copy()]
        for entry in self.stored:
            self.told.append(fold_stored(state, entry)[1])
            if not state.replayed:
                raise OtherRules(state.rules)
            if state.version % EVERY == 0:
                self.kept.append(state.copy())
        self.last = state
        self.watchable = True  # False: onlookers see the end of the game later than the players, and not yet

    def versions(self) -> int:
        return self.last.version

    def end(self) -> int:
        """The last version at which something happened: talk and seeds may come after it."""
        return max((version for version, told in enumerate(self.told, 1) if told), default=0)

    def watchable_ms(self) -> int:
        """When onlookers have seen the end of the game."""
        end = self.end()
        return self.stored[end - 1].at_ms + self.last.settings.watch_delay_ms if end else 0

    def roles_for(self, person: str) -> list[str]:
        """The roles in which a person may look back.

        While a game runs, people see it only in their own role. A finished casual game is open to all who could have
        watched it; in an official one other players' cash stays hidden.
        """
        last = self.last
        seat = last.seat_of(person)
        own = [seat_role(seat)] if seat >= 0 else []
        if person and person == last.judge:
            own.append(JUDGE)
        if last.status != FINISHED or not self.watchable:
            return own
        if last.settings.watch == "nobody" and not own and person != last.host:
            return []
        if last.settings.official:
            return [SPECTATOR, *own]
        return [SPECTATOR, *[seat_role(number) for number in range(len(last.seats))], JUDGE]

    def gives_record(self, person: str) -> bool:
        """Whether a person may have the whole log. It shows what everybody had at any time, so the log of an official
        round goes only to those who were at the table: the dice they played with are theirs to check.
        """
        roles = self.roles_for(person)
        return roles not in ([], [SPECTATOR]) if self.last.settings.official else roles != []

    def state_at(self, version: int) -> State:
        if not 0 <= version <= self.versions():
            raise Refused("no-such-version", version=self.versions())
        state = self.kept[version // EVERY].copy()
        while state.version < version:
            fold_stored(state, self.stored[state.version])
        return state

    def view(self, person: str, role: str, version: int, names: Names | None = None) -> TableView:
        """The table at that version as the role saw it then."""
        self.check(person, role)
        return typed_view(self.state_at(version), names or {}, role, "")

    def events(self, person: str, role: str, version: int) -> list[Happening]:
        """The happenings of the entry of that version, as the role saw them."""
        self.check(person, role)
        if not 1 <= version <= self.versions():
            raise Refused("no-such-version", version=self.versions())
        told = self.told[version - 1]
        prompts = role == JUDGE or self.last.settings.claim_help != "none"
        return told if prompts else without_prompts(told)

    def check(self, person: str, role: str) -> None:
        if role not in self.roles_for(person):
            raise Refused("not-allowed" if self.last.status == FINISHED else "not-finished")
