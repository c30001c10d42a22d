"""`passgo edition …`: what it prints and how it ends."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from passgo.cli.edition import app
from passgo.editions import load, names
from passgo.editions.art import art_of
from passgo.editions.schema import schema
from passgo.engine.rules import OPTIONS

# The caller's terminal must not change what is printed.
PLAIN = {"FORCE_COLOR": None, "TTY_COMPATIBLE": None, "COLUMNS": None}


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(app, list(arguments), env=PLAIN)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def test_list_names_every_edition() -> None:
    result = run("list")
    assert result.exit_code == 0
    assert [name for name in names() if f" {name} " not in result.output] == []


def test_check_says_ok_with_the_hash() -> None:
    result = run("check", "classic")
    assert (result.exit_code, result.stdout) == (
        0,
        f"classic: OK, classic {load('classic').hash}, art pack of {art_of('classic').packed()} bytes\n",
    )


def test_art_writes_a_page_to_look_at(tmp_path: Path) -> None:
    page = tmp_path / "art.html"
    result = run("art", "voyage", "--out", str(page))
    assert (result.exit_code, result.stdout) == (0, f"{page} written; open it in a browser\n")
    assert page.read_text(encoding="utf-8").count("<figure>") > 60


def test_art_says_where_there_is_none(tmp_path: Path) -> None:
    run("new", str(tmp_path / "town"))
    result = run("art", str(tmp_path / "town"), "--out", str(tmp_path / "art.html"))
    assert (result.exit_code, "no art pack" in result.stderr) == (2, True)
    assert not (tmp_path / "art.html").exists()


def test_check_lists_the_faults_of_all_files(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('inherits = "classic"\n[rules]\njail.fine = -1\ngo.salary = "much"\n', encoding="utf-8")
    result = run("check", str(bad), "nowhere", "classic")
    assert result.exit_code == 2
    assert result.stdout.startswith("classic: OK")
    assert result.stderr.splitlines() == [
        f"{bad}: rules.jail.fine: -1 is out of range (a whole number from 0 to 1000000000)",
        f"{bad}: rules.go.salary: wrong type: 'much' (a whole number from 0 to 1000000000)",
        "nowhere: no such edition (one of championship, classic, cthulhu, cthulhu-short, ghost, mario, voyage,"
        " or the path of an edition file)",
        "3 faults",
    ]


def test_check_counts_a_single_fault() -> None:
    assert run("check", "nowhere").stderr.endswith("\n1 fault\n")


@pytest.mark.parametrize("name", names())
def test_show_prints_board_deeds_decks_and_rules(name: str) -> None:
    result = run("show", name)
    board = load(name).board
    wanted = [space.id for space in board.spaces] + [card.id for deck in board.decks for card in deck.cards]
    wanted += [option.name for option in OPTIONS] + [board.hash]
    assert result.exit_code == 0
    assert [word for word in wanted if word not in result.output] == []


def test_show_marks_what_differs_from_the_default() -> None:
    lines = [line.split() for line in run("show", "mario").output.splitlines()]
    assert ["jail.fine", "5", "*"] in [line[:3] for line in lines]
    assert ["go.onLand", "true", "The"] in [line[:3] for line in lines]


def test_show_with_options_and_variants() -> None:
    result = run("show", "classic", "--variant", "timed", "-o", "jail.fine=60")
    lines = [line.split()[:3] for line in result.output.splitlines()]
    assert ["end.time", "afterTurn", "*"] in lines
    assert ["jail.fine", "60", "*"] in lines


@pytest.mark.parametrize(
    "arguments",
    [
        ("show", "nowhere"),
        ("show", "classic", "-o", "jail.fine=much"),
        ("show", "classic", "-o", "nonsense"),
        ("show", "classic", "--variant", "nonsense"),
        ("diff", "classic", "nowhere"),
        ("check",),
        ("nonsense",),
    ],
)
def test_bad_input_ends_with_2_and_no_traceback(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stderr
    assert "Traceback" not in result.output


def test_names_in_a_file_are_not_markup(tmp_path: Path) -> None:
    path = tmp_path / "edition.toml"
    path.write_text('inherits = "classic"\n[edition]\nname = "[bold]Loud[/nonsense] :smile:"\n', encoding="utf-8")
    assert "[bold]Loud[/nonsense] :smile:" in run("show", str(path)).output


def test_diff_shows_the_rules_of_the_short_game() -> None:
    lines = [line.split() for line in run("diff", "cthulhu", "cthulhu-short").output.splitlines()]
    assert ["rules", "jail.attempts", "3", "1"] in lines
    assert [line for line in lines if line and line[0] in ("spaces", "decks")] == []


def test_diff_shows_frame_spaces_and_decks() -> None:
    output = run("diff", "classic", "mario").output
    lines = [line.split() for line in output.splitlines()]
    assert ["frame", "players", "2", "to", "8", "2", "to", "6"] in lines
    assert ["spaces", "10", "kind", "jail", "question"] in lines
    assert ["decks", "chance", "cards", "16", "-"] in lines


def test_diff_of_equals_says_so() -> None:
    assert run("diff", "classic", "classic").output == f"classic and classic play alike: {load('classic').hash}\n"


@pytest.mark.parametrize(
    ("path", "file", "name"), [("isle", "isle/edition.toml", "isle"), ("a/b.toml", "a/b.toml", "b")]
)
def test_new_writes_an_edition_that_passes_the_check(path: str, file: str, name: str, tmp_path: Path) -> None:
    assert run("new", str(tmp_path / path)).exit_code == 0
    result = run("check", str(tmp_path / file))
    assert (result.exit_code, result.stdout.split()[2]) == (0, name)


def test_new_keeps_a_valid_id_when_the_folder_has_none(tmp_path: Path) -> None:
    run("new", str(tmp_path / "My Isle"))
    assert load(tmp_path / "My Isle").id == "my-edition"


def test_new_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("precious", encoding="utf-8")
    result = run("new", str(path))
    assert (result.exit_code, result.stderr) == (2, f"{path}: File exists\n")
    assert path.read_text(encoding="utf-8") == "precious"


def test_new_inherits_nothing_and_explains_itself(tmp_path: Path) -> None:
    run("new", str(tmp_path))
    lines = (tmp_path / "edition.toml").read_text(encoding="utf-8").splitlines()
    assert not any(line.startswith("inherits") for line in lines)
    assert sum(line.startswith("#") for line in lines) > 30


def test_schema_is_json() -> None:
    assert json.loads(run("schema").output) == schema()


def test_options_prints_the_page() -> None:
    assert run("options").output.startswith("# Rule options\n")
