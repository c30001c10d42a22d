### What happened at the table, as the log tells it: in the browser, on plain pages and in the terminal.
### WHO($player) is [you] where the reader is that player, [bank] for the Bank. Names and sums have forms: FORM($space, "to").
### $player acts; $other is the second player or the Bank; $space is a name on the board, $amount a sum with its currency,
### $dice the faces like 5 + 3. One line of a narrow column: be brief.

## The start

# Every player rolls once to see who goes first.
event-start-rolled = { WHO($player) ->
    [you] You roll { $dice } to see who goes first.
   *[other] { $player } rolls { $dice } to see who goes first.
}

# $players is the whole list of names in playing order, $player the first of them.
event-started = { WHO($player) ->
    [you] You go first. Playing order: { $players }.
   *[other] { $player } goes first. Playing order: { $players }.
}

# At a timed table, when the first player may move.
event-clock-started = The clock starts.

# Some editions deal out a few properties before the game.
event-dealt = { WHO($player) ->
    [you] You’re dealt { $space }.
   *[other] { $player } is dealt { $space }.
}

## Turn, roll, move

# Said when a turn begins and nothing else has happened in it.
event-turn = { WHO($player) ->
    [you] It’s your turn.
   *[other] It’s { $player }’s turn.
}

# A roll without a move, such as one that is still being counted.
event-rolled = { WHO($player) ->
    [you] You roll { $dice }.
   *[other] { $player } rolls { $dice }.
}

# A move without a roll, such as by a card.
event-moved = { WHO($player) ->
    [you] You move to { $space }.
   *[other] { $player } moves to { $space }.
}

# A card sends the player backwards.
event-moved-back = { WHO($player) ->
    [you] You move back to { $space }.
   *[other] { $player } moves back to { $space }.
}

# $go is the name of the GO space of this board.
event-salary = { WHO($player) ->
    [you] You pass { $go } and collect { $amount }.
   *[other] { $player } passes { $go } and collects { $amount }.
}

# A roll and the move that follows it.
story-roll = { WHO($player) ->
    [you] You roll { $dice } and land on { $space }.
   *[other] { $player } rolls { $dice } and lands on { $space }.
}

# The space belongs to $other, who gets the money.
story-roll-rent = { WHO($player) ->
    [you] You roll { $dice }, land on { $other }’s { $space } and pay { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } rolls { $dice }, lands on your { $space } and pays you { $amount }.
       *[other] { $player } rolls { $dice }, lands on { $other }’s { $space } and pays { $amount }.
    }
}

# The space belongs to $other, who must ask for the money to get it.
story-roll-due = { WHO($player) ->
    [you] You roll { $dice } and land on { $other }’s { $space }. { Word-rent } is { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } rolls { $dice } and lands on your { $space }. { Word-rent } is { $amount }.
       *[other] { $player } rolls { $dice } and lands on { $other }’s { $space }. { Word-rent } is { $amount }.
    }
}

# As above; the amount is rolled for when $other asks for it.
story-roll-due-dice = { WHO($player) ->
    [you] You roll { $dice } and land on { $other }’s { $space }. The dice decide the { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } rolls { $dice } and lands on your { $space }. The dice decide the { word-rent }.
       *[other] { $player } rolls { $dice } and lands on { $other }’s { $space }. The dice decide the { word-rent }.
    }
}

# The space was for sale and the player bought it.
story-roll-bought = { WHO($player) ->
    [you] You roll { $dice }, land on { $space } and buy it for { $amount }.
   *[other] { $player } rolls { $dice }, lands on { $space } and buys it for { $amount }.
}

# $space is a tax space, $amount the tax.
story-roll-tax = { WHO($player) ->
    [you] You roll { $dice }, land on { $space } and pay { $amount }.
   *[other] { $player } rolls { $dice }, lands on { $space } and pays { $amount }.
}

# By the third doubles in a row, or by the space that sends players there.
story-roll-jailed = { WHO($player) ->
    [you] You roll { $dice } and go to jail.
   *[other] { $player } rolls { $dice } and goes to jail.
}

# In jail, without the doubles that would free the player. $count is the number of tries so far.
story-roll-stayed = { WHO($player) ->
    [you] You roll { $dice } and stay in jail (try { $count }).
   *[other] { $player } rolls { $dice } and stays in jail (try { $count }).
}

