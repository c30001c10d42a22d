### The options of the rules, on the pages of an edition and of the comparison of editions. First what each one means,
### with the technical name and its value beside it; then the values. The numbers stand in another column.

## What an option means. One or two lines in a table; the value is in the column beside it

# Beside it: 1 or 2. The Speed Die is not counted.
rule-dice-count = White dice rolled to move.
# Beside it: yes or no. In brackets the six faces of the extra die: three numbers, a bus, and two arrows.
rule-dice-speed-die = The Speed Die (1, 2, 3, bus, arrow, arrow) is rolled too.
# Beside it: yes or no.
rule-doubles-enabled = Doubles give another roll; three in a row send you to { word-jail }.
# Beside it: yes or no. About all three dice, with the Speed Die among them.
rule-speed-die-triple-is-double = Three of a kind counts as doubles too.
# Beside it: “to the left” or “by starting roll”. The starting roll decides who begins.
rule-order-mode = Play passes to the left of the starting player, or goes by starting roll, highest first.
# Beside it: an amount, e.g. 1500.
rule-start-cash = Each player’s cash at the start.
# Beside it: a number, e.g. 3.
rule-start-free-deeds = { Word-deeds } dealt to each player for free at the start.
# Beside it: an amount, e.g. 200.
rule-go-salary = Paid by the Bank for passing { word-go }.
# Beside it: yes or no. The salary: the money for passing GO.
rule-go-on-land = The salary is also paid for landing on { word-go }.
# Beside it: “auction” or “nothing”.
rule-unowned-decline = What happens when an unowned { word-deed } isn’t bought.
# Beside it: an amount, e.g. 10. The opening for buildings is an option of its own, below.
rule-auction-min-bid = Minimum opening bid for a { word-deed }, and for a building where the opening bid is fixed.
# Beside it: an amount, e.g. 10.
rule-auction-min-raise = A bid must beat the one before by at least this much.
# Beside it: one of the two, in other words. A bid that can’t be paid: the bidder has too little cash.
rule-auction-cover = Bids are limited to cash, or a bid that can’t be paid voids the auction.
# Beside it: yes or no. A shortage: more buildings are wanted than the Bank has.
rule-auction-freezes-estate = Nobody builds, sells or mortgages during an auction, a shortage or the choice of a move.
# Beside it: yes or no. With the Speed Die a player often chooses how to move.
rule-move-freezes-estate = Nobody builds, sells or mortgages while a roll waits for its move to be chosen.
# Beside it: yes or no.
rule-rent-claim-required = { Word-rent-the } is owed only when the owner claims it.
# Beside it: 1 or 2. Following: those whose turn comes after that of the visitor.
rule-rent-claim-window = The claim lapses once this many of the following players have rolled.
# Beside it: yes or no.
rule-rent-double-needs-unmortgaged-set = A colour set without buildings earns double { word-rent } only while none of it is mortgaged.
# Beside it: an amount, e.g. 50.
rule-jail-fine = The fine for leaving { word-jail }.
# Beside it: “doubles” or “a six”.
rule-jail-exit-roll = The roll that frees you from { word-jail }.
# Beside it: a number, e.g. 3.
rule-jail-attempts = { Word-jail-turns } on which a roll can free you without a fine.
# Beside it: a number, e.g. 3: the third turn in jail. Whoever is still there then pays, and moves by the roll.
rule-jail-forced-turn = The { word-jail-turn } on which you must pay and move by your roll at the latest.
# Beside it: a number, e.g. 3.
rule-jail-prepay-turns = { Word-jail-turns } on which you can pay the fine before rolling.
# Beside it: yes or no.
rule-jail-doubles-give-extra-roll = The doubles that free you from { word-jail } also give another roll.
# Beside it: an amount, e.g. 50, or 0.
rule-jail-card-min-price = A { word-jail-card } can’t be traded for less than this.
# Beside it: a number, e.g. 4.
rule-build-max-houses = { Word-houses } on a { word-street } before its { word-hotel }.
# Beside it: “the whole colour set” or “only that street”.
rule-hotel-prerequisite = A { word-hotel } needs full { word-houses } on the whole colour set, or only on that { word-street }.
# Beside it: “step by step” or “four houses in the Bank”. Levels: one house, two houses … hotel.
rule-hotel-require-bank-houses = Levels are bought step by step, or the Bank must also have four { word-houses }.
# Beside it: a number, e.g. 32.
rule-stock-houses = { Word-houses } in the game.
# Beside it: a number, e.g. 12.
rule-stock-hotels = { Word-hotels } in the game.
# Beside it: one of the three, in other words. Contested: they are auctioned. The others: all but the one who builds.
rule-shortage-contested = Buildings are contested when the others could place and pay for more than are left, for the last one only, or when fewer are left than players who could place one.
# Beside it: yes or no. To break down: a hotel is sold and houses take its place.
rule-shortage-houses-before-hotel-sales = Players who want { word-houses } get them before a { word-hotel } is broken down into { word-houses }.
# Beside it: “a fixed opening bid” or “the lowest list price”. Declared: by the players who want such a building.
rule-shortage-opening = The auction of a scarce building opens at the minimum bid or at the lowest list price declared.
# Beside it: a number, e.g. 4, or 0.
rule-sell-hotel-returns-houses = { Word-houses } put back when a { word-hotel } is sold; 0 clears the { word-street }.
# Beside it: yes or no.
rule-sell-hotels-at-once = All { word-hotels } of a colour set can be sold in one step.
# Beside it: yes or no. If no: evenly.
rule-sell-uneven = Buildings of a colour set are sold back in any order.
# Beside it: yes or no. To clear: to sell all buildings on it.
rule-sell-uneven-in-debt = A player in debt can clear one { word-street } of a colour set before the others.
# Beside it: “as printed” or “of the price paid”.
rule-sell-half-of = The Bank buys buildings back at half the printed price or half the price paid.
# Beside it: yes or no.
rule-sell-property-to-bank = A player in debt can sell { word-deeds } to the Bank at half price.
# Beside it: “the whole colour set” or “only that street”.
rule-clear-scope = Where the buildings must be sold before a { word-deed } is mortgaged or traded.
# Beside it: “plus interest” or “as printed”.
rule-mortgage-redeem = Unmortgaging costs the mortgage plus interest, or the printed amount.
# Beside it: a number, e.g. 10.
rule-mortgage-interest = Interest as a percentage of the mortgage.
# Beside it: one of three values, e.g. “unmortgage it, or pay interest”.
rule-mortgage-transfer = What the new owner of a mortgaged { word-deed } pays.
# Beside it: yes or no. On transfer: when a mortgaged property comes to a new owner.
rule-transfer-prepaid-covers-interest = Interest paid on transfer isn’t paid again when unmortgaging.
# Beside it: “at any time”, or the second case in the same words.
rule-trade-when = Trades at any time, or only with the player whose turn it is or between turns.
# Beside it: “without buildings” or “never”.
rule-trade-plots = Whether { word-streets } can be traded between players.
# Beside it: yes or no. If no: only for money or cards.
rule-trade-swaps = { Word-deeds } can be traded for { word-deeds }.
# Beside it: yes or no. If no: offers that the other player couldn’t pay are refused at once.
rule-trade-blind-offers = An offer is checked against the other player’s cash only when it’s accepted.
# Beside it: yes or no.
rule-trade-card-reveal = A { word-jail-card } is shown to everyone when it’s offered.
# Beside it: “up” or “down”.
rule-money-rounding = How half prices and interest are rounded.
# Beside it: yes or no.
rule-money-hidden = Other players’ cash isn’t shown.
# Beside it: yes or no.
rule-bank-unlimited = The Bank always pays; otherwise it pays only what it has.
# Beside it: an amount, e.g. 20580: what the Bank and all players have together.
rule-bank-money = Money in the game when the Bank is limited.
# Beside it: yes or no. A ride: from certain spaces of the ghost edition a player travels to another one, or stays.
rule-ecto-ends-turn-when-staying = Staying on a ride space ends the turn, doubles or not.
# Beside it: yes or no. About the same rides of the ghost edition.
rule-ecto-go-pays = A ride that ends on { word-go } earns the salary; passing it never does.
# Beside it: “the die table” or “weighted sounds”. The Question Block: a part of the Mario edition that makes sounds.
rule-qblock-distribution = The Question Block goes by the printed die table or by weighted sounds.
# Beside it: yes or no. Pass on: to the player whom the bankrupt player owes.
rule-bankrupt-liquidates = All buildings are sold and all { word-deeds } mortgaged before a bankrupt player’s { word-deeds } pass on.
# Beside it: one of the two.
rule-end-condition = Play to the last player or to the first bankruptcy.
# Beside it: “no”, “at once” or “after the current turn”. To call time: to end the game by the clock.
rule-end-time = Whether time can be called, and whether the current turn is finished.
# Beside it: a number, e.g. 60, or 0.
rule-end-turns = A game limited by turns ends after this many; 0 means no limit.
# Beside it: “shared” or “by unmortgaged properties”. Shared: both have the same place.
rule-tiebreak = Equal net worth: shared, or decided by unmortgaged { word-deeds }, then cash.
# Beside it: a table of numbers, one row for each number of players left at the end.
rule-score-points = Points by players left (row) and place (column).

