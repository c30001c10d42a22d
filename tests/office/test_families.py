"""Guardians, groups, answers and drawn nicknames in the store: kept, exported, lent and erased with their person."""

import datetime
from dataclasses import replace

import pytest
from sqlalchemy import update
from tests.championship.families import SCHOOL
from tests.office.keeping import Clerk, clerk_of, everything_in
from tests.office.lending import settle
from tests.office.test_venues import laptop_store  # noqa: F401  # a fixture

from passgo.championship import Person, commands
from passgo.championship.boards import shown_name
from passgo.office import BadDetails, Offices, archives, rows, venues
from passgo.store import Store
from passgo.store.schema import entrants

ASKING = [("age = 18", "age = 18\nguardian_below = 30"), ("[valuation]", SCHOOL + "\n[valuation]")]


@pytest.fixture
def clerk(offices: Offices) -> Clerk:
    return clerk_of(offices, changes=ASKING)


def test_another_process_reads_what_was_asked(clerk: Clerk, store: Store) -> None:
    (id,) = clerk.register(1)
    kept = Offices(store).open(clerk.office.id).championship.people.rows[id]
    assert kept == clerk.championship.people.rows[id]
    assert (kept.guardian, kept.guardian_email, kept.group) == (f"Guardian {id}", f"guardian-{id}@mail.example", "3A")
    assert kept.answers == (("lunch", "Fish"), ("allergies", f"Answer {id}"), ("photo", "yes"))
    assert kept.drawn


def test_corrected_details_keep_the_nicknames(clerk: Clerk, store: Store) -> None:
    (id,) = clerk.register(1)
    clerk.do(commands.ProposeNickname(clerk.registrar, id, "Iron Top Hat"))
    before = clerk.championship.people.rows[id]
    changed = replace(before, group="3C", guardian="Maria Doe", nickname="Smuggled", drawn="Smuggled")
    clerk.do(commands.ChangeDetails(clerk.registrar, id, changed))
    kept = Offices(store).open(clerk.office.id).championship.people.rows[id]
    assert kept == replace(before, group="3C", guardian="Maria Doe")


def test_nobody_brings_a_nickname_along(clerk: Clerk) -> None:
    entry = clerk.entry("vo001")
    clerk.do(replace(entry, person=replace(entry.person, nickname="Rude", drawn="Ruder")))
    assert shown_name(clerk.championship, "vo001") not in ("Rude", "Ruder", "anonymous")


def test_a_nickname_is_drawn_in_the_language_of_the_form(clerk: Clerk) -> None:
    clerk.office.perform(clerk.entry("vo001"), clerk.now, language="el")
    assert not clerk.championship.people.rows["vo001"].drawn.isascii()


@pytest.mark.rule("CHAMP-DATA-3")
def test_an_erasure_takes_guardian_group_answers_and_nickname(clerk: Clerk, store: Store) -> None:
    one, other = clerk.register(2)
    row = clerk.championship.people.rows[one]
    traces = (f"Guardian {one}", f"guardian-{one}@mail.example", f"Answer {one}", row.drawn)
    assert all(words in everything_in(store) for words in traces)
    clerk.do(commands.Erase(clerk.registrar, one))
    kept = everything_in(store)
    assert [words for words in traces if words in kept] == []
    assert f"Answer {other}" in kept


def test_an_export_tells_all_of_it_with_the_consent(clerk: Clerk) -> None:
    (id,) = clerk.register(1)
    told = clerk.office.export_person(id)
    person = told["person"]
    assert isinstance(person, dict)
    assert person["guardian"] == f"Guardian {id}"
    assert person["group"] == "3A"
    assert person["answers"] == {"lunch": "Fish", "allergies": f"Answer {id}", "photo": "yes"}
    assert told["consents"] == {
        "terms": True, "data": True, "publicity": True, "promotion": False, "guardian": True,
    }  # fmt: skip


def test_a_venue_takes_along_what_its_own_people_answered(
    clerk: Clerk,
    laptop_store: Store,  # noqa: F811  # a fixture
) -> None:
    (mine,) = clerk.register(1)
    (other,) = clerk.register(1, "patras")
    laptop = settle(clerk, laptop_store)
    assert laptop.championship.people.rows == {mine: clerk.championship.people.rows[mine]}
    found = everything_in(laptop_store)
    assert f"Answer {mine}" in found
    assert f"Guardian {mine}" in found
    assert f"Answer {other}" not in found
    assert f"Guardian {other}" not in found
    changed = replace(laptop.championship.people.rows[mine], answers=(("lunch", "Vegetables"),))
    laptop.do(commands.ChangeDetails(laptop.registrar, mine, changed))
    _, _, content = archives.unpack(venues.bring_back(laptop.office))
    assert [entrant for entrant, *_ in content.people] == [mine]


def test_a_row_of_an_older_archive_has_nothing_of_it() -> None:
    someone = Person("Name", "a@mail.example", "+30 210", datetime.date(1980, 3, 4), "GR", drawn="Blue Boat")
    old = {"name", "email", "phone", "born", "citizenship", "employee", "relative", "nickname"}
    values = {name: value for name, value in rows.values_of(someone).items() if name in old}
    assert archives.person_of(values) == replace(someone, drawn="")


def test_people_of_before_get_a_nickname_when_they_are_read(clerk: Clerk, store: Store) -> None:
    ids = clerk.register(3)
    store.do(lambda conn: conn.execute(update(entrants).values(drawn="")))
    again = Offices(store).open(clerk.office.id).championship
    names = [shown_name(again, id) for id in ids]
    assert "anonymous" not in names
    assert len(set(names)) == 3


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("guardian", "x" * 101),
        ("guardian", "Maria\u202e"),
        ("guardian_email", "nobody"),
        ("guardian_phone", "12"),
        ("group", "y" * 41),
        ("answers", (("allergies", "z" * 301),)),
        ("answers", (("allergies", "\x00"),)),
    ],
)
def test_texts_that_no_database_should_hold_are_refused(clerk: Clerk, field: str, value: object) -> None:
    entry = clerk.entry("vo001")
    changed: Person = replace(entry.person, **{field: value})  # type: ignore[arg-type]  # a field and its value
    with pytest.raises(BadDetails):
        clerk.office.perform(replace(entry, person=changed), clerk.now)
