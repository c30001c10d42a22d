### Why something was refused: by the rules, by the table, by the server. The keys are the codes. Shown to the player
### or visitor who tried it: in a small box at the table, on an error page, in a form, or in the terminal game.

## By the rules of the game

# At the table, to a player who tried to act while another has the turn.
refusal-not-your-turn = It’s not your turn.
# At the table, to a player: the move is not possible at this point of the game.
refusal-not-now = You can’t do that now.
# In an auction, to a bidder, where the lowest bid isn’t known.
refusal-bid-too-low = That bid is too low.
# In an auction, to a bidder. $amount: the lowest bid allowed, e.g. $120.
refusal-bid-too-low-amount = Too low: bid at least { $amount }.
# At the table, to a player; in a trade it may be the other player who has too little.
refusal-not-enough-cash = Not enough cash for that.
# At the table, to a player. $amount: what the move costs, e.g. $200.
refusal-not-enough-cash-amount = Not enough cash: you need { $amount }.
# In an auction, to a player who has passed or may not bid.
refusal-excluded = You’re out of this auction.
# In a trade, about either side: the offer includes a property of somebody else.
refusal-not-owner = The player giving that { word-deed } doesn’t own it.
# At the table, to a player. $space: a property, e.g. “Park Lane”.
refusal-not-owner-space = You don’t own { $space }.
# At the table, to a player who tried to buy it.
refusal-already-owned = Someone already owns that.
# At the table, to a player who tried to build.
refusal-not-a-set = You can only build on a { word-street } when you own its whole colour set.
# As above. $space: where, e.g. “Park Lane”.
refusal-not-a-set-space = You can’t build on { $space } until you own every { word-street } in its colour set.
# At the table, to a player who tried to build. In the terminal a sentence with the place to build on follows.
refusal-build-evenly = Build evenly: another { word-street } in the set comes first.
# At the table, to a player who tried to sell a building. In the terminal a sentence with the place follows.
refusal-sell-evenly = Sell evenly: another { word-street } in the set comes first.
# At the table, to a player who tried to build: the biggest building is there.
refusal-max-buildings = You can’t build any more there.
# As above. $space: e.g. “Park Lane”.
refusal-max-buildings-space = You can’t build any more on { $space }.
# At the table, to a player who tried to sell a building.
refusal-no-buildings = There are no buildings there.
# As above. $space: e.g. “Park Lane”.
refusal-no-buildings-space = There are no buildings on { $space }.
# At the table, to a player who tried to build: the Bank is out of houses, or of hotels.
refusal-no-stock = The Bank has no building left for that. Wait until someone sells one.
# At the table, to a player: the property can’t be built on, mortgaged or sold.
refusal-mortgaged = That’s mortgaged.
# As above. $space: e.g. “Park Lane”.
refusal-mortgaged-space = { $space } is mortgaged. Unmortgage it first.
# At the table, to a player who tried to pay a mortgage back.
refusal-not-mortgaged = That’s not mortgaged.
# As above. $space: e.g. “Park Lane”.
refusal-not-mortgaged-space = { $space } isn’t mortgaged.
# At the table, to a player who tried to build.
refusal-set-mortgaged = A { word-street } in that set is mortgaged. Unmortgage it before you build.
# At the table, to a player who tried to mortgage, sell or trade a property.
refusal-has-buildings = Sell the buildings on that { word-deed } or its set first.
# As above. $space: e.g. “Park Lane”.
refusal-has-buildings-space = Sell the buildings on { $space } or its set first.
# At the table, to an owner who tried to claim.
refusal-window-closed = Too late to claim that { word-rent }.
# As above. $space: where somebody landed, e.g. “Park Lane”.
refusal-window-closed-space = Too late to claim the { word-rent } for { $space }.
# At the table, to an owner who tried to claim.
refusal-nothing-owed = Nobody owes you { word-rent-some }.
# As above. $space: e.g. “Park Lane”.
refusal-nothing-owed-space = Nobody owes you { word-rent-some } for { $space }.
# In a trade, to the player who made or accepted the offer: e.g. money for money, or streets where that’s not allowed.
refusal-not-tradable = You can’t trade that in this edition.
# In a trade, to the player who made or accepted the offer. In the terminal a sentence with the least amount follows.
refusal-card-price-too-low = A { word-jail-card } can’t be traded for so little.
# At the table, to a player who wants to use such a card; or in a trade, where neither may have one.
refusal-no-card = There’s no { word-jail-card } to use or give.
# In a trade: the offer was withdrawn in the meantime, or never made.
refusal-no-offer = There’s no such offer.
# At the table, to a player who had to choose among several things.
refusal-bad-choice = That’s not one of the choices.
# At the table, to a player who wants to go bankrupt too early.
refusal-can-raise = You can still raise the money: sell or mortgage something.
# At the table or in the terminal: the move names a space that isn’t on the board.
refusal-unknown-space = There’s no such space.
# At the table or in the terminal: the move names someone who doesn’t play, or no longer.
refusal-unknown-player = There’s no such player in the game.
# At the table or in the terminal: the move can’t be understood, or is none for a player.
refusal-bad-action = You can’t do that here.
# At the table, to a player who still tried to move.
refusal-game-over = The game is over.

