"""What stands around the environments: their page, their speed, the example, the missing extra."""

import json
import runpy
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import typer
from typer.testing import CliRunner

from passgo.cli.env import bench_env
from passgo.env.documentation import filled

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "environments.md"
EXAMPLE = ROOT / "examples" / "train_policy.py"


def test_the_tables_of_the_page_are_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == filled(page), "run: python -m passgo.env.documentation docs/environments.md"


def test_the_examples_of_the_page_run() -> None:
    blocks = PAGE.read_text(encoding="utf-8").split("```python\n")[1:]
    assert len(blocks) == 2
    for block in blocks:
        exec(block.partition("```")[0], {})


def test_the_speed_is_told_as_json() -> None:
    app = typer.Typer()
    app.command()(bench_env)
    done = CliRunner().invoke(app, ["--json", "--seconds", "0.01"])
    assert done.exit_code == 0
    measured = json.loads(done.stdout)
    assert {"command", "sources", "cpu", "date"} <= set(measured)
    assert set(measured["figures"]) == {"table_steps_per_second", "seat_steps_per_second"}
    assert all(value > 0 for value in measured["figures"].values())


def test_a_missing_extra_is_named() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import passgo.env"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=False)
    assert "environments need the extra: pip install 'passgo[gym]'" in done.stderr


def run_example(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["train_policy.py", *arguments])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(EXAMPLE), run_name="__main__")
    return int(str(ended.value.code))


def test_the_example_runs_and_tells_an_interval(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run_example(monkeypatch, "--edition", "mario", "--opponents", "1", "--episodes", "8", "--games", "8")
    told = capsys.readouterr().out
    assert "of the last 8" in told
    assert "chance is 50%" in told


def test_the_example_learns_what_is_rewarded() -> None:
    """One choice of two is always paid: after some updates it is preferred."""
    example = runpy.run_path(str(EXAMPLE))
    random = np.random.default_rng(1)
    policy = example["Policy"](3, 2, random)
    sight, mask = np.array([0.2, -0.5, 1.0], np.float32), np.array([True, True])
    for _ in range(60):
        batch = []
        for _ in range(4):
            chances = policy.chances(policy.hidden(sight), mask)
            chosen = int(random.random() > chances[0])
            batch.append(example["Episode"]([sight], [mask], [chosen], [float(chosen)]))
        policy.learn(batch)
    assert policy.chances(policy.hidden(sight), mask)[1] > 0.8


@pytest.mark.long
def test_the_example_beats_random_after_a_fifth_of_its_training(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_example(monkeypatch, "--episodes", "300", "--games", "100") == 0
