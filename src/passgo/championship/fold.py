"""How each event changes the state. Nothing is refused here: an event has already happened."""

import datetime
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from passgo.championship import events, plan_events
from passgo.championship import state as states
from passgo.championship.codec import chained
from passgo.championship.events import Event
from passgo.championship.local_texts import LocalText, local_text
from passgo.championship.rounds import RoundId
from passgo.championship.sheets import Sheet
from passgo.championship.state import (
    Call,
    Departure,
    EnteredSheet,
    Entrant,
    Heat,
    Jump,
    Loan,
    Outcome,
    ReturnedSheet,
    Session,
    State,
    Table,
    Terms,
    Undo,
)


def apply(state: State, event: Event) -> None:
    state.version += 1
    # Events that come back from a venue were written earlier than some that are here already.
    state.last = event.when if state.last is None else max(state.last, event.when)
    state.chain = chained(state.chain, event)
    APPLY[type(event)](state, event)


def opened(state: State, event: events.Opened) -> None:
    del state, event  # recorded in the chain; the state does not change


def terms_published(state: State, event: events.TermsPublished) -> None:
    notice = local_text(event.notices) if event.notices else LocalText(event.notice)
    state.terms.append(Terms(event.version, notice, event.digest, event.at, event.mailed))
    state.notices.append(event)
    state.cancelled = event.cancelled


def plan_changed(state: State, event: plan_events.PlanChanged) -> None:
    state.notices.append(event)  # the format in force follows from them


def venue_changed(state: State, event: plan_events.VenueChanged) -> None:
    """A published seating keeps its distance from the start of the venue."""
    plan_changed(state, event)
    if event.starts is None or event.was is None:
        return
    by = event.starts.astimezone(datetime.UTC) - event.was.astimezone(datetime.UTC)
    for session in state.sessions.values():
        if session.venue == event.venue and session.starts is not None:
            session.starts = session.starts.astimezone(datetime.UTC) + by


def registered(state: State, event: events.Registered) -> None:
    state.entrants[event.entrant] = Entrant(
        event.entrant, event.venue, event.status, state.version, event.at, event.alternate
    )


def consent_recorded(state: State, event: events.ConsentRecorded) -> None:
    state.entrants[event.entrant].consents[event.consent] = event.given


def details_changed(state: State, event: events.DetailsChanged) -> None:
    del state, event  # the row holds the details


def phoned(state: State, event: events.Phoned) -> None:
    entrant = state.entrants[event.entrant]
    entrant.phoned = True
    if entrant.status == states.PENDING:
        entrant.status = states.CONFIRMED


def moved_up(state: State, event: events.MovedUp) -> None:
    entrant = state.entrants[event.entrant]
    entrant.status = states.CONFIRMED if entrant.phoned else states.PENDING


def made_alternate(state: State, event: events.MadeAlternate) -> None:
    entrant = state.entrants[event.entrant]
    entrant.status, entrant.alternate = states.ALTERNATE, event.alternate


def left(state: State, event: events.Left) -> None:
    """Free the seats of games that have not begun; games that were played remain."""
    entrant = state.entrants[event.entrant]
    free = [(session, table) for session, table in state.seated_at(event.entrant) if not session.begun(table)]
    entrant.left = Departure(entrant.status, {session.id: table.number for session, table in free})
    entrant.status, entrant.reason = event.status, event.reason
    if event.status == states.ERASED:
        entrant.nickname = ""
        state.undos = {key: undo for key, undo in state.undos.items() if undo.entrant != event.entrant}
    for _, table in free:
        table.players.remove(event.entrant)
        table.ticks.pop(event.entrant, None)


def nickname_proposed(state: State, event: events.NicknameProposed) -> None:
    entrant = state.entrants[event.entrant]
    entrant.nickname, entrant.proposals, entrant.concerns = "proposed", event.proposal, event.concerns


def nickname_approved(state: State, event: events.NicknameApproved) -> None:
    state.entrants[event.entrant].nickname = "approved"


