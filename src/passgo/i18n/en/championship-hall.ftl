### The pages of a championship’s officials – rounds, seating, roll call, clocks, sheets, nicknames, entrants,
### officials, email – and the public boards. Seen by directors, head judges, judges, scorers and registrars.

## Navigation and roles

# Label for screen readers on the navigation bar at the top of every officials’ page.
hall-desk = Officials’ pages
# In an error box at the top of a page, followed by the id of the rule that was broken (“Rule CHAMP-TABLE-3”).
hall-rule = Rule
# For screen readers, on the small number behind a navigation link.
# $count: nicknames, entrants, emails or sheets that have to be dealt with.
hall-waiting = { $count ->
    [one] { $count } waiting
   *[other] { $count } waiting
}
# Role of an official, before the name in the navigation (“Registrar: Anna”) and in the list of officials.
hall-role-registrar = Registrar
# As above: the person who runs the championship.
hall-role-director = Director
# As above: the judge in charge of the hall and of the official time.
hall-role-head-judge = Head judge
# As above: the judge of one table.
hall-role-judge = Judge
# As above: the person who enters and confirms score sheets.
hall-role-scorer = Scorer
# Navigation link and heading: the page with all rounds of all venues. One or two words.
hall-page-director = Rounds
# Navigation link: the page where the registrar phones entrants and checks them in. One or two words.
hall-page-registrar = Registration desk
# Navigation link and heading: the page where the director approves nicknames. One or two words.
hall-page-nicknames = Nicknames
# Navigation link and heading: the page with everyone who has entered. One or two words.
hall-page-entrants = Entrants
# Navigation link and heading: the page with the terms of the championship. One or two words.
hall-page-terms = Terms
# Navigation link, heading and button: the page with all officials and their links. At most 24 characters.
hall-page-officials = Officials
# Navigation link and heading: emails that still have to be sent by hand. One or two words.
hall-page-outbox = Outbox
# Navigation link and heading: the page with the score sheets of all tables. One or two words.
hall-page-sheets = Sheets
# Navigation link and heading: the page with the clocks of all heats. One or two words.
hall-page-clock = Clocks
# Navigation link: the public page with the points of each round. One or two words.
hall-page-board = Live board
# Navigation link, button and window title: seating and points on the big screen. At most 24 characters.
hall-page-projector = Projector
# Navigation link and heading: the tables of the judge who reads it. One or two words.
hall-page-judge = My tables
# Navigation link and heading: the page about a wrong clock on the championship computer. One or two words.
hall-page-time = Computer clock

## The director’s overview of all rounds

# First sentence of the page “Rounds”: the eight steps of a round, in their order.
hall-director-lead = Every round follows the same steps: seating, judges, publication, roll call, play, sheets, scores, qualification.
# Big line on the overview, the boards and the public page. $nickname: the winner’s, e.g. “TopHat”.
hall-champion = Champion: { $nickname }
# Column head and label of a drop-down list: the place where a stage is played, shown by its city.
hall-venue = Venue
# Column head over the number of the round.
hall-round = Round
# Part of a heading, e.g. “Athens · Semi-final · Round 2”. $number: which round of the stage.
hall-round-number = Round { $number }
# Column head over the number of players in a round.
hall-players = Players
# Column head over the step that a round has reached (“Seating”, “Play”, “Finished”).
hall-stands = Status
# For screen readers, on the button that opens a round. $session: e.g. “Semi-final, Athens, round 2”.
hall-open-session = Open: { $session }
# Heading of a round where the stage has only one. $stage: e.g. “Final”; $city: e.g. “Athens”.
hall-session = { $stage }, { $city }
# Heading of a round where the stage has several. $stage: e.g. “Semi-final”; $city: “Athens”; $round: 2.
hall-session-round = { $stage }, { $city }, round { $round }
# Heading on the director’s overview.
hall-backup = Backup and log
# Paragraph under “Backup and log”. The folder is one that the operator of the server has set up.
hall-backup-lead = A backup is saved whenever scores are published or a stage is closed, if the server has a backup folder. Copy it to another device before the next round.
# Line under “Backup and log”, followed by a long check sum. $count: events of the championship so far.
hall-log = { $count ->
    [one] { $count } event in the log. Fingerprint:
   *[other] { $count } events in the log. Fingerprint:
}
# Heading on the director’s overview, only in a rehearsal: a form that changes the time of the championship.
hall-machine = Time machine
# Paragraph under “Time machine”, to the director.
hall-machine-lead = This is a rehearsal. You can move it to another time, but never before its last event.
# Banner at the top of every officials’ page in a rehearsal. $moment: day and time, e.g. “3 May 2026, 10:00”.
hall-machine-now = Rehearsal. Time here: { $moment }
# Label of the field where the director picks the new time of the rehearsal.
hall-machine-to = Day and time
# Button that moves the rehearsal to the time picked. At most 24 characters.
hall-machine-go = Go there
# Button that returns the rehearsal to the real time.
hall-machine-back = Back to the present

