"""A cup whose registration is open, in a database that commands of `passgo championship` work on."""

import datetime
from collections.abc import Iterator
from contextlib import contextmanager

from tests.championship.organising import BORN
from typer.testing import CliRunner, Result

from passgo.championship import Actor, Person, commands
from passgo.cli.app import app
from passgo.office import Office, Offices
from passgo.store import open_store


def run(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def done(*words: object) -> str:
    result = run(*words)
    assert result.exit_code == 0, result.output
    return result.output


@contextmanager
def office(url: str, id: str = "greece-2015") -> Iterator[Office]:
    store = open_store(url)
    yield Offices(store).open(id)
    store.close()


def register(url: str, *ids: str) -> None:
    with office(url, "single-evening") as place:
        rules = place.championship.format.registration
        for id in ids:
            who = Person(f"Name {id}", f"{id}@mail.example", "+30 210 0000", BORN, "GR")
            entry = commands.Register(Actor(id, "entrant"), id, "hall", who, 1, rules.declarations, rules.consents)
            place.perform(entry, datetime.datetime.now(datetime.UTC))
