"""Who is at a table that another server has."""

from pathlib import Path

import httpx
from tests.servers import Postgres
from tests.web.cluster.test_faults import serving, until
from tests.web.live.test_crashes import begin
from tests.web.live.test_sockets import run
from tests.web.running import DEADLINE


def test_who_opens_a_page_at_another_server_is_present_at_the_table(postgres: Postgres, tmp_path: Path) -> None:
    """Else the table would take them for gone, and a bot would play for them."""
    database = postgres.new_database()
    with serving(tmp_path, database) as first, serving(tmp_path, database) as second:

        async def work() -> None:
            people, table = await begin(first.url)
            room = first.site.tables.rooms[table]
            assert room.pages == {}
            me = {"authorization": f"Bearer {people[0].token}"}
            async with httpx.AsyncClient(base_url=second.url, trust_env=False, timeout=DEADLINE) as http:
                assert (await http.get(f"/tables/{table}", headers=me)).status_code == 200
            await until(lambda: [name for _, name in room.pages] == ["seat:0"], first)

        run(work())
