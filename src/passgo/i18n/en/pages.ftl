### The pages the server renders.

## Everywhere, and the home page

# Name of the site: in the head of every page and as the title of the browser tab. A brand, not translated.
page-title = passgo
# Button back to the home page, on the error page and where “My games” is empty. A verb.
page-home = Play
# Home page, one line under the big title. Speaks to any visitor.
page-home-lead = Pick an edition, share a link, and play with friends and bots. No account needed.
# Label of the field for a visitor’s name, on several forms.
page-your-name = Your name
# The main button of the home page: starts a game against bots at once. At most 24 characters.
page-play-now = Play bots now
# Button on the home page: starts the game as plain pages without JavaScript. At most 24 characters.
page-play-plain = Play without JavaScript
# Button on the plain page of a table: opens the same table with the drawn, live board. At most 24 characters.
page-live-board = Open live board
# Title of the page on which a table is set up, and the button that does it. At most 24 characters.
page-create = New table
# Under the title “New table”. Speaks to the person who sets the table up.
page-create-lead = You’re the host. Choose the settings before the game starts; everyone can see them.
# Main menu, heading and button: the list of public tables. One short word.
page-tables = Tables
# In place of the list of public tables when it is empty.
page-tables-none = No open tables right now.
# Label of the list from which the edition (the board to play on) is chosen.
page-edition = Edition
# Label of the list from which the number of players at the table is chosen (2 to 8).
page-seats = Seats
# Label of the list of difficulties below (page-bot-…), on the home page and in a table’s settings.
page-bot-strength = Bot difficulty
# Button beside a table in a list: opens its page. One word.
page-open = Open
# Button: sit down at a table, in the lobby and on an invitation, also a judge’s. At most 24 characters.
page-join = Take a seat
# Button on an invitation to watch: opens the table for a spectator. A verb, one word.
page-watch = Watch

## A table’s settings

# Settings, label of a list with the three answers that follow.
page-watch-who = Who can watch
# Answer to “Who can watch”, in a list.
page-watch-nobody = Nobody
# Answer to “Who can watch”, in a list: people who were sent the link.
page-watch-link = Anyone with the link
# Answer to “Who can watch”, in a list.
page-watch-everybody = Everyone
# Settings, label of a number field: spectators see every event this many seconds late.
page-watch-delay = Spectator delay (seconds)
# Settings, beside a tick box: the table appears in the public list of tables.
page-listed = List this table publicly
# Settings, beside a tick box: a seat can be taken without an invitation.
page-open-seats = Anyone can take a seat
# Settings, label of a list with the three answers that follow: what happens to a player who leaves a running game.
page-leavers = When someone leaves
# Answer to “When someone leaves”, in a list: a bot plays their seat until they come back.
page-leavers-bot = A bot takes over
# Answer to “When someone leaves”, in a list: the player stays in the game, but their turns are skipped.
page-leavers-skip = Their turns are skipped
# Answer to “When someone leaves”, in a list: the player has lost and their property goes back to the Bank.
page-leavers-withdraw = They’re out of the game
# Settings, label of a list with the three answers that follow: how owners come to claim rent.
page-claim-help = Rent claims
# Answer to “Rent claims”, in a list: the program claims for the owner.
page-claim-help-automatic = Automatic
# Answer to “Rent claims”, in a list: the owner is told that they can claim, and does it themself.
page-claim-help-reminder = Remind the owner
# Answer to “Rent claims”, in a list: owners must notice a visitor without any help.
page-claim-help-none = No reminders
# Settings, beside a tick box: the conditions of a championship round.
page-official = Official round: all chat is public, rent must be claimed, cash is hidden
# Settings, beside a tick box: dice are rolled on a real table, and the judge enters the numbers.
page-physical-dice = Real dice, entered by a judge
# Settings, label of a number field: how long a bot waits so that people can follow.
page-pace = Pause before bots roll (seconds)
# Settings, label of a number field: a player’s time for one decision; 0 switches the clock off.
page-decision-clock = Time for a decision (seconds, 0 for no limit)
# Settings, label of a number field: the time from a bid to “going once”, from there to “going twice”, and so on.
page-auction-clock = Auction countdown (seconds per step, 0 for none)
# Settings, label of a number field: the time after which the game ends.
page-game-clock = Time for the game (minutes, 0 for no limit)
# Settings, label of a number field: two players’ time to negotiate a trade. Left empty, it is 5 in championship rounds.
page-deal-clock = Time for a trade (minutes, 0 for no limit; leave empty for 5 in championship rounds)
# Settings, label of a number field: a player who is waited for and offline this long is treated as having left.
page-absent-clock = Offline for this long counts as leaving (seconds, 0 for never)
# Settings, beside a tick box: the game doesn’t stop when no person is connected.
page-unattended = Bots keep playing when nobody is connected
# Settings, label of a text box. “name = value” shows how a line is typed; rule names stay English.
page-options = House rules, one per line: name = value
# Button under the settings of a table that has not started. One word.
page-save = Save

