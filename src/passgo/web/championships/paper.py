"""Paper from the web: what an official may print, the wait for a long document, and the document itself."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from starlette.responses import Response

from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, REGISTRAR
from passgo.championship.format import Venue
from passgo.i18n import languages, own_name, regions
from passgo.office import Official
from passgo.printing import CannotPrint
from passgo.printing.print_shop import Order, ShopBusy
from passgo.web.championships.documents import KINDS, PRESS, Wish, work_of
from passgo.web.championships.links import base_of, blocking, missing, serves
from passgo.web.championships.official_desk import HallDesk, Refusal, desk_at, show_desk
from passgo.web.edge.problems import REFUSED, Problem
from passgo.web.plumbing.page import Page, Visit, go_to

ROLES: Final = (DIRECTOR, HEAD_JUDGE, REGISTRAR)
PDF: Final = "application/pdf"
PATIENCE_SECONDS: Final = 3.0  # short documents come at once, longer ones have a page to wait on
BUSY: Final = 503
EMPTY: Final = ("no-tables", "no-players", "no-alternates", "no-entrants", "no-results")


@dataclass(frozen=True)
class Choice:
    """What the page offers to one desk."""

    kinds: tuple[str, ...]
    venues: tuple[Venue, ...]
    venue: str
    languages: tuple[tuple[str, str], ...]
    language: str


def printer(desk: HallDesk, kind: str, venue: str) -> Official | None:
    """The official at this desk who may print it there; the results of all venues are for those bound to none."""
    roles = KINDS.get(kind, ())
    return next((one for one in desk.people if one.role in roles and one.venue in ("", venue)), None)


def choice(visit: Visit, desk: HallDesk) -> Choice:
    venues = tuple(venue for venue in desk.format.venues if any(serves(one, venue.id) for one in desk.people))
    kinds = tuple(kind for kind in KINDS if any(printer(desk, kind, venue.id) for venue in venues))
    wanted = visit.form.text("venue")
    chosen = wanted if wanted in [one.id for one in venues] else venues[0].id
    tags = dict.fromkeys([*languages(), *regions(), visit.tag])
    language = visit.form.text("language")
    names = tuple((tag, own_name(tag)) for tag in tags)
    return Choice(kinds, venues, chosen, names, language if language in tags else visit.tag)


async def look(visit: Visit) -> Response:
    return show(visit, await desk_at(visit, *ROLES))


def show(visit: Visit, desk: HallDesk, refusal: str = "") -> Response:
    told = Refusal(visit.say(refusal), "") if refusal else None
    answer = show_desk(visit, desk, "paper.html", visit.say("hall-page-paper"), told, choice=choice(visit, desk))
    if refusal:
        answer.status_code = BUSY if refusal == "paper-busy" else REFUSED
    return answer


async def order(visit: Visit) -> Response:
    desk = await desk_at(visit, *ROLES)
    offered = choice(visit, desk)
    kind, venue = visit.form.text("do"), visit.form.text("venue")
    if kind not in KINDS:
        raise Problem("unknown-kind")
    if kind == PRESS and printer(desk, kind, "") is not None:
        venue = ""
    elif venue not in [one.id for one in offered.venues]:
        raise missing("no-such-page")
    return await printed(visit, desk, Wish(kind, venue, offered.language, base_of(visit)))


async def printed(visit: Visit, desk: HallDesk, wish: Wish) -> Response:
    """The document, or the page to wait for it on."""
    official = printer(desk, wish.kind, wish.venue)
    if official is None:
        problem = Problem("desk-link-needed")
        problem.status = 403
        raise problem
    if not visit.site.rates.commands.allows(f"desk:{official.id}"):
        raise Problem("too-fast")
    name = "-".join(part for part in (desk.id, wish.kind, wish.venue, wish.language) if part)
    shop = visit.site.print_shop
    try:
        work = await blocking(visit.site, lambda: work_of(desk.office, wish))
        made = shop.order(work, owner_of(desk), name)
    except CannotPrint as error:
        return show(visit, desk, text_of(error))
    except ShopBusy:
        return show(visit, desk, "paper-busy")
    await patience(made)
    return document(visit, desk, made) if made.made.done() else go_to(f"/c/{desk.id}/paper/{made.id}")


async def patience(made: Order) -> None:
    """Wait a little for a document, without a thread."""
    finished = asyncio.Event()
    loop = asyncio.get_running_loop()

    def ring(_made: object) -> None:
        with suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(finished.set)

    made.made.add_done_callback(ring)
    with suppress(TimeoutError):
        await asyncio.wait_for(finished.wait(), PATIENCE_SECONDS)


def owner_of(desk: HallDesk) -> str:
    return f"{desk.id}/{desk.person.id}"


def text_of(error: CannotPrint) -> str:
    if error.code in EMPTY:
        return "paper-empty"
    return "paper-too-much" if error.code in ("too-many", "too-slow") else "paper-failed"


def document(visit: Visit, desk: HallDesk, made: Order) -> Response:
    """The finished document, or the reason why there is none."""
    try:
        content = made.made.result()
    except CannotPrint as error:
        return show(visit, desk, text_of(error))
    headers = {"content-disposition": f'attachment; filename="{made.name}.pdf"'}
    return Response(content, media_type=PDF, headers=headers)


async def ordered(visit: Visit) -> tuple[HallDesk, Order]:
    desk = await desk_at(visit, *ROLES)
    found = visit.site.print_shop.find(visit.path("order"), owner_of(desk))
    if found is None:
        raise missing("no-such-page")
    return desk, found


async def wait(visit: Visit) -> Response:
    """The page to wait on: it loads itself again until the document is there."""
    desk, made = await ordered(visit)
    if made.made.done() and made.made.exception() is not None:
        return document(visit, desk, made)
    return show_desk(visit, desk, "paper_order.html", visit.say("hall-page-paper"), ready=made.made.done())


async def fetch(visit: Visit) -> Response:
    desk, made = await ordered(visit)
    return document(visit, desk, made) if made.made.done() else go_to(f"/c/{desk.id}/paper/{made.id}")


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/c/{id}/paper", look),
    Page("POST", "/c/{id}/paper", order),
    Page("GET", "/c/{id}/paper/{order}", wait),
    Page("GET", "/c/{id}/paper/{order}/file", fetch),
)
