"""A command being carried out: it adds entries to a copy of the state, which becomes the table's once stored."""

from functools import cached_property
from typing import TYPE_CHECKING, Final

from passgo.editions.keeping import content_of
from passgo.engine.chance import Chance
from passgo.store import NewEntry
from passgo.tables.commands import fair_dice
from passgo.tables.commands.commands import JUDGE, Command
from passgo.tables.effects import Effect, KeepEdition, RoleGone
from passgo.tables.log import entries
from passgo.tables.log.draws import Drawing
from passgo.tables.log.entries import Body, to_new_entry
from passgo.tables.log.fold import fold
from passgo.tables.refusals import Refused
from passgo.tables.shown.happenings import Happening
from passgo.tables.shown.messages import RoleLost, encode
from passgo.tables.shown.ring import Batch, batch_of
from passgo.tables.table_state import PLAYING, State

if TYPE_CHECKING:
    from passgo.tables.table import Table

# Entries after which the store must hold the edition: games of the first release did not keep theirs.
PINS_EDITION: Final = (entries.Created, entries.SettingsChosen, entries.Carried, entries.Ended)

UNNUMBERED: Final = frozenset({"tick", "connect", "disconnect"})  # repeating them is harmless and means something new


class Draft:
    """The work of a handler: the entries, happenings and effects of one command."""

    def __init__(self, table: "Table", command: Command, now_ms: int, chance: Chance) -> None:
        self.table = table
        self.command = command
        self.now_ms = now_ms
        self.chance = chance
        self.state: State = table.state
        self.entries: list[NewEntry] = []
        self.told: list[Happening] = []
        self.effects: list[Effect] = []
        self.version = 0  # of the command's own entry

    def add(self, body: Body, dice: Chance | None = None) -> None:
        """Add an entry. The first bears the command's id; the entries that follow from it bear none."""
        former = None if self.entries else self.state
        if not self.entries:
            self.state = self.state.copy()
            body.person = self.command.person
            if self.command.kind not in UNNUMBERED:
                body.id = self.command.id
        drawing = Drawing(self.stream() if dice is None else dice)
        self.told += fold(self.state, body, self.now_ms, drawing, former)
        if isinstance(body, entries.Acted | entries.Started):
            body.draws, body.asked = drawing.draws, drawing.asked
        if isinstance(body, PINS_EDITION) and self.state.edition is not None:
            self.effects.append(KeepEdition(self.state.edition.hash, content_of(self.state.edition)))
        self.entries.append(to_new_entry(body, self.now_ms))
        self.version = self.version or self.state.version

    @cached_property
    def batch(self) -> Batch:
        """The happenings of the command, encoded once, for clients that are here now and those that return later."""
        state = self.state
        after = state.version - len(self.entries)
        return batch_of(after, state.version, self.now_ms, self.told, state.settings.claim_help != "none")

    def stream(self) -> Chance:
        """The source of the game's dice and decks; `chance` itself is only for what is no part of the game."""
        return fair_dice.stream_of(self.state, self.table.seed, self.chance)

    def forget(self) -> None:
        """Drop everything, as if nothing had been done yet."""
        self.state = self.table.state
        self.entries = []
        self.told = []
        self.effects = []
        self.version = 0

    def lose_role(self, role: str, person: str) -> None:
        """Take a role from a person: from this entry on their connections are served in another."""
        self.effects.append(RoleGone(role, person, encode(RoleLost(role))))

    # Who may do what.

    def is_host(self) -> bool:
        return self.command.person != "" and self.command.person == self.state.host

    def is_judge(self) -> bool:
        """Whether both the link and the person are the judge's: a stolen link alone does not make a judge."""
        person = self.command.person
        return person != "" and person == self.state.judge and self.command.role == JUDGE

    def need_host(self) -> None:
        if not self.is_host():
            raise Refused("not-host")

    def need_host_or_judge(self) -> None:
        if not self.is_host() and not self.is_judge():
            raise Refused("not-host")

    def need_judge(self) -> None:
        if not self.is_judge():
            raise Refused("not-judge")
        self.need_playing()

    def need_status(self, status: str, code: str) -> None:
        if self.state.status != status:
            raise Refused(code, status=self.state.status)

    def need_playing(self) -> None:
        self.need_status(PLAYING, "not-playing")

    def need_seat(self) -> int:
        """The seat of the person who gives the command; nobody acts for another's seat, whatever their link says."""
        seat = self.state.seat_of(self.command.person)
        if seat < 0 or self.command.seat not in (-1, seat):
            raise Refused("not-your-seat")
        return seat
