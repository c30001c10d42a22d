"""Which texts the programs ask for, read from their sources."""

import re
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]
BROWSER = ROOT / "ui" / "src"
SERVER = ROOT / "src" / "passgo"
LITERAL = re.compile(r"""["'`]([a-z]+(?:-[a-zA-Z0-9]+)*)["'`]""")
# A key that is put together: `event-${type}`, f"event-{type}", "event-" ~ type.
BUILT = re.compile(r"""["'`]([a-z]+(?:-[a-z0-9]+)*-)(?:\$?\{|["'] ?[~+])""")
TOO_WIDE = frozenset({"page-", "guide-"})  # a beginning of every key of a file proves nothing
ASKED = re.compile(r"""\b(?:t|say)\(\s*["']([^"']+)["'](?! ?[~+])""")


def browser_sources() -> str:
    return joined([*BROWSER.rglob("*.ts*"), *BROWSER.rglob("*.json")])


def server_sources() -> str:
    """All of the server and of the terminal that speaks through the catalogues."""
    rooms = (path for path in SERVER.rglob("*.py") if path.relative_to(SERVER).parts[0] != "i18n")
    return joined([*rooms, *SERVER.rglob("*.html"), SERVER / "words" / "story.json"])


def joined(paths: Iterable[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


def asked_for(sources: str) -> frozenset[str]:
    """Keys that stand in a `t("…")` or `say("…")` as they are."""
    return frozenset(ASKED.findall(sources))


def used_among(keys: frozenset[str], sources: str) -> frozenset[str]:
    """The keys that occur in the sources, whole or by the beginning they are put together with."""
    literals = set(LITERAL.findall(sources))
    beginnings = tuple(set(BUILT.findall(sources)) - TOO_WIDE)
    return frozenset(key for key in keys if key in literals or key.startswith(beginnings))


# A control and all that stands on it. A dialogue of several controls is no control.
CONTROL = re.compile(
    r"<(button|Press|a)\b(?P<head>(?:=>|[^>])*)>(?P<label>(?:(?!</?(?:button|Press|a|select)\b).)*?)</\1>", re.DOTALL
)
TEXT = re.compile(r"""\b(?:t|say)\(\s*(?:[\w.]+ \? )?["']([a-z]+(?:-[a-zA-Z0-9]+)*)["'](?: : ["']([a-z0-9-]+)["'])?""")


def on_buttons(sources: str) -> frozenset[str]:
    """Keys of texts that stand on buttons, and on links that look like one."""
    found = (
        key
        for control in CONTROL.finditer(sources)
        if control[1] != "a" or 'class="button' in control["head"]
        for keys in TEXT.findall(control["label"])
        for key in keys
    )
    return frozenset(filter(None, found))