## A computer whose clock has jumped

# Red banner on all officials’ pages. $was, $says: day and time before the jump and right after it.
hall-time-jumped = The championship computer’s clock jumped. Time before the jump: { $was }. The clock then showed: { $says }. Rounds and deadlines still follow the time before the jump.
# Link behind the banner above, to the page “Computer clock”.
hall-time-open = What to do
# First line of the page “Computer clock”. $time, $clock: day and time.
hall-time-now = Championship time: { $time }. Computer clock: { $clock }.
# On the page “Computer clock” when nothing is wrong.
hall-time-fine = There’s no open report about the clock.
# On the page “Computer clock”, to an official: the first of two cases.
hall-time-wrong = If the clock is wrong, correct it on the computer. This report then closes automatically.
# As above, the second case. Two different people have to press the button below.
hall-time-right = If the clock is right, two officials must accept it here. Rounds in progress keep the time they have left.
# Button on the page “Computer clock”.
hall-time-accept = The clock is right
# On the page “Computer clock”, to the second official. $name: the first one, e.g. “Anna”.
hall-time-proposed = { $name } says the clock is right. A second official has to confirm it.
# On the page “Computer clock”, about a venue that worked on its own. $city: “Patras”; $was, $says: day and time.
hall-time-venue = { $city }: the clock on the computer there was wrong. Time of its last entry: { $was }. The clock showed: { $says }. The order of the entries is unchanged.

## Rehearsals played by bots

# Button on the director’s overview, only in a rehearsal.
hall-rehearse = Let bots play the next stage
# Paragraph above that button. $stage: the next stage, e.g. “Semi-final”.
hall-rehearse-lead = Next: { $stage }. Bots take every seat and play it to the end; this can take a minute.

## The steps of a round

# Label for screen readers on the row of steps at the top of a round’s page.
hall-pipeline = Steps of this round
# Small word under a step: it is finished. Also a badge at the roll call. One word.
hall-state-done = done
# Small word under the step that is to be done next. One word.
hall-state-now = now
# Small word under a step that comes later. One word.
hall-state-later = later
# Name of a step: heading on the round’s page and badge in the overview. Who sits at which table. One word.
hall-step-seating = Seating
# As above: a judge for every table.
hall-step-judges = Judges
# As above: the seating is shown to everyone.
hall-step-publish = Publication
# As above: who is present. At most two words.
hall-step-roll = Roll call
# As above: the games are played.
hall-step-play = Play
# As above: the score sheets are entered and confirmed.
hall-step-sheets = Sheets
# As above: the points are published.
hall-step-release = Scores
# As above: who advances to the next stage.
hall-step-qualify = Qualification
# Badge in the overview: all steps of the round are done.
hall-step-over = Finished
# Badge in the overview: the round can’t begin yet.
hall-step-later = Not yet
# Small grey line where another official would find a button.
hall-waits-director = This is up to the director.
# As above, where the head judge would find the button.
hall-waits-head-judge = This is up to the head judge.

## Seating

