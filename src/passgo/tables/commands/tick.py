"""Ticks: what happens without a command, such as clocks, countdowns, bots, leavers, a table that nobody comes back to.

`due` lists what is to happen when; a tick does the first thing that is due, so that each step is its own entry.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from passgo.bots.protocol import AWAIT_ANSWER
from passgo.engine import ROLE_BANKER, ROLE_JUDGE, ROLE_STEWARD, IllegalAction, actions
from passgo.engine.game import Decision
from passgo.tables import clocks
from passgo.tables.commands import bots, fair_dice, moves
from passgo.tables.commands.commands import SYSTEM, Tick
from passgo.tables.draft import Draft
from passgo.tables.log import carry_over, entries
from passgo.tables.log.entries import CloseReason
from passgo.tables.presence import GRACE_MS
from passgo.tables.refusals import Refused
from passgo.tables.table_state import LOBBY, PLAYING, SEEDING, State

if TYPE_CHECKING:
    from passgo.tables.table import Table

LOBBY_IDLE_MS: Final = 2 * 60 * 60 * 1000  # a lobby in which nothing happens and nobody is connected
NOBODY_MS: Final = 24 * 60 * 60 * 1000  # a game in which nobody is connected
STUCK_MS: Final = 5_000  # before something that was refused is tried again

Deed = Callable[[Draft], None]


class Due(NamedTuple):
    at_ms: int
    deed: Deed


def tick(draft: Draft, _wish: Tick) -> None:
    if draft.command.role != SYSTEM:
        raise Refused("not-allowed")
    table = draft.table
    first = min(due(table, draft.state), key=lambda found: found.at_ms, default=None)
    if first is None or first.at_ms > draft.now_ms:
        return
    try:
        first.deed(draft)
    except (IllegalAction, Refused):
        # Never expected; the table must not turn into a busy loop over it.
        table.stuck_ms = draft.now_ms + STUCK_MS
        draft.forget()


def next_ms(table: "Table", state: State) -> int | None:
    """The moment the table wants its next tick."""
    first = min((found.at_ms for found in due(table, state)), default=None)
    return None if first is None else max(first, table.stuck_ms)


def due(table: "Table", state: State) -> Iterator[Due]:
    if table.late:
        yield Due(table.late[0][0], show_late)
    if carry_over.is_behind(state):
        yield Due(state.last_ms, carry_over.carry)
    else:
        yield from due_in_time(table, state)


def due_in_time(table: "Table", state: State) -> Iterator[Due]:
    if state.status == LOBBY:
        yield Due(max(state.last_ms, quiet_since(table, state)) + LOBBY_IDLE_MS, give_up("lobby-idle"))
    if state.status == SEEDING:
        yield Due(state.seeding_ms, fair_dice.begin)
    if state.status != PLAYING:
        return
    empty = table.presence.empty_ms
    if empty:
        yield Due(max(empty, state.last_ms) + NOBODY_MS, give_up("nobody-there"))
    if state.paused_ms:
        if state.pause_reason == "nobody-there" and not empty:
            yield Due(state.last_ms, go_on)
        return
    if empty and not state.settings.unattended:
        yield Due(empty + GRACE_MS, stop_play)
        return
    yield from due_official(state)
    yield from due_deals(state)
    # Before decisions that are due at the same moment: a bot that plays on would make a new offer in place of the last.
    if state.dice is None or not state.settings.physical_dice:
        yield from due_answers(state)
    for seat in state.waits:
        if state.dice is None or state.dice.seat != seat:
            yield from due_decision(table, state, seat)


def quiet_since(table: "Table", state: State) -> int:
    """The moment a lobby went quiet; one with somebody in it is not given up."""
    return table.presence.empty_ms or max(state.last_ms, table.now_ms)


def due_official(state: State) -> Iterator[Due]:
    """Yield the countdown of an auction, the last round where no judge keeps the time, and leavers who withdraw."""
    at_ms = clocks.hammer_deadline(state)
    if at_ms:
        yield Due(at_ms, strike)
    at_ms = clocks.game_deadline(state)
    if at_ms and not state.judge and not state.playing().last_round:
        yield Due(at_ms, call_last_round)
    for number, seat in enumerate(state.seats):
        if seat.stand_in == "withdraw" and may_expel(state, number):
            yield Due(state.last_ms, withdraw(number))


def may_expel(state: State, seat: int) -> bool:
    game = state.playing()
    return not game.players[seat].out and not game.start_due


def due_deals(state: State) -> Iterator[Due]:
    for pair, talk in state.negotiations.items():
        if talk.deadline_ms and not talk.closed:
            yield Due(talk.deadline_ms, end_talk(pair))


def due_decision(table: "Table", state: State, seat: int) -> Iterator[Due]:
    player = state.seats[seat].player()
    if player != "person":
        yield Due(bots.due_ms(state, seat), decide(seat, "bot" if player == "bot" else "clock"))
        return
    at_ms = clocks.decision_deadline(state, seat)
    if at_ms:
        yield Due(at_ms, decide(seat, "clock"))
    if 0 < state.settings.missed_decisions <= state.missed.get(seat, 0):
        yield Due(state.waits[seat].since_ms, send_away(seat))
    gone = gone_since(table, state, seat)
    absent = state.settings.clocks.absent_ms
    if gone and absent:
        yield Due(max(gone, state.waits[seat].since_ms) + absent, send_away(seat))


def gone_since(table: "Table", state: State, seat: int) -> int:
    """The moment since when a player counts as absent; 0 if they do not.

    In an official round only the judge removes a player. One that goes on unattended waits for nobody, not even for
    those who never came.
    """
    person, presence = state.seats[seat].person, table.presence
    gone = presence.gone_ms.get(person, 0)
    if not state.settings.official:
        return gone
    if not state.settings.unattended or presence.is_here(person):
        return 0
    return gone or presence.since_ms


def due_answers(state: State) -> Iterator[Due]:
    for (_, to), made in state.proposals.items():
        if state.seats[to].player() != "person":
            yield Due(bots.answer_due_ms(state, made), answer(to))


# Deeds.


def give_up(reason: CloseReason) -> Deed:
    def deed(draft: Draft) -> None:
        draft.add(entries.Closed(reason=reason))

    return deed


def stop_play(draft: Draft) -> None:
    """Pause play from the moment the last person left."""
    since = min(draft.table.presence.empty_ms, draft.now_ms)
    draft.add(entries.Paused(reason="nobody-there", since_ms=since))


def go_on(draft: Draft) -> None:
    draft.add(entries.Resumed())


def show_late(draft: Draft) -> None:
    """Show the table to onlookers with the delay that the host chose."""
    draft.effects += draft.table.release(draft.now_ms)


def strike(draft: Draft) -> None:
    hammer = draft.state.hammer
    assert hammer is not None
    if hammer.stage + 1 < clocks.SOLD:
        draft.add(entries.Going(stage=hammer.stage + 1))
    else:
        moves.perform(draft, ROLE_BANKER, actions.CLOSE_AUCTION, "clock")


def call_last_round(draft: Draft) -> None:
    moves.perform(draft, ROLE_JUDGE, actions.CALL_LAST_ROUND, "clock")


def withdraw(seat: int) -> Deed:
    def deed(draft: Draft) -> None:
        moves.perform(draft, ROLE_STEWARD, actions.expel(seat), "table")

    return deed


def end_talk(pair: tuple[int, int]) -> Deed:
    """End a negotiation whose time is over, and withdraw the open offers between the two."""

    def deed(draft: Draft) -> None:
        talk = draft.state.negotiations[pair]
        draft.add(entries.DealTimed(one=pair[0], other=pair[1], deadline_ms=talk.deadline_ms, closed=True))
        for maker, to in (pair, pair[::-1]):
            if (maker, to) in draft.state.proposals:
                moves.apply(draft, to, actions.reject(maker), "clock")

    return deed


def decide(seat: int, by: str) -> Deed:
    def deed(draft: Draft) -> None:
        state = draft.state
        decision = Decision(seat, state.waits[seat].kind)
        if by == "bot":
            try:
                moves.perform(draft, seat, bots.next_action(draft.table.bots, state, decision), by)
                return
            except IllegalAction:
                draft.forget()
        moves.perform(draft, seat, bots.plainest(draft.state.playing(), decision), by)

    return deed


def answer(seat: int) -> Deed:
    def deed(draft: Draft) -> None:
        decision = Decision(seat, AWAIT_ANSWER)
        try:
            moves.perform(draft, seat, bots.next_action(draft.table.bots, draft.state, decision), "bot")
        except IllegalAction:
            draft.forget()
            moves.perform(draft, seat, bots.plainest(draft.state.playing(), decision), "bot")

    return deed


def send_away(seat: int) -> Deed:
    def deed(draft: Draft) -> None:
        draft.add(entries.SeatLeft(seat=seat, reason="absent"))

    return deed
