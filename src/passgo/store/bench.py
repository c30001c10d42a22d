"""How many appends this machine commits in a second."""

from collections import deque
from concurrent.futures import Future
from dataclasses import dataclass
from time import perf_counter

from passgo.store.store import Store
from passgo.store.streams import NewEntry
from passgo.store.writer import Writer

BODY = '{"command":"00000000000000000000000000000000","seat":3,"action":{"kind":"bid","amount":120},"dice":[3,4]}'


@dataclass(frozen=True, slots=True)
class CommitFigures:
    appends: int
    commits: int
    seconds: float
    p50_ms: float
    p99_ms: float

    @property
    def appends_per_second(self) -> float:
        return self.appends / self.seconds

    @property
    def commits_per_second(self) -> float:
        return self.commits / self.seconds


def measure_commits(store: Store, *, streams: int = 100, seconds: float = 2.0, name: str = "bench") -> CommitFigures:
    """Keep one append of each stream under way, as busy tables would, and time each until it is committed."""
    writer = Writer(store)
    waits: list[float] = []
    turns: deque[tuple[str, int, float, Future[int]]] = deque()

    def start(stream: str, version: int) -> None:
        began = perf_counter()
        entry = NewEntry("act", BODY, version)
        future = writer.append(stream, version, [entry])
        future.add_done_callback(lambda _: waits.append(perf_counter() - began))
        turns.append((stream, version, began, future))

    begin = perf_counter()
    for number in range(streams):
        start(f"{name}-{number}", 0)
    while turns:
        stream, _, _, future = turns.popleft()
        version = future.result()
        if perf_counter() - begin < seconds:
            start(stream, version)
    took = perf_counter() - begin
    commits = writer.figures().batches
    writer.close()
    waits.sort()
    return CommitFigures(len(waits), commits, took, 1000 * waits[len(waits) // 2], 1000 * waits[len(waits) * 99 // 100])
