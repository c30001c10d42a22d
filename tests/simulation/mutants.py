"""Servers with a planted bug. The simulation has to find each of them, or it finds nothing."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Final, NamedTuple
from unittest.mock import patch

from passgo.engine.chance import Chance
from passgo.store import streams
from passgo.tables import Outcome, Table, Tell
from passgo.tables.commands import fair_dice
from passgo.tables.table_state import State
from passgo.web.live.room import Room


@contextmanager
def tell_before_commit() -> Iterator[None]:
    """Everybody hears of a change while it is still being written."""
    write = Room.commit

    async def commit(room: Room, outcome: Outcome, before: int) -> bool:
        told = [effect for effect in outcome.effects if isinstance(effect, Tell)]
        for effect in told:
            room.audience.tell(effect)
            outcome.effects.remove(effect)
        return await write(room, outcome, before)

    with patch.object(Room, "commit", commit):
        yield


@contextmanager
def forget_commands() -> Iterator[None]:
    """A command that comes twice is done twice."""
    with patch.object(Table, "remember", lambda *_: None):
        yield


@contextmanager
def ignore_fences() -> Iterator[None]:
    """Whoever once had a table may go on writing it."""
    with patch.object(streams, "check_fence", lambda *_: None):
        yield


@contextmanager
def never_doubt() -> Iterator[None]:
    """After a commit that failed the server goes on as if it knew what is written."""

    def doubtless(_room: Room) -> bool:
        return False

    with patch.object(Room, "in_doubt", property(doubtless, lambda *_: None), create=True):
        yield


@contextmanager
def draw_elsewhere() -> Iterator[None]:
    """Dice come from the server's own chance, not from the stream it has committed itself to."""

    def own(_state: State, _seed: str, otherwise: Chance) -> Chance:
        return otherwise

    with patch.object(fair_dice, "stream_of", own):
        yield


class Mutant(NamedTuple):
    plant: Callable[[], AbstractContextManager[None]]
    found_by: frozenset[str]  # names of invariants


AT_THE_END: Final = frozenset({"all-is-answered", "all-see-the-same", "play-goes-on"})
MUTANTS: Final = {
    "tell before commit": Mutant(tell_before_commit, frozenset({"kept-before-told"})),
    "no idempotency": Mutant(forget_commands, frozenset({"done-once", "same-answer"})),
    "no fencing": Mutant(ignore_fences, frozenset({"one-owner"})),
    "no doubt after a failed commit": Mutant(never_doubt, AT_THE_END),
    "dice from elsewhere": Mutant(draw_elsewhere, frozenset({"dice-are-fair"})),
}
