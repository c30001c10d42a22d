"""Programs play in the lab: as well as they can, and whatever they do wrong."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from tests.remote.programs import EXAMPLES, NODE_BOT, PYTHON_BOT, misbehaving
from typer.testing import CliRunner

from passgo.bots import UnknownBot
from passgo.bots.playing import Playing, play_out
from passgo.cli import lab
from passgo.editions import load, names
from passgo.engine import SeededChance, new_game
from passgo.lab import Plan, simulate
from passgo.remote import make, process_pool

FEW = 30  # turns of a game


@pytest.fixture(autouse=True)
def fresh_stable(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No program of another test is there, none is left, and nobody is waited for long."""
    monkeypatch.setattr(process_pool, "ANSWER_SECONDS", 20.0)
    process_pool.lost.clear()
    yield
    process_pool.close_all()
    process_pool.lost.clear()


def played(command: str, edition: str = "classic", seed: int = 5, turns: int = FEW) -> Playing:
    """A game of two programs against a builder."""
    board = load(edition).board
    bots = [make(f"exec:{command}", 1), make(f"exec:{command}", 2), make("builder", 3)]
    playing = Playing(new_game(board, 3, SeededChance(seed), True), [*bots])
    play_out(playing, turns)
    return playing


def reasons(playing: Playing) -> list[str]:
    return [fault.reason for fault in playing.faults]


@pytest.mark.parametrize("language", EXAMPLES)
def test_an_example_plays_without_a_fault(language: str) -> None:
    playing = played(EXAMPLES[language])
    assert reasons(playing) == []
    assert {title.owner for title in playing.game.titles} >= {0, 1, 2}


@pytest.mark.parametrize("edition", names())
def test_the_example_plays_every_edition(edition: str) -> None:
    assert reasons(played(PYTHON_BOT, edition)) == []


def test_both_examples_play_the_same_games() -> None:
    results = [
        simulate(Plan(bots=(f"exec:{command}", "builder"), games=4, seed=3, turns=60)).to_json()["seats"]
        for command in (PYTHON_BOT, NODE_BOT)
    ]
    assert results[0] == results[1]


def test_a_program_is_used_for_game_after_game() -> None:
    simulate(Plan(bots=(f"exec:{PYTHON_BOT}", "builder"), games=5, turns=10))
    assert len(process_pool.idle[PYTHON_BOT]) == 1


@pytest.mark.parametrize(
    ("misdeed", "words"),
    [
        ("sys.exit(3)", "BotDied: {command} ended with code 3"),
        ("time.sleep(600)", "BotHung: {command} did not answer within 0.3 seconds"),
        ("print(json.dumps(answer), flush=True)", "BotFlooded: {command}"),
        ("print('x' * 100_000)", "BotFlooded: {command} wrote a line of more than 65536 bytes"),
        ("print('roll', flush=True); continue", "BotGarbled: {command} answered b'roll\\n', which is not JSON"),
        ("print('[]', flush=True); continue", "BotGarbled: {command} answered without the id"),
        ("answer['action'] = 'roll'", "BotGarbled: the answer holds no action: an action is an object"),
        ("answer['action'] = {'type': 'fly'}", "BotGarbled: the answer holds no action: unknown action 'fly'"),
        ("answer['action'] = {'type': 'bid', 'amount': 10**12}", "BotGarbled: the answer holds no action: amount must"),
        ("answer['action'] = {'type': 'want', 'space': 1}", "want was refused: not-now"),
    ],
)
def test_a_misdeed_is_named_and_the_game_goes_on(
    misdeed: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = misbehaving(tmp_path, misdeed)
    if "sleep" in misdeed:
        monkeypatch.setattr(process_pool, "ANSWER_SECONDS", 0.3)
    playing = played(command)
    told = reasons(playing)
    assert words.format(command=command) in told[0]
    assert playing.game.turns == FEW or playing.game.is_over()
    assert sum(fault.replaced for fault in playing.faults) == 2, "the fallback plays for both"


def test_a_program_that_never_reads_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_pool, "START_SECONDS", 0.3)
    path = tmp_path / "deaf.py"
    path.write_text("import time; time.sleep(600)", encoding="utf-8")
    command = misbehaving(tmp_path, "pass").replace("misbehaving.py", "deaf.py")
    assert "BotHung" in reasons(played(command))[0]


@pytest.mark.parametrize("misdeed", ["time.sleep(600)", "while True: print(json.dumps(answer), flush=True)"])
def test_a_program_that_hangs_or_floods_is_ended(misdeed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_pool, "ANSWER_SECONDS", 0.3)
    noted = tmp_path / "processes"
    note = f"os.system('echo ' + str(os.getpid()) + ' >> {noted}')"
    played(misbehaving(tmp_path, f"{note}\n        {misdeed}"))
    started = noted.read_text(encoding="utf-8").split()
    assert 1 <= len(started) <= process_pool.MOST_LOST
    for process in started:
        with pytest.raises(ProcessLookupError):
            os.kill(int(process), 0)


def test_a_program_that_is_lost_too_often_ends_the_run_and_keeps_what_is_finished(tmp_path: Path) -> None:
    command = misbehaving(tmp_path, "sys.exit(1)", after=60)
    plan = Plan(bots=(f"exec:{command}", "builder"), games=200, seed=2, turns=60)
    tally = simulate(plan)
    assert 1 <= tally.games < 200
    assert tally.faults >= process_pool.MOST_LOST
    assert tally.lost == f"{command} died, hung or flooded 3 times and is not started again"
    assert simulate(plan).games >= 1, "a new run may try again"


def test_a_program_that_is_not_there_is_an_unknown_bot() -> None:
    for name in ("exec:", "exec:./nowhere.py", "exec:'open"):
        with pytest.raises(UnknownBot, match=name):
            make(name, 0)


def test_the_command_line_takes_a_program() -> None:
    app = typer.Typer()
    app.command()(lab.simulate)
    done = CliRunner().invoke(app, ["--bots", f"exec:{PYTHON_BOT},builder", "-n", "3", "--turns", "20", "--json"])
    assert done.exit_code == 0
    result = json.loads(done.stdout)["result"]
    assert (result["games"], result["faults"]) == (3, 0)
    done = CliRunner().invoke(app, ["--bots", "exec:./nowhere.py", "-n", "3"])
    assert done.exit_code == 2
    assert "there is no program './nowhere.py' here that can be run" in done.stderr
