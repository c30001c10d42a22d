"""Everything the README shows is run: its commands, its Python, its scenario."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from passgo.scenarios import read_scenarios, run

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def sessions() -> list[tuple[str, str]]:
    """Each command shown and the output shown below it."""
    found = []
    for block in blocks("console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


@pytest.mark.parametrize(("command", "output"), sessions(), ids=[command for command, _ in sessions()])
def test_a_command_prints_what_is_shown(command: str, output: str) -> None:
    words = command.split()
    assert words[0] == "passgo"
    done = subprocess.run(
        [sys.executable, "-c", "from passgo.cli.app import main; main()", *words[1:]],
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=True,
    )
    matches = doctest.OutputChecker().check_output(output, done.stdout, doctest.ELLIPSIS)
    assert matches, f"shown:\n{output}\nprinted:\n{done.stdout}"


def test_the_python_session_is_real() -> None:
    examples = "\n".join(blocks("python"))
    test = doctest.DocTestParser().get_doctest(examples, {}, "README.md", "README.md", 0)
    runner = doctest.DocTestRunner()
    runner.run(test)
    assert (runner.failures, runner.tries > 3) == (0, True)


def test_the_scenario_holds(tmp_path: Path) -> None:
    shown = tmp_path / "shown.yaml"
    shown.write_text("---\n".join(blocks("yaml")), encoding="utf-8")
    scenarios, errors = read_scenarios(shown)
    assert (len(scenarios), errors) == (1, [])
    assert run(scenarios[0]) == []


def test_every_link_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target
