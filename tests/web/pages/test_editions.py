"""What the pages tell about an edition is what the engine plays."""

import io
import re
from html import unescape
from pathlib import Path

import pytest
from pypdf import PdfReader
from tests.breadth import all_languages
from tests.web.pages.test_languages import UNTRANSLATED
from tests.web.running import Browser

from passgo.editions import load, names
from passgo.i18n.catalogues import FOLDER
from passgo.web.pages.board_drawing import DEPTH, GROUP_COLOURS, STEP, Box, board_size, box_of, draw
from passgo.web.pages.comparison import differences
from passgo.web.pages.edition_facts import about, rents
from passgo.web.pages.guide import guide, special_spaces
from passgo.web.plumbing.edition_words import edition_speech
from passgo.words.names import Names

UI = Path(__file__).parents[3] / "ui" / "src"
MARKS = re.compile("[\u2066-\u2069]")


def guide_of(name: str, language: str = "en") -> str:
    edition = load(name)
    chapters = guide(Names(edition, edition_speech(language, edition)))
    return MARKS.sub("", "\n".join(line for chapter in chapters for line in [chapter.title, *chapter.lines]))


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", all_languages())
def test_every_edition_is_shown_and_explained_in_every_language(browser: Browser, name: str, language: str) -> None:
    browser.get(f"/editions?language={language}")
    for path in (f"/editions/{name}", f"/editions/{name}/how-to-play", f"/editions/{name}?with=classic"):
        answer = browser.get(path)
        assert answer.status_code == 200
        assert UNTRANSLATED.search(browser.page) is None
        assert "{" not in re.sub(r"<[^>]*>", "", browser.page)


@pytest.mark.parametrize("name", names())
def test_a_page_has_a_card_for_each_deed_and_a_row_for_each_rule(browser: Browser, name: str) -> None:
    edition = load(name)
    browser.get(f"/editions/{name}")
    assert browser.page.count('<div class="deed">') == len(edition.board.deeds)
    for option in edition.board.rules.in_force():
        assert f">{option}</code>" in browser.page


def section_of(page: str, heading: str) -> str:
    found = re.search(rf'<section aria-labelledby="{heading}">.*?</section>', page, re.DOTALL)
    return MARKS.sub("", unescape(re.sub(r"<[^>]*>", "", found[0]))) if found else ""


def test_a_page_says_where_the_edition_departs_from_its_book(browser: Browser) -> None:
    said = section_of(browser.get("/editions/voyage?language=de").text, "departures")
    assert said.startswith("Wo wir vom Regelheft abweichen")
    assert "Auf „START“ zu landen bringt dasselbe, wie darüberzuziehen. AMB-VOYAGE-2 · go.onLand" in said


def test_a_departure_names_the_languages_that_say_otherwise(browser: Browser) -> None:
    said = section_of(browser.get("/editions/mario?language=en").text, "departures")
    assert "A single bid of 1 coin is enough to win an auction. Printed differently in: Portuguese and Russian." in said


def test_a_game_without_a_book_departs_from_none(browser: Browser) -> None:
    assert "departures" not in browser.get("/editions/classic").text


@pytest.mark.parametrize(
    ("language", "name", "words"),
    [
        ("el", "ghost", ('<h2 id="deeds">Συμβόλαια</h2>', "Μονάδες Φυλάκισης στο παιχνίδι.")),
        ("el", "voyage", ('<h2 id="deeds">Ιδιοκτησίες</h2>', "Το πρόστιμο για την έξοδο από τη Σελήνη.")),
        ("de", "cthulhu", ("Grüfte im Spiel.", "wenn du über LOS ziehst.")),
        ("en", "ghost", ('<h2 id="deeds">Contracts</h2>', "The fee is owed only when the owner claims it.")),
    ],
)
def test_a_page_about_an_edition_has_its_words(
    browser: Browser, language: str, name: str, words: tuple[str, ...]
) -> None:
    browser.get(f"/editions?language={language}")
    browser.get(f"/editions/{name}")
    assert [word for word in words if word not in unescape(browser.page)] == []


