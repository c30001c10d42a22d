"""Every fact about the store is shown on SQLite and on a real PostgreSQL."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.breadth import DATABASES
from tests.servers import Postgres, running_postgres

from passgo.store import Store, Writer, open_store
from passgo.store.schema import metadata


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, sqlite_url: str) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return sqlite_url
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made once, because Alembic takes longer than most tests."""
    file = tmp_path_factory.mktemp("migrated") / "store.db"
    open_store(f"sqlite:///{file}").close()
    return file


@pytest.fixture(scope="session")
def migrated_database(postgres: Postgres) -> str:
    url = postgres.new_database()
    open_store(url).close()
    return url


@pytest.fixture(params=DATABASES)
def store(request: pytest.FixtureRequest, sqlite_url: str) -> Iterator[Store]:
    """A store with all its tables and nothing in them."""
    if request.param == "sqlite":
        shutil.copy(request.getfixturevalue("migrated_file"), sqlite_url.removeprefix("sqlite:///"))
        opened = open_store(sqlite_url)
    else:
        opened = open_store(request.getfixturevalue("migrated_database"))
        tables = ", ".join(table.name for table in metadata.sorted_tables)
        opened.do(lambda conn: conn.execute(text(f"TRUNCATE {tables}")))
    yield opened
    opened.close()


@pytest.fixture
def writer(store: Store) -> Iterator[Writer]:
    started = Writer(store)
    yield started
    started.close()