## By the table

# Error: somebody tried to set up a table a second time.
problem-already-created = This table already exists.
# To a visitor who tried to take another seat.
problem-already-seated = You already have a seat at this table.
# To a visitor who tried to join, or a host who tried to change the table.
problem-already-started = The game has already started.
# Error after sending a form. $field: the technical name of the field, e.g. “seats”.
problem-bad-command = Something in the form isn’t valid: { $field }.
# To the judge of a table, after the form for corrections.
problem-bad-correction = That correction isn’t possible.
# To the judge who types in dice that were rolled on a real board: too many, or no such numbers.
problem-bad-dice = That isn’t a possible roll here.
# Error after sending a form.
problem-bad-id = Something went wrong with the form. Reload the page.
# Error: a program sent something that is no message of a table.
problem-bad-message = That message can’t be read.
# Below a form, to a visitor who entered a name. Plain: no control or invisible characters.
problem-bad-name = Names must have 1 to 40 plain characters.
# Below the form for a new table. $field: the technical name of the setting, e.g. “options”.
problem-bad-settings = These settings don’t work together: { $field }.
# To a player or spectator who tried to send a chat message.
problem-bad-text = That text is empty, too long or contains unsupported characters.
# At the table, after the server has a newer version than the page.
problem-bad-version = This page is out of date. Reload it.
# In a trade with limited time, to one of the two players.
problem-deal-closed = Your time to negotiate has run out; wait for the next turn.
# At a table with real dice, to a player who tried to go on.
problem-dice-awaited = The judge has to enter the roll first.
# To a visitor who tried to become the judge.
problem-judge-taken = This table already has a judge.
# To a player who tried to chat: the host or judge has silenced them.
problem-muted = You’re muted.
# To the judge who types in dice that were rolled on a real board.
problem-no-dice-awaited = No roll is expected now.
# To a player who tried to call the judge.
problem-no-judge = This table has no judge.
# To the judge who tried to limit the time of two players.
problem-no-negotiation = Those two aren’t negotiating.
# To a player who tried to write to one other player only. Official round: of a championship.
problem-no-private-chat = In an official round, all chat is public.
# To a host or judge who tried to hide a chat message that doesn’t exist.
problem-no-such-line = There’s no such message.
# To anyone who named a seat that the table doesn’t have.
problem-no-such-seat = There’s no such seat.
# To the judge, or to a visitor of a replay: there is no such moment of the game.
problem-no-such-version = There’s no such entry in the log.
# At the table, to a player who tried to undo.
problem-no-undo = Undo is turned off at this table.
# To anyone who has no right to what they tried. Also shown when no better text is known.
problem-not-allowed = You’re not allowed to do that here.
# Error after opening an address that no table has any more.
problem-not-created = This table doesn’t exist.
# To a visitor who tried to see what is open only after the end.
problem-not-finished = The game isn’t over yet.
# To a player or visitor. The host set up the table.
problem-not-host = Only the host can do that.
# To a player or visitor.
problem-not-judge = Only the judge can do that.
# To a player, host or judge who tried to go on with the game.
problem-not-paused = The table isn’t paused.
# At the table, to a player who tried to undo.
problem-nothing-to-undo = Nothing to undo. You can only undo your own last decision, before anyone else acts, and never past a roll or a card.
# At the table: before the start, or after the end.
problem-not-playing = There’s no game in progress here.
# Error at the start of a game: a player’s part of the dice came too early or too late.
problem-not-seeding = The dice aren’t being prepared now.
# To a player who tried to act for another.
problem-not-your-seat = That’s not your seat.
# At the table, to a player who tried to move.
problem-paused = The table is paused.
# To a host or judge.
problem-seat-empty = That seat is empty.
# To a visitor who tried to sit down, or a host who tried to add a bot.
problem-seat-taken = That seat is taken.
# To a visitor who tried to sit down, or a host who tried to add a bot.
problem-seats-full = All seats are taken.
# At a table that was moved from another server. The seed: the secret number from which dice are computed.
problem-seed-lost = This game was moved here without its secret seed, so no more dice can be rolled. Start a new one.
# At the table, to a player whose move came too late.
problem-stale-version = Something changed in the meantime. Check again.
# At the table or after sending a form: the server’s disk can’t be written.
problem-store-unavailable = That couldn’t be saved, so it didn’t count. Try again in a moment.
# To a visitor who opens the link of a seat; a question whether to take it over may follow.
problem-take-over-needed = Someone else has this seat.
# To anyone who sent too much in a short time: chat, forms, sign-in.
problem-too-fast = Too many at once. Wait a moment and try again.
# To anyone who sent a text or file over the limit.
problem-too-large = That’s too long.
# To a host who tried to add a bot.
problem-unknown-bot = There’s no such bot.
# To a player who chose a token.
problem-unknown-token = This edition has no such token.
# To a player who chose a token.
problem-token-taken = Another player has that token.
# On the page of an old game. $rules, $now: whole numbers, e.g. 1 and 2.
problem-other-rules = This game was played under version { $rules } of the rules; this server plays version { $now }. Its record is kept unchanged.
# Error page. The operator: whoever runs this server.
problem-damaged-table = This table can’t be opened: its stored data is damaged. Its record is kept, and the operator can find the reason in the server’s log.
# To a player who chose a token.
problem-no-tokens = This edition has no tokens to choose from.
# Error: a program sent a command that doesn’t exist.
problem-unknown-kind = A table can’t do that.
# Error after sending a form at the table.
problem-version-needed = Something went wrong with the form. Reload the page.
# Error at the start or the end of a game with fair dice: a secret part differs from the one fixed before.
problem-wrong-reveal = This doesn’t match the part of the dice that was fixed.

