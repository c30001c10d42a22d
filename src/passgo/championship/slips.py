"""Slips put right: who left comes back; a bankruptcy, a roll call, a release or a cancellation is taken back.

Nothing is deleted: each of these is an event with its reason. What touches results is proposed by one official and done
by another. What others have built on since is not undone.
"""

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from typing import Final

from passgo.championship import commands, events, fold
from passgo.championship.alternates import room
from passgo.championship.command_context import Desk
from passgo.championship.events import Event
from passgo.championship.format import GUARDIAN
from passgo.championship.refusals import Refused
from passgo.championship.registration import check_guardian, is_minor, needed
from passgo.championship.results import later_sessions
from passgo.championship.rounds import RoundId
from passgo.championship.sheets import BANKRUPT
from passgo.championship.state import (
    ACTIVE,
    ALTERNATE,
    CONFIRMED,
    DISQUALIFIED,
    ERASED,
    NO_SHOW,
    OUT_UNDO,
    RELEASE_UNDO,
    RETURN_UNDO,
    ROLLED,
    Departure,
    Entrant,
    Outcome,
    Session,
    Table,
    Undo,
)


def voided(desk: Desk, session: Session) -> tuple[RoundId, ...]:
    """Later sessions that were drawn up from this one; too late when one of them has begun."""
    try:
        return later_sessions(desk, session)
    except Refused as refused:
        raise Refused("undo-too-late", session=session.id) from refused


# Who left comes back.


def reinstate(desk: Desk, command: commands.Reinstate) -> list[Event]:
    """Undo a withdrawal, a refusal by telephone, a cancelled entry, a no-show or an expulsion."""
    reason = needed(command.reason)
    entrant = desk.entrant(command.entrant)
    found = returning(desk, entrant, reason)
    if any(session.begun(table) for session, table in desk.state.seated_at(entrant.id)):
        return [proposed(desk, Undo(RETURN_UNDO, desk.by, reason, entrant=entrant.id))]
    return found


def returning(desk: Desk, entrant: Entrant, reason: str) -> list[Event]:
    """Give back what an entrant had, as far as nobody else has it by now."""
    was = entrant.left
    if entrant.status == ERASED:
        raise Refused("no-such-entrant", entrant=entrant.id)
    if was is None:
        raise Refused("already-done", entrant=entrant.id)
    check_welcome(desk, entrant)
    found = [taken_back(desk, session, table, entrant.id, reason) for session, table in games_left(desk, entrant.id)]
    if found:  # results that rest on these games are open again
        desk = replace(desk, state=deepcopy(desk.state))
        for event in found:
            fold.apply(desk.state, event)
    places = places_again(desk, entrant)
    seat = None if any(place.session for place in places) else free_seat(desk, was)
    status, number = status_again(desk, entrant, was, seat, bool(places))
    back = events.Reinstated(
        desk.now, desk.by, entrant=entrant.id, status=status, alternate=number, reason=reason,
        session=seat[0].id if seat else None, table=seat[1].number if seat else 0,
    )  # fmt: skip
    return [*found, back, *places, *prize_again(desk, entrant, was)]


def check_welcome(desk: Desk, entrant: Entrant) -> None:
    """Refuse people who are back under another entry, or do not want their data used."""
    if entrant.consents.get("data") is False:
        raise Refused("consent-missing", missing=("data",))
    person, venue = desk.people.rows.get(entrant.id), desk.venue(entrant.venue)
    if person is not None and is_minor(desk.format.registration, venue, person):
        check_guardian(person, entrant.consents.get(GUARDIAN, False))
    for id in desk.people.same(person) if person is not None else ():
        other = desk.state.entrants.get(id)
        if id != entrant.id and other is not None and other.status in (*ACTIVE, DISQUALIFIED):
            raise Refused("registered-twice", entrant=id, venue=other.venue)
    outcome = desk.state.outcomes.get((desk.format.stages[0].id, entrant.venue))
    if outcome is not None and entrant.id not in outcome.ranking:
        raise Refused("undo-too-late", stage=desk.format.stages[0].id, venue=entrant.venue)


def games_left(desk: Desk, entrant: str) -> Iterator[tuple[Session, Table]]:
    """Games that the entrant was taken out of when they left; a bankruptcy was not that."""
    for session, table in desk.state.seated_at(entrant):
        if dict(table.out).get(entrant, BANKRUPT) != BANKRUPT:
            yield session, table