## The lobby: before a game starts

# Button of the host or judge: starts with the players who are seated.
page-start = Start the game
# Button of the host or judge: bots are put in all empty seats, then the game starts.
page-start-fill = Fill with bots and start
# Button of the host beside an empty seat.
page-add-bot = Add a bot
# Button of the host beside a seat that a bot has.
page-remove-bot = Remove bot
# Button beside your own seat: you give it up before the game starts.
page-leave = Leave seat
# Heading and button during a game: you stop playing.
page-leave-game = Leave the game
# Heading over invitation links, button beside an empty seat, title of an opened invitation. One short word.
page-links = Invite
# Title over a new link with its QR code: whoever opens it gets a seat as a player.
page-link-seat = Player link
# Button of the host and title over the new link: whoever opens it becomes the table’s judge.
page-link-judge = Judge link
# Button of the host and title over the new link: whoever opens it can watch.
page-link-spectator = Spectator link
# Under the title of a new link, above the address. Speaks to the host.
page-link-made = Share this link. It’s shown only once.
# Description of the QR code image, read out by screen readers.
page-link-qr = QR code for the link
# Button beside a link in the host’s list: it stops working. At most 24 characters.
page-link-revoke = Revoke link
# In the host’s list of links: whom the link is for. A single word, not at the start of a sentence.
page-link-role-seat = player
# As above, and a small tag beside the judge’s name in the chat.
page-link-role-judge = judge
# As above, for somebody who watches; also a small tag beside their name in the chat.
page-link-role-spectator = spectator
# Page of an opened invitation. Speaks to the person invited as a player.
page-link-opens-seat = You’re invited to play at this table.
# Page of an opened invitation. Speaks to the person invited as a judge.
page-link-opens-judge = You’re invited to judge at this table.
# Page of an opened invitation. Speaks to the person invited as a spectator.
page-link-opens-spectator = You’re invited to watch this table.
# Title of an invitation that somebody else has used before. “Taken” means occupied, not stolen.
page-take-over = This seat is taken
# Under that title. “They” is the other person, who must give the seat up if you take it.
page-take-over-lead = Someone else has already used this link. If you take over the seat, they lose it.
# Red button under that warning. At most 24 characters.
page-take-over-yes = Take over the seat
# The other button under that warning: nothing happens. At most 24 characters.
page-take-over-no = No, go back
# Heading on the page of a table that has not started: the seats and who has them.
page-lobby = Lobby
# A seat by its number, e.g. “Seat 3”; also stands for a player whose name isn’t known.
page-seat = Seat { $number }
# In place of a player’s name: nobody has this seat yet.
page-seat-open = empty seat
# In place of a player’s name. $bot is the program that plays, e.g. builder; its names are English.
page-seat-bot = bot { $bot }
# $name is the player in the seat, e.g. Ada.
page-seat-person = { $name }
# $name is a player who isn’t connected at the moment.
page-seat-person-away = { $name } (away)
# $name is a player who left a running game; their turns are skipped.
page-seat-skip = { $name } (left, turns skipped)
# $name is a player who left a running game and has thereby lost it.
page-seat-withdraw = { $name } (left, out of the game)
# $name is a player who left a running game; $bot is the program that plays instead, e.g. builder.
page-seat-stand-in = { $name } (left, bot { $bot } is playing)
# Small tag beside your own name.
page-you = you
# In place of a name that isn’t known or was deleted: in seats, chat and lists of games.
page-no-name = someone

## The plain page of a game

