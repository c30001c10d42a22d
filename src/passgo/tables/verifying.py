"""What a check of fair dice cannot tell without the rules: that a log of a game leads where it says."""

from collections.abc import Iterable

from passgo.engine import digest
from passgo.tables.entries import StoredEntry
from passgo.tables.folding import fold_stored
from passgo.tables.state import State


def play_again(table: str, stored: Iterable[StoredEntry]) -> str:
    """The digest of the position after the last entry, empty without a game; BrokenTable says which entry cannot be.

    Every action must be legal, and draw what its entry says that it asked for: no more, no less, nothing else.
    """
    state = State(table)
    for entry in stored:
        fold_stored(state, entry)
    return "" if state.game is None else digest(state.game)
