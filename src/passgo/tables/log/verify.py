"""Verification by the rules, which a check of fair dice lacks: that the log of a game leads where it says."""

from collections.abc import Iterable, Mapping

import msgspec

from passgo.engine import digest, to_json
from passgo.engine.earlier import as_written_by
from passgo.tables.commands.commands import JudgeCorrect
from passgo.tables.commands.judge import change_cash, change_deeds, change_places
from passgo.tables.log.entries import Carried, Corrected, StoredEntry, read_body
from passgo.tables.log.fold import fold_stored
from passgo.tables.refusals import BrokenTable, OtherRules, Refused
from passgo.tables.table_state import SILENT, State


def play_again(table: str, stored: Iterable[StoredEntry], editions: Mapping[str, str] | None = None) -> str:
    """The digest of the position after the last entry, empty without a game; BrokenTable names an impossible entry.

    Every action must be legal and draw exactly what its entry says it asked for.
    """
    state = State(table, editions)
    for entry in stored:
        try:
            if entry.kind == Corrected.kind:
                check_correction(state, entry)
            if entry.kind == Carried.kind:
                check_carried(state, entry)
            fold_stored(state, entry)
        except (ArithmeticError, AttributeError, LookupError, TypeError) as error:  # no table ever wrote that
            raise BrokenTable(f"version {entry.version} ({entry.kind}) cannot be played") from error
        if not state.replayed:
            raise OtherRules(state.rules)
    return "" if state.game is None else digest(state.game)


def check_correction(state: State, entry: StoredEntry) -> None:
    """Check that the position differs from the one before only by the judge's changes: no deck was reordered."""
    body = read_body(entry)
    assert isinstance(body, Corrected)
    if state.game is None:
        raise BrokenTable(f"version {entry.version} (corrected): no game was begun")
    game = state.game.copy(SILENT)
    try:
        wish = msgspec.convert({"corrects": body.corrects, "reason": body.reason, **body.changes}, JudgeCorrect)
        for change in (change_cash, change_deeds, change_places):
            change(game, wish)
    except (Refused, msgspec.ValidationError) as error:
        raise BrokenTable(f"version {entry.version} (corrected): {error}") from error
    if as_written_by(state.rules, to_json(game)) != body.position:
        raise BrokenTable(f"version {entry.version} (corrected): the position is not what the changes lead to")


def check_carried(state: State, entry: StoredEntry) -> None:
    """Check that a game goes on under other rules from where it was: nothing on the board has changed."""
    body = read_body(entry)
    assert isinstance(body, Carried)
    here = {} if state.game is None else {**to_json(state.game), "version": body.rules}
    if body.position != here:
        raise BrokenTable(f"version {entry.version} (rules-changed): the position is not the one before it")
