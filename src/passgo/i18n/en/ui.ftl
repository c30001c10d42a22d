### The live table: the page on which a game is played, watched, judged and replayed. The terminal and the plain
### pages use many of these texts too. Words written as { word-… } come from words.ftl or from the edition.

## Page and menu

# Name of the product: page title, link to the home page. Not translated.
app-name = passgo
# Title of the browser tab while a decision is asked of the reader. “●” is a mark that catches the eye.
app-title-your-turn = ● Your turn – passgo
# The only text on the page until the table has arrived.
loading = Setting up the table…
# Label of the language menu, in the menu of the page.
language = Language
# Label of the menu with light and dark colours; its entries are the next three.
theme = Theme
# Entry of the theme menu: light or dark as the device is set.
theme-auto = Same as device
# Entry of the theme menu.
theme-light = Light
# Entry of the theme menu.
theme-dark = Dark
# Button in the menu while sounds are played; pressing it turns them off. It tells the present state.
sound-on = Sound on
# The same button while sounds are off; pressing it turns them on.
sound-off = Sound off
# Label of a slider in the menu, below the button for sounds: how loud they are.
sound-volume = Volume
# Button in the menu while the table has the colours and drawings of its edition; pressing it takes plain ones. It tells the present state.
look-edition = Edition’s style: on
# The same button while colours and drawings are plain.
look-plain = Edition’s style: off
# Button in the menu while bots say a few words in the middle of the board; pressing it silences them. It tells the present state.
bot-talk-on = Bots chat: on
# The same button while bots say nothing.
bot-talk-off = Bots chat: off
# Button in the menu that turns on notifications of the device (not emails); the reader speaks.
notify = Notify me on my turn
# The same button while notifications are on; pressing it turns them off. It tells the present state.
notify-on = You’ll be notified on your turn
# Button in the head of the page: shows the board as a picture. In the terminal’s help: prints the board.
view-board = Board
# Button beside it: shows the same board as a list of spaces.
view-list = List
# Link for those who use the keyboard or hear the page: jumps over the board to the panel “Your actions”.
skip-to-actions = Skip to your actions
# Heard, not seen: name of the ☰ button with language, theme and sound, and of the row of tabs.
menu = Menu
# Heard, not seen: name of a ✕ that closes a dialog or a notice.
close = Close
# Button beside a dangerous one (go bankrupt, expel, leave): nothing happens.
cancel = Cancel
# Button: one step back in a dialogue.
back = Back

## Connection

# Badge in the head of the page: the line to the server is up. One word.
online = Connected
# Badge while the line is being set up.
connecting = Connecting…
# Badge while the line is down. Little room.
offline = No connection. Retrying…
# Stands on a button in place of its text until the server has answered.
sending = Sending…
# Notice when the reader has opened the same seat on another device, which now has it.
taken-over = Your seat is open on another device. You can still watch here.
# Button below that notice: gets the seat back to this device.
taken-over-back = Play here instead
# The only text on the page when the server turns the reader away. $why is a sentence: “This link was revoked.”
refused = Can’t open this table: { $why }
# Button below that text.
reload = Reload page
# Notice at the table and in the middle of the board. Somebody has stopped play for a while.
paused = The game is paused.
# As above, when it stopped by itself because no player was connected any more.
paused-nobody-there = The game is paused because everyone left.
# Notice: the table was given up; nobody can play on.
closed = This table has been closed.
# Notice: this game was broken off because a newer version of the program plays by other rules.
closed-rules = The server was updated and couldn’t carry this game over. Its record is kept.
# Small line at a finished game that was played under older rules. $version is a number: 3.
rules-then = Played under version { $version } of the rules.
# Tag in the head of the page, beside the edition’s name: a round of a championship. Little room.
official = Official round

## People and things

# The Bank of the game, inside a sentence and in lists of players: “You owe the Bank $50.”
bank = the Bank
# Tag at the reader’s own row in the list of players and in the lobby.
you = you
# In place of a player’s name that is not known, inside sentences.
somebody = someone
# Tag at a player that is a program.
bot = bot
# Name of a bot, in place of a player’s name. $number is its seat: 3.
bot-name = Bot { $number }
# Tag at a player who is not connected at the moment.
away = away
# The role of whoever decides disputes at a table.
judge = judge
# Beside or in place of the name of somebody who writes in the chat but only watches the game.
onlooker = spectator
# In place of a list when one side of a trade gives nothing at all: “gives nothing for Boardwalk”.
nothing = nothing
# A sum on boards without a currency sign. $amount is a written number: 1,500.
money-plain = { $amount }
# A sum in dollars: put the sign where the language has it.
money-dollar = ${ $amount }
# A sum in euros: put the sign where the language has it.
money-euro = €{ $amount }
# A sum in the play money of the championship, whose sign is M.
money-M = M{ $amount }
# A sum in coins, for the mario edition. $count is the number, $amount the same number as written.
money-coin = { $count ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
# In place of a sum of cash that the reader must not know.
money-hidden = hidden
# Money that comes in, on buttons: “Mortgage (+$50)”. $amount is a sum with its sign: $50.
money-gain = +{ $amount }
# Money that goes out, on buttons: “Build (−$50)”. $amount is a sum with its sign: $50.
money-loss = −{ $amount }
# Tag at a player and part of an offer. Short for Get Out of Jail Free cards; little room.
jail-cards = { $count ->
    [one] { $count } jail card
   *[other] { $count } jail cards
}
# What stands on a street that has neither house nor hotel; in lists of choices.
level-0 = no buildings
# Heard, not seen: name of a clock that runs down.
seconds-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}

