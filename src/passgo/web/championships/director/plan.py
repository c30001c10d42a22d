"""Change of plan: a form for each venue; before it is published, what it says and whom it reaches (CHAMP-TERMS-3)."""

import datetime
import unicodedata
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final
from zoneinfo import ZoneInfo

from starlette.responses import Response

from passgo.championship import Refused, commands
from passgo.championship.changes import LONGEST_NOTICE
from passgo.championship.commands import DIRECTOR, Change
from passgo.championship.events import MovedUp
from passgo.championship.format import MOST_PLAYERS, Venue
from passgo.championship.local_texts import said_in
from passgo.championship.notices import changed, concerned, differences
from passgo.championship.plan_events import PlanChanged
from passgo.i18n import FALLBACK, language_alone, languages, own_name
from passgo.office import notices
from passgo.store import BadText
from passgo.store.people import plain
from passgo.web.championships.director.round import LOCAL, read_local
from passgo.web.championships.director.terms import shown_of
from passgo.web.championships.links import blocking, missing, serves
from passgo.web.championships.official_desk import (
    Act,
    HallDesk,
    Refusal,
    Unclear,
    act_at,
    desk_at,
    done_of,
    give,
    look_at,
    reading,
    refusal_of,
    show_desk,
    show_refused,
)
from passgo.web.edge.problems import Problem
from passgo.web.plumbing.page import Page, Visit

ROLES: Final = (DIRECTOR,)
PLAN: Final = "/c/{id}/director/plan"
VENUE: Final = PLAN + "/venue/{venue}"
CLOSING: Final = PLAN + "/closing"
ADD: Final = PLAN + "/add"
PREVIEW: Final = "preview"
PUBLISH: Final = "publish-plan"
LONGEST_NAME: Final = 80
LONGEST_ID: Final = 40
MOST_TABLES: Final = 200
MOST_HEATS: Final = 10


@dataclass(frozen=True)
class Preview:
    """What a change says, and whom it reaches."""

    lines: tuple[str, ...]
    readers: tuple[tuple[str, int], ...]  # a language, and how many read in it
    moved_up: int

    @property
    def count(self) -> int:
        return sum(number for _, number in self.readers)


# The overview.


async def show(visit: Visit, desk: HallDesk, refusal: Refusal | None) -> Response:
    def look() -> list[Venue]:
        format = desk.office.championship.format.said(visit.tag)
        return [one for one in format.venues if any(serves(person, one.id) for person in desk.people)]

    venues = await reading(visit, desk, look)
    return show_desk(
        visit, desk, "director_plan.html", visit.say("hall-page-plan"), refusal, venues=venues,
        path=PLAN.replace("{id}", desk.id), closes=desk.office.championship.format.registration.closes,
    )  # fmt: skip


async def look(visit: Visit) -> Response:
    return await look_at(visit, ROLES, show)


# One change.


def venue_change(visit: Visit, desk: HallDesk) -> Change:
    venue = venue_of(visit, desk)
    form = visit.form
    return commands.ChangeVenue(
        desk.by(commands.ChangeVenue), venue.id, name_of(visit, "name"), name_of(visit, "city"),
        moment_of(visit, venue.zone), whole(visit, "capacity", MOST_PLAYERS), whole(visit, "tables", MOST_TABLES),
        notice=notice_of(visit), mailed=form.ticked("mailed"),
    )  # fmt: skip


def addition(visit: Visit, desk: HallDesk) -> Change:
    zone = visit.form.text("zone")
    city = name_of(visit, "city")
    return commands.AddVenue(
        desk.by(commands.AddVenue), id_for(desk, city), name_of(visit, "name"), city, zone, moment_of(visit, zone),
        whole(visit, "capacity", MOST_PLAYERS), whole(visit, "tables", MOST_TABLES), whole(visit, "heats", MOST_HEATS),
        notice=notice_of(visit), mailed=visit.form.ticked("mailed"),
    )  # fmt: skip


def closing_change(visit: Visit, desk: HallDesk) -> Change:
    try:
        day = datetime.date.fromisoformat(visit.form.text("closes"))
    except ValueError:
        raise Unclear("plan-unclear") from None
    return commands.ChangeClosing(
        desk.by(commands.ChangeClosing), day, notice=notice_of(visit), mailed=visit.form.ticked("mailed")
    )


def venue_of(visit: Visit, desk: HallDesk) -> Venue:
    venue = desk.office.championship.format.venue(visit.path("venue"))
    if venue is None:
        raise missing("no-such-page")
    return venue


def name_of(visit: Visit, name: str) -> str:
    try:
        return plain(" ".join(visit.form.text(name).split()), LONGEST_NAME)
    except BadText:
        raise Unclear("plan-unclear") from None


def moment_of(visit: Visit, zone: str) -> datetime.datetime:
    try:
        return read_local(visit.form.text("starts"), ZoneInfo(zone))
    except (KeyError, ValueError, OSError):
        raise Unclear("plan-unclear") from None


def whole(visit: Visit, name: str, most: int) -> int:
    said = visit.form.text(name)
    if not (said.isascii() and said.isdigit() and len(said) < 6 and 1 <= int(said) <= most):
        raise Unclear("plan-unclear")
    return int(said)


def id_for(desk: HallDesk, city: str) -> str:
    """A short name for addresses: the city in plain letters, or a number; never one that is taken."""
    letters = unicodedata.normalize("NFKD", city).encode("ascii", "ignore").decode().lower()
    words = "".join(letter if letter.isalnum() else " " for letter in letters).split()
    known = {one.id for one in desk.office.championship.format.venues}
    name = "-".join(words)[: LONGEST_ID - 4].strip("-") or "venue"
    return next(id for id in (name, *(f"{name}-{n}" for n in range(2, len(known) + 3))) if id not in known)


