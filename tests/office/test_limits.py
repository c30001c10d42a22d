"""Limits of what an office keeps, lists and takes in."""

import datetime
import gzip

import pytest
from tests.office.keeping import TERMS, Clerk, format_text

from passgo.championship import commands
from passgo.office import Offices
from passgo.office.archives import unpack
from passgo.office.details import checked
from passgo.office.errors import ArchiveRefused, BadDetails
from passgo.store import Store


def test_terms_have_at_most_two_hundred_thousand_characters(clerk: Clerk) -> None:
    longest = commands.PublishTerms(clerk.director, "x" * 200_000, "New terms.")
    assert checked(longest) == longest
    with pytest.raises(BadDetails, match="text"):
        checked(commands.PublishTerms(clerk.director, "x" * 200_001, "New terms."))


def test_an_archive_past_the_largest_is_named_as_such() -> None:
    head = b'{"passgo_archive":1}\n'
    with pytest.raises(ArchiveRefused, match="more than 64000000 bytes"):
        unpack(gzip.compress(head + b" " * 64_000_001, 1))


def test_every_championship_of_a_busy_server_is_listed(offices: Offices, now: datetime.datetime) -> None:
    evening = format_text("single-evening")
    for number in range(25):
        offices.create(evening.replace('id = "single-evening"', f'id = "evening-{number}"'), now, terms=TERMS)
    assert sorted(line.id for line in offices.listing(now)) == sorted(f"evening-{number}" for number in range(25))


def test_whoever_catches_up_is_told_how_much_was_new(clerk: Clerk, store: Store) -> None:
    elsewhere = Offices(store)
    elsewhere.open(clerk.office.id)
    assert elsewhere.catch_up() == 0
    clerk.register(2)
    assert elsewhere.catch_up() == 10  # an entry, its declarations and its consents, twice
    assert elsewhere.catch_up() == 0
