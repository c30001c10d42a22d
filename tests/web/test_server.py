"""What `passgo run` says about where it is."""

import socket
from collections.abc import Iterator

import pytest

from passgo.web.server import address_of, for_others, listen, own_address
from passgo.web.settings import Settings, SettingsRefused


def listening(host: str) -> Iterator[socket.socket]:
    with listen(Settings(host=host, port=0)) as found:
        yield found


@pytest.fixture
def here() -> Iterator[socket.socket]:
    yield from listening("127.0.0.1")


@pytest.fixture
def everywhere() -> Iterator[socket.socket]:
    yield from listening("0.0.0.0")


def test_who_listens_at_home_is_told_how_others_could_come(here: socket.socket) -> None:
    assert address_of(here) == f"http://127.0.0.1:{here.getsockname()[1]}/"
    assert "--host 0.0.0.0" in for_others(here)


def test_who_listens_everywhere_is_told_what_others_type(everywhere: socket.socket) -> None:
    port = everywhere.getsockname()[1]
    assert address_of(everywhere) == f"http://127.0.0.1:{port}/"
    own = own_address()  # empty on a machine without any network
    assert for_others(everywhere) == (f"Others on the same network open http://{own}:{port}/" if own else "")


def test_a_port_in_use_is_told_in_a_line(here: socket.socket) -> None:
    with pytest.raises(SettingsRefused, match="try another --port"):
        listen(Settings(host="127.0.0.1", port=here.getsockname()[1]))
