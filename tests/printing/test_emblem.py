"""The emblem on a rule card: a drawing of the edition in greys, beside the title and nowhere else."""

import io

import pytest
from fpdf.drawing import PaintedPath
from fpdf.svg import svg_path_converter
from pypdf import PdfReader
from tests.printing.paperwork import MADE

from passgo.editions import load, names
from passgo.editions.art import PLAIN, Art, art_of
from passgo.printing.emblem import Layer, emblem_of, greys_of
from passgo.printing.paper import MARGIN, WIDTH, Paper
from passgo.printing.rule_card import BESIDE, EMBLEM, draw_rule_card
from passgo.web.pages.rule_card import printed_rules, rules_of

SQUARE = (Layer("#222222", 1.0, 0.0, "M0 0h48v48H0z"),)


def card(emblem: tuple[Layer, ...], language: str = "en", championship: str = "") -> Paper:
    return draw_rule_card(rules_of("classic", language, championship), language, MADE, emblem)


@pytest.mark.parametrize("name", names())
def test_every_edition_has_an_emblem_in_greys(name: str) -> None:
    emblem = emblem_of(art_of(name), load(name).board)
    assert emblem
    for layer in emblem:
        assert layer.grey[1:3] == layer.grey[3:5] == layer.grey[5:7]


def test_colours_that_are_equally_light_become_different_greys() -> None:
    art = Art(palette={"land": ("#3a7d34", "#000000"), "sea": ("#2f74b5", "#000000"), "sand": ("#f0e0b0", "#000000")})
    greys = greys_of(["land", "sea", "sand", "shade", "white"], art)
    assert len(set(greys.values())) == 3
    assert greys["sand"] == "#cccccc"


def test_a_pack_without_drawings_has_no_emblem() -> None:
    assert emblem_of(PLAIN, load("classic").board) == ()


@pytest.mark.parametrize("name", names())
def test_every_path_of_our_emblems_can_be_printed(name: str) -> None:
    for layer in emblem_of(art_of(name), load(name).board):
        svg_path_converter(PaintedPath(), layer.path)


@pytest.mark.parametrize(
    "path",
    [
        "M1 1L9 9H2V3C1 2 3 4 5 6S7 8 9 1Q2 3 4 5T6 7A3 4 10 1 0 9 9Z",
        "M1 1l9 9h2v3c1 2 3 4 5 6s7 8 9 1q2 3 4 5t6 7a3 4 10 1 0 9 9z",
        "M18 1.5a16.5 16.5 0 1 0 .01 0z",
        "M5-3l.5.5-1-1a2 2 0 012 2z",
    ],
    ids=["absolute", "relative", "a ball", "packed numbers and flags"],
)
def test_every_command_a_pack_may_use_can_be_printed(path: str) -> None:
    paper = card((Layer("#000000", 1.0, 0.0, path), Layer("#000000", 0.5, 2.0, path)))
    assert paper.finished().startswith(b"%PDF")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_title_stands_beside_the_emblem(language: str) -> None:
    title = card(SQUARE, language).placed[0]
    side = EMBLEM + BESIDE
    if language == "ar":
        assert title.x + title.width <= WIDTH - MARGIN - side + 0.05
    else:
        assert title.x >= MARGIN + side - 0.05


def test_an_emblem_moves_nothing_but_the_head() -> None:
    bare, with_emblem = card(()), card(SQUARE)
    assert with_emblem.placed[1:] == bare.placed[1:]


def test_a_championship_keeps_its_line_under_the_title() -> None:
    title, line = card(SQUARE, championship="Championship of the Islands").placed[:2]
    assert line.baseline > title.baseline
    assert line.x == title.x


def test_the_same_day_prints_the_same_card() -> None:
    first = printed_rules("ghost", "en", MADE)
    printed_rules.cache_clear()
    assert printed_rules("ghost", "en", MADE) == first
    assert len(PdfReader(io.BytesIO(first)).pages) == 1
