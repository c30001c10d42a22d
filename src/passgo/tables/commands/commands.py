"""Commands: what somebody wants of a table, who they are, and the role they are entitled to."""

from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec
from msgspec import Meta, Struct

from passgo.engine.actions import ACTION_NAMES, ANSWER_NAMES
from passgo.tables.log.entries import SeatPlan
from passgo.tables.refusals import Refused
from passgo.tables.settings import MOST_SEATS, Pace, Settings
from passgo.tables.shown.happenings import DealFacts

LARGEST_COMMAND: Final = 16_384  # bytes of a message from a client
LONGEST_ID: Final = 64

SEAT: Final = "seat"
JUDGE: Final = "judge"
SPECTATOR: Final = "spectator"
PUBLIC: Final = "public"
SYSTEM: Final = "system"
LINK_ROLES: Final = (SEAT, JUDGE, SPECTATOR)  # the roles a link may grant


def seat_role(seat: int) -> str:
    """The name of a seat's role in views and effects."""
    return f"seat:{seat}"


class Command(Struct, frozen=True):
    """One wish. The driver has verified `person` and, from their link or session, the `role` with its `seat`.

    `role` is what the person is entitled to: "seat" (with a seat, or -1 for any that is free), "judge", "spectator",
    "public"; "system" is the driver itself. The table checks whether the person really sits there.
    """

    id: str
    kind: str
    person: str = ""
    role: str = PUBLIC
    seat: int = -1
    expected: int | None = None
    body: dict[str, Any] = {}
    gender: str = ""  # how texts speak of the person


SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Duration = Annotated[int, Meta(ge=0, le=3_600_000)]
BotName = Annotated[str, Meta(max_length=40)]
TokenName = Annotated[str, Meta(max_length=40)]
ActionName = Annotated[str, Meta(extra_json_schema={"enum": ACTION_NAMES})]
AnswerName = Annotated[str, Meta(extra_json_schema={"enum": ANSWER_NAMES})]
ReportReason = Literal["insult", "spam", "cheating", "advice", "other"]
HEX: Final = "^([0-9a-f]{64})?$"
Hex = Annotated[str, Meta(pattern=HEX, min_length=64, max_length=64)]  # 32 bytes


class Wish(Struct, forbid_unknown_fields=True):
    """The body of a command."""

    kind: ClassVar[str] = ""


class Create(Wish):
    kind = "create"
    seed: Annotated[str, Meta(pattern=HEX, max_length=64)] = (
        ""  # the driver's part of fair dice; empty: it does without them
    )
    settings: Settings = Settings()
    seats: Annotated[list[SeatPlan], Meta(max_length=MOST_SEATS)] = []  # used by a rematch only


class ChooseSettings(Wish):
    kind = "settings"
    settings: Settings


class Join(Wish):
    """Give one's name. It is not part of the stream."""

    kind = "join"
    name: str


class TakeSeat(Wish):
    kind = "take-seat"
    seat: Annotated[int, Meta(ge=-1, lt=MOST_SEATS)] = -1  # -1: the first that is free
    name: str = ""
    take_over: bool = False
    token: TokenName = ""  # one that is free; otherwise the table gives one


class ChooseToken(Wish):
    kind = "choose-token"
    token: TokenName
    seat: Annotated[int, Meta(ge=-1, lt=MOST_SEATS)] = -1  # -1: one's own


class Leave(Wish):
    kind = "leave"


class TakeJudge(Wish):
    kind = "take-judge"
    name: str = ""
    take_over: bool = False


class AddBot(Wish):
    kind = "add-bot"
    seat: Annotated[int, Meta(ge=-1, lt=MOST_SEATS)] = -1
    bot: BotName = "builder"


class RemoveBot(Wish):
    kind = "remove-bot"
    seat: SeatNumber


class Start(Wish):
    kind = "start"
    fill: BotName = ""  # a bot for every seat that is still free


class FairCommit(Wish):
    """Commit to one's part of the dice: `passgo.fair.seat_commitment` of 32 random bytes and the table."""

    kind = "fair-commit"
    commitment: Hex


class FairReveal(Wish):
    """Reveal one's part of the dice, once the host has called the start."""

    kind = "fair-reveal"
    seed: Hex


class ActionWish(Struct, omit_defaults=True):
    """An action of the game as a client sends it, without the fields its type does not use."""

    type: ActionName
    amount: int = 0  # a bid; the steps of an answer; the group of sell-hotels
    space: int = -1
    spaces: list[int] = []  # instead of `space`: several levels declared at once, in their order
    seat: int = -1  # the other player
    answer: AnswerName = ""
    deal: DealFacts | None = None


class Act(Wish):
    """Take an action of the game. The engine decodes it, and refuses anything else as `bad-action`."""

    kind = "act"
    action: Annotated[
        dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/ActionWish"}, extra={"shape": ActionWish})
    ]