# First line of “Seating”, before the draw. All three are numbers: players, tables, heats (groups playing at once).
hall-plan = Players: { $players }, tables: { $tables }, heats: { $heats }.
# As above, after the draw. Both are numbers.
hall-drawn = Players: { $players }, tables: { $tables }.
# Follows the line above. $seed: the number from which the seating was drawn, e.g. 20260503.
hall-seed-printed = Seed { $seed }: anyone can reproduce this draw from it.
# Follows the line above, where the results of earlier rounds were used for the seating.
hall-seeded = The strongest players are spread across the tables.
# In the list of what the draw took into account. $sizes: “5, 5 and 4”; $fewest, $most: the limits, e.g. 4 and 6.
hall-reason-sizes = Players per table: { $sizes }. Spread evenly, { $fewest } to { $most } at a table.
# As above. $count: pairs of players who already sat at one table in an earlier round.
hall-reason-repeats = { $count ->
    [0] No two players meet again.
    [one] { $count } pair meets again: no better seating was found.
   *[other] { $count } pairs meet again: no better seating was found.
}
# As above. $count: pairs that the director has asked to keep apart.
hall-reason-apart = { $count ->
    [one] { $count } pair must be kept apart.
   *[other] { $count } pairs must be kept apart.
}
# As above. $count: players whose table the director has fixed.
hall-reason-fixed = { $count ->
    [one] { $count } player has a fixed table.
   *[other] { $count } players have fixed tables.
}
# Why a seating or a swap is refused; in the list of reasons and in an error box.
hall-broken-seated-twice = Someone would sit at two tables.
# As above: a seat is given to a person who is not in this round.
hall-broken-not-a-player = Someone who isn’t playing this round has a seat.
# As above: a player of this round was left out.
hall-broken-not-seated = Someone who is playing this round has no seat.
# As above.
hall-broken-table-too-small = A table has too few players.
# As above.
hall-broken-table-too-large = A table has too many players.
# As above. The format is the plan of the championship, set up at the start.
hall-broken-tables-differ = The number of tables isn’t what the format asks for.
# As above.
hall-broken-thinned-unevenly = Two tables differ by more than one player.
# As above. The director fixed a table for that player before the draw.
hall-broken-fixed-seat = A player isn’t at their fixed table.
# As above. The director asked to keep the two apart.
hall-broken-kept-apart = Two players who must be kept apart are at the same table.
# Heading of a table on many pages and on the big screen. $number: e.g. 7.
hall-table = Table { $number }
# A group of tables that play at the same time; heading, or small behind a table. $number: e.g. 2.
hall-heat = Heat { $number }
# Small line under a table: how many sit there.
hall-table-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
# Follows the line above: how often players of this table met in earlier rounds.
hall-again = { $count ->
    [one] { $count } earlier meeting
   *[other] { $count } earlier meetings
}
# Small line under a table and on its sheet. $name: the judge’s, e.g. “Maria”.
hall-judged-by = Judge: { $name }
# Small mark behind a player whose table the director has fixed. One word.
hall-fixed = fixed
# Above the tables, to the director: every player has a box to tick.
hall-swap-lead = Tick two players to swap seats. The seating is checked again; swaps that break a rule are refused.
# Button below the tables: the two players ticked change places. At most 24 characters.
hall-swap = Swap seats
# Error, when one player or more than two were ticked.
hall-swap-two = Tick exactly two players to swap.
# Button that draws the seating at random. At most 24 characters.
hall-draw = Draw the seating
# Button that replaces the seating by a new draw. At most 24 characters.
hall-draw-again = Draw again
# Label of a field for a number: the seating is computed from it.
hall-seed = Seed for the draw
# Hint below that field, to the director. A number is already filled in.
hall-seed-lead = Use this number, or one drawn in public.
# Legend of a part of the draw form: pairs of players who must not sit at one table.
hall-apart = Keep apart
# Label of the first of two lists of players, under “Keep apart”.
hall-apart-one = First player
# Label of the second of two lists of players, under “Keep apart”.
hall-apart-other = Second player
# A pair already chosen, behind a box to tick. $one, $other: nicknames or names.
hall-pair = { $one } and { $other }
# Legend of a part of the draw form: players who must sit at a certain table.
hall-fixing = Fixed tables
# Label of a list of players, under “Fixed tables”.
hall-fixed-player = Player
# Label of a field for the number of a table, under “Fixed tables”.
hall-fixed-table = Table
# A choice already made, behind a box to tick. $name: nickname or name; $table: the number of the table.
hall-fixed-at = { $name }: table { $table }

