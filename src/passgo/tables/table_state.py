"""The state of a table: all that follows from its entries. It is copied before it is changed."""

import hashlib
from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from passgo.editions import Edition
from passgo.engine import Game, SeededChance, to_json
from passgo.engine.actions import Action
from passgo.engine.rules import RULES_VERSION
from passgo.engine.sale import Sale
from passgo.tables.log.entries import CloseReason, DiceAsked, Outcome, PauseReason
from passgo.tables.settings import Settings

NEW: Final = "new"  # nothing has happened, not even `create`
LOBBY: Final = "lobby"
SEEDING: Final = "seeding"  # the host has called the start, and the players reveal their parts of the dice
PLAYING: Final = "playing"
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"
OPEN: Final = (LOBBY, SEEDING, PLAYING)
Status = Literal["new", "lobby", "seeding", "playing", "finished", "abandoned"]

StandIn = Literal["", "bot", "skip", "withdraw"]
Player = Literal["open", "person", "bot", "skip", "withdraw"]


class Seat(Struct, frozen=True):
    """A seat and the person in it. A leaver keeps their seat while something else plays for them."""

    person: str = ""
    bot: str = ""
    stand_in: StandIn = ""  # after the start, for a leaver
    why: str = ""  # left | absent
    commitment: str = ""  # to a part of the dice: its player's until the start is called, then the seat's
    seed: str = ""  # that part, once revealed
    token: str = ""  # its id; empty: the mark of the seat

    def is_open(self) -> bool:
        return not self.person and not self.bot

    def player(self) -> Player:
        """The kind of player who decides now."""
        if self.stand_in:
            return self.stand_in
        if self.person:
            return "person"
        return "bot" if self.bot else "open"


class Wait(NamedTuple):
    """A decision that the table awaits from a seat, and since when."""

    kind: int
    since_ms: int
    version: int


class Hammer(NamedTuple):
    """The countdown of the auction that is open."""

    version: int  # the version at which it was opened
    since_ms: int  # when its present stage began
    stage: int  # 0 open, 1 going once, 2 going twice
    running: bool  # not while somebody must pay or choose first


class Proposal(NamedTuple):
    """The time and version of an offer."""

    since_ms: int
    version: int


class Negotiation(NamedTuple):
    """Two seats that talk about a deal; when the time is over they are silent until the next turn."""

    began_ms: int
    deadline_ms: int  # 0: no clock
    turn: int
    closed: bool


class Speech(NamedTuple):
    """A line of talk: who said it and to whom, not what."""

    person: str
    role: str
    seat: int
    to: int
    at_ms: int


class Undoable(NamedTuple):
    """A decision that its player may still take back."""

    version: int  # of its entry
    seat: int
    action: Action
    before: "State"  # never changed, only copied


class State:
    """The state of one table. Only `passgo.tables.log.fold` changes it."""

    def __init__(self, table: str, kept: Mapping[str, str] | None = None, replay_from: int = 0) -> None:
        self.table = table
        self.kept = kept or {}  # editions as the store has them, by hash
        self.replay_from = replay_from  # earlier versions are not replayed
        self.replayed = replay_from == 0  # False: the game is taken from what is stored
        self.rules = RULES_VERSION  # the version of the rules in force
        self.pinned = ""  # the hash of the edition
        self.outcome: Outcome | None = None  # of a finished game
        self.frozen = False  # whether an entry holds the outcome
        self.version = 0
        self.game_version = 0  # the version at which the position last changed
        self.status: Status = NEW
        self.last_ms = 0  # when the latest entry was made
        self.host = ""
        self.judge = ""
        self.settings = Settings()
        self.edition: Edition | None = None
        self.seats: list[Seat] = []
        self.game: Game | None = None
        self.secret = ""
        self.commitment = ""  # of the server; empty where there are no fair dice
        self.seeding_ms = 0  # until when seats may reveal
        self.revealed = ""  # the server's seed, after the end
        self.drawn = 0  # places of the stream used so far
        self.began_ms = 0  # the first movement roll (CHAMP-TIME-6)
        self.paused_ms = 0  # when the pause began; 0 if the table is not paused
        self.pause_reason: PauseReason = ""
        self.waits: dict[int, Wait] = {}
        self.hammer: Hammer | None = None
        self.sale = Sale()
        self.proposals: dict[tuple[int, int], Proposal] = {}  # by the seat that made it and the seat it was made to
        self.negotiations: dict[tuple[int, int], Negotiation] = {}
        self.dice: DiceAsked | None = None
        self.dice_version = 0
        self.turn = -1  # the turn that the counts below belong to
        self.acts: dict[int, int] = {}
        self.offers: dict[int, int] = {}
        self.missed: dict[int, int] = {}  # decisions in a row that the clock took for a person, by seat
        self.said: dict[int, Speech] = {}  # the latest lines, by their version
        self.muted: frozenset[tuple[str, str]] = frozenset()  # who muted whom; the first is empty for the whole table
        self.reported: frozenset[tuple[int, str]] = frozenset()  # line and who reported it
        self.undo: tuple[Undoable, ...] = ()  # the latest decisions of one seat, if nothing but talk came since
        self.rematch = ""
        self.close_reason: CloseReason = ""

    def twin(self) -> "State":
        """Another state with the same parts, for a caller that changes neither."""
        twin = State(self.table, self.kept)
        twin.__dict__.update(self.__dict__)
        return twin

    def copy(self) -> "State":
        twin = self.twin()
        twin.seats = self.seats[:]
        if self.game is not None:
            twin.game = self.game.copy(self.game.chance)
            twin.game.listen()
        twin.sale = self.sale.copy()
        twin.waits = self.waits.copy()
        twin.proposals = self.proposals.copy()
        twin.negotiations = self.negotiations.copy()
        twin.acts = self.acts.copy()
        twin.offers = self.offers.copy()
        twin.missed = self.missed.copy()
        twin.said = self.said.copy()
        return twin

    def seat_of(self, person: str) -> int:
        """The seat that belongs to a person, or -1."""
        if person:
            for i, seat in enumerate(self.seats):
                if seat.person == person:
                    return i
        return -1

    def delay_ms(self) -> int:
        """The delay with which onlookers see this. Before the start there is nothing to hide."""
        return 0 if self.game is None else self.settings.watch_delay_ms

    def playing(self) -> Game:
        assert self.game is not None
        return self.game

    def to_json(self) -> dict[str, Any]:
        """The whole state as JSON, secrets included: for comparing two tables, never for a client."""
        plain = {name: value for name, value in self.__dict__.items() if name not in ("game", "edition", "kept")}
        plain["negotiations"] = [[*pair, *talk] for pair, talk in sorted(self.negotiations.items())]
        plain["proposals"] = [[*pair, *made] for pair, made in sorted(self.proposals.items())]
        plain["undo"] = [[last.version, last.seat, digest(last.before)] for last in self.undo]
        plain["muted"] = sorted(self.muted)
        plain["reported"] = sorted(self.reported)
        plain["sale"] = self.sale.to_json()
        plain["game"] = None if self.game is None else to_json(self.game)
        plain["edition"] = "" if self.edition is None else self.edition.hash
        return plain


def digest(state: State) -> str:
    """A digest, the same for two tables that cannot be told apart."""
    plain = msgspec.to_builtins(state.to_json(), str_keys=True)
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()


SILENT: Final = SeededChance(0)  # a game at rest holds a source that is never asked