## Whose decision about what
## “awaiting-you-…” speaks to the reader, in one line over the buttons, on the board and as a notification of the
## device. “awaiting-…” tells everybody else whom the table waits for.

# Everybody rolls once before the game; the highest begins.
awaiting-you-start-roll = Roll to see who goes first.
# The turn of the reader begins. Some boards have one die only.
awaiting-you-roll = Your turn – roll the dice.
# After doubles the reader rolls once more in the same turn.
awaiting-you-roll-again = Roll again!
# The turn of the reader begins in jail. The buttons are: roll, pay, use a card.
awaiting-you-roll-jail = You’re in jail. How will you get out?
# The reader has landed on $space, which nobody owns: “Buy Boardwalk for $400?”
awaiting-you-buy = Buy { $space } for { $amount }?
# An auction is on. $space is what is sold: Boardwalk.
awaiting-you-auction = Bid on { $space }?
# An auction of one house or hotel of the Bank.
awaiting-you-auction-building = Bid on the building?
# $other is the creditor, a player or “the Bank”: “You owe Anna $50.”
awaiting-you-debt = You owe { $other } { $amount }.
# The speed die shows a bus: the reader may move by one die, by the other or by both.
awaiting-you-choose-bus = Bus: how far will you go?
# All three dice of the speed-die game are equal.
awaiting-you-choose-any-space = Three of a kind! Move to any space.
# The reader is at a taxi-like ride ($space, “ECTO-1”) and may pay $amount to move on to the next one.
awaiting-you-choose-ride = Ride on from { $space } for { $amount }, or stay here?
# A trade or a bankruptcy gave the reader $space, and a mortgage lies on it.
awaiting-you-choose-mortgaged-deed = You’ve received { $space } with a mortgage. What now?
# The Bank has fewer houses or hotels than are wanted; the sentence before says how many are left.
awaiting-you-shortage = How many do you want?
# Nothing is left that the reader must do; building and trading is still possible.
awaiting-you-end = Ready to end your turn?
# Over the reader’s buttons while others decide.
awaiting-you-nothing = Nothing to do right now.
# $player, a name, rolls before the game.
awaiting-start-roll = { $player } is rolling to see who goes first.
# It is the turn of $player, who has not rolled yet.
awaiting-roll = Waiting for { $player } to roll.
# $player is on $space, which nobody owns.
awaiting-buy = { $player } is deciding whether to buy { $space }.
# $player is still in the auction. Beside or as the tooltip of their token.
awaiting-auction = { $player } can bid or pass.
# $player owes more than they have paid so far.
awaiting-debt = { $player } has a debt to pay.
# $player has one of several choices that the rules leave open.
awaiting-choose = { $player } is choosing.
# Too few houses or hotels are left; $player is one of those who are asked.
awaiting-shortage = { $player } is deciding how many buildings they want.
# $player has moved and can still build or trade.
awaiting-end = Waiting for { $player } to end their turn.
# In a game with real dice, over the judge’s field: whose throw is to be typed in.
awaiting-dice = The judge is entering { $player }’s roll.

## What one can do: buttons, and choices in the terminal

# Heard, not seen: title of the panel with the buttons. In the terminal’s help: what can be typed.
actions-title = Your actions
# Button at the beginning of a turn.
act-roll = Roll the dice
# The same button in jail. On some boards doubles are needed, on others a six. Also said on the Moon (voyage).
act-roll-jail = Roll to get out
# Button at the end of a turn.
act-end = End turn
# Button on a space that nobody owns. $amount: $400.
act-buy = Buy for { $amount }
# Button beside it where nothing follows if one does not buy.
act-decline = Don’t buy
# Button beside it where the space is then auctioned among all.
act-decline-auction = Send to auction
# Button of an owner who was visited: rent is owed only if they say so. $space: Boardwalk.
act-claim = Claim { word-rent-the } for { $space }
# As above, without a reminder: opens a list of the reader’s properties, then sends.
act-claim-any = Claim { word-rent-some }
# Button in an auction. $amount: $120.
act-bid = Bid { $amount }
# Button: not to bid (any more).
act-pass = Pass
# Answer to “How many do you want?” when buildings are short.
act-pass-shortage = None
# The same answer, for all questions until the turn is over.
act-pass-turn = None, don’t ask again this turn
# Button at a property. $change is what it costs, with a sign: −$50.
act-build = Build ({ $change })
# Button at a property with buildings. $change: +$25.
act-sell = Sell a building ({ $change })
# Button at a property. $change is the loan that comes in: +$100.
act-mortgage = Mortgage ({ $change })
# Button at a mortgaged property: pays the loan back. $change: −$110.
act-redeem = Unmortgage ({ $change })
# Button at a property of a debtor, where the rules let the Bank buy it. $change: +$100.
act-surrender = Sell to the Bank ({ $change })
# Button: all hotels of a colour set ($group: Orange) in one step. Houses take their place while the Bank has enough.
act-sell-hotels = Sell all { $group } { word-hotels }
# Heard, not seen, and in lists: a button’s text with the property it is about: “Build (−$50): Boardwalk”.
act-on-space = { $action }: { $space }
# Button: settles the debt. $amount: $50.
act-pay = Pay { $amount }
# Button of a debtor who cannot raise enough; a question follows.
act-bankrupt = Declare bankruptcy
# Choice in the terminal and on plain pages, where buildings and properties are turned into money first.
act-bankrupt-liquidates = Sell, mortgage, go bankrupt
# Question before it happens. $other is the creditor, a player or “the Bank”.
act-bankrupt-sure = Declare bankruptcy? Everything you own goes to { $other }.
# As above, where everything is turned into money first. $other is the creditor, a player.
act-bankrupt-sure-liquidates = Declare bankruptcy? First all your buildings are sold and your { word-deeds } mortgaged; then everything goes to { $other }.
# Button that answers this question.
act-bankrupt-yes = Yes, I’m bankrupt
# Button of the winner of an auction who cannot pay; the auction is then repeated without them.
act-default = Give up your bid
# Button in jail. $amount: $50.
act-fine = Pay { $amount } to leave jail
# Button in jail: plays a Get Out of Jail Free card.
act-card = Use a card to get out
# Button: one of two or three distances, and where it leads ($space).
act-choose-steps = { $count ->
    [one] Move { $count } space to { $space }
   *[other] Move { $count } spaces to { $space }
}
# Button: moves the token to the chosen space.
act-choose-space = Move to { $space }
# Button: does not ride on.
act-choose-stay = Stay
# Button: first of two or three answers about a mortgaged property that was received.
act-choose-redeem = Unmortgage now for { $amount }
# As above: the mortgage stays, interest is paid now.
act-choose-keep = Keep the mortgage and pay { $amount } interest
# As above: the mortgage stays, interest is paid when it is lifted, and is then twice as much.
act-choose-defer = Keep the mortgage and pay double interest later
# Button at a trade that another player offers.
act-accept = Accept
# Button beside it.
act-reject = Reject
# Button beside it: opens the offer, to be changed and sent back.
act-counter = Counter-offer
# Button: takes back the offer that the reader made.
act-withdraw = Withdraw offer
# Choice when buildings are short: one house or hotel, for $space. It may still be auctioned.
act-want = Ask for one on { $space }
# Button when buildings are short. $pieces: “2 houses” or “2 hotels”.
act-want-several = Ask for { $pieces }
# Button that opens the window for trades. In the terminal’s help: what “offer” does.
act-offer = Propose a trade
# Label over a list of spaces to move to.
act-choose-where = Where to?
# Small line below that list: a space can also be chosen by tapping or clicking it.
act-pick-on-board = Or pick it on the board.

