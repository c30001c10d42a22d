"""The plain page of a table has what the live one has: rows for mortgages, reasons, offers in full, pace, the end."""

import re
from collections.abc import Iterator

import pytest
from tests.web.pages.test_shortage import ADDRESS, act, form, room_of, text
from tests.web.running import Browser, Running

from passgo.engine import Game
from passgo.engine.state import CHOICE_MORTGAGED_DEED, Choice, give_title, set_mortgaged

BUTTONS = re.compile(
    r"<button(?P<off> disabled)?[^>]*?(?: aria-label=\"(?P<label>[^\"]*)\")?>(?P<shown>[^<]*)</button>"
)


@pytest.fixture
def ben(server: Running) -> Iterator[Browser]:
    somebody = Browser(server)
    yield somebody
    somebody.close()


def started(server: Running, ann: Browser, ben: Browser, **settings: str) -> str:
    """Ann and Ben have rolled for the start: the path of their table."""
    ann.get("/create")
    path = ann.post("/create", name="Ann", seats="2", decision="0", auction="0", **settings).url.path
    link = ADDRESS.search(ann.post(f"{path}/links", role="seat", seat="1").text)
    assert link is not None
    ben.get(link[0])
    ben.post(link[0], name="Ben")
    ann.get(path)
    form(ann, path, "start", fill="")
    game = game_of(server, path)
    while game.start_due:
        act((ann, ben)[game.start_due[0]], path, type="roll")
        game = game_of(server, path)
    return path


def game_of(server: Running, path: str) -> Game:
    return room_of(server, path).table.state.playing()


def shown(browser: Browser, path: str) -> str:
    browser.get(path)
    return text(browser.page)


def buttons(browser: Browser, path: str, off: bool = False) -> list[str]:
    browser.get(path)
    found = BUTTONS.finditer(browser.page)
    return [text(one["label"] or one["shown"]) for one in found if bool(one["off"]) == off]


def inherit(server: Running, path: str, spaces: tuple[int, ...] = (1, 39), cash: int = 1500) -> None:
    """Ann receives these deeds with a mortgage on each."""

    def set_up() -> None:
        game = game_of(server, path)
        game.players[0].cash = cash
        for space in spaces:
            give_title(game, game.title_at(space), 0)
            set_mortgaged(game, game.title_at(space), True)
            game.choices.append(Choice(0, CHOICE_MORTGAGED_DEED, space, False))
        room_of(server, path).table.state.waits = {}

    server.do(set_up)


def test_each_mortgage_received_has_a_row_with_both_prices(server: Running, browser: Browser, ben: Browser) -> None:
    path = started(server, browser, ben)
    inherit(server, path)
    page = " ".join(shown(browser, path).split())
    assert "Keep, pay interest Unmortgage now Mediterranean Avenue $3 $33 Boardwalk $20 $220" in page
    assert "Keep the mortgage and pay $20 interest: Boardwalk" in buttons(browser, path)


def test_one_press_keeps_all_mortgages(server: Running, browser: Browser, ben: Browser) -> None:
    path = started(server, browser, ben)
    inherit(server, path)
    assert "Keep all ($23)" in buttons(browser, path)
    form(browser, path, "answer-all", answer="keep")
    game = game_of(server, path)
    assert (game.choices, game.players[0].cash) == ([], 1477)


def test_one_press_pays_off_all_mortgages(server: Running, browser: Browser, ben: Browser) -> None:
    path = started(server, browser, ben)
    inherit(server, path)
    form(browser, path, "answer-all", answer="redeem")
    assert [game_of(server, path).title_at(space).mortgaged for space in (1, 39)] == [False, False]


@pytest.mark.parametrize("answer", ["", "space", "<b>"])
def test_no_other_answer_is_given_to_all(server: Running, browser: Browser, ben: Browser, answer: str) -> None:
    path = started(server, browser, ben)
    inherit(server, path)
    form(browser, path, "answer-all", answer=answer)
    assert len(game_of(server, path).choices) == 2


