"""Fair dice: the page on which a visitor's own browser checks a game, or a file of one."""

import json
from typing import Final

from starlette.responses import Response

from passgo.editions import names as all_editions
from passgo.store import people
from passgo.tables.table_state import ABANDONED, FINISHED
from passgo.web.edge.problems import Problem
from passgo.web.looking_back.replays import find_replay
from passgo.web.pages import app_page
from passgo.web.pages.table_sentences import bot_name
from passgo.web.plumbing.edition_words import edition, edition_speech
from passgo.web.plumbing.page import Page, Visit

CHECKS: Final = ("chain", "server", "seats", "draws")


async def fair(visit: Visit) -> Response:
    """The page of one game. Its log is public when it is over; until then there is only the server's commitment."""
    replay = await find_replay(visit.site, visit.path("table"))
    if not replay.roles_for(visit.visitor.id):
        raise Problem("no-such-game")
    last = replay.last
    known = await visit.site.ask(lambda conn: people.many(conn, sorted({seat.person for seat in last.seats} - {""})))
    here = last.settings.edition in all_editions()  # an edition may have left the package since
    speech = edition_speech(visit.language, edition(last.settings.edition)) if here else visit.speech
    names = [
        bot_name(speech, number) if seat.bot else known[seat.person].name if seat.person in known else ""
        for number, seat in enumerate(last.seats)
    ]
    over = last.status in (FINISHED, ABANDONED) and last.revealed != ""
    if over and not replay.gives_record(visit.visitor.id):
        raise Problem("not-allowed")
    return show(visit, last.table, last.commitment, over, names)


async def any_game(visit: Visit) -> Response:
    """The page for a file from elsewhere, without a game of this server."""
    return show(visit, "", "", False, [])


def show(visit: Visit, table: str, commitment: str, over: bool, names: list[str]) -> Response:
    return visit.show(
        "fair.html",
        table=table,
        commitment=commitment,
        over=over,
        names=json.dumps(names, ensure_ascii=False),
        checks=CHECKS,
        build=app_page.build(),
    )


PAGES: Final = (Page("GET", "/fair", any_game), Page("GET", "/games/{table}/fair", fair))
