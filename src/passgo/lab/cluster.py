"""Games on a cluster: batches go to the workers of a Dask scheduler, and come back in the order of their games.

A worker that is lost takes nothing with it: the scheduler gives its batches to another, and the same games give the
same result wherever they are played.
"""

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import passgo
from passgo import _build
from passgo.editions import load
from passgo.engine.board import Board
from passgo.lab.simulate import AHEAD, Batch, Plan, PlayLost, Stop, play_batch, tasks

if TYPE_CHECKING:
    from distributed import Client, Future

ANSWER_SECONDS: Final = 10.0  # for a scheduler to answer
IDLE_SECONDS: Final = 60.0  # without any result and without any worker
LOOK_SECONDS: Final = 0.5


class ClusterError(PlayLost):
    """The cluster cannot play, or no longer; what was finished is kept."""


class Never:
    """On a worker nobody presses Ctrl-C."""

    value = False


@lru_cache(maxsize=1)
def sources() -> str:
    """The rules and bots of this installation, in one word."""
    return _build.digest(str(Path(passgo.__file__).parent))


@lru_cache(maxsize=8)
def board_of(edition: str, options: str) -> Board:
    """A worker loads a board once; `options` is JSON because some values are lists."""
    return load(edition, json.loads(options)).board


def play_there(plan: Plan, task: tuple[int, int], wanted: str) -> Batch:
    """What a worker does. It must play by the same sources, or the result would be nobody's."""
    if sources() != wanted:
        raise ClusterError("a worker has another version of passgo; install the same on every host")
    return play_batch(plan, board_of(plan.edition, json.dumps(dict(plan.options))), task, Never())


@contextmanager
def connected(address: str) -> Iterator["Client"]:
    try:
        from distributed import Client
    except ImportError:
        raise ClusterError("a cluster needs the extra: pip install 'passgo[cluster]'") from None
    logging.getLogger("distributed").setLevel(logging.ERROR)  # what matters is told by name below
    try:
        client = Client(address, timeout=ANSWER_SECONDS, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise ClusterError(f"no scheduler answers at {address}: {error}") from None
    try:
        yield client
    finally:
        client.close(ANSWER_SECONDS)


def threads_of(client: "Client") -> int:
    return sum(client.nthreads().values())


def batches(address: str, plan: Plan, stop: Stop) -> Iterator[Batch]:
    """The batches of a plan in the order of their games. Raises ClusterError when nobody can play them."""
    with connected(address) as client:
        threads = threads_of(client)
        if not threads:
            raise ClusterError(f"the scheduler at {address} has no workers; start one: dask worker {address}")
        waiting = tasks(plan, stop, threads)
        under_way: list[Future[Any]] = []
        while True:
            while len(under_way) < AHEAD * threads and (task := next(waiting, None)) is not None:
                under_way.append(client.submit(play_there, plan, task, sources(), pure=False))
            if not under_way:
                return
            yield result_of(client, under_way.pop(0), address)


def result_of(client: "Client", future: "Future[Any]", address: str) -> Batch:
    """Wait for a batch as long as somebody is there to play it."""
    from distributed import KilledWorker

    lonely = 0.0
    while True:
        try:
            batch: Batch = future.result(LOOK_SECONDS)
            return batch
        except TimeoutError:
            lonely = 0.0 if threads_of(client) else lonely + LOOK_SECONDS
        except KilledWorker:
            raise ClusterError("a batch of games ended several workers; see their logs") from None
        if client.status != "running":
            raise ClusterError(f"the scheduler at {address} is gone")
        if lonely >= IDLE_SECONDS:
            raise ClusterError(f"the scheduler at {address} has had no worker for {IDLE_SECONDS:.0f} seconds")
