"""The trader is frozen: the champion is measured against it, so it must stay what it was."""

import hashlib
from pathlib import Path

import passgo.bots

FOLDER = Path(passgo.bots.__file__).parent
# What the trader thinks with.
PARTS = ["trader", "dealing", "deciding", "estate", "journey", "odds", "raising", "valuation"]
FROZEN = "b787948ab56e18abcec31ec68b5a7c0516bc2d29bc33d4e0aca370c13cf40a83"


def test_the_trader_is_what_the_champion_was_measured_against() -> None:
    total = hashlib.sha256()
    for part in PARTS:
        total.update((FOLDER / f"{part}.py").read_bytes())
    assert total.hexdigest() == FROZEN, "measure the champion anew (docs/lab.md) before you change this hash"
