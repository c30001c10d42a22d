"""Following a table and acting at it over a socket."""

import asyncio
import json
import socket as sockets
from collections.abc import Awaitable, Callable, Coroutine
from itertools import pairwise
from typing import Any

import httpx
import pytest
from tests.web.running import Browser, Running, running
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Subprotocol

from passgo.client import Disconnected, Follower, Resync, Server, ServerRefused, Update, Welcome

QUICK = {
    "edition": "classic",
    "seats": 2,
    "pace_ms": 0,
    "claim_help": "automatic",
    "watch": "everybody",
    "clocks": {"decision_ms": 0, "auction_ms": 0},
}


def run(work: Coroutine[Any, Any, None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(60):
            await work

    asyncio.run(bounded())


async def guest(server: Running, name: str) -> Server:
    made = Server(server.url)
    await made.guest(name)
    return made


async def two_at_a_table(server: Running, **settings: Any) -> tuple[Server, Server, str]:
    ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
    table = (await ann.create_table({**QUICK, **settings})).id
    assert (await ann.command(table, "take-seat", {"seat": 0})).ok
    link = await ann.invite(table, "seat", 1)
    await bob.use_link(link.token, "Bob")
    assert (await ann.command(table, "start")).ok
    return ann, bob, table


def my_action(follower: Follower) -> dict[str, Any] | None:
    """Something this seat may do now."""
    listed = follower.view["own"]["actions"]
    order = ("pay", "roll", "end", "decline", "pass", "choose", "reject", "mortgage", "sell", "bankrupt")
    for kind in order:
        for action in listed:
            if action["type"] == kind:
                return dict(action)
    return None


async def level(followers: list[Follower], version: int) -> None:
    """Until all have seen that version, and whatever any of them has seen."""
    newest = max(version, *(follower.version or 0 for follower in followers))
    for follower in followers:
        await reach(follower, newest)


async def reach(follower: Follower, version: int) -> None:
    await follower.wait_for(lambda: (follower.version or 0) >= version)


async def until_closed(socket: ClientConnection) -> ConnectionClosed:
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        return closed


async def play(followers: list[Follower], count: int) -> int:
    """So many actions, by whoever may act."""
    acted = 0
    while acted < count and not followers[0].view["game"]["over"]:
        follower = next((one for one in followers if my_action(one) is not None), None)
        assert follower is not None, "nobody here may act"
        action = my_action(follower)
        assert action is not None
        reply = await follower.act(action)
        assert reply.ok or (reply.error is not None and reply.error.code == "stale-version"), reply
        await level(followers, reply.version)
        acted += reply.ok
    return acted


def test_two_people_play_over_sockets(server: Running) -> None:
    async def work() -> None:
        ann, bob, table = await two_at_a_table(server)
        async with Follower(ann, table) as one, Follower(bob, table) as two:
            assert await play([one, two], 60) >= 60
            await two.wait_for(lambda: two.version == one.version)
            assert two.view["game"] == one.view["game"]

    run(work())


def test_a_client_that_was_cut_off_goes_on_from_its_version(server: Running) -> None:
    async def work() -> None:
        ann, bob, table = await two_at_a_table(server)
        async with Follower(ann, table) as one, Follower(bob, table) as two:
            while my_action(one) is None:
                await play([one, two], 1)
            assert two.socket is not None
            two.socket.transport.abort()
            await play([one], 1)
            await two.wait_for(lambda: two.connects == 2 and two.version == one.version)
            seen = []
            while not two.messages.empty():
                seen.append(two.messages.get_nowait())
            welcomes = [message for message in seen if isinstance(message, Welcome)]
            assert [message.snapshot is None for message in welcomes] == [False, True]
            updates = [message for message in seen if isinstance(message, Update)]
            assert all(later.after <= earlier.version for earlier, later in pairwise(updates))

    run(work())


def test_two_tabs_of_one_seat_both_follow(server: Running) -> None:
    async def work() -> None:
        ann, bob, table = await two_at_a_table(server)
        async with Follower(ann, table) as tab, Follower(ann, table) as other, Follower(bob, table) as two:
            await play([tab, two], 4)
            await other.wait_for(lambda: other.version == tab.version)
            assert (tab.role, other.role) == ("seat:0", "seat:0")
            assert other.view == tab.view

    run(work())


def test_a_repeated_command_is_answered_with_its_first_result(server: Running) -> None:
    async def work() -> None:
        ann, bob, table = await two_at_a_table(server)
        async with Follower(ann, table) as one, Follower(bob, table):
            first = await one.command("act", {"action": {"type": "roll"}}, expected=one.version, id="same")
            again = await one.command("act", {"action": {"type": "roll"}}, expected=one.version, id="same")
            assert (first.ok, again) == (True, first)

    run(work())


def test_a_stale_version_is_never_applied(server: Running) -> None:
    async def work() -> None:
        ann, bob, table = await two_at_a_table(server)
        async with Follower(ann, table) as one, Follower(bob, table):
            reply = await one.command("act", {"action": {"type": "roll"}}, expected=1)
            assert reply.error is not None
            assert reply.error.code == "stale-version"

    run(work())


def test_a_seat_link_used_by_another_person_asks_first(server: Running) -> None:
    async def work() -> None:
        _ann, bob, table = await two_at_a_table(server)
        cy = await guest(server, "Cy")
        link = await bob.invite(table, "seat", 1)
        with pytest.raises(ServerRefused, match="take-over-needed"):
            await cy.use_link(link.token, "Cy")
        async with await raw(server, bob, table) as two:
            taken = await cy.use_link(link.token, "Cy", take_over=True)
            assert taken.role == "seat:1"
            assert await answer_of(two, "role-lost") == {"type": "role-lost", "role": "seat:1"}
            closed = await until_closed(two)
            assert closed.rcvd is not None
            assert (closed.rcvd.code, closed.rcvd.reason) == (4003, "role-lost")

    run(work())


async def raw(server: Running, who: Server, table: str, hello: bool = True) -> ClientConnection:
    socket = await connect(
        f"ws://127.0.0.1:{server.port}/ws/tables/{table}",
        additional_headers={"authorization": f"Bearer {who.token}"},
        compression=None,
        proxy=None,
        max_size=None,
    )
    if hello:
        await socket.send(json.dumps({"type": "hello", "version": 1}))
        assert json.loads(await socket.recv())["type"] == "welcome"
    return socket


async def answer_of(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == kind:
            return message


@pytest.mark.parametrize(
    "frame",
    ["", "x", "[]", "{}", '{"type":"nothing"}', '{"type":"command"}', b"\x00\xff", "[" * 5000, '{"type":"ping","x":1}'],
)
def test_garbage_gets_a_named_error_and_play_goes_on(server: Running, frame: str | bytes) -> None:
    async def work() -> None:
        ann, bob, table = await two_at_a_table(server)
        async with await raw(server, bob, table) as socket, Follower(ann, table) as one:
            await socket.send(frame)
            assert (await answer_of(socket, "error"))["code"] == "bad-message"
            await socket.send('{"type":"ping"}')
            assert await answer_of(socket, "pong") == {"type": "pong"}
            assert (await one.command("act", {"action": {"type": "roll"}}, expected=one.version)).ok

    run(work())


def test_an_oversize_frame_ends_only_its_own_connection(server: Running) -> None:
    async def work() -> None:
        ann, bob, table = await two_at_a_table(server)
        async with Follower(ann, table) as one:
            socket = await raw(server, bob, table)
            await socket.send("x" * 100_000)
            closed = await until_closed(socket)
            assert closed.rcvd is not None
            assert closed.rcvd.code == 1009
            assert (await one.command("act", {"action": {"type": "roll"}}, expected=one.version)).ok

    run(work())


def test_a_large_but_permitted_frame_is_too_large_for_a_command(server: Running) -> None:
    async def work() -> None:
        _ann, bob, table = await two_at_a_table(server)
        async with await raw(server, bob, table) as socket:
            await socket.send(
                json.dumps({"type": "command", "id": "a", "kind": "chat", "body": {"text": "x" * 20_000}})
            )
            assert (await answer_of(socket, "error"))["code"] == "too-large"

    run(work())


def test_an_unknown_kind_is_refused_with_its_id(server: Running) -> None:
    async def work() -> None:
        _ann, bob, table = await two_at_a_table(server)
        async with await raw(server, bob, table) as socket:
            for kind in ("nothing", "tick", "create", "connect"):
                await socket.send(json.dumps({"type": "command", "id": kind, "kind": kind}))
                reply = await answer_of(socket, "reply")
                assert (reply["id"], reply["error"]["code"]) == (kind, "unknown-kind")

    run(work())


def test_who_sends_only_garbage_is_sent_away(server: Running) -> None:
    async def work() -> None:
        _ann, bob, table = await two_at_a_table(server)
        socket = await raw(server, bob, table)
        for _ in range(19):
            await socket.send("x")
        await socket.send('{"type":"ping"}')
        assert await answer_of(socket, "pong") == {"type": "pong"}  # so many are still put up with
        await socket.send("x")
        closed = await until_closed(socket)
        assert closed.rcvd is not None
        assert (closed.rcvd.code, closed.rcvd.reason) == (1008, "bad-message")

    run(work())


def test_another_protocol_version_is_refused(server: Running) -> None:
    async def work() -> None:
        ann, _, table = await two_at_a_table(server)
        async with await raw(server, ann, table, hello=False) as socket:
            await socket.send(json.dumps({"type": "hello", "version": 99}))
            assert (await answer_of(socket, "error"))["code"] == "bad-version"

    run(work())


def test_who_arrives_as_his_table_moves_is_asked_to_come_again(server: Running) -> None:
    async def work() -> None:
        ann, _, table = await two_at_a_table(server)
        async with await raw(server, ann, table, hello=False) as socket:
            await asyncio.to_thread(server.do, lambda: server.site.tables.let_go(server.site.tables.rooms[table]))
            await socket.send(json.dumps({"type": "hello", "version": 1}))
            closed = await until_closed(socket)
            assert closed.rcvd is not None
            assert (closed.rcvd.code, closed.rcvd.reason) == (1012, "going-away")

    run(work())


async def refused_upgrade(connecting: Awaitable[ClientConnection]) -> tuple[int, str]:
    with pytest.raises(InvalidStatus) as refused:
        await connecting
    body = json.loads(refused.value.response.body or b"{}")
    return refused.value.response.status_code, body["error"]["code"]


def test_upgrades_with_wrong_tokens_and_tables_are_refused(server: Running) -> None:
    async def work() -> None:
        ann, _, table = await two_at_a_table(server)
        stranger = Server(server.url, "wrong")
        assert await refused_upgrade(raw(server, stranger, table)) == (401, "sign-in-needed")
        assert await refused_upgrade(raw(server, ann, "nowhere")) == (404, "no-such-table")
        assert await refused_upgrade(raw(server, ann, f"{table}?link=wrong")) == (404, "no-such-link")

    run(work())


def test_a_cross_site_page_gets_no_socket(server: Running, browser: Browser) -> None:
    """It would send the visitor's cookies; neither its Origin nor a missing token passes."""
    browser.get("/")
    path = browser.post("/play", name="Ann", edition="classic", bot="random").url.path
    cookie = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
    url = f"ws://127.0.0.1:{server.port}/ws{path}"

    def opening(origin: str, *offered: str) -> Awaitable[ClientConnection]:
        protocols = [Subprotocol(name) for name in ("passgo.1", *offered)]
        headers = {"cookie": cookie, "origin": origin}
        return connect(url, additional_headers=headers, subprotocols=protocols, compression=None, proxy=None)

    async def work() -> None:
        token = f"csrf.{browser.token()}"
        assert await refused_upgrade(opening("http://evil.example", token)) == (403, "foreign-origin")
        assert await refused_upgrade(opening(server.url)) == (403, "bad-form-token")
        async with await opening(server.url, token) as socket:
            await socket.send(json.dumps({"type": "hello", "version": 1}))
            assert json.loads(await socket.recv())["role"] == "seat:0"

    run(work())


def test_a_revoked_session_loses_its_sockets(server: Running) -> None:
    async def work() -> None:
        ann, _, table = await two_at_a_table(server)
        async with Follower(ann, table) as one:
            this = (await ann.call("GET", "/api/sessions", None, dict[str, Any]))["sessions"][0]["id"]
            await ann.call("DELETE", f"/api/sessions/{this}")
            with pytest.raises(Disconnected):
                await one.wait_for(lambda: False, 10)

    run(work())


def test_who_sits_down_on_an_open_socket_gets_the_view_of_the_seat(server: Running) -> None:
    async def work() -> None:
        ann = await guest(server, "Ann")
        table = (await ann.create_table(QUICK)).id
        async with Follower(ann, table) as one:
            assert one.role == "spectator"
            assert (await one.command("take-seat", {"seat": 1})).ok
            await one.wait_for(lambda: one.role == "seat:1")
            connected = server.site.tables.rooms[table].table.presence.connected
            assert list(await asyncio.to_thread(server.do, connected.copy)) == ["seat:1"]

    run(work())


# Slow clients.


def mute_socket(port: int, path: str, token: str) -> sockets.socket:
    """A client that says hello and then never reads."""
    made = sockets.socket()
    made.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", port))
    made.sendall(
        f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nauthorization: Bearer {token}\r\n"
        "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += made.recv(1)
    hello = b'{"type":"hello","version":1}'
    made.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    assert made.recv(1) == b"\x81", "the welcome has begun"
    return made


def test_a_client_that_stops_reading_delays_nobody_and_is_cut(tmp_path: Any) -> None:
    flags = {
        "limits__drain_seconds": "3",
        "limits__queue_messages": "8",
        "limits__commands_at_once": "100000",
        "limits__commands_per_second": "100000",
    }
    with running(tmp_path, **flags) as server:

        async def work() -> None:
            ann, bob, table = await two_at_a_table(server)
            deaf = mute_socket(server.port, f"/ws/tables/{table}", bob.token)
            metrics = server.site.metrics
            async with Follower(ann, table) as one, Follower(bob, table) as two:
                while metrics.resyncs.values[""] == 0:
                    await play([one, two], 2)
                # Its queue is full, so it takes nothing; all the others heard everything meanwhile.
                assert metrics.aborts.values[""] == 0
                while metrics.aborts.values[""] == 0:
                    await play([one, two], 2)
                    assert one.view["game"]["over"] is False, "the game ended before the client was cut"
            deaf.close()

        run(work())


def test_a_full_queue_is_replaced_by_one_snapshot(server: Running) -> None:
    async def work() -> None:
        ann, bob, table = await two_at_a_table(server)
        async with Follower(ann, table) as one, Follower(bob, table) as two:
            room = server.site.tables.rooms[table]
            server.do(lambda: next(iter(room.audience.by_role["seat:1"])).fall_behind())
            await play([one, two], 2)
            await two.wait_for(lambda: two.version == one.version)
            seen = [two.messages.get_nowait() for _ in range(two.messages.qsize())]
            assert any(isinstance(message, Resync) for message in seen)

    run(work())


# Onlookers.


def events_of(response: httpx.Response, count: int, done: Callable[[dict[str, Any]], bool]) -> list[tuple[str, Any]]:
    found: list[tuple[str, Any]] = []
    last = ""
    for line in response.iter_lines():
        if line.startswith("id: "):
            last = line.removeprefix("id: ")
        elif line.startswith("data: "):
            message = json.loads(line.removeprefix("data: "))
            found.append((last, message))
            if len(found) >= count or done(message):
                return found
    return found


def test_an_onlooker_resumes_with_last_event_id(server: Running) -> None:
    async def prepare() -> tuple[Server, Server, str]:
        return await two_at_a_table(server)

    ann, bob, table = asyncio.run(prepare())
    with server.client() as http:
        with http.stream("GET", f"/sse/tables/{table}") as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            [(seen, welcome)] = events_of(stream, 1, lambda _: False)
        assert (welcome["type"], welcome["role"]) == ("welcome", "spectator")

        async def act() -> None:
            async with Follower(ann, table) as one, Follower(bob, table) as two:
                await play([one, two], 3)

        run(act())
        with http.stream("GET", f"/sse/tables/{table}", headers={"last-event-id": seen}) as stream:
            told = events_of(stream, 9, lambda message: message["type"] == "update")
    kinds = [message["type"] for _, message in told]
    assert (kinds[0], kinds[-1]) == ("welcome", "update")
    assert told[0][1]["snapshot"] is None
    assert told[-1][1]["after"] == int(seen)
    assert told[-1][0] == str(told[-1][1]["version"])


def test_who_may_not_watch_sees_only_the_public_line(server: Running) -> None:
    async def work() -> str:
        return (await two_at_a_table(server, watch="nobody"))[2]

    table = asyncio.run(work())
    with server.client() as http, http.stream("GET", f"/sse/tables/{table}") as stream:
        [(_, message)] = events_of(stream, 1, lambda _: False)
    assert message["type"] == "table"
    assert "game" not in json.dumps(message)


def test_a_refresh_in_mid_auction_restores_bids_timers_and_log(server: Running) -> None:
    async def work() -> None:
        clocks = {"decision_ms": 60_000, "auction_ms": 60_000}
        ann, bob, table = await two_at_a_table(server, clocks=clocks)
        async with Follower(ann, table) as one, Follower(bob, table) as two:
            for _ in range(60):
                if one.view["game"]["auction"]:
                    break
                await play([one, two], 1)
            assert one.view["game"]["auction"], "no auction came up"
            bidder = one if one.view["own"]["bid_max"] else two
            bid = {"type": "bid", "amount": bidder.view["own"]["bid_min"]}
            assert (await bidder.act(bid)).ok
            await bidder.wait_for(lambda: bidder.view["game"]["auction"]["bid"] == bid["amount"])
            async with Follower(bidder.server, table) as fresh:
                assert fresh.view["game"] == bidder.view["game"]
                assert fresh.view["own"] == bidder.view["own"]
                assert fresh.view["game"]["auction"]["deadline_ms"] > 0
                welcome = fresh.messages.get_nowait()
                assert isinstance(welcome, Welcome)
                assert welcome.snapshot is not None
                assert [event["type"] for event in welcome.snapshot["log"]][-1] == "bid"

    run(work())
