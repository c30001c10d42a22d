import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.play.sitting import Sitting, table

from passgo.editions import EditionError
from passgo.editions import names as shipped
from passgo.engine.snapshot import digest
from passgo.play.saves import BadSave, Keeper, read, write
from passgo.play.table import BadSetup, Table, check_names, seat_names


def begun(path: Path, **wishes: object) -> Table:
    """A game of some turns in a file."""
    sitting = Sitting(table(**wishes), ["1"] * 12, path)  # type: ignore[arg-type]  # keywords are handed on
    sitting.play()
    return sitting.table


@pytest.mark.parametrize("edition", shipped())
def test_a_game_comes_back_as_it_was(tmp_path: Path, edition: str) -> None:
    path = tmp_path / "game.json"
    saved = begun(path, edition=edition)
    again = read(path, None)
    assert digest(again.log.game) == digest(saved.log.game)
    assert (again.names, again.bots, again.seed) == (saved.names, saved.bots, saved.seed)
    assert again.log.to_json() == saved.log.to_json()


def test_a_game_goes_on_with_the_dice_it_would_have_had(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    begun(path)
    resumed = Sitting(read(path, None), ["1"] * 12)
    resumed.play()
    unbroken = Sitting(table(), ["1"] * 24)
    unbroken.play()
    assert digest(resumed.game) == digest(unbroken.game)


def test_changed_rules_come_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    begun(path, options={"jail.fine": 10})
    assert read(path, None).edition.board.rules.jail_fine == 10


def test_the_file_is_the_log_of_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    saved = begun(path)
    data = json.loads(path.read_text())
    assert data.pop("table")["names"] == ["Ann", "Bob", "Cy"]
    assert data == json.loads(json.dumps(saved.log.to_json()))


def test_a_file_cut_anywhere_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    begun(path)
    whole = path.read_bytes()
    for size in [0, 1, 2, len(whole) // 3, len(whole) // 2, len(whole) - 2, len(whole) - 1]:
        path.write_bytes(whole[:size])
        with pytest.raises(BadSave, match=r"game\.json: broken: .* cut .* not changed"):
            read(path, None)
        assert path.read_bytes() == whole[:size]


@pytest.mark.parametrize(
    "content",
    [
        b"[]",
        b"null",
        b"12",
        b'"passgo-game"',
        b'{"format": "other"}',
        b"{}",
        b"name,score\n",
        b"\xff\xfe\x00",
        b"[" * 100_000,
    ],
)
def test_a_foreign_file_is_refused_and_kept(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(BadSave, match="not changed"):
        read(path, None)
    assert path.read_bytes() == content


def change(key: str, value: object) -> Callable[[dict[str, object]], None]:
    """Sets `key`, or `table.key`, of a saved game."""

    def spoil(data: dict[str, object]) -> None:
        place = data
        name = key
        if key.startswith("table."):
            inner = data["table"]
            assert isinstance(inner, dict)
            place, name = inner, key.removeprefix("table.")
        place[name] = value

    return spoil


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("records", [], "do not lead to the position"),
        ("records", [{"seat": 0, "action": {"type": "fly"}}], "unknown action"),
        ("records", 5, "records a list"),
        ("version", 99, "rules version 99"),
        ("seats", 99, "seats"),
        ("setup", [1, 2], "setup"),
        ("options", [], "options must be named"),
        ("table", None, "who plays"),
        ("table.names", ["Ann"], "must name 3 players"),
        ("table.names", ["Ann", "ann", "Cy"], "same name"),
        ("table.names", ["A\x1b[2J", "Bob", "Cy"], "cannot be a player's name"),
        ("table.bots", ["", "hal9000", ""], "a bot"),
        ("table.bots", "builder", "list of words"),
        ("table.tokens", "car", "list of words"),
        ("table.edition", 5, "must be a word"),
        ("table.seed", "one", "whole number"),
        ("table.chance", [1, 2, 3], "four numbers"),
        ("table.chance", [0, 0, 0, 0], "four numbers"),
        ("table.chance", [1, 2, 3, -4], "four numbers"),
        ("table.chance", [1, 2, 3, "x"], "four numbers"),
    ],
)
def test_a_spoiled_game_is_refused_with_the_reason(tmp_path: Path, key: str, value: object, said: str) -> None:
    path = tmp_path / "game.json"
    begun(path)
    data = json.loads(path.read_text())
    change(key, value)(data)
    path.write_text(json.dumps(data))
    with pytest.raises(BadSave, match=said):
        read(path, None)


def test_a_game_of_an_edition_that_has_changed_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    begun(path)
    data = json.loads(path.read_text())
    data["hash"] = "0" * 64
    path.write_text(json.dumps(data))
    with pytest.raises(EditionError, match="the game needs 0000"):
        read(path, None)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match=r"nothing\.json: cannot be read: No such file"):
        read(tmp_path / "nothing.json", None)


def test_a_failed_save_leaves_the_old_one_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    saved = begun(path)
    before = path.read_bytes()

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadSave, match="No space left on device"):
        write(saved, path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_moves_to_its_own_file_but_never_over_another(tmp_path: Path) -> None:
    keeper = Keeper(table(), None)
    keeper.move_to(tmp_path / "one.json")
    keeper.move_to(tmp_path / "one.json")
    keeper.move_to(tmp_path / "two.json")
    with pytest.raises(BadSave, match="exists already"):
        keeper.move_to(tmp_path / "one.json")
    assert keeper.path == tmp_path / "two.json"


# Names.


def test_people_come_first_and_bots_take_names_that_are_free() -> None:
    assert seat_names(2, 2, ["cy"]) == ["cy", "Player2", "Bob", "Dora"]


def test_one_person_has_a_plain_name() -> None:
    assert seat_names(1, 1, []) == ["Player", "Bob"]


def test_more_names_than_people_are_refused() -> None:
    with pytest.raises(BadSetup, match="2 names for 1 people"):
        seat_names(1, 1, ["Ann", "Ben"])


@pytest.mark.parametrize("name", ["", "x" * 17, "a b", "a:b", "a+b", "12", "judge", "Banker", "a\tb", "jail-card"])
def test_names_that_could_not_be_typed_are_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="cannot be a player's name"):
        check_names(["Ann", name])
