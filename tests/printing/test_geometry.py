"""Nothing is cut and nothing overlaps: every line is measured again, with HarfBuzz alone."""

from collections.abc import Callable
from functools import cache
from itertools import combinations

import pytest
import uharfbuzz  # type: ignore[import-untyped]  # ships no stubs
from tests.printing.paperwork import HOSTILE, LANGUAGES, MADE, NICKNAMES, STARTS, table

from passgo.i18n import LANGUAGES as EVERY_LANGUAGE
from passgo.i18n.catalogue_files import read
from passgo.i18n.catalogues import FOLDER
from passgo.printing import Alternate, BadgeFacts, CallFacts, CertificateFacts, PressFacts, PressLine
from passgo.printing.badges import draw_badges
from passgo.printing.certificates import draw_certificates
from passgo.printing.judge_cards import draw_judge_cards
from passgo.printing.lettering import CUT, Run
from passgo.printing.lists import draw_call_list, draw_seating_lists
from passgo.printing.paper import HEIGHT, POINT, WIDTH, Paper, Placed, fonts
from passgo.printing.press_results import draw_press_results
from passgo.printing.rule_card import draw_rule_card
from passgo.printing.score_sheet import draw_score_sheets
from passgo.web.pages.rule_card import rules_of

TOLERANCE = 0.05  # millimetres
CAPITAL = 0.73  # height of a capital letter of DejaVu, in sizes
LEAST = 5.5  # points
LONG_WORDS = ("de", "nl", "pt", "uk", "ar")
SHORT = ("Boot", "Hat", "Ship", "Iron", "Dog", "Car")


@cache
def face(bold: bool) -> uharfbuzz.Font:
    file = "DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf"
    return uharfbuzz.Font(uharfbuzz.Face((fonts() / file).read_bytes()))


@cache
def measured(run: Run, bold: bool) -> float:
    """How wide a run is, in sizes of its letters."""
    buffer = uharfbuzz.Buffer()
    buffer.add_str(run.text)
    buffer.guess_segment_properties()
    buffer.direction = "rtl" if run.rtl else "ltr"
    features = {"kern": False, "liga": run.rtl, "clig": run.rtl}
    uharfbuzz.shape(face(bold), buffer, features)
    return sum(float(position.x_advance) for position in buffer.glyph_positions) / int(face(bold).face.upem)


def width(line: Placed) -> float:
    return sum(measured(run, line.bold) for run in line.runs) * line.size * POINT


def outside(line: Placed) -> bool:
    """Whether letters stand beyond their box, or the box beyond the page."""
    box = line.box
    on_page = box.x >= 0 and box.y >= 0 and box.x + box.w <= WIDTH and box.y + box.h <= HEIGHT
    across = line.x >= box.x - TOLERANCE and line.x + width(line) <= box.x + box.w + TOLERANCE
    top = line.baseline - CAPITAL * line.size * POINT
    return not (on_page and across and top >= box.y and line.baseline <= box.y + box.h)


def overlap(one: Placed, other: Placed) -> bool:
    across = min(one.x + width(one), other.x + width(other)) - max(one.x, other.x)
    top = max(line.baseline - CAPITAL * line.size * POINT for line in (one, other))
    return across > TOLERANCE and min(one.baseline, other.baseline) - top > TOLERANCE


def faults(paper: Paper) -> list[str]:
    found = [f"outside: {line}" for line in paper.placed if outside(line)]
    for page in range(1, paper.pdf.page + 1):
        lines = [line for line in paper.placed if line.page == page]
        found += [f"overlap: {one} {other}" for one, other in combinations(lines, 2) if overlap(one, other)]
    return found


def too_small(paper: Paper) -> list[str]:
    """Words of the sheet itself that a judge could hardly read, or that were cut to fit."""
    return [
        "".join(run.text for run in line.runs)
        for line in paper.placed
        if line.size < LEAST or any(CUT in run.text for run in line.runs)
    ]


def fits(paper: Paper) -> None:
    assert faults(paper) == []
    assert too_small(paper) == []


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_a_score_sheet_fits_in_every_language(language: str) -> None:
    fits(draw_score_sheets([table(12, language, SHORT)], language, MADE))


