"""Choosing a token without JavaScript, at one device, and by the interface for programs."""

from collections.abc import Iterator

import httpx
import pytest
from tests.web.forms_on_page import forms_on
from tests.web.running import Browser, Running

from passgo.editions import load, names
from passgo.editions.art import art_of
from passgo.web.live.room import Room


@pytest.fixture
def second(server: Running) -> Iterator[Browser]:
    other = Browser(server)
    yield other
    other.close()


def create(browser: Browser, **fields: object) -> httpx.Response:
    browser.get("/create")
    return browser.post("/create", **{"name": "Ada", "edition": "classic", "seats": "4", **fields})


def table_of(answer: httpx.Response) -> str:
    assert answer.status_code == 200
    return str(answer.url).partition("/tables/")[2].partition("/")[0].partition("?")[0]


def room_of(server: Running, table: str) -> Room:
    return server.site.tables.rooms[table]


def tokens(server: Running, table: str) -> list[str]:
    return [seat.token for seat in room_of(server, table).table.state.seats]


def do(browser: Browser, table: str, kind: str, id: str, **fields: str) -> httpx.Response:
    return browser.post(f"/tables/{table}/do", kind=kind, id=id, expected="-1", **fields)


def test_the_plain_lobby_offers_the_tokens_that_are_free(server: Running, browser: Browser) -> None:
    table = table_of(create(browser))
    page = browser.get(f"/tables/{table}").text
    assert '<span class="soft">Car</span>' in page
    assert page.count("<option") - page.count('<option value="" ') > 8
    assert [form.typed for form in forms_on(page) if ("kind", "choose-token") in form.fixed] == [[]]
    answer = do(browser, table, "choose-token", "t1", seat="0", token="thimble")
    assert '<span class="soft">Thimble</span>' in answer.text
    assert tokens(server, table)[0] == "thimble"


def test_what_another_player_has_is_not_offered_and_refused(server: Running, browser: Browser, second: Browser) -> None:
    table = table_of(create(browser, open_seats="1"))
    second.get(f"/tables/{table}")
    page = do(second, table, "take-seat", "s1", name="Boris", seat="1").text
    assert '<option value="top-hat">Top Hat</option>' in page
    assert '<option value="car">Car</option>' not in page
    answer = do(second, table, "choose-token", "t1", seat="1", token="car")
    assert "Another player has that token." in answer.text
    answer = do(second, table, "choose-token", "t2", seat="1", token="spoon")
    assert "This edition has no such token." in answer.text
    answer = do(second, table, "choose-token", "t3", seat="0", token="boot")
    assert "problem=not-your-seat" in str(answer.url)
    assert tokens(server, table)[:2] == ["car", "top-hat"]


def test_the_players_of_a_running_game_are_shown_with_their_tokens(browser: Browser) -> None:
    table = table_of(create(browser, seats="2", token="wheelbarrow"))
    do(browser, table, "start", "s1", fill="builder")
    page = browser.get(f"/tables/{table}").text
    assert '<span class="soft">Wheelbarrow · GO</span>' in page
    assert '<span class="soft">Top Hat · GO</span>' in page
    answer = do(browser, table, "choose-token", "t1", seat="0", token="dog")
    assert "The game has already started." in answer.text


def test_everybody_at_one_device_chooses_on_the_page_that_makes_the_table(server: Running, browser: Browser) -> None:
    page = browser.get("/create").text
    assert page.count('<select name="here_token"') == 7
    assert '<optgroup label="\u2068Classic\u2069 and \u2068Championship\u2069">' in page
    fields = {"here": ["Boris", "", "Χλόη"], "here_token": ["car", "iron", "dog"]}
    table = table_of(create(browser, **fields))
    assert tokens(server, table) == [
        "top-hat",
        "car",
        "dog",
        "",
    ]  # Ada wished for nothing, and nothing was taken from Boris


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"token": "mushroom"}, "This edition has no such token."),
        ({"token": "dog", "here": "Boris", "here_token": "dog"}, "Another player has that token."),
        ({"edition": "mario", "here": "Boris", "here_token": "car"}, "This edition has no such token."),
    ],
)
def test_tokens_that_cannot_be_had_make_no_table(
    server: Running, browser: Browser, fields: dict[str, str], code: str
) -> None:
    before = set(server.site.tables.rooms)
    answer = create(browser, **fields)
    assert answer.status_code == 422
    assert code in answer.text
    assert set(server.site.tables.rooms) == before


def test_the_host_of_a_shared_device_chooses_for_the_others(server: Running, browser: Browser) -> None:
    table = table_of(create(browser, here="Boris"))
    page = browser.get(f"/tables/{table}").text
    assert len([form for form in forms_on(page) if ("kind", "choose-token") in form.fixed]) == 2
    do(browser, table, "choose-token", "t1", seat="1", token="boot")
    assert tokens(server, table)[:2] == ["car", "boot"]


def test_somebody_is_added_beside_the_host_with_a_token(server: Running, browser: Browser) -> None:
    table = table_of(create(browser))
    browser.get(f"/tables/{table}")
    assert browser.post(f"/tables/{table}/here", name="Boris", token="ship").status_code == 200
    assert tokens(server, table) == ["car", "ship", "", ""]
    browser.get(f"/tables/{table}")
    assert browser.post(f"/tables/{table}/here", name="Cleo", token="ship").status_code == 422
    assert tokens(server, table) == ["car", "ship", "", ""]


def test_programs_choose_by_a_command(server: Running) -> None:
    with server.client() as http:
        made = http.post("/api/guests", json={"name": "Ann"}).json()
        http.headers["authorization"] = f"Bearer {made['token']}"
        table = http.post("/api/tables", json={"settings": {"edition": "voyage", "seats": 2}}).json()["id"]

        def command(id: str, kind: str, **body: object) -> dict[str, object]:
            answer = http.post(f"/api/tables/{table}/commands", json={"id": id, "kind": kind, "body": body})
            told: dict[str, object] = answer.json()
            return told

        assert command("a", "take-seat", token="balloon")["ok"]
        assert command("b", "choose-token", token="compass")["ok"]
        refused = command("c", "choose-token", token="anchor")
        assert (refused["ok"], refused["error"]) == (False, {"code": "unknown-token", "args": {}})
        seats = http.get(f"/api/tables/{table}").json()["view"]["table"]["seats"]
        assert [seat["token"] for seat in seats] == ["compass", ""]
        board = http.get("/editions/voyage/board").json()
        assert [token["id"] for token in board["tokens"]] == ["suitcase", "camera", "compass", "balloon"]


def test_the_page_of_an_edition_names_its_tokens(browser: Browser) -> None:
    page = browser.get("/editions/voyage").text
    assert "Token: Suitcase, Camera, Compass, and Balloon" in page.translate(dict.fromkeys((0x2068, 0x2069)))


@pytest.mark.parametrize("name", names())
def test_every_token_of_ours_has_a_drawing_of_its_own(name: str) -> None:
    drawn = art_of(name).tokens
    glyphs = [token.glyph for token in load(name).tokens]
    assert [glyph for glyph in glyphs if glyph not in drawn] == []
    assert len({str(drawn[glyph]) for glyph in glyphs}) == len(glyphs)
