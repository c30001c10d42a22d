"""Changes of plan in the store: mailed in each reader's language, kept over restarts, carried to a laptop and back."""

import datetime
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.championship.organising import at
from tests.office.keeping import Clerk, clerk_of
from tests.office.lending import VENUE, bring, finish, settle, store_at

from passgo.championship import Refused, commands
from passgo.championship.format import Venue
from passgo.championship.rounds import RoundId
from passgo.office import Offices
from passgo.store import Store


@pytest.fixture
def clerk(offices: Offices) -> Clerk:
    return clerk_of(offices)


@pytest.fixture
def laptop_store(tmp_path: Path) -> Iterator[Store]:
    store = store_at(tmp_path, "laptop")
    yield store
    store.close()


def hall(clerk: Clerk, venue: str = VENUE) -> Venue:
    found = clerk.office.championship.format.venue(venue)
    assert found is not None
    return found


def move(clerk: Clerk, **wishes: object) -> None:
    clerk.do(commands.ChangeVenue(clerk.director, VENUE, **wishes))  # type: ignore[arg-type]


def bodies(clerk: Clerk) -> list[str]:
    found = [
        clerk.office.render(one, base="https://cup.example") for one in clerk.office.emails() if one.kind == "plan"
    ]
    return [one.body for one in found if one is not None]


@pytest.mark.rule("CHAMP-TERMS-5")
def test_a_change_is_mailed_to_those_of_the_venue_in_their_language(clerk: Clerk) -> None:
    clerk.register(1)
    clerk.office.perform(clerk.entry("el00009"), clerk.now, language="el")
    clerk.register(1, "patras")
    notice = (("el", "Η αίθουσα είναι κλεισμένη."), ("en", "The hall is booked."))
    move(clerk, starts=at("2015-05-24T15:00"), name="The harbour", notice=notice, mailed=True)
    english, greek = sorted(bodies(clerk), key=lambda body: "el00009" in body)
    assert english == (
        "Dear Name vo001,\n\n"
        "The start in Volos is now May 24, 2015, 3:00\u202fPM instead of May 23, 2015, 12:00\u202fPM.\n"
        "The venue in Volos is now The harbour instead of Public Volos.\n\n"
        "The hall is booked.\n\n"
        "https://cup.example/c/greece-2015\n\n"
        "HASBRO HELLAS AE, RETAIL WORLD AE"
    )
    assert "Η αίθουσα είναι κλεισμένη." in greek
    assert "The hall is booked." not in greek


def test_a_change_that_is_not_mailed_writes_no_letter(clerk: Clerk) -> None:
    clerk.register(1)
    move(clerk, name="The harbour")
    assert bodies(clerk) == []


def test_later_letters_name_the_new_start(clerk: Clerk) -> None:
    (id,) = clerk.register(1)
    move(clerk, starts=at("2015-05-24T15:00"))
    clerk.do(commands.Phone(clerk.registrar, id))
    told = [clerk.office.render(one) for one in clerk.office.emails() if one.kind == "confirmed"]
    assert told[0] is not None
    assert "May 24, 2015" in told[0].body


@pytest.mark.rule("CHAMP-REG-4")
def test_those_who_move_up_get_their_letter(clerk: Clerk) -> None:
    move(clerk, capacity=4)
    clerk.register(6)
    move(clerk, capacity=5, mailed=True)
    kinds = [one.kind for one in clerk.office.emails()]
    assert (kinds.count("moved-up"), kinds.count("plan")) == (1, 6)


def test_changes_are_there_after_a_restart(clerk: Clerk, store: Store) -> None:
    move(clerk, starts=at("2015-05-24T15:00"), capacity=30)
    clerk.do(commands.ChangeClosing(clerk.director, datetime.date(2015, 5, 21)))
    again = Offices(store).open(clerk.office.id)
    assert again.championship.format == clerk.office.championship.format
    assert again.championship.state == clerk.state
    assert again.kept.format == clerk.office.kept.format


def test_a_laptop_has_every_change_and_brings_its_results_back(clerk: Clerk, laptop_store: Store) -> None:
    clerk.confirmed(8, VENUE)
    move(clerk, starts=at("2015-05-24T15:00"), name="The harbour")
    laptop = settle(clerk, laptop_store)
    assert hall(laptop) == hall(clerk)
    with pytest.raises(Refused, match="plan-lent"):
        move(clerk, name="Elsewhere")
    with pytest.raises(Refused, match="plan-lent"):
        move(laptop, name="Elsewhere")
    # The server goes on changing the plan for others meanwhile.
    clerk.do(commands.ChangeVenue(clerk.director, "patras", name="The castle"))
    laptop.sit_down_at(laptop.office)
    laptop.doors_open(VENUE)
    laptop.play(laptop.seat(RoundId("city", VENUE, 1)))
    finish(laptop)
    bring(clerk, laptop)
    assert (hall(clerk).name, hall(clerk, "patras").name) == ("The harbour", "The castle")
    assert clerk.state.sessions[RoundId("city", VENUE, 1)].tables[0].confirmed()
    with pytest.raises(Refused, match="roll-called"):
        move(clerk, name="Elsewhere")
    move(clerk, tables=6, capacity=35)  # after the loan the server changes what may still change
