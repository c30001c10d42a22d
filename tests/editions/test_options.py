"""Official variants, options typed by hand, and the page that documents them."""

from pathlib import Path

import pytest

from passgo.editions import EditionError, load, names
from passgo.editions.options import NUMBERED, VARIANTS, read_setting, variant_options
from passgo.editions.options_page import options_page
from passgo.engine.rules import OPTION_BY_NAME, OPTIONS

PAGE = Path(__file__).parents[2] / "docs" / "options.md"


def test_the_options_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == options_page(), "run: passgo edition options > docs/options.md"


def test_the_page_names_every_option_once() -> None:
    page = options_page()
    assert [option.name for option in OPTIONS if page.count(f"\n| `{option.name}` |") != 1] == []


def test_the_short_game_of_cthulhu_is_the_short_variant() -> None:
    cthulhu = load("cthulhu")
    assert load("cthulhu", variant_options(["short"], cthulhu)).hash == load("cthulhu-short").hash


PAIRS = [(edition, variant.name) for edition in names() for variant in VARIANTS]


@pytest.mark.parametrize(("edition", "variant"), [pair for pair in PAIRS if pair != ("mario", "speed-die")])
def test_every_edition_can_be_played_in_every_variant(edition: str, variant: str) -> None:
    options = variant_options([variant], load(edition))
    in_force = load(edition, options).board.rules.in_force()
    assert options.items() <= in_force.items()


def test_the_speed_die_needs_two_dice() -> None:
    with pytest.raises(EditionError, match="two white dice"):
        load("mario", variant_options(["speed-die"], load("mario")))


def test_a_caravan_returned_leaves_nothing_in_the_short_game_too() -> None:
    options = variant_options(["short"], load("voyage"))
    assert load("voyage", options).board.rules.sell_hotel_returns_houses == 0


def test_variants_add_up_and_the_later_wins() -> None:
    options = variant_options(["timed", "auction", "no-auction"], load("classic"))
    assert options == {"end.time": "afterTurn", "unowned.decline": "nothing"}


def test_an_unknown_variant_names_the_known() -> None:
    with pytest.raises(EditionError, match="sort: unknown variant"):
        variant_options(["sort"], load("classic"))


def test_numbered_options_exist() -> None:
    assert [name for name, _ in NUMBERED if name not in OPTION_BY_NAME] == []


@pytest.mark.parametrize(
    ("setting", "name", "value"),
    [
        ("jail.fine=10", "jail.fine", 10),
        (" jail.fine = 10 ", "jail.fine", 10),
        ("dice.speedDie=true", "dice.speedDie", True),
        ("end.time=afterTurn", "end.time", "afterTurn"),
        ('end.time="afterTurn"', "end.time", "afterTurn"),
        ("score.points=[[3],[2,1]]", "score.points", [[3], [2, 1]]),
        ("end.time=", "end.time", ""),
    ],
)
def test_a_setting_typed_by_hand(setting: str, name: str, value: object) -> None:
    assert read_setting(setting) == (name, value)


@pytest.mark.parametrize("setting", ["jail.fine", "=10", ""])
def test_what_is_no_setting(setting: str) -> None:
    with pytest.raises(EditionError, match="name=value"):
        read_setting(setting)
