"""Lists for the hall, cards for the door, and the codes on them."""

import io
import re
from dataclasses import replace

import pytest
import segno
from pypdf import PdfReader
from tests.printing.paperwork import LANGUAGES, MADE, NICKNAMES, STARTS, pages, table

from passgo.i18n import catalogue
from passgo.printing import (
    Alternate,
    BadgeFacts,
    CallFacts,
    CannotPrint,
    badges,
    call_list,
    score_sheets,
    seating_lists,
)

RECTANGLE = re.compile(rb"([\d.]+) ([\d.]+) ([\d.]+) -([\d.]+) re f\n")


def test_everybody_is_found_by_name_and_by_table() -> None:
    tables = [replace(table(n), players=tuple(f"Player {n}{seat}" for seat in "abcdef")) for n in (1, 2)]
    by_name, by_table = pages(seating_lists(tables, "en", MADE))
    for facts in tables:
        for player in facts.players:
            assert player in by_name
            assert player in by_table


def test_names_are_in_the_order_people_look_for_them() -> None:
    facts = replace(table(1), players=("Zoe", "émile", "Ada", "Eve"))
    found = pages(seating_lists([facts], "en", MADE))[0]
    assert sorted(facts.players, key=found.index) == ["Ada", "émile", "Eve", "Zoe"]


def test_a_large_hall_takes_more_pages() -> None:
    tables = [replace(table(n), players=tuple(f"Player {n}{seat}" for seat in "abcdef")) for n in range(1, 25)]
    found = "".join(pages(seating_lists(tables, "de", MADE)))
    assert all(found.count(player) == 2 for facts in tables for player in facts.players)


@pytest.mark.rule("CHAMP-ALT-2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_alternates_are_called_in_the_order_of_their_numbers(language: str) -> None:
    alternates = tuple(Alternate(i, f"Alternate {'abc'[i - 1]}", f"+30 21 0000 000{i}") for i in (1, 2, 3))
    (page,) = pages(call_list(CallFacts("Championship", "Town hall", alternates, STARTS), language, MADE))
    assert [page.index(one.name) for one in alternates] == sorted(page.index(one.name) for one in alternates)
    assert all(one.phone in page for one in alternates)
    assert catalogue(language).say("list-phone") in page


def card(i: int) -> BadgeFacts:
    return BadgeFacts("Championship", "Town hall", NICKNAMES[i % 3], f"K7QX-{i}", f"https://hall.example/b/{i}", i)


def test_ten_cards_go_to_a_page() -> None:
    found = pages(badges([card(i) for i in range(11)], "en", MADE))
    assert [page.count("Town hall") for page in found] == [10, 1]
    assert "K7QX-10" in found[1]
    assert "Alternate 10" in found[1]


def test_an_empty_list_is_named() -> None:
    with pytest.raises(CannotPrint, match="no-entrants"):
        badges([], "en", MADE)
    with pytest.raises(CannotPrint, match="no-alternates"):
        call_list(CallFacts("Championship", "Town hall", ()), "en", MADE)
    with pytest.raises(CannotPrint, match="no-tables"):
        seating_lists([], "en", MADE)


def squares(pdf: bytes) -> list[tuple[float, ...]]:
    """The dark rectangles of the only code on the first page: left, top, width, height in points."""
    content = PdfReader(io.BytesIO(pdf)).pages[0].get_contents()
    assert content is not None
    return [tuple(float(number) for number in match) for match in RECTANGLE.findall(content.get_data())]


def pitch(found: list[tuple[float, ...]], size: int) -> float:
    """From one row of the code to the next."""
    tops = {top for _, top, _, _ in found}
    return (max(tops) - min(tops)) / (size - 1)


def modules(found: list[tuple[float, ...]], size: int) -> list[list[int]]:
    left, highest, side = min(x for x, _, _, _ in found), max(top for _, top, _, _ in found), pitch(found, size)
    grid = [[0] * size for _ in range(size)]
    for x, top, wide, _ in found:
        for step in range(round(wide / side)):
            grid[round((highest - top) / side)][round((x - left) / side) + step] = 1
    return grid


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_code_opens_the_judges_panel_of_the_table(language: str) -> None:
    facts = table(5, language)
    expected = [list(row) for row in segno.make_qr(facts.link, error="m").matrix]
    assert modules(squares(score_sheets([facts], language, MADE)), len(expected)) == expected


def test_rows_of_a_code_overlap_so_that_no_white_seam_is_seen_between_them() -> None:
    found = squares(badges([card(1)], "en", MADE))
    size = len(segno.make_qr(card(1).link, error="m").matrix)
    finest = 0.01  # of a point: how exactly a place is written
    assert min(high for _, _, _, high in found) >= pitch(found, size) + 2 * finest


def test_a_sheet_without_a_link_has_no_code() -> None:
    pdf = score_sheets([replace(table(5), link="")], "en", MADE)
    assert squares(pdf) == []
    assert "panel" not in pages(pdf)[0]
