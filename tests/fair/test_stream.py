"""The stream of fair dice: what fixes it, and that its numbers are even, independent and spread over every place."""

import itertools
from collections import Counter

import pytest

from passgo.fair import BadSeed, FairChance, game_key, number_at, seat_commitment, server_commitment

SERVER = "11" * 32
SEATS = ["22" * 32, "", "33" * 32]
KEY = game_key(SERVER, "table-1", "hash-1", SEATS)
ROLLS = 1_000_000

SERVER_KNOWN = "892cca01db40cb383c09910a028319959961213de3e1d3262b850a403ed067d4"
SEAT_KNOWN = "5979937a332fbf4cb3837e59d58a610c7a42f6bd97527efa62b12da8d6edba98"
KEY_KNOWN = "b7c9e31149a4e59a05a0811b014ff3991a99a783224b27c29264f32626e1d3ff"
DICE_KNOWN = [6, 6, 6, 1, 1, 1, 6, 4, 5, 2, 6, 4]
SHUFFLE_KNOWN = [1, 10, 12, 9, 13, 6, 11, 5, 2, 0, 14, 15, 7, 3, 4, 8]

# The 99.99 % points of the chi-square distribution, by degrees of freedom: a fixed key either lies below them or not.
LIMIT = {5: 25.75, 35: 74.93, 255: 344.0}


def chi_square(counts: "Counter[object]", cells: int) -> float:
    expected = counts.total() / cells
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + expected * (cells - len(counts))


@pytest.fixture(scope="module")
def rolls() -> list[int]:
    chance = FairChance(KEY)
    return [chance.die(6) for _ in range(ROLLS)]


def test_a_million_rolls_show_every_face_equally_often(rolls: list[int]) -> None:
    assert sorted(set(rolls)) == [1, 2, 3, 4, 5, 6]
    assert chi_square(Counter(rolls), 6) < LIMIT[5]


def test_a_roll_says_nothing_about_the_next(rolls: list[int]) -> None:
    assert chi_square(Counter(zip(rolls[::2], rolls[1::2], strict=True)), 36) < LIMIT[35]
    assert chi_square(Counter(zip(rolls[1:-1:2], rolls[2::2], strict=True)), 36) < LIMIT[35]


def test_runs_of_one_face_are_as_long_as_chance_makes_them(rolls: list[int]) -> None:
    runs = sum(one != other for one, other in itertools.pairwise(rolls)) + 1
    assert abs(runs - ROLLS * 5 / 6) < 4 * (ROLLS * 5 / 36) ** 0.5


def test_a_shuffle_brings_every_card_to_every_place_equally_often() -> None:
    chance = FairChance(KEY, 5_000_000)
    placed: Counter[object] = Counter()
    for _ in range(20_000):
        placed.update(enumerate(chance.shuffle(16)))
    assert chi_square(placed, 256) < LIMIT[255]


def test_a_shuffle_of_three_takes_all_six_orders() -> None:
    chance = FairChance(KEY, 9_000_000)
    assert chi_square(Counter(tuple(chance.shuffle(3)) for _ in range(60_000)), 6) < LIMIT[5]


def test_a_number_depends_on_its_place_only() -> None:
    chance = FairChance(KEY)
    first = [chance.die(6) for _ in range(20)]
    assert [number_at(KEY, place, 6) for place in reversed(range(20))] == first[::-1]
    assert FairChance(KEY, 7).die(6) == first[7]


def test_a_shuffle_takes_as_many_places_as_it_has_cards() -> None:
    chance = FairChance(KEY)
    chance.shuffle(16)
    assert chance.place == 16
    assert chance.die(6) == number_at(KEY, 16, 6)


def test_words_that_would_favour_low_numbers_are_drawn_again() -> None:
    # With 3 · 2^62 sides a quarter of all words is refused; folded down it would make the lowest third twice as likely.
    sides = 3 * 2**62
    low = sum(number_at(KEY, place, sides) <= 2**62 for place in range(9_000))
    assert abs(low - 3_000) < 4 * 2_000**0.5


@pytest.mark.parametrize("sides", [3, 6, 7, 1000])
def test_the_first_word_that_is_drawn_again_is_the_one_after_the_last_whole_round(
    sides: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = 2**64 // sides * sides
    words = [2**64 - 1, first, first - 1, 0]
    block = b"".join(word.to_bytes(8, "big") for word in words)
    monkeypatch.setattr("passgo.fair.stream.hmac.digest", lambda *_: block)  # no key is known that draws such words
    assert number_at(KEY, 0, sides) == sides


@pytest.mark.parametrize(
    "other",
    [
        game_key("12" * 32, "table-1", "hash-1", SEATS),
        game_key(SERVER, "table-2", "hash-1", SEATS),
        game_key(SERVER, "table-1", "hash-2", SEATS),
        game_key(SERVER, "table-1", "hash-1", ["22" * 32, "", "34" * 32]),
        game_key(SERVER, "table-1", "hash-1", ["22" * 32, "33" * 32, ""]),
        game_key(SERVER, "table-1", "hash-1", ["22" * 32, ""]),
        game_key(SERVER, "table-1hash", "-1", SEATS),
    ],
    ids=["server", "table", "edition", "a seat", "another seat", "seats", "no border"],
)
def test_whatever_goes_into_the_key_changes_it(other: bytes) -> None:
    assert other != KEY


def test_commitments_are_bound_to_their_table_and_kind() -> None:
    found = [
        server_commitment(SERVER, "t", "e"),
        server_commitment(SERVER, "u", "e"),
        server_commitment(SERVER, "t", "f"),
        seat_commitment(SERVER, "t"),
        seat_commitment(SERVER, "u"),
    ]
    assert len(set(found)) == 5


def test_known_values_never_change() -> None:
    """Games of the past are checked with these functions: another implementation must give the same."""
    chance = FairChance(KEY)
    assert server_commitment(SERVER, "table-1", "hash-1") == SERVER_KNOWN
    assert seat_commitment("22" * 32, "table-1") == SEAT_KNOWN
    assert KEY.hex() == KEY_KNOWN
    assert [chance.die(6) for _ in range(12)] == DICE_KNOWN
    assert chance.shuffle(16) == SHUFFLE_KNOWN


@pytest.mark.parametrize("seed", ["", "11", "11" * 33, "zz" * 32, "AA" * 32, " " + "11" * 32])
def test_a_seed_is_64_small_hexadecimal_digits(seed: str) -> None:
    with pytest.raises(BadSeed, match="64 lower-case hexadecimal digits"):
        seat_commitment(seed, "t")
