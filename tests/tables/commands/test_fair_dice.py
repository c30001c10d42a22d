"""Fair dice at a live table: who commits and reveals when, what nobody can stall or steer, and what the log proves."""

import json
from typing import Any

import pytest
from tests.fair.games import SEEDS, SERVER, commit, fair_lobby, file_of, finished, play_by_bots, reveal, with_real_dice
from tests.tables.driving import PEOPLE, QUICK, SHORT, Desk

from passgo.fair import FairChance, game_key, seat_commitment, server_commitment
from passgo.fair.checking import check_game
from passgo.fair.reading import read_game
from passgo.tables import SEAT, Command, CreateTable, KeepSeed, Table

START = 10_000  # how long a start waits for seeds at most


def body(desk: Desk, kind: str) -> dict[str, Any]:
    """The latest entry of that kind."""
    found: dict[str, Any] = json.loads(next(entry.body for entry in reversed(desk.entries) if entry.kind == kind))
    return found


def restarted(desk: Desk) -> Desk:
    """The server has died and read everything back from its store."""
    seed = desk.table.seed
    desk.table = desk.again()
    desk.table.load_seed(seed)
    return desk


def drawn(desk: Desk) -> list[int]:
    return [n for entry in desk.entries if entry.kind in ("started", "acted") for n in draws(entry.body)]


def draws(text: str) -> list[int]:
    found: list[int] = json.loads(text).get("draws", [])
    return found


# Committing.


def test_the_first_entry_commits_the_server_to_a_seed_that_only_the_store_is_given() -> None:
    desk = Desk()
    desk.ok("create", "ann", seed=SERVER, settings={"seats": 2})
    assert desk.table.state.edition is not None
    right = server_commitment(SERVER, "t1", desk.table.state.edition.hash)
    assert body(desk, "created")["commitment"] == desk.view("spectator")["table"]["commitment"] == right
    assert [effect.seed for effect in desk.outcome.effects if isinstance(effect, KeepSeed)] == [SERVER]
    assert SERVER not in desk.entries[0].body


def test_another_edition_is_another_commitment_to_the_same_seed() -> None:
    desk = fair_lobby()
    before = desk.table.state.commitment
    desk.ok("settings", "ann", settings={"seats": 2, "options": {"end.turns": 9}})
    assert desk.table.state.edition is not None
    right = server_commitment(SERVER, "t1", desk.table.state.edition.hash)
    assert body(desk, "settings-chosen")["commitment"] == right != before


def test_a_table_made_without_a_seed_has_no_fair_dice() -> None:
    desk = fair_lobby(seed="")
    assert desk.table.state.commitment == ""
    assert desk.refused("fair-commit", "ann", commitment="00" * 32) == "not-allowed"
    desk.ok("start", "ann")
    play_on = desk.table.state
    assert (play_on.status, body(desk, "started").get("seeds")) == ("playing", None)


def test_a_seat_shows_what_its_player_put_in_until_somebody_else_sits_there() -> None:
    desk = fair_lobby()
    commit(desk, 1)
    shown = desk.view("spectator")["table"]["seats"]
    assert [seat["commitment"] for seat in shown] == ["", seat_commitment(SEEDS[1], "t1")]
    desk.ok("leave", "bob")
    desk.ok("take-seat", "cem", SEAT, 1)
    assert desk.view("spectator")["table"]["seats"][1]["commitment"] == ""


@pytest.mark.parametrize("bad", ["", "00", "AA" * 32, "zz" * 32, "00" * 33, "0" * 63 + "\n"])
def test_what_is_no_commitment_is_refused(bad: str) -> None:
    assert fair_lobby().refused("fair-commit", "ann", commitment=bad) == "bad-command"


def test_the_same_commitment_twice_is_one_entry() -> None:
    desk = fair_lobby()
    commit(desk, 0, 0)
    assert desk.kinds().count("seat-committed") == 1


