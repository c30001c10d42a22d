"""One thread, no real time: everything that will happen stands in one queue, ordered by the hour of a made-up clock.

A `Loop` is what asyncio needs of an event loop, on that queue. Every simulated process has one of its own, so it can be
stopped for a while or killed between any two steps without the others noticing.
"""

import asyncio
import heapq
from collections.abc import Callable
from concurrent.futures import Executor
from contextvars import Context
from random import Random
from typing import Any, Final, TypeVar, TypeVarTuple

from passgo.store import StoreError
from passgo.web.edge.problems import Problem

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

BEGIN_MS: Final = 1_700_000_000_000
MOST_STEPS: Final = 400_000  # a simulation that needs more is going round in circles


class Broken(AssertionError):
    """An invariant that does not hold, by name."""

    def __init__(self, invariant: str, told: str) -> None:
        super().__init__(f"{invariant}: {told}")
        self.invariant = invariant


class World:
    """The clock, what will happen, what has happened, and the dice behind it all."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.now = 0.0
        self.steps = 0
        self.queue: list[tuple[float, int, asyncio.Handle | Callable[[], None], Loop | None]] = []
        self.counted = 0
        self.trace: list[tuple[float, str, str]] = []
        self.broken: Broken | None = None
        self.over = False

    def random(self, of: str) -> Random:
        """Dice of their own for each part, so that one part does not change what another one meets."""
        return Random(f"{self.seed} {of}")

    def note(self, who: str, what: str) -> None:
        self.trace.append((self.now, who, what))

    def fail(self, invariant: str, told: str) -> None:
        """The first broken invariant ends the simulation. Raised here, it would be caught by the server's own nets."""
        if self.broken is None and not self.over:
            self.note("!", f"{invariant}: {told}")
            self.broken = Broken(invariant, told)

    def after(self, seconds: float, call: Callable[[], None]) -> None:
        self.put(self.now + seconds, call, None)

    def put(self, when: float, call: "asyncio.Handle | Callable[[], None]", loop: "Loop | None") -> None:
        self.counted += 1
        heapq.heappush(self.queue, (when, self.counted, call, loop))

    def run(self, until: float) -> None:
        """Let everything happen that happens before this hour."""
        while self.queue and self.queue[0][0] <= until:
            when, _, call, loop = heapq.heappop(self.queue)
            self.now = max(self.now, when)
            self.steps += 1
            if self.steps > MOST_STEPS:
                self.fail("comes-to-rest", f"{MOST_STEPS} steps at {self.now:.3f} s")
            if isinstance(call, asyncio.Handle):
                assert loop is not None
                loop.take(call)
            else:
                call()
            if self.broken is not None:
                break
        if self.broken is not None:
            raise self.broken
        self.now = until

    def end(self, loops: list["Loop"]) -> None:
        """Let every task of every process, killed ones too, come to its end. What they still do changes nothing."""
        self.over = True
        for ending in loops:
            ending.end()
        while self.queue and self.queue[0][0] <= self.now + 1.0:
            _, _, call, loop = heapq.heappop(self.queue)
            if isinstance(call, asyncio.Handle) and loop is not None and not call.cancelled():
                loop.run_handle(call)


class Loop(asyncio.AbstractEventLoop):
    """The event loop of one process."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.dice = world.random(f"loop {name}")
        self.dead = False
        self.stopped = False
        self.tasks: list[asyncio.Task[Any]] = []
        self.put_off: list[asyncio.Handle] = []  # due while the process was stopped, or after it was killed

    def take(self, handle: asyncio.Handle) -> None:
        if handle.cancelled():
            return
        if self.stopped or self.dead:
            self.put_off.append(handle)
        else:
            self.run_handle(handle)

    def run_handle(self, handle: asyncio.Handle) -> None:
        asyncio._set_running_loop(self)
        try:
            handle._run()
        finally:
            asyncio._set_running_loop(None)

    def go_on(self) -> None:
        """After a stop everything that became due is done at once, in its order."""
        self.stopped = False
        for handle in self.put_off:
            self.world.put(self.world.now, handle, self)
        self.put_off.clear()

    def end(self) -> None:
        self.dead = True
        for handle in self.put_off:
            self.world.put(self.world.now, handle, self)
        self.put_off.clear()
        for task in self.tasks:
            task.cancel()

    # What asyncio asks of a loop.

    def time(self) -> float:
        return self.world.now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self.world.put(self.world.now, handle, self)
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def call_later(
        self, delay: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.world.now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        when += self.dice.random() * 0.0005  # no two timers of a real machine fire at the same instant
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self.world.put(when, handle, self)
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It stays in the queue and is passed over."""

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> "asyncio.Task[Any]":
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        self.tasks = [known for known in self.tasks if not known.done()] if len(self.tasks) > 100 else self.tasks
        self.tasks.append(task)
        return task

    def run_in_executor(self, _executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts) -> "asyncio.Future[T]":
        """The work is done at one moment between now and when the loop hears of it, as a thread would."""
        done: asyncio.Future[T] = self.create_future()

        def work() -> None:
            try:
                if self.dead:
                    raise ConnectionError("this process was killed")
                result = func(*args)
            except Exception as error:
                self.call_later(self.dice.expovariate(500), settle, done, None, error)
            else:
                self.call_later(self.dice.expovariate(500), settle, done, result, None)

        self.call_later(self.dice.expovariate(500), work)
        return done

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, Problem | StoreError):
            return  # what nobody waited for any more
        self.world.fail("no-fault-inside", f"{self.name}: {context.get('message')}: {error!r}")


def settle(future: "asyncio.Future[Any]", result: Any, error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
