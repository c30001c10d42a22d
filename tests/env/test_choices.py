"""Every choice is a number, every number one choice; a deal is made of several."""

import numpy as np
import pytest
from tests.env.choosing import at_random, begun, choose, may, number

from passgo.bots import make
from passgo.bots.protocol import AWAIT_ANSWER
from passgo.editions import load, names
from passgo.engine import to_json
from passgo.engine.game import AWAIT_AUCTION, AWAIT_ROLL
from passgo.engine.state import give_title
from passgo.env import Choices, IllegalChoice, TableEnv
from passgo.env.asking import OFFERS_PER_TURN, Asking
from passgo.env.choices import RAISES
from passgo.env.drafts import MOST_PICKS


@pytest.mark.parametrize("edition", names())
def test_the_parts_follow_each_other_without_a_gap(edition: str) -> None:
    choices = Choices(load(edition).board, 4)
    assert [n for part in choices.parts for n in part.numbers()] == list(range(choices.size))
    assert len({part.name for part in choices.parts}) == len(choices.parts)


@pytest.mark.parametrize("edition", names())
@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_the_mask_allows_can_be_done(edition: str, seats: int) -> None:
    choices = Choices(load(edition).board, seats)
    for seed in range(2):
        asking = Asking(choices, [None] * seats, seed, turns=60)
        at_random(asking, np.random.default_rng(seed))
        assert [fault.to_json() for fault in asking.playing.faults] == [], f"seed {seed}"
        assert asking.game.is_over() or asking.truncated()


def test_what_the_mask_forbids_is_refused_and_changes_nothing() -> None:
    asking = begun(TableEnv("classic"))
    before = to_json(asking.game)
    with pytest.raises(IllegalChoice, match="not in its action mask"):
        choose(asking, "buy")
    with pytest.raises(IllegalChoice, match="choice -1"):
        asking.choose(-1)
    assert to_json(asking.game) == before


def asked_to_roll() -> Asking:
    """Classic, four seats: the one on turn has the first deed, the next seat the second one and a jail card."""
    asking = begun(TableEnv("classic"))
    assert asking.decision is not None
    assert asking.decision.kind == AWAIT_ROLL
    seat, game = asking.decision.seat, asking.game
    other = (seat + 1) % 4
    give_title(game, game.titles[0], seat)
    give_title(game, game.titles[1], other)
    game.players[other].cards.append(game.piles[0].cards.pop())
    return asking


def test_a_deal_is_made_step_by_step() -> None:
    asking = asked_to_roll()
    assert asking.decision is not None
    seat = asking.decision.seat
    choose(asking, "deal-with")
    assert not may(asking, "roll")
    choose(asking, "give-deed", 0)
    choose(asking, "take-deed", 1)
    choose(asking, "take-card")
    choose(asking, "give-cash", 4)
    choose(asking, "give-cash", 1)
    choose(asking, "offer")
    offer = asking.game.offers[0]
    first, second = (asking.game.board.deeds[deed].pos for deed in (0, 1))
    assert (offer.maker, offer.to) == (seat, (seat + 1) % 4)
    assert offer.deal.to_json() == {
        "give": {"cash": 105, "deeds": [first], "cards": 0},
        "take": {"cash": 0, "deeds": [second], "cards": 1},
    }
    assert (asking.decision.seat, asking.decision.kind) == (offer.to, AWAIT_ANSWER)


def test_a_thing_is_given_once_and_money_goes_one_way() -> None:
    asking = asked_to_roll()
    choose(asking, "deal-with")
    choose(asking, "give-deed", 0)
    choose(asking, "take-cash", 0)
    assert not may(asking, "give-deed", 0)
    assert not may(asking, "give-deed", 1)
    assert not may(asking, "give-cash", 0)
    assert may(asking, "take-cash", 0)


def test_an_empty_deal_can_only_be_dropped() -> None:
    asking = asked_to_roll()
    choose(asking, "deal-with", 1)
    assert not may(asking, "offer")
    choose(asking, "drop")
    assert may(asking, "roll")