# Heading over what is going on now: whose turn it is, an auction, debts, offers.
page-play = Game
# Button and heading: look at a finished game again, step by step. At most 24 characters.
page-replay = Replay
# Heading over the list of everything that happened, the latest first.
page-log = Log
# In place of that list at the start of a game.
page-log-none = Nothing yet.
# Heading over the table of players with their cash and property.
page-players = Players
# Heading and button on an edition’s page: the drawn board.
page-board = Board
# Heading and button on an edition’s page: the list of its properties with their rents. Takes the edition’s own word.
page-deeds = { Word-deeds }
# Heading over the buttons with everything you can do now.
page-you-may = Your actions
# In place of those buttons while it is up to others.
page-you-wait = Nothing to do right now.
# Button beside the amount in an auction. A verb, one word.
page-bid = Bid
# Label of the number field for a bid in money.
page-bid-amount = Amount
# Label of a list of your properties and the button that claims the rent there. At most 24 characters.
page-claim-form = Claim { word-rent-some }
# Opens the form for a trade with another player.
page-offer = Propose a trade
# Heading in the form for a trade: what you would hand over.
page-offer-give = You give
# Heading in the form for a trade: what you would receive.
page-offer-take = You get
# Label of a number field in the form for a trade.
page-offer-cash = Money
# Label of a number field in the form for a trade: how many cards that get a player out of jail.
page-offer-cards = { Word-jail-cards }
# Button under the form for a trade. At most 24 characters.
page-offer-send = Send offer
# Line among what is going on now: $player hasn’t yet paid $other (a player or the Bank) the $amount, e.g. $50.
page-debt-line = { $player } owes { $other } { $amount }.
# Notice at the top of the page of a table.
page-paused = The game is paused.
# As above: it stopped by itself because no player was connected any more.
page-paused-nobody-there = The game is paused because everyone left.
# Button of the host or judge. A verb.
page-pause = Pause
# Button of the host or judge while the game is paused. A verb.
page-resume = Resume
# Button after a game: sets up a new table for the same people, to play once more. A noun.
page-rematch = Rematch
# Button after a game for which there is such a new table. At most 24 characters.
page-rematch-there = Go to the rematch
# Notice at the top of the page of a table at which nobody plays any more.
page-abandoned = This table has been closed.
# Button on the plain page of a table: loads it again. One word.
page-refresh = Refresh
# Button: the page is no longer loaded again every few seconds. At most 24 characters.
page-hold = Stop auto-refresh
# Button: the page loads itself again every few seconds. At most 24 characters.
page-unhold = Auto-refresh
# Heading over the messages that people at the table write to each other.
page-chat = Chat
# Label of the field for a chat message and the button beside it. A verb, one word.
page-chat-say = Send
# Label of a list of ready-made messages, below the field for one’s own.
page-chat-preset = or a quick message
# Button beside a player’s name: you no longer see what they write.
page-mute = Hide this player’s messages
# Button beside a player’s name whose messages you had hidden.
page-unmute = Show this player’s messages
# Button beside a chat message: tells the operator that it is offensive. A verb, one word.
page-report = Report

## What a judge can do on the plain page

# Heading over the judge’s buttons.
page-judging = Judge
# Button of the judge: ends the auction; the highest bid wins.
page-judge-close = Close the auction
# Button of the judge: the round being played is finished, then the game ends.
page-judge-last-round = Call the last round
# Button of the judge: the time for the game is over.
page-judge-time = Call time
# Button of the judge: $player, e.g. Ada, is thrown out of the game.
page-judge-expel = Expel { $player }
# Button of the judge beside the field below, at a table with real dice. At most 24 characters.
page-judge-dice = Enter the roll
# Label of the field for what real dice show; “3 4” shows how two dice are typed.
page-judge-dice-faces = Roll, e.g. 3 4
# Button of the judge: the roll of the real dice doesn’t count and is done again.
page-judge-no-dice = Cancel the roll
# Button of the judge beside a number of seconds. $player and $other negotiate a trade.
page-judge-limit = Limit the negotiation between { $player } and { $other }
# As above: adds this many seconds to a limit that was set.
page-judge-extend = Extend the negotiation between { $player } and { $other }
# Opens the form for putting a mistake in the game right, and its button. A verb. At most 24 characters.
page-judge-correct = Correct
# Label of a number field in that form: the number of the entry in the game’s log that was wrong.
page-judge-correct-version = Number of the log entry to correct
# Label of a text field in that form, shown to all players.
page-judge-correct-reason = Reason
# Label of a text field in that form. “0:+50” is typed like this: seat 0 gets 50 more.
page-judge-correct-cash = Money, e.g. 0:+50 for seat 0
# Label of a number field beside “Limit …” and “Extend …”.
page-seconds = Seconds
# Heading over a list that only the judge sees: rents that owners haven’t claimed yet but still can.
page-claims-open = { Word-rent-pl } that can be claimed