# Follows a sentence about a move, in the same line. The player passed or reached $go on the way.
story-salary = { $go } pays { $amount }.

# By a card or a judge.
event-jailed = { WHO($player) ->
    [you] You go to jail.
   *[other] { $player } goes to jail.
}

# By doubles.
event-freed = { WHO($player) ->
    [you] You get out of jail.
   *[other] { $player } gets out of jail.
}

# $amount was paid.
event-freed-fine = { WHO($player) ->
    [you] You pay { $amount } and get out of jail.
   *[other] { $player } pays { $amount } and gets out of jail.
}

# $count is the number of tries so far.
event-stayed-in-jail = { WHO($player) ->
    [you] You stay in jail (try { $count }).
   *[other] { $player } stays in jail (try { $count }).
}

# A paid ride to another space of the player’s choice.
event-ride = { WHO($player) ->
    [you] You ride to { $space } for { $amount }.
   *[other] { $player } rides to { $space } for { $amount }.
}

## Buying and auctions

# From the Bank at list price.
event-bought = { WHO($player) ->
    [you] You buy { $space } for { $amount }.
   *[other] { $player } buys { $space } for { $amount }.
}

# The player was moved there, such as by a card, and bought it.
story-bought = { WHO($player) ->
    [you] You move to { $space } and buy it for { $amount }.
   *[other] { $player } moves to { $space } and buys it for { $amount }.
}

# An auction follows in most editions.
event-declined = { WHO($player) ->
    [you] You don’t buy { $space }.
   *[other] { $player } doesn’t buy { $space }.
}

# $amount is the lowest bid.
event-auction-opened = { $space } goes to auction. Bids start at { $amount }.

# The last houses or hotels are auctioned among the players who want them. $amount is the lowest bid.
event-auction-opened-building = A building goes to auction among the players who want it. Bids start at { $amount }.

# In an auction.
event-bid = { WHO($player) ->
    [you] You bid { $amount }.
   *[other] { $player } bids { $amount }.
}

# An auction that is still on: the highest bid so far.
story-auction-bid = { WHO($player) ->
    [you] Auction of { $space }: you lead with { $amount }.
   *[other] Auction of { $space }: { $player } leads with { $amount }.
}

# In an auction or another round of questions.
event-passed = { WHO($player) ->
    [you] You pass.
   *[other] { $player } passes.
}

# $amount is the winning bid.
event-auction-won = { WHO($player) ->
    [you] You win { $space } at auction for { $amount }.
   *[other] { $player } wins { $space } at auction for { $amount }.
}

# $amount is the winning bid.
event-auction-won-building = { WHO($player) ->
    [you] You win the building at auction for { $amount }.
   *[other] { $player } wins the building at auction for { $amount }.
}

# The property stays with the Bank.
event-auction-unsold = Nobody bids. { $space } stays with the Bank.

# The house or hotel stays with the Bank.
event-auction-unsold-building = Nobody bids. The building stays with the Bank.

# They may not bid again for the same thing.
event-defaulted = { WHO($player) ->
    [you] You can’t pay your winning bid and are out of this auction.
   *[other] { $player } can’t pay the winning bid and is out of this auction.
}

# An auctioneer’s call before the hammer falls.
event-going-1 = Going once…

# An auctioneer’s call before the hammer falls.
event-going-2 = Going twice…

## Rent and other payments

# The space belongs to $other, who must ask for the money to get it.
event-rent-due = { WHO($player) ->
    [you] You land on { $other }’s { $space }. { Word-rent } is { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } lands on your { $space }. { Word-rent } is { $amount }.
       *[other] { $player } lands on { $other }’s { $space }. { Word-rent } is { $amount }.
    }
}

# As above; the amount is rolled for when $other asks for it.
event-rent-due-dice = { WHO($player) ->
    [you] You land on { $other }’s { $space }. The dice decide the { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } lands on your { $space }. The dice decide the { word-rent }.
       *[other] { $player } lands on { $other }’s { $space }. The dice decide the { word-rent }.
    }
}

