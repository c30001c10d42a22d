"""Servers for the bench, each in a process of its own, and the resources they use."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from passgo import machine
from passgo.client import Server

STOP_SECONDS: Final = 30
ROOMY: Final = {
    "limits.connections_per_address": "100000",
    "limits.streams_per_address": "100000",
    "limits.requests_per_minute": "10000000",
    "limits.guests_per_hour": "10000000",
    "limits.tables_per_hour": "10000000",
    "limits.commands_per_second": "100000",
    "limits.commands_at_once": "100000",
    "limits.idle_seconds": "30",
    "log_level": "warning",
}


class BenchServer:
    """`passgo run` as people run it."""

    def __init__(self, database: str, bus: str, secret: str) -> None:
        chosen = {**ROOMY, "bus": bus, "secret": secret}
        options = [part for name, value in chosen.items() if value for part in ("--set", f"{name}={value}")]
        code = "import typer; from passgo.cli.web import run; typer.run(run)"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, "--port", "0", "--database", database, *options],
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert self.process.stdout is not None
        found = re.search(r"(http://127\.0\.0\.1:(\d+))/", self.process.stdout.readline())
        assert found is not None, "the server did not start"
        self.url = found[1]
        self.port = int(found[2])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(STOP_SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()


class BenchServers:
    """All servers of one run; the resources they use are added up."""

    def __init__(self) -> None:
        self.all: list[BenchServer] = []

    def at(self, number: int) -> BenchServer:
        return self.all[number % len(self.all)]

    def cpu_seconds(self) -> float:
        return sum(machine.cpu_seconds(server.process.pid) for server in self.all)

    def rss_mib(self) -> float:
        return sum(machine.memory_mib(server.process.pid) for server in self.all)

    def metric(self, name: str) -> int:
        return int(sum(read_metrics(server.url).get(name, 0) for server in self.all))


@contextmanager
def running_servers(count: int, database: str, bus: str) -> Iterator[BenchServers]:
    made = BenchServers()
    secret = "all servers of a bench have this one" if count > 1 else ""
    try:
        for _ in range(count):
            made.all.append(BenchServer(database, bus, secret))
        yield made
    finally:
        for server in made.all:
            server.stop()


def read_metrics(url: str) -> dict[str, float]:
    _, data = Server(url).request("GET", "/metrics", None)
    found = re.findall(r"^(\w+) ([0-9.e+]+)$", data.decode(), re.M)
    return {name: float(value) for name, value in found}
