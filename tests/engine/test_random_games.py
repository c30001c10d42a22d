"""Random games of every edition, with everything that must hold checked after every action."""

import os

import pytest
from tests.breadth import wide

import passgo
from passgo.editions import load, names
from passgo.testing import play_randomly

BLOCK = 29
# Compiled 7 editions x 10 blocks x 29 games = 2,030; pure, where coverage is measured, 7 x 15 = 105.
BLOCKS = 10 if passgo.mode() == "compiled" else 1
QUICK_BLOCKS = min(5, BLOCKS)
GAMES = BLOCK if passgo.mode() == "compiled" else 15
ACTIONS = 300


def play_block(edition: str, first_seed: int, games: int, actions: int) -> None:
    board = load(edition).board
    for seed in range(first_seed, first_seed + games):
        seats = 2 + seed % (board.players_max - 1)
        play_randomly(board, seats, seed, actions)


@pytest.mark.parametrize("block", [*range(QUICK_BLOCKS), *map(wide, range(QUICK_BLOCKS, BLOCKS))])
@pytest.mark.parametrize("edition", names())
def test_every_random_game_is_sound(edition: str, block: int) -> None:
    play_block(edition, block * BLOCK, GAMES, ACTIONS)


@pytest.mark.long
@pytest.mark.parametrize("block", range(100))
@pytest.mark.parametrize("edition", names())
def test_fifty_thousand_random_games_are_sound(edition: str, block: int) -> None:
    games = int(os.environ.get("PASSGO_LONG_GAMES", "72"))  # 7 x 100 x 72 = 50,400
    play_block(edition, 1_000_000 + block * games, games, ACTIONS)
