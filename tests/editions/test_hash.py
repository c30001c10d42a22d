"""The hash pins what is played: figures and rules change it, words do not."""

from collections.abc import Callable
from pathlib import Path

import pytest

from passgo.editions import EditionError, load, names
from passgo.editions.files import SHIPPED

Write = Callable[..., Path]

STARTER = (SHIPPED / "starter.toml").read_text(encoding="utf-8")

# A change here breaks every game that is pinned to the edition: only on purpose.
PINNED = {
    "championship": "a1109a70114e4f8903d7fe236c33cdea745040501cd08968f45af44d391c6cd5",
    "classic": "038c94d89c862e99f54fe9a9de169256f45c18b5aae0dd4cff5bd6764baf94d9",
    "cthulhu": "5c3bcdc09d878609936d64f8d1e96417c38f917d624d0bad60404f505c14aae4",
    "cthulhu-short": "aea52bd92a01be1b83b5a22a42015589edb4ae06b14cdc8c6a31dfd42cd313c9",
    "ghost": "cc830346d3abeb0d714469bbe6bff93b701f5e34470e4885b4b9eebb3f04f806",
    "mario": "46bde7f88c3950498abf00a2362737b2e7cb9b8bd020eca74338ad01c8ec77d1",
    "voyage": "1dd42edd161e77117564ffbf09ffdb73244fa7fa1e39ad0edc1c4b59a8d172d4",
}


@pytest.mark.parametrize("name", PINNED)
def test_shipped_editions_keep_their_hash(name: str) -> None:
    assert load(name).hash == PINNED[name]


def test_every_edition_is_pinned() -> None:
    assert list(PINNED) == names()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# A small edition", "# Another edition"),
        ('name = "Dune"', 'name = "Hill"'),
        ('id = "my-edition"', 'id = "your-edition"'),
        ("you found pearls: take 50", "pearls"),
        ("invented for this edition", "found in a box"),
        ('house = "hut"', 'house = "tent"'),
        ('{ id = "crab", name = "Crab" }', '{ id = "lobster", name = "Lobster" }'),
        ("price = 60, mortgage = 30", "mortgage = 30, price = 60"),
        ("go.salary = 100", "go.salary = 100\njail.attempts = 3"),
    ],
)
def test_words_order_of_keys_and_defaults_do_not_matter(old: str, new: str, write: Write) -> None:
    assert old in STARTER
    assert load(write(STARTER.replace(old, new))).hash == load(SHIPPED / "starter.toml").hash


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rents = [4, 20", "rents = [4, 21"),
        ("price = 60", "price = 61"),
        ('id = "dune"', 'id = "hill"'),
        ("go.salary = 100", "go.salary = 101"),
        ("amount = 50", "amount = 51"),
        ('discard = "bottom"', 'discard = "faceUp"'),
        ("station_rents = [20, 40]", "station_rents = [20, 41]"),
        ("players = [2, 4]", "players = [2, 3]"),
        ("collect_go = false, ", ""),
    ],
)
def test_what_is_played_matters(old: str, new: str, write: Write) -> None:
    assert old in STARTER
    assert load(write(STARTER.replace(old, new))).hash != load(SHIPPED / "starter.toml").hash


def test_options_for_one_game_change_the_hash() -> None:
    plain, changed = load("classic"), load("classic", {"jail.fine": 60})
    assert (plain.board.rules.jail_fine, changed.board.rules.jail_fine) == (50, 60)
    assert plain.hash != changed.hash == changed.board.hash


def test_a_game_pinned_to_another_hash_says_which_it_needs() -> None:
    pinned = load("classic").hash
    assert load("classic", pinned=pinned).hash == pinned
    with pytest.raises(EditionError) as caught:
        load("classic", {"jail.fine": 60}, pinned=pinned)
    assert caught.value.faults[0].allowed == f"the game needs {pinned}"