def test_only_a_player_commits_and_only_in_the_lobby() -> None:
    desk = fair_lobby()
    desk.watch()
    assert desk.refused("fair-commit", "onlooker", "spectator", commitment="00" * 32) == "not-your-seat"
    desk.ok("start", "ann")
    assert desk.refused("fair-commit", "ann", commitment="00" * 32) == "already-started"


# Revealing.


def test_a_start_waits_until_everybody_who_committed_has_revealed() -> None:
    desk = fair_lobby(3)
    commit(desk, 0, 2)
    desk.ok("start", "ann")
    shown = desk.view("spectator")["table"]
    assert (shown["status"], shown["seeding_ms"]) == ("seeding", desk.now + START)
    reveal(desk, 0)
    assert [seat["revealed"] for seat in desk.view("spectator")["table"]["seats"]] == [True, False, False]
    assert desk.status() == "seeding"
    reveal(desk, 2)
    assert desk.status() == "playing"
    assert body(desk, "started")["seeds"] == [SEEDS[0], "", SEEDS[2]]
    assert desk.view("spectator")["table"]["seeding_ms"] == 0


def test_a_start_for_which_nobody_committed_does_not_wait() -> None:
    desk = fair_lobby()
    desk.ok("start", "ann")
    assert desk.status() == "playing"
    assert body(desk, "started")["seeds"] == ["", ""]


def test_a_seat_that_refuses_to_reveal_cannot_stall() -> None:
    desk = fair_lobby()
    commit(desk, 0, 1)
    desk.ok("start", "ann")
    reveal(desk, 0)
    desk.run(START - 1)
    assert desk.status() == "seeding"
    desk.run(1)
    assert desk.status() == "playing"
    assert body(desk, "started")["seeds"] == [SEEDS[0], ""]


def test_a_wrong_reveal_is_refused_and_the_right_one_still_counts() -> None:
    desk = fair_lobby()
    commit(desk, 0, 1)
    desk.ok("start", "ann")
    assert desk.refused("fair-reveal", "ann", seed=SEEDS[1]) == "wrong-reveal"
    reveal(desk, 0)
    assert desk.table.state.seats[0].seed == SEEDS[0]


def test_who_committed_nothing_has_nothing_to_reveal() -> None:
    desk = fair_lobby()
    commit(desk, 0)
    desk.ok("start", "ann")
    assert desk.refused("fair-reveal", "bob", seed=SEEDS[1]) == "wrong-reveal"


def test_a_seed_is_revealed_neither_early_nor_late() -> None:
    desk = fair_lobby()
    commit(desk, 0, 1)
    assert desk.refused("fair-reveal", "ann", seed=SEEDS[0]) == "not-seeding"
    desk.ok("start", "ann")
    reveal(desk, 0)
    desk.run(START)
    assert desk.refused("fair-reveal", "bob", seed=SEEDS[1]) == "not-seeding"


def test_revealing_twice_changes_nothing() -> None:
    desk = fair_lobby()
    commit(desk, 0, 1)
    desk.ok("start", "ann")
    reveal(desk, 0, 0)
    assert desk.kinds().count("seat-revealed") == 1


def test_while_seeds_are_revealed_nothing_else_can_be_chosen() -> None:
    desk = fair_lobby()
    commit(desk, 0)
    desk.ok("start", "ann")
    assert desk.refused("settings", "ann", settings={"seats": 2}) == "already-started"
    assert desk.refused("start", "ann") == "already-started"
    assert desk.refused("close", "ann") == "already-started"


def test_who_leaves_after_the_call_cannot_take_his_seed_back() -> None:
    desk = fair_lobby()
    commit(desk, 0, 1)
    desk.ok("start", "ann")
    reveal(desk, 0)
    desk.ok("leave", "ann")
    reveal(desk, 1)
    assert body(desk, "started")["seeds"] == SEEDS[:2]


