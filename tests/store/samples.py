"""Something of everything, to be backed up, moved and upgraded."""

from passgo.store import NewEntry, Store, accounts, chat, leases, links, lobby, people, sessions

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
    store.save_snapshot("game-1", 2, '{"cash":1500}')
    with store.writing() as conn:
        ann = people.add(conn, "Ann Ångström", "sv", NOW).id
        accounts.create(conn, ann, "Ann", QUICK.hash("correct horse"), NOW)
        accounts.new_recovery_codes(conn, ann, NOW, count=2)
        sessions.start(conn, ann, "Firefox on Linux", NOW)
        links.create(conn, "game-1", "seat", NOW, seat=2)
        lobby.put(conn, lobby.TableRow("game-1", "ghost", "playing", "public", "{}", f'["{ann}"]', 3, NOW))
        chat.add(conn, chat.Said("game-1", 3, ann, None, "good luck!", NOW))
        leases.acquire(conn, "game-1", "server-a", NOW, 5000)
    return ann
