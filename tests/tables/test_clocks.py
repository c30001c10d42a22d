"""Clocks: decisions, auctions, deals, the game; pausing; bots' pace; tables that nobody comes back to."""

import pytest
from msgspec.structs import replace
from tests.tables.driving import PEOPLE, Desk, against_bots, force, lobby, playing, rolled_off

from passgo.engine import Action, Decision, View, actions
from passgo.tables import SEAT, SPECTATOR, Unload
from passgo.tables.commands.bots import answer_due_ms
from passgo.tables.commands.moves import fresh_from
from passgo.tables.commands.tick import due_in_time

HOUR = 3_600_000


def on_turn(desk: Desk) -> str:
    return PEOPLE[desk.table.state.playing().turn]


def clocks(**changed: int) -> dict[str, int]:
    return {"decision_ms": 0, "auction_ms": 0, "absent_ms": 0, **changed}


def auction(**settings: object) -> Desk:
    """A deed is under the hammer, five seconds a stage."""
    desk = rolled_off(3, **{"clocks": clocks(auction_ms=5_000), **settings})
    force(desk, [1, 2])
    player = on_turn(desk)
    assert desk.act(player, "roll")["ok"]
    assert desk.act(player, "decline")["ok"]
    return desk


def hammer(desk: Desk) -> tuple[int, int]:
    shown = desk.view("seat:0")["game"]["auction"]
    return shown["stage"], shown["deadline_ms"] - desk.now


def test_an_auction_goes_once_twice_and_is_sold() -> None:
    desk = auction()
    desk.act("bob", "bid", amount=20)
    assert hammer(desk) == (0, 5_000)
    desk.run(5_000)
    assert hammer(desk) == (1, 5_000)
    desk.run(5_000)
    assert hammer(desk) == (2, 5_000)
    desk.run(5_000)
    assert desk.table.state.playing().auction is None
    assert desk.table.state.playing().title_at(3).owner == 1


def test_any_bid_resets_the_countdown() -> None:
    desk = auction()
    desk.act("bob", "bid", amount=20)
    desk.run(12_000)
    assert hammer(desk) == (2, 3_000)
    desk.act("cem", "bid", amount=21)
    assert hammer(desk) == (0, 5_000)


def test_a_pass_does_not_reset_the_countdown() -> None:
    desk = auction()
    desk.run(6_000)
    desk.act("cem", "pass")
    assert hammer(desk) == (1, 4_000)


def test_without_a_bid_the_deed_stays_with_the_bank() -> None:
    desk = auction()
    desk.run(15_000)
    assert desk.table.state.playing().auction is None
    assert desk.table.state.playing().title_at(3).owner == -1


def test_a_restart_in_mid_auction_shows_the_same_countdown() -> None:
    desk = auction()
    desk.act("bob", "bid", amount=20)
    desk.run(7_000)
    before = desk.view("seat:0", "ann")["game"]
    desk.table = desk.again()
    assert desk.view("seat:0", "ann")["game"] == before


def test_an_auction_without_a_clock_waits_for_the_judge() -> None:
    desk = auction(clocks=clocks(decision_ms=30_000), judge=True)
    desk.act("bob", "bid", amount=20)
    desk.run(HOUR)
    assert desk.table.state.playing().auction is not None
    assert desk.judge("judge-close", expected=desk.table.version)["ok"]
    assert desk.table.state.playing().title_at(3).owner == 1


def test_at_the_deadline_the_plainest_answer_is_given() -> None:
    desk = rolled_off(2, clocks=clocks(decision_ms=30_000))
    shown = desk.view("seat:0")["game"]["awaiting"][0]
    assert shown["deadline_ms"] == desk.now + 30_000
    version = desk.table.version
    desk.run(29_999)
    assert desk.table.version == version
    desk.run(1)
    assert '"roll"' in desk.entries[version].body
    assert '"by":"clock"' in desk.entries[version].body


def test_what_is_done_beside_a_decision_gives_no_more_time() -> None:
    desk = rolled_off(2, clocks=clocks(decision_ms=30_000))
    player = on_turn(desk)
    force(desk, [1, 2])
    desk.act(player, "roll")
    desk.act(player, "buy")
    deadline = desk.view("seat:0")["game"]["awaiting"][0]["deadline_ms"]
    desk.run(10_000)
    desk.act(player, "mortgage", space=3)
    assert desk.view("seat:0")["game"]["awaiting"][0]["deadline_ms"] == deadline


