# ruff: noqa: T201  # it tells whoever makes a release how far it is
"""Check everything that a release needs: `make release-check`, as docs/release.md describes.

    python -m tests.release_check --trial

A trial leaves the tests out and goes on where the tree is not ready to be released.
"""

import argparse
import datetime
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tests.distributions import CONSTRAINTS, ROOT, Installed, build, empty_environment, install, output, run

from passgo import __version__

PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
DIST: Final = ROOT / "dist"
PAGES: Final = ("/", "/static/ui/table.js")


class NotReady(Exception):
    """Why this cannot be released."""


# Whether the tree is ready


def unready(version: str) -> Iterator[str]:
    """What is missing in the tree before this version can be released."""
    changed = output("git", "status", "--porcelain").splitlines()
    if changed:
        yield f"the tree is not clean: {len(changed)} files, such as {changed[0].split(maxsplit=1)[-1]}"
    if output("git", "tag", "--list", f"v{version}"):
        yield f"the tag v{version} exists: raise __version__ in src/passgo/__init__.py"
    yield from changelog_faults((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    if not (ROOT / "tests" / "released" / version / "expected.json.gz").exists():
        yield f"tests/released/{version} is missing: run `make released`"


def changelog_faults(text: str, version: str) -> Iterator[str]:
    """What a changelog lacks: a dated section for the version, with something in it, and nothing above it."""
    sections = re.findall(r"^## \[([^\]]+)\](.*)\n((?:(?!## ).*\n?)*)", text, re.MULTILINE)
    found = {name: (heading, body.strip()) for name, heading, body in sections}
    heading, body = found.get(version, ("", ""))
    date = re.fullmatch(r" - (\d{4}-\d{2}-\d{2})", heading)
    if date is None or not is_date(date[1]) or not body:
        yield f"CHANGELOG.md has no section `## [{version}] - YYYY-MM-DD` with something in it"
    if found.get("Unreleased", ("", ""))[1]:
        yield f"CHANGELOG.md has entries under [Unreleased]: they belong to {version}"


def is_date(text: str) -> bool:
    try:
        datetime.date.fromisoformat(text)
    except ValueError:
        return False
    return True


# Which Pythons there are


def find_python(version: str) -> Path | None:
    """A Python of that version: on the path, or where pyenv and uv keep theirs."""
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    uv = Path(os.environ.get("UV_PYTHON_INSTALL_DIR") or Path.home() / ".local" / "share" / "uv" / "python")
    kept = [*pyenv.glob(f"{version}.*/bin/python3"), *uv.glob(f"cpython-{version}.*/bin/python3")]
    on_path = shutil.which(f"python{version}")
    for found in [*([Path(on_path)] if on_path else []), *sorted(kept, reverse=True)]:
        said = run(found, "-c", "import sys, venv; print('%d.%d' % sys.version_info[:2])")  # a shim may lead nowhere
        if said.stdout.strip() == version:
            return found
    return None


# What is installed


@dataclass(frozen=True)
class Trial:
    """One file to be installed with one Python, and how the engine must run there."""

    file: Path
    python: Path
    mode: str


def ask(trial: Trial, folder: Path) -> dict[str, Any]:
    """Install it into an empty environment and ask it everything; the result of its simulation."""
    python = empty_environment(folder / "venv", trial.python)
    install(python, trial.file, "-c", CONSTRAINTS)
    installed = Installed(python, folder)
    demand("passgo --version", installed.version(), f"passgo {__version__} ({trial.mode})")
    demand("passgo check", installed.checked().endswith(" 0 failed"), True)
    demand(f"passgo run, {' and '.join(PAGES)}", installed.pages(*PAGES), [200] * len(PAGES))
    return installed.simulated()


def demand(what: str, actual: object, expected: object) -> None:
    if actual != expected:
        raise NotReady(f"{what}: {actual!r}, not {expected!r}")


def try_everywhere(dist: Path) -> Iterator[str]:
    """Build and install everything with every Python there is; a line for each."""
    sdist = build("sdist", dist)
    pure = build("wheel", dist, PASSGO_PURE="1")
    demand("the name of the pure wheel", pure.name, f"passgo-{__version__}-py3-none-any.whl")
    results: list[dict[str, Any]] = []
    for version in PYTHONS:
        python = find_python(version)
        if python is None:
            yield f"Python {version}: not on this machine, not tried"
            continue
        compiled = build("wheel", dist, python)
        for trial in (
            Trial(pure, python, "pure"),
            Trial(compiled, python, "compiled"),
            Trial(sdist, python, "compiled"),
        ):
            began = time.monotonic()
            with TemporaryDirectory() as folder:
                results.append(ask(trial, Path(folder)))
            demand(f"the simulation of {trial.file.name} with Python {version}", results[-1], results[0])
            yield f"Python {version}: {trial.file.name} runs {trial.mode} ({time.monotonic() - began:.0f} s)"
    if not results:
        raise NotReady("no Python was found to install anything with")


def check(trial: bool) -> None:
    missing = list(unready(__version__))
    for fault in missing:
        print(f"not ready: {fault}")
    if missing and not trial:
        raise NotReady(f"passgo {__version__} is not ready")
    if trial:
        print("a trial: the tests are left out")
    else:
        demand("the status of .ci/run", subprocess.run([ROOT / ".ci" / "run"], check=False).returncode, 0)
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    for line in try_everywhere(DIST):
        print(line, flush=True)
    print(f"built: {', '.join(sorted(file.name for file in DIST.iterdir()))}")
    print("a trial has ended well" if trial else f"passgo {__version__} can be released")


def main() -> None:
    parser = argparse.ArgumentParser(description="Check everything that a release needs.")
    parser.add_argument("--trial", action="store_true", help="leave the tests out, go on where the tree is not ready")
    try:
        check(parser.parse_args().trial)
    except NotReady as error:
        sys.exit(f"not ready: {error}")


if __name__ == "__main__":
    main()
