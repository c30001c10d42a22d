"""Facts of a sheet, from an edition and a championship."""

from collections.abc import Callable, Mapping
from zoneinfo import ZoneInfo

from passgo.championship import Format
from passgo.championship.format import Valuation
from passgo.championship.sheets import Price, deed_value, hotel_value, houses_value
from passgo.championship.state import Session
from passgo.editions import Edition
from passgo.editions.facts import look_of
from passgo.engine.board import Space
from passgo.i18n import Catalogue, catalogue
from passgo.printing.sheet_facts import CannotPrint, PrintedDeed, Scoring, SheetFacts


def scoring_of(edition: Edition, format: Format, language: str) -> Scoring:
    """Scoring of an edition, its deeds group by group as players lay them out, named in the judge's language."""
    texts, local = catalogue(language, look_of(edition.id)), format.said(language).board.names()
    board = edition.board
    deeds = [
        printed(board.deeds[number], group.id, named(edition, texts, board.deeds[number], local), format.valuation)
        for group in board.groups
        for number in group.deeds
    ]
    valuation = format.valuation
    return Scoring(tuple(deeds), format.points, valuation.deed, valuation.mortgaged, valuation.house)


def printed(space: Space, group: str, name: str, valuation: Valuation) -> PrintedDeed:
    """A deed as the championship values it (CHAMP-WORTH-2, CHAMP-WORTH-3, CHAMP-WORTH-4, CHAMP-WORTH-5)."""
    price = Price(group, space.price, space.house_cost, space.hotel_cost)
    return PrintedDeed(
        name,
        group,
        deed_value(price, False, valuation),
        deed_value(price, True, valuation),
        houses_value(price, 1, valuation),
        hotel_value(price, valuation) if price.hotel else 0,
    )


def named(edition: Edition, texts: Catalogue, space: Space, local: Mapping[str, str]) -> str:
    """The name on the board of the hall, or the edition's."""
    if name := local.get(f"space.{space.id}"):
        return name
    key = f"space-{space.id}"
    return texts.say(key) if key in texts else edition.name_of(f"space.{space.id}", texts.language)


def sheets_of(
    format: Format,
    session: Session,
    scoring: Scoring,
    name: Callable[[str], str],
    link: Callable[[int], str],
    digest: str = "",
) -> list[SheetFacts]:
    """A sheet for every table of a session. `name` gives the nickname or name of an entrant or judge.

    `link` gives the address of the judge's panel of a table; empty for a sheet without a code.
    """
    stage, venue = format.stage(session.stage), format.venue(session.venue)
    if stage is None or venue is None:
        raise CannotPrint("no-such-session", f"{session.id} is not a stage and venue of {format.id}")
    return [
        SheetFacts(
            championship=format.name,
            venue=venue.name,
            stage=stage.name,
            round=session.round,
            heat=table.heat,
            table=table.number,
            players=tuple(name(entrant) for entrant in table.players),
            scoring=scoring,
            minutes=stage.minutes,
            starts=None if session.starts is None else session.starts.astimezone(ZoneInfo(venue.zone)),
            judge=name(table.judge) if table.judge else "",
            link=link(table.number),
            seed=str(session.seed),
            digest=digest,
        )
        for table in session.tables
    ]