@pytest.mark.parametrize("name", ["nonsense", "..%2F..%2Fetc", "%3Cscript%3E", "x" * 3000])
def test_an_edition_that_is_not_there_says_so(browser: Browser, name: str) -> None:
    answer = browser.get(f"/editions/{name}")
    assert answer.status_code == 404
    assert "<script" not in answer.text
    assert browser.get(f"/editions/classic?with={name}").status_code == 404


def test_two_editions_are_compared_thing_by_thing(browser: Browser) -> None:
    page = MARKS.sub("", unescape(browser.get("/editions/cthulhu?with=cthulhu-short").text))
    assert "Each player is dealt 3 properties for free." in page  # CTHULHU-SHORT-1
    assert "These two play the same." not in page


def compared(left: str, right: str, language: str) -> list[tuple[str, str, str]]:
    """Every row of the comparison as plain text."""
    one, other = (Names(load(name), edition_speech(language, load(name))) for name in (left, right))
    rows = [row for part in differences(one, other) for row in part.rows]
    return [(row.thing, " ".join(row.left), " ".join(row.right)) for row in rows]


def test_what_is_compared() -> None:
    rows = compared("classic", "championship", "en")
    assert ("Money", "$1", "M1") in rows
    assert ("Rent is owed only when the owner claims it.", "yes", "no") not in rows
    assert any(thing == "The Speed Die" and left == "–" for thing, left, _ in rows)
    assert compared("classic", "classic", "en") == []


def test_a_deed_is_compared_by_all_its_figures() -> None:
    rows = {thing: (left, right) for thing, left, right in compared("classic", "mario", "en")}
    assert rows["1"][0].startswith("Mediterranean Avenue Price: 60 Rent: 2 · 4 · 10 · 30 ")
    assert "Brown" not in rows["1"][0]  # both are


@pytest.mark.parametrize("name", ["ghost", "mario", "voyage", "cthulhu"])
def test_a_comparison_speaks_no_english(name: str) -> None:
    said = " ".join(" ".join(row) for row in compared("classic", name, "ar"))
    texts = " ".join(
        path.read_text(encoding="utf-8") for path in (FOLDER / "ar").glob("*.ftl")
    )  # some names stay English
    assert set(re.findall("[A-Za-z]{3,}", said)) <= set(re.findall("[A-Za-z]{3,}", texts))


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_guide_is_printed_on_one_page(browser: Browser, language: str) -> None:
    browser.get(f"/?language={language}")
    assert 'href="/editions/ghost/how-to-play.pdf"' in browser.get("/editions/ghost/how-to-play").text
    answer = browser.get("/editions/ghost/how-to-play.pdf")
    assert answer.headers["content-type"] == "application/pdf"
    pages = PdfReader(io.BytesIO(answer.content)).pages
    assert len(pages) == 1
    assert browser.get("/editions/nonsense/how-to-play.pdf").status_code == 404


def test_the_guide_follows_the_rules_in_force() -> None:
    assert "auctioned at once" in guide_of("classic")
    assert "stays with the Bank" in guide_of("voyage")  # VOYAGE-BUY: no auction
    assert "roll a six" in guide_of("mario")
    assert "The Speed Die" in guide_of("championship")
    assert "The Speed Die" not in guide_of("classic")
    assert "without being asked" in guide_of("voyage")
    assert "the second player after the visitor" in guide_of("championship")  # CHAMP-RENT-6
    assert "Each player is dealt 3 properties" in guide_of("cthulhu-short")  # CTHULHU-SHORT-1
    assert "one die each" in guide_of("ghost")  # GHOST-ENTITY-2
    assert "“The Moon”" in guide_of("voyage")


def test_the_drawing_is_that_of_the_live_table() -> None:
    shapes = (UI / "view" / "shapes.tsx").read_text(encoding="utf-8")
    for group, colour in GROUP_COLOURS.items():
        assert re.search(rf'"?{group}"?: "{colour}"', shapes), group
    numbers = (UI / "edition.ts").read_text(encoding="utf-8")
    assert f"DEPTH = {DEPTH};" in numbers
    assert f"STEP = {STEP};" in numbers


