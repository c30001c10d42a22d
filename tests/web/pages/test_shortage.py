"""Scarce buildings and official variants with nothing but pages and forms."""

import html
import json
import re
from collections.abc import Iterator

import pytest
from tests.web.running import Browser, Running

from passgo.engine.state import give_title
from passgo.web.live.room import Room

ADDRESS = re.compile(r"/join/[^\s\"<]+")
GROUPS = ((1, 3), (6, 8, 9))
VARIANTS = re.compile(r'<input type="checkbox" name="variant-(\S+)" value="(\S+)">')


def text(page: str) -> str:
    return re.sub(r"[\u2066-\u2069]", "", html.unescape(re.sub(r"<[^>]+>", " ", page)))


def form(browser: Browser, path: str, kind: str, **fields: object) -> str:
    """Send a form of the table's page, as it stands there now."""
    browser.get(path)
    expected = re.search(r'name="expected" value="(\d+)"', browser.page)
    assert expected is not None
    browser.post(f"{path}/do", kind=kind, id=f"f{expected[1]}{kind}", expected=expected[1], **fields)
    return text(browser.page)


def act(browser: Browser, path: str, **action: object) -> str:
    return form(browser, path, "act", action=json.dumps(action))


@pytest.fixture
def ben(server: Running) -> Iterator[Browser]:
    somebody = Browser(server)
    yield somebody
    somebody.close()


def room_of(server: Running, path: str) -> Room:
    return server.site.tables.rooms[path.rpartition("/")[2]]


def asked(server: Running, ann: Browser, ben: Browser) -> str:
    """Ann and Ben own a group each, three houses are left, and Ann wants one: the path of their table."""
    ann.get("/create")
    path = ann.post("/create", name="Ann", seats="2", decision="0", auction="0").url.path
    link = ADDRESS.search(ann.post(f"{path}/links", role="seat", seat="1").text)
    assert link is not None
    ben.get(link[0])
    ben.post(link[0], name="Ben")
    ann.get(path)
    form(ann, path, "start", fill="")
    room = room_of(server, path)
    while room.table.state.playing().start_due:
        act((ann, ben)[room.table.state.playing().start_due[0]], path, type="roll")

    def set_up() -> None:
        game = room.table.state.playing()
        game.houses = 3
        for seat, group in enumerate(GROUPS):
            for space in group:
                give_title(game, game.title_at(space), seat)

    server.do(set_up)
    act(ann, path, type="build", space=1)
    return path


def levels(server: Running, path: str) -> dict[int, int]:
    return {title.space.pos: title.level for title in room_of(server, path).table.state.playing().titles if title.level}


def test_the_question_stands_on_the_page_with_what_is_left_and_wanted(
    server: Running, browser: Browser, ben: Browser
) -> None:
    path = asked(server, browser, ben)
    page = text(ben.get(path).text)
    assert "Ann wants to build 1 house (Mediterranean Avenue). The Bank has 3 houses." in page
    assert "You could place and pay for 12 houses." in page
    assert "How many do you want?" in page
    assert ben.page.count('<select name="space"') == 3
    for answer in ("None", "None, don’t ask again this turn", "Ask for one on Oriental Avenue"):
        assert f">{answer}</button>" in re.sub(r"[\u2066-\u2069]", "", html.unescape(ben.page))
    said_to_ann = text(browser.get(path).text)
    assert "Ben is deciding how many buildings they want." in said_to_ann
    assert "You could place" not in said_to_ann


def test_one_form_takes_number_and_places(server: Running, browser: Browser, ben: Browser) -> None:
    path = asked(server, browser, ben)
    page = form(ben, path, "want", space=["8", "6", ""])
    assert levels(server, path) == {1: 1, 6: 1, 8: 1}
    assert "You want to build on Vermont Avenue and Oriental Avenue." in page


def test_a_form_without_places_wants_none(server: Running, browser: Browser, ben: Browser) -> None:
    path = asked(server, browser, ben)
    form(ben, path, "want", space=["", "", ""])
    assert levels(server, path) == {1: 1}


def test_none_for_this_turn_is_a_button(server: Running, browser: Browser, ben: Browser) -> None:
    path = asked(server, browser, ben)
    act(ben, path, type="pass", answer="turn")
    act(browser, path, type="build", space=3)
    assert levels(server, path) == {1: 1, 3: 1}


def test_the_auction_of_a_piece_is_told(server: Running, browser: Browser, ben: Browser) -> None:
    path = asked(server, browser, ben)
    page = form(ben, path, "want", space=["6", "8", "9"])
    assert "Left in the Bank, including this one: 3 houses." in page
    assert "Ann wants to build on Mediterranean Avenue." in page
    assert "A pass applies to this building only." in page


# Variants.


def test_a_new_table_offers_each_edition_its_official_variants(browser: Browser) -> None:
    found = VARIANTS.findall(browser.get("/create").text)
    assert sorted(found) == [
        ("championship", "no-speed-die"),
        ("classic", "speed-die"),
        ("cthulhu", "short"),
        ("mario", "sound"),
        ("voyage", "auction"),
        ("voyage", "no-plot-deals"),
    ]


def options_of(server: Running, browser: Browser, **fields: str) -> dict[str, object]:
    browser.get("/create")
    path = browser.post("/create", name="Ann", seats="4", **fields).url.path
    return dict(room_of(server, path).table.state.settings.options)


def test_a_variant_sets_its_options(server: Running, browser: Browser) -> None:
    ticked = {"edition": "classic", "variant-classic": "speed-die"}
    assert options_of(server, browser, **ticked) == {"dice.speedDie": True, "start.cash": 2500}


def test_a_variant_of_another_edition_changes_nothing(server: Running, browser: Browser) -> None:
    assert options_of(server, browser, **{"edition": "classic", "variant-mario": "sound"}) == {}


def test_a_variant_that_is_not_offered_changes_nothing(server: Running, browser: Browser) -> None:
    assert options_of(server, browser, **{"edition": "classic", "variant-classic": "sound"}) == {}


def test_what_is_typed_goes_before_a_variant(server: Running, browser: Browser) -> None:
    ticked = {"edition": "voyage", "variant-voyage": "no-plot-deals", "options": 'trade.plots = "unbuilt"'}
    assert options_of(server, browser, **ticked) == {"trade.plots": "unbuilt"}
