"""The rules of play: pure, without clock, input, output or randomness of its own."""

from passgo.engine import actions, events
from passgo.engine.actions import (
    ROLE_BANKER,
    ROLE_JUDGE,
    ROLE_STEWARD,
    Action,
    BadAction,
    Deal,
    IllegalAction,
    action_from_json,
)
from passgo.engine.board import Board
from passgo.engine.chance import Chance, NoChance, ScriptedChance, SeededChance
from passgo.engine.events import Event
from passgo.engine.game import Decision, Game, new_game
from passgo.engine.legal import Legal
from passgo.engine.log import BadLog, Log, Record, replay
from passgo.engine.rules import Rules
from passgo.engine.snapshot import BadSnapshot, digest, from_json, to_json
from passgo.engine.views import ROLE_SPECTATOR, View

__all__ = [
    "ROLE_BANKER",
    "ROLE_JUDGE",
    "ROLE_SPECTATOR",
    "ROLE_STEWARD",
    "Action",
    "BadAction",
    "BadLog",
    "BadSnapshot",
    "Board",
    "Chance",
    "Deal",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "Legal",
    "Log",
    "NoChance",
    "Record",
    "Rules",
    "ScriptedChance",
    "SeededChance",
    "View",
    "action_from_json",
    "actions",
    "digest",
    "events",
    "from_json",
    "new_game",
    "replay",
    "to_json",
]