## Auction

# Heading of the auction. $space: Boardwalk.
auction-title = Auction: { $space }
# Heading of the auction of one house or hotel of the Bank.
auction-title-building = Building auction
# Small line below it. $pieces: “2 houses” or “2 hotels”.
auction-building-left = Left in the Bank, including this one: { $pieces }.
# Small line behind it: there will be another auction for the next building.
auction-pass-piece = A pass applies to this building only.
# In place of the highest bid.
auction-none = No bids yet.
# In place of the bidding buttons, to the reader who leads. $amount: $120.
auction-high-you = You’re the highest bidder at { $amount }.
# State of the auction: bids are taken.
auction-stage-0 = Bidding is open.
# The auctioneer’s first call before the hammer falls.
auction-stage-1 = Going once…
# The auctioneer’s second call.
auction-stage-2 = Going twice…
# State of the auction after the hammer has fallen. $player: Anna, $amount: $120.
auction-closed = Sold to { $player } for { $amount }.
# Heard, not seen: name of the field for a sum of one’s own.
auction-amount = Your bid
# Button beside this field.
auction-bid = Bid
# Heard, not seen: name of the row of buttons with ready sums.
auction-quick = Quick bids
# In place of the bidding buttons, to a reader who has passed or cannot bid.
auction-out = You’re out of this auction.
# Small line below the field: what remains of the reader’s cash if this bid wins.
auction-after = You’d have { $amount } left.

## Trades

# Title of the window in which a trade is put together.
deal-title = Trade
# Heading over the list of players to choose from.
deal-with = Trade with
# Heading of the reader’s side; the reader’s name follows.
deal-give = You give
# Heading of the other side; the other player’s name follows.
deal-take = You get
# Label of a field for a sum, in the trade window; also a row of the page that compares editions.
deal-cash = Money
# Label of a field for a number of Get Out of Jail Free cards; column head in the terminal. Little room.
deal-cards = Jail cards
# In place of the list of properties on one side of a trade; money can still be given.
deal-none = No { word-deeds } to trade.
# Button that makes the offer.
deal-send = Send offer
# Button beside it: empties both sides.
deal-clear = Start over
# Heading over the consequences of the trade: who completes a set, who pays interest, cash afterwards.
deal-changes = What changes
# In place of these consequences, as long as nothing is chosen.
deal-empty = Choose what to trade.
# $group is a colour set or another group: Orange, Stations. Good for the reader.
deal-set-you = You complete the { $group } set.
# As above, for the other player ($player).
deal-set-other = { $player } completes the { $group } set.
# The reader had the whole set ($group: Orange) and gives part of it away.
deal-break-you = You break up the { $group } set.
# As above, for the other player ($player).
deal-break-other = { $player } breaks up the { $group } set.
# Mortgaged properties change their owner, who then pays interest. $amount: $10.
deal-interest-you = Mortgaged { word-deeds }: you’ll pay at least { $amount } interest.
# As above, for the other player ($player).
deal-interest-other = Mortgaged { word-deeds }: { $player } will pay at least { $amount } interest.
# The reader’s cash once the trade is done. $amount: $400.
deal-after-you = Your cash afterwards: { $amount }
# As above, for the other player ($player).
deal-after-other = { $player }’s cash afterwards: { $amount }
# Red line below a trade: the sum on one of its sides is more than that player has.
deal-too-much = One of you doesn’t have that much money.
# Small line below a trade with such a card, and why the terminal refuses one. $amount: $50.
deal-card-price = A { word-jail-card } can’t be traded for less than { $amount }.
# Heading over the offers that wait for an answer.
offers-title = Offers
# Head of an offer to the reader, by $player.
offer-from = Offer from { $player }
# Head of an offer that the reader has made to $player.
offer-to = Your offer to { $player }
# Head of an offer between two others, to whoever watches.
offer-between = Offer from { $player } to { $other }
# Left of what the reader would receive. Little room.
offer-you-get = You get
# Left of what the reader would give away. Little room.
offer-you-give = You give
# As above, in an offer between two others: what its maker gives.
offer-gives = Gives
# As above: what its maker wants for it.
offer-asks = Asks for
# Small line at an offer without the button “Accept”: somebody has to sell buildings or raise cash first.
offer-not-now = This offer can’t be accepted right now.
# Beside a clock that runs down while two players negotiate.
deal-time = Time to negotiate

