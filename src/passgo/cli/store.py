"""`passgo backup`, `restore`, `export` and `import`: the database as files."""

import datetime
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from time import time_ns
from typing import TYPE_CHECKING, Annotated

import typer

from passgo.store import Store, StoreError, default_url, open_store
from passgo.store.engines import parse_url, sqlite_file
from passgo.store.errors import StoreInUse, StoreUnavailable

if TYPE_CHECKING:
    from passgo.web.upgrade import Fate

FAILED = 1
BAD_INPUT = 2

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        envvar="PASSGO_DATABASE",
        metavar="URL",
        help="sqlite:///FILE or postgresql://…  [default: SQLite in your data folder]",
        show_default=False,
    ),
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The backup to write.")],
    database: Database = None,
    portable: Annotated[
        bool, typer.Option("--portable", help="As rows, which PostgreSQL and SQLite can both take back.")
    ] = False,
    replace: Annotated[bool, typer.Option("--replace", help="Overwrite FILE if it exists.")] = False,
) -> None:
    """Write the whole database into one file, while play goes on."""
    from passgo.store.backup import backup as write

    with refusals():
        check_there(database or default_url())
    with opened(database) as store:
        write(store, file, time_ns() // 1_000_000, portable_rows=portable, replace=replace)
    typer.echo(f"{file}: {file.stat().st_size} bytes")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace a database that holds data. Stop its server first.")
    ] = False,
    erasures: Annotated[
        Path | None,
        typer.Option(help="A list of erasures to go through again; erasures.txt beside FILE is always used."),
    ] = None,
) -> None:
    """Fill a database from a backup and check every game in it. Whoever was erased since stays erased."""
    from passgo.store.backup import restore as read

    url = database or default_url()
    with refusals():
        again = known_erasures(file, erasures, url if replace else None)
        restored = read(file, url, replace=replace)
    typer.echo(f"{restored.streams} games restored, {len(restored.broken)} of them broken")
    if again:
        erase_again(url, again)
    for stream in restored.broken:
        typer.echo(f"broken since before the backup: {stream}", err=True)
    if restored.broken:
        raise typer.Exit(FAILED)


def known_erasures(file: Path, named: Path | None, replaced: str | None) -> set[tuple[str, str]]:
    """From the list beside the backup, a list that was named, and the database that is to be replaced."""
    from passgo.office.backups import LIST
    from passgo.office.erasures import known, read_list

    found: set[tuple[str, str]] = set()
    beside = file.parent / LIST
    for one in (beside if beside.is_file() else None, named):
        if one is not None:
            found |= read_list(one)
    if replaced is not None:
        try:
            store = open_store(replaced)
        except StoreError as error:
            typer.echo(f"the database to be replaced cannot tell its erasures: {error}", err=True)
            return found
        found |= known(store)
        store.close()
    return found


def erase_again(url: str, again: set[tuple[str, str]]) -> None:
    from passgo.office.erasures import apply_again

    with opened(url) as store:
        done = apply_again(store, again, datetime.datetime.now(datetime.UTC))
    typer.echo(f"{done} people erased again")


def upgrade(
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[FILE]…", help="Saves, exports, archives, backups or editions."),
    ] = None,
    database: Database = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would happen, and change nothing.")] = False,
) -> None:
    """Bring everything that older releases left up to this one, and say what becomes of it.

    A server does the same by itself with each table that is opened. Stop it first, unless this is a dry run.
    """
    from passgo.web.upgrade import fate_of_file, fates

    url = database or default_url()
    now_ms = time_ns() // 1_000_000
    with refusals():
        check_there(url)
        with as_it_is(url) if dry_run else with_nobody_playing(url, now_ms) as store:
            found = list(told(fates(store, now_ms, dry_run=dry_run)))
    found += told(fate_of_file(file) for file in files or [])
    lost = sum(not fate.whole for fate in found)
    done = "would be" if dry_run else "were"
    typer.echo(f"{len(found)} looked at, {lost} of them {done} left behind" if lost else f"{len(found)} looked at")
    if lost:
        raise typer.Exit(FAILED)


def told(found: "Iterable[Fate]") -> "Iterator[Fate]":
    for fate in found:
        typer.echo(f"{fate.what} {fate.name}: {fate.says}")
        yield fate


@contextmanager
def as_it_is(url: str) -> Iterator[Store]:
    """The database, not even brought to the schema of today."""
    from passgo.store.upgrade import refuse_newer

    store = Store(parse_url(url))
    try:
        store.ask(refuse_newer)
        yield store
    finally:
        store.close()


@contextmanager
def with_nobody_playing(url: str, now_ms: int) -> Iterator[Store]:
    """An SQLite file has one server, which holds its lock; those of a PostgreSQL hold leases."""
    from passgo.store import leases, sole

    target = parse_url(url)
    with sole.hold(sqlite_file(target)) if target.drivername == "sqlite" else nullcontext():
        store = open_store(url)
        try:
            if store.ask(lambda conn: leases.any_held(conn, leases.time_of(conn, now_ms))):
                raise StoreInUse("a server keeps tables of this database: stop it first, or ask with --dry-run")
            yield store
        finally:
            store.close()


def export_game(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The id of a game.")],
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="Where to, if not to the screen.")] = None,
    database: Database = None,
) -> None:
    """Write one game as JSON, to keep, to check or to import elsewhere."""
    from passgo.store.games import export_game as write

    with opened(database) as store:
        content = store.ask(lambda conn: write(conn, game))
        if file is None:
            typer.echo(content, nl=False)
        else:
            file.write_bytes(content)


def import_game(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game written by passgo export.")],
    database: Database = None,
) -> None:
    """Take in an exported game."""
    from passgo.store.games import import_game as read

    with opened(database) as store:
        content = file.read_bytes()
        game, version = store.do(lambda conn: read(conn, content))
    typer.echo(f"{game}: {version} entries")


def check_there(url: str) -> None:
    """A backup of a database that was never written would look like a good one, until somebody needs it."""
    target = parse_url(url)
    if target.drivername == "sqlite" and not sqlite_file(target).exists():
        raise StoreUnavailable(f"{target.database}: no such database; say which by --database or PASSGO_DATABASE")


@contextmanager
def opened(database: str | None) -> Iterator[Store]:
    with refusals():
        store = open_store(database or default_url())
        try:
            yield store
        finally:
            store.close()


@contextmanager
def refusals() -> Iterator[None]:
    """Say what the store or the system refuses, instead of a traceback."""
    try:
        yield
    except (StoreError, OSError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(BAD_INPUT) from error
