"""What is personal can be deleted at any stage; results and chain stand."""

import datetime
from pathlib import Path

import pytest
from tests.championship.organising import ATHENS
from tests.office.keeping import Clerk, clerk_of, everything_in

from passgo.championship import Actor, commands, events
from passgo.championship.boards import stage_board
from passgo.championship.commands import ENTRANT
from passgo.championship.rounds import RoundId
from passgo.office import Offices, erasures
from passgo.office.backups import write_backup
from passgo.store import Store, open_store
from passgo.store.backup import backup, restore

NOW_MS = 1_800_000_000_000


def traces(store: Store, id: str) -> list[str]:
    """Where an entrant of the tests can still be read."""
    kept = everything_in(store)
    return [words for words in (f"Name {id}", f"{id}@mail.example", f"+30 {id}") if words in kept]


def played(clerk: Clerk, players: int = 8) -> list[str]:
    """A city stage played to its end; who took part."""
    ids = clerk.confirmed(players)
    for i, id in enumerate(ids):
        clerk.do(commands.ProposeNickname(clerk.registrar, id, f"Boot {i}"))
        clerk.do(commands.ApproveNickname(clerk.director, id))
    clerk.doors_open("volos")
    clerk.finish(RoundId("city", "volos", 1))
    return ids


@pytest.mark.rule("CHAMP-DATA-3", "CHAMP-DATA-4")
def test_erasing_takes_row_letters_links_and_badge(clerk: Clerk, store: Store, now: datetime.datetime) -> None:
    one, other = clerk.register(2)
    token, badge = clerk.office.entry_token(one, now), clerk.office.badge_code(one)
    assert len(traces(store, one)) == 3
    clerk.do(commands.Erase(Actor(one, ENTRANT), one))
    assert traces(store, one) == []
    assert len(traces(store, other)) == 3
    assert clerk.offices.entrant(token) is None
    assert clerk.office.by_badge(badge) is None
    assert [letter.entrant for letter in clerk.office.emails()] == [other]
    assert clerk.office.export_person(one)["person"] == {}
    assert clerk.office.badge_code(one) == ""


def test_erasing_a_player_leaves_results_and_chain(clerk: Clerk, store: Store) -> None:
    ids = played(clerk)
    before = [(row.rank, row.points) for row in stage_board(clerk.championship, "city", "volos")]
    ranking = clerk.state.outcomes["city", "volos"].ranking
    for id in ids:
        clerk.do(commands.Erase(clerk.registrar, id, "telephone"))
        assert traces(store, id) == []
    other = Clerk(clerk.offices, Offices(store).open(clerk.office.id))
    store.verify_chain(clerk.office.stream)
    assert other.championship.digest() == clerk.championship.digest()
    board = stage_board(other.championship, "city", "volos")
    assert [(row.rank, row.points) for row in board] == before
    assert {row.nickname for row in board} == {"anonymous"}
    assert other.state.outcomes["city", "volos"].ranking == ranking


def test_an_export_tells_everything_that_is_kept(clerk: Clerk) -> None:
    one, _ = clerk.register(2)
    told = clerk.office.export_person(one)
    assert told["person"] == {
        "name": f"Name {one}", "email": f"{one}@mail.example", "phone": f"+30 {one}", "born": "1980-03-04",
        "citizenship": "GR", "employee": "False", "relative": "False", "nickname": "",
        "drawn": clerk.championship.people.rows[one].drawn, "guardian": "", "guardian_email": "",
        "guardian_phone": "", "group": "", "answers": {},
    }  # fmt: skip
    assert told["consents"] == {"terms": True, "data": True, "publicity": True, "promotion": False}
    assert [letter["kind"] for letter in told["letters"]] == ["registered"]  # type: ignore[attr-defined]
    assert {line["what"] for line in told["history"]} == {"registered", "consent-recorded"}  # type: ignore[attr-defined]
    assert clerk.office.export_person("nobody") == {}


# Retention


