"""The trader is frozen: the champion is measured against it, so it must stay what it was."""

import hashlib
from pathlib import Path

import passgo.bots

FOLDER = Path(passgo.bots.__file__).parent
# What the trader thinks with.
PARTS = ["trader", "dealing", "estate", "journey", "odds", "raising", "valuation"]
FROZEN = "246cc6b19099a01c37eb151c9e0cad3fca2eb80306172160435f98cd4138f390"


def test_the_trader_is_what_the_champion_was_measured_against() -> None:
    total = hashlib.sha256()
    for part in PARTS:
        total.update((FOLDER / f"{part}.py").read_bytes())
    assert total.hexdigest() == FROZEN, "measure the champion anew (docs/lab.md) before you change this hash"