## Debts

# Heading of the panel for a debtor.
debt-title = Pay your debt
# Below it and in the terminal. $other: Anna or “the Bank”; $amount is the debt, $cash what the reader has.
debt-owed = You owe { $other } { $amount } and have { $cash }.
# Red line: the debt less the reader’s cash. $amount: $30.
debt-missing = You’re { $amount } short.
# Small line: it would be enough. $amount is the total, with the cash at hand.
debt-could = You could raise { $amount } by selling and mortgaging everything.
# Small line: it would not be enough, bankruptcy is near. $amount is the total, with the cash at hand.
debt-cannot = Even selling and mortgaging everything would raise only { $amount }.
# Heading over a list of properties with buttons to sell or mortgage.
debt-ways = Ways to raise the money
# Green remark at a property in this list: this step alone brings enough.
debt-enough = enough on its own

## Claims

# Label over a list of the reader’s properties: where did somebody land?
claim-which = For which { word-deed }?
# Small line below it in official rounds: the program does not tell an owner that somebody has landed.
claim-hint = No reminders here: watch who lands on your { word-deeds }.

## Properties and spaces

# In place of the owner, in the window about one space.
deed-free = Unowned
# Row of the table in this window, and column head elsewhere: what it costs to buy. Little room.
deed-price = Price
# As above: the loan that the Bank gives for it.
deed-mortgage-value = Mortgage value
# As above: what it costs to lift the mortgage.
deed-redeem-cost = Unmortgage cost
# As above: what a visitor pays. Also a column head in the terminal.
deed-rent = { Word-rent }
# Row of this table: rent of a street with neither houses nor a hotel.
deed-rent-bare = Without buildings
# Row of this table: rent of a street without buildings whose owner has the whole colour set.
deed-rent-set = With colour set
# Row of this table: rent when the owner has so many stations or utilities.
deed-rent-stations = { $count ->
    [one] { $count } owned
   *[other] { $count } owned
}
# As above, for utilities: $factor times what the visitor has rolled.
deed-rent-utility = { $count ->
    [one] { $count } owned: { $factor } × dice
   *[other] { $count } owned: { $factor } × dice
}
# Last row of this table, set off: what a visitor would pay at this moment.
deed-rent-now = Current { word-rent }
# Row of this table: the price of one house.
deed-building-cost = Cost per building
# Tag at a property on which a mortgage lies; also a box to tick in corrections. Little room.
deed-mortgaged = mortgaged
# Row of this table and column head in the terminal: the colour set, or the stations or utilities, it belongs to.
deed-group = Set
# What happens on a tax space, in its window. $amount: $200.
about-tax = Pay { $amount }
# On a ride: it may be taken for this fare. $amount: $50.
about-fare = Ride for { $amount }
# On a space with a ghost (ghost edition): two roll together; both win or both pay. $count: 7, $amount: $150.
about-entity = Roll { $count } or more with the player on your left: win or pay { $amount }
# On the first space: what is paid to whoever passes it. $amount: $200.
about-go = Salary: { $amount }
# On a space with a deck of cards.
about-cards = Draw a card
# On the jail space, where visitors stand too.
about-jail = Just visiting or in jail
# On the free-parking space.
about-parking = Nothing happens here
# On the corner that sends players to jail.
about-go-to-jail = Go to jail
# On a Question Block of the mario edition: like in the video game, it is hit to see what it holds.
about-question = Hit the block
# On a ride whose fare is not known.
about-ride = Take the ride or stay
# Below it: who stands there. $players is a list of names: “Anna and Ben”.
about-here = Here: { $players }
# In the list of spaces. $player: Anna.
about-owner = Owner: { $player }
# Title of the panel and tab with the reader’s own properties. Little room.
deeds-title = My { word-deeds }
# In place of that list.
deeds-none = You don’t own any { word-deeds } yet.

## Players, log, chat

# Title of the panel and tab. Little room.
players-title = Players
# Tag at a player who is bankrupt or expelled; in place of their net worth in the final table.
player-out = out
# Tag at a player; box to tick in corrections; place of a player in the terminal.
player-in-jail = in jail
# Tooltip of a ▸ at the player whose turn it is.
player-turn = current turn
# Tooltip of a “…” at a player whom the table waits for though it is not their turn.
player-decides = deciding
# Heard, not seen, at a player; seen in the terminal.
player-deeds = { $count ->
    [0] no { word-deeds }
    [one] { $count } { word-deed }
   *[other] { $count } { word-deeds }
}
# Tag at a player: cash, properties and buildings added up. $amount: $1,500. Little room.
player-worth = net worth { $amount }
# The piece that a player moves; label of a list to choose from.
player-token = Token
# Before the houses and hotels that nobody has bought yet: “In the Bank: 20 houses”.
bank-stock = In the Bank
# Title of the panel and tab with all that has happened. Little room.
log-title = Log
# In place of that list.
log-none = Nothing yet.
# Button over that list.
log-older = Show older
# A switch below the log: every step on a line of its own instead of the story. Little room.
log-details = Every step

