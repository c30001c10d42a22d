"""An onlooker who sees a table late: whatever they were told, by any way, was old enough at that moment."""

import msgspec
from tests.tables.driving import PEOPLE, Desk, lobby

from passgo.engine.game import Decision
from passgo.tables import PUBLIC, SEAT, SPECTATOR
from passgo.tables.commands.bots import plainest
from passgo.tables.log.replay import Replay

DELAY = 120_000
OFFICIAL = {
    "edition": "championship", "official": True, "unattended": True, "watch": "everybody", "watch_delay_ms": DELAY,
    "clocks": {"decision_ms": 90_000, "auction_ms": 1_000},
}  # fmt: skip


def started() -> Desk:
    desk = lobby(4, **OFFICIAL)
    for seat in range(4):
        desk.ok("take-seat", PEOPLE[seat], SEAT, seat)
        desk.connect(PEOPLE[seat], SEAT, seat)
    desk.ok("start", "ann")
    return desk


def test_every_message_to_an_onlooker_is_as_old_as_the_table_says() -> None:
    desk = started()
    desk.watch()
    desk.connect("passer-by", PUBLIC)
    heard = []
    for _ in range(200):
        state = desk.table.state
        seat = next(iter(state.waits))
        action = plainest(state.playing(), Decision(seat, state.waits[seat].kind))
        told = len(desk.told)
        desk.run(2_000)
        desk.do("act", PEOPLE[seat], SEAT, seat, action=action.to_json(), expected=desk.table.version)
        messages = [one.data for one in desk.told[told:] if one.role in (SPECTATOR, PUBLIC)]
        messages += desk.table.welcome(SPECTATOR, "", desk.now)
        heard += [(desk.now, msgspec.json.decode(data)) for data in messages]
        heard.append((desk.now, {"version": desk.view(SPECTATOR)["version"]}))
    at = {entry.version: entry.at_ms for entry in desk.entries}
    versions = [(when, one["version"]) for when, one in heard if "version" in one]
    began = next(entry.version for entry in desk.entries if entry.kind == "started")
    assert len(versions) > 200
    assert max(version for _, version in versions) > began + 50
    early = [(when, version) for when, version in versions if version > began and at[version] + DELAY > when]
    assert early == []


def test_neither_the_end_nor_the_replay_comes_before_its_time() -> None:
    desk = started()
    desk.ok("take-judge", "judge", "judge")
    while desk.table.state.playing().start_due:
        seat = desk.table.state.playing().start_due[0]
        assert desk.act(PEOPLE[seat], "roll")["ok"]
    for kind in ("judge-last-round", "judge-time"):
        desk.do(kind, "judge", "judge")
    assert desk.status() == "finished"
    ended = desk.now
    assert desk.table.public_view().status != "finished"
    assert desk.view(SPECTATOR)["table"]["status"] != "finished"
    replay = Replay("t1", desk.entries)
    assert replay.watchable_ms() == ended + DELAY
    replay.watchable = False
    assert replay.roles_for("") == []
    assert replay.roles_for("ann") == ["seat:0"]
    desk.run(DELAY)
    assert desk.table.public_view().status == "finished"
    assert desk.view(SPECTATOR)["table"]["status"] == "finished"
    replay.watchable = desk.now >= replay.watchable_ms()
    assert replay.roles_for("") == [SPECTATOR]