## Judges, publication, roll call and start

# Label of a list of judges. $number: the table, e.g. 7.
hall-judge-of = Judge for table { $number }
# Button below the lists of judges. At most 24 characters.
hall-judges-save = Assign these judges
# In place of the lists when there are no judges; for the director a link to “Officials” follows.
hall-judges-none = No judge has been invited to this venue yet.
# For officials who can’t assign judges. $count: tables that have one; $tables: all tables.
hall-judges-set = Tables with a judge: { $count } of { $tables }.
# Under “Publication”. $moment: day and time at which play begins.
hall-published = Published. Official start: { $moment }
# Button under “Publication”, opens the page for the big screen. At most 24 characters.
hall-projector-open = Show on the projector
# Button under “Publication”, opens a PDF with the sheets of all tables. At most 24 characters.
hall-pdf = Print score sheets (PDF)
# Label of a field for day and time. $zone: e.g. “Eastern European Time”.
hall-starts = Official start (time zone { $zone })
# Button that shows the seating to everyone. At most 24 characters.
hall-publish = Publish the seating
# Under “Roll call”. Two numbers: players checked in, and all players of the heat.
hall-present = { $present } of { $players } players present.
# Line that opens the list of absent players. $count: how many.
hall-missing = { $count ->
    [one] { $count } missing
   *[other] { $count } missing
}
# Red box under “Roll call”. $tables: one or several numbers, e.g. “3” or “3 and 5”.
hall-small = Tables with too few players: { $tables }. Reseat this heat.
# Under “Roll call”. $count: people waiting for a free seat; $present: how many of them are checked in.
hall-alternates = { $count ->
    [one] { $count } alternate, { $present } present.
   *[other] { $count } alternates, { $present } present.
}
# Label behind a box to tick, above “Call the roll”. Every alternate has a number: the place in the queue.
hall-roll-alternates = Alternates who are present take free seats, in the order of their numbers
# Button: whoever is not checked in loses the seat. At most 24 characters.
hall-roll = Call the roll
# Button: the next person in the queue gets a free seat.
hall-call-alternate = Call the next alternate
# Button that draws a new seating for one heat after the roll call. $heat: its number. At most 24 characters.
hall-reseat = Reseat heat { $heat }
# Big button that starts play. $count: tables of the heat.
hall-start = { $count ->
    [one] Start the table
   *[other] Start all { $count } tables together
}
# Hint below that button.
hall-start-lead = Anyone who wasn’t present lost their seat at the roll call. The clock starts for all tables at once.
# State of a heat: badge, and a line on the clock and the big screen. Before the roll call.
hall-heat-waiting = Waiting
# As above: the roll was called, the clock does not run yet.
hall-heat-rolled = Roll called, ready to start
# As above: the clock runs.
hall-heat-running = In progress
# As above: the head judge has called the last round of turns.
hall-heat-last-round = Last round
# As above: the head judge has stopped the clock for now.
hall-heat-paused = Paused
# As above: the head judge has called time, play is over.
hall-heat-over = Time’s up
# Hint under “Play” while nothing is published.
hall-play-later = After the seating is published.
# Button that opens the clock of a heat. $heat: its number. At most 24 characters.
hall-clock-of = Clock for heat { $heat }
# Opens a form, and button that sends it: a player is thrown out of the championship. At most 24 characters.
hall-expel = Disqualify
# Label of a list of players in that form.
hall-expel-who = Who to disqualify
# In that form, about the player.
hall-expel-lead = For misconduct. The player ranks last, scores no points and can’t come back.
# Label of a text field: why a player is disqualified, an entry cancelled or a sheet sent back.
hall-reason = Reason
# How a player ended, small behind the name on a sheet: still in the game when it ended.
hall-fate-playing = played to the end
# As above, also behind the name in the seating: lost everything.
hall-fate-bankrupt = bankrupt
# As above: thrown out for misconduct.
hall-fate-expelled = disqualified
# As above: gave up and left.
hall-fate-withdrawn = withdrawn

