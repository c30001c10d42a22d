"""A server whose venue goes on at a laptop, and what travels between them."""

import datetime
from pathlib import Path

from tests.office.keeping import Clerk

from passgo.championship import commands
from passgo.office import Offices, venues
from passgo.office.venues import Progress
from passgo.store import Store, open_store

VENUE = "volos"
MONTH = datetime.timedelta(days=30)


def store_at(folder: Path, name: str) -> Store:
    return open_store(f"sqlite:///{folder / name}.db")


def lend(server: Clerk, venue: str = VENUE, label: str = "") -> tuple[bytes, str]:
    return venues.lend(server.office, venue, server.director, server.now, label)


def settle(server: Clerk, store: Store, venue: str = VENUE) -> Clerk:
    """The clerk at the laptop of a venue, which is lent if it was not before."""
    offices = Offices(store)
    return Clerk(offices, venues.settle(offices, *lend(server, venue)))


def take_back(server: Clerk, archive: bytes) -> Progress:
    return venues.take_back(server.offices, archive, server.director, server.now + MONTH)[1]


def bring(server: Clerk, laptop: Clerk) -> Progress:
    return take_back(server, venues.bring_back(laptop.office))


def finish(laptop: Clerk) -> None:
    assert laptop.office.kept.home
    laptop.do(commands.FinishVenue(laptop.head_judge, laptop.office.kept.home))


def somebody(clerk: Clerk, venue: str = VENUE) -> str:
    """The first of those who still come."""
    return clerk.state.at_venue(venue, "confirmed")[0].id


def send_home(clerk: Clerk, venue: str = VENUE) -> str:
    """One person withdraws, which is the smallest piece of work there is."""
    id = somebody(clerk, venue)
    clerk.do(commands.Withdraw(clerk.registrar, id))
    return id
