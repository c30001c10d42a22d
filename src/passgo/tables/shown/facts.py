"""Facts: what a client may know of a table, field by field. Only what is declared here can be sent.

Every text is a key or an argument; numbers name seats, spaces, decks. Times are the server's, in milliseconds.
"""

from typing import Annotated, Final

from msgspec import Meta, Struct

from passgo.engine.game import AWAITED
from passgo.engine.state import REASONS
from passgo.store.people import GENDERS
from passgo.tables.commands.commands import JUDGE, SEAT, SPECTATOR, ActionName, AnswerName
from passgo.tables.log.entries import CloseReason, PauseReason
from passgo.tables.settings import Settings, Watch
from passgo.tables.shown.happenings import DealFacts, Happening
from passgo.tables.table_state import Player, Status

CHOICE_NAMES: Final = ("bus", "any-space", "ride", "mortgaged-deed")

# The schema and the browser's types list these words.
AwaitedName = Annotated[str, Meta(extra_json_schema={"enum": AWAITED})]
DebtReason = Annotated[str, Meta(extra_json_schema={"enum": REASONS})]
ChoiceName = Annotated[str, Meta(extra_json_schema={"enum": CHOICE_NAMES})]
OpenChoice = Annotated[str, Meta(extra_json_schema={"enum": ("", *CHOICE_NAMES)})]
Gender = Annotated[str, Meta(extra_json_schema={"enum": GENDERS})]
TalkRole = Annotated[str, Meta(extra_json_schema={"enum": (SEAT, JUDGE, SPECTATOR)})]


class Facts(Struct):
    """A part of a view."""


class SeatFacts(Facts):
    seat: int
    player: Player  # who decides now
    name: str
    gender: Gender  # how texts speak of the person; empty: unsaid
    bot: str  # the bot that plays, by name
    token: str  # its id; empty: the edition names none, or the game began before players chose
    commitment: str  # before the start: the player's commitment to their part of the dice
    revealed: bool  # and whether they have revealed it


class ResultFacts(Facts):
    ranking: list[int]
    worth: list[int]
    points: list[int]


class TableFacts(Facts):
    """The table around the game: the same for everybody who may watch it."""

    id: str
    status: Status
    paused: bool
    pause_reason: PauseReason
    edition: str
    hash: str
    rules: int  # the version of the rules; a finished game keeps that of its end
    settings: Settings
    commitment: str  # of the server, for fair dice; empty: there are none
    seeding_ms: int  # until when parts may be revealed; 0: not now
    seats: list[SeatFacts]
    host: int  # the seat of the host, -1 if they have none
    judge: bool
    judge_name: str
    game_deadline_ms: int
    rematch: str  # the table of the rematch
    close_reason: CloseReason


class PlayerFacts(Facts):
    seat: int
    space: int
    jail: int  # turns tried in jail, -1 for a free player
    jail_cards: list[int]  # the deck of each
    out: bool


class DeedFacts(Facts, omit_defaults=True):
    """A deed with an owner. In official rounds nobody does sums for a player: only printed sums are given there."""

    space: int
    owner: int
    level: int
    mortgaged: bool
    rent: int | None = None  # at this moment; null where dice decide
    redeem: int | None = None  # what it costs to redeem its mortgage, or would cost if it were mortgaged now
    interest: int = 0  # the least a new owner pays for it, if it changes hands now
    tradable: bool = True  # by its owner, now


class DeckFacts(Facts):
    cards: int
    discards: list[int]  # face up


class AwaitFacts(Facts, omit_defaults=True):
    seat: int
    what: AwaitedName
    since_ms: int
    deadline_ms: int
    choice: OpenChoice = ""  # what there is to choose; empty for any other decision
    space: int = -1  # the deed or the ride that the choice is about


class DebtFacts(Facts):
    debtor: int
    creditor: int
    amount: int
    reason: DebtReason
    space: int


class AuctionFacts(Facts):
    space: int  # -1 for a building
    hotel: bool
    wants: list[int]  # a building: the space that each seat declared
    bid: int
    bidder: int
    lowest: int
    bids: list[int]  # the latest of each seat; 0: none
    asked: list[int]
    estate: int  # the seat whose deeds the Bank sells one after the other; -1: it is no such auction
    lot: int  # which of them this is, from 1
    lots: int
    closed: bool  # won, not yet paid
    stage: int  # 0 open, 1 going once, 2 going twice
    deadline_ms: int  # of this stage


class ShortageFacts(Facts):
    """A shortage: there may not be enough buildings for all players who want some."""

    opener: int  # the seat that wants to build, or to sell hotels
    sells: bool  # hotels: their houses must come out of the Bank
    hotel: bool
    left: int  # in the Bank
    wants: list[list[int]]  # by seat: the spaces that are declared and not yet built on
    asked: list[int]


