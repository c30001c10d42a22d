"""A venue plays on its own laptop and brings its results back, signed, as often as it likes."""

import dataclasses
import datetime
import gzip
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.office.keeping import Clerk, clerk_of, everything_in
from tests.office.lending import VENUE, finish, lend, settle, somebody, store_at, take_back

from passgo.championship import Refused, commands, events
from passgo.championship.boards import stage_board
from passgo.championship.codec import digest_of, from_json
from passgo.championship.rounds import RoundId
from passgo.office import ArchiveRefused, Offices, archives, venues
from passgo.office.office import milliseconds
from passgo.office.venues import Progress
from passgo.store import Store


@pytest.fixture
def server(offices: Offices) -> Clerk:
    """The national server: eight people at Volos, five at Patras, one of them on the way out."""
    clerk = clerk_of(offices)
    clerk.confirmed(8, VENUE)
    clerk.confirmed(5, "patras")
    return clerk


@pytest.fixture
def laptop_store(tmp_path: Path) -> Iterator[Store]:
    store = store_at(tmp_path, "laptop")
    yield store
    store.close()


def play_the_city(clerk: Clerk) -> None:
    """Both stages of the venue, with an absentee, an erasure and a corrected sheet."""
    ids = [one.id for one in clerk.state.at_venue(VENUE, "confirmed")]
    clerk.do(commands.ProposeNickname(clerk.registrar, ids[0], "Old Boot"))
    clerk.do(commands.ApproveNickname(clerk.director, ids[0]))
    clerk.doors_open(VENUE)
    session = clerk.seat(RoundId("city", VENUE, 1))
    clerk.play(session)
    table = session.tables[0]
    assert table.sheet is not None
    clerk.do(
        commands.CorrectSheet(clerk.head_judge, session.id, 1, table.sheet.sheet, table.sheet.version, "a second look")
    )
    clerk.do(commands.ConfirmSheet(clerk.scorer, session.id, 1, digest_of(table.sheet.sheet)))
    clerk.do(commands.ReleaseScores(clerk.director, session.id))
    clerk.do(commands.Qualify(clerk.head_judge, "city", VENUE, 1))
    clerk.finish(RoundId("city-final", VENUE, 1))
    clerk.do(commands.Erase(clerk.registrar, clerk.state.outcomes["city", VENUE].ranking[-1]))


def refused(server: Clerk, archive: bytes) -> str:
    """The code; and nothing has changed."""
    before = everything_in(server.office.store)
    with pytest.raises(ArchiveRefused) as refusal:
        take_back(server, archive)
    assert everything_in(server.office.store) == before
    return refusal.value.code


def test_results_of_a_laptop_arrive_as_they_were_made(server: Clerk, laptop_store: Store) -> None:
    laptop = settle(server, laptop_store)
    server.confirmed(2, "patras")  # the server goes on meanwhile
    play_the_city(laptop)
    finish(laptop)
    archive = venues.bring_back(laptop.office)
    written = laptop.office.version - laptop.state.lent[VENUE]
    assert take_back(server, archive) == Progress(events=written, playing=0, finished=True)
    server.office.store.verify_chain(server.office.stream)
    for stage in ("city", "city-final"):
        assert server.state.outcomes[stage, VENUE] == laptop.state.outcomes[stage, VENUE]
        assert stage_board(server.championship, stage, VENUE) == stage_board(laptop.championship, stage, VENUE)
    fresh = Offices(server.office.store).open(server.office.id)
    assert fresh.championship.digest() == server.championship.digest()
    assert fresh.championship.people.rows == server.championship.people.rows
    assert "Old Boot" in {row.nickname for row in fresh.championship.people.rows.values()}
    gone = laptop.state.outcomes["city", VENUE].ranking[-1]
    assert gone not in fresh.championship.people.rows
    sheet = fresh.championship.state.sessions[RoundId("city", VENUE, 1)].tables[0].sheet
    assert sheet is not None
    assert fresh.store.read(fresh.stream, after=sheet.version - 1, limit=1)[0].kind == "sheet-entered"
    server.sit_down_at(server.office)
    server.do(commands.Withdraw(server.registrar, somebody(server)))  # the venue is the server's again


@pytest.mark.parametrize("wrong", [datetime.timedelta(hours=1), datetime.timedelta(days=3653)])
def test_a_laptop_whose_clock_was_ahead_all_day_comes_home(
    server: Clerk, laptop_store: Store, wrong: datetime.timedelta
) -> None:
    """Its entries keep their order and what its computer said; the server's time is not moved by them."""
    laptop = settle(server, laptop_store)
    laptop.now += wrong
    gone = [one.id for one in laptop.state.at_venue(VENUE, "confirmed")][:2]
    for id in gone:
        laptop.do(commands.Withdraw(laptop.registrar, id))
    server.confirmed(1, "patras")  # meanwhile
    soon = server.now + datetime.timedelta(minutes=1)
    venues.take_back(server.offices, venues.bring_back(laptop.office), server.director, soon)
    *_, reported, first, second = (from_json(entry.body) for entry in archives.whole_log(server.office))
    assert [first.at, second.at] == [laptop.now - datetime.timedelta(seconds=1), laptop.now]
    assert [first.when, second.when] == [soon - datetime.timedelta(seconds=1), soon]
    assert [getattr(event, "entrant", "") for event in (first, second)] == gone
    assert isinstance(reported, events.VenueReported)
    assert (reported.at, reported.time, reported.was, reported.said) == (soon, None, soon, laptop.now)
    strayed = server.state.strayed[VENUE]
    assert (strayed.was, strayed.says, server.state.jumps) == (soon, laptop.now, {})
    other = server.state.at_venue("patras", "confirmed")[0].id
    found = server.do(commands.Withdraw(server.registrar, other), soon + datetime.timedelta(seconds=1))
    assert [event.kind for event in found] == ["left"]