## The account page

# Main menu, title and button: your account. One word.
page-account = Account
# Shown to somebody who plays without an account.
page-account-none = You’re playing as a guest on this device. With an account you can continue on any other.
# Shown to somebody with an account. $login is their username, e.g. ada.
page-account-made = Signed in as { $login }.
# Heading and button. At most 24 characters.
page-account-create = Create account
# Label of the field for the name an account is signed in with; not the name shown to other players.
page-login = Username
# Label of the field for a password, a new one as well as the one you have.
page-password = Password (at least 8 characters)
# Label of the field for the password you want from now on.
page-password-new = New password
# Heading and button. At most 24 characters.
page-password-change = Change password
# Heading and button: for people who have an account. At most 24 characters.
page-sign-in = Sign in
# Button: leaves the account on this device. At most 24 characters.
page-sign-out = Sign out
# Heading and button, for people who have lost their password. At most 28 characters.
page-recover = Sign in with a recovery code
# Label of the field for such a code, e.g. K7QF-9M2X.
page-recovery-code = Recovery code
# Heading over the list of codes just made.
page-recovery-codes = Your recovery codes
# Under that heading. “These” are the codes.
page-recovery-lead = Write these down. Each one signs you in once if you lose your password. They won’t be shown again.
# Button: makes new codes; the old ones stop working. At most 24 characters.
page-recovery-new = New recovery codes
# After “Signed in as …”. $count: how many codes you haven’t used yet, e.g. 8.
page-recovery-left = { $count ->
    [one] { $count } recovery code is left.
   *[other] { $count } recovery codes are left.
}
# Heading over the list of browsers that are signed in to this account.
page-sessions = Signed-in devices
# Small tag beside the device you are using now.
page-session-this = this device
# Button beside a device in that list: signs it out. At most 24 characters.
page-session-end = Sign out
# Below a device in that list. $when is a date and time, e.g. 3 Jan 2026, 14:05 UTC.
page-seen = last seen { $when }
# Heading and button: the name that others see when you play. At most 24 characters.
page-name-change = Change name
# Heading, and what opens the red button below.
page-erase = Delete all my data
# Under that heading. “Messages” are those in chats; the number stands in place of your name in records of games.
page-erase-lead = Your name, account and messages are deleted right away. Games keep a number that can’t be traced back to you.
# Red button, for your own data and for that of somebody who played on your device. At most 24 characters.
page-erase-confirm = Yes, delete it all

## Replays, and small parts of many pages

# Button of a replay: to the start of the game. One word.
page-step-first = Start
# Button of a replay: one step towards the start. One word.
page-step-back = Previous
# Button of a replay: one step towards the end. One word.
page-step-on = Next
# Button of a replay: to the end of the game. One word.
page-step-last = End
# Between those buttons: which entry of the game’s log is shown. Both are numbers, e.g. 12 of 340.
page-version = Entry { $version } of { $last }
# Button of a replay, under “View as”: show only what spectators saw.
page-role-spectator = As a spectator
# As above: show what the judge saw.
page-role-judge = As the judge
# As above: show what $player, e.g. Ada, saw.
page-role-seat = As { $player }
# Title of the page that says what went wrong.
page-error = That didn’t work
# Button under a new link: back to the table. One word.
page-back = Back
# Link at the very top of a page, for people who use the keyboard or a screen reader.
page-skip = Skip to content
# What screen readers call the links in the head of a page.
page-nav = Main menu
# What screen readers call the list of languages in the head of a page.
page-language = Language
# Under the list of languages. docs/translate.md is a file and stays as it is.
page-translations = Translations are waiting for review by native players. To suggest a better one, see docs/translate.md in the passgo source.
# Link at the foot of a page and title of the page about data.
page-privacy = Privacy
# In a player’s list of properties. $space is the name of one, e.g. Bow Street.
page-deed-mortgaged = { $space } (mortgaged)
# As above. $level is what stands there, e.g. 3 houses, hotel.
page-deed-built = { $space } ({ $level })
# Button, also a choice in the terminal. $other is the player who made the offer, e.g. Ada.
page-accept-offer = Accept { $other }’s offer
# As above: say no to it.
page-reject-offer = Reject { $other }’s offer

