"""Checking a finished game: whatever is altered in its file is found, also if the chain was made anew to fit."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.fair.games import SERVER, chained, commit, fair_lobby, file_of, finished, news, reveal, with_real_dice
from tests.tables.driving import Desk
from typer.testing import CliRunner

from passgo.cli.app import app
from passgo.cli.verify import replayed
from passgo.fair import server_commitment
from passgo.fair.checking import Finding, check_game
from passgo.fair.reading import BadGame, read_game
from passgo.store import NewEntry

Place = tuple[str | int, ...]

# What could be written otherwise without anybody's dice or moves being others: not proven (docs/fair-dice.md).
UNPROVEN = {
    "id", "person", "by",  # who asked for it: opaque ids, and whether a person, a bot or a clock decided
    "secret",  # what the bots chose by
    "token", "tokens",  # what stands for whom on the board
    "deadline_ms",  # claims about time
    *(f"settings.{name}" for name in (
        "clocks.absent_ms", "clocks.auction_ms", "clocks.deal_ms", "clocks.decision_ms", "clocks.game_ms", "listed",
        "missed_decisions", "official", "open_seats", "pace_ms", "shared_device", "stand_in", "unattended", "undo",
        "watch_delay_ms",
    )),
}  # fmt: skip
# Nothing of the game depends on these: settings chosen again later, a commitment that was replaced, who sat where.
SUPERSEDED = {
    ("created", "settings.seats"), ("created", "settings.physical_dice"), ("seat-committed", "commitment"),
    ("seated", "seat"), ("seat-left", "seat"),
}  # fmt: skip


@pytest.fixture(scope="module")
def game() -> Desk:
    return finished(turns=12)


@pytest.fixture(scope="module")
def log(game: Desk) -> list[NewEntry]:
    return news(game)


def findings(document: dict[str, Any]) -> list[Finding]:
    """Everything `passgo verify` looks at, up to the first thing that is wrong."""
    try:
        read = read_game(json.dumps(document).encode())
    except BadGame as error:
        return [Finding("file", False, str(error), 1)]
    found = list(check_game(read))
    return [*found, replayed(read)] if found[-1].ok else found


def first_wrong(document: dict[str, Any]) -> Finding | None:
    return next((found for found in findings(document) if not found.ok), None)


def places(value: object, place: Place = ()) -> Iterator[Place]:
    """Every single value in a document, and the end of every list, where something could be added."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*place, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from places(inner, (*place, i))
        yield (*place, len(value))
    else:
        yield place


def altered(value: Any, place: Place) -> Any:
    """The same with another value there."""
    changed = copy.deepcopy(value)
    inner = changed
    for step in place[:-1]:
        inner = inner[step]
    last = place[-1]
    if isinstance(inner, list) and last == len(inner):
        inner.append(1)
    else:
        inner[last] = other(inner[last])
    return changed


def other(value: Any) -> Any:
    if isinstance(value, str):
        return value[:-1] + ("1" if value[-1] != "1" else "2") if len(value) == 64 else value + "x"
    return not value if isinstance(value, bool) else value + 1


def name_of(place: Place) -> str:
    return ".".join(step for step in place if isinstance(step, str))


def test_a_game_as_it_was_played_is_right(log: list[NewEntry]) -> None:
    found = findings(chained("t1", log))
    assert [(one.check, one.ok) for one in found] == [
        ("chain", True),
        ("server", True),
        ("seats", True),
        ("draws", True),
        ("replay", True),
    ]
    assert found[2].text == "2 of 3 seats put a seed of their own in; not revealed in time by seat 2"


def test_a_game_from_before_players_chose_tokens_is_right_too(log: list[NewEntry]) -> None:
    assert [entry.kind for entry in log].count("token-chosen") == 1
    old = []
    for entry in log:
        body = {name: value for name, value in json.loads(entry.body).items() if name not in ("token", "tokens")}
        if entry.kind != "token-chosen":
            old.append(NewEntry(entry.kind, json.dumps(body), entry.at_ms))
    assert first_wrong(chained("t1", old)) is None


def test_the_smallest_change_anywhere_in_the_file_breaks_the_chain(log: list[NewEntry]) -> None:
    document = chained("t1", log)
    for i, entry in enumerate(document["entries"]):
        body = json.loads(entry["body"])
        changes = [altered(entry, (name,)) for name in entry if name != "body"]
        changes += [{**entry, "body": json.dumps(altered(body, place))} for place in places(body)]
        for changed in changes:
            entries = [*document["entries"][:i], changed, *document["entries"][i + 1 :]]
            wrong = first_wrong({**document, "entries": entries})
            assert wrong is not None
            assert wrong.check == "chain" or i == 0, changed  # without its first entry it is no such game at all
            assert wrong.version == i + 1