def test_a_pause_stops_every_clock() -> None:
    desk = auction(clocks=clocks(auction_ms=5_000, decision_ms=30_000))
    desk.act("bob", "bid", amount=20)
    desk.run(2_000)
    desk.ok("pause", "ann")
    assert desk.act("cem", "bid", amount=30)["error"]["code"] == "paused"
    desk.run(HOUR)
    desk.ok("resume", "ann")
    assert hammer(desk) == (0, 3_000)
    assert desk.again().digest() == desk.table.digest()


def test_only_host_and_judge_pause() -> None:
    desk = playing(2, judge=True)
    assert desk.refused("pause", "bob") == "not-host"
    assert desk.refused("resume", "ann") == "not-paused"
    assert desk.judge("pause")["ok"]
    assert desk.refused("pause", "ann") == "paused"
    assert desk.judge("resume")["ok"]


def test_nothing_is_paused_before_the_start() -> None:
    desk = Desk()
    desk.ok("create", "ann", settings={"seats": 2})
    assert desk.refused("pause", "ann") == "not-playing"


def test_why_a_game_was_paused_is_forgotten_when_it_goes_on() -> None:
    desk = playing(2)
    desk.ok("pause", "ann")
    state = desk.table.state
    state.pause_reason = "nobody-there"
    desk.ok("resume", "ann")
    assert desk.table.state.pause_reason == ""


def deal(desk: Desk) -> tuple[str, str, dict[str, object]]:
    """The player on turn owns a deed and offers it for nothing much."""
    force(desk, [1, 2])
    player = on_turn(desk)
    other = "bob" if player == "ann" else "ann"
    desk.act(player, "roll")
    assert desk.act(player, "buy")["ok"]
    seat = desk.table.state.seat_of(other)
    return player, other, {"seat": seat, "deal": {"give": {"deeds": [3]}, "take": {"cash": 100}}}


def test_an_offer_may_be_accepted_by_who_has_seen_it_whatever_was_done_since() -> None:
    desk = rolled_off(2)
    player, other, offer = deal(desk)
    desk.act(player, "offer", **offer)
    state = desk.table.state
    maker, to = state.seat_of(player), state.seat_of(other)
    offered = state.game_version
    state.game_version += 5
    assert fresh_from(state, to, actions.accept(maker)) == offered
    assert fresh_from(state, maker, actions.accept(to)) == offered + 5


def test_the_answer_of_a_bot_to_an_offer_is_due() -> None:
    desk = rolled_off(2)
    player, other, offer = deal(desk)
    desk.act(player, "offer", **offer)
    state = desk.table.state
    (made,) = state.proposals.values()
    assert answer_due_ms(state, made) not in [due.at_ms for due in due_in_time(desk.table, state)]
    to = state.seat_of(other)
    state.seats[to] = replace(state.seats[to], person="", bot="builder")
    assert answer_due_ms(state, made) in [due.at_ms for due in due_in_time(desk.table, state)]


def test_a_deal_must_be_made_within_its_time() -> None:
    desk = rolled_off(2, clocks=clocks(deal_ms=300_000))
    player, other, offer = deal(desk)
    assert desk.act(player, "offer", **offer)["ok"]
    assert desk.view("seat:0")["game"]["negotiations"][0]["deadline_ms"] == desk.now + 300_000
    desk.run(300_000)
    assert desk.table.state.playing().offers == []
    assert desk.act(player, "offer", **offer)["error"]["code"] == "deal-closed"
    desk.act(player, "end")
    assert desk.act(player, "offer", **offer)["ok"]
    assert desk.act(other, "accept", seat=desk.table.state.seat_of(player))["ok"]
    assert desk.view("seat:0")["game"]["negotiations"] == []


def test_an_offer_that_was_not_stored_starts_no_clock() -> None:
    desk = rolled_off(2, clocks=clocks(deal_ms=300_000))
    player, _, offer = deal(desk)
    before = desk.table.digest()
    desk.down = True
    assert not desk.act(player, "offer", **offer)["ok"]
    assert desk.table.digest() == before


