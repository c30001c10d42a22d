"""Events that belong together are told in one line; `ui/tests/story.test.ts` holds the browser to the same table."""

import json
from pathlib import Path
from typing import Any

import pytest

from passgo.words.story import story

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("stories.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_line_tells_what_belongs_together(case: dict[str, Any]) -> None:
    found = [
        [line.start, line.end, [said.key for said, _ in line.sentences]] for line in story(case["kinds"], case["seats"])
    ]
    assert found == case["lines"]


def test_no_line_goes_beyond_a_turn() -> None:
    lines = list(story(["built", "turn", "built", "built"], [0, 0, 0, 0]))
    assert [(line.start, line.end) for line in lines] == [(0, 1), (1, 2), (2, 4)]
