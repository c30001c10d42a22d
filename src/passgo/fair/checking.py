"""Checking a finished game from its file alone: chain, commitments, seeds and every number, without the rules.

The file is what `passgo export` writes. Nothing here trusts the server that played the game or shares code with it but
the stream itself; docs/fair-dice.md says what follows from a file that passes, and what does not.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from passgo.fair.stream import BadSeed, FairChance, game_key, seat_commitment, server_commitment

LARGEST_FILE: Final = 64_000_000
MOST_SIDES: Final = 1_000  # of a die, and cards of a deck: more would only keep the reader busy
FIRST_HASH: Final = "0" * 64
MISREAD: Final = (AttributeError, BadSeed, IndexError, KeyError, RecursionError, TypeError, ValueError)


class BadGame(ValueError):
    """Not the file of a game with fair dice."""


class Wrong(Exception):
    """What does not hold, and the version of the entry at which it shows."""

    def __init__(self, version: int, why: str) -> None:
        super().__init__(why)
        self.version = version
        self.why = why


class Entry(NamedTuple):
    version: int
    kind: str
    body: dict[str, Any]


class Roll(NamedTuple):
    """One entry that drew something: what was asked for, what it says it got, and whether a judge typed the dice in."""

    version: int
    seat: int
    asked: list[int]
    draws: list[int]
    physical: bool


class Finding(NamedTuple):
    """One thing that was checked. `version` is 0 where all is right."""

    check: str
    ok: bool
    text: str
    version: int = 0


@dataclass
class GameFile:
    """A game as its file has it; nothing of it is believed yet."""

    stream: str
    head: str
    raw: list[dict[str, Any]]
    entries: list[Entry] = field(default_factory=list)

    def of(self, *kinds: str) -> list[Entry]:
        return [entry for entry in self.entries if entry.kind in kinds]

    def one(self, kind: str) -> Entry | None:
        found = self.of(kind)
        if len(found) > 1:
            raise Wrong(found[1].version, f"a second entry `{kind}`")
        return found[0] if found else None


def read_game(content: bytes) -> GameFile:
    if len(content) > LARGEST_FILE:
        raise BadGame(f"{len(content)} bytes are more than the {LARGEST_FILE} of the longest game")
    try:
        told = json.loads(content)
        game = GameFile(str(told["stream"]), str(told["head"]), list(told["entries"]))
        known = told["passgo_game"] == 1 and game.raw[0]["kind"] == "created"
        committed = known and bool(json.loads(game.raw[0]["body"]).get("commitment"))
    except MISREAD as error:
        raise BadGame("not a game written by passgo export") from error
    if not known:
        raise BadGame("not a game written by passgo export")
    if not committed:
        raise BadGame("this game was played without fair dice: its first entry commits to nothing")
    return game


def check_game(game: GameFile) -> Iterator[Finding]:
    """One finding after the other; the first one that is wrong is the last."""
    for name, check in CHECKS:
        try:
            yield Finding(name, True, check(game))
        except Wrong as wrong:
            yield Finding(name, False, wrong.why, wrong.version)
            return


def check_chain(game: GameFile) -> str:
    """Every entry is chained to the one before, as `JSON.stringify` writes it, and the last one is the head."""
    last = FIRST_HASH
    for number, raw in enumerate(game.raw, 1):
        try:
            told = [game.stream, raw["version"], raw["kind"], raw["body"], raw["at_ms"]]
            packed = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
            right = hashlib.sha256(bytes.fromhex(last) + packed).hexdigest()
            fits = (raw["version"], raw["prev_hash"], raw["hash"]) == (number, last, right)
            game.entries.append(Entry(number, str(raw["kind"]), dict(json.loads(raw["body"]))))
        except MISREAD as error:
            raise Wrong(number, "it cannot be read") from error
        if not fits:
            raise Wrong(number, "it is not what was chained to the entry before it")
        last = right
    if last != game.head:
        raise Wrong(len(game.raw), "the game does not end with its head")
    return f"{len(game.raw)} entries, each chained to the one before; the last is {last}"


def check_server(game: GameFile) -> str:
    """The seed that the server revealed opens every commitment it made, for the edition in force then."""
    revealed = game.one("revealed")
    if revealed is None:
        raise Wrong(len(game.entries), "the server has not revealed its seed: the game is not over")
    seed = str(revealed.body.get("server_seed", ""))
    made = game.of("created", "settings-chosen")
    for entry in made:
        if not opens(server_commitment, seed, entry.body.get("commitment"), game.stream, str(entry.body.get("hash"))):
            raise Wrong(revealed.version, f"the revealed seed does not open the commitment of entry {entry.version}")
    late = [
        entry.version for entry in game.of("started", "acted", "settings-chosen") if entry.version > revealed.version
    ]
    if late:
        raise Wrong(late[0], "the game goes on after the server has revealed its seed")
    return f"the revealed seed opens what the server committed to in {listed([entry.version for entry in made])}"


def opens(commitment_of: Any, seed: object, commitment: object, *bound: str) -> bool:
    try:
        return bool(commitment_of(seed, *bound) == commitment)
    except MISREAD:
        return False


def check_seats(game: GameFile) -> str:
    """What each seat put in was covered before the start was called, and uncovered before the first number."""
    started = game.one("started")
    if started is None:
        return "no game was begun"
    seeding = game.one("seeding")
    seeds = [str(seed) for seed in started.body.get("seeds", [])]
    commitments = [""] * len(seeds) if seeding is None else [str(one) for one in seeding.body.get("commitments", [])]
    called = started.version if seeding is None else seeding.version
    if len(commitments) != len(seeds):
        raise Wrong(started.version, "not a seed for every seat")
    latest = {seat_in(entry, seeds): entry for entry in game.of("seat-committed") if entry.version < called}
    for seat, commitment in enumerate(commitments):
        if commitment and (seat not in latest or latest[seat].body.get("commitment") != commitment):
            raise Wrong(called, f"seat {seat} has not committed to that")
    revealed = dict.fromkeys(range(len(seeds)), "")
    for entry in game.of("seat-revealed"):
        seat = seat_in(entry, seeds)
        seed = str(entry.body.get("seed", ""))
        if not called < entry.version < started.version or not commitments[seat]:
            raise Wrong(entry.version, f"nothing was to be revealed by seat {seat} here")
        if not opens(seat_commitment, seed, commitments[seat], game.stream):
            raise Wrong(entry.version, f"the seed of seat {seat} does not open its commitment")
        revealed[seat] = seed
    if seeds != list(revealed.values()):
        raise Wrong(started.version, "the game was not begun with what the seats revealed")
    kept_back = [seat for seat in revealed if commitments[seat] and not revealed[seat]]
    silent = f"; not revealed in time by {seats(kept_back)}" if kept_back else ""
    return f"{sum(map(bool, revealed.values()))} of {len(seeds)} seats put a seed of their own in{silent}"


def seat_in(entry: Entry, seeds: Sequence[str]) -> int:
    seat = entry.body.get("seat", 0)
    if not isinstance(seat, int) or not 0 <= seat < len(seeds):
        raise Wrong(entry.version, "no such seat")
    return seat


def check_draws(game: GameFile) -> str:
    """Every number is the one that stands at its place in the stream; dice from a real table have no place."""
    key = key_of(game)
    if key is None:
        return "nothing was drawn"
    stream = FairChance(key)
    dice = shuffles = typed = 0
    for roll in rolls(game):
        given = list(roll.draws)
        for asked in roll.asked:
            if asked < 0:
                right, given = stream.shuffle(-asked) == given[:-asked], given[-asked:]
                shuffles += 1
            elif roll.physical:
                right, given = given[:1] != [] and 1 <= given[0] <= asked, given[1:]
                typed += 1
            else:
                right, given = [stream.die(asked)] == given[:1], given[1:]
                dice += 1
            if not right:
                raise Wrong(roll.version, "a number is not the one at its place in the stream")
        if given:
            raise Wrong(roll.version, "it holds numbers that nobody asked for")
    real = f"; {typed} dice were typed in by the judge, and nothing is proven about them" if typed else ""
    return f"{dice} dice and {shuffles} shuffles are the numbers of the stream, place by place{real}"


def key_of(game: GameFile) -> bytes | None:
    """The game's key; none if it was never begun."""
    started, revealed = game.one("started"), game.one("revealed")
    if started is None or revealed is None:
        return None
    edition = str(game.of("created", "settings-chosen")[-1].body.get("hash"))
    return game_key(str(revealed.body.get("server_seed")), game.stream, edition, started.body.get("seeds", []))


