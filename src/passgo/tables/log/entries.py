"""Entries: what a table's stream holds. The table is the fold over them; persons are opaque ids, never names.

The body of an entry is JSON. `id` is the id of the command that caused it and `person` the one who gave that command;
both are empty for what the table did on its own (clocks, bots, automatic claims).
"""

from functools import cached_property
from typing import Any, ClassVar, Final, Literal, Protocol

import msgspec
from msgspec import Struct

from passgo.engine import action_from_json
from passgo.engine.actions import Action
from passgo.fair import kinds
from passgo.store import NewEntry
from passgo.tables.refusals import BrokenTable
from passgo.tables.settings import Settings

PauseReason = Literal["", "asked", "nobody-there"]
CloseReason = Literal["", "lobby-idle", "nobody-there", "host", "other-rules"]


class StoredEntry(Protocol):
    """An entry as any store gives it back."""

    @property
    def version(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def body(self) -> str: ...
    @property
    def at_ms(self) -> int: ...


class Body(Struct, omit_defaults=True):
    """The fields that every entry has."""

    kind: ClassVar[str] = ""

    id: str = ""
    person: str = ""


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    """A seat that is filled from the beginning: a rematch keeps its players and bots."""

    person: str = ""
    bot: str = ""
    token: str = ""


class Created(Body):
    kind = kinds.CREATED
    rules: int = 1  # the version of the rules; the first release did not write it
    settings: Settings = Settings()
    hash: str = ""  # of the edition with its options; it pins the game to these rules
    seats: list[SeatPlan] = []
    commitment: str = ""  # to the server's seed, for this table and this edition; empty: no fair dice


class SettingsChosen(Body):
    kind = kinds.SETTINGS_CHOSEN
    settings: Settings = Settings()
    hash: str = ""
    commitment: str = ""  # a new one, because the edition may be another
    tokens: list[str] = []  # by seat, from this edition


class Seated(Body):
    """A person sits down, comes back, or takes a seat over."""

    kind = kinds.SEATED
    seat: int = 0
    token: str = ""  # in the lobby; a seat that was played keeps its own


class TokenChosen(Body):
    """A player takes another token. The edition, not the log, says which ones there are."""

    kind = "token-chosen"
    seat: int = 0
    token: str = ""


class SeatLeft(Body):
    """A seat loses its player; after the start the leaver policy says who plays it instead."""

    kind = kinds.SEAT_LEFT
    seat: int = 0
    reason: str = "left"  # left | absent


class BotSeated(Body):
    kind = kinds.BOT_SEATED
    seat: int = 0
    bot: str = ""


class BotRemoved(Body):
    kind = kinds.BOT_REMOVED
    seat: int = 0


class JudgeSeated(Body):
    kind = "judge-seated"


class SeatCommitted(Body):
    """A player commits to their part of the dice. The latest commitment counts, as long as they keep the seat."""

    kind = kinds.SEAT_COMMITTED
    seat: int = 0
    commitment: str = ""


class Seeding(Body):
    """The host calls the start: players who committed to a part of the dice reveal it now, or play without."""

    kind = kinds.SEEDING
    commitments: list[str] = []  # by seat
    deadline_ms: int = 0


class SeatRevealed(Body):
    kind = kinds.SEAT_REVEALED
    seat: int = 0
    seed: str = ""


class Started(Body):
    kind = kinds.STARTED
    secret: str = ""  # seeds the bots; never in a view
    tokens: list[str] = []  # by seat; none where the edition names none, and in tables of older releases
    seeds: list[str] = []  # fair dice: by seat, empty if nothing was revealed; with the server's they make the key
    draws: list[int] = []
    asked: list[int] = []  # what the draws are for: the sides of each die, -n for a shuffle of n


class Deciding(Body, dict=True):
    """An entry about one action of the game. The log holds its JSON, which is decoded when first needed."""

    seat: int = 0  # or JUDGE, BANKER
    action: dict[str, Any] = {}

    @cached_property
    def decoded(self) -> Action:
        return action_from_json(self.action)


class Acted(Deciding):
    """One action of the game with the chance results it drew."""

    kind = kinds.ACTED
    draws: list[int] = []
    asked: list[int] = []  # as in `started`
    by: str = "person"  # person | bot | clock | table (automatic claim) | judge
    dice: str = ""  # "physical" when a judge typed them in: they take no place in the stream, shuffles still do


class Undone(Body):
    """A player takes their own last decision back; the entry of that decision stays where it is."""

    kind = kinds.UNDONE
    seat: int = 0
    undoes: int = 0  # the version of that decision


class DiceAsked(Deciding):
    """An action at a real table waits until the judge has typed in what was rolled."""

    kind = "dice-asked"
    by: str = "person"
    faces: list[int] = []


class DiceDropped(Body):
    kind = "dice-dropped"


class Going(Body):
    """An auction goes once (1) or twice (2)."""

    kind = "going"
    stage: int = 0


class DealTimed(Body):
    """The judge resets the clock of a negotiation, or it has run out."""

    kind = "deal-timed"
    one: int = 0
    other: int = 0
    deadline_ms: int = 0
    closed: bool = False


class Paused(Body):
    kind = "paused"
    reason: PauseReason = "asked"
    since_ms: int = 0  # when play stopped: clocks do not run from then on


class Resumed(Body):
    kind = "resumed"


class PaceChosen(Body):
    """Bots wait longer, or not as long, from now on."""

    kind = "pace-chosen"
    pace_ms: int = 0


class Said(Body):
    """A person spoke; a deletable table outside the streams holds the words, under this entry's version."""

    kind = "said"
    role: str = "seat"  # seat | judge | spectator
    seat: int = -1
    to: int = -1  # a private line for that seat


class Muted(Body):
    """Lines of that person no longer reach the player who muted them or, if the host or judge did, anybody."""

    kind = "muted"
    whom: str = ""
    on: bool = True
    for_all: bool = False


class Reported(Body):
    kind = "reported"
    line: int = 0
    whom: str = ""
    reason: str = ""


class Corrected(Body):
    """The judge corrects something: which entry, why, what, and the whole position after it."""

    kind = kinds.CORRECTED
    corrects: int = 0
    reason: str = ""
    changes: dict[str, Any] = {}
    position: dict[str, Any] = {}


class Rematched(Body):
    kind = "rematched"
    table: str = ""


class Closed(Body):
    """The table is abandoned: nobody will come back to it."""

    kind = "closed"
    reason: CloseReason = ""


class Outcome(Struct, frozen=True, omit_defaults=True):
    """The end of a game. Whatever later releases play, this is what happened."""

    rules: int = 0  # the version under which it was finished
    ending: str = ""  # last-player | first-bankruptcy | time | turns
    ranking: list[int] = []  # seats, best first
    winners: list[int] = []  # more than one if they share
    worth: list[int] = []  # by seat
    points: list[int] = []  # by seat; none where the edition keeps no score
    turns: int = 0
    digest: str = ""  # of the last position


class Ended(Body):
    """The game is over, and frozen: every release reads its outcome from here."""

    kind = "ended"
    outcome: Outcome = Outcome()


class Carried(Body):
    """The server was upgraded: these rules apply from here on. A game goes on from this position."""

    kind = "rules-changed"
    rules: int = 0
    position: dict[str, Any] = {}  # none before the start
    began_ms: int = 0  # the first movement roll


class Revealed(Body):
    """The server reveals its part of the dice after the end, with the digest of the last position."""

    kind = kinds.REVEALED
    server_seed: str = ""
    digest: str = ""  # of the last position; empty if there was no game


ENTRY_TYPES: Final[dict[str, type[Body]]] = {
    body.kind: body
    for body in (
        Created, SettingsChosen, Seated, TokenChosen, SeatLeft, BotSeated, BotRemoved, JudgeSeated, SeatCommitted,
        Seeding, SeatRevealed, Started, Acted, Undone, DiceAsked, DiceDropped, Going, DealTimed, Paused, Resumed,
        PaceChosen, Said, Muted, Reported, Corrected, Rematched, Closed, Ended, Carried, Revealed,
    )
}  # fmt: skip

ENCODER: Final = msgspec.json.Encoder()
DECODERS: Final = {kind: msgspec.json.Decoder(body) for kind, body in ENTRY_TYPES.items()}


def acted(seat: int, action: Action, by: str) -> Acted:
    """Make an entry about an action that nobody needs to decode again."""
    body = Acted(seat=seat, action=action.to_json(), by=by)
    body.decoded = action
    return body


def to_new_entry(body: Body, at_ms: int) -> NewEntry:
    return NewEntry(body.kind, ENCODER.encode(body).decode(), at_ms)


def read_body(entry: StoredEntry) -> Body:
    decoder = DECODERS.get(entry.kind)
    if decoder is None:
        raise BrokenTable(f"version {entry.version}: unknown entry {entry.kind[:40]!r}")
    try:
        return decoder.decode(entry.body)
    except (msgspec.MsgspecError, UnicodeEncodeError) as error:
        raise BrokenTable(f"version {entry.version}: {error}") from error


def follows_by_itself(entry: StoredEntry, last_ms: int) -> bool:
    """Whether the command that wrote the previous entry wrote this one too: only the first bears person and id."""
    body = read_body(entry)
    return entry.at_ms == last_ms and not body.person and not body.id
