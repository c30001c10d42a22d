### How each edition is played, in our own words. Which sentences apply is decided by the rules in force.
### Each sentence states a rule exactly and is proven by scenarios: say neither more nor less.

## The page “How to play”, also printed on one sheet

# Title of the page. $edition, e.g. Classic.
guide-title = How to play: { $edition }
# Under the title. Speaks to a new player.
guide-lead = Everything you need for your first game, in a few minutes. At the table, the page always shows what you can do.
# Link at the end of the guide, to the page with all rules and all properties of the edition.
guide-full = Every rule and every { word-deed }

## The goal

# Heading of a chapter.
guide-aim = The goal
# Chapter “The goal”, in most editions. “Trades” are agreements between players.
guide-aim-last = Buy { word-deeds }, collect { word-rent-pl }, build, and make clever trades. You win if you still have money when everyone else has gone bankrupt.
# As above, for games that end with the first bankruptcy.
guide-aim-first-bankruptcy = Buy { word-deeds }, collect { word-rent-pl }, build, and make clever trades. It’s a short game: the first bankruptcy ends it, and the richest player wins.

## Before the first roll

# Heading of a chapter.
guide-setup = Before the first roll
# “Token”: the piece a player moves around the board.
guide-setup-token = Everyone picks a token; no two are alike.
# $go is the name of the first space, e.g. GO; $cash, e.g. $1,500.
guide-setup-cash = Everyone starts on “{ $go }” with { $cash }.
# $count is a number of properties, e.g. 3. “For free”: nobody pays for them.
guide-setup-deeds = { $count ->
    [one] Each player is dealt { $count } { word-deed } for free.
   *[other] Each player is dealt { $count } { word-deeds } for free.
}
# Who goes first, and then the next player on their left, and so on.
guide-setup-left = Everyone rolls once. The highest roll goes first, then play passes to the left.
# As above, for an edition in which the second highest roll goes second, and so on.
guide-setup-by-roll = Everyone rolls once. The highest roll goes first, and the others follow in the order of their rolls.
# Championship: players keep their cash out of sight.
guide-setup-hidden = Nobody sees how much cash the others have.

## Your turn

# Heading of a chapter.
guide-turn = Your turn
# For an edition with one die.
guide-turn-one = Roll the die, move that many spaces, and do what the space says. Then it’s the next player’s turn.
# For an edition with two dice. “Their total”: both dice added up.
guide-turn-two = Roll both dice, move their total, and do what the space says.
# For an edition with two white dice and the Speed Die, which has a chapter of its own.
guide-turn-speed = Roll the two white dice together with the Speed Die, move, and do what the space says.
# $jail is the name of a space, e.g. Jail, The Moon. “Doubles”: both dice show the same.
guide-turn-doubles = Roll doubles and you roll again. But if you roll doubles a third time in a row, you go straight to “{ $jail }” instead.
# As above, for an edition with the Speed Die, which doesn’t count for doubles.
guide-turn-doubles-white = Roll doubles with the white dice and you roll again. But if you do it a third time in a row, you go straight to “{ $jail }” instead.
# $go is the name of the first space, e.g. GO; $salary, e.g. $200.
guide-turn-salary = Whenever you pass “{ $go }” or land on it, the Bank pays you { $salary }.

## The Speed Die

# Heading of a chapter, and the name of the third die in the championship.
guide-speed = The Speed Die
# Three faces of this die, and what to do. “It” is the number.
guide-speed-numbers = 1, 2 or 3: add it to the white dice.
# A face of this die shows a bus.
guide-speed-bus = Bus: move by one white die, by the other, or by both.
# Two faces of this die show an arrow. “All” are all properties of the board.
guide-speed-next = Arrow: move by the white dice and do what that space says. Then move on to the next { word-deed } that nobody owns; once all are owned, to the next one where { word-rent-some } is due.
# All three dice show the same number.
guide-speed-triple = Three of a kind: go to any space you like, but don’t roll again.

## Spaces with a twist

