"""Verification: a log is played again, and every judge's correction leads where it says."""

import msgspec
import pytest
from tests.tables.driving import Desk, rolled_off, stored

from passgo.engine import digest
from passgo.store import NewEntry
from passgo.tables import BrokenTable
from passgo.tables.log.verify import play_again


def corrected() -> Desk:
    """A game in which the judge has just taken 50 from the first player."""
    desk = rolled_off(2, judge=True)
    cash = [{"seat": 0, "amount": -50}]
    version = desk.table.version
    assert desk.judge("judge-correct", corrects=1, reason="Miscounted change", cash=cash, expected=version)["ok"]
    return desk


def test_a_game_with_a_correction_is_played_again_to_the_same_position() -> None:
    desk = corrected()
    assert play_again("t1", desk.entries) == digest(desk.table.state.playing())


def test_a_correction_whose_position_holds_more_than_its_changes_is_broken() -> None:
    desk = corrected()
    last = desk.entries[-1]
    body = msgspec.json.decode(last.body)
    body["changes"]["cash"] = [{"seat": 0, "amount": -40}]
    desk.entries[-1] = stored("t1", last.version, NewEntry(last.kind, msgspec.json.encode(body).decode(), last.at_ms))
    with pytest.raises(BrokenTable, match="the position is not what the changes lead to"):
        play_again("t1", desk.entries)
