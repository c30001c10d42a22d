"""The judge's seat."""

import msgspec
import pytest
from tests.tables.driving import PEOPLE, Desk, force, lobby, playing, rolled_off

from passgo.tables import JUDGE, SEAT, SPECTATOR

JUDGING: list[tuple[str, dict[str, object]]] = [
    ("judge-close", {}),
    ("judge-last-round", {}),
    ("judge-time", {}),
    ("judge-expel", {"seat": 1}),
    ("judge-limit", {"one": 0, "other": 1, "ms": 1000}),
    ("judge-extend", {"one": 0, "other": 1, "ms": 1000}),
    ("judge-dice", {"faces": [1, 2]}),
    ("judge-no-dice", {}),
    ("judge-correct", {"corrects": 1, "reason": "x", "cash": [{"seat": 0, "amount": 1}]}),
]


def on_turn(desk: Desk) -> str:
    return PEOPLE[desk.table.state.playing().turn]


@pytest.mark.parametrize(("kind", "body"), JUDGING, ids=[kind for kind, _ in JUDGING])
@pytest.mark.parametrize(
    ("person", "role"),
    [("ann", SEAT), ("ann", JUDGE), ("stranger", JUDGE), ("judge", SEAT), ("", JUDGE), ("x", SPECTATOR)],
)
def test_only_the_judge_judges(kind: str, body: dict[str, object], person: str, role: str) -> None:
    desk = rolled_off(4, edition="championship", judge=True)
    assert desk.refused(kind, person, role, expected=desk.table.version, **body) == "not-judge"


def test_the_judge_is_shown_by_the_name_they_give() -> None:
    desk = lobby(2)
    desk.ok("take-judge", "judge", JUDGE, name="  Judge   Dee ")
    assert desk.view(SPECTATOR)["table"]["judge_name"] == "Judge Dee"


def test_the_judge_calls_last_round_and_time() -> None:
    desk = rolled_off(4, edition="championship", judge=True)
    assert desk.judge("judge-last-round")["ok"]
    assert desk.view("seat:0")["game"]["last_round"]
    assert desk.judge("judge-time")["ok"]
    assert desk.table.state.status == "finished"
    assert desk.view("seat:0")["game"]["result"]["points"]


def test_an_expelled_player_is_out() -> None:
    desk = rolled_off(4, edition="championship", judge=True)
    assert desk.judge("judge-expel", seat=2)["ok"]
    assert desk.view("seat:0")["game"]["players"][2]["out"]


def real_dice(seats: int = 2, **settings: object) -> Desk:
    desk = playing(seats, judge=True, physical_dice=True, **settings)
    while desk.table.state.playing().start_due:
        seat = desk.table.state.playing().start_due[0]
        assert desk.act(PEOPLE[seat], "roll")["ok"]
        assert desk.judge("judge-dice", faces=[6 - seat, 6], expected=desk.table.version)["ok"]
    return desk


def test_a_roll_waits_for_the_real_dice() -> None:
    desk = real_dice()
    assert desk.act("ann", "roll")["ok"]
    assert desk.view("seat:1")["game"]["dice_awaited"] == {"seat": 0, "action": "roll", "faces": []}
    assert desk.table.state.playing().players[0].pos == 0
    assert desk.judge("judge-dice", faces=[1, 2], expected=desk.table.version)["ok"]
    assert desk.table.state.playing().players[0].pos == 3
    assert '"dice":"physical"' in desk.entries[-1].body
    assert desk.again().digest() == desk.table.digest()


def test_real_dice_may_be_typed_in_one_by_one() -> None:
    desk = real_dice()
    desk.act("ann", "roll")
    assert desk.judge("judge-dice", faces=[1], expected=desk.table.version)["ok"]
    assert desk.view("seat:1")["game"]["dice_awaited"]["faces"] == [1]
    assert desk.judge("judge-dice", faces=[2], expected=desk.table.version)["ok"]
    assert desk.table.state.playing().dice == [1, 2]


def test_wrong_real_dice_are_refused() -> None:
    desk = real_dice()
    version = desk.table.version
    assert desk.refused("judge-dice", "judge", JUDGE, faces=[1, 2], expected=version) == "no-dice-awaited"
    desk.act("ann", "roll")
    version = desk.table.version
    assert desk.refused("judge-dice", "judge", JUDGE, faces=[1, 2, 3, 4, 5], expected=version) == "bad-dice"
    assert desk.refused("judge-dice", "judge", JUDGE, faces=[7, 2], expected=version) == "bad-command"
    assert desk.refused("judge-dice", "judge", JUDGE, faces=[], expected=version) == "bad-command"
    assert desk.refused("judge-dice", "judge", JUDGE, faces=[1, 2]) == "version-needed"
    assert desk.refused("judge-dice", "judge", JUDGE, faces=[1, 2], expected=0) == "stale-version"


def test_one_roll_waits_at_a_time_and_may_be_taken_back() -> None:
    desk = real_dice()
    desk.act("ann", "roll")
    assert desk.act("ann", "roll")["error"]["code"] == "dice-awaited"
    assert desk.judge("judge-no-dice")["ok"]
    assert desk.table.state.dice is None
    assert desk.act("ann", "roll")["ok"]


