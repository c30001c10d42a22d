"""Undo: one's own last decision, never past dice, a reveal or what anybody did since."""

from dataclasses import replace
from typing import Any

import pytest
from tests.tables.driving import PEOPLE, Desk, force, rolled_off

from passgo.tables import JUDGE, BrokenTable, Table
from passgo.tables.log import undos
from passgo.tables.log.entries import Acted
from passgo.tables.log.replay import Replay
from passgo.tables.log.undos import MOST


def on_turn(desk: Desk) -> str:
    return PEOPLE[desk.table.state.playing().turn]


def off_turn(desk: Desk) -> str:
    return "bob" if on_turn(desk) == "ann" else "ann"


def undo(desk: Desk, person: str, **more: Any) -> dict[str, Any]:
    return desk.do("undo", person, **{"expected": desk.table.version, **more})


def could_undo(desk: Desk, person: str) -> dict[str, Any] | None:
    found: dict[str, Any] | None = desk.view(f"seat:{PEOPLE.index(person)}", person)["own"]["undo"]
    return found


def bought(**settings: Any) -> tuple[Desk, str]:
    """Somebody stands on space 3 and has bought it."""
    desk = rolled_off(2, **settings)
    player = on_turn(desk)
    force(desk, [1, 2])
    assert desk.act(player, "roll")["ok"]
    assert desk.act(player, "buy")["ok"]
    return desk, player


def builder() -> tuple[Desk, str]:
    """Somebody owns the first group and may build on it."""
    desk = rolled_off(2, judge=True)
    player = on_turn(desk)
    seat = PEOPLE.index(player)
    deeds = [{"space": 1, "owner": seat}, {"space": 3, "owner": seat}]
    correction = {"corrects": 1, "reason": "set up", "deeds": deeds, "expected": desk.table.version}
    assert desk.judge("judge-correct", **correction)["ok"]
    return desk, player


def test_a_purchase_is_taken_back_and_nothing_is_deleted() -> None:
    desk, player = bought()
    seat = PEOPLE.index(player)
    version = desk.table.version
    assert could_undo(desk, player) == {"type": "buy", "space": -1, "version": version, "until_ms": 0}
    assert undo(desk, player)["ok"]
    game = desk.table.state.playing()
    assert (game.title_at(3).owner, game.players[seat].cash) == (-1, 1500)
    assert desk.kinds()[-2:] == ["acted", "undone"]
    assert desk.messages(f"seat:{1 - seat}")[-1]["events"] == [
        {"type": "undone", "seat": seat, "amount": version, "reason": "buy"}
    ]
    assert desk.act(player, "decline")["ok"]
    assert desk.again().digest() == desk.table.digest()


def test_several_decisions_in_a_row_are_taken_back_one_by_one() -> None:
    desk, player = builder()
    stock = desk.table.state.playing().houses
    assert desk.act(player, "build", space=1)["ok"]
    assert desk.act(player, "build", space=3)["ok"]
    assert undo(desk, player)["ok"]
    assert desk.table.state.playing().houses == stock - 1
    assert undo(desk, player)["ok"]
    assert desk.table.state.playing().houses == stock
    assert desk.refused("undo", player, expected=desk.table.version) == "nothing-to-undo"
    assert desk.again().digest() == desk.table.digest()


def test_only_so_many_decisions_are_kept() -> None:
    desk, player = builder()
    for _ in range(MOST):
        assert desk.act(player, "build", space=1)["ok"]
        assert desk.act(player, "sell", space=1)["ok"]
    assert len(desk.table.state.undo) == MOST


def test_dice_are_never_taken_back() -> None:
    desk = rolled_off(2)
    player = on_turn(desk)
    force(desk, [1, 2])
    desk.act(player, "roll")
    assert could_undo(desk, player) is None
    assert desk.refused("undo", player, expected=desk.table.version) == "nothing-to-undo"


def test_a_decision_that_turned_up_a_card_stands() -> None:
    desk = rolled_off(2, options={"dice.speedDie": True})
    player = on_turn(desk)
    force(desk, [2, 1, 4])  # the bus: one die, the other, or both
    desk.act(player, "roll")
    assert desk.act(player, "choose", answer="steps", amount=2)["ok"]
    events = [event["type"] for event in desk.messages("seat:0")[-1]["events"]]
    assert "card-drawn" in events
    assert could_undo(desk, player) is None


def test_what_somebody_else_did_since_makes_it_stand() -> None:
    desk, player = bought()
    desk.act(player, "end")
    assert could_undo(desk, player) is not None
    force(desk, [1, 3])
    assert desk.act(on_turn(desk), "roll")["ok"]
    assert desk.refused("undo", player, expected=desk.table.version) == "nothing-to-undo"


def test_whatever_drew_chance_stands() -> None:
    desk, _ = bought()
    state = desk.table.state.copy()
    before = state.copy()
    state.drawn += 1
    undos.remember(state, before, Acted(seat=0, action={"type": "buy"}), [])
    assert state.undo == ()


def test_what_somebody_else_did_and_took_back_was_done_all_the_same() -> None:
    desk, player = builder()
    other = off_turn(desk)
    deeds = [{"space": 5, "owner": PEOPLE.index(other)}]
    assert desk.judge("judge-correct", corrects=1, reason="x", deeds=deeds, expected=desk.table.version)["ok"]
    assert desk.act(player, "build", space=1)["ok"]
    assert desk.act(other, "mortgage", space=5)["ok"]
    assert undo(desk, other)["ok"]
    assert desk.refused("undo", player, expected=desk.table.version) == "nothing-to-undo"