def nickname_returned(state: State, event: events.NicknameReturned) -> None:
    state.entrants[event.entrant].nickname = "returned"


def checked_in(state: State, event: events.CheckedIn) -> None:
    present = state.entrants[event.entrant].present
    if event.present:
        present.add(event.venue)
    else:
        present.discard(event.venue)


def alternate_called(state: State, event: events.AlternateCalled) -> None:
    entrant = state.entrants[event.entrant]
    if event.single:
        entrant.called.add(event.session)
    else:
        entrant.status = states.CONFIRMED
    if event.table:
        state.table(event.session, event.table).players.append(event.entrant)


def seating_drafted(state: State, event: events.SeatingDrafted) -> None:
    session = state.sessions.get(event.session) or Session(event.session)
    state.sessions[event.session] = session
    kept = [table for table in session.tables if event.heat and table.heat != event.heat]
    fresh = [
        Table(0, heat, len(players), list(players)) for players, heat in zip(event.tables, event.heats, strict=True)
    ]
    session.tables = sorted(kept + fresh, key=lambda table: table.heat)
    for i, table in enumerate(session.tables, 1):
        table.number = i
    session.seed, session.apart, session.fixed = event.seed, event.apart, event.fixed
    before = session.heats if event.heat else {}
    session.heats = {table.heat: before.get(table.heat, Heat()) for table in session.tables}


def seats_swapped(state: State, event: events.SeatsSwapped) -> None:
    session = state.sessions[event.session]
    for table in session.tables:
        exchanged = {event.one: event.other, event.other: event.one}
        table.players = [exchanged.get(player, player) for player in table.players]
        for moved in exchanged:
            table.ticks.pop(moved, None)


def judge_assigned(state: State, event: events.JudgeAssigned) -> None:
    state.table(event.session, event.table).judge = event.judge


def seating_published(state: State, event: events.SeatingPublished) -> None:
    state.sessions[event.session].starts = event.starts


def player_ticked(state: State, event: events.PlayerTicked) -> None:
    state.table(event.session, event.table).ticks[event.entrant] = event.here


def roll_called(state: State, event: events.RollCalled) -> None:
    heat = state.sessions[event.session].heats[event.heat]
    heat.status, heat.missing, heat.called = states.ROLLED, event.missing, event.called


def heat_started(state: State, event: events.HeatStarted) -> None:
    heat = state.sessions[event.session].heats[event.heat]
    heat.status, heat.started = states.RUNNING, event.when


def heat_paused(state: State, event: events.HeatPaused) -> None:
    heat = state.sessions[event.session].heats[event.heat]
    heat.paused, heat.reason = event.when, event.reason


def heat_resumed(state: State, event: events.HeatResumed) -> None:
    heat = state.sessions[event.session].heats[event.heat]
    if heat.paused is not None:
        heat.rest += event.when - heat.paused
        heat.paused, heat.reason = None, ""


def last_round_called(state: State, event: events.LastRoundCalled) -> None:
    state.sessions[event.session].heats[event.heat].status = states.LAST_ROUND


def heat_ended(state: State, event: events.HeatEnded) -> None:
    heat = state.sessions[event.session].heats[event.heat]
    heat.status, heat.ended = states.OVER, event.when


def time_announced(state: State, event: events.TimeAnnounced) -> None:
    del state, event  # announced in the hall, kept in the log


def head_judge_called(state: State, event: events.HeadJudgeCalled) -> None:
    state.table(event.session, event.table).call = Call(event.when, event.by)


def call_taken(state: State, event: events.CallTaken) -> None:
    table = state.table(event.session, event.table)
    assert table.call is not None
    table.call = replace(table.call, taken_by=event.by)


def call_ended(state: State, event: events.CallEnded) -> None:
    state.table(event.session, event.table).call = None


def went_out(state: State, event: events.WentOut) -> None:
    table = state.table(event.session, event.table)
    table.out.append((event.entrant, event.fate))
    if event.signed:
        table.signed.append(event.entrant)
    if event.tapped is not None:
        table.taps[event.entrant] = event.tapped


