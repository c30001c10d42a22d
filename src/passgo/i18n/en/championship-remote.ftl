### Online rounds for people who sit at home: the way to the table, their own line of the score sheet, games to watch.

## The score sheet of an online table, for officials

# Stands for a name in “Version 1, entered by …”: the game has written its own sheet.
remote-live-table = the live table
# Below the sheet of a player who did not sign it; opposite of “signed”.
remote-not-confirmed = not confirmed
# Below the sheet. $reason is what the head judge wrote: “Lost the connection”.
remote-waived = Closed by the head judge without those who hadn’t confirmed. Reason: { $reason }
# Above the form in which the head judge decides a tie.
remote-tie-lead = Nothing else separates these players. Decide who comes first.
# Label of a list of the tied players. $number counts among them alone: 1.
remote-tie-place = Place { $number } of the tie
# Button below: the order is decided.
remote-tie-decide = Decide the tie
# Above the button “Confirm unchanged”, where there is no paper sheet.
remote-confirm-lead = These figures come from the game itself. You’re confirming exactly what you see here.
# Button for the judge of the table, below its score sheet.
remote-sign-judge = Sign as its judge
# Opens a form for the reason, and button that sends it: the sheet is closed without the missing signatures.
remote-waive = Close without them
# In that form. “They”: the players whose names stand above it.
remote-waive-lead = They’ve had their time. The sheet will say that they haven’t confirmed it, and why.
# In place of that form. $when “23 May 2026, 12:00”, $zone “Europe/Athens”.
remote-waive-later = They have until { $when } ({ $zone }) to confirm it on their own screens. After that you can close the sheet without them.
# Message after these buttons.
hall-done-sign = Signed.
# As above: the sheet was closed without the missing signatures.
hall-done-waive = Closed without the missing signatures.
# As above: the head judge has decided a tie.
hall-done-decide = Tie decided.

## “My entry”: results and the own line of the score sheet

# To the winner of the whole championship, on their own page.
remote-champion = You’re the champion. Congratulations!
# Result in a finished stage, to the player. $stage “City final”, $rank 3, $players 24.
remote-finish = { $stage }: place { $rank } of { $players }.
# Follows that line. $stage is the next one: “National final”.
remote-through = You’re through to the next stage: { $stage }.
# Below a game that is over. $rank at that table: 2.
remote-result = { $points ->
    [one] Place { $rank } at this table, { $points } point
   *[other] Place { $rank } at this table, { $points } points
}
# To a player with a confirmed place who plays from home; the button “Go to my table” is below.
remote-next-confirmed = Your place is confirmed. Go to your table from this page before the official start: a seat that’s empty then goes to an alternate.
# Heading: what the score sheet says about the player who reads it.
remote-line = Your line of the score sheet
# Below those figures. The button “This is right” follows.
remote-line-lead = This is what you had when the game ended. Only you can confirm it. If something is wrong, don’t confirm it and tell the head judge.
# Button: the player confirms their own line.
remote-line-confirm = This is right
# In place of the button. $time “18:45”, $zone “Europe/Athens”.
remote-line-signed = You confirmed it at { $time } ({ $zone }).
# In place of those figures, for a moment after the game and again once the scores are posted.
remote-line-soon = There is nothing to confirm right now. This page refreshes automatically.
# Message after that button.
entry-done-signed = Confirmed. Thank you!

## The waiting room: the page “Your table” before the table is open

# Below the start in the time of the venue. $when “23 May 2026, 11:00”, $zone “Central European Summer Time”.
remote-local = Your time: { $when } ({ $zone })
# Below the start, for browsers that cannot count down.
remote-starts-in = { $count ->
    [one] { $count } minute to go
   *[other] { $count } minutes to go
}
# In its place once the time has come.
remote-starts-now = The head judge is about to call the roll.
# Above the button “I’m here”.
remote-come-lead = Say that you’re here and leave this page open. Only those who are here when the roll is called get to play; your seat would go to an alternate.
# Button: the player is ready at their computer or phone.
remote-come = I’m here
# In place of the button, days before the start.
remote-come-later = Two hours before the start you can say here that you’ve come.
# In place of the button, once it was pressed.
remote-here = You’re here. Leave this page open: after the roll call the button to your table appears here.
# Heading over the times at the table.
remote-rules = At the table
# $count seconds: 90.
remote-rule-decision = { $count ->
    [one] You have { $count } second for each decision; then the table gives the plainest answer for you.
   *[other] You have { $count } seconds for each decision; then the table gives the plainest answer for you.
}
# $count seconds: 15.
remote-rule-absent = { $count ->
    [one] If your connection is gone for { $count } second on your turn, the table plays on for you until you’re back.
   *[other] If your connection is gone for { $count } seconds on your turn, the table plays on for you until you’re back.
}
# $count decisions: 3.
remote-rule-missed = { $count ->
    [one] It does the same if you miss { $count } decision.
   *[other] It does the same if you miss { $count } decisions in a row.
}
# Last of these lines. The line is the player’s line of the score sheet.
remote-rule-line = When the game is over, confirm your own line of the score sheet.

## The officials’ list of online tables: who is there, beside each name

# The player has opened the table, or waits for it.
remote-seat-here = here
# The player has no connection, or hasn’t said that they’re there.
remote-seat-away = not here
# The table plays on for the player until they’re back.
remote-seat-stood-in = stood in for
# The player was disqualified or has withdrawn.
remote-seat-out = out
# State of a table before the roll is called, one short sentence; see online-status-lobby.
online-status-gathering = Before the roll call.

## The public site: games to watch

# In place of “Hall 1”, on the board and the big screen, where people play online. $count: how many such places the
# championship has; $number tells them apart.
remote-hall = { $count ->
    [one] Online
   *[other] Online { $number }
}
# Heading over the list of online games.
remote-games = Games to watch
# Below it, where onlookers see the games late. $count minutes: 5.
remote-delay = { $count ->
    [one] You see running games { $count } minute late, so that nobody can help a player.
   *[other] You see running games { $count } minutes late, so that nobody can help a player.
}
