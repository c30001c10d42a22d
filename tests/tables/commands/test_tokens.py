"""Players choose their tokens before the start, and nobody has the same as another (RULING-11)."""

import json
from dataclasses import replace

import pytest
from tests.tables.driving import SHORT, Desk, lobby, playing, stored

from passgo.editions import Edition
from passgo.engine.rules import RULES_VERSION
from passgo.store import NewEntry
from passgo.tables import JUDGE, BrokenTable, CreateTable, Table
from passgo.tables import settings as table_settings
from passgo.tables.settings import Settings


def tokens(desk: Desk) -> list[str]:
    return [seat["token"] for seat in desk.view("spectator")["table"]["seats"]]


def test_whoever_sits_down_has_a_token_and_a_free_seat_has_none() -> None:
    desk = lobby(3)
    desk.ok("take-seat", "ann", seat=0)
    desk.ok("take-seat", "bob", seat=2)
    assert tokens(desk) == ["car", "", "dog"]


def test_a_player_chooses_another_token() -> None:
    desk = lobby(2)
    desk.ok("take-seat", "ann", seat=0)
    desk.ok("choose-token", "ann", token="thimble")
    assert tokens(desk) == ["thimble", ""]
    assert desk.kinds()[-1] == "token-chosen"


def test_the_token_one_has_may_be_chosen_again() -> None:
    desk = lobby(2)
    desk.ok("take-seat", "ann", seat=0)
    desk.ok("choose-token", "ann", token="car")
    assert desk.kinds() == ["created", "seated"]


def test_a_token_is_asked_for_when_sitting_down() -> None:
    desk = lobby(2)
    desk.ok("take-seat", "ann", seat=0, token="boot")
    assert tokens(desk) == ["boot", ""]
    assert desk.refused("take-seat", "bob", seat=1, token="boot") == "token-taken"
    assert desk.refused("take-seat", "bob", seat=1, token="spoon") == "unknown-token"
    assert tokens(desk) == ["boot", ""]


def test_who_sits_already_may_ask_for_another_the_same_way() -> None:
    desk = lobby(2)
    desk.ok("take-seat", "ann", seat=0)
    desk.ok("take-seat", "ann", seat=0, token="iron")
    assert tokens(desk) == ["iron", ""]


@pytest.mark.rule("CHAMP-SETUP-2")
def test_no_token_is_given_twice() -> None:
    desk = lobby(3)
    desk.ok("take-seat", "ann", seat=0)
    desk.ok("take-seat", "bob", seat=1)
    assert desk.refused("choose-token", "bob", token="car") == "token-taken"
    desk.ok("choose-token", "bob", token="dog")
    desk.ok("take-seat", "cem", seat=2)  # the place of the dog in the list, which is taken
    assert tokens(desk) == ["car", "dog", "top-hat"]


@pytest.mark.rule("CHAMP-SETUP-3", "RULING-11")
@pytest.mark.parametrize("token", ["mushroom", "", "CAR", "spoon"])
def test_only_tokens_of_the_edition_can_be_chosen(token: str) -> None:
    desk = lobby(4, edition="championship", official=True)
    desk.ok("take-seat", "ann", seat=0)
    assert desk.refused("choose-token", "ann", token=token) == "unknown-token"
    assert tokens(desk) == ["car", "", "", ""]


@pytest.mark.rule("CHAMP-SETUP-2")
def test_in_an_official_round_seats_that_were_drawn_are_served_in_their_order_until_all_have_one() -> None:
    desk = lobby(6, edition="championship", official=True)
    for seat, person in enumerate(("ann", "bob", "cem", "dee", "eva", "fay")):
        desk.ok("take-seat", person, seat=seat)
    assert tokens(desk) == ["car", "top-hat", "dog", "ship", "iron", "boot"]
    desk.ok("choose-token", "dee", token="thimble")
    desk.ok("start", "ann")
    assert tokens(desk) == ["car", "top-hat", "dog", "thimble", "iron", "boot"]


@pytest.mark.rule("CHAMP-SETUP-2")
def test_the_judge_notes_what_the_players_chose() -> None:
    desk = lobby(4, edition="championship", official=True)
    desk.ok("take-judge", "judge", JUDGE)
    desk.ok("take-seat", "bob", seat=1)
    desk.ok("choose-token", "judge", JUDGE, seat=1, token="ship")
    assert tokens(desk) == ["", "ship", "", ""]
    assert desk.refused("choose-token", "judge", JUDGE, token="dog") == "not-your-seat"
    assert desk.refused("choose-token", "judge", JUDGE, seat=2, token="dog") == "not-your-seat"


