"""Attendance: connections come and go; play pauses, resumes, and goes as fast as people like."""

from passgo.tables.commands.commands import (
    JUDGE,
    PUBLIC,
    SEAT,
    SPECTATOR,
    ChoosePace,
    Connect,
    Disconnect,
    Pause,
    Resume,
    seat_role,
)
from passgo.tables.draft import Draft
from passgo.tables.effects import Tell
from passgo.tables.log import entries
from passgo.tables.presence import GRACE_MS, MOST_NAMES
from passgo.tables.refusals import Refused
from passgo.tables.shown.messages import Presence as PresenceMessage
from passgo.tables.shown.messages import encode
from passgo.tables.table_state import PLAYING


def role_name(draft: Draft) -> str:
    """The role of a connection, if it is really that person's."""
    command = draft.command
    state = draft.state
    if command.role == SEAT and command.person and state.seat_of(command.person) == command.seat:
        return seat_role(command.seat)
    if command.role == JUDGE and command.person and state.judge == command.person:
        return JUDGE
    if command.role == SPECTATOR and may_watch(draft):
        return SPECTATOR
    if command.role == PUBLIC:
        return PUBLIC
    raise Refused("not-allowed")


def may_watch(draft: Draft) -> bool:
    """Whether the person may watch, once the driver has checked their link; where nobody may, the host still does."""
    return draft.state.settings.watch != "nobody" or draft.is_host() or draft.state.status != PLAYING


def connect(draft: Draft, _wish: Connect) -> None:
    role = role_name(draft)
    if role != PUBLIC:
        give_time_back(draft)
    draft.table.presence.come(role, draft.command.person)
    if draft.state.status == PLAYING and draft.command.role == SEAT:
        come_back(draft, draft.command.seat)
    tell_presence(draft)


def give_time_back(draft: Draft) -> None:
    """Give the first person back the time since everybody left, or since a restart: no clock ran meanwhile."""
    state = draft.state
    empty = draft.table.presence.empty_ms
    if state.status != PLAYING or state.settings.unattended or not empty:
        return
    if not state.paused_ms and draft.now_ms - empty > GRACE_MS:
        draft.add(entries.Paused(reason="nobody-there", since_ms=empty))
    if draft.state.pause_reason == "nobody-there":
        draft.add(entries.Resumed())


def come_back(draft: Draft, seat: int) -> None:
    """Let a player who only lost their connection play again as soon as they are back."""
    there = draft.state.seats[seat]
    if there.stand_in and there.why == "absent" and not draft.state.playing().players[seat].out:
        draft.add(entries.Seated(seat=seat, person=draft.command.person))


def disconnect(draft: Draft, _wish: Disconnect) -> None:
    command = draft.command
    role = seat_role(command.seat) if command.role == SEAT else command.role
    if draft.table.presence.has(role, command.person):
        draft.table.presence.go(role, command.person, draft.now_ms)
        tell_presence(draft)


def tell_presence(draft: Draft) -> None:
    table = draft.table
    state = draft.state
    presence = table.presence
    watching = presence.watching()
    names = [table.names[person].name for person in list(watching)[:MOST_NAMES] if person in table.names]
    seats = [presence.has(seat_role(number), seat.person) for number, seat in enumerate(state.seats)]
    data = encode(PresenceMessage(seats, presence.has(JUDGE, state.judge), len(watching), names))
    for role in presence.roles():
        if role != PUBLIC:
            draft.effects.append(Tell(role, table.person_in(state, role), data))


def pause(draft: Draft, _wish: Pause) -> None:
    draft.need_host_or_judge()
    draft.need_playing()
    if draft.state.paused_ms:
        raise Refused("paused")
    draft.add(entries.Paused(since_ms=draft.now_ms))


def resume(draft: Draft, _wish: Resume) -> None:
    draft.need_host_or_judge()
    draft.need_playing()
    if not draft.state.paused_ms:
        raise Refused("not-paused")
    draft.add(entries.Resumed())


def choose_pace(draft: Draft, wish: ChoosePace) -> None:
    """Choose the pace of the bots: the host's, or that of the only person at the table. Never in official rounds."""
    state = draft.state
    people = [seat.person for seat in state.seats if seat.person]
    if people != [draft.command.person]:
        draft.need_host()
    draft.need_playing()
    if state.settings.official:
        raise Refused("not-allowed")
    if wish.pace_ms != state.settings.pace_ms:
        draft.add(entries.PaceChosen(pace_ms=wish.pace_ms))
