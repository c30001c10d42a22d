"""Results come back as often as one likes; nothing that a laptop wrote is lost, and nothing is taken in twice."""

import datetime
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.office.keeping import Clerk, clerk_of, everything_in
from tests.office.lending import VENUE, bring, finish, lend, send_home, settle, somebody, store_at, take_back

from passgo.championship import Actor, commands
from passgo.championship.codec import digest_of
from passgo.championship.commands import JUDGE
from passgo.championship.rounds import RoundId
from passgo.office import ArchiveRefused, Offices, venues
from passgo.office.venues import Progress
from passgo.store import Store

SECOND = datetime.timedelta(seconds=1)


@pytest.fixture
def server(offices: Offices) -> Clerk:
    clerk = clerk_of(offices)
    clerk.confirmed(8, VENUE)
    clerk.confirmed(2, "patras")
    return clerk


@pytest.fixture
def laptop_store(tmp_path: Path) -> Iterator[Store]:
    store = store_at(tmp_path, "laptop")
    yield store
    store.close()


@pytest.fixture
def laptop(server: Clerk, laptop_store: Store) -> Clerk:
    return settle(server, laptop_store)


def refused(server: Clerk, archive: bytes) -> ArchiveRefused:
    """The refusal; and nothing has changed."""
    before = everything_in(server.office.store)
    with pytest.raises(ArchiveRefused) as refusal:
        take_back(server, archive)
    assert everything_in(server.office.store) == before
    return refusal.value


def test_an_archive_without_a_single_entry_leaves_the_venue_lent(server: Clerk, laptop: Clerk) -> None:
    assert bring(server, laptop) == Progress(events=0, playing=0, finished=False)
    assert VENUE in server.state.lent
    gone = send_home(laptop)
    assert bring(server, laptop).events == 1
    assert server.status(gone) == "withdrawn"


def test_a_longer_log_of_the_same_loan_adds_what_is_new(server: Clerk, laptop: Clerk) -> None:
    for _ in range(3):
        gone = [send_home(laptop), send_home(laptop)]
        assert bring(server, laptop).events == 2
        assert [server.status(id) for id in gone] == ["withdrawn", "withdrawn"]
    loan = server.state.loan(VENUE)
    assert loan is not None
    assert len(loan.versions) == 6
    server.office.store.verify_chain(server.office.stream)


def test_an_older_or_equal_log_brings_nothing_new_and_takes_nothing_away(server: Clerk, laptop: Clerk) -> None:
    send_home(laptop)
    older = venues.bring_back(laptop.office)
    send_home(laptop)
    newer = venues.bring_back(laptop.office)
    take_back(server, newer)
    before = everything_in(server.office.store)
    assert [take_back(server, one).events for one in (older, newer)] == [0, 0]
    assert everything_in(server.office.store) == before


def test_two_laptops_of_one_archive_are_told_apart(server: Clerk, laptop: Clerk, tmp_path: Path) -> None:
    second = settle(server, store_at(tmp_path, "second"))
    send_home(laptop)
    second.do(commands.Withdraw(second.registrar, second.state.at_venue(VENUE, "confirmed")[1].id))
    bring(server, laptop)
    refusal = refused(server, venues.bring_back(second.office))
    assert (refusal.code, "two laptops" in str(refusal)) == ("diverged", True)
    send_home(laptop)
    assert bring(server, laptop).events == 1
    second.office.store.close()


def test_results_say_how_many_tables_are_still_playing(server: Clerk, laptop: Clerk) -> None:
    laptop.doors_open(VENUE)
    session = laptop.seat(RoundId("city", VENUE, 1))
    laptop.start(session)
    assert bring(server, laptop).playing == len(session.tables)
    assert venues.progress(laptop.office).playing == len(session.tables)


def test_a_sheet_of_one_report_can_be_confirmed_in_the_next(server: Clerk, laptop: Clerk) -> None:
    laptop.doors_open(VENUE)
    session = laptop.seat(RoundId("city", VENUE, 1))
    laptop.play(session)
    bring(server, laptop)
    send_home(server, "patras")  # the server's log goes on between the two
    table = session.tables[0]
    assert table.sheet is not None
    laptop.do(
        commands.CorrectSheet(laptop.head_judge, session.id, 1, table.sheet.sheet, table.sheet.version, "a second look")
    )
    bring(server, laptop)
    laptop.do(commands.ConfirmSheet(laptop.scorer, session.id, 1, digest_of(table.sheet.sheet)))
    bring(server, laptop)
    here = server.state.sessions[session.id].tables[0].sheet
    assert here is not None
    entry = server.office.store.read(server.office.stream, after=here.version - 1, limit=1)[0]
    assert (entry.kind, bool(here.confirmed_by)) == ("sheet-entered", True)


def test_the_loan_ends_when_the_venue_says_it_is_finished(server: Clerk, laptop: Clerk) -> None:
    finish(laptop)
    assert laptop.refused(commands.Withdraw(laptop.registrar, somebody(laptop))).code == "venue-finished"
    assert bring(server, laptop) == Progress(events=1, playing=0, finished=True)
    assert VENUE not in server.state.lent
    assert bring(server, laptop).events == 0  # once more, by mistake
    server.sit_down_at(server.office)
    send_home(server)


# Taken back by force


def test_what_a_recalled_laptop_brings_is_refused_with_what_to_do(server: Clerk, laptop: Clerk) -> None:
    kept = send_home(laptop)
    bring(server, laptop)
    server.do(commands.RecallVenue(server.director, VENUE, "the laptop was stolen"))
    send_home(laptop)
    refusal = refused(server, venues.bring_back(laptop.office))
    assert refusal.code == "recalled"
    for words in ("the laptop was stolen", "Lend volos again", "1 entries imported before that are kept"):
        assert words in str(refusal)
    assert server.status(kept) == "withdrawn"
    send_home(server)


def test_a_recalled_venue_can_be_lent_again(server: Clerk, laptop: Clerk, tmp_path: Path) -> None:
    server.do(commands.RecallVenue(server.director, VENUE, "it fell"))
    spare = settle(server, store_at(tmp_path, "spare"))
    send_home(spare)
    assert bring(server, spare).events == 1
    assert refused(server, venues.bring_back(laptop.office)).code == "recalled"
    spare.office.store.close()


def test_only_the_director_takes_a_lent_venue_back_and_says_why(server: Clerk) -> None:
    lend(server)
    assert server.refused(commands.RecallVenue(server.head_judge, VENUE, "why not")).code == "not-allowed"
    assert server.refused(commands.RecallVenue(server.director, VENUE, " ")).code == "no-reason"
    assert server.refused(commands.RecallVenue(server.director, "patras", "why not")).code == "venue-not-lent"


# Clocks


def test_a_round_that_is_on_keeps_its_time_over_several_reports(server: Clerk, laptop: Clerk) -> None:
    laptop.now += datetime.timedelta(days=400)
    laptop.doors_open(VENUE)
    session = laptop.seat(RoundId("city", VENUE, 1))
    laptop.start(session)
    minute = datetime.timedelta(minutes=1)
    now = server.now + datetime.timedelta(days=30)
    for minutes in (10, 20):
        now += 10 * minute
        laptop.do(commands.AnnounceTime(Actor(session.tables[0].judge, JUDGE), session.id, 1), laptop.now + 10 * minute)
        venues.take_back(server.offices, venues.bring_back(laptop.office), server.director, now)
        heat = server.state.sessions[session.id].heats[1]
        assert abs(heat.elapsed(server.office.time(now)) - minutes * minute) <= SECOND
