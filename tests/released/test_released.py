"""What older releases left, opened with the code of today: outcomes stay, running games go on, old entries stand."""

import asyncio
import gzip
import json
import lzma
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import delete
from tests.breadth import wide
from tests.released.house import House, Table
from tests.released.scenes import at_turn
from tests.released.shown import championship_shown, game_shown, table_shown
from typer.testing import CliRunner, Result

from passgo.bots import make
from passgo.bots.playing import Playing, play_out
from passgo.championship import commands
from passgo.cli.app import app
from passgo.editions import load
from passgo.engine import digest
from passgo.engine.rules import RULES_VERSION
from passgo.office import SYSTEM, Offices, venues
from passgo.play import saves
from passgo.store import SchemaTooNew, Store, open_store, streams
from passgo.store.backup import restore
from passgo.store.games import import_game
from passgo.store.schema import entries
from passgo.tables.refusals import OtherRules
from passgo.tables.table_state import FINISHED, PLAYING, State
from passgo.web import upgrade
from passgo.web.live.storage import load_table

FOLDER: Final = Path(__file__).parent
SETS: Final = sorted(path.parent.name for path in FOLDER.glob("*/expected.json.gz"))
NOW: Final = 1_800_000_000_000
TODAY: Final = datetime(2027, 1, 15, tzinfo=UTC)
PLAYED_ON: Final = 100  # turns: where buildings are few, bots may go on for ever


class Released:
    """The files of one release, in a copy that may be changed."""

    def __init__(self, name: str, scratch: Path) -> None:
        self.folder = FOLDER / name
        self.scratch = scratch
        self.expected: dict[str, Any] = json.loads(gzip.decompress((self.folder / "expected.json.gz").read_bytes()))
        self.tables: dict[str, Any] = self.expected["tables"]
        self.rules: int = self.expected["rules"]

    def database(self, name: str) -> Path:
        file = self.scratch / f"{name}.db"
        if not file.exists():
            file.write_bytes(lzma.decompress((self.folder / "passgo.db.xz").read_bytes()))
        return file

    def with_status(self, status: str) -> dict[str, Any]:
        return {id: table for id, table in self.tables.items() if table["status"] == status}


# The sets with something to be carried on.
OLDER: Final = [name for name in SETS if Released(name, Path()).rules < RULES_VERSION]


