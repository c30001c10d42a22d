"""Something of everything, to be backed up, moved and upgraded."""

from sqlalchemy import Connection, insert

from passgo.store import (
    NewEntry,
    Store,
    accounts,
    championship_drafts,
    chat,
    edition_contents,
    founders,
    leases,
    links,
    lobby,
    people,
    positions,
    proposals,
    schema,
    seeds,
    series,
    sessions,
)

NOW = 1_800_000_000_000
QUICK = accounts.Passwords(time_cost=1, memory_kib=8, parallelism=1)  # weak on purpose: tests hash often


def entry(text: str = "{}", kind: str = "act", at_ms: int = NOW) -> NewEntry:
    return NewEntry(kind, text, at_ms)


def log(length: int) -> list[NewEntry]:
    return [entry(f'{{"n":{number},"word":"naïve – ﷼"}}') for number in range(1, length + 1)]


def fill(store: Store) -> str:
    """Two games, and Ann, who has an account and speaks. Returns her id."""
    store.append("game-1", 0, log(3))
    store.append("game-2", 0, log(1))
    with store.writing() as conn:
        seeds.put(conn, "game-1", "5e" * 32)
        edition_contents.keep(conn, "ed" * 32, "{}")
        positions.put(conn, positions.Position("game-1", 3, 2, "{}"))
        ann = people.add(conn, "Ann Ångström", "sv", NOW).id
        people.change(conn, ann, gender="f")
        accounts.create(conn, ann, "Ann", QUICK.hash("correct horse"), NOW)
        accounts.new_recovery_codes(conn, ann, NOW, count=2)
        sessions.start(conn, ann, "Firefox on Linux", NOW)
        links.create(conn, "game-1", "seat", NOW, seat=2)
        lobby.put(conn, lobby.TableRow("game-1", "ghost", "playing", "public", "{}", f'["{ann}"]', 3, NOW))
        chat.add(conn, chat.Said("game-1", 3, ann, None, "good luck!", NOW))
        better = proposals.Proposal("sv", "ui.ftl", "act-roll", "Kasta tärningarna", "Kasta", "Kortare", NOW, "0b" * 8)
        proposals.add(conn, better)
        leases.acquire(conn, "game-1", "server-a", NOW, 5000)
        championship(conn)
        founders.add(conn, founders.Founder("cup", ann, "o1"))
        championship_drafts.add(conn, ann, "{}", NOW)
        series.join(conn, series.add(conn, '{"sv": "Tågserien"}', "10 7 5", 3, NOW), "cup")
        series.count(conn, series.Entry("cup", "e1", ann))
    return ann


def championship(conn: Connection) -> None:
    """One of everything that belongs to a championship; the office has the tests of what it means."""
    mine = {"championship": "cup"}
    about = {"format": "[championship]", "prices": "{}", "created_ms": NOW, "rehearsed": 0, "shift_ms": 0}
    conn.execute(insert(schema.championships), {"id": "cup", **about})
    conn.execute(insert(schema.terms), {**mine, "version": 1, "language": "el", "text": "Όροι συμμετοχής"})
    bob = {"name": "Bob Μπομπ", "email": "bob@mail.example", "phone": "+30 210", "born": "1980-03-04"}
    entry = {"entrant": "e1", "badge": "ABCD2345", "language": "el", "citizenship": "GR", "nickname": "Old Boot"}
    conn.execute(insert(schema.entrants), {**mine, **bob, **entry, "employee": 0, "relative": 1})
    official = {"id": "o1", "role": "director", "name": "Maria", "venue": "", "created_ms": NOW}
    conn.execute(insert(schema.officials), {**mine, **official})
    letter = {"id": "l1", "entrant": "e1", "kind": "registered", "arguments": "{}", "created_ms": NOW}
    conn.execute(insert(schema.letters), {**mine, **letter, "tries": 0, "fault": ""})
    conn.execute(insert(schema.performed), {**mine, "actor": "o1", "command": "c1", "first": 1, "last": 2})
    conn.execute(insert(schema.venue_keys), {**mine, "venue": "volos", "key": "00ff", "branch": 7})
    conn.execute(insert(schema.online_tables), {**mine, "session": "city/volos/1", "number": 1, "live": "game-1"})
    called = {"number": 1, "at_ms": NOW, "by": "o1", "outcome": "call-back", "back_ms": NOW, "note": "μετά τις έξι"}
    conn.execute(insert(schema.call_notes), {**mine, "entrant": "e1", **called})
    text = {"kind": "confirmed", "language": "el", "subject": "Καλωσόρισες", "body": "{name}"}
    conn.execute(insert(schema.mail_texts), {**mine, **text})
    conn.execute(insert(schema.reminders), {**mine, "days": 7})
    conn.execute(insert(schema.mailings), {**mine, "mailing": "reminder/7", "entrant": "e1", "at_ms": NOW})