## By the server

# Below the sign-in form.
problem-bad-login = Wrong username or password.
# Below the form for a forgotten password. Each recovery code works once.
problem-bad-code = Wrong username or recovery code, or the code has already been used.
# Below a form with a new password.
problem-bad-password = Passwords must have 8 to 1000 characters.
# Below the form for a new account.
problem-login-taken = This username is taken, or you already have an account.
# Error, on a page for which one must be signed in.
problem-sign-in-needed = You’re not signed in.
# Error page, after a form of another website was sent here.
problem-foreign-origin = This request came from another site and was ignored.
# Error page, after a form was open for too long.
problem-bad-form-token = This form has expired. Go back, reload the page and try again.
# Error page.
problem-no-such-page = Page not found.
# Error page.
problem-no-such-table = Table not found.
# Error page.
problem-no-such-game = Game not found.
# Error page. Edition: a variant of the board game, e.g. Classic.
problem-no-such-edition = Edition not found.
# Error page, after opening the private link of a seat or an invitation.
problem-no-such-link = This link doesn’t work, or no longer works.
# On the account page, after trying to sign out another phone or computer.
problem-no-such-session = Device not found.
# Error page: the address exists, but not for this kind of request.
problem-wrong-method = You can’t do that here.
# Error page, when the server is reached under a wrong host name.
problem-unknown-host = This server isn’t available under that name.
# Error page, after trying to set up a table.
problem-too-many-tables = Too many tables are open. Try again later.
# Error page, or a box at the table: a fault of the program.
problem-internal = Something went wrong. We’ve logged it.
# Error page, or a box at the table.
problem-going-away = The server is restarting. Try again in a moment.
