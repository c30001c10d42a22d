"""Whatever comes from outside becomes a value or an error that has a name; nothing else ever leaves a decoder.

Garbage alone only tries the first line of a decoder, so most of it is something right with one part made wrong.
"""

import asyncio
import copy
import gzip
import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.datastructures import FormData, Headers
from starlette.requests import Request
from tests.store.samples import NOW, fill
from tests.tables.driving import Desk, force, rolled_off

from passgo.editions import load as load_edition
from passgo.engine import BadAction, BadSnapshot, SeededChance, action_from_json, from_json, new_game, to_json
from passgo.store import BackupBroken, GameFileBroken, StoreError, json_lines, open_store
from passgo.store.backup import backup, restore
from passgo.store.games import entries_of as log_of
from passgo.store.games import export_game, read_game
from passgo.store.schema import HEAD
from passgo.tables import BrokenTable, Command, Refused, Table, read_client
from passgo.tables.commands.commands import COMMAND_TYPES, read_wish
from passgo.web import settings as server_settings
from passgo.web.api.endpoints import ENDPOINTS
from passgo.web.connect.event_streams import resume_from
from passgo.web.edge.problems import Problem
from passgo.web.plumbing.forms import FORMS, Form, settings_of
from passgo.web.settings import SettingsRefused

TEXT = st.text(max_size=20) | st.sampled_from(
    ["", "0", "-1", "²", "٣", "\x00", "\ud800", "9" * 30, "a:b", "1e9", "NaN"]
)
LEAVES = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | TEXT
ANY = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3))


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document, by the keys that lead to it."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(found for key, part in inner for found in places(part, (*path, key)))]


@st.composite
def spoilt(draw: st.DrawFn, right: Any) -> Any:
    """The document with one to three parts replaced, doubled or left out."""
    made = copy.deepcopy(right)
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.sampled_from(places(made)))
        if not place:
            return draw(ANY)
        parent = made
        for key in place[:-1]:
            parent = parent[key]
        how = draw(st.sampled_from(["replace", "replace", "double", "leave out"]))
        if how == "replace":
            parent[place[-1]] = draw(ANY)
        elif how == "leave out":
            del parent[place[-1]]
        elif isinstance(parent, list):
            parent.append(copy.deepcopy(parent[place[-1]]))
        else:
            parent[draw(TEXT)] = copy.deepcopy(parent[place[-1]])
    return made


def bytes_of(document: Any) -> bytes:
    return json.dumps(document).encode()


@st.composite
def spoilt_bytes(draw: st.DrawFn, right: bytes) -> bytes:
    """Cut off, or with some bytes changed."""
    made = bytearray(right[: draw(st.integers(0, len(right)))] if draw(st.booleans()) else right)
    for _ in range(draw(st.integers(0, 3))):
        if made:
            made[draw(st.integers(0, len(made) - 1))] = draw(st.integers(0, 255))
    return bytes(made)


# The socket.

FRAME = {
    "type": "command",
    "id": "a",
    "kind": "act",
    "expected": 3,
    "body": {"action": {"type": "offer", "seat": 1, "deal": {"give": {"cash": 1}, "take": {"deeds": [1]}}}},
}


@given(spoilt(FRAME).map(bytes_of) | spoilt_bytes(bytes_of(FRAME)) | st.binary(max_size=60) | TEXT)
def test_frames(frame: bytes | str) -> None:
    with suppress(Refused):
        read_client(frame)


@given(st.sampled_from(sorted(COMMAND_TYPES)), ANY, TEXT)
def test_commands(kind: str, body: Any, name: str) -> None:
    with suppress(Refused):
        read_wish(Command(name, kind, body=body if isinstance(body, dict) else {"settings": body}))


SETTINGS = {
    "settings": {
        "edition": "classic",
        "options": {"money.hidden": True, "end.turns": 40},
        "seats": 2,
        "clocks": {"decision_ms": 0, "deal_ms": None},
        "watch": "link",
        "leavers": "bot",
        "stand_in": "builder",
    }
}


@given(spoilt(SETTINGS))
def test_settings_of_a_table(body: Any) -> None:
    if isinstance(body, dict):
        Table("t").handle(Command("c", "create", "ann", body=body), 0, SeededChance(1))


@given(spoilt(FRAME["body"]["action"]))  # type: ignore[index]
def test_actions_of_the_game(action: Any) -> None:
    with suppress(BadAction):
        action_from_json(action)


