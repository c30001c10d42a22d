"""Every bot plays every edition to its end, and never answers anything that the rules refuse."""

import pytest

from passgo.bots import BOTS, make
from passgo.bots.playing import Playing, play_out
from passgo.editions import load, names
from passgo.engine.chance import SeededChance
from passgo.engine.game import new_game
from passgo.engine.invariants import broken
from passgo.engine.snapshot import digest

TURNS = 400


def play(edition: str, bots: list[str], seed: int, turns: int = TURNS) -> Playing:
    board = load(edition).board
    game = new_game(board, len(bots), SeededChance(seed), True)
    playing = Playing(game, [make(name, seed + seat) for seat, name in enumerate(bots)])
    play_out(playing, turns)
    return playing


@pytest.mark.parametrize("edition", names())
@pytest.mark.parametrize("bot", ["random", "novice", "builder", "trader", "champion:4"])
def test_a_bot_plays_without_a_fault(edition: str, bot: str) -> None:
    for seed in range(2 if bot.startswith("champion") else 6):
        playing = play(edition, [bot] * 4, seed, 120 if bot.startswith("champion") else TURNS)
        assert [fault.to_json() for fault in playing.faults] == []
        assert broken(playing.game) == []


@pytest.mark.parametrize("edition", names())
def test_bots_of_all_kinds_play_together(edition: str) -> None:
    for seed in range(6):
        playing = play(edition, ["random", "novice", "builder", "trader"], seed)
        assert [fault.to_json() for fault in playing.faults] == []


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_gives_the_same_game(bot: str) -> None:
    first = play("classic", [bot, "random", bot, "novice"], 7, 60)
    again = play("classic", [bot, "random", bot, "novice"], 7, 60)
    assert digest(first.game) == digest(again.game)


def test_games_of_traders_end() -> None:
    over = sum(play("classic", ["trader"] * 4, seed, 1_000).game.is_over() for seed in range(100))
    assert over >= 99
