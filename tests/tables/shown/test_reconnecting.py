"""Coming back: a client has a version and gets what it missed, or the whole table."""

from itertools import pairwise
from typing import Any

import msgspec
from tests.tables.driving import PEOPLE, Desk, force, lobby, playing, rolled_off

from passgo.tables import SEAT, SPECTATOR


def on_turn(desk: Desk) -> str:
    return PEOPLE[desk.table.state.playing().turn]


def decoded(messages: list[bytes]) -> list[dict[str, Any]]:
    return [msgspec.json.decode(message) for message in messages]


def test_a_newcomer_gets_everything() -> None:
    desk = rolled_off(2)
    desk.act(on_turn(desk), "roll")
    (welcome,) = decoded(desk.table.welcome("seat:0", "ann", desk.now))
    assert (welcome["role"], welcome["seat"], welcome["host"]) == ("seat:0", 0, True)
    assert welcome["version"] == desk.table.version
    assert welcome["snapshot"]["view"] == desk.view("seat:0", "ann")
    told = [event["type"] for event in welcome["snapshot"]["log"]]
    assert told[0] == "table-created"
    assert "rolled" in told


def test_who_was_away_is_told_what_he_missed() -> None:
    desk = rolled_off(2)
    seen = desk.table.version
    force(desk, [1, 2])
    player = on_turn(desk)
    desk.act(player, "roll")
    desk.act(player, "buy")
    live = [message for message in desk.messages("seat:0") if message["type"] == "update" and message["after"] >= seen]
    welcome, update = decoded(desk.table.welcome("seat:0", "ann", desk.now, seen))
    assert welcome["snapshot"] is None
    assert (update["after"], update["version"]) == (seen, desk.table.version)
    assert update["events"] == [event for message in live for event in message["events"]]
    assert update["view"] == live[-1]["view"]


def test_who_missed_nothing_gets_the_present_view() -> None:
    desk = rolled_off(2)
    _, update = decoded(desk.table.welcome("seat:0", "ann", desk.now, desk.table.version))
    assert update["events"] == []
    assert update["view"] == desk.view("seat:0", "ann")


def test_a_version_never_seen_here_leads_to_a_resync() -> None:
    desk = rolled_off(2)
    for version in (-1, desk.table.version + 1, 10**9):
        (message,) = decoded(desk.table.since("seat:0", "ann", version, desk.now))
        assert message["type"] == "resync"


def test_what_is_too_long_ago_leads_to_a_resync() -> None:
    desk = playing(2)
    seen = desk.table.version
    for _ in range(201):
        desk.ok("pause", "ann")
        desk.ok("resume", "ann")
    (message,) = decoded(desk.table.since("seat:0", "ann", seen, desk.now))
    assert message["type"] == "resync"


def test_after_a_restart_the_same_is_told() -> None:
    desk = rolled_off(3)
    seen = desk.table.version - 2
    desk.act(on_turn(desk), "roll")
    before = desk.table.since("seat:1", "bob", seen, desk.now)
    assert desk.again().since("seat:1", "bob", seen, desk.now) == before
    assert desk.again().welcome("seat:1", "bob", desk.now) == desk.table.welcome("seat:1", "bob", desk.now)


def test_versions_of_updates_follow_each_other() -> None:
    desk = rolled_off(2, claim_help="automatic")
    for _ in range(10):
        player = on_turn(desk)
        for action in ("roll", "buy", "pay", "end"):
            desk.act(player, action)
    steps = [(message["after"], message["version"]) for message in desk.messages("seat:1") if "after" in message]
    assert all(earlier[1] == later[0] for earlier, later in pairwise(steps))


def test_both_tabs_of_a_seat_are_served() -> None:
    desk = playing(2)
    desk.connect("ann", SEAT, 0)
    desk.told.clear()
    desk.disconnect("ann", SEAT, 0)
    desk.act("bob", "roll")
    assert [told.person for told in desk.told if told.role == "seat:0"][-1] == "ann"


def test_presence_is_told_without_a_version() -> None:
    desk = playing(2)
    desk.table.name_person("cousin", "Cousin")
    desk.watch("cousin")
    assert desk.messages("seat:0")[-1] == {
        "type": "presence",
        "seats": [True, True],
        "judge": False,
        "spectators": 1,
        "names": ["Cousin"],
    }
    version = desk.table.version
    desk.disconnect("bob", SEAT, 1)
    assert desk.messages("seat:0")[-1]["seats"] == [True, False]
    assert desk.table.version == version


def test_at_most_200_onlookers_are_listed() -> None:
    desk = playing(2)
    for number in range(250):
        desk.table.name_person(f"p{number}", f"Onlooker {number}")
        desk.watch(f"p{number}")
    message = desk.messages("seat:0")[-1]
    assert (message["spectators"], len(message["names"])) == (250, 200)


def test_onlookers_see_the_game_late() -> None:
    desk = rolled_off(2, watch_delay_ms=60_000)
    desk.run(60_000)
    desk.tick()
    desk.watch("cousin")
    desk.told.clear()
    version = desk.table.version
    desk.act(on_turn(desk), "roll")
    assert desk.messages("spectator") == []
    assert desk.table.view(SPECTATOR).version == version
    assert decoded(desk.table.welcome(SPECTATOR, "cousin", desk.now))[0]["version"] == version
    desk.run(59_999)
    assert desk.messages("spectator") == []
    desk.run(1)
    (update,) = desk.messages("spectator")
    assert (update["after"], update["version"]) == (version, version + 1)
    assert update["events"][0]["type"] == "rolled"


def test_a_restart_shows_late_onlookers_nothing_early() -> None:
    desk = rolled_off(2, watch_delay_ms=60_000)
    desk.run(60_000)
    version = desk.table.version
    desk.act(on_turn(desk), "roll")
    desk.table = desk.again()
    assert desk.table.view(SPECTATOR).version == version
    desk.tick()
    desk.now += 60_000
    desk.watch("cousin")
    for _ in range(10):
        desk.tick()
    assert desk.table.view(SPECTATOR).version >= version + 1


def test_a_restart_shows_a_lobby_as_it_is() -> None:
    desk = lobby(2, watch_delay_ms=60_000)
    desk.ok("take-seat", "ann", SEAT, 0)
    assert desk.again().view(SPECTATOR).version == desk.table.view(SPECTATOR).version == 2


def test_a_restart_shows_of_the_start_what_onlookers_were_shown() -> None:
    """One command seats the bots and starts the game: onlookers see all of it late, or none."""
    desk = lobby(2, watch_delay_ms=60_000)
    desk.ok("take-seat", "ann", SEAT, 0)
    desk.ok("start", "ann", fill="random")
    assert desk.table.version > 3
    assert desk.again().view(SPECTATOR).version == desk.table.view(SPECTATOR).version == 2


def test_a_stranger_learns_only_what_stands_in_a_list() -> None:
    desk = playing(2)
    (message,) = decoded(desk.table.welcome("public", "", desk.now))
    assert message["view"] == {
        "id": "t1",
        "edition": "classic",
        "status": "playing",
        "official": False,
        "listed": False,
        "seats": 2,
        "free": 0,
        "bots": 0,
        "watch": "link",
        "open_seats": False,
    }