## Values of options, in the column beside the meanings above. A few words at most

# Value of many options.
value-true = yes
# Value of many options.
value-false = no
# Value of “Play passes to the left …”.
value-left = to the left
# Value of the same option: whoever rolled highest at the start goes first, then the next highest …
value-by-roll = by starting roll
# Value: what happens when a property isn’t bought.
value-auction = auction
# Value of the same option: the property stays with the Bank.
value-nothing = nothing
# Value: how much a player can bid.
value-cash = only the cash you have
# Value of the same option: a player can bid more, but then the auction may not count.
value-default = a bid that can’t be paid voids the auction
# Value: the roll that frees from jail, two dice of the same number.
value-doubles = doubles
# Value of the same option, for an edition with one die.
value-six = a six
# Value: where houses are needed, or where buildings must be sold.
value-group = the whole colour set
# Value of the same options.
value-plot = only that { word-street }
# Value: how hotels are bought; house by house.
value-sequence = step by step
# Value of the same option: so many must be there when a hotel is bought.
value-literal-4 = four { word-houses } in the Bank
# Value: with which bid the auction of a scarce building opens.
value-fixed = a fixed opening bid
# Value of the same option: of the streets for which players want it.
value-list-price = the lowest list price
# Value: the printed amount (mortgage), or half the printed price (buildings).
value-printed = as printed
# Value: buildings are sold back at half of it.
value-paid = of the price paid
# Value: what paying a mortgage back costs.
value-percent = plus interest
# Value: what the new owner of a mortgaged property does; the first of three.
value-redeem-or-10 = unmortgage it, or pay interest
# Value of the same option: it costs the new owner no money.
value-free = nothing
# Value of the same option: the interest is paid now, or twice the interest later.
value-pay-or-double = interest now, or double later
# Value: when players can trade.
value-any = at any time
# Value of the same option.
value-own-or-between = with the player whose turn it is, or between turns
# Value: streets can be traded.
value-unbuilt = without buildings
# Value of the same option: streets can’t be traded.
value-never = never
# Value: fractions are rounded to the next higher amount.
value-up = up
# Value of the same option: to the next lower amount.
value-down = down
# Value: what the Question Block goes by; a table printed in the rules, used with a die.
value-table = the die table
# Value of the same option: sounds, some more frequent than others.
value-sounds = weighted sounds
# Value: when the game ends; only one player is left.
value-last = to the last player
# Value of the same option.
value-first-bankruptcy = to the first bankruptcy
# Value: time can’t be called.
value-none = no
# Value of the same option: play stops when time is called.
value-at-once = at once
# Value of the same option: the player whose turn it is finishes it.
value-after-turn = after the current turn
# Value: players of equal worth have the same place.
value-shared = shared
# Value of the same option: the one with more of them is ahead.
value-unmortgaged = by unmortgaged { word-deeds }
# Value: when buildings are contested. The others: all but the player who builds.
value-shortage-contested-demand = when the others could buy more than would be left
# Value of the same option.
value-shortage-contested-last = only for the last one
# Value of the same option.
value-shortage-contested-able = when fewer are left than players who could build
