"""Servers die again and again, always the one that has the table."""

import asyncio
import random

import pytest
from tests.web.cluster.servers import Fleet, Front, front
from tests.web.cluster.watching import Game, Witness, at, check_log, check_one_history, owner_of, sit_down

KILLS = 10
SEED = 17


async def play_and_kill(servers: Fleet, door: Front, game: Game, chance: random.Random) -> None:
    """The owner dies in the middle of whatever it is doing; a new server takes its place."""
    await game.play(chance.randint(1, 8))
    owner = owner_of(servers.database, game.table)
    command = game.next_command()
    for _ in range(chance.randint(0, 3)):
        await asyncio.sleep(0)
    next(server for server in servers.servers if server.url == owner).kill()
    await game.settle(command)
    door.ports = [server.port for server in await asyncio.to_thread(servers.two)]
    chance.shuffle(door.ports)


@pytest.mark.long
def test_ten_kills_lose_nothing_that_was_acknowledged(servers: Fleet) -> None:
    chance = random.Random(SEED)

    async def work() -> None:
        first, second = servers.two()
        people, table = await sit_down(first.url)
        async with front(first, second) as door:
            ann, bob = at(door.url, people)
            async with Witness(ann, table) as one, Witness(bob, table) as two:
                game = Game(table, [one, two])
                for _ in range(KILLS):
                    await play_and_kill(servers, door, game, chance)
                await game.play(10)
                check_one_history([one, two])
        check_log(servers.database, game)

    asyncio.run(work())
