"""The whole state of a game, in typed classes of ints and lists. Rules change it; nothing here decides anything."""

from typing import Final

from passgo.engine import actions
from passgo.engine.actions import Action, Deal, IllegalAction
from passgo.engine.board import SPACE_STREET, Board, Space
from passgo.engine.chance import Chance
from passgo.engine.events import Event
from passgo.engine.rules import Rules

BANK: Final = -1
FREE: Final = -1  # not in jail

# Stages of a turn.
STAGE_START_ROLL: Final = 0  # the players roll for the start
STAGE_ROLL: Final = 1
STAGE_BUY: Final = 2  # an unowned deed is to be bought or declined
STAGE_RESOLVING: Final = 3  # a roll is being carried out; passing
STAGE_END: Final = 4
STAGE_PASSING: Final = 5  # the turn goes on without an `end`; passing
STAGE_OVER: Final = 6

# What an open choice asks.
CHOICE_BUS: Final = 0
CHOICE_ANY_SPACE: Final = 1
CHOICE_RIDE: Final = 2
CHOICE_MORTGAGED_DEED: Final = 3

# What is left to do of a step, as entries of `State.todo`.
TASK_LAND: Final = 0
TASK_MR_MOVE: Final = 1
TASK_JAIL_EXIT: Final = 2

# Why a debt is owed.
REASON_RENT: Final = 0
REASON_TAX: Final = 1
REASON_CARD: Final = 2
REASON_FINE: Final = 3
REASON_AUCTION: Final = 4
REASON_ENTITY: Final = 5
REASON_QUESTION: Final = 6
REASON_INTEREST: Final = 7

REASONS: Final = ["rent", "tax", "card", "fine", "auction", "entity", "question", "interest"]


class Player:
    def __init__(self, seat: int, cash: int, groups: int) -> None:
        self.seat = seat
        self.cash = cash
        self.pos = 0
        self.jail = FREE  # turns already tried in jail
        self.out = False
        self.cards: list[int] = []  # jail cards held: deck * 256 + card
        self.held = [0] * groups  # deeds of each group; derived from the titles
        self.sets = 0  # complete groups of streets; derived


class Title:
    """Who owns a deed and what stands on it."""

    def __init__(self, space: Space) -> None:
        self.space = space
        self.owner = BANK
        self.level = 0
        self.mortgaged = False
        self.interest = 0  # per cent due on redeeming
        self.paid: list[int] = []  # for each building, where the Bank refunds by it; replaced, never changed

    def copy(self) -> "Title":
        title = Title(self.space)
        title.owner = self.owner
        title.level = self.level
        title.mortgaged = self.mortgaged
        title.interest = self.interest
        title.paid = self.paid
        return title


class SetState:
    """What a group's titles add up to; derived, kept because rent and building ask for it all the time."""

    def __init__(self) -> None:
        self.owner = BANK  # who holds every deed of the group
        self.levels = 0
        self.mortgaged = 0


