"""All events by their kind, as the log names them."""

from typing import Final

from passgo.championship import events, plan_events
from passgo.championship.events import Event

EVENT_TYPES: Final[dict[str, type[Event]]] = {
    event.kind: event
    for event in (
        events.Opened, events.TermsPublished, plan_events.VenueChanged, plan_events.VenueAdded,
        plan_events.ClosingChanged, events.Registered, events.ConsentRecorded, events.DetailsChanged,
        events.Phoned, events.MovedUp, events.MadeAlternate, events.Left, events.NicknameProposed,
        events.NicknameApproved, events.NicknameReturned, events.CheckedIn, events.AlternateCalled,
        events.SeatingDrafted, events.SeatsSwapped, events.JudgeAssigned, events.SeatingPublished,
        events.PlayerTicked, events.RollCalled, events.HeatStarted, events.HeatPaused, events.HeatResumed,
        events.LastRoundCalled, events.HeatEnded, events.TimeAnnounced, events.HeadJudgeCalled,
        events.CallTaken, events.CallEnded, events.WentOut, events.SheetEntered, events.SheetConfirmed,
        events.SheetSigned, events.SignaturesWaived, events.TieDecided, events.SheetRejected,
        events.ScoresReleased, events.Qualified, events.Substituted, events.PlacePassed, events.Reinstated,
        events.AlternateReturned, events.OutTakenBack, events.RollTakenBack, events.ReleaseTakenBack,
        events.CancellationTakenBack, events.UndoProposed, events.UndoDeclined, events.VenueLent,
        events.VenueReported, events.VenueFinished, events.VenueRecalled, events.VenueReturned,
        events.ClockJumped, events.ClockPutRight, events.ClockProposed, events.ClockAccepted,
    )
}  # fmt: skip
