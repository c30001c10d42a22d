"""Corrections of texts: a CSV with the columns file, message id, current, corrected and why, applied to one language.

Only the text of a corrected message changes; comments, order and all other messages stay as written. A row whose
current text is no longer in the catalogue, or whose correction cannot be read, is named and changes nothing.
"""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import ast, parse, serialize
from fluent.syntax.serializer import serialize_pattern

from passgo.i18n.catalogue_files import base_of
from passgo.i18n.translation import FOLDER, TranslatingError

COLUMNS: Final = ("file", "message id", "current", "corrected")
LONGEST_FILE: Final = 4_000_000  # bytes; ten times the whole catalogue of a language
LONGEST_TEXT: Final = 5_000
PART: Final = re.compile(r"[a-z][a-z-]*\.ftl")
VARIANT: Final = re.compile(r"\s*(\*?\[[a-z0-9-]+\])")


@dataclass(frozen=True)
class Outcome:
    key: str
    fault: str = ""  # why the correction was not applied; empty where it was


def apply_corrections(table: Path, code: str, root: Path = FOLDER) -> Iterator[Outcome]:
    """Correct the catalogues of a language, row by row."""
    if not any((root / code).glob("*.ftl")):
        raise TranslatingError(f"there is no language {code!r}")
    for row in rows_in(table):
        base = base_of(code, root)
        if base:
            take_over(row, root / base, root / code)
        yield Outcome(f"{row['file']} {row['message id']}", fault_in(row, root / code))


def take_over(row: dict[str, str], base: Path, region: Path) -> None:
    """Copy the message of the language into a region that has none of its own, to be corrected there."""
    theirs, own = base / row["file"], region / row["file"]
    if not PART.fullmatch(row["file"]) or not theirs.is_file() or readable(row["corrected"] or "") is None:
        return
    found = message_in(theirs.read_text(encoding="utf-8"), row["message id"])
    before = own.read_text(encoding="utf-8") if own.is_file() else ""
    if found is None or found.value is None or message_in(before, row["message id"]) is not None:
        return
    if compact(said(found.value)) == compact(row["current"] or ""):
        own.write_text(before + serialize(ast.Resource([uncommented(found)])), encoding="utf-8")


def uncommented(message: ast.Message) -> ast.Message:
    return ast.Message(message.id, message.value, message.attributes)


def rows_in(table: Path) -> list[dict[str, str]]:
    if table.stat().st_size > LONGEST_FILE:
        raise TranslatingError(f"{table} is longer than {LONGEST_FILE} bytes: split it")
    try:
        with table.open(encoding="utf-8-sig", newline="") as opened:
            rows = list(csv.DictReader(opened))
    except (UnicodeDecodeError, csv.Error) as error:
        raise TranslatingError(f"{table} is not a CSV in UTF-8: {error}") from None
    missing = [name for name in COLUMNS if rows and rows[0].get(name) is None]
    if missing:
        raise TranslatingError(f"{table} has no column {', '.join(missing)}")
    return rows


def fault_in(row: dict[str, str], folder: Path) -> str:
    """Apply one row; the reason if that cannot be done."""
    path = folder / row["file"]
    if not PART.fullmatch(row["file"]) or not path.is_file():
        return "the language has no such file"
    corrected = readable(row["corrected"] or "")
    if corrected is None:
        return "the correction is not a Fluent text"
    text = path.read_text(encoding="utf-8")
    found = message_in(text, row["message id"])
    if found is None or found.value is None or found.value.span is None:
        return "the file has no such message"
    if said(found.value) == said(corrected):
        return ""
    if compact(said(found.value)) != compact(row["current"] or ""):
        return "the text has changed since"
    start, end = found.value.span.start, found.value.span.end
    start = len(text[:start].rstrip())
    path.write_text(f"{text[:start]}{serialize_pattern(corrected)}{text[end:]}", encoding="utf-8")
    return ""


def message_in(text: str, key: str) -> ast.Message | None:
    messages = (entry for entry in parse(text).body if isinstance(entry, ast.Message))
    return next((message for message in messages if message.id.name == key), None)


def readable(text: str) -> ast.Pattern | None:
    """The text as Fluent reads it. Line breaks can be written as backslash n, and variants all in one line."""
    text = text.replace("\\n", "\n")
    if not text.strip() or len(text) > LONGEST_TEXT:
        return None
    if "->" in text:
        text = re.sub(r"\s*\}\s*$", "\n}", VARIANT.sub(r"\n    \1", text))
    elif "\n" in text:
        text = "\n    " + text.replace("\n", "\n    ")
    body = parse(f"x = {text}\n").body
    entry = body[0] if len(body) == 1 else None
    return entry.value if isinstance(entry, ast.Message) and not entry.attributes else None


def said(pattern: ast.Pattern) -> str:
    return serialize_pattern(pattern)


def compact(text: str) -> str:
    """A text without white space, so that only its words are compared."""
    return re.sub(r"\s+", "", text.replace("\\n", "\n"))