## The home page

# Big title of the home page: three short commands that sum up the game.
page-home-title = Roll. Buy. Trade.
# Name given to a visitor who has none yet. $number is a random number, e.g. Guest 417.
page-guest = Guest { $number }
# Heading over the cards from which an edition is chosen.
page-pick = Pick an edition
# Heading and button. At most 24 characters.
page-friends = Play with friends
# Under that heading. Speaks to the person who sets the table up.
page-friends-lead = Set up a table, share the link or QR code, and start when everyone’s there.
# Follows directly on the text above.
page-here-lead = Up to eight players can also share one device and pass it on from turn to turn.
# Heading over the field below. Spoken by the visitor.
page-link-have = I have a link
# Label of the field for an invitation link. Its code is the part at its end.
page-link-paste = Paste the link or its code
# Button beside that field. One short word.
page-link-go = Go
# Link to the guide of the classic edition.
page-learn = New to the game? Learn how to play
# Button, link at the foot of a page and heading: the guide to an edition. At most 24 characters.
page-how = How to play
# Button to the page with all that belongs to an edition: board, properties, cards, rules. At most 24 characters.
page-contents = Board, cards and rules
# How many can play an edition, e.g. 2 to 8 players. Both are numbers.
page-players-range = { $least } to { $most } players

## What each edition is like: one line on its card

# The classic edition. About 70 characters.
page-about-classic = The one everyone knows: two dice, forty spaces, houses and hotels.
# The championship edition: rent is owed only when the owner claims it. About 70 characters.
page-about-championship = Tournament rules: Speed Die, hidden cash, and rent only if you claim it.
# The voyage edition: a journey; where others go to jail, players go to the Moon. About 75 characters.
page-about-voyage = Around the world with tents and caravans – and now and then to the Moon.
# The mario edition. Blocks are those of the video games, with a question mark. About 75 characters.
page-about-mario = Short and lively: one die, a handful of coins, and blocks full of surprises.
# The ghost edition: you roll together with the player on your left. About 75 characters.
page-about-ghost = Ride through a haunted town and face its ghosts with the player next to you.
# The cthulhu edition: creatures are what other boards call properties. About 70 characters.
page-about-cthulhu = Collect creatures of the deep, build crypts and keep your sanity.
# The short game of the edition above. About 70 characters.
page-about-cthulhu-short = The same horrors in about an hour: the first bankruptcy ends the game.


## A new table

# Opens the settings on the page “New table”.
page-settings = Settings
# Heading in the settings: who can play and watch.
page-settings-people = People
# Heading in the settings: all limits of time.
page-settings-clocks = Clocks
# Heading in the settings: official rounds and real dice.
page-settings-round = Special rounds
# Opens the fields for people who share one device with the host.
page-here = Several players on this device
# Above those fields. Speaks to the host, who isn’t among the others. “It” is the device.
page-here-how = Add the others playing on this device. Between turns the page tells you who to pass it to.
# Label of a field for a name. $number counts the people at the device, from 2; the host is 1.
page-here-name = Player { $number } on this device
# Settings, beside a tick box.
page-undo = Players can undo their last decision
# Opens the settings of a table that has not started, for its host.
page-change-settings = Change settings

## My games

