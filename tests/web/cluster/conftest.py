"""One PostgreSQL and one Valkey for all. News between the servers get lost now and then, and nobody may notice."""

from collections.abc import Iterator

import pytest
from tests.servers import Postgres
from tests.store.conftest import postgres  # noqa: F401 - a fixture, so that there is one PostgreSQL for all
from tests.web.cluster.servers import Fleet, LossyBus, Valkey, fleet, lossy_bus, running_valkey

LOST = 0.1
SEED = 9


@pytest.fixture(scope="session")
def valkey() -> Iterator[Valkey]:
    with running_valkey() as server:
        yield server


@pytest.fixture(scope="session")
def bus(valkey: Valkey) -> Iterator[tuple[LossyBus, str]]:
    with lossy_bus(valkey.port, LOST, SEED) as made:
        yield made


@pytest.fixture(scope="session")
def servers(postgres: Postgres, bus: tuple[LossyBus, str]) -> Iterator[Fleet]:  # noqa: F811 - the fixture from above
    with fleet(postgres.new_database(), bus[1]) as made:
        yield made