## Score sheets and placings

# First line of the page “Sheets”.
hall-sheets-lead = A second person looks at every sheet and either confirms it unchanged or sends it back.
# In place of the list of sheets.
hall-sheets-none = No sheets are due right now.
# Above the list of tables. Two numbers: confirmed sheets, and all tables of the round.
hall-sheets-count = { $confirmed } of { $tables } sheets confirmed.
# Behind the badge “Sheets” in the director’s overview, as short as that. Two numbers as above.
hall-sheets-short = { $confirmed } of { $tables }
# Follows “5 of 8 sheets confirmed.” $tables: one or several numbers, e.g. “3” or “3 and 5”.
hall-sheets-missing = Tables without a sheet: { $tables }.
# State of a table’s sheet, small under “Table 7”: the game has not begun.
hall-sheet-waiting = not started
# As above: the game is being played.
hall-sheet-playing = playing
# As above: the game is over, nobody has entered the sheet yet.
hall-sheet-due = sheet missing
# As above: entered, but not confirmed yet.
hall-sheet-entered = waiting for a second person
# As above: entered and confirmed.
hall-sheet-confirmed = confirmed
# Heading of the page with one sheet. $number: the table.
hall-sheet-of = Sheet for table { $number }
# On that page while there is no sheet.
hall-sheet-none = No sheet has been entered for this table.
# Line above a sheet. $name: who entered it; $version: 1 for the first sheet, 2 after a correction …
hall-sheet-by = Version { $version }, entered by { $name }.
# Follows the line above. $name: the second person.
hall-sheet-confirmed-by = Confirmed by { $name }.
# Link from a sheet to the page of its round.
hall-back-session = Back to the round
# Row of a sheet, before an amount of money.
hall-part-cash = Cash
# As above: streets, stations and utilities without a mortgage.
hall-part-deeds = Properties
# As above: those with a mortgage.
hall-part-mortgaged = Mortgaged properties
# As above: all houses together.
hall-part-houses = Houses
# As above: all hotels together.
hall-part-hotels = Hotels
# Last row of a sheet: the sum of the rows above.
hall-part-total = Net worth
# Line that opens the list of what a player owns.
hall-holdings = { $count ->
    [one] { $count } property
   *[other] { $count } properties
}
# Small mark behind a property. One word.
hall-mortgaged = mortgaged
# Small mark behind a property: what is built on it.
hall-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
# Small mark behind a property: a hotel is built on it.
hall-hotel = hotel
# Below the sheet of a player, behind a name where it is the judge: there is a signature.
hall-signed = signed
# As above: the signature is missing.
hall-unsigned = not signed
# Heading over the ranking of a table.
hall-placings = Places and points
# In bold behind a player in the ranking.
hall-points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# Red box above the ranking: only the head judge can decide who is ahead.
hall-tie = Tie: waiting for the head judge.
# Small behind a player in the ranking: why this player is ahead of the next one.
hall-decided-worth = by net worth
# As above. Tied players are ranked by how many properties without a mortgage they own.
hall-decided-deeds = tied on net worth, more unmortgaged properties
# As above, where that count is the same too.
hall-decided-cash = tied on net worth and properties, more cash
# As above.
hall-decided-head-judge = decided by the head judge
# As above: the next one had gone out before the end.
hall-decided-survived = was still playing
# As above: both went out, this player later than the next one.
hall-decided-left-later = went out later
# As above: about the player on the line below.
hall-decided-expelled = the next player was disqualified
# Heading over the buttons of the person who confirms a sheet.
hall-confirming = Second person
# Followed by a check sum: two people see by it that they look at the same sheet.
hall-digest = Fingerprint of this sheet:
# Red box. $names: those whose signature is missing, e.g. “TopHat and Racer”.
hall-signatures-missing = Not signed: { $names }.
# In place of the buttons, to the official who reads it.
hall-own-sheet = You entered this sheet, so someone else has to confirm it.
# Above the buttons, to the second person.
hall-confirm-lead = Compare it with the paper sheet. You’re confirming exactly what you see here; nothing can be changed on this page.
# Button of the second person: the sheet is right as it is.
hall-confirm = Confirm unchanged
# Opens a form for the reason, and button that sends it: the sheet must be entered again. At most 24 characters.
hall-reject = Send back

