"""`passgo championship sheets`: paper for a first round, to test printer and language, or to run it by hand.

Invented people are marked as a sample; `passgo championship print` has those of a championship.
"""

import datetime
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final
from urllib.parse import quote

import typer

from passgo.championship import Format, Refused
from passgo.championship.format import Venue
from passgo.championship.layout import plan
from passgo.championship.local_texts import said_in
from passgo.championship.lot_drawing import Lot
from passgo.championship.rounds import RoundId
from passgo.championship.seating import Request, make
from passgo.championship.state import Session, Table
from passgo.cli.formats import BAD_INPUT, faults_reported, load_format
from passgo.i18n import languages, regions

if TYPE_CHECKING:  # fonts and shaping are loaded by this command alone
    from passgo.printing import BadgeFacts, CallFacts, SheetFacts

KINDS: Final = ("score", "seating", "calls", "badges", "rules")


def sheets(
    preset: Annotated[str, typer.Option(help="A shipped championship, or the path of a file.")] = "greece-2015",
    players: Annotated[int, typer.Option(min=0, max=1000, help="Number of players, with invented nicknames.")] = 36,
    names: Annotated[Path | None, typer.Option(help="A text file with one player per line, instead.")] = None,
    venue: Annotated[str, typer.Option(help="The venue (default: the first one).")] = "",
    seed: Annotated[int, typer.Option(min=0, max=2**63 - 1, help="Decides the seating; printed on the sheets.")] = 7,
    language: Annotated[str, typer.Option(help="The language of the judges.")] = "en",
    kind: Annotated[str, typer.Option(help=f"What to print: {', '.join(KINDS)}.")] = KINDS[0],
    spares: Annotated[int, typer.Option(min=0, max=50, help="Blank score sheets after the others.")] = 2,
    address: Annotated[str, typer.Option(help="The server's address, for the QR codes.")] = "http://localhost:8000",
    made: Annotated[datetime.datetime | None, typer.Option(formats=["%Y-%m-%d"], help="The date to print.")] = None,
    out: Annotated[Path, typer.Option(help="The PDF to write.")] = Path("sheets.pdf"),
) -> None:
    """Print score sheets, seating lists, call lists, cards for the door or the rules on a page as PDF."""
    from passgo.cli.championship import named  # which mounts this command, so not before it is called
    from passgo.printing import CannotPrint
    from passgo.rehearsal.crowd import nicknames

    if kind not in KINDS or language not in (*languages(), *regions()):
        typer.echo(f"--kind is one of {', '.join(KINDS)}; --language one of {', '.join(languages())}", err=True)
        raise typer.Exit(BAD_INPUT)
    with faults_reported():
        format = load_format(preset)
        hall = format.venue(venue) if venue else format.venues[0]
        if hall is None:
            raise Refused("no-such-venue", venue=venue, known=[one.id for one in format.venues])
        people = named(names) if names else tuple(islice(nicknames(Lot(seed, "nicknames")), players))
        site = f"{address.rstrip('/')}/c/{format.id}"
        format, hall = said_in((format, hall), language)
        round = FirstRound(format, hall, people, seed, site, language, invented=names is None)
        try:
            written = round.printed(kind, (made or datetime.datetime.now().astimezone()).date(), spares)
        except CannotPrint as error:
            typer.echo(str(error), err=True)
            raise typer.Exit(BAD_INPUT) from None
        out.write_bytes(written)
    typer.echo(f"{out}: {len(written)} bytes, seed {seed}")


class FirstRound:
    """First round of a championship at one venue; players are known by their place in the list."""

    def __init__(
        self, format: Format, venue: Venue, people: tuple[str, ...], seed: int, site: str, language: str, invented: bool
    ) -> None:
        self.invented = invented
        self.format, self.venue, self.seed, self.site, self.language = format, venue, seed, site, language
        self.people = {f"e{i:04}": name for i, name in enumerate(people, 1)}

    def printed(self, kind: str, day: datetime.date, spares: int) -> bytes:
        from passgo.editions import load
        from passgo.printing import badges, call_list, score_sheets, seating_lists
        from passgo.printing.emblem import emblem_of
        from passgo.web.pages.rule_card import typeset
        from passgo.web.plumbing.looks import look

        if kind == "rules":
            return typeset(self.format.edition, self.language, day, self.format.name)
        if kind == "badges":
            return badges(self.badges(), self.language, day, sample=True)  # no door knows these codes
        if kind == "calls":
            return call_list(self.calls(), self.language, day, self.invented)
        facts = self.tables()
        if kind == "seating":
            return seating_lists(facts, self.language, day, self.invented)
        emblem = emblem_of(look(self.format.edition), load(self.format.edition).board)
        return score_sheets(facts, self.language, day, spares, emblem, self.invented)

    def session(self) -> Session:
        stage = self.format.stages[0]
        planned = plan(stage, self.venue, len(self.people))
        seated = tuple(self.people)[: len(self.people) - planned.left_over]
        drawn = make(Request(seated, planned.sizes, self.seed, stage.fewest, stage.most))
        rows = enumerate(zip(drawn, planned.heats, strict=True), 1)
        tables = [Table(number, heat, len(table), list(table)) for number, (table, heat) in rows]
        id = RoundId(stage.id, self.venue.id, 1)
        return Session(id, self.seed, tables, starts=self.venue.starts)

    def tables(self) -> "list[SheetFacts]":
        from passgo.editions import load
        from passgo.printing import scoring_of, sheets_of

        session = self.session()
        panel = f"{self.site}/judge/{quote(session.id, safe='')}"
        scoring = scoring_of(load(self.format.edition), self.format, self.language)
        digest = self.format.digest[:16]
        return sheets_of(self.format, session, scoring, self.people.__getitem__, lambda n: f"{panel}/{n}", digest)

    def calls(self) -> "CallFacts":
        from passgo.printing import Alternate, CallFacts

        seated = self.session().players()
        late = [name for id, name in self.people.items() if id not in seated]
        alternates = tuple(Alternate(number, name) for number, name in enumerate(late, 1))
        return CallFacts(self.format.name, self.venue.name, alternates, self.venue.starts)

    def badges(self) -> "list[BadgeFacts]":
        from passgo.printing import BadgeFacts

        name, hall, starts = self.format.name, self.venue.name, self.venue.starts
        return [
            BadgeFacts(name, hall, player, id, f"{self.site}/registrar/check-in?code={id}", starts=starts)
            for id, player in self.people.items()
        ]
