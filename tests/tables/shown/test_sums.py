"""Sums come with what they belong to: actions, deeds and wishes say what they cost or bring, official rounds do not."""

from typing import Any

import msgspec
import pytest
from tests.tables.commands.test_shortage import BROWN, LIGHT_BLUE, PINK, asked, given, own
from tests.tables.driving import Desk, rolled_off

MORTGAGED = 39


def table(**settings: Any) -> Desk:
    """Ann has the brown group, Bob the light blue one, Cem the pink one and a mortgaged Boardwalk."""
    desk = given(rolled_off(3, judge=True, **settings), (BROWN, LIGHT_BLUE, PINK))
    deeds = [{"space": MORTGAGED, "owner": 2, "mortgaged": True}, {"space": 1, "owner": 0, "level": 1}]
    correction = {"corrects": 1, "reason": "set up", "deeds": deeds, "expected": desk.table.version}
    assert desk.judge("judge-correct", **correction)["ok"]
    return desk


def actions(desk: Desk, person: str, kind: str) -> list[dict[str, Any]]:
    return [action for action in own(desk, person)["actions"] if action["type"] == kind]


def deeds(desk: Desk) -> dict[int, dict[str, Any]]:
    return {deed["space"]: deed for deed in desk.view("spectator")["game"]["deeds"]}


def test_an_action_says_what_it_does_to_cash_and_buildings() -> None:
    desk = table()
    assert actions(desk, "ann", "build") == [{"type": "build", "space": 3, "cash": -50, "levels": [(3, 1)]}]
    assert actions(desk, "ann", "sell") == [{"type": "sell", "space": 1, "cash": 25, "levels": [(1, 0)]}]
    assert actions(desk, "bob", "mortgage")[0] == {"type": "mortgage", "space": 6, "cash": 50}
    assert actions(desk, "cem", "redeem") == [{"type": "redeem", "space": MORTGAGED, "cash": -220}]


def test_nothing_is_said_of_a_roll() -> None:
    rolls = [actions(table(), person, "roll") for person in ("ann", "bob", "cem")]
    assert sorted(rolls, key=len) == [[], [], [{"type": "roll"}]]


def test_accepting_an_offer_says_the_price_and_the_interest_to_come() -> None:
    desk = table()
    deal = {"give": {"cash": 0, "deeds": [MORTGAGED], "cards": 0}, "take": {"cash": 30, "deeds": [], "cards": 0}}
    assert desk.act("cem", "offer", seat=0, deal=deal)["ok"]
    assert actions(desk, "ann", "accept") == [{"type": "accept", "seat": 2, "cash": -30, "interest": 20}]
    assert desk.act("ann", "accept", seat=2)["ok"]
    assert actions(desk, "ann", "choose") == [
        {"type": "choose", "space": MORTGAGED, "answer": "keep", "cash": -20, "interest": 20},
        {"type": "choose", "space": MORTGAGED, "answer": "redeem", "cash": -220},
    ]


def test_an_action_is_taken_with_what_was_said_of_it() -> None:
    desk = table()
    (build,) = actions(desk, "ann", "build")
    assert desk.act("ann", build.pop("type"), **build)["ok"]
    assert msgspec.json.decode(desk.entries[-1].body)["action"] == {"type": "build", "space": 3}


def test_a_deed_says_its_rent_its_redemption_and_whether_it_may_be_traded() -> None:
    found = deeds(table())
    assert found[1] == {
        "space": 1, "owner": 0, "level": 1, "mortgaged": False, "rent": 10, "redeem": 33, "tradable": False,
    }  # fmt: skip
    assert found[6] == {"space": 6, "owner": 1, "level": 0, "mortgaged": False, "rent": 12, "redeem": 55}
    assert found[MORTGAGED] == {
        "space": MORTGAGED, "owner": 2, "level": 0, "mortgaged": True, "rent": 0, "redeem": 220, "interest": 20,
    }  # fmt: skip


def test_in_official_rounds_actions_and_deeds_come_without_sums() -> None:
    desk = table(official=True)
    assert actions(desk, "ann", "sell") == [{"type": "sell", "space": 1}]
    assert actions(desk, "cem", "redeem") == [{"type": "redeem", "space": MORTGAGED}]
    assert deeds(desk)[6] == {"space": 6, "owner": 1, "level": 0, "mortgaged": False}
    assert deeds(desk)[1] == {"space": 1, "owner": 0, "level": 1, "mortgaged": False, "tradable": False}


def test_in_official_rounds_a_printed_redemption_is_shown() -> None:
    desk = rolled_off(2, edition="mario", judge=True, official=True)
    correction = {"corrects": 1, "reason": "set up", "deeds": [{"space": 1, "owner": 0, "mortgaged": True}]}
    assert desk.judge("judge-correct", expected=desk.table.version, **correction)["ok"]
    space = desk.table.state.playing().board.spaces[1]
    assert deeds(desk)[1] == {"space": 1, "owner": 0, "level": 0, "mortgaged": True, "redeem": space.unmortgage}


def test_who_is_asked_about_scarce_buildings_sees_where_and_for_how_much() -> None:
    desk = asked()
    assert own(desk, "bob")["wishes"] == [{"space": space, "room": 4, "price": 50} for space in LIGHT_BLUE]
    assert own(desk, "bob")["wish_limit"] == 1500
    assert own(desk, "ann")["wishes"] == []


@pytest.mark.parametrize("settings", [{"options": {"shortage.contested": "last"}, "stock": 1}, {"official": True}])
def test_wishes_are_not_measured_where_the_opening_bid_is_enough_or_nobody_does_sums(settings: dict[str, Any]) -> None:
    desk = asked(**settings)
    assert own(desk, "bob")["wish_limit"] is None
    assert [wish["space"] for wish in own(desk, "bob")["wishes"]] == list(LIGHT_BLUE)
