"""Scarce buildings and a bankruptcy in the terminal: what is asked, what can be typed, and how it is told."""

import pytest
from tests.play.sitting import PLAYERS, Sitting, at, named, placed, table

from passgo.editions import load
from passgo.engine import ROLE_STEWARD, IllegalAction, actions
from passgo.engine.chance import ScriptedChance, SeededChance
from passgo.engine.consequences import consequence
from passgo.engine.game import Game
from passgo.engine.sale import Sale
from passgo.play.choices import all_choices
from passgo.play.typed_commands import parse, phrase
from passgo.scenarios import position
from passgo.scenarios.reading import node_of
from passgo.words.labels import label
from passgo.words.questions import question
from passgo.words.sentences import tell

SETS = {
    "Ann": {"deeds": ["mediterranean-avenue", "baltic-avenue"]},
    "Bob": {"deeds": ["oriental-avenue", "vermont-avenue", "connecticut-avenue"], "cash": 160},
    "bank": {"houses": 3},
}
MED, BALTIC, ORIENTAL, VERMONT, CONNECTICUT = 1, 3, 6, 8, 9


def asked() -> Game:
    """Ann wants two of three houses; Bob could pay for three."""
    game = at(SETS)
    game.apply(0, actions.build_all([MED, BALTIC]))
    return game


def test_the_question_tells_what_is_left_what_is_wanted_and_what_one_could_place() -> None:
    game = asked()
    assert question(game, game.awaiting()[0], named(), Sale()) == (
        "Ann wants to build 2 houses (Mediterranean Avenue and Baltic Avenue). The Bank has 3 houses. The others "
        "are asked first. You could place and pay for 3 houses. How many do you want? You have $160."
    )


def test_one_number_takes_one_all_none_or_none_for_the_turn() -> None:
    choices = all_choices(asked(), 1, named())
    assert [(choice.label, choice.command) for choice in choices[:6]] == [
        ("Ask for one on Oriental Avenue", "want oriental-avenue"),
        ("Ask for one on Vermont Avenue", "want vermont-avenue"),
        ("Ask for one on Connecticut Avenue", "want connecticut-avenue"),
        (
            "Ask for 3 houses: Oriental Avenue, Vermont Avenue, and Connecticut Avenue",
            "want oriental-avenue vermont-avenue connecticut-avenue",
        ),
        ("None", "pass"),
        ("None, don’t ask again this turn", "pass turn"),
    ]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("want oriental vermont", actions.want_all([ORIENTAL, VERMONT])),
        ("WANT Oriental Avenue Vermont Avenue", actions.want_all([ORIENTAL, VERMONT])),
        ("want ori", actions.want(ORIENTAL)),
        ("build med bal med", actions.build_all([MED, BALTIC, MED])),
        ("build st charles", actions.build(11)),
        ("Pass Turn", actions.PASS_TURN),
        ("pass", actions.PASS_ON),
    ],
)
def test_several_spaces_stand_one_after_the_other(typed: str, meant: actions.Action) -> None:
    assert parse(asked(), named(), 1, typed).to_json() == meant.to_json()


@pytest.mark.parametrize("action", [actions.want_all([6, 8, 6]), actions.build_all([1, 3]), actions.PASS_TURN])
def test_what_is_listed_can_be_typed(action: actions.Action) -> None:
    assert parse(asked(), named(), 1, phrase(action, named())).to_json() == action.to_json()


def test_a_space_that_is_none_is_named() -> None:
    with pytest.raises(IllegalAction) as refused:
        parse(asked(), named(), 1, "want oriental nowhere")
    assert refused.value.details == {"space": "nowhere"}


def test_a_contested_building_is_listed_with_its_price() -> None:
    """Nothing is paid before the others were asked; the price is known all the same."""
    game = at(SETS)
    said = consequence(game, 0, actions.build(MED))
    assert label(actions.build(MED), game, 0, named(), said) == "Build (−$50): Mediterranean Avenue"


