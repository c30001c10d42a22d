"""`passgo check`: what it prints and how it ends."""

from pathlib import Path

import pytest
import typer
from tests.scenario_runner.one_scenario import HEAD
from typer.testing import CliRunner, Result

from passgo.cli.check import check


def check_command(*paths: Path) -> Result:
    app = typer.Typer()
    app.command()(check)
    return CliRunner().invoke(app, [str(path) for path in paths])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """One scenario that passes, one that fails, and a file that is no scenario, each in a file of its own."""
    (tmp_path / "deep" / "er").mkdir(parents=True)
    (tmp_path / "deep" / "good.yaml").write_text(HEAD + "expect: {turn: ann}\n")
    (tmp_path / "deep" / "er" / "wrong.yml").write_text(
        HEAD + "steps: [{ann: roll 1 2}]\nexpect:\n  turn: bob\n  over: true\n"
    )
    (tmp_path / "deep" / "notes.txt").write_text("not: [a scenario")
    (tmp_path / "broken.yaml").write_text(HEAD + "stepps: []\n")
    return tmp_path


class TestCommand:
    def test_all_pass(self, folder: Path) -> None:
        result = check_command(folder / "deep" / "good.yaml")
        assert (result.exit_code, result.output) == (0, "1 passed, 0 failed\n")

    def test_one_fails_and_is_told_in_one_line(self, folder: Path) -> None:
        result = check_command(folder / "deep")
        file = folder / "deep" / "er" / "wrong.yml"
        line = f"{file}:6: A: at the end: turn: expected bob, actual ann; at the end: over: expected true, actual false"
        assert (result.exit_code, result.stdout.splitlines()) == (1, [line, "1 passed, 1 failed"])

    def test_a_file_that_cannot_be_read_does_not_stop_the_others(self, folder: Path) -> None:
        result = check_command(folder)
        assert result.exit_code == 2
        assert result.stdout.splitlines()[-1] == "1 passed, 1 failed"
        assert result.stderr.startswith(f"{folder / 'broken.yaml'}:4: A: unknown key 'stepps'; perhaps steps;")

    def test_a_bad_document_does_not_stop_the_others_of_its_file(self, tmp_path: Path) -> None:
        file = tmp_path / "one.yaml"
        second = HEAD.replace("name: A", "name: B")
        file.write_text(f"{HEAD}steps: [{{ann: roll 1}}]\n---\n{second}")
        result = check_command(file)
        assert (result.exit_code, result.stdout) == (2, "1 passed, 0 failed\n")
        assert result.stderr.startswith(f"{file}:4: A: step 1 (ann: roll 1): not the dice of this roll;")

    def test_a_path_that_is_not_there(self, tmp_path: Path) -> None:
        result = check_command(tmp_path / "none")
        assert (result.exit_code, result.stdout) == (2, "0 passed, 0 failed\n")
        assert "none:1: cannot be read: No such file" in result.stderr

    def test_a_folder_without_scenarios(self, tmp_path: Path) -> None:
        result = check_command(tmp_path)
        assert result.exit_code == 2
        assert "no scenario file in this folder" in result.stderr

    def test_a_file_named_twice_is_run_once(self, folder: Path) -> None:
        good = folder / "deep" / "good.yaml"
        assert check_command(good, good).stdout == "1 passed, 0 failed\n"