def test_there_is_an_end_to_adding() -> None:
    asking = asked_to_roll()
    choose(asking, "deal-with")
    choose(asking, "give-deed", 0)
    for _ in range(MOST_PICKS - 1):
        choose(asking, "take-cash", 0)
    assert sorted(asking.legal()) == [number(asking, "offer"), number(asking, "drop")]


def test_an_offer_is_accepted() -> None:
    asking = asked_to_roll()
    assert asking.decision is not None
    seat = asking.decision.seat
    choose(asking, "deal-with")
    choose(asking, "take-deed", 1)
    choose(asking, "give-cash", 3)
    choose(asking, "offer")
    choose(asking, "accept")
    assert asking.game.titles[1].owner == seat
    assert asking.game.players[seat].cash == 1450


def test_an_offer_is_countered_and_then_rejected() -> None:
    asking = asked_to_roll()
    assert asking.decision is not None
    seat = asking.decision.seat
    choose(asking, "deal-with")
    choose(asking, "take-deed", 1)
    choose(asking, "offer")
    choose(asking, "deal-with", 2)  # from the next seat, the third one on is the maker
    choose(asking, "give-deed", 1)
    choose(asking, "take-cash", 4)
    choose(asking, "offer")
    choose(asking, "reject")
    assert (asking.decision.seat, asking.decision.kind) == (seat, AWAIT_ANSWER)
    assert asking.game.offers[0].deal.take_cash == 100


def test_the_mask_does_not_tell_how_much_another_holds() -> None:
    asking = begun(TableEnv("championship"))
    assert asking.decision is not None
    seat = asking.decision.seat
    give_title(asking.game, asking.game.titles[0], seat)
    masks = []
    for cash in (0, 5_000):
        asking.game.players[(seat + 1) % 4].cash = cash
        asking.listed = None
        choose(asking, "deal-with")
        choose(asking, "give-deed", 0)
        choose(asking, "take-cash", 5)
        masks.append(asking.mask())
        choose(asking, "drop")
    assert (masks[0] == masks[1]).all()


def test_a_seat_begins_so_many_deals_a_turn() -> None:
    asking = asked_to_roll()
    for _ in range(OFFERS_PER_TURN):
        choose(asking, "deal-with")
        choose(asking, "drop")
    assert not may(asking, "deal-with")
    assert may(asking, "roll")


def auction(edition: str) -> Asking:
    """The first auction of a random game."""
    env = TableEnv(edition)
    for seed in range(100):
        asking = begun(env, seed)
        while asking.decision is not None:
            if asking.decision.kind == AWAIT_AUCTION:
                return asking
            asking.choose(number(asking, "decline") if may(asking, "decline") else min(asking.legal()))
    raise AssertionError("no auction in a hundred games")


def test_a_bid_is_a_step_above_the_lowest() -> None:
    asking = auction("classic")
    choose(asking, "bid", 3)
    assert asking.game.auction is not None
    assert asking.game.auction.high == 1 + RAISES[3]
    choose(asking, "bid", 0)
    assert asking.game.auction.high == 2 + RAISES[3]


@pytest.mark.parametrize("edition", ["classic", "championship"])
def test_nobody_bids_more_than_he_could_raise(edition: str) -> None:
    asking = auction(edition)
    assert asking.decision is not None
    asking.game.players[asking.decision.seat].cash = 30
    raisable = asking.playing.views[asking.decision.seat].could_raise()
    asking.listed = None
    bids = [i for i in range(len(RAISES)) if may(asking, "bid", i)]
    assert bids == [i for i, step in enumerate(RAISES) if 1 + step <= raisable]


def test_a_turn_that_is_too_long_has_only_the_plainest_choice_left() -> None:
    asking = begun(TableEnv("classic"))
    asking.playing.turns = asking.game.turns
    asking.playing.acted = 200
    asking.listed = None
    assert asking.legal() == [number(asking, "roll")]


def test_bots_play_the_other_seats() -> None:
    asking = Asking(Choices(load("classic").board, 2), [None, make("builder", 1)], 3, turns=40)
    seats = set()
    while asking.decision is not None:
        seats.add(asking.decision.seat)
        asking.choose(min(asking.legal()))
    assert seats == {0}
    assert any(title.owner == 1 for title in asking.game.titles)
