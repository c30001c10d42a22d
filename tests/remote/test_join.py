"""Programs play at a live table of a real server."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.remote.programs import NODE_BOT, PYTHON_BOT, misbehaving
from tests.web.running import Running, running
from typer.testing import CliRunner

from passgo.cli import bot
from passgo.client import Follower, Server
from passgo.engine import View
from passgo.remote import BotsLost, process_pool
from passgo.remote import join as joining
from passgo.remote.join import JoinFailed, join
from passgo.remote.live import question_in, view_json

QUICK: dict[str, Any] = {
    "edition": "classic",
    "seats": 2,
    "pace_ms": 0,
    "clocks": {"decision_ms": 0, "auction_ms": 0},
    "options": {"end.turns": 12},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = {"limits__commands_per_second": "1000", "limits__commands_at_once": "1000"}
    with running(tmp_path_factory.mktemp("server"), **limits) as made:
        yield made


@pytest.fixture(autouse=True)
def fresh_stable(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No program of another test, and nobody who slows down: the server here takes any number of commands."""
    monkeypatch.setattr(process_pool, "ANSWER_SECONDS", 20.0)
    monkeypatch.setattr(joining, "PACE_SECONDS", 0.0)
    process_pool.lost.clear()
    yield
    process_pool.close_all()
    process_pool.lost.clear()


