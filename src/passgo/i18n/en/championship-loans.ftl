### Venue loans: a venue of a championship is lent to a laptop that runs it without the internet, and brings its results
### back in a file. The reader is the director, at the server or at such a laptop.

## The list of loans, at the server

# Navigation link and heading. At most 24 characters.
hall-page-loans = Venue loans
# Sentence at the top.
loan-lead = Lend a venue to a laptop that runs it without the internet. Until the loan ends, everything for that venue is entered there.
# Badge: a laptop has the venue.
loan-state-lent = Lent
# Badge: the laptop brought everything back, and the loan has ended.
loan-state-finished = Finished
# Badge: the director took the venue back without the laptop.
loan-state-recalled = Taken back
# Line in the list. $moment is a day and time.
loan-since = Lent since { $moment }
# Line in the list: when results came back last. $moment is a day and time. The number of entries follows.
loan-reported = Last results: { $moment }.
# Short sentence after others: how many entries (a check-in, a score sheet …) a laptop has written.
loan-entries = { $count ->
    [one] { $count } entry.
   *[other] { $count } entries.
}
# Line in the list.
loan-told-none = No results yet.
# Sentence about a venue that has not said that it is finished. $count tables are in the middle of a game; 0: none.
loan-unfinished = { $count ->
    [0] Unfinished: the venue is still lent.
    [one] Unfinished: { $count } table is still playing.
   *[other] Unfinished: { $count } tables are still playing.
}
# Button: downloads the file that starts the venue on its laptop.
loan-archive = File for the laptop
# Opens a question, and the button below it.
loan-recall = Take back
# The question: the director says why in a field below.
loan-recall-lead = Anything that the laptop hasn’t brought back by now will be refused. Do this only if the laptop is lost or broken.
# After that.
hall-done-recall = The venue is run here again.

## Bringing results in, and lending

# Heading and button: reads a file with results.
loan-import = Bring in results
# Below the heading, and at the laptop below the button that writes the file.
loan-import-lead = You can bring results in as often as you like, even in the middle of a round. Only what’s new is added.
# Label of the field for a file.
loan-import-file = Results file from the laptop
# After results came in. $count entries were new.
loan-told-new = { $count ->
    [one] { $count } new entry brought in.
   *[other] { $count } new entries brought in.
}
# After results came in that were there already.
loan-told-nothing = Nothing new in this file.
# After results came in. The venue has said that it is finished.
loan-told-finished = The venue is finished, and the loan has ended.
# Heading and button.
loan-lend = Lend a venue
# Label of a field: “Red laptop”.
loan-label = Name of the laptop
# Heading after that. $city “Volos”.
loan-lent = { $city } is lent
# Label of a long code, which the venue types in at its laptop.
loan-key = Key
# Sentence below it.
loan-key-lead = Pass the key on by phone or on paper, never together with the file.

## At the laptop of a venue

# Sentence at the top. $city “Volos”. The number of entries follows.
loan-home = This laptop runs { $city }.
# Button: downloads the file with everything entered here so far.
loan-home-results = Download results
# Opens a question, and the button below it.
loan-finish = This venue is finished
# The question.
loan-finish-lead = Nothing more can be entered on this laptop after that. Then download the results and bring them in at the server; that ends the loan.
# After that.
hall-done-finish = Finished. Download the results now.
# Sentence, from then on.
loan-home-finished = This venue is finished. Bring the results in at the server.

## Refusals

# To an official at a laptop that has said it is finished.
refusal-champ-venue-finished = This laptop has finished. Go on at the championship’s server.
# To a director at the server, who takes a venue back.
refusal-champ-venue-not-lent = This venue isn’t lent.
# About a file with results: damaged, or changed.
loan-refused-broken = This file is damaged. Download the results again at the laptop.
# As above: not written with the key of this loan.
loan-refused-signature = This file wasn’t written by the laptop that has this venue, or it was changed on the way.
# As above: the file belongs to another championship or to a loan that has ended, or it is the one for the laptop.
loan-refused-other = This file has no results for a venue that is lent now. Choose the results file from the laptop.
# As above: the director took the venue back before.
loan-refused-recalled = This venue was taken back, so its laptop can’t bring in more. What came in before is kept. Lend the venue again and enter what’s missing.
# As above.
loan-refused-diverged = Two laptops have worked from the same file, and the other one’s results are already here. Go on with that one, and enter there what only this one has.
# To the director of one venue, who invites an official under the name of somebody at another venue.
loan-name-elsewhere = There’s already an official of that name elsewhere. Add a second name or an initial.
