"""The public pages of championships: the list, the site of each, and the terms with every version."""

import datetime
import difflib
from dataclasses import dataclass
from typing import Final
from zoneinfo import ZoneInfo

from starlette.responses import Response

from passgo.championship import Championship
from passgo.championship.events import TermsPublished
from passgo.championship.local_texts import said_in
from passgo.championship.notices import history
from passgo.office import Office, TermsText, notices, seasons
from passgo.office.offices import Summary, summary
from passgo.web.championships.links import blocking, missing, now_at, office_at
from passgo.web.championships.persons import countries
from passgo.web.championships.posting import posting
from passgo.web.championships.public.games import shown_games
from passgo.web.championships.public.venues import venue_lines
from passgo.web.championships.refusal_texts import Told
from passgo.web.championships.statements import listed
from passgo.web.plumbing.page import Page, Visit
from passgo.web.plumbing.texts import Speech, paragraphs

LAST_SECOND: Final = datetime.timedelta(seconds=1)
MOST_CHANGES: Final = 200  # paragraphs of a comparison
LONGEST_COMPARED: Final = 1000  # paragraphs: beyond that only the notice says what has changed


async def listing(visit: Visit) -> Response:
    found = await blocking(visit.site, visit.site.offices.listing)
    return visit.show("championships/list.html", rows=[listed_row(visit.speech, one) for one in found])


def listed_row(speech: Speech, found: Summary) -> dict[str, object]:
    return {
        "id": found.id,
        "name": said_in(found.name, speech.language),
        "phase": found.status,
        "opens": found.opens.date(),
        "closes": last_day(found),
        "cities": listed(speech, said_in(found.cities, speech.language)),
        "rehearsed": found.rehearsed,
    }


def last_day(found: Summary) -> datetime.date:
    """The last day of registration, which is included (CHAMP-CAL-4)."""
    return (found.closes - LAST_SECOND).date()


async def site(visit: Visit) -> Response:
    office = await office_at(visit)

    def look() -> dict[str, object]:
        with office.lock:
            return site_values(office, visit.speech)

    return visit.show("championships/site.html", **await blocking(visit.site, look))


def site_values(office: Office, speech: Speech) -> dict[str, object]:
    championship, now = office.championship, office.time(now_at(office))
    format, state = championship.format.said(speech.language), championship.state
    found = summary(office, office.clock.now())
    return {
        **listed_row(speech, found),
        "organisers": listed(speech, format.organisers),
        "cancelled": state.cancelled,
        "notices": notices_of(championship, speech),
        "venues": venue_lines(championship, now, speech.language),
        "stages": format.stages,
        "prize": format.prize,
        "conditions": conditions(office, speech),
        "edition": format.edition,
        "champion": posting(championship).champion,
        "watch": format.online.watch or any(not venue.online for venue in format.venues),
        "games": shown_games(office, speech.language, now),
        "delay": format.online.watch_delay_minutes,
        **series_values(office, speech.language),
    }


def series_values(office: Office, language: str) -> dict[str, str]:
    """Address and name of the series of a championship."""
    found = seasons.series_at(office)
    return {"series": "", "series_name": ""} if found is None else {
        "series": found.id, "series_name": found.name.said(language),
    }  # fmt: skip


@dataclass(frozen=True)
class NoticeLine:
    """A public notice: what has changed, and the director's own words."""

    at: datetime.datetime  # in the zone of the venue it is about
    lines: tuple[str, ...]
    words: tuple[str, ...]  # paragraphs
    terms: int  # version of new terms; 0 where they did not change


def notices_of(championship: Championship, speech: Speech) -> list[NoticeLine]:
    """All notices but the first terms, the newest first (CHAMP-TERMS-3)."""
    first = championship.format.venues[0]
    found = []
    for event, changed in history(championship.base, championship.state.notices):
        venue = next((one.venue for one in changed if one.venue is not None), first)
        lines = tuple(notices.line(one, speech.language) for one in changed)
        told = notices.words(event, speech.language)
        terms = event.version if isinstance(event, TermsPublished) else 0
        if terms != 1:
            at = event.when.astimezone(ZoneInfo(venue.zone))
            found.append(NoticeLine(at, lines, tuple(paragraphs(told)), terms))
    return found[::-1]


def conditions(office: Office, speech: Speech) -> list[Told]:
    """The conditions: who may take part, and how to get a place."""
    rules = office.championship.format.registration
    found = [Told(speech.say("entry-condition-phone"), "CHAMP-REG-3")]
    if rules.age:
        found.append(Told(speech.say("entry-condition-age", age=rules.age), "CHAMP-ELIG-3"))
    if rules.citizenship:
        country = countries(speech.language).get(rules.citizenship, rules.citizenship)
        found.append(Told(speech.say("entry-condition-citizenship", country=country), "CHAMP-ELIG-2"))
    if rules.excluded:
        found.append(Told(speech.say("entry-condition-excluded"), "CHAMP-ELIG-1"))
    return found


# Terms.


@dataclass(frozen=True)
class Change:
    kind: str  # added or removed
    text: str


async def terms(visit: Visit) -> Response:
    return await show_terms(visit, None)


async def terms_version(visit: Visit) -> Response:
    said = visit.path("version")
    if not (said.isascii() and said.isdigit() and len(said) < 6):
        raise missing("no-such-page")
    return await show_terms(visit, int(said))


async def show_terms(visit: Visit, version: int | None) -> Response:
    office = await office_at(visit)
    language = visit.tag

    def look() -> tuple[TermsText | None, TermsText | None]:
        found = office.terms(version, language)
        before = office.terms(found.version - 1, language) if found and found.version > 1 else None
        return found, before

    found, before = await blocking(visit.site, look)
    if found is None:
        raise missing("no-such-page")
    return visit.show(
        "championships/terms.html",
        id=office.id,
        name=said_in(office.championship.format.name, visit.language),
        terms=found,
        latest=len(office.championship.state.terms),
        versions=list(reversed(office.championship.state.terms)),
        paragraphs=paragraphs(found.text),
        changes=changes(before.text, found.text) if before else [],
    )


def changes(before: str, after: str) -> list[Change]:
    """The changes, paragraph by paragraph, so that everybody sees what is new (CHAMP-TERMS-3)."""
    old, new = paragraphs(before), paragraphs(after)
    if len(old) > LONGEST_COMPARED or len(new) > LONGEST_COMPARED:
        return []
    found: list[Change] = []
    # Not a Differ: it also compares the letters of similar paragraphs, for seconds in long terms.
    for kind, old_from, old_to, new_from, new_to in difflib.SequenceMatcher(None, old, new, False).get_opcodes():
        if kind != "equal":
            found += [Change("removed", text) for text in old[old_from:old_to]]
            found += [Change("added", text) for text in new[new_from:new_to]]
    return found[:MOST_CHANGES]


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/championships", listing),
    Page("GET", "/c/{id}", site),
    Page("GET", "/c/{id}/terms", terms),
    Page("GET", "/c/{id}/terms/{version}", terms_version),
)
