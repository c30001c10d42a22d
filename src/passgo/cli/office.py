"""`passgo championship create | list | invite | sweep`: championships in a database."""

import datetime
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from passgo.championship import Format
from passgo.championship.commands import DIRECTOR
from passgo.cli.formats import BAD_INPUT, faults_reported, format_text
from passgo.cli.store import Database, check_there, opened, refusals
from passgo.store import default_url

if TYPE_CHECKING:
    from passgo.office import Office, Offices

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
    app.command("sweep")(sweep)


@contextmanager
def offices_of(database: str | None, *, new: bool = False) -> Iterator["Offices"]:
    """Offices of a database; what they refuse is reported in one line. Only `new` makes a missing database."""
    from passgo.office import OfficeError, Offices

    if not new:
        with refusals():
            check_there(database or default_url())
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
    with offices_of(database, new=True) as offices:
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


def sweep(database: Database = None) -> None:
    """Delete personal data whose retention is over, now. A running server does so every hour."""
    with offices_of(database) as offices:
        swept = offices.sweep(offices.clock.now())
        for id, people in swept.items():
            typer.echo(f"{id}: {people} people deleted, with their emails, links and officials")
        if not swept:
            typer.echo("nothing to delete")


def told_strayed(office: "Office") -> Iterator[str]:
    for venue, jump in office.championship.state.strayed.items():
        yield f"{venue} came back with a wrong clock: it was {said(jump.was)}, its computer said {said(jump.says)}"


def said(moment: datetime.datetime) -> str:
    return moment.astimezone(datetime.UTC).isoformat(sep=" ", timespec="seconds")


def keep_rehearsal(database: str, text: str, format: Format, seed: int, until: str, id: str) -> None:
    """Play a rehearsal, store it, and print how to look at it."""
    from passgo.rehearsal import Course, keep

    with offices_of(database, new=True) as offices:
        name = id or f"{format.id}-rehearsal"
        course = Course(format, seed, typer.echo)
        office, report = keep(offices, text, course, until, id=name, now=offices.clock.now())
        _, token = office.invite(DIRECTOR, "Director", offices.clock.now())
    typer.echo(f"kept as {name}: /c/{name}, director /desk/{token}")
    champion = report.champion if not until else "nobody yet"
    typer.echo(f"champion {champion}; {report.events} events; digest {report.digest}")
