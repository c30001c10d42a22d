"""Answers: pages from templates, JSON from typed structs, and problems as either."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec
from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response

from passgo.i18n import unreviewed
from passgo.web.edge.problems import Problem
from passgo.web.plumbing.looks import drawn
from passgo.web.plumbing.texts import Speech, language_links, language_of, review_links

JSON: Final = "application/json"
RETRY_SECONDS: Final = "5"
PROGRAMS: Final = ("/api", "/sse", "/ws", "/metrics")


class Refusal(msgspec.Struct, frozen=True):
    """The reason a request was refused."""

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
    made.filters["drawn"] = drawn
    made.filters["unreviewed"] = unreviewed  # for a text that is measured
    return made


def html(
    connection: HTTPConnection, speech: Speech, template: str, values: Mapping[str, object], status: int = 200
) -> Response:
    """A page. All its words come from `speech`."""
    links = {
        "languages": language_links(connection, speech.language),
        "review": review_links(connection, speech.language),
    }
    common = {**speech.values(), **links}
    answer = HTMLResponse(templates().get_template(template).render({**common, **values}), status_code=status)
    answer.headers["content-language"] = speech.language
    return answer


def json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status_code=status, media_type=JSON)


def problem_answer(connection: HTTPConnection, problem: Problem) -> Response:
    """The problem, as JSON for programs and as a page for people."""
    if connection.scope["path"].startswith(PROGRAMS):
        answer = json(RefusalAnswer(Refusal(problem.code, problem.args_of_text)), problem.status)
    else:
        speech = Speech(language_of(connection))
        help_key = f"page-help-{problem.code}"
        values = {
            "told": speech.problem(problem),
            "help": speech.say(help_key) if help_key in speech.catalogue else "",
            "code": problem.code,
        }
        answer = html(connection, speech, "error.html", values, problem.status)
    if problem.status in (429, 503):
        answer.headers["retry-after"] = RETRY_SECONDS
    return answer