class Undo(Wish):
    """Take one's own last decision back, where the table allows it."""

    kind = "undo"


class Chat(Wish):
    kind = "chat"
    text: str = ""
    preset: Annotated[str, Meta(max_length=40)] = ""
    to: SeatNumber | None = None  # a private line


class Mute(Wish):
    kind = "mute"
    line: int | None = None  # the author of this line, or
    seat: SeatNumber | None = None  # the player in this seat
    on: bool = True
    for_all: bool = False  # by host or judge


class Report(Wish):
    kind = "report"
    line: int
    reason: ReportReason = "other"


class Pause(Wish):
    kind = "pause"


class Resume(Wish):
    kind = "resume"


class ChoosePace(Wish):
    """Choose how long the bots wait, while the game is played."""

    kind = "pace"
    pace_ms: Pace


class Rematch(Wish):
    """Play again. The driver puts the new table's id into the body, in place of anything a client sends there."""

    kind = "rematch"
    table: Annotated[str, Meta(max_length=64)] = ""


class CloseTable(Wish):
    kind = "close"


class JudgeClose(Wish):
    kind = "judge-close"


class JudgeLastRound(Wish):
    kind = "judge-last-round"


class JudgeTime(Wish):
    kind = "judge-time"


class JudgeExpel(Wish):
    kind = "judge-expel"
    seat: SeatNumber


class JudgeLimit(Wish):
    """Limit the time within which a deal must be concluded (CHAMP-NEGO-4)."""

    kind = "judge-limit"
    one: SeatNumber
    other: SeatNumber
    ms: Duration


class JudgeExtend(Wish):
    """Extend a negotiation briefly when agreement seems near (CHAMP-NEGO-7)."""

    kind = "judge-extend"
    one: SeatNumber
    other: SeatNumber
    ms: Duration


class JudgeDice(Wish):
    kind = "judge-dice"
    faces: Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(min_length=1, max_length=12)]


class JudgeNoDice(Wish):
    """Take the announced roll back."""

    kind = "judge-no-dice"


class CashChange(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    amount: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]  # more or less, against the Bank


class DeedChange(Struct, frozen=True, forbid_unknown_fields=True):
    space: Annotated[int, Meta(ge=0, lt=1000)]
    owner: Annotated[int, Meta(ge=-1, lt=MOST_SEATS)] | None = None
    level: Annotated[int, Meta(ge=0, le=5)] | None = None
    mortgaged: bool | None = None


class PlaceChange(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    space: Annotated[int, Meta(ge=0, lt=1000)]
    jail: Annotated[int, Meta(ge=-1, le=10)] = -1


class JudgeCorrect(Wish):
    kind = "judge-correct"
    corrects: int  # the version of the entry that is corrected
    reason: str
    cash: Annotated[list[CashChange], Meta(max_length=20)] = []
    deeds: Annotated[list[DeedChange], Meta(max_length=40)] = []
    places: Annotated[list[PlaceChange], Meta(max_length=20)] = []


class Tick(Wish):
    """Wake up: the time that a Wake asked for has come."""

    kind = "tick"


class Connect(Wish):
    kind = "connect"


class Disconnect(Wish):
    kind = "disconnect"


COMMAND_TYPES: Final[dict[str, type[Wish]]] = {
    wish.kind: wish
    for wish in (
        Create, ChooseSettings, Join, TakeSeat, ChooseToken, Leave, TakeJudge, AddBot, RemoveBot, Start, FairCommit,
        FairReveal, Act, Undo, Chat, Mute, Report, Pause, Resume, ChoosePace, Rematch, CloseTable, JudgeClose,
        JudgeLastRound, JudgeTime, JudgeExpel, JudgeLimit, JudgeExtend, JudgeDice, JudgeNoDice, JudgeCorrect, Tick,
        Connect, Disconnect,
    )
}  # fmt: skip

# Only the driver gives these, whatever a client sends.
DRIVER_ONLY: Final = frozenset({"tick", "connect", "disconnect", "create"})
CLIENT_KINDS: Final = tuple(kind for kind in COMMAND_TYPES if kind not in DRIVER_ONLY)


def read_wish(command: Command) -> Wish:
    """Read and check the body of a command; Refused says what is wrong with it."""
    wish = COMMAND_TYPES.get(command.kind)
    if wish is None:
        raise Refused("unknown-kind")
    if not 1 <= len(command.id) <= LONGEST_ID or not command.id.isascii() or not command.id.isprintable():
        raise Refused("bad-id", longest=LONGEST_ID)
    try:
        return msgspec.convert(command.body, wish)
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        # The path of the field, never its content: what was sent may be long, the answer must not be.
        raise Refused("bad-command", field=path_in(str(error))) from error


def path_in(message: str) -> str:
    """The field that a msgspec message names, without its `$`."""
    _, found, path = message.rpartition("`$")
    return path.rstrip("`").lstrip(".")[:80] if found else ""
