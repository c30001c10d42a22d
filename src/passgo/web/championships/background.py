"""Background work for championships: news from other servers, online tables, emails, old data."""

import asyncio
import datetime
from contextlib import suppress
from functools import partial
from typing import Final

from passgo.championship import Event, Refused, events
from passgo.championship.state import ERASED
from passgo.office import Office, mailings
from passgo.office.mail_sender import Postman, mail_server
from passgo.store import StoreError
from passgo.web.championships.online_tables import Keeper, forget
from passgo.web.edge import logs
from passgo.web.edge.problems import Problem
from passgo.web.site import Site

LOOK_SECONDS: Final = 1.0
LOOKS_TO_A_SWEEP: Final = 3600
LOOKS_TO_A_REMINDER: Final = 300
CLOCK: Final = {
    events.ClockJumped.kind: "the clock of this computer jumped; the championship keeps its time",
    events.ClockPutRight.kind: "the clock of this computer agrees with the championship again",
}


async def look_after(site: Site) -> None:
    """Look after all championships until the server stops."""
    keeper = Keeper(site)
    loop = asyncio.get_running_loop()

    def wrote(office: Office, found: list[Event], _now: datetime.datetime) -> None:
        for event in found:
            if isinstance(event, events.Left) and event.status == ERASED:
                asyncio.run_coroutine_threadsafe(forgotten(site, office, event.entrant), loop)

    site.offices.watchers.append(wrote)
    postman = None
    if site.settings.mail:
        server = mail_server(site.settings.mail, site.settings.mail_from)
        postman = Postman(site.offices, server, site.settings.public_url)
        postman.start()
    try:
        looks = 0
        while True:
            await look(site, keeper, sweep=looks % LOOKS_TO_A_SWEEP == 0, remind=looks % LOOKS_TO_A_REMINDER == 0)
            looks += 1
            await asyncio.sleep(LOOK_SECONDS)
    finally:
        if postman is not None:
            await asyncio.to_thread(postman.stop)  # an email on its way may take longer; it stays in the outbox


async def look(site: Site, keeper: Keeper, *, sweep: bool, remind: bool = False) -> None:
    """Look at every championship once; a fault in one leaves the others alone."""
    try:
        await site.in_office(site.offices.clock.compare)
        ids = await site.in_office(site.offices.ids)
    except StoreError as error:
        logs.warning("championships wait", error=type(error).__name__)
        return
    for id in ids:
        try:
            office = await site.in_office(partial(site.offices.open, id))
            await site.in_office(office.catch_up)
            for event in await site.in_office(office.watch):
                logs.warning(CLOCK[event.kind], championship=id)
            if sweep:
                people = await site.in_office(partial(office.sweep, site.offices.clock.now()))
                if people:
                    logs.info("personal data deleted: its retention is over", championship=id, count=people)
            if remind:
                written = await site.in_office(partial(mailings.remind, office, office.now()))
                if written:
                    logs.info("reminders written", championship=id, count=written)
            await keeper.round(office)
        except (Problem, Refused, StoreError) as error:
            logs.warning("championship waits", championship=id, error=type(error).__name__)
        except Exception:  # whatever is wrong with this championship, others must not wait behind it
            site.metrics.faults.add()
            logs.fault("championship cannot be looked after", championship=id)


async def forgotten(site: Site, office: Office, entrant: str) -> None:
    with suppress(Problem, StoreError):
        await forget(site, office, entrant)
