"""The forms of a draft, one for each subject. Whatever is sent is kept; what is wrong is said at its field."""

import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from starlette.responses import Response

from passgo.championship.format import AT_VENUES
from passgo.editions import names as editions
from passgo.i18n import languages, own_name
from passgo.web.championships.director.officials import INVITABLE
from passgo.web.championships.director.terms import shown_of
from passgo.web.championships.founder.composition import MOST_OFFICIALS, MOST_STAGES, MOST_VENUES
from passgo.web.championships.founder.drafts import Draft, draft_at, keep
from passgo.web.championships.founder.fields import (
    CLOCK_FIELDS,
    CLOCKS,
    FIELDS,
    OFFICIAL,
    OFFICIALS,
    POINTS,
    ROW_FIELDS,
    STAGE,
    STAGES,
    STEPS,
    TERMS,
    VENUE,
    WHAT,
    WHERE,
    WHO,
    Faults,
    count,
    rows,
    with_rows,
)
from passgo.web.championships.founder.proposals import zones
from passgo.web.championships.links import missing
from passgo.web.championships.persons import countries
from passgo.web.championships.uploads import long_text
from passgo.web.edge.problems import REFUSED, Problem
from passgo.web.pages.editions import names_in
from passgo.web.plumbing.page import Page, Visit, go_to

CHECK: Final = "check"
SPARE_OFFICIALS: Final = 3  # empty rows
MOST: Final[Mapping[str, int]] = {VENUE: MOST_VENUES, STAGE: MOST_STAGES, OFFICIAL: MOST_OFFICIALS}
# The rows that a form shows, and the fields of them.
ROWS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    WHERE: (VENUE, tuple(name for name in ROW_FIELDS[VENUE] if name != "id")),
    STAGES: (STAGE, tuple(name for name in ROW_FIELDS[STAGE] if name not in ("id", *CLOCK_FIELDS))),
    CLOCKS: (STAGE, CLOCK_FIELDS),
    OFFICIALS: (OFFICIAL, ROW_FIELDS[OFFICIAL]),
}
TABLE_TIES: Final = (
    "deeds cash head-judge", "cash deeds head-judge", "deeds head-judge", "cash head-judge", "head-judge",
)  # fmt: skip
ACROSS_TIES: Final = ("worth deeds lot", "worth deeds cash lot", "worth lot", "deeds cash lot", "lot")


@dataclass(frozen=True)
class StepLink:
    """A line of the way through the forms."""

    name: str
    address: str
    faults: int


def step_links(draft: Draft) -> list[StepLink]:
    links = [StepLink(step, f"{draft.address}/{step}", len(draft.faults_of(step))) for step in STEPS]
    return [*links, StepLink(CHECK, f"{draft.address}/{CHECK}", 0)]


def step_at(visit: Visit) -> str:
    step = visit.path("step")
    if step not in STEPS:
        raise missing("no-such-page")
    return step


async def look(visit: Visit) -> Response:
    step = step_at(visit)
    draft = await draft_at(visit)
    # Who opens a form for the first time should not be told what they have not done yet.
    faults = draft.faults_of(step) if visit.form.text("checked") else {}
    return show(visit, draft, step, faults)


def show(visit: Visit, draft: Draft, step: str, faults: Faults) -> Response:
    kind = ROWS[step][0] if step in ROWS else ""
    return visit.show(
        "championships/founder/step.html",
        draft=draft,
        step=step,
        steps=step_links(draft),
        said=draft.said,
        faults=faults,
        rows=rows(draft.said, kind) if kind else [],
        room=bool(kind) and count(draft.said, kind) < MOST[kind],
        **choices(visit, draft, step),
    )


def choices(visit: Visit, draft: Draft, step: str) -> dict[str, object]:
    """What the lists of a form offer."""
    halls = [(row["id"], row["name"] or row["city"]) for row in rows(draft.said, VENUE)]
    if step == WHAT:
        return {"editions": [(name, names_in(visit, name).edition_name()) for name in editions()]}
    if step == WHERE:
        return {"zones": zones()}
    if step == WHO:
        return {"countries": sorted(countries(visit.language).items(), key=lambda country: country[1])}
    if step == STAGES:
        return {"halls": [(AT_VENUES, visit.say("found-at-venues")), *halls]}
    if step == POINTS:
        return point_choices(visit, draft)
    if step == TERMS:
        texts = [(one, own_name(one), draft.said.get(f"terms-{one}", "")) for one in languages()]
        return {"texts": texts, "shown": shown_of(visit)}
    if step == OFFICIALS:
        return {"roles": INVITABLE, "halls": halls, "spare": SPARE_OFFICIALS}
    return {}


