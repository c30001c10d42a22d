"""Organisers' programs: what is public, what an official's token opens, and what they may change."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.championships.opening import now
from tests.web.championships.staging import before, rehearsed
from tests.web.running import Running

from passgo.championship import commands, parse
from passgo.championship.commands import DIRECTOR, JUDGE, REGISTRAR
from passgo.office import Office
from passgo.web.championships.programs import ENDPOINTS
from passgo.web.championships.round_programs import ENDPOINTS as ROUNDS

PAGE = Path(__file__).parents[3] / "docs" / "championship.md"


@pytest.fixture(scope="module")
def at_the_doors(server: Running) -> Office:
    return rehearsed(server, "for-programs", before(commands.CheckIn))


@pytest.fixture(scope="module")
def finished(server: Running) -> Office:
    return rehearsed(server, "for-programs-over")


@pytest.fixture
def http(server: Running) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


def headers(office: Office, role: str, name: str, venue: str = "") -> dict[str, str]:
    _, token = office.invite(role, name, now(), venue=venue)
    return {"authorization": f"Bearer {token}"}


def path(office: Office, rest: str = "") -> str:
    return f"/api/championships/{office.id}{rest}"


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_the_page_lists_every_endpoint() -> None:
    told = set(re.findall(r"^\| `(GET|POST) (/api/championships\S*)`", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    there = {(one.method, one.path.replace("{championship}", "ID")) for one in (*ENDPOINTS, *ROUNDS)}
    assert told == {(method, re.sub(r"{(\w+)}", lambda found: found[1].upper(), path)) for method, path in there}


def test_the_plan_is_public_and_its_file_is_the_championship(finished: Office, http: httpx.Client) -> None:
    listed = {one["id"]: one for one in http.get("/api/championships").json()["championships"]}
    assert listed[finished.id]["status"] == "over"
    plan = http.get(path(finished)).json()
    assert [one["id"] for one in plan["stages"]] == ["evening", "final"]
    assert (plan["venues"][0]["zone"], plan["venues"][0]["capacity"]) == ("Europe/Athens", 24)
    assert parse(plan["file"]).stages == finished.championship.format.stages


def test_standings_and_figures_are_those_of_the_pages(finished: Office, http: httpx.Client) -> None:
    posted = http.get(path(finished, "/posting")).json()
    assert posted["boards"] == http.get(f"/c/{finished.id}/standings.json").json()["boards"]
    assert http.get(path(finished, "/statistics")).json() == http.get(f"/c/{finished.id}/statistics.json").json()


def test_entrants_are_for_the_office(at_the_doors: Office, http: httpx.Client) -> None:
    found = http.get(path(at_the_doors, "/entrants"), headers=headers(at_the_doors, REGISTRAR, "Rena")).json()
    people = at_the_doors.championship.people.rows
    assert {one["id"]: one["name"] for one in found["entrants"]} == {id: row.name for id, row in people.items()}
    assert code_of(http.get(path(at_the_doors, "/entrants"))) == (401, "sign-in-needed")
    judge = headers(at_the_doors, JUDGE, "Jo")
    assert code_of(http.get(path(at_the_doors, "/entrants"), headers=judge)) == (403, "desk-link-needed")


def test_a_token_of_another_championship_opens_nothing(
    at_the_doors: Office, finished: Office, http: httpx.Client
) -> None:
    stranger = headers(finished, DIRECTOR, "Dora")
    assert code_of(http.get(path(at_the_doors, "/entrants"), headers=stranger)) == (403, "desk-link-needed")
    assert code_of(http.get(path(at_the_doors, "/results"), headers=stranger)) == (403, "desk-link-needed")


def test_a_revoked_link_ends_at_once(finished: Office, http: httpx.Client) -> None:
    official, token = finished.invite(DIRECTOR, "Short Stay", now())
    bearer = {"authorization": f"Bearer {token}"}
    assert http.get(path(finished, "/results"), headers=bearer).status_code == 200
    finished.revoke(official.id)
    assert http.get(path(finished, "/results"), headers=bearer).status_code == 403


def test_a_program_checks_people_in(at_the_doors: Office, http: httpx.Client) -> None:
    state, registrar = at_the_doors.championship.state, headers(at_the_doors, REGISTRAR, "Ria")
    id = next(one.id for one in state.entrants.values() if one.status == "confirmed")
    there = path(at_the_doors, f"/entrants/{id}/check-in")

    def send(body: dict[str, Any]) -> httpx.Response:
        return http.post(there, json=body, headers=registrar)

    assert send({"venue": "hall"}).json()["present"] == ["hall"]
    assert state.entrants[id].present == {"hall"}
    assert send({"venue": "hall", "present": False}).json()["present"] == []
    assert code_of(send({"venue": "elsewhere"})) == (422, "bad-command")
    assert code_of(http.post(there, json={"venue": "hall"})) == (401, "sign-in-needed")
    nobody = path(at_the_doors, "/entrants/nobody/check-in")
    assert http.post(nobody, json={"venue": "hall"}, headers=registrar).status_code == 404


def test_a_refusal_has_its_code(finished: Office, http: httpx.Client) -> None:
    registrar = headers(finished, REGISTRAR, "Rena")
    id = next(one.id for one in finished.championship.state.entrants.values() if one.status == "no-show")
    answer = http.post(path(finished, f"/entrants/{id}/call"), json={"comes": True}, headers=registrar)
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] != "bad-command"


@pytest.mark.rule("CHAMP-PUB-6")
def test_results_with_names_are_for_the_director(finished: Office, http: httpx.Client) -> None:
    lines = http.get(path(finished, "/results"), headers=headers(finished, DIRECTOR, "Dea")).json()["lines"]
    champion = finished.championship.people.rows[finished.championship.champion()]
    assert (lines[0]["rank"], lines[0]["name"]) == (1, champion.name)
    registrar = headers(finished, REGISTRAR, "Rita")
    assert http.get(path(finished, "/results"), headers=registrar).status_code == 403


def test_a_cookie_gives_no_right_here(server: Running, at_the_doors: Office) -> None:
    """Another site could make a browser send it."""
    _, token = at_the_doors.invite(REGISTRAR, "Cookie", now())
    with server.client() as browser:
        assert browser.get(f"/desk/{token}", follow_redirects=False).status_code == 303
        assert browser.get(path(at_the_doors, "/entrants")).status_code == 401