def test_a_bot_at_a_real_table_waits_for_the_judges_dice() -> None:
    desk = real_dice(pace_ms=100)
    desk.ok("leave", "ann")
    desk.run(60_000)
    assert desk.table.state.dice is not None
    assert desk.judge("judge-dice", faces=[1, 2], expected=desk.table.version)["ok"]


def corrected(desk: Desk, **changes: object) -> dict[str, object]:
    return desk.judge("judge-correct", corrects=1, reason="Miscounted change", expected=desk.table.version, **changes)


def test_a_correction_is_an_entry_that_says_what_and_why() -> None:
    desk = rolled_off(2, judge=True)
    cash = desk.table.state.playing().players[0].cash
    assert corrected(desk, cash=[{"seat": 0, "amount": -50}], deeds=[{"space": 1, "owner": 1}])["ok"]
    game = desk.table.state.playing()
    assert game.players[0].cash == cash - 50
    assert game.title_at(1).owner == 1
    body = msgspec.json.decode(desk.entries[-1].body)
    assert (body["corrects"], body["reason"], body["person"]) == (1, "Miscounted change", "judge")
    assert body["changes"]["cash"] == [{"seat": 0, "amount": -50}]
    assert desk.again().digest() == desk.table.digest()
    assert desk.messages("seat:0")[-1]["events"] == [{"type": "corrected", "amount": 1, "reason": "Miscounted change"}]


def test_a_correction_moves_buildings_and_tokens() -> None:
    desk = rolled_off(2, judge=True)
    deeds = [{"space": space, "owner": 0, "level": 1} for space in (1, 3)]
    assert corrected(desk, deeds=deeds, places=[{"seat": 1, "space": 10, "jail": 0}])["ok"]
    game = desk.table.state.playing()
    assert game.houses == game.rules.stock_houses - 2
    assert game.players[1].jail == 0


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"cash": [{"seat": 0, "amount": -100_000}]},
        {"cash": [{"seat": 5, "amount": 1}]},
        {"deeds": [{"space": 0, "owner": 0}]},
        {"deeds": [{"space": 999, "owner": 0}]},
        {"deeds": [{"space": 1, "owner": 0, "level": 3}]},
        {"deeds": [{"space": 1, "owner": 7}]},
        {"places": [{"seat": 0, "space": 999}]},
        {"places": [{"seat": 0, "space": 3, "jail": 1}]},
    ],
)
def test_a_correction_that_breaks_the_game_is_refused(changes: dict[str, object]) -> None:
    desk = rolled_off(2, judge=True)
    version = desk.table.version
    code = desk.refused("judge-correct", "judge", JUDGE, corrects=1, reason="x", expected=version, **changes)
    assert code == "bad-correction"


def test_a_correction_names_an_entry_that_exists_and_a_reason() -> None:
    desk = rolled_off(2, judge=True)
    version = desk.table.version
    cash = [{"seat": 0, "amount": 1}]
    assert (
        desk.refused("judge-correct", "judge", JUDGE, corrects=999, reason="x", cash=cash, expected=version)
        == "no-such-version"
    )
    assert (
        desk.refused("judge-correct", "judge", JUDGE, corrects=1, reason=" ", cash=cash, expected=version) == "bad-text"
    )
    assert (
        desk.refused("judge-correct", "judge", JUDGE, corrects=1, reason="x", cash=cash, expected=1) == "stale-version"
    )


def test_a_correction_in_mid_auction_keeps_the_auction() -> None:
    desk = rolled_off(2, judge=True)
    force(desk, [1, 2])
    player = on_turn(desk)
    desk.act(player, "roll")
    desk.act(player, "decline")
    assert corrected(desk, cash=[{"seat": 0, "amount": 10}])["ok"]
    assert desk.view("seat:0")["game"]["auction"]["space"] == 3


def test_the_clock_of_a_player_stands_while_the_real_dice_are_awaited() -> None:
    desk = real_dice(clocks={"decision_ms": 60_000, "auction_ms": 0, "absent_ms": 0})
    assert desk.act("ann", "roll")["ok"]
    desk.run(600_000)
    assert desk.view("seat:1")["game"]["dice_awaited"] == {"seat": 0, "action": "roll", "faces": []}
    assert desk.judge("judge-dice", faces=[1, 2], expected=desk.table.version)["ok"]
    assert "buy" in [action["type"] for action in desk.view("seat:0", "ann")["own"]["actions"]]
    desk.run(60_000)
    assert '"by":"clock"' in desk.entries[-1].body


def test_nobody_is_sent_away_while_the_real_dice_are_awaited() -> None:
    desk = real_dice(clocks={"decision_ms": 0, "auction_ms": 0, "absent_ms": 60_000})
    assert desk.act("ann", "roll")["ok"]
    desk.disconnect("ann", SEAT, 0)
    desk.run(600_000)
    assert desk.view("seat:1")["game"]["dice_awaited"] == {"seat": 0, "action": "roll", "faces": []}
    assert desk.table.state.seats[0].stand_in == ""
