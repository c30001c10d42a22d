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
