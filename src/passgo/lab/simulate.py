"""Many games: one plan, any number of workers, the same result."""

import ctypes
import multiprocessing
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.pool import Pool
from typing import Final, Protocol

from passgo import machine
from passgo.bots.playing import Playing, play_out
from passgo.bots.protocol import Bot
from passgo.editions import load
from passgo.engine import events
from passgo.engine.board import SPACE_STREET, Board
from passgo.engine.chance import SeededChance
from passgo.engine.ending import worth
from passgo.engine.game import Game, new_game
from passgo.engine.snapshot import from_json
from passgo.engine.state import REASON_RENT
from passgo.lab.rows import (
    DECISION_COLUMNS,
    DECISIONS,
    GAME_COLUMNS,
    NOTHING,
    Columns,
    Diary,
    Rows,
    add_rows,
    no_rows,
)
from passgo.lab.statistics import CAPPED, WIN, WORTH_STEP, Flow, Result, Tally
from passgo.remote import BotsLost, forgive, make

SPREAD: Final = 0x9E3779B1  # an odd number: different games of one seed never share their dice
WORDS: Final = 0xFFFFFFFF
BATCH: Final = 50  # games that a worker plays between two reports
BATCH_OF_DECISIONS: Final = 5  # ... if it also hands back a thousand decisions of each
AHEAD: Final = 8  # batches a worker that are given out before they are counted
MOST_WORKERS: Final = 256


class BadPlan(ValueError):
    """A simulation that cannot be run as it was asked for."""


class PlayLost(Exception):
    """Whoever played can go on no longer; what was finished is counted."""


@dataclass(frozen=True)
class Plan:
    """What to play. It is sent to the workers, so it holds plain data only."""

    bots: tuple[str, ...]  # one for each seat
    games: int
    seed: int = 1
    edition: str = "classic"
    options: Mapping[str, object] = field(default_factory=dict)
    turns: int = 1_000  # a game that is not over by then is counted as such
    workers: int = 1
    rotate: bool = True  # every bot sits on every seat in turn
    start: Mapping[str, object] | None = None  # a position, as `engine.snapshot` writes it
    listen_every: int = 10  # money flow and sets are counted in every Nth game; 0 is never
    seconds: float = 0.0  # for one decision; 0 is no limit
    keep: int = NOTHING  # the rows that workers hand back: `rows.GAMES` or `rows.DECISIONS`

    def names_in(self, index: int) -> list[str]:
        """Who sits where in a game."""
        if not self.rotate:
            return list(self.bots)
        turned = index % len(self.bots)
        return [*self.bots[turned:], *self.bots[:turned]]


def check(plan: Plan) -> Board:
    """The board to play on; raises BadPlan, UnknownBot or EditionError with what is wrong."""
    if plan.games < 1:
        raise BadPlan(f"games must be at least 1, not {plan.games}")
    if not 1 <= plan.workers <= MOST_WORKERS:
        raise BadPlan(f"workers must be 1 to {MOST_WORKERS}, not {plan.workers}")
    if plan.turns < 1:
        raise BadPlan(f"turns must be at least 1, not {plan.turns}")
    for name in plan.bots:
        make(name, 0)
    board = load(plan.edition, plan.options).board
    if not 2 <= len(plan.bots) <= board.players_max:
        raise BadPlan(f"{board.edition} is played by 2 to {board.players_max}, not by {len(plan.bots)}")
    if plan.start is not None:
        position = from_json(board, dict(plan.start), SeededChance(0))
        if len(position.players) != len(plan.bots):
            raise BadPlan(f"the start position has {len(position.players)} seats, but {len(plan.bots)} bots were named")
        if position.is_over():
            raise BadPlan("the start position is already over")
    return board


# One game.


def chance_of(plan: Plan, index: int) -> SeededChance:
    return SeededChance((plan.seed * SPREAD + index) & WORDS)


def begin(plan: Plan, board: Board, index: int) -> Game:
    chance = chance_of(plan, index)
    if plan.start is None:
        return new_game(board, len(plan.bots), chance, True)
    game = from_json(board, dict(plan.start), chance)
    for pile in game.piles:  # the position says what lies on the table, not in which order the cards come
        pile.cards = [pile.cards[i] for i in chance.shuffle(len(pile.cards))]
    return game


