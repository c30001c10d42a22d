"""Erasures survive a restored backup: people erased after it was made are erased again."""

import datetime
from pathlib import Path
from typing import Final

from sqlalchemy import select

from passgo.championship import Actor, Refused, commands, events
from passgo.championship.codec import from_json
from passgo.championship.commands import DIRECTOR
from passgo.championship.state import ERASED
from passgo.office.errors import NoSuchChampionship
from passgo.office.offices import Offices
from passgo.store import BackupBroken, Store
from passgo.store.schema import entries

LIST_BYTES: Final = 10_000_000
STREAMS: Final = "championship/"
RESTORER: Final = Actor("restore", DIRECTOR)

Erasures = set[tuple[str, str]]  # championship and entrant: opaque ids, nothing personal


def known(store: Store) -> Erasures:
    """Every erasure in the logs of a store."""
    query = select(entries.c.stream, entries.c.body).where(
        entries.c.kind == events.Left.kind, entries.c.stream.startswith(STREAMS)
    )
    found = set()
    for row in store.ask(lambda conn: conn.execute(query).all()):
        event = from_json(row.body)
        if isinstance(event, events.Left) and event.status == ERASED:
            found.add((row.stream.removeprefix(STREAMS), event.entrant))
    return found


def read_list(file: Path) -> Erasures:
    """The list beside the backups: a championship and an entrant per line."""
    if file.stat().st_size > LIST_BYTES:
        raise BackupBroken(f"{file}: longer than {LIST_BYTES} bytes, which is not a list of erasures")
    found = set()
    for number, line in enumerate(file.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
        words = line.split()
        if len(words) == 2:
            found.add((words[0], words[1]))
        elif words:
            raise BackupBroken(f"{file}, line {number}: a championship and an entrant are needed")
    return found


def apply_again(store: Store, erasures: Erasures, now: datetime.datetime) -> int:
    """Repeat erasures in a restored store; returns how many people were erased."""
    offices = Offices(store)
    done = 0
    for championship, entrant in sorted(erasures):
        try:
            office = offices.open(championship)
            office.perform(commands.Erase(RESTORER, entrant, "restore"), office.machine_time(now))
        except (NoSuchChampionship, Refused):
            continue  # not in this backup yet, or already erased in it
        done += 1
    return done
