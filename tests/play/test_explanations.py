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
        ("build baltic", "Build evenly: another street in the set comes first. Start with Mediterranean Avenue."),
        ("sell mediterranean", "There are no buildings on Mediterranean Avenue."),
        ("mortgage mediterranean", "Sell the buildings on Mediterranean Avenue or its set first."),
        ("mortgage park", "Park Place is mortgaged. Unmortgage it first."),
        ("build boardwalk", "A street in that set is mortgaged. Unmortgage it before you build."),
        ("mortgage oriental", "You don’t own Oriental Avenue."),
        ("redeem boardwalk", "Boardwalk isn’t mortgaged."),
        ("claim", "Nobody owes you rent."),
        ("claim baltic", "Nobody owes you rent for Baltic Avenue."),
        ("end", "You can’t do that now."),
        ("mortage park", "There’s no command mortage park. Type help to list the commands. Did you mean mortgage?"),
        ("build balitc-avenue", "There’s no space called balitc-avenue. Did you mean baltic-avenue?"),
        ("accept eve", "Nobody is called eve. The players: Ann, Bob, and Cy."),
        ("offer bob: 31 for oriental", "Not enough cash for that. You have $30."),
        ("offer bob: jail-card for 5", "There’s no Get Out of Jail Free card to use or give."),
        ("accept bob", "There’s no such offer."),
    ],
)
def test_a_refusal_says_what_is_wrong(typed: str, said: str) -> None:
    assert why(at(GIVEN), named(), 0, typed) == said


def test_who_is_on_turn_is_said() -> None:
    assert why(at(), named(), 1, "roll") == "It’s not your turn. It’s Ann’s turn."


def test_what_it_costs_is_said() -> None:
    game = at({"Ann": {"at": "jail", "jail": 0, "cash": 20}})
    assert why(game, named(), 0, "fine") == "Not enough cash: you need $50. You have $20."


def test_selling_evenly_names_the_street() -> None:
    buildings = {"baltic-avenue": 2, "mediterranean-avenue": 1}
    game = at({"Ann": {"deeds": ["mediterranean-avenue", "baltic-avenue"], "buildings": buildings}})
    assert (
        why(game, named(), 0, "sell medi")
        == "Sell evenly: another street in the set comes first. Start with Baltic Avenue."
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
