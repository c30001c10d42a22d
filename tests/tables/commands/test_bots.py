"""Bots at a live table play as they do in the lab, at every pace."""

import json
from collections import Counter
from statistics import median

import pytest
from tests.breadth import wide
from tests.tables.driving import Desk

from passgo.bots import make
from passgo.bots.playing import Playing, play_out
from passgo.editions import load, names
from passgo.engine.chance import SeededChance
from passgo.engine.log import Log

GAMES = 50
MOST_TURNS = 1_000  # far beyond the longest game of traders
CLOCKS = {"decision_ms": 0, "absent_ms": 0}
EDITIONS = ["classic", *(wide(name) for name in names() if name != "classic")]

Played = tuple[int, Counter[str]]  # turns, and how often each action was taken


def at_a_table(edition: str, seed: int, pace_ms: int) -> Played:
    desk = Desk(seed)
    settings = {"edition": edition, "seats": 4, "pace_ms": pace_ms, "unattended": True, "clocks": CLOCKS}
    desk.ok("create", "ann", settings=settings, seed=f"{seed:064x}")
    desk.ok("start", "ann", fill="trader")
    game = desk.table.state.playing()
    while desk.status() == "playing" and game.turns < MOST_TURNS and desk.wake is not None:
        desk.now = max(desk.now, desk.wake)
        desk.tick()
        game = desk.table.state.game or game
    taken = [json.loads(entry.body)["action"]["type"] for entry in desk.entries if entry.kind == "acted"]
    return game.turns, Counter(taken)


def in_the_lab(edition: str, seed: int) -> Played:
    log = Log(load(edition).board, 4, SeededChance(seed), opening=True)
    play_out(Playing(log.game, [make("trader", 7 * seed + seat) for seat in range(4)], log), MOST_TURNS)
    return log.game.turns, Counter(record.action.name() for record in log.records)


def deals_per_game(games: list[Played]) -> float:
    return sum(taken["accept"] for _, taken in games) / len(games)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_of_bots_is_the_same_at_every_pace(edition: str) -> None:
    turns, taken = at_a_table(edition, 3, 3_000)
    assert turns < MOST_TURNS
    assert taken["offer"] == taken["accept"] + taken["reject"] > 0
    assert at_a_table(edition, 3, 0) == at_a_table(edition, 3, 400) == (turns, taken)


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_at_a_table_trade_and_end_as_in_the_lab(edition: str) -> None:
    live = [at_a_table(edition, seed, 0) for seed in range(GAMES)]
    lab = [in_the_lab(edition, 1_000 + seed) for seed in range(GAMES)]
    assert max(turns for turns, _ in live) < MOST_TURNS
    assert median(turns for turns, _ in live) == pytest.approx(median(turns for turns, _ in lab), rel=0.25)
    assert deals_per_game(live) == pytest.approx(deals_per_game(lab), rel=0.25)
