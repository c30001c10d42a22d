# The live table.

app-name = passgo
app-title-your-turn = ● Your turn – passgo
loading = The table is being laid …
language = Language
theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
sound-on = Sound is on
sound-off = Sound is off
notify = Tell me when it is my turn
notify-on = You will be told when it is your turn
view-board = Board
view-list = List
skip-to-actions = Skip to what you may do
menu = Menu
close = Close
cancel = Cancel
back = Back

# Connection.
online = Connected
connecting = Connecting …
offline = No connection: trying again …
sending = Sending …
taken-over = Your seat was taken over on another device. You can still look on here.
taken-over-back = Take it back here
refused = This table cannot be opened: { $why }
reload = Load the page again
paused = The table is paused.
paused-nobody-there = The table is paused because nobody was here.
closed = The table was closed.
closed-rules = The server was upgraded and could not take this game along. Its record is kept.
rules-then = Played under rules { $version }.
official = Official round

# People and things.
bank = the Bank
you = you
somebody = somebody
bot = bot
bot-name = Bot { $number }
away = away
judge = judge
onlooker = onlooker
nothing = nothing
money-plain = { $amount }
money-dollar = ${ $amount }
money-euro = €{ $amount }
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
money-hidden = hidden
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } jail card
   *[other] { $count } jail cards
}
level-0 = no building
seconds-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}

# Whose decision about what.
awaiting-you-start-roll = Roll for the start.
awaiting-you-roll = Your turn: roll the dice.
awaiting-you-roll-again = You roll again.
awaiting-you-roll-jail = You are in jail. How do you leave?
awaiting-you-buy = { $space } is free. It costs { $amount }.
awaiting-you-auction = Do you bid for { $space }?
awaiting-you-auction-building = Do you bid for the building?
awaiting-you-debt = You owe { $other } { $amount }.
awaiting-you-choose-bus = The bus: how far do you go?
awaiting-you-choose-any-space = Three of a kind: go to any space.
awaiting-you-choose-ride = Ride on from { $space } for { $amount }, or stay?
awaiting-you-choose-mortgaged-deed = { $space } came to you mortgaged. What do you do?
awaiting-you-shortage = How many do you want?
awaiting-you-end = Your turn is done.
awaiting-you-nothing = Nothing is asked of you now.
awaiting-start-roll = { $player } rolls for the start.
awaiting-roll = { $player } is to roll.
awaiting-buy = { $player } decides about { $space }.
awaiting-auction = { $player } may bid.
awaiting-debt = { $player } has a debt to settle.
awaiting-choose = { $player } has a choice.
awaiting-shortage = { $player } is asked how many buildings they want.
awaiting-end = { $player } may end the turn.
awaiting-dice = The judge types in the dice of { $player }.

# What one may do.
actions-title = What you may do
act-roll = Roll the dice
act-roll-jail = Roll for freedom
act-end = End your turn
act-buy = Buy for { $amount }
act-decline = Do not buy
act-decline-auction = Let it be auctioned
act-claim = Ask for the { word-rent } of { $space }
act-claim-any = Ask for { word-rent-some }
act-bid = Bid { $amount }
act-pass = Pass
act-pass-shortage = None
act-pass-turn = None, don’t ask again this turn
act-build = Build ({ $change })
act-sell = Sell a building ({ $change })
act-mortgage = Mortgage ({ $change })
act-redeem = Redeem ({ $change })
act-surrender = Sell to the Bank ({ $change })
act-sell-hotels = Sell all of { $group } at once
act-on-space = { $action }: { $space }
act-pay = Pay { $amount }
act-bankrupt = Give up: bankrupt
act-bankrupt-liquidates = Give up: sell and mortgage all
act-bankrupt-sure = Do you really give up? Everything you own goes to { $other }.
act-bankrupt-sure-liquidates = Do you really give up? All your buildings are sold and your { word-deeds } mortgaged first; then everything goes to { $other }.
act-bankrupt-yes = Yes, I am bankrupt
act-default = Give the auction up
act-fine = Pay { $amount } to leave jail
act-card = Use a card to leave jail
act-choose-steps = { $count ->
    [one] { $count } space, to { $space }
   *[other] { $count } spaces, to { $space }
}
act-choose-space = Go to { $space }
act-choose-stay = Stay
act-choose-redeem = Redeem it now for { $amount }
act-choose-keep = Keep it mortgaged and pay { $amount } interest
act-choose-defer = Keep it mortgaged and pay double interest later
act-accept = Accept
act-reject = Reject
act-counter = Counter-offer
act-withdraw = Take your offer back
act-want = Want one: { $space }
act-want-several = Want { $pieces }
act-offer = Propose a deal
act-choose-where = Where to?
act-pick-on-board = Or pick it on the board.