def test_a_seat_taken_over_after_the_call_keeps_what_was_put_into_it() -> None:
    desk = fair_lobby()
    commit(desk, 0, 1)
    desk.ok("start", "ann")
    reveal(desk, 1)
    desk.ok("take-seat", "cem", SEAT, 1, take_over=True)
    reveal(desk, 0)
    assert body(desk, "started")["seeds"] == SEEDS[:2]


# Lost lines and lost servers.


def test_a_player_who_comes_back_between_commit_and_reveal_still_reveals() -> None:
    desk = fair_lobby()
    commit(desk, 0, 1)
    desk.disconnect("bob", SEAT, 1)
    desk.ok("start", "ann")
    reveal(desk, 0)
    desk.connect("bob", SEAT, 1)
    reveal(desk, 1)
    assert body(desk, "started")["seeds"] == SEEDS[:2]


@pytest.mark.parametrize("moment", ["lobby", "seeding", "playing"])
def test_a_server_that_restarts_goes_on_with_the_same_dice(moment: str) -> None:
    whole, broken = fair_lobby(options=SHORT), fair_lobby(options=SHORT)
    for desk in (whole, broken):
        commit(desk, 0, 1)
        if desk is broken and moment == "lobby":
            restarted(desk)
        desk.ok("start", "ann")
        reveal(desk, 0)
        if desk is broken and moment == "seeding":
            restarted(desk)
            assert desk.table.state.seeding_ms == desk.now + START
        reveal(desk, 1)
        if desk is broken and moment == "playing":
            restarted(desk)
    for _ in range(2):
        for desk in (whole, broken):
            assert desk.act(PEOPLE[desk.table.state.playing().start_due[0]], "roll")["ok"]
    assert drawn(whole) == drawn(broken)


def test_after_a_restart_the_deadline_still_begins_the_game() -> None:
    desk = fair_lobby()
    commit(desk, 0)
    desk.ok("start", "ann")
    restarted(desk)
    desk.tick()
    desk.run(START)
    assert desk.status() == "playing"


def test_a_command_whose_commit_failed_draws_the_same_again() -> None:
    desk = fair_lobby()
    commit(desk, 0)
    desk.ok("start", "ann")
    reveal(desk, 0)
    person = PEOPLE[desk.table.state.playing().start_due[0]]
    first, second = lost_roll(desk, person), lost_roll(desk, person)
    assert desk.act(person, "roll")["ok"]
    assert first == second == draws(desk.entries[-1].body) != []


def lost_roll(desk: Desk, person: str) -> list[int]:
    """What a roll draws that the store then refuses."""
    command = Command("again", "act", person, SEAT, -1, desk.table.version, {"action": {"type": "roll"}})
    outcome = desk.table.handle(command, desk.now, desk.chance)
    desk.table.roll_back()
    return draws(outcome.entries[0].body)


@pytest.mark.parametrize("kept", ["", "77" * 32])
def test_a_game_that_came_without_its_seed_does_not_go_on_with_other_dice(kept: str) -> None:
    desk = fair_lobby()
    desk.ok("start", "ann")
    desk.table = desk.again()
    desk.table.load_seed(kept)
    reply = desk.act(PEOPLE[desk.table.state.playing().start_due[0]], "roll")
    assert reply["error"]["code"] == "seed-lost"


def test_a_lobby_that_came_without_its_seed_cannot_be_started() -> None:
    desk = fair_lobby()
    desk.table = desk.again()
    assert desk.refused("start", "ann") == "seed-lost"
    assert desk.refused("settings", "ann", settings={"seats": 2}) == "seed-lost"


# The stream.


def test_all_chance_of_the_game_comes_from_the_key_of_all_seeds() -> None:
    desk = finished()
    assert desk.table.state.edition is not None
    key = game_key(SERVER, "t1", desk.table.state.edition.hash, [SEEDS[0], SEEDS[1], ""])
    stream = FairChance(key)
    given: list[int] = []
    for entry in desk.entries:
        for asked in json.loads(entry.body).get("asked", []):
            given += stream.shuffle(-asked) if asked < 0 else [stream.die(asked)]
    assert given == drawn(desk)
    assert desk.table.state.drawn == stream.place


