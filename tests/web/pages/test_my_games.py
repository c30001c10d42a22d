"""My games, and everything that is stored about me."""

import asyncio
import json
import re

from sqlalchemy import update
from tests.web.running import Browser, Running

from passgo.store.schema import tables


def begin(browser: Browser, name: str) -> str:
    browser.get("/")
    return browser.post("/play", name=name, edition="ghost", bot="random").url.path


def test_my_games_are_mine_alone(server: Running, browser: Browser) -> None:
    other = Browser(server)
    mine, theirs = begin(browser, "Ann"), begin(other, "Bob")
    page = browser.get("/my-games").text
    assert f'href="{mine}"' in page
    assert f'href="{theirs}"' not in page
    assert "in progress" in page
    other.close()


def way_back(browser: Browser) -> str:
    """Where the button of the home page's first screen leads; empty if it is not there."""
    found = re.search(r'href="([^"]+)">Return to your game<', browser.get("/").text.partition("</section>")[0])
    return "" if found is None else found[1].removesuffix("/live")


def test_the_home_page_leads_back_to_the_latest_game(server: Running, browser: Browser) -> None:
    assert way_back(browser) == ""
    begin(browser, "Ann")
    latest = begin(browser, "Ann")
    assert way_back(browser) == latest
    other = Browser(server)
    begin(other, "Bob")
    assert way_back(browser) == latest
    other.close()


def test_a_table_that_has_not_begun_or_is_over_is_nothing_to_return_to(server: Running, browser: Browser) -> None:
    browser.get("/create")
    browser.post("/create", name="Ann", edition="ghost", seats="4")
    assert way_back(browser) == ""
    table = begin(browser, "Ann")
    over = update(tables).where(tables.c.id == table.rpartition("/")[2]).values(status="finished")
    asyncio.run_coroutine_threadsafe(server.site.write(lambda conn: conn.execute(over).rowcount), server.loop).result()
    assert way_back(browser) == ""


def test_who_has_not_played_is_shown_the_way_to_a_game(browser: Browser) -> None:
    assert "No games yet" in browser.get("/my-games").text


def test_older_games_stand_on_further_pages(browser: Browser) -> None:
    paths = [begin(browser, "Ann") for _ in range(31)]
    first = browser.get("/my-games").text
    older = first.partition('href="?before=')[2].partition('"')[0]
    second = browser.get(f"/my-games?before={older}").text
    assert f'href="{paths[0]}"' not in first
    assert f'href="{paths[0]}"' in second
    assert browser.get("/my-games?before=nonsense").status_code == 422


def test_everything_about_me_can_be_taken_away(browser: Browser) -> None:
    table = begin(browser, "Ann")
    browser.post(f"{table}/do", kind="chat", id="words", text="Good evening")
    browser.get("/account")
    browser.post("/account/create", login="ann@home", password="a good long password")
    answer = browser.get("/account/export")
    told = json.loads(answer.text)
    assert answer.headers["content-disposition"] == 'attachment; filename="passgo.json"'
    assert (told["name"], told["login"], told["language"]) == ("Ann", "ann@home", "en")
    assert [line["text"] for line in told["words"]] == ["Good evening"]
    assert [game["table"] for game in told["games"]] == [table.removeprefix("/tables/")]
    assert len(told["devices"]) == 1
    assert "password" not in answer.text


def test_nobody_has_nothing_to_take_away(browser: Browser) -> None:
    assert browser.get("/account/export").status_code == 401


def test_what_is_erased_is_on_no_page(server: Running, browser: Browser) -> None:
    table = begin(browser, "Zebulon")
    looker = Browser(server)
    browser.get("/account")
    browser.post("/account/erase")
    for path in (table, "/my-games", "/account", "/tables"):
        assert "Zebulon" not in browser.get(path).text
    looker.close()
