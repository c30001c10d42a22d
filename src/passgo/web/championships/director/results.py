"""The results with real names, as files for the director."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec
from starlette.responses import Response

from passgo.championship.commands import DIRECTOR
from passgo.web.championships.official_desk import HallDesk, desk_at, reading
from passgo.web.championships.result_lines import ResultLine, Results, results
from passgo.web.championships.spreadsheets import csv_answer
from passgo.web.championships.workbook import xlsx_answer
from passgo.web.plumbing.answers import json
from passgo.web.plumbing.page import Page, Visit

Write = Callable[[HallDesk, Results], Response]


def rows(found: Results) -> list[tuple[object, ...]]:
    return [(*msgspec.structs.astuple(one)[:-1], "yes" if one.publicity else "") for one in found.lines]


def as_csv(desk: HallDesk, found: Results) -> Response:
    return csv_answer(f"{desk.id}-results", ResultLine.__struct_fields__, rows(found))


def as_xlsx(desk: HallDesk, found: Results) -> Response:
    return xlsx_answer(f"{desk.id}-results", ResultLine.__struct_fields__, rows(found))


def as_json(_desk: HallDesk, found: Results) -> Response:
    return json(found)


async def file(write: Write, visit: Visit) -> Response:
    desk = await desk_at(visit, DIRECTOR)
    found = await reading(visit, desk, lambda: results(desk.office.championship, desk.venue, desk.language))
    return write(desk, found)


def page(kind: str, write: Write) -> Page:
    look: Callable[[Visit], Awaitable[Response]] = partial(file, write)
    return Page("GET", f"/c/{{id}}/director/results.{kind}", look)


PAGES: Final = (page("csv", as_csv), page("xlsx", as_xlsx), page("json", as_json))
