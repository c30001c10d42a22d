"""A new championship: an evening from four answers, an example, an earlier championship, or a file."""

import datetime
from dataclasses import dataclass, field, replace
from typing import Final

from starlette.responses import Response

from passgo.championship import Fault, Format, FormatError, parse, presets
from passgo.i18n import FALLBACK, language_alone, languages
from passgo.web.api.endpoints import check_may_found
from passgo.web.championships.encodings import NotText
from passgo.web.championships.founder.composition import MOST_STAGES, MOST_VENUES
from passgo.web.championships.founder.drafts import keep_new, now
from passgo.web.championships.founder.fields import Answers, Faults
from passgo.web.championships.founder.proposals import (
    EVENING,
    evening,
    example,
    next_evening,
    to_come,
    zone_of,
    zones,
)
from passgo.web.championships.refusal_texts import Told
from passgo.web.championships.uploads import uploaded_text
from passgo.web.edge.problems import REFUSED, Problem
from passgo.web.plumbing.page import Page, Visit, go_to

MOST_FAULTS: Final = 200
MOST_PLAYERS: Final = 200  # of one evening: more need stages of their own
FEWEST_PLAYERS: Final = 3
PRESETS: Final = ("greece-2015", "worlds-2015")


@dataclass(frozen=True)
class Start:
    """The page after a form that was refused; nothing typed is lost."""

    said: dict[str, str] = field(default_factory=dict)
    faults: Faults = field(default_factory=dict)
    file_faults: tuple[Fault, ...] = ()
    told: str = ""


async def form(visit: Visit) -> Response:
    day = next_evening(now().date())
    zone = zone_of(visit.language, visit.request.headers.get("accept-language", ""))
    return show(
        visit,
        Start({"day": day.isoformat(), "zone": zone}),
    )


def show(visit: Visit, start: Start) -> Response:
    answer = visit.show(
        "championships/founder/start.html",
        said=start.said,
        faults=start.faults,
        file_faults=start.file_faults[:MOST_FAULTS],
        refused=Told(start.told, "") if start.told else None,
        presets=[name for name in PRESETS if name in presets()],
        zones=zones(),
        fewest=FEWEST_PLAYERS,
        most=MOST_PLAYERS,
        today=now().date() + datetime.timedelta(days=1),
        known=visit.visitor.person is not None,
    )
    if start.faults or start.file_faults or start.told:
        answer.status_code = REFUSED
    return answer


async def begin(visit: Visit) -> Response:
    if visit.visitor.id:
        check_may_found(visit.site, visit.request, visit.visitor.id)
    do = visit.form.text("do")
    if do == EVENING:
        return await begin_evening(visit)
    if do == "file":
        return await begin_file(visit)
    if do not in PRESETS:
        raise Problem("unknown-kind")
    base = to_come(example(do), now().date())
    return go_to(f"{await keep_new(visit, base, opening_fields(visit))}/what")


async def begin_evening(visit: Visit) -> Response:
    said = {name: visit.form.text(name) for name in ("title", "day", "place", "players", "zone")}
    answers = Answers(said)
    title, place = answers.text("title"), answers.text("place")
    players = answers.whole("players", FEWEST_PLAYERS, MOST_PLAYERS)
    zone = answers.choice("zone", zones())
    day, today = answers.day("day"), now().date()
    if "day" not in answers.faults and day <= today:
        answers.fault("day", "past")
    if answers.faults:
        return show(visit, Start(said, answers.faults))
    base = named(evening(example(EVENING), day, place, players, zone, today), visit, title)
    return go_to(f"{await keep_new(visit, base, opening_fields(visit))}/check")


def named(format: Format, visit: Visit, title: str) -> Format:
    """The evening with its stages named in the visitor's language."""
    names = [visit.say("found-first-stage"), visit.say("found-last-stage")]
    stages = [replace(stage, name=name) for stage, name in zip(format.stages, names, strict=False)]
    return replace(format, name=title, stages=tuple(stages))


def opening_fields(visit: Visit) -> dict[str, str]:
    """What a new draft proposes beside the format: terms in the visitor's language, and the visitor as director."""
    return {**proposed_terms(visit), "director": visit.name, "organisers": ""}


def proposed_terms(visit: Visit) -> dict[str, str]:
    spoken = language_alone(visit.language)
    language = spoken if spoken in languages() else FALLBACK
    return {f"terms-{language}": visit.say("found-terms-proposal")}


async def begin_file(visit: Visit) -> Response:
    try:
        text = await uploaded_text(visit.form, "file")
    except NotText:
        return show(visit, Start(told=visit.say("entry-new-unreadable")))
    try:
        base = parse(text)
    except FormatError as error:
        return show(visit, Start(file_faults=tuple(error.faults)))
    if len(base.venues) > MOST_VENUES or len(base.stages) > MOST_STAGES:
        return show(visit, Start(told=visit.say("found-file-long", venues=MOST_VENUES)))
    return go_to(f"{await keep_new(visit, base, {'director': visit.name})}/check")


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/championships/new", form),
    Page("POST", "/championships/new", begin, files=1),
)
