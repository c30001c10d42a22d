"""Chances and sets over the REST interface and on the plain page."""

from typing import Any

import pytest
from tests.web.connect.test_sockets import guest, run, two_at_a_table
from tests.web.running import Browser, Running

from passgo.client import Server, ServerRefused


async def outlook(who: Server, table: str, query: str = "") -> dict[str, Any]:
    found: dict[str, Any] = await who.call("GET", f"/api/tables/{table}/outlook{query}", None, dict[str, Any])
    return found


def test_a_player_gets_the_outlook_of_their_table(server: Running) -> None:
    async def work() -> None:
        ann, _, table = await two_at_a_table(server)
        found = await outlook(ann, table, "?seat=0")
        assert sorted(found) == ["rolls", "sets", "version"]
        assert [one["held"] for one in found["sets"]] == [[0, 0]] * 10

    run(work())


@pytest.mark.parametrize("query", ["?seat=2", "?seat=99"])
def test_a_seat_that_is_not_there_is_refused(server: Running, query: str) -> None:
    async def work() -> None:
        ann, _, table = await two_at_a_table(server)
        with pytest.raises(ServerRefused, match="no-such-seat"):
            await outlook(ann, table, query)

    run(work())


def test_a_stranger_to_a_private_table_gets_none(server: Running) -> None:
    async def work() -> None:
        _, _, table = await two_at_a_table(server, watch="nobody")
        with pytest.raises(ServerRefused, match="no-such-table"):
            await outlook(Server(server.url), table)

    run(work())


def test_official_rounds_refuse_it_to_players_and_spectators(server: Running) -> None:
    async def work() -> None:
        ann, _, table = await two_at_a_table(server, official=True, watch="everybody")
        for who in (ann, Server(server.url)):
            with pytest.raises(ServerRefused, match="not-allowed"):
                await outlook(who, table)

    run(work())


@pytest.mark.parametrize(("official", "shown"), [(False, True), (True, False)])
def test_the_plain_page_shows_it_but_in_official_rounds(
    server: Running, browser: Browser, official: bool, shown: bool
) -> None:
    made: list[str] = []

    async def work() -> None:
        made.append((await two_at_a_table(server, official=official, watch="everybody"))[2])

    run(work())
    page = browser.get(f"/tables/{made[0]}").text
    assert ("Who holds what" in page) is shown


def test_a_table_that_has_not_begun_has_none(server: Running) -> None:
    async def work() -> None:
        ann = await guest(server, "Ann")
        table = (await ann.create_table({"seats": 2})).id
        with pytest.raises(ServerRefused, match="not-playing"):
            await outlook(ann, table)

    run(work())
