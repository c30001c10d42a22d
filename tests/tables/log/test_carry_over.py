"""Games outlive releases: outcomes are frozen, positions stored, editions kept; other rules are never guessed at."""

import json
from collections.abc import Mapping

import msgspec
import pytest
from tests.tables.driving import QUICK, SHORT, Desk, stored

from passgo.editions import load
from passgo.editions.keeping import content_of
from passgo.engine import to_json
from passgo.engine.actions import ROLE_JUDGE
from passgo.engine.rules import RULES_VERSION
from passgo.engine.views import View
from passgo.store import Entry, NewEntry
from passgo.store.positions import Position
from passgo.tables import BrokenTable, KeepEdition, Table
from passgo.tables.log.carry_over import Kept, position_of
from passgo.tables.log.replay import Replay
from passgo.tables.log.verify import play_again
from passgo.tables.refusals import OtherRules
from passgo.tables.table_state import ABANDONED, FINISHED, PLAYING, State

SEED = "5e" * 32


def game_of_bots(seed: int = 1, **options: object) -> Desk:
    desk = Desk(seed)
    settings = {"seats": 3, "pace_ms": 0, "clocks": QUICK, "unattended": True, "options": options}
    desk.ok("create", "ann", settings=settings, seed=SEED)
    desk.ok("start", "ann", fill="builder")
    return desk


def kept(desk: Desk) -> Kept:
    edition = desk.table.state.edition
    assert edition is not None
    return Kept({edition.hash: content_of(edition)}, position_of(desk.table.state))


def opened(desk: Desk, held: Kept) -> Desk:
    """The table as a server finds it after a restart, and its first tick."""
    table = Table.from_entries("t1", desk.entries, desk.now, held)
    table.load_seed(SEED)
    again = Desk(7, table, desk.now, list(desk.entries))
    again.tick()
    return again


@pytest.fixture
def later_release(monkeypatch: pytest.MonkeyPatch) -> None:
    """A release that does not play rules 1 any more."""
    monkeypatch.setattr("passgo.tables.log.fold.is_playable", lambda rules: rules == RULES_VERSION)


# The outcome.


def test_the_last_entry_of_a_game_freezes_its_outcome() -> None:
    desk = game_of_bots(**SHORT)
    desk.play_out()
    assert desk.kinds()[-3:] == ["acted", "ended", "revealed"]
    outcome = json.loads(desk.entries[-2].body)["outcome"]
    view = View(desk.table.state.playing(), ROLE_JUDGE)
    assert outcome["rules"] == 2
    assert outcome["ending"] == "turns"
    assert outcome["turns"] == 40
    assert outcome["worth"] == [view.worth(seat) for seat in range(3)]
    assert outcome["ranking"] == sorted(range(3), key=lambda seat: -outcome["worth"][seat])
    assert outcome["winners"] == outcome["ranking"][:1]
    assert outcome["digest"] == json.loads(desk.entries[-1].body)["digest"]
    assert desk.view("spectator")["game"]["result"] == {
        "ranking": outcome["ranking"], "worth": outcome["worth"], "points": [],
    }  # fmt: skip


def test_a_new_table_keeps_its_edition_by_its_hash() -> None:
    desk = Desk()
    desk.ok("create", "ann", settings={"seats": 2, "edition": "voyage"})
    (effect,) = [effect for effect in desk.outcome.effects if isinstance(effect, KeepEdition)]
    assert effect.hash == load("voyage").hash
    assert json.loads(effect.content)["data"]["edition"]["id"] == "voyage"


@pytest.mark.usefixtures("later_release")
def test_a_finished_game_of_rules_that_are_not_played_any_more_shows_what_was_stored() -> None:
    desk = game_of_bots(**SHORT)
    desk.play_out()
    before = desk.view("spectator")
    log = [entry if entry.kind != "created" else with_rules(entry.body, 1) for entry in desk.entries]
    again = opened(Desk(1, desk.table, desk.now, log), kept(desk))
    assert again.entries == log
    assert again.table.state.status == FINISHED
    after = again.view("spectator")
    assert after["game"]["result"] == before["game"]["result"]
    assert after["own"]["cash"] == before["own"]["cash"]
    assert after["table"]["rules"] == before["table"]["rules"]


