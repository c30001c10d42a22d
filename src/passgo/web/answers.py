"""Answers: pages from templates, JSON from typed structs, and problems as either."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec
from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.responses import HTMLResponse, Response

from passgo.web import texts
from passgo.web.problems import Problem

JSON: Final = "application/json"
RETRY_SECONDS: Final = "5"


class Refusal(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    args: dict[str, Any] = {}


class RefusalAnswer(msgspec.Struct, frozen=True):
    error: Refusal


@lru_cache(maxsize=1)
def templates() -> Environment:
    made = Environment(
        loader=PackageLoader("passgo.web", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["t"] = texts.page
    made.globals["say"] = texts.say
    return made


def html(template: str, values: Mapping[str, object], status: int = 200) -> Response:
    return HTMLResponse(templates().get_template(template).render(values), status_code=status)


def json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status_code=status, media_type=JSON)


def problem_answer(path: str, problem: Problem) -> Response:
    """The problem as JSON to programs, as a page to people."""
    if path.startswith(("/api", "/sse", "/ws", "/metrics")):
        answer = json(RefusalAnswer(Refusal(problem.code, problem.args_of_text)), problem.status)
    else:
        told = texts.problem_text(problem.code, problem.args_of_text)
        answer = html("error.html", {"told": told, "code": problem.code}, problem.status)
    if problem.status in (429, 503):
        answer.headers["retry-after"] = RETRY_SECONDS
    return answer
