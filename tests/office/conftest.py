"""Every fact about offices is shown on SQLite and on a real PostgreSQL."""

import datetime

import pytest
from tests.office.keeping import Clerk, clerk_of

# The databases of the store's own tests.
from tests.store.conftest import (  # noqa: F401  # fixtures
    migrated_database,
    migrated_file,
    postgres,
    sqlite_url,
    store,
    url,
)

from passgo.office import Offices
from passgo.store import Store


@pytest.fixture
def offices(store: Store) -> Offices:  # noqa: F811  # a fixture
    return Offices(store)


@pytest.fixture
def clerk(offices: Offices) -> Clerk:
    return clerk_of(offices)


@pytest.fixture
def now() -> datetime.datetime:
    return datetime.datetime(2015, 5, 2, 10, tzinfo=datetime.UTC)
