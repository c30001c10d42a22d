"""The compiled engine and its Python source are one engine."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import passgo

GAMES = 200


def run(pure: bool) -> list[str]:
    environment = {key: value for key, value in os.environ.items() if key != "PASSGO_PURE"}
    if pure:
        environment["PASSGO_PURE"] = "1"
    script = Path(__file__).with_name("digests.py")
    done = subprocess.run(
        [sys.executable, str(script), str(GAMES)], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.split("\n")


@pytest.mark.wide
def test_two_hundred_games_have_equal_positions_compiled_and_pure() -> None:
    if passgo.mode() != "compiled":
        pytest.skip("the engine is not compiled here")
    compiled = run(pure=False)
    pure = run(pure=True)
    assert (compiled[0], pure[0]) == ("compiled", "pure")
    assert len(compiled) == GAMES + 1
    assert compiled[1:] == pure[1:]
