"""Proposals to undo what touches results: one official made them, another one agrees or not."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from starlette.responses import Response

from passgo.championship import commands
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, JUDGE, SCORER
from passgo.championship.state import Undo
from passgo.web.championships.links import serves
from passgo.web.championships.names import Player, player
from passgo.web.championships.official_desk import (
    Act,
    HallDesk,
    Refusal,
    act_at,
    done_of,
    give,
    look_at,
    reading,
    show_desk,
)
from passgo.web.championships.rounds import heading
from passgo.web.edge.problems import Problem
from passgo.web.plumbing.page import Page, Visit

ROLES: Final = (DIRECTOR, HEAD_JUDGE, SCORER, JUDGE)
UNDO: Final = "/c/{id}/undo"


@dataclass(frozen=True)
class Proposal:
    version: int
    what: str
    player: Player | None
    place: str  # round, or city of an entrant
    table: int
    reason: str
    by: str  # by name
    own: bool


def seen(desk: HallDesk) -> list[Undo]:
    """The proposals of the official's venue."""
    state = desk.core.state
    return [undo for undo in state.undos.values() if serves(desk.person, state.venue_of(undo))]


def proposal(visit: Visit, desk: HallDesk, undo: Undo, names: Mapping[str, str]) -> Proposal:
    core = desk.core
    venue = core.venue(core.state.venue_of(undo))
    place = venue.city
    if undo.session is not None:
        place = heading(visit.speech, core.stage(undo.session.stage), venue, undo.session.round)
    return Proposal(
        undo.version, undo.what, player(desk, undo.entrant) if undo.entrant else None, place, undo.table, undo.reason,
        names.get(undo.by, undo.by), any(one.id == undo.by for one in desk.people),
    )  # fmt: skip


async def show(visit: Visit, desk: HallDesk, refusal: Refusal | None) -> Response:
    def look() -> list[Proposal]:
        names = {one.id: one.name for one in desk.office.officials()}
        return [proposal(visit, desk, undo, names) for undo in seen(desk)]

    proposals = await reading(visit, desk, look)
    return show_desk(
        visit, desk, "undo.html", visit.say("hall-page-undo"), refusal, done_of(visit, ACTS), proposals=proposals
    )


def chosen(visit: Visit, desk: HallDesk) -> int:
    """The proposal of the form, which must be one of the official's venue if it still exists."""
    version = visit.form.number("undo")
    known = {undo.version for undo in desk.core.state.undos.values()}
    if version in known - {undo.version for undo in seen(desk)}:
        raise Problem("bad-command", field="undo")
    return version


async def agree(visit: Visit, desk: HallDesk) -> None:
    version = await reading(visit, desk, lambda: chosen(visit, desk))
    await give(visit, desk, commands.AgreeToUndo(desk.by(commands.AgreeToUndo), version))


async def decline(visit: Visit, desk: HallDesk) -> None:
    version = await reading(visit, desk, lambda: chosen(visit, desk))
    await give(visit, desk, commands.DeclineUndo(desk.by(commands.DeclineUndo), version))


ACTS: Final[Mapping[str, Act]] = {"undo": agree, "decline": decline}


async def look(visit: Visit) -> Response:
    return await look_at(visit, ROLES, show)


async def act(visit: Visit) -> Response:
    return await act_at(visit, ROLES, ACTS, show)


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", UNDO, look),
    Page("POST", UNDO, act),
)
