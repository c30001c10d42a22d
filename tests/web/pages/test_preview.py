"""The preview of an edition is a game that the engine played, told in the visitor's language."""

import msgspec
import pytest
from tests.web.running import Browser

from passgo.editions import load, names
from passgo.web.pages import app_page
from passgo.web.pages.preview import MOST_STEPS, Preview, pieces, preview
from passgo.web.plumbing.edition_words import edition, edition_speech
from passgo.web.plumbing.looks import look
from passgo.words.names import Names


def asked(browser: Browser, name: str, language: str = "en") -> Preview:
    browser.get(f"/editions?language={language}")
    return msgspec.json.decode(browser.get(f"/editions/{name}/preview").content, type=Preview)


def players_of(name: str, language: str = "en") -> list[str]:
    found = edition(name)
    return [piece.name for piece in pieces(Names(found, edition_speech(language, found)), look(name))]


@pytest.mark.parametrize("name", names())
def test_tokens_walk_from_space_to_space_and_jump_only_into_jail(name: str) -> None:
    board = load(name).board
    standing = [0] * len(players_of(name))
    for step in preview(name, "en").steps:
        for space in step.path:
            assert 0 <= space < board.size
            steps = (space - standing[step.seat]) % board.size
            assert steps in (1, board.size - 1) or space == board.jail_pos
            standing[step.seat] = space


@pytest.mark.parametrize("name", names())
def test_only_deeds_change_hands_and_only_players_get_them(name: str) -> None:
    board = load(name).board
    seats = len(players_of(name))
    changes = [change for step in preview(name, "en").steps for change in step.owners]
    assert {space for space, _ in changes} <= {space.pos for space in board.deeds}
    assert {seat for _, seat in changes} <= set(range(-1, seats))
    assert len({seat for _, seat in changes}) > 1


def test_a_purchase_is_told_when_its_space_changes_hands() -> None:
    bought = [step for step in preview("classic", "en").steps if "buys it" in step.story]
    assert bought
    for step in bought:
        assert (step.path[-1], step.seat) in step.owners


@pytest.mark.parametrize("name", names())
def test_every_step_says_something_and_there_are_enough_for_a_minute(name: str) -> None:
    steps = preview(name, "en").steps
    assert 40 <= len(steps) <= MOST_STEPS
    assert all(step.story for step in steps)
    assert sum(bool(step.path) for step in steps) > len(steps) / 3


def test_the_players_are_the_characters_of_the_edition(browser: Browser) -> None:
    told = " ".join(step.story for step in asked(browser, "ghost").steps)
    assert all(player in told for player in players_of("ghost"))
    assert all(player in browser.get("/editions/ghost").text for player in players_of("ghost"))


def test_the_story_is_told_in_the_language_of_the_visitor(browser: Browser) -> None:
    english, german = asked(browser, "voyage", "en"), asked(browser, "voyage", "de")
    assert "rolls" in english.steps[2].story
    assert "würfelt" in german.steps[2].story
    assert [step.path for step in german.steps] == [step.path for step in english.steps]


def test_the_same_game_is_shown_to_everybody(browser: Browser) -> None:
    first = asked(browser, "mario")
    preview.cache_clear()
    assert asked(browser, "mario") == first


def test_only_the_browser_of_the_visitor_keeps_it(browser: Browser) -> None:
    headers = browser.get("/editions/classic/preview").headers
    assert headers["cache-control"] == "private, max-age=300"
    assert headers["vary"] == "cookie, accept-language"


def test_an_unknown_edition_is_refused(browser: Browser) -> None:
    for name in ("atlantis", "..", "classic.toml"):
        assert browser.get(f"/editions/{name}/preview").status_code == 404


def test_a_page_has_one_board_and_its_tokens(browser: Browser) -> None:
    page = browser.get("/editions/ghost").text
    assert page.count('<svg class="board"') == 1
    assert page.count("data-space=") == load("ghost").board.size
    assert page.count("data-seat=") == 4


def test_a_server_without_the_built_table_shows_the_board_alone(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_page, "build", lambda: "")
    page = browser.get("/editions/ghost").text
    assert '<svg class="board"' in page
    assert "preview.js" not in page
    assert "data-play" not in page
