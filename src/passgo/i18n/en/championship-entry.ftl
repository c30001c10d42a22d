# Championships: the public site, registration, my entry, the registrar's desk, and why a championship refuses.

entry-championships = Championships
entry-championships-lead = Where you can register, watch and follow the scores.
entry-championships-none = No championship is kept here yet.
entry-phase-announced = Registration has not opened yet
entry-phase-open = Registration is open
entry-phase-closed = Registration is closed
entry-phase-running = Being played now
entry-phase-over = Over
entry-phase-cancelled = Cancelled
entry-window = Registration from { $opens } to { $closes }, that day included.
entry-window-zone = Hours count in the time zone of each venue.
entry-rule = Rule { $rule }
entry-rehearsed = A rehearsal with invented people

entry-new = New championship
entry-new-account = To create a championship you need an account, so that you can come back to it from any device.
entry-new-lead = A championship is described by a file. Start from an example, change what you need, or upload a file of your own.
entry-new-presets = Examples
entry-new-format = The file
entry-new-edit = The description of the championship (TOML)
entry-new-file = Or upload a file, which replaces the text above
entry-new-terms = Terms of participation
entry-new-terms-lead = Every version stays readable. Name a contact for questions about personal data.
entry-new-director = Name of the first director
entry-new-make = Create the championship
entry-new-faults = { $count ->
    [one] The championship was not created: the file has { $count } fault.
   *[other] The championship was not created: the file has { $count } faults.
}
entry-new-no-terms = The championship was not created: write the terms in at least one language.
entry-new-no-director = The championship was not created: name the first director.
entry-new-exists = The championship was not created: there is one with this id already. Change the id in the file.
entry-new-bad-id = The championship was not created: its id must have small letters, figures and hyphens only.
entry-new-no-edition = The championship was not created: the edition it names is not there.
entry-new-unreadable = The uploaded file is not UTF-8 text.
entry-made = The championship is created
entry-made-lead = { $name } is there. Invite registrars, judges and scorers from the director’s console.
entry-made-link = This is the director’s private link. It is shown only once: keep it now, and keep it to yourself.
entry-made-qr = QR code of the director’s link
entry-made-open = Open the director’s console
entry-made-site = Public site

entry-organised = Organised by { $organisers }
entry-register = Register
entry-opens-on = Registration opens on { $when }.
entry-cancelled = This championship is cancelled. Who is registered can still export or erase his data.
entry-terms-changed = The terms have changed
entry-terms-since = Version { $version }, in force since { $when }.
entry-terms-what = What has changed
entry-where = When and where
entry-starts = Begins { $when } ({ $zone })
entry-online = Played online, from anywhere
entry-places-meter = Places taken in { $city }
entry-places-left = { $count ->
    [0] All { $capacity } places are taken
    [one] { $count } of { $capacity } places is free
   *[other] { $count } of { $capacity } places are free
}
entry-alternates = { $count ->
    [0] Nobody waits as an alternate
    [one] { $count } alternate is waiting
   *[other] { $count } alternates are waiting
}
entry-would-wait = Full: you would be alternate number { $number }
entry-later-stage = For those who qualify
entry-how = How it is played
entry-stage = { $rounds ->
    [one] Tables of { $fewest } to { $most } players, one round of { $minutes } minutes.
   *[other] Tables of { $fewest } to { $most } players, { $rounds } rounds of { $minutes } minutes each.
}
entry-prize = The champion wins: { $prize }.
entry-condition-age = You must be at least { $age } years old on the day.
entry-condition-citizenship = You must be a citizen of { $country }.
entry-condition-excluded = Employees of the organisers and their immediate relatives cannot take part.
entry-condition-phone = After registering you are called by telephone to confirm your place. If there are more entries than places, the earlier registration comes first.
entry-edition = The game that is played
entry-follow = Watch and follow
entry-spectators = Spectators are welcome: come and watch the games live.
entry-anonymous = Scores are posted at the end of each round, under nicknames only.
entry-board = Live board
entry-standings = Standings (CSV)
entry-terms = Terms of participation
entry-terms-lead = The terms and all earlier versions are published here.
entry-terms-read = Read the terms in force
entry-terms-none = The terms are not published yet, so registration is not open.
entry-terms-in-force = Version { $version }, in force since { $when }
entry-terms-old = This is version { $version } of { $when }. It is no longer in force.
entry-terms-versions = All versions
entry-terms-version = Version { $version }, { $when }
entry-terms-diff = What has changed since version { $version }
entry-terms-added = Added:
entry-terms-removed = Removed:
entry-terms-show = Read version { $version } of the terms here
entry-rights = You can have your data exported, corrected or erased at any time, on your entry’s page, by e-mail or by telephone.

