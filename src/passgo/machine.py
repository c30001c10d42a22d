"""The computer this runs on: the one module that knows Linux, macOS and Windows apart.

Folders, file locks, signals, processes and clocks differ between them. Everybody else asks here;
tests/test_machine.py finds a module that does not.
"""

import os
import platform
import re
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import IO, Any, Final

# Files


def data_folder() -> Path:
    """The folder where this system keeps a user's data."""
    if sys.platform == "win32":
        folder = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(folder)


# Windows refuses to put a file in the place of one that a program has open.
OPEN_FILES_CAN_BE_REPLACED: Final = sys.platform != "win32"


if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        """Lock an open file until it is closed; OSError if another process holds the lock."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        """Lock an open file until it is closed; OSError if another process holds the lock."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def give_to_owner_of(folder: Path, file: Path) -> None:
    """Hand a file that root wrote to the account that owns the folder."""
    if sys.platform != "win32" and os.geteuid() == 0:
        there = folder.stat()
        os.chown(file, there.st_uid, there.st_gid)


# Ctrl-C


Handler = Callable[[int, FrameType | None], Any] | signal.Handlers
IGNORE: Final = signal.SIG_IGN


def ignore_ctrl_c() -> None:
    """Ignore Ctrl-C for the rest of this process."""
    signal.signal(signal.SIGINT, IGNORE)


@contextmanager
def ctrl_c(handler: Handler) -> Iterator[None]:
    """Pass Ctrl-C to a handler. Python delivers signals to the main thread only: in others this does nothing."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def first_ctrl_c(heard: Callable[[], None]) -> Iterator[None]:
    """Call a function at the first Ctrl-C; the second does what it would have done without."""
    before = signal.getsignal(signal.SIGINT)

    def handler(_number: int, _frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, before)
        heard()

    with ctrl_c(handler):
        yield


# Processes and the terminal


def words_of(command: str) -> list[str]:
    """The words of a command line; ValueError where a quote is not closed. On Windows a backslash is part of a path."""
    if sys.platform == "win32":
        words = [word.strip('"') for word in shlex.split(command, posix=False)]
    else:
        words = shlex.split(command)
    return words


def yield_processor() -> None:
    """Let every other process go first, for the rest of this one. Windows shares its cores evenly instead."""
    if hasattr(os, "nice"):
        os.nice(15)


def start_program(command: str) -> subprocess.Popen[bytes]:
    """Start a program that talks through pipes, out of reach of the terminal's Ctrl-C."""
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    if sys.platform == "win32":
        started = subprocess.Popen(words_of(command), creationflags=subprocess.CREATE_NEW_PROCESS_GROUP, **pipes)
    else:
        started = subprocess.Popen(words_of(command), start_new_session=True, **pipes)
    return started


def edit_lines() -> None:
    """Let input() edit its line and remember former ones. Windows does so anyway and has no readline."""
    with suppress(ImportError):
        import readline  # noqa: F401  # the import alone does it


# Time and costs


if sys.platform == "win32":

    def seconds_passed() -> float:
        """Time since some moment, a laptop's sleep included."""
        return time.monotonic()

else:
    # The monotonic clock of Linux stands still while the machine sleeps, that of macOS goes on.
    PASSING: Final[int] = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)

    def seconds_passed() -> float:
        """Time since some moment, a laptop's sleep included."""
        return time.clock_gettime(PASSING)


def processor_name() -> str:
    """The model of the processor, as far as the system tells."""
    with suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def cpu_seconds(process: int) -> float:
    """Processor time that a process has used; 0 where there is no /proc to read it from."""
    used = 0.0
    if sys.platform != "win32":
        with suppress(OSError):
            fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
            used = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return used


def memory_mib(process: int) -> float:
    """Memory that a process holds; 0 where there is no /proc to read it from."""
    try:
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text(encoding="ascii"))
    except OSError:
        return 0.0
    return round(int(found[1]) / 1024, 1) if found else 0.0
