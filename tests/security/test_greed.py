"""One visitor who wants more than his part: of the loop, the memory, the disk, the connections, the lists."""

import datetime
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

import httpx
import pytest
from tests.office.keeping import TERMS, format_text
from tests.web.connect import test_sockets as sockets
from tests.web.running import Browser, Running, running
from websockets.exceptions import ConnectionClosed

from passgo.championship import FormatError, parse
from passgo.editions import EditionError, load
from passgo.office import offices as kept_offices
from passgo.web.plumbing.texts import LONGEST_QUERY
from passgo.web.site import CROWD, HOSTS

FAULTS = re.compile(r"^passgo_faults_total (\d+)$", re.M)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("greed"), limits__requests_per_minute="100000") as server:
        yield server


def faults(http: httpx.Client) -> int:
    found = FAULTS.search(http.get("/metrics").text)
    assert found is not None
    return int(found[1])


# Requests that make work.


@pytest.mark.parametrize(
    "charset",
    [
        "punycode", "idna", "undefined", "unicode_escape", "raw_unicode_escape", "utf-7", "utf-16", '"punycode"',
        "utf-8; charset=punycode", "utf-8;Charset = punycode", "latin-1",
    ],
)  # fmt: skip
def test_forms_are_read_in_no_other_encoding(server: Running, charset: str) -> None:
    """The parser takes any codec of Python: some take seconds for a form, others make what nobody can keep."""
    body = b'--XX\r\nContent-Disposition: form-data; name="csrf"\r\n\r\n\\ud800+2AA-\r\n--XX--\r\n'
    with server.client() as http:
        before = faults(http)
        heads = {"content-type": f"multipart/form-data; boundary=XX; charset={charset}"}
        assert http.post("/account/sign-in", content=body, headers=heads).status_code == 422
        assert faults(http) == before
        plain = {"content-type": "multipart/form-data; boundary=XX; charset=UTF-8"}
        assert http.post("/account/sign-in", content=body, headers=plain).status_code == 403  # read, and no token


