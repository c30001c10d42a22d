"""The texts of letters: the standard ones of the catalogues, and those that the director wrote in their place.

A text of the director names what is filled in like this: `{name}`.
"""

import re
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from passgo.i18n import catalogue
from passgo.office.emails import LONE_LINK, MARKS
from passgo.store.schema import mail_texts

LONGEST_SUBJECT: Final = 200
LONGEST_BODY: Final = 5_000
PLACEHOLDER: Final = re.compile(r"\{\s*([^{}]*?)\s*\}")
COMMON: Final = ("name", "nickname", "championship", "venue", "city", "starts", "organiser", "site")
# What only some kinds of letters can say.
OWN: Final[dict[str, tuple[str, ...]]] = {
    "registered": ("link",), "registered-alternate": ("link", "number"), "confirmed": ("badge",),
    "reminder": ("badge", "days"), "nickname-returned": ("reason",), "left-withdrawn": ("reason",),
    "left-disqualified": ("reason",), "terms": ("notice",), "terms-cancelled": ("notice",), "seated": ("table", "heat"),
    "qualified": ("stage",), "prize": ("prize",), "link": ("link",), "online": ("link",), "plan": ("what",),
}  # fmt: skip
NEEDED: Final[dict[str, str]] = {kind: "link" for kind, own in OWN.items() if "link" in own} | {"plan": "what"}


@dataclass(frozen=True, slots=True)
class MailText:
    subject: str
    body: str


class BadMailText(ValueError):
    """A text that cannot be used: `code` is unknown, missing, empty or long, `word` the placeholder it is about."""

    def __init__(self, code: str, word: str = "") -> None:
        super().__init__(f"{code} {word}")
        self.code = code
        self.word = word


def placeholders(kind: str) -> tuple[str, ...]:
    return (*COMMON, *OWN.get(kind, ()))


def standard(kind: str, language: str) -> MailText:
    """The text of the catalogue, with its placeholders in braces."""
    blanks: dict[str, str | int] = {name: f"{{{name}}}" for name in placeholders(kind)}
    said = catalogue(language)
    subject, body = (MARKS.sub("", said.say(f"mail-{kind}-{part}", blanks)) for part in ("subject", "body"))
    return MailText(subject, body)


def checked(kind: str, text: MailText) -> MailText:
    """The text, tidied; BadMailText if it cannot be used."""
    subject, body = " ".join(text.subject.split()), text.body.replace("\r\n", "\n").strip()
    if not subject or not body:
        raise BadMailText("empty")
    if len(subject) > LONGEST_SUBJECT or len(body) > LONGEST_BODY:
        raise BadMailText("long")
    used = PLACEHOLDER.findall(subject) + PLACEHOLDER.findall(body)
    for word in used:
        if word not in placeholders(kind):
            raise BadMailText("unknown", word[:40])
    needed = NEEDED.get(kind, "")
    if needed and needed not in PLACEHOLDER.findall(body):
        raise BadMailText("missing", needed)
    return MailText(subject, body)


def filled(text: MailText, arguments: dict[str, str]) -> tuple[str, str]:
    """Subject and body with everything filled in."""

    def fill(words: str) -> str:
        return PLACEHOLDER.sub(lambda found: arguments.get(found[1], found[0]), words)

    subject, body = fill(text.subject), fill(text.body)
    return " ".join(subject.split()), LONE_LINK.sub(r"\1", body)


# Rows


def find(conn: Connection, championship: str, kind: str, language: str) -> MailText | None:
    mine = (mail_texts.c.championship == championship) & (mail_texts.c.kind == kind)
    query = select(mail_texts.c.subject, mail_texts.c.body).where(mine, mail_texts.c.language == language)
    found = conn.execute(query).first()
    return None if found is None else MailText(found.subject, found.body)


def changed(conn: Connection, championship: str) -> set[tuple[str, str]]:
    """Kind and language of every text that is not the standard one."""
    query = select(mail_texts.c.kind, mail_texts.c.language).where(mail_texts.c.championship == championship)
    return {(row.kind, row.language) for row in conn.execute(query)}


def keep(conn: Connection, championship: str, kind: str, language: str, text: MailText | None) -> None:
    """Keep a text of the director; None goes back to the standard one."""
    mine = (mail_texts.c.championship == championship) & (mail_texts.c.kind == kind)
    conn.execute(delete(mail_texts).where(mine, mail_texts.c.language == language))
    if text is not None:
        row = {"championship": championship, "kind": kind, "language": language}
        conn.execute(insert(mail_texts), row | {"subject": text.subject, "body": text.body})
