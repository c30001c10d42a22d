# Championships in the hall: the director's console, clocks, sheets, boards.

hall-desk = Desk
hall-rule = Rule
hall-waiting = { $count ->
    [one] { $count } is waiting
   *[other] { $count } are waiting
}
hall-role-registrar = Registrar
hall-role-director = Director
hall-role-head-judge = Head judge
hall-role-judge = Judge
hall-role-scorer = Scorer
hall-page-director = Rounds
hall-page-registrar = Registration desk
hall-page-nicknames = Nicknames
hall-page-entrants = Entrants
hall-page-terms = Terms
hall-page-officials = Officials
hall-page-outbox = Outbox
hall-page-sheets = Sheets
hall-page-clock = Clocks
hall-page-board = Live board
hall-page-projector = Projector
hall-page-judge = My table
hall-page-time = Computer clock

hall-director-lead = Every round goes the same way: seating, judges, publication, roll call, play, sheets, scores, qualification.
hall-champion = Champion: { $nickname }
hall-venue = Venue
hall-round = Round
hall-round-number = Round { $number }
hall-players = Players
hall-stands = Stands at
hall-open-session = Open: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, round { $round }
hall-backup = Backup and log
hall-backup-lead = A backup is written whenever scores are released or a stage is closed, if the server has a folder for backups. Copy it to another device before the next round.
hall-log = { $count ->
    [one] { $count } event in the log. Digest:
   *[other] { $count } events in the log. Digest:
}
hall-machine = Time machine
hall-machine-lead = This championship is a rehearsal. It can live at another time, but never before its last event.
hall-machine-now = Rehearsal. Time here: { $moment }
hall-machine-to = Day and time
hall-machine-go = Go there
hall-machine-back = Back to the present
hall-time-jumped = The clock of the championship computer jumped. Time before: { $was }. The clock then said: { $says }. Rounds and deadlines go on by the time before.
hall-time-open = What to do
hall-time-now = Championship time: { $time }. Computer clock: { $clock }.
hall-time-fine = There is no open report about the clock.
hall-time-wrong = If the clock is wrong, set it right on the computer. This report then closes by itself.
hall-time-right = If the clock is right, two officials accept it here. Rounds in progress keep the time they have left.
hall-time-accept = The clock is right
hall-time-proposed = { $name } says that the clock is right. A second official has to confirm it.
hall-time-venue = { $city }: the computer there had a wrong clock. Time of its last entry: { $was }. The clock said: { $says }. The order of the entries is unchanged.
hall-rehearse = Let bots play the next stage
hall-rehearse-lead = Next: { $stage }. Bots sit down at every table and play it to its end; that can take a minute.

hall-pipeline = Steps of this round
hall-state-done = done
hall-state-now = now
hall-state-later = later
hall-step-seating = Seating
hall-step-judges = Judges
hall-step-publish = Publication
hall-step-roll = Roll call
hall-step-play = Play
hall-step-sheets = Sheets
hall-step-release = Scores
hall-step-qualify = Qualification
hall-step-over = Finished
hall-step-later = Not yet
hall-waits-director = The director does this.
hall-waits-head-judge = The head judge does this.

hall-plan = Players: { $players }, tables: { $tables }, heats: { $heats }.
hall-drawn = Players: { $players }, tables: { $tables }.
hall-seed-printed = Seed { $seed }: anybody can draw the same seating from it.
hall-seeded = The best are spread over the tables.
hall-reason-sizes = Players at the tables: { $sizes }. Thinned evenly, { $fewest } to { $most } at a table.
hall-reason-repeats = { $count ->
    [0] Nobody meets anybody again.
    [one] { $count } pair meets again: no better seating was found.
   *[other] { $count } pairs meet again: no better seating was found.
}
hall-reason-apart = { $count ->
    [one] { $count } pair is to be kept apart.
   *[other] { $count } pairs are to be kept apart.
}
hall-reason-fixed = { $count ->
    [one] { $count } player has a fixed table.
   *[other] { $count } players have fixed tables.
}
hall-broken-seated-twice = Somebody would sit at two tables.
hall-broken-not-a-player = Somebody has a seat who does not play this round.
hall-broken-not-seated = Somebody who plays this round has no seat.
hall-broken-table-too-small = A table has too few players.
hall-broken-table-too-large = A table has too many players.
hall-broken-tables-differ = The number of tables is not what the format asks for.
hall-broken-thinned-unevenly = Two tables differ by more than one player.
hall-broken-fixed-seat = A player is not at the table that was fixed for him.
hall-broken-kept-apart = Two players who are to be kept apart sit at one table.
hall-table = Table { $number }
hall-heat = Heat { $number }
hall-table-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
hall-again = { $count ->
    [one] { $count } earlier meeting
   *[other] { $count } earlier meetings
}
hall-judged-by = Judge: { $name }
hall-no-nickname = no nickname yet
hall-fixed = fixed
hall-swap-lead = Tick two players to exchange their seats. The seating is checked again; an exchange that breaks a rule is refused.
hall-swap = Exchange the two
hall-swap-two = Tick exactly two players to exchange.
hall-draw = Draw the seating
hall-draw-again = Draw again
hall-seed = Seed of the drawing
hall-seed-lead = Take the number given, or one that was drawn in public.
hall-apart = Keep apart
hall-apart-one = This player
hall-apart-other = and this player
hall-pair = { $one } and { $other }
hall-fixing = Fixed tables
hall-fixed-player = This player
hall-fixed-table = sits at table
hall-fixed-at = { $name }: table { $table }