def test_nobody_chooses_for_another() -> None:
    desk = lobby(3)
    desk.ok("take-seat", "ann", seat=0)
    desk.ok("take-seat", "bob", seat=1)
    assert desk.refused("choose-token", "bob", seat=0, token="boot") == "not-your-seat"
    assert desk.refused("choose-token", "ann", seat=1, token="boot") == "not-your-seat"
    assert desk.refused("choose-token", "eva", token="boot") == "not-your-seat"
    assert desk.refused("choose-token", "ann", seat=7, token="boot") == "no-such-seat"


def test_the_host_of_a_shared_device_chooses_for_who_sits_beside() -> None:
    desk = lobby(3, shared_device=True)
    desk.ok("take-seat", "ann", seat=0)
    desk.ok("take-seat", "bob", seat=1)
    desk.ok("choose-token", "ann", seat=1, token="boot")
    assert tokens(desk) == ["car", "boot", ""]
    assert desk.refused("choose-token", "bob", seat=0, token="dog") == "not-your-seat"


def test_nothing_is_chosen_after_the_start() -> None:
    desk = playing(2)
    assert desk.refused("choose-token", "ann", token="boot") == "already-started"
    assert desk.refused("take-seat", "ann", seat=0, token="boot") == "already-started"
    assert tokens(desk) == ["car", "top-hat"]


def test_bots_take_what_is_left() -> None:
    desk = lobby(4)
    desk.ok("take-seat", "ann", seat=0)
    desk.ok("add-bot", "ann", seat=1)
    assert tokens(desk) == ["car", "top-hat", "", ""]
    desk.ok("choose-token", "ann", token="top-hat")  # a bot has nothing that a person could not have
    assert tokens(desk) == ["top-hat", "car", "", ""]
    desk.ok("start", "ann", fill="builder")
    assert tokens(desk) == ["top-hat", "car", "dog", "ship"]


def test_every_token_can_be_in_play() -> None:
    desk = lobby(8)
    desk.ok("take-seat", "ann", seat=0, token="wheelbarrow")
    desk.ok("start", "ann", fill="builder")
    assert tokens(desk) == ["wheelbarrow", "top-hat", "dog", "ship", "iron", "boot", "thimble", "car"]


def test_a_bot_has_no_token_to_choose() -> None:
    desk = lobby(2)
    desk.ok("add-bot", "ann", seat=1)
    assert desk.refused("choose-token", "ann", seat=1, token="boot") == "not-your-seat"


def test_a_player_who_changes_seats_keeps_the_token() -> None:
    desk = lobby(3)
    desk.ok("take-seat", "ann", seat=0, token="boot")
    desk.ok("take-seat", "ann", seat=2)
    assert tokens(desk) == ["", "", "boot"]


def test_a_player_may_take_another_seat_and_another_token_at_once() -> None:
    desk = lobby(3)
    desk.ok("take-seat", "ann", seat=0, token="boot")
    desk.ok("take-seat", "ann", seat=2, token="boot")
    assert tokens(desk) == ["", "", "boot"]
    desk.ok("take-seat", "ann", seat=1, token="iron")
    assert tokens(desk) == ["", "iron", ""]


def test_a_token_is_free_again_when_its_player_leaves() -> None:
    desk = lobby(2)
    desk.ok("take-seat", "ann", seat=0)
    desk.ok("take-seat", "bob", seat=1, token="boot")
    desk.ok("leave", "bob")
    desk.ok("choose-token", "ann", token="boot")
    assert tokens(desk) == ["boot", ""]


def test_who_takes_a_seat_over_has_its_token() -> None:
    desk = lobby(2)
    desk.ok("take-seat", "bob", seat=1, token="boot")
    desk.ok("take-seat", "cem", "seat", 1, take_over=True)
    assert tokens(desk) == ["", "boot"]


def test_who_takes_a_seat_over_may_ask_for_its_token() -> None:
    desk = lobby(2)
    desk.ok("take-seat", "bob", seat=1, token="boot")
    desk.ok("take-seat", "cem", "seat", 1, take_over=True, token="boot")
    assert tokens(desk) == ["", "boot"]
    assert desk.table.state.seats[1].person == "cem"


def test_a_leaver_and_whoever_comes_instead_play_with_the_same_token() -> None:
    desk = playing(2)
    desk.ok("leave", "bob")
    assert tokens(desk) == ["car", "top-hat"]
    desk.ok("take-seat", "cem", "seat", 1, take_over=True)
    assert tokens(desk) == ["car", "top-hat"]
    assert desk.again().digest() == desk.table.digest()


def test_another_edition_brings_its_own_tokens() -> None:
    desk = lobby(2)
    desk.ok("take-seat", "ann", seat=0, token="boot")
    desk.ok("settings", "ann", settings={"seats": 2, "edition": "mario"})
    assert tokens(desk) == ["mushroom", ""]
    assert desk.refused("choose-token", "ann", token="boot") == "unknown-token"