# The player was moved there, such as by a card; $other owns it and gets the money.
story-rent = { WHO($player) ->
    [you] You land on { $other }’s { $space } and pay { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } lands on your { $space } and pays you { $amount }.
       *[other] { $player } lands on { $other }’s { $space } and pays { $amount }.
    }
}

# The player was moved to a tax space.
story-tax = { WHO($player) ->
    [you] You land on { $space } and pay { $amount }.
   *[other] { $player } lands on { $space } and pays { $amount }.
}

# $other owns $space and forgot to ask in time; $player keeps the money.
event-claim-lapsed = { WHO($other) ->
    [you] You didn’t claim the { word-rent } for { $space } in time.
   *[other] { $other } didn’t claim the { word-rent } for { $space } in time.
}

# $other owns $space. The player has too little cash and must raise it.
event-owed-rent = { WHO($player) ->
    [you] You owe { $other } { $amount } { word-rent-sum } for { $space }.
   *[other] { WHO($other) ->
        [you] { $player } owes you { $amount } { word-rent-sum } for { $space }.
       *[other] { $player } owes { $other } { $amount } { word-rent-sum } for { $space }.
    }
}

# The player has too little cash for the tax and must raise it.
event-owed-tax = { WHO($player) ->
    [you] You owe { $amount } for { $space }.
   *[other] { $player } owes { $amount } for { $space }.
}

# A card demands it; $other is a player or the Bank.
event-owed-card = { WHO($player) ->
    [you] The card costs you { $amount }, owed to { $other }.
   *[other] { WHO($other) ->
        [you] The card costs { $player } { $amount }, owed to you.
       *[other] The card costs { $player } { $amount }, owed to { $other }.
    }
}

# Too little cash for the way out of jail.
event-owed-fine = { WHO($player) ->
    [you] You owe { $amount } to get out of jail.
   *[other] { $player } owes { $amount } to get out of jail.
}

# Too little cash for the winning bid.
event-owed-auction = { WHO($player) ->
    [you] You owe { $amount } for the auction.
   *[other] { $player } owes { $amount } for the auction.
}

# $space is a ghost or monster that won a fight.
event-owed-entity = { WHO($player) ->
    [you] You owe { $amount } to { $space }.
   *[other] { $player } owes { $amount } to { $space }.
}

# The question block of the mario edition.
event-owed-question = { WHO($player) ->
    [you] You owe { $amount } to the block.
   *[other] { $player } owes { $amount } to the block.
}

# For taking over a mortgaged property.
event-owed-interest = { WHO($player) ->
    [you] You owe { $amount } interest on { $space }.
   *[other] { $player } owes { $amount } interest on { $space }.
}

# $other owns $space and gets the money.
event-paid-rent = { WHO($player) ->
    [you] You pay { $other } { $amount } { word-rent-sum } for { $space }.
   *[other] { WHO($other) ->
        [you] { $player } pays you { $amount } { word-rent-sum } for { $space }.
       *[other] { $player } pays { $other } { $amount } { word-rent-sum } for { $space }.
    }
}

# To the Bank.
event-paid-tax = { WHO($player) ->
    [you] You pay { $amount } for { $space }.
   *[other] { $player } pays { $amount } for { $space }.
}

# A card demands it; $other is a player or the Bank.
event-paid-card = { WHO($player) ->
    [you] You pay { $other } { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } pays you { $amount }.
       *[other] { $player } pays { $other } { $amount }.
    }
}

# To the Bank.
event-paid-fine = { WHO($player) ->
    [you] You pay { $amount } to get out of jail.
   *[other] { $player } pays { $amount } to get out of jail.
}

# To the Bank, after a won auction.
event-paid-auction = { WHO($player) ->
    [you] You pay the Bank { $amount }.
   *[other] { $player } pays the Bank { $amount }.
}

# $space is a ghost or monster that won a fight.
event-paid-entity = { WHO($player) ->
    [you] You pay { $amount } to { $space }.
   *[other] { $player } pays { $amount } to { $space }.
}

# To the Bank, by the question block of the mario edition.
event-paid-question = { WHO($player) ->
    [you] You pay { $amount }.
   *[other] { $player } pays { $amount }.
}

# For taking over a mortgaged property.
event-paid-interest = { WHO($player) ->
    [you] You pay { $amount } interest on { $space }.
   *[other] { $player } pays { $amount } interest on { $space }.
}

