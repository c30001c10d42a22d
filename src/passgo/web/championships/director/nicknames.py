"""The queue of nicknames: proposals and what the lists flag; the director approves or returns them with a reason."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from starlette.responses import Response

from passgo.championship import commands
from passgo.championship.commands import DIRECTOR
from passgo.championship.state import ACTIVE, Entrant
from passgo.web.championships.official_desk import (
    Act,
    HallDesk,
    Refusal,
    act_at,
    done_of,
    give,
    look_at,
    reading,
    reason_of,
    show_desk,
)
from passgo.web.plumbing.page import Page, Visit

ROLES: Final = (DIRECTOR,)
MOST_SHOWN: Final = 500
# What the lists may flag (CHAMP-POST-3, CHAMP-POST-4), and the rule that asks for it.
CONCERNS: Final[Mapping[str, str]] = {
    "theme": "CHAMP-POST-3",
    "age": "CHAMP-POST-4",
    "sex": "CHAMP-POST-4",
    "nationality": "CHAMP-POST-4",
    "body": "CHAMP-POST-4",
    "number": "CHAMP-POST-4",
    "place": "CHAMP-POST-2",
    "name": "CHAMP-POST-2",
}


@dataclass(frozen=True)
class Concern:
    text: str
    rule: str


@dataclass(frozen=True)
class Proposal:
    entrant: str
    nickname: str
    real: str
    state: str
    concerns: tuple[Concern, ...]


def proposals(desk: HallDesk, visit: Visit) -> Iterator[Proposal]:
    """The waiting proposals first, then the approved ones, which can still be taken back."""
    entrants = desk.office.championship.state.entrants.values()
    for state in ("proposed", "approved"):
        for entrant in entrants:
            if entrant.nickname == state and entrant.status in ACTIVE and desk.sees(entrant):
                yield proposal(desk, entrant, visit)


def proposal(desk: HallDesk, entrant: Entrant, visit: Visit) -> Proposal:
    people = desk.office.championship.people
    row = people.rows.get(entrant.id)
    found = tuple(
        Concern(visit.say(f"hall-concern-{word}"), CONCERNS[word]) for word in entrant.concerns if word in CONCERNS
    )
    return Proposal(entrant.id, people.nickname(entrant.id), row.name if row else "", entrant.nickname, found)


async def show(visit: Visit, desk: HallDesk, refusal: Refusal | None) -> Response:
    found = await reading(visit, desk, lambda: list(proposals(desk, visit)))
    return show_desk(
        visit, desk, "director_nicknames.html", visit.say("hall-page-nicknames"), refusal, done_of(visit, ACTS),
        waiting=[one for one in found if one.state == "proposed"][:MOST_SHOWN],
        approved=[one for one in found if one.state == "approved"][:MOST_SHOWN],
    )  # fmt: skip


async def approve(visit: Visit, desk: HallDesk) -> None:
    entrant = desk.entrant(visit.form.text("entrant"))
    await give(visit, desk, commands.ApproveNickname(desk.by(commands.ApproveNickname), entrant))


async def give_back(visit: Visit, desk: HallDesk) -> None:
    entrant = desk.entrant(visit.form.text("entrant"))
    await give(visit, desk, commands.ReturnNickname(desk.by(commands.ReturnNickname), entrant, reason_of(visit)))


async def approve_clear(visit: Visit, desk: HallDesk) -> None:
    """Approve all nicknames without a flag. The director has seen the list they send."""
    sent = visit.form.data.getlist("entrant")[:MOST_SHOWN]
    seen = [desk.entrant(id) for id in sent if isinstance(id, str)]
    await give(visit, desk, *(commands.ApproveNickname(desk.by(commands.ApproveNickname), id) for id in seen))


ACTS: Final[Mapping[str, Act]] = {"approve": approve, "approve-all": approve_clear, "give-back": give_back}


async def look(visit: Visit) -> Response:
    return await look_at(visit, ROLES, show)


async def act(visit: Visit) -> Response:
    return await act_at(visit, ROLES, ACTS, show)


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/c/{id}/director/nicknames", look),
    Page("POST", "/c/{id}/director/nicknames", act),
)