def test_one_seat_with_another_seed_changes_all_dice() -> None:
    desks = [fair_lobby(), fair_lobby()]
    for desk, seed in zip(desks, SEEDS, strict=False):
        desk.ok("fair-commit", "ann", commitment=seat_commitment(seed, "t1"))
        desk.ok("start", "ann")
        desk.ok("fair-reveal", "ann", seed=seed)
    assert drawn(desks[0]) != drawn(desks[1])


def test_the_bots_have_a_secret_of_their_own() -> None:
    """Else who reads the finished log would know how bots choose under a seed he could have guessed."""
    secrets = {body(desk, "started")["secret"] for desk in (started(1), started(2))}
    assert len(secrets) == 2


def started(seed: int) -> Desk:
    desk = Desk(seed)
    desk.ok("create", "ann", seed=SERVER, settings={"seats": 2})
    desk.ok("start", "ann", fill="builder")
    return desk


def test_dice_from_a_real_table_take_no_place_in_the_stream() -> None:
    desk = with_real_dice()
    typed = [json.loads(entry.body) for entry in desk.entries if '"physical"' in entry.body]
    assert len(typed) > 5
    assert desk.table.state.drawn == sum(
        -asked for entry in desk.entries for asked in json.loads(entry.body).get("asked", []) if asked < 0
    )
    assert all(found.ok for found in check_game(read_game(file_of(desk))))


# The end.


def test_after_the_end_the_server_reveals_and_the_game_proves_itself() -> None:
    desk = finished()
    assert desk.kinds()[-1] == "revealed"
    assert body(desk, "revealed")["server_seed"] == SERVER
    assert all(found.ok for found in check_game(read_game(file_of(desk))))
    assert desk.again().digest() == desk.table.digest()


def test_a_game_that_was_given_up_is_revealed_too() -> None:
    desk = fair_lobby()
    desk.ok("start", "ann")
    for seat in range(2):
        desk.disconnect(PEOPLE[seat], SEAT, seat)
    desk.run(25 * 60 * 60 * 1000)
    assert desk.kinds()[-2:] == ["closed", "revealed"]
    assert all(found.ok for found in check_game(read_game(file_of(desk))))


def test_a_lobby_that_was_closed_is_revealed_too() -> None:
    desk = fair_lobby()
    desk.ok("close", "ann")
    assert desk.kinds()[-2:] == ["closed", "revealed"]
    found = list(check_game(read_game(file_of(desk))))
    assert [one.ok for one in found] == [True] * 4
    assert found[-1].text == "nothing was drawn"


def test_a_rematch_is_made_with_a_seed_of_its_own() -> None:
    desk = finished()
    desk.ok("rematch", "ann", table="t2")
    made = next(effect for effect in desk.outcome.effects if isinstance(effect, CreateTable))
    assert "seed" not in made.command.body  # the driver draws a new one


def test_a_log_in_which_a_reveal_does_not_fit_is_no_table() -> None:
    desk = finished()
    entries = desk.entries[:-1]
    swapped = desk.entries[-1].body.replace(SERVER, "77" * 32)
    last = type(desk.entries[-1])("t1", len(desk.entries), "revealed", swapped, desk.now, "", "")
    with pytest.raises(ValueError, match="wrong-reveal"):
        Table.from_entries("t1", [*entries, last])


def test_a_table_plays_on_where_seats_change_between_settings() -> None:
    desk = fair_lobby(2, options=SHORT)
    commit(desk, 0, 1)
    desk.ok("settings", "ann", settings={"seats": 3, "clocks": QUICK, "pace_ms": 0, "options": SHORT})
    desk.ok("start", "ann", fill="builder")
    reveal(desk, 0, 1)
    assert body(desk, "started")["seeds"] == [SEEDS[0], SEEDS[1], ""]
    play_by_bots(desk, 2)
    assert all(found.ok for found in check_game(read_game(file_of(desk))))
