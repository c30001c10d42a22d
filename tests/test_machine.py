"""What differs between Linux, macOS and Windows is known to one module; the rest of the program runs anywhere."""

import ast
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from passgo import machine

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "passgo"

# Modules that some system lacks, or whose content differs between them.
MODULES = {
    "crypt", "fcntl", "grp", "msvcrt", "nis", "ossaudiodev", "posix", "pty", "pwd", "readline", "resource", "signal",
    "spwd", "syslog", "termios", "tty", "uvloop", "winloop", "winreg", "winsound",
}  # fmt: skip
# Names of modules that all systems have.
NAMES = {
    "os.chown", "os.fork", "os.forkpty", "os.getegid", "os.geteuid", "os.getgid", "os.getloadavg", "os.getpgid",
    "os.getuid", "os.kill", "os.killpg", "os.lchown", "os.mkfifo", "os.mknod", "os.name", "os.nice", "os.openpty",
    "os.rename", "os.sched_getaffinity", "os.sched_setaffinity", "os.setgid", "os.setsid", "os.setuid", "os.sysconf",
    "os.uname", "os.wait", "os.waitpid", "socket.AF_UNIX", "sys.platform", "time.clock_gettime", "time.tzset",
}  # fmt: skip
KEYWORDS = {"preexec_fn", "start_new_session", "process_group", "creationflags", "pass_fds"}
METHODS = {"add_signal_handler", "create_unix_server", "create_unix_connection"}
FOLDERS = ("/tmp", "/var", "/etc", "/proc", "/dev", "/usr")