# Heading of a chapter: spaces that can’t be bought.
guide-spaces = Spaces with a twist
# $decks are the names of decks of cards, e.g. Chance and Community Chest.
guide-space-cards = Cards ({ $decks }): draw the top card and do what it says.
# $spaces are the names of such spaces, e.g. Income Tax and Super Tax.
guide-space-tax = { $spaces }: pay the Bank the amount printed there.
# $spaces is the name of a space, e.g. Free Parking.
guide-space-parking = { $spaces }: take a break; nothing happens.
# $spaces is the name of a space, e.g. Go to Jail; $jail of another, e.g. Jail. “Salary”: the money for passing GO.
guide-space-go-to-jail = { $spaces }: go straight to “{ $jail }” and collect no salary on the way. Your turn is over.
# Ghost edition. $spaces is the name of four spaces, e.g. ECTO-1, a car; $amount, e.g. $50. “Stay”: don’t ride.
guide-space-ride = { $spaces }: pay { $amount } and ride to any space before the next one of these, or stay. Either way, your turn ends there.
# Follows the text above. $go is the name of the first space, e.g. GO; $salary, e.g. $200.
guide-ride-go = Riding past “{ $go }” pays nothing; a ride that ends there earns you { $salary }.
# Ghost edition. $spaces are the names of spaces with ghosts. The two dice are added up.
guide-space-entity = { $spaces }: you and the player on your left roll one die each. If your total reaches the number printed there, you both get paid; otherwise you both pay.
# Mario edition. $spaces is the name of spaces, e.g. Question Block; the block is hit as in the video games.
guide-space-question = { $spaces }: hit it and see. It may give you coins, cost you coins, or move you on with another roll.

## Buying

# Heading of a chapter.
guide-buy = Buying
# “Printed price”: the one on the board.
guide-buy-first = If you land on a { word-deed } that nobody owns, you can buy it for its printed price.
# Follows the text above. “It” is the property. $amount is the lowest bid, e.g. $1.
guide-buy-auction = If you don’t want it, it’s auctioned at once. Everyone can bid, including you; bids start at { $amount }, and the highest bid wins.
# As above, for an edition without auctions.
guide-buy-nothing = If you don’t want it, it stays with the Bank and the game goes on.
# About auctions in which a bid may be higher than one’s cash. “They” is the winner.
guide-buy-default = Bid only what you can pay. If the winner can’t pay, they’re shut out and the auction starts again without them.

## Rent

# Heading of a chapter. Takes the edition’s own word.
guide-rent = { Word-rent }
# For editions in which rent isn’t paid by itself. Speaks to the owner; visitors are players who land there.
guide-rent-claim = Stay alert: visitors owe you { word-rent-some } only if you claim it.
# Follows the text above. $count is 1 or 2: how many players may roll after the visitor before it is too late.
guide-rent-window = { $count ->
    [one] You lose the { word-rent } as soon as the next player has rolled.
   *[other] You lose the { word-rent } as soon as the second player after the visitor has rolled.
}
# For editions in which rent is paid by itself.
guide-rent-automatic = Visitors pay the { word-rent } on the { word-deed } without being asked.
# “Those”: the streets of that colour set.
guide-rent-set = Own every { word-street } in a colour set, and the { word-rent } on those without buildings doubles.
# As above, for an edition in which no street of the set may be mortgaged for this.
guide-rent-set-unmortgaged = Own every { word-street } in a colour set with none of them mortgaged, and the { word-rent } on those without buildings doubles.
# $group, e.g. Stations; $rents are the rents for 1, 2, 3 … of them, e.g. $25 / $50 / $100 / $200.
guide-rent-stations = { $group }: the more of them you own, the more each one earns ({ $rents }).
# $group, e.g. Utilities; $factors are those for 1, 2 … of them, e.g. 4 / 10. One die.
guide-rent-utilities-one = { $group }: the visitor rolls the die again. The { word-rent } is that roll times { $factors }, depending on how many of them you own.
# As above, with two dice.
guide-rent-utilities-two = { $group }: the visitor rolls both dice again. The { word-rent } is that roll times { $factors }, depending on how many of them you own.
# As above, with two white dice and the Speed Die, some faces of which show a bus or an arrow.
guide-rent-utilities-speed = { $group }: the visitor rolls all three dice again; bus and arrow count as zero. The { word-rent } is that roll times { $factors }, depending on how many of them you own.
# Chapter “Rent”: true of every property.
guide-rent-mortgaged = A mortgaged { word-deed } earns nothing.

## Building

