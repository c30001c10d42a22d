"""What is written down of each game: a row of results, and if wanted a row for each decision. docs/data.md shows both.

Rows are kept by column, as Parquet wants them; workers hand them back batch by batch.
"""

import csv
import json
from dataclasses import dataclass
from typing import Any, Final, Protocol, TextIO

from passgo.bots.playing import Playing
from passgo.bots.protocol import ASKED, Bot
from passgo.engine.actions import ANSWER_NAMES, Action
from passgo.engine.board import SPACE_STREET
from passgo.engine.ending import worth
from passgo.engine.game import Decision, Game
from passgo.engine.state import FREE
from passgo.engine.views import View

Columns = dict[str, list[Any]]

# What of a game is handed back, beside the count; each includes what stands before it.
NOTHING: Final = 0
GAMES: Final = 1
DECISIONS: Final = 2

CSV_HEAD: Final = ["game", "turns", "ending", "winning_seats", "winners", "faults"]


@dataclass(frozen=True)
class Column:
    name: str
    type: str  # a key of `parquet.types`
    meaning: str
    nullable: bool = False


GAME_COLUMNS: Final = (
    Column("game", "int64", "the number of the game in its run, from 0"),
    Column("bots", "list of string", "who played, by seat"),
    Column("order", "list of int8", "the seats in the order of play; the first one began"),
    Column("turns", "int32", "turns of all players together"),
    Column("ending", "string", "`last player left`, `first bankruptcy`, `time` or `turn limit`"),
    Column("winners", "list of int8", "seats that won; several share the win, none if the turn limit came first"),
    Column("worths", "list of int64", "net worth at the end, by seat; 0 for a player who is out"),
    Column("fallen", "list of int8", "seats that are out, in the order in which they fell"),
    Column("sets", "list of set", "sets of streets in the order of their first completion: group, seat and turn"),
    Column("faults", "int32", "answers of bots that were refused, too late or none"),
)
DECISION_COLUMNS: Final = (
    Column("game", "int64", "the number of the game in its run"),
    Column("decision", "int32", "the number of the decision in its game, from 0"),
    Column("turn", "int32", "turns finished before it"),
    Column("seat", "int8", "who was asked"),
    Column("bot", "string", "the bot at that seat"),
    Column("asked", "string", "what for: " + ", ".join(f"`{name}`" for name in ASKED)),
    Column("action", "string", "the answer, as in the records of a game; empty if there was none", nullable=True),
    Column("amount", "int64", "of a bid, the steps of a choice, the group of `sell-hotels`; else 0"),
    Column("space", "int16", "the space that the action names, or the first of several", nullable=True),
    Column(
        "spaces", "list of int16", "all of them, in their order, where `build` or `want` names several", nullable=True
    ),
    Column("other", "int8", "the other player's seat", nullable=True),
    Column("answer", "string", "of `choose`", nullable=True),
    Column("deal", "string", "of `offer`, as JSON: what the seat gives and takes", nullable=True),
    Column("refused", "bool", "the answer was a fault; the plainest legal action was done instead"),
    Column("cash", "int64", "of the seat, before it answered, like all that follows"),
    Column("worth", "int64", "its net worth"),
    Column("at", "int16", "the space it stands on"),
    Column("jail", "int8", "turns it has tried in jail; empty if it is free", nullable=True),
    Column("jail_cards", "int8", "jail cards it holds"),
    Column("deeds", "int8", "deeds it owns"),
    Column("sets", "int8", "whole sets of streets it owns"),
    Column("players", "int8", "players still in the game"),
)


def no_rows(columns: tuple[Column, ...]) -> Columns:
    return {column.name: [] for column in columns}


def add_rows(columns: Columns, more: Columns) -> None:
    for name, values in more.items():
        columns[name] += values


class Witness:
    """Sits at a bot's seat, hands on what it is asked and what it answers, and tells the diary."""

    def __init__(self, bot: Bot, name: str, diary: "Diary") -> None:
        self.bot = bot
        self.name = name
        self.diary = diary

    def decide(self, view: View, decision: Decision) -> Action:
        self.diary.note_asked(decision, self.name)
        action = self.bot.decide(view, decision)
        self.diary.note_answer(action)
        return action


