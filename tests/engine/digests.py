"""Print one digest over all positions of each seeded game, for comparing compiled with pure."""

import hashlib
import sys

import passgo
from passgo.editions import load, names
from passgo.engine import Log, SeededChance, digest
from passgo.testing import RandomPlayer


def digest_of_game(edition: str, seed: int) -> str:
    """Every position of a random game, folded into one digest."""
    board = load(edition).board
    player = RandomPlayer(seed + 5)
    log = Log(board, 2 + seed % (board.players_max - 1), SeededChance(seed), opening=seed % 2 == 0)
    folded = hashlib.sha256()
    for _ in range(200):
        if log.game.is_over():
            break
        seat, action = player.choose(log.game)
        log.apply(seat, action)
        folded.update(digest(log.game).encode())
    return folded.hexdigest()


def digests(games: int) -> list[str]:
    editions = names()
    return [digest_of_game(editions[seed % len(editions)], seed) for seed in range(games)]


if __name__ == "__main__":
    sys.stdout.write("\n".join([passgo.mode(), *digests(int(sys.argv[1]))]))