hall-judge-of = Judge of table { $number }
hall-judges-save = Assign these judges
hall-judges-none = No judge is invited for this venue yet.
hall-judges-set = { $count } of { $tables } tables have a judge.
hall-published = Published. Official start: { $moment }
hall-projector-open = Show it on the projector
hall-pdf = Print score sheets (PDF)
hall-starts = Official start (time zone { $zone })
hall-publish = Publish the seating
hall-present = { $present } of { $players } players are here.
hall-missing = { $count ->
    [one] { $count } is missing
   *[other] { $count } are missing
}
hall-small = Too few players at table { $tables }: seat this heat anew.
hall-alternates = { $count ->
    [one] { $count } alternate, { $present } here.
   *[other] { $count } alternates, { $present } here.
}
hall-roll-alternates = Alternates who are here take free seats, in the order of their numbers
hall-roll = Call the roll
hall-call-alternate = Call the next alternate
hall-reseat = Seat heat { $heat } anew
hall-start = { $count ->
    [one] Start the table
   *[other] Start all { $count } tables together
}
hall-start-lead = Who is not here has lost the seat at the roll call. The clock begins to run for all tables at once.
hall-heat-waiting = Waiting
hall-heat-rolled = Roll called, ready to start
hall-heat-running = Running
hall-heat-last-round = Last round
hall-heat-paused = Paused
hall-heat-over = Time
hall-play-later = After the publication.
hall-clock-of = Clock of heat { $heat }
hall-expel = Expel
hall-expel-who = Who is expelled
hall-expel-lead = For improper conduct. He ranks last, without points, and does not come back.
hall-reason = Reason
hall-fate-playing = to the end
hall-fate-bankrupt = bankrupt
hall-fate-expelled = expelled
hall-fate-withdrawn = withdrawn

hall-sheets-lead = A second person looks at every sheet and confirms it unchanged, or sends it back.
hall-sheets-none = No sheets are awaited now.
hall-sheets-count = { $confirmed } of { $tables } sheets are confirmed.
hall-sheets-short = { $confirmed } of { $tables }
hall-sheets-missing = Missing: table { $tables }.
hall-sheet-waiting = not begun
hall-sheet-playing = playing
hall-sheet-due = sheet is missing
hall-sheet-entered = awaits a second person
hall-sheet-confirmed = confirmed
hall-sheet-of = Sheet of table { $number }
hall-sheet-none = No sheet has been entered for this table.
hall-sheet-by = Entered by { $name }, entry { $version }.
hall-sheet-confirmed-by = Confirmed by { $name }.
hall-back-session = To the round
hall-part-cash = Cash
hall-part-deeds = Deeds
hall-part-mortgaged = Mortgaged deeds
hall-part-houses = Houses
hall-part-hotels = Hotels
hall-part-total = Net worth
hall-holdings = { $count ->
    [one] { $count } deed
   *[other] { $count } deeds
}
hall-mortgaged = mortgaged
hall-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
hall-hotel = hotel
hall-signed = signed
hall-unsigned = not signed
hall-placings = Places and points
hall-points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
hall-tie = A tie awaits the head judge.
hall-decided-worth = by net worth
hall-decided-deeds = tied in net worth, more deeds without mortgage
hall-decided-cash = tied in net worth and deeds, more cash
hall-decided-head-judge = by decision of the head judge
hall-decided-survived = was still playing
hall-decided-left-later = left the game later
hall-decided-expelled = the next was expelled
hall-confirming = Second person
hall-digest = Fingerprint of this sheet:
hall-signatures-missing = Not signed: { $names }.
hall-own-sheet = You entered this sheet yourself: somebody else confirms it.
hall-confirm-lead = Compare it with the paper. You confirm exactly what you see here; nothing can be changed on this page.
hall-confirm = Confirm unchanged
hall-reject = Send back
hall-release-lead = Points are posted under nicknames, net worth never is.
hall-release = Release the scores
hall-released = The scores are released.
hall-board-open = Open the live board
hall-qualify-lead = Ranks everybody and says who goes on. The lot decides only what nothing else does; its seed is kept in the log.
hall-qualify-later = After the scores are released.
hall-lot-seed = Seed of the lot
hall-qualify = Close the stage here
hall-next-round = To the next round
hall-goes-on = goes on
hall-by-lot = by lot

