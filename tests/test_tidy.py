"""What a reader should never meet in the repository."""

import ast
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

LONGEST_FUNCTION = 70
LONGEST_FILE = 600

# Put together from pieces, so that this file does not hold what it forbids.
FORBIDDEN = {
    "the host of a package registry": r"\b(?:" + "|".join(["pypi", "pythonhosted", "npmjs", "debian"]) + r")\.org\b",
    "a path of one machine": r"(?<![\w.])/(?:" + "|".join(["wo" + "rk", "ro" + "ot", "ho" + "me", "fa" + "rm"]) + ")/",
    "a mark of unfinished work": r"\b(?:" + "|".join(["TO" + "DO", "FIX" + "ME", "X" * 3, "HA" + "CK"]) + r")\b",
}


@cache
def files() -> tuple[Path, ...]:
    """Everything that is, or would be, under version control."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("needs the git repository")
    listed = subprocess.run(
        [git, "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout
    return tuple(path for name in sorted(set(listed.split("\0"))) if name and (path := ROOT / name).is_file())


def texts() -> Iterator[tuple[str, str]]:
    """Name and content of every text file."""
    for path in files():
        try:
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def long_functions(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                yield f"{node.name} ({lines} lines)"


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_holds(what: str) -> None:
    pattern = re.compile(FORBIDDEN[what])
    found = [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("the host of a package registry", "index = https://" + "pypi" + ".org/simple"),
        ("a path of one machine", "open('/" + "work/main/README.md')"),
        ("a mark of unfinished work", "# TO" + "DO: later"),
    ],
)
def test_the_pattern_finds(what: str, line: str) -> None:
    assert re.search(FORBIDDEN[what], line)


def test_functions_fit_on_a_screen() -> None:
    found = [
        f"{name}: {function}" for name, text in texts() if name.endswith(".py") for function in long_functions(text)
    ]
    assert found == []


def test_a_long_function_is_found() -> None:
    assert list(long_functions("def f():\n" + "    x = 1\n" * 70)) == ["f (71 lines)"]


def test_source_files_have_one_subject() -> None:
    found = {
        name: lines
        for name, text in texts()
        if name.startswith("src/") and name.endswith(".py") and (lines := text.count("\n")) > LONGEST_FILE
    }
    assert found == {}


@pytest.mark.parametrize(
    "name", ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "docs/architecture.md", "src/passgo/py.typed"]
)
def test_the_repository_has(name: str) -> None:
    assert (ROOT / name).is_file()


def test_the_readme_names_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make run" in readme
    assert "make test" in readme


def test_changelog_has_an_unreleased_section() -> None:
    assert "## [Unreleased]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
