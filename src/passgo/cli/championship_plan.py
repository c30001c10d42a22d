"""`passgo championship plan`: what a championship has changed since it was created, and a change of plan."""

import datetime
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from passgo.championship import Actor, commands
from passgo.championship.commands import DIRECTOR, Change
from passgo.cli.formats import BAD_INPUT
from passgo.cli.office import Id, offices_of, said
from passgo.cli.store import Database

if TYPE_CHECKING:
    from passgo.office import Office

MINUTES = ["%Y-%m-%dT%H:%M", "%Y-%m-%d %H:%M"]
DAYS = ["%Y-%m-%d"]
LANGUAGE = "en"


def add_to(app: typer.Typer) -> None:
    app.command("plan")(plan)


def plan(
    id: Id,
    venue: Annotated[str, typer.Option(help="The venue that changes.")] = "",
    start: Annotated[
        datetime.datetime | None, typer.Option(formats=MINUTES, help="Its new start, in its own time zone.")
    ] = None,
    name: Annotated[str, typer.Option(help="Its new hall.")] = "",
    city: Annotated[str, typer.Option(help="Its new city.")] = "",
    capacity: Annotated[int, typer.Option(min=0, max=1000, help="Places for players.", show_default=False)] = 0,
    tables: Annotated[int, typer.Option(min=0, max=200, help="Tables at a time.", show_default=False)] = 0,
    closes: Annotated[
        datetime.datetime | None, typer.Option(formats=DAYS, help="The new last day to register, for all venues.")
    ] = None,
    notice: Annotated[
        list[str], typer.Option(metavar="LANGUAGE=TEXT", help="Words to the public about it (repeatable).")
    ] = [],  # noqa: B006  # Typer copies it
    mail: Annotated[bool, typer.Option("--mail", help="Email those whom it concerns.")] = False,
    database: Database = None,
) -> None:
    """Change a venue or the last day to register, and publish it at once; without a change, list all there were."""
    with offices_of(database) as offices:
        office = offices.open(id)
        words = tuple(pair(one) for one in notice)
        by = director_of(office)
        wishes: list[Change] = []
        if start or name or city or capacity or tables:
            starts = start.replace(tzinfo=zone_of(office, venue)) if start else None
            wish = commands.ChangeVenue(by, venue, name, city, starts, capacity, tables, notice=words, mailed=mail)
            wishes.append(wish)
        if closes:
            wishes.append(commands.ChangeClosing(by, closes.date(), notice=words, mailed=mail))
        for change in wishes:
            office.perform(change, office.now())
        for line in told(office, len(wishes)):
            typer.echo(line)


def pair(given: str) -> tuple[str, str]:
    language, equals, text = given.partition("=")
    if not equals or not language or not text.strip():
        typer.echo(f"--notice takes a language and a text, e.g. en='The hall is booked.', not {given!r}", err=True)
        raise typer.Exit(BAD_INPUT)
    return language, text


def director_of(office: "Office") -> Actor:
    """Whoever has the database may act for the director."""
    from passgo.office import SYSTEM

    known = next((one for one in office.officials() if one.active and one.role == DIRECTOR and not one.venue), None)
    return SYSTEM if known is None else Actor(known.id, DIRECTOR)


def zone_of(office: "Office", venue: str) -> datetime.tzinfo | None:
    found = office.championship.format.venue(venue)
    return datetime.UTC if found is None else found.starts.tzinfo  # an unknown venue is refused by its name


def told(office: "Office", new: int) -> Iterator[str]:
    """The last changes, or all of them."""
    from passgo.championship.notices import history
    from passgo.office.emails import MARKS
    from passgo.office.notices import line

    found = list(history(office.championship.base, office.championship.state.notices))
    for event, changed in found[-new:] if new else found:
        for one in changed:
            yield f"{said(event.when)} {MARKS.sub('', line(one, LANGUAGE))}"
    if not any(changed for _, changed in found):
        yield "nothing has changed since it was created"