# Auction.
auction-title = Auction: { $space }
auction-title-building = Auction of a building
auction-building-left = Left in the Bank, with this one: { $pieces }.
auction-pass-piece = A pass counts for this building only.
auction-none = Nobody has bid yet.
auction-high-you = Your bid of { $amount } is the highest.
auction-stage-0 = The auction is open.
auction-stage-1 = Going once …
auction-stage-2 = Going twice …
auction-closed = Sold. { $player } pays { $amount }.
auction-amount = Your bid
auction-bid = Bid
auction-quick = Quick bids
auction-out = You have left this auction.
auction-after = Left over: { $amount }

# Deals.
deal-title = A deal
deal-with = With whom?
deal-give = You give
deal-take = You get
deal-cash = Money
deal-cards = Jail cards
deal-none = No { word-deeds } that can be traded.
deal-send = Send the offer
deal-clear = Start again
deal-changes = What it changes
deal-empty = Pick what changes hands.
deal-set-you = You complete { $group }.
deal-set-other = { $player } completes { $group }.
deal-break-you = You break up { $group }.
deal-break-other = { $player } breaks up { $group }.
deal-interest-you = Mortgaged { word-deeds }: you will pay at least { $amount } interest.
deal-interest-other = Mortgaged { word-deeds }: { $player } will pay at least { $amount } interest.
deal-after-you = Your cash after it: { $amount }.
deal-after-other = Cash of { $player } after it: { $amount }.
deal-too-much = That is more money than there is.
deal-card-price = A jail card changes hands for at least { $amount }.
offers-title = Offers
offer-from = { $player } offers you
offer-to = You offer { $player }
offer-between = { $player } offers { $other }
offer-you-get = you get
offer-you-give = you give
offer-gives = gives
offer-asks = asks for
offer-not-now = It cannot be accepted now.
deal-time = Time for the negotiation

# Debts.
debt-title = A debt to settle
debt-owed = You owe { $other } { $amount } and have { $cash }.
debt-missing = { $amount } are missing.
debt-could = By selling and mortgaging everything you could raise { $amount }.
debt-cannot = Even by selling everything you could raise only { $amount }.
debt-ways = Ways to raise it
debt-enough = enough by itself

# Claims.
claim-which = For which { word-deed }?
claim-hint = Nobody reminds you here: watch who lands on your { word-deeds }.

# Deeds and spaces.
deed-free = Nobody owns it.
deed-price = Price
deed-mortgage-value = Mortgage value
deed-redeem-cost = To redeem
deed-rent = { Word-rent }
deed-rent-bare = Bare
deed-rent-set = With the whole group
deed-rent-stations = { $count ->
    [one] With { $count }
   *[other] With { $count }
}
deed-rent-utility = { $count ->
    [one] With { $count }: { $factor } × dice
   *[other] With { $count }: { $factor } × dice
}
deed-rent-now = { Word-rent } now
deed-building-cost = A building costs
deed-mortgaged = mortgaged
deed-group = Group
about-tax = Pay { $amount }
about-fare = Ride for { $amount }
about-entity = Roll { $count } or more with your left neighbour: win or pay { $amount }
about-go = Salary { $amount }
about-cards = Draw a card
about-jail = Just visiting, or in jail
about-parking = Nothing happens here
about-go-to-jail = Go to jail
about-question = Press the block
about-ride = Take the ride, or stay
about-here = Here: { $players }
about-owner = Owner: { $player }
deeds-title = My { word-deeds }
deeds-none = You own no { word-deeds } yet.

# Players, log, chat.
players-title = Players
player-out = out of the game
player-in-jail = in jail
player-turn = on turn
player-decides = decides
player-deeds = { $count ->
    [0] no { word-deeds }
    [one] { $count } { word-deed }
   *[other] { $count } { word-deeds }
}
player-worth = worth { $amount }
player-token = Token
bank-stock = In the Bank
log-title = Log
log-none = Nothing has happened yet.
log-older = Show older
chat-title = Talk
chat-none = Nobody has said anything yet.
chat-say = Say
chat-text = Your words
chat-phrase = Quick phrases
chat-judge = Judge
preset-hello = Hello!
preset-good-luck = Good luck!
preset-well-played = Well played!
preset-thanks = Thank you.
preset-sorry = Sorry.
preset-hurry = Your move, please.
preset-wait = One moment, please.
preset-yes = Yes.
preset-no = No.
preset-interested = I am interested.
preset-not-interested = I am not interested.
preset-make-an-offer = Make me an offer.
preset-judge-please = Judge, please!
preset-good-game = Good game!
preset-bye = Good bye!

# Dice.
dice-title = Dice
dice-none = Nobody has rolled yet.
dice-bus = bus
dice-mr = next { word-deed }

# Board.
board-title = Board of { $edition }
board-list = Spaces of the board
board-keys = Arrow keys go round the board; Enter opens a space.

# Judge.
judge-title = Judge
judge-close = Close the auction
judge-last-round = Call the last round
judge-time = Call time
judge-expel = Expel { $player }
judge-dice = Enter the dice
judge-dice-faces = Faces, like 3 4
judge-no-dice = The roll is taken back
judge-pause = Pause
judge-resume = Go on
judge-claims = { Word-rent-pl } that can be asked for
judge-claim-line = { $other } of { $player } for { $space }
judge-claim-line-amount = { $other } may ask { $player } for { $amount } ({ $space })

