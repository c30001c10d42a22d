"""Write what this version of passgo leaves behind: `make released`, once for each release.

`python -m tests.released.make FOLDER` writes the same for another checkout, into a folder that is not there yet.
It runs under the code of the release, also an old one, so it imports only what every release has.
"""

import asyncio
import gzip
import json
import lzma
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import chdir, closing
from functools import partial
from importlib import resources
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tests.released import contests, scenes
from tests.released.house import FIRST_MS, House
from tests.released.shown import championship_shown, save_shown, table_shown

from passgo import __version__
from passgo.bots import make as make_bot
from passgo.bots.playing import Playing
from passgo.editions import load
from passgo.engine import Game, SeededChance, new_game, to_json
from passgo.office import Offices
from passgo.play import saves
from passgo.play.table import new_table
from passgo.store import Store, lobby, open_store, streams
from passgo.store.backup import backup
from passgo.store.games import export_game
from passgo.store.schema import HEAD
from passgo.web.live.storage import load_table

EXPORTED: Final = ("classic-options", "championship-judge", "voyage", "running-shortage", "running-corrected", "lobby")
NAMES: Final = ("Ada", "Bob", "Cy")
MOST_STEPS: Final = 2000
QUICK: Final = """\
inherits = "classic"

[edition]
id = "quick"
name = "Quick"
players = [2, 4]

[provenance]
rules = "ours: more money, and an end"

[rules]
go.salary = 400
end.turns = 90

[change.boardwalk]
price = 500
mortgage = 250
"""


class AlreadyThere(Exception):
    """The folder exists."""


def make(folder: Path) -> None:
    """Write a new set, whole or not at all."""
    if folder.exists():
        raise AlreadyThere(f"{folder} exists: what a release left is never written over")
    with TemporaryDirectory() as scratch:
        write(Path(scratch, "set"))
        shutil.copytree(Path(scratch, "set"), folder)


def write(folder: Path) -> None:
    folder.mkdir()
    expected: dict[str, Any] = {"rules": rules_version(), "schema": HEAD}
    with TemporaryDirectory() as scratch:
        file = Path(scratch, "passgo.db")
        lent = asyncio.run(play_everything(file))
        (folder / "south.branch").write_bytes(lent.branch)
        (folder / "south.results").write_bytes(lent.results)
        expected["key"] = lent.key
        store = open_store(f"sqlite:///{file}")
        expected |= told(store)
        for table in EXPORTED:
            content = store.ask(partial(export_game, stream=table))
            (folder / f"{table}.json.gz").write_bytes(gzip.compress(content, mtime=0))
        backup(store, folder / "backup.passgo", FIRST_MS)
        backup(store, folder / "rows.passgo", FIRST_MS, portable_rows=True)
        store.close()
        keep_database(file, folder / "passgo.db.xz")
    with chdir(folder):
        expected["saves"] = write_saves()
    (folder / "expected.json.gz").write_bytes(gzip.compress(json.dumps(expected).encode(), mtime=0))


def rules_version() -> object:
    """As positions say it: where the number is kept differs from release to release."""
    return to_json(new_game(load("classic").board, 2, SeededChance(1), True))["version"]


async def play_everything(file: Path) -> contests.Lent:
    house = House(file)
    await house.open()
    contests.over_the_board(house.site.offices)
    lent = contests.lent_venue(house.site.offices)
    await contests.played_online(house)
    await scenes.write_tables(house)
    await house.close()
    return lent


def keep_database(file: Path, target: Path) -> None:
    """One file, without what SQLite keeps beside it."""
    with closing(sqlite3.connect(file)) as conn:
        conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        conn.execute("PRAGMA journal_mode = DELETE")
    target.write_bytes(lzma.compress(file.read_bytes(), preset=9))


def told(store: Store) -> dict[str, Any]:
    """All that this version shows of the database, and where every log ends."""
    offices = Offices(store)
    return {
        "tables": {row.id: told_of(store, row.id) for row in store.ask(lambda conn: lobby.listing(conn, limit=1000))},
        "championships": {id: championship_shown(offices.open(id)) for id in offices.ids()},
        "heads": {name: list(store.ask(partial(streams.head, stream=name))) for name in store.ask(streams.names)},
    }


def told_of(store: Store, table: str) -> dict[str, Any]:
    loaded = load_table(store, table, FIRST_MS)
    assert loaded is not None
    return table_shown(loaded.table.state)


# Games of the terminal.


def write_saves() -> dict[str, Any]:
    """In the folder that holds them: a saved game names its edition by the path it was begun with."""
    Path("harbour").mkdir()
    shutil.copy(str(resources.files("passgo.editions") / "starter.toml"), "harbour/edition.toml")
    Path("quick.toml").write_text(QUICK, encoding="utf-8")
    return {
        "finished.save": save("finished.save", "classic", {"end.turns": 60}, Game.is_over),
        "running.save": save("running.save", "voyage", {}, lambda game: game.turns > 40),
        "shortage.save": save("shortage.save", "classic", scenes.SCARCE, lambda game: game.shortage is not None),
        "quick.save": save("quick.save", "quick.toml", {}, lambda game: game.turns > 30),
        "harbour.save": save("harbour.save", "harbour/edition.toml", {}, lambda game: game.turns > 15),
        "short.save": save("short.save", "cthulhu-short", {}, lambda game: game.turns > 12),
    }


def save(file: str, source: str, options: dict[str, Any], until: Callable[[Game], bool]) -> dict[str, Any]:
    """A game of one person, for whom a bot holds the keyboard, and two bots, left when that holds."""
    edition = load(source, options)
    for seed in range(1, 200):
        table = new_table(edition, source, NAMES, ["", "trader", "builder"], seed)
        minds = [table_bot or make_bot("trader", seed) for table_bot in table.make_bots()]
        if played(Playing(table.log.game, list(minds), table.log), until):
            saves.write(table, Path(file))
            return save_shown(saves.read(Path(file), None))
    raise scenes.Unreached(file)


def played(playing: Playing, until: Callable[[Game], bool]) -> bool:
    for _ in range(MOST_STEPS):
        if until(playing.game):
            return True
        if not playing.step():
            return False
    return False


if __name__ == "__main__":
    os.umask(0o022)
    try:
        make(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / __version__)
    except AlreadyThere as error:
        sys.exit(str(error))
