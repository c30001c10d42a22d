"""`passgo championship export | import | recall | loans | wipe`: venues that go on at a laptop."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from passgo.championship import commands
from passgo.cli.office import Id, offices_of, said, told_strayed
from passgo.cli.store import Database

if TYPE_CHECKING:
    from passgo.championship.state import Loan
    from passgo.office import Office
    from passgo.office.venues import Progress

LARGEST_ARCHIVE = 64_000_000

Venue = Annotated[str, typer.Argument(metavar="VENUE", help="The id of a venue.")]


def add_to(app: typer.Typer) -> None:
    app.command("export")(export)
    app.command("import")(import_archive)
    app.command("loans")(loans)
    app.command("recall")(recall)
    app.command("wipe")(wipe)


def export(
    id: Id,
    file: Annotated[Path, typer.Argument(help="The archive to write.")],
    venue: Annotated[str, typer.Option(help="On the server: the venue that continues offline.")] = "",
    laptop: Annotated[
        str, typer.Option(metavar="LABEL", help="With --venue: what the laptop is called, e.g. 'red laptop'.")
    ] = "",
    finished: Annotated[
        bool, typer.Option("--finished", help="On a laptop: nothing more will be written here; the loan ends.")
    ] = False,
    database: Database = None,
) -> None:
    """Lend a venue to its laptop (--venue), or write the signed results of the venue on this laptop, any time."""
    from passgo.office import SYSTEM, venues
    from passgo.store.backup import new_file

    with offices_of(database) as offices:
        office = offices.open(id)
        if venue:
            archive, key = venues.lend(office, venue, SYSTEM, office.now(), laptop)
        else:
            archive, key = results(office, finished), ""
        with new_file(file) as out:
            out.write(archive)
        typer.echo(f"{file}: {len(archive)} bytes, with personal data: do not share it")
        if not venue:
            venues.note_export(office)
            for line in told_export(venues.progress(office)):
                typer.echo(line)
    if key:
        typer.echo(f"key of {venue}: {key}")
        typer.echo("Tell it to the venue by telephone or on paper, not with the file.")


def results(office: "Office", finished: bool) -> bytes:
    """The results of this laptop, which says first that it is finished if it is."""
    from passgo.office import SYSTEM, venues

    if finished and not venues.progress(office).finished:
        office.perform(commands.FinishVenue(SYSTEM, office.kept.home or ""), office.now())
    return venues.bring_back(office)


def told_export(told: "Progress") -> Iterator[str]:
    yield f"{told.events} entries written on this laptop"
    if told.finished:
        yield "finished: the loan ends when the server imports this file"
    else:
        yield f"unfinished: {playing(told)}. Go on here and export again; --finished with the last file"


def playing(told: "Progress") -> str:
    if told.playing == 0:
        return "no table is playing"
    return "1 table is still playing" if told.playing == 1 else f"{told.playing} tables are still playing"


def import_archive(
    file: Annotated[Path, typer.Argument(help="An archive of `passgo championship export`.")],
    key: Annotated[str, typer.Option(help="On a venue's laptop: the key that came with the archive.")] = "",
    database: Database = None,
) -> None:
    """On a laptop (--key), take over a venue; on the server, append what is new in a venue's signed results."""
    from passgo.office import SYSTEM, ArchiveRefused, venues

    with offices_of(database, new=bool(key)) as offices:
        if file.stat().st_size > LARGEST_ARCHIVE:
            raise ArchiveRefused("broken", f"more than {LARGEST_ARCHIVE} bytes")
        content = file.read_bytes()
        if key:
            office = venues.settle(offices, content, key)
            typer.echo(f"{office.id}: {office.kept.home} goes on here")
        else:
            office, told = venues.take_back(offices, content, SYSTEM, offices.clock.now())
            typer.echo(f"{office.id}: {told.events} entries imported" if told.events else f"{office.id}: nothing new")
            typer.echo("finished: the loan has ended" if told.finished else f"unfinished: {playing(told)}; still lent")
            for line in told_strayed(office):
                typer.echo(line)


def loans(id: Id, database: Database = None) -> None:
    """List which venue is lent to which laptop, since when, and what came back."""
    with offices_of(database) as offices:
        found = offices.open(id).championship.state.loans
        for loan in found:
            typer.echo(", ".join(told_loan(loan)))
        if not found:
            typer.echo("no venue was ever lent")


def told_loan(loan: "Loan") -> Iterator[str]:
    yield f"{loan.venue}: {loan.label or 'a laptop'} since {said(loan.at)}"
    yield f"{len(loan.versions)} entries" + (f", last on {said(loan.reported)}" if loan.reported else "")
    if loan.recalled is not None:
        yield f"taken back on {said(loan.recalled)}: {loan.reason}"
    else:
        yield "finished" if loan.finished else "lent"


def recall(
    id: Id,
    venue: Venue,
    reason: Annotated[str, typer.Option(help="Why; it stays in the log.")],
    database: Database = None,
) -> None:
    """Take a lent venue back by force. What its laptop has not brought back by now is refused from then on."""
    from passgo.office import SYSTEM

    with offices_of(database) as offices:
        office = offices.open(id)
        office.perform(commands.RecallVenue(SYSTEM, venue, reason), office.now())
        typer.echo(f"{id}: {venue} is run here again")


def wipe(
    id: Id,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Also delete entries that were not exported.")] = False,
    database: Database = None,
) -> None:
    """Delete a championship from a venue's laptop: its people, links and log. Stop the server first."""
    from passgo.office import removal

    with offices_of(database) as offices:
        offices.open(id)
        if not yes:
            typer.confirm(f"Delete everything about {id} from this laptop?", abort=True)
        removal.wipe(offices, id, force=force)
        typer.echo(f"{id}: deleted from this laptop. Delete its archives and backups too")