def test_a_laptop_whose_clock_was_behind_reports_it_and_comes_home(server: Clerk, laptop_store: Store) -> None:
    laptop = settle(server, laptop_store)
    lent = server.state.last
    assert lent is not None
    laptop.now = lent - datetime.timedelta(days=400)
    laptop.do(commands.Withdraw(laptop.registrar, somebody(laptop)))
    laptop.do(commands.Withdraw(laptop.registrar, somebody(laptop)))
    assert laptop.state.jumps[VENUE].was == lent
    finish(laptop)
    take_back(server, venues.bring_back(laptop.office))
    strayed = server.state.strayed[VENUE]
    assert (strayed.was, strayed.says) == (lent + datetime.timedelta(seconds=2), laptop.now)
    assert server.state.jumps == {}


def test_a_clock_that_two_accepted_at_the_venue_is_no_affair_of_the_server(server: Clerk, laptop_store: Store) -> None:
    laptop = settle(server, laptop_store)
    laptop.now -= datetime.timedelta(days=1)
    laptop.do(commands.Withdraw(laptop.registrar, somebody(laptop)))
    report = laptop.state.jumps[VENUE].version
    laptop.do(commands.AcceptClock(laptop.head_judge, report))
    laptop.do(commands.AcceptClock(laptop.director, report))
    assert (laptop.state.jumps, laptop.state.last) == ({}, laptop.now)
    soon = server.now + datetime.timedelta(minutes=5)
    venues.take_back(server.offices, venues.bring_back(laptop.office), server.director, soon)
    assert (server.state.last, server.state.strayed, server.state.jumps) == (soon, {}, {})


def test_a_round_that_is_on_when_its_venue_comes_home_has_the_time_it_has(server: Clerk, laptop_store: Store) -> None:
    laptop = settle(server, laptop_store)
    laptop.now += datetime.timedelta(days=400)
    laptop.doors_open(VENUE)
    session = laptop.seat(RoundId("city", VENUE, 1))
    laptop.start(session)
    laptop.do(
        commands.PauseHeat(laptop.head_judge, session.id, 1, "moving"), laptop.now + datetime.timedelta(minutes=20)
    )
    finish(laptop)
    soon = server.now + datetime.timedelta(days=30)
    venues.take_back(server.offices, venues.bring_back(laptop.office), server.director, soon)
    heat = server.state.sessions[session.id].heats[1]
    server.do(commands.ResumeHeat(server.head_judge, session.id, 1), soon + datetime.timedelta(minutes=5))
    later = soon + datetime.timedelta(minutes=15)
    assert heat.elapsed(server.office.time(later)) == datetime.timedelta(minutes=30)


def test_a_rehearsed_venue_comes_home_at_the_time_of_the_rehearsal(server: Clerk, laptop_store: Store) -> None:
    laptop = settle(server, laptop_store)
    today = datetime.datetime(2026, 11, 16, tzinfo=datetime.UTC)
    shift = milliseconds(server.now) - milliseconds(today)
    server.office.kept = dataclasses.replace(server.office.kept, rehearsed=True, shift_ms=shift)
    venues.take_back(server.offices, venues.bring_back(laptop.office), server.director, today)
    assert server.state.last == server.now


def test_a_venue_takes_along_its_own_people_only(server: Clerk, laptop_store: Store) -> None:
    laptop = settle(server, laptop_store)
    assert {laptop.state.entrants[id].venue for id in laptop.championship.people.rows} == {VENUE}
    assert "pa" not in {id[:2] for id in laptop.championship.people.rows}
    assert "@mail.example" not in everything_in(laptop_store, "entrants")
    assert laptop.office.terms(language="el") == server.office.terms(language="el")


def test_while_it_is_lent_each_side_writes_only_its_own(server: Clerk, laptop_store: Store) -> None:
    laptop = settle(server, laptop_store)
    mine = server.state.at_venue(VENUE, "confirmed")[0].id
    theirs = server.state.at_venue("patras", "confirmed")[0].id
    assert server.refused(commands.CheckIn(server.registrar, mine, VENUE)).code == "venue-lent"
    assert server.refused(commands.Withdraw(server.registrar, mine)).code == "venue-lent"
    assert server.refused(server.entry("vo900", VENUE)).code == "venue-lent"
    assert laptop.refused(commands.Withdraw(laptop.registrar, theirs)).code == "venue-elsewhere"
    assert laptop.refused(commands.PublishTerms(laptop.director, "x", "y")).code == "venue-elsewhere"
    assert server.refused(commands.LendVenue(server.director, VENUE)).code == "already-done"


