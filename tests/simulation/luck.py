"""Bad luck: what goes wrong, when, and how often. Every seed has a mixture of its own, down to none of a kind."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tests.simulation.storage import Commits

from passgo.store import StoreUnavailable

if TYPE_CHECKING:
    from tests.simulation.simulation import Simulation

SECONDS_BETWEEN: Final = 1.5


class Luck:
    def __init__(self, simulation: "Simulation") -> None:
        self.simulation = simulation
        self.world = simulation.world
        self.dice = self.world.random("luck")
        self.bad = False
        kinds: list[Callable[[], None]] = [
            self.kill,
            self.drain,
            self.stop,
            self.lose_store,
            self.fill_up,
        ]
        if not simulation.settings["watch_delay_ms"]:
            # What late onlookers see is a matter of the clock: with a wrong one they may be taken back a little.
            kinds.append(self.set_clock)
        self.strikes = [kind for kind in kinds if self.often()]
        self.network = self.often()
        self.commits = self.often()
        simulation.store.unheard = lambda: self.bad and self.commits and self.dice.randrange(15) == 0

    def often(self) -> bool:
        return self.dice.random() < 0.6

    def turn_bad(self) -> None:
        self.bad = True
        weather = self.simulation.weather
        weather.slow = self.dice.choice([0.01, 0.05, 0.2])
        if self.network:
            weather.breaks, weather.lost, weather.doubled = 0.02, 0.1, 0.3
        self.later(SECONDS_BETWEEN, self.strike)

    def turn_good(self) -> None:
        """The network heals, servers that stand still go on; clocks stay as wrong as they are."""
        self.bad = False
        simulation = self.simulation
        weather = simulation.weather
        weather.slow, weather.breaks, weather.lost, weather.doubled = 0.01, 0.0, 0.0, 0.0
        simulation.store.down = False
        for server in simulation.servers.values():
            server.writer.full = False
            server.go_on()

    def strike(self) -> None:
        if self.bad:
            if self.strikes:
                self.dice.choice(self.strikes)()
            self.later(SECONDS_BETWEEN, self.strike)

    def later(self, mean: float, call: Callable[[], None]) -> None:
        self.world.after(self.dice.expovariate(1 / mean), call)

    def some_server(self) -> str:
        return self.dice.choice(sorted(self.simulation.servers))

    def kill(self) -> None:
        self.simulation.kill(self.some_server())

    def drain(self) -> None:
        self.simulation.drain(self.some_server())

    def stop(self) -> None:
        """As a debugger, a snapshot of the machine or a long collection of garbage does."""
        server = self.simulation.servers[self.some_server()]
        if server.is_up and not server.loop.stopped:
            server.stop()
            self.later(3.0, server.go_on)

    def lose_store(self) -> None:
        store = self.simulation.store
        self.world.note("store", "is away")
        store.down = True

        def come_back() -> None:
            store.down = False

        self.later(1.5, come_back)

    def fill_up(self) -> None:
        server = self.simulation.servers[self.some_server()]
        server.writer.full = True

        def have_room() -> None:
            server.writer.full = False

        self.later(0.5, have_room)

    def set_clock(self) -> None:
        server = self.simulation.servers[self.some_server()]
        server.set_clock(self.dice.choice([-20_000, -4_000, -500, 0, 500, 4_000, 20_000]))


class BadCommits(Commits):
    """The disk of one server."""

    def __init__(self, luck: Luck, simulation: "Simulation", server: str) -> None:
        self.luck = luck
        self.simulation = simulation
        self.server = server
        self.dice = luck.world.random(f"commits {server}")

    def happens(self, one_in: int) -> bool:
        return self.luck.bad and self.luck.commits and self.dice.randrange(one_in) == 0

    def seconds(self) -> float:
        return self.dice.expovariate(1.0 if self.happens(10) else 300.0)

    def before(self) -> None:
        if self.happens(60):
            self.simulation.kill(self.server)
            raise StoreUnavailable("the server is gone")
        if self.happens(25):
            raise StoreUnavailable("the disk is full")

    def after(self) -> None:
        if self.happens(60):
            self.simulation.kill(self.server)
        elif self.happens(25):
            self.luck.world.note(self.server, "does not hear of its commit")
            raise StoreUnavailable("the connection was lost in the commit")