## Scores and qualification

# Above the button that publishes the points of a round.
hall-release-lead = Points are published under nicknames; net worth never is.
# Button, usable once all sheets are confirmed.
hall-release = Publish scores
# In place of that button, afterwards.
hall-released = Scores published.
# Button that opens the public page with the points. At most 24 characters.
hall-board-open = Open the live board
# Above the button that closes a stage. Lots: a random choice, computed from a number (the seed).
hall-qualify-lead = Ranks everyone and shows who advances. Lots only decide what nothing else can; their seed is kept in the log.
# Under “Qualification”, when it is too early.
hall-qualify-later = After the scores are published.
# Label of a field for a number, from which the lots are computed.
hall-lot-seed = Seed for the lots
# Button: no more rounds of this stage at this venue. At most 24 characters.
hall-qualify = Close the stage here
# Button that leads to the next round of the same stage. At most 24 characters.
hall-next-round = Go to the next round
# Small mark behind a player in the final ranking of a stage: is in the next stage. One or two words.
hall-goes-on = advances
# Small mark behind such a player: lots were drawn to decide it. One or two words.
hall-by-lot = by lot

## Nicknames

# First lines of the page “Nicknames”, to the director.
hall-nicknames-lead = Nicknames must relate to the game and must not refer to age, sex, nationality or body. Possible problems are flagged; you decide.
# In place of the list.
hall-nicknames-none = No nicknames are waiting for approval.
# Under a nickname about which the word lists found nothing.
hall-no-concern = Nothing flagged.
# Button under a nickname.
hall-approve = Approve
# Button above the list, shown for two or more. $count: nicknames without a flag. As short as can be.
hall-approve-all = { $count ->
    [one] Approve the one without flags
   *[other] Approve the { $count } without flags
}
# Opens a form for the reason, and button that sends it: the entrant must propose another. At most 24 characters.
hall-give-back = Reject
# Label of the text field in that form.
hall-give-back-reason = Reason (sent to the entrant)
# Line that opens the list of approved nicknames.
hall-approved = { $count ->
    [one] { $count } approved nickname
   *[other] { $count } approved nicknames
}
# Under a nickname: what the word lists flagged. A rule id follows.
hall-concern-theme = No word from the game was found.
# As above.
hall-concern-age = May refer to age.
# As above: man or woman.
hall-concern-sex = May refer to sex.
# As above.
hall-concern-nationality = May refer to nationality.
# As above: height, weight, looks.
hall-concern-body = May refer to the body.
# As above.
hall-concern-number = Contains a number that could be an age or a year of birth.
# As above.
hall-concern-place = Contains the name of a venue or city.
# As above: first name or surname of the entrant.
hall-concern-name = Contains part of the real name.

## Entrants

# Label of the search field on the page “Entrants”.
hall-search = Name or nickname
# Button behind that field. At most 24 characters.
hall-search-go = Search
# Line above the results.
hall-found = { $count ->
    [0] Nobody found.
    [one] { $count } person found.
   *[other] { $count } people found.
}
# In place of the name of someone who had their data erased.
hall-erased = deleted
# Under the name of an entrant who waits for a free seat. $number: the place in the queue.
hall-alternate-number = Alternate { $number }
# Status of an entry, under the name: the registrar still has to phone and ask whether the entrant will come.
hall-status-pending = Pending, to be phoned
# As above: said on the phone that they will come.
hall-status-confirmed = Confirmed
# As above: doesn’t want to play any more.
hall-status-withdrawn = Withdrawn
# As above: didn’t come on the day.
hall-status-no-show = No-show
# As above: entry cancelled by the organisers, or thrown out for misconduct. The reason follows.
hall-status-disqualified = Disqualified
# As above: had their data erased.
hall-status-erased = Deleted
# Opens a form for the reason, and button that sends it.
hall-cancel = Cancel entry
# In that form.
hall-cancel-lead = The organisers can cancel an entry, for example when details are incomplete or against the terms.

