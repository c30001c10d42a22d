"""The plain page shows the sums that came with the actions, and none where none came."""

import pytest
from tests.tables.driving import Desk
from tests.tables.shown.test_sums import table

from passgo.editions import load
from passgo.tables.shown.facts import ActionFacts
from passgo.tables.shown.views import typed_view
from passgo.web.pages.table_buttons import button, buttons
from passgo.web.pages.table_lines import present

ISOLATES = dict.fromkeys(map(ord, "\u2068\u2069"))


def labels(desk: Desk) -> list[str]:
    state = desk.table.state
    view = typed_view(state, {}, "seat:0", "ann")
    page = present("", "en", view, load("classic"), desk.now)
    said = [found.label.translate(ISOLATES) for found in buttons(page, state.playing())]
    return [label for label in said if "Avenue" in label]


def test_the_page_says_what_came_with_an_action() -> None:
    assert labels(table()) == ["Build (−$50): Baltic Avenue", "Sell a building (+$25): Mediterranean Avenue"]


def test_in_official_rounds_the_page_does_no_sums() -> None:
    assert labels(table(official=True)) == ["Build: Baltic Avenue", "Sell a building: Mediterranean Avenue"]


@pytest.mark.parametrize(("cash", "said"), [(7101, "Sell a building (+$7,101)"), (None, "Sell a building")])
def test_the_page_does_not_calculate(cash: int | None, said: str) -> None:
    desk = table()
    state = desk.table.state
    page = present("", "en", typed_view(state, {}, "seat:0", "ann"), load("classic"), desk.now)
    found = button(ActionFacts("sell", space=1, cash=cash), page, state.playing())
    assert found is not None
    assert found.label.translate(ISOLATES) == f"{said}: Mediterranean Avenue"
    assert found.action == '{"type": "sell", "space": 1}'
