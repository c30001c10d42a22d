### The control room of a championship: all venues at a glance, and calls for the head judge. The readers are the director,
### the head judge and, where a text begins with “panel”, the judge of a table.

## Calls for the head judge

# Heading of the list of tables that have asked the head judge to come.
hall-calls = Calls for the head judge
# In place of that list.
hall-calls-none = No table is waiting.
# Line in the list. $table: 7; $place: stage and city, “City final, Athens”.
hall-call-table = Table { $table } ({ $place })
# After that line. $time: when the table called, “15:42”.
hall-call-since = since { $time }
# After that. $name: the official who has said that they go there.
hall-call-taken = { $name } is on the way.
# Button of the head judge. At most 24 characters.
hall-call-take = I’m on my way
# Button: nobody needs to come any more. At most 24 characters.
hall-call-end = Settled
# Button beside an online table. At most 24 characters.
hall-call = Call the head judge

## The control room

# Navigation link and heading: one page for all venues. At most 24 characters.
hall-page-control = Control room
# Small line above the table. $time: “15:42:07”.
control-time = As of { $time }.
# Link after that line, in a browser without JavaScript. One or two words.
control-reload = Reload
# Column of numbers: people with a place. One short word.
control-registered = Registered
# Column: how many of them were phoned. One short word.
control-phoned = Phoned
# Column: how many people have checked in at the door. One or two short words.
control-present = Checked in
# Column: how many people have a seat. One short word.
control-seated = Seated
# Column: tables where a game is on. Two short words.
control-playing = Tables playing
# Column: tables whose time is up and whose score sheet isn’t there. Two short words.
control-due = Sheets missing
# Column: score sheets that a second person must confirm. Two short words.
control-unconfirmed = To confirm
# Column: what needs attention. One short word.
control-notes = Notes
# First cell of the last row, which adds all venues up. One word.
control-total = All
# Badge: tables that have called the head judge.
control-calls = { $count ->
    [one] { $count } call
   *[other] { $count } calls
}
# Badge: the official start has passed and nobody plays. $time: “12:00”.
control-late-start = Should have started at { $time }
# Badge: the time of the round is over and it hasn’t ended. $time: “13:15”.
control-late-end = Over time since { $time }
# Badge in the last row: rounds that should have started or ended.
control-late = { $count } late

## The judge’s panel: calls and timers

# Button of a judge whose table needs help. At most 24 characters.
panel-call = Call the head judge
# Line in place of that button. $time: “15:42”.
panel-called = Head judge called at { $time }.
# After that line. $name: the official who comes.
panel-call-taken = { $name } is on the way.
# Button: nobody needs to come any more. At most 24 characters.
panel-call-end = Settled
# Name of an entry, in the line of what is waiting or was refused (see “panel-waits-at”).
panel-entry-call = Call for the head judge
# As above: the matter is settled.
panel-entry-end-call = Call settled
# Heading over two stopwatches that count down.
panel-timers = Timers
# Name of a timer: how long a deal between players may take. $count: 5.
panel-timer-deal = { $count ->
    [one] Deal: { $count } minute at most
   *[other] Deal: { $count } minutes at most
}
# Name of a timer: the judge sets players a limit of their own choice.
panel-timer-limit = Time limit
# Label of the field for its length.
panel-timer-minutes = Minutes
# Button. At most 24 characters.
panel-timer-start = Start
# Button: the timer stands still and can go on. At most 24 characters.
panel-timer-stop = Stop
# Button: back to the full time. At most 24 characters.
panel-timer-reset = Reset
# Red box, and read out: that timer has reached zero.
panel-timer-over-deal = The time for the deal is up.
# As above.
panel-timer-over-limit = The time limit is up.
