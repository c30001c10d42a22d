"""How texts speak of a person: said on the account page, at the table or by a program, shown in the seat alone."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from tests.web.running import Browser, Running, running

from passgo.store.people import Person
from passgo.store.schema import entries, people
from passgo.tables import Table
from passgo.web.connect.relay import Pass, read_pass
from passgo.web.people.ended_elsewhere import follow_people
from passgo.web.people.visitors import Visitor


def begin(browser: Browser, name: str = "Ann") -> str:
    browser.get("/")
    return str(browser.post("/play", name=name, edition="classic", bot="random").url.path).rpartition("/")[2]


def say(browser: Browser, gender: str) -> httpx.Response:
    browser.get("/account")
    return browser.post("/account/gender", gender=gender)


def table_of(server: Running, id: str) -> Table:
    return server.site.tables.rooms[id].table


def genders(server: Running, id: str) -> list[str]:
    return [seat.gender for seat in table_of(server, id).view("spectator").table.seats]


def put_me(browser: Browser, here: str = "", **wish: Any) -> httpx.Response:
    browser.get("/account")
    headers = {"origin": browser.server.url, "x-csrf-token": browser.token()}
    return browser.http.put("/api/me", params={"here": here}, json=wish, headers=headers)


def test_nothing_is_said_at_first(browser: Browser) -> None:
    begin(browser)
    assert '<option value="" selected>Neutral</option>' in browser.get("/account").text


def test_the_choice_is_shown_as_chosen(browser: Browser) -> None:
    begin(browser)
    assert '<option value="f" selected>Feminine</option>' in say(browser, "f").text


def test_a_running_table_knows_it_from_its_next_view_on(server: Running, browser: Browser) -> None:
    table = begin(browser)
    assert genders(server, table)[0] == ""
    say(browser, "f")
    assert genders(server, table)[0] == "f"
    assert set(genders(server, table)[1:]) == {""}  # bots


def test_a_new_table_knows_it_from_the_start(server: Running, browser: Browser) -> None:
    begin(browser)
    say(browser, "m")
    assert genders(server, begin(browser))[0] == "m"


def test_a_table_that_is_loaded_knows_it(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        browser = Browser(first)
        table = begin(browser)
        say(browser, "f")
        browser.close()
    with running(tmp_path) as second, second.client() as http:
        http.get(f"/tables/{table}")
        assert genders(second, table)[0] == "f"


@pytest.mark.parametrize("gender", ["x", "F", "other"])
def test_an_unknown_value_is_refused_by_name(browser: Browser, gender: str) -> None:
    begin(browser)
    answer = say(browser, gender)
    assert answer.status_code == 422
    assert "gender" in answer.text
    refused = put_me(browser, gender=gender)
    assert refused.json()["error"] == {"code": "bad-command", "args": {"field": "gender"}}


def test_nobody_cannot_say_it(browser: Browser) -> None:
    assert say(browser, "f").status_code == 401


def test_a_program_changes_it_and_leaves_the_name(browser: Browser) -> None:
    begin(browser)
    told = put_me(browser, gender="m").json()
    assert (told["name"], told["gender"]) == ("Ann", "m")
    told = put_me(browser, name="Anna").json()
    assert (told["name"], told["gender"]) == ("Anna", "m")


def test_it_can_be_taken_away(browser: Browser) -> None:
    begin(browser)
    say(browser, "f")
    assert json.loads(browser.get("/account/export").text)["gender"] == "f"


def test_it_is_erased_with_the_person(server: Running, browser: Browser) -> None:
    table = begin(browser)
    say(browser, "f")
    person = table_of(server, table).state.seats[0].person
    browser.post("/account/erase")
    assert genders(server, table)[0] == ""
    rows = server.site.store.ask(lambda conn: conn.execute(select(people).where(people.c.id == person)).all())
    assert rows == []


def test_no_entry_holds_it(server: Running, browser: Browser) -> None:
    begin(browser)
    say(browser, "f")
    table = begin(browser)
    bodies = server.site.store.ask(
        lambda conn: conn.execute(select(entries.c.body).where(entries.c.stream == table)).scalars().all()
    )
    assert bodies
    assert "gender" not in "".join(bodies)


def test_a_server_follows_what_was_said_at_another(server: Running, browser: Browser) -> None:
    table = begin(browser)
    say(browser, "f")
    table_of(server, table).speak_of(table_of(server, table).state.seats[0].person, "")
    asyncio.run_coroutine_threadsafe(follow_people(server.site), server.loop).result(10)
    assert genders(server, table)[0] == "f"


def test_a_relayed_client_keeps_it() -> None:
    ann = Person("a" * 32, "Ann", "el", 0, "f")
    told = read_pass(Pass.of(Visitor(None, ann, "", True, False), "public").text()).visitor()
    assert told.person == ann


def with_boris(browser: Browser) -> str:
    """A table of Ann with Boris beside her on the same device."""
    browser.get("/")
    return str(browser.post("/create", name="Ann", seats="2", here="Boris").url.path).split("/")[2]


def test_a_guest_on_the_same_device_says_it_for_themselves(server: Running, browser: Browser) -> None:
    table = with_boris(browser)
    answer = put_me(browser, here="0", gender="m")
    assert (answer.json()["name"], answer.json()["gender"]) == ("Boris", "m")
    assert genders(server, table) == ["", "m"]


def test_it_is_erased_with_the_guest_on_the_same_device(server: Running, browser: Browser) -> None:
    table = with_boris(browser)
    guest = put_me(browser, here="0", gender="m").json()["id"]
    browser.post(f"/account/beside/{guest}/erase")
    assert genders(server, table)[1] == ""
    assert server.site.store.ask(lambda conn: conn.execute(select(people).where(people.c.id == guest)).all()) == []


@pytest.mark.parametrize("here", ["1", "x", "-2", "0" * 99])
def test_only_a_guest_whose_session_the_browser_holds_can_be_meant(
    server: Running, browser: Browser, here: str
) -> None:
    table = with_boris(browser)
    assert put_me(browser, here=here, gender="f").json()["error"]["code"] == "not-your-seat"
    assert genders(server, table) == ["", ""]