@pytest.mark.parametrize("field", ["head", "stream"])
def test_another_head_or_name_breaks_the_chain(log: list[NewEntry], field: str) -> None:
    wrong = first_wrong(altered(chained("t1", log), (field,)))
    assert wrong is not None
    assert wrong.check == "chain"


def test_whoever_chains_anew_what_he_altered_is_found_by_seeds_numbers_or_rules(log: list[NewEntry]) -> None:
    unnoticed, left_to_the_rules = set(), set()
    for i, entry in enumerate(log):
        body = json.loads(entry.body)
        for place in places(body):
            changed = NewEntry(entry.kind, json.dumps(altered(body, place)), entry.at_ms)
            wrong = first_wrong(chained("t1", [*log[:i], changed, *log[i + 1 :]]))
            if wrong is None:
                unnoticed.add((entry.kind, name_of(place)))
            elif wrong.check == "replay":
                left_to_the_rules.add(name_of(place))
    assert {found for found in unnoticed if found[1] not in UNPROVEN} <= SUPERSEDED
    # A browser has no rules: it must find whatever is about dice by itself.
    assert left_to_the_rules & {"commitment", "commitments", "draws", "hash", "seed", "seeds", "server_seed"} == set()


def test_no_number_can_be_altered_dropped_or_swapped(log: list[NewEntry]) -> None:
    drew = [i for i, entry in enumerate(log) if json.loads(entry.body).get("draws")]
    assert len(drew) > 15
    for i in drew:
        dropped = [*log[:i], *log[i + 1 :]]
        doubled = [*log[: i + 1], *log[i:]]
        swapped = [*log[:i], log[i + 1], log[i], *log[i + 2 :]]
        played = [dropped, doubled] + ([swapped] if log[i + 1].kind == "acted" else [])
        for entries in played:
            assert first_wrong(chained("t1", entries)) is not None, i


def test_no_move_can_be_left_out(log: list[NewEntry]) -> None:
    for i, entry in enumerate(log):
        if entry.kind in ("acted", "started", "seeding", "seat-revealed", "revealed"):
            assert first_wrong(chained("t1", [*log[:i], *log[i + 1 :]])) is not None, entry


def replaced(log: list[NewEntry], kind: str, **fields: object) -> list[NewEntry]:
    """The latest entry of that kind says something else."""
    i = max(i for i, entry in enumerate(log) if entry.kind == kind)
    body = {**json.loads(log[i].body), **fields}
    return [*log[:i], NewEntry(kind, json.dumps(body), log[i].at_ms), *log[i + 1 :]]


def test_a_server_that_reveals_another_seed_than_it_committed_to_is_caught(log: list[NewEntry]) -> None:
    wrong = first_wrong(chained("t1", replaced(log, "revealed", server_seed="77" * 32)))
    assert wrong is not None
    assert (wrong.check, wrong.version) == ("server", len(log))


def test_a_server_that_plays_with_another_seed_than_it_committed_to_is_caught(game: Desk) -> None:
    """All of its game fits the luckier seed; only the commitments of the first entries do not."""
    lucky = finished(turns=12, seed="77" * 32)
    honest = {entry.version: entry for entry in game.entries if entry.kind in ("created", "settings-chosen")}
    entries = [news(game)[i - 1] if i in honest else entry for i, entry in enumerate(news(lucky), 1)]
    wrong = first_wrong(chained("t1", entries))
    assert wrong is not None
    assert wrong.text == "the revealed seed does not open the commitment of entry 1"
    wrong = first_wrong(chained("t1", replaced(entries, "revealed", server_seed=SERVER)))
    assert wrong is not None
    assert wrong.text == "its numbers are not those at their places in the stream"


def test_a_server_that_leaves_a_reveal_out_is_caught(log: list[NewEntry]) -> None:
    started = next(json.loads(entry.body) for entry in log if entry.kind == "started")
    quiet = [entry for entry in log if '"a1a1' not in entry.body or entry.kind == "started"]
    wrong = first_wrong(chained("t1", replaced(quiet, "started", seeds=[started["seeds"][0], "", ""])))
    assert wrong is not None
    assert wrong.check == "draws"


