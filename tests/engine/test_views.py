"""A view tells what its role may know, and no more."""

from passgo.editions import load
from passgo.engine import ROLE_JUDGE, ROLE_SPECTATOR, Deal, SeededChance, View, new_game
from passgo.engine.actions import BUY_DEED, DECLINE_DEED, ROLL_DICE, bid, offer
from passgo.engine.chance import ScriptedChance
from passgo.engine.game import Game
from passgo.engine.state import give_title, set_level, set_mortgaged


def game_with(edition: str = "classic") -> Game:
    return new_game(load(edition).board, 3, SeededChance(1), False)


def test_a_view_follows_the_game() -> None:
    game = game_with()
    view = View(game, 0)
    game.chance = ScriptedChance([1, 2])
    game.apply(0, ROLL_DICE)
    game.apply(0, BUY_DEED)
    assert (view.position(0), view.my_cash(), view.owner(3), view.has_rolled(), view.dice()) == (
        3,
        1440,
        0,
        True,
        [1, 2],
    )


def test_a_view_knows_sets_rents_and_mortgages() -> None:
    game = game_with()
    for pos in (37, 39):
        give_title(game, game.title_at(pos), 1)
    view = View(game, 1)
    assert (view.sets(1), view.held(1, game.board.spaces[39].group), view.rent(39)) == (1, 2, 100)
    set_level(game, game.title_at(39), 1)
    assert (view.level(39), view.rent(39), view.set_of(game.board.spaces[39].group).levels) == (1, 200, 1)
    set_level(game, game.title_at(39), 0)
    set_mortgaged(game, game.title_at(39), True)
    assert (view.mortgaged(39), view.redeem_cost(39)) == (True, 220)
    assert (view.bank_houses(), view.bank_hotels(), view.could_raise()) == (32, 12, 1675)


def test_an_auction_is_seen_by_everybody() -> None:
    game = game_with()
    views = [View(game, role) for role in (0, 1, ROLE_SPECTATOR)]
    assert [(view.auction_space(), view.auction_bid(), view.auction_bidder()) for view in views] == [(-1, 0, -1)] * 3
    assert View(game, 0).lowest_bid() == 0
    assert View(game, 0).to_json()["auction"] is None
    game.chance = ScriptedChance([1, 2])
    game.apply(0, ROLL_DICE)
    game.apply(0, DECLINE_DEED)
    game.apply(1, bid(7))
    assert [(view.auction_space(), view.auction_bid(), view.auction_bidder()) for view in views] == [(3, 7, 1)] * 3
    assert not views[0].auction_is_for_building()
    assert views[0].lowest_bid() == 8
    assert views[2].to_json()["auction"] == {
        "space": 3, "wants": [], "bid": 7, "bidder": 1, "lowest": 8, "asked": [0, 1, 2],
    }  # fmt: skip


def test_offers_are_made_in_the_open() -> None:
    game = game_with()
    give_title(game, game.title_at(1), 1)
    game.apply(1, offer(2, Deal(0, [1], 0, 50, [], 0)))
    data = View(game, ROLE_SPECTATOR).to_json()["offers"]
    assert data == [
        {
            "maker": 1,
            "to": 2,
            "deal": {"give": {"cash": 0, "deeds": [1], "cards": 0}, "take": {"cash": 50, "deeds": [], "cards": 0}},
        }
    ]


def test_hidden_cash_is_not_in_the_data() -> None:
    game = game_with("championship")
    roles = (0, ROLE_JUDGE, ROLE_SPECTATOR)
    seen = {role: ["cash" in row for row in View(game, role).to_json()["players"]] for role in roles}  # type: ignore[attr-defined]
    assert seen == {0: [True, False, False], ROLE_JUDGE: [True, True, True], ROLE_SPECTATOR: [False, False, False]}