def free_seat(desk: Desk, was: Departure) -> tuple[Session, Table] | None:
    """The seat they lost, or another of that heat, if its game has not begun and there is room."""
    for round, number in was.seats.items():
        session = desk.state.sessions.get(round)
        own = session.table(number) if session is not None else None
        if session is None or own is None:
            continue
        if session.begun(own) and desk.format.before(desk.stage(session.stage)) is not None:
            raise Refused("undo-too-late", session=session.id)  # a final has no alternates
        most = desk.stage(session.stage).most
        free = [table for table in session.tables_in(own.heat) if len(table.players) < most]
        if free and not session.begun(own):
            return session, min(free, key=lambda table: (table is not own, len(table.players), table.number))
    return None


def status_again(
    desk: Desk, entrant: Entrant, was: Departure, seat: tuple[Session, Table] | None, goes_on: bool
) -> tuple[str, int]:
    """The status they had; an alternate's if their place or their seat is taken."""
    if was.status == ALTERNATE:
        return ALTERNATE, 0
    round = seat[0].id if seat else RoundId(desk.format.stages[0].id, entrant.venue, 1)
    place = room(desk, entrant.venue, round) > 0
    if goes_on and not place:
        raise Refused("venue-full", venue=entrant.venue)
    if place and (goes_on or seat is not None or not was.seats):
        return was.status, 0
    return ALTERNATE, entrant.alternate or desk.state.next_number(entrant.venue)


def places_again(desk: Desk, entrant: Entrant) -> list[events.Substituted]:
    """Count again who goes on, wherever the entrant is ranked; the last of them makes room, with their seat."""
    found = []
    for (stage_id, venue), outcome in desk.state.outcomes.items():
        stage = desk.stage(stage_id)
        after = desk.format.after(stage)
        if after is None or entrant.id not in outcome.ranking or entrant.id in outcome.going:
            continue
        best = sorted((*outcome.going, entrant.id), key=outcome.ranking.index)
        dropped = best[-1] if len(best) > stage.advance else ""
        place = venue if after.at == "venues" else after.at
        decided = desk.state.outcomes.get((after.id, place))
        one_table = decided is not None and not fold.played(desk.state, (after.id, place))  # AMB-CHAMP-6
        if dropped == entrant.id or one_table:
            continue
        found.append(place_again(desk, entrant.id, (stage_id, venue), dropped, (after.id, place), decided))
    return found


def place_again(
    desk: Desk, entrant: str, source: tuple[str, str], dropped: str, after: tuple[str, str], decided: Outcome | None
) -> events.Substituted:
    sessions = [one for one in desk.state.sessions.values() if (one.stage, one.venue) == after]
    if decided is not None or any(one.begun(table) for one in sessions for table in one.tables):
        raise Refused("undo-too-late", stage=after[0], venue=after[1])
    seats = [(one.id, table.number) for one in sessions if (table := one.table_of(dropped)) is not None]
    session, number = seats[-1] if dropped and seats else (None, 0)
    return events.Substituted(
        desk.now, desk.by, stage=source[0], venue=source[1], out=dropped, into=entrant, session=session, table=number
    )


def prize_again(desk: Desk, entrant: Entrant, was: Departure) -> list[Event]:
    """The prize goes back to the winner, unless the one who got it has passed it on (CHAMP-QUAL-7)."""
    if not was.prize or desk.state.delegate != was.prize:
        return []
    return [events.PlacePassed(desk.now, desk.by, out=was.prize, into=entrant.id)]


# A bankruptcy.


def take_back_out(desk: Desk, command: commands.TakeBackOut) -> list[Event]:
    """A player was not bankrupt: a wrong tap. Their signature goes as well."""
    reason = needed(command.reason)
    undo = Undo(OUT_UNDO, desk.by, reason, command.session, command.table, command.entrant)
    not_bankrupt(desk, undo)
    return [proposed(desk, undo)]


def not_bankrupt(desk: Desk, undo: Undo) -> list[Event]:
    assert undo.session is not None
    session = desk.session(undo.session)
    table = desk.table(session, undo.table)
    if dict(table.out).get(undo.entrant) != BANKRUPT:
        raise Refused("already-done", entrant=undo.entrant)
    desk.active(undo.entrant)
    return [taken_back(desk, session, table, undo.entrant, undo.reason)]


