"""What the public sees of seatings, and what the pages of officials count and read."""

import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from starlette.datastructures import FormData
from tests.championship.organising import Office as Organiser
from tests.office.keeping import clerk_of
from tests.web.championships.opening import now
from tests.web.championships.staging import before, rehearsed
from tests.web.running import Running

from passgo.championship import Actor, commands
from passgo.championship.commands import HEAD_JUDGE, JUDGE
from passgo.championship.rounds import RoundId
from passgo.office import Offices, Official
from passgo.store import open_store
from passgo.web.championships.director.console import local_moment
from passgo.web.championships.official_desk import page_links
from passgo.web.championships.persons import phone_of
from passgo.web.championships.posting import seats
from passgo.web.plumbing.forms import Form


def test_a_seating_is_shown_also_after_another_was_released() -> None:
    office = Organiser()
    office.confirmed(4, "volos")
    office.confirmed(4, "patras")
    office.doors_open("volos")
    office.doors_open("patras")
    office.finish(RoundId("city", "volos", 1))
    session = office.seat(RoundId("city", "patras", 1))
    found = list(seats(office.championship))
    assert [(one.table, len(one.nicknames)) for one in found] == [(1, 4)]
    assert len(session.players()) == 4


def test_sheets_to_confirm_are_counted(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/passgo.db")
    clerk = clerk_of(Offices(store))
    clerk.confirmed(8)
    clerk.doors_open("volos")
    session = clerk.seat(RoundId("city", "volos", 1))
    clerk.start(session)
    clerk.time_over(session)
    for table in session.tables:
        clerk.do(commands.EnterSheet(Actor(table.judge, JUDGE), session.id, table.number, clerk.by_order(table)))
    head_judge = Official("hj", HEAD_JUDGE, "Hector", "", None, True)
    assert {link.name: link.waiting for link in page_links(clerk.office, head_judge)}["sheets"] == 2
    store.close()


@pytest.mark.parametrize(("digits", "good"), [(4, False), (5, True), (20, True), (21, False)])
def test_a_phone_number_has_five_to_twenty_digits(digits: int, good: bool) -> None:
    assert (phone_of("+" + "3" * digits) is not None) == good


def test_a_moment_may_come_with_seconds() -> None:
    form = Form(FormData({"to": "2015-05-23T12:30:59"}))
    athens = ZoneInfo("Europe/Athens")
    assert local_moment(form, "to", athens) == datetime.datetime(2015, 5, 23, 12, 30, tzinfo=athens)


def test_the_link_of_an_official_lasts_from_registration_to_the_final(server: Running) -> None:
    office = rehearsed(server, "lasting", before(commands.MakeSeating))
    _, token = office.invite(HEAD_JUDGE, "Rena", now())
    with server.client() as http:
        answer = http.get(f"/desk/{token}", follow_redirects=False)
    assert "Max-Age=10368000" in answer.headers["set-cookie"]  # 120 days
