"""Championships at several servers: each hears at once of what another has written."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.servers import Postgres
from tests.web.championships.opening import TERMS, keep, now
from tests.web.cluster.servers import SECRET, Valkey
from tests.web.cluster.test_bus import Listener, hear
from tests.web.cluster.test_bus import running as listening
from tests.web.live.test_sockets import run
from tests.web.running import Running, running

from passgo.office.office import SYSTEM
from passgo.web.cluster.bus import make_bus


@pytest.fixture
def both(postgres: Postgres, valkey: Valkey, tmp_path: Path) -> Iterator[list[Running]]:
    chosen = {"database": postgres.new_database(), "bus": valkey.url, "secret": SECRET}
    with ExitStack() as stack:
        yield [
            stack.enter_context(running(tmp_path, peer_url=f"http://127.0.0.1:{number}", **chosen)) for number in (1, 2)
        ]


def test_news_of_a_championship_reach_the_other_server(both: list[Running], valkey: Valkey) -> None:
    one, two = both
    office = keep(one, "spring")
    other = two.site.offices.open("spring")
    written: list[int] = []
    other.listen(written.append)

    async def work() -> None:
        async with listening(make_bus(valkey.url)) as bus:
            listener = Listener(bus)
            await hear(bus, listener, "this listener is there")
            office.publish_terms(SYSTEM, TERMS, "Second.", now())
            async with asyncio.timeout(30):
                while (office.stream, office.version) not in listener.heard:
                    listener.changed.clear()
                    await listener.changed.wait()
                while office.version not in written:
                    await asyncio.sleep(0.01)

    run(work())


def test_both_write_and_neither_loses_anything(both: list[Running]) -> None:
    one, two = both
    offices = [keep(one, "autumn"), two.site.offices.open("autumn")]
    for round in range(4):
        for office in offices:
            office.publish_terms(SYSTEM, TERMS, f"Notice {round}.", now())
    for office in offices:
        office.catch_up()
    assert [len(office.championship.state.terms) for office in offices] == [9, 9]
    one.site.store.verify_chain(offices[0].stream)
