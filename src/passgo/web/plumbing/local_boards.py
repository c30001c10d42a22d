"""Names on the board of the championship that a live table belongs to."""

from passgo.championship.format import LocalBoard
from passgo.championship.local_texts import said_in
from passgo.office import online
from passgo.tables.table_state import State
from passgo.web.site import Site


async def local_board(site: Site, state: State) -> LocalBoard:
    """The board of the championship, without names at any other table."""
    if not state.settings.official:
        return LocalBoard()
    championship = await site.ask(lambda conn: online.championship_of(conn, state.table))
    if not championship:
        return LocalBoard()
    office = await site.in_office(lambda: site.offices.open(championship))
    return office.championship.format.board


async def local_names(site: Site, state: State, language: str) -> dict[str, str]:
    return said_in(await local_board(site, state), language).names()
