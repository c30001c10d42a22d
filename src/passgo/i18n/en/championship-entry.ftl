### Championships: the public site, registration, my entry, the registrar’s desk, and why a championship refuses.
### An entry is one person’s participation. An entrant has a place, or waits as an alternate. “We” are the organisers.

## The list of championships

# Heading and title of the list of all championships on this server.
entry-championships = Championships
# First sentence below that heading, to visitors.
entry-championships-lead = Register, watch and follow the scores.
# The list while it is empty.
entry-championships-none = No championships yet.
# Badge beside the name of a championship, in the list and on its public page. A few words.
entry-phase-announced = Registration not open yet
# As above.
entry-phase-open = Registration open
# As above; also one line at a venue in the registration form.
entry-phase-closed = Registration closed
# As above: the first games have begun.
entry-phase-running = In progress
# As above: the champion is known.
entry-phase-over = Finished
# As above: the organisers have called it off.
entry-phase-cancelled = Cancelled
# List and public page. $opens and $closes are days: “1 May 2026”. Both days belong to the period.
entry-window = Registration from { $opens } to { $closes } inclusive.
# Public page, right after the sentence above; venues may be in different time zones.
entry-window-zone = Times are local to each venue.
# Below a refusal. $rule is the id of a rule in the rulebook: “CHAMP-TERMS-2”.
entry-rule = Rule { $rule }
# Badge in the list: a championship for practice, with generated entrants.
entry-rehearsed = Rehearsal with made-up people

## Creating a championship

# Button below the list of championships; heading of the page it opens.
entry-new = New championship
# Above the field for the terms, to the director. Old versions stay published.
entry-new-terms-lead = Every version stays available. Name a contact for questions about personal data.
# Label of a field. The director runs the championship; more can be invited later.
entry-new-director = Name of the first director
# In a red box, after a file was sent.
entry-new-unreadable = The uploaded file isn’t UTF-8 text.
# Heading of the page after a championship was created.
entry-made = Championship created
# That page. $name is the name of the championship.
entry-made-lead = { $name } is ready. Invite registrars, judges and scorers from the director’s console.
# That page, above the link and its QR code.
entry-made-link = This is the director’s private link. It’s shown only once: save it now, and keep it to yourself.
# Text for screen readers, in place of the picture.
entry-made-qr = QR code of the director’s link
# Button.
entry-made-open = Open director’s console
# Button: opens the page that everybody can see.
entry-made-site = Public site

## The public page of a championship

