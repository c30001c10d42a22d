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
# The terms of taking part, which entrants agree to.
logged-terms-published = Terms published.
# The whole championship doesn’t take place.
logged-cancelled = Championship called off.
# The person is an entrant now.
logged-registered = Registered.
# The name, email address or other details of an entrant.
logged-details-changed = Details changed.
# An alternate has a place now.
logged-moved-up = Moved up from the alternates.
# The entrant lost their place and is an alternate now.
logged-made-alternate = Became an alternate.
# An entrant chose a nickname; an official approves it later.
logged-nickname-proposed = Nickname proposed.
# Players were drawn to the tables of a round; nobody sees it before it is published.
logged-seating-drafted = Seating drawn.
# A judge was given a table.
logged-judge-assigned = Judge assigned.
# Everybody sees now who sits at which table.
logged-seating-published = Seating published.
# A judge has seen the player there before the roll call.
logged-player-ticked = At the table.
# A judge took that tick back.
logged-player-unticked = Not at the table yet.
# The clock of all tables of a round in a hall.
logged-heat-paused = Clock paused.
# As above: it runs on.
logged-heat-resumed = Clock resumed.
# Every player at the tables moves once more.
logged-last-round-called = Last round called.
# The games of a round in a hall are over, by the clock.
logged-heat-ended = Time called.
# The score sheet of a table.
logged-sheet-entered = Sheet entered.
# As above: it was entered once more, with corrections.
logged-sheet-corrected = Sheet corrected.
# The first person loses the place in the next stage, the second one gets it.
logged-substituted = Place taken by the next in the ranking.
# Somebody who had left or was disqualified takes part again.
logged-reinstated = In again.
# An alternate who had a no-show’s seat has lost it again.
logged-alternate-returned = Waits as an alternate again.
# The player was called bankrupt by mistake.
logged-out-taken-back = Back in the game.
# The roll call of a round is undone.
logged-roll-taken-back = Roll call taken back.
# The scores of a round are off the boards again.
logged-release-taken-back = Scores taken back.
# The championship takes place after all.
logged-cancellation-taken-back = Cancellation taken back.
# An official wants to undo a mistake; a second one has to agree.
logged-undo-proposed = Undo proposed.
# The second official didn’t agree.
logged-undo-declined = Undo declined.
# A laptop runs the venue without the internet from now on.
logged-venue-lent = Venue lent to a laptop.
# The laptop’s results are in the central log.
logged-venue-reported = Results came back from the laptop.
# Nothing more is entered on the laptop; its results only have to come back.
logged-venue-finished = Laptop finished.
# The venue runs on the central computer again, without the laptop.
logged-venue-recalled = Venue taken back from the laptop.
# The time of the computer changed all at once.
logged-clock-jumped = The computer’s clock jumped.
# As above.
logged-clock-put-right = The computer’s clock is right again.
# An official says that the computer’s clock is right; a second one has to agree.
logged-clock-proposed = New time proposed.
# The second official agreed: the championship goes by the computer’s clock.
logged-clock-accepted = New time accepted.
