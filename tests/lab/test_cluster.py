"""A real scheduler and real workers on loopback: the result is that of one process, also when a worker is killed."""

import gc
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from passgo.cli.app import app
from passgo.lab import Plan, Tally, cluster, simulate

PLAN = Plan(bots=("builder", "novice", "random"), games=600, seed=5, turns=200, listen_every=5)
START_SECONDS = 60.0


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """A client leaves circles of futures; collected in the middle of a later import they break Python 3.11's parser."""
    yield
    gc.collect()


@contextmanager
def running(*command: str) -> Iterator["subprocess.Popen[str]"]:
    environment = {**os.environ, "DASK_DISTRIBUTED__LOGGING__DISTRIBUTED": "error"}
    program = [sys.executable, "-m", *command]
    process = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + START_SECONDS
    while not is_so():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


def answers(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def scheduler() -> Iterator[str]:
    port = free_port()
    with running("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard"):
        wait_until(lambda: answers(port), "the scheduler did not start")
        yield f"tcp://127.0.0.1:{port}"


def worker(address: str, folder: Path) -> AbstractContextManager["subprocess.Popen[str]"]:
    return running(
        "distributed.cli.dask_worker", address, "--host", "127.0.0.1", "--nthreads", "1", "--no-dashboard",
        "--no-nanny", "--local-directory", str(folder),
    )  # fmt: skip


@pytest.fixture
def two_workers(tmp_path: Path) -> Iterator[tuple[str, list["subprocess.Popen[str]"]]]:
    with ExitStack() as stack:
        address = stack.enter_context(scheduler())
        workers = [stack.enter_context(worker(address, tmp_path)) for _ in range(2)]
        with cluster.connected(address) as client:
            client.wait_for_workers(2, START_SECONDS)
        yield address, workers


@pytest.mark.wide
def test_a_killed_worker_changes_nothing(two_workers: tuple[str, list["subprocess.Popen[str]"]]) -> None:
    address, workers = two_workers
    heard: list[int] = []

    def told(tally: Tally) -> None:
        if not heard:
            workers[0].send_signal(signal.SIGKILL)
        heard.append(tally.games)

    found = simulate(PLAN, told, play=partial(cluster.batches, address))
    assert workers[0].poll() == -signal.SIGKILL
    assert heard[0] < PLAN.games
    assert found == simulate(PLAN)


@pytest.mark.wide
def test_the_command_takes_an_address(two_workers: tuple[str, list["subprocess.Popen[str]"]], tmp_path: Path) -> None:
    words = ["simulate", "-b", "builder", "-n", "40", "--turns", "50", "--seed", "3"]
    there = CliRunner().invoke(app, [*words, "--out", str(tmp_path / "there.csv"), "--cluster", two_workers[0]])
    here = CliRunner().invoke(app, [*words, "--out", str(tmp_path / "here.csv")])
    assert (there.exit_code, here.exit_code) == (0, 0)
    assert (tmp_path / "there.csv").read_text() == (tmp_path / "here.csv").read_text()


def test_an_address_where_nobody_answers_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ANSWER_SECONDS", 0.5)
    address = f"tcp://127.0.0.1:{free_port()}"
    result = CliRunner().invoke(app, ["simulate", "-n", "5", "--cluster", address])
    assert result.exit_code == 2
    assert f"no scheduler answers at {address}" in result.stderr


@pytest.mark.wide
@pytest.mark.parametrize("address", ["nonsense", "gopher://127.0.0.1:1"])
def test_an_address_that_is_none_is_named(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ANSWER_SECONDS", 0.5)
    result = CliRunner().invoke(app, ["simulate", "-n", "5", "--cluster", address])
    assert result.exit_code == 2
    assert address in result.stderr


def test_a_scheduler_without_workers_is_named() -> None:
    with scheduler() as address:
        result = CliRunner().invoke(app, ["simulate", "-n", "5", "--cluster", address])
    assert result.exit_code == 2
    assert f"dask worker {address}" in result.stderr


@pytest.mark.wide
def test_workers_of_another_version_are_refused(
    two_workers: tuple[str, list["subprocess.Popen[str]"]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "sources", lambda: "another")
    result = CliRunner().invoke(app, ["simulate", "-n", "5", "--cluster", two_workers[0]])
    assert result.exit_code == 2
    assert "another version of passgo" in result.stderr


@pytest.mark.wide
def test_what_was_finished_is_kept_when_the_last_worker_goes(
    two_workers: tuple[str, list["subprocess.Popen[str]"]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "IDLE_SECONDS", 1.0)
    address, workers = two_workers

    def told(_tally: Tally) -> None:
        for each in workers:
            each.send_signal(signal.SIGKILL)

    found = simulate(PLAN, told, play=partial(cluster.batches, address))
    assert 0 < found.games < PLAN.games
    assert "no worker for 1 seconds" in found.lost or "is gone" in found.lost