@pytest.mark.parametrize("name", ["classic", "mario"])
def test_the_spaces_of_a_drawing_fill_its_edge_without_overlap(name: str) -> None:
    board = load(name).board
    drawing = draw(board, ["" for _ in board.spaces])
    edge = drawing.size**2 - (drawing.size - 2 * DEPTH) ** 2
    assert sum(cell.box.width * cell.box.height for cell in drawing.cells) == edge
    assert len({(cell.box.x, cell.box.y) for cell in drawing.cells}) == board.size
    start = box_of(0, board.size)
    assert (start.x + start.width, start.y + start.height) == (board_size(board.size), board_size(board.size))


def test_the_corners_of_a_drawing_are_marked() -> None:
    board = load("classic").board
    cells = draw(board, ["" for _ in board.spaces]).cells
    assert [pos for pos, cell in enumerate(cells) if cell.corner] == [0, 10, 20, 30]


@pytest.mark.parametrize("spaces", [*range(8, 42), 200])
def test_a_board_need_not_divide_by_four(spaces: int) -> None:
    size = board_size(spaces)
    boxes = [box_of(pos, spaces) for pos in range(spaces)]
    assert sum(box.width * box.height for box in boxes) == size**2 - (size - 2 * DEPTH) ** 2
    assert all(box.x >= 0 and box.x + box.width <= size and box.y + box.height <= size for box in boxes)
    corners = [(box.x, box.y) for box in boxes if box.width == box.height == DEPTH]
    far = size - DEPTH
    assert corners == [(far, far), (0, far), (0, 0), (far, 0)]


def test_a_board_of_forty_has_nine_spaces_between_two_corners() -> None:
    far = DEPTH + 9 * STEP
    assert board_size(40) == DEPTH + far
    corners = [
        Box(far, far, DEPTH, DEPTH),
        Box(0, far, DEPTH, DEPTH),
        Box(0, 0, DEPTH, DEPTH),
        Box(far, 0, DEPTH, DEPTH),
    ]
    assert [box_of(pos, 40) for pos in (0, 10, 20, 30)] == corners
    assert box_of(1, 40) == Box(far - STEP, far, STEP, DEPTH)
    assert box_of(11, 40) == Box(0, far - STEP, DEPTH, STEP)
    assert box_of(21, 40) == Box(DEPTH, 0, STEP, DEPTH)
    assert box_of(31, 40) == Box(far, DEPTH, DEPTH, STEP)


def test_a_space_is_told_by_its_price_or_by_what_it_does() -> None:
    edition = load("classic")
    known = Names(edition, edition_speech("en", edition))
    go, street, chest, tax = edition.board.spaces[0], *(edition.board.spaces[pos] for pos in (1, 2, 4))
    assert MARKS.sub("", about(known, street)) == "$60"
    assert "$200" in MARKS.sub("", about(known, go))
    assert "$200" in MARKS.sub("", about(known, tax))
    assert "$" not in about(known, chest)


def test_a_station_is_told_by_how_many_its_owner_has() -> None:
    edition = load("classic")
    said = rents(Names(edition, edition_speech("en", edition)), edition.board.spaces[5])
    assert [tuple(MARKS.sub("", text) for text in row) for row in said] == [
        ("1 owned", "$25"), ("2 owned", "$50"), ("3 owned", "$100"), ("4 owned", "$200"),
    ]  # fmt: skip


def test_a_street_has_its_strip_on_the_inner_edge() -> None:
    board = load("classic").board
    cells = draw(board, [""] * board.size).cells
    far, inner = DEPTH + 9 * STEP, DEPTH - 34
    assert [cells[pos].bar for pos in (1, 11, 21, 31)] == [
        Box(far - STEP, far, STEP, 34),
        Box(inner, far - STEP, 34, STEP),
        Box(DEPTH, inner, STEP, 34),
        Box(far, DEPTH, 34, STEP),
    ]
    assert cells[2].bar is None


def test_the_guide_tells_of_a_ride_past_go_where_it_pays() -> None:
    rides = {name: list(special_spaces(load(name).board)).count("guide-ride-go") for name in names()}
    assert {name for name, times in rides.items() if times} == {
        name for name in names() if load(name).board.rules.ecto_go_pays
    }
    assert set(rides.values()) == {0, 1}