class Pile:
    """A deck in play: face-down cards, top first, and face-up discards."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.discards: list[int] = []


class Debt:
    def __init__(self, debtor: int, creditor: int, amount: int, reason: int, pos: int) -> None:
        self.debtor = debtor
        self.creditor = creditor
        self.amount = amount
        self.reason = reason
        self.pos = pos


class Choice:
    def __init__(self, seat: int, kind: int, pos: int, by_deal: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.pos = pos
        self.by_deal = by_deal  # a mortgaged deed came by a deal, not by a bankruptcy


class Auction:
    """A deed, or one building, under the hammer."""

    def __init__(self, pos: int, opening: int, asked: list[bool], excluded: list[bool]) -> None:
        self.pos = pos  # the deed; -1 for a building
        self.opening = opening
        self.asked = asked  # who has not passed
        self.excluded = excluded
        self.high = 0
        self.bidder = -1
        self.closed = False  # won, not yet paid
        self.wants: list[int] = []  # a building: the space where each seat would put this one, or -1
        self.hotel = False


class Shortage:
    """Buildings of one kind may not be enough for all who want some: what does everybody want?"""

    def __init__(
        self, opener: int, hotel: bool, wants: list[list[int]], asked: list[bool], follows: Action | None
    ) -> None:
        self.opener = opener  # who wants to build, or to sell hotels
        self.hotel = hotel
        self.wants = wants  # the spaces each seat declared and has not got yet, in their order
        self.asked = asked
        self.follows = follows  # what the opener does when it is over: build on, or sell the hotels

    def seller(self) -> int:
        """Whose sale of hotels waits for it; -1 if it is about building."""
        return -1 if self.follows is None or self.follows.kind == actions.BUILD else self.opener


class Landing:
    """A visit for which rent may still be claimed."""

    def __init__(self, visitor: int, owner: int, pos: int, rent: int, factor: int, left: int) -> None:
        self.visitor = visitor
        self.owner = owner
        self.pos = pos
        self.rent = rent
        self.factor = factor  # utilities: rent is this times a fresh roll
        self.left = left  # following players who may still roll, the last of them closing the window


class Offer:
    def __init__(self, maker: int, to: int, deal: Deal) -> None:
        self.maker = maker
        self.to = to
        self.deal = deal


class State:
    """A game in progress. `Game` adds what people do with it."""

    def __init__(self, board: Board, chance: Chance) -> None:
        self.board = board
        self.rules: Rules = board.rules
        self.chance = chance
        self.events: list[Event] | None = None  # filled while somebody listens
        self.players: list[Player] = []
        self.titles: list[Title] = []
        self.sets: list[SetState] = []
        self.piles: list[Pile] = []
        self.bank = 0  # the Bank's money, a ledger: negative where it is unlimited
        self.houses = 0
        self.hotels = 0
        self.order: list[int] = []
        self.turn = 0
        self.turns = 0
        self.stage = STAGE_ROLL
        self.rolled = False  # in this turn
        self.doubles = 0
        self.extra_roll = False
        self.dice: list[int] = []  # the latest movement roll
        self.todo: list[int] = []
        self.rent_times = 1  # a card multiplies the rent of the landing to come
        self.dice_factor = 0
        self.debts: list[Debt] = []
        self.choices: list[Choice] = []
        self.auction: Auction | None = None
        self.estate: list[int] = []  # deeds that wait for their auction
        self.shortage: Shortage | None = None
        self.content: list[int] = []  # seats that want no scarce building for the rest of the turn
        self.landings: list[Landing] = []
        self.lapsed: list[int] = []  # spaces whose latest rent was not claimed in time
        self.offers: list[Offer] = []
        self.start_due: list[int] = []
        self.start_rolls: list[list[int]] = []
        self.last_round = False
        self.time_called = False
        self.fallen: list[int] = []  # who is out, in that order
        self.winners: list[int] = []

    def player_on_turn(self) -> Player:
        return self.players[self.turn]

    def settled(self) -> bool:
        """Nothing is open that comes before the turn."""
        return not self.debts and not self.choices and self.auction is None and self.shortage is None

    def held_up(self) -> bool:
        """Debts and choices come before bids and wishes, but for the debt of a player whose sale waits for them."""
        if self.choices:
            return True
        for debt in self.debts:
            if self.shortage is None or debt.debtor != self.shortage.seller():
                return True
        return False

    def in_game(self) -> int:
        return len(self.players) - len(self.fallen)

    def title_at(self, pos: int) -> Title:
        return self.titles[self.board.spaces[pos].deed]


def refuse(code: str, details: dict[str, object] | None = None) -> IllegalAction:
    return IllegalAction(code, {} if details is None else details)


def note(
    game: State,
    type: str,
    seat: int,
    space: int = -1,
    amount: int = 0,
    other: int = -1,
    numbers: list[int] | None = None,
) -> None:
    """Tell the listener, if there is one."""
    if game.events is not None:
        game.events.append(Event(type, seat, space, amount, other, numbers))


def give_title(game: State, title: Title, owner: int) -> None:
    """Pass a deed to a seat or to the Bank, with all that is derived from it."""
    group = title.space.group
    size = game.board.groups[group].size
    street = title.space.kind == SPACE_STREET
    if title.owner != BANK:
        former = game.players[title.owner]
        if street and former.held[group] == size:
            former.sets -= 1
        former.held[group] -= 1
    title.owner = owner
    game.sets[group].owner = BANK
    if owner != BANK:
        player = game.players[owner]
        player.held[group] += 1
        if player.held[group] == size:
            game.sets[group].owner = owner
            if street:
                player.sets += 1
    if game.landings:  # a visit is owed to the owner it was made to
        game.landings = [landing for landing in game.landings if landing.pos != title.space.pos]
    if game.lapsed and title.space.pos in game.lapsed:
        game.lapsed.remove(title.space.pos)


def set_mortgaged(game: State, title: Title, mortgaged: bool) -> None:
    if title.mortgaged != mortgaged:
        title.mortgaged = mortgaged
        title.interest = game.rules.mortgage_interest if mortgaged else 0
        game.sets[title.space.group].mortgaged += 1 if mortgaged else -1


def set_level(game: State, title: Title, level: int) -> None:
    game.sets[title.space.group].levels += level - title.level
    title.level = level
    if title.paid:
        title.paid = title.paid[:level]


def copy_into(game: State, twin: State) -> None:
    """Copy everything that changes during a game; what never changes in place is shared."""
    twin.players = [copy_player(player) for player in game.players]
    twin.titles = [title.copy() for title in game.titles]
    twin.sets = [copy_set(group) for group in game.sets]
    twin.piles = [copy_pile(pile) for pile in game.piles]
    twin.bank = game.bank
    twin.houses = game.houses
    twin.hotels = game.hotels
    twin.order = game.order[:]
    twin.turn = game.turn
    twin.turns = game.turns
    twin.stage = game.stage
    twin.rolled = game.rolled
    twin.doubles = game.doubles
    twin.extra_roll = game.extra_roll
    twin.dice = game.dice  # replaced, never changed
    twin.todo = game.todo[:]
    twin.rent_times = game.rent_times
    twin.dice_factor = game.dice_factor
    twin.debts = game.debts[:]  # a debt, choice or offer is never changed in place
    twin.choices = game.choices[:]
    twin.auction = None if game.auction is None else copy_auction(game.auction)
    twin.estate = game.estate[:]
    twin.shortage = None if game.shortage is None else copy_shortage(game.shortage)
    twin.content = game.content  # replaced, never changed
    twin.landings = [copy_landing(landing) for landing in game.landings]
    twin.lapsed = game.lapsed[:]
    twin.offers = game.offers[:]
    twin.start_due = game.start_due[:]
    twin.start_rolls = [rolls[:] for rolls in game.start_rolls]
    twin.last_round = game.last_round
    twin.time_called = game.time_called
    twin.fallen = game.fallen[:]
    twin.winners = game.winners[:]


def copy_player(player: Player) -> Player:
    twin = Player(player.seat, player.cash, 0)
    twin.pos = player.pos
    twin.jail = player.jail
    twin.out = player.out
    twin.cards = player.cards[:]
    twin.held = player.held[:]
    twin.sets = player.sets
    return twin


def copy_set(group: SetState) -> SetState:
    twin = SetState()
    twin.owner = group.owner
    twin.levels = group.levels
    twin.mortgaged = group.mortgaged
    return twin


def copy_pile(pile: Pile) -> Pile:
    twin = Pile(pile.cards[:])
    twin.discards = pile.discards[:]
    return twin


def copy_auction(auction: Auction) -> Auction:
    twin = Auction(auction.pos, auction.opening, auction.asked[:], auction.excluded[:])
    twin.high = auction.high
    twin.bidder = auction.bidder
    twin.closed = auction.closed
    twin.wants = auction.wants[:]
    twin.hotel = auction.hotel
    return twin


def copy_shortage(shortage: Shortage) -> Shortage:
    wants = [spaces[:] for spaces in shortage.wants]
    return Shortage(shortage.opener, shortage.hotel, wants, shortage.asked[:], shortage.follows)


def copy_landing(landing: Landing) -> Landing:
    return Landing(landing.visitor, landing.owner, landing.pos, landing.rent, landing.factor, landing.left)