# The player took over a mortgaged property, keeps it mortgaged and pays the interest.
story-kept = { WHO($player) ->
    [you] You keep { $space } mortgaged and pay { $amount } interest.
   *[other] { $player } keeps { $space } mortgaged and pays { $amount } interest.
}

# From the Bank.
event-received = { WHO($player) ->
    [you] You collect { $amount }.
   *[other] { $player } collects { $amount }.
}

## Cards, fights, blocks

# $deck is the name of a pile of cards, $note the whole text of the card, which ends with its own full stop.
event-card-drawn = { WHO($player) ->
    [you] You draw { $deck }: { $note }
   *[other] { $player } draws { $deck }: { $note }
}

# Before using the card that opens jail, at a championship.
event-card-shown = { WHO($player) ->
    [you] You show a jail card.
   *[other] { $player } shows a jail card.
}

# The card that opens jail.
event-card-used = { WHO($player) ->
    [you] You use a card to get out of jail.
   *[other] { $player } uses a card to get out of jail.
}

# $deck is the name of a pile of cards.
event-deck-shuffled = { $deck }: the cards are shuffled.

# A further roll, such as for the rent of a utility.
event-dice = { WHO($player) ->
    [you] You roll { $dice }.
   *[other] { $player } rolls { $dice }.
}

# $player and their left neighbour $other fight a ghost or monster $space with one die each. Both collect the reward.
event-entity-fought = { WHO($player) ->
    [you] You and { $other } roll { $dice } and beat { $space }.
   *[other] { WHO($other) ->
        [you] { $player } and you roll { $dice } and beat { $space }.
       *[other] { $player } and { $other } roll { $dice } and beat { $space }.
    }
}

# As above; both pay.
event-entity-fought-lost = { WHO($player) ->
    [you] You and { $other } roll { $dice } and lose to { $space }.
   *[other] { WHO($other) ->
        [you] { $player } and you roll { $dice } and lose to { $space }.
       *[other] { $player } and { $other } roll { $dice } and lose to { $space }.
    }
}

# $space is a question block; a die says how many coins.
event-question-coins-by-die = { WHO($player) ->
    [you] { $space } gives you as many coins as a die shows.
   *[other] { $space } gives { $player } as many coins as a die shows.
}

# $space is a question block.
event-question-coins = { WHO($player) ->
    [you] { $space } gives you { $amount }.
   *[other] { $space } gives { $player } { $amount }.
}

# $space is a question block.
event-question-move-again = { WHO($player) ->
    [you] { $space } lets you roll and move again.
   *[other] { $space } lets { $player } roll and move again.
}

# $space is a question block; the Bank gets the money.
event-question-pay = { WHO($player) ->
    [you] { $space } costs you { $amount }.
   *[other] { $space } costs { $player } { $amount }.
}

## Buildings and mortgages

# $level is what stands there now: 3 houses, a hotel.
event-built = { WHO($player) ->
    [you] You build on { $space } for { $amount }: now { FORM($level, "a") }.
   *[other] { $player } builds on { $space } for { $amount }: now { FORM($level, "a") }.
}

# Without a price: it was paid at the auction.
event-built-won = { WHO($player) ->
    [you] You build on { $space }: now { FORM($level, "a") }.
   *[other] { $player } builds on { $space }: now { FORM($level, "a") }.
}

# Several buildings one after the other: $spaces is a list of names, $amount the total.
story-built = { WHO($player) ->
    [you] You build on { $spaces } for { $amount }.
   *[other] { $player } builds on { $spaces } for { $amount }.
}

# Back to the Bank; $level is what is left there.
event-sold = { WHO($player) ->
    [you] You sell buildings on { $space } for { $amount }: now { FORM($level, "a") }.
   *[other] { $player } sells buildings on { $space } for { $amount }: now { FORM($level, "a") }.
}

# Several buildings one after the other: $spaces is a list of names, $amount the total.
story-sold = { WHO($player) ->
    [you] You sell buildings on { $spaces } for { $amount }.
   *[other] { $player } sells buildings on { $spaces } for { $amount }.
}