hall-nicknames-lead = Nicknames need a theme of the game and no reference to age, sex, nationality or body. What the lists found is pointed out; you decide.
hall-nicknames-none = No nickname is waiting.
hall-no-concern = Nothing was pointed out.
hall-approve = Approve
hall-approve-all = { $count ->
    [one] Approve the one nothing was pointed out about
   *[other] Approve all { $count } that nothing was pointed out about
}
hall-give-back = Return
hall-give-back-reason = Reason, which the entrant is told
hall-approved = { $count ->
    [one] { $count } approved nickname
   *[other] { $count } approved nicknames
}
hall-concern-theme = No word of the game was found.
hall-concern-age = May refer to age.
hall-concern-sex = May refer to sex.
hall-concern-nationality = May refer to nationality.
hall-concern-body = May refer to the body.
hall-concern-number = Holds a number that could be an age or a year of birth.
hall-concern-place = Holds the name of a venue or city.
hall-concern-name = Holds a part of the real name.

hall-search = Name or nickname
hall-search-go = Search
hall-found = { $count ->
    [0] Nobody was found.
    [one] { $count } person was found.
   *[other] { $count } people were found.
}
hall-erased = erased
hall-alternate-number = Alternate { $number }
hall-status-pending = Pending, to be phoned
hall-status-confirmed = Confirmed
hall-status-withdrawn = Withdrawn
hall-status-no-show = No-show
hall-status-disqualified = Disqualified
hall-status-erased = Erased
hall-cancel = Cancel the entry
hall-cancel-lead = The organisers may cancel an entry, for instance when data are incomplete or against the terms.

hall-terms-lead = A new version is in force at once, with a notice that everybody sees on the public site.
hall-terms-version = Version { $version }
hall-terms-notice = What has changed (the notice)
hall-terms-closes = New last day of registration (now { $day }); leave empty to keep it
hall-terms-mailed = Write to everybody who is registered
hall-terms-cancelled = The championship is cancelled
hall-terms-publish = Publish the new version
hall-terms-empty = Write the terms in at least one language.

hall-officials-lead = Everybody gets a private link for one role. Whoever holds the link acts in that role: send it to one person only. A new link ends the old one.
hall-official-name = Name
hall-official-role = Role
hall-official-venue = Venue
hall-official-table = Usual table, if any
hall-invite = Make a link
hall-invited = Link for { $name }
hall-invited-lead = This link is shown only once.
hall-name-needed = A name of 1 to 60 characters is needed.
hall-revoke = Revoke
hall-revoke-lead = All links of { $name } stop working at once.
hall-revoke-yes = Revoke all links
hall-revoke-self = You cannot revoke your own link. Another director can.
hall-you = you

hall-outbox-lead = { $count ->
    [0] Every letter has been sent.
    [one] { $count } letter waits. Copy it into your mail program, then mark it as sent.
   *[other] { $count } letters wait. Copy them into your mail program, then mark them as sent.
}
hall-letter-to = To
hall-letter-subject = Subject
hall-letter-body = Text
hall-letter-fault = The mail server refused it:
hall-copy = Copy
hall-copied = Copied
hall-sent = Mark as sent
hall-sent-all = { $count ->
    [one] Mark the one below as sent
   *[other] Mark the { $count } below as sent
}
hall-phones = Telephone list
hall-name = Name
hall-phone = Telephone

hall-clock = Clock
hall-clocks-lead = The head judge keeps the official time. Every clock can be opened by everybody; only the head judge finds the buttons.
hall-clocks-none = No seating is published yet.
hall-clock-left = Time left
hall-clock-waits = Call the roll first.
hall-clock-reason = Reason of the pause, shown in the hall
hall-clock-pause = Pause
hall-clock-resume = Go on
hall-clock-last-round = Call the last round
hall-clock-end = Call time
hall-clock-all = All clocks
hall-clock-offline = No connection. The time goes on.
hall-fullscreen = Full screen
hall-call-minutes = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
}
hall-call-over = The time is over

hall-board = Live board
hall-board-lead = Points after each round, by nickname.
hall-board-empty = No scores are released yet.
hall-csv = Standings as CSV
hall-json = Standings as JSON
hall-number = Hall { $number }
hall-halls = Halls
hall-all = All
hall-rank = Place
hall-nickname = Nickname
hall-points = Points
hall-anonymous = anonymous
hall-offline = No connection. This is the last known state.
hall-scroll-pause = Stop scrolling

hall-done-travel = The time has been set.
hall-done-return = This championship lives in the present again.
hall-done-rehearse = The stage is played.
hall-done-draft = The seating is drawn. Look at it, then publish it.
hall-done-reseat = The heat is seated anew.
hall-done-swap = The two have exchanged their seats.
hall-done-judges = The judges are assigned.
hall-done-publish = Published.
hall-done-roll = The roll is called.
hall-done-alternate = The next alternate is called.
hall-done-start = The tables play.
hall-done-expel = Expelled.
hall-done-release = The scores are released.
hall-done-qualify = The stage is closed here.
hall-done-approve = The nickname is approved.
hall-done-approve-all = The nicknames are approved.
hall-done-give-back = The nickname is returned.
hall-done-cancel = The entry is cancelled.
hall-done-revoke = The links no longer work.
hall-done-sent = Marked as sent.
hall-done-sent-all = Marked as sent.
hall-done-confirm = The sheet is confirmed.
hall-done-reject = The sheet is sent back.