# Below the name. $organisers is a list: “Hasbro Hellas and Retail World”.
entry-organised = Organised by { $organisers }
# Button (a verb); heading of the registration form.
entry-register = Register
# In place of that button, or one line at a venue in the form. $when is a day, in the form with the hour.
entry-opens-on = Registration opens on { $when }.
# In a red box at the top.
entry-cancelled = This championship has been cancelled. If you registered, you can still export or delete your data.
# Heading of a notice, here and on the page of the terms. The director’s own words follow.
entry-terms-changed = The terms have changed
# Below that notice. $version is a number: 2; $when “3 May 2026, 10:00”.
entry-terms-since = Version { $version }, in force since { $when }.
# Link right after it.
entry-terms-what = What’s changed
# Heading above the list of venues.
entry-where = When and where
# One line at a venue. $when “23 May 2026, 12:00”; $zone the name of a time zone: “Eastern European Time”.
entry-starts = Starts { $when } ({ $zone })
# Badge or line at a venue that is not a hall.
entry-online = Played online, from anywhere
# Text for screen readers, of a bar that shows how full a venue is. $city “Athens”.
entry-places-meter = Places taken in { $city }
# At a venue, in bold. $count places of $capacity are still free; [0] is for a full venue.
entry-places-left = { $count ->
    [0] All { $capacity } places are taken
    [one] { $count } of { $capacity } places is free
   *[other] { $count } of { $capacity } places are free
}
# At a venue, below the places. Alternates get a place that becomes free.
entry-alternates = { $count ->
    [0] No alternates waiting
    [one] { $count } alternate waiting
   *[other] { $count } alternates waiting
}
# Registration form, one line at a full venue, to the person who registers. $number: 3.
entry-would-wait = Full: you’d be alternate number { $number }
# At a venue of a later stage, in place of the number of places.
entry-later-stage = For players who qualify
# Heading above the stages and conditions.
entry-how = How it’s played
# Behind the name of a stage. $fewest and $most players at a table, $rounds games for everybody, of $minutes each.
entry-stage = { $rounds ->
    [one] Tables of { $fewest } to { $most } players, one round of { $minutes } minutes.
   *[other] Tables of { $fewest } to { $most } players, { $rounds } rounds of { $minutes } minutes each.
}
# Below the stages. $prize is free text by the organisers: “World Championship, Macau, 7-9 September 2015”.
entry-prize = The champion’s prize: { $prize }.
# Condition for taking part, an item of a list. $age is a number: 18. The day is that of the games.
entry-condition-age = You must be at least { $age } years old on the day.
# As above. $country in the reader’s language: “Greece”.
entry-condition-citizenship = You must be a citizen of { $country }.
# As above.
entry-condition-excluded = Employees of the organisers and their immediate relatives can’t take part.
# As above.
entry-condition-phone = After you register, we’ll call you to confirm your place. If there are more entries than places, earlier registrations come first.
# Link to the page of the edition: its board, cards and rules.
entry-edition = About the game
# Heading.
entry-follow = Follow the championship
# Below that heading.
entry-spectators = Spectators are welcome: come and watch the games live.
# Below that.
entry-anonymous = Scores are posted at the end of each round, under nicknames only.
# Button: opens the board with scores and clocks, also for a screen in the hall.
entry-board = Live board
# Button: downloads a file.
entry-standings = Standings (CSV)
# Heading here and on the page with the text that entrants have to accept.
entry-terms = Terms of participation
# Below that heading. The button to read them follows.
entry-terms-lead = The terms and all earlier versions are published here.
# Button, and a link on the page of an old version.
entry-terms-read = Read the current terms
# Registration form, in its place.
entry-terms-none = The terms haven’t been published yet, so registration isn’t open.
# Page of the terms, badge at the top. $version 2; $when “3 May 2026, 10:00”.
entry-terms-in-force = Version { $version }, in force since { $when }
# Page of an old version, in a box at the top. $version 1; $when “1 May 2026, 10:00”.
entry-terms-old = This is version { $version } of { $when }. It’s no longer in force.
# Page of the terms, heading of a list of links.
entry-terms-versions = All versions
# One of those links. $version 2; $when “3 May 2026, 10:00”.
entry-terms-version = Version { $version }, { $when }
# Page of the terms, heading of the paragraphs that were added or removed. $version is the one before: 1.
entry-terms-diff = Changes since version { $version }
# For screen readers only, before such a paragraph.
entry-terms-added = Added:
# As above.
entry-terms-removed = Removed:
# Registration form: opens the text of the terms within the form. $version 2.
entry-terms-show = Read version { $version } of the terms here
# Public page, at the end, to entrants. What they can ask for under data protection law.
entry-rights = You can have your data exported, corrected or deleted at any time – on your entry page, by email or by phone.

## The registration form

