"""News for officials as server-sent events: that something has changed, and no word of what."""

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from passgo.championship.commands import EVERY_DESK
from passgo.web.championships.links import official_at
from passgo.web.championships.public.stream import Watch, Watches, board_stream
from passgo.web.plumbing.page import Page, Visit
from passgo.web.site import Site


class DeskWatch(Watch):
    """A watch that says only that something has changed."""

    def read(self) -> tuple[int, bytes]:
        version = self.office.version
        return version, msgspec.json.encode({"version": version})


def routes(site: Site) -> list[Route]:
    watches = Watches(site, DeskWatch)

    async def stream(visit: Visit) -> Response:
        office, _ = await official_at(visit, *sorted(EVERY_DESK))
        return await board_stream(watches, office, visit.request)

    return [Page("GET", "/sse/championships/{id}/desk", stream).route(site)]