def test_the_auction_of_a_piece_tells_where_it_would_go_and_what_a_pass_means() -> None:
    game = asked()
    game.apply(1, actions.want_all([ORIENTAL, VERMONT]))
    assert question(game, game.awaiting()[0], named(), Sale()) == (
        "Bid on the building? No bids yet. Left in the Bank, including this one: 3 houses. Ann wants to "
        "build on Mediterranean Avenue. Bob wants to build on Oriental Avenue. A pass applies to this "
        "building only. You have $1,500."
    )


def test_a_person_types_a_wish_at_the_table() -> None:
    """Ann and Ben play; Ben answers with two places, which fit."""
    given = {
        "Ann": {"deeds": ["mediterranean-avenue", "baltic-avenue"]},
        "Ben": {"deeds": ["oriental-avenue", "vermont-avenue", "connecticut-avenue"]},
        "bank": {"houses": 3},
    }
    sitting = Sitting(placed(table(["", "", ""]), given), ["build med", "want oriental vermont"])
    sitting.play()
    assert "Ann wants to build 1 house (Mediterranean Avenue). The Bank has 3 houses." in sitting.shown
    assert "Ben wants to build on Oriental Avenue and Vermont Avenue." in sitting.shown
    built = {title.space.pos: title.level for title in sitting.game.titles if title.level}
    assert built == {MED: 1, ORIENTAL: 1, VERMONT: 1}


# Landed on the hotel of Boardwalk with two houses and two deeds to lose.
RUINED = {
    "Ann": {
        "at": "short-line", "cash": 5, "deeds": ["mediterranean-avenue", "baltic-avenue"],
        "buildings": {"mediterranean-avenue": 1, "baltic-avenue": 1},
    },
    "Bob": {"deeds": ["boardwalk", "park-place"], "buildings": {"boardwalk": 4, "park-place": 4}},
}  # fmt: skip


def ruined(options: dict[str, object]) -> Game:
    """Ann owes Bob the rent of Boardwalk."""
    game = position(load("classic", options).board, PLAYERS, node_of(RUINED), SeededChance(1))
    game.chance = ScriptedChance([1, 3])
    game.apply(0, actions.ROLL_DICE)
    game.apply(1, actions.CLAIM_LATEST)
    return game


def went_bankrupt(options: dict[str, object]) -> list[str]:
    game = ruined(options)
    game.listen()
    return tell(game.apply(0, actions.GO_BANKRUPT), named(), [])


def test_a_bankruptcy_is_one_story() -> None:
    assert went_bankrupt({"bankrupt.liquidates": True})[0] == (
        "Ann is bankrupt. What is left goes to Bob. Ann sells all their buildings for $50 and mortgages all their "
        "properties for $60. Bob gets Mediterranean Avenue and Baltic Avenue from Ann."
    )


def test_where_deeds_pass_as_they_stand_only_buildings_are_sold() -> None:
    assert went_bankrupt({})[0] == (
        "Ann is bankrupt. What is left goes to Bob. Ann sells all their buildings for $50. "
        "Bob gets Mediterranean Avenue and Baltic Avenue from Ann."
    )


@pytest.mark.parametrize(("liquidates", "said"), [(True, "Sell, mortgage, go bankrupt"), (False, "Declare bankruptcy")])
def test_giving_up_says_beforehand_what_becomes_of_everything(liquidates: bool, said: str) -> None:
    game = ruined({"bankrupt.liquidates": liquidates})
    assert label(actions.GO_BANKRUPT, game, 0, named(), None) == said


def test_an_estate_auction_tells_whose_it_is_and_which_deed() -> None:
    game = at({"Ann": {"deeds": ["mediterranean-avenue", "baltic-avenue"]}})
    game.listen()
    sale = Sale()
    sale.follow(game, game.apply(ROLE_STEWARD, actions.expel(0)))
    asked = question(game, game.awaiting()[0], named(), sale)
    assert asked.startswith("Ann’s estate: 1 of 2. Bid on Mediterranean Avenue? No bids yet.")
