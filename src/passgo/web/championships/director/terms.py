"""The terms: a new version in all languages, in force at once with a visible notice (CHAMP-TERMS-2, CHAMP-TERMS-3)."""

import datetime
from collections.abc import Mapping
from typing import Final

from starlette.responses import Response

from passgo.championship.commands import DIRECTOR, PublishTerms, TakeBackCancellation
from passgo.championship.registration import LONGEST_REASON
from passgo.i18n import FALLBACK, language_alone, languages, own_name
from passgo.office.details import LONGEST_TERMS
from passgo.office.rows import text_of
from passgo.web.championships.links import blocking
from passgo.web.championships.official_desk import (
    Act,
    HallDesk,
    Refusal,
    Unclear,
    act_at,
    done_of,
    give,
    look_at,
    reason_of,
    show_desk,
)
from passgo.web.championships.uploads import LONGEST_TEXT, long_text
from passgo.web.edge.problems import Problem
from passgo.web.plumbing.forms import Form
from passgo.web.plumbing.page import Page, Visit

ROLES: Final = (DIRECTOR,)


async def show(visit: Visit, desk: HallDesk, refusal: Refusal | None) -> Response:
    form = visit.form if visit.request.method == "POST" else None

    def written(language: str) -> str:
        """The text typed before a refusal, otherwise the text in force in that very language."""
        if form is not None:
            return long_text(form, f"text-{language}")
        known = desk.office.terms(None, language)
        fits = known is not None and known.language in (language, "")
        return known.text if known is not None and fits else ""

    texts = await blocking(visit.site, lambda: [(one, own_name(one), written(one)) for one in languages()])
    return show_desk(
        visit, desk, "director_terms.html", visit.say("hall-page-terms"), refusal, done_of(visit, ACTS), texts=texts,
        shown=shown_of(visit), longest=LONGEST_TEXT, versions=list(reversed(desk.office.championship.state.terms)),
        notices=notices_of(form) if form else {}, typed_closes=form.text("closes") if form else "",
        cancelled_now=desk.office.championship.state.cancelled, mailed=form is not None and form.ticked("mailed"),
        cancelled=form.ticked("cancelled") if form else desk.office.championship.state.cancelled,
        closes=desk.office.championship.format.registration.closes,
    )  # fmt: skip


def shown_of(visit: Visit) -> str:
    """The language whose field is open: that of a refused form, otherwise the visitor's."""
    asked = visit.form.text("shown")
    spoken = language_alone(visit.language)
    return asked if asked in languages() else spoken if spoken in languages() else FALLBACK


async def publish(visit: Visit, desk: HallDesk) -> None:
    texts = {one: text for one in languages() if (text := long_text(visit.form, f"text-{one}"))}
    if not texts:
        raise Unclear("hall-terms-empty")
    if len(text_of(texts)) > LONGEST_TERMS:
        raise Unclear("plan-terms-long")
    notices, closes = tuple(notices_of(visit.form).items()), closing_of(visit)
    cancelled, mailed = visit.form.ticked("cancelled"), visit.form.ticked("mailed")
    await blocking(
        visit.site,
        lambda: desk.office.publish_terms(
            desk.by(PublishTerms),
            texts,
            "",
            desk.now,
            closes=closes,
            cancelled=cancelled,
            mailed=mailed,
            notices=notices,
        ),
    )


def notices_of(form: Form) -> dict[str, str]:
    """What has changed, in each language that the director wrote it in."""
    return {one: text[:LONGEST_REASON] for one in languages() if (text := form.text(f"notice-{one}"))}


def closing_of(visit: Visit) -> datetime.date | None:
    said = visit.form.text("closes")
    try:
        return datetime.date.fromisoformat(said) if said else None
    except ValueError:
        raise Problem("bad-command", field="closes") from None


async def take_place(visit: Visit, desk: HallDesk) -> None:
    """Take the cancellation of the whole championship back."""
    await give(visit, desk, TakeBackCancellation(desk.by(TakeBackCancellation), reason_of(visit)))


ACTS: Final[Mapping[str, Act]] = {"publish": publish, "undo": take_place}


async def look(visit: Visit) -> Response:
    return await look_at(visit, ROLES, show)


async def act(visit: Visit) -> Response:
    return await act_at(visit, ROLES, ACTS, show)


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/c/{id}/director/terms", look),
    Page("POST", "/c/{id}/director/terms", act),
)
