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
# Message after that button.
entry-done-signed = Confirmed. Thank you!
