"""A person with two connections is there as long as one of them is."""

import asyncio

from tests.web.live.test_sockets import play, run, two_at_a_table
from tests.web.running import Running
from websockets.asyncio.client import connect

from passgo.client import Follower


def test_a_tab_that_never_said_hello_takes_nothing_from_the_other(server: Running) -> None:
    async def work() -> None:
        ann, bob, table = await two_at_a_table(server)
        room = server.site.tables.rooms[table]
        async with Follower(ann, table) as one, Follower(bob, table) as two:
            url = f"{ann.netloc}/ws/tables/{table}"
            headers = {"authorization": f"Bearer {ann.token}"}
            async with connect(f"ws://{url}", additional_headers=headers, proxy=None) as silent:
                await silent.ping()
            await silent.wait_closed()
            # The server has noticed it, too, once a later tab has come and gone.
            async with Follower(ann, table) as other:
                assert other.role == "seat:0"
            async with asyncio.timeout(20):
                while len(server.do(room.audience.everybody)) != 2:
                    await asyncio.sleep(0.01)
            await play([one, two], 6)

    run(work())
