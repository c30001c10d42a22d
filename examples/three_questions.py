# ruff: noqa: T201  # an example talks to whoever runs it
"""Three questions to simulated games: which set is best, what is a jail card worth, what would the first seat cost?

    python examples/three_questions.py FOLDER --games 10000 --workers 2

Games of traders on the classic board are simulated into Parquet files in FOLDER, unless they are there already, and
answered from there with pyarrow and numpy. The cells (# %%) can be run one by one in a notebook.
"""

# %% What is needed
import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.compute as pc  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]
from numpy.typing import NDArray

from passgo.editions import load
from passgo.engine.board import EFFECT_JAIL_FREE
from passgo.engine.chance import SeededChance
from passgo.engine.game import Game, new_game
from passgo.engine.snapshot import to_json
from passgo.lab import Plan, simulate
from passgo.lab.parquet import about, writing
from passgo.lab.rows import GAMES
from passgo.lab.statistics import wilson

Numbers = NDArray[np.float64]

EDITION = load("classic")
GIFT = 100  # dollars: the yardstick for everything else
FEWEST = 30  # games behind a figure


@dataclass(frozen=True)
class Study:
    folder: Path
    games: int  # in each file
    workers: int
    seed: int = 1


# %% The games
# `plain` are games as people play them. In the others one seat starts with a gift, 100 dollars or a jail card, and
# every seat in turn gets it in a file of its own. These files share their seed: game 7 has the same dice in all of
# them, so what differs between the twins is due to the gift. That makes small effects visible.


def with_cash(game: Game, seat: int) -> None:
    game.players[seat].cash += GIFT
    game.bank -= GIFT


def with_card(game: Game, seat: int) -> None:
    deck = next(
        i for i, deck in enumerate(EDITION.board.decks) if any(c.effect == EFFECT_JAIL_FREE for c in deck.cards)
    )
    pile = game.piles[deck].cards
    card = next(card for card in pile if EDITION.board.decks[deck].cards[card].effect == EFFECT_JAIL_FREE)
    pile.remove(card)
    game.players[seat].cards.append(deck << 8 | card)


GIFTS = {"cash": with_cash, "card": with_card}


def played(study: Study, players: int, gift: str = "plain", seat: int = 0) -> Any:
    """The table of games, simulated unless the file is there."""
    path = study.folder / f"{players}-{gift}-{seat}-{study.games}-{study.seed}.parquet"
    if not path.exists():
        start = None
        if gift in GIFTS:
            game = new_game(EDITION.board, players, SeededChance(0), opening=False)
            GIFTS[gift](game, seat)
            start = to_json(game)
        plan = Plan(
            bots=("trader",) * players, games=study.games, seed=study.seed * 100 + players, start=start,
            workers=study.workers, rotate=False, listen_every=0, keep=GAMES,
        )  # fmt: skip
        unfinished = path.with_suffix(".unfinished")
        with writing(unfinished, None, about(plan, EDITION)) as rows:
            simulate(plan, rows=[rows])
        unfinished.rename(path)
    return pq.read_table(path)


def wins(games: Any) -> Numbers:
    """A row for each game, a column for each seat: 1 for a win, a share of it if it was shared."""
    winners = games["winners"].combine_chunks()
    found = np.zeros((len(games), len(games["bots"][0])))
    each = pc.list_parent_indices(winners).to_numpy()
    shares = 1 / pc.list_value_length(winners).to_numpy()[each]
    found[each, pc.list_flatten(winners).to_numpy()] = shares
    return found


# %% 1. Which set is best?
# Of each game only the first set that anybody completed, so that all sets are met under the same circumstances.


def best_sets(study: Study, players: int) -> list[tuple[str, int, float, float, float]]:
    """Set, games in which it was the first one, and how often its owner won, with the 95 % interval; best first."""
    games = played(study, players)
    some = games.filter(pc.greater(pc.list_value_length(games["sets"]), 0))
    first = pc.list_element(some["sets"].combine_chunks(), 0)
    groups = first.field("group").to_numpy(zero_copy_only=False)
    won = wins(some)[np.arange(len(some)), first.field("seat").to_numpy()]
    found = []
    for group in np.unique(groups):
        mine = won[groups == group]
        if len(mine) >= FEWEST:
            found.append((str(group), len(mine), float(mine.mean()), *wilson(float(mine.sum()), len(mine))))
    return sorted(found, key=lambda row: -row[2])