# Before the start.
lobby-title = Before the start
lobby-seat-open = free
lobby-invite = Invite
lobby-add-bot = Add a bot
lobby-remove-bot = Remove the bot
lobby-token = Choose a token
lobby-token-any = Whichever is free
lobby-start = Start the game
lobby-start-fill = Start, bots take the free seats
lobby-waiting = The host starts the game.
lobby-waiting-judge = The head judge starts all tables together.
lobby-seeding = The dice are being mixed: every player adds a part. One moment …

# The end.
end-title = The game is over
end-winner = { $players } wins!
end-winners = { $players } share the win!
end-rank = Rank
end-player = Player
end-worth = Worth
end-points = Points
end-curve = Worth over the game
end-dice = Dice
end-dice-about = How often each sum was rolled; the band is what chance lets expect.
end-dice-line = { $sum }: rolled { $count ->
    [one] { $count } time
   *[other] { $count } times
}, expected { $low } to { $high }
end-replay = Look at the game again
fair-check = Check the dice
end-rematch = Once more, with the same players
end-rematch-there = To the next game
leave-game = Leave the game

# Hints for a first game.
hints = Hint
hints-on = Hints are shown
hints-off = Hints are hidden
hints-stop = No more hints
hint-roll = Roll, and your token moves by itself. Before that you may build, mortgage or propose a deal.
hint-buy = Nobody owns it: you may buy it or leave it.
hint-buy-auction = Nobody owns it: you may buy it. If you do not, everybody bids for it, you too.
hint-claim = Somebody landed on your { word-deed }. { Word-rent-the } is yours only if you ask for it in time.
hint-debt = You are short of cash: sell buildings, mortgage { word-deeds } or make a deal, then pay.
hint-auction = The highest bid wins. You bid only what you can pay; who passes is out of this auction.
hint-auction-default = The highest bid wins. If the winner cannot pay, they are shut out and the auction starts again.
hint-choose = The rules leave this to you: pick one of the answers.
hint-offer = An offer is waiting: accept it, reject it or turn it into your own.
hint-jail = Equal dice set you free; paying or a card does it for sure.
hint-jail-six = A six sets you free; paying or a card does it for sure.
hint-jail-roll = Equal dice or a card set you free; otherwise you pay after this roll and move.
hint-jail-late = No more tries: you roll, move and pay. If you pay first, doubles earn another roll.
hint-build = You may build: open one of your { word-deeds }. Buildings raise the { word-rent } a lot.
hint-end = Anything else? Build or propose a deal, then end your turn.
hint-wait = Others decide now. Tap any space to see its { word-deed }, or propose a deal.

# Looking back.
replay-title = Replay
replay-turn = Turn { $turn }: { $player }
replay-scrub = Where in the game
replay-step = Step { $step } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-eyes = Seen by
replay-eyes-spectator = an onlooker
replay-eyes-judge = the judge
replay-jump = Go to turn
replay-speed = Speed
replay-times = { $factor }×
replay-plain = As plain text
loading-more = Coming …

# Several people at one device.
pass-to = Pass the device to { $player }
pass-taken = I am { $player }: go on
lobby-here = at this device
lobby-beside = Somebody beside you plays here too
lobby-beside-add = Add

# More for the judge.
judge-correct = Put a mistake right
judge-expel-title = Expel a player
judge-expel-sure = Is { $player } really expelled? Everything goes to the Bank, and it cannot be undone.
judge-talk = { $player } and { $other } negotiate.
judge-seconds = Seconds
judge-limit = Set the limit
judge-extend = Extend
correct-what = What was wrong
correct-cash = Money
correct-deeds = A { word-deed }
correct-places = A place on the board
correct-amount = More or less
correct-deed = Which { word-deed }
correct-owner = Belongs to
correct-level = Buildings
correct-space = Stands on
correct-entry = In which entry
correct-why = Why
correct-send = Correct it

# Not having to hear somebody.
chat-object = About what { $player } said
chat-mute = Do not hear { $player } any more
chat-mute-all = Mute { $player } for everybody
chat-hear = Hear again
chat-report = Report it as
chat-reported = It was reported. Thank you.
report-insult = an insult
report-spam = spam
report-cheating = cheating
report-advice = forbidden advice
report-other = something else

# Taking back, and words without sums for official rounds.
act-undo = Take it back
act-undo-space = Take it back: { $space }
act-build-plain = Build
act-sell-plain = Sell a building
act-mortgage-plain = Mortgage
act-redeem-plain = Redeem
act-surrender-plain = Sell to the Bank
debt-yourself = Nobody does the sums for you here: raise it from your { word-deeds }.
shortage-could = You could place and pay for: { $pieces }.
shortage-how = Choose a { word-street } for each building, in the order you want them.
shortage-order = Your order
shortage-remove = Remove { $space }
shortage-total = Price: { $amount }. Left over: { $left }.
