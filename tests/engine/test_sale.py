"""Auctions as people follow them, through whole random games; and the figures of a set."""

import pytest
from tests.play.sitting import at

from passgo.editions import load
from passgo.engine import SeededChance, new_game
from passgo.engine.sale import Sale
from passgo.engine.sums import SetSums
from passgo.testing import RandomPlayer

BROWN, LIGHT_BLUE, UTILITIES = 0, 1, 9


@pytest.mark.parametrize("seed", range(6))
def test_bids_and_estates_are_those_of_the_auction_that_is_open(seed: int) -> None:
    game = new_game(load("classic").board, 4, SeededChance(seed), False)
    game.listen()
    player = RandomPlayer(seed)
    sale = Sale()
    while not game.is_over():
        seat, action = player.choose(game)
        happened = game.apply(seat, action)
        sale = sale.copy()
        sale.follow(game, happened)
        if game.auction is None:
            assert (sale.bids, sale.estate(game)) == ({}, None)
        else:
            assert sale.bids.get(game.auction.bidder, 0) == game.auction.high
            estate = sale.estate(game)
            assert estate is None or (game.players[estate.seat].out and game.auction.pos in estate.spaces)
    assert sale.to_json() == {"estates": [], "bids": {}}


def test_a_set_says_who_holds_it_what_a_visit_costs_and_what_building_costs() -> None:
    game = at(
        {
            "Ann": {"deeds": ["mediterranean-avenue", "baltic-avenue", "electric-company"]},
            "Bob": {"deeds": ["oriental-avenue"], "mortgaged": ["oriental-avenue"]},
        }
    )
    found = {group: SetSums(game, group) for group in (BROWN, LIGHT_BLUE, UTILITIES)}
    assert {group: (one.held[:2], one.rent, one.build) for group, one in found.items()} == {
        BROWN: ([2, 0], 8, 50),
        LIGHT_BLUE: ([0, 1], 0, 50),
        UTILITIES: ([1, 0], 48, 0),
    }
