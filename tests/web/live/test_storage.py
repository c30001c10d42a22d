"""A table is played again from its log; where that leads elsewhere, it is shown as it was stored."""

import json
import logging
from dataclasses import replace

import pytest
from tests.tables.log.test_carry_over import kept, running_under

from passgo.engine import to_json
from passgo.store import Entry, NewEntry
from passgo.store.streams import FIRST_HASH, chain
from passgo.tables import BrokenTable
from passgo.tables.log.carry_over import Kept
from passgo.web.live.storage import table_from

RULES = 2


def log_and_kept(more_cash: int) -> tuple[list[Entry], Kept]:
    """A running game whose stored position differs: there the second player paid the first so much more."""
    desk = running_under(RULES)
    log = chain("t1", 0, FIRST_HASH, [NewEntry(entry.kind, entry.body, entry.at_ms) for entry in desk.entries])
    held = kept(desk)
    assert held.position is not None
    content = json.loads(held.position.content)
    content["game"]["players"][0][0] += more_cash
    content["game"]["players"][1][0] -= more_cash
    return log, Kept(held.editions, held.position._replace(content=json.dumps(content)))


def test_a_table_whose_log_leads_elsewhere_is_shown_as_it_was_stored(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    log, held = log_and_kept(more_cash=0)
    played = to_json(table_from("t1", log, held, 0).state.playing())
    assert caplog.messages == []
    log, held = log_and_kept(more_cash=5)
    shown = to_json(table_from("t1", log, held, 0).state.playing())
    assert caplog.messages == ["table is shown as it was stored"]
    assert shown["players"][0][0] == played["players"][0][0] + 5  # type: ignore[index]


def test_a_log_that_leads_elsewhere_because_it_was_damaged_is_refused() -> None:
    log, held = log_and_kept(more_cash=5)
    log[3] = replace(log[3], at_ms=log[3].at_ms + 1)
    with pytest.raises(BrokenTable, match="version 4"):
        table_from("t1", log, held, 0)


def test_a_log_that_leads_elsewhere_and_has_no_position_is_refused() -> None:
    log, held = log_and_kept(more_cash=5)
    assert held.position is not None
    unreadable = held.position._replace(content="[]")
    with pytest.raises(BrokenTable, match="the stored position"):
        table_from("t1", log, Kept(held.editions, unreadable), 0)