# First sentence of the form.
entry-register-lead = It takes two minutes. Only the nickname you choose later is published.
# In a red box above a form that was sent with mistakes. $count is the number of fields marked.
entry-wrong = { $count ->
    [one] One thing is missing or wrong; see below. Nothing you typed is lost.
   *[other] { $count } things are missing or wrong; see below. Nothing you typed is lost.
}
# Heading of the choice of venue.
entry-city = Where do you want to play?
# Heading of the fields for name, email, phone and date of birth.
entry-you = About you
# Label of a field.
entry-name = First and last name
# Label of a field: here, on “My entry” and at the registrar’s desk.
entry-email = Email address
# Below that label. The address must be the entrant’s own.
entry-email-hint = Your own, not someone else’s: we’ll send the link to your entry there.
# Label of a field: here, on “My entry” and at the registrar’s desk.
entry-phone = Phone
# Below that label.
entry-phone-hint = We’ll call this number to confirm your place.
# Label of a field; also at the registrar’s desk.
entry-born = Date of birth
# Below that label. $age is a number: 18.
entry-born-hint = You must be at least { $age } on the day you play.
# In its place where the championship has no age limit: why we ask.
entry-born-why = To tell people with the same name apart.
# Label of a list of countries; also at the registrar’s desk.
entry-citizenship = Citizenship
# Below that label. $country “Greece”.
entry-citizenship-hint = Only citizens of { $country } can take part.
# First line of the list of countries, until one is chosen.
entry-choose = Please choose
# Heading of the two boxes below. Whoever ticks one cannot register.
entry-excluded = Tick all that apply
# Box to tick, said by the entrant. $organisers is a list: “Hasbro Hellas and Retail World”.
entry-excluded-employee = I work for { $organisers }.
# As above. Parents, children, brothers, sisters, husband or wife.
entry-excluded-relative = An immediate relative of mine works for { $organisers }.
# Heading of the boxes that everybody has to tick.
entry-declare = Declarations and consents
# Below that heading.
entry-declare-lead = All of these are required. If one is missing, your registration isn’t valid.
# Box to tick, said by the entrant: a formal declaration.
entry-declaration-own-email = The email address is my own.
# As above.
entry-declaration-true-data = The information I’ve given is accurate and true.
# As above. $age is a number: 18.
entry-declaration-of-age = I am at least { $age } years old.
# As above. “You” are the organisers.
entry-declaration-contact = You may use my phone number and email address to run the championship.
# As above, a consent. Listed again on “My entry” and at the registrar’s desk, like the next three.
entry-consent-terms = I accept the terms of participation without reservation.
# As above. $organisers is a list: “Hasbro Hellas and Retail World”.
entry-consent-data = { $organisers } may process the data I give here, for this championship only.
# As above.
entry-consent-publicity = The results of the championship, with photos, film and the names of winners and runners-up, may be published.
# As above, but voluntary: in a part of its own.
entry-consent-promotion = { $organisers } may also send me news and offers. This has nothing to do with taking part.
# Heading of that part.
entry-optional = Optional
# Below that heading.
entry-optional-lead = You can skip these and still take part. You can change your mind at any time.
# Small print above the button. $days: 365. The last final is the last game of the championship.
entry-kept = { $days ->
    [one] Your data is deleted no later than { $days } day after the last final.
   *[other] Your data is deleted no later than { $days } days after the last final.
}
# Large button at the end of the form.
entry-register-send = Register now

## Mistakes in the form; those about a person are also shown to the registrar, for a line of an imported file

# Above the choice of venue.
entry-fault-venue = Choose one city.
# Above the field. It can concern oneself or another person.
entry-fault-name = Enter a first and last name, 2 to 100 characters.
# As above. The example must stay as it is.
entry-fault-email = Enter an email address like name@example.org.
# As above.
entry-fault-phone = Enter a phone number with 5 to 20 digits.
# As above.
entry-fault-born = Enter a date of birth.
# As above.
entry-fault-citizenship = Choose a country.
# Above a box that has to be ticked.
entry-fault-tick = Tick this to take part.

## After registration

# Heading of the page.
entry-registered = You’re registered
# That page, in bold, above the link.
entry-link = This is your private link. Keep it safe: anyone who has it can change your entry.
# Below the link.
entry-link-lead = It opens your entry: status, nickname, your data and your check-in code.
# Right after it.
entry-link-mail = It’s also in the email we’re sending you.
# Button.
entry-mine-open = Open my entry

## My entry: the private page of an entrant

