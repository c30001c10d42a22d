"""Requests that end before they are whole, or say their length twice."""

import re
import socket
import time

from tests.web.running import DEADLINE, Running


def spoken(server: Running, said: bytes) -> bytes:
    """Everything that a connection hears until the server ends it."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=DEADLINE) as connection:
        connection.sendall(said)
        heard = b""
        while part := connection.recv(65_536):
            heard += part
        return heard


def figure(server: Running, name: str) -> int:
    with server.client() as http:
        found = re.search(rf"^{re.escape(name)} (\d+)$", http.get("/metrics").text, re.M)
    return 0 if found is None else int(found[1])


def test_who_hangs_up_in_the_middle_is_no_fault(server: Running) -> None:
    faults = figure(server, "passgo_faults_total")
    before = figure(server, 'passgo_requests_total{status="499"}')
    for path, kind in (("/api/guests", "application/json"), ("/play", "application/x-www-form-urlencoded")):
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: {kind}\r\ncontent-length: 100\r\n\r\n"
        with socket.create_connection(("127.0.0.1", server.port), timeout=DEADLINE) as connection:
            connection.sendall(head.encode() + b'{"name":')
    deadline = time.monotonic() + DEADLINE
    while figure(server, 'passgo_requests_total{status="499"}') < before + 2 and time.monotonic() < deadline:
        pass
    assert figure(server, 'passgo_requests_total{status="499"}') == before + 2
    assert figure(server, "passgo_faults_total") == faults


def test_a_request_with_two_lengths_is_refused_and_nothing_behind_it_is_answered(server: Running) -> None:
    head = b"POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n"
    heard = spoken(server, head + b"0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
    assert heard.startswith(b"HTTP/1.1 422 ")
    assert b"bad-command" in heard
    assert heard.count(b"HTTP/1.1 ") == 1


def test_a_request_with_one_length_is_answered_and_so_is_the_next(server: Running) -> None:
    head = b"POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n"
    chunked = head + b'f\r\n{"name":"Anna"}\r\n0\r\n\r\n'
    heard = spoken(server, chunked + b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
    assert heard.startswith(b"HTTP/1.1 201 ")
    assert heard.endswith(b"ok\n")