def sheet_entered(state: State, event: events.SheetEntered) -> None:
    """Reopen what was based on the sheet that a correction replaces: release and qualification."""
    table = state.table(event.session, event.table)
    fresh = EnteredSheet(state.version, event.sheet, event.by, at=event.when)
    if event.replaces and table.sheet is not None:
        fresh.at, fresh.own = table.sheet.at, still_signed(table.sheet, event.sheet)
    table.sheet, table.returned = fresh, None
    if event.replaces:
        reopen(state, event.session, event.voids)


def reopen(state: State, round: RoundId, voids: tuple[RoundId, ...]) -> None:
    """Take away what was based on the results of a round."""
    session = state.sessions[round]
    session.released = False
    for void in voids:
        del state.sessions[void]
    state.outcomes.pop((session.stage, session.venue), None)
    # A single table can also have decided the next stage (AMB-CHAMP-6).
    for key in [key for key in state.outcomes if key[1] == session.venue and not played(state, key)]:
        del state.outcomes[key]


def played(state: State, key: tuple[str, str]) -> bool:
    """Whether a stage has games of its own at that place."""
    return any((session.stage, session.venue) == key for session in state.sessions.values())


def entered_sheet(state: State, round: RoundId, number: int) -> EnteredSheet:
    sheet = state.table(round, number).sheet
    assert sheet is not None
    return sheet


def sheet_confirmed(state: State, event: events.SheetConfirmed) -> None:
    entered_sheet(state, event.session, event.table).confirmed_by = event.by


def still_signed(former: EnteredSheet, sheet: Sheet) -> dict[str, datetime.datetime]:
    """Signatures of players whose own line a correction has left as it was."""
    same = {line.entrant for line in former.sheet.lines if line in sheet.lines}
    return {who: at for who, at in former.own.items() if who in same}


def sheet_signed(state: State, event: events.SheetSigned) -> None:
    entered_sheet(state, event.session, event.table).own[event.by] = event.when


def signatures_waived(state: State, event: events.SignaturesWaived) -> None:
    sheet = entered_sheet(state, event.session, event.table)
    sheet.waived, sheet.waived_for = event.missing, event.reason


def tie_decided(state: State, event: events.TieDecided) -> None:
    entered = entered_sheet(state, event.session, event.table)
    entered.sheet, entered.decided_by = replace(entered.sheet, decided=event.order), event.by


def sheet_rejected(state: State, event: events.SheetRejected) -> None:
    send_back(state, state.table(event.session, event.table), event)


def send_back(state: State, table: Table, event: events.SheetRejected | events.OutTakenBack) -> None:
    """Keep the figures for the judge; a player who plays on after all has none yet."""
    if table.sheet is None:
        return
    sheet = table.sheet.sheet
    if isinstance(event, events.OutTakenBack):
        lines = tuple(line for line in sheet.lines if line.entrant != event.entrant)
        sheet = replace(sheet, lines=lines, out=tuple(one for one in sheet.out if one != event.entrant))
    table.returned, table.sheet = ReturnedSheet(state.version, sheet, event.by, event.reason), None


def scores_released(state: State, event: events.ScoresReleased) -> None:
    state.sessions[event.session].released = True


def qualified(state: State, event: events.Qualified) -> None:
    state.outcomes[event.stage, event.venue] = Outcome(event.ranking, list(event.going), event.lots)


def substituted(state: State, event: events.Substituted) -> None:
    """The substitute also takes the seat, if seats were given out already. Without `out`, a place was free."""
    going = state.outcomes[event.stage, event.venue].going
    place = going.index(event.out) if event.out else len(going)
    going[place : place + 1] = [event.into] if event.into else []
    if event.into and event.session:
        table = state.table(event.session, event.table)
        if event.out in table.players:  # back from a slip, for which they were the substitute
            table.players.remove(event.out)
            table.ticks.pop(event.out, None)
        table.players.append(event.into)


def place_passed(state: State, event: events.PlacePassed) -> None:
    state.delegate = event.into
    winner = state.entrants[event.out].left
    if winner is not None:
        winner.prize = event.into