def run(work: Coroutine[Any, Any, None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(60):
            await work

    asyncio.run(bounded())


@asynccontextmanager
async def table(server: Running, **settings: Any) -> AsyncIterator[tuple[Server, str]]:
    """A table and its host, who only looks on."""
    host = Server(server.url)
    await host.guest("Host")
    yield host, (await host.create_table({**QUICK, "watch": "everybody", **settings})).id


def is_ready(view: dict[str, Any]) -> bool:
    """Every seat is taken, and every person has put his part into the dice."""
    return all(seat["bot"] or seat["commitment"] for seat in view["table"]["seats"])


async def start_when_full(host: Server, id: str) -> None:
    async with Follower(host, id) as looking:
        await looking.wait_for(lambda: is_ready(looking.view))
        assert (await host.command(id, "start")).ok


@pytest.mark.wide
@pytest.mark.parametrize("edition", ["classic", "championship"])
def test_two_languages_play_each_other(server: Running, edition: str) -> None:
    async def play() -> None:
        seats = 4 if edition == "championship" else 2
        async with table(server, edition=edition, seats=seats) as (host, id):
            links = [(await host.invite(id, "seat", seat)).url for seat in range(seats)]
            commands = (PYTHON_BOT, NODE_BOT) * 2
            games = [join(url, command, "Bot") for url, command in zip(links, commands, strict=False)]
            started = asyncio.create_task(start_when_full(host, id))
            results = await asyncio.gather(*games)
            await started
            assert [seat for _, seat, _ in results] == list(range(seats))
            assert [faults for *_, faults in results] == [[]] * seats
            assert results[0][0], "somebody won"

    run(play())


def test_the_lines_of_a_live_table_are_those_of_the_lab(server: Running) -> None:
    async def play() -> None:
        async with table(server, edition="championship", seats=4, options={}) as (host, id):
            bob = Server(server.url)
            await bob.guest("Bob")
            await bob.use_link((await host.invite(id, "seat", 1)).token, "Bob")
            assert (await host.command(id, "start", {"fill": "builder"})).ok
            async with Follower(bob, id) as seat:
                for _ in range(12):
                    await seat.wait_for(lambda: question_in(seat.view, set()) is not None)
                    await compare_with_the_lab(server, id, seat)
                    question = question_in(seat.view, set())
                    if question is not None:
                        reply = await seat.act(question.plainest())
                        await seat.wait_for(lambda: (seat.version or 0) >= reply.version)  # noqa: B023  # awaited at once

    run(play())


async def compare_with_the_lab(server: Running, id: str, seat: Follower) -> None:
    def look() -> tuple[int, dict[str, object]]:
        state = server.site.tables.rooms[id].table.state
        return state.version, View(state.playing(), 1).to_json()

    version, seen = -1, None
    while seat.version != version:  # bots may have gone on meanwhile
        version, seen = server.do(look)
        await seat.wait_for(lambda: (seat.version or 0) >= version)  # noqa: B023  # awaited at once
    assert view_json(seat.view) == seen


def mischief(server: Running, command: str, look: Callable[[list[str]], None], turns: int = 12) -> None:
    """A program at a table with a builder; what it did wrong is looked at afterwards."""

    async def play() -> None:
        async with table(server, options={"end.turns": turns, "unowned.decline": "nothing"}) as (host, id):
            url = (await host.invite(id, "seat", 0)).url
            assert (await host.command(id, "add-bot", {"seat": 1, "bot": "builder"})).ok
            (_, _, faults), _ = await asyncio.gather(join(url, command, "Bad"), start_when_full(host, id))
            look(faults)

    run(play())


@pytest.mark.parametrize(
    ("misdeed", "words"),
    [
        ("answer['action'] = 'roll'", "BotGarbled: the answer holds no action"),
        ("answer['action'] = {'type': 'want', 'space': 1}", "BotRefused: want was refused: not-now"),
        ("answer = '{'", "BotGarbled"),
    ],
)
def test_what_a_program_does_wrong_is_named_and_the_game_goes_on(
    server: Running, misdeed: str, words: str, tmp_path: Path
) -> None:
    def look(faults: list[str]) -> None:
        assert faults
        assert faults[0].startswith(words)

    mischief(server, misbehaving(tmp_path, f"if question['id'] < 12: {misdeed}"), look)


def test_a_program_with_too_many_faults_gives_its_seat_up(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(joining, "FAULTS_ALLOWED", 3)
    command = misbehaving(tmp_path, "answer['action'] = {'type': 'want', 'space': 1}")
    with pytest.raises(BotsLost, match="more than 3 faults in one game, the latest: BotRefused: want was refused"):
        mischief(server, command, lambda _faults: None)


def test_a_program_that_is_lost_for_good_leaves_its_seat(server: Running, tmp_path: Path) -> None:
    async def play() -> None:
        async with table(server, options={"end.turns": 200}) as (host, id):
            url = (await host.invite(id, "seat", 0)).url
            assert (await host.command(id, "add-bot", {"seat": 1, "bot": "builder"})).ok
            command = misbehaving(tmp_path, "sys.exit(1)")
            with pytest.raises(BotsLost, match="is not started again"):
                await asyncio.gather(join(url, command, "Bad"), start_when_full(host, id))
            async with Follower(host, id) as looking:
                await looking.wait_for(lambda: looking.view["table"]["seats"][0]["player"] == "bot")

    run(play())


def test_an_open_seat_is_joined_from_the_command_line(server: Running) -> None:
    async def play() -> None:
        async with table(server, open_seats=True) as (host, id):
            assert (await host.command(id, "add-bot", {"seat": 1, "bot": "builder"})).ok
            arguments = ["join", f"{server.url}/tables/{id}", "--exec", PYTHON_BOT, "--name", "Ann"]
            typed = asyncio.to_thread(CliRunner().invoke, bot.app, arguments)
            done, _ = await asyncio.gather(typed, start_when_full(host, id))
            assert done.exit_code == 0, done.stderr
            assert done.stdout.startswith("seat 0 ")
            assert done.stdout.endswith("faults: 0\n")

    run(play())


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("nonsense", "the address of a table is needed"),
        ("http://127.0.0.1/", "the address of a table is needed"),
        ("http://127.0.0.1:9/tables/x", "no server answers"),
        ("{server}/tables/nowhere", "the server refuses: no-such-table"),
        ("{server}/join/nothing", "the server refuses: no-such-link"),
    ],
)
def test_a_table_that_cannot_be_joined_is_named(server: Running, url: str, words: str) -> None:
    arguments = ["join", url.format(server=server.url), "--exec", PYTHON_BOT]
    done = CliRunner().invoke(bot.app, arguments)
    assert done.exit_code == 2
    assert words in done.stderr


@pytest.mark.wide
def test_what_a_busy_server_puts_off_is_sent_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joining, "LATER_SECONDS", 1.0)
    limits = {"limits__commands_per_second": "3", "limits__commands_at_once": "4"}
    with running(tmp_path, **limits) as busy:
        mischief(busy, PYTHON_BOT, lambda faults: pytest.fail(str(faults)) if faults else None, turns=6)


def test_a_table_where_nothing_happens_is_not_waited_for_ever(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joining, "PATIENCE_SECONDS", 0.2)

    async def play() -> None:
        async with table(server) as (host, id):
            with pytest.raises(JoinFailed, match=r"nothing happened at the table for 0\.2 seconds"):
                await join((await host.invite(id, "seat", 0)).url, PYTHON_BOT, "Ann")

    run(play())
