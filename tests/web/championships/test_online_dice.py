"""Between roll call and start the players of an online round sit down and put their own parts into its dice."""

import asyncio
import datetime
import json
from contextlib import AsyncExitStack
from typing import Any

import pytest
from tests.office.keeping import Clerk, everything_in
from tests.web.championships.test_online_championship import (  # noqa: F401 - fixtures
    ask,
    clerk,
    live_of,
    look,
    server,
    state,
    status,
)
from tests.web.connect.test_sockets import run
from tests.web.pages.test_fair import bodies, holds
from tests.web.running import Browser, Running

from passgo.championship import commands
from passgo.championship.commands import HEAD_JUDGE
from passgo.championship.rounds import RoundId
from passgo.championship.state import Session
from passgo.client import Follower, Server
from passgo.fair import seat_commitment
from passgo.fair.checking import check_game
from passgo.fair.reading import read_game
from passgo.tables import Command
from passgo.tables.commands.fair_dice import REVEAL_MS
from passgo.web.people.visitors import SESSION_COOKIE

ROUND = RoundId("evening", "hall", 1)
MINE = "5a" * 32


def call_roll(clerk: Clerk, server: Running) -> tuple[Session, str]:  # noqa: F811
    session = clerk.state.sessions[ROUND]
    assert session.starts is not None
    clerk.judges(session)
    clerk.roll(session)
    look(server, clerk)
    return session, live_of(clerk, (session.id, 1))


def start(clerk: Clerk, server: Running) -> None:  # noqa: F811
    clerk.do(commands.StartHeat(clerk.head_judge, ROUND, 1))
    look(server, clerk)


def sit_down(clerk: Clerk, server: Running, entrant: str) -> str:  # noqa: F811
    """By the link of his entry; the token of his session."""
    link = clerk.office.entry_token(entrant, datetime.datetime.now(datetime.UTC))
    browser = Browser(server)
    browser.get(f"/entry/{link}/play")
    browser.post(f"/entry/{link}/play")
    token = browser.http.cookies[SESSION_COOKIE]
    browser.close()
    return token


@pytest.mark.rule("CHAMP-TIME-3")
def test_who_sits_down_before_the_start_has_his_part_in_the_dice(clerk: Clerk, server: Running) -> None:  # noqa: F811
    session, live = call_roll(clerk, server)
    assert status(server, live) == "lobby"
    tokens = [sit_down(clerk, server, session.tables[0].players[seat]) for seat in (0, 2)]
    put_in: list[str] = []

    async def begin() -> None:
        async with AsyncExitStack() as stack:
            there = [await stack.enter_async_context(Follower(Server(server.url, token), live)) for token in tokens]
            for one in there:
                await one.wait_for(lambda one=one: holds(one, one.seat))  # type: ignore[misc]  # bound now
            await asyncio.to_thread(start, clerk, server)
            for one in there:
                await one.wait_for(lambda one=one: one.view["game"] is not None)  # type: ignore[misc]  # bound now
            put_in.extend(one.seed for one in there)

    run(begin())
    clerk.time_over(session)
    look(server, clerk)
    assert status(server, live) == "finished"
    with server.client() as http:
        mine = {"authorization": f"Bearer {tokens[0]}"}
        record: dict[str, Any] = http.get(f"/api/games/{live}/record", headers=mine).json()
    assert bodies(record, "started")[0]["seeds"] == [put_in[0], "", put_in[1], ""]
    assert all(one.ok for one in check_game(read_game(json.dumps(record).encode())))


def test_who_does_not_uncover_his_part_cannot_hold_up_the_round(clerk: Clerk, server: Running) -> None:  # noqa: F811
    session, live = call_roll(clerk, server)
    sit_down(clerk, server, session.tables[0].players[1])
    person = state(server, live).seats[1].person
    part = {"commitment": seat_commitment(MINE, live)}
    assert ask(server, live, Command("part", "fair-commit", person, "seat", 1, body=part)).ok
    start(clerk, server)
    assert status(server, live) == "seeding"
    services = server.site.services
    right = services.clock
    services.clock = lambda: right() + REVEAL_MS
    try:
        ask(server, live, Command("tick", "tick", role="system"))
    finally:
        services.clock = right
    assert status(server, live) == "playing"
    assert state(server, live).seats[1].seed == ""


def test_before_the_heat_it_is_the_head_judge_who_is_awaited(clerk: Clerk, server: Running) -> None:  # noqa: F811
    session, live = call_roll(clerk, server)
    link = clerk.office.entry_token(session.tables[0].players[0], datetime.datetime.now(datetime.UTC))
    browser = Browser(server)
    browser.get(f"/entry/{link}/play")
    browser.post(f"/entry/{link}/play")
    page = browser.get(f"/tables/{live}").text
    assert "The head judge will start all tables together." in page
    assert "Waiting for the host to start the game." not in page
    browser.close()


def test_the_judge_of_a_table_cannot_start_it_before_the_others(clerk: Clerk, server: Running) -> None:  # noqa: F811
    call_roll(clerk, server)
    _, token = clerk.office.invite(HEAD_JUDGE, "Eleni", datetime.datetime.now(datetime.UTC))
    browser = Browser(server)
    browser.get(f"/desk/{token}")
    assert "<form method" not in browser.get(f"/c/{clerk.office.id}/online").text.partition("<main")[2]
    browser.get("/account")
    assert browser.post(f"/c/{clerk.office.id}/online", session=ROUND, table="1").status_code == 403
    browser.close()


def test_seats_that_change_after_the_roll_get_another_table(clerk: Clerk, server: Running) -> None:  # noqa: F811
    """What was put in for the former seats is worth nothing at the new ones, so everybody sits down again."""
    session, former = call_roll(clerk, server)
    one, other = session.tables[0].players[0], session.tables[0].players[3]
    sit_down(clerk, server, one)
    person = state(server, former).seats[0].person
    clerk.do(commands.SwapSeats(clerk.director, session.id, one, other))
    look(server, clerk)
    live = live_of(clerk, (session.id, 1))
    assert live != former
    assert status(server, former) == "abandoned"
    assert person not in everything_in(clerk.office.store, "entries", "tables")
    sit_down(clerk, server, one)
    assert [seat.person.startswith("entrant-") for seat in state(server, live).seats] == [True, True, True, False]
    start(clerk, server)
    assert live_of(clerk, (session.id, 1)) == live
    assert status(server, live) == "playing"


def test_a_table_that_became_too_small_closes_and_keeps_nobodys_name(clerk: Clerk, server: Running) -> None:  # noqa: F811
    session, former = call_roll(clerk, server)
    entrant = session.tables[0].players[2]
    sit_down(clerk, server, entrant)
    person = state(server, former).seats[2].person
    clerk.do(commands.Erase(clerk.registrar, entrant))
    look(server, clerk)
    look(server, clerk)  # it tries again and again, until the heat is seated anew
    assert status(server, former) == "abandoned"
    assert person not in everything_in(clerk.office.store, "entries", "tables")
    assert status(server, live_of(clerk, (session.id, 1))) == ""


def test_a_table_that_waited_too_long_is_made_again(clerk: Clerk, server: Running) -> None:  # noqa: F811
    session, former = call_roll(clerk, server)
    assert ask(server, former, Command("close", "close", "championship", "system")).ok
    start(clerk, server)
    live = live_of(clerk, (session.id, 1))
    assert live != former
    assert status(server, live) == "playing"
