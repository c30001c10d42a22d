"""What an auction says: whose deeds the Bank sells, which of them this is, and everybody's latest bid."""

from typing import Any

from tests.tables.commands.test_shortage import BROWN, LIGHT_BLUE, PINK, given
from tests.tables.driving import Desk, rolled_off


def estate_sold() -> Desk:
    """Bob, who had the three light blue deeds, is out: the Bank sells them one after the other to Ann, Cem and Dee."""
    desk = given(rolled_off(4, judge=True), (BROWN, LIGHT_BLUE, PINK))
    assert desk.judge("judge-expel", seat=1)["ok"]
    return desk


def auction(desk: Desk) -> dict[str, Any]:
    facts: dict[str, Any] = desk.view("spectator")["game"]["auction"]
    return facts


def lot(desk: Desk) -> tuple[int, int, int]:
    found = auction(desk)
    return found["estate"], found["lot"], found["lots"]


def sold_to_ann(desk: Desk, amount: int) -> None:
    assert desk.act("ann", "bid", amount=amount)["ok"]
    for person in ("cem", "dee"):
        assert desk.act(person, "pass")["ok"]


def test_an_estate_is_counted_deed_by_deed() -> None:
    desk = estate_sold()
    assert lot(desk) == (1, 1, 3)
    sold_to_ann(desk, 60)
    assert lot(desk) == (1, 2, 3)
    sold_to_ann(desk, 60)
    assert lot(desk) == (1, 3, 3)


def test_a_restarted_server_counts_on() -> None:
    desk = estate_sold()
    sold_to_ann(desk, 60)
    desk.table = desk.again()
    assert lot(desk) == (1, 2, 3)


def test_after_an_estate_nothing_is_remembered_of_it() -> None:
    desk = estate_sold()
    for _ in range(3):
        sold_to_ann(desk, 60)
    assert auction(desk) is None
    assert desk.table.state.sale.estates == []


def test_everybody_sees_the_latest_bid_of_each() -> None:
    desk = estate_sold()
    assert auction(desk)["bids"] == [0, 0, 0, 0]
    assert desk.act("ann", "bid", amount=20)["ok"]
    assert desk.act("cem", "bid", amount=30)["ok"]
    assert desk.act("ann", "bid", amount=40)["ok"]
    assert auction(desk)["bids"] == [40, 0, 30, 0]


def test_the_next_deed_has_no_bids_yet() -> None:
    desk = estate_sold()
    sold_to_ann(desk, 60)
    assert auction(desk)["bids"] == [0, 0, 0, 0]


def test_bids_for_one_who_cannot_pay_are_void() -> None:
    desk = given(rolled_off(4, judge=True, options={"auction.cover": "default"}), (BROWN, LIGHT_BLUE, PINK))
    assert desk.judge("judge-expel", seat=1)["ok"]
    assert desk.act("dee", "bid", amount=50)["ok"]
    sold_to_ann_dear = 90_000
    assert desk.act("ann", "bid", amount=sold_to_ann_dear)["ok"]
    for person in ("cem", "dee"):
        assert desk.act(person, "pass")["ok"]
    assert desk.act("ann", "default")["ok"]
    assert (auction(desk)["bidder"], auction(desk)["bids"]) == (-1, [0, 0, 0, 0])


def test_an_ordinary_auction_is_of_no_estate() -> None:
    desk = estate_sold()
    state = desk.table.state
    state.sale.estates = []
    assert lot(desk) == (-1, 0, 0)


def test_others_see_what_a_choice_is_about() -> None:
    desk = given(rolled_off(3, judge=True), (BROWN, LIGHT_BLUE, PINK))
    deeds = [{"space": 39, "owner": 2, "mortgaged": True}]
    assert desk.judge("judge-correct", corrects=1, reason="set up", deeds=deeds, expected=desk.table.version)["ok"]
    deal = {"give": {"cash": 0, "deeds": [39], "cards": 0}, "take": {"cash": 30, "deeds": [], "cards": 0}}
    assert desk.act("cem", "offer", seat=0, deal=deal)["ok"]
    assert desk.act("ann", "accept", seat=2)["ok"]
    (wait,) = [wait for wait in desk.view("spectator")["game"]["awaiting"] if wait["what"] == "choose"]
    assert (wait["seat"], wait["choice"], wait["space"]) == (0, "mortgaged-deed", 39)