# Heading of the page.
entry-mine = My entry
# Badge: state of the entry, also in the registrar’s lists. The registrar has not phoned yet.
entry-status-pending = Waiting for confirmation
# As above: the person has said on the phone that they are coming.
entry-status-confirmed = Confirmed
# As above: no place yet. $number is the place in the queue: 3.
entry-status-alternate = Alternate number { $number }
# As above: the person has ended the entry.
entry-status-withdrawn = Withdrawn
# As above: was not in the hall at the official start.
entry-status-no-show = No-show
# As above: the organisers have ended the entry, before or during the games.
entry-status-disqualified = Disqualified
# As above: all personal data is gone.
entry-status-erased = Deleted
# Below that badge, to the entrant: what it means and what comes next.
entry-next-pending = You have a place. We’ll call you to confirm it.
# As above.
entry-next-confirmed = Your place is confirmed. Be there before the official start: a seat that’s empty then goes to an alternate.
# As above. $number: 3.
entry-next-alternate = All places are taken. You’re number { $number } on the list of alternates: when someone withdraws, the next in line moves up.
# As above.
entry-next-withdrawn = You’re no longer taking part. While registration is open, you can register again.
# As above.
entry-next-no-show = You weren’t there at the official start, so your seat went to someone else.
# As above. The reason follows on the next line.
entry-next-disqualified = The organisers have cancelled your entry.
# As above.
entry-next-erased = Your data has been deleted.
# In bold: where and when to play. $stage “City final”, $round 1, $heat 2, $table 7, $when “23 May 2026, 12:00”, $zone “Europe/Athens”.
entry-seat = { $stage }, round { $round }, heat { $heat }: table { $table }, { $when } ({ $zone })
# Button, at a table that is played online.
entry-play = Go to my table
# Text for screen readers, in place of the picture.
entry-qr = QR code for check-in
# Below the QR code; the code in letters follows.
entry-qr-lead = Show this at the door, or read out the code:
# Heading; also label and heading at the registrar’s desk.
entry-nickname = Nickname
# Below that heading. The director runs the championship; place is where somebody comes from.
entry-nickname-lead = Scores are posted under your nickname, never under your name. It must relate to the game and must not hint at age, sex, nationality, looks or place. The director has to approve it.
# Badge. $nickname as the entrant typed it: “Iron Top Hat”.
entry-nickname-proposed = “{ $nickname }” is waiting for approval.
# As above.
entry-nickname-approved = “{ $nickname }” has been approved.
# As above, without the nickname.
entry-nickname-returned = Your nickname wasn’t approved. The reason is in the email we sent you. Please submit another one.
# Label of a field; also at the registrar’s desk.
entry-nickname-new = Nickname, 2 to 24 characters
# Button at that field.
entry-nickname-send = Submit
# Heading above email address and phone number.
entry-contact = How we can reach you
# The same heading at the registrar’s desk, about another person.
entry-contact-theirs = Contact details
# Small print below.
entry-contact-other = If your name or date of birth is wrong, please call the registrar.
# Button below email address and phone number; also at the registrar’s desk.
entry-save = Save
# Heading above the statements the entrant has ticked; also at the registrar’s desk.
entry-consents = Consents
# Badge beside a consent. It speaks of the consent: in some languages the form must agree with that noun.
entry-consent-given = given
# As above.
entry-consent-refused = not given
# Button beside a consent that is not given.
entry-consent-give = Give consent
# Button beside a consent that is given.
entry-consent-take-back = Withdraw consent
# Warning before the consent to data processing is withdrawn: read by the entrant, or by the registrar for them.
entry-consent-data-sure = Nobody can take part without this consent, so this withdraws the entry too. The data stays until it’s deleted or its retention period is over.
# Heading, seen by the champion only: the place they have won, such as one at the world championship.
entry-place = Your place as champion
# Below that heading. $prize is free text by the organisers: “World Championship, Macau, 7-9 September 2015”.
entry-place-lead = You’ve won: { $prize }. If you can’t go, the place passes to the next in the ranking; you remain champion.
# Button, and the button that confirms it.
entry-place-pass = I can’t go
# Warning between the two.
entry-place-sure = The place then goes to the next in the ranking. This can’t be undone.
# Heading.
entry-data = Your data
# The same heading at the registrar’s desk, about another person.
entry-data-theirs = Personal data
# Below that heading. $days: 365. The three buttons for it follow.
entry-data-lead = { $days ->
    [one] Personal data is deleted no later than { $days } day after the last final. You can export it, withdraw, or have it deleted now.
   *[other] Personal data is deleted no later than { $days } days after the last final. You can export it, withdraw, or have it deleted now.
}
# Button: downloads a file with everything stored about the person.
entry-export = Export as a file (JSON)
# Button (a verb): ends the entry and keeps the data for now.
entry-withdraw = Withdraw
# Warning below it.
entry-withdraw-sure = The place goes to the first alternate right away.
# Button that confirms it.
entry-withdraw-yes = Yes, withdraw
# Button.
entry-erase = Delete everything about this entry
# Warning below it.
entry-erase-sure = Name, contact details, date of birth and nickname are deleted right away and for good, and the entry ends. Results already played stay, without a name.
# Button that confirms it.
entry-erase-yes = Yes, delete everything
# Heading of the page after that.
entry-erased = Deleted
# That page.
entry-erased-lead = No personal data about this entry is kept any more. The private link no longer works.

