import pytest
from tests.play.sitting import at, named

from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.chance import ScriptedChance
from passgo.engine.consequences import Consequence
from passgo.engine.game import Game
from passgo.engine.state import STAGE_BUY, STAGE_END
from passgo.play.choices import all_choices, by_enter, offer_choices
from passgo.play.typed_commands import parse
from passgo.words.labels import label
from passgo.words.names import Names

BROWN = {"Ann": {"deeds": ["mediterranean-avenue", "baltic-avenue"]}}


def commands(game: Game, seat: int, names: Names) -> list[str]:
    return [choice.command for choice in all_choices(game, seat, names)]


def landed_on_boardwalk() -> Game:
    game = at({"Ann": {"at": "boardwalk"}})
    game.stage = STAGE_BUY
    return game


def test_the_roll_comes_first_and_long_lists_stand_under_one_number() -> None:
    assert commands(at(BROWN), 0, named()) == ["roll", "build …", "mortgage …"]


def test_a_list_opens_to_its_actions_with_what_they_cost() -> None:
    build = all_choices(at(BROWN), 0, named())[1]
    assert [(choice.label, choice.command) for choice in build.more] == [
        ("Build (−$50): Mediterranean Avenue", "build mediterranean-avenue"),
        ("Build (−$50): Baltic Avenue", "build baltic-avenue"),
    ]


def test_a_single_action_needs_no_list() -> None:
    game = at({"Ann": {"deeds": ["boardwalk"]}})
    assert commands(game, 0, named()) == ["roll", "mortgage boardwalk"]


def test_jail_offers_its_ways_out() -> None:
    game = at({"Ann": {"at": "jail", "jail": 0, "jail_cards": ["chance"]}})
    choices = all_choices(game, 0, named())
    assert [choice.label for choice in choices] == [
        "Roll to get out",
        "Pay $50 to leave jail",
        "Use a card to get out",
    ]


def test_a_ride_offers_to_stay_and_a_list_of_spaces() -> None:
    game = at({"Ann": {"at": "go"}}, edition="ghost")
    game.chance = ScriptedChance([2, 3])
    game.apply(0, actions.ROLL_DICE)
    assert commands(game, 0, named("ghost")) == ["choose stay", "choose …"]


def test_an_auction_suggests_bids() -> None:
    game = landed_on_boardwalk()
    game.apply(0, actions.DECLINE_DEED)
    assert commands(game, 1, named()) == ["bid 1", "bid 41", "bid 400", "pass"]


def test_bids_suggested_can_be_paid() -> None:
    game = landed_on_boardwalk()
    game.bank += game.players[1].cash - 100
    game.players[1].cash = 100
    game.apply(0, actions.DECLINE_DEED)
    assert commands(game, 1, named()) == ["bid 1", "bid 41", "pass"]


def test_an_offer_is_accepted_rejected_or_let_rest() -> None:
    game = at({"Ann": {"deeds": ["boardwalk"]}})
    game.apply(0, actions.offer(1, actions.Deal(0, [39], 0, 400, [], 0)))
    assert [choice.command for choice in offer_choices(game, 1, 0, named())] == ["accept Ann", "reject Ann", "wait"]


@pytest.mark.parametrize("stage", ["roll", "end"])
def test_enter_rolls_and_ends(stage: str) -> None:
    game = at()
    if stage == "end":
        game.stage = STAGE_END
    enter = by_enter(all_choices(game, 0, named()))
    assert enter is not None
    assert enter.command == stage


def test_enter_buys_nothing() -> None:
    game = landed_on_boardwalk()
    choices = all_choices(game, 0, named())
    assert choices[0].command == "buy"
    assert by_enter(choices) is None


def test_enter_on_nothing_is_nothing() -> None:
    assert by_enter([]) is None


def test_to_keep_a_deed_mortgaged_has_its_price() -> None:
    game = at({"Bob": {"deeds": ["boardwalk"], "mortgaged": ["boardwalk"]}})
    for seat, typed in ((0, "offer bob: 50 for boardwalk"), (1, "accept ann")):
        game.apply(seat, parse(game, named(), seat, typed))
    labels = [choice.label for choice in all_choices(game, 0, named())]
    assert "Unmortgage now for $220" in labels
    assert "Keep the mortgage and pay $20 interest" in labels


def test_to_pay_a_debt_has_its_price() -> None:
    game = at({"Ann": {"cash": 10, "at": "go", "deeds": ["boardwalk"]}})
    game.chance = ScriptedChance([1, 3])
    for typed in ("roll", "mortgage boardwalk"):
        game.apply(0, parse(game, named(), 0, typed))
    assert "Pay $200" in [choice.label for choice in all_choices(game, 0, named())]


@pytest.mark.parametrize(
    ("action", "sums", "said"),
    [
        (actions.build(1), Consequence(-7101), "Build (−$7,101): Mediterranean Avenue"),
        (actions.redeem(1), Consequence(-7102), "Unmortgage (−$7,102): Mediterranean Avenue"),
        (actions.BUY_DEED, Consequence(-7103), "Buy for $7,103"),
        (actions.PAY_FINE, Consequence(-7104), "Pay $7,104 to leave jail"),
        (actions.PAY_DEBT, Consequence(0, -7105), "Pay $7,105"),
        (actions.choose_redeem(1), Consequence(-7106), "Unmortgage now for $7,106"),
        (actions.choose_keep(1), Consequence(0, 7107, 7107), "Keep the mortgage and pay $7,107 interest"),
        (actions.bid(7108), None, "Bid $7,108"),
        (actions.mortgage(1), None, "Mortgage: Mediterranean Avenue"),
    ],
)
def test_a_choice_names_the_sum_it_was_given_and_none_of_its_own(
    action: Action, sums: Consequence | None, said: str
) -> None:
    assert label(action, at(BROWN), 0, named(), sums) == said
