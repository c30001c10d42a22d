"""A game: ask who is awaited and what is legal, apply actions, copy it, save it."""

from typing import Final

from passgo.engine import actions, auction, deals, debt, events, jail, mortgage, rent, shortage, spaces, turn
from passgo.engine.actions import ROLE_BANKER, ROLE_JUDGE, ROLE_STEWARD, Action
from passgo.engine.board import Board
from passgo.engine.chance import Chance
from passgo.engine.decks import shuffle_decks
from passgo.engine.ending import finish
from passgo.engine.events import Event
from passgo.engine.legal import Legal, estate_frozen, legal
from passgo.engine.state import (
    CHOICE_MORTGAGED_DEED,
    STAGE_BUY,
    STAGE_END,
    STAGE_OVER,
    STAGE_ROLL,
    STAGE_START_ROLL,
    Player,
    SetState,
    State,
    Title,
    copy_into,
    give_title,
    note,
    refuse,
)

# What a seat is awaited with.
AWAIT_START_ROLL: Final = 0
AWAIT_ROLL: Final = 1
AWAIT_BUY: Final = 2
AWAIT_AUCTION: Final = 3
AWAIT_DEBT: Final = 4
AWAIT_CHOOSE: Final = 5
AWAIT_SHORTAGE: Final = 6
AWAIT_END: Final = 7

AWAITED: Final = ["start-roll", "roll", "buy", "auction", "debt", "choose", "shortage", "end"]

NOTHING_HEARD: Final[list[Event]] = []


