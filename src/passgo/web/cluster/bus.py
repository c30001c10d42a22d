"""News between servers: which version a stream has reached. What happened is read from the store, never sent here.

A lost message does no harm: a server that follows a stream also checks it every second.
"""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from passgo.web.edge import logs
from passgo.web.settings import SettingsRefused

if TYPE_CHECKING:
    from valkey.asyncio import Valkey

CHANNEL: Final = "passgo"
LONGEST_NEWS: Final = 300
MOST_WAITING: Final = 10_000
PAUSE_SECONDS: Final = 0.5
QUIET_SECONDS: Final = 5.0  # how often a silent connection is tested

Listener = Callable[[str, int], None]


class Bus:
    """The bus of a server that runs alone: it has nobody to tell."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def publish(self, topic: str, version: int) -> None:
        """Publish a version, without ever waiting."""

    async def run(self) -> None:
        """Run until cancelled."""


class ValkeyBus(Bus):
    """A bus on Valkey or Redis. While that is away, no news goes out and the bus keeps reconnecting."""

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            import valkey.asyncio
        except ImportError as error:
            raise SettingsRefused("bus: its driver is needed: pip install 'passgo[bus]'") from error
        self.errors: tuple[type[Exception], ...] = (valkey.ValkeyError, OSError, TimeoutError)
        # Valkey's driver knows its own schemes and those of Redis.
        self.make: Callable[[], Valkey] = lambda: valkey.asyncio.Valkey.from_url(
            url,
            socket_connect_timeout=QUIET_SECONDS,
            health_check_interval=QUIET_SECONDS,
            decode_responses=True,
            encoding_errors="replace",  # of other programs that write on the channel
        )
        self.waiting: dict[str, int] = {}
        self.something = asyncio.Event()

    def publish(self, topic: str, version: int) -> None:
        if len(self.waiting) < MOST_WAITING:
            self.waiting[topic] = version
            self.something.set()

    async def run(self) -> None:
        async with asyncio.TaskGroup() as both:
            both.create_task(self.again_and_again(self.send))
            both.create_task(self.again_and_again(self.listen))

    async def again_and_again(self, work: Callable[["Valkey"], Any]) -> None:
        while True:
            client = self.make()
            try:
                await work(client)
            except self.errors as error:
                logs.warning("bus is away", error=type(error).__name__)
            finally:
                await client.aclose()
            await asyncio.sleep(PAUSE_SECONDS)

    async def send(self, client: "Valkey") -> None:
        while True:
            await self.something.wait()
            self.something.clear()
            news, self.waiting = self.waiting, {}
            pipe = client.pipeline(transaction=False)
            for topic, version in news.items():
                pipe.publish(CHANNEL, f"{version} {topic}")
            await pipe.execute()

    async def listen(self, client: "Valkey") -> None:
        pubsub = client.pubsub(ignore_subscribe_messages=True)
        async with pubsub:
            await pubsub.subscribe(CHANNEL)
            while True:
                message = await pubsub.get_message(timeout=QUIET_SECONDS)
                if message is not None:
                    self.hear(message["data"])

    def hear(self, news: object) -> None:
        """Pass news on, and ignore anything else that is written on the channel."""
        if not isinstance(news, str) or len(news) > LONGEST_NEWS:
            return
        version, _, topic = news.partition(" ")
        if topic and version.isascii() and version.isdigit() and len(version) < 16:
            for listener in self.listeners:
                listener(topic, int(version))


def make_bus(url: str) -> Bus:
    return ValkeyBus(url) if url else Bus()