def point_choices(visit: Visit, draft: Draft) -> dict[str, object]:
    most = max((int(row["most"]) for row in rows(draft.said, STAGE) if row["most"] in SEATS), default=6)
    return {
        "survivors": range(1, most + 1),
        "table_ties": ties(visit, TABLE_TIES, draft.said.get("table_ties", "")),
        "across_ties": ties(visit, ACROSS_TIES, draft.said.get("across_ties", "")),
    }


SEATS: Final = tuple("2345678")


def ties(visit: Visit, usual: tuple[str, ...], chosen: str) -> list[tuple[str, str]]:
    offered = usual if chosen in usual or not chosen else (chosen, *usual)
    return [
        (one, visit.speech.catalogue.listed([visit.say(f"found-tie-{word}") for word in one.split()[:5]]))
        for one in offered
        if all(word in TIE_WORDS for word in one.split())
    ]


TIE_WORDS: Final = ("worth", "deeds", "cash", "head-judge", "lot")


# Sending.


async def send(visit: Visit) -> Response:
    step = step_at(visit)
    draft = await draft_at(visit)
    do, _, number = visit.form.text("do").partition("-")
    said = changed(visit, step, draft.said)
    if do in ("add", "remove"):
        draft = await keep(visit, draft, with_other_rows(said, ROWS[step][0] if step in ROWS else "", do, number))
        return go_to(f"{draft.address}/{step}")
    draft = await keep(visit, draft, said)
    if (faults := draft.faults_of(step)) and do != CHECK:
        answer = show(visit, draft, step, faults)
        answer.status_code = REFUSED
        return answer
    following = dict(itertools.pairwise((*STEPS, CHECK)))[step]
    return go_to(f"{draft.address}/{CHECK if do == CHECK else following}")


def changed(visit: Visit, step: str, said: dict[str, str]) -> dict[str, str]:
    """The fields of a draft with those of a form that was sent."""
    form = visit.form
    found = {name: form.text(name) for name in FIELDS.get(step, ())}
    if step == POINTS:
        found |= {name: form.text(name) for i in range(1, 9) if (name := f"points-{i}") in form.data}
    if step == TERMS:
        found |= {f"terms-{one}": long_text(form, f"terms-{one}") for one in languages()}
    if step == OFFICIALS:
        return {**with_rows(said, OFFICIAL, official_rows(visit)), **found}
    if step in ROWS:
        kind, names = ROWS[step]
        sent = [f"{kind}-{i}-{name}" for i in range(count(said, kind)) for name in names]
        found |= {name: form.text(name) for name in sent}
    return {**said, **found}


def official_rows(visit: Visit) -> list[dict[str, str]]:
    """The rows with a name; empty ones are left out."""
    most = range(MOST_OFFICIALS + SPARE_OFFICIALS)
    sent = [{name: visit.form.text(f"{OFFICIAL}-{i}-{name}") for name in ROW_FIELDS[OFFICIAL]} for i in most]
    return [row for row in sent if row["name"] and row["role"] in INVITABLE][:MOST_OFFICIALS]


def with_other_rows(said: dict[str, str], kind: str, do: str, number: str) -> dict[str, str]:
    """The fields with a row more, or one less; the last row stays."""
    if kind not in (VENUE, STAGE):
        raise Problem("unknown-kind")
    there = rows(said, kind)
    if do == "add":
        new = new_row(there, kind)
        return with_rows(said, kind, [*there, new]) if len(there) < MOST[kind] else said
    if not (number.isascii() and number.isdigit() and len(number) < 4 and int(number) < len(there)):
        raise Problem("bad-command", field="do")
    left = [row for i, row in enumerate(there) if i != int(number)]
    return with_rows(said, kind, left) if left else said


def new_row(there: list[dict[str, str]], kind: str) -> dict[str, str]:
    """A row like the last one, under a free id."""
    used = {row["id"] for row in there}
    id = next(one for i in itertools.count(len(there) + 1) if (one := f"{kind}-{i}") not in used)
    return {**there[-1], "id": id, "name": ""}


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/championships/drafts/{draft}/{step}", look),
    Page("POST", "/championships/drafts/{draft}/{step}", send),
)