## One line at the top of “My entry” or of the registrar’s desk, after a button was pressed

# Email address or phone number.
entry-done-contact = Saved.
# The director decides about it.
entry-done-nickname = Nickname submitted. The director will review it.
# Given or withdrawn.
entry-done-consent = Consent updated.
# By the entrant, or by the registrar for them.
entry-done-withdrawn = Entry withdrawn.
# The champion’s place, to the next in the ranking.
entry-done-passed = Place passed on.
# To the registrar, about the person just phoned. Must fit a man or a woman.
entry-done-comes = Recorded: coming.
# As above.
entry-done-declined = Recorded: not coming. The place is free for an alternate.
# To the registrar, about a person at the door. Must fit a man or a woman.
entry-done-here = Checked in.
# As above.
entry-done-away = Check-in undone.
# To the registrar: personal data of an entry.
entry-done-erased = Deleted.

## The registrar’s desk: calls, check-in and files

# Heading of all these pages. The registrar phones entrants and receives them at the door.
entry-desk = Registrar’s desk
# Tab. Keep it short.
entry-desk-entries = Entries
# Tab and heading (a noun): receiving entrants at the door.
entry-desk-check-in = Check-in
# Tab and page title: reading entries from a file and saving them in one.
entry-desk-files = Import and export
# For screen readers: name of the row of tabs “To call”, “Alternates” and so on.
entry-desk-lists = Lists of entries
# Label of a choice of hall.
entry-desk-venue = Venue
# First line of that choice.
entry-desk-all = All venues
# Button beside it.
entry-desk-show = Show
# Label of the search field.
entry-search = Search by name, phone, email, nickname or code
# Button beside it.
entry-search-go = Search
# Tab with a number, and heading of the list: people whom the registrar still has to phone.
entry-list-calls = To call
# As above: people without a place yet.
entry-list-alternates = Alternates
# As above: people with a confirmed place.
entry-list-confirmed = Confirmed
# As above: people who no longer take part.
entry-list-gone = Ended
# As above: result of a search.
entry-list-found = Found
# Below that heading, to the registrar. The answer is recorded with the buttons “Coming” and “Not coming”.
entry-list-lead-calls = Earliest registration first. Call, then record the answer.
# As above. The seating says who sits at which table; after it alternates are called only to fill tables.
entry-list-lead-alternates = In the order of their numbers. A place that becomes free before the seating goes to the first.
# As above: the people in the list.
entry-list-lead-confirmed = Called and coming.
# As above.
entry-list-lead-gone = Withdrawn, no-show, disqualified or deleted.
# As above.
entry-list-lead-found = Everyone matching your search.
# In place of an empty list of people.
entry-list-none = Nobody
# Below a long list of people, or of errors in a file.
entry-list-more = { $count ->
    [one] { $count } more not shown.
   *[other] { $count } more not shown.
}
# In place of a name that was deleted.
entry-nameless = (no name kept)
# Badge beside an alternate whom the registrar has already phoned.
entry-phoned = called
# Small print below a name. $number counts the registrations in the order they came: 17.
entry-order = Registration no. { $number }
# Button after a phone call: the person will play.
entry-comes = Coming
# Button after a phone call: the person will not play. The warning and the button below follow.
entry-declines = Not coming
# Warning before it is recorded.
entry-declines-sure = The entry ends and the first alternate moves up.
# Button that confirms it.
entry-declines-yes = Yes, not coming
# Small print on the page of one entry. $when “3 May 2026, 10:00”.
entry-registered-at = Registered { $when }
# Why an entry ended, to the entrant and the registrar. $reason is what the director wrote.
entry-reason = Reason: { $reason }
# As above, in place of the director’s words. Must fit a man or a woman, and be readable by the entrant too.
entry-reason-declined-by-phone = Said by phone: not coming.
# As above. The consent to data processing.
entry-reason-consent-withdrawn = Consent to the use of the data was withdrawn.
# Label on the page of one entry: the code in letters that is also in the QR code.
entry-code = Check-in code
# Page of one entry, to the registrar, above the buttons about the person’s data.
entry-on-behalf = When someone asks by phone or email, you can do it for them here.
# Button: the old link stops working.
entry-new-link = Issue a new private link
# Above the new link, which the registrar passes on.
entry-new-link-lead = A new link to this entry. It’s shown only once.
# Label of the search field at the door. A code is scanned or typed.
entry-code-type = Name or check-in code
# Button beside it.
entry-code-find = Find
# Refusal at the door. The code of a deleted entry is deleted too.
entry-code-unknown = Nobody has this code. If it’s on a printed badge, that entry was deleted. Search by name instead.
# Button.
entry-camera = Scan with the camera
# For screen readers: the moving picture.
entry-camera-view = What the camera sees
# In its place.
entry-camera-refused = The camera can’t be used here. Type the code instead.
# Large button (a verb) at a person at the door.
entry-check-in-yes = Check in
# Button at a person who was checked in by mistake.
entry-check-in-undo = Undo check-in
# At a person at the door, in place of the button.
entry-here-already = Already checked in.
# Above the two lists below, in bold. $count people are in the hall, $awaited are still to come.
entry-here-count = { $count ->
    [one] { $count } present, { $awaited } expected
   *[other] { $count } present, { $awaited } expected
}
# Heading of the list of people who are still to come.
entry-awaited = Expected
# Heading of the list of people who are checked in.
entry-here = Present
# Link at a person at the door: opens the page of that entry.
entry-details = Everything about this entry