def seated(names: list[str], seed: int) -> list[Bot | None]:
    """A new bot for each seat; a program that was lost too often ends the run."""
    try:
        return [make(name, seed + seat) for seat, name in enumerate(names)]
    except BotsLost as lost:
        raise PlayLost(str(lost)) from None


def play_game(plan: Plan, board: Board, index: int) -> Result:
    names = plan.names_in(index)
    game = begin(plan, board, index)
    seed = (plan.seed * SPREAD + index) * len(names)
    bots = seated(names, seed)
    diary = Diary(index, game, names, plan.keep) if plan.keep else None
    playing = Playing(game, bots if diary is None else diary.seated(bots), seconds=plan.seconds)
    listener = Listener(board) if plan.listen_every and index % plan.listen_every == 0 else None
    follow(playing, game.turns + plan.turns, listener, diary)
    winners = game.winners
    return Result(
        index,
        game.turns,
        ending_of(game),
        winners,
        [game.order.index(seat) for seat in winners],
        len(playing.faults),
        None if listener is None else listener.flow_of(winners),
        diary,
    )


def follow(playing: Playing, last: int, listener: "Listener | None", diary: Diary | None) -> None:
    """Play until that turn or the end; in one go if nobody follows."""
    game = playing.game
    if listener is None and diary is None:
        play_out(playing, last)
        return
    if listener is not None:
        game.listen()
    while game.turns < last and playing.step():
        if listener is not None:
            listener.hear(game)
        if diary is not None:
            diary.hear(playing)


def ending_of(game: Game) -> str:
    if not game.is_over():
        return CAPPED
    if game.in_game() == 1:
        return "last player left"
    return "first bankruptcy" if game.fallen and game.rules.end_condition == "firstBankruptcy" else "time"