@pytest.mark.rule("CHAMP-DATA-3")
def test_an_erasure_on_the_server_outlives_the_laptops_results(server: Clerk, laptop_store: Store) -> None:
    laptop = settle(server, laptop_store)
    ids = [one.id for one in server.state.at_venue(VENUE, "confirmed")]
    server.do(commands.Erase(server.registrar, ids[1], "e-mail"))
    laptop.do(commands.Withdraw(laptop.registrar, ids[1]))
    laptop.do(commands.ProposeNickname(laptop.registrar, ids[2], "Thimble"))
    take_back(server, venues.bring_back(laptop.office))
    assert server.status(ids[1]) == "erased"
    assert f"{ids[1]}@mail.example" not in everything_in(server.office.store)
    assert server.championship.people.nickname(ids[2]) == "Thimble"


def test_the_same_archive_can_be_had_again_while_the_venue_is_lent(server: Clerk) -> None:
    assert lend(server) == lend(server)


# What is refused


def test_an_archive_signed_by_nobody_or_by_another_key_is_refused(server: Clerk, laptop_store: Store) -> None:
    laptop = settle(server, laptop_store)
    _, body, content = archives.unpack(venues.bring_back(laptop.office))
    assert refused(server, archives.pack(content, archives.new_key())) == "signature"
    assert refused(server, gzip.compress(b'{"passgo_archive":1}\n' + body)) == "unsigned"
    with pytest.raises(ArchiveRefused) as refusal:
        venues.settle(Offices(laptop_store), lend(server)[0], archives.new_key())
    assert refusal.value.code == "signature"


def test_an_archive_with_one_changed_letter_is_refused(server: Clerk, laptop_store: Store) -> None:
    laptop = settle(server, laptop_store)
    laptop.do(commands.Withdraw(laptop.registrar, laptop.state.at_venue(VENUE, "confirmed")[0].id))
    archive = venues.bring_back(laptop.office)
    plain = gzip.decompress(archive)
    assert refused(server, gzip.compress(plain.replace(b"withdrawn", b"confirmed"))) == "signature"
    for cut in (0, 10, len(archive) // 2, len(archive) - 3):
        assert refused(server, archive[:cut]) == "broken"
    assert refused(server, b"not even gzip") == "broken"


def test_an_archive_with_events_of_another_venue_is_refused(server: Clerk, laptop_store: Store) -> None:
    laptop = settle(server, laptop_store)
    theirs = server.state.at_venue("patras", "confirmed")[0].id
    laptop.championship.home = ""
    laptop.state.lent.pop(VENUE)  # somebody has tampered with his laptop, and it signs what it is told
    laptop.do(commands.Withdraw(laptop.registrar, theirs))
    laptop.state.lent[VENUE] = server.state.lent[VENUE]
    assert refused(server, venues.bring_back(laptop.office)) == "other-venue"


def test_a_log_that_went_another_way_is_refused(server: Clerk, laptop_store: Store) -> None:
    """The server was restored from a backup made before the venue left, and has gone on."""
    laptop = settle(server, laptop_store)
    archive = venues.bring_back(laptop.office)
    head, body, content = archives.unpack(archive)
    other = msgspec.structs.replace(content, branch_hash="0" * 64)
    key = server.office.store.ask(lambda conn: archives.key_of(conn, server.office.id, VENUE, content.branch))
    assert key is not None
    assert refused(server, archives.pack(other, key)) == "diverged"
    assert (head.passgo_archive, body[:1]) == (1, b"{")


def test_archives_are_imported_where_they_belong(server: Clerk, laptop_store: Store) -> None:
    branch, key = lend(server)
    assert refused(server, branch) == "wrong-kind"
    laptop = settle(server, laptop_store)
    with pytest.raises(ArchiveRefused) as refusal:
        venues.settle(laptop.offices, branch, key)
    assert refusal.value.code == "here-already"
    with pytest.raises(ArchiveRefused) as refusal:
        venues.settle(Offices(laptop_store), venues.bring_back(laptop.office), key)
    assert refusal.value.code == "wrong-kind"
    with pytest.raises(ArchiveRefused) as refusal:
        venues.bring_back(server.office)
    assert refusal.value.code == "wrong-kind"
    results = venues.bring_back(laptop.office)
    with pytest.raises(ArchiveRefused) as refusal:
        venues.take_back(Offices(laptop_store), results, server.director, server.now)
    assert refusal.value.code == "wrong-kind"


def test_only_the_director_lends(server: Clerk) -> None:
    with pytest.raises(Refused) as refusal:
        venues.lend(server.office, VENUE, server.registrar, server.now)
    assert refusal.value.code == "not-allowed"