def answer_sets(study: Study, players: int) -> None:
    found = best_sets(study, players)
    if not found:
        print(f"{players} players: too few games")
        return
    group, count, rate, low, high = found[0]
    near = [other for other, _, _, _, top in found[1:] if top >= low]
    unsure = f"not told apart from {', '.join(near)}" if near else "and none comes near"
    print(f"{players} players: {group} {rate:.1%} ({low:.1%} to {high:.1%}) of {count:,} games, {unsure}")
    print("           " + ", ".join(f"{other} {share:.0%}" for other, _, share, _, _ in found[1:]))


# %% 2. What is a jail card worth?
# In how many of its twin games did the holder of the gift win? By chance in one. What is more is the gift's, and the
# card is worth as much more or less than 100 dollars as it gives more or fewer wins.


def gains(study: Study, players: int, gift: str) -> Numbers:
    """For each game: the holder's share of the wins in the twins, less an even share."""
    holders = [wins(played(study, players, gift, seat))[:, seat] for seat in range(players)]
    gained: Numbers = np.mean(holders, axis=0) - 1 / players
    return gained


def told(values: Numbers) -> str:
    """A mean of rates with its 95 % interval, in points of a hundred."""
    mean, error = values.mean(), values.std(ddof=1) / len(values) ** 0.5
    return f"{100 * mean:+.2f} ({100 * (mean - 1.96 * error):+.2f} to {100 * (mean + 1.96 * error):+.2f})"


def price(of: Numbers, cash: Numbers, paired: bool) -> str:
    """What something is worth in dollars by what it gains, with the 95 % interval (delta method)."""
    gained = cash.mean()
    if gained <= 1.96 * cash.std(ddof=1) / len(cash) ** 0.5:
        return f"no price: from so few games it cannot be told what {GIFT} dollars gain"
    ratio = of.mean() / gained
    if paired:
        variance = (of - ratio * cash).var(ddof=1) / len(of)
    else:
        variance = of.var(ddof=1) / len(of) + ratio**2 * cash.var(ddof=1) / len(cash)
    worth, error = GIFT * ratio, GIFT * 1.96 * variance**0.5 / gained
    return f"{worth:.0f} dollars ({worth - error:.0f} to {worth + error:.0f})"


def answer_card(study: Study, players: int) -> None:
    card, cash = gains(study, players, "card"), gains(study, players, "cash")
    print(f"{players} players: a card gains {told(card)}, {GIFT} dollars {told(cash)} games of a hundred")
    print(f"           a card is worth {price(card, cash, paired=True)}")


# %% 3. What would the first seat cost?


def answer_seat(study: Study, players: int) -> None:
    games = played(study, players)
    order = np.array(games["order"].to_pylist())
    by_place = np.take_along_axis(wins(games), order, axis=1)
    ahead = by_place[:, 0] - by_place.mean(axis=1)
    worth = price(ahead, gains(study, players, "cash"), paired=False)
    rates = ", ".join(f"{rate:.1%}" for rate in by_place.mean(axis=0))
    print(f"{players} players: {rates} in order of play; the first gains {told(ahead)} of a hundred")
    print(f"           the first seat is worth {worth}")


# %% The answers


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, help="where the Parquet files lie, or will")
    parser.add_argument("--games", type=int, default=1_000, help="in each file; there are 1 + 2 x players to a number")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6], choices=range(2, 9))
    given = parser.parse_args(words)
    study = Study(given.folder, given.games, given.workers)
    study.folder.mkdir(parents=True, exist_ok=True)
    for question, answer in (
        ("Which set is best? Its owner wins, if it was the first set of the game:", answer_sets),
        ("What is a jail card worth?", answer_card),
        ("What would the first seat cost?", answer_seat),
    ):
        print(f"\n{question}")
        for players in given.players:
            answer(study, players)


if __name__ == "__main__":
    main()