# Too few buildings are left: $pieces is what the player wants, $left what the Bank has, $spaces where.
event-shortage = { WHO($player) ->
    [you] You want to build { $pieces } ({ $spaces }). The Bank has { $left }. The others are asked first.
   *[other] { $player } wants to build { $pieces } ({ $spaces }). The Bank has { $left }. The others are asked first.
}

# $player breaks up a hotel for which houses are needed: $pieces are hotels, $left what the Bank has. Buyers go first.
event-shortage-sells = { WHO($player) ->
    [you] You want to sell back { $pieces }. The Bank has { $left }. Buyers go first.
   *[other] { $player } wants to sell back { $pieces }. The Bank has { $left }. Buyers go first.
}

# An answer to the question above; $spaces is a list of names.
event-wanted = { WHO($player) ->
    [you] You want to build on { $spaces }.
   *[other] { $player } wants to build on { $spaces }.
}

# $amount is what the Bank lends.
event-mortgaged = { WHO($player) ->
    [you] You mortgage { $space } for { $amount }.
   *[other] { $player } mortgages { $space } for { $amount }.
}

# Several one after the other: $spaces is a list of names, $amount the total.
story-mortgaged = { WHO($player) ->
    [you] You mortgage { $spaces } for { $amount }.
   *[other] { $player } mortgages { $spaces } for { $amount }.
}

# Lifting a mortgage.
event-redeemed = { WHO($player) ->
    [you] You unmortgage { $space } for { $amount }.
   *[other] { $player } unmortgages { $space } for { $amount }.
}

# Several one after the other: $spaces is a list of names, $amount the total.
story-redeemed = { WHO($player) ->
    [you] You unmortgage { $spaces } for { $amount }.
   *[other] { $player } unmortgages { $spaces } for { $amount }.
}

# A mortgaged property that came to the player stays mortgaged.
event-kept = { WHO($player) ->
    [you] You keep { $space } mortgaged.
   *[other] { $player } keeps { $space } mortgaged.
}

# The interest on a mortgaged property that came to the player is paid later.
event-deferred = { WHO($player) ->
    [you] You pay the interest on { $space } later.
   *[other] { $player } will pay the interest on { $space } later.
}

# In the voyage edition a property can be sold to the Bank.
event-surrendered = { WHO($player) ->
    [you] You sell { $space } to the Bank for { $amount }.
   *[other] { $player } sells { $space } to the Bank for { $amount }.
}

## Deals

# $give and $take are lists: money, properties, jail cards. $player would give $give and get $take.
event-offered = { WHO($player) ->
    [you] You offer { $other } { $give } for { $take }.
   *[other] { WHO($other) ->
        [you] { $player } offers you { $give } for { $take }.
       *[other] { $player } offers { $other } { $give } for { $take }.
    }
}

# The offer is no longer open and its content not known.
event-offered-gone = { WHO($player) ->
    [you] You make { $other } an offer.
   *[other] { WHO($other) ->
        [you] { $player } makes you an offer.
       *[other] { $player } makes { $other } an offer.
    }
}

# An offer that was accepted: $player gave $give and got $take.
story-deal = { WHO($player) ->
    [you] You trade with { $other }: { $give } for { $take }.
   *[other] { WHO($other) ->
        [you] { $player } trades with you: you get { $give } for { $take }.
       *[other] { $player } trades with { $other }: { $give } for { $take }.
    }
}

# $player made the offer, $other turned it down.
story-offer-rejected = { WHO($player) ->
    [you] { $other } turns down your offer of { $give } for { $take }.
   *[other] { WHO($other) ->
        [you] You turn down { $player }’s offer of { $give } for { $take }.
       *[other] { $other } turns down { $player }’s offer of { $give } for { $take }.
    }
}

# $other had made the offer.
event-accepted = { WHO($player) ->
    [you] You accept { $other }’s offer.
   *[other] { WHO($other) ->
        [you] { $player } accepts your offer.
       *[other] { $player } accepts { $other }’s offer.
    }
}

# $other had made the offer.
event-rejected = { WHO($player) ->
    [you] You turn down { $other }’s offer.
   *[other] { WHO($other) ->
        [you] { $player } turns down your offer.
       *[other] { $player } turns down { $other }’s offer.
    }
}

