"""One game as a file: out, in, and nothing changed on the way."""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.store.samples import fill, log

from passgo.store import (
    ChainBroken,
    GameDiffers,
    GameFileBroken,
    NewEntry,
    NoSuchStream,
    Store,
    games,
    lobby,
    open_store,
    streams,
)
from passgo.store.games import EntryDocument, GameDocument
from passgo.store.schema import entries


def export(store: Store, game: str = "game-1") -> bytes:
    return store.ask(lambda conn: games.export_game(conn, game))


def take_in(store: Store, content: bytes) -> tuple[str, int]:
    return store.do(lambda conn: games.import_game(conn, content))


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(f"sqlite:///{tmp_path / 'elsewhere.db'}")
    yield opened
    opened.close()


def test_an_imported_game_has_the_same_chain(store: Store, elsewhere: Store) -> None:
    fill(store)
    assert take_in(elsewhere, export(store)) == ("game-1", 3)
    assert elsewhere.read("game-1") == store.read("game-1")
    elsewhere.verify_chain("game-1")
    assert export(elsewhere) == export(store)
    assert elsewhere.ask(lambda conn: lobby.get(conn, "game-1")) == store.ask(lambda conn: lobby.get(conn, "game-1"))
    assert elsewhere.append("game-1", 3, log(1)) == 4


def test_a_game_that_is_here_already_stays_as_it_is(store: Store) -> None:
    fill(store)
    content = export(store)
    assert take_in(store, content) == ("game-1", 3)
    assert export(store) == content


def test_a_game_with_another_history_is_refused(store: Store, elsewhere: Store) -> None:
    fill(store)
    elsewhere.append("game-1", 0, log(1))
    with pytest.raises(GameDiffers):
        take_in(elsewhere, export(store))
    assert len(elsewhere.read("game-1")) == 1


def test_a_long_game_is_exported_whole(store: Store) -> None:
    store.append("game", 0, log(2300))
    assert len(json.loads(export(store, "game"))["entries"]) == 2300


def test_an_unknown_game_is_refused(store: Store) -> None:
    with pytest.raises(NoSuchStream):
        export(store, "nothing")


def test_a_broken_game_is_not_exported(store: Store) -> None:
    fill(store)
    store.do(lambda conn: conn.execute(entries.update().where(entries.c.version == 2).values(body="{}")))
    with pytest.raises(ChainBroken):
        export(store)


def test_an_export_names_nobody(store: Store) -> None:
    fill(store)
    told = export(store).decode()
    assert not [word for word in ("Ann", 'ann"', "Ångström", "good luck", "Firefox", "argon2") if word in told]


@pytest.mark.parametrize(
    "change",
    [
        lambda game: game["entries"].pop(),
        lambda game: game["entries"].pop(0),
        lambda game: game["entries"].reverse(),
        lambda game: game["entries"].clear(),
        lambda game: game["entries"][1].update(body='{"n":9}'),
        lambda game: game["entries"][1].update(body="no json"),
        lambda game: game["entries"][1].update(at_ms=1),
        lambda game: game["entries"][1].update(at_ms=10**30),
        lambda game: game["entries"][1].update(version=7),
        lambda game: game["entries"][1].update(hash="f" * 64),
        lambda game: game["entries"][1].update(hash=7),
        lambda game: game["entries"][1].update(extra=1),
        lambda game: game.update(stream="other"),
        lambda game: game.update(stream="../../etc/passwd\0"),
        lambda game: game.update(head="f" * 64),
        lambda game: game.update(passgo_game=3),
        lambda game: game.pop("entries"),
        lambda game: game["table"].update(version=-1),
    ],
)
def test_a_changed_file_is_refused(store: Store, change: object) -> None:
    fill(store)
    game = json.loads(export(store))
    assert callable(change)
    change(game)
    with pytest.raises(GameFileBroken):
        games.entries_of(games.read_game(json.dumps(game).encode()))


def test_every_cut_is_refused(store: Store) -> None:
    fill(store)
    whole = export(store).rstrip()
    for length in range(0, len(whole), 7):
        with pytest.raises(GameFileBroken):
            games.read_game(whole[:length])


@pytest.mark.parametrize(
    "bomb", [b"[" * 1_000_000, b'{"a":' * 1_000_000, b" " * (games.LARGEST_FILE + 1)], ids=["lists", "objects", "large"]
)
def test_a_bomb_is_refused(bomb: bytes) -> None:
    with pytest.raises(GameFileBroken):
        games.read_game(bomb)


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(st.binary() | st.recursive(st.none() | st.text() | st.integers(), st.lists).map(msgspec.json.encode))
def test_garbage_is_refused_by_name(content: bytes) -> None:
    with pytest.raises(GameFileBroken):
        games.read_game(content)


def test_a_file_past_the_largest_is_not_even_read() -> None:
    with pytest.raises(GameFileBroken, match="64000001 bytes are more than the 64000000"):
        games.read_game(b" " * 64_000_001)


def test_a_sound_chain_of_bad_entries_is_refused() -> None:
    (bad,) = streams.chain("game", 0, streams.FIRST_HASH, [NewEntry("act", "no JSON", 5)])
    written = EntryDocument(bad.version, bad.kind, bad.body, bad.at_ms, bad.prev_hash, bad.hash)
    with pytest.raises(GameFileBroken, match="is not JSON"):
        games.entries_of(GameDocument(1, "game", bad.hash, None, [written]))
