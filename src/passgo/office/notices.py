"""What a public notice says, in every language: a line for each thing that changed, and the director's own words."""

import datetime

from passgo.championship import Championship
from passgo.championship.events import TermsPublished
from passgo.championship.local_texts import local_text, said_in
from passgo.championship.notices import Difference, Notice, Value, history
from passgo.championship.plan_events import PlanChanged
from passgo.i18n import catalogue


def words(event: Notice, language: str) -> str:
    """What the director wrote, in that language or another; empty if nothing."""
    texts = event.notices if isinstance(event, TermsPublished) else event.notice
    if texts:
        return local_text(texts).said(language)
    return event.notice if isinstance(event, TermsPublished) else ""


def line(found: Difference, language: str) -> str:
    """One thing that changed, in a sentence."""
    venue = said_in(found.venue, language)
    arguments: dict[str, str | int] = {"old": shown(found.old, language), "new": shown(found.new, language)}
    if venue is not None:
        arguments |= {"city": venue.city, "name": venue.name, "starts": shown(venue.starts, language)}
    return catalogue(language).say(f"plan-{found.what}", arguments)


def shown(value: Value, language: str) -> str | int:
    if isinstance(value, datetime.datetime):
        return catalogue(language).moment(value)
    if isinstance(value, datetime.date):
        return catalogue(language).day(value)
    return said_in(value, language)


def told(championship: Championship, number: int, language: str) -> str:
    """The whole change of plan with this number, as text."""
    for event, found in history(championship.base, championship.state.notices):
        if isinstance(event, PlanChanged) and event.number == number:
            lines = "\n".join(line(one, language) for one in found)
            return "\n\n".join(part for part in (lines, words(event, language)) if part)
    return ""
