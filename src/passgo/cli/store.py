"""`passgo backup`, `restore`, `export` and `import`: the database as files."""

import datetime
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, nullcontext
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
        bool, typer.Option("--portable", help="Write rows that both PostgreSQL and SQLite can restore.")
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
        typer.Option(help="A list of erasures to repeat; erasures.txt beside FILE is always used."),
    ] = None,
) -> None:
    """Restore a database from a backup and check every game in it. People deleted since the backup stay deleted."""
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
    """Erasures from the list beside the backup, the list that was named, and the database that is to be replaced."""
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
            typer.echo(f"cannot read the erasures of the database to be replaced: {error}", err=True)
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
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show what would happen and change nothing.")] = False,
) -> None:
    """Bring everything that older releases left up to this release, and say what becomes of it.

    A server does the same for each table it opens. Stop it first, unless this is a dry run.
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
    """Open the database as it is, without migrating it to the current schema."""
    from passgo.store.upgrade import refuse_newer

    with closing(Store(parse_url(url))) as store:
        store.ask(refuse_newer)
        yield store


@contextmanager
def with_nobody_playing(url: str, now_ms: int) -> Iterator[Store]:
    """Open the database if no server uses it: one on SQLite holds the file's lock, those on PostgreSQL hold leases."""
    from passgo.store import file_lock, leases

    target = parse_url(url)
    alone = file_lock.hold(sqlite_file(target)) if target.drivername == "sqlite" else nullcontext()
    with alone, closing(open_store(url)) as store:
        if store.ask(lambda conn: leases.any_held(conn, leases.time_of(conn, now_ms))):
            raise StoreInUse("a server is running tables of this database: stop it first, or use --dry-run")
        yield store


def export_game(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The id of a game.")],
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="The file to write; without it, print the game.")
    ] = None,
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
    """Import a game."""
    from passgo.store.games import import_game as read

    with opened(database) as store:
        content = file.read_bytes()
        game, version = store.do(lambda conn: read(conn, content))
    typer.echo(f"{game}: {version} entries")


def check_there(url: str) -> None:
    """Refuse a database that does not exist: its backup would look good until somebody needs it."""
    target = parse_url(url)
    if target.drivername == "sqlite" and not sqlite_file(target).exists():
        raise StoreUnavailable(f"{target.database}: no such database; name it with --database or PASSGO_DATABASE")


@contextmanager
def opened(database: str | None) -> Iterator[Store]:
    with refusals(), closing(open_store(database or default_url())) as store:
        yield store


@contextmanager
def refusals() -> Iterator[None]:
    """Report in one line what the store or the system refuses, instead of a traceback."""
    try:
        yield
    except (StoreError, OSError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(BAD_INPUT) from error