def test_when_the_time_is_over_only_results_are_left(clerk: Clerk, store: Store) -> None:
    ids = played(clerk)
    _, token = clerk.office.invite("judge", "Maria Judge", clerk.now)
    board = stage_board(clerk.championship, "city", "volos")
    digest = clerk.championship.digest()
    last_day = datetime.datetime(2015, 5, 30, 12, tzinfo=ATHENS) + datetime.timedelta(days=365)
    assert clerk.offices.sweep(last_day - datetime.timedelta(seconds=1)) == {}
    assert clerk.offices.sweep(last_day) == {"greece-2015": len(ids)}
    assert [traces(store, id) for id in ids] == [[]] * len(ids)
    assert "Maria Judge" not in everything_in(store)
    assert clerk.offices.official(token) is None
    assert clerk.office.emails(unsent=False) == []
    assert (clerk.office.badges, clerk.office.languages) == ({}, {})
    store.verify_chain(clerk.office.stream)
    assert clerk.championship.digest() == digest
    after = stage_board(clerk.championship, "city", "volos")
    assert [(row.rank, row.points) for row in after] == [(row.rank, row.points) for row in board]
    assert {row.nickname for row in after} == {"anonymous"}
    assert clerk.offices.sweep(last_day) == {}


def test_the_retention_period_is_set_by_the_format(offices: Offices) -> None:
    clerk = clerk_of(offices, changes=[("retention_days = 365", "retention_days = 30")])
    clerk.register(1)
    assert offices.sweep(datetime.datetime(2015, 6, 29, 12, tzinfo=ATHENS)) == {"greece-2015": 1}


# Backups


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


def test_a_backup_is_written_at_every_release_gate(store: Store, folder: Path, tmp_path: Path) -> None:
    clerk = clerk_of(Offices(store, backups=folder))
    assert not folder.exists() or list(folder.iterdir()) == []
    played(clerk)
    files = sorted(folder.glob("*.backup"))
    assert len(files) == 2  # scores released, stage closed
    target = f"sqlite:///{tmp_path / 'laptop.db'}"
    if store.is_sqlite:
        assert restore(files[0], target).broken == ()
        found = open_store(target)
        assert Offices(found).open("greece-2015").championship.state.sessions[RoundId("city", "volos", 1)].released
        found.close()
    assert not list(folder.glob("*.part"))


def test_a_gate_among_other_events_is_backed_up_and_nothing_else_is(store: Store, folder: Path) -> None:
    clerk = clerk_of(Offices(store))
    called = events.RollCalled(clerk.now, "judge", session=RoundId("city", "volos", 1), heat=1)
    released = events.ScoresReleased(clerk.now, "director", session=RoundId("city", "volos", 1))
    write_backup(store, folder, "cup", 1, [], 0)
    write_backup(store, folder, "cup", 2, [called], 0)
    write_backup(store, folder, "cup", 3, [called, released], 0)
    assert [file.name for file in folder.iterdir()] == ["cup-000003.backup"]


def test_a_full_disk_does_not_stop_the_hall(store: Store, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    clerk = clerk_of(Offices(store, backups=blocked / "below"))
    played(clerk)
    assert clerk.state.sessions[RoundId("city", "volos", 1)].released


def test_a_restored_backup_goes_through_the_erasures_again(store: Store, folder: Path, tmp_path: Path) -> None:
    """Also when the database they were written to is gone: the list beside the backups knows opaque ids."""
    clerk = clerk_of(Offices(store, backups=folder))
    one, other = clerk.register(2)
    old = tmp_path / "old.backup"
    backup(store, old, NOW_MS, portable_rows=True)
    clerk.do(commands.Erase(clerk.registrar, one))
    target = f"sqlite:///{tmp_path / 'restored.db'}"
    restore(old, target)
    again = open_store(target)
    assert len(traces(again, one)) == 3  # the backup does not know
    found = erasures.read_list(folder / "erasures.txt")
    assert found == erasures.known(store) == {("greece-2015", one)}
    assert erasures.apply_again(again, found, clerk.now) == 1
    assert traces(again, one) == []
    assert len(traces(again, other)) == 3
    restored = Offices(again).open("greece-2015")
    assert restored.championship.state.entrants[one].status == "erased"
    again.verify_chain(restored.stream)
    assert erasures.apply_again(again, found, clerk.now) == 0
    again.close()


def test_a_list_of_erasures_holds_nothing_personal(store: Store, folder: Path) -> None:
    clerk = clerk_of(Offices(store, backups=folder))
    id = clerk.register(1)[0]
    clerk.do(commands.Erase(clerk.registrar, id))
    assert (folder / "erasures.txt").read_text() == f"greece-2015 {id}\n"
