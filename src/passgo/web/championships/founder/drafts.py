"""Drafts of championships: what somebody has typed so far, kept with the person until they publish it."""

import datetime
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import msgspec

from passgo.championship import Format, parse
from passgo.championship.file_writer import write
from passgo.store import championship_drafts as kept_drafts
from passgo.web.championships.founder.composition import compose
from passgo.web.championships.founder.fields import Faults, fields_of, step_of
from passgo.web.championships.links import missing
from passgo.web.edge.problems import Problem
from passgo.web.plumbing.page import Visit
from passgo.web.site import now_ms

LONGEST_ID: Final = 60
TITLE: Final = "title"


class Body(msgspec.Struct, frozen=True):
    """What is stored of a draft: the file it began with, and its fields."""

    base: str
    said: dict[str, str]


@dataclass(frozen=True)
class Draft:
    id: str
    base: Format
    said: dict[str, str]
    now: datetime.datetime

    @cached_property
    def composed(self) -> tuple[Format, Faults]:
        return compose(self.base, self.said, self.now)

    @property
    def format(self) -> Format:
        return self.composed[0]

    @property
    def faults(self) -> Faults:
        return self.composed[1]

    def faults_of(self, step: str) -> Faults:
        return {name: fault for name, fault in self.faults.items() if step_of(name) == step}

    @property
    def address(self) -> str:
        return f"/championships/drafts/{self.id}"


@dataclass(frozen=True)
class DraftLine:
    """A line of the list of drafts."""

    id: str
    title: str
    changed: datetime.datetime


def body_of(base: Format, said: dict[str, str]) -> str:
    return msgspec.json.encode(Body(write(base), said)).decode()


async def keep_new(visit: Visit, base: Format, more: dict[str, str]) -> str:
    """Keep a new draft for the visitor, who becomes a guest if they are nobody yet; returns its address."""
    await visit.become_somebody(visit.player_name)
    person, body = visit.visitor.id, body_of(base, {**fields_of(base), **more})
    id = await visit.site.write(lambda conn: kept_drafts.add(conn, person, body, now_ms()))
    if id is None:
        raise Problem("too-many-drafts", count=kept_drafts.MOST)
    return f"/championships/drafts/{id}"


async def draft_at(visit: Visit) -> Draft:
    """The draft that the address names, if it is the visitor's own."""
    id, person = visit.path("draft"), visit.visitor.id
    found = None
    if person and len(id) <= LONGEST_ID:
        found = await visit.site.ask(lambda conn: kept_drafts.find(conn, id, person))
    if found is None:
        raise missing("no-such-page")
    body = msgspec.json.decode(found.body, type=Body)
    return Draft(id, parse(body.base), body.said, now())


async def keep(visit: Visit, draft: Draft, said: dict[str, str]) -> Draft:
    """Keep what was typed, whatever is wrong with it."""
    person, body = visit.visitor.id, body_of(draft.base, said)
    if not await visit.site.write(lambda conn: kept_drafts.save(conn, draft.id, person, body, now_ms())):
        raise Problem("too-large")
    return Draft(draft.id, draft.base, said, now())


async def drafts_of(visit: Visit) -> list[DraftLine]:
    person = visit.visitor.id
    found = await visit.site.ask(lambda conn: kept_drafts.of(conn, person)) if person else []
    return [DraftLine(row.id, title_in(row.body), moment(row.changed_ms)) for row in found]


def title_in(body: str) -> str:
    return msgspec.json.decode(body, type=Body).said.get(TITLE, "")


def moment(at_ms: int) -> datetime.datetime:
    return datetime.datetime.fromtimestamp(at_ms / 1000, datetime.UTC)


def now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)