entry-register-lead = It takes two minutes. Nothing is published but the nickname you choose later.
entry-wrong = { $count ->
    [one] One thing is still missing or wrong; it is marked below. Nothing you wrote is lost.
   *[other] { $count } things are still missing or wrong; they are marked below. Nothing you wrote is lost.
}
entry-city = Where do you want to play?
entry-you = About you
entry-name = First and last name
entry-email = E-mail address
entry-email-hint = Your own, not somebody else’s: the link to your entry goes there.
entry-phone = Telephone
entry-phone-hint = You are called on this number to confirm your place.
entry-born = Date of birth
entry-born-hint = You must be at least { $age } on the day you play.
entry-born-why = To tell people of the same name apart.
entry-citizenship = Citizenship
entry-citizenship-hint = Only citizens of { $country } can take part.
entry-choose = Please choose
entry-excluded = Tick what is true for you
entry-excluded-employee = I work for { $organisers }.
entry-excluded-relative = An immediate relative of mine works for { $organisers }.
entry-declare = Declarations and consents
entry-declare-lead = Each one is needed: without all of them the registration is not valid.
entry-declaration-own-email = The e-mail address is my own.
entry-declaration-true-data = What I have written is accurate and true.
entry-declaration-of-age = I am at least { $age } years old.
entry-declaration-contact = You may use my telephone number and e-mail address to run the contest.
entry-consent-terms = I accept the terms of participation without reservation.
entry-consent-data = { $organisers } may process the data I give here, for this contest only.
entry-consent-publicity = The results of the contest, with photos, film and the names of winners and runners-up, may be published.
entry-consent-promotion = { $organisers } may also send me news and offers. This has nothing to do with taking part.
entry-optional = Only if you like
entry-optional-lead = You take part just the same if you leave these empty. You can change your mind at any time.
entry-kept = { $days ->
    [one] Your data are deleted { $days } day after the last final at the latest.
   *[other] Your data are deleted { $days } days after the last final at the latest.
}
entry-register-send = Register now
entry-fault-venue = Choose one city.
entry-fault-name = Write your first and last name, 2 to 100 characters.
entry-fault-email = Write an e-mail address like name@example.org.
entry-fault-phone = Write a telephone number with 5 to 20 digits.
entry-fault-born = Choose your date of birth.
entry-fault-citizenship = Choose a country.
entry-fault-tick = Tick this to take part.
entry-registered = You are registered
entry-link = This is your private link. Keep it: whoever has it can change your entry.
entry-link-lead = It opens your entry: status, nickname, your data, the code for the door.
entry-link-mail = It is also in the letter we write to you.
entry-mine-open = Open my entry
entry-mine = My entry
entry-status-pending = Waiting for confirmation
entry-status-confirmed = Confirmed
entry-status-alternate = Alternate number { $number }
entry-status-withdrawn = Withdrawn
entry-status-no-show = Did not appear
entry-status-disqualified = Disqualified
entry-status-erased = Erased
entry-next-pending = You have a place. We call you by telephone to confirm it.
entry-next-confirmed = Your place is certain. Be there before the official start: a seat that is empty then goes to an alternate.
entry-next-alternate = All places are taken. You are number { $number } on the list: when somebody withdraws, the lowest number moves up.
entry-next-withdrawn = You do not take part any more. While registration is open you can register anew.
entry-next-no-show = You were not there at the official start, so your seat went to somebody else.
entry-next-disqualified = The organisers have ended your entry.
entry-next-erased = Your data are erased.
entry-seat = { $stage }, round { $round }, heat { $heat }: table { $table }, { $when }
entry-play = To my table
entry-qr = QR code for check-in
entry-qr-lead = Show this at the door, or say the code:
entry-nickname = Nickname
entry-nickname-lead = Scores are posted under it, never under your name. It must have to do with the game and must not hint at age, sex, nationality, looks or place. The director approves it.
entry-nickname-proposed = “{ $nickname }” is waiting for the director.
entry-nickname-approved = “{ $nickname }” is approved.
entry-nickname-returned = The director returned your proposal. The reason is in the letter to you. Propose another one.
entry-nickname-new = Nickname, 2 to 24 characters
entry-nickname-send = Propose
entry-contact = How we reach you
entry-contact-theirs = Contact
entry-contact-other = If your name or date of birth is wrong, tell the registrar by telephone.
entry-save = Save
entry-consents = Consents
entry-consent-given = given
entry-consent-refused = not given
entry-consent-give = Give
entry-consent-take-back = Take back
entry-consent-data-sure = Without this consent nobody can take part: your entry ends. Your data stay until you erase them or their time is over.
entry-place = Your place as champion
entry-place-lead = You have won: { $prize }. If you cannot go, the place passes to the next in the ranking; you stay champion.
entry-place-pass = I cannot go
entry-place-sure = The place then belongs to the next in the ranking and cannot be taken back.
entry-data = Your data
entry-data-theirs = Personal data
entry-data-lead = { $days ->
    [one] Personal data are deleted { $days } day after the last final at the latest. You can take them with you, withdraw, or have them erased now.
   *[other] Personal data are deleted { $days } days after the last final at the latest. You can take them with you, withdraw, or have them erased now.
}
entry-export = Export as a file (JSON)
entry-withdraw = Withdraw
entry-withdraw-sure = The place goes to the first alternate at once.
entry-withdraw-yes = Yes, withdraw
entry-erase = Erase everything about this entry
entry-erase-sure = Name, addresses, date of birth and nickname are deleted at once and for good, and the entry ends. Results already played stay without a name.
entry-erase-yes = Yes, erase everything
entry-erased = Erased
entry-erased-lead = Nothing personal about this entry is kept any more. The private link no longer works.
entry-done-contact = Saved.
entry-done-nickname = The nickname is proposed. The director looks at it.
entry-done-consent = The consent is changed.
entry-done-withdrawn = The entry is withdrawn.
entry-done-passed = The place is passed on.
entry-done-comes = Recorded: he or she comes.
entry-done-declined = Recorded: does not come. The place is free for an alternate.
entry-done-here = Checked in.
entry-done-away = Check-in undone.
entry-done-erased = Erased.