def reinstated(state: State, event: events.Reinstated) -> None:
    entrant = state.entrants[event.entrant]
    entrant.status, entrant.reason, entrant.left = event.status, "", None
    entrant.alternate = event.alternate or entrant.alternate
    if event.session:
        state.table(event.session, event.table).players.append(event.entrant)
    state.undos.pop((states.RETURN_UNDO, None, 0, event.entrant), None)


def alternate_returned(state: State, event: events.AlternateReturned) -> None:
    state.entrants[event.entrant].status = states.ALTERNATE
    table = state.table(event.session, event.table)
    table.players.remove(event.entrant)
    table.ticks.pop(event.entrant, None)


def out_taken_back(state: State, event: events.OutTakenBack) -> None:
    table = state.table(event.session, event.table)
    table.out = [(entrant, fate) for entrant, fate in table.out if entrant != event.entrant]
    table.signed = [entrant for entrant in table.signed if entrant != event.entrant]
    table.taps.pop(event.entrant, None)
    send_back(state, table, event)
    reopen(state, event.session, event.voids)
    state.undos.pop((states.OUT_UNDO, event.session, event.table, event.entrant), None)


def roll_taken_back(state: State, event: events.RollTakenBack) -> None:
    heat = state.sessions[event.session].heats[event.heat]
    heat.status, heat.missing, heat.called = states.WAITING, (), ()


def release_taken_back(state: State, event: events.ReleaseTakenBack) -> None:
    reopen(state, event.session, event.voids)
    state.undos.pop((states.RELEASE_UNDO, event.session, 0, ""), None)


def cancellation_taken_back(state: State, event: events.CancellationTakenBack) -> None:
    del event
    state.cancelled = False


def undo_proposed(state: State, event: events.UndoProposed) -> None:
    undo = Undo(event.what, event.by, event.reason, event.session, event.table, event.entrant, state.version)
    state.undos[undo.key] = undo


def undo_declined(state: State, event: events.UndoDeclined) -> None:
    state.undos.pop((event.what, event.session, event.table, event.entrant), None)


def venue_lent(state: State, event: events.VenueLent) -> None:
    state.lent[event.venue] = state.version
    state.loans.append(Loan(event.venue, state.version, event.when, event.label))


def venue_reported(state: State, event: events.VenueReported) -> None:
    """Expect the entries that follow. A heat that was on when others came in before keeps its time among them."""
    loan = state.loan(event.venue, event.branch)
    assert loan is not None
    loan.versions += range(state.version + 1, state.version + 1 + event.events)
    loan.reported, loan.playing = event.when, event.playing
    late = datetime.timedelta(milliseconds=event.late_ms)
    shift_heats(state, loan.late - late, lambda venue: venue == event.venue)
    loan.late = late
    note_strayed(state, event)


def venue_finished(state: State, event: events.VenueFinished) -> None:
    """On the venue's machine this only closes its log; on the server, where it was reported, it ends the loan."""
    loan = state.loan(event.venue)
    assert loan is not None
    loan.finished = True
    if came_back(state, event.venue):
        end_loan(state, event.venue)


def venue_recalled(state: State, event: events.VenueRecalled) -> None:
    loan = state.loan(event.venue, event.branch)
    assert loan is not None
    loan.recalled, loan.reason = event.when, event.reason
    end_loan(state, event.venue)


def venue_returned(state: State, event: events.VenueReturned) -> None:
    end_loan(state, event.venue)
    state.returned.add(event.digest)
    note_strayed(state, event)


def end_loan(state: State, venue: str) -> None:
    state.lent.pop(venue, None)
    state.jumps.pop(venue, None)  # jump of a computer that nobody uses any more


def note_strayed(state: State, event: events.VenueReported | events.VenueReturned) -> None:
    if event.was is not None and event.said is not None:
        state.strayed[event.venue] = Jump(state.version, event.was, event.said)


def came_back(state: State, venue: str) -> bool:
    """Whether the current event was written on that venue's machine and reported here."""
    loan = state.loan(venue)
    return loan is not None and bool(loan.versions) and state.version <= loan.versions[-1]