@pytest.fixture(scope="module", params=SETS)
def released(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Released:
    return Released(request.param, tmp_path_factory.mktemp(request.param))


@pytest.fixture(scope="module")
def upgraded(released: Released) -> Path:
    """The database after `passgo upgrade`."""
    file = released.database("upgraded")
    done = passgo("upgrade", "--database", url(file))
    assert done.exit_code == 0, done.output
    return file


def url(file: Path) -> str:
    return f"sqlite:///{file}"


def passgo(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


@contextmanager
def opened(file: Path) -> Iterator[Store]:
    store = open_store(url(file))
    try:
        yield store
    finally:
        store.close()


def state_of(store: Store, table: str) -> State:
    loaded = load_table(store, table, NOW)
    assert loaded is not None
    return loaded.table.state


def comparable(position: dict[str, Any]) -> dict[str, Any]:
    """A position without what only its form says: the version, who is content, and how a shortage is written.

    The first release forgot a shortage when the auction of its building began, and noted one space for each player.
    """
    plain = {key: value for key, value in position.items() if key not in ("version", "content")}
    shortage = plain["shortage"]
    if plain["auction"] is not None:
        plain["shortage"] = None
    elif shortage is not None:
        wants = [want if isinstance(want, list) else [want] if want >= 0 else [] for want in shortage[2]]
        plain["shortage"] = [*shortage[:2], wants, shortage[3]]
    return plain


def rows_of(file: Path) -> list[tuple[Any, ...]]:
    """Every entry of every log, as it lies in the file."""
    with closing(sqlite3.connect(file)) as conn:
        return conn.execute("SELECT * FROM entries ORDER BY stream, version").fetchall()


def dump_of(file: Path) -> list[str]:
    """Schema and rows; not the bytes, of which SQLite changes some when it opens a file."""
    with closing(sqlite3.connect(file)) as conn:
        return list(conn.iterdump())


def test_there_is_a_set_of_the_first_release() -> None:
    assert "0.1.0" in SETS
    assert Released("0.1.0", Path()).rules == 1


# The database.


def test_a_dry_run_names_every_table_and_changes_nothing(released: Released) -> None:
    file = released.database("dry")
    before = dump_of(file)
    told = passgo("upgrade", "--dry-run", "--database", url(file))
    assert told.exit_code == 0, told.output
    assert dump_of(file) == before
    for name in (*released.tables, *released.expected["championships"]):
        assert f" {name}: " in told.output


def test_finished_tables_end_as_they_ended(released: Released, upgraded: Path) -> None:
    finished = released.with_status("finished")
    assert {table["edition"] for table in finished.values()} >= {
        "championship", "classic", "cthulhu", "cthulhu-short", "ghost", "mario", "voyage",
    }  # fmt: skip
    with opened(upgraded) as store:
        for id, then in finished.items():
            outcome = state_of(store, id).outcome
            assert outcome is not None, id
            for fact in ("ranking", "winners", "worth", "points", "turns", "digest"):
                assert getattr(outcome, fact) == then["game"][fact], (id, fact)
            assert outcome.rules == released.rules


def test_tables_keep_their_people_status_and_talk(released: Released, upgraded: Path) -> None:
    with opened(upgraded) as store:
        for id, then in released.tables.items():
            now = table_shown(state_of(store, id))
            for fact in ("status", "edition", "seats", "host", "judge", "rematch", "closed", "said"):
                assert now[fact] == then[fact], (id, fact)


def test_before_they_are_carried_on_games_stand_and_play_as_they_did(released: Released) -> None:
    """Replayed by the rules of their day: the same position, the same digest, the same choices."""
    with opened(released.database("replayed")) as store:
        for id, then in released.tables.items():
            game = state_of(store, id).game
            assert (game is None) == ("game" not in then), id
            if game is None:
                continue
            now = game_shown(game)
            assert comparable(now.pop("position")) == comparable(then["game"]["position"]), id
            if released.rules == 1:  # which did not know how to pass for a whole turn; it changes nothing else
                for legal in now.get("legal", []):
                    legal["actions"] = [action for action in legal["actions"] if action.get("answer") != "turn"]
            assert now == {fact: value for fact, value in then["game"].items() if fact != "position"}, id


def test_running_games_go_on_from_where_they_were(released: Released, upgraded: Path) -> None:
    running = released.with_status("playing")
    assert len(running) >= 9
    with opened(upgraded) as store:
        for id, then in running.items():
            state = state_of(store, id)
            assert state.status == PLAYING
            now = game_shown(state.playing())
            assert comparable(now["position"]) == comparable(then["game"]["position"]), id
            assert now["awaited"] == then["game"]["awaited"], id


@pytest.mark.parametrize("name", [*map(wide, SETS[:-1]), SETS[-1]])
def test_running_games_are_played_on_and_end(name: str, tmp_path: Path) -> None:
    """At a server that was just put in place of the old one: it carries them on by itself."""
    released = Released(name, tmp_path)
    file = released.database("played-on")
    ended = asyncio.run(play_on(file, list(released.with_status("playing"))))
    assert {"running-offer", "running-start"} <= set(ended)


async def play_on(file: Path, tables: list[str]) -> list[str]:
    """Those that came to their end."""
    ended = []
    house = House(file)  # whose clock goes on where the tables were left: one empty for a year would be given up
    try:
        for seed, id in enumerate(tables):
            table = Table(house, await house.site.tables.own_room(id), seed)
            for seat, there in enumerate(table.room.table.state.seats):
                if there.person:
                    await table.ask("connect", there.person, "seat", seat)
            until = table.game.turns + PLAYED_ON
            reached = await table.play(at_turn(until))
            if table.room.table.state.status == FINISHED:
                ended.append(id)
            else:
                assert reached, id
            await table.leave()
    finally:
        await house.close()
    return ended


def test_nothing_that_was_written_has_changed(released: Released, upgraded: Path) -> None:
    old = rows_of(released.database("untouched"))
    assert set(old) <= set(rows_of(upgraded))
    with opened(upgraded) as store:
        for name, (version, head) in released.expected["heads"].items():
            found = store.ask(partial(streams.read, stream=name, after=version - 1, limit=1))
            assert found[0].hash == head
            store.ask(partial(streams.verify_chain, stream=name))


def test_a_second_upgrade_finds_nothing_to_do(upgraded: Path) -> None:
    before = rows_of(upgraded)
    assert passgo("upgrade", "--database", url(upgraded)).exit_code == 0
    assert rows_of(upgraded) == before


def test_championships_stand_as_they_stood(released: Released, upgraded: Path) -> None:
    with opened(upgraded) as store:
        offices = Offices(store)
        shown = json.loads(json.dumps({id: championship_shown(offices.open(id)) for id in offices.ids()}))
        expected = released.expected["championships"]
        for id in offices.ids():  # who had no nickname then has a drawn one now
            people = offices.open(id).championship.people.rows
            for entrant, line in expected[id]["entrants"].items():
                if line[-1] == "anonymous" and entrant in people:
                    line[-1] = people[entrant].drawn
    assert shown == expected


# Files.


@pytest.fixture
def beside(released: Released, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Released:
    """In a copy of the folder: saved games name their editions by a path."""
    shutil.copytree(released.folder, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    return released


def test_saved_games_are_what_they_were_and_go_on(beside: Released) -> None:
    for file, then in beside.expected["saves"].items():
        table = saves.read(Path(file), None)
        game = table.log.game
        assert comparable(game_shown(game)["position"]) == comparable(then["game"]["position"]), file
        assert list(table.names) == then["names"]
        assert game_shown(game)["ranking"] == then["game"]["ranking"]
        until = game.turns + PLAYED_ON
        play_out(Playing(game, [make("builder", seat) for seat in range(len(game.players))], table.log), until)
        assert game.is_over() or game.turns >= until, file
        saves.write(table, Path("again.save"))
        assert digest(saves.read(Path("again.save"), None).log.game) == digest(game)


@pytest.mark.usefixtures("beside")
def test_editions_of_ones_own_load() -> None:
    assert load("harbour/edition.toml").players == (2, 4)
    assert load("quick.toml").board.rules.go_salary == 400


def test_exported_games_are_taken_in(beside: Released, tmp_path: Path) -> None:
    files = sorted(tmp_path.glob("*.json.gz"))
    games = [file for file in files if file.name != "expected.json.gz"]
    assert games
    with opened(tmp_path / "fresh.db") as store:
        for file in games:
            content = gzip.decompress(file.read_bytes())
            id, version = store.do(partial(import_game, content=content))
            assert version == beside.tables[id]["version"]
            assert state_of(store, id).status == beside.tables[id]["status"]


def test_fair_dice_of_an_old_game_can_still_be_checked(beside: Released, tmp_path: Path) -> None:
    for table in ("voyage", "classic-options", "championship-judge"):
        file = tmp_path / f"{table}.json"
        file.write_bytes(gzip.decompress((tmp_path / f"{table}.json.gz").read_bytes()))
        told = passgo("verify", file)
        assert told.exit_code == 0, told.output
        assert beside.tables[table]["game"]["digest"] in told.output


@pytest.mark.parametrize("name", ["backup.passgo", "rows.passgo"])
def test_backups_are_restored(released: Released, tmp_path: Path, name: str) -> None:
    file = tmp_path / "restored.db"
    restored = restore(released.folder / name, url(file))
    assert (restored.streams, restored.broken) == (len(released.expected["heads"]), ())
    with opened(file) as store:
        for id, then in released.tables.items():
            assert state_of(store, id).status == then["status"]


def test_a_venue_goes_on_at_its_laptop_and_comes_back(released: Released, tmp_path: Path) -> None:
    key = released.expected["key"]
    with opened(tmp_path / "laptop.db") as store:
        office = venues.settle(Offices(store), (released.folder / "south.branch").read_bytes(), key)
        assert office.kept.home == "south"
        entered = released.expected["championships"]["two-halls"]["entrants"]
        assert {id for id, one in office.championship.state.entrants.items() if one.venue == "south"} == {
            id for id, (_, venue, _) in entered.items() if venue == "south"
        }
    with opened(released.database("taken-back")) as store:
        results = (released.folder / "south.results").read_bytes()
        office, told = venues.take_back(Offices(store), results, SYSTEM, TODAY)
        assert told.events > 0
        assert not told.finished  # no laptop could say so then: the director ends the loan
        office.perform(commands.RecallVenue(SYSTEM, "south", "everything is here"), TODAY)
        assert "south" not in office.championship.state.lent


# Bad input.


def test_a_database_of_a_newer_release_is_named_and_left_alone(released: Released, tmp_path: Path) -> None:
    file = tmp_path / "newer.db"
    shutil.copy(released.database("untouched"), file)
    with closing(sqlite3.connect(file)) as conn:
        conn.execute("UPDATE alembic_version SET version_num = '9999'")
        conn.commit()
    before = dump_of(file)
    with pytest.raises(SchemaTooNew, match="9999"):
        open_store(url(file))
    for command in (("upgrade",), ("upgrade", "--dry-run"), ("export", "voyage")):
        told = passgo(*command, "--database", url(file))
        assert told.exit_code == 2, (command, told.output)
        assert "9999" in told.output
    assert dump_of(file) == before


def test_a_table_of_unknown_rules_is_named_and_the_others_go_on(released: Released, tmp_path: Path) -> None:
    """Its log is rewritten as a later release might have: the chain is whole, the rules are not ours."""
    file = tmp_path / "unknown.db"
    shutil.copy(released.database("untouched"), file)
    with opened(file) as store:
        store.do(lambda conn: rewrite_first(conn, "mario", 99))
        with pytest.raises(OtherRules) as raised:
            load_table(store, "mario", NOW)
        assert raised.value.rules == 99
    before = [row for row in rows_of(file) if row[0] == "mario"]
    told = passgo("upgrade", "--database", url(file))
    assert told.exit_code == 1
    assert "table mario: of rules 99" in told.output
    assert [row for row in rows_of(file) if row[0] == "mario"] == before
    with opened(file) as store:
        assert state_of(store, "voyage").frozen


def rewrite_first(conn: Any, stream: str, rules: int) -> None:
    log = streams.read(conn, stream)
    new = [streams.NewEntry(entry.kind, entry.body, entry.at_ms) for entry in log]
    first = {**json.loads(log[0].body), "rules": rules}
    new[0] = streams.NewEntry(log[0].kind, json.dumps(first), log[0].at_ms)
    conn.execute(delete(entries).where(entries.c.stream == stream))
    streams.append(conn, stream, 0, new)


class Killed(BaseException):
    """The process ends here."""


WRITES = 23  # of an upgrade of this set, one for each table that changes
QUICKLY = (1, 7, 20)


@pytest.mark.wide
@pytest.mark.parametrize("released", OLDER, indirect=True, scope="module")
@pytest.mark.parametrize(
    "after", [pytest.param(n, marks=() if n in QUICKLY else pytest.mark.long) for n in range(1, WRITES + 1)]
)
def test_an_upgrade_killed_in_the_middle_is_finished_by_the_next(
    released: Released, upgraded: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    """Killed inside a transaction: that table is as it was, those before it are brought up, and none is half done."""
    file = tmp_path / "killed.db"
    shutil.copy(released.database("untouched"), file)
    written: list[str] = []
    with monkeypatch.context() as patch:
        patch.setattr("passgo.store.streams.append", killed_after(after, written))
        store = open_store(url(file))
        with pytest.raises(Killed):
            list(upgrade.fates(store, NOW, dry_run=False))
        store.close()
    last = written[-1]
    old = [row for row in rows_of(released.database("untouched")) if row[0] == last]
    assert [row for row in rows_of(file) if row[0] == last] == old
    done = passgo("upgrade", "--database", url(file))
    assert done.exit_code == 0, done.output
    assert kinds_in(file) == kinds_in(upgraded)


def killed_after(writes: int, written: list[str]) -> Callable[..., int]:
    whole = streams.append

    def append(conn: Any, stream: str, *rest: Any) -> int:
        written.append(stream)
        version = whole(conn, stream, *rest)
        if len(written) == writes:
            raise Killed
        return version

    return append


@pytest.mark.long
@pytest.mark.parametrize("released", OLDER, indirect=True, scope="module")
def test_no_write_of_an_upgrade_is_left_out_above(
    released: Released, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "counted.db"
    shutil.copy(released.database("untouched"), file)
    written: list[str] = []
    monkeypatch.setattr("passgo.store.streams.append", killed_after(0, written))
    store = open_store(url(file))
    list(upgrade.fates(store, NOW, dry_run=False))
    store.close()
    assert len(written) == WRITES


def kinds_in(file: Path) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as conn:
        return conn.execute("SELECT stream, version, kind FROM entries ORDER BY stream, version").fetchall()
