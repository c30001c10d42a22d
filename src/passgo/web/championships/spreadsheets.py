"""Lists for spreadsheets: written so that no cell looks like a formula, read so that every fault is found."""

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from starlette.responses import Response

from passgo.i18n import unreviewed

# What a spreadsheet takes for the start of a formula.
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n")
QUOTE: Final = "'"
COMMAS: Final = (",", ";", "\t")
CSV_TYPE: Final = "text/csv; charset=utf-8"


def safe_cell(value: object) -> str:
    """A cell with a quote before anything that could be a formula; `plain_cell` removes it again."""
    text = unreviewed(str(value))
    return QUOTE + text if text.startswith(FORMULA) else text


def plain_cell(text: str) -> str:
    text = text.strip()
    return text[1:].strip() if text.startswith(QUOTE) and text[1:2] in FORMULA else text


def csv_text(header: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(header)
    writer.writerows([safe_cell(cell) for cell in row] for row in rows)
    return out.getvalue()


def csv_answer(name: str, header: Sequence[str], rows: Iterable[Sequence[object]]) -> Response:
    """A CSV file to download. The mark in front tells spreadsheets that it is UTF-8."""
    body = "\ufeff" + csv_text(header, rows)
    return Response(body, media_type=CSV_TYPE, headers={"content-disposition": f'attachment; filename="{name}.csv"'})


def csv_lines(text: str) -> list[tuple[int, list[str]]]:
    """Every line that is not empty, with its number.

    Between the cells are commas or, as in much of Europe, semicolons, or the tabs of a Unicode text. May raise
    csv.Error.
    """
    first = text.partition("\n")[0]
    comma = max(COMMAS, key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=comma, strict=True)
    lines = ((reader.line_num, [plain_cell(cell) for cell in line]) for line in reader)
    return [(number, cells) for number, cells in lines if any(cells)]
