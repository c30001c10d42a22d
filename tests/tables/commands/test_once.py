"""On its way through a table an action is decoded once, and what it brought about is encoded once."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.tables.driving import PEOPLE, Desk, force, rolled_off

from passgo.engine import action_from_json
from passgo.tables import draft
from passgo.tables.commands import moves
from passgo.tables.log import entries
from passgo.tables.shown.messages import DEEPEST, too_deep
from passgo.tables.shown.ring import batch_of


class Counted:
    """Calls another function and counts how often."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.calls = 0

    def __call__(self, *arguments: Any) -> Any:
        self.calls += 1
        return self.function(*arguments)


def at_the_turn() -> tuple[Desk, str]:
    """Three people are connected; the next roll leads to a deed that nobody owns."""
    desk = rolled_off(3)
    force(desk, [1, 2])
    return desk, PEOPLE[desk.table.state.playing().turn]


@pytest.fixture
def decoding(monkeypatch: pytest.MonkeyPatch) -> Counted:
    counted = Counted(action_from_json)
    monkeypatch.setattr(moves, "action_from_json", counted)
    monkeypatch.setattr(entries, "action_from_json", counted)
    return counted


def test_an_action_is_decoded_once(decoding: Counted) -> None:
    desk, player = at_the_turn()
    decoding.calls = 0
    assert desk.act(player, "roll")["ok"]
    assert decoding.calls == 1


def test_an_action_that_can_be_taken_back_is_decoded_once(decoding: Counted) -> None:
    desk, player = at_the_turn()
    assert desk.act(player, "roll")["ok"]
    decoding.calls = 0
    assert desk.act(player, "buy")["ok"]
    assert desk.table.state.undo[-1].action.name() == "buy"
    assert decoding.calls == 1


def test_a_stored_action_is_decoded_once(decoding: Counted) -> None:
    desk, player = at_the_turn()
    assert desk.act(player, "roll")["ok"]
    assert desk.act(player, "buy")["ok"]
    acted = desk.kinds().count("acted")
    decoding.calls = 0
    assert desk.again().digest() == desk.table.digest()
    assert decoding.calls == acted


def test_what_happened_is_encoded_once_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, player = at_the_turn()
    counted = Counted(batch_of)
    monkeypatch.setattr(draft, "batch_of", counted)
    before = len(desk.told)
    assert desk.act(player, "roll")["ok"]
    assert len(desk.told) - before == 3
    assert counted.calls == 1


def test_an_entry_keeps_the_bytes_it_always_had() -> None:
    """The chain of hashes is made over them."""
    desk, player = at_the_turn()
    desk.do("act", player, id="once", action={"type": "roll"}, expected=desk.table.version)
    body = desk.entries[-1].body
    seat = desk.table.state.seat_of(player)
    start = f'{{"id":"once","person":"{player}",' + (f'"seat":{seat},' if seat else "")
    assert body.startswith(start + '"action":{"type":"roll"},"draws":[')


@pytest.mark.parametrize(("depth", "deep"), [(DEEPEST, False), (DEEPEST + 1, True)])
def test_brackets_are_counted_by_their_depth(depth: int, deep: bool) -> None:
    assert too_deep(b"[" * depth + b"]" * depth) is deep
    assert too_deep(b"[]" * 20 + b"{" * depth + b"}" * depth) is deep