# Title of the panel and tab. Little room.
chat-title = Chat
# In place of the list of messages.
chat-none = No messages yet.
# Button that sends what was typed.
chat-say = Send
# Inside the empty field for a message.
chat-text = Message
# First entry of the list with the ready messages below.
chat-phrase = Quick messages
# In place of a name, at a message of the judge.
chat-judge = Judge
# Ready message in the chat; every reader sees it in their own language. Informal, as at a table among friends.
preset-hello = Hello!
# Ready message in the chat, to all, before the game.
preset-good-luck = Good luck!
# Ready message in the chat: praise for a good move.
preset-well-played = Well played!
# Ready message in the chat.
preset-thanks = Thanks!
# Ready message in the chat: an apology for oneself, not pity.
preset-sorry = Sorry!
# Ready message in the chat: asks a slow player to play.
preset-hurry = Your turn!
# Ready message in the chat: asks the others for patience.
preset-wait = Just a moment.
# Ready message in the chat.
preset-yes = Yes.
# Ready message in the chat.
preset-no = No.
# Ready message in the chat, about a possible trade.
preset-interested = I’m interested.
# As above.
preset-not-interested = Not interested.
# As above: asks another player to propose a trade.
preset-make-an-offer = Make me an offer.
# Ready message in the chat: calls the judge to the table.
preset-judge-please = Judge!
# Ready message in the chat, after the game: thanks the others for it.
preset-good-game = Good game!
# Ready message in the chat.
preset-bye = Bye!

## Dice

# Heard, not seen, before what was rolled; in the terminal behind a factor: “4/10 × Dice”.
dice-title = Dice
# In the middle of the board, in place of the dice.
dice-none = Nobody has rolled yet.
# A face of the speed die, among numbers: “3 + 4 + bus”.
dice-bus = bus
# Another face of the speed die: go on to the next property that nobody owns. “3 + 4 + next property”.
dice-mr = next { word-deed }

## Board

# Heard, not seen: name of the board. $edition: Classic.
board-title = { $edition } board
# Heading over the board as a list.
board-list = Board spaces
# Heard, not seen: help for the keyboard.
board-keys = Arrow keys move around the board; Enter opens a space.

## Judge

# Heading of the judge’s panel.
judge-title = Judge
# Button of the judge: the highest bid wins now.
judge-close = Close the auction
# Button of the judge near the end of the time: announces that this round is the last.
judge-last-round = Call the last round
# Button of the judge: the time for this game is over.
judge-time = Call time
# Button of the judge: throws a player out for improper conduct. $player: Anna.
judge-expel = Expel { $player }
# Button of the judge beside the field below: the typed numbers count as the roll.
judge-dice = Enter the roll
# Label of the field for what real dice show.
judge-dice-faces = Roll, e.g. 3 4
# Button of the judge: the announced throw does not happen or does not count.
judge-no-dice = Cancel the roll
# Button of the judge: stops the game for a while.
judge-pause = Pause
# The same button while the game is paused.
judge-resume = Resume
# Heading over the following lines, for the judge.
judge-claims = { Word-rent-pl } that can be claimed
# $other is the owner, $player the visitor: “Anna can claim rent from Ben for Boardwalk”.
judge-claim-line = { $other } can claim { word-rent-some } from { $player } for { $space }
# As above, where the sum is known. $amount: $50.
judge-claim-line-amount = { $other } can claim { $amount } from { $player } for { $space }

## Before the start

# Heading of the page until the game begins: who sits where.
lobby-title = Lobby
# In place of a name: this seat can still be taken.
lobby-seat-open = empty seat
# Button at an empty seat: leads to a link for a friend.
lobby-invite = Invite
# Button at an empty seat.
lobby-add-bot = Add a bot
# Button at a bot.
lobby-remove-bot = Remove bot
# Button, and title of the window it opens: which piece one plays with.
lobby-token = Choose a token
# Entry in a list of tokens: the player gets one that nobody else has.
lobby-token-any = Any available
# Button of the host when all seats are taken.
lobby-start = Start the game
# The same button when seats are empty.
lobby-start-fill = Fill seats with bots and start
# To everybody but the host.
lobby-waiting = Waiting for the host to start the game.
# As above, at an official table.
lobby-waiting-judge = The head judge will start all tables together.
# Shown for a few seconds: the browsers of all players contribute secret numbers, so that nobody can fix the dice.
lobby-seeding = Preparing fair dice: every player adds a part. One moment…

## The end

# Heading of the final page.
end-title = Game over
# Below it. $players is one name: “Anna wins!”
end-winner = { $players } wins!
# As above, for several. $players is a list of names: “Anna and Ben”.
end-winners = { $players } share the win!
# Column head of the final table: 1, 2, 3. Little room.
end-rank = Rank
# Column head of the final table; label of a list of players in corrections. Little room.
end-player = Player
# Column head of the final table: cash, properties and buildings added up. Little room.
end-worth = Net worth
# Column head of the final table: points for the championship. Little room.
end-points = Points
# Caption of a chart with one line for each player.
end-curve = Net worth over time
# Caption of a chart: how often each total was rolled.
end-dice = Dice
# Explains this chart, behind its caption.
end-dice-about = How often each total came up; the band shows what chance would predict.
# Tooltip of one bar in this chart. $sum: 7, $count: 12, expected between $low and $high.
end-dice-line = { $sum }: rolled { $count ->
    [one] { $count } time
   *[other] { $count } times
}, expected { $low } to { $high }
# Link below the final table.
end-replay = Watch the replay
# Button at the end of a championship game: opens what the score sheet says about the reader, to be confirmed.
end-line = Confirm my line of the score sheet
# Notice to a player who missed too many decisions. The button “I’m back” follows.
stood-in = The table is playing for you.
# That button: the player decides again.
stood-in-back = I’m back
# Link beside it, to a page that proves that nobody has fixed the dice.
fair-check = Check the dice
# Button beside it: a new table with the same players.
end-rematch = Rematch with the same players
# The same button once another player has pressed it.
end-rematch-there = Go to the rematch
# Button in the menu, asked twice: a bot or nobody plays on in one’s place. In the terminal’s help: ends the program.
leave-game = Leave the game