# HTTP.


def request_with(body: bytes = b"", headers: list[tuple[bytes, bytes]] | None = None, query: bytes = b"") -> Request:
    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    scope = {"type": "http", "method": "POST", "path": "/", "query_string": query, "headers": headers or []}
    return Request(scope, receive)


TAKING = [endpoint for endpoint in ENDPOINTS if endpoint.takes is not None]
BODY = {
    "name": "Ann",
    "language": "en",
    "login": "ann",
    "password": "secret",
    "old": "x",
    "code": "x",
    "settings": SETTINGS["settings"],
    "id": "a",
    "kind": "act",
    "expected": 3,
    "body": {},
    "role": "seat",
    "seat": 1,
    "hours": 2,
    "token": "x",
    "take_over": True,
    "file": "ui.ftl",
    "key": "act-roll",
    "proposed": "Würfeln",
    "why": "",
}


@pytest.mark.parametrize("endpoint", TAKING, ids=[f"{found.method} {found.path}" for found in TAKING])
@settings(max_examples=40)
@given(data=st.data())
def test_bodies_of_requests(endpoint: Any, data: st.DataObject) -> None:
    known = {name: BODY[name] for name in endpoint.takes.__struct_fields__ if name in BODY}
    right = bytes_of(known)
    asyncio.run(endpoint.read(request_with(right)))
    body = data.draw(spoilt(known).map(bytes_of) | spoilt_bytes(right) | st.binary(max_size=60))
    with suppress(Problem):
        asyncio.run(endpoint.read(request_with(body)))


@given(st.binary(max_size=30) | st.integers(0, 10**20).map(lambda number: str(number).encode()), st.binary(max_size=30))
def test_where_a_stream_goes_on(said: bytes, query: bytes) -> None:
    found = resume_from(request_with(headers=[(b"last-event-id", said)], query=b"resume=" + query))
    assert found is None or 0 <= found < 10**16


FIELDS = [
    "edition", "options", "seats", "watch", "watch_delay", "listed", "leavers", "claim_help", "pace", "decision",
    "auction", "game", "deal", "absent", "undo", "action", "amount", "space", "to", "give_cash", "give_deeds",
    "take_cards", "text", "preset", "seat", "on", "one", "other", "seconds", "faces", "cash", "corrects", "reason",
    "line", "bot", "fill",
]  # fmt: skip
FIELD = TEXT | st.sampled_from(
    ["0:+50 2:-20", "0:²", "²:1", "0:+-5", "1 2", "1,2", '{"type":"roll"}', "[" * 3000, "a = 1"]
)
FORM = st.lists(st.tuples(st.sampled_from(FIELDS), FIELD), max_size=8).map(FormData)  # type: ignore[arg-type]  # overloaded


@pytest.mark.parametrize("kind", sorted(FORMS))
@settings(max_examples=60)
@given(FORM)
def test_forms(kind: str, fields: FormData) -> None:
    _, read = FORMS[kind]
    with suppress(Problem):
        assert isinstance(read(Form(fields)), dict)


@given(FORM)
def test_the_form_of_a_new_table(fields: FormData) -> None:
    with suppress(Problem):
        settings_of(Form(fields))


@given(st.text(st.characters(codec="latin-1"), max_size=40))
def test_authorizations_and_cookies(said: str) -> None:
    from passgo.web.people.visitors import bearer

    raw = said.encode("latin-1")
    request = request_with(headers=[(b"authorization", raw), (b"cookie", raw)])
    assert isinstance(request.cookies, dict)
    assert isinstance(Headers(raw=[(b"x", raw)]), Headers)
    bearer(request)


# Files, and what the store holds.


def finished() -> Desk:
    """Some turns with purchases, an offer, a pause and a line of talk."""
    desk = rolled_off(2, judge=True)
    player = ("ann", "bob")[desk.table.state.playing().turn]
    force(desk, [1, 2])
    desk.act(player, "roll")
    desk.act(player, "buy")
    desk.ok("undo", player, expected=desk.table.version)
    desk.act(player, "buy")
    desk.ok("chat", "ann", preset="hello")
    cash = [{"seat": 0, "amount": 5}]
    desk.judge("judge-correct", corrects=1, reason="x", cash=cash, expected=desk.table.version)
    desk.ok("pause", "ann")
    return desk


ENTRIES = finished().entries


