### The page that checks the dice of a game.

# Title of the page. “Fair dice”: nobody, not even the server, could choose what is rolled.
fair-title = Fair dice
# Under the title. “Committed”: fixed a secret in advance, so that it couldn’t be changed later. “Revealed”: made public.
fair-intro = Before the game, the server and the players each committed to a secret part of the dice. The players’ parts were revealed at the start, the server’s at the end. From those parts and the game’s log, this page recomputes every roll and every shuffled deck right here in your browser, so you don’t have to trust the server.
# Shown without JavaScript, before a command to type: passgo verify GAME.json.
fair-no-script = Without JavaScript you can check the game record on your own computer:
# In place of the verdict while the browser computes.
fair-running = Checking…
# The verdict: all four checks below have passed.
fair-right = All good: every roll and every shuffled deck is the one that was fixed before the first roll.
# The verdict: one of the checks below has failed.
fair-wrong = Something is wrong with this game.
# The verdict for a game with other dice, and for a file that isn’t the record of a game.
fair-none = This isn’t a game whose dice can be checked.
# In place of the verdict during a game. “Its part” is the server’s secret part of the dice.
fair-not-over = The game isn’t over yet. The server reveals its part afterwards; then everything can be checked here.
# During a game, before a long code that was published at its start.
fair-commitment = The server’s commitment:
# First of four checks, each with its result in a small tag.
fair-check-chain = The log is complete, and every entry is chained to the one before
# Second of four checks.
fair-check-server = The server’s part is the one it committed to before the game
# Third of four checks.
fair-check-seats = The players’ parts are the ones they committed to before the start
# Last of four checks. “These parts”: the server’s and the players’.
fair-check-draws = Every roll and every shuffled deck follows from these parts
# Shown to somebody who played in this game with this browser: its own notes agree with the record.
fair-noted-same = When this browser revealed its player’s part, it noted what everyone had committed to. This game was played with exactly that.
# As above: its own notes do not agree with the record. A warning.
fair-noted-other = When this browser revealed its player’s part, it noted what everyone had committed to. This game was played with something else.
# Under the four checks, before a command to type: passgo verify GAME.json.
fair-rules = This page doesn’t know the rules. To check that every move was allowed and drew only the numbers it needed, use:
# Small tag beside a check that has passed. One short word.
fair-ok = OK
# Small tag beside the check that has failed. $version is the number of an entry in the log, e.g. 57.
fair-bad = wrong at entry { $version }
# Small tag beside the checks after the one that has failed.
fair-skipped = not checked
# Heading over the list of players that follows.
fair-parts = Who contributed to the dice
# In that list. $player, e.g. Ada: their secret part was used.
fair-seat-in = { $player }: part used
# In that list: $player committed to a part but didn’t reveal it in time, so it wasn’t used.
fair-seat-kept = { $player }: part not revealed in time
# In that list: $player, e.g. a bot, had no part.
fair-seat-nothing = { $player }: no part
# Before a long code, the hash of the last entry, which stands for the whole log.
fair-hash = Final hash of the log. Keep it to prove later that nothing was changed:
# Heading over the table of everything that was rolled and shuffled.
fair-rolls = All rolls
# Head of a narrow column: the number of the entry in the log, e.g. 57.
fair-entry = Entry
# Head of a column: what was drawn, e.g. the faces of two dice.
fair-numbers = Numbers
# In that column. $cards is how many cards the deck has, e.g. 16; any number may stand there.
fair-deck = Deck of { $cards } cards shuffled
# Small tag in that column: a judge entered what real dice showed.
fair-physical = real dice, can’t be proven
# Label of the button that opens a file from your own computer.
fair-file = Check a game record