# Main menu, title and button. At most 24 characters.
page-my-games = My games
# Under that title.
page-my-games-lead = Every table you’ve played at, newest first.
# In place of the list when it is empty.
page-my-games-none = No games yet. Yours will appear here.
# Small tag beside a table in a list: players are still being seated.
page-status-lobby = not started
# As above: the game starts within seconds.
page-status-seeding = about to start
# As above: the game is running.
page-status-playing = in progress
# As above: the game has a winner.
page-status-finished = finished
# As above: nobody plays there any more, and nobody has won.
page-status-abandoned = closed
# Button under a list of games or tables. At most 24 characters.
page-older = Older games
# Below a table in the public list. Both are numbers, e.g. 4 seats, 2 empty.
page-seats-free = { $seats } seats, { $free } empty
# As above, when no seat is left.
page-seats-full = { $seats } seats, all taken
# Page of a table in the public list that not everyone can watch.
page-public-closed = You can’t watch this table without a link. Ask someone at the table for one.
# Button: the replay with the drawn board. At most 24 characters.
page-replay-live = Watch on the board

## Editions

# Page of an edition, heading of a small board on which bots play by themselves for a minute.
page-preview = A minute of play
# Button below that board: starts the moving picture.
page-preview-play = Play
# The same button while the picture moves.
page-preview-stop = Pause
# Below the picture: what has just happened there stands here meanwhile.
page-preview-about = Bots play a game of this edition. Nothing here can be changed.
# Main menu and title: the list of boards to play on.
page-editions = Editions
# Under that title.
page-editions-lead = One engine, many games. Each has its own board, money and rules.
# Description of the drawn board, read out by screen readers. $edition, e.g. Classic; $count, e.g. 40.
page-board-drawing = The { $edition } board, { $count } spaces
# Opens the list of all spaces below the drawn board.
page-spaces-list = Space by space
# Heading and button: the cards that are drawn, by decks.
page-cards = Cards
# Small tag after the text of a card: how many copies of it the deck has, e.g. × 2.
page-card-times = × { $count }
# On the deed of a utility: the rent is $factor, e.g. 4, times what the dice show.
page-times-dice = { $factor } × dice
# Heading and button: the table of all rules of an edition. Also a heading in a table’s settings.
page-rules = Rules
# Under that heading. An id is e.g. GHOST-BUY-1; ● is printed before a value.
page-rules-lead = Every rule option, its value in this edition, and the IDs of the rules behind it. ● marks what differs from the default.
# Head of a narrow column: the name of an option, e.g. dice.count.
page-rule = Option
# Head of a narrow column: what the option is set to, e.g. 2, yes, to the left.
page-value = Value
# Head of a wide column: the option in a sentence.
page-meaning = Meaning
# Head of a narrow column: ids of the rules an option comes from, e.g. GHOST-BUY-1.
page-ids = Rule IDs
# Heading and button: how two editions differ. At most 24 characters.
page-compare = Differences
# Label of the list from which the other edition is chosen.
page-compare-with = Compare with
# Button beside that list. A verb, one word.
page-compare-go = Compare
# In place of the differences when there are none.
page-compare-none = These two play the same.
# Heading in the differences: number of players, tokens, money, names of buildings.
page-part-frame = Basics
# Heading in the differences: the spaces of the two boards.
page-part-spaces = Spaces
# Heading in the differences: the cards of the two editions.
page-part-decks = Cards
# Heading in the differences: the options of the rules.
page-part-rules = Rules
# Head of the first column in the differences: what is compared, e.g. a space, a deck, a rule.
page-thing = Item

## Account and privacy

