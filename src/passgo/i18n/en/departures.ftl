### Where the defaults of an edition depart from a printed sentence. Which apply is data: editions/departures.toml.

## The section on an edition’s page

# Page of an edition: heading of the section, and a button at the top that jumps to it. Keep it short.
departures = Departures from the rulebook
# Page of an edition: first paragraph of that section, above the list.
departures-lead = Printed sentences that are unclear, contradict each other or don’t work in a program, and how we play them here.
# Page of an edition: follows one of the sentences below. $languages is a list: “German, Spanish and Italian”.
departures-languages = Printed differently in: { $languages }.

## The list. Each is one item of it; “here” is this site, “the rulebook” the printed booklet of that edition.

# All editions but the championship: nobody at the table has to play the Bank.
departure-bank = In the rulebook a player is the Banker; here the program runs the Bank.
# When an auction ends. A player who has passed cannot bid again in that auction.
departure-pass = In the rulebook an auction ends when nobody raises the bid; here it ends when everyone else has passed, and a pass is final.
# Only streets without buildings earn double; with buildings the card’s figure is not doubled.
departure-double-bare = The rulebook doubles the rent of a complete colour set; a street with buildings earns what its title deed says.
# Who can bid when the Bank auctions its last house or hotel.
departure-last-bidders = In the rulebook any player can bid for the last building; here only players who could place it.
# Mario, Cthulhu: the fine to leave jail. “Before you roll” holds for the later turns.
departure-prepay = The rulebook lets you pay the fine on your next turn; here you can also pay it on later turns, before you roll.
# Ghost: “highest building” is the one above the houses: hotel, unit, castle. One mortgaged property is enough.
departure-mortgage-bars = In the rulebook a mortgage in the colour set only blocks the highest building; here it blocks every building.
# Mario: the Question Block is a toy that plays sounds; for use without it the rulebook prints a table for a die.
departure-sound = By the rulebook, you play with the sounds of the Question Block; here the rulebook’s die table counts. The sounds are available as a variant.
# Mario, followed by the languages whose rulebook says that you only may auction it, or that you must bid.
departure-bid-free = You buy a property or it is auctioned, and nobody has to bid.
# Mario, followed by the languages whose rulebook allows steps of exactly 1 coin, or names no step.
departure-raise = You can raise a bid by any amount from 1 coin.
# Mario, followed by the languages whose rulebook cancels an auction if nobody raises the first bid.
departure-single-bid = A single bid of 1 coin is enough to win an auction.
# Mario: leaving jail with one die. Followed by the languages whose rulebook wants a new roll for the move.
departure-six = The 6 that sets you free is also your move; you don’t roll again.
# Mario: the third try to leave jail fails. Followed by the language whose rulebook wants a new roll.
departure-last-roll = After the third failed try you move by that roll, not by a new one.
# $go is the name of the first space in this edition: GO, START. Followed by languages that pay for passing only.
departure-landing = Landing on “{ $go }” pays the same as passing it.
# Mario: no house and no castle anywhere in a set of which one property is mortgaged.
departure-one-bars-all = One mortgaged property blocks all building in its colour set.
# Mario: the half of a price that a player gets for a building or a mortgage, where it is not a whole number.
departure-rounding = Half prices are rounded up.
# Mario: what a player may do with houses and castles.
departure-buildings-bank = Buildings can only be sold to the Bank, never to other players.
# Mario: somebody got a mortgaged property in a deal or a bankruptcy. No deadline and no duty to pay off the mortgage.
departure-redeem-any-time = The new owner of a mortgaged property can unmortgage it at any time, but doesn’t have to.
# Mario: the highest building is Peach’s Castle. The seller gets both: the money, and four houses in its place.
departure-top-and-houses = When you sell the highest building, you get half its price and its houses back as well.
# Mario: a building may have been bought at auction for more or less than its printed price.
departure-half-printed = Buildings are sold back for half the printed price, whatever they cost at auction.
# Mario: the title deed (the card) prints this amount; no percentage is calculated.
departure-redeem-printed = Unmortgaging costs the amount printed for it on the title deed.
# Championship: its rulebook prints each rule with a comment for judges beside it. 1 and 50 are sums of money.
departure-judge = Where a rule and the judge’s comment differ, the comment counts: bids start at 1, and a Get Out of Jail Free card costs at least 50.
# Championship: either the game stops at once, or everyone has one more turn.
departure-time = The rulebook ends a game when its time is up and also mentions a last round; the judge calls one or the other.
# Championship: the two white dice and the Speed Die show the same number. Three doubles in a turn lead to jail.
departure-triple = Three of a kind includes doubles, but gives no extra roll and doesn’t count towards three doubles.
# Championship: how far you move when the white dice show doubles. The Speed Die is the third die.
departure-speed-sum = For doubles the rulebook only mentions the white dice; the number on the Speed Die is still added.
# Championship: the arrow is a face of the Speed Die (Mr Monopoly in the printed game).
departure-arrow = Once all properties are owned, the arrow takes you to another player’s next unmortgaged property, never to your own.
# Championship: a slip of the rulebook, “may” for “must”.
departure-tax = The rulebook says you may pay income tax; here you must.
# Championship: a street with one house lacks three; only those three must be in the Bank, not four.
departure-hotel-houses = The rulebook wants four houses in the Bank for each hotel; here the Bank only needs the houses still missing on the way.
# Championship: a misprint. “Sold” is a sale to another player.
departure-missing-not = A “not” is missing in the rulebook: no street can be sold while there are buildings in its colour set.
# Championship: a player who takes over a bankrupt’s mortgaged property pays interest to the Bank. $percent is 10%.
departure-interest = In the rulebook a creditor pays interest on the value of the property; here it is { $percent } of the mortgage.
# Championship: houses are green and hotels are red, so the printed list is wrong.
departure-red-houses = The rulebook’s list of parts has 12 red houses; they are the hotels.
# $jail is the name of the jail space in this edition: Jail, the Moon. The cards are not auctioned.
departure-jail-cards = The rulebook auctions everything a bankrupt player leaves to the Bank except buildings; here cards that free you from “{ $jail }” return to their deck.
# Cthulhu: two printed sentences about a complete set, of which the stricter one holds.
departure-double-unmortgaged = In one place the rulebook doubles rent without a condition, in another only if nothing in the colour set is mortgaged; the condition counts.
# Cthulhu: leaving jail by rolling doubles.
departure-freed-doubles = The rulebook gives another roll for doubles; the doubles that set you free don’t.
# Cthulhu: “full” is with all its crypts (houses); the highest building is the mausoleum (hotel).
departure-full-group = In one place the rulebook asks for one full street before the highest building, in another for a full colour set; the set counts.
# Cthulhu: a player who owes more than they have in cash.
departure-sell-property = The rulebook lets a debtor sell property without saying to whom; the Bank only buys buildings, and properties go to players.
# Cthulhu, short game: the mausoleum takes three crypts instead of four. “By the building itself” is what is printed.
departure-short-price = The rulebook lowers the price of the highest building by the building itself; here it takes one house fewer.
# Cthulhu, short game: it ends with the first bankruptcy.
departure-short-end = What a bankrupt player leaves to the Bank isn’t auctioned: the game is over.
# Voyage: plots are its properties. “Available as a variant”: can be chosen when a table is created.
departure-plots = The rulebook forbids trading plots in one place and allows it for unbuilt ones in another; unbuilt plots can be traded. The ban is available as a variant.
# Voyage: buying a mortgaged property from a player and paying its interest right away.
departure-interest-once = Interest you pay when you buy a mortgaged property isn’t due again when you unmortgage it.
# Voyage: property for property, without or with money.
departure-swaps = The rulebook only mentions sales between players; you can also swap properties.
