"""Exact landing odds: a Markov chain over rolls, built from an edition's own board, decks and rules.

A state is a space with the doubles rolled so far in this turn, or a turn in jail. Cards come as from a deck that is
shuffled for each draw, and nobody holds a jail card. Whoever stands on a ride space stays there.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from passgo.engine.board import (
    EFFECT_ADVANCE_TO,
    EFFECT_ADVANCE_TO_NEAREST,
    EFFECT_GO_TO_JAIL,
    EFFECT_MOVE_RELATIVE,
    OUTCOME_MOVE_AGAIN,
    SPACE_CARDS,
    SPACE_GO_TO_JAIL,
    SPACE_QUESTION,
    SPACE_RIDE,
    Board,
    Card,
)

PAY: Final = "pay"
STAY: Final = "stay"
STRATEGIES: Final = (PAY, STAY)

FACES: Final = range(1, 7)
IN_JAIL: Final = -1
CHAINED: Final = 60  # landings that can follow one another in one roll; what comes after has no weight in a double


class NoChain(ValueError):
    """Where a token goes depends on more than dice and cards."""


@dataclass(frozen=True)
class Odds:
    """Shares add up to 1 with that of the prisoner."""

    strategy: str
    rolls: list[float]  # of the rolls, those that end on each space, not as a prisoner
    prisoner: float
    turns: list[float]  # the same of the turns
    turns_prisoner: float
    landings: list[float]  # on each space in one roll, also where the token goes on from there
    rolls_per_turn: float


@dataclass(frozen=True)
class Roll:
    chance: float
    total: int
    doubles: bool
    six: bool


@dataclass(frozen=True)
class Move:
    """What one roll does with a token: it lands on `pos`, or goes to jail (or stays there) for turn `jail`."""

    chance: float
    pos: int = IN_JAIL
    doubles: int = 0  # rolled in this turn when it goes on
    again: bool = False  # the turn goes on
    jail: int = 0


def dice(board: Board) -> list[Roll]:
    if board.rules.dice_count == 1:
        return [Roll(1 / 6, face, False, face == 6) for face in FACES]
    return [Roll(1 / 36, one + two, one == two, one == 6) for one in FACES for two in FACES]


def totals(board: Board) -> dict[int, float]:
    """The chance of each total of the movement dice."""
    found: dict[int, float] = {}
    for roll in dice(board):
        found[roll.total] = found.get(roll.total, 0.0) + roll.chance
    return found


# What follows from a landing.


def by_card(board: Board, pos: int, card: Card) -> int | None:
    """Where a card sends the token; nothing if it stays."""
    if card.effect == EFFECT_ADVANCE_TO:
        return card.pos
    if card.effect == EFFECT_ADVANCE_TO_NEAREST:
        around = ((pos + steps) % board.size for steps in range(1, board.size))
        return next((there for there in around if board.spaces[there].kind == card.nearest), None)
    if card.effect == EFFECT_MOVE_RELATIVE:
        return (pos + card.steps) % board.size
    return IN_JAIL if card.effect == EFFECT_GO_TO_JAIL else None


def by_question(board: Board) -> float:
    """The chance that a Question Block lets the token move again."""
    if board.rules.qblock_distribution == "table":
        return sum(outcome.kind == OUTCOME_MOVE_AGAIN for outcome in board.question_table) / len(board.question_table)
    weights = [(sound.weight, sound.kind == OUTCOME_MOVE_AGAIN) for sound in board.question_sounds]
    return sum(weight for weight, again in weights if again) / sum(weight for weight, _ in weights)


def leads(board: Board, pos: int) -> dict[int, float]:
    """Where a landing leads on to, with the chance of each; the rest stays."""
    space = board.spaces[pos]
    found: dict[int, float] = {}
    if space.kind == SPACE_GO_TO_JAIL:
        found[IN_JAIL] = 1.0
    elif space.kind == SPACE_CARDS:
        cards = board.decks[space.deck].cards
        for card in cards:
            there = by_card(board, pos, card)
            if there is not None:
                found[there] = found.get(there, 0.0) + 1 / len(cards)
    elif space.kind == SPACE_QUESTION:
        again = by_question(board)
        for total, chance in totals(board).items():
            found[(pos + total) % board.size] = again * chance
    return found


class Landings:
    """For each space a token comes to: where it comes to rest in the end, and on which spaces it has landed."""

    def __init__(self, board: Board) -> None:
        size = board.size
        onward = np.zeros((size, size))
        jailed = np.zeros(size)
        for pos in range(size):
            for there, chance in leads(board, pos).items():
                if there == IN_JAIL:
                    jailed[pos] += chance
                else:
                    onward[pos, there] += chance
        chained = np.linalg.matrix_power(onward, CHAINED)
        if chained.max() > 1e-12:
            raise NoChain("the cards of this edition send a token round in circles")
        # The sum of all powers of `onward`: every landing that a first one leads to, itself included.
        self.visits = np.linalg.inv(np.eye(size) - onward)
        stays = 1.0 - onward.sum(axis=1) - jailed
        self.rests = self.visits * stays
        self.jailed = self.visits @ jailed

    def ends(self, pos: int) -> Iterator[tuple[int, float]]:
        """Spaces of rest with their chances, jail among them."""
        yield IN_JAIL, float(self.jailed[pos])
        for there in np.flatnonzero(self.rests[pos]):
            yield int(there), float(self.rests[pos, there])


# The chain.


class Chain:
    def __init__(self, board: Board, strategy: str) -> None:
        if strategy not in STRATEGIES:
            raise NoChain(f"there is no jail strategy {strategy!r}; take {' or '.join(STRATEGIES)}")
        if board.rules.dice_speed_die:
            raise NoChain(
                "with the Speed Die a token goes where its player chooses and where deeds are free, so there are no "
                "exact odds; try --option dice.speedDie=false, or simulate"
            )
        self.board = board
        self.strategy = strategy
        self.rolls = dice(board)
        self.landings = Landings(board)
        self.counts = 3 if board.rules.doubles_enabled and board.rules.dice_count == 2 else 1
        self.first_jail = board.size * self.counts
        self.size = self.first_jail + board.rules.jail_forced_turn

    def moves(self, state: int) -> Iterator[Move]:
        """What the roll made in a state can do."""
        if state < self.first_jail:
            doubles, pos = divmod(state, self.board.size)
            return self.roll_from(pos, doubles)
        tried = state - self.first_jail
        if self.strategy == PAY and tried < self.board.rules.jail_prepay_turns:
            return self.roll_from(self.board.jail_pos, 0)
        return self.roll_in_jail(tried)

    def roll_from(self, pos: int, doubles: int) -> Iterator[Move]:
        for roll in self.rolls:
            again = self.board.rules.doubles_enabled and roll.doubles
            if again and doubles == 2:  # AMB-GEN-15: the third double is not played
                yield Move(roll.chance)
            else:
                yield Move(roll.chance, (pos + roll.total) % self.board.size, doubles + 1, again)

    def roll_in_jail(self, tried: int) -> Iterator[Move]:
        rules = self.board.rules
        for roll in self.rolls:
            there = (self.board.jail_pos + roll.total) % self.board.size
            lucky = roll.six if rules.jail_exit_roll == "six" else roll.doubles
            if lucky and tried < rules.jail_attempts:
                yield Move(roll.chance, there, 1, rules.jail_doubles_give_extra_roll)  # AMB-GEN-3
            elif tried + 1 >= rules.jail_forced_turn:
                yield Move(roll.chance, there)
            else:
                yield Move(roll.chance, jail=tried + 1)

    def ends(self, move: Move) -> Iterator[tuple[int, float, bool]]:
        """The states a move can end in, with its chance there and whether the turn is over."""
        if move.pos == IN_JAIL:
            yield self.first_jail + move.jail, move.chance, True
            return
        for pos, share in self.landings.ends(move.pos):
            goes_on = move.again and pos != IN_JAIL and not self.ride_ends_turn(pos)
            state = (
                self.first_jail
                if pos == IN_JAIL
                else (move.doubles % self.counts if goes_on else 0) * self.board.size + pos
            )
            yield state, move.chance * share, not goes_on

    def ride_ends_turn(self, pos: int) -> bool:
        return self.board.spaces[pos].kind == SPACE_RIDE and self.board.rules.ecto_ends_turn_when_staying


def landing_odds(board: Board, strategy: str = PAY) -> Odds:
    """The long run of one token under a jail strategy: leave at once, or stay and try."""
    chain = Chain(board, strategy)
    matrix, over = np.zeros((2, chain.size, chain.size))
    visits = np.zeros((chain.size, board.size))
    for state in range(chain.size):
        for move in chain.moves(state):
            if move.pos != IN_JAIL:
                visits[state] += move.chance * chain.landings.visits[move.pos]
            for there, chance, turn_over in chain.ends(move):
                matrix[state, there] += chance
                over[state, there] += chance * turn_over
    shares = steady(matrix)
    turn_ends = shares @ over
    turns = float(turn_ends.sum())
    turn_ends /= turns
    return Odds(
        strategy,
        by_space(chain, shares),
        float(shares[chain.first_jail :].sum()),
        by_space(chain, turn_ends),
        float(turn_ends[chain.first_jail :].sum()),
        [float(share) for share in shares @ visits],
        1 / turns,
    )


def steady(matrix: NDArray[np.floating]) -> NDArray[np.floating]:
    """The share of each state in the long run."""
    balance = matrix.T - np.eye(len(matrix))
    balance[-1] = 1.0  # the shares add up to one; any one of the balances follows from the others
    wanted = np.zeros(len(matrix))
    wanted[-1] = 1.0
    return np.linalg.solve(balance, wanted)


def by_space(chain: Chain, shares: NDArray[np.floating]) -> list[float]:
    free = shares[: chain.first_jail].reshape(chain.counts, chain.board.size)
    return [float(share) for share in free.sum(axis=0)]
