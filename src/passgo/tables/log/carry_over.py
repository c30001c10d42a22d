"""A game that outlives a release: what is stored of it besides the log, and how it goes on under other rules.

While the rules stay the same, a table is its log, replayed. From a log of rules that this release does not play, the
table learns only who sits where and who spoke; its position comes from the store. From there the game goes on, and an
entry says so.
"""

from typing import Any, Final, NamedTuple

import msgspec

from passgo.engine import BadSnapshot, Game, from_json, to_json
from passgo.engine.rules import RULES_VERSION
from passgo.store.positions import Position
from passgo.tables.draft import Draft
from passgo.tables.log import entries
from passgo.tables.log.fold import adopt
from passgo.tables.refusals import BrokenTable, Refused
from passgo.tables.settings import pinned_edition
from passgo.tables.table_state import FINISHED, OPEN, PLAYING, SILENT, State


class Kept(NamedTuple):
    """The content of the store besides the entries of a table."""

    editions: dict[str, str]  # by hash
    position: Position | None


NOTHING_KEPT: Final = Kept({}, None)


class StoredPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The content of a stored position."""

    game: dict[str, Any]
    began_ms: int = 0


ENCODER: Final = msgspec.json.Encoder()


def position_of(state: State) -> Position | None:
    """The position to store with an entry, so that a later release can go on from there."""
    if state.game is None:
        return None
    content = ENCODER.encode(StoredPosition(to_json(state.game), state.began_ms)).decode()
    return Position(state.table, state.game_version, state.rules, content)


def check_position(state: State, position: Position | None) -> None:
    """Check that the log leads to the position stored with its last move; otherwise the rules have changed."""
    if state.game is None or position is None or position.version != state.game_version:
        return
    if read_position(position).game != to_json(state.game):
        raise BrokenTable(f"version {position.version} leads to another position than the one that was stored")


def read_position(position: Position) -> StoredPosition:
    try:
        return msgspec.json.decode(position.content, type=StoredPosition)
    except msgspec.MsgspecError as error:
        raise BrokenTable(f"the stored position of version {position.version}: {error}") from error


def take_position(state: State, position: Position | None) -> None:
    """Put the stored position on the board of a table that was not replayed, if it belongs to the last move."""
    if position is None or position.version != state.game_version:
        return
    stored = read_position(position)
    try:
        game = rebuilt(state, stored.game)
    except (BadSnapshot, Refused):
        return  # it cannot be carried over: a finished game still has its outcome, any other is given up
    adopt(state, game)
    state.began_ms = stored.began_ms


def rebuilt(state: State, position: dict[str, Any]) -> Game:
    """The position on the board of the same edition, under today's rules."""
    edition = pinned_edition(state.settings, state.pinned, RULES_VERSION, state.kept)
    return from_json(edition.board, {**position, "version": RULES_VERSION}, SILENT)


# What is due when such a table is opened.


def is_behind(state: State) -> bool:
    """Whether the table is not yet under the rules of this release, or its outcome is not yet frozen."""
    if state.status in OPEN:
        return state.rules != RULES_VERSION or not state.replayed
    return state.status == FINISHED and not state.frozen and state.outcome is not None


def carry(draft: Draft) -> None:
    """Carry the game over to the rules of this release, from its position; give up a game that has none."""
    state = draft.state
    if state.status == FINISHED:
        return  # its outcome is frozen as with every command
    if state.status == PLAYING and state.game is None:
        draft.add(entries.Closed(reason="other-rules"))
        return
    position: dict[str, Any] = {}
    if state.game is not None:
        try:
            position = to_json(rebuilt(state, to_json(state.game)))
        except (BadSnapshot, Refused):
            draft.add(entries.Closed(reason="other-rules"))
            return
    draft.add(entries.Carried(rules=RULES_VERSION, position=position, began_ms=state.began_ms))
