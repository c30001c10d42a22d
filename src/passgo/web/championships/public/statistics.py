"""The page with a championship's figures, and the same as JSON."""

from starlette.responses import Response

from passgo.web.championships.figures import Figures, figures
from passgo.web.championships.links import blocking, office_at
from passgo.web.championships.posting import public_name
from passgo.web.plumbing.answers import json
from passgo.web.plumbing.page import Page, Visit


async def shown(visit: Visit) -> tuple[str, Figures, str]:
    office = await office_at(visit)

    def look() -> tuple[str, Figures, str]:
        with office.lock:
            championship = office.championship
            champion = championship.champion()
            return (
                office.id, figures(championship, visit.language),
                public_name(championship, champion) if champion else "",
            )  # fmt: skip

    return await blocking(visit.site, look)


async def page(visit: Visit) -> Response:
    id, found, champion = await shown(visit)
    return visit.show("championships/statistics.html", id=id, found=found, champion=champion)


async def as_json(visit: Visit) -> Response:
    return json((await shown(visit))[1])


PAGES = (
    Page("GET", "/c/{id}/statistics", page),
    Page("GET", "/c/{id}/statistics.json", as_json),
)