def with_rules(body: str, rules: int) -> Entry:
    first = json.loads(body)
    return stored("t1", 1, NewEntry("created", json.dumps({**first, "rules": rules}), 1_700_000_000_000))


@pytest.mark.usefixtures("later_release")
def test_without_its_position_a_finished_game_still_has_its_outcome() -> None:
    desk = finished_under(1)
    again = opened(desk, Kept(kept(desk).editions, None))
    assert again.table.state.game is None
    assert again.table.state.outcome == desk.table.state.outcome
    with pytest.raises(OtherRules, match="played under rules 1"):
        Replay("t1", again.entries)


def finished_under(rules: int) -> Desk:
    desk = game_of_bots(**SHORT)
    desk.play_out()
    desk.entries[0] = with_rules(desk.entries[0].body, rules)
    return desk


# A running game.


def running_under(rules: int, turns: int = 12) -> Desk:
    desk = game_of_bots(**SHORT)
    while desk.table.state.playing().turns < turns:
        desk.now = max(desk.now, desk.wake or 0)
        desk.tick()
    desk.entries[0] = with_rules(desk.entries[0].body, rules)
    return desk


@pytest.mark.usefixtures("later_release")
def test_a_running_game_goes_on_from_its_stored_position_under_the_rules_of_today() -> None:
    desk = running_under(1)
    before = to_json(desk.table.state.playing())
    again = opened(desk, kept(desk))
    assert again.entries[:-1] == desk.entries
    assert again.entries[-1].kind == "rules-changed"
    assert json.loads(again.entries[-1].body)["rules"] == 2
    assert to_json(again.table.state.playing()) == before
    again.play_out()
    assert again.table.state.status == FINISHED
    assert again.table.state.outcome is not None
    assert again.table.state.outcome.winners == again.table.state.playing().winners
    reread = Table.from_entries("t1", again.entries, again.now, Kept(kept(desk).editions, None))
    assert reread.state.outcome == again.table.state.outcome
    assert reread.state.drawn == again.table.state.drawn


@pytest.mark.usefixtures("later_release")
def test_the_dice_go_on_where_they_were() -> None:
    desk = running_under(1)
    again = opened(desk, kept(desk))
    assert again.table.state.drawn == desk.table.state.drawn
    assert again.table.seed == SEED


@pytest.mark.usefixtures("later_release")
def test_a_position_that_is_not_of_the_last_move_is_not_played_on() -> None:
    desk = running_under(1)
    held = kept(desk)
    assert held.position is not None
    stale = Position("t1", held.position.version - 1, 1, held.position.content)
    again = opened(desk, Kept(held.editions, stale))
    assert again.entries[:-2] == desk.entries
    assert again.kinds()[-2:] == ["closed", "revealed"]
    assert again.table.state.status == ABANDONED
    assert again.table.state.close_reason == "other-rules"


@pytest.mark.usefixtures("later_release")
def test_a_position_that_these_rules_cannot_hold_ends_the_game_with_its_log_intact() -> None:
    desk = running_under(1)
    held = kept(desk)
    assert held.position is not None
    content = json.loads(held.position.content)
    content["game"]["players"].pop()
    bad = Position("t1", held.position.version, 1, json.dumps(content))
    again = opened(desk, Kept(held.editions, bad))
    assert again.table.state.close_reason == "other-rules"
    assert again.entries[: len(desk.entries)] == desk.entries


@pytest.mark.usefixtures("later_release")
def test_a_lobby_of_older_rules_opens_under_those_of_today() -> None:
    desk = Desk()
    desk.ok("create", "ann", settings={"seats": 2}, seed=SEED)
    desk.entries[0] = with_rules(desk.entries[0].body, 1)
    edition = desk.table.state.edition
    assert edition is not None
    again = opened(desk, Kept({edition.hash: content_of(edition)}, None))
    assert again.kinds() == ["created", "rules-changed"]
    again.ok("start", "ann", fill="builder")
    assert again.table.state.status == PLAYING