def test_a_roll_cannot_be_called_one_from_a_real_table(log: list[NewEntry]) -> None:
    wrong = first_wrong(chained("t1", replaced(log, "acted", dice="physical")))
    assert wrong is not None
    last = max(version for version, entry in enumerate(log, 1) if entry.kind == "acted")
    assert (wrong.check, wrong.version) == ("draws", last)


def test_real_dice_are_named_and_cannot_be_called_numbers_of_the_stream() -> None:
    desk = with_real_dice()
    found = findings(chained("t1", news(desk)))
    assert all(one.ok for one in found)
    assert "dice were typed in by the judge, and nothing is proven about them" in found[3].text
    last = max(i for i, entry in enumerate(desk.entries) if '"physical"' in entry.body)
    entries = news(desk)
    body = {**json.loads(entries[last].body), "dice": ""}
    entries[last] = NewEntry("acted", json.dumps(body), entries[last].at_ms)
    wrong = first_wrong(chained("t1", entries))
    assert wrong is not None
    assert (wrong.check, wrong.version) == ("draws", last + 1)


def test_a_game_that_is_not_over_proves_nothing_yet() -> None:
    desk = fair_lobby()
    commit(desk, 0)
    desk.ok("start", "ann")
    reveal(desk, 0)
    wrong = first_wrong(chained("t1", news(desk)))
    assert wrong is not None
    assert wrong.text == "the server has not revealed its seed: the game is not over"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no",
        b"[]",
        b"{}",
        b'{"passgo_game":1}',
        b'{"passgo_game":1,"stream":"t","head":"","entries":[]}',
        b"[" * 99_999,
    ],
)
def test_what_is_no_game_is_refused(content: bytes) -> None:
    with pytest.raises(BadGame, match="not a game written by passgo export"):
        read_game(content)


def test_a_game_without_fair_dice_is_refused() -> None:
    desk = fair_lobby(seed="")
    with pytest.raises(BadGame, match="played without fair dice"):
        read_game(file_of(desk))


@pytest.mark.parametrize("asked", [[10**30], [2**64], [0], [-(10**9)], ["6"], 6, [True], None])
def test_a_file_cannot_keep_its_reader_busy(log: list[NewEntry], asked: object) -> None:
    wrong = first_wrong(chained("t1", replaced(log, "started", asked=asked)))
    assert wrong is not None
    assert wrong.check in ("chain", "draws")


# The command.


def told(tmp_path: Path, content: bytes) -> tuple[int, str]:
    file = tmp_path / "GAME.json"
    file.write_bytes(content)
    result = CliRunner().invoke(app, ["verify", str(file)])
    return result.exit_code, result.output


def test_verify_says_line_by_line_what_was_checked(tmp_path: Path, log: list[NewEntry]) -> None:
    code, output = told(tmp_path, json.dumps(chained("t1", log)).encode())
    assert code == 0
    assert [line.split()[0] for line in output.splitlines()] == [
        "chain",
        "server",
        "seats",
        "draws",
        "replay",
        "everything",
    ]


def test_verify_names_the_first_entry_that_is_wrong(tmp_path: Path, log: list[NewEntry]) -> None:
    code, output = told(tmp_path, json.dumps(chained("t1", replaced(log, "started", seeds=["", "", ""]))).encode())
    started = next(i for i, entry in enumerate(log, 1) if entry.kind == "started")
    assert code == 1
    assert f"seats   WRONG: entry {started}: the game was not begun with what the seats revealed" in output


def test_verify_refuses_what_is_no_game(tmp_path: Path) -> None:
    assert told(tmp_path, b"{}")[0] == 2
    assert CliRunner().invoke(app, ["verify", str(tmp_path / "missing.json")]).exit_code == 2


def test_ten_lines_of_python_from_the_docs_check_a_game(
    tmp_path: Path, log: list[NewEntry], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text(encoding="utf-8")
    script = page.split("```python\n")[1].split("```")[0]
    (tmp_path / "GAME.json").write_bytes(json.dumps(chained("t1", log)).encode())
    monkeypatch.chdir(tmp_path)
    exec(compile(script, "fair-dice.md", "exec"), {})
    (tmp_path / "GAME.json").write_bytes(json.dumps(chained("t1", replaced(log, "started", draws=[0] * 32))).encode())
    with pytest.raises(AssertionError):
        exec(compile(script, "fair-dice.md", "exec"), {})


def test_the_commitment_is_bound_to_the_edition(game: Desk) -> None:
    assert game.table.state.edition is not None
    assert server_commitment(SERVER, "t1", "another edition") != game.table.state.commitment
