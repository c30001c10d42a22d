"""A clerk who does through the store what the office of the core's tests does in memory."""

import datetime
from collections.abc import Sequence
from importlib import resources

from sqlalchemy import text
from tests.championship.organising import ATHENS
from tests.championship.organising import Office as Organiser

from passgo.championship import Actor, Command, Event
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, REGISTRAR, SCORER
from passgo.office import Office, Offices
from passgo.store import Store
from passgo.store.schema import metadata

TERMS = {"en": "The terms.", "el": "Οι όροι."}


def format_text(name: str) -> str:
    return (resources.files("passgo.championship") / "presets" / f"{name}.toml").read_text(encoding="utf-8")


class Clerk(Organiser):
    """All the moves of the organiser, each one a commit."""

    def __init__(self, offices: Offices, office: Office) -> None:
        self.offices = offices
        self.sit_down_at(office)
        self.log: list[Event] = []
        self.director = Actor("director", DIRECTOR)
        self.registrar = Actor("registrar", REGISTRAR)
        self.head_judge = Actor("head-judge", HEAD_JUDGE)
        self.scorer = Actor("scorer", SCORER)

    def sit_down_at(self, office: Office) -> None:
        """Go on at another desk: after a crash, or in another process."""
        self.office = office
        self.championship = office.championship
        self.state = office.championship.state
        self.format = office.championship.format
        last = self.state.last
        assert last is not None
        opens = self.format.registration.opens.replace(tzinfo=ATHENS) + datetime.timedelta(days=1)
        self.now = max(last, opens)

    def do(self, command: Command, now: datetime.datetime | None = None) -> list[Event]:
        self.now = now or self.now + datetime.timedelta(seconds=1)
        return self.office.perform(command, self.now)


def clerk_of(offices: Offices, name: str = "greece-2015", changes: Sequence[tuple[str, str]] = ()) -> Clerk:
    written = format_text(name)
    for old, new in changes:
        assert old in written
        written = written.replace(old, new)
    at = datetime.datetime(2014, 12, 1, tzinfo=datetime.UTC)
    return Clerk(offices, offices.create(written, at, terms=TERMS))


def everything_in(store: Store, *without: str) -> str:
    """Every row of every table as text, to look for what must not be there."""
    told = []
    with store.reading() as conn:
        for table in metadata.sorted_tables:
            if table.name not in without:
                told += [repr(tuple(row)) for row in conn.execute(text(f"SELECT * FROM {table.name}"))]
    return "\n".join(told)
