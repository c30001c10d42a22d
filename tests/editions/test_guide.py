"""docs/make-an-edition.md does what it says."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from passgo.cli.app import app as passgo
from passgo.cli.edition import app
from passgo.editions import load
from passgo.editions.form import CARD_FIELDS, FORM, SPACE_FIELDS

GUIDE = (Path(__file__).parents[2] / "docs" / "make-an-edition.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", GUIDE, re.DOTALL)


def test_its_commands_run_and_print_what_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    first, second, third, fourth = blocks("console")
    assert session(first) == first
    file = Path("isle/edition.toml")
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("60, 180", "60, 18", 1).replace("jail.fine", "jail.fin"), encoding="utf-8")
    assert session(second) == second
    file.write_text(text, encoding="utf-8")
    assert "hash" in session(third)
    (scenario,) = blocks("yaml")
    Path("isle.yaml").write_text(scenario, encoding="utf-8")
    assert "$ passgo check isle.yaml\n" in fourth
    told = CliRunner().invoke(passgo, ["check", "isle.yaml"])
    assert told.exit_code == 0, told.output
    assert re.findall(r"--edition (\S+)", fourth) == ["isle", "isle"]
    (simulate,) = re.findall(r"^\$ passgo (simulate .*)$", fourth, re.MULTILINE)
    told = CliRunner().invoke(passgo, simulate.replace("--games 1000", "--games 10").split())
    assert told.exit_code == 0, told.output
    assert "trader" in Path("out/index.html").read_text(encoding="utf-8")


def session(block: str) -> str:
    """The commands of a block, each followed by what it prints."""
    said = ""
    for command in re.findall(r"^\$ passgo edition (.*)$", block, re.MULTILINE):
        said += f"$ passgo edition {command}\n" + CliRunner().invoke(app, command.split()).output
    return said


def test_its_example_of_inheritance_loads(tmp_path: Path) -> None:
    (example,) = blocks("toml")
    path = tmp_path / "edition.toml"
    path.write_text(example, encoding="utf-8")
    edition = load(path)
    assert (edition.id, edition.board.spaces[39].name, edition.board.rules.jail_fine) == ("dear", "Mayfair", 100)


@pytest.mark.parametrize("word", [*SPACE_FIELDS, *CARD_FIELDS, *FORM.fields])
def test_it_names_every_kind_effect_and_block(word: str) -> None:
    assert re.search(rf"`\[?{word}[.\]`]", GUIDE) or f"`{word}" in GUIDE