def taken_back(desk: Desk, session: Session, table: Table, entrant: str, reason: str) -> Event:
    return events.OutTakenBack(
        desk.now, desk.by, session=session.id, table=table.number, entrant=entrant, reason=reason,
        voids=voided(desk, session),
    )  # fmt: skip


# A roll call.


def take_back_roll(desk: Desk, command: commands.TakeBackRoll) -> list[Event]:
    """As if the roll had not been called, until the games begin: no-shows are back, alternates wait again."""
    reason = needed(command.reason)
    session = desk.session(command.session)
    heat = desk.heat(session, command.heat)
    if heat.on() or heat.started is not None:
        raise Refused("undo-too-late", session=session.id, heat=command.heat)
    if heat.status != ROLLED:
        raise Refused("already-done", session=session.id, heat=command.heat)
    # One change rests on the other, so they are tried on a copy.
    trial = replace(desk, state=deepcopy(desk.state))
    found: list[Event] = []

    def add(new: list[Event]) -> None:
        for event in new:
            fold.apply(trial.state, event)
        found.extend(new)

    for id in heat.called:
        table = trial.session(session.id).table_of(id)
        if table is not None and table.heat == command.heat and trial.entrant(id).status == CONFIRMED:
            add([events.AlternateReturned(desk.now, desk.by, entrant=id, session=session.id, table=table.number)])
    for id in heat.missing:
        if trial.entrant(id).status == NO_SHOW:
            add(returning(trial, trial.entrant(id), reason))
    return [*found, events.RollTakenBack(desk.now, desk.by, session=session.id, heat=command.heat, reason=reason)]


# A release, and the cancellation of everything.


def take_back_release(desk: Desk, command: commands.TakeBackRelease) -> list[Event]:
    reason = needed(command.reason)
    undo = Undo(RELEASE_UNDO, desk.by, reason, command.session)
    not_released(desk, undo)
    return [proposed(desk, undo)]


def not_released(desk: Desk, undo: Undo) -> list[Event]:
    assert undo.session is not None
    session = desk.session(undo.session)
    if not session.released:
        raise Refused("already-done", session=session.id)
    if (session.stage, session.venue) in desk.state.outcomes:
        raise Refused("undo-too-late", stage=session.stage, venue=session.venue)
    voids = voided(desk, session)
    return [events.ReleaseTakenBack(desk.now, desk.by, session=session.id, reason=undo.reason, voids=voids)]


def take_back_cancellation(desk: Desk, command: commands.TakeBackCancellation) -> list[Event]:
    if not desk.state.cancelled:
        raise Refused("already-done")
    return [events.CancellationTakenBack(desk.now, desk.by, reason=needed(command.reason))]


# The second person.


def proposed(desk: Desk, undo: Undo) -> Event:
    if undo.key in desk.state.undos:
        raise Refused("undo-proposed")
    return events.UndoProposed(
        desk.now, desk.by, what=undo.what, session=undo.session, table=undo.table, entrant=undo.entrant,
        reason=undo.reason,
    )  # fmt: skip


def returned(desk: Desk, undo: Undo) -> list[Event]:
    return returning(desk, desk.entrant(undo.entrant), undo.reason)


UNDOING: Final[dict[str, Callable[[Desk, Undo], list[Event]]]] = {
    RETURN_UNDO: returned,
    OUT_UNDO: not_bankrupt,
    RELEASE_UNDO: not_released,
}


def open_undo(desk: Desk, version: int) -> Undo:
    found = next((one for one in desk.state.undos.values() if one.version == version), None)
    if found is None:
        raise Refused("already-done", undo=version)
    return found


def agree(desk: Desk, command: commands.AgreeToUndo) -> list[Event]:
    undo = open_undo(desk, command.undo)
    if undo.by == desk.by:
        raise Refused("same-person")
    return UNDOING[undo.what](desk, undo)


def decline(desk: Desk, command: commands.DeclineUndo) -> list[Event]:
    """Drop a proposal; whoever made it may do so too."""
    undo = open_undo(desk, command.undo)
    return [
        events.UndoDeclined(
            desk.now, desk.by, what=undo.what, session=undo.session, table=undo.table, entrant=undo.entrant
        )
    ]
