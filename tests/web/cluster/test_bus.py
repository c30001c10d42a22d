"""News from one server to another by a real Valkey."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from tests.web.cluster.servers import Valkey, running_valkey
from tests.web.live.test_sockets import run

from passgo.web.cluster.bus import CHANNEL, Bus, ValkeyBus, make_bus


@pytest.fixture
def own_valkey() -> Iterator[Valkey]:
    with running_valkey() as server:
        yield server


class Listener:
    def __init__(self, bus: Bus) -> None:
        self.heard: list[tuple[str, int]] = []
        self.changed = asyncio.Event()
        bus.listeners.append(self.hear)

    def hear(self, topic: str, version: int) -> None:
        self.heard.append((topic, version))
        self.changed.set()


@asynccontextmanager
async def running(bus: Bus) -> AsyncIterator[Bus]:
    task = asyncio.create_task(bus.run())
    try:
        yield bus
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def hear(speaker: Bus, listener: Listener, topic: str) -> None:
    """Told again and again, because nobody may have listened yet."""
    version = 0
    while not any(heard[0] == topic for heard in listener.heard):
        version += 1
        speaker.publish(topic, version)
        listener.changed.clear()
        try:
            async with asyncio.timeout(0.2):
                await listener.changed.wait()
        except TimeoutError:
            continue


def test_what_one_says_the_other_hears(own_valkey: Valkey) -> None:
    async def work() -> None:
        url = own_valkey.url
        async with running(make_bus(url)) as one, running(make_bus(url)) as two:
            listener = Listener(two)
            await hear(one, listener, "a table")
            await hear(one, listener, "championship/eurovoyage")

    run(work())


def test_a_bus_that_restarts_is_found_again(own_valkey: Valkey) -> None:
    async def work() -> None:
        url = own_valkey.url
        async with running(make_bus(url)) as one, running(make_bus(url)) as two:
            listener = Listener(two)
            await hear(one, listener, "before")
            await asyncio.to_thread(own_valkey.stop)
            one.publish("while it is away", 1)
            await asyncio.to_thread(own_valkey.start)
            await hear(one, listener, "after")

    run(work())


def test_whatever_else_is_written_on_the_channel_the_bus_goes_on(own_valkey: Valkey) -> None:
    async def work() -> None:
        async with running(make_bus(own_valkey.url)) as bus:
            listener = Listener(bus)
            await hear(bus, listener, "before")
            other = ValkeyBus(own_valkey.url).make()
            await other.publish(CHANNEL, b"1 \xff\xfe")
            await other.aclose()
            await hear(bus, listener, "after")

    run(work())


@pytest.mark.parametrize("news", [None, b"1 x", "", "1", "1 ", "x y", "-1 x", "1" * 20 + " x", "1 " + "x" * 400, "² x"])
def test_what_is_no_news_is_not_heard(news: object) -> None:
    bus = ValkeyBus("valkey://127.0.0.1:1")
    listener = Listener(bus)
    bus.hear(news)
    assert listener.heard == []


def test_alone_there_is_nobody_to_tell() -> None:
    bus = make_bus("")
    bus.publish("a table", 1)
    asyncio.run(bus.run())
