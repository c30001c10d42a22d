"""Rows of games and decisions: what they say is what was played, and the files are whole, documented and bounded."""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet as pq  # type: ignore[import-untyped]
from typer.testing import CliRunner, Result

from passgo.bots import BOTS
from passgo.bots.protocol import Bot
from passgo.cli.app import app
from passgo.editions import load
from passgo.engine.actions import Action, action_from_json
from passgo.engine.game import Decision
from passgo.engine.views import View
from passgo.lab import Plan, Tally, parquet, simulate
from passgo.lab.rows import DECISION_COLUMNS, DECISIONS, GAME_COLUMNS, Column, Rows
from passgo.lab.simulate import begin
from passgo.lab.statistics import WIN

PLAN = Plan(bots=("trader", "builder", "novice", "random"), games=12, seed=5, turns=150, listen_every=1, keep=DECISIONS)
PAGE = Path(__file__).parents[2] / "docs" / "data.md"


@contextmanager
def files(folder: Path, plan: Plan) -> Iterator[Rows]:
    origin = parquet.about(plan, load(plan.edition))
    with parquet.writing(folder / "games.parquet", folder / "decisions.parquet", origin) as rows:
        yield rows


def read(folder: Path) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    games, decisions = (pq.read_table(folder / f"{name}.parquet").to_pylist() for name in ("games", "decisions"))
    return games, decisions


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Tally]:
    folder = tmp_path_factory.mktemp("rows")
    with files(folder, PLAN) as rows:
        tally = simulate(PLAN, rows=[rows])
    return folder, tally


def test_there_is_a_row_for_every_game_and_it_agrees_with_the_count(played: tuple[Path, Tally]) -> None:
    games, _ = read(played[0])
    tally = played[1]
    assert [row["game"] for row in games] == list(range(PLAN.games))
    assert sum(row["turns"] for row in games) == tally.turns
    assert Counter(row["ending"] for row in games) == tally.endings
    for seat, wins in enumerate(tally.seat_wins):
        assert sum(1 / len(row["winners"]) for row in games if seat in row["winners"]) == pytest.approx(wins / WIN)
    assert [row["bots"] for row in games] == [PLAN.names_in(index) for index in range(PLAN.games)]


def test_sets_are_those_that_were_counted(played: tuple[Path, Tally]) -> None:
    games, _ = read(played[0])
    flow = played[1].flow
    groups = [group.id for group in load("classic").board.groups]
    noted = [one for row in games for one in row["sets"]]
    assert Counter(groups.index(one["group"]) for one in noted) == flow.completed
    assert sum(one["turn"] for one in noted) == sum(flow.turns.values())


def test_the_fallen_and_the_worths_fit_the_ending(played: tuple[Path, Tally]) -> None:
    for row in read(played[0])[0]:
        assert sorted(row["order"]) == [0, 1, 2, 3]
        assert [seat for seat, worth in enumerate(row["worths"]) if worth == 0] == sorted(row["fallen"])
        assert (len(row["fallen"]) == 3) == (row["ending"] == "last player left")


def wished(row: dict[str, Any]) -> Action:
    data = {"type": row["action"], "amount": row["amount"]}
    data |= {key: row[key] for key in ("space", "answer") if row[key] is not None}
    if row["spaces"] is not None:
        data = {"type": row["action"], "spaces": row["spaces"]}
    if row["other"] is not None:
        data["seat"] = row["other"]
    if row["deal"] is not None:
        data["deal"] = json.loads(row["deal"])
    return action_from_json(data)


def test_the_decisions_play_the_games_again(played: tuple[Path, Tally]) -> None:
    games, decisions = read(played[0])
    board = load("classic").board
    for told in games:
        game = begin(PLAN, board, told["game"])
        rows = [row for row in decisions if row["game"] == told["game"]]
        assert [row["decision"] for row in rows] == list(range(len(rows)))
        for row in rows:
            player = game.players[row["seat"]]
            assert (row["cash"], row["at"], row["turn"]) == (player.cash, player.pos, game.turns)
            assert (row["deeds"], row["jail_cards"]) == (sum(player.held), len(player.cards))
            assert not row["refused"]
            if row["asked"] != "claim" or row["action"] == "claim":
                game.apply(row["seat"], wished(row))
        assert (game.turns, game.winners) == (told["turns"], told["winners"])


def test_the_files_are_the_same_for_any_number_of_workers(played: tuple[Path, Tally], tmp_path: Path) -> None:
    with files(tmp_path, PLAN) as rows:
        simulate(replace(PLAN, workers=2), rows=[rows])
    for name in ("games.parquet", "decisions.parquet"):
        assert (tmp_path / name).read_bytes() == (played[0] / name).read_bytes()


