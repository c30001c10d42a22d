"""A list as an Excel workbook of one sheet: the smallest set of parts that spreadsheets open.

Texts are stored as texts, so that nothing in a cell is ever a formula.
"""

import io
import zipfile
from collections.abc import Iterable, Sequence
from typing import Final
from xml.sax.saxutils import escape

from starlette.responses import Response

from passgo.i18n import unreviewed

XLSX_TYPE: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
MADE: Final = (1980, 1, 1, 0, 0, 0)  # the same list gives the same bytes
HEAD: Final = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
OFFICE: Final = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE: Final = "http://schemas.openxmlformats.org/package/2006"
MAIN: Final = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
KIND: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml"
PARTS: Final = {
    "[Content_Types].xml": (
        f'<Types xmlns="{PACKAGE}/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/xl/workbook.xml" ContentType="{KIND}.sheet.main+xml"/>'
        f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{KIND}.worksheet+xml"/></Types>'
    ),
    "_rels/.rels": (
        f'<Relationships xmlns="{PACKAGE}/relationships">'
        f'<Relationship Id="rId1" Type="{OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>'
    ),
    "xl/workbook.xml": (
        f'<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}">'
        '<sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>'
    ),
    "xl/_rels/workbook.xml.rels": (
        f'<Relationships xmlns="{PACKAGE}/relationships">'
        f'<Relationship Id="rId1" Type="{OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>'
    ),
}


def workbook(header: Sequence[str], rows: Iterable[Sequence[object]]) -> bytes:
    out = io.BytesIO()
    lines = "".join(f"<row>{''.join(map(cell, row))}</row>" for row in (header, *rows))
    sheet = f'<worksheet xmlns="{MAIN}"><sheetData>{lines}</sheetData></worksheet>'
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in {**PARTS, "xl/worksheets/sheet1.xml": sheet}.items():
            part = zipfile.ZipInfo(name, MADE)
            part.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(part, HEAD + text)
    return out.getvalue()


def cell(value: object) -> str:
    if isinstance(value, int):
        return f"<c><v>{value}</v></c>"
    return f'<c t="inlineStr"><is><t xml:space="preserve">{escape(readable(unreviewed(str(value))))}</t></is></c>'


def readable(text: str) -> str:
    """The text without letters that XML cannot hold."""
    return "".join(letter for letter in text if letter.isprintable())


def xlsx_answer(name: str, header: Sequence[str], rows: Iterable[Sequence[object]]) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}.xlsx"'}
    return Response(workbook(header, rows), media_type=XLSX_TYPE, headers=headers)
