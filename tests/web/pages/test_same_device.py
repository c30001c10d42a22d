"""Several people at one device: seats of their own, one browser, and nobody else gets them."""

import json
from collections.abc import Awaitable

import pytest
from tests.web.connect.test_sockets import refused_upgrade, run
from tests.web.running import Browser, Running
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from passgo.store import people
from passgo.web.live.room import Room
from passgo.web.people.same_device import MOST_HERE, TOGETHER_COOKIE


def create(browser: Browser, **fields: str) -> str:
    browser.get("/create")
    answer = browser.post("/create", name="Ada", seats="4", **fields)
    assert answer.status_code == 200
    return str(answer.url).partition("/tables/")[2].partition("/")[0].partition("?")[0]


def room_of(server: Running, table: str) -> Room:
    return server.site.tables.rooms[table]


def test_everybody_beside_the_host_is_a_person_with_a_seat(server: Running, browser: Browser) -> None:
    table = create(browser, here="Boris")
    browser.get(f"/tables/{table}")
    assert browser.post(f"/tables/{table}/here", name="Χλόη").status_code == 200
    room = room_of(server, table)
    seats = [seat.person for seat in room.table.state.seats]
    assert len(set(seats[:3])) == 3
    assert seats[3] == ""
    assert [room.table.names[person].name for person in seats[:3]] == ["Ada", "Boris", "Χλόη"]
    assert len(browser.http.cookies[TOGETHER_COOKIE].split(".")) == 2


def test_who_played_beside_the_host_is_erased_with_him(server: Running, browser: Browser) -> None:
    table = create(browser, here="Boris")
    room = room_of(server, table)
    ids = [seat.person for seat in room.table.state.seats if seat.person]
    browser.get("/account")
    browser.post("/account/erase")
    assert server.site.store.ask(lambda conn: people.many(conn, ids)) == {}
    assert not {"Ada", "Boris"} & set(room.table.names.values())
    assert TOGETHER_COOKIE not in browser.http.cookies


def test_who_played_beside_the_host_is_erased_alone(server: Running, browser: Browser) -> None:
    table = create(browser, here="Boris")
    room = room_of(server, table)
    ada, boris = [seat.person for seat in room.table.state.seats if seat.person]
    assert "Boris" in browser.get("/account").text
    assert "Boris" not in browser.post(f"/account/beside/{boris}/erase").text
    assert list(server.site.store.ask(lambda conn: people.many(conn, [ada, boris]))) == [ada]
    assert "Boris" not in [called.name for called in room.table.names.values()]


def test_from_another_browser_nobody_beside_the_host_is_erased(server: Running, browser: Browser) -> None:
    """Nothing there proves who he is; that he can be erased in one place only is said on the page of privacy."""
    table = create(browser, here="Boris")
    ids = [seat.person for seat in room_of(server, table).table.state.seats if seat.person]
    stranger = Browser(server)
    stranger.get("/create")
    stranger.post("/create", name="Eve")
    stranger.get("/account")
    stranger.post(f"/account/beside/{ids[1]}/erase")
    assert set(server.site.store.ask(lambda conn: people.many(conn, ids))) == set(ids)
    assert "your data can only be deleted here" in stranger.get("/privacy").text
    stranger.close()


def test_a_table_that_is_handed_round_has_no_clock_for_decisions(server: Running, browser: Browser) -> None:
    table = create(browser, here="Boris")
    clocks = room_of(server, table).table.state.settings.clocks
    assert (clocks.decision_ms, clocks.auction_ms) == (0, 0)


def test_only_the_host_lets_somebody_sit_down_beside_him(server: Running, browser: Browser) -> None:
    table = create(browser)
    stranger = Browser(server)
    stranger.get("/create")
    stranger.post("/create", name="Eve")
    assert stranger.post(f"/tables/{table}/here", name="Mallory").status_code == 403
    stranger.close()


def test_a_full_table_has_no_place_beside(browser: Browser) -> None:
    table = create(browser)
    for name in ("B", "C", "D"):
        browser.get(f"/tables/{table}")
        assert browser.post(f"/tables/{table}/here", name=name).status_code == 200
    browser.get(f"/tables/{table}")
    assert browser.post(f"/tables/{table}/here", name="E").status_code == 422


def test_official_rounds_are_not_handed_round(browser: Browser) -> None:
    table = create(browser, edition="championship", official="1")
    browser.get(f"/tables/{table}")
    assert browser.post(f"/tables/{table}/here", name="Boris").status_code == 403
    browser.get("/create")
    both = {"edition": "championship", "official": "1", "here": "Boris"}
    assert browser.post("/create", name="Ada", seats="4", **both).status_code == 422


@pytest.mark.parametrize("name", ["", "\u202eadA", "x" * 300])
def test_a_bad_name_beside_seats_nobody(server: Running, browser: Browser, name: str) -> None:
    table = create(browser)
    browser.get(f"/tables/{table}")
    assert browser.post(f"/tables/{table}/here", name=name).status_code == 422
    assert room_of(server, table).table.state.seats[1].person == ""


def test_the_cookie_holds_a_bounded_number_of_sessions(browser: Browser) -> None:
    for _ in range(3):
        table = create(browser)
        for name in ("B", "C", "D"):
            browser.get(f"/tables/{table}")
            browser.post(f"/tables/{table}/here", name=name)
    assert len(browser.http.cookies[TOGETHER_COOKIE].split(".")) == MOST_HERE


def test_a_socket_is_for_the_person_beside_that_it_names(server: Running, browser: Browser) -> None:
    table = create(browser, here="Boris")
    browser.get(f"/tables/{table}")
    cookie = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
    protocols = [Subprotocol("passgo.1"), Subprotocol(f"csrf.{browser.token()}")]

    def opening(here: str) -> Awaitable[ClientConnection]:
        url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}?here={here}"
        headers = {"cookie": cookie, "origin": server.url}
        return connect(url, additional_headers=headers, subprotocols=protocols, compression=None, proxy=None)

    async def role(here: str) -> str:
        async with await opening(here) as socket:
            await socket.send(json.dumps({"type": "hello", "version": 1}))
            return str(json.loads(await socket.recv())["role"])

    async def work() -> None:
        assert [await role(here) for here in ("", "-1", "0")] == ["seat:0", "seat:0", "seat:1"]
        for nobody in ("1", "000", "x", "-2"):
            assert await refused_upgrade(opening(nobody)) == (403, "not-your-seat")

    run(work())
