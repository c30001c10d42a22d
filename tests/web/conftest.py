"""One server for many tests; a test that needs other settings starts its own with `running`."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.breadth import DATABASES
from tests.servers import Postgres
from tests.store.conftest import postgres  # noqa: F401 - a fixture, so that there is one PostgreSQL for all
from tests.web.running import Browser, Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("server")
    loose = {
        "limits__requests_per_minute": "100000",
        "limits__commands_per_second": "10000",
        "limits__commands_at_once": "10000",
        "limits__logins_per_minute": "1000",
        "limits__guests_per_hour": "100000",
        "limits__tables_per_hour": "100000",
    }
    with running(folder, **loose) as server:
        yield server


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database; the important facts are shown on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/passgo.db"
    there: Postgres = request.getfixturevalue("postgres")
    return there.new_database()


@pytest.fixture
def browser(server: Running) -> Iterator[Browser]:
    somebody = Browser(server)
    yield somebody
    somebody.close()