# Heading of a chapter.
guide-build = Building
# “It” is the colour set: all streets of one colour.
guide-build-when-group = Once you own a whole colour set and none of it is mortgaged, you can build on it at any time, even between other players’ turns.
# As above, for an edition in which a mortgage stops building only on that street.
guide-build-when-plot = Once you own a whole colour set, you can build on those of its { word-streets } that aren’t mortgaged, at any time, even between other players’ turns.
# Follows one of the texts above. “A move”: where to go, e.g. with the bus of the Speed Die.
guide-build-pause = Not even an auction stops this. Building, selling and mortgaging only pause while a player still has to choose a move.
# “The set”: the colour set. “Any”: any of its streets.
guide-build-even = Build evenly: every { word-street } in the set gets its first building before any of them gets its second, and so on.
# $houses, e.g. 4 houses; $hotel is the highest building, e.g. hotel. Both with the edition’s own words.
guide-build-top-group = A { word-street } holds up to { $houses }. Once every { word-street } in the set is full, the next step is { FORM($hotel, "a") }.
# As above, for an edition in which only that one street has to be full.
guide-build-top-plot = A { word-street } holds up to { $houses }. Once it’s full, the next step is { FORM($hotel, "a") }.
# “Run short”: have fewer buildings than players want.
guide-build-scarce-demand = Buildings are limited. If the Bank could run short, everyone who could build says how many they want. If there are enough, they all pay the printed price; if not, the buildings are auctioned one by one.
# As above, for editions in which this is done for the last building only.
guide-build-scarce-last = Buildings are limited. If several players want the last one, it goes to the highest bid.
# Championship only. A hotel that is sold turns back into houses, which the Bank must have.
guide-build-houses-first = If you break down a hotel and need houses from the Bank for it, players who want to buy houses go first.
# “Their price”: the one printed.
guide-build-half-printed = The Bank takes buildings back for half their price.
# As above, for an edition in which the price paid counts, also where it was the bid in an auction.
guide-build-half-paid = The Bank takes buildings back for half of what you paid for them, at auctions too.
# Street by street, never two steps apart.
guide-build-sell-evenly = Sell as evenly as you built.
# As above, for an edition in which selling is free. “Clear”: sell all buildings there.
guide-build-sell-freely = You don’t have to sell evenly: you can clear one { word-street } and leave the others as they are.

## Mortgages

# Heading of a chapter.
guide-mortgage = Mortgages
# “Its colour set”: buildings must be sold on all streets of the set before one is mortgaged.
guide-mortgage-group = Need cash right away? Mortgage a { word-deed }. Its colour set must be free of buildings first.
# As above, for an edition in which only the buildings on that one street matter.
guide-mortgage-plot = Need cash right away? Mortgage a { word-deed }. The buildings on it must be sold first.
# “It” is the property. $percent, e.g. 10%.
guide-mortgage-percent = To unmortgage it, pay back the amount plus { $percent } interest.
# As above, for an edition that prints the amount.
guide-mortgage-printed = To unmortgage it, pay the amount printed for the { word-deed }.
# A property that changes hands while it is mortgaged, in a trade or by bankruptcy.
guide-mortgage-transfer-redeem-or-10 = If you get a mortgaged { word-deed } from another player, either unmortgage it at once, or pay the interest now and unmortgage it later.
# As above, for an edition in which this costs nothing.
guide-mortgage-transfer-free = If you get a mortgaged { word-deed } from another player, you pay nothing for that and can unmortgage it whenever you like.
# As above, for an edition in which interest may be put off, but not after a bankruptcy.
guide-mortgage-transfer-pay-or-double = If you get a mortgaged { word-deed } in a trade, pay the interest now, or twice as much later. If you get it from a bankrupt player, the interest is due at once.

## In jail, or wherever an edition locks players up

