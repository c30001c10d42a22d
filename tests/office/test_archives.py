"""What a venue takes along beside its log: that it is a rehearsal, the rehearsal's clock, and the officials."""

import datetime
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update
from tests.office.keeping import Clerk, clerk_of, everything_in
from tests.office.lending import VENUE, finish, lend, send_home, settle, store_at
from tests.office.smtp_server import smtp_server

from passgo.championship import commands
from passgo.office import Offices, venues
from passgo.office.mail_sender import Postman, mail_server
from passgo.office.office import milliseconds
from passgo.store import Store
from passgo.store.schema import championships

TODAY = datetime.datetime(2026, 11, 16, tzinfo=datetime.UTC)
SECOND = datetime.timedelta(seconds=1)


@pytest.fixture
def laptop_store(tmp_path: Path) -> Iterator[Store]:
    store = store_at(tmp_path, "laptop")
    yield store
    store.close()


def rehearsed(offices: Offices) -> Clerk:
    """A rehearsal of 2015 that is played today."""
    clerk = clerk_of(offices)
    for venue in clerk.format.venues:
        if venue.registers:
            clerk.confirmed(2, venue.id)
    values = {"rehearsed": 1, "shift_ms": milliseconds(clerk.now) - milliseconds(TODAY)}
    offices.write(lambda conn: conn.execute(update(championships).values(**values)))
    again = Offices(offices.store)
    return Clerk(again, again.open(clerk.office.id))


def test_a_rehearsal_with_six_laptops_sends_no_mail(offices: Offices, tmp_path: Path) -> None:
    server = rehearsed(offices)
    with smtp_server() as inbox:
        mail = mail_server(f"smtp://127.0.0.1:{inbox.port}", "cup@cup.example")
        halls = [venue.id for venue in server.format.venues if venue.registers]
        assert len(halls) == 6
        for venue in halls:
            laptop = settle(server, store_at(tmp_path, venue), venue)
            laptop.do(commands.Cancel(laptop.director, laptop.state.at_venue(venue, "confirmed")[0].id, "a reason"))
            assert laptop.office.emails()
            assert Postman(laptop.offices, mail, "").round(TODAY) == 0
            finish(laptop)
            results = venues.bring_back(laptop.office)
            assert venues.take_back(server.offices, results, server.director, TODAY)[1].finished
            laptop.office.store.close()
        assert Postman(server.offices, mail, "").round(TODAY) == 0
    assert (inbox.letters, server.state.lent) == ([], {})


def test_the_laptop_of_a_rehearsal_lives_at_its_time_and_deletes_nobody(offices: Offices, laptop_store: Store) -> None:
    server = rehearsed(offices)
    laptop = settle(server, laptop_store)
    assert laptop.office.kept.rehearsed
    assert laptop.office.machine_time(TODAY) == server.office.machine_time(TODAY)
    assert laptop.offices.sweep(TODAY) == {}
    assert laptop.office.watch() == []


def test_a_rehearsal_goes_on_after_a_laptop_that_travelled_in_time(offices: Offices, laptop_store: Store) -> None:
    server = rehearsed(offices)
    laptop = settle(server, laptop_store)
    laptop.office.set_machine(server.now + datetime.timedelta(days=60), TODAY)
    laptop.now = laptop.office.machine_time(TODAY)
    send_home(laptop)
    venues.take_back(server.offices, venues.bring_back(laptop.office), server.director, TODAY)
    assert (server.state.strayed, server.state.jumps) == ({}, {})
    server.office.set_machine(server.office.machine_time(TODAY) + SECOND, TODAY)
    send_home(server, "patras")


# Officials


def test_links_of_officials_work_on_the_laptop_too(offices: Offices, laptop_store: Store) -> None:
    server = clerk_of(offices)
    server.confirmed(2, VENUE)
    invited = [
        server.office.invite("director", "Dora", server.now),
        server.office.invite("judge", "Maria", server.now, venue=VENUE, table=2),
        server.office.invite("judge", "Petros", server.now, venue="patras"),
    ]
    gone, gone_token = server.office.invite("scorer", "Sofia", server.now, venue=VENUE)
    server.office.revoke(gone.id, server.now)
    laptop = settle(server, laptop_store)
    found = [laptop.offices.official(token) for _, token in invited]
    assert [one[1] if one else None for one in found] == [invited[0][0], invited[1][0], None]
    assert laptop.offices.official(gone_token) is None


def test_no_archive_contains_the_token_of_a_link(offices: Offices, laptop_store: Store) -> None:
    server = clerk_of(offices)
    server.confirmed(2, VENUE)
    _, token = server.office.invite("director", "Dora", server.now)
    archive, key = lend(server)
    laptop_offices = Offices(laptop_store)
    venues.settle(laptop_offices, archive, key)
    assert token not in everything_in(laptop_store)