def test_nobody_takes_back_for_another() -> None:
    desk, player = bought()
    version = desk.table.version
    other = off_turn(desk)
    assert could_undo(desk, other) is None
    assert desk.refused("undo", other, expected=version) == "nothing-to-undo"
    assert desk.refused("undo", "stranger", expected=version) == "not-your-seat"
    assert could_undo(desk, player) is not None


def test_talk_does_not_make_it_stand_but_a_pause_does() -> None:
    desk, player = bought()
    desk.ok("chat", off_turn(desk), preset="hurry")
    assert could_undo(desk, player) is not None
    desk.ok("pause", "ann")
    desk.ok("resume", "ann")
    assert could_undo(desk, player) is None


@pytest.mark.parametrize("action", ["bid", "pass"])
def test_a_word_in_an_auction_stands(action: str) -> None:
    desk = rolled_off(2)
    player = on_turn(desk)
    force(desk, [1, 2])
    desk.act(player, "roll")
    desk.act(player, "decline")
    assert desk.act(player, action, **({"amount": 5} if action == "bid" else {}))["ok"]
    assert desk.refused("undo", player, expected=desk.table.version) == "nothing-to-undo"


def test_a_declined_deed_comes_back_before_anybody_has_bid() -> None:
    desk = rolled_off(2)
    player = on_turn(desk)
    force(desk, [1, 2])
    desk.act(player, "roll")
    desk.act(player, "decline")
    assert undo(desk, player)["ok"]
    assert desk.table.state.playing().auction is None
    assert desk.table.state.hammer is None
    assert desk.act(player, "buy")["ok"]


def test_offers_are_as_they_were_before_the_decision() -> None:
    desk, player = bought()
    other = off_turn(desk)
    deal = {"give": {"cash": 0, "deeds": [3], "cards": 0}, "take": {"cash": 80, "deeds": [], "cards": 0}}
    assert desk.act(player, "offer", seat=PEOPLE.index(other), deal=deal)["ok"]
    seen = desk.table.version
    assert desk.act(player, "mortgage", space=3)["ok"]
    assert undo(desk, player)["ok"]
    assert desk.view("seat:0")["game"]["offers"][0]["deal"] == deal
    late = desk.act(other, "accept", seat=PEOPLE.index(player), expected=seen)
    assert late["error"]["code"] == "stale-version"
    assert desk.act(other, "accept", seat=PEOPLE.index(player))["ok"]


def test_undo_says_which_version_it_was_made_for() -> None:
    desk, player = bought()
    assert desk.refused("undo", player) == "version-needed"
    assert desk.refused("undo", player, expected=desk.table.version - 1) == "stale-version"


def test_what_was_prepared_before_an_undo_is_stale() -> None:
    desk, player = bought()
    seen = desk.table.version
    undo(desk, player)
    assert desk.act(player, "buy", expected=seen)["error"]["code"] == "stale-version"


def test_the_clock_of_the_decision_runs_on() -> None:
    clocks = {"decision_ms": 60_000, "auction_ms": 0, "absent_ms": 0}
    desk, player = bought(clocks=clocks)
    asked = desk.now
    found = could_undo(desk, player)
    assert found is not None
    assert found["until_ms"] == asked + 60_000
    desk.now = asked + 50_000
    assert undo(desk, player)["ok"]
    waiting = desk.view("seat:0")["game"]["awaiting"][0]
    assert (waiting["what"], waiting["deadline_ms"]) == ("buy", asked + 60_000)


def test_when_the_time_of_the_decision_is_over_it_stands() -> None:
    desk, player = bought(clocks={"decision_ms": 60_000, "auction_ms": 0, "absent_ms": 0})
    desk.now += 60_000
    assert desk.refused("undo", player, expected=desk.table.version) == "nothing-to-undo"


def test_official_rounds_know_no_undo() -> None:
    desk = rolled_off(4, edition="championship", official=True, undo=True)
    assert desk.view("seat:0")["table"]["settings"]["undo"] is False
    assert desk.refused("undo", "ann", expected=desk.table.version) == "no-undo"


def test_a_host_may_play_without_undo() -> None:
    desk, player = bought(undo=False)
    assert could_undo(desk, player) is None
    assert desk.refused("undo", player, expected=desk.table.version) == "no-undo"


def test_a_repeated_undo_takes_back_once() -> None:
    desk, player = builder()
    desk.act(player, "build", space=1)
    desk.act(player, "build", space=3)
    version = desk.table.version
    first = undo(desk, player, id="u", expected=version)
    assert undo(desk, player, id="u", expected=version) == first
    assert desk.kinds().count("undone") == 1


def test_a_replay_shows_the_decision_and_that_it_was_taken_back() -> None:
    desk, player = bought()
    seat = PEOPLE.index(player)
    undo(desk, player)
    replay = Replay("t1", desk.entries)
    version = desk.table.version
    owners = [
        [deed.owner for deed in replay.state_at(v).playing().titles if deed.space.pos == 3]
        for v in (version - 1, version)
    ]
    assert owners == [[seat], [-1]]
    assert [event.type for event in replay.events(player, f"seat:{seat}", version)] == ["undone"]


def test_an_entry_that_takes_back_what_cannot_be_is_told() -> None:
    desk, player = bought()
    undo(desk, player)
    forged = replace(desk.entries[-1], version=len(desk.entries) + 1)
    with pytest.raises(BrokenTable, match="nothing-to-undo"):
        Table.from_entries("t1", [*desk.entries, forged])


def test_a_judge_corrects_and_does_not_take_back() -> None:
    desk, player = builder()
    desk.act(player, "build", space=1)
    assert desk.refused("undo", "judge", JUDGE, expected=desk.table.version) == "not-your-seat"
