import pytest
from tests.play.sitting import named

from passgo.editions import load
from passgo.engine.actions import Deal
from passgo.i18n import Speech
from passgo.i18n.grammar import functions
from passgo.words.names import Names


@pytest.mark.parametrize(
    ("edition", "amount", "said"),
    [
        ("classic", 1500, "$1,500"),
        ("championship", 50, "M50"),
        ("voyage", 20000, "€20,000"),
        ("mario", 5, "5\u00a0coins"),
        ("mario", 1, "1\u00a0coin"),
        ("ghost", 10, "10"),
    ],
)
def test_money_is_said_as_the_edition_calls_it(edition: str, amount: int, said: str) -> None:
    assert named(edition).money(amount) == said


def test_hidden_cash_is_not_a_number() -> None:
    assert named().cash(-1) == "hidden"


def test_the_speed_die_has_words_on_its_faces() -> None:
    assert named("championship").dice([3, 4, 4]) == "3\u00a0+\u00a04\u00a0+\u00a0bus"
    assert named("championship").dice([3, 4, 6]) == "3\u00a0+\u00a04\u00a0+\u00a0next property"
    assert named("championship").dice([3, 4, 2]) == "3\u00a0+\u00a04\u00a0+\u00a02"


def test_white_dice_show_numbers() -> None:
    assert named("championship").dice([6, 4]) == "6\u00a0+\u00a04"
    assert named("classic").dice([6, 4]) == "6\u00a0+\u00a04"


def test_buildings_have_the_words_of_the_edition() -> None:
    voyage = named("voyage")
    assert [voyage.level(level) for level in (0, 2, 5)] == ["no buildings", "2 tents", "caravan"]


def test_players_are_found_in_capitals_or_not() -> None:
    assert named().seat("ANN") == 0
    assert named().seat("nobody") == -1


def test_the_bank_is_nobody() -> None:
    assert named().player(-1) == "the Bank"


def test_texts_speak_of_players_as_they_said() -> None:
    names = Names(load("classic"), Speech("en"), ["Ann", "Bob", "Cy", "Dot"], genders=["f", "m", ""])
    said = functions({})["GENDER"]
    assert [said(names.player(seat)) for seat in range(4)] == ["f", "m", "other", "other"]


def test_the_sides_of_a_deal() -> None:
    deal = Deal(50, [1, 3], 1, 0, [], 0)
    assert (
        named().given(deal)
        == "\u2068$50\u2069, \u2068Mediterranean Avenue\u2069, \u2068Baltic Avenue\u2069, and \u20681 jail card\u2069"
    )
    assert named().taken(deal) == "nothing"
