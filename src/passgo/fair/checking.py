"""Checking a finished game from its file alone: chain, commitments, seeds and every number, without the rules.

The file is what `passgo export` writes. Nothing here trusts the server that played the game or shares code with it but
the stream itself; docs/fair-dice.md says what follows from a file that passes, and what does not. The page does the
same (`ui/src/fair/checking.ts`): the same file gets the same verdict at the same entry from both.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from passgo.fair import kinds
from passgo.fair.reading import Entry, GameFile, Wrong, is_entry, read_body
from passgo.fair.stream import BadSeed, FairChance, game_key, seat_commitment, server_commitment

MOST_SIDES: Final = 1_000  # of a die, and cards of a deck
MOST_PLACES: Final = 1_000_000  # more than any game draws: they would only keep the reader busy
FIRST_HASH: Final = "0" * 64
MOVES: Final = (kinds.ACTED, kinds.UNDONE, kinds.CORRECTED)
SETS_OUT: Final = (kinds.SETTINGS_CHOSEN, kinds.SEAT_COMMITTED, kinds.SEEDING, kinds.SEAT_REVEALED, kinds.STARTED)
CHANGES_HANDS: Final = (kinds.SEATED, kinds.SEAT_LEFT, kinds.BOT_SEATED, kinds.BOT_REMOVED)


class Roll(NamedTuple):
    """One entry that drew something: what was asked for, what it says it got, and whether a judge typed the dice in."""

    version: int
    asked: list[int]
    draws: list[int]
    physical: bool


class Finding(NamedTuple):
    """One thing that was checked. `version` is 0 where all is right."""

    check: str
    ok: bool
    text: str
    version: int = 0


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
    for version, raw in enumerate(game.raw, 1):
        if not is_entry(raw):
            raise Wrong(version, "it cannot be read")
        told = [game.stream, raw["version"], raw["kind"], raw["body"], raw["at_ms"]]
        packed = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
        right = hashlib.sha256(bytes.fromhex(last) + packed).hexdigest()
        if (raw["version"], raw["prev_hash"], raw["hash"]) != (version, last, right):
            raise Wrong(version, "it is not what was chained to the entry before it")
        try:
            game.entries.append(Entry(version, raw["kind"], read_body(raw["body"])))
        except ValueError as error:
            raise Wrong(version, "it cannot be read") from error
        last = right
    if last != game.head:
        raise Wrong(len(game.raw), "the game does not end with its head")
    return f"{len(game.raw)} entries, each chained to the one before; the last is {last}"


def check_server(game: GameFile) -> str:
    """The seed that the server revealed opens every commitment it made, for the edition in force then.

    The edition is part of the key: who may still change it when the seats have revealed tries editions until he likes
    the dice. So nothing is chosen any more once the start is called.
    """
    game.one(kinds.CREATED)
    revealed = game.one(kinds.REVEALED)
    if revealed is None:
        raise Wrong(len(game.entries), "the server has not revealed its seed: the game is not over")
    made = game.of(kinds.CREATED, kinds.SETTINGS_CHOSEN)
    for entry in made:
        commitment = entry.body["commitment"]
        if not opens(server_commitment, revealed.body["server_seed"], commitment, game.stream, entry.body["hash"]):
            raise Wrong(revealed.version, f"the revealed seed does not open the commitment of entry {entry.version}")
    called = min((entry.version for entry in game.of(kinds.SEEDING, kinds.STARTED)), default=len(game.entries))
    if made[-1].version > called:
        raise Wrong(made[-1].version, "the settings, and with them the dice, were chosen after the start was called")
    late = [entry.version for entry in game.of(*SETS_OUT, *MOVES) if entry.version > revealed.version]
    if late:
        raise Wrong(late[0], "the game goes on after the server has revealed its seed")
    entries = listed([entry.version for entry in made])
    return f"the revealed seed opens what the server committed to in {entries}: {made[-1].body['commitment']}"


def opens(commitment_of: Callable[..., str], seed: str, commitment: str, *bound: str) -> bool:
    try:
        return commitment_of(seed, *bound) == commitment
    except BadSeed:
        return False


def check_seats(game: GameFile) -> str:
    """What each seat put in was covered before the start was called, and uncovered before the first number."""
    started = game.one(kinds.STARTED)
    if started is None:
        return "no game was begun"
    seeding = game.one(kinds.SEEDING)
    if seeding is not None and seeding.version > started.version:
        raise Wrong(seeding.version, "the start is called when the game has begun")
    seeds = started.body["seeds"]
    called = started.version if seeding is None else seeding.version
    commitments = covered(game, called, len(seeds))
    if commitments != ([""] * len(seeds) if seeding is None else seeding.body["commitments"]):
        raise Wrong(called, "the start was not called for what the seats had committed to")
    revealed = [""] * len(seeds)
    for entry in game.of(kinds.SEAT_REVEALED):
        seat, seed = entry.body["seat"], entry.body["seed"]
        if not called < entry.version < started.version or not 0 <= seat < len(seeds) or not commitments[seat]:
            raise Wrong(entry.version, f"nothing was to be revealed by seat {seat} here")
        if not opens(seat_commitment, seed, commitments[seat], game.stream):
            raise Wrong(entry.version, f"the seed of seat {seat} does not open its commitment")
        revealed[seat] = seed
    if seeds != revealed:
        raise Wrong(started.version, "the game was not begun with what the seats revealed")
    kept_back = [seat for seat in range(len(seeds)) if commitments[seat] and not revealed[seat]]
    silent = f"; not revealed in time by {seats(kept_back)}" if kept_back else ""
    alone = "" if any(revealed) else ": the server may have chosen among many seeds of its own"
    return f"{sum(map(bool, revealed))} of {len(seeds)} seats put a seed of their own in{silent}{alone}"


def covered(game: GameFile, called: int, size: int) -> list[str]:
    """What each seat had committed to when the start was called; a seat that changes hands begins again."""
    put_in: dict[int, str] = {}
    for entry in game.entries[: called - 1]:
        if entry.kind == kinds.SEAT_COMMITTED:
            put_in[entry.body["seat"]] = entry.body["commitment"]
        elif entry.kind in CHANGES_HANDS:
            put_in.pop(entry.body["seat"], None)
    return [put_in.get(seat, "") for seat in range(size)]


def check_draws(game: GameFile) -> str:
    """Every number is the one that stands at its place in the stream; dice from a real table have no place."""
    stream = FairChance(key_of(game))
    dice = shuffles = typed = 0
    for roll in rolls(game):
        if not follows(stream, roll):
            raise Wrong(roll.version, "its numbers are not those at their places in the stream")
        shuffles += sum(asked < 0 for asked in roll.asked)
        thrown = sum(asked > 0 for asked in roll.asked)
        dice, typed = (dice, typed + thrown) if roll.physical else (dice + thrown, typed)
    if not dice + shuffles + typed:
        return "nothing was drawn"
    real = f"; {typed} dice were typed in by the judge, and nothing is proven about them" if typed else ""
    return f"{dice} dice and {shuffles} shuffles are the numbers of the stream, place by place{real}"


def follows(stream: FairChance, roll: Roll) -> bool:
    at = 0
    for asked in roll.asked:
        if asked > 0 and roll.physical:
            if at == len(roll.draws) or not 1 <= roll.draws[at] <= asked:
                return False
            at += 1
        else:
            right = [stream.die(asked)] if asked > 0 else stream.shuffle(-asked)
            if stream.place > MOST_PLACES or roll.draws[at : at + len(right)] != right:
                return False
            at += len(right)
    return at == len(roll.draws)


def key_of(game: GameFile) -> bytes:
    """The game's key; an empty one, from which nothing is drawn, if it was never begun."""
    started, revealed = game.one(kinds.STARTED), game.one(kinds.REVEALED)
    if started is None or revealed is None:
        return b""
    edition = game.of(kinds.CREATED, kinds.SETTINGS_CHOSEN)[-1].body["hash"]
    return game_key(revealed.body["server_seed"], game.stream, edition, started.body["seeds"])


