"""Letters in the director's own words: messages to many, reminders before the start, and the texts of every kind."""

from collections.abc import Mapping
from dataclasses import dataclass
from secrets import token_hex
from typing import Final

from starlette.responses import Response

from passgo.championship.commands import DIRECTOR
from passgo.i18n import languages, own_name
from passgo.office import BadDetails, mail_texts, mailings
from passgo.office.emails import KINDS
from passgo.office.mail_texts import BadMailText, MailText
from passgo.office.mailings import MESSAGE, STATUSES, Selection, TooManyMessages
from passgo.web.championships.links import base_of, blocking
from passgo.web.championships.official_desk import (
    Act,
    HallDesk,
    Refusal,
    Unclear,
    act_at,
    desk_at,
    done_of,
    look_at,
    reading,
    show_desk,
    show_refused,
)
from passgo.web.edge.problems import Problem
from passgo.web.plumbing.page import Page, Visit

ROLES: Final = (DIRECTOR,)
COMMAS: Final = str.maketrans(",،", "  ")  # as people write lists, also in Arabic
MAIL: Final = "/c/{id}/director/mail"
TEXT: Final = "/c/{id}/director/mail/{kind}/{language}"


@dataclass(frozen=True)
class KindRow:
    kind: str
    subject: str
    own: tuple[str, ...]  # languages with a text of the director


@dataclass(frozen=True)
class Draft:
    """A message as somebody writes it, and how many would get it once that has been asked."""

    selection: Selection
    text: MailText
    name: str
    count: int | None = None
    preview: MailText | None = None


def text_in(visit: Visit) -> MailText:
    subject, body = visit.form.text("subject"), visit.form.text("body")
    return MailText(subject[: 2 * mail_texts.LONGEST_SUBJECT], body[: 2 * mail_texts.LONGEST_BODY])


def draft_in(visit: Visit) -> Draft:
    form = visit.form
    selection = Selection(*(form.text(name)[:200] for name in ("venue", "status", "group", "stage")))
    return Draft(selection, text_in(visit), form.text("name")[: mailings.LONGEST_NAME] or token_hex(8))


def refusal(visit: Visit, bad: BadMailText) -> Refusal:
    key = "mail-desk-needed" if bad.code == "missing" else f"mail-desk-bad-{bad.code}"
    return Refusal(visit.say(key, word=f"{{{bad.word}}}"), "")


def example(desk: HallDesk, text: MailText, visit: Visit) -> MailText:
    """The text as somebody gets it: the director's name, and the first venue."""
    format = desk.format
    venue, site = format.venues[0], f"{base_of(visit)}/c/{desk.id}"
    values = {
        **{name: f"[{name}]" for names in mail_texts.OWN.values() for name in names},
        "name": desk.official, "nickname": desk.official, "championship": desk.name, "venue": venue.name,
        "city": venue.city, "starts": visit.speech.catalogue.moment(venue.starts), "site": site,
        "organiser": ", ".join(format.organisers), "link": site, "badge": "K7PX2MQD",
    }  # fmt: skip
    return MailText(*mail_texts.filled(text, values))


def kinds(desk: HallDesk, language: str) -> list[KindRow]:
    changed = desk.office.store.ask(lambda conn: mail_texts.changed(conn, desk.id))

    def subject(kind: str) -> str:
        return mail_texts.standard(kind, language).subject.replace("{championship}: ", "")

    return [
        KindRow(kind, subject(kind), tuple(sorted(one for known, one in changed if known == kind))) for kind in KINDS
    ]


async def show(visit: Visit, desk: HallDesk, refused: Refusal | None, draft: Draft | None = None) -> Response:
    found = draft or (draft_in(visit) if refused else Draft(Selection(), MailText("", ""), token_hex(8)))
    rows = await blocking(visit.site, lambda: kinds(desk, visit.language))
    days = await blocking(visit.site, lambda: mailings.reminder_days(desk.office))
    format = desk.format
    people = await reading(visit, desk, lambda: list(desk.office.championship.people.rows.values()))
    return show_desk(
        visit, desk, "director_mail.html", visit.say("hall-page-mail"), refused, done_of(visit, ACTS),
        draft=found, rows=rows, days=", ".join(map(str, days)), language=visit.language, statuses=STATUSES,
        venues=[(one.id, one.city) for one in format.venues if one.registers],
        stages=[(one.id, one.name) for one in format.stages], groups=sorted({one.group for one in people} - {""}),
        words=mail_texts.placeholders(MESSAGE),
    )  # fmt: skip


