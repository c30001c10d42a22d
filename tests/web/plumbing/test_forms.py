"""Fields of forms, where they end, and where forms lead."""

import re

import pytest
from starlette.datastructures import FormData
from tests.web.running import Browser, Running

from passgo.web.edge.problems import Problem
from passgo.web.plumbing.forms import Form, clocks_of, talk_time


def test_a_list_of_numbers_has_at_most_a_hundred_of_five_digits() -> None:
    assert Form(FormData([("n", "99999"), ("n", "0")])).numbers("n") == [99_999, 0]
    assert len(Form(FormData([("n", "1")] * 100)).numbers("n")) == 100
    for wrong in (["100000"], ["-1"], ["1"] * 101):
        with pytest.raises(Problem, match="bad-command"):
            Form(FormData([("n", number) for number in wrong])).numbers("n")


def test_a_number_has_a_sign_and_at_most_eleven_digits() -> None:
    said = Form(FormData({"a": "+5", "b": "-99999999999", "c": "100000000000", "d": ""}))
    assert (said.number("a"), said.number("b"), said.number("d", 7)) == (5, -99_999_999_999, 7)
    for name in ("c", "d"):
        with pytest.raises(Problem, match="bad-command"):
            said.number(name)


def test_times_are_given_in_seconds_and_minutes() -> None:
    asked = {"decision": "45", "auction": "7", "deal": "2", "game": "90", "absent": "30"}
    assert clocks_of(Form(FormData(asked))) == {
        "decision_ms": 45_000,
        "auction_ms": 7_000,
        "deal_ms": 120_000,
        "game_ms": 5_400_000,
        "absent_ms": 30_000,
    }
    assert clocks_of(Form(FormData()))["absent_ms"] == 120_000
    assert clocks_of(Form(FormData({"decision": "0"})))["decision_ms"] == 0
    assert clocks_of(Form(FormData()))["decision_ms"] is None
    talk = Form(FormData({"one": "0", "other": "2", "seconds": "90"}))
    assert talk_time(talk) == {"one": 0, "other": 2, "ms": 90_000}


def invitation(host: Browser, table: str, **wish: str) -> str:
    """The path of a link that the host makes."""
    found = re.search(r'href="http[^"]*(/join/[^"]*)"', host.post(f"{table}/links", **wish).text)
    assert found is not None
    return found[1]


def test_a_link_to_watch_leads_to_the_table_and_goes_along(server: Running, browser: Browser) -> None:
    browser.get("/create")
    table = browser.post("/create", name="Ann", seats="2").url.path
    path = invitation(browser, table, role="spectator")
    onlooker = Browser(server)
    onlooker.get(path)
    answer = onlooker.post(path, name="Olga")
    assert (answer.url.path, answer.url.params["link"]) == (f"{table}/live", path.removeprefix("/join/"))
    onlooker.close()


def test_a_seat_that_is_taken_is_taken_over_only_on_purpose(server: Running, browser: Browser) -> None:
    browser.get("/create")
    table = browser.post("/create", name="Ann", seats="2").url.path
    path = invitation(browser, table, role="seat", seat="1")
    bob, cem = Browser(server), Browser(server)
    for guest in (bob, cem):
        guest.get(path)
    assert bob.post(path, name="Bob").url.path == f"{table}/live"
    asked = cem.post(path, name="Cem")
    assert (asked.status_code, asked.url.path) == (200, path)
    assert 'name="take_over"' in asked.text
    assert cem.post(path, name="Cem", take_over="1").url.path == f"{table}/live"
    bob.close()
    cem.close()