@settings(max_examples=200)
@given(st.data())
def test_entries_of_a_table(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(ENTRIES) - 1))
    entry = ENTRIES[place]
    body = data.draw(spoilt(json.loads(entry.body)).map(json.dumps) | TEXT)
    kind = data.draw(st.just(entry.kind) | st.sampled_from([found.kind for found in ENTRIES]) | TEXT)
    changed = [
        *ENTRIES[:place],
        type(entry)("t1", entry.version, kind, body, entry.at_ms, "", ""),
        *ENTRIES[place + 1 :],
    ]
    with suppress(BrokenTable):
        Table.from_entries("t1", changed)


POSITION = to_json(new_game(load_edition("championship").board, 4, SeededChance(1), False))


@settings(max_examples=200)
@given(spoilt(json.loads(json.dumps(POSITION))))
def test_positions(position: Any) -> None:
    with suppress(BadSnapshot):
        from_json(load_edition("championship").board, position, SeededChance(1))


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """A game, a backup and its rows, as this version writes them."""
    folder = tmp_path_factory.mktemp("files")
    store = open_store(f"sqlite:///{folder}/passgo.db")
    fill(store)
    backup(store, folder / "rows", NOW, portable_rows=True)
    backup(store, folder / "native", NOW)
    found = {"rows": (folder / "rows").read_bytes(), "native": (folder / "native").read_bytes()}
    found["payload"] = b"".join(json_lines.dump(store))
    found["game"] = store.ask(lambda conn: export_game(conn, "game-1"))
    store.close()
    return found


def read_whole_game(content: bytes) -> None:
    log_of(read_game(content))


@settings(max_examples=200)
@given(data=st.data())
def test_exported_games(files: dict[str, bytes], data: st.DataObject) -> None:
    right = files["game"]
    read_whole_game(right)
    with suppress(GameFileBroken):
        read_whole_game(data.draw(spoilt(json.loads(right)).map(bytes_of) | spoilt_bytes(right)))


def in_folder(work: Callable[[Path], object]) -> None:
    with TemporaryDirectory() as folder:
        work(Path(folder))


@pytest.mark.parametrize("kind", ["rows", "native"])
@settings(max_examples=40)
@given(data=st.data())
def test_backups(files: dict[str, bytes], kind: str, data: st.DataObject) -> None:
    """Also with a right wrapping: what is inside is changed and packed again."""
    inside = gzip.decompress(files[kind])
    packed = data.draw(spoilt_bytes(files[kind]) | spoilt_bytes(inside).map(gzip.compress))

    def work(folder: Path) -> None:
        (folder / "file").write_bytes(packed)
        with suppress(StoreError):
            restore(folder / "file", f"sqlite:///{folder}/new.db")

    in_folder(work)


@settings(max_examples=40)
@given(data=st.data())
def test_rows_of_a_backup(files: dict[str, bytes], data: st.DataObject) -> None:
    lines = files["payload"].splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    lines[place] = data.draw(spoilt(json.loads(lines[place])).map(bytes_of) | spoilt_bytes(lines[place]))

    def work(folder: Path) -> None:
        (folder / "payload").write_bytes(b"\n".join(lines) + b"\n")
        store = open_store(f"sqlite:///{folder}/new.db")
        store.close()
        with suppress(BackupBroken):
            json_lines.load(folder / "payload", HEAD, store.url, replace=True)

    in_folder(work)


# Settings of the server.

TOML = b'host = "127.0.0.1"\nport = 8000\nhosts = ["a.example"]\n[limits]\ninbox = 5\ndrain_seconds = 1.5\n'
NAMES = [name for name, _, _ in server_settings.fields()]


@given(spoilt_bytes(TOML) | st.binary(max_size=60))
def test_files_of_settings(content: bytes) -> None:
    def work(folder: Path) -> None:
        (folder / "passgo.toml").write_bytes(content)
        with suppress(SettingsRefused):
            server_settings.load({}, {}, folder / "passgo.toml")

    in_folder(work)


@given(
    st.dictionaries(st.sampled_from([*NAMES, "limits", "limits.x", "x", ""]) | TEXT, TEXT, max_size=4), st.booleans()
)
def test_flags_and_environment(said: dict[str, str], by_environment: bool) -> None:
    environment = {server_settings.variable(name): value for name, value in said.items()}
    with suppress(SettingsRefused):
        server_settings.load({} if by_environment else said, environment if by_environment else {})
