"""The log holds no names, addresses or texts of people."""

import ast
from pathlib import Path

import passgo
from passgo.web.edge.logs import ALLOWED

SOURCES = Path(passgo.__file__).parent


def fields_of(file: Path) -> set[str | None]:
    """What the calls of `logs` in a module write beside the event."""
    found: set[str | None] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="logs")), keywords=keywords):
                found |= {keyword.arg for keyword in keywords}
    return found


def test_whatever_is_logged_may_be_logged() -> None:
    """A field that may not be would fail where it is written, which is where something else had failed before."""
    written = {file.relative_to(SOURCES).as_posix(): fields_of(file) for file in SOURCES.rglob("*.py")}
    assert {name: fields - ALLOWED for name, fields in written.items() if fields - ALLOWED} == {}
    assert written["web/clocks.py"] == {"ms"}
