"""Who is expected at the door of a venue."""

from pathlib import Path

from tests.office.keeping import clerk_of

from passgo.championship.rounds import RoundId
from passgo.office import Offices
from passgo.store import open_store
from passgo.web.championships.venue_people import awaited_at


def test_a_final_awaits_those_who_qualified(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/passgo.db")
    clerk = clerk_of(Offices(store))
    ids = clerk.confirmed(4)
    assert awaited_at(clerk.office, "volos") == ids
    assert awaited_at(clerk.office, "syntagma") == []
    clerk.doors_open("volos")
    ranking = clerk.finish(RoundId("city", "volos", 1))
    going = clerk.state.outcomes["city-final", "volos"].going
    assert (len(going), going[0]) == (1, ranking[0])
    assert awaited_at(clerk.office, "syntagma") == list(going)
    store.close()
