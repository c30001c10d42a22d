"""Two hundred people and twenty-four places: capacity holds, and whoever was first has the place."""

import datetime
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from tests.office.crowd_child import register_all
from tests.office.keeping import TERMS, everything_in, format_text

from passgo.championship import events
from passgo.championship.codec import from_json
from passgo.office import Office, Offices
from passgo.store import Store, Writer

CROWD, PLACES, WAITING = 200, 24, 10  # the list of alternates of this format has an end
ROOT = Path(__file__).parents[2]


@pytest.fixture
def office(offices: Offices) -> Office:
    at = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
    return offices.create(format_text("single-evening"), at, terms=TERMS)


def check_order(store: Store, outcomes: list[str]) -> None:
    """By the log, whoever wrote it: the first have places, the next are alternates in order, the rest are refused."""
    stream = "championship/single-evening"
    store.verify_chain(stream)
    log = [from_json(entry.body) for entry in store.read(stream, limit=5000)]
    entered = [event for event in log if isinstance(event, events.Registered)]
    assert [event.status for event in entered] == ["pending"] * PLACES + ["alternate"] * WAITING
    assert [event.alternate for event in entered[PLACES:]] == list(range(1, WAITING + 1))
    assert len({event.entrant for event in entered}) == PLACES + WAITING
    assert Counter(outcomes) == {"entered": PLACES + WAITING, "alternates-full": CROWD - PLACES - WAITING}
    rows = Offices(store).open("single-evening").championship.people.rows
    assert sorted(rows) == sorted(event.entrant for event in entered)
    refused = {f"e{number:03d}" for number in range(CROWD)} - set(rows)
    kept = everything_in(store)
    assert not [id for id in refused if f"{id}@mail.example" in kept]


@pytest.mark.rule("CHAMP-REG-3")
def test_many_threads(office: Office, store: Store) -> None:
    check_order(store, register_all(office, range(CROWD), 40))


def test_many_threads_through_the_writer_of_a_server(office: Office, store: Store) -> None:
    writer = Writer(store)
    served = Offices(store, write=lambda change: writer.submit(change).result()).open(office.id)
    check_order(store, register_all(served, range(CROWD), 40))
    writer.close()


@pytest.mark.wide
@pytest.mark.usefixtures("office")
def test_two_processes_with_many_threads(store: Store) -> None:
    url = store.url.render_as_string(hide_password=False)
    environment = {**os.environ, "PASSGO_PURE": "1", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    half = CROWD // 2
    children = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.office.crowd_child", url, str(first), str(half), "20"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            cwd=ROOT,
            text=True,
        )
        for first in (0, half)
    ]
    for child in children:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
    told = [child.communicate("go\n", timeout=120)[0] for child in children]
    assert [child.returncode for child in children] == [0, 0]
    check_order(store, "".join(told).split())
