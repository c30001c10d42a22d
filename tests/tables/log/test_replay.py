"""Looking back."""

import msgspec
import pytest
from tests.tables.driving import PEOPLE, SHORT, Desk, lobby, rolled_off

from passgo.tables import SEAT, Refused
from passgo.tables.log.replay import Replay


def over(**settings: object) -> Desk:
    """A game of two people and a bot that is finished; every message to ann is kept."""
    desk = lobby(4, **{"pace_ms": 0, "options": SHORT, "clocks": {"auction_ms": 1000}, **settings})
    desk.ok("take-seat", "ann", SEAT, 0)
    desk.connect("ann", SEAT, 0)
    desk.ok("take-seat", "bob", SEAT, 1)
    desk.ok("start", "ann", fill="builder")
    desk.ok("leave", "ann")
    desk.ok("leave", "bob")
    desk.play_out()
    assert desk.table.state.status == "finished"
    return desk


def test_every_version_is_as_it_was_sent() -> None:
    desk = over()
    replay = Replay("t1", desk.entries)
    assert replay.versions() == desk.table.version
    for message in desk.messages("seat:0"):
        if message["type"] == "update":
            again = msgspec.to_builtins(replay.view("ann", "seat:0", message["version"]))
            assert again == message["view"]


def test_events_of_a_version_are_as_they_were_told() -> None:
    desk = over()
    replay = Replay("t1", desk.entries)
    for message in desk.messages("seat:0")[-50:]:
        if message["type"] == "update":
            versions = range(message["after"] + 1, message["version"] + 1)
            told = [event for version in versions for event in replay.events("ann", "seat:0", version)]
            assert msgspec.to_builtins(told) == message["events"]


def test_a_casual_game_is_open_afterwards() -> None:
    roles = Replay("t1", over().entries).roles_for("stranger")
    assert roles == ["spectator", "seat:0", "seat:1", "seat:2", "seat:3", "judge"]


def test_in_an_official_game_cash_stays_hidden_afterwards() -> None:
    replay = Replay("t1", over(edition="championship", official=True).entries)
    assert replay.roles_for("stranger") == ["spectator"]
    assert replay.roles_for("bob") == ["spectator", "seat:1"]
    with pytest.raises(Refused, match="not-allowed"):
        replay.view("stranger", "seat:1", 10)


def test_what_nobody_could_watch_nobody_looks_back_at() -> None:
    replay = Replay("t1", over(watch="nobody").entries)
    assert replay.roles_for("stranger") == []
    assert "spectator" in replay.roles_for("bob")


def test_while_a_game_runs_everybody_has_his_own_eyes() -> None:
    desk = rolled_off(2)
    replay = Replay("t1", desk.entries)
    assert replay.roles_for("ann") == ["seat:0"]
    assert replay.view("ann", "seat:0", desk.table.version) == desk.table.view("seat:0")
    with pytest.raises(Refused, match="not-finished"):
        replay.view("cem", "spectator", 3)


@pytest.mark.parametrize("version", [-1, 10_000])
def test_a_version_that_never_was_is_refused(version: int) -> None:
    replay = Replay("t1", rolled_off(2).entries)
    with pytest.raises(Refused, match="no-such-version"):
        replay.view("ann", "seat:0", version)
    with pytest.raises(Refused, match="no-such-version"):
        replay.events(PEOPLE[0], "seat:0", version)
