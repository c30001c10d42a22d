"""The ladder: bots meet at one table after another, change seats, and are rated."""

import csv
import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating
from rich import box
from rich.table import Table

from passgo.lab.report import percent
from passgo.lab.simulate import BadPlan, Plan, simulate
from passgo.lab.statistics import WIN, Tally, wilson

CONFIDENT: Final = 1.96  # standard errors: 95 %


@dataclass
class Pairing:
    """Two bots at a table of four, two seats each: how often either won."""

    one: str
    other: str
    games: int = 0
    one_wins: float = 0.0
    other_wins: float = 0.0

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the first one's share of the games that somebody won."""
        return wilson(self.one_wins, round(self.one_wins + self.other_wins))

    def stronger(self) -> str | None:
        """Who is significantly stronger, if anybody is."""
        low, high = self.interval()
        if low > 0.5:
            return self.one
        return self.other if high < 0.5 else None


@dataclass
class Ladder:
    """Ratings of all bots, and every pair's balance."""

    edition: str
    names: list[str]
    ratings: dict[str, PlackettLuceRating] = field(default_factory=dict)
    pairings: list[Pairing] = field(default_factory=list)

    def ranked(self) -> list[str]:
        return sorted(self.names, key=lambda name: -self.ratings[name].mu)

    def is_ordered(self) -> bool:
        """Whether each bot of the table is significantly stronger than the next one."""
        ranked = self.ranked()
        return all(self.stronger_of(one, other) == one for one, other in pairwise(ranked))

    def stronger_of(self, one: str, other: str) -> str | None:
        for pairing in self.pairings:
            if {pairing.one, pairing.other} == {one, other}:
                return pairing.stronger()
        return None

    def to_json(self) -> dict[str, object]:
        return {
            "edition": self.edition,
            "ranked": self.ranked(),
            "significant": self.is_ordered(),
            "ratings": {
                name: {
                    "mu": round(self.ratings[name].mu, 3),
                    "sigma": round(self.ratings[name].sigma, 3),
                    "ordinal": round(self.ratings[name].ordinal(), 3),
                }
                for name in self.ranked()
            },
            "pairs": [
                {
                    "one": pairing.one,
                    "other": pairing.other,
                    "games": pairing.games,
                    "one_wins": round(pairing.one_wins, 3),
                    "other_wins": round(pairing.other_wins, 3),
                    "interval": [round(bound, 4) for bound in pairing.interval()],
                    "stronger": pairing.stronger(),
                }
                for pairing in self.pairings
            ],
        }


@dataclass(frozen=True)
class Contest:
    """What is played: every pair of bots, two seats each, so many games."""

    bots: tuple[str, ...]
    games: int  # for each pair
    seed: int = 1
    edition: str = "classic"
    options: Mapping[str, object] = field(default_factory=dict)
    workers: int = 1
    turns: int = 1_000


def plans(contest: Contest) -> list[Plan]:
    """One plan a pair; the two sit opposite each other and rotate, so nobody gains by a seat."""
    if len(set(contest.bots)) < 2 or len(set(contest.bots)) != len(contest.bots):
        raise BadPlan("a ladder needs at least two different bots, each named once")
    return [
        Plan(
            bots=(one, other, one, other),
            games=contest.games,
            seed=contest.seed * 1_000 + number,
            edition=contest.edition,
            options=contest.options,
            turns=contest.turns,
            workers=contest.workers,
            listen_every=0,
        )
        for number, (one, other) in enumerate(combinations(contest.bots, 2))
    ]


def climb(contest: Contest, told: Callable[[Plan, Tally], None] | None = None) -> Ladder:
    """Play every pair and rate the bots; a pair that Ctrl-C cut short counts with the games it has."""
    ladder = Ladder(contest.edition, list(contest.bots))
    for plan in plans(contest):
        heard = (lambda tally, plan=plan: told(plan, tally)) if told is not None else None
        tally = simulate(plan, heard)
        one, other = plan.bots[:2]
        wins = [tally.bot_wins.get(name, 0) / WIN for name in (one, other)]
        ladder.pairings.append(Pairing(one, other, tally.games, *wins))
        if tally.games < plan.games:
            break
    rate(ladder)
    return ladder


def rate(ladder: Ladder) -> None:
    """Rate by openskill, going round the pairs and spreading each pair's wins evenly, so that none comes last."""
    model = PlackettLuce()
    ladder.ratings = {name: model.rating(name=name) for name in ladder.names}
    owed = [[0.0, 0.0] for _ in ladder.pairings]
    for _ in range(max((pairing.games for pairing in ladder.pairings), default=0)):
        for pairing, due in zip(ladder.pairings, owed, strict=True):
            if not pairing.games:
                continue
            due[0] += pairing.one_wins / pairing.games
            due[1] += pairing.other_wins / pairing.games
            if max(due) < 1:
                continue
            first = 0 if due[0] >= due[1] else 1
            due[first] -= 1
            winner, loser = (pairing.one, pairing.other) if first == 0 else (pairing.other, pairing.one)
            rated = model.rate([[ladder.ratings[winner]], [ladder.ratings[loser]]])
            ladder.ratings[winner], ladder.ratings[loser] = rated[0][0], rated[1][0]


def ratings_table(ladder: Ladder) -> Table:
    table = Table("", "bot", "rating", "95 %", "stronger than the next", box=box.SIMPLE)
    table.title = f"Ladder, {ladder.edition}"
    ranked = ladder.ranked()
    for place, name in enumerate(ranked):
        rating = ladder.ratings[name]
        sure = ""
        if place + 1 < len(ranked):
            sure = "yes" if ladder.stronger_of(name, ranked[place + 1]) == name else "not significantly"
        table.add_row(str(place + 1), name, f"{rating.mu:.2f}", f"± {CONFIDENT * rating.sigma:.2f}", sure)
    return table


def pairs_table(ladder: Ladder) -> Table:
    table = Table("bot", "against", "games", "wins of the decided", "95 % interval", box=box.SIMPLE)
    for pairing in ladder.pairings:
        decided = round(pairing.one_wins + pairing.other_wins)
        table.add_row(pairing.one, pairing.other, f"{pairing.games:,}", *percent(pairing.one_wins, decided))
    return table


def pairs_csv(ladder: Ladder) -> str:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(["bot", "against", "games", "wins", "losses", "low", "high"])
    for pairing in ladder.pairings:
        wins = [round(pairing.one_wins, 3), round(pairing.other_wins, 3)]
        bounds = [round(bound, 4) for bound in pairing.interval()]
        writer.writerow([pairing.one, pairing.other, pairing.games, *wins, *bounds])
    return text.getvalue()