## Hints for a first game
## One or two short sentences below the buttons about what the reader can do now. Each must be true by the rules.

# Heard, not seen: name of the box with a hint.
hints = Hint
# Button in the menu while hints are shown; pressing it hides them. It tells the present state.
hints-on = Hints on
# The same button while hints are hidden.
hints-off = Hints off
# Tooltip of the ✕ at a hint: no hint is shown any more.
hints-stop = Turn off hints
# At the beginning of a turn.
hint-roll = Roll and your token moves automatically. Before that you can build, mortgage or propose a trade.
# On a space that can be bought, where nothing follows if one does not.
hint-buy = Nobody owns this. Buy it or leave it.
# As above, where it is then auctioned.
hint-buy-auction = Nobody owns this. If you don’t buy it, everyone can bid on it, including you.
# To an owner whose visitor has not paid yet.
hint-claim = Someone landed on your { word-deed }. You only get { word-rent-the } if you claim it in time.
# To a debtor.
hint-debt = You’re short of cash. Sell buildings, mortgage { word-deeds } or make a trade, then pay.
# In an auction in which nobody can bid more than their cash.
hint-auction = The highest bid wins. You can’t bid more than you can pay. If you pass, you’re out of this auction.
# In an auction in which one can bid more than one’s cash.
hint-auction-default = The highest bid wins. If the winner can’t pay, they’re out and the auction starts again.
# At a choice that the rules leave open; the buttons are its answers.
hint-choose = It’s up to you: pick one.
# When another player has offered a trade.
hint-offer = You have an offer. Accept it, reject it or make a counter-offer.
# In jail, where two dice are rolled. Also said on the Moon (voyage edition), so it does not name the place.
hint-jail = Doubles get you out; paying or using a card always works.
# As above, where one die is rolled.
hint-jail-six = A six gets you out; paying or using a card always works.
# As above, on the turn on which paying before the roll is not possible any more.
hint-jail-roll = Doubles or a card get you out; otherwise you pay after this roll and move.
# As above, on the turn on which the roll cannot free any more; paying before it is still possible.
hint-jail-late = No more tries: you roll, move and pay. If you pay first, doubles earn you another roll.
# When the reader owns a whole colour set.
hint-build = You can build: open one of your { word-deeds }. Buildings raise the { word-rent } a lot.
# At the end of a turn.
hint-end = Anything else? Build or propose a trade, then end your turn.
# While others decide.
hint-wait = Others are deciding. Tap any space for details, or propose a trade.

## Replay: looking at a game again

# Heading of the panel.
replay-title = Replay
# Where one is, and entry of a list of turns; also a line in the terminal. $turn: 12, $player: Anna.
replay-turn = Turn { $turn }: { $player }
# Heard, not seen: name of the slider.
replay-scrub = Position in the game
# Heard, not seen: where the slider is. $step: 120, $last: 480.
replay-step = Step { $step } of { $last }
# Tooltip of the ⏮ button.
replay-first = Jump to start
# Tooltip of the button for a single step backwards.
replay-back = Previous step
# Tooltip of the ▶ button: lets the game run.
replay-play = Play
# Tooltip of the same button while the game runs.
replay-pause = Pause
# Tooltip of the button for a single step forwards.
replay-on = Next step
# Tooltip of the ⏭ button.
replay-last = Jump to end
# Label of a list: whose view of the table is shown. Its entries are players’ names and the next two.
replay-eyes = View as
# Entry of this list: somebody who only watches and sees nobody’s secrets.
replay-eyes-spectator = a spectator
# Entry of this list.
replay-eyes-judge = the judge
# Label of a list of turns.
replay-jump = Go to turn
# Label of a list: how fast the game runs.
replay-speed = Speed
# Entry of this list. $factor: 2.
replay-times = { $factor }×
# Link to a page with the same game in sentences.
replay-plain = Text version
# Small remark while the next part of the game is fetched.
loading-more = Loading…

## Several people at one device

# Heading of a cover over the table, and button: who gets the phone or tablet now. $player: Anna.
pass-to = Pass the device to { $player }
# Button on this cover, pressed by the one who has got it. $player: Anna.
pass-taken = I’m { $player } – continue
# Tag at a player in the lobby.
lobby-here = on this device
# Label of a field for a name, in the lobby: somebody who sits beside the host and has no device.
lobby-beside = Add a player on this device
# Button behind this field.
lobby-beside-add = Add

## More for the judge