def rolls(game: GameFile) -> Iterator[Roll]:
    """The entries that drew something, in a game in which nothing is played before the start and no roll taken back."""
    real_dice = game.of(kinds.CREATED, kinds.SETTINGS_CHOSEN)[-1].body["settings"].get("physical_dice") is True
    begun, drew = False, 0
    for entry in game.entries:
        asked, draws = entry.body["asked"], entry.body["draws"]
        begun = begun or entry.kind == kinds.STARTED
        if entry.kind in MOVES and not begun:
            raise Wrong(entry.version, "a move before the game was begun")
        if entry.kind == kinds.UNDONE and entry.body["undoes"] <= drew:
            raise Wrong(entry.version, f"what entry {drew} drew would be taken back")
        if (asked or draws) and entry.kind not in (kinds.STARTED, kinds.ACTED):
            raise Wrong(entry.version, "nothing can be drawn here")
        if any(n == 0 or abs(n) > MOST_SIDES for n in asked):
            raise Wrong(entry.version, "it does not say what was drawn")
        physical = entry.kind == kinds.ACTED and entry.body["dice"] == "physical"
        if physical != real_dice and (physical or any(n > 0 for n in asked)):
            raise Wrong(entry.version, "dice from a real table where there is none, or the other way round")
        if asked or draws:
            drew = entry.version
            yield Roll(entry.version, asked, draws, physical)


def listed(versions: Sequence[int]) -> str:
    return ("entry " if len(versions) == 1 else "entries ") + ", ".join(map(str, versions))


def seats(numbers: Sequence[int]) -> str:
    return ("seat " if len(numbers) == 1 else "seats ") + ", ".join(map(str, numbers))


CHECKS: Final = (("chain", check_chain), ("server", check_server), ("seats", check_seats), ("draws", check_draws))