# Under the title of the account page. “It” is an account.
page-account-lead = You don’t need an account to play. It only brings your games to other devices.
# Account page of somebody who has never played here. “Guest”: a player without an account.
page-guest-none = You haven’t played here yet. Start a game and you’re a guest; nothing is stored before that.
# Heading and button. At most 32 characters, better 24.
page-export = Download my data
# Under that heading: what the file holds. “Messages” are those in chats.
page-export-lead = One JSON file with your name, username, devices, messages and games.
# Under the title “Privacy”. “It” is what is stored about you.
page-privacy-lead = This server stores as little about you as a game needs. You can download or delete it at any time.
# Heading over a list of five.
page-privacy-stored = What’s stored
# In that list.
page-privacy-name = The name you play under, and your language.
# In that list. A hash is computed from a password and can’t be turned back into it.
page-privacy-account = With an account: your username, plus a hash of your password and recovery codes that nobody can reverse.
# In that list. “Type”: e.g. Firefox on Android.
page-privacy-devices = The type of your browser and device and when it was last here, for 90 days, so you can sign it out.
# In that list.
page-privacy-words = Your chat messages.
# In that list.
page-privacy-games = Your moves. Game records know you only by a number, never by name.
# Heading over a list of three.
page-privacy-not = What isn’t stored
# In that list.
page-privacy-tracking = No ads, no tracking, nothing loaded from or shared with other sites.
# In that list. “Abuse”: far too many requests in a short time.
page-privacy-address = Your IP address isn’t stored; it’s only used to limit abuse while you’re here.
# In that list. “Others” are other cookies.
page-privacy-cookies = Cookies keep you signed in, protect your forms and remember your language. There are no others.
# Heading over the two texts that follow.
page-privacy-yours = It’s your data
# Under that heading. “Account page” is the page called “Account”.
page-privacy-do = On the account page you can download all of it or delete it.
# Follows directly on the text above. “Beside you”: people who share your device in a game.
page-privacy-guest = Without an account, only this browser knows you, so your data can only be deleted here. The same goes for people who play beside you on this device.
# Account page, above a list of names. “They” are those people.
page-beside-lead = These people played beside you on this device. Only this browser knows them, so they can only be deleted here. Deleting your own data deletes them too.
# Opens the red button that deletes what is stored about $name, e.g. Ada, who played on this device.
page-beside-erase = Delete { $name }

## When something didn’t work: under the message that says what

# Above buttons to the home page, to “My games” and to “Tables”.
page-help = Start again from here:
# “It” is the invitation link that was opened.
page-help-no-such-link = It may have been used up, revoked or cut off when it was copied. Ask the person who invited you for a new one.
# “It” is the table whose address was opened.
page-help-no-such-table = It may have been closed long ago, or the address is mistyped.
# “It” is the game whose address was opened.
page-help-no-such-game = It may not have been played here, or the address is mistyped.
# Shown to somebody who wants to play at a table without empty seats.
page-help-seats-full = Ask the host for another seat or a spectator link.
# Shown to somebody who wants to play at a table whose game is running.
page-help-already-started = Ask the host for a spectator link; the next game may have a seat for you.
# Shown when a name is empty, too long or has characters that can’t be seen.
page-help-bad-text = Names have 1 to 40 visible letters, digits and symbols.
# Shown when a form couldn’t be accepted because it had expired.
page-help-bad-form-token = This happens when a page stays open for a long time or cookies are turned off.
# A date and time. $when, e.g. 3 Jan 2026, 14:05; UTC is the time zone and stays as it is.
page-universal-time = { $when } UTC
# Small tag beside a link in the host’s list that was revoked.
page-link-revoked = no longer valid
# Lobby, label of the field for the name of a person who shares the host’s device.
page-here-beside = Who’s joining you on this device?
# Title of the browser tab of a table. $edition, e.g. Classic.
page-table-title = Table: { $edition }
# Title of the page of a replay. $edition, e.g. Classic.
page-replay-title = Replay: { $edition }
# What screen readers call the row of buttons “As a spectator”, “As Ada” …: whose view the replay shows.
page-replay-role = View as
# Link that downloads everything that happened in a game; also on the page about fair dice.
page-record = Game record (JSON file)
# Button: starts a game of the edition chosen above it. At most 24 characters.
page-play-picked = Play this edition
# Main menu: the list of championships.
page-championships = Championships

## Wishes for scarce buildings, and official variants

