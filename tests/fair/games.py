"""Games with fair dice, played at a desk and written as files."""

import json
from typing import Any

from tests.tables.driving import PEOPLE, QUICK, SHORT, Desk

from passgo.fair import seat_commitment
from passgo.store.streams import FIRST_HASH, NewEntry, chain
from passgo.tables import JUDGE, SEAT

SERVER = "5e" * 32
SEEDS = ["a0" * 32, "a1" * 32, "a2" * 32, "a3" * 32]


def fair_lobby(seats: int = 2, seed: str = SERVER, **settings: Any) -> Desk:
    """People sit at a table whose server has committed to a seed; nobody has put anything in yet."""
    desk = Desk()
    desk.ok("create", "ann", seed=seed, settings={"seats": seats, "clocks": QUICK, "pace_ms": 0, **settings})
    for seat in range(seats):
        desk.ok("take-seat", PEOPLE[seat], SEAT, seat)
        desk.connect(PEOPLE[seat], SEAT, seat)
    return desk


def commit(desk: Desk, *seats: int) -> None:
    for seat in seats:
        desk.ok("fair-commit", PEOPLE[seat], commitment=seat_commitment(SEEDS[seat], desk.table.id))


def reveal(desk: Desk, *seats: int) -> None:
    for seat in seats:
        desk.ok("fair-reveal", PEOPLE[seat], seed=SEEDS[seat])


def finished(seats: int = 3, turns: int = 40, seed: str = SERVER) -> Desk:
    """A whole game: two seats put seeds in, one changed its mind first, a third commits and never reveals."""
    options = {**SHORT, "end.turns": turns}
    desk = fair_lobby(seats, seed, options=options)
    desk.ok("fair-commit", PEOPLE[0], commitment="00" * 32)
    commit(desk, *range(seats))
    desk.ok("choose-token", "ann", token="boot")
    desk.ok("settings", "ann", settings={"seats": seats, "clocks": QUICK, "pace_ms": 0, "options": options})
    desk.ok("start", "ann")
    reveal(desk, 0, 1)
    desk.run(10_000)
    play_by_bots(desk, seats)
    return desk


def play_by_bots(desk: Desk, seats: int) -> None:
    for seat in range(seats):
        desk.ok("leave", PEOPLE[seat])
    desk.play_out()
    assert desk.kinds()[-1] == "revealed"


def with_real_dice() -> Desk:
    """Bots play, and a judge types in what was rolled."""
    desk = fair_lobby(2, physical_dice=True, options={"end.turns": 6})
    desk.ok("take-judge", "judge", JUDGE)
    desk.connect("judge", JUDGE)
    desk.ok("start", "ann")
    for seat in range(2):
        desk.ok("leave", PEOPLE[seat])
    face = 0
    while desk.table.state.status == "playing":
        if desk.table.state.dice is not None:
            face = face % 6 + 1
            assert desk.judge("judge-dice", faces=[face], expected=desk.table.version)["ok"]
        else:
            assert desk.wake is not None
            desk.now = max(desk.now, desk.wake)
            desk.tick()
    return desk


def chained(stream: str, entries: list[NewEntry]) -> dict[str, Any]:
    """A game file whose chain is right, whatever stands in it: as a server that cheats would write it."""
    log = chain(stream, 0, FIRST_HASH, entries)
    fields = ("version", "kind", "body", "at_ms", "prev_hash", "hash")
    written = [{name: getattr(entry, name) for name in fields} for entry in log]
    return {"passgo_game": 1, "stream": stream, "head": log[-1].hash, "table": None, "entries": written}


def news(desk: Desk) -> list[NewEntry]:
    return [NewEntry(entry.kind, entry.body, entry.at_ms) for entry in desk.entries]


def file_of(desk: Desk) -> bytes:
    return json.dumps(chained(desk.table.id, news(desk))).encode()
