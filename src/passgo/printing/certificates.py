"""Certificates: a page for each player, sober enough for a wall."""

import datetime
from collections.abc import Iterable
from typing import Final

from passgo.printing.emblem import Layer, draw_emblem
from passgo.printing.paper import GREY, HEIGHT, WIDTH, Box, Paper, Style
from passgo.printing.sheet_facts import CertificateFacts, check_certificates

EDGE: Final = 14.0
INSIDE: Final = 32.0  # from the edge of the page to the text
FULL: Final = WIDTH - 2 * INSIDE
EMBLEM: Final = 34.0
SIGNATURE: Final = 64.0


def certificates(
    players: Iterable[CertificateFacts], language: str, made: datetime.date, emblem: tuple[Layer, ...] = ()
) -> bytes:
    return draw_certificates(players, language, made, emblem).finished()


def draw_certificates(
    players: Iterable[CertificateFacts], language: str, made: datetime.date, emblem: tuple[Layer, ...] = ()
) -> Paper:
    found = check_certificates(players)
    paper = Paper(language, made, found[0].championship)
    for facts in found:
        paper.page()
        paper.frame(Box(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE), line=0.9)
        paper.frame(Box(EDGE + 2, EDGE + 2, WIDTH - 2 * EDGE - 4, HEIGHT - 2 * EDGE - 4), line=0.2)
        if emblem:
            draw_emblem(paper, emblem, Box((WIDTH - EMBLEM) / 2, 34, EMBLEM, EMBLEM))
        draw_award(paper, facts)
        draw_signatures(paper, facts)
    return paper


def middle(size: float, least: float, bold: bool = False, lines: int = 1) -> Style:
    return Style(size, least, bold, "center", lines, pad=0)


def draw_award(paper: Paper, facts: CertificateFacts) -> None:
    paper.name(facts.championship, Box(INSIDE, 76, FULL, 14), middle(15, 9, lines=2))
    paper.write(paper.say("certificate-title"), Box(INSIDE, 92, FULL, 20), middle(38, 18, True))
    paper.rule((WIDTH - 40) / 2, 116, 40, 0.4)
    paper.write(
        paper.say("certificate-for"), Box(INSIDE, 122, FULL, 8), Style(12, 8, align="center", colour=GREY, pad=0)
    )
    paper.name(facts.name, Box(INSIDE, 132, FULL, 24), middle(30, 12, True, 2))
    paper.write(paper.say("certificate-rank", rank=facts.rank), Box(INSIDE, 164, FULL, 13), middle(24, 14))
    paper.write(paper.say("certificate-points", points=facts.points), Box(INSIDE, 178, FULL, 8), middle(14, 9))
    paper.name(facts.stage, Box(INSIDE, 192, FULL, 8), middle(14, 8))
    paper.name(facts.venue, Box(INSIDE, 201, FULL, 8), middle(12, 7))
    paper.write(paper.texts.day(facts.day), Box(INSIDE, 210, FULL, 7), middle(12, 7))


def draw_signatures(paper: Paper, facts: CertificateFacts) -> None:
    """Draw two lines to sign on, and who stands behind them."""
    for x in (INSIDE, WIDTH - INSIDE - SIGNATURE):
        paper.rule(x, 246, SIGNATURE, 0.3)
    small = Style(9, 6, align="center", colour=GREY, pad=0)
    paper.write(paper.say("certificate-director"), Box(INSIDE, 247, SIGNATURE, 5), small)
    paper.write(paper.say("certificate-judge"), Box(WIDTH - INSIDE - SIGNATURE, 247, SIGNATURE, 5), small)
    paper.name(facts.organisers, Box(INSIDE, 260, FULL, 10), Style(10, 6, align="center", lines=2, pad=0))