def other_papers_fit(language: str) -> None:
    fits(lists(language, SHORT))
    fits(calls(language, SHORT, "Town hall"))
    fits(cards(language, SHORT, "Championship"))
    fits(awards(language, SHORT))
    fits(judging(language, SHORT))
    fits(results(language, SHORT))
    fits(draw_rule_card(rules_of("championship", language, "Championship of the Islands"), language, MADE))


@pytest.mark.wide
@pytest.mark.parametrize("language", LONG_WORDS)
def test_all_other_papers_fit_where_words_are_long(language: str) -> None:
    other_papers_fit(language)


@pytest.mark.long
@pytest.mark.parametrize("language", [language for language in EVERY_LANGUAGE if language not in LONG_WORDS])
def test_all_other_papers_fit_in_every_language(language: str) -> None:
    other_papers_fit(language)


@pytest.mark.wide
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [NICKNAMES[:4], NICKNAMES[:6], NICKNAMES, HOSTILE], ids=["4", "6", "8", "hostile"])
def test_score_sheets_keep_their_lines(language: str, players: tuple[str, ...]) -> None:
    assert faults(draw_score_sheets([table(12, language, players)], language, MADE, 1)) == []


def lists(language: str, players: tuple[str, ...]) -> Paper:
    return draw_seating_lists([table(i, language, players) for i in range(1, 8)], language, MADE)


def calls(language: str, players: tuple[str, ...], venue: str = "W" * 60) -> Paper:
    alternates = tuple(Alternate(i, name, f"+30 21 0000 {i:04}") for i, name in enumerate(players * 4, 1))
    return draw_call_list(CallFacts("Championship", venue, alternates, STARTS, alternates), language, MADE)


def cards(language: str, players: tuple[str, ...], championship: str = "C" * 90) -> Paper:
    entrants = [
        BadgeFacts(championship, "Town hall", name, f"K7QX-{i}", f"https://hall.example/{i}", i, STARTS)
        for i, name in enumerate(players * 2)
    ]
    return draw_badges(entrants, language, MADE, sample=True)


def awards(language: str, players: tuple[str, ...]) -> Paper:
    played = [
        CertificateFacts("Championship of the Islands", "Toy Trade", name, "City final", "Town hall", i, 13 - i, MADE)
        for i, name in enumerate(players, 1)
    ]
    return draw_certificates(played, language, MADE)


def judging(language: str, players: tuple[str, ...]) -> Paper:
    return draw_judge_cards([table(i, language, players) for i in range(1, 6)], language, MADE)


def results(language: str, players: tuple[str, ...]) -> Paper:
    lines = tuple(PressLine(i, name, 13 - i, "Volos") for i, name in enumerate(("", *players), 1))
    return draw_press_results(PressFacts("Championship", "Toy Trade", (("City final", lines),)), language, MADE)


PAPERS = (lists, calls, cards, awards, judging, results)


@pytest.mark.wide
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [NICKNAMES, HOSTILE], ids=["usual", "hostile"])
@pytest.mark.parametrize("draw", PAPERS)
def test_lists_and_cards_keep_their_lines(
    draw: Callable[[str, tuple[str, ...]], Paper], language: str, players: tuple[str, ...]
) -> None:
    assert faults(draw(language, players)) == []


def test_every_text_of_the_catalogue_is_printed_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    say = Paper.say

    def heard(paper: Paper, key: str, **arguments: str | int) -> str:
        asked.add(key)
        return say(paper, key, **arguments)

    monkeypatch.setattr(Paper, "say", heard)
    draw_score_sheets([table(1)], "en", MADE, 1)
    for draw in PAPERS:
        draw("en", NICKNAMES)
    assert asked == set(read(FOLDER / "en" / "sheets.ftl").messages)


def test_letters_no_smaller_than_four_points_are_used() -> None:
    paper = draw_score_sheets([table(1, "de", HOSTILE)], "de", MADE)
    assert min(line.size for line in paper.placed) >= 4


def test_an_arabic_sheet_is_the_mirror_of_an_english_one() -> None:
    seats = {}
    for language in ("en", "ar"):
        paper = draw_score_sheets([table(1, language)], language, MADE)
        seats[language] = next(line.box for line in paper.placed if line.size == 11 and line.runs[0].text == "1")
    assert seats["ar"].x == pytest.approx(WIDTH - seats["en"].x - seats["en"].w)