def test_a_file_says_where_it_comes_from(played: tuple[Path, Tally]) -> None:
    told = json.loads(pq.read_schema(played[0] / "games.parquet").metadata[parquet.ABOUT.encode()])
    assert (told["edition"], told["seed"], told["bots"]) == ("classic", 5, list(PLAN.bots))
    assert told["spaces"][0] == "go"


def test_rows_are_written_in_groups_and_few_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "GAMES_IN_GROUP", 5)
    monkeypatch.setattr(parquet, "DECISIONS_IN_GROUP", 1_000)
    waiting: list[int] = []
    with files(tmp_path, PLAN) as rows:
        assert isinstance(rows, parquet.ParquetRows)
        tables = [table for table in (rows.games, rows.decisions) if table is not None]
        simulate(PLAN, lambda _: waiting.extend(table.rows - table.in_group for table in tables), rows=[rows])
    assert max(waiting) < 0
    groups = [pq.ParquetFile(tmp_path / f"{name}.parquet").metadata for name in ("games", "decisions")]
    assert [groups[0].row_group(i).num_rows for i in range(groups[0].num_row_groups)] == [5, 5, 2]
    assert {groups[1].row_group(i).num_rows for i in range(groups[1].num_row_groups - 1)} == {1_000}


def test_ctrl_c_leaves_a_whole_file(tmp_path: Path) -> None:
    def told(tally: Tally) -> None:
        if tally.games >= 4:
            raise KeyboardInterrupt

    with files(tmp_path, PLAN) as rows:
        tally = simulate(PLAN, told, [rows])
    assert len(read(tmp_path)[0]) == tally.games < PLAN.games


class Stubborn:
    """Never answers."""

    def __init__(self, _seed: int) -> None:
        pass

    def decide(self, _view: View, _decision: Decision) -> Action:
        raise RuntimeError("no")


def test_an_answer_that_failed_is_marked_and_the_bot_that_stands_in_is_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: type[Bot] = Stubborn
    monkeypatch.setitem(BOTS, "stubborn", made)
    plan = Plan(bots=("stubborn", "builder"), games=1, turns=20, keep=DECISIONS)
    with files(tmp_path, plan) as rows:
        simulate(plan, rows=[rows])
    games, decisions = read(tmp_path)
    mine = [row for row in decisions if row["seat"] == 0]
    assert games[0]["faults"] == 4
    assert [row["action"] for row in mine if row["refused"]] == [None] * 4
    assert all(row["action"] for row in mine[4:])
    assert len(mine) > 8


# What is documented.


def documented(columns: tuple[Column, ...]) -> str:
    rows = (f"| `{one.name}` | {one.type}{', or empty' if one.nullable else ''} | {one.meaning} |" for one in columns)
    return "\n".join(("| column | type | meaning |", "|---|---|---|", *rows))


@pytest.mark.parametrize("columns", [GAME_COLUMNS, DECISION_COLUMNS], ids=["games", "decisions"])
def test_the_page_shows_every_column(columns: tuple[Column, ...]) -> None:
    assert documented(columns) in PAGE.read_text(encoding="utf-8")


def test_the_files_have_these_columns(played: tuple[Path, Tally]) -> None:
    for name, columns in (("games", GAME_COLUMNS), ("decisions", DECISION_COLUMNS)):
        assert pq.read_schema(played[0] / f"{name}.parquet").equals(parquet.schema_of(columns))


# The command.


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["simulate", "-b", "builder", "-n", "6", "--turns", "40", *words])


def test_the_command_writes_both_files(tmp_path: Path) -> None:
    games, decisions = tmp_path / "games.parquet", tmp_path / "decisions.parquet"
    done = run("--out", str(games), "--decisions", str(decisions))
    assert done.exit_code == 0
    assert pq.ParquetFile(games).metadata.num_rows == 6
    assert pq.ParquetFile(decisions).metadata.num_rows > 6 * 40


def test_decisions_go_beside_any_other_output(tmp_path: Path) -> None:
    done = run("--out", str(tmp_path / "games.csv"), "--decisions", str(tmp_path / "decisions.parquet"))
    assert done.exit_code == 0
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 7
    assert (tmp_path / "decisions.parquet").stat().st_size > 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--decisions", "decisions.csv"], "the name must end in .parquet"),
        (["--out", "rows.parquet", "--decisions", "rows.parquet"], "a file each"),
        (["--out", "missing/rows.parquet"], "missing/rows.parquet: No such file or directory"),
    ],
)
def test_files_that_cannot_be_written_are_named(
    words: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*words)
    assert done.exit_code == 2
    assert told in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_named(tmp_path: Path) -> None:
    path = tmp_path / "rows.parquet"
    path.symlink_to("/dev/full")
    done = run("--out", str(path))
    assert done.exit_code == 2
    assert f"{path}: No space left on device" in done.stderr


def test_without_the_extra_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "passgo.lab.parquet")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = run("--out", str(tmp_path / "rows.parquet"))
    assert done.exit_code == 2
    assert "pip install 'passgo[parquet]'" in done.stderr