def faults_in(tree: ast.AST) -> Iterator[str]:
    """Whatever would not work, or not work the same, on every system."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (f"line {node.lineno}: import {alias.name}" for alias in node.names if alias.name in MODULES)
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
            yield from (f"line {node.lineno}: import {name}" for name in names if name in MODULES | NAMES)
        elif isinstance(node, ast.Attribute):
            if ast.unparse(node) in NAMES or node.attr in METHODS:
                yield f"line {node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.keyword) and node.arg in KEYWORDS:
            yield f"line {node.value.lineno}: {node.arg}"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if any(node.value == folder or node.value.startswith(f"{folder}/") for folder in FOLDERS):
                yield f"line {node.lineno}: {node.value}"
        elif isinstance(node, ast.Call) and reads_text_somehow(node):
            yield f"line {node.lineno}: {ast.unparse(node.func)} without encoding"


def reads_text_somehow(call: ast.Call) -> bool:
    """Whether a call opens a text without saying how it is encoded, which each system decides differently."""
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    if "encoding" in given or None in given:
        return False
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in ("run", "Popen", "check_output"):
        return "text" in given
    if name in ("read_text", "write_text"):
        return isinstance(call.func, ast.Attribute) and len(call.args) < (1 if name == "read_text" else 2)
    if name != "open":
        return False
    modes = [*call.args[:2], *([given["mode"]] if "mode" in given else [])]
    texts = [mode.value for mode in modes if isinstance(mode, ast.Constant) and isinstance(mode.value, str)]
    plain = isinstance(call.func, ast.Name) and not texts
    return plain or any(set(mode) <= set("rwxat+") for mode in texts)


def sources() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if path.name != "machine.py"]


def test_no_other_module_knows_the_system_it_runs_on() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix(): faults
        for path in sources()
        if (faults := list(faults_in(ast.parse(path.read_text(encoding="utf-8")))))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("import fcntl", "line 1: import fcntl"),
        ("def f():\n    from signal import SIGTERM", "line 2: import signal"),
        ("from os import geteuid", "line 1: import os.geteuid"),
        ("import os\nos.killpg(1, 9)", "line 2: os.killpg"),
        ("if sys.platform == 'win32': pass", "line 1: sys.platform"),
        ("loop.add_signal_handler(15, stop)", "line 1: loop.add_signal_handler"),
        ("Popen(words, start_new_session=True)", "line 1: start_new_session"),
        ("open('/tmp/x', 'rb')", "line 1: /tmp/x"),
        ("open(name)", "line 1: open without encoding"),
        ("path.open('w')", "line 1: path.open without encoding"),
        ("path.read_text()", "line 1: path.read_text without encoding"),
        ("path.write_text('x')", "line 1: path.write_text without encoding"),
        ("subprocess.run(words, text=True)", "line 1: subprocess.run without encoding"),
    ],
)
def test_what_only_some_systems_have_is_found(source: str, fault: str) -> None:
    assert list(faults_in(ast.parse(source))) == [fault]


@pytest.mark.parametrize(
    "source",
    [
        "import os\nos.replace(a, b)",
        "path.open('rb')",
        "open(name, encoding='utf-8')",
        "offices.open('id')",
        "path.read_text(encoding='ascii')",
        "subprocess.run(words, encoding='utf-8')",
    ],
)
def test_what_every_system_has_is_allowed(source: str) -> None:
    assert list(faults_in(ast.parse(source))) == []


@pytest.mark.long
@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_the_types_hold_on_other_systems(system: str, tmp_path: Path) -> None:
    """Mypy knows which names of the standard library each system has."""
    mypy = [sys.executable, "-m", "mypy", "--platform", system, "--cache-dir", str(tmp_path), "src"]
    done = subprocess.run(mypy, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


# What the module does here


@pytest.mark.parametrize(
    ("system", "variable", "folder"),
    [
        ("win32", "LOCALAPPDATA", "given"),
        ("linux", "XDG_DATA_HOME", "given"),
        ("win32", "", "AppData/Local"),
        ("darwin", "", "Library/Application Support"),
        ("linux", "", ".local/share"),
    ],
)
def test_data_lie_where_the_system_keeps_them(
    system: str, variable: str, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for name in ("LOCALAPPDATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    if variable:
        monkeypatch.setenv(variable, str(tmp_path / "given"))
    assert machine.data_folder() == tmp_path / folder


@pytest.mark.parametrize(
    ("system", "command", "words"),
    [
        ("linux", "python3 'my bot.py' --fast", ["python3", "my bot.py", "--fast"]),
        ("win32", r'"C:\My bots\bot.exe" --fast C:\net.bin', [r"C:\My bots\bot.exe", "--fast", r"C:\net.bin"]),
    ],
)
def test_a_command_line_is_split_as_the_system_does(
    system: str, command: str, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", system)
    assert machine.words_of(command) == words


def press_ctrl_c() -> None:
    signal.raise_signal(signal.SIGINT)


def test_ctrl_c_goes_to_the_handler_and_afterwards_where_it_went_before() -> None:
    heard: list[int] = []
    with machine.ctrl_c(lambda number, _frame: heard.append(number)):
        press_ctrl_c()
    assert heard == [signal.SIGINT]
    with pytest.raises(KeyboardInterrupt):
        press_ctrl_c()


def test_ctrl_c_can_be_ignored_for_a_while() -> None:
    with machine.ctrl_c(machine.IGNORE):
        press_ctrl_c()
    with pytest.raises(KeyboardInterrupt):
        press_ctrl_c()


def test_only_the_first_ctrl_c_is_heard() -> None:
    heard: list[str] = []
    with machine.first_ctrl_c(lambda: heard.append("first")):
        press_ctrl_c()
        with pytest.raises(KeyboardInterrupt):
            press_ctrl_c()
    assert heard == ["first"]


def test_other_threads_leave_ctrl_c_alone() -> None:
    seen: list[object] = []

    def work() -> None:
        with machine.ctrl_c(machine.IGNORE):
            seen.append(signal.getsignal(signal.SIGINT))

    before = signal.getsignal(signal.SIGINT)
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert seen == [before]


def test_a_lock_is_held_once_and_free_when_its_file_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    with file.open("ab") as first, file.open("ab") as second:
        machine.lock(first)
        with pytest.raises(OSError, match=r".+"):
            machine.lock(second)
        first.close()
        machine.lock(second)


def test_time_passes() -> None:
    assert machine.seconds_passed() <= machine.seconds_passed()


def test_the_processor_has_a_name() -> None:
    assert machine.processor_name() != ""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux tells what a process costs")
def test_a_process_costs_time_and_memory() -> None:
    assert machine.cpu_seconds(os.getpid()) > 0
    assert machine.memory_mib(os.getpid()) > 1


def test_a_process_that_is_gone_costs_nothing() -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    assert (machine.cpu_seconds(ended.pid), machine.memory_mib(ended.pid)) == (0.0, 0.0)


# Starting


def test_python_runs_passgo_as_a_module() -> None:
    words = [sys.executable, "-m", "passgo", "--version"]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.startswith("passgo ")
