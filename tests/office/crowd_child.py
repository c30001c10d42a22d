"""One of two processes that register people at the same time: crowd_child.py URL FIRST COUNT THREADS."""

import datetime
import sys
from concurrent.futures import ThreadPoolExecutor

from passgo.championship import Actor, Person, Refused, commands
from passgo.office import Office, Offices
from passgo.store import open_store

NOW = datetime.datetime(2026, 1, 10, 12, tzinfo=datetime.UTC)


def entry(office: Office, number: int) -> commands.Register:
    rules = office.championship.format.registration
    id = f"e{number:03d}"
    who = Person(f"Name {id}", f"{id}@mail.example", f"+30 21000{number:03d}", datetime.date(1980, 3, 4), "GR")
    return commands.Register(Actor(id, "entrant"), id, "hall", who, 1, rules.declarations, rules.consents)


def register(office: Office, number: int) -> str:
    """What became of him, or the code he was refused with."""
    try:
        office.perform(entry(office, number), NOW, command_id="entry")
    except Refused as refusal:
        return refusal.code
    return "entered"


def register_all(office: Office, numbers: range, threads: int) -> list[str]:
    with ThreadPoolExecutor(threads) as crowd:
        return list(crowd.map(lambda number: register(office, number), numbers))


if __name__ == "__main__":
    url, first, count, threads = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
    opened = open_store(url)
    place = Offices(opened).open("single-evening")
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()  # both begin together
    sys.stdout.write("\n".join(register_all(place, range(first, first + count), threads)) + "\n")
    opened.close()
