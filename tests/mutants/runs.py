"""Runs mutants: each in a copy of the tree, in a process of its own, with the tests that reach it."""

import os
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from tests.mutants.operators import Fault
from tests.mutants.recording import NOT_LONG

PARTS: Final = (
    "src", "tests", "docs", "examples", "deploy", "pyproject.toml", "constraints.txt", "hatch_build.py",
    "LICENSE", "README.md", "CHANGELOG.md", "Makefile",
)  # fmt: skip
READ_ONLY: Final = (".venv", "ui")
NOTICED: Final = "noticed"
SURVIVED: Final = "survived"
NOT_REACHED: Final = "not reached"
# Loaded once, before a process splits for each mutant. Nothing of passgo: a mutant loads its own.
FOREIGN: Final = ("alembic", "argon2", "fluent.runtime", "fpdf", "httpx", "hypothesis", "jinja2", "msgspec", "numpy")
FOREIGN_TOO: Final = ("psycopg", "sqlalchemy", "starlette.applications", "typer", "uvicorn", "websockets", "yaml")
PATIENCE: Final = 30.0  # seconds that a run may take beyond three times what its tests took unbroken


@dataclass(frozen=True, slots=True)
class Mutant:
    room: str
    path: str  # from the root of the tree
    fault: Fault

    @property
    def place(self) -> str:
        return f"{self.path}:{self.fault.line}"


@dataclass(frozen=True, slots=True)
class Job:
    mutant: Mutant
    tests: list[str]
    seconds: float  # what the tests took unbroken


@dataclass(slots=True)
class Running:
    job: Job
    copy: Path
    ends: float


def copy_tree(root: Path, copy: Path) -> None:
    """Copy what the tests need, with its times, so that compiled files stay valid."""
    if copy.exists():
        shutil.rmtree(copy)
    copy.mkdir(parents=True)
    for name in PARTS:
        source = root / name
        if source.is_dir():
            shutil.copytree(source, copy / name, symlinks=True)
        else:
            shutil.copy2(source, copy / name)
    for name in READ_ONLY:
        (copy / name).symlink_to((root / name).resolve())


def load_foreign_modules() -> None:
    for name in FOREIGN + FOREIGN_TOO:
        __import__(name)


def run_all(root: Path, copies: list[Path], jobs: list[Job]) -> Iterator[tuple[Job, str]]:
    """Run every job, as many at once as there are copies, and yield each with its verdict."""
    free, waiting, running = list(copies), list(reversed(jobs)), dict[int, Running]()
    try:
        while waiting or running:
            while waiting and free:
                job, copy = waiting.pop(), free.pop()
                process = start(root, copy, job)
                running[process] = Running(job, copy, time.monotonic() + PATIENCE + 3 * job.seconds)
            time.sleep(0.02)
            for process, one in list(running.items()):
                verdict = ended(process, one.ends)
                if verdict is not None:
                    del running[process]
                    shutil.copy2(root / one.job.mutant.path, one.copy / one.job.mutant.path)
                    free.append(one.copy)
                    yield one.job, verdict
    finally:
        for process in running:
            ended(process, ends=0.0)


def start(root: Path, copy: Path, job: Job) -> int:
    """Break the copy and split off a process that runs the tests in it."""
    path = job.mutant.path
    (copy / path).write_bytes(job.mutant.fault.applied((root / path).read_bytes()))
    process = os.fork()
    if process == 0:
        try:
            os._exit(test_in(copy, job.tests))
        finally:
            os._exit(70)
    return process


def test_in(copy: Path, tests: list[str]) -> int:
    """What the process of a mutant does: everything it loads of passgo comes from the copy."""
    os.setsid()
    os.chdir(copy)
    said = os.open(copy / "said.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(said, 1)
    os.dup2(said, 2)
    sys.path[:0] = [str(copy / "src"), str(copy)]
    for name in [name for name in sys.modules if name.partition(".")[0] in ("tests", "passgo")]:
        del sys.modules[name]
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path[:2])
    sys.dont_write_bytecode = True  # two mutants of one second and one length would pass for each other
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    options = ["-q", "-x", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=0"]
    loaded_already = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    return int(pytest.main([*options, *NOT_LONG, *loaded_already, *tests]))


def ended(process: int, ends: float) -> str | None:
    """The verdict on a process, None while it runs. What it may have left running ends with it."""
    done, status = os.waitpid(process, os.WNOHANG)
    if done == 0 and time.monotonic() < ends:
        return None
    with suppress(ProcessLookupError):
        os.killpg(process, signal.SIGKILL)
    if done == 0:
        os.kill(process, signal.SIGKILL)  # it may not have come as far as to lead a group
        os.waitpid(process, 0)
        return NOTICED  # it hangs, and somebody would have waited
    return SURVIVED if os.waitstatus_to_exitcode(status) == 0 else NOTICED
