"""What people install: wheels and source distributions, built from this tree, and questions to an installed passgo."""

import json
import os
import re
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, Final
from urllib.request import ProxyHandler, build_opener

ROOT: Final = Path(__file__).parents[1]
CONSTRAINTS: Final = ROOT / "constraints.txt"
SCENARIOS: Final = ROOT / "tests" / "scenarios" / "ghost" / "auction.yaml"
DEADLINE: Final = 30  # seconds until a server is up, and until it has stopped


def environment(variables: dict[str, str]) -> dict[str, str]:
    """These variables and our own, without those that could lead a program to this tree."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("PASSGO_", "PYTHON"))}
    return ours | variables


def run(*command: object, cwd: Path = ROOT, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(
        [str(word) for word in command],
        env=environment(variables),
        cwd=cwd,
        check=False,
        capture_output=True,
        encoding="utf-8",
    )


def output(*command: object, cwd: Path = ROOT, **variables: str) -> str:
    done = run(*command, cwd=cwd, **variables)
    assert done.returncode == 0, f"{' '.join(str(word) for word in command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


# Building


def build(kind: str, folder: Path, python: object = sys.executable, **variables: str) -> Path:
    """A new `wheel` or `sdist` of this tree in the folder; another Python needs no `build` of its own."""
    before = set(folder.glob("passgo-*"))
    if kind == "wheel":
        output(sys.executable, "-m", "pip", "--python", python, "wheel", "-q", "--no-deps", "--no-cache-dir",
               "--wheel-dir", folder, ROOT, cwd=ROOT, **variables)  # fmt: skip
    else:
        output(sys.executable, "-m", "build", "--sdist", "--outdir", folder, ROOT, cwd=ROOT, **variables)
    (made,) = set(folder.glob("passgo-*")) - before
    return made


# Installing


def empty_environment(folder: Path, python: Path = Path(sys.executable)) -> Path:
    """An environment with nothing in it but Python, whose path is returned. It needs no pip of its own."""
    if python == Path(sys.executable):
        venv.create(folder, with_pip=False)
    else:
        output(python, "-m", "venv", "--without-pip", folder)
    return folder / ("Scripts" if os.name == "nt" else "bin") / "python"


def install(python: Path, what: Path, *options: object, **variables: str) -> None:
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "-q", "--disable-pip-version-check")
    output(*pip, *options, what, cwd=ROOT, **variables)


# Asking an installed passgo


class Installed:
    """The passgo of one environment, asked from a folder that holds nothing of ours."""

    def __init__(self, python: Path, folder: Path, **variables: str) -> None:
        self.python = python
        self.folder = folder
        self.variables = variables

    def passgo(self, *words: object) -> str:
        return output(self.python, "-m", "passgo", *words, cwd=self.folder, **self.variables)

    def version(self) -> str:
        return self.passgo("--version").strip()

    def simulated(self) -> dict[str, Any]:
        """What some games of bots led to; the same everywhere, compiled or not."""
        plan = ("--games", "20", "--bots", "builder", "--seats", "4", "--seed", "1", "--workers", "2", "--json")
        found: dict[str, Any] = json.loads(self.passgo("simulate", *plan))
        return found

    def checked(self) -> str:
        """The last line of a check of scenarios."""
        return self.passgo("check", SCENARIOS).splitlines()[-1]

    def pages(self, *paths: str) -> list[int]:
        """The status of each page of a server that is started and stopped again."""
        database = f"sqlite:///{self.folder / 'passgo.db'}"
        words = [str(self.python), "-m", "passgo", "run", "--port", "0", "--database", database]
        quiet = environment({"PASSGO_LOG_LEVEL": "error", **self.variables})
        server = subprocess.Popen(words, cwd=self.folder, env=quiet, stdout=subprocess.PIPE, encoding="utf-8")
        assert server.stdout is not None
        try:
            address = re.search(r"(http://127\.0\.0\.1:\d+)/", server.stdout.readline())
            assert address is not None, "the server did not start"
            opener = build_opener(ProxyHandler({}))
            return [opener.open(address[1] + path, timeout=DEADLINE).status for path in paths]
        finally:
            server.terminate()
            server.wait(DEADLINE)
            server.stdout.close()
