"""Rollouts: play a position on many times from copies and see how it turns out."""

import time
from typing import Final

from passgo.bots.builder import Builder
from passgo.bots.playing import Playing
from passgo.bots.protocol import Bot
from passgo.bots.purses import Purses
from passgo.bots.valuation import UNIT, Estimate
from passgo.engine.actions import ROLE_JUDGE, Action, IllegalAction
from passgo.engine.chance import SeededChance
from passgo.engine.game import Game
from passgo.engine.views import View

ROUNDS: Final = 10  # how far a rollout looks ahead
WON: Final = 1_000_000  # the score of a won game; a lost one scores 0
SURE: Final = 2.5  # standard errors by which rollouts must contradict the valuation
SEEDS: Final = 1_000_000_000


class Line:
    """One way to go on: actions to be done at once, by their seats; and what the rollouts made of it."""

    def __init__(self, seats: list[int], steps: list[Action]) -> None:
        self.seats = seats
        self.steps = steps
        self.score = 0  # of the latest rollout
        self.ahead = 0.0  # sum of what it scored more than the first line, game by game with the same dice
        self.squares = 0.0
        self.failed = False


def standing(game: Game, seat: int) -> int:
    """The seat's part of all there is, as the valuation sees it, out of WON."""
    if game.is_over():
        return WON // len(game.winners) if seat in game.winners else 0
    if game.players[seat].out:
        return 0
    estimate = Estimate(View(game, ROLE_JUDGE))  # the game is imagined, so there is nothing in it to hide
    mine = 0
    everybody = 0
    for other in range(estimate.seats):
        if not game.players[other].out:
            value = max(0, estimate.value(other)) // UNIT
            weighed = value * value  # power grows faster than wealth: the strongest tends to take all
            everybody += weighed
            if other == seat:
                mine = weighed
    return WON * mine // everybody if everybody else 0


def play_line(view: View, line: Line, seed: int, purses: Purses) -> None:
    """One rollout of a line, with the dice that seed gives."""
    game = view.imagine(SeededChance(seed))
    for player in game.players:
        if not view.sees_cash_of(player.seat) and not player.out:
            player.cash = purses.cash[player.seat]
    try:
        for i in range(len(line.steps)):
            game.apply(line.seats[i], line.steps[i])
    except IllegalAction:
        line.failed = True
        return
    bots: list[Bot | None] = [Builder(seat) for seat in range(len(game.players))]
    playing = Playing(game, bots)
    last = game.turns + ROUNDS * game.in_game()
    while game.turns < last and not game.players[view.role].out and playing.step():
        pass
    line.score = standing(game, view.role)


class Budget:
    """How much a decision may cost: so many rollouts, or so many milliseconds."""

    def __init__(self, rollouts: int, milliseconds: float) -> None:
        self.rollouts = rollouts
        self.milliseconds = milliseconds  # 0: the number of rollouts alone counts, and play can be repeated exactly


def best_line(view: View, lines: list[Line], budget: Budget, chance: SeededChance, purses: Purses) -> int:
    """The first line, unless another one turned out significantly better; all are played with the same dice."""
    started = time.perf_counter() if budget.milliseconds > 0.0 else 0.0
    sweeps = 0
    while (sweeps + 1) * len(lines) <= budget.rollouts:
        seed = chance.die(SEEDS)
        for line in lines:
            if not line.failed:
                play_line(view, line, seed, purses)
                ahead = float(line.score - lines[0].score)
                line.ahead += ahead
                line.squares += ahead * ahead
        sweeps += 1
        if budget.milliseconds > 0.0:
            # One more sweep must still fit: the mean cost of a sweep so far says whether it does.
            spent = (time.perf_counter() - started) * 1000.0
            if spent + spent / sweeps > budget.milliseconds:
                break
    best = 0
    for i in range(1, len(lines)):
        if not lines[i].failed and lines[i].ahead > lines[best].ahead and is_ahead(lines[i], sweeps):
            best = i
    return best


def is_ahead(line: Line, sweeps: int) -> bool:
    """Whether the lead over the first line is more than chance: its mean is above SURE standard errors."""
    if sweeps < 2:
        return False
    mean = line.ahead / sweeps
    variance = line.squares / sweeps - mean * mean
    return mean * mean * sweeps > SURE * SURE * variance