class Listener:
    """Follows the money of one game."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.flow = Flow(games=1)
        self.first: dict[int, int] = {}  # by group, the seat that first completed it
        self.worths: list[list[int]] = []  # by seat, every WORTH_STEP turns

    def hear(self, game: Game) -> None:
        """Take note of what the latest action brought about."""
        for event in game.events or ():
            if event.type == events.PAID and event.space >= 0 and event.other >= 0 and event.numbers == [REASON_RENT]:
                rents, visits = self.flow.rents, self.flow.visits
                rents[event.space] = rents.get(event.space, 0) + event.amount
                visits[event.space] = visits.get(event.space, 0) + 1
            elif event.type == events.MOVED:
                self.flow.landed[event.space] = self.flow.landed.get(event.space, 0) + 1
        for number, group in enumerate(game.sets):
            if group.owner >= 0 and number not in self.first and self.board.groups[number].kind == SPACE_STREET:
                self.first[number] = group.owner
                self.flow.completed[number] = 1
                self.flow.turns[number] = game.turns
        if game.turns >= WORTH_STEP * len(self.worths):
            self.worths.append([0 if player.out else worth(game, player.seat) for player in game.players])

    def flow_of(self, winners: list[int]) -> Flow:
        for group, seat in self.first.items():
            self.flow.won[group] = WIN // len(winners) if seat in winners else 0
            streets = [self.board.deeds[deed].pos for deed in self.board.groups[group].deeds]
            self.flow.earned[group] = sum(self.flow.rents.get(pos, 0) for pos in streets)
        for step, row in enumerate(self.worths):
            for seat, value in enumerate(row):
                self.add_worth(2 * step + (seat in winners), value)
        return self.flow

    def add_worth(self, key: int, value: int) -> None:
        flow = self.flow
        flow.worths[key] = flow.worths.get(key, 0) + value
        flow.worth_squares[key] = flow.worth_squares.get(key, 0) + value * value
        flow.worth_counts[key] = flow.worth_counts.get(key, 0) + 1


# Many games.


class Stop(Protocol):
    """A flag: no new game is begun once it is set. Workers see it in shared memory."""

    value: bool


@dataclass
class Batch:
    """A run of games that one worker played."""

    tally: Tally
    games: Columns
    decisions: Columns


def play_batch(plan: Plan, board: Board, task: tuple[int, int], stop: Stop) -> Batch:
    first, last = task
    batch = Batch(Tally(list(plan.bots)), no_rows(GAME_COLUMNS), no_rows(DECISION_COLUMNS))
    for index in range(first, last):
        if stop.value:
            break
        try:
            result = play_game(plan, board, index)
        except PlayLost:
            if index == first:
                raise
            break  # what is finished is counted; the next batch meets the same and tells why
        batch.tally.count(result, plan.names_in(index))
        if result.diary is not None:
            add_rows(batch.games, result.diary.row(result.ending))
            add_rows(batch.decisions, result.diary.decisions or {})
    return batch


class Worker:
    """What a worker process keeps between its batches."""

    plan: Plan
    board: Board
    stop: Stop


def start_worker(plan: Plan, stop: Stop) -> None:
    machine.ignore_ctrl_c()  # Ctrl-C is the main process's business: it sets the flag
    Worker.plan = plan
    Worker.board = load(plan.edition, plan.options).board
    Worker.stop = stop


def work(task: tuple[int, int]) -> Batch:
    return play_batch(Worker.plan, Worker.board, task, Worker.stop)


def tasks(plan: Plan, stop: Stop, workers: int) -> Iterator[tuple[int, int]]:
    """Batches of games, smaller towards the end so that no worker is left alone with a long one."""
    first = 0
    most = BATCH_OF_DECISIONS if plan.keep == DECISIONS else BATCH
    while first < plan.games and not stop.value:
        size = max(1, min(most, (plan.games - first) // (4 * workers)))
        yield first, first + size
        first += size


def batches(plan: Plan, stop: Stop) -> Iterator[Batch]:
    """The batches in the order of their games, whichever process plays them."""
    if plan.workers == 1:
        board = load(plan.edition, plan.options).board
        for task in tasks(plan, stop, 1):
            yield play_batch(plan, board, task, stop)
        return
    # Workers may be ahead of the one who counts, but only so far: what waits to be counted takes memory.
    ahead = threading.Semaphore(AHEAD * plan.workers)
    with new_pool(plan, stop) as pool:
        try:
            for batch in pool.imap(work, (task for task in tasks(plan, stop, plan.workers) if ahead.acquire())):
                ahead.release()
                yield batch
        finally:
            stop.value = True
            ahead.release()  # the pool's thread may wait for it, and the pool for its thread


def new_pool(plan: Plan, stop: Stop) -> Pool:
    """Workers that are deaf to Ctrl-C from their first moment: what is ignored here stays ignored in a new process."""
    context = multiprocessing.get_context("spawn")
    with machine.ctrl_c(machine.IGNORE):
        return context.Pool(plan.workers, start_worker, (plan, stop))


@contextmanager
def stopped_by_ctrl_c(stop: Stop) -> Iterator[None]:
    """The first Ctrl-C sets the flag, so that games under way are finished and kept; the second one ends it at once."""

    def heard() -> None:
        stop.value = True

    with machine.first_ctrl_c(heard):
        yield


Play = Callable[[Plan, Stop], Iterator[Batch]]


def simulate(
    plan: Plan, told: Callable[[Tally], None] | None = None, rows: Sequence[Rows] = (), play: Play = batches
) -> Tally:
    """Play the plan and count. Ctrl-C stops it and keeps what is finished; `told` hears of every batch.

    `rows` are given the rows that the plan keeps; `play` is who plays the batches: this machine, or a cluster.
    """
    forgive()
    check(plan)
    tally = Tally(list(plan.bots))
    stop: Stop = multiprocessing.get_context("spawn").RawValue(ctypes.c_bool, False)
    try:
        with stopped_by_ctrl_c(stop):
            for batch in play(plan, stop):
                tally.merge(batch.tally)
                for kept in rows:
                    kept.add(batch.games, batch.decisions)
                if told is not None:
                    told(tally)
    except PlayLost as lost:
        if not tally.games:
            raise
        tally.lost = str(lost)
    except KeyboardInterrupt:
        pass  # a second one; the caller sees by the number of games that it is not complete
    return tally