# Heading of a chapter. $jail is the name of the space, e.g. Jail, The Moon; you can’t leave it freely.
guide-jail = Stuck: “{ $jail }”
# “There” is jail: the token came there by an ordinary move.
guide-jail-visit = If you just land there, you’re only visiting.
# $fine, e.g. $50. The card is kept by a player until they need it.
guide-jail-doubles = To get out: pay { $fine } before you roll, use a card that gets you out, or roll doubles.
# As above, for an edition with one die.
guide-jail-six = To get out: pay { $fine } before you roll, use a card that gets you out, or roll a six.
# $count is a number of turns, e.g. 3. “There” is jail.
guide-jail-prepay = { $count ->
    [one] You can pay before you roll only on your first turn there.
   *[other] You can pay before you roll only on your first { $count } turns there.
}
# You move by the roll that got you out.
guide-jail-again = If doubles get you out, move by them and roll again.
# As above, for an edition without the second roll.
guide-jail-once = If doubles get you out, move by them, but don’t roll again.
# $count is a number of turns, e.g. 3; $fine, e.g. $50.
guide-jail-last = { $count ->
    [one] You get out on your very next turn: if the roll doesn’t free you, pay { $fine } and move.
   *[other] You get out on turn { $count } there at the latest: if the roll doesn’t free you, pay { $fine } and move.
}
# $turn is a number of turns, e.g. 4; $fine, e.g. $50. On this turn even doubles don’t save the fine.
guide-jail-late = If you’re still there on turn { $turn }, you roll, move and pay { $fine }, whatever the dice show.
# What players in jail can do as well as others.
guide-jail-business = Business goes on: you still collect { word-rent-pl }, bid, build and trade.

## Trading

# Heading of a chapter.
guide-deals = Trading
# Chapter “Trading”, in most editions.
guide-deals-any = You can trade with anyone at any time.
# As above, for the championship.
guide-deals-own = You can trade with the player whose turn it is, or between two turns.
# $jail is the name of a space, e.g. Jail. “Free of buildings”: none on any street of the colour set.
guide-deals-what-group = Trade money, { word-deeds } and cards that get you out of “{ $jail }”, whatever you both like. A { word-street } changes hands only when its whole colour set is free of buildings.
# As above, for an edition in which only the buildings on that one street matter.
guide-deals-what-plot = Trade money, { word-deeds } and cards that get you out of “{ $jail }”, whatever you both like. { Word-streets } change hands without buildings.
# Follows the text above: the card that gets a player out of jail. $amount, e.g. $50.
guide-deals-card = A card like that changes hands for at least { $amount }.

## When money runs out

# Heading of a chapter.
guide-debt = When money runs out
# Speaks to a player who can’t pay in cash.
guide-debt-raise = If you owe more than you have, sell buildings and mortgage { word-deeds } until you can pay.
# Follows the text above. “Their price”: the one printed.
guide-debt-surrender = You can also sell { word-deeds } to the Bank for half their price.
# “As they are”: mortgaged ones stay mortgaged, the others don’t become so.
guide-debt-stands = If that’s still not enough, you’re bankrupt and out. Your buildings are sold, and everything you have goes to the player you owe; { word-deeds } change hands as they are.
# As above, for an edition in which everything is turned into money first.
guide-debt-liquidates = If that’s still not enough, you’re bankrupt and out. First all your buildings are sold and all your { word-deeds } mortgaged. Then the money and the mortgaged { word-deeds } go to the player you owe.
# Follows one of the texts above. “Free of mortgages”: the new owner gets them unmortgaged.
guide-debt-bank-last = If you owe the Bank, your { word-deeds } are auctioned, free of mortgages.
# As above, for games that end with the first bankruptcy.
guide-debt-bank-first-bankruptcy = If you owe the Bank, it keeps your { word-deeds }.

## The end

# Heading of a chapter.
guide-end = The end
# Chapter “The end”, in most editions.
guide-end-last = The last player left in the game wins.
# For games that end with the first bankruptcy. “Net worth”: cash, properties and buildings together.
guide-end-first-bankruptcy = The first bankruptcy ends the game. Add up cash, { word-deeds } and buildings: the highest net worth wins.
# “Time is called”: the time for the game is over.
guide-end-at-once = When time is called, play stops at once. Add up cash, { word-deeds } and buildings: the highest net worth wins.
# Championship. After the last round, the game is over.
guide-end-last-round = If the judge calls a last round, it’s played to its end.
# As two texts above, for an edition in which the running turn still counts.
guide-end-after-turn = When time is called, the current turn is finished. Add up cash, { word-deeds } and buildings: the highest net worth wins.
# Championship. “Rank”: first, second, third … at the table. “Rivals”: the other players at it.
guide-end-points = Your rank at the table earns you points for the championship: the more rivals went bankrupt, the more points.
