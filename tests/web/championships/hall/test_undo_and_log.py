"""Slips undone on the pages, by one official or by two, and the log that tells of them."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count

import pytest
from tests.web.championships.judging import Judging
from tests.web.championships.opening import desk, now
from tests.web.championships.staging import EVENING, Crew, before, do, plain, read, rehearsed, session_address
from tests.web.running import Browser, Running

from passgo.championship import Actor, commands
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, REGISTRAR
from passgo.championship.event_types import EVENT_TYPES
from passgo.i18n import catalogue
from passgo.web.championships.hall.log import ANNOUNCED

NUMBER = count(1)
DORA = Actor("dora", DIRECTOR)


@pytest.fixture
def judging(server: Running) -> Iterator[Judging]:
    there = Judging(server)
    yield there
    there.close()


@pytest.fixture
def rolled(server: Running) -> Iterator[Crew]:
    crew = Crew(server, rehearsed(server, f"slips-{next(NUMBER)}", before(commands.StartHeat)))
    yield crew
    crew.close()


def page_of(crew: Crew, name: str) -> str:
    return f"/c/{crew.office.id}/{name}"


def test_a_cancelled_entry_is_taken_back_by_the_director(rolled: Crew) -> None:
    state = rolled.office.championship.state
    one = state.alternates("hall")[-1].id
    rolled.office.perform(commands.Cancel(DORA, one, "the wrong one"), now())
    assert do(rolled.director, page_of(rolled, "director/entrants"), "reinstate", entrant=one, reason="").count("alert")
    page = do(rolled.director, page_of(rolled, "director/entrants"), "reinstate", entrant=one, reason="a wrong line")
    assert "Undone, or proposed" in page
    again = do(rolled.director, page_of(rolled, "director/entrants"), "reinstate", entrant=one, reason="again")
    assert "That’s already been done." in again


def test_the_registrar_undoes_a_refusal_by_telephone(server: Running) -> None:
    office = rehearsed(server, f"slips-{next(NUMBER)}", before(commands.MakeSeating))
    registrar = desk(server, office, REGISTRAR, "Nikos")
    one = office.championship.state.alternates("hall")[-1].id
    address = f"/c/{office.id}/registrar/entrants/{one}"
    registrar.get(address)
    registrar.post(f"{address}/withdraw")
    assert office.championship.state.entrants[one].status == "withdrawn"
    registrar.get(address)
    assert "Undo" in registrar.page
    registrar.post(f"{address}/reinstate", reason="it was somebody else")
    assert office.championship.state.entrants[one].status == "alternate"
    registrar.close()


def test_a_no_show_and_the_whole_roll_call_are_taken_back_before_the_start(rolled: Crew) -> None:
    session, address = rolled.office.championship.state.sessions[EVENING], session_address(rolled.office)
    missing = session.heats[1].missing
    assert len(missing) > 1
    page = do(rolled.head_judge, address, "reinstate", entrant=missing[0], reason="they sat there")
    assert "Undone" in page
    # An alternate has the seat by now.
    assert rolled.office.championship.state.entrants[missing[0]].status == "alternate"
    do(rolled.head_judge, address, "undo", heat=1, reason="the wrong heat")
    assert (session.heats[1].status, set(missing[1:]) <= set(session.players())) == ("waiting", True)
    answer = do(rolled.head_judge, address, "undo", heat=1, reason="the wrong heat")
    assert "That’s already been done." in answer


def test_two_officials_undo_a_bankruptcy_and_nothing_happens_twice(server: Running, judging: Judging) -> None:
    """Both press at once: one of them did it, the other one reads that it is done."""
    loser = judging.table.out[0][0]
    judging.send("undo-out", entrant=loser, reason="the wrong row")
    head, second = desk(server, judging.office, HEAD_JUDGE, "Hector"), desk(server, judging.office, HEAD_JUDGE, "Hera")
    address = f"/c/{judging.office.id}/undo"
    page = read(head, address)
    nickname = judging.office.championship.people.nickname(loser)
    assert f"{nickname} isn’t bankrupt" in page
    assert "Proposed by Jo: the wrong row" in page
    (undo,) = judging.office.championship.state.undos.values()
    own = read(judging.judge, address)
    assert "A second official has to confirm it." in own
    assert "Agree and undo" not in own
    read(second, address)  # both have the page open
    assert "Undone." in do(head, address, "undo", undo=undo.version)
    late = second.post(address, do="undo", undo=undo.version)
    assert (late.status_code, "That’s already been done." in plain(late.text)) == (422, True)
    assert judging.table.out == []
    head.close()
    second.close()


def test_a_release_is_taken_back_by_two(server: Running) -> None:
    crew = Crew(server, rehearsed(server, f"slips-{next(NUMBER)}", before(commands.Qualify)))
    session = [one for one in crew.office.championship.state.sessions.values() if one.released][-1]
    address = session_address(crew.office, session.id)
    assert "Take the scores back" not in read(crew.head_judge, address)
    assert "Proposed." in do(crew.director, address, "propose", reason="too early")
    (undo,) = crew.office.championship.state.undos.values()
    assert "Declined." in do(crew.scorer, page_of(crew, "undo"), "decline", undo=undo.version)
    assert session.released
    do(crew.director, address, "propose", reason="too early")
    (undo,) = crew.office.championship.state.undos.values()
    do(crew.scorer, page_of(crew, "undo"), "undo", undo=undo.version)
    assert [one.released for one in crew.office.championship.state.sessions.values()][-1] is False
    crew.close()


def test_a_cancellation_is_taken_back(rolled: Crew) -> None:
    rolled.office.publish_terms(DORA, {"en": "Off."}, "Off.", now(), cancelled=True)
    address = page_of(rolled, "director/terms")
    assert "Undone." in do(rolled.director, address, "undo", reason="the wrong button")
    assert rolled.office.championship.state.cancelled is False


# The log.


def test_every_kind_of_event_has_a_sentence() -> None:
    english = catalogue("en")
    own = {"left", "went-out", "checked-in"}
    keys = {ANNOUNCED.get(kind, f"logged-{kind}") for kind in EVENT_TYPES if kind not in own}
    keys |= {"logged-player-unticked", "logged-sheet-corrected", "logged-cancelled"}
    keys |= {f"hall-status-{status}" for status in ("withdrawn", "no-show", "disqualified", "erased")}
    keys |= {f"hall-fate-{fate}" for fate in ("bankrupt", "expelled", "withdrawn")}
    assert sorted(key for key in keys if english.plain(key) == key) == []


def test_the_log_is_read_by_the_hundred_and_filtered(rolled: Crew) -> None:
    address = page_of(rolled, "log")
    page = read(rolled.director, address)
    assert page.count("<li value=") == 100
    assert "Roll called." in page
    assert f'value="{rolled.office.version}"' in page
    older = read(rolled.director, f"{address}?page=2")
    assert f'value="{rolled.office.version - 100}"' in older
    one = rolled.office.championship.state.sessions[EVENING].heats[1].missing[0]
    person = read(rolled.director, f"{address}?person={one}")
    assert "No-show" in person
    assert "Registered." in person
    assert "Roll called." not in person
    table = read(rolled.director, f"{address}?table={EVENING}/2")
    assert "At the table." in table
    assert "Roll called." not in table


def test_names_in_the_log_are_for_those_who_may_see_them_and_erased_people_have_none(rolled: Crew) -> None:
    kept = rolled.office.championship
    one = kept.state.sessions[EVENING].heats[1].missing[0]
    name, nickname = kept.people.rows[one].name, kept.people.nickname(one)
    address = f"{page_of(rolled, 'log')}?person={one}"
    assert name in read(rolled.director, address)
    seen = read(rolled.head_judge, address)
    assert (name in seen, nickname in seen) == (False, True)
    rolled.office.perform(commands.Erase(DORA, one), now())
    for browser in (rolled.director, rolled.head_judge):
        page = read(browser, address)
        assert "deleted" in page
        assert name not in page
        assert f"<bdi>{nickname}</bdi>" not in page


def test_who_has_no_nickname_of_their_own_has_the_drawn_one_in_the_log(rolled: Crew) -> None:
    people = rolled.office.championship.people
    one = rolled.office.championship.state.sessions[EVENING].heats[1].missing[0]
    people.rows[one] = replace(people.rows[one], nickname="", drawn="Quick Otter")
    assert "<bdi>Quick Otter</bdi>" in read(rolled.head_judge, f"{page_of(rolled, 'log')}?person={one}")


def test_an_official_of_one_venue_reads_the_events_of_that_venue(server: Running) -> None:
    office = rehearsed(server, f"slips-{next(NUMBER)}", before(commands.MakeSeating), preset="greece-2015")
    browser = Browser(server)
    _, token = office.invite(DIRECTOR, "Volos", now(), venue="volos")
    browser.http.get(f"/desk/{token}", follow_redirects=False)
    state = office.championship.state
    mine = next(one.id for one in state.entrants.values() if one.venue == "volos")
    other = next(one.id for one in state.entrants.values() if one.venue == "athens")
    assert "Registered." in read(browser, f"/c/{office.id}/log?person={mine}")
    page = read(browser, f"/c/{office.id}/log?person={other}")
    assert "Registered." not in page
    assert office.championship.people.rows[other].name not in page
    browser.close()


def test_nobody_without_a_link_reads_the_log(server: Running, rolled: Crew) -> None:
    stranger = Browser(server)
    assert stranger.get(page_of(rolled, "log")).status_code == 403
    stranger.close()