async def send(visit: Visit, desk: HallDesk) -> None:
    draft = draft_in(visit)
    text = mail_texts.checked(MESSAGE, draft.text)
    try:
        await blocking(visit.site, lambda: mailings.send(desk.office, draft.name, draft.selection, text, desk.now))
    except TooManyMessages:
        raise Unclear("mail-desk-too-many") from None


async def set_reminders(visit: Visit, desk: HallDesk) -> None:
    words = visit.form.text("days")[:100].translate(COMMAS).split()
    if not all(word.isascii() and word.isdigit() for word in words):
        raise Unclear("mail-desk-bad-days")
    try:
        await blocking(visit.site, lambda: mailings.set_reminder_days(desk.office, [int(word) for word in words]))
    except BadDetails:
        raise Unclear("mail-desk-bad-days") from None


ACTS: Final[Mapping[str, Act]] = {"send": send, "reminders": set_reminders}


async def look(visit: Visit) -> Response:
    return await look_at(visit, ROLES, show)


async def act(visit: Visit) -> Response:
    """Count the receivers first, with a preview; then send."""
    try:
        if visit.form.text("do") == "count":
            desk, draft = await desk_at(visit, *ROLES), draft_in(visit)
            text = mail_texts.checked(MESSAGE, draft.text)
            chosen = await reading(visit, desk, lambda: mailings.chosen(desk.office, draft.selection))
            counted = Draft(draft.selection, text, draft.name, len(chosen), example(desk, text, visit))
            return await show(visit, desk, None, counted)
        return await act_at(visit, ROLES, ACTS, show)
    except BadMailText as bad:
        return await show_refused(visit, ROLES, show, refusal(visit, bad))


# The text of one kind.


def place_of(visit: Visit) -> tuple[str, str]:
    kind, language = visit.path("kind"), visit.path("language")
    if kind not in KINDS or language not in languages():
        raise Problem("unknown-kind")
    return kind, language


async def show_text(visit: Visit, desk: HallDesk, refused: Refusal | None, preview: MailText | None = None) -> Response:
    kind, language = place_of(visit)
    own = await blocking(
        visit.site, lambda: desk.office.store.ask(lambda conn: mail_texts.find(conn, desk.id, kind, language))
    )
    written = text_in(visit) if refused or preview else None
    text = written or own or mail_texts.standard(kind, language)
    return show_desk(
        visit, desk, "director_mail_text.html", visit.say("hall-page-mail"), refused, done_of(visit, TEXT_ACTS),
        kind=kind, language=language, text=text, own=own is not None, preview=preview,
        tongues=[(one, own_name(one)) for one in languages()], words=mail_texts.placeholders(kind),
        needed=mail_texts.NEEDED.get(kind, ""),
    )  # fmt: skip


async def keep_text(visit: Visit, desk: HallDesk) -> None:
    kind, language = place_of(visit)
    text = mail_texts.checked(kind, text_in(visit))
    await blocking(
        visit.site, lambda: desk.office.write(lambda conn: mail_texts.keep(conn, desk.id, kind, language, text))
    )


async def use_standard(visit: Visit, desk: HallDesk) -> None:
    kind, language = place_of(visit)
    await blocking(
        visit.site, lambda: desk.office.write(lambda conn: mail_texts.keep(conn, desk.id, kind, language, None))
    )


TEXT_ACTS: Final[Mapping[str, Act]] = {"keep": keep_text, "standard": use_standard}


async def look_text(visit: Visit) -> Response:
    return await look_at(visit, ROLES, show_text)


async def act_text(visit: Visit) -> Response:
    try:
        if visit.form.text("do") == "preview":
            desk = await desk_at(visit, *ROLES)
            text = mail_texts.checked(place_of(visit)[0], text_in(visit))
            return await show_text(visit, desk, None, example(desk, text, visit))
        return await act_at(visit, ROLES, TEXT_ACTS, show_text)
    except BadMailText as bad:
        return await show_refused(visit, ROLES, show_text, refusal(visit, bad))


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", MAIL, look),
    Page("POST", MAIL, act),
    Page("GET", TEXT, look_text),
    Page("POST", TEXT, act_text),
)
