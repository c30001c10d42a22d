"""Counting games as they are finished. Only whole numbers are added up, so the order of the games does not matter."""

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from passgo.lab.rows import Diary

WIN: Final = 840  # a won game; divides evenly among up to eight who share it
CAPPED: Final = "turn limit"
LENGTH_STEP: Final = 10  # turns in one bar of the histogram of game lengths
WORTH_STEP: Final = 10  # turns between two points of a worth curve
Z: Final = 1.959963985  # 95 per cent


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's score interval, sound for small numbers too)."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    square = Z * Z
    middle = rate + square / (2 * games)
    spread = Z * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return max(0.0, (middle - spread) / (1 + square / games)), min(1.0, (middle + spread) / (1 + square / games))


@dataclass
class Result:
    """One finished game."""

    index: int
    turns: int
    ending: str
    winners: list[int]  # seats; none if the turn limit came first
    places: list[int]  # the winners' places in the order of play, from 0
    faults: int = 0
    flow: "Flow | None" = None
    diary: "Diary | None" = None  # what is written down of it, if rows are wanted


@dataclass
class Flow:
    """What only a game that was listened to can tell: rent by space, sets by group."""

    games: int = 0
    rents: dict[int, int] = field(default_factory=dict)  # by space
    visits: dict[int, int] = field(default_factory=dict)
    completed: dict[int, int] = field(default_factory=dict)  # by group: games in which somebody completed the set
    turns: dict[int, int] = field(default_factory=dict)  # ... sum of the turns in which it was first complete
    won: dict[int, int] = field(default_factory=dict)  # ... how often the first to complete it won, in parts of WIN
    earned: dict[int, int] = field(default_factory=dict)  # ... rent that its streets brought in those games
    landed: dict[int, int] = field(default_factory=dict)  # by space: tokens that came there
    # Net worth by WORTH_STEP turns, of winners (odd keys, 2 * step + 1) and of the others (even keys):
    worths: dict[int, int] = field(default_factory=dict)  # ... sum
    worth_squares: dict[int, int] = field(default_factory=dict)
    worth_counts: dict[int, int] = field(default_factory=dict)

    def add(self, other: "Flow") -> None:
        self.games += other.games
        for mine, theirs in (
            (self.rents, other.rents),
            (self.visits, other.visits),
            (self.completed, other.completed),
            (self.turns, other.turns),
            (self.won, other.won),
            (self.earned, other.earned),
            (self.landed, other.landed),
            (self.worths, other.worths),
            (self.worth_squares, other.worth_squares),
            (self.worth_counts, other.worth_counts),
        ):
            for key, amount in theirs.items():
                mine[key] = mine.get(key, 0) + amount


@dataclass
class Tally:
    """What is known of all games so far. Its size does not grow with their number."""

    bots: list[str]
    games: int = 0
    turns: int = 0
    squares: int = 0
    shortest: int = 0
    longest: int = 0
    lengths: dict[int, int] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)
    seat_wins: list[int] = field(default_factory=list)
    place_wins: list[int] = field(default_factory=list)
    bot_wins: dict[str, int] = field(default_factory=dict)
    bot_seats: dict[str, int] = field(default_factory=dict)
    faults: int = 0
    flow: Flow = field(default_factory=Flow)
    lost: str = ""  # why it ended early, if it did

    def count(self, result: Result, names: list[str]) -> None:
        """Add a game in which those bots sat, by seat."""
        turns = result.turns
        self.shortest = turns if self.games == 0 else min(self.shortest, turns)
        self.longest = max(self.longest, turns)
        self.games += 1
        self.turns += turns
        self.squares += turns * turns
        bar = turns // LENGTH_STEP
        self.lengths[bar] = self.lengths.get(bar, 0) + 1
        self.endings[result.ending] = self.endings.get(result.ending, 0) + 1
        if not self.seat_wins:
            self.seat_wins = [0] * len(names)
            self.place_wins = [0] * len(names)
        for name in names:
            self.bot_seats[name] = self.bot_seats.get(name, 0) + 1
        for seat, place in zip(result.winners, result.places, strict=True):
            share = WIN // len(result.winners)
            self.seat_wins[seat] += share
            self.place_wins[place] += share
            self.bot_wins[names[seat]] = self.bot_wins.get(names[seat], 0) + share
        self.faults += result.faults
        if result.flow is not None:
            self.flow.add(result.flow)

    def merge(self, other: "Tally") -> None:
        if other.games == 0:
            return
        self.shortest = other.shortest if self.games == 0 else min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.turns += other.turns
        self.squares += other.squares
        self.faults += other.faults
        self.seat_wins = added(self.seat_wins, other.seat_wins)
        self.place_wins = added(self.place_wins, other.place_wins)
        for bar, games in other.lengths.items():
            self.lengths[bar] = self.lengths.get(bar, 0) + games
        for mine, theirs in (
            (self.endings, other.endings),
            (self.bot_wins, other.bot_wins),
            (self.bot_seats, other.bot_seats),
        ):
            for key, amount in theirs.items():
                mine[key] = mine.get(key, 0) + amount
        self.flow.add(other.flow)

    # What people ask for.

    def mean_turns(self) -> float:
        return self.turns / self.games if self.games else 0.0

    def deviation(self) -> float:
        if self.games < 2:
            return 0.0
        mean = self.mean_turns()
        return math.sqrt(max(0.0, self.squares / self.games - mean * mean))

    def length_at(self, share: float) -> int:
        """The number of turns within which that share of the games was over, to the width of a bar."""
        seen = 0
        for bar in sorted(self.lengths):
            seen += self.lengths[bar]
            if seen >= share * self.games:
                return min((bar + 1) * LENGTH_STEP - 1, self.longest)
        return self.longest

    def to_json(self) -> dict[str, object]:
        """The summary as data; rates with their 95 % intervals."""
        return {
            "games": self.games,
            "faults": self.faults,
            "bots": {name: rate_json(self.bot_wins.get(name, 0), self.bot_seats[name]) for name in self.bot_seats},
            "seats": [rate_json(wins, self.games) for wins in self.seat_wins],
            "places": [rate_json(wins, self.games) for wins in self.place_wins],
            "turns": {
                "mean": round(self.mean_turns(), 2),
                "deviation": round(self.deviation(), 2),
                "median": self.length_at(0.5),
                "p90": self.length_at(0.9),
                "shortest": self.shortest,
                "longest": self.longest,
            },
            "endings": {name: self.endings[name] for name in sorted(self.endings)},
        }


def added(mine: list[int], theirs: list[int]) -> list[int]:
    if not mine:
        return theirs[:]
    return [one + other for one, other in zip(mine, theirs, strict=True)]


def rate_json(wins: int, games: int) -> dict[str, object]:
    low, high = wilson(wins / WIN, games)
    rate = wins / WIN / games if games else 0.0
    return {
        "games": games,
        "wins": round(wins / WIN, 3),
        "rate": round(rate, 5),
        "interval": [round(low, 5), round(high, 5)],
    }
