"""Pages about editions: the list, one edition with everything printed in it, and how it is played."""

import datetime
from dataclasses import dataclass
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from passgo.editions import names as all_editions
from passgo.editions.art import Art
from passgo.web.pages import app_page
from passgo.web.pages.board_drawing import draw
from passgo.web.pages.comparison import differences
from passgo.web.pages.edition_facts import about, decks, departure_rows, group_of_deeds, rule_rows
from passgo.web.pages.guide import guide
from passgo.web.pages.preview import pieces
from passgo.web.pages.rule_card import printed_rules
from passgo.web.plumbing.edition_words import edition, edition_speech
from passgo.web.plumbing.looks import look
from passgo.web.plumbing.page import Page, Visit
from passgo.words.names import Names


@dataclass(frozen=True)
class EditionCard:
    """An edition in a list."""

    id: str
    name: str
    about: str
    pack: Art
    least: int
    most: int


@dataclass(frozen=True)
class SpaceLine:
    name: str
    about: str


def names_in(visit: Visit, name: str) -> Names:
    found = edition(name)
    return Names(found, edition_speech(visit.language, found))


def edition_cards(visit: Visit) -> list[EditionCard]:
    """Every edition, the classic one first."""
    cards = []
    for name in sorted(all_editions(), key=lambda name: (name != "classic", name)):
        names = names_in(visit, name)
        about = visit.say(f"page-about-{name}")
        cards.append(EditionCard(name, names.edition_name(), about, look(name), *names.edition.players))
    return cards


async def editions(visit: Visit) -> Response:
    return visit.show("editions.html", cards=edition_cards(visit))


async def show(visit: Visit) -> Response:
    names = names_in(visit, visit.path("edition"))
    board = names.board
    other = visit.form.text("with")
    compared = names_in(visit, other) if other else None
    return visit.show(
        "edition.html",
        say=names.say,
        edition=names.edition,
        name=names.edition_name(),
        look=names.edition.id,
        pack=look(names.edition.id),
        drawing=draw(board, [names.space(space.pos) for space in board.spaces], look(names.edition.id)),
        pieces=pieces(names, look(names.edition.id)),
        build=app_page.build(),
        spaces=[SpaceLine(names.space(space.pos), about(names, space)) for space in board.spaces],
        tokens=[names.token(token.id) for token in names.edition.tokens],
        groups=[group_of_deeds(names, number) for number in range(len(board.groups))],
        decks=decks(names),
        rules=rule_rows(names),
        departures=departure_rows(names),
        others=[(card.id, card.name) for card in edition_cards(visit) if card.id != names.edition.id],
        other=other,
        other_name="" if compared is None else compared.edition_name(),
        differences=[] if compared is None else differences(names, compared),
    )


async def how_to_play(visit: Visit) -> Response:
    names = names_in(visit, visit.path("edition"))
    return visit.show(
        "guide.html",
        say=names.say,
        edition=names.edition,
        name=names.edition_name(),
        look=names.edition.id,
        pack=look(names.edition.id),
        player=visit.player_name,
        chapters=guide(names),
    )


async def print_rules(visit: Visit) -> Response:
    """Print the guide on one page of paper."""
    name = edition(visit.path("edition")).id
    made = await run_in_threadpool(printed_rules, name, visit.tag, datetime.datetime.now(datetime.UTC).date())
    headers = {"content-disposition": f'inline; filename="{name}-{visit.speech.catalogue.tag}.pdf"'}
    return Response(made, media_type="application/pdf", headers=headers)


PAGES: Final = (
    Page("GET", "/editions", editions),
    Page("GET", "/editions/{edition}", show),
    Page("GET", "/editions/{edition}/how-to-play", how_to_play),
    Page("GET", "/editions/{edition}/how-to-play.pdf", print_rules),
)