def test_what_a_later_release_wrote_is_refused_by_its_number() -> None:
    desk = running_under(99)
    with pytest.raises(OtherRules, match="played under rules 99"):
        Table.from_entries("t1", desk.entries, desk.now, kept(desk))


# Changed without a word.


def test_a_log_that_leads_to_another_position_than_the_stored_one_is_noticed() -> None:
    desk = running_under(2)
    held = kept(desk)
    assert held.position is not None
    content = json.loads(held.position.content)
    content["game"]["players"][0][0] += 100
    other = Position("t1", held.position.version, 2, json.dumps(content))
    with pytest.raises(BrokenTable, match="another position than the one that was stored"):
        Table.from_entries("t1", desk.entries, desk.now, Kept(held.editions, other))


def test_a_damaged_outcome_is_noticed() -> None:
    desk = finished_under(2)
    ended = next(i for i, entry in enumerate(desk.entries) if entry.kind == "ended")
    body = json.loads(desk.entries[ended].body)
    body["outcome"]["worth"][0] += 1
    desk.entries[ended] = stored("t1", ended + 1, NewEntry("ended", json.dumps(body), desk.entries[ended].at_ms))
    with pytest.raises(BrokenTable, match="another end"):
        desk.again()
    body["outcome"] = {"worth": "much"}
    desk.entries[ended] = stored("t1", ended + 1, NewEntry("ended", json.dumps(body), desk.entries[ended].at_ms))
    with pytest.raises(BrokenTable, match="Expected"):
        desk.again()


# Editions.


def test_an_edition_that_was_changed_or_removed_does_not_matter_to_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = running_under(2)
    held = kept(desk)
    monkeypatch.setattr("passgo.tables.settings.names", list)
    again = Table.from_entries("t1", desk.entries, desk.now, held)
    assert to_json(again.state.playing()) == to_json(desk.table.state.playing())
    with pytest.raises(BrokenTable, match="bad-settings"):
        Table.from_entries("t1", desk.entries, desk.now)


@pytest.mark.usefixtures("later_release")
def test_a_game_of_other_rules_whose_edition_is_gone_still_has_its_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = finished_under(1)
    monkeypatch.setattr("passgo.tables.settings.names", list)
    again = Table.from_entries("t1", desk.entries, desk.now)
    assert again.state.edition is None
    assert again.state.outcome == desk.table.state.outcome


@pytest.mark.parametrize("spoilt", ["", "{}", "[]", '{"data":{},"options":{},"hashed":[]}', "salary"])
def test_a_kept_edition_that_does_not_fit_its_hash_is_refused(monkeypatch: pytest.MonkeyPatch, spoilt: str) -> None:
    desk = running_under(2)
    ((hash, content),) = kept(desk).editions.items()
    monkeypatch.setattr("passgo.tables.settings.names", list)
    if spoilt == "salary":
        changed = json.loads(content)
        changed["data"]["board"]["spaces"][1]["price"] = 1
        spoilt = json.dumps(changed)
    with pytest.raises(BrokenTable, match="bad-settings"):
        Table.from_entries("t1", desk.entries, desk.now, Kept({hash: spoilt}, None))


# Checking.


def test_nobody_changes_the_board_by_changing_the_rules() -> None:
    desk = running_under(2)
    position = to_json(desk.table.state.playing())
    assert play_again("t1", carried(desk, position))
    players = position["players"]
    assert isinstance(players, list)
    players[0][0] += 500
    with pytest.raises(BrokenTable, match="not the one before it"):
        play_again("t1", carried(desk, position))


def carried(desk: Desk, position: Mapping[str, object]) -> list[Entry]:
    body = msgspec.json.encode({"rules": 2, "position": position}).decode()
    return [*desk.entries, stored("t1", len(desk.entries) + 1, NewEntry("rules-changed", body, desk.now))]


def test_a_state_remembers_whether_it_was_played_again() -> None:
    assert State("t1").replayed
    assert not State("t1", {}, 5).replayed
