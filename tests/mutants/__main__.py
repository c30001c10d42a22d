"""`python -m tests.mutants` breaks the program in many places, one at a time, and says which the tests notice."""

import argparse
import hashlib
import json
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from tests.mutants import reach, runs
from tests.mutants.operators import Fault, faults
from tests.mutants.runs import NOT_REACHED, NOTICED, SURVIVED, Job, Mutant

ROOT: Final = Path(__file__).parents[2]
BUILD: Final = ROOT / "build" / "mutants"
TREE: Final = BUILD / "tree"  # the tree as it was when the run began: whoever works on it meanwhile disturbs nothing
# A room's own tests. Break-ins and upgrades of older releases are tests of the web with folders of their own.
ROOMS: Final = {
    "tables": ("tests/tables",),
    "championship": ("tests/championship",),
    "office": ("tests/office",),
    "store": ("tests/store",),
    "web": ("tests/web", "tests/security", "tests/released"),
}
LEAST: Final = 30  # mutants of a room, where as many are asked for
NOT_BROKEN: Final = ("migrations/versions", "web/bench")  # history that is never edited again; a measuring tool
CONTROLS: Final = 2  # runs of each room in which nothing is broken
EDITED_SECONDS: Final = 30.0  # allowed for a test file of which no times are known
LONGEST: Final = 20.0  # seconds of tests for one mutant, counted on the unbroken tree
LONGEST_SECOND_LOOK: Final = 120.0  # for one that survived them

Key = tuple[str, str, str, str]  # file, text of the line, old, new: a line number would not last


def main() -> None:
    options = arguments()
    runs.copy_tree(ROOT, TREE)
    copies = [BUILD / f"copy-{number}" for number in range(options.jobs)]
    for copy in copies:
        runs.copy_tree(TREE, copy)
    mutants = sample(options.seed, options.number, options.room or list(ROOMS))
    if options.again:
        survivors = json.loads((BUILD / "survivors.json").read_text(encoding="utf-8"))
        mutants = [mutant for mutant in mutants if list(key(mutant)) in survivors]
    runs.load_foreign_modules()
    began = time.monotonic()
    verdicts: list[tuple[Mutant, str]] = []
    for room in options.room or ROOMS:
        known = reached(room, options.keep_reach, options.jobs)
        jobs = [planned(mutant, known) for mutant in mutants if mutant.room == room]
        verdicts += [(job.mutant, NOT_REACHED) for job in jobs if not job.tests]
        check_unbroken(copies[0], jobs)
        for job, verdict in in_two_looks(copies, [job for job in jobs if job.tests], known):
            verdicts.append((job.mutant, verdict))
            so_far = f"{len(verdicts)}/{len(mutants)} {time.monotonic() - began:.0f} s"
            say(f"{so_far}  {verdict:8} {told(job.mutant)}  [{len(job.tests)} tests, {job.seconds:.1f} s]")
    report(options.seed, verdicts)


def in_two_looks(copies: list[Path], jobs: list[Job], known: reach.Reach) -> Iterator[tuple[Job, str]]:
    """Run each job; what survives the fastest tests meets those that there was no time for."""
    left = []
    for job, verdict in runs.run_all(TREE, copies, jobs):
        more = planned(job.mutant, known, LONGEST_SECOND_LOOK) if verdict == SURVIVED else job
        if len(more.tests) > len(job.tests):
            left.append(replace(more, tests=[test for test in more.tests if test not in job.tests]))
        else:
            yield job, verdict
    yield from runs.run_all(TREE, copies, left)


def reached(room: str, keep: bool, processes: int) -> reach.Reach:
    folder = BUILD / "reach" / room
    if not (keep and (folder / "seconds.json").exists()):
        say(f"{room}: which tests reach which line …")
        reach.measure(TREE, folder, ROOMS[room], processes)
    return reach.load(folder, edited_since(folder / "seconds.json", room))


def edited_since(measured: Path, room: str) -> list[str]:
    """Test files that were written after the measurement: they run whole, because nobody knows what they reach."""
    files = [path for folder in ROOMS[room] for path in sorted((TREE / folder).rglob("test_*.py"))]
    return [str(path.relative_to(TREE)) for path in files if path.stat().st_mtime > measured.stat().st_mtime]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--number", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=2, help="how many mutants run at once")
    parser.add_argument("--room", action="append", choices=ROOMS, help="only this room; may be given several times")
    parser.add_argument("--keep-reach", action="store_true", help="take the last measurement of what tests reach")
    parser.add_argument("--again", action="store_true", help="run only those that survived the last run")
    return parser.parse_args()


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def sample(seed: int, number: int, rooms: list[str]) -> list[Mutant]:
    """Choose the mutants: as many in each room as fit its size, and at least `LEAST` where there are so many."""
    possible = {room: possible_mutants(room) for room in ROOMS}
    shares = shared_out(number, {room: len(found) for room, found in possible.items()})
    found: list[Mutant] = []
    for room in rooms:
        places = drawn(seed, [key(mutant) for mutant in possible[room]], shares[room])
        found += [possible[room][place] for place in places]
    return found