## The registrar’s desk: entries from a file

# Heading.
entry-import = Import entries
# Below that heading. The names of the columns follow.
entry-import-lead = A CSV file with one entry per line, in the order they came in. The first line names the columns:
# Below those names. Ticks are columns for boxes to tick; “yes” is typed as it is here. $lines: 500.
entry-import-forms = { $lines ->
    [one] Dates as 1990-12-31 or 31.12.1990, ticks as yes, at most { $lines } line. Either every line is imported or none.
   *[other] Dates as 1990-12-31 or 31.12.1990, ticks as yes, at most { $lines } lines. Either every line is imported or none.
}
# Label of the field for choosing a file.
entry-import-file = CSV file
# Button.
entry-import-go = Import
# Link: downloads it.
entry-import-template = An empty file with these columns
# First sentence above a list of errors in the file.
entry-import-faults = { $count ->
    [one] { $count } error found.
   *[other] { $count } errors found.
}
# Right after it, when no line was imported.
entry-import-nothing = Nobody was registered.
# In bold, before an error. $line is the number of the line in the file: 12.
entry-import-line = Line { $line }:
# Error in the file.
entry-import-unreadable = The file can’t be read: it must be CSV.
# As above: the line with the columns alone is not enough.
entry-import-empty = The file has no line with an entry.
# As above. $most: 500.
entry-import-long = The file has too many lines: at most { $most } can be imported at once.
# As above. $column is a name as it must be typed: “email”.
entry-import-missing-column = The column “{ $column }” is missing.
# As above: the championship does not ask for it, or it is there twice. $column is what the file says: “colour”.
entry-import-unknown-column = Unexpected column “{ $column }”.
# As above. $found and $wanted are numbers of cells.
entry-import-cells = The line has { $found } cells instead of { $wanted }.
# As above. $venues is a list of short names as they must be typed: “athens, patras and volos”.
entry-import-venue = The venue must be one of { $venues }.
# As above. $column: “consent-terms”. The word “yes” is typed as it is here.
entry-import-tick = “{ $column }” must be yes.
# One line at the top, after a file was read.
entry-imported = { $count ->
    [one] { $count } entry imported.
   *[other] { $count } entries imported.
}
# Heading and button: downloads a file.
entry-export-list = Export all entries (CSV)
# Below that heading, about the file.
entry-export-lead = Contains personal data: keep it safe and delete it when it’s no longer needed.

