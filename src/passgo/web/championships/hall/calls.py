"""Calls for the head judge: a table asks for them, and those who answer say so."""

import re
from collections.abc import Mapping
from typing import Final

from starlette.responses import Response

from passgo.championship import Command, Refused, commands
from passgo.championship.rounds import RoundId
from passgo.web.championships.links import missing, round_named, serves
from passgo.web.championships.official_desk import (
    SHEETS,
    Act,
    HallDesk,
    Refusal,
    act_at,
    give,
    look_at,
    show_desk,
)
from passgo.web.plumbing.page import Page, Visit, go_to

CALLS: Final = "/c/{id}/calls"
OWN_PAGE: Final = re.compile(r"[\w/-]*")


async def show(visit: Visit, desk: HallDesk, refusal: Refusal | None) -> Response:
    return show_desk(visit, desk, "calls.html", visit.say("hall-calls"), refusal)


def place_of(visit: Visit, desk: HallDesk) -> tuple[RoundId, int]:
    """The table that the form names, if the official serves its venue."""
    id = round_named(visit.form.text("session"))
    if not any(serves(one, id.venue) for one in desk.people):
        raise missing("no-such-page")
    return id, visit.form.number("table", 0)


def act_of(kind: type[commands.CallHeadJudge | commands.TakeCall | commands.EndCall]) -> Act:
    async def act(visit: Visit, desk: HallDesk) -> None:
        if not desk.may(kind):
            raise Refused("not-allowed", command=kind.__name__)
        wish: Command = kind(desk.by(kind), *place_of(visit, desk))
        await give(visit, desk, wish)

    return act


ACTS: Final[Mapping[str, Act]] = {
    "call": act_of(commands.CallHeadJudge),
    "take": act_of(commands.TakeCall),
    "end": act_of(commands.EndCall),
}


async def look(visit: Visit) -> Response:
    return await look_at(visit, SHEETS, show)


async def act(visit: Visit) -> Response:
    """Answer a call, and go back to the page on which it was seen."""
    answer = await act_at(visit, SHEETS, ACTS, show)
    back = visit.form.text("back")[:200]
    if answer.status_code == 303 and OWN_PAGE.fullmatch(back):
        return go_to(f"/c/{visit.path('id')}/{back.lstrip('/')}")
    return answer


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", CALLS, look),
    Page("POST", CALLS, act),
)