# Heading of a form that can be opened: the judge changes money, a property or a position.
judge-correct = Correct a mistake
# Heading of a list of buttons that can be opened.
judge-expel-title = Expel a player
# Question before it happens. $player: Anna.
judge-expel-sure = Expel { $player }? Everything they own goes to the Bank. This can’t be undone.
# Line over the two time buttons below. $player and $other are names.
judge-talk = { $player } and { $other } are negotiating.
# Label of the field for these buttons.
judge-seconds = Seconds
# Button: so many seconds are left for this negotiation.
judge-limit = Set time limit
# Button: so many seconds more.
judge-extend = Extend
# Label of a list in the correction form; its entries are the next three.
correct-what = What was wrong
# Entry of this list: a player has too much or too little.
correct-cash = Money
# Entry of this list: owner, buildings or mortgage.
correct-deeds = { Word-deed }
# Entry of this list: where a token stands.
correct-places = Position on the board
# Label of a field for a sum with a plus or minus sign.
correct-amount = Amount to add or subtract
# Label of a list of all properties.
correct-deed = Which { word-deed }
# Label of a list of players and the Bank.
correct-owner = Owner
# Label of a list: none, one house … hotel. Row or column head elsewhere. Little room.
correct-level = Buildings
# Label of a list of spaces: where the token stands. Column head in the terminal. Little room.
correct-space = Space
# Label of a field for the number of the log entry that is corrected.
correct-entry = Log entry
# Label of a field for the judge’s words, which everybody can read.
correct-why = Reason
# Button of this form.
correct-send = Save correction

## Muting and reporting in the chat

# Heard, not seen: name of the “⋯” at a message. $player: Anna.
chat-object = About { $player }’s message
# Button: the reader does not see messages of $player any more.
chat-mute = Mute { $player }
# Button of the host or judge: nobody sees them any more.
chat-mute-all = Mute { $player } for everyone
# Button beside the name of a player whom the reader has muted.
chat-hear = Unmute
# Label of a list; its entries are the “report-…” texts below.
chat-report = Report as
# In place of this list, once it has been used.
chat-reported = Reported. Thank you.
# Entry of the list “Report as”.
report-insult = an insult
# Entry of the list “Report as”.
report-spam = spam
# Entry of the list “Report as”.
report-cheating = cheating
# Entry of the list “Report as”: a spectator or player tells another what to do in an official round.
report-advice = forbidden advice
# Entry of the list “Report as”.
report-other = something else

## Undo, and buttons without sums for official rounds

# Button: takes back the reader’s own last decision.
act-undo = Undo
# As above, for a decision about $space: Boardwalk.
act-undo-space = Undo: { $space }
# Button at a property in official rounds, where nobody is told what it costs.
act-build-plain = Build
# As above.
act-sell-plain = Sell a building
# As above: takes a loan from the Bank on the property.
act-mortgage-plain = Mortgage
# As above: pays this loan back.
act-redeem-plain = Unmortgage
# As above, of a debtor, where the rules let the Bank buy properties.
act-surrender-plain = Sell to the Bank
# To a debtor in official rounds, in place of the sum that is missing.
debt-yourself = No help with the maths here: raise the money from your { word-deeds }.

## When buildings are short

# Behind a sentence that says how many are left. $pieces is the most: “2 houses” or “2 hotels”.
shortage-could = You could place and pay for { $pieces }.
# Small line over the reader’s streets; each is a button and can be pressed more than once.
shortage-how = Choose a { word-street } for each building, in the order you want them.
# Heard, not seen: name of the list of streets chosen so far.
shortage-order = Your choices in order
# Heard, not seen: name of a button in this list. $space: Boardwalk.
shortage-remove = Remove { $space }
# Small line below it. $amount is the price of all that was chosen, $left the reader’s cash after it.
shortage-total = Total: { $amount }. You’d have { $left } left.
# Label of a choice in the menu, and heading on the account page. The next three are its entries.
spoken-of = How should texts refer to you?
# Entry of that choice, and the usual one: sentences about the player avoid feminine and masculine words.
spoken-of-other = Neutral
# Entry of that choice: sentences about the player use feminine words.
spoken-of-f = Feminine
# Entry of that choice: sentences about the player use masculine words.
spoken-of-m = Masculine

## Review in place: readers propose better texts

# Link in the menu of languages, in the language of the page: begins review in place, where any text can be tapped.
review-invite = Is this your language? Help improve the texts

## The stage: the middle of the board

