"""Who sits where: links, taking over, leaving, coming back."""

import pytest
from tests.tables.driving import PEOPLE, lobby, playing, rolled_off

from passgo.tables import JUDGE, PUBLIC, SEAT, SPECTATOR


def test_a_link_for_a_seat_leads_to_that_seat() -> None:
    desk = lobby(3)
    desk.ok("take-seat", "bob", SEAT, 2)
    assert desk.table.state.seat_of("bob") == 2


def test_a_link_for_any_seat_leads_to_the_first_free_one() -> None:
    desk = lobby(3)
    desk.ok("take-seat", "ann", SEAT, 0)
    desk.ok("take-seat", "bob", SEAT)
    assert desk.table.state.seat_of("bob") == 1


def test_without_a_link_nobody_sits_down() -> None:
    desk = lobby(3)
    assert desk.refused("take-seat", "bob", PUBLIC) == "not-allowed"
    assert desk.refused("take-seat", "bob", SPECTATOR, seat=1) == "not-allowed"
    assert desk.refused("take-seat", "bob", SEAT, 1, seat=2) == "not-allowed"
    assert desk.refused("take-seat", "", SEAT, 1) == "not-allowed"


def test_open_seats_are_for_everybody() -> None:
    desk = lobby(3, open_seats=True)
    desk.ok("take-seat", "bob", PUBLIC, seat=2)
    assert desk.table.state.seat_of("bob") == 2


def test_a_full_table_is_full() -> None:
    desk = playing(2)
    assert desk.refused("take-seat", "cem", SEAT) == "seats-full"
    assert desk.refused("take-seat", "cem", SEAT, seat=7) == "no-such-seat"


def test_in_the_lobby_one_may_change_seats() -> None:
    desk = lobby(3)
    desk.ok("take-seat", "bob", SEAT, seat=0)
    desk.ok("take-seat", "bob", SEAT, seat=2)
    assert [seat.person for seat in desk.table.state.seats] == ["", "", "bob"]


def test_who_sits_needs_no_link_to_change_seats() -> None:
    desk = lobby(3)
    assert desk.refused("take-seat", "bob", SPECTATOR, seat=0) == "not-allowed"
    desk.ok("take-seat", "bob", SEAT, seat=0)
    desk.ok("take-seat", "bob", SPECTATOR, seat=2)
    assert desk.table.state.seat_of("bob") == 2


def test_in_an_official_round_nobody_moves_to_a_seat_that_has_become_free() -> None:
    desk = lobby(3, official=True)
    desk.ok("take-seat", "bob", SEAT, 0)
    assert desk.refused("take-seat", "bob", SEAT, 0, seat=2) == "not-allowed"
    assert desk.table.state.seat_of("bob") == 0


def test_a_link_used_by_somebody_else_asks_first() -> None:
    desk = playing(2)
    assert desk.refused("take-seat", "cem", SEAT, 1) == "take-over-needed"
    assert desk.table.state.seat_of("bob") == 1


def test_with_his_consent_the_newcomer_takes_the_seat_over() -> None:
    desk = playing(2)
    desk.ok("take-seat", "cem", SEAT, 1, take_over=True)
    assert desk.table.state.seats[1].person == "cem"
    assert [(gone.role, gone.person) for gone in desk.gone()] == [("seat:1", "bob")]
    assert desk.act("bob", "roll")["error"]["code"] == "not-your-seat"
    assert desk.act("cem", "roll")["ok"]


def test_nothing_of_a_seat_is_told_to_its_former_person() -> None:
    desk = playing(2)
    desk.ok("take-seat", "cem", SEAT, 1, take_over=True)
    desk.connect("cem", SEAT, 1)
    desk.told.clear()
    desk.act("ann", "roll")
    assert [told.person for told in desk.told if told.role == "seat:1"] == ["cem"]


@pytest.mark.parametrize("link", [-1, 0])
def test_only_the_link_of_the_very_seat_takes_it_over(link: int) -> None:
    desk = playing(2)
    assert desk.refused("take-seat", "cem", SEAT, link, seat=1, take_over=True) in ("not-allowed", "seat-taken")


def test_a_player_does_not_take_a_second_seat() -> None:
    desk = playing(2)
    assert desk.refused("take-seat", "ann", SEAT, 1, take_over=True) == "already-seated"


def test_a_bot_in_the_lobby_gives_way_only_to_its_host() -> None:
    desk = lobby(2)
    desk.ok("add-bot", "ann", seat=1, bot="trader")
    assert desk.refused("take-seat", "bob", SEAT, 1, take_over=True) == "seat-taken"
    desk.ok("remove-bot", "ann", seat=1)
    desk.ok("take-seat", "bob", SEAT, 1)


def test_bots_are_named_and_sit_where_nobody_sits() -> None:
    desk = lobby(2)
    desk.ok("take-seat", "bob", SEAT, 0)
    assert desk.refused("add-bot", "ann", seat=0) == "seat-taken"
    assert desk.refused("add-bot", "ann", seat=1, bot="cheater") == "unknown-bot"
    desk.ok("add-bot", "ann")
    assert desk.refused("add-bot", "ann") == "seats-full"


def test_who_leaves_the_lobby_frees_his_seat() -> None:
    desk = lobby(2)
    desk.ok("take-seat", "bob", SEAT, 0)
    desk.ok("leave", "bob")
    assert desk.table.state.seats[0].is_open()


