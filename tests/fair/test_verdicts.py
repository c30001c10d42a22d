"""Hostile files and what both checkers must say of them; `ui/tests/fair.test.ts` reads the same list."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.fair.games import chained

from passgo.fair.checking import check_game
from passgo.fair.reading import BadGame, read_game
from passgo.store import NewEntry

ROOT = Path(__file__).parents[2]
KNOWN: dict[str, Any] = json.loads((ROOT / "ui" / "tests" / "verdicts.json").read_text(encoding="utf-8"))


def written(case: dict[str, Any]) -> bytes:
    """The little game of the list with something else in it, chained anew."""
    log: list[list[str]] = [*KNOWN["log"]]
    for how, at, *entry in case["edits"]:
        log[at : at + (how != "add")] = [entry] if entry else []
    document = chained("t1", [NewEntry(kind, body, 5) for kind, body in log])
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    old, new = case.get("text", ("", ""))
    assert old in text
    return text.replace(old, new, 1).encode()


def verdict(content: bytes) -> str:
    try:
        game = read_game(content)
    except BadGame:
        return "none"
    last = list(check_game(game))[-1]
    return "right" if last.ok else f"{last.check}:{last.version}"


@pytest.mark.parametrize("case", KNOWN["cases"], ids=lambda case: case["name"])
def test_the_verdict_is_the_one_on_the_list(case: dict[str, Any]) -> None:
    assert verdict(written(case)) == case["verdict"]


@pytest.mark.parametrize("change", [b"\xff", b"\xc3(", b"\xed\xa0\x80"])
def test_what_is_not_utf_8_is_no_game(change: bytes) -> None:
    content = written({"edits": []})
    assert verdict(content.replace(b'"table":null', b'"table":"' + change + b'"')) == "none"
    assert verdict(b"\xef\xbb\xbf" + content) == "right"
    assert verdict(content.decode().encode("utf-16")) == "none"