## Terms

# First line of the page “Terms”, to the director.
hall-terms-lead = A new version takes effect at once, with a notice that everyone sees on the public site.
# Link to an earlier text of the terms. $version: 1, 2 …
hall-terms-version = Version { $version }
# Label of a text field: one sentence for the public site.
hall-terms-notice = What has changed (the notice)
# Label of a date field. $day: the present last day, e.g. “30 April 2026”.
hall-terms-closes = New last day to register (now { $day }); leave empty to keep it
# Label behind a box to tick: the notice also goes out by email.
hall-terms-mailed = Email everyone who is registered
# Label behind a box to tick.
hall-terms-cancelled = The championship is cancelled
# Button of the form. At most 24 characters.
hall-terms-publish = Publish the new version
# Error, when the text was empty in all languages.
hall-terms-empty = Write the terms in at least one language.

## Officials and their links

# First lines of the page “Officials”, to the director.
hall-officials-lead = Everyone gets a private link for one role. Anyone with the link acts in that role, so send it to one person only. A new link replaces the old one.
# Label of a text field: the name of a new official.
hall-official-name = Name
# Label of a list: director, judge, scorer …
hall-official-role = Role
# Label of a list of cities; “All” is among them.
hall-official-venue = Venue
# Label of a field for a number: the table where that judge usually is. May stay empty.
hall-official-table = Usual table, if any
# Button of that form. At most 24 characters.
hall-invite = Create link
# Heading of the page with the new link. $name: the official, e.g. “Maria”.
hall-invited = Link for { $name }
# First line of that page.
hall-invited-lead = This link is shown only once.
# Error under the form.
hall-name-needed = Enter a name of 1 to 60 characters.
# Behind an official in the list; opens the question below.
hall-revoke = Revoke
# The question’s text. $name: the official who will be shut out.
hall-revoke-lead = All of { $name }’s links stop working at once.
# Button below it.
hall-revoke-yes = Revoke all links
# Error, to a director.
hall-revoke-self = You can’t revoke your own link. Another director can.
# In the list of officials, in place of “Revoke” behind the name of the reader. One word.
hall-you = you

## Outbox: emails to be sent by hand

# First lines of the page “Outbox”, to the director. $count: emails that are waiting.
hall-outbox-lead = { $count ->
    [0] All emails have been sent.
    [one] { $count } email is waiting. Copy it into your mail program, then mark it as sent.
   *[other] { $count } emails are waiting. Copy them into your mail program, then mark them as sent.
}
# Label of a field of an email: the address it goes to.
hall-letter-to = To
# As above: the subject line.
hall-letter-subject = Subject
# As above: the body.
hall-letter-body = Text
# In a red box over an email, followed by the answer of the mail server in its own words.
hall-letter-fault = The mail server refused it:
# Small button behind a field or a link. At most 24 characters.
hall-copy = Copy
# On that button for a moment, afterwards.
hall-copied = Copied
# Button below an email.
hall-sent = Mark as sent
# Button above the list. $count: emails shown on the page. As short as can be.
hall-sent-all = { $count ->
    [one] Mark the one below as sent
   *[other] Mark the { $count } below as sent
}
# Heading over the list of entrants who can only be phoned.
hall-phones = Phone list
# Column head of that list.
hall-name = Name
# Column head of that list: the phone number.
hall-phone = Phone

## Clocks

