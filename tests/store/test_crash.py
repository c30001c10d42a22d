"""A process that is killed has lost nothing that it acknowledged."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.servers import Postgres

from passgo.store import open_store

CHILD = Path(__file__).with_name("crash_child.py")


def acknowledged_before_kill(url: str, enough: int) -> dict[str, int]:
    """Let the child write until it told of so many appends, kill it, and return the last version of each stream."""
    told: dict[str, int] = {}
    with subprocess.Popen([sys.executable, CHILD, url], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for count, line in enumerate(child.stdout, 1):
            name, version = line.split()
            told[name] = int(version)
            if count == enough:
                child.kill()
    assert sum(told.values()) >= enough
    return told


def nothing_is_missing(url: str, rounds: int) -> None:
    for number in range(rounds):
        told = acknowledged_before_kill(url, enough=1 + 7 * number)
        store = open_store(url)
        for stream, version in told.items():
            assert [found.version for found in store.read(stream, after=version - 1, limit=1)] == [version]
            store.verify_chain(stream)
        store.close()


@pytest.mark.wide
def test_killed_twenty_times_on_sqlite(sqlite_url: str) -> None:
    nothing_is_missing(sqlite_url, 20)


def test_killed_on_postgresql(postgres: Postgres) -> None:
    nothing_is_missing(postgres.new_database(), 4)