class Decision:
    """A seat and what it is awaited with."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def name(self) -> str:
        return AWAITED[self.kind]


# A decision never changes, so all of them exist once; simulations ask for one at every step.
DECISIONS: Final = [[Decision(seat, kind) for kind in range(len(AWAITED))] for seat in range(16)]


class Game(State):
    """One game of one edition. It changes only by `apply`."""

    def copy(self, chance: Chance) -> "Game":
        """An independent game in the same position, with its own source of chance and nobody listening."""
        twin = Game(self.board, chance)
        copy_into(self, twin)
        return twin

    def listen(self) -> None:
        """From now on `apply` returns what happened."""
        self.events = []

    def is_over(self) -> bool:
        return self.stage == STAGE_OVER

    def awaiting(self) -> list[Decision]:
        """Everybody who must decide something before play can go on, most urgent first."""
        if self.settled():
            if self.stage == STAGE_ROLL:
                return [DECISIONS[self.turn][AWAIT_ROLL]]
            if self.stage == STAGE_END:
                return [DECISIONS[self.turn][AWAIT_END]]
            if self.stage == STAGE_BUY:
                return [DECISIONS[self.turn][AWAIT_BUY]]
            return [DECISIONS[seat][AWAIT_START_ROLL] for seat in self.start_due]
        return self.open_matters()

    def open_matters(self) -> list[Decision]:
        found: list[Decision] = []
        if self.held_up():
            for owed in self.debts:
                add_once(found, owed.debtor, AWAIT_DEBT)
            for choice in self.choices:
                add_once(found, choice.seat, AWAIT_CHOOSE)
            return found
        if self.auction is not None:
            bidder = self.auction.bidder
            return [DECISIONS[seat][AWAIT_AUCTION] for seat in asked_seats(self.auction.asked) if seat != bidder]
        if self.shortage is not None:
            return [DECISIONS[seat][AWAIT_SHORTAGE] for seat in asked_seats(self.shortage.asked)]
        return found

    def legal(self, seat: int) -> Legal:
        return legal(self, seat)

    def apply(self, seat: int, action: Action) -> list[Event]:
        """Do what is wished and all that follows from it, or raise IllegalAction and change nothing."""
        if self.events is not None:
            self.events = []
        if self.stage == STAGE_OVER:
            raise refuse("game-over")
        if seat >= 0:
            self.apply_player(seat, action)
        else:
            self.apply_official(seat, action)
        turn.advance(self)
        return NOTHING_HEARD if self.events is None else self.events

    def apply_player(self, seat: int, action: Action) -> None:
        if seat >= len(self.players):
            raise refuse("unknown-player")
        if self.players[seat].out:
            raise refuse("not-now")
        kind = action.kind
        if kind == actions.ROLL:
            turn.roll(self, seat)
        elif kind == actions.END:
            turn.end(self, seat)
        elif kind == actions.BUY:
            turn.buy(self, seat)
        elif kind == actions.DECLINE:
            turn.decline(self, seat)
        elif kind == actions.CLAIM:
            if action.space >= 0:
                self.check_space(action.space)
            rent.claim(self, seat, action.space)
        elif kind in (actions.BID, actions.PASS, actions.WANT):
            self.apply_bid(seat, action)
        elif actions.OFFER <= kind <= actions.WITHDRAW:
            self.apply_deal(seat, action)
        elif kind in (actions.BUILD, actions.SELL, actions.MORTGAGE, actions.REDEEM, actions.SURRENDER):
            self.apply_estate(seat, action)
        else:
            self.apply_rare(seat, action)

    def apply_bid(self, seat: int, action: Action) -> None:
        if action.kind == actions.BID:
            auction.bid(self, seat, action.amount)
        elif action.kind == actions.WANT:
            shortage.want(self, seat, self.checked_places(action))
        elif self.auction is None or action.answer == actions.ANSWER_TURN:
            shortage.waive(self, seat, action.answer == actions.ANSWER_TURN)
        else:
            auction.pass_bid(self, seat)

    def apply_rare(self, seat: int, action: Action) -> None:
        kind = action.kind
        if kind == actions.PAY:
            debt.pay(self, seat)
        elif kind == actions.CHOOSE:
            self.choose(seat, action)
        elif kind == actions.FINE:
            jail.pay_fine(self, seat)
        elif kind == actions.CARD:
            jail.use_card(self, seat)
        elif kind == actions.BANKRUPT:
            debt.bankrupt(self, seat)
        elif kind == actions.DEFAULT:
            debt.default(self, seat)
        elif kind == actions.SELL_HOTELS:
            self.check_estate(seat)
            shortage.sell_back_hotels(self, seat, action.amount)
        else:
            raise refuse("bad-action")

    def apply_deal(self, seat: int, action: Action) -> None:
        kind = action.kind
        if kind == actions.OFFER:
            deals.propose(self, seat, action.seat, action.deal)
        elif kind == actions.WITHDRAW:
            deals.withdraw(self, seat)
        elif not 0 <= action.seat < len(self.players):
            raise refuse("unknown-player")
        elif kind == actions.ACCEPT:
            deals.accept(self, seat, action.seat)
        else:
            deals.reject(self, seat, action.seat)

    def apply_estate(self, seat: int, action: Action) -> None:
        """Building, selling and mortgaging: at any time, unless the edition stops it during an auction."""
        kind = action.kind
        self.check_space(action.space)
        self.check_estate(seat)
        if kind == actions.BUILD:
            shortage.build(self, seat, self.checked_places(action))
        elif kind == actions.SELL:
            shortage.sell_back(self, seat, action.space)
        elif kind == actions.MORTGAGE:
            mortgage.mortgage(self, seat, action.space)
        elif kind == actions.REDEEM:
            mortgage.redeem(self, seat, action.space)
        else:
            mortgage.surrender(self, seat, action.space)

    def checked_places(self, action: Action) -> list[int]:
        places = action.places()
        for pos in places:
            self.check_space(pos)
        return places

    def check_space(self, pos: int) -> None:
        if not 0 <= pos < self.board.size:
            raise refuse("unknown-space")

    def check_estate(self, seat: int) -> None:
        if self.stage == STAGE_START_ROLL or estate_frozen(self, seat):
            raise refuse("not-now")

    def choose(self, seat: int, action: Action) -> None:
        """Answer an open question: a mortgaged deed is found by its space, anything else is the only one open."""
        asked = False
        about_deed = action.answer in (actions.ANSWER_REDEEM, actions.ANSWER_KEEP, actions.ANSWER_DEFER)
        for choice in self.choices:
            if choice.seat == seat:
                asked = True
                if choice.kind != CHOICE_MORTGAGED_DEED:
                    if not about_deed:
                        spaces.answer(self, choice, action)
                        return
                elif about_deed and choice.pos == action.space:
                    mortgage.answer(self, choice, action)
                    return
        raise refuse("bad-choice" if asked else "not-now")

    def apply_official(self, official: int, action: Action) -> None:
        """What is done from outside: the judge may run the bank (AMB-CHAMP-11), the steward removes leavers."""
        kind = action.kind
        if kind == actions.CLOSE and official in (ROLE_BANKER, ROLE_JUDGE):
            auction.banker_closes(self)
        elif kind == actions.EXPEL and official == ROLE_STEWARD:
            debt.expel(self, action.seat)
        elif official != ROLE_JUDGE or self.rules.end_time == "none":
            raise refuse("bad-action")
        elif kind == actions.EXPEL:
            debt.expel(self, action.seat)
        elif kind == actions.LAST_ROUND:
            self.last_round = True
            note(self, events.LAST_ROUND_CALLED, -1)
        elif kind == actions.TIME:
            self.time_called = True
            note(self, events.TIME_CALLED, -1)
            if self.rules.end_time == "atOnce":
                finish(self)
        else:
            raise refuse("bad-action")


def asked_seats(asked: list[bool]) -> list[int]:
    return [seat for seat in range(len(asked)) if asked[seat]]


def add_once(found: list[Decision], seat: int, kind: int) -> None:
    for decision in found:
        if decision.seat == seat:
            return
    found.append(DECISIONS[seat][kind])


def new_game(board: Board, seats: int, chance: Chance, opening: bool) -> Game:
    """A game just after set-up. With `opening` the players roll for the start and free deeds are dealt."""
    if not 2 <= seats <= board.players_max:
        raise ValueError(f"{board.edition} is played by {board.players_min} to {board.players_max}, not {seats}")
    rules = board.rules
    if rules.start_free_deeds * seats > len(board.deeds):
        raise ValueError(f"{len(board.deeds)} deeds are too few to deal {rules.start_free_deeds} to each of {seats}")
    if not rules.bank_unlimited and rules.bank_money < rules.start_cash * seats:
        raise ValueError(f"a Bank of {rules.bank_money} cannot give {rules.start_cash} to each of {seats}")
    game = Game(board, chance)
    game.players = [Player(seat, rules.start_cash, len(board.groups)) for seat in range(seats)]
    game.titles = [Title(space) for space in board.deeds]
    game.sets = [SetState() for _ in board.groups]
    game.bank = (0 if rules.bank_unlimited else rules.bank_money) - rules.start_cash * seats
    game.houses = rules.stock_houses
    game.hotels = rules.stock_hotels
    game.order = list(range(seats))
    shuffle_decks(game)
    if opening:
        deal_deeds(game)
        game.stage = STAGE_START_ROLL
        game.start_due = list(range(seats))
        game.start_rolls = [[] for _ in range(seats)]
    return game


def deal_deeds(game: Game) -> None:
    """Free deeds at the start of a short game (CTHULHU-SHORT-1)."""
    dealt = game.rules.start_free_deeds
    if dealt:
        order = game.chance.shuffle(len(game.titles))
        for i in range(dealt * len(game.players)):
            give_title(game, game.titles[order[i]], i // dealt)