## Pages that cannot be shown: an error page with this one text

# The address is wrong, or the championship was removed from this server.
problem-no-such-championship = There’s no such championship here.
# To an official, who opened a private link.
problem-no-such-desk = This link isn’t valid, or no longer works. Ask the director for a new one.
# To an entrant, who opened a private link.
problem-no-such-entry = This link isn’t valid, or no longer works. You’ll find the right one in the email you got after registering; the registrar can issue a new one.
# To somebody who opened an official’s page without having opened their link in this browser.
problem-desk-link-needed = This page is for championship officials. Open it with your private link.

## Refusals: in a red box above the form or list where something was tried, or for a line of an imported file

# To a person who registers. $alternates is the number of alternates the venue takes: 100.
refusal-champ-alternates-full = This venue is full, and so is its list of { $alternates } alternates.
# To a person who registers, or changes their answers. The group is a class or a club.
refusal-champ-answer-wrong = An answer or the group is missing, or isn’t one of the possible ones.
# To anybody: what the button does has already happened.
refusal-champ-already-done = That’s already been done.
# To the head judge, who calls the last round. $allowed: day and time, “23 May 2026, 13:10”.
refusal-champ-last-round-early = The last round can be called from { $allowed }.
# To the director, who assigns judges to tables.
refusal-champ-already-judging = That judge has another table at the same time, or is playing.
# To an official: not possible as things are now.
refusal-champ-bad-moment = That can’t be done at this point.
# To anybody.
refusal-champ-cancelled = The championship has been cancelled.
# To the director of a rehearsal, who sets its clock to another time.
refusal-champ-clock-back = A rehearsal can’t go back to before its last event.
# To an official who says that the computer’s clock is right after it has jumped. The report says what jumped.
refusal-champ-clock-changed = The clock has changed since then. Read the report again.
# As above: two officials have to agree.
refusal-champ-clock-same-person = You’ve already said so. A second official has to confirm it.
# To a person who registers.
refusal-champ-consent-missing = A consent is missing. Nobody can take part without it.
# As above.
refusal-champ-declaration-missing = A declaration is missing. A registration needs all of them.
# As above.
refusal-champ-excluded = Employees of the organisers, their immediate relatives and people whose entry the organisers cancelled can’t take part.
# To the director, who changes the seating.
refusal-champ-game-running = The game is in progress: nobody can be seated or moved there now.
# To a person who registers somebody young.
refusal-champ-guardian-missing = A player this young needs a parent or guardian, with an email address or phone number.
# To the head judge or director, who starts a heat.
refusal-champ-judge-missing = A table has no judge yet.
# To the registrar at the door.
refusal-champ-late = Too late: the seat was lost at the official start.
# To the head judge, who calls the roll. $tables: numbers of tables: “2 and 5”.
refusal-champ-unticked = The roll can’t be called yet: nobody has ticked the players of these tables: { $tables }.
# To an official, who wants to undo a mistake: a colleague has asked for the same already.
refusal-champ-undo-proposed = That’s been proposed already. A second official has to agree.
# To an official, who wants to undo a mistake: a game has begun, or a stage was closed, that depends on it.
refusal-champ-undo-too-late = Too late to undo that: what follows from it has already begun.
# To the director, who approves or rejects a nickname.
refusal-champ-nickname-missing = There’s no nickname to review.
# To an entrant.
refusal-champ-nickname-taken = That nickname, or one that looks the same, is taken. Choose another.
# As above. Plain characters: no emoji, no invisible signs.
refusal-champ-nickname-unfit = Nicknames must have 2 to 24 plain characters, including at least one letter or digit.
# To the director, or to the champion who passes on their place: nobody can step in.
refusal-champ-no-alternate = There are no alternates left.
# To the director, who publishes new terms.
refusal-champ-no-notice = Write a notice that tells everyone what has changed.
# To an official, who rejects or ends something and left the field empty.
refusal-champ-no-reason = Write a reason.
# To an official.
refusal-champ-no-such-entrant = There’s no such entry.
# As above.
refusal-champ-no-such-session = There’s no such round.
# As above. A stage is a part of the championship, such as “City final”.
refusal-champ-no-such-stage = There’s no such stage.
# As above.
refusal-champ-no-such-table = There’s no such table.
# As above.
refusal-champ-no-such-venue = There’s no such venue.
# To the director, who calls an alternate.
refusal-champ-no-vacancy = No seat is free.
# To an official. Roles are director, registrar, head judge, judge and scorer.
refusal-champ-not-allowed = Your role doesn’t allow that.
# To the registrar at the door, or to a judge: this entrant belongs to another venue or table.
refusal-champ-not-awaited = This person isn’t expected there.
# To the registrar at the door.
refusal-champ-not-confirmed = The entry isn’t confirmed yet: call first.
# To the director: an earlier round, or a stage at some venue.
refusal-champ-not-finished = Something before this isn’t finished yet.
# To a person who registers. $opens “1 May 2026, 00:00”.
refusal-champ-not-open = Registration at this venue opens on { $opens }.
# To an entrant: the place the champion has won.
refusal-champ-not-qualified = Only the person who holds that place can pass it on.
# To an entrant.
refusal-champ-not-yours = That’s someone else’s entry.
# To a person who registers.
refusal-champ-old-terms = The terms have changed since you opened this page. Read the new version and accept it.
# As above, or to the registrar. The email is the one sent after registration.
refusal-champ-registered-twice = This person is already registered. Use the private link from the email, or ask the registrar.
# To the director, who changes the seating. The id of the rule follows.
refusal-champ-seating-broken = This seating would break a rule.
# To the second person, who confirms a score sheet.
refusal-champ-sheet-changed = The sheet has changed since then: look at it again.
# To an official. The score sheet of a table, which a judge has to enter.
refusal-champ-sheet-missing = A sheet is still missing.
# To a judge, about a score sheet: the figures contradict each other.
refusal-champ-sheet-wrong = The sheet doesn’t add up.
# To an official.
refusal-champ-stage-over = That stage is closed.
# To the head judge or director, who starts a heat. $fewest: 4. A heat is the tables that play at the same time.
refusal-champ-table-too-small = A table has fewer than { $fewest } players: reseat that heat.
# To an official, who confirms a score sheet or closes a stage.
refusal-champ-tie-undecided = A tie is still open: the head judge decides it.
# To an official.
refusal-champ-too-early = It’s too early for that.
# To the director, who draws the seating. $fewest: 4.
refusal-champ-too-few = There are too few players: at least { $fewest } are needed.
# To a person who registers. $age 18; $day “23 May 2026”.
refusal-champ-too-young = You must be at least { $age } years old on { $day }.
# To an official: somebody has not signed the score sheet.
refusal-champ-unsigned = A signature is missing.
# To an official at a computer that runs one venue by itself. The main server keeps the others.
refusal-champ-venue-elsewhere = That venue is run elsewhere: do this on the championship’s server.
# To a person who registers.
refusal-champ-venue-full = This venue is full.
# To an official at the main server, about a venue that was handed to another computer for the day.
refusal-champ-venue-lent = This venue is being run on a machine of its own. Do this there, or wait until its results are back.
# To a person who registers. $closed is the last day of registration: “20 May 2026”.
refusal-champ-window-closed = Registration at this venue closed at the end of { $closed }.
# To an official, who wants to confirm their own score sheet.
refusal-champ-same-person = A second person has to confirm this.
# To a person who registers. $needed is a country: “Greece”.
refusal-champ-wrong-citizenship = Only citizens of { $needed } can take part.
# To an official, who sends a corrected score sheet after another correction has come in.
refusal-champ-wrong-replacement = The correction doesn’t refer to the current sheet.