def test_mortgages_that_cannot_be_paid_off_say_why(server: Running, browser: Browser, ben: Browser) -> None:
    path = started(server, browser, ben)
    inherit(server, path, cash=100)
    off = buttons(browser, path, off=True)
    assert off == ["Unmortgage now for $220: Boardwalk", "Unmortgage all ($253)"]
    assert "You only have $100." in shown(browser, path)


def test_a_house_that_is_too_dear_keeps_its_button_and_says_why(
    server: Running, browser: Browser, ben: Browser
) -> None:
    path = started(server, browser, ben)

    def set_up() -> None:
        game = game_of(server, path)
        game.players[0].cash = 20
        for space in (1, 3):
            give_title(game, game.title_at(space), 0)

    server.do(set_up)
    assert buttons(browser, path, off=True) == ["Build (−$50): Mediterranean Avenue", "Build (−$50): Baltic Avenue"]
    assert "You only have $20." in shown(browser, path)


def test_an_offer_says_what_it_changes_for_both(server: Running, browser: Browser, ben: Browser) -> None:
    path = started(server, browser, ben)

    def set_up() -> None:
        game = game_of(server, path)
        give_title(game, game.title_at(1), 0)
        give_title(game, game.title_at(3), 1)
        set_mortgaged(game, game.title_at(3), True)

    server.do(set_up)
    deal = {"give": {"cash": 0, "deeds": [3], "cards": 0}, "take": {"cash": 180, "deeds": [], "cards": 0}}
    act(ben, path, type="offer", seat=0, deal=deal)
    page = shown(browser, path)
    for said in (
        "You complete the Brown set.",
        "Mortgaged properties: you’ll pay at least $3 interest.",
        "By printed prices, you give 6× what you get.",
        "Your cash afterwards: $1,320",
        "Ben’s cash afterwards: $1,680",
    ):
        assert said in page


def test_the_host_chooses_the_pace_of_the_bots(server: Running, browser: Browser) -> None:
    browser.get("/create")
    path = browser.post("/create", name="Ann", seats="2", pace="3").url.path
    browser.get(path)
    form(browser, path, "start", fill="novice")
    assert "Pace of the bots" in shown(browser, path)
    form(browser, path, "pace", pace_ms=0)
    assert room_of(server, path).table.state.settings.pace_ms == 0


def test_nobody_is_offered_a_pace_where_no_bot_plays(server: Running, browser: Browser, ben: Browser) -> None:
    path = started(server, browser, ben)
    assert "Pace of the bots" not in shown(browser, path)


def finished(server: Running, ann: Browser, ben: Browser) -> str:
    """A game that is over after one turn of each."""
    path = started(server, ann, ben, options="end.turns = 1")
    for _ in range(40):
        state = room_of(server, path).table.state
        if state.status != "playing":
            return path
        seat = state.playing().awaiting()[0].seat
        act((ann, ben)[seat], path, **state.playing().legal(seat).actions[-1].to_json())
    raise AssertionError("the game does not end")


def test_a_rematch_takes_one_press(server: Running, browser: Browser, ben: Browser) -> None:
    path = finished(server, browser, ben)
    browser.get(path)
    form(browser, path, "rematch")
    rematch = room_of(server, path).table.state.rematch
    assert rematch
    assert f"/tables/{rematch}/do" in browser.page


def test_the_end_shows_the_ranking_and_gives_the_record(server: Running, browser: Browser, ben: Browser) -> None:
    path = finished(server, browser, ben)
    page = shown(browser, path)
    assert "Download" in page
    assert browser.get(f"/api/games/{path.rpartition('/')[2]}/record").status_code == 200
    first = room_of(server, path).table.state.outcome
    assert first is not None
    names = ("Ann", "Ben")
    assert re.search(rf"{names[first.ranking[0]]}\s+\$[0-9,]+\s+{names[first.ranking[1]]}\s+\$", page)
