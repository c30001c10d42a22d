"""How fast public pages are while a long document is printed.

`python -m tests.web.print_latency [TABLES]` starts a server of its own with one full hall, orders the score sheets of
all its tables (two pages each), and asks for a public page the whole time. It prints the figures as JSON.
"""

import datetime
import json
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

import httpx
from tests.web.running import Process

from passgo.championship import Actor, Person, commands
from passgo.championship.commands import DIRECTOR, REGISTRAR
from passgo.championship.format import preset_text
from passgo.championship.rounds import RoundId
from passgo.office import Offices
from passgo.store import open_store

SEATS = 4
PAUSE = 0.05
QUIET_SECONDS = 5.0
ROUND = RoundId("evening", "hall", 1)


def hall(url: str, tables: int) -> str:
    """A championship whose first round is seated; returns the director's link."""
    now = datetime.datetime.now(datetime.UTC)
    day, people = datetime.timedelta(days=1), tables * SEATS
    text = preset_text("single-evening").replace("capacity = 24", f"capacity = {people}")
    text = text.replace("tables = 6", f"tables = {-(-tables // 2)}\nheats = 2").replace(
        "seats = [3, 6]", f"seats = [3, {SEATS}]"
    )
    text = text.replace("2026-01-05", f"{(now - 9 * day).date()}").replace("2026-01-30", f"{(now + day).date()}")
    text = text.replace("2026-01-31", f"{(now + 2 * day).date()}")
    store = open_store(url)
    office = Offices(store).create(text, now - day, terms={"en": "Everybody plays fair."})
    rules = office.championship.format.registration
    clerk = Actor("o9", REGISTRAR)
    for number in range(people):
        id = f"e{number:04}"
        born = datetime.date(1990, 5, 1)
        who = Person(f"Name {number:04}", f"{id}@mail.example", f"+30 210 {number:06}", born, "GR")
        entry = commands.Register(Actor(id, "entrant"), id, "hall", who, 1, rules.declarations, rules.consents)
        office.perform(entry, now)
        office.perform(commands.Phone(clerk, id), now)
        office.perform(commands.CheckIn(clerk, id, "hall"), now)
    office.perform(commands.MakeSeating(Actor("o1", DIRECTOR), ROUND, 7), now)
    _, token = office.invite(DIRECTOR, "Dora", now)
    store.close()
    return token


def asked(client: httpx.Client, until: threading.Event, most: float) -> list[float]:
    """Seconds that each answer took, one after the other."""
    took, begun = [], time.monotonic()
    while not until.is_set() and time.monotonic() - begun < most:
        asked_at = time.perf_counter()
        client.get("/c/single-evening").raise_for_status()
        took.append(time.perf_counter() - asked_at)
        time.sleep(PAUSE)
    return took


def figures(took: list[float]) -> dict[str, float]:
    return {
        "requests": len(took),
        "median_ms": round(1000 * statistics.median(took), 1),
        "p99_ms": round(1000 * sorted(took)[int(0.99 * (len(took) - 1))], 1),
        "worst_ms": round(1000 * max(took), 1),
    }


def document(client: httpx.Client) -> bytes:
    answer = client.get(f"/c/single-evening/director/session/{ROUND}/sheets.pdf")
    while answer.headers["content-type"] != "application/pdf":
        answer.raise_for_status()
        time.sleep(0.5)
        answer = client.get(f"{answer.url}".removesuffix("/file") + "/file")
    return answer.content


def measure(tables: int) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'passgo.db'}"
        token = hall(url, tables)
        server = Process(url, limits__requests_per_minute="1000000")
        try:
            with (
                httpx.Client(base_url=server.url, timeout=600, follow_redirects=True, trust_env=False) as public,
                httpx.Client(base_url=server.url, timeout=600, follow_redirects=True, trust_env=False) as director,
            ):
                director.get(f"/desk/{token}")
                public.get("/c/single-evening")
                quiet = asked(public, threading.Event(), QUIET_SECONDS)
                printed = threading.Event()
                found: list[float] = []

                def order() -> None:
                    begun = time.monotonic()
                    found.append(len(document(director)))
                    found.append(round(time.monotonic() - begun, 1))
                    printed.set()

                threading.Thread(target=order).start()
                busy = asked(public, printed, 600)
        finally:
            server.terminate()
    pages = 2 * (tables + 2)
    return {"pages": pages, "seconds": found[1], "quiet": figures(quiet), "printing": figures(busy)}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure(int(sys.argv[1]) if sys.argv[1:] else 248), indent=2) + "\n")