def test_a_bot_plays_for_who_leaves_and_he_may_come_back() -> None:
    desk = rolled_off(2, pace_ms=1000)
    seat = desk.table.state.playing().turn
    person = PEOPLE[seat]
    desk.ok("leave", person)
    there = desk.view("spectator")["table"]["seats"][seat]
    assert (there["player"], there["name"], there["bot"]) == ("bot", "", "builder")
    desk.run(60_000)
    assert desk.table.state.playing().turns == 1
    assert any('"by":"bot"' in entry.body for entry in desk.entries)
    desk.ok("take-seat", person, SEAT, seat)
    assert desk.view("spectator")["table"]["seats"][seat]["player"] == "person"


def test_who_acts_again_is_back() -> None:
    desk = playing(2)
    desk.ok("leave", "bob")
    assert desk.act("bob", "roll")["ok"]
    assert desk.table.state.seats[1].stand_in == ""


def test_a_skipped_seat_buys_nothing() -> None:
    desk = rolled_off(2, leavers="skip", pace_ms=100)
    desk.ok("leave", "bob")
    desk.ok("leave", "ann")
    desk.watch()
    desk.run(600_000)
    assert desk.table.state.playing().turns > 3
    assert all(title.owner == -1 for title in desk.table.state.playing().titles)


@pytest.mark.parametrize("edition", ["championship", "classic", "ghost"])
def test_a_leaver_withdraws_and_is_out(edition: str) -> None:
    desk = rolled_off(4, leavers="withdraw", edition=edition)
    desk.ok("leave", "cem")
    desk.run(10)
    assert desk.table.state.playing().players[2].out
    assert desk.refused("take-seat", "cem", SEAT, 2) == "not-playing"


def test_a_judge_does_not_play_and_a_player_does_not_judge() -> None:
    desk = lobby(2)
    desk.ok("take-judge", "judge", JUDGE)
    desk.ok("take-seat", "ann", SEAT, 0)
    assert desk.refused("take-seat", "judge", SEAT, 1) == "not-allowed"
    assert desk.refused("take-judge", "ann", JUDGE) == "not-allowed"


def test_the_judges_chair_needs_its_link_and_changes_hands_only_when_asked() -> None:
    desk = lobby(2)
    assert desk.refused("take-judge", "judge", SEAT) == "not-allowed"
    desk.ok("take-judge", "judge", JUDGE)
    assert desk.refused("take-judge", "other", JUDGE) == "judge-taken"
    desk.ok("take-judge", "other", JUDGE, take_over=True)
    assert desk.table.state.judge == "other"


def test_names_are_shown_and_never_stored() -> None:
    desk = lobby(2)
    desk.ok("take-seat", "p-1", SEAT, 0, name="  Zoë   Müller ")
    assert desk.view("spectator")["table"]["seats"][0]["name"] == "Zoë Müller"
    assert all("Zo" not in entry.body for entry in desk.entries)
    assert desk.again().people() == {"ann", "p-1"}


@pytest.mark.parametrize(
    "name", ["x" * 41, "a\u202eb", "a\x00b", "a\u200bb", "\u200d", "a" + "\u0301" * 20, "x" * 9999]
)
def test_a_name_that_deceives_is_refused(name: str) -> None:
    assert lobby().refused("take-seat", "bob", SEAT, 0, name=name) == "bad-name"
    assert lobby().refused("join", "bob", SPECTATOR, name=name) == "bad-name"


def test_each_person_is_served_in_his_own_role() -> None:
    desk = playing(2, judge=True)
    table = desk.table
    assert table.role_of("bob") == "seat:1"
    assert table.role_of("judge", JUDGE) == "judge"
    assert table.role_of("judge") == "public"
    assert table.role_of("cem", SPECTATOR) == "spectator"
    assert table.role_of("cem") == "public"


@pytest.mark.parametrize(
    ("watch", "by_link", "without"), [("nobody", "public", "public"), ("everybody",) + ("spectator",) * 2]
)
def test_the_host_says_who_may_watch(watch: str, by_link: str, without: str) -> None:
    table = playing(2, watch=watch).table
    assert (table.role_of("cem", SPECTATOR), table.role_of("cem")) == (by_link, without)


def test_who_saw_the_lobby_does_not_see_the_game_unless_he_may() -> None:
    desk = lobby(2, watch="nobody", listed=True)
    desk.watch("passer-by")
    desk.watch("ann")
    desk.told.clear()
    desk.ok("start", "ann", fill="builder")
    assert [(gone.role, gone.person) for gone in desk.gone()] == [(SPECTATOR, "passer-by")]
    assert [(told.role, told.person) for told in desk.told] == [(SPECTATOR, "ann")]
    assert desk.table.role_of("passer-by", SPECTATOR) == "public"
    assert list(desk.table.presence.watching()) == ["ann"]


def test_a_seat_is_not_lost_by_a_take_over_that_was_not_stored() -> None:
    desk = playing(2)
    desk.down = True
    assert not desk.do("take-seat", "cem", SEAT, 1, take_over=True)["ok"]
    desk.down = False
    assert desk.table.presence.has("seat:1", "bob")
    assert desk.act("bob", "roll")["ok"]


def test_nobody_connects_in_another_persons_role() -> None:
    desk = playing(2, judge=True, watch="nobody")
    assert desk.refused("connect", "cem", SEAT, 1) == "not-allowed"
    assert desk.refused("connect", "ann", SEAT, 1) == "not-allowed"
    assert desk.refused("connect", "cem", JUDGE) == "not-allowed"
    assert desk.refused("connect", "cem", SPECTATOR) == "not-allowed"


def test_who_sits_already_keeps_that_seat_with_a_link_for_any() -> None:
    desk = lobby(3)
    desk.ok("take-seat", "bob", SEAT, 2)
    desk.ok("take-seat", "bob", SEAT)
    assert [seat.person for seat in desk.table.state.seats] == ["", "", "bob"]
