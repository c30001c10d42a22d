"""The public interface: docs/api.md lists what the packages export, and its examples run."""

import doctest
import re
import shutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from tests.web.running import running

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
SECTIONS: dict[str, str] = dict(re.findall(r"^## `([\w.]+)`\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))


def listed(section: str) -> list[str]:
    """The names in the first column of the tables."""
    cells = re.findall(r"^\| (`[^|]*) \|", section, re.MULTILINE)
    return [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]


def examples(section: str) -> str:
    return "\n".join(re.findall(r"^```python\n(.*?)^```", section, re.MULTILINE | re.DOTALL))


def test_the_page_lists_the_public_packages() -> None:
    assert list(SECTIONS) == [
        "passgo", "passgo.editions", "passgo.engine", "passgo.bots", "passgo.lab", "passgo.env", "passgo.scenarios",
        "passgo.testing", "passgo.remote", "passgo.client",
    ]  # fmt: skip


@pytest.mark.parametrize("package", SECTIONS)
def test_the_page_lists_what_the_package_exports(package: str) -> None:
    exported = import_module(package).__all__
    assert sorted(listed(SECTIONS[package])) == sorted(exported)


@pytest.mark.parametrize("package", SECTIONS)
def test_everything_exported_is_there(package: str) -> None:
    module = import_module(package)
    assert [name for name in module.__all__ if not hasattr(module, name)] == []


@pytest.mark.parametrize("package", SECTIONS)
def test_every_name_is_shown_at_work(package: str) -> None:
    shown = set(re.findall(r"\w+", examples(SECTIONS[package])))
    assert [name for name in listed(SECTIONS[package]) if name not in shown] == []


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with running(tmp_path) as server:
        yield server.url


@pytest.mark.parametrize("package", SECTIONS)
def test_the_examples_run(
    package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    names = {"url": request.getfixturevalue("url")} if package == "passgo.client" else {}
    test = doctest.DocTestParser().get_doctest(examples(SECTIONS[package]), names, package, "docs/api.md", 0)
    runner = doctest.DocTestRunner()
    told: list[str] = []
    runner.run(test, out=told.append)
    assert (runner.failures, runner.tries > 2) == (0, True), "".join(told)
