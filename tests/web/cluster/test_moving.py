"""Tables move when their server dies, hangs or is stopped; nobody loses anything or sees two histories."""

import asyncio

import pytest
from tests.servers import Postgres
from tests.web.cluster.servers import Fleet, front, pause, wake
from tests.web.cluster.watching import Game, Witness, at, check_log, check_one_history, owner_of, sit_down
from tests.web.connect.test_sockets import level, run


def test_a_server_is_killed_in_mid_auction_and_another_goes_on(servers: Fleet) -> None:
    first, second = servers.two()

    async def work() -> None:
        people, table = await sit_down(first.url)
        async with front(first, second) as door:
            ann, bob = at(door.url, people)
            async with Witness(ann, table) as one, Witness(bob, table) as two:
                game = Game(table, [one, two])
                await game.until_auction()
                command = game.next_command()
                await asyncio.sleep(0)
                first.kill()
                await game.settle(command)
                await game.play(10)
                check_one_history([one, two])
        check_log(servers.database, game)
        assert owner_of(servers.database, table) == second.url

    run(work())


@pytest.mark.wide
def test_bots_go_on_by_themselves_when_their_server_dies(servers: Fleet) -> None:
    """Nobody asks for the table: the other server finds it by its lease."""
    first, second = servers.two()

    async def work() -> None:
        people, table = await sit_down(first.url, unattended=True, leavers="bot", clocks={"decision_ms": 300})
        async with Witness(people[0], table) as one:
            await one.wait_for(lambda: (one.version or 0) > 6)
            seen = one.version or 0
        first.kill()
        async with Witness(at(second.url, people)[1], table) as two:
            await two.wait_for(lambda: (two.version or 0) > seen + 3)

    run(work())


def test_a_paused_server_that_wakes_up_is_fenced_off(servers: Fleet) -> None:
    first, second = servers.two()

    async def work() -> None:
        people, table = await sit_down(first.url)
        elsewhere = at(second.url, people)
        async with Witness(people[0], table) as left, Witness(people[1], table) as behind:
            game = Game(table, [left, behind])
            await game.play(3)
            pause(first)
            # What the paused server is asked now, it finds when it wakes up.
            late = asyncio.create_task(left.command("chat", {"preset": "good-game"}, None, "late"))
            async with Witness(elsewhere[0], table) as one, Witness(elsewhere[1], table) as two:
                game.witnesses = [one, two]
                await game.play(6)
                assert owner_of(servers.database, table) == second.url
                wake(first)
                assert (await late).ok
                await level([left, behind], two.version or 0)
                game.witnesses = [left, behind]
                await game.play(6)  # they are led to the server that has the table now
                check_one_history([left, behind, one, two])
        assert owner_of(servers.database, table) == second.url
        check_log(servers.database, game)

    run(work())


def test_a_server_that_is_stopped_hands_its_tables_over(servers: Fleet) -> None:
    first, second = servers.two()

    async def work() -> None:
        people, table = await sit_down(first.url)
        async with front(first, second) as door:
            ann, bob = at(door.url, people)
            async with Witness(ann, table) as one, Witness(bob, table) as two:
                game = Game(table, [one, two])
                await game.play(5)
                first.process.terminate()
                await game.play(10)
                check_one_history([one, two])
        check_log(servers.database, game)
        assert owner_of(servers.database, table) == second.url

    run(work())
    assert first.finish() in (0, -15)


def test_the_database_goes_away_and_returns(servers: Fleet, postgres: Postgres) -> None:
    first, second = servers.two()

    async def work() -> None:
        people, table = await sit_down(first.url)
        ann, bob = people[0], at(second.url, people)[1]
        async with Witness(ann, table) as one, Witness(bob, table) as two:
            game = Game(table, [one, two])
            await game.play(4)
            await asyncio.to_thread(postgres.stop)
            command = game.next_command()
            await asyncio.to_thread(postgres.start)
            await game.settle(command)
            await game.play(8)
            check_one_history([one, two])
        check_log(servers.database, game)

    run(work())