entry-desk = Registrar’s desk
entry-desk-entries = Entries
entry-desk-check-in = Check-in
entry-desk-files = Lists
entry-desk-lists = Lists of entries
entry-desk-venue = Venue
entry-desk-all = All venues
entry-desk-show = Show
entry-search = Search by name, telephone, e-mail, nickname or code
entry-search-go = Search
entry-list-calls = To call
entry-list-alternates = Alternates
entry-list-confirmed = Confirmed
entry-list-gone = Gone
entry-list-found = Found
entry-list-lead-calls = Earliest registration first. Call, then press what was said.
entry-list-lead-alternates = In the order of their numbers. A place that becomes free before the seating goes to the first.
entry-list-lead-confirmed = Called, and coming.
entry-list-lead-gone = Withdrawn, absent, disqualified or erased.
entry-list-lead-found = Whoever fits what you searched for.
entry-list-none = Nobody.
entry-list-more = { $count ->
    [one] { $count } more is not shown.
   *[other] { $count } more are not shown.
}
entry-nameless = (no name kept)
entry-phoned = called
entry-order = Registration no. { $number }
entry-comes = Comes
entry-declines = Does not come
entry-declines-sure = The entry ends and the first alternate moves up.
entry-declines-yes = Yes, does not come
entry-registered-at = Registered { $when }
entry-reason = Reason: { $reason }
entry-reason-declined-by-phone = Said on the telephone that he or she does not come.
entry-reason-consent-withdrawn = Took back the consent to the use of the data.
entry-code = Check-in code
entry-on-behalf = What somebody asks for by telephone or e-mail can be done here for him.
entry-new-link = Give a new private link
entry-new-link-lead = A new link to this entry. It is shown only once.
entry-code-type = Code from the QR, typed or scanned
entry-code-find = Find
entry-code-unknown = Nobody has this code.
entry-camera = Scan with the camera
entry-camera-view = What the camera sees
entry-camera-refused = The camera cannot be used here. Type the code instead.
entry-check-in-yes = Check in
entry-check-in-undo = Undo check-in
entry-here-already = Is checked in already.
entry-here-count = { $count ->
    [one] { $count } is here, { $awaited } awaited
   *[other] { $count } are here, { $awaited } awaited
}
entry-awaited = Awaited
entry-here = Here
entry-details = All about this entry
entry-import = Take entries from a file
entry-import-lead = A CSV file with one entry to a line, in the order they came. The first line names the columns:
entry-import-forms = { $lines ->
    [one] Days as 1990-12-31 or 31.12.1990, ticks as yes, at most { $lines } line. Either every line is taken or none.
   *[other] Days as 1990-12-31 or 31.12.1990, ticks as yes, at most { $lines } lines. Either every line is taken or none.
}
entry-import-file = CSV file
entry-import-go = Take them in
entry-import-template = An empty file with these columns
entry-import-faults = { $count ->
    [one] { $count } fault was found.
   *[other] { $count } faults were found.
}
entry-import-nothing = Nobody was registered.
entry-import-line = Line { $line }:
entry-import-unreadable = The file cannot be read: it must be CSV in UTF-8.
entry-import-empty = The file has no line with an entry.
entry-import-long = The file has too many lines: at most { $most } are taken at once.
entry-import-missing-column = The column “{ $column }” is missing.
entry-import-unknown-column = The column “{ $column }” is not known.
entry-import-cells = The line has { $found } cells instead of { $wanted }.
entry-import-venue = The venue must be one of { $venues }.
entry-import-tick = “{ $column }” must be yes.
entry-imported = { $count ->
    [one] { $count } entry was taken in.
   *[other] { $count } entries were taken in.
}
entry-export-list = All entries as a file (CSV)
entry-export-lead = With personal data: keep it safe and delete it when it is no longer needed.