def test_a_new_offer_between_the_same_two_does_not_reset_the_deal_clock() -> None:
    desk = rolled_off(2, clocks=clocks(deal_ms=300_000))
    player, _, offer = deal(desk)
    desk.act(player, "offer", **offer)
    deadline = desk.view("seat:0")["game"]["negotiations"][0]["deadline_ms"]
    desk.run(60_000)
    desk.act(player, "withdraw")
    desk.act(player, "offer", **offer)
    assert desk.view("seat:0")["game"]["negotiations"][0]["deadline_ms"] == deadline


def test_the_judge_limits_and_extends_a_negotiation() -> None:
    desk = rolled_off(2, judge=True)
    player, _, offer = deal(desk)
    assert desk.judge("judge-limit", one=0, other=1, ms=60_000)["error"]["code"] == "no-negotiation"
    desk.act(player, "offer", **offer)
    assert desk.judge("judge-limit", one=1, other=0, ms=60_000)["ok"]
    assert desk.judge("judge-extend", one=0, other=1, ms=30_000)["ok"]
    assert desk.view("seat:0")["game"]["negotiations"][0]["deadline_ms"] == desk.now + 90_000
    desk.run(90_000)
    assert desk.table.state.playing().offers == []


def test_the_last_round_is_called_when_the_game_clock_is_over() -> None:
    desk = rolled_off(4, edition="championship", clocks=clocks(game_ms=75 * 60_000))
    assert desk.view("seat:0")["table"]["game_deadline_ms"] == 0
    desk.act(on_turn(desk), "roll")
    assert desk.view("seat:0")["table"]["game_deadline_ms"] == desk.now + 75 * 60_000
    desk.run(75 * 60_000)
    assert desk.table.state.playing().last_round


def test_a_judge_calls_the_last_round_himself() -> None:
    desk = rolled_off(4, edition="championship", clocks=clocks(game_ms=75 * 60_000), judge=True)
    desk.act(on_turn(desk), "roll")
    desk.run(80 * 60_000)
    assert not desk.table.state.playing().last_round


def with_a_bot(**settings: object) -> Desk:
    """Ann plays against a bot which is on turn."""
    for seed in range(50):
        desk = Desk(seed)
        desk.ok("create", "ann", settings={"seats": 2, "clocks": clocks(), **settings})
        desk.ok("take-seat", "ann", SEAT, 0)
        desk.connect("ann", SEAT, 0)
        desk.ok("start", "ann", fill="builder")
        desk.act("ann", "roll")
        desk.run(1_000)
        game = desk.table.state.playing()
        if game.turn == 1 and not game.start_due and not game.rolled:
            return desk
    raise AssertionError("no such game")


def test_a_bot_waits_its_pace_before_it_rolls() -> None:
    desk = with_a_bot(pace_ms=3_000)
    since = desk.table.state.waits[1].since_ms
    assert desk.wake == since + 2_100  # the second seat's bot is bold: 70 % of the pace
    desk.run(since + 2_099 - desk.now)
    assert not desk.table.state.playing().rolled
    desk.run(1)
    assert desk.table.state.playing().rolled


def test_bots_go_on_alone_only_where_that_was_chosen() -> None:
    desk = with_a_bot()
    desk.disconnect("ann", SEAT, 0)
    version = desk.table.version
    desk.run(HOUR)
    assert desk.kinds()[version:] == ["paused"]
    free = with_a_bot(unattended=True)
    free.disconnect("ann", SEAT, 0)
    version = free.table.version
    free.run(20_000)
    assert '"roll"' in free.entries[version].body


def test_time_stands_still_while_nobody_is_there() -> None:
    desk = rolled_off(2, clocks=clocks(decision_ms=60_000))
    desk.run(20_000)
    desk.disconnect("ann", SEAT, 0)
    desk.disconnect("bob", SEAT, 1)
    desk.run(HOUR)
    desk.connect("bob", SEAT, 1)
    assert desk.view("seat:0")["game"]["awaiting"][0]["deadline_ms"] == desk.now + 40_000
    assert desk.again().digest() == desk.table.digest()


def test_a_long_outage_of_the_server_costs_nobody_his_time() -> None:
    desk = rolled_off(2, clocks=clocks(decision_ms=60_000))
    desk.table = desk.again()
    desk.now += HOUR
    desk.connect("bob", SEAT, 1)
    assert desk.view("seat:0")["game"]["awaiting"][0]["deadline_ms"] == desk.now + 60_000