def drawn(seed: int, keys: list[Key], number: int) -> list[int]:
    """Draw places by a hash of their text, so that an edit elsewhere hardly changes what is drawn."""
    lots = []
    seen: Counter[Key] = Counter()
    for place, text in enumerate(keys):
        seen[text] += 1  # tells equal faults in equal lines apart
        lots.append((hashlib.sha256(repr((seed, text, seen[text])).encode()).digest(), place))
    return sorted(place for _, place in sorted(lots)[:number])


def shared_out(number: int, sizes: dict[str, int]) -> dict[str, int]:
    """Share a number out by size, with at least `LEAST` for each if the number allows it."""
    least = min(LEAST, number // len(sizes))
    shares = {room: max(least, number * size // sum(sizes.values())) for room, size in sizes.items()}
    largest = max(sizes, key=lambda room: sizes[room])
    shares[largest] += number - sum(shares.values())
    return shares


def possible_mutants(room: str) -> list[Mutant]:
    found = []
    for path in sorted((TREE / "src" / "passgo" / room).rglob("*.py")):
        name = path.relative_to(TREE).as_posix()
        if path.name != "__init__.py" and not any(part in name for part in NOT_BROKEN):
            found += [Mutant(room, name, fault) for fault in faults(path.read_text(encoding="utf-8"))]
    return found


def planned(mutant: Mutant, known: reach.Reach, longest: float = LONGEST) -> Job:
    """The fastest tests that reach a mutant, as many as fit into the time for one."""
    last = mutant.fault.line + mutant.fault.old.count("\n")
    chosen: list[str] = []
    seconds = 0.0
    for test in known.tests(TREE / mutant.path, mutant.fault.line, last):
        if chosen and seconds + known.cost(test) > longest:
            break
        chosen.append(test)
        seconds += known.cost(test)
    measured = [test for test in chosen if test.partition("::")[0] not in known.edited]
    return Job(mutant, known.edited + together(measured), seconds + EDITED_SECONDS * len(known.edited))


def together(tests: list[str]) -> list[str]:
    """The tests of a file one after the other, because they share a server; the fastest file first."""
    files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
    return sorted(tests, key=lambda test: files.index(test.partition("::")[0]))


def check_unbroken(copy: Path, jobs: list[Job]) -> None:
    """Fail unless tests pass where nothing is broken: otherwise every mutant would look noticed."""
    for job in [job for job in jobs if job.tests][:CONTROLS]:
        whole = Mutant(job.mutant.room, job.mutant.path, Fault(1, 0, 0, "", ""))
        for _, verdict in runs.run_all(TREE, [copy], [Job(whole, job.tests, job.seconds)]):
            if verdict != SURVIVED:
                said = (copy / "said.txt").read_text(encoding="utf-8", errors="replace")
                sys.exit(f"the tests fail although nothing is broken:\n{said[-2000:]}")


def told(mutant: Mutant) -> str:
    old = " ".join(mutant.fault.old.split())
    return f"{mutant.place}: {old} → {' '.join(mutant.fault.new.split())}"


def key(mutant: Mutant) -> Key:
    return key_in((TREE / mutant.path).read_text(encoding="utf-8"), mutant.path, mutant.fault)


def key_in(source: str, path: str, fault: Fault) -> Key:
    return path, source.splitlines()[fault.line - 1].strip(), fault.old, fault.new


def reasons() -> dict[Key, str]:
    """Survivors that make no difference, with the reason."""
    kept = tomllib.loads((ROOT / "tests" / "mutants" / "survivors.toml").read_text(encoding="utf-8"))
    return {(one["file"], one["line"], one["old"], one["new"]): one["reason"] for one in kept.get("survivor", [])}


ROW: Final = "{:14}{:>9}{:>9}{:>11}{:>6}"


def report(seed: int, verdicts: list[tuple[Mutant, str]]) -> None:
    """Write the table by room and the survivors to a file and to the screen."""
    known = reasons()
    survivors = [(mutant, verdict) for mutant, verdict in verdicts if verdict != NOTICED]
    lines = [f"seed {seed}, {len(verdicts)} mutants", "", ROW.format("room", "mutants", "noticed", "explained", "open")]
    for room in [*ROOMS, "all"]:
        mine = [mutant for mutant, _ in verdicts if room in (mutant.room, "all")]
        left = [mutant for mutant, _ in survivors if room in (mutant.room, "all")]
        explained = sum(key(mutant) in known for mutant in left)
        if mine:
            row = ROW.format(room, len(mine), len(mine) - len(left), explained, len(left) - explained)
            lines.append(f"{row}{100 * (len(mine) - len(left)) / len(mine):8.1f} % noticed")
    for mutant, verdict in sorted(survivors, key=lambda one: (one[0].path, one[0].fault.start)):
        lines += ["", f"{verdict}: {told(mutant)}", *([f"    {known[key(mutant)]}"] if key(mutant) in known else [])]
    text = "\n".join(lines) + "\n"
    BUILD.mkdir(parents=True, exist_ok=True)
    (BUILD / "report.txt").write_text(text, encoding="utf-8")
    (BUILD / "survivors.json").write_text(json.dumps([key(mutant) for mutant, _ in survivors]), encoding="utf-8")
    say("\n" + text)


if __name__ == "__main__":
    main()