# Button with small triangles as its sign; heard and shown as a hint. $pace is one of the four below, as it is now.
stage-pace = Animation speed: { $pace }
# One of four speeds of what is shown on the board.
pace-calm = calm
# The same, the usual one.
pace-normal = normal
# The same.
pace-fast = fast
# The same: nothing is animated.
pace-instant = instant
# Short line beside a deed that the reader or another player may buy: with it they own the whole colour set.
stage-completes = Completes the set
# The same: another player owns all the others of that set. $player is that player.
stage-blocks = Blocks { $player }’s set
# The same: how many of the set the buyer would own. $count of $number.
stage-of-set = { $number ->
    [one] { $count } of { $number } in the set
   *[other] { $count } of { $number } in the set
}
# The same, for the buyer alone: the cash left after the purchase.
stage-left = Leaves you { $amount }
# The same: the cash isn’t enough. $amount is what is missing.
stage-short = You’re { $amount } short
# Heard, not seen, before the players with the cash of each.
strip-title = Everyone’s cash
# Small line on a button with a place to go to: nobody owns it. $amount is its price.
stop-free = For sale: { $amount }
# In the same place: the reader owns it.
stop-yours = Belongs to you
# In the same place, after its owner. $amount: $28.
stop-rent = { Word-rent }: { $amount }
# In the same place, at a utility: the dice decide how much.
stop-rent-dice = { Word-rent }: by the dice
# A trade or a bankruptcy gave the reader several deeds with a mortgage on each. A table with one row for each follows.
awaiting-you-choose-mortgaged-deeds = You’ve received several mortgages. What will you do with each?
# Head of a column of buttons with sums: the mortgage stays, and its interest is paid now. Two short lines at most.
inherited-keep = Keep, pay interest
# Head of the column beside it: the mortgage is paid off now.
inherited-redeem = Unmortgage now
# Head of a third column, in some editions: nothing is paid now, twice the interest later.
inherited-defer = Double interest later
# Button in that column. One word.
inherited-later = Later
# Button below the table: keeps every mortgage. A sum follows.
inherited-keep-all = Keep all
# Button beside it: pays off every mortgage. A sum follows.
inherited-redeem-all = Unmortgage all
# Heard, not seen: added to the name of a space that several spaces have, such as Chance. $number counts from GO, which is 0.
space-number = space { $number }
# Heard, not seen: an empty seat in the lobby, after the name of a button such as “Invite”. $number counts from 1.
lobby-seat = seat { $number }
# Small line at an offer that somebody made less than a minute ago.
offer-new = Made just now
# Small line at an offer. $minutes is how long ago it was made, in minutes; min is short for minutes.
offer-since = Made { $minutes } min ago
# Label of a choice in the menu: how long bots wait so that people can follow. The next four are its entries.
bot-pace = Pace of the bots
# Entry of that choice: three seconds.
bot-pace-calm = Calm
# Entry of that choice: a second and a half.
bot-pace-normal = Normal
# Entry of that choice: less than half a second.
bot-pace-fast = Fast
# Entry of that choice: bots do not wait at all.
bot-pace-instant = Instant
# Small line below a button that can’t be pressed, because the reader can’t pay. $cash is all the cash the reader has.
cash-short = You only have { $cash }.
# Button on the end screen: hands the result on, through the device’s own menu or as a copy. One word.
end-share = Share
# In place of that button for a moment: the result can now be pasted elsewhere.
end-shared = Copied
# Link on the end screen: a file with everything that happened in the game. One word.
end-download = Download
# Small line above the question, where several people share one device. $player is the one who has it now.
acting-as = Now playing: { $player }
# Name of a switch on a phone: show the whole board instead of a few spaces around whoever moves.
whole-board = Whole board
# Line above an auction: the Bank sells, one after the other, everything that $player owned who is out of the game. This one is $number of $count.
auction-estate = { $player }’s estate: { $number } of { $count }.
# Beside a player’s token at an auction: that player bids no more. One or two words.
auction-passed = passed
# In the same place: that player may still bid. One or two words.
auction-thinking = deciding
# Who the table waits for, in a trade. $player was offered it; $other made the offer.
awaiting-offer = { WHO($other) ->
    [you] { $player } is considering your offer.
   *[other] { $player } is considering { $other }’s offer.
}
# As awaiting-choose, where the speed die shows a bus: $player may move by one die, by the other or by both.
awaiting-choose-bus = { $player } is choosing how far to go by bus.
# As awaiting-choose, after three equal dice: $player may go to any space.
awaiting-choose-any-space = { $player } is choosing a space to move to.
# As awaiting-choose: $player is at a taxi-like ride ($space, “ECTO-1”) and may pay to move on.
awaiting-choose-ride = { $player } is deciding whether to ride on from { $space }.
# As awaiting-choose: $player received $space with a mortgage, and may pay it off or keep it.
awaiting-choose-mortgaged-deed = { $player } is deciding about the mortgage on { $space }.
# Warning below an offer: by the prices printed on the deeds, the side of $player is worth $times times the other one; $times is a whole number from 3 up.
deal-times = { WHO($player) ->
    [you] By printed prices, you give { $times }× what you get.
   *[other] By printed prices, { $player } gives { $times }× what they get.
}
# Warning below an offer: $player would give something for nothing.
deal-nothing = { WHO($player) ->
    [you] You get nothing in return.
   *[other] { $player } gets nothing in return.
}
# Button beside the reader’s deeds, and title of the box it opens: the chances of the next roll, and a table of who holds which sets. Short.
outlook-title = Chances and sets
# A switch in that box. It marks the spaces of the board on which the next roll may cost something.
outlook-heat = Mark risks on the board
# Heading of the chances of one throw of the dice. “You” is the reader.
outlook-roll = { WHO($player) ->
    [you] Your next roll
   *[other] Next roll: { $player }
}
# Label of a chance, as are the next two: tax, cards, fights and the like, but not what an owner is paid for a visit.
outlook-charge = Other payments
# The roll ends on something that belongs to the player who rolls.
outlook-own = Own space
# The roll costs nothing and ends on nothing that is for sale.
outlook-nothing = Nothing to pay
# What one roll may cost. $mean and $worst are sums, $space is where most of $worst is paid.
outlook-cost = On average { $mean }, at most { $worst } ({ $space })
# Heard with the name of a space, and seen in its box. $chance: “8%”, that the roll leads there. $amount is the most to pay.
outlook-here = { $chance }: up to { $amount } to pay
# Title of a table: a line for each set of deeds, a column for each player with how many they hold.
outlook-sets = Who holds what
# Small print below the chances: what they mean and what is left out.
outlook-note = One roll, with the board as it stands. What an owner can claim counts as claimed, and every card left in a deck as equally likely; a player who can choose where to go takes the cheapest way. Further rolls and all income are left out.

## How well a bot plays: answers to “Bot difficulty”, and a tag beside its name

# The weakest bot: it moves at random.
bot-random = Just for fun
# The second weakest bot.
bot-novice = Easy
# The bot chosen unless another one is.
bot-builder = Medium
# The second strongest bot.
bot-trader = Hard
# The strongest bot.
bot-champion = Very hard
