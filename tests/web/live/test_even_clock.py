"""Somebody sets the machine's clock while people play."""

import logging
from pathlib import Path

import pytest
from tests.web.live.test_sockets import run, two_at_a_table
from tests.web.running import running

from passgo.client import Follower
from passgo.web.live.even_clock import EvenClock

HOUR_MS = 3_600_000


class Times:
    """The machine's two clocks: one that can be set, one that only counts."""

    def __init__(self) -> None:
        self.wall_ms = 1_000_000_000
        self.seconds = 50.0

    def wall(self) -> int:
        return self.wall_ms

    def passed(self) -> float:
        return self.seconds

    def go_on(self, seconds: int) -> None:
        self.wall_ms += seconds * 1000
        self.seconds += seconds


@pytest.mark.parametrize("jump_ms", [HOUR_MS, -HOUR_MS])
def test_time_goes_on_evenly_when_the_clock_is_set(jump_ms: int, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    times = Times()
    clock = EvenClock(times.wall, times.passed)
    times.go_on(10)
    clock.look()
    assert caplog.records == []
    times.wall_ms += jump_ms
    times.go_on(5)
    assert clock() == 1_000_015_000
    clock.look()
    clock.look()
    assert [record.message for record in caplog.records] == [
        "the clock of this machine jumped; tables keep their time until none is in memory"
    ]
    clock.follow()
    assert clock() == times.wall_ms


@pytest.mark.parametrize("jump_ms", [HOUR_MS, -HOUR_MS])
def test_nobody_loses_his_time_when_the_clock_is_set(tmp_path: Path, jump_ms: int) -> None:
    """Ann has a minute for her decision. The clock is set by an hour, and Bob does something that looks at the time."""
    with running(tmp_path) as server:
        right = server.site.clock.wall

        async def work() -> None:
            ann, bob, table = await two_at_a_table(server, clocks={"decision_ms": 60_000})
            async with Follower(ann, table) as one, Follower(bob, table) as two:
                server.site.clock.wall = lambda: right() + jump_ms
                said = await two.command("chat", {"preset": "good-game"})
                server.do(server.site.tables.rooms[table].tick)
                assert (await one.command("act", {"action": {"type": "roll"}}, said.version)).ok
                kinds = [entry.kind for entry in server.site.store.read(table)]
                assert kinds.count("acted") == 1  # hers: nothing was done for her because her time was over

        run(work())
