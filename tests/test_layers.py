"""Dependencies between the rooms of the house point downwards only (docs/architecture.md)."""

import ast
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "passgo"

# What each room may import of passgo. The web may use everything but the command line, which may use everything.
MAY_IMPORT: dict[str, set[str]] = {
    "_build": set(),
    "engine": set(),
    "championship": set(),
    "client": {"fair"},  # what a remote bot needs, and no more
    "fair": set(),  # what proves a game must not depend on the house that ran it
    "i18n": set(),
    "machine": set(),
    "store": {"machine"},
    "editions": {"engine"},
    "bots": {"engine"},
    "bench": {"bots", "editions", "engine", "machine"},
    "env": {"bots", "editions", "engine"},
    "scenarios": {"editions", "engine"},
    "remote": {"bots", "client", "editions", "engine", "machine"},
    "lab": {"_build", "bots", "editions", "engine", "machine", "remote"},  # workers compare the digest of their sources
    "words": {"editions", "engine", "i18n"},
    "play": {
        "bots",
        "editions",
        "engine",
        "i18n",
        "machine",
        "scenarios",
        "words",
    },  # typed commands are those of scenarios
    "office": {"championship", "editions", "engine", "i18n", "machine", "store"},
    "printing": {"championship", "editions", "engine", "i18n", "machine"},
    "rehearsal": {"bots", "championship", "editions", "engine", "office"},
    "tables": {"bots", "editions", "engine", "fair", "store"},
    "testing": {"bots", "editions", "engine", "scenarios", "store"},
}
MAY_IMPORT["web"] = set(MAY_IMPORT)
MAY_IMPORT["cli"] = set(MAY_IMPORT) | {"web"}
MAY_IMPORT["__main__"] = {"cli"}

# The rooms of the web from the ground up: each may import those before it. A name without a folder is a module.
WEB = (
    "settings", "typescript", "edge", "cluster", "live", "kept_replays", "site", "people", "plumbing", "connect",
    "looking_back", "api", "pages", "championships", "guard", "app", "server", "upgrade", "browser_types", "bench",
)  # fmt: skip
# Those of the championship's pages. What several of them share lies beside the folders and imports none of them.
CHAMPIONSHIPS = ("", "hall", "public", "entrant", "registrar", "director", "founder", "judge", "routes")

THIRD_PARTY_FREE = {"_build", "engine", "championship", "fair", "machine"}


def room(module: str) -> str:
    """The room of a module of passgo: its first name below the package, empty for the package itself."""
    return module.partition(".")[2].partition(".")[0]


def imported(source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            if module == "passgo":  # `from passgo import engine` reaches into a room too
                for alias in node.names:
                    inner = f"passgo.{alias.name}"
                    yield node.lineno, inner if room(inner) in MAY_IMPORT else module
            else:
                yield node.lineno, module


def violations(here: str, source: str) -> list[str]:
    """Imports that a module in this room must not have."""
    found = []
    for line, module in imported(source):
        top = module.split(".")[0]
        if top == "passgo":
            there = room(module)
            allowed = there in MAY_IMPORT[here] | {here} or (there == "" and here not in THIRD_PARTY_FREE)
        else:
            allowed = top in sys.stdlib_module_names or (top != "" and here not in THIRD_PARTY_FREE)
        if not allowed:
            found.append(f"line {line}: {here} must not import {module}")
    return found


def modules() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if path != PACKAGE / "__init__.py"]


def floors(module: str) -> tuple[int, int]:
    """How high a module of the web stands: its room, and within the championship's pages its folder."""
    first, _, rest = module.removeprefix("passgo.web.").partition(".")
    folder = rest.partition(".")[0] if first == "championships" else ""
    return WEB.index(first), CHAMPIONSHIPS.index(folder) if folder in CHAMPIONSHIPS else 0


def test_the_rooms_of_the_web_stand_on_each_other() -> None:
    found = []
    for path in sorted((PACKAGE / "web").rglob("*.py")):
        here = name_of(path)
        for line, there in imported(path.read_text(encoding="utf-8")):
            if there.startswith("passgo.web.") and floors(there) > floors(here):
                found.append(f"{here} line {line} must not import {there}")
    assert found == []


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 3 else parts)


def test_no_modules_import_each_other() -> None:
    known = {name_of(path): path for path in PACKAGE.rglob("*.py")}
    needs = {name: imported_at_once(path, known) for name, path in known.items()}
    order = TopologicalSorter(needs)
    order.prepare()  # CycleError names the modules of a cycle


def imported_at_once(path: Path, known: dict[str, Path]) -> set[str]:
    """The modules that are loaded with this one; what a function imports when it is called may come later."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names} & known.keys()
            found |= inner or ({node.module} & known.keys())
    return found - {name_of(path)}


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_imports_point_downwards(path: Path) -> None:
    here = room(".".join(("passgo", *path.relative_to(PACKAGE).with_suffix("").parts)))
    assert here in MAY_IMPORT, f"say in {Path(__file__).name} what {here} may import"
    assert violations(here, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("here", "source"),
    [
        ("engine", "import yaml"),
        ("engine", "from passgo.editions import load"),
        ("engine", "from passgo import editions"),
        ("engine", "from passgo import mode"),
        ("engine", "def late():\n    import passgo.bots.greedy"),
        ("engine", "from .state import Game"),
        ("bots", "from passgo.editions import load"),
        ("championship", "from passgo.engine.state import Game"),
        ("web", "import passgo.cli.app"),
        ("web", "from passgo.cli import check"),
    ],
)
def test_an_import_upwards_is_found(here: str, source: str) -> None:
    assert len(violations(here, source)) == 1


@pytest.mark.parametrize(
    ("here", "source"),
    [
        ("engine", "import json\nfrom passgo.engine.state import Game"),
        ("scenarios", "import yaml\nfrom passgo.editions import load"),
        ("web", "from passgo import mode, tables"),
        ("cli", "from passgo.web.app import serve\nfrom passgo.cli import check"),
    ],
)
def test_an_import_downwards_is_allowed(here: str, source: str) -> None:
    assert violations(here, source) == []
