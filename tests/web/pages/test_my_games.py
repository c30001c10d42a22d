"""My games, and everything that is stored about me."""

import json

from tests.web.running import Browser, Running


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
