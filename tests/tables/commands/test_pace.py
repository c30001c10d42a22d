"""The pace of the bots, changed while the game is played."""

import msgspec
from tests.tables.driving import Desk, against_bots, force, lobby

from passgo.engine.game import AWAIT_ROLL
from passgo.tables import SEAT
from passgo.tables.commands.bots import due_ms
from passgo.tables.table_state import Wait


def pace(desk: Desk) -> int:
    shown: int = desk.view("seat:0")["table"]["settings"]["pace_ms"]
    return shown


def test_the_host_changes_how_long_bots_wait() -> None:
    desk = against_bots(2)
    assert desk.refused("pace", "bob", pace_ms=0) == "not-host"
    desk.ok("pace", "ann", pace_ms=400)
    assert pace(desk) == 400
    assert desk.kinds()[-1] == "pace-chosen"


def test_the_only_person_may_change_it_without_being_the_host() -> None:
    desk = lobby(3, open_seats=True)
    desk.ok("take-seat", "bob", SEAT, 0)
    desk.ok("start", "ann", fill="builder")
    desk.ok("pace", "bob", pace_ms=0)
    assert pace(desk) == 0


def test_bots_that_are_waiting_go_on_at_the_new_pace() -> None:
    desk = against_bots(pace_ms=60_000)
    while 0 in desk.table.state.waits:
        desk.act("ann", desk.view("seat:0", "ann")["own"]["actions"][0]["type"])
    desk.run(10_000)  # the rolls for the start go quickly
    before = desk.table.version
    desk.run(30_000)
    assert desk.table.version == before
    desk.ok("pace", "ann", pace_ms=0)
    desk.run(0)
    assert desk.table.state.waits.keys() == {0}


def test_the_pace_is_the_same_after_a_restart() -> None:
    desk = against_bots()
    desk.ok("pace", "ann", pace_ms=1_500)
    assert desk.again().digest() == desk.table.digest()


def test_the_same_pace_again_is_no_entry() -> None:
    desk = against_bots()
    before = desk.table.version
    desk.ok("pace", "ann", pace_ms=3_000)
    assert desk.table.version == before


def test_a_pace_is_chosen_in_a_game_and_within_its_limits() -> None:
    assert lobby().refused("pace", "ann", pace_ms=0) == "not-playing"
    desk = against_bots()
    assert desk.refused("pace", "ann", pace_ms=-1) == "bad-command"
    assert desk.refused("pace", "ann", pace_ms=60_001) == "bad-command"


def test_nobody_changes_the_pace_of_an_official_round() -> None:
    desk = against_bots(seats=4, edition="championship", official=True)
    assert desk.refused("pace", "ann", pace_ms=0) == "not-allowed"


def test_another_pace_does_not_make_a_decision_final() -> None:
    desk = against_bots()
    while not desk.table.state.playing().rolled or desk.table.state.playing().turn != 0:
        desk.run(3_000)
        if 0 in desk.table.state.waits:
            force(desk, [1, 2])
            desk.act("ann", "roll")
    desk.act("ann", "decline")
    assert desk.view("seat:0", "ann")["own"]["undo"] is not None
    desk.ok("pace", "ann", pace_ms=0)
    assert desk.view("seat:0", "ann")["own"]["undo"] is not None
    desk.ok("undo", "ann", expected=desk.table.version)
    assert pace(desk) == 0


def test_bots_roll_in_their_temper() -> None:
    """The careful take longer and the bold less: by seat, as the characters of an edition go round."""
    state = against_bots(seats=4, pace_ms=1_000).table.state
    state.waits.update({seat: Wait(AWAIT_ROLL, state.last_ms, state.version) for seat in range(4)})
    assert [due_ms(state, seat) - state.last_ms for seat in range(4)] == [1_300, 700, 1_000, 1_300]
    state.settings = msgspec.structs.replace(state.settings, pace_ms=0)
    assert [due_ms(state, seat) - state.last_ms for seat in range(4)] == [0, 0, 0, 0]
