"""Undo: a player takes back their own last decision, never past dice, a reveal or what anybody did since.

Nothing is deleted: the new entry names the one it undoes, and the position before that one is in force again. The clock
of the decision has kept running, so that nobody gains time by taking it back.
"""

from typing import Final

from passgo.engine import actions, events
from passgo.tables import clocks
from passgo.tables.log import entries
from passgo.tables.log.entries import Body
from passgo.tables.refusals import Refused
from passgo.tables.shown.happenings import Happening
from passgo.tables.table_state import PLAYING, State, Undoable

# Decisions between a player and the Bank. Bids, claims and deals are promises to others and cannot be undone.
OWN_DECISIONS: Final = frozenset(
    {
        actions.END,
        actions.BUY,
        actions.DECLINE,
        actions.BUILD,
        actions.SELL,
        actions.SELL_HOTELS,
        actions.MORTGAGE,
        actions.REDEEM,
        actions.SURRENDER,
        actions.PAY,
        actions.FINE,
        actions.CARD,
        actions.CHOOSE,
    }
)
REVEALS: Final = frozenset({events.CARD_DRAWN, events.CARD_SHOWN, events.GAME_OVER})
MOST: Final = 20  # decisions in a row


def before(state: State, body: Body, former: State | None) -> State | None:
    """The state to come back to, taken before an entry is applied, if it is a decision that this table can undo."""
    if not isinstance(body, entries.Acted) or not state.settings.undo or body.by != "person" or body.dice:
        return None
    if body.decoded.kind not in OWN_DECISIONS:
        return None
    return state.copy() if former is None else former.twin()


def remember(state: State, before: State | None, body: entries.Acted, told: list[Happening]) -> None:
    """Keep the state before an entry that was applied, unless it drew chance, revealed something or ended the game."""
    # Players who declare what they want to build, and see who else could, have promised too; not so under rules 1.
    words = REVEALS if state.rules == 1 else REVEALS | {events.SHORTAGE}
    revealed = any(happening.type in words for happening in told)
    if before is None or before.drawn != state.drawn or revealed or state.status != PLAYING:
        state.undo = ()
        return
    kept = state.undo if state.undo and state.undo[-1].seat == body.seat else ()
    before.undo = ()
    last = Undoable(state.version, body.seat, body.decoded, before)
    state.undo = (*kept[1 - MOST :], last)


def latest(state: State, seat: int) -> Undoable | None:
    """The decision this seat could take back now, as far as the clock allows."""
    return state.undo[-1] if state.undo and state.undo[-1].seat == seat else None


def until_ms(last: Undoable) -> int:
    """The moment until which a decision can be taken back: its own clock keeps running. 0 is no clock."""
    return clocks.decision_deadline(last.before, last.seat)


def take_back(state: State, undoes: int) -> Undoable:
    """Restore the position before that decision. Anything prepared for the position after it is stale."""
    if not state.undo or state.undo[-1].version != undoes:
        raise Refused("nothing-to-undo")
    last = state.undo[-1]
    former = last.before.copy()
    state.version += 1
    state.undo = state.undo[:-1]
    state.game = former.game
    state.sale = former.sale
    state.turn, state.acts, state.offers = former.turn, former.acts, former.offers
    state.negotiations = former.negotiations
    now = state.version
    state.waits = {seat: wait._replace(version=now) for seat, wait in former.waits.items()}
    state.proposals = {pair: made._replace(version=now) for pair, made in former.proposals.items()}
    state.hammer = None if former.hammer is None else former.hammer._replace(version=now)
    return last
