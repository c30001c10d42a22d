"""The log of a game: its list of records. Replaying them gives the same position everywhere."""

from passgo.engine.actions import Action, BadAction, IllegalAction, action_from_json
from passgo.engine.board import Board
from passgo.engine.chance import Chance, NoChance, RecordingChance, ScriptedChance
from passgo.engine.events import Event
from passgo.engine.game import Game, new_game
from passgo.engine.rules import READINGS
from passgo.engine.snapshot import digest


class BadLog(ValueError):
    """Data that is no log of a game of this edition."""


class Record:
    """An action and the chance results it drew."""

    def __init__(self, seat: int, action: Action, draws: list[int]) -> None:
        self.seat = seat
        self.action = action
        self.draws = draws

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"seat": self.seat, "action": self.action.to_json()}
        if self.draws:
            data["draws"] = self.draws
        return data


class Log:
    """A game and every record that made it. Actions go through `apply` so that nothing is forgotten."""

    def __init__(self, board: Board, seats: int, chance: Chance, opening: bool) -> None:
        self.chance = RecordingChance(chance)
        self.opening = opening
        self.game: Game = new_game(board, seats, self.chance, opening)
        self.setup: list[int] = self.chance.drawn
        self.records: list[Record] = []
        self.game.listen()

    def apply(self, seat: int, action: Action) -> list[Event]:
        self.chance.drawn = []
        events = self.game.apply(seat, action)
        self.records.append(Record(seat, action, self.chance.drawn))
        return events

    def continue_with(self, chance: Chance) -> None:
        """Take further chance from another source: a replayed game is played on."""
        self.chance = RecordingChance(chance)
        self.game.chance = self.chance

    def to_json(self) -> dict[str, object]:
        board = self.game.board
        later = READINGS.get(board.rules_version, {})  # options that these rules did not know
        return {
            "format": "passgo-game",
            "version": board.rules_version,
            "edition": board.edition,
            "hash": board.hash,
            "options": {name: value for name, value in board.rules.values.items() if name not in later},
            "seats": len(self.game.players),
            "opening": self.opening,
            "setup": self.setup,
            "records": [record.to_json() for record in self.records],
            "digest": digest(self.game),
        }


def draws_of(value: object, where: str) -> list[int]:
    if not isinstance(value, list) or len(value) > 1000:
        raise BadLog(f"{where} must be a list of whole numbers")
    found: list[int] = []
    for item in value:
        if type(item) is not int:
            raise BadLog(f"{where} must be a list of whole numbers")
        found.append(item)
    return found


def replay(board: Board, data: object) -> Log:
    """Play a saved log again and compare its end; BadLog says what does not fit."""
    if not isinstance(data, dict) or data.get("format") != "passgo-game":
        raise BadLog("this is no passgo game")
    if data.get("version") != board.rules_version:
        raise BadLog(f"rules version {data.get('version')!r} is not {board.rules_version}")
    if data.get("hash") != board.hash:
        raise BadLog(
            f"this game needs edition {data.get('edition')!r} with hash {data.get('hash')!r}, not {board.hash!r}"
        )
    seats = data.get("seats")
    records = data.get("records")
    if type(seats) is not int or not 2 <= seats <= board.players_max or not isinstance(records, list):
        raise BadLog("seats must be a number and records a list")
    script = ScriptedChance(draws_of(data.get("setup"), "setup"))
    try:
        log = Log(board, seats, script, data.get("opening") is True)
    except NoChance as error:
        raise BadLog(f"setup: {error}") from error
    for i, row in enumerate(records):
        replay_record(log, i, row)
    if data.get("digest") != digest(log.game):
        raise BadLog("the records do not lead to the position that was saved")
    return log


def replay_record(log: Log, i: int, row: object) -> None:
    where = f"records[{i}]"
    if not isinstance(row, dict) or type(row.get("seat")) is not int:
        raise BadLog(f"{where} must hold a seat and an action")
    seat: int = row["seat"]
    script = ScriptedChance(draws_of(row.get("draws", []), where))
    log.continue_with(script)
    try:
        log.apply(seat, action_from_json(row.get("action")))
    except (BadAction, NoChance) as error:
        raise BadLog(f"{where}: {error}") from error
    except IllegalAction as refusal:
        raise BadLog(f"{where} was refused with {refusal.code}") from refusal
    if script.used != len(script.draws):
        raise BadLog(f"{where} has draws left over")
