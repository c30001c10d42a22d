"""The page about security names tests; each of them exists, so that no threat loses its proof unnoticed."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")


def test_every_test_the_page_names_exists() -> None:
    named = NAMED.findall((ROOT / "docs" / "security.md").read_text(encoding="utf-8"))
    assert len(named) > 40
    missing = [
        (path, name)
        for path, name in named
        if not (ROOT / path).is_file() or (name and f"def {name}(" not in (ROOT / path).read_text(encoding="utf-8"))
    ]
    assert missing == []
