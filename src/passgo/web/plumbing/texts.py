"""The texts of the pages in the visitor's language: sentences, figures, days and sums."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from starlette.requests import HTTPConnection

from passgo import i18n
from passgo.i18n import REVIEW, language_alone, languages, negotiate, own_name, regions, reviewed, tag_of
from passgo.web.edge.problems import Problem

LANGUAGE_COOKIE: Final = "language"
LANGUAGE_FIELD: Final = "language"
LANGUAGE_SECONDS: Final = 365 * 24 * 60 * 60
LONGEST_QUERY: Final = 2_000  # none of ours is as long; repeated for each language it would make megabytes


def language_of(connection: HTTPConnection, kept: str = "") -> str:
    """The language for a visitor: their choice in this browser, else the one stored for them, else the browser's."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE) or kept
    return negotiate(connection.headers.get("accept-language", ""), chosen)


@dataclass(frozen=True)
class LanguageLink:
    language: str
    name: str  # in that language itself
    address: str


def language_links(connection: HTTPConnection, active: str) -> list[LanguageLink]:
    """Links to the same page in every language, and in the region that is being read.

    An answer to a form has none: loading it again would lose it.
    """
    if not can_load_again(connection):
        return []
    return [LanguageLink(name, own_name(name), address_in(connection, name)) for name in listed(active)]


def can_load_again(connection: HTTPConnection) -> bool:
    return connection.scope.get("method") in ("GET", "HEAD")


def address_in(connection: HTTPConnection, language: str) -> str:
    """The same page in a language; for an answer to a form the home page."""
    query = connection.url.remove_query_params(LANGUAGE_FIELD).query if can_load_again(connection) else ""
    if len(query) > LONGEST_QUERY:
        query = ""
    rest = f"{query}&" if query else ""
    return f"{'' if can_load_again(connection) else '/'}?{rest}{LANGUAGE_FIELD}={language}"


def listed(active: str) -> list[str]:
    """The languages, with the region that is being read after its language."""
    region = tag_of(active)
    of_region = language_alone(region) if region in regions() else ""
    return [one for name in languages() for one in ((name, region) if name == of_region else (name,))]


@dataclass(frozen=True)
class ReviewLinks:
    """Review in place of the page's language: whether it is on, and the links that begin and end it."""

    on: bool
    begin: str
    end: str


def review_links(connection: HTTPConnection, language: str) -> ReviewLinks:
    tag = tag_of(language)
    return ReviewLinks(bool(reviewed(language)), address_in(connection, f"{tag}{REVIEW}"), address_in(connection, tag))


class Speech(i18n.Speech):
    """The texts of one language as the pages use them."""

    def problem(self, problem: Problem) -> str:
        return self.refusal(problem.code, problem.args_of_text)

    def refusal(self, code: str, arguments: Mapping[str, object]) -> str:
        """The text of a refusal by the server, the table or the rules."""
        for key in (f"problem-{code}", f"refusal-{code}"):
            if key in self.catalogue:
                return self.say(key, **{"field": "", **arguments})
        return self.say("problem-not-allowed")

    def knows_refusal(self, code: str) -> bool:
        return f"problem-{code}" in self.catalogue or f"refusal-{code}" in self.catalogue

    def values(self) -> dict[str, object]:
        """The values that every template can use."""
        return {
            "say": self.say,
            "language": self.language,
            "tag": self.catalogue.tag,
            "direction": self.catalogue.direction,
            "number": self.catalogue.number,
            "money": self.catalogue.money,
            "day": self.day,
            "moment": self.catalogue.moment,
            "zone": self.catalogue.zone,
            "listed": self.catalogue.listed,
        }

    def day(self, value: date) -> str:
        return self.catalogue.day(value)


def paragraphs(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]
