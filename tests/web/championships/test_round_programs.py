"""An organiser's program runs a round: it draws and publishes the seating, enters sheets, and a second one confirms."""

import datetime
from collections.abc import Iterator

import httpx
import pytest
from tests.web.championships.opening import keep
from tests.web.championships.staging import EVENING, before, rehearsed
from tests.web.championships.test_programs import code_of, headers
from tests.web.running import Running

from passgo.championship import commands
from passgo.championship.commands import DIRECTOR, JUDGE, SCORER
from passgo.office import Office


@pytest.fixture
def http(server: Running) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


def path(office: Office, rest: str) -> str:
    return f"/api/championships/{office.id}/rounds/{EVENING}/{rest}"


def test_a_seating_is_drawn_and_published(server: Running, http: httpx.Client) -> None:
    office = rehearsed(server, "program-seats", before(commands.MakeSeating))
    director, scorer = headers(office, DIRECTOR, "Dora"), headers(office, SCORER, "Sofia")
    assert code_of(http.post(path(office, "seating"), json={})) == (401, "sign-in-needed")
    assert http.post(path(office, "seating"), json={}, headers=scorer).status_code == 403
    drawn = http.post(path(office, "seating"), json={"seed": 7}, headers=director).json()
    session = office.championship.state.sessions[EVENING]
    assert (drawn["seed"], drawn["starts"]) == (7, None)
    assert [one["players"] for one in drawn["tables"]] == [table.players for table in session.tables]
    early = http.post(path(office, "publication"), json={"starts": "2001-01-01T10:00:00Z"}, headers=director)
    assert code_of(early) == (422, "too-early")
    assert session.starts is None
    at = office.championship.format.venues[0].starts
    told = http.post(path(office, "publication"), json={"starts": at.isoformat()}, headers=director).json()
    assert datetime.datetime.fromisoformat(told["starts"]) == at == session.starts


def test_a_sheet_is_entered_and_confirmed_by_another_person(server: Running, http: httpx.Client) -> None:
    office = rehearsed(server, "program-sheets", before(commands.EnterSheet))
    scorer, director = headers(office, SCORER, "Sofia"), headers(office, DIRECTOR, "Dora")
    session = office.championship.state.sessions[EVENING]
    table = session.tables[0]
    out = dict(table.out)
    lines = [
        {"entrant": id, "cash": 0, "total": 0, "fate": out[id]} if id in out else
        {"entrant": id, "cash": 1000 + n, "total": 1000 + n}
        for n, id in enumerate(table.players)
    ]  # fmt: skip
    sheet = {"lines": lines, "out": list(out), "signed": [*table.players, table.judge]}
    there = path(office, "tables/1/sheet")
    assert http.post(there, json=sheet, headers=headers(office, JUDGE, "Jo")).status_code == 403
    wrong = {**sheet, "lines": [{**line, "total": 1} for line in lines]}
    assert code_of(http.post(there, json=wrong, headers=scorer)) == (422, "sheet-wrong")
    answer = http.post(there, json=sheet, headers=scorer)
    assert answer.status_code == 200, answer.text
    entered = answer.json()["tables"][0]
    assert (len(entered["digest"]) > 0, entered["confirmed"]) == (True, False)
    confirm, seen = path(office, "tables/1/confirmation"), {"digest": entered["digest"]}
    assert code_of(http.post(confirm, json=seen, headers=scorer)) == (422, "same-person")
    assert code_of(http.post(confirm, json={"digest": "other"}, headers=director)) == (422, "sheet-changed")
    told = http.post(confirm, json=seen, headers=director).json()
    assert told["tables"][0]["confirmed"] is True
    assert table.confirmed()


def test_an_official_of_one_venue_runs_no_round_of_another(server: Running, http: httpx.Client) -> None:
    office = keep(server, "program-venues")
    director = headers(office, DIRECTOR, "Vera", venue="volos")
    for venue, told in (("athens", (403, "desk-link-needed")), ("volos", (422, "too-few"))):
        there = f"/api/championships/{office.id}/rounds/city/{venue}/1/seating"
        assert code_of(http.post(there, json={}, headers=director)) == told


def test_tables_and_rounds_that_are_not_there(server: Running, http: httpx.Client) -> None:
    office = rehearsed(server, "program-missing", before(commands.MakeSeating))
    director = headers(office, DIRECTOR, "Dora")
    assert http.post(path(office, "tables/1/confirmation"), json={"digest": ""}, headers=director).status_code == 404
    nowhere = f"/api/championships/{office.id}/rounds/evening/nowhere/1/seating"
    assert code_of(http.post(nowhere, json={}, headers=director)) == (422, "no-such-session")