# Heading over the variants that an edition’s own rulebook offers. $edition, e.g. Voyage.
page-variants = Official { $edition } variants
# Button: asks for the buildings chosen above when the Bank is running out. At most 24 characters.
page-want = I want these
# Label of a list of streets: where the building with this number should stand. $number, e.g. 1.
page-want-place = Building { $number }
# Name of a variant, beside a tick box. Its meaning is in the message below.
variant-short = Short game
# Below that name, in small print.
variant-short-about = Free { word-deeds } at the start, { word-hotels } after three { word-houses }; the first bankruptcy ends the game.
# Name of a variant, beside a tick box. The Speed Die is a third die with its own faces.
variant-speed-die = With the Speed Die
# Below that name, in small print.
variant-speed-die-about = The Speed Die is rolled from the first turn, and everyone starts with more money.
# Name of a variant, beside a tick box, for an edition that usually has this die.
variant-no-speed-die = Without the Speed Die
# Below that name, in small print.
variant-no-speed-die-about = Only the white dice are rolled, and everyone starts with less money.
# Name of a variant, beside a tick box, for an edition that usually has no auctions.
variant-auction = With auctions
# Below that name, in small print.
variant-auction-about = If a player lands on a { word-deed } and doesn’t buy it, it’s auctioned.
# Name of a variant of the mario edition, beside a tick box.
variant-sound = With sound
# Below that name. The Question Block of the printed game plays a sound; usually a printed table takes its place.
variant-sound-about = A sound decides what the Question Block does, instead of the printed table.
# Name of a variant of the voyage edition, beside a tick box: players can’t trade streets with each other.
variant-no-plot-deals = No trading of { word-streets }
# Below that name. “Other” means stations and utilities.
variant-no-plot-deals-about = { Word-streets } change hands only through the Bank; other { word-deeds } can still be traded.
# Below the heading “How should texts speak of you?” on the account page.
page-spoken-of-lead = Some languages have different words for women and men. Your choice only shows in sentences about you.
# Privacy page, item of the list of what is stored: feminine, masculine or neutral words in sentences about the reader.
page-privacy-gender = How texts refer to you, if you’ve chosen it.

## Review in place: readers propose better texts

# In a bar at the top of every page during review in place. A tap or a click on a text opens it (review-title).
review-on = Review is on. Tap any text to suggest a better one.
# In the same bar, where scripts are switched off.
review-needs-script = Review needs JavaScript.
# Read out before the two buttons that follow: what a tap on a text does.
review-mode = What a tap does
# Button: a tap opens the text for review. At most 24 characters.
review-texts = Review texts
# Button: a tap does what it usually does, so that one can get to other texts. At most 24 characters.
review-use = Use the page
# Link: the same page without review.
review-end = End review
# Heading of the dialogue that a tap on a text opens.
review-title = Suggest a better text
# Before buttons with the other texts of the same place, such as names that are filled in.
review-also = Also here:
# Before the text in the source language.
review-english = English
# Before the note for translators, as this one.
review-note = Note
# Before words of the game with their translations.
review-terms = Terms
# Before the text as it is.
review-now = Text now
# Before placeholders such as $amount in braces, which a better text needs too.
review-keep = Must stay
# Label of the field for the better text.
review-yours = Your text
# Label of the field for the reason; it can be left empty.
review-why = Why it’s better
# Below the fields. The operator runs the server.
review-nameless = Your suggestion is stored without your name. The operator decides what to change.
# Button: sends the better text. One word.
review-send = Send
# Button: closes the dialogue. One word.
review-close = Close
# In place of the fields, after a text was sent.
review-sent = Thank you! Your suggestion was saved.
# When the server can’t be reached.
review-failed = That couldn’t be sent. Try again in a moment.
# Refusal, rare: the server has no texts in that language.
problem-no-such-language = This language isn’t available here.
# Refusal, rare: the text was renamed or removed since the page was loaded.
problem-no-such-text = There’s no such text.
# Refusal of a better text: its braces or its forms are broken.
problem-proposal-unreadable = This text can’t be read. Check that every brace is closed.
# Refusal of a better text.
problem-proposal-unchanged = That’s the same text as before.
# Refusal of a better text: a placeholder in braces is missing or too many.
problem-proposal-arguments = Keep everything in braces as it is, and add nothing else in braces.
# Refusal of a better text: it selects by number, and a plural form of the language is missing or too many.
problem-proposal-plurals = Use exactly the plural forms of the language.
# Refusal of a better text: it has angle brackets, invisible signs, or begins like a formula in a spreadsheet.
problem-proposal-markup = Plain text only: no markup, no formulas, no invisible characters.
# Refusal of a better text or its reason.
problem-proposal-too-long = That’s too long.
# Refusal of a better text: the operator has not looked through those that are waiting.
problem-too-many-proposals = Too many suggestions are waiting. Try again another day.
# Settings, small line below the field “Time for a decision”: what an empty field means.
page-decision-clock-usual = Leave it empty for 90 seconds, or for no limit if you play against bots only.
# The main button of the home page for a visitor whose game is in progress: leads back to it. At most 24 characters.
page-return = Return to your game