def test_other_settings_of_the_same_edition_leave_them_alone() -> None:
    desk = lobby(2)
    desk.ok("take-seat", "ann", seat=0, token="boot")
    desk.ok("settings", "ann", settings={"seats": 4, "edition": "championship"})
    assert tokens(desk) == ["boot", "", "", ""]


def test_a_rematch_keeps_the_tokens_with_their_players() -> None:
    desk = lobby(3, pace_ms=0, options=SHORT)
    desk.ok("take-seat", "ann", seat=0, token="boot")
    desk.connect("ann", "seat", 0)
    desk.ok("start", "ann", fill="builder")
    desk.ok("leave", "ann")
    desk.play_out()
    desk.ok("rematch", "ann", table="t2")
    made = next(effect for effect in desk.outcome.effects if isinstance(effect, CreateTable))
    after = Desk(table=Table("t2"))
    after.send(made.command)
    assert tokens(after) == ["car", "top-hat", "boot"]
    after.ok("choose-token", "ann", token="top-hat")
    assert tokens(after) == ["car", "dog", "top-hat"]


def test_a_table_read_again_has_the_same_tokens() -> None:
    desk = lobby(3)
    desk.ok("take-seat", "ann", seat=0)
    desk.ok("choose-token", "ann", token="dog")
    assert desk.again().digest() == desk.table.digest()
    desk.ok("start", "ann", fill="builder")
    assert desk.again().digest() == desk.table.digest()
    assert tokens(Desk(table=desk.again())) == ["dog", "top-hat", "car"]


def without_tokens(desk: Desk) -> Desk:
    """The table as an older release would have written it."""
    old = Desk(count=100)
    for entry in desk.entries:
        body = json.loads(entry.body)
        body.pop("token", None)
        body.pop("tokens", None)
        for seat in body.get("seats", []):
            seat.pop("token", None)
        old.entries.append(stored("t1", entry.version, NewEntry(entry.kind, json.dumps(body), entry.at_ms)))
    old.table = Table.from_entries("t1", old.entries, desk.now)
    return old


def test_a_game_that_began_before_there_were_tokens_keeps_the_marks_of_its_seats() -> None:
    old = without_tokens(playing(3))
    assert tokens(old) == ["", "", ""]
    assert old.act("ann", "roll")["ok"]
    assert tokens(old) == ["", "", ""]
    assert old.refused("choose-token", "ann", token="boot") == "already-started"


def test_an_old_lobby_gives_its_people_tokens_and_lets_them_choose() -> None:
    desk = lobby(2)
    desk.ok("take-seat", "ann", seat=0)
    desk.ok("take-seat", "bob", seat=1)
    old = without_tokens(desk)
    assert tokens(old) == ["car", "top-hat"]
    old.ok("choose-token", "bob", token="car")
    old.ok("start", "ann")
    assert tokens(old) == ["top-hat", "car"]


def test_a_log_whose_tokens_do_not_fit_its_seats_is_broken() -> None:
    desk = playing(2)
    at = next(i for i, entry in enumerate(desk.entries) if entry.kind == "started")
    body = {**json.loads(desk.entries[at].body), "tokens": ["car"]}
    desk.entries[at] = stored("t1", at + 1, NewEntry("started", json.dumps(body), desk.now))
    with pytest.raises(BrokenTable):
        desk.again()


def test_tokens_an_edition_no_longer_has_are_still_those_of_the_game() -> None:
    desk = playing(2)
    at = next(i for i, entry in enumerate(desk.entries) if entry.kind == "started")
    body = {**json.loads(desk.entries[at].body), "tokens": ["cannon", "car"]}
    desk.entries[at] = stored("t1", at + 1, NewEntry("started", json.dumps(body), desk.now))
    assert tokens(Desk(table=desk.again())) == ["cannon", "car"]


def test_where_the_edition_names_none_nothing_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = table_settings.edition_of

    def nameless(settings: Settings, pinned: str | None = None, rules: int = RULES_VERSION) -> Edition:
        return replace(usual(settings, pinned, rules), tokens=())

    monkeypatch.setattr("passgo.tables.settings.edition_of", nameless)
    desk = lobby(2)
    desk.ok("take-seat", "ann", seat=0)
    assert desk.refused("choose-token", "ann", token="car") == "no-tokens"
    assert desk.refused("take-seat", "bob", seat=1, token="car") == "no-tokens"
    desk.ok("start", "ann", fill="builder")
    assert tokens(desk) == ["", ""]
    assert desk.again().digest() == desk.table.digest()
