"""Saved games: files that a power cut, a crash or a second game cannot damage."""

import json
import os
import tempfile
from pathlib import Path
from typing import Final

from passgo.bots import BOTS
from passgo.editions import load
from passgo.engine.chance import SeededChance
from passgo.engine.log import BadLog, replay
from passgo.engine.rules import RULES_VERSION, is_playable
from passgo.play.table import BadSetup, Table, check_names

LONGEST_FILE: Final = 50_000_000
LARGEST_WORD: Final = 0xFFFFFFFF


class BadSave(ValueError):
    """Raised for a file that holds no saved game, or that cannot be written."""


class NotSaved(BadSave):
    """Raised when a game is not saved; `text` is the catalogue key of the message for the player."""

    def __init__(self, path: Path, text: str, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.text = text


def write(table: Table, path: Path) -> None:
    """Write the game to the file, whole or not at all."""
    text = json.dumps(table.to_json(), separators=(",", ":"))
    try:
        put(text, path.resolve())
    except OSError as error:
        reason = f"the game cannot be saved here: {error.strerror}; choose another file"
        raise NotSaved(path, "play-cannot-save", reason) from error


def put(text: str, target: Path) -> None:
    """Write beside the target and move it there in one step."""
    handle, scratch = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(scratch).replace(target)
    except BaseException:
        Path(scratch).unlink(missing_ok=True)
        raise


def read(path: Path, source: str | None) -> Table:
    """The game in the file, replayed to where it stopped; its edition comes from `source` if one is given."""
    data = read_json(path)
    try:
        return table_of(data, source)
    except (BadLog, BadSave, BadSetup) as error:
        raise BadSave(f"{path}: not a saved game that can be continued: {error}. The file was not changed") from error


def read_json(path: Path) -> dict[str, object]:
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST_FILE + 1)
        if len(content) > LONGEST_FILE:
            raise BadSave(f"{path}: too large for a saved game: at most {LONGEST_FILE} bytes")
        data = json.loads(content.decode("utf-8"))
    except OSError as error:
        raise BadSave(f"{path}: cannot be read: {error.strerror}; give the file of a saved game") from error
    except (ValueError, RecursionError) as error:
        if isinstance(error, BadSave):
            raise
        reason = f"{error}" if isinstance(error, json.JSONDecodeError) else "no text in JSON"
        advice = "it was cut or is no saved game; the file was not changed, take another copy"
        raise BadSave(f"{path}: broken: {reason}; {advice}") from error
    if not isinstance(data, dict) or data.get("format") != "passgo-game":
        raise BadSave(f"{path}: not a saved game of passgo; the file was not changed, give another one to --load")
    return data


def table_of(data: dict[str, object], source: str | None) -> Table:
    seated = data.get("table")
    if not isinstance(seated, dict):
        raise BadSave("it does not say who plays")
    named = source or text_of(seated, "edition")
    options = data.get("options")
    if not isinstance(options, dict):
        raise BadSave("options must be named")
    edition = load(named, options, pinned=str(data.get("hash")), rules=rules_of(data))
    log = replay(edition.board, data)
    names, bots = texts_of(seated, "names"), texts_of(seated, "bots")
    seats = len(log.game.players)
    if len(names) != seats or len(bots) != seats or any(bot and bot not in BOTS for bot in bots):
        raise BadSave(f"it must name {seats} players and for each a bot ({', '.join(BOTS)}) or nobody")
    check_names(names)
    seed = seated.get("seed")
    if type(seed) is not int:
        raise BadSave("its seed must be a whole number")
    chance = chance_of(seated.get("chance"))
    log.continue_with(chance)
    return Table(edition, named, names, bots, seed, log, chance, tokens_of(seated, seats))


def rules_of(data: dict[str, object]) -> int:
    """Version of the rules the game was begun under; it continues under them."""
    rules = data.get("version")
    if type(rules) is not int or not is_playable(rules):
        raise BadSave(f"rules version {rules!r} is not {RULES_VERSION}")
    return rules


def text_of(data: dict[str, object], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise BadSave(f"its {key} must be a word")
    return value


def texts_of(data: dict[str, object], key: str) -> list[str]:
    value = data.get(key)
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        raise BadSave(f"its {key} must be a list of words")
    return [str(entry) for entry in value]


def tokens_of(seated: dict[str, object], seats: int) -> list[str]:
    """Tokens by seat; empty in games of older releases. The edition need not have them any more."""
    tokens = texts_of(seated, "tokens") if "tokens" in seated else []
    if len(tokens) not in (0, seats) or len(set(tokens)) < len(tokens):
        raise BadSave(f"its tokens must be {seats}, no two alike, or none")
    return tokens


def chance_of(words: object) -> SeededChance:
    """The source of dice, in its saved state."""
    if not isinstance(words, list) or len(words) != 4 or not any(words):
        raise BadSave("its chance must be four numbers")
    if not all(type(word) is int and 0 <= word <= LARGEST_WORD for word in words):
        raise BadSave("its chance must be four numbers")
    chance = SeededChance(0)
    chance.a, chance.b, chance.c, chance.d = words
    return chance


class Keeper:
    """The file in which a game is saved, if any."""

    def __init__(self, table: Table, path: Path | None) -> None:
        self.table = table
        self.path = path

    def save(self) -> None:
        if self.path is not None:
            write(self.table, self.path)

    def move_to(self, path: Path) -> None:
        """Save the game to a file of its own from now on; never overwrite another file."""
        if self.path is None or path.resolve() != self.path.resolve():
            refuse_to_overwrite(path)
        write(self.table, path)
        self.path = path


def refuse_to_overwrite(path: Path) -> None:
    if path.exists() or path.is_symlink():
        raise NotSaved(path, "play-file-there", "exists already; continue it with --load, or save in another file")
