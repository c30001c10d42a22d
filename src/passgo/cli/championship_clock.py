"""`passgo championship clock`: report jumps of the computer's clock, and accept one in an official's name."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from passgo.championship import Actor, commands
from passgo.cli.office import Id, offices_of, said, told_strayed
from passgo.cli.store import Database

if TYPE_CHECKING:
    from passgo.office import Office


def add_to(app: typer.Typer) -> None:
    app.command("clock")(clock)


def clock(
    id: Id,
    accept: Annotated[
        str,
        typer.Option(metavar="NAME", help="An official who says that the computer's clock is right (two are needed)."),
    ] = "",
    database: Database = None,
) -> None:
    """Show whether the computer's clock has jumped, and accept what it says now."""
    with offices_of(database) as offices:
        office = offices.open(id)
        office.notice(office.now())
        if accept:
            accept_clock(office, accept)
        for line in told_clock(office):
            typer.echo(line)


def accept_clock(office: "Office", name: str) -> None:
    """Accept the clock in the name of an invited official; Refused if they have accepted it already."""
    from passgo.office import BadDetails

    roles = commands.AcceptClock.roles
    known = [one for one in office.officials() if one.active and one.name == name and one.role in roles]
    if not known:
        raise BadDetails("official")
    jump = office.jump()
    by = Actor(known[0].id, known[0].role)
    office.perform(commands.AcceptClock(by, jump.version if jump is not None else 0), office.now())


def told_clock(office: "Office") -> Iterator[str]:
    now = office.now()
    yield f"championship time {said(office.time(now))}, computer clock {said(now)}"
    jump = office.jump()
    if jump is None:
        yield "no open report about the clock"
    else:
        yield f"the clock jumped: it was {said(jump.was)}, then the clock said {said(jump.says)}"
        if jump.proposed_by:
            names = {one.id: one.name for one in office.officials()}
            yield f"{names.get(jump.proposed_by, jump.proposed_by)} says that it is right; a second official is needed"
        else:
            yield "set the clock right, or have two officials accept it: --accept NAME"
    yield from told_strayed(office)
