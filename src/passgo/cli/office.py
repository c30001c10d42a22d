"""`passgo championship create | list | invite | export | import`: championships in a database."""

import datetime
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from passgo.championship import Format
from passgo.championship.commands import DIRECTOR
from passgo.cli.formats import BAD_INPUT, faults_reported, format_text
from passgo.cli.store import Database, opened

if TYPE_CHECKING:
    from passgo.office import Office, Offices

LARGEST_ARCHIVE = 64_000_000
LARGEST_TERMS = 200_000

Id = Annotated[str, typer.Argument(metavar="ID", help="The id of a championship.")]
Site = Annotated[
    str,
    typer.Option(
        "--url", envvar="PASSGO_PUBLIC_URL", metavar="URL", help="The address people type, to print full links.",
        show_default=False,
    ),
]  # fmt: skip


def add_to(app: typer.Typer) -> None:
    app.command("create")(create)
    app.command("list")(list_all)
    app.command("invite")(invite)
    app.command("export")(export)
    app.command("import")(import_archive)


@contextmanager
def offices_of(database: str | None) -> Iterator["Offices"]:
    """Offices of a database; what they refuse is reported in one line."""
    from passgo.office import OfficeError, Offices

    with faults_reported(), opened(database) as store:
        offices = Offices(store)
        offices.clock.compare()
        try:
            yield offices
        except OfficeError as error:
            typer.echo(str(error), err=True)
            raise typer.Exit(BAD_INPUT) from None


def create(
    format: Annotated[str, typer.Argument(metavar="FORMAT", help="A shipped championship, or the path of a file.")],
    terms: Annotated[
        list[str], typer.Option(metavar="LANGUAGE=FILE", help="The terms of participation (repeatable).")
    ] = [],  # noqa: B006  # Typer copies it
    id: Annotated[str, typer.Option("--as", metavar="ID", help="The id to store it under (default: the file's).")] = "",
    director: Annotated[str, typer.Option(metavar="NAME", help="The director's name.")] = "Director",
    database: Database = None,
    url: Site = "",
) -> None:
    """Create a championship and print its director's private link."""
    with offices_of(database) as offices:
        office = offices.create(format_text(format), offices.clock.now(), terms=read_terms(terms), id=id)
        _, token = office.invite(DIRECTOR, director, offices.clock.now())
    typer.echo(f"{office.id}: {url}/c/{office.id}")
    typer.echo(f"{director}, shown once: {url}/desk/{token}")


def read_terms(named: list[str]) -> dict[str, str]:
    found = {}
    for one in named:
        language, equals, name = one.partition("=")
        if not equals or not language or Path(name).stat().st_size > LARGEST_TERMS:
            typer.echo(f"--terms takes a language and a text file, e.g. el=terms.txt, not {one!r}", err=True)
            raise typer.Exit(BAD_INPUT)
        found[language] = Path(name).read_text(encoding="utf-8")
    return found


def list_all(database: Database = None) -> None:
    """List the championships of a database."""
    with offices_of(database) as offices:
        for line in offices.listing(offices.clock.now()):
            rehearsed = ", rehearsed" if line.rehearsed else ""
            typer.echo(f"{line.id}: {line.name} ({line.status}{rehearsed}), {', '.join(line.cities)}")


def invite(
    id: Id,
    role: Annotated[str, typer.Argument(help="director, registrar, head-judge, judge, scorer or screen.")],
    name: Annotated[str, typer.Argument(help="The official's name. The same name means the same person.")],
    venue: Annotated[str, typer.Option(help="For one venue only.")] = "",
    table: Annotated[int | None, typer.Option(min=1, max=200, help="For one table.")] = None,
    database: Database = None,
    url: Site = "",
) -> None:
    """Print a private link for an official; it replaces the previous link for that role."""
    with offices_of(database) as offices:
        official, token = offices.open(id).invite(role, name, offices.clock.now(), venue=venue, table=table)
    typer.echo(f"{official.name}, {official.role}, shown once: {url}/desk/{token}")


def export(
    id: Id,
    file: Annotated[Path, typer.Argument(help="The archive to write.")],
    venue: Annotated[str, typer.Option(help="On the server: the venue that continues offline.")] = "",
    database: Database = None,
) -> None:
    """Lend a venue to its laptop (--venue), or write the signed results of the venue on this laptop."""
    from passgo.office import SYSTEM, venues
    from passgo.store.backup import new_file

    with offices_of(database) as offices:
        office = offices.open(id)
        if venue:
            archive, key = venues.lend(office, venue, SYSTEM, office.now())
        else:
            archive, key = venues.bring_back(office), ""
        with new_file(file) as out:
            out.write(archive)
    typer.echo(f"{file}: {len(archive)} bytes, with personal data: do not share it")
    if key:
        typer.echo(f"key of {venue}: {key}")
        typer.echo("Tell it to the venue by telephone or on paper, not with the file.")


def import_archive(
    file: Annotated[Path, typer.Argument(help="An archive of `passgo championship export`.")],
    key: Annotated[str, typer.Option(help="On a venue's laptop: the key that came with the archive.")] = "",
    database: Database = None,
) -> None:
    """On a laptop (--key), take over a venue; on the server, append a venue's signed results."""
    from passgo.office import SYSTEM, ArchiveRefused, venues

    with offices_of(database) as offices:
        if file.stat().st_size > LARGEST_ARCHIVE:
            raise ArchiveRefused("broken", f"more than {LARGEST_ARCHIVE} bytes")
        content = file.read_bytes()
        if key:
            office = venues.settle(offices, content, key)
            typer.echo(f"{office.id}: {office.kept.home} goes on here")
        else:
            office, count = venues.take_back(offices, content, SYSTEM, offices.clock.now())
            typer.echo(f"{office.id}: {count} events imported")
            for line in told_strayed(office):
                typer.echo(line)


def told_strayed(office: "Office") -> Iterator[str]:
    for venue, jump in office.championship.state.strayed.items():
        yield f"{venue} came back with a wrong clock: it was {said(jump.was)}, its computer said {said(jump.says)}"


def said(moment: datetime.datetime) -> str:
    return moment.astimezone(datetime.UTC).isoformat(sep=" ", timespec="seconds")


def keep_rehearsal(database: str, text: str, format: Format, seed: int, until: str, id: str) -> None:
    """Play a rehearsal, store it, and print how to look at it."""
    from passgo.rehearsal import Course, keep

    with offices_of(database) as offices:
        name = id or f"{format.id}-rehearsal"
        course = Course(format, seed, typer.echo)
        office, report = keep(offices, text, course, until, id=name, now=offices.clock.now())
        _, token = office.invite(DIRECTOR, "Director", offices.clock.now())
    typer.echo(f"kept as {name}: /c/{name}, director /desk/{token}")
    champion = report.champion if not until else "nobody yet"
    typer.echo(f"champion {champion}; {report.events} events; digest {report.digest}")
