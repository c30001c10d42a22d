"""Every endpoint keeps its word: Schemathesis reads the OpenAPI document and tries it on a running server.

All its checks are on: no fault of the server, documented statuses, headers and shapes, wrong data and methods refused,
sessions needed where the document says so. The cases are the same in every run.
"""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import AuthContext, Case, Config
from tests.web.connect.test_sockets import QUICK
from tests.web.running import Running

from passgo.web.api.openapi import document
from passgo.web.app import ALL_ENDPOINTS

CHECKS = {
    # A body may have the right shape and still be refused by the table or the rules, with 422 and a code.
    "positive_data_acceptance": {"expected-statuses": ["2xx", "401", "403", "404", "409", "422"]},
    "negative_data_rejection": {"expected-statuses": ["401", "403", "404", "405", "409", "422"]},
}
schema = schemathesis.openapi.from_dict(document(ALL_ENDPOINTS), config=Config.from_dict({"checks": CHECKS}))


class Guest:
    """Somebody with a session and a table. Who deleted himself is somebody else in the next case."""

    http: httpx.Client
    token = ""
    table = ""

    def come_in(self) -> str:
        known = self.token and self.http.get("/api/me", headers=self.headers()).status_code == 200
        if not known:
            self.token = self.http.post("/api/guests", json={"name": "Ann"}).json()["token"]
            made = self.http.post("/api/tables", json={"settings": QUICK}, headers=self.headers())
            self.table = made.json()["id"]
        return self.token

    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}


GUEST = Guest()


LATER = "Bearer later"  # cases are made before there is a server


@schema.auth(refresh_interval=None)
class Session:
    def get(self, _case: Case[Any], _context: AuthContext) -> str:
        return LATER

    def set(self, case: Case[Any], token: str, _context: AuthContext) -> None:
        case.headers["Authorization"] = token


@pytest.fixture(scope="module", autouse=True)
def guest(server: Running) -> Iterator[None]:
    with server.client() as GUEST.http:
        yield


@pytest.mark.wide
@schema.parametrize()
@settings(
    max_examples=12,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_endpoint_keeps_its_word(case: Case[Any], server: Running) -> None:
    token = GUEST.come_in()
    if case.headers.get("Authorization") == LATER:
        case.headers["Authorization"] = f"Bearer {token}"
    parameters = case.path_parameters or {}
    if len(str(parameters.get("table", ""))) % 2:  # about half the cases are about a table that exists
        parameters["table"] = GUEST.table
    case.call_and_validate(base_url=server.url)