class OfferFacts(Facts):
    maker: int
    to: int
    deal: DealFacts
    since_ms: int


class NegotiationFacts(Facts):
    one: int
    other: int
    deadline_ms: int
    closed: bool


class DiceFacts(Facts):
    """A roll that waits for the judge to type in real dice."""

    seat: int
    action: ActionName
    faces: list[int]  # typed in so far


class GameFacts(Facts):
    """The position as everybody sees it."""

    players: list[PlayerFacts]
    deeds: list[DeedFacts]
    houses: int
    hotels: int
    decks: list[DeckFacts]
    order: list[int]
    turn: int
    turns: int
    rolled: bool
    dice: list[int]
    awaiting: list[AwaitFacts]
    debts: list[DebtFacts]
    auction: AuctionFacts | None
    shortage: ShortageFacts | None
    offers: list[OfferFacts]
    negotiations: list[NegotiationFacts]
    dice_awaited: DiceFacts | None
    last_round: bool
    time_called: bool
    over: bool
    winners: list[int]
    result: ResultFacts | None


class ActionFacts(Struct, frozen=True, omit_defaults=True):
    """An action that would be legal now, as `act` takes it, and what it alone changes for this seat.

    It leaves out what dice, cards or others decide and, in official rounds, what a player can work out.
    """

    type: ActionName
    amount: int = 0
    space: int = -1
    seat: int = -1
    answer: AnswerName = ""
    cash: int | None = None
    debt: int = 0
    interest: int = 0  # of mortgaged deeds that change hands: paid now, or the least to be paid next
    levels: list[tuple[int, int]] = []  # spaces, and the level each then has


class ChoiceFacts(Facts):
    kind: ChoiceName
    space: int


class WishFacts(Facts):
    """A street that has room for the scarce building this seat is asked about."""

    space: int
    room: int  # for this many, now or after others of its group
    price: int  # of each


class UndoFacts(Facts):
    """The decision that could be taken back."""

    type: ActionName  # of what was decided
    space: int
    version: int  # of its entry
    until_ms: int  # when its time is over; 0: no clock


class SeatOwnFacts(Facts, tag="seat", tag_field="of"):
    """Facts that only this seat knows."""

    seat: int
    cash: list[int | None] = []  # by seat; null is hidden
    actions: list[ActionFacts] = []
    too_dear: list[ActionFacts] = []  # what only more cash would allow
    bid_min: int = 0
    bid_max: int = 0
    may_offer: bool = False
    choices: list[ChoiceFacts] = []
    claimable: list[int] | None = None  # spaces, where the table reminds players; null where it does not
    wishes: list[WishFacts] = []  # while this seat is asked about scarce buildings
    wish_limit: int | None = None  # the cash they must cover, where that matters and the table does sums
    could_place: int = 0  # of the scarce building, while this seat is asked and the table may help with sums
    could_raise: int | None = None  # not in official rounds: nobody does sums for a player
    worth: list[int | None] | None = None
    undo: UndoFacts | None = None
    reports: list[int] = []  # for the host: lines that somebody reported
    muted: list[int] = []  # seats this player has muted


class ClaimFacts(Facts):
    visitor: int
    owner: int
    space: int
    rent: int
    factor: int
    left: int


class JudgeOwnFacts(Facts, tag="judge", tag_field="of"):
    """Facts that only the judge knows."""

    cash: list[int | None] = []
    claims: list[ClaimFacts] = []
    worth: list[int | None] = []
    reports: list[int] = []  # lines that somebody reported; nobody learns who


class SpectatorOwnFacts(Facts, tag="spectator", tag_field="of"):
    cash: list[int | None] = []


OwnFacts = SeatOwnFacts | JudgeOwnFacts | SpectatorOwnFacts


class TableView(Facts):
    """A table as one role sees it."""

    role: str
    version: int
    table: TableFacts
    game: GameFacts | None
    own: OwnFacts


class PublicView(Facts):
    """A table as a list shows it: visitors without a role there learn no more."""

    id: str
    edition: str
    status: Status
    official: bool
    listed: bool
    seats: int
    free: int
    bots: int
    watch: Watch
    open_seats: bool


class LineFacts(Facts):
    """A line of talk."""

    n: int
    seat: int  # of the author; -1 for judge and onlookers
    role: TalkRole
    name: str
    preset: str
    text: str
    to: int  # a private line; -1 for all
    at_ms: int


class Snapshot(Facts):
    """Everything a client needs to show the table, with no prior knowledge."""

    view: TableView
    log: list[Happening]
    chat: list[LineFacts]