def notice_of(visit: Visit) -> tuple[tuple[str, str], ...]:
    texts = [(one, visit.form.text(f"notice-{one}").replace("\r\n", "\n")) for one in languages()]
    return tuple((language, text[:LONGEST_NOTICE]) for language, text in texts if text)


def notice_fields(visit: Visit, desk: HallDesk, preview: Preview | None) -> list[tuple[str, str, str]]:
    """A field in each language that somebody needs: of those concerned, of the terms, and the director's own."""
    typed = {one: visit.form.text(f"notice-{one}") for one in languages()}
    needed = {language_alone(one) for one, _ in (preview.readers if preview else ())}
    needed |= set(desk.office.terms_languages()) | {shown_of(visit)} | {one for one, text in typed.items() if text}
    return [(one, own_name(one), typed[one]) for one in languages() if one in needed]


@dataclass(frozen=True)
class ChangePage:
    """A page for one kind of change: its form, and the command that the form becomes."""

    kind: str
    command: Callable[[Visit, HallDesk], Change]
    present: Callable[[Visit, HallDesk], Mapping[str, object]]  # the values of the fields before anybody types

    async def show(
        self, visit: Visit, desk: HallDesk, refusal: Refusal | None, preview: Preview | None = None
    ) -> Response:
        typed = visit.request.method == "POST"
        present = await reading(visit, desk, lambda: self.present(visit, desk))
        fields = {name: visit.form.text(name, str(value)) if typed else value for name, value in present.items()}
        texts = await blocking(visit.site, lambda: notice_fields(visit, desk, preview))
        heading = str(present["heading"]) if "heading" in present else visit.say(f"plan-{self.kind}")
        return show_desk(
            visit, desk, "director_plan_change.html", heading, refusal, done_of(visit, self.acts), kind=self.kind,
            field=fields, preview=preview, own_name=own_name, texts=texts, noticed=any(text for _, _, text in texts),
            shown=shown_of(visit), longest=LONGEST_NOTICE,
            mailed=visit.form.ticked("mailed") or not visit.form.ticked("seen"),
            path=PLAN.replace("{id}", desk.id),
        )  # fmt: skip

    async def publish(self, visit: Visit, desk: HallDesk) -> None:
        await give(visit, desk, self.command(visit, desk))

    @property
    def acts(self) -> Mapping[str, Act]:
        return {PUBLISH: self.publish}

    async def look(self, visit: Visit) -> Response:
        return await look_at(visit, ROLES, self.show)

    async def act(self, visit: Visit) -> Response:
        if visit.form.text("do") != PREVIEW:
            return await act_at(visit, ROLES, self.acts, self.show)
        desk = await desk_at(visit, *ROLES)
        if not visit.site.rates.commands.allows(f"desk:{desk.person.id}"):
            raise Problem("too-fast")
        try:
            command = self.command(visit, desk)
            preview = await reading(visit, desk, lambda: preview_of(desk, command, visit.tag))
        except Refused as refused:
            return await show_refused(visit, ROLES, self.show, refusal_of(visit.speech, refused))
        except Unclear as unclear:
            return await show_refused(visit, ROLES, self.show, Refusal(visit.say(unclear.key), ""))
        return await self.show(visit, desk, None, preview)


def preview_of(desk: HallDesk, command: Change, language: str) -> Preview:
    """The notice of a change that nobody has published; or Refused."""
    kept = desk.office.championship
    found = kept.handle(command, desk.now)
    event = next(one for one in found if isinstance(one, PlanChanged))
    lines = [notices.line(one, language) for one in differences(kept.format, changed(kept.format, event))]
    spoken = Counter(desk.office.languages.get(one.id) or FALLBACK for one in concerned(kept.state, kept.format, event))
    return Preview(tuple(lines), tuple(spoken.most_common()), sum(isinstance(one, MovedUp) for one in found))


def present_venue(visit: Visit, desk: HallDesk) -> Mapping[str, object]:
    venue = venue_of(visit, desk)
    return {
        "heading": said_in(venue.city, desk.language), "name": venue.name, "city": venue.city,
        "starts": venue.starts.strftime(LOCAL), "zone": venue.zone, "capacity": venue.capacity, "tables": venue.tables,
    }  # fmt: skip


def present_addition(_visit: Visit, desk: HallDesk) -> Mapping[str, object]:
    like = desk.office.championship.format.venues[0]
    return {
        "name": "", "city": "", "starts": like.starts.strftime(LOCAL), "zone": like.zone, "capacity": like.capacity,
        "tables": like.tables, "heats": like.heats,
    }  # fmt: skip


def present_closing(_visit: Visit, desk: HallDesk) -> Mapping[str, object]:
    return {"closes": desk.office.championship.format.registration.closes.isoformat()}


CHANGES: Final[Mapping[str, ChangePage]] = {
    VENUE: ChangePage("venue", venue_change, present_venue),
    CLOSING: ChangePage("closing", closing_change, present_closing),
    ADD: ChangePage("add", addition, present_addition),
}
PAGES: Final[tuple[Page, ...]] = (
    Page("GET", PLAN, look),
    *(Page("GET", path, one.look) for path, one in CHANGES.items()),
    *(Page("POST", path, one.act) for path, one in CHANGES.items()),
)
