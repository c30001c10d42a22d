"""Tokens in the terminal: people choose theirs, bots take what is left, a saved game keeps them."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.play.sitting import Sitting

from passgo.editions import load
from passgo.play import start
from passgo.play.saves import BadSave, read, write
from passgo.play.start import Wishes
from passgo.play.table import BadSetup, Table


def begun(language: str = "en", edition: str = "classic", **wishes: object) -> Table:
    asked = Wishes(**{"players": 4, "humans": 2, "seed": 1, **wishes})  # type: ignore[arg-type]
    return start.new(load(edition), edition, language, asked)


def test_people_have_the_tokens_they_asked_for_and_bots_what_is_left() -> None:
    assert begun(tokens=["boot", "dog"]).tokens == ["boot", "dog", "car", "top-hat"]


def test_whoever_asks_for_nothing_has_the_next_that_is_free() -> None:
    assert begun(tokens=["top-hat"]).tokens == ["top-hat", "car", "dog", "ship"]
    assert begun().tokens == ["car", "top-hat", "dog", "ship"]


def test_a_token_is_named_in_any_case_and_in_the_language_that_is_spoken() -> None:
    assert begun(tokens=["Top Hat"]).tokens[0] == "top-hat"
    assert begun("de", tokens=["fingerhut"]).tokens[0] == "thimble"


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (
            ["spoon"],
            "no token 'spoon' in classic: --token takes one of car, top-hat, dog, ship, iron, boot, thimble,"
            " wheelbarrow",
        ),
        (["dog", "Dog"], "Dog is taken: give every --token once"),
        (["car", "dog", "iron"], "3 tokens for 2 people: leave out a --token or raise --humans"),
    ],
)
def test_a_token_that_cannot_be_had_is_refused(tokens: list[str], said: str) -> None:
    with pytest.raises(BadSetup) as caught:
        begun(tokens=tokens)
    assert str(caught.value) == said


def test_an_edition_that_names_none_has_none_to_choose() -> None:
    nameless = replace(load("voyage"), tokens=())
    assert start.new(nameless, "voyage", "en", Wishes(seed=1)).tokens == []
    with pytest.raises(BadSetup) as caught:
        start.new(nameless, "voyage", "en", Wishes(seed=1, tokens=["camera"]))
    assert str(caught.value) == "voyage names no tokens to choose from: leave out --token"


def test_the_table_of_players_shows_who_has_which() -> None:
    sitting = Sitting(begun(tokens=["boot"], names=["Ann", "Ben"]), ["players", "quit"])
    sitting.play()
    assert "Ann (Boot)" in sitting.shown
    assert "Ben (Car)" in sitting.shown
    assert "Bob (Top Hat)" in sitting.shown


def test_tokens_come_back_with_a_saved_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write(begun(tokens=["iron"]), path)
    assert read(path, None).tokens == ["iron", "car", "top-hat", "dog"]


def test_a_game_saved_by_an_older_release_has_none(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write(begun(), path)
    saved = json.loads(path.read_text(encoding="utf-8"))
    del saved["table"]["tokens"]
    path.write_text(json.dumps(saved), encoding="utf-8")
    old = read(path, None)
    assert old.tokens == []
    sitting = Sitting(old, ["players", "quit"])
    sitting.play()
    assert "Player1 " in sitting.shown
    assert "Player1 (" not in sitting.shown


def test_tokens_that_an_edition_no_longer_has_are_not_shown(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write(replace(begun(), tokens=["cannon", "\x1b[2J", "dog", "iron"]), path)
    sitting = Sitting(read(path, None), ["players", "quit"])
    sitting.play()
    assert "Player1 (" not in sitting.shown
    assert "\x1b" not in sitting.shown
    assert "Bob (Dog)" in sitting.shown


@pytest.mark.parametrize("tokens", [["car"], ["car", "car", "dog", "iron"]])
def test_tokens_that_do_not_fit_the_players_are_refused(tmp_path: Path, tokens: list[str]) -> None:
    path = tmp_path / "game.json"
    write(begun(), path)
    saved = json.loads(path.read_text(encoding="utf-8"))
    saved["table"]["tokens"] = tokens
    path.write_text(json.dumps(saved), encoding="utf-8")
    with pytest.raises(BadSave, match="its tokens must be 4, no two alike, or none"):
        read(path, None)
