"""The mutants' own tests: what is broken, where nothing is, and what a verdict means."""

import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.mutants.__main__ import Key, drawn, key_in, reasons, shared_out, together
from tests.mutants.operators import faults
from tests.mutants.runs import ended


def broken(source: str) -> list[str]:
    """What each fault makes of a module of one statement."""
    return [fault.applied(source.encode()).decode() for fault in faults(source)]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", ["(a <= b)"]),
        ("a is None", ["(a is not None)"]),
        ("a and b", ["(a or b)"]),
        ("not a", ["a"]),
        ("a + b", ["(a - b)"]),
        ("x = 5", ["x = 4", "x = 6"]),
        ("x = 500", ["x = 50", "x = 5000"]),
        ("x = True", ["x = False"]),
        ("x = min(a)", ["x = max(a)"]),
        ("x = sorted(a)", ["x = sorted(a, reverse=True)"]),
        ("x = c.desc()", ["x = c.asc()"]),
        ("x = f(a, b)", ["x = f(b, a)"]),
        ("x = a[:n]", ["x = a[:n + 1]"]),
        ("x = a if b else c", ["x = c if b else a"]),
        ("f()", ["pass"]),
        ("x.a = b", ["pass"]),
        ("if a: return b", ["if False: return b", "if a: return None"]),
        ("while a: continue", ["while not (a): continue", "while a: break"]),
    ],
)
def test_a_fault_is_one_small_edit(source: str, expected: list[str]) -> None:
    assert broken(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring."""',
        "assert a < b",
        "log.info(a)",
        "x: Literal[1]",
        "class A(B, frozen=True): pass",
        "@cache(maxsize=5)\ndef f(): pass",
        "def __repr__(self): return a < b",
        "if TYPE_CHECKING: f()",
        'x = "a" + b',
        "__all__ = [1]",
    ],
)
def test_what_is_for_readers_and_tools_is_left_whole(source: str) -> None:
    assert broken(source) == []


def test_text_before_a_fault_may_be_in_any_script() -> None:
    assert broken('x = {"Βόλος": 1}') == ['x = {"Βόλος": 0}', 'x = {"Βόλος": 2}']


def test_each_room_gets_its_share_and_at_least_thirty() -> None:
    sizes = {"tables": 2756, "championship": 2553, "office": 1101, "store": 1092, "web": 7250}
    assert shared_out(300, sizes) == {"tables": 56, "championship": 51, "office": 30, "store": 30, "web": 133}
    assert sum(shared_out(7, sizes).values()) == 7


def test_the_same_mutants_are_drawn_after_an_edit_elsewhere() -> None:
    keys: list[Key] = [("a.py", f"x = {number}", str(number), "0") for number in range(100)]
    before = {keys[place] for place in drawn(1, keys, 10)}
    edited: list[Key] = [("a.py", "y = 5", "5", "6"), *keys]
    after = {edited[place] for place in drawn(1, edited, 10)}
    assert len(before) == 10
    assert len(before & after) >= 9
    assert {keys[place] for place in drawn(2, keys, 10)} != before


def test_equal_faults_in_equal_lines_are_drawn_apart() -> None:
    assert drawn(1, [("a.py", "x = 0", "0", "1")] * 5, 5) == [0, 1, 2, 3, 4]
    assert len(drawn(1, [("a.py", "x = 0", "0", "1")] * 5, 2)) == 2


def test_tests_of_one_file_run_together() -> None:
    assert together(["a::1", "b::1", "a::2"]) == ["a::1", "a::2", "b::1"]


def test_a_known_survivor_is_still_a_place_that_can_be_broken() -> None:
    root = Path(__file__).parents[2]
    for known in reasons():
        source = (root / known[0]).read_text(encoding="utf-8")
        assert known in {key_in(source, known[0], fault) for fault in faults(source)}


def verdict_on(program: str, seconds: float = 60.0) -> str:
    """The verdict on a process that may take so long."""
    process = subprocess.Popen([sys.executable, "-c", program], start_new_session=True)
    ends, verdict = time.monotonic() + seconds, None
    while verdict is None:
        verdict = ended(process.pid, ends)
    process.wait()
    return verdict


def test_tests_that_pass_let_a_mutant_survive() -> None:
    assert verdict_on("") == "survived"


def test_a_failure_and_a_hang_are_noticed() -> None:
    assert verdict_on("raise SystemExit(1)") == "noticed"
    assert verdict_on("while True: pass", seconds=0.0) == "noticed"
