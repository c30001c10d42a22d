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
    "championship": "3c3b3f125d14de283df5ee6200fcde00d787ac9573ab1b8a2f01fd6371f49d89",
    "classic": "038c94d89c862e99f54fe9a9de169256f45c18b5aae0dd4cff5bd6764baf94d9",
    "cthulhu": "44e7c96a30f40d9bacea91dcdc455e0d7a546387a781096bfba1ef6c60e78f56",
    "cthulhu-short": "0a066d2fbdfd18b3469935d3c20c2a308e174a4a052da6c25ebbf672f0a22834",
    "ghost": "396123bcb5cd4d9880a0d42d3b3212247f870c341d05a1a3157efe3dc5012917",
    "mario": "f23291a3b9d8c8d7a459025fc58a09550d7cc779f2bd1f03d144a7d0f6e3d6f3",
    "voyage": "88002fec2ac5d8cd82dbb1b9e9c02bf9f3b0226da3d230075caa9c68ba72d5e1",
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