# Title of the browser window that shows one clock.
hall-clock = Clock
# First lines of the page “Clocks”.
hall-clocks-lead = The head judge keeps the official time. Anyone can open a clock; only the head judge sees the buttons.
# In place of the list of clocks.
hall-clocks-none = No seating has been published yet.
# Label for screen readers on the big figures of a clock.
hall-clock-left = Time left
# On the head judge’s clock before the roll call; a link to “Rounds” follows.
hall-clock-waits = Call the roll first.
# Label of a text field, before the button “Pause”. The reason is shown on the clock.
hall-clock-reason = Reason for the pause, shown in the hall
# Button of the head judge: stops the clock for now. At most 24 characters.
hall-clock-pause = Pause
# Button of the head judge: the clock runs again.
hall-clock-resume = Resume
# Button of the head judge: announces the last round of turns.
hall-clock-last-round = Call the last round
# Button of the head judge: play is over.
hall-clock-end = Call time
# Button that leads to the page “Clocks”. At most 24 characters.
hall-clock-all = All clocks
# At the bottom of a clock while the network is gone.
hall-clock-offline = No connection. The clock keeps running.
# Button on a clock. At most 24 characters.
hall-fullscreen = Full screen
# Flashed on the clock, 5 minutes and 1 minute before the end.
hall-call-minutes = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
}
# Flashed on the clock when it reaches zero.
hall-call-over = Time’s up

## Live board and projector (public)

# Heading of the public page with the points of each round, by nickname.
hall-board = Live board
# First line of that page.
hall-board-lead = Points after each round, by nickname.
# In place of the points, there and on the big screen.
hall-board-empty = No scores published yet.
# Button that downloads a table. At most 24 characters.
hall-csv = Standings as CSV
# Button that downloads data for programs. At most 24 characters.
hall-json = Standings as JSON
# Behind the name of a stage, and a link on the big screen: a room of the venue. $number: e.g. 2.
hall-number = Hall { $number }
# Label for screen readers on the links “All”, “Hall 1”, “Hall 2” …
hall-halls = Halls
# Link on the big screen: all halls. Also in lists: all venues. One word.
hall-all = All
# Column head over 1, 2, 3 … Very narrow.
hall-rank = Place
# Column head.
hall-nickname = Nickname
# Column head over numbers. Narrow.
hall-points = Points
# In place of the nickname of a player who has none, on public boards.
hall-anonymous = anonymous
# At the edge of the boards while the network is gone.
hall-offline = No connection. Showing the last known state.
# Button on the big screen, which otherwise scrolls on its own. At most 24 characters.
hall-scroll-pause = Stop scrolling

## Told after a button was pressed

# Green line at the top of the page, after a button was pressed: the rehearsal is at another time now.
hall-done-travel = Time set.
# As above: the rehearsal is back at the real time.
hall-done-return = The championship is back in the present.
# As above: bots have played a stage of the rehearsal.
hall-done-rehearse = Stage played.
# As above, to the director.
hall-done-draft = Seating drawn. Check it, then publish it.
# As above: one heat has a new seating.
hall-done-reseat = Heat reseated.
# As above: two players changed places.
hall-done-swap = Seats swapped.
# As above.
hall-done-judges = Judges assigned.
# As above: a seating or new terms.
hall-done-publish = Published.
# As above.
hall-done-roll = Roll called.
# As above.
hall-done-alternate = Next alternate called.
# As above: the games have begun.
hall-done-start = Tables started.
# As above: a player was thrown out.
hall-done-expel = Disqualified.
# As above.
hall-done-release = Scores published.
# As above. Here: at this venue.
hall-done-qualify = The stage is closed here.
# As above.
hall-done-approve = Nickname approved.
# As above: several at once.
hall-done-approve-all = Nicknames approved.
# As above: the entrant must propose another.
hall-done-give-back = Nickname rejected.
# As above.
hall-done-cancel = Entry cancelled.
# As above: all links of an official.
hall-done-revoke = The links no longer work.
# As above: one email.
hall-done-sent = Marked as sent.
# As above: several emails.
hall-done-sent-all = Marked as sent.
# As above: a score sheet.
hall-done-confirm = Sheet confirmed.
# As above: it must be entered again.
hall-done-reject = Sheet sent back.