def test_an_address_does_not_grow_in_the_answer(server: Running) -> None:
    """Pages write their address again for each language; that of a stranger may not become megabytes."""
    with server.client() as http:
        usual = len(http.get("/privacy").content)
        for query in ("a&" * (LONGEST_QUERY // 3), "a=" + "%FF" * (LONGEST_QUERY // 3 - 1)):
            assert len(http.get(f"/privacy?{query}").content) < usual + 100 * LONGEST_QUERY
        for query in ("a" * (LONGEST_QUERY + 1), "a&" * 7_000):
            assert len(http.get(f"/privacy?{query}").content) < 2 * usual
        for path in ("/tables/" + "x" * 17_000, "/tables?" + "x" * 17_000):
            assert http.get(path).status_code == 413


@pytest.mark.parametrize("key", [".".join(["a"] * 30_000), "a = {" + ".".join(["b"] * 20_000) + " = 1}\nc"])
def test_a_key_of_thousands_of_parts_is_not_taken_apart(tmp_path: Path, key: str) -> None:
    """A format of sixty kilobytes took ten seconds, an edition of a megabyte an hour."""
    with pytest.raises(FormatError, match="nested too deeply"):
        parse(f"{key} = 1")
    file = tmp_path / "edition.toml"
    file.write_text(f"{key} = 1", encoding="utf-8")
    with pytest.raises(EditionError, match="nested too deeply"):
        load(file)


# Rates.


def guest(http: httpx.Client, name: str) -> dict[str, str]:
    return {"authorization": f"Bearer {http.post('/api/guests', json={'name': name}).json()['token']}"}


def is_too_fast(http: httpx.Client, heads: dict[str, str], table: str, kind: str, body: object) -> bool:
    wish = {"id": token_hex(8), "kind": kind, "body": body}
    return http.post(f"/api/tables/{table}/commands", json=wish, headers=heads).status_code == 429


def test_what_takes_longer_is_asked_less_often(tmp_path: Path) -> None:
    """New settings lay an edition out anew."""
    quick = {"limits__commands_at_once": "12", "limits__commands_per_second": "1"}
    with running(tmp_path, **quick) as server, server.client() as http:
        server.site.rates.commands.clock = lambda: 0.0
        ann = guest(http, "Ann")
        table = http.post("/api/tables", json={}, headers=ann).json()["id"]
        wish = {"settings": {"edition": "classic"}}
        assert [is_too_fast(http, ann, table, "settings", wish) for _ in range(3)] == [False, False, True]
        assert [is_too_fast(http, ann, table, "join", {"name": "A"}) for _ in range(3)] == [False, False, True]


def test_an_address_has_the_pace_of_a_crowd_and_no_more(tmp_path: Path) -> None:
    """Guests cost nothing: without it one could command a thousand of them."""
    with running(tmp_path, limits__commands_at_once="1", limits__commands_per_second="1") as server:
        server.site.rates.commands.clock = server.site.rates.commands_of_address.clock = lambda: 0.0
        with server.client() as http:
            people = [guest(http, f"G{number}") for number in range(CROWD + 1)]
            table = http.post("/api/tables", json={"settings": {"watch": "everybody"}}, headers=people[0]).json()["id"]
            refused = [is_too_fast(http, heads, table, "join", {"name": "A"}) for heads in people]
        assert refused == [False] * CROWD + [True]


def test_an_address_sets_up_so_many_tables(tmp_path: Path) -> None:
    with running(tmp_path, limits__tables_per_hour="2") as server, server.client() as http:
        made = []
        for number in range(HOSTS + 1):
            heads = guest(http, f"G{number}")
            made += [http.post("/api/tables", json={}, headers=heads).status_code for _ in range(2)]
        assert made == [201] * 2 * HOSTS + [429] * 2


def test_pings_have_a_pace_too(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ann = await sockets.guest(server, "Ann")
        socket = await sockets.raw(server, ann, (await ann.create_table({})).id)
        with suppress(ConnectionClosed):
            for _ in range(200):
                await socket.send('{"type":"ping"}')
            while True:
                await socket.recv()
        assert (socket.close_code, socket.close_reason) == (1008, "too-fast")

    with running(tmp_path, limits__commands_at_once="5", limits__commands_per_second="1") as server:
        sockets.run(work(server))


def test_a_login_is_one_however_it_is_spelt(tmp_path: Path) -> None:
    """Else each spelling would have tries of its own, and many addresses could guess for ever."""
    with running(tmp_path, limits__logins_per_minute="4") as server, server.client() as http:
        rates = server.site.rates.logins
        for login in ("ann", " Ann ", "ANN\t", "\uff21nn"):
            rates.buckets.pop("127.0.0.1", None)  # as if from another address
            http.post("/api/sessions", json={"login": login, "password": "wrong password"})
        assert [key for key in rates.buckets if key.startswith("login:")] == ["login:ann"]
        rates.buckets.pop("127.0.0.1", None)
        assert http.post("/api/sessions", json={"login": "Ann", "password": "wrong password"}).status_code == 429


def test_championships_of_one_person_are_few_and_push_nobody_out(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list shows the newest; letters, online tables and the deleting of old data look after all of them."""
    at = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
    text = format_text("single-evening")
    made = [server.site.offices.create(text, at, terms=TERMS, id=f"evening-{number}").id for number in range(3)]
    monkeypatch.setattr(kept_offices, "MOST_LISTED", 2)
    assert len(server.site.offices.listing()) == 2
    assert set(made) <= set(server.site.offices.ids())

    browser = Browser(server)
    evening = {"do": "single-evening", "day": "2060-01-01", "place": "Here", "players": "9", "zone": "Europe/Athens"}
    answers = []
    for number in range(6):
        browser.get("/championships/new")
        draft = browser.post("/championships/new", title=f"Cup {number}", **evening).url.path.removesuffix("/check")
        account = {"login": "founder", "password": "a long password"}
        answers.append(browser.post(f"{draft}/publish", director="Dora", **account).status_code)
    assert answers[0] == 200
    assert answers[-1] == 429
    browser.close()


# Connections.


def test_who_does_not_take_his_answers_is_cut(tmp_path: Path) -> None:
    """A connection that is never read would be kept for ever."""
    question = b"GET /api/editions/classic HTTP/1.1\r\nhost: localhost\r\n\r\n"
    with running(tmp_path, limits__drain_seconds="0.3") as server, socket.socket() as greedy:
        greedy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        greedy.connect(("127.0.0.1", server.port))
        greedy.settimeout(20)
        with suppress(OSError):
            greedy.sendall(question * 200)  # megabytes of answers
        # The client cannot see that it was cut: it takes nothing, not even that.
        for _ in range(400):
            if server.do(lambda: server.site.metrics.aborts.values[""]):
                break
            threading.Event().wait(0.05)
        assert server.do(lambda: server.site.metrics.aborts.values[""]) == 1
        assert server.do(lambda: len(server.server.server_state.connections)) == 0
        with server.client() as http:  # who takes his answers is served
            assert http.get("/api/editions/classic").status_code == 200