class Diary:
    """Follows one game and writes it down."""

    def __init__(self, index: int, game: Game, names: list[str], keep: int) -> None:
        self.index = index
        self.game = game
        self.names = names
        self.decisions: Columns | None = no_rows(DECISION_COLUMNS) if keep == DECISIONS else None
        groups = enumerate(game.board.groups)
        self.open = [
            number for number, group in groups if group.kind == SPACE_STREET and group.deeds
        ]  # not yet completed
        self.sets: list[dict[str, object]] = []
        self.faults = 0

    def seated(self, bots: list[Bot | None]) -> list[Bot | None]:
        """The bots, each with a witness where decisions are wanted."""
        if self.decisions is None:
            return bots
        return [self.witnessed(bot, seat) for seat, bot in enumerate(bots)]

    def witnessed(self, bot: Bot | None, seat: int) -> Bot | None:
        return bot if bot is None or isinstance(bot, Witness) else Witness(bot, self.names[seat], self)

    def hear(self, playing: Playing) -> None:
        """Take note of what the latest answer brought about."""
        game = self.game
        for number in self.open:
            owner = game.sets[number].owner
            if owner >= 0:
                self.sets.append({"group": game.board.groups[number].id, "seat": owner, "turn": game.turns})
                self.open = [other for other in self.open if other != number]
        if len(playing.faults) != self.faults:
            self.faults = len(playing.faults)
            if self.decisions is not None:
                self.decisions["refused"][-1] = True
                playing.bots = self.seated(playing.bots)  # a bot that failed too often was replaced

    def note_asked(self, decision: Decision, bot: str) -> None:
        """The position before the answer, and a place for it: a bot that raises leaves it empty."""
        columns = self.decisions
        assert columns is not None
        player = self.game.players[decision.seat]
        for name, value in (
            ("game", self.index),
            ("decision", len(columns["game"])),
            ("turn", self.game.turns),
            ("seat", decision.seat),
            ("bot", bot),
            ("asked", ASKED[decision.kind]),
            ("action", None),
            ("amount", 0),
            ("space", None),
            ("spaces", None),
            ("other", None),
            ("answer", None),
            ("deal", None),
            ("refused", False),
            ("cash", player.cash),
            ("worth", worth(self.game, player.seat)),
            ("at", player.pos),
            ("jail", None if player.jail == FREE else player.jail),
            ("jail_cards", len(player.cards)),
            ("deeds", sum(player.held)),
            ("sets", player.sets),
            ("players", self.game.in_game()),
        ):
            columns[name].append(value)

    def note_answer(self, action: Action) -> None:
        columns = self.decisions
        assert columns is not None
        columns["action"][-1] = action.name()
        columns["amount"][-1] = action.amount
        if action.space >= 0:
            columns["space"][-1] = action.space
        columns["spaces"][-1] = action.spaces
        if action.seat >= 0:
            columns["other"][-1] = action.seat
        if action.answer:
            columns["answer"][-1] = ANSWER_NAMES[action.answer]
        if action.deal is not None:
            columns["deal"][-1] = json.dumps(action.deal.to_json())

    def row(self, ending: str) -> Columns:
        """The game, now that it is over."""
        game = self.game
        return {
            "game": [self.index],
            "bots": [self.names],
            "order": [game.order],
            "turns": [game.turns],
            "ending": [ending],
            "winners": [game.winners],
            "worths": [[0 if player.out else worth(game, player.seat) for player in game.players]],
            "fallen": [game.fallen],
            "sets": [self.sets],
            "faults": [self.faults],
        }


class Rows(Protocol):
    """Where rows are put, batch by batch, in the order of the games."""

    def add(self, games: Columns, decisions: Columns) -> None: ...


class CsvRows:
    """The plain results, one line to a game."""

    def __init__(self, file: TextIO) -> None:
        self.writer = csv.writer(file)
        self.writer.writerow(CSV_HEAD)

    def add(self, games: Columns, decisions: Columns) -> None:  # noqa: ARG002  # a table of games only
        names = ("game", "turns", "ending", "winners", "bots", "faults")
        for game, turns, ending, winners, bots, faults in zip(*(games[name] for name in names), strict=True):
            seats = " ".join(str(seat) for seat in winners)
            won = " ".join(bots[seat] for seat in winners)
            self.writer.writerow([game, turns, ending, seats, won, faults])
