"""The ways a game can end, and how the end of a finished game is told from its events."""

from passgo.engine import Event
from passgo.engine.board import Board

TURNS = 30  # the limit of the golden games that end by turns


def endings(board: Board) -> list[str]:
    """Every way a game of this edition can end."""
    found = ["bankrupt-to-player", "bankrupt-to-bank", "turn-limit"]
    if board.rules.end_time != "none":
        found += ["time", "last-round", "expulsion"]
    return found


def ending_of(events: list[Event]) -> str:
    """How the game ended, by the last step that could end it."""
    ending = "turn-limit"
    for event in events:
        if event.type == "bankrupt":
            ending = "bankrupt-to-player" if event.other >= 0 else "bankrupt-to-bank"
        elif event.type == "expelled":
            ending = "expulsion"
        elif event.type == "turn" and ending not in ("time", "last-round"):
            ending = "turn-limit"
        elif event.type in ("time", "last-round"):
            ending = event.type
    return ending
