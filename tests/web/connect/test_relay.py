"""A relay between a client of this server and a table of another."""

import asyncio

import pytest
from tests.web.live.test_connection import connection
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from passgo.web.connect.relay import pass_back


class Owner(ClientConnection):
    """The socket at the other server: it says one thing and closes."""

    def __init__(self, said: Close | None) -> None:
        self.said = said
        self.messages = [b"view"]

    async def recv(self, decode: bool | None = None) -> bytes:  # type: ignore[override]  # noqa: ARG002 - as the relay asks
        if self.messages:
            return self.messages.pop()
        raise ConnectionClosedError(self.said, None)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (Close(4003, "role-lost"), (4003, "role-lost")),
        (Close(1008, "too-fast"), (1008, "too-fast")),
        (Close(1011, "internal"), (1012, "going-away")),
        (None, (1012, "going-away")),
    ],
)
def test_a_client_is_told_why_the_owner_of_the_table_closed(said: Close | None, told: tuple[int, str]) -> None:
    client = connection()
    asyncio.run(pass_back(Owner(said), client))
    assert client.next_message() == b"view"
    assert client.closing is not None
    assert (client.closing.code, client.closing.reason) == told
