"""Tokens that only walk: the engine's own dice, cards and jail, counted roll by roll, to hold against exact odds."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from passgo.editions import load
from passgo.engine import actions
from passgo.engine.actions import ANSWER_STAY, Action
from passgo.engine.board import EFFECT_COLLECT, EFFECT_JAIL_FREE, Board
from passgo.engine.chance import SeededChance
from passgo.engine.game import AWAIT_BUY, AWAIT_CHOOSE, AWAIT_END, AWAIT_ROLL, Game, new_game
from passgo.engine.jail import why_not_fine
from passgo.engine.state import FREE
from passgo.lab.landing import PAY

WALKERS: Final = 2
RICH: Final = 1_000_000_000
TURNS: Final = 1_000  # after which a new game begins, so that nobody runs out of money
NOTHING_SOLD: Final = {"unowned.decline": "nothing", "start.cash": RICH, "bank.unlimited": True, "start.freeDeeds": 0}


@dataclass(frozen=True)
class Walk:
    """How many rolls ended where."""

    counted: int
    spaces: list[int]
    prisoner: int


def walking_board(edition: str, options: Mapping[str, object]) -> Board:
    """A board of its own, on which nobody runs out of money and nobody keeps a jail card."""
    board = load(edition, {**options, **NOTHING_SOLD}).board
    for deck in board.decks:
        for card in deck.cards:
            if card.effect == EFFECT_JAIL_FREE:
                card.effect = EFFECT_COLLECT
    return board


class Walkers:
    """Games one after the other until enough rolls are counted."""

    def __init__(self, board: Board, strategy: str) -> None:
        self.board = board
        self.strategy = strategy
        self.spaces = [0] * board.size
        self.prisoner = 0
        self.counted = 0

    def walk(self, game: Game, most: int) -> None:
        roller = -1
        while game.turns < TURNS and self.counted < most:
            decision = game.awaiting()[0]
            if roller >= 0 and decision.kind in (AWAIT_ROLL, AWAIT_END):
                self.count(game, roller)
                roller = -1
            if decision.kind == AWAIT_ROLL:
                roller = decision.seat
                if self.strategy == PAY and why_not_fine(game, roller) == "":
                    game.apply(roller, Action(actions.FINE))
            game.apply(decision.seat, ANSWERS[decision.kind])

    def count(self, game: Game, seat: int) -> None:
        player = game.players[seat]
        self.counted += 1
        if player.jail == FREE:
            self.spaces[player.pos] += 1
        else:
            self.prisoner += 1


ANSWERS: Final = {
    AWAIT_ROLL: Action(actions.ROLL),
    AWAIT_END: Action(actions.END),
    AWAIT_BUY: Action(actions.DECLINE),
    AWAIT_CHOOSE: Action(actions.CHOOSE, answer=ANSWER_STAY),
}


def walk(edition: str, options: Mapping[str, object], strategy: str, rolls: int, seed: int) -> Walk:
    """Where this many rolls of the engine end; the same for the same seed."""
    board = walking_board(edition, options)
    walkers = Walkers(board, strategy)
    game = 0
    while walkers.counted < rolls:
        walkers.walk(new_game(board, WALKERS, SeededChance((seed << 20) + game), False), rolls)
        game += 1
    return Walk(walkers.counted, walkers.spaces, walkers.prisoner)
