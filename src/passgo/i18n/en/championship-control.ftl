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
# Line in the log: somebody has said that they go to the table that called.
logged-call-taken = Head judge on the way.

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

## Telephone calls at the registration desk

# Tab and heading of a list: people who asked to be called back, and the time has come. At most 24 characters.
entry-list-back = Call back now
# Below that heading, to the registrar.
entry-list-lead-back = They asked to be called at this time.
# Red line to the registrar. $count: people nobody has phoned yet; $when: day and time.
entry-call-near = { $count ->
    [one] { $count } person hasn’t been phoned yet. Start: { $when }
   *[other] { $count } people haven’t been phoned yet. Start: { $when }
}
# Small line below a name: how often somebody tried to call. $when: day and time of the last attempt.
entry-call-attempts = { $count ->
    [one] { $count } attempt, on { $when }
   *[other] { $count } attempts, the last on { $when }
}
# Badge below a name, and line in a list. $when: day and time.
entry-call-back-at = Call back: { $when }
# Opens a small form. At most 24 characters.
entry-call-add = Note a call
# Heading over the list of calls with one person.
entry-calls = Calls
# Label over the next three choices.
entry-call-outcome = What came of it?
# Choice.
entry-call-no-answer = No answer
# Choice: the person wants to be called at another time.
entry-call-call-back = Call back later
# Choice: there was no call.
entry-call-note = Only a note
# Label of a field for day and time, for the second choice.
entry-call-when = When to call back
# Label of a text field.
entry-call-text = Note
# Short message afterwards.
entry-done-noted = Noted.
# Red box, to the registrar.
entry-call-wrong = Choose a day and time to call back, or write a note of up to 500 characters.

## The champion’s place, to the director and the registrar

# Sentence about one entrant.
control-place-holds = This player holds the champion’s place.
# Button, and title of a small form: the champion can’t travel. At most 24 characters.
control-place-pass = Pass the place on
# Short message afterwards.
hall-done-pass-place = The place has been passed on.
# Line on the director’s page. $prize: free text by the organisers; $name: who travels.
control-place-held = The champion’s place ({ $prize }) is held by { $name }.

## Letters, to the director

# Navigation link and heading: emails to entrants. At most 24 characters.
hall-page-mail = Write emails
# Heading: an email to many people.
mail-desk-write = Write to entrants
# Label of a list of stages: only those who play in one. One word.
mail-desk-stage = Stage
# Label of a list of classes or clubs. One word.
mail-desk-group = Group
# Choice in a list of statuses: people on the waiting list.
mail-desk-alternates = Alternates
# Before a list of words in braces, each of which stands for a name, a day or the like.
mail-desk-words = Filled in for each person:
# Below that list, and in a red box. $word: one of them, in braces.
mail-desk-needed = The text must contain { $word }.
# Button: how many people would get the email, and what it looks like. At most 24 characters.
mail-desk-count = Count and preview
# After that button.
mail-desk-counted = { $count ->
    [0] Nobody matches this selection.
    [one] This goes to { $count } person:
   *[other] This goes to { $count } people:
}
# Button below the preview. At most 24 characters with a number of three digits.
mail-desk-send = { $count ->
    [one] Send to { $count } person
   *[other] Send to { $count } people
}
# Short message afterwards.
hall-done-send = The emails are in the outbox.
# Red box.
mail-desk-too-many = That’s a lot of emails in one hour. Wait a while, then send this one.
# Red box. $word: a word in braces that means nothing.
mail-desk-bad-unknown = { $word } can’t be filled in here.
# Red box.
mail-desk-bad-empty = Write a subject and a text.
# Red box.
mail-desk-bad-long = The subject or the text is too long.
# Heading: emails that go out by themselves before the start.
mail-desk-reminders = Reminders
# Below that heading.
mail-desk-reminders-lead = Everyone who is confirmed gets one email on each of these days. A rehearsal sends none.
# Label of a field such as “7, 1”.
mail-desk-days = Days before the start, for example 7, 1
# Red box.
mail-desk-bad-days = Enter up to 5 whole numbers from 1 to 60, or nothing.
# Short message afterwards.
hall-done-reminders = Saved.
# Heading over a list of all kinds of emails, each by its subject.
mail-desk-texts = Texts of the emails
# Below that heading.
mail-desk-texts-lead = Each text can be changed, language by language. Languages without a text of your own keep the standard one.
# Small label in that list; language codes follow: “en, el”.
mail-desk-own = Own text:
# Link back to that list.
mail-desk-all = All emails
# Label for screen readers on a row of languages.
mail-desk-language = Language of the text
# Button, and heading over what it shows. At most 24 characters.
mail-desk-preview = Preview
# Button. At most 24 characters.
mail-desk-keep = Use this text
# Button: drop one’s own text. At most 24 characters.
mail-desk-standard = Back to standard text
# Short message afterwards.
hall-done-keep = Your text is in use.
# Short message afterwards.
hall-done-standard = The standard text is in use again.

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
