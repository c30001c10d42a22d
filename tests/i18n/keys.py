"""Which texts the browser asks for, read from its sources."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "ui" / "src"
LITERAL = re.compile(r"""["'`]([a-z]+(?:-[a-zA-Z0-9]+)*)["'`]""")
BUILT = re.compile(r"`([a-z]+(?:-[a-z]+)*-)\$\{")
ASKED = re.compile(r"""\bt\(\s*["']([^"']+)["']""")


def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.ts*")))


def asked_for() -> frozenset[str]:
    """Keys that stand in a `t("…")` as they are."""
    return frozenset(ASKED.findall(sources()))


def used_among(keys: frozenset[str]) -> frozenset[str]:
    """The keys that occur in the sources, whole or by the beginning they are put together with."""
    text = sources()
    literals = set(LITERAL.findall(text))
    beginnings = tuple(set(BUILT.findall(text)))
    return frozenset(key for key in keys if key in literals or key.startswith(beginnings))