def shift_heats(state: State, by: datetime.timedelta, at: Callable[[str], bool]) -> None:
    for session in state.sessions.values():
        if at(session.venue):
            for heat in session.heats.values():
                heat.shift(by)


def clock_jumped(state: State, event: events.ClockJumped) -> None:
    state.jumps[event.venue] = Jump(state.version, event.when, event.at)


def clock_put_right(state: State, event: events.ClockPutRight) -> None:
    state.jumps.pop(event.venue, None)


def clock_proposed(state: State, event: events.ClockProposed) -> None:
    state.jumps[event.venue] = replace(state.jumps[event.venue], proposed_by=event.by)


def clock_accepted(state: State, event: events.ClockAccepted) -> None:
    """The only event after which the championship's time may be earlier than before, on the computer it is about."""
    assert event.to is not None
    moved = event.to - event.when
    state.last = max(state.last or event.to, event.to) if came_back(state, event.venue) else event.to
    state.moved[event.venue] = state.moved.get(event.venue, datetime.timedelta()) + moved
    state.jumps.pop(event.venue, None)
    shift_heats(state, moved, lambda venue: venue == event.venue or (not event.venue and venue not in state.lent))


APPLY: Final[dict[type[Event], Callable[[State, Any], None]]] = {
    events.Opened: opened,
    events.TermsPublished: terms_published,
    plan_events.VenueChanged: venue_changed,
    plan_events.VenueAdded: plan_changed,
    plan_events.ClosingChanged: plan_changed,
    events.Registered: registered,
    events.ConsentRecorded: consent_recorded,
    events.DetailsChanged: details_changed,
    events.Phoned: phoned,
    events.MovedUp: moved_up,
    events.MadeAlternate: made_alternate,
    events.Left: left,
    events.NicknameProposed: nickname_proposed,
    events.NicknameApproved: nickname_approved,
    events.NicknameReturned: nickname_returned,
    events.CheckedIn: checked_in,
    events.AlternateCalled: alternate_called,
    events.SeatingDrafted: seating_drafted,
    events.SeatsSwapped: seats_swapped,
    events.JudgeAssigned: judge_assigned,
    events.SeatingPublished: seating_published,
    events.PlayerTicked: player_ticked,
    events.RollCalled: roll_called,
    events.HeatStarted: heat_started,
    events.HeatPaused: heat_paused,
    events.HeatResumed: heat_resumed,
    events.LastRoundCalled: last_round_called,
    events.HeatEnded: heat_ended,
    events.TimeAnnounced: time_announced,
    events.HeadJudgeCalled: head_judge_called,
    events.CallTaken: call_taken,
    events.CallEnded: call_ended,
    events.WentOut: went_out,
    events.SheetEntered: sheet_entered,
    events.SheetConfirmed: sheet_confirmed,
    events.SheetSigned: sheet_signed,
    events.SignaturesWaived: signatures_waived,
    events.TieDecided: tie_decided,
    events.SheetRejected: sheet_rejected,
    events.ScoresReleased: scores_released,
    events.Qualified: qualified,
    events.Substituted: substituted,
    events.PlacePassed: place_passed,
    events.Reinstated: reinstated,
    events.AlternateReturned: alternate_returned,
    events.OutTakenBack: out_taken_back,
    events.RollTakenBack: roll_taken_back,
    events.ReleaseTakenBack: release_taken_back,
    events.CancellationTakenBack: cancellation_taken_back,
    events.UndoProposed: undo_proposed,
    events.UndoDeclined: undo_declined,
    events.VenueLent: venue_lent,
    events.VenueReported: venue_reported,
    events.VenueFinished: venue_finished,
    events.VenueRecalled: venue_recalled,
    events.VenueReturned: venue_returned,
    events.ClockJumped: clock_jumped,
    events.ClockPutRight: clock_put_right,
    events.ClockProposed: clock_proposed,
    events.ClockAccepted: clock_accepted,
}
