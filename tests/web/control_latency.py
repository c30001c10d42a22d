"""How soon the control room and the live board show an event.

`python -m tests.web.control_latency [FOLLOWERS]` starts a server with a championship of eight venues. A director
follows the control room as the page does: news of the stream, then the page itself. Then so many people follow the live
board while the director publishes the seating of each city. It prints the figures as JSON.
"""

import asyncio
import datetime
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx
from tests.web.championships.opening import format_text
from tests.web.running import Running, running

from passgo.championship import Actor, Person, commands
from passgo.championship.commands import DIRECTOR, REGISTRAR
from passgo.championship.rounds import RoundId
from passgo.office import Office

VENUES = 8
PEOPLE = 8  # of each city
EVENTS = 20
CLERK = Actor("o9", REGISTRAR)


def eight_venues(server: Running, now: datetime.datetime) -> Office:
    """The Greek championship with one hall more, everybody registered and nobody phoned."""
    text = format_text("eight")
    hall = next(part for part in text.split("[[venues]]") if 'id = "syntagma"' in part).partition("[[stages]]")[0]
    text = text.replace(f"[[venues]]{hall}", f"[[venues]]{hall}[[venues]]{hall.replace('syntagma', 'spare')}")
    office = server.site.offices.create(text, now - datetime.timedelta(days=1), terms={"en": "Everybody plays fair."})
    rules = office.championship.format.registration
    for venue_id in cities(office):
        for number in range(PEOPLE):
            id = f"{venue_id}-{number:03}"
            who = Person(f"Name {id}", f"{id}@mail.example", "+30 210 000000", datetime.date(1990, 5, 1), "GR")
            entry = commands.Register(Actor(id, "entrant"), id, venue_id, who, 1, rules.declarations, rules.consents)
            office.perform(entry, now)
    return office


def cities(office: Office) -> list[str]:
    return [venue.id for venue in office.championship.format.venues if venue.registers]


def figures(took: list[float]) -> dict[str, float]:
    ranked = sorted(took)
    return {
        "events": len(took),
        "median_ms": round(1000 * statistics.median(took)),
        "p99_ms": round(1000 * ranked[int(0.99 * (len(ranked) - 1))]),
        "worst_ms": round(1000 * ranked[-1]),
    }


class Follower:
    """Somebody who follows a stream over a plain socket: five hundred HTTP clients would be measured too."""

    async def open(self, server: Running, path: str, cookies: str = "") -> "Follower":
        url = httpx.URL(server.url)
        self.reader, self.writer = await asyncio.open_connection(url.host, url.port, limit=2**22)
        self.writer.write(f"GET {path} HTTP/1.1\r\nHost: {url.host}:{url.port}\r\nCookie: {cookies}\r\n\r\n".encode())
        await self.hear()
        return self

    async def hear(self) -> float:
        """The moment of the next piece of news."""
        while line := await self.reader.readline():
            if line.startswith(b"data:"):
                return time.perf_counter()
        raise ConnectionError("the stream has ended")


async def control_room(server: Running, office: Office, cookies: httpx.Cookies) -> list[float]:
    """From the event to the page that shows it, as the script of the page loads it."""
    took: list[float] = []
    said = "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies.jar)
    follower = await Follower().open(server, f"/sse/championships/{office.id}/desk", said)
    async with httpx.AsyncClient(base_url=server.url, timeout=60, trust_env=False, cookies=cookies) as client:
        for entrant in list(office.championship.state.entrants)[:EVENTS]:
            begun = time.perf_counter()
            now = datetime.datetime.now(datetime.UTC)
            await asyncio.to_thread(office.perform, commands.Phone(CLERK, entrant), now)
            await follower.hear()
            (await client.get(f"/c/{office.id}/control")).raise_for_status()
            took.append(time.perf_counter() - begun)
    follower.writer.close()
    return took


async def spectators(server: Running, office: Office, count: int) -> list[float]:
    """From a publication to each of so many followers, once for each city."""
    path = f"/sse/championships/{office.id}"
    everybody = [await Follower().open(server, path) for _ in range(count)]
    took: list[float] = []
    for venue in cities(office):
        begun = time.perf_counter()
        await asyncio.to_thread(publish, office, venue)
        took += [moment - begun for moment in await asyncio.gather(*(one.hear() for one in everybody))]
    for one in everybody:
        one.writer.close()
    return took


def publish(office: Office, venue: str) -> None:
    now = datetime.datetime.now(datetime.UTC)
    director, session = Actor("o1", DIRECTOR), RoundId("city", venue, 1)
    hall = office.championship.format.venue(venue)
    assert hall is not None
    office.perform(commands.MakeSeating(director, session, 7), now)
    office.perform(commands.PublishSeating(director, session, hall.starts), now)


def measure(count: int) -> dict[str, object]:
    loose = dict.fromkeys(("limits__connections_per_address", "limits__streams_per_address"), str(2 * count))
    loose["limits__requests_per_minute"] = "1000000"
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), **loose) as server:
        now = datetime.datetime.now(datetime.UTC)
        office = eight_venues(server, now)
        _, token = office.invite(DIRECTOR, "Dora", now)
        with server.client() as client:
            client.get(f"/desk/{token}")
            cookies = client.cookies
        room = asyncio.run(control_room(server, office, cookies))
        for id in list(office.championship.state.entrants)[EVENTS:]:
            office.perform(commands.Phone(CLERK, id), now)
        board = asyncio.run(spectators(server, office, count))
    return {"venues": VENUES, "control_room": figures(room), "followers": count, "live_board": figures(board)}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure(int(sys.argv[1]) if sys.argv[1:] else 500), indent=2) + "\n")
