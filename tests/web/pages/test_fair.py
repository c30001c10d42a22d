"""Fair dice on the real server: clients put their parts in by themselves, and a finished game proves itself."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from tests.web.live.test_crashes import LOOSE
from tests.web.live.test_sockets import QUICK, guest, run
from tests.web.running import Process, Running

from passgo.client import Follower, Server
from passgo.fair import seat_commitment
from passgo.fair.checking import check_game
from passgo.fair.reading import read_game
from passgo.store import open_store, seeds
from passgo.store.games import export_game

SHORT = {**QUICK, "open_seats": True, "options": {"end.turns": 10}, "unattended": True}


async def sit(
    people: list[Server], table: str, stack: AsyncExitStack, parts: list[str] | None = None
) -> list[Follower]:
    """Everybody follows the table from his seat, and the table holds everybody's part."""
    followers = []
    for seat, person in enumerate(people):
        assert (await person.command(table, "take-seat", {"seat": seat})).ok
        follower = Follower(person, table, seed=parts[seat] if parts else "")
        followers.append(await stack.enter_async_context(follower))
    for seat, follower in enumerate(followers):
        await follower.wait_for(lambda seat=seat, one=follower: holds(one, seat))  # type: ignore[misc]  # bound now
    return followers


def holds(follower: Follower, seat: int) -> bool:
    mine = seat_commitment(follower.seed, follower.table)
    return bool(follower.view["table"]["seats"][seat]["commitment"] == mine)


async def play_by_bots(people: list[Server], followers: list[Follower]) -> None:
    for person, follower in zip(people, followers, strict=True):
        assert (await person.command(follower.table, "leave")).ok
    for follower in followers:
        await follower.wait_for(lambda one=follower: one.view["game"]["over"])  # type: ignore[misc]  # bound now


async def whole_game(people: list[Server], table: str) -> list[str]:
    """The seeds that were put in."""
    async with AsyncExitStack() as stack:
        followers = await sit(people, table, stack)
        assert (await people[0].command(table, "start")).ok
        for follower in followers:
            await follower.wait_for(lambda one=follower: one.view["game"] is not None)  # type: ignore[misc]  # bound now
        await play_by_bots(people, followers)
        return [follower.seed for follower in followers]


def bodies(record: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [json.loads(entry["body"]) for entry in record["entries"] if entry["kind"] == kind]


def test_clients_put_their_parts_in_and_the_record_proves_the_game(server: Running) -> None:
    async def work() -> None:
        people = [await guest(server, "Ann"), await guest(server, "Bob")]
        table = (await people[0].create_table(SHORT)).id
        put_in = await whole_game(people, table)
        record = await people[0].call("GET", f"/api/games/{table}/record", None, dict[str, Any])
        found = list(check_game(read_game(json.dumps(record).encode())))
        assert [one.ok for one in found] == [True] * 4, found
        assert bodies(record, "started")[0]["seeds"] == put_in

    run(work())


def test_the_newest_connection_of_a_player_puts_his_part_in_and_the_older_one_gives_way(server: Running) -> None:
    async def work() -> None:
        people = [await guest(server, "Ann"), await guest(server, "Bob")]
        table = (await people[0].create_table(SHORT)).id
        async with AsyncExitStack() as stack:
            older, _ = await sit(people, table, stack)
            newer = await stack.enter_async_context(Follower(people[0], table))
            await newer.wait_for(lambda: holds(newer, 0))
            assert (await people[0].command(table, "start")).ok
            await older.wait_for(lambda: older.view["game"] is not None)
            await play_by_bots(people, [older, newer])
        record = await people[0].call("GET", f"/api/games/{table}/record", None, dict[str, Any])
        assert bodies(record, "started")[0]["seeds"][0] == newer.seed

    run(work())


def test_a_record_before_the_end_and_the_list_of_tables_tell_no_seed(server: Running) -> None:
    async def work() -> None:
        ann = await guest(server, "Ann")
        table = (await ann.create_table({**SHORT, "listed": True})).id
        secret = server.site.store.ask(lambda conn: seeds.get(conn, table))
        assert len(secret) == 64
        assert secret.encode() not in server.site.store.ask(lambda conn: export_game(conn, table))
        view = await ann.view(table)
        assert view["view"]["table"]["commitment"]
        assert secret not in json.dumps(view)

    run(work())


def test_a_table_its_host_has_closed_gives_out_its_record_too(server: Running) -> None:
    async def work() -> None:
        ann = await guest(server, "Ann")
        table = (await ann.create_table(SHORT)).id
        assert (await ann.command(table, "take-seat", {"seat": 0})).ok
        assert (await ann.command(table, "close")).ok
        record = await ann.call("GET", f"/api/games/{table}/record", None, dict[str, Any])
        assert all(one.ok for one in check_game(read_game(json.dumps(record).encode())))

    run(work())


def test_a_server_killed_between_commit_and_reveal_goes_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/passgo.db"
    parts = ["a0" * 32, "a1" * 32]

    async def before(url: str) -> tuple[list[str], str]:
        people = [Server(url), Server(url)]
        for person, name in zip(people, ("Ann", "Bob"), strict=True):
            await person.guest(name)
        table = (await people[0].create_table(SHORT)).id
        async with AsyncExitStack() as stack:
            await sit(people, table, stack, parts)
        return [person.token for person in people], table

    async def after(url: str, tokens: list[str], table: str) -> None:
        people = [Server(url, token) for token in tokens]
        async with AsyncExitStack() as stack:
            followers = [
                await stack.enter_async_context(Follower(person, table, seed=part))
                for person, part in zip(people, parts, strict=True)
            ]
            assert (await people[0].command(table, "start")).ok
            for follower in followers:
                await follower.wait_for(lambda one=follower: one.view["game"] is not None)  # type: ignore[misc]  # bound now
            await play_by_bots(people, followers)

    first = Process(database, **LOOSE)
    tokens, table = asyncio.run(before(first.url))
    first.kill()
    second = Process(database, **LOOSE)
    asyncio.run(after(second.url, tokens, table))
    second.terminate()
    store = open_store(database)
    record = store.ask(lambda conn: export_game(conn, table))
    store.close()
    assert all(one.ok for one in check_game(read_game(record)))
    assert bodies(json.loads(record), "started")[0]["seeds"] == parts