# Of an open offer.
event-withdrawn = { WHO($player) ->
    [you] You withdraw your offer.
   *[other] { $player } withdraws an offer.
}

# A property changes hands by a deal.
event-deed-passed = { WHO($player) ->
    [you] { $space } goes from you to { $other }.
   *[other] { WHO($other) ->
        [you] { $space } goes from { $player } to you.
       *[other] { $space } goes from { $player } to { $other }.
    }
}

## Ends

# $other is a player or the Bank.
event-bankrupt = { WHO($player) ->
    [you] You are bankrupt. What is left goes to { $other }.
   *[other] { WHO($other) ->
        [you] { $player } is bankrupt. What is left goes to you.
       *[other] { $player } is bankrupt. What is left goes to { $other }.
    }
}

# $buildings and $deeds are sums.
event-liquidated = { WHO($player) ->
    [you] You sell all your buildings for { $buildings } and mortgage all your { word-deeds } for { $deeds }.
   *[other] { $player } sells all their buildings for { $buildings } and mortgages all their { word-deeds } for { $deeds }.
}

# As part of a bankruptcy.
event-liquidated-buildings = { WHO($player) ->
    [you] You sell all your buildings for { $amount }.
   *[other] { $player } sells all their buildings for { $amount }.
}

# As part of a bankruptcy.
event-liquidated-deeds = { WHO($player) ->
    [you] You mortgage all your { word-deeds } for { $amount }.
   *[other] { $player } mortgages all their { word-deeds } for { $amount }.
}

# What a bankrupt player owned passes on; $spaces is a list of names, $other a player or the Bank.
event-estate-passed = { WHO($other) ->
    [you] You get { $spaces } from { $player }.
    [bank] The Bank gets { $spaces } from { $player }.
   *[other] { $other } gets { $spaces } from { $player }.
}

# By a judge.
event-expelled = { WHO($player) ->
    [you] You’re expelled. What is left goes to the Bank.
   *[other] { $player } is expelled. What is left goes to the Bank.
}

# At a championship.
event-last-round = The judge calls the last round.

# At a championship.
event-time = The judge calls time.

# $players is one name.
event-game-over = Game over: { $players } wins.

# $players is a list of two names or more.
event-game-over-shared = Game over: { $players } share the win.

## The table itself

# The first line of every log.
event-table-created = The table is set up.

# In the lobby.
event-settings-chosen = The host changes the settings.

# In the lobby.
event-seat-taken = { WHO($player) ->
    [you] You sit down.
   *[other] { $player } sits down.
}

# After an absence.
event-seat-returned = { WHO($player) ->
    [you] You’re back.
   *[other] { $player } is back.
}

# A bot may go on in their place.
event-seat-left = { WHO($player) ->
    [you] You leave.
   *[other] { $player } leaves.
}

# In the lobby.
event-bot-seated = A bot takes a seat.

# In the lobby.
event-bot-removed = A bot leaves its seat.

# At a championship.
event-judge-seated = The judge has arrived.

# All seats are taken and the host has started.
event-table-started = The game begins.

# At a championship a judge limits the time of a negotiation.
event-deal-timed = The judge sets a time limit for { $player } and { $other }.

# At a championship.
event-deal-closed = The negotiation between { $player } and { $other } is over.

# By the host or a judge.
event-paused = The game is paused.

# After a pause.
event-resumed = The game continues.

# $count is the number of a line in the record, $reason what the judge wrote.
event-corrected = The judge corrects entry { $count }: { $reason }

# The server was upgraded during the game. $count is the number of the rules version.
event-rules-changed = The server was updated. From here on, rules version { $count } applies.

# The table has a link to it.
event-rematch = A rematch has been set up.

# Nobody can play here any more.
event-table-closed = This table has been closed.

# At a championship with real dice.
event-dice-asked = { WHO($player) ->
    [you] You roll; the judge enters the result.
   *[other] { $player } rolls; the judge enters the result.
}

# At a championship with real dice.
event-dice-dropped = The roll is taken back.

# Of their own last decision.
event-undone = { WHO($player) ->
    [you] You undo your last decision.
   *[other] { $player } undoes their last decision.
}

# Something that this version cannot tell.
event-unknown = Something happened.
