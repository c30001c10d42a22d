import pytest
from tests.play.sitting import at, named

from passgo.engine.actions import REFUSAL_CODES, IllegalAction
from passgo.engine.game import Game
from passgo.engine.views import View
from passgo.play.explanations import explain
from passgo.play.typed_commands import parse
from passgo.words.names import Names

GIVEN = {
    "Ann": {
        "deeds": ["mediterranean-avenue", "baltic-avenue", "boardwalk", "park-place"],
        "buildings": {"baltic-avenue": 1},
        "mortgaged": ["park-place"],
        "cash": 30,
    },
    "Bob": {"deeds": ["oriental-avenue"]},
}


def why(game: Game, names: Names, seat: int, typed: str) -> str:
    try:
        game.apply(seat, parse(game, names, seat, typed))
    except IllegalAction as refusal:
        return explain(refusal, names, View(game, seat))
    raise AssertionError(f"{typed} was not refused")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("build baltic", "Build evenly: another street of the group comes first. First in line: Mediterranean Avenue."),
        ("sell mediterranean", "Nothing is built on Mediterranean Avenue."),
        ("mortgage mediterranean", "Buildings stand on Mediterranean Avenue or its group: sell them first."),
        ("mortgage park", "Park Place is mortgaged: redeem it first."),
        ("build boardwalk", "A street of that group is mortgaged: redeem it before building."),
        ("mortgage oriental", "Oriental Avenue is not yours."),
        ("redeem boardwalk", "Boardwalk is not mortgaged."),
        ("claim", "Nobody owes you rent."),
        ("claim baltic", "Nobody owes you rent for Baltic Avenue."),
        ("end", "That cannot be done now."),
        ("mortage park", "There is no command mortage park. Type help for the commands. Perhaps you mean mortgage."),
        ("build balitc-avenue", "There is no space called balitc-avenue. Perhaps you mean baltic-avenue."),
        ("accept eve", "Nobody is called eve. The players: Ann, Bob, and Cy."),
        ("offer bob: 31 for oriental", "There is not enough cash for that. You have $30."),
        ("offer bob: jail-card for 5", "There is no jail card to use or give."),
        ("accept bob", "There is no such offer."),
    ],
)
def test_a_refusal_says_what_is_wrong(typed: str, said: str) -> None:
    assert why(at(GIVEN), named(), 0, typed) == said


def test_who_is_on_turn_is_said() -> None:
    assert why(at(), named(), 1, "roll") == "It is not your turn. Ann is on turn."


def test_what_it_costs_is_said() -> None:
    game = at({"Ann": {"at": "jail", "jail": 0, "cash": 20}})
    assert why(game, named(), 0, "fine") == "There is not enough cash: that takes $50. You have $20."


def test_selling_evenly_names_the_street() -> None:
    buildings = {"baltic-avenue": 2, "mediterranean-avenue": 1}
    game = at({"Ann": {"deeds": ["mediterranean-avenue", "baltic-avenue"], "buildings": buildings}})
    assert (
        why(game, named(), 0, "sell medi")
        == "Sell evenly: another street of the group comes first. First in line: Baltic Avenue."
    )


def test_a_very_long_word_is_cut() -> None:
    assert len(why(at(), named(), 0, "x" * 250)) < 120


@pytest.mark.parametrize("code", REFUSAL_CODES)
@pytest.mark.parametrize(
    "details", [{}, {"space": 1}, {"space": -1}, {"amount": 5}, {"space": "x"}, {"action": "x"}, {"odd": 1.5}]
)
def test_every_code_makes_a_sentence(code: str, details: dict[str, object]) -> None:
    said = explain(IllegalAction(code, details), named(), View(at(), 0))
    assert said.endswith(".")
    assert "{" not in said
