### Slips of officials of a championship, and how they are put right: ticks at the tables before the roll call, a no-show,
### a withdrawal, a bankruptcy or a release that was a mistake, and the log, in which every event is a sentence.

## Ticks before the roll call, on the page of a round and in the judge’s panel

# Sentence to the head judge, above a list of tables. Judges tick the players they see at their own table.
slips-tick-lead = Each judge ticks the players at their table. Where no judge has a panel, tick for them here.
# Badge behind “Table 3”: nobody has ticked its players yet. At most 24 characters.
slips-unticked = not ticked yet
# Small note behind a player’s name. At the door a registrar checks people in.
slips-door-missing = not checked in at the door
# Button below a list of players, each with a box to tick. At most 24 characters.
slips-tick-save = Save ticks
# Button beside it: ticks the whole table. At most 24 characters.
slips-tick-all = All are here
# Note at the top of the page after “Save ticks” or “All are here”.
hall-done-tick = Ticks saved.

## Putting slips right

# Button, and small line that opens a form with a reason: takes back what was done by mistake. At most 24 characters.
slips-undo = Undo
# Above that button, for someone who has withdrawn, was a no-show, was cancelled or disqualified by mistake.
slips-return-lead = They’re in again, with their place and seat if nobody else has them by now, otherwise as an alternate. If they have played, a second official has to agree.
# Line that opens the form, on the page of a round.
slips-unroll = Take the roll call back
# Above the button, to the head judge.
slips-roll-lead = No-shows have their seats again, and alternates who took one wait again. Then call the roll once more.
# Line that opens the form, on the page of a round.
slips-unrelease = Take the scores back
# Above the button, to the director.
slips-release-lead = The scores leave the boards. A second official has to agree.
# Above the button, to the director of a cancelled championship.
slips-cancelled-lead = The championship takes place after all.
# Note at the top of a page, after somebody was taken in again. At the registration desk and in the hall.
hall-done-reinstate = Undone, or proposed where a second official has to agree. Look at the status: someone else may have the place.
# As above, after a proposal, a roll call or a cancellation was undone.
hall-done-undo = Undone.
# As above: it waits for a second official.
hall-done-propose = Proposed. A second official has to agree.
# As above.
hall-done-decline = Declined. Nothing has changed.
# Navigation link and heading: mistakes that officials want to undo. At most 24 characters.
hall-page-undo = Proposals to undo
# Sentence at the top.
slips-lead = What touches results is undone when a second official agrees.
# In place of the list.
slips-none = Nothing is proposed.
# Proposal. $name: a player who has left or was disqualified.
slips-proposed-return = { $name } is in again
# Proposal. $name: a player.
slips-proposed-out = { $name } isn’t bankrupt
# Proposal. The name of the round follows.
slips-proposed-release = Scores leave the boards
# Below a proposal. $name: an official; $reason: their words.
slips-proposed-by = Proposed by { $name }: { $reason }
# Button of the second official. At most 24 characters.
slips-agree = Agree and undo
# Button that drops a proposal. At most 24 characters.
slips-decline = Decline

## The log: every event as a short sentence. Time, place, the people it is about, a reason and the official stand beside
## it, so none of them is named here.

# Navigation link and heading. At most 24 characters.
hall-page-log = Log
# Line that opens the four lists below. At most 24 characters.
logged-filter = Filter
# Label of a list to choose from: an entrant.
logged-person = Person
# As above: a table of a round.
logged-table = Table
# As above.
logged-official = Official
# Above the list. $count: how many events.
logged-count = { $count ->
    [one] { $count } event, the newest first
   *[other] { $count } events, the newest first
}
# Button: the next hundred events. At most 24 characters.
logged-older = Older
# Button: the hundred events before. At most 24 characters.
logged-newer = Newer
# All sentences of the log are short, and about the past.
logged-opened = Championship created.
logged-terms-published = Terms published.
logged-cancelled = Championship called off.
logged-registered = Registered.
logged-details-changed = Details changed.
logged-moved-up = Moved up from the alternates.
logged-made-alternate = Became an alternate.
logged-nickname-proposed = Nickname proposed.
logged-seating-drafted = Seating drawn.
logged-judge-assigned = Judge assigned.
logged-seating-published = Seating published.
logged-player-ticked = At the table.
logged-player-unticked = Not at the table yet.
logged-heat-paused = Clock paused.
logged-heat-resumed = Clock resumed.
logged-last-round-called = Last round called.
logged-heat-ended = Time called.
logged-head-judge-called = Head judge called.
logged-call-taken = Head judge on the way.
logged-call-ended = Call ended.
logged-sheet-entered = Sheet entered.
logged-sheet-corrected = Sheet corrected.
# The first person loses the place in the next stage, the second one gets it.
logged-substituted = Place taken by the next in the ranking.
logged-reinstated = In again.
logged-alternate-returned = Waits as an alternate again.
logged-out-taken-back = Back in the game.
logged-roll-taken-back = Roll call taken back.
logged-release-taken-back = Scores taken back.
logged-cancellation-taken-back = Cancellation taken back.
logged-undo-proposed = Undo proposed.
logged-undo-declined = Undo declined.
logged-venue-lent = Venue lent to a laptop.
logged-venue-reported = Results came back from the laptop.
logged-venue-finished = Laptop finished.
logged-venue-recalled = Venue taken back from the laptop.
logged-clock-jumped = The computer’s clock jumped.
logged-clock-put-right = The computer’s clock is right again.
logged-clock-proposed = New time proposed.
logged-clock-accepted = New time accepted.