def rolls(game: GameFile) -> Iterator[Roll]:
    settings = game.of("created", "settings-chosen")[-1].body.get("settings")
    real_dice = isinstance(settings, dict) and settings.get("physical_dice") is True
    for entry in game.entries:
        if entry.kind not in ("started", "acted"):
            if entry.body.get("draws") or entry.body.get("asked"):
                raise Wrong(entry.version, "nothing can be drawn here")
            continue
        asked, draws = entry.body.get("asked", []), entry.body.get("draws", [])
        if not numbers(asked) or not numbers(draws) or any(n == 0 or abs(n) > MOST_SIDES for n in asked):
            raise Wrong(entry.version, "it does not say what was drawn")
        physical = entry.body.get("dice", "") == "physical"
        if physical != real_dice and (physical or any(n > 0 for n in asked)):
            raise Wrong(entry.version, "dice from a real table where there is none, or the other way round")
        if asked or draws:
            yield Roll(entry.version, int(entry.body.get("seat", 0)), asked, draws, physical)


def numbers(found: object) -> bool:
    return isinstance(found, list) and all(type(one) is int for one in found)


def listed(versions: Sequence[int]) -> str:
    return ("entry " if len(versions) == 1 else "entries ") + ", ".join(map(str, versions))


def seats(numbers: Sequence[int]) -> str:
    return ("seat " if len(numbers) == 1 else "seats ") + ", ".join(map(str, numbers))


CHECKS: Final = (("chain", check_chain), ("server", check_server), ("seats", check_seats), ("draws", check_draws))