problem-no-such-championship = There is no such championship here.
problem-no-such-desk = This link is not valid, or no longer. Ask the director for a new one.
problem-no-such-entry = This link is not valid, or no longer. The right one is in the letter you got after registering; the registrar can give you a new one.
problem-desk-link-needed = This page is for officials of the championship. Open it by the private link you were given.

refusal-champ-alternates-full = This venue is full, and so is its list of { $alternates } alternates.
refusal-champ-already-done = That is done already.
refusal-champ-already-judging = That judge has another table at the same time, or plays.
refusal-champ-bad-moment = That cannot be done at this stage.
refusal-champ-cancelled = The championship is cancelled.
refusal-champ-clock-back = A rehearsal cannot go back before its last event.
refusal-champ-clock-changed = The clock has changed since. Read the report again.
refusal-champ-clock-same-person = You have already said so. A second official has to confirm it.
refusal-champ-consent-missing = A consent is missing. Without it nobody can take part.
refusal-champ-declaration-missing = A declaration is missing. A registration needs every one of them.
refusal-champ-excluded = Employees of the organisers, their immediate relatives and people whose entry was ended by the organisers cannot take part.
refusal-champ-game-running = The game is running: nobody can be seated or moved there now.
refusal-champ-judge-missing = A table has no judge yet.
refusal-champ-late = Too late: the seat was lost at the official start.
refusal-champ-nickname-missing = No nickname is waiting.
refusal-champ-nickname-taken = Somebody has this nickname, or one that looks the same. Choose another.
refusal-champ-nickname-unfit = A nickname has 2 to 24 plain characters, with a letter or figure among them.
refusal-champ-no-alternate = No alternate is left.
refusal-champ-no-notice = Write a notice that tells everybody what has changed.
refusal-champ-no-reason = Write the reason.
refusal-champ-no-such-entrant = There is no such entry.
refusal-champ-no-such-session = There is no such round.
refusal-champ-no-such-stage = There is no such stage.
refusal-champ-no-such-table = There is no such table.
refusal-champ-no-such-venue = There is no such venue.
refusal-champ-no-vacancy = No seat is free.
refusal-champ-not-allowed = Your role may not do that.
refusal-champ-not-awaited = This person is not awaited there.
refusal-champ-not-confirmed = The entry is not confirmed yet: call first.
refusal-champ-not-finished = Something before this is not finished yet.
refusal-champ-not-open = Registration opens on { $opens } at this venue.
refusal-champ-not-qualified = Only who holds that place can pass it on.
refusal-champ-not-yours = That is somebody else’s entry.
refusal-champ-old-terms = The terms have changed since you opened this page. Read the new version and accept it.
refusal-champ-registered-twice = This person is registered already. Use the private link from the letter, or ask the registrar.
refusal-champ-seating-broken = This seating would break a rule.
refusal-champ-sheet-changed = The sheet was changed meanwhile: look at it again.
refusal-champ-sheet-missing = A sheet is still missing.
refusal-champ-sheet-wrong = The sheet does not add up.
refusal-champ-stage-over = That stage is closed.
refusal-champ-table-too-small = A table has fewer than { $fewest } players: seat that heat anew.
refusal-champ-tie-undecided = A tie is still open: the head judge decides it.
refusal-champ-too-early = It is too early for that.
refusal-champ-too-few = There are too few players: at least { $fewest } are needed.
refusal-champ-too-young = You must be at least { $age } years old on { $day }.
refusal-champ-unsigned = A signature is missing.
refusal-champ-venue-elsewhere = That concerns a venue that is kept elsewhere: do it on the server of the championship.
refusal-champ-venue-full = This venue is full.
refusal-champ-venue-lent = This venue is being run on a machine of its own. Do it there, or wait until its results are back.
refusal-champ-window-closed = Registration closed with { $closed } at this venue.
refusal-champ-same-person = A second person has to confirm this.
refusal-champ-wrong-citizenship = Only citizens of { $needed } can take part.
refusal-champ-wrong-replacement = The correction does not name the sheet that stands now.