def test_a_short_cut_of_the_line_changes_nothing() -> None:
    desk = rolled_off(2)
    version = desk.table.version
    desk.disconnect("ann", SEAT, 0)
    desk.disconnect("bob", SEAT, 1)
    desk.run(9_000)
    desk.connect("ann", SEAT, 0)
    assert desk.table.version == version


def test_a_player_without_a_connection_is_replaced_and_returns_with_it() -> None:
    desk = rolled_off(2, clocks=clocks(absent_ms=120_000), pace_ms=60_000)
    player = on_turn(desk)
    seat = desk.table.state.seat_of(player)
    desk.disconnect(player, SEAT, seat)
    desk.run(120_000)
    assert desk.table.state.seats[seat].stand_in == "bot"
    desk.connect(player, SEAT, seat)
    assert desk.table.state.seats[seat].stand_in == ""


def test_two_connections_of_a_seat_count_as_one_person() -> None:
    desk = rolled_off(2, clocks=clocks(absent_ms=120_000))
    player = on_turn(desk)
    seat = desk.table.state.seat_of(player)
    desk.connect(player, SEAT, seat)
    desk.disconnect(player, SEAT, seat)
    desk.run(HOUR)
    assert desk.table.state.seats[seat].stand_in == ""


def test_a_lobby_in_which_nothing_happens_is_closed_after_two_hours() -> None:
    desk = lobby()
    desk.run(2 * HOUR)
    assert desk.table.state.status == "abandoned"
    assert desk.view("spectator")["table"]["close_reason"] == "lobby-idle"
    assert Unload("abandoned") in desk.outcome.effects


def test_a_lobby_with_somebody_in_it_stays() -> None:
    desk = lobby()
    desk.connect("ann", SPECTATOR)
    desk.run(10 * HOUR)
    assert desk.table.state.status == "lobby"


def test_a_game_without_anybody_is_closed_after_a_day() -> None:
    desk = rolled_off(2)
    desk.disconnect("ann", SEAT, 0)
    desk.disconnect("bob", SEAT, 1)
    desk.run(25 * HOUR)
    assert desk.table.state.status == "abandoned"
    assert desk.view("spectator")["table"]["close_reason"] == "nobody-there"


def test_a_clock_that_jumps_back_makes_no_entry_older_than_the_last() -> None:
    desk = rolled_off(2)
    latest = desk.entries[-1].at_ms
    desk.now -= HOUR
    desk.act(on_turn(desk), "roll")
    assert desk.entries[-1].at_ms == latest


@pytest.mark.parametrize("person", ["ann", "", "judge"])
def test_nobody_but_the_driver_makes_time_pass(person: str) -> None:
    assert playing().refused("tick", person) == "not-allowed"


class Broken:
    def decide(self, view: View, decision: Decision) -> Action:
        raise ZeroDivisionError(f"{view.role} {decision.kind}")


def test_a_bot_that_fails_does_not_stop_its_table() -> None:
    desk = with_a_bot()
    desk.table.bots.made[1] = ("builder", Broken())
    turns = desk.table.state.playing().turns
    desk.run(30_000)
    assert desk.table.state.playing().turns > turns or desk.table.state.playing().auction is not None
    assert desk.table.bots.failures > 0


def decision_clock(desk: Desk) -> int:
    chosen: int = desk.view("seat:0")["table"]["settings"]["clocks"]["decision_ms"]
    return chosen


def test_a_person_alone_against_bots_is_not_hurried() -> None:
    desk = against_bots()
    assert decision_clock(desk) == 0
    desk.run(HOUR)
    assert desk.table.state.waits.keys() == {0}
    assert decision_clock(against_bots(2)) == 90_000


def test_a_clock_that_the_host_sets_runs_against_bots_too() -> None:
    assert decision_clock(against_bots(clocks={"decision_ms": 30_000})) == 30_000


def test_an_official_round_has_its_clock_however_many_people_play() -> None:
    assert decision_clock(against_bots(seats=4, edition="championship", official=True)) == 90_000


def test_a_game_against_bots_has_no_clock_after_a_restart() -> None:
    desk = against_bots()
    assert desk.again().digest() == desk.table.digest()
