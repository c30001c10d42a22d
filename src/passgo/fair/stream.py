"""Dice that can be proven: commitments, the key they lead to, and the stream of numbers that follows from the key.

Every number of a game has a place, counted from 0. The number at a place is read off HMAC-SHA-256 with the game's key,
so anybody who knows the key can compute it again, in any order, and a command that is tried twice draws the same.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

SEED_BYTES: Final = 32
SCHEME: Final = b"passgo-fair-1"
WORD_BYTES: Final = 8
WORDS: Final = 1 << (8 * WORD_BYTES)


class BadSeed(ValueError):
    """A seed or commitment that is not what this scheme uses."""


def hex_bytes(text: str, what: str) -> bytes:
    """Thirty-two bytes, written as lower-case hexadecimal digits."""
    try:
        found = bytes.fromhex(text)
    except ValueError:
        found = b""
    if len(found) != SEED_BYTES or found.hex() != text:
        raise BadSeed(f"{what} must be {2 * SEED_BYTES} lower-case hexadecimal digits")
    return found


def framed(parts: Sequence[bytes]) -> bytes:
    """Parts with their lengths, so that no two lists of parts give the same bytes."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def server_commitment(seed: str, table: str, edition: str) -> str:
    """What the server publishes before anybody sits down: it fixes its seed for this table and this edition's hash."""
    parts = [SCHEME, b"server", hex_bytes(seed, "the server's seed"), table.encode(), edition.encode()]
    return hashlib.sha256(framed(parts)).hexdigest()


def seat_commitment(seed: str, table: str) -> str:
    """What a player publishes before anybody reveals: the same seed at another table is another commitment."""
    return hashlib.sha256(framed([SCHEME, b"seat", hex_bytes(seed, "a seat's seed"), table.encode()])).hexdigest()


def game_key(server_seed: str, table: str, edition: str, seat_seeds: Sequence[str]) -> bytes:
    """The key of a game. `seat_seeds` has a place for every seat; a seat that revealed nothing has an empty one."""
    seeds = [hex_bytes(seed, "a seat's seed") if seed else b"" for seed in seat_seeds]
    message = framed([SCHEME, b"key", table.encode(), edition.encode(), *seeds])
    return hmac.digest(hex_bytes(server_seed, "the server's seed"), message, "sha256")


def number_at(key: bytes, place: int, sides: int) -> int:
    """The number from 1 to `sides` at a place. Words beyond the last whole multiple of `sides` are drawn again."""
    limit = WORDS - WORDS % sides
    attempt = 0
    while True:
        block = hmac.digest(key, place.to_bytes(8, "big") + attempt.to_bytes(4, "big"), "sha256")
        for i in range(0, len(block), WORD_BYTES):
            word = int.from_bytes(block[i : i + WORD_BYTES], "big")
            if word < limit:
                return word % sides + 1
        attempt += 1


class FairChance:
    """The stream of a game from a place on. A die takes one place, a shuffle as many as it has cards."""

    def __init__(self, key: bytes, place: int = 0) -> None:
        self.key = key
        self.place = place

    def die(self, sides: int) -> int:
        face = number_at(self.key, self.place, sides)
        self.place += 1
        return face

    def shuffle(self, size: int) -> list[int]:
        order = list(range(size))
        for i in range(size - 1, 0, -1):
            j = number_at(self.key, self.place + i, i + 1) - 1
            order[i], order[j] = order[j], order[i]
        self.place += size
        return order
