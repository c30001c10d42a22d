# How each edition is played, in our own words. Which sentences apply is decided by the rules in force.

guide-title = How to play: { $edition }
guide-lead = All you need for the first game, in a few minutes. At the table the page always shows what you may do.
guide-full = Every rule in force, { word-deed } by { word-deed }

guide-aim = The aim
guide-aim-last = Buy property, collect { word-rent-pl }, build, and make clever deals. Whoever still has money when all others have gone bankrupt wins.
guide-aim-first-bankruptcy = Buy property, collect { word-rent-pl }, build, and make clever deals. It is a short game: the first bankruptcy ends it, and the richest player wins.

guide-setup = Before the first roll
guide-setup-token = Everybody chooses a token; no two are alike.
guide-setup-cash = Everybody starts on “{ $go }” with { $cash }.
guide-setup-deeds = { $count ->
    [one] Each player is dealt { $count } { word-deed } for nothing.
   *[other] Each player is dealt { $count } { word-deeds } for nothing.
}
guide-setup-left = Everybody rolls once. The highest roll begins, and the turn then passes to the left.
guide-setup-by-roll = Everybody rolls once. The highest roll begins, and the others follow in the order of their rolls.
guide-setup-hidden = Nobody sees how much cash the others hold.

guide-turn = Your turn
guide-turn-one = Roll the die, move on by what it shows, and do what the space asks. Then the next player is on turn.
guide-turn-two = Roll both dice, move on by their sum, and do what the space asks.
guide-turn-speed = Roll the two white dice together with the Speed Die, move on, and do what the space asks.
guide-turn-doubles = Doubles earn you another roll. The third doubles in a row do not: they take you to “{ $jail }” at once.
guide-turn-doubles-white = Doubles on the white dice earn you another roll. The third doubles in a row do not: they take you to “{ $jail }” at once.
guide-turn-salary = Whenever you pass “{ $go }” or land on it, the Bank pays you { $salary }.

guide-speed = The Speed Die
guide-speed-numbers = 1, 2 or 3: add it to the white dice.
guide-speed-bus = The bus: choose to go by one white die, by the other, or by both.
guide-speed-next = The arrow: move by the white dice and do what that space asks. Then go on to the next { word-deed } that nobody owns; once all are owned, to the next one where { word-rent-some } is due.
guide-speed-triple = Three of a kind: go to any space you like, but do not roll again.

guide-spaces = Spaces with a twist
guide-space-cards = Cards ({ $decks }): draw the top one and do what it says.
guide-space-tax = { $spaces }: pay the Bank the amount printed there.
guide-space-parking = { $spaces }: have a rest, nothing happens.
guide-space-go-to-jail = { $spaces }: off you go to “{ $jail }” with no salary on the way. Your turn is over.
guide-space-ride = { $spaces }: pay { $amount } and ride to any space before the next one of these, or stay. Either way your turn ends there.
guide-ride-go = Riding past “{ $go }” pays nothing; a ride that ends there earns { $salary }.
guide-space-entity = { $spaces }: you and the player on your left roll one die each. Reach the number printed there together and both of you are paid; otherwise both of you pay.
guide-space-question = { $spaces }: press it and see. It may give coins, cost coins, or send you on by another roll.

guide-buy = Buying
guide-buy-first = If you land on a { word-deed } that nobody owns, you may buy it for its printed price.
guide-buy-auction = If you would rather not, it is auctioned at once. Everybody may bid, you too; bids start at { $amount }, and the highest one takes it.
guide-buy-nothing = If you would rather not, it stays with the Bank and the game goes on.
guide-buy-default = Bid what you can pay. Whoever cannot pay for the winning bid is shut out, and the auction starts again without that player.

guide-rent = { Word-rent }
guide-rent-claim = Keep your eyes open: a visitor owes you { word-rent-some } only if you ask for it.
guide-rent-window = { $count ->
    [one] The visit is free as soon as the next player has rolled.
   *[other] The visit is free as soon as the second player after the visitor has rolled.
}
guide-rent-automatic = Visitors pay the { word-rent } on the { word-deed } without being asked.
guide-rent-set = Own every { word-street } of a group, and the { word-rent } of those without buildings doubles.
guide-rent-set-unmortgaged = Own every { word-street } of a group with none of them mortgaged, and the { word-rent } of those without buildings doubles.
guide-rent-stations = { $group }: the more of them you own, the more each one earns ({ $rents }).
guide-rent-utilities-one = { $group }: the visitor rolls the die again. The { word-rent } is that roll times { $factors }, by how many of them you own.
guide-rent-utilities-two = { $group }: the visitor rolls both dice again. The { word-rent } is that roll times { $factors }, by how many of them you own.
guide-rent-utilities-speed = { $group }: the visitor rolls all three dice again; bus and arrow count nothing. The { word-rent } is that roll times { $factors }, by how many of them you own.
guide-rent-mortgaged = A mortgaged { word-deed } earns nothing.

guide-build = Building
guide-build-when-group = Once a whole group is yours and none of it is mortgaged, you may build on it at any time, even between other people’s turns.
guide-build-when-plot = Once a whole group is yours, you may build on its { word-streets } that are not mortgaged, at any time, even between other people’s turns.
guide-build-pause = Not even an auction stops this. Only while a player still has to choose their move do building, selling and mortgaging wait.
guide-build-even = Build evenly: every { word-street } of the group gets its first building before one of them gets its second, and so on.
guide-build-top-group = Up to { $houses } stand on a { word-street }. When all { word-streets } of the group are full, one more step makes it: { $hotel }.
guide-build-top-plot = Up to { $houses } stand on a { word-street }. When it is full, one more step makes it: { $hotel }.
guide-build-scarce-demand = Buildings are limited. If the Bank could run short, everybody who could build says how many they want. If there are enough, all pay the printed price; if not, the buildings are auctioned one by one.
guide-build-scarce-last = Buildings are limited. If several players want the last one, it goes to the highest bid.
guide-build-houses-first = If you break down a hotel and need houses from the Bank for it, those who want to buy houses go first.
guide-build-half-printed = The Bank takes buildings back for half their price.
guide-build-half-paid = The Bank takes buildings back for half of what you paid, at auctions too.
guide-build-sell-evenly = Sell as evenly as you built.
guide-build-sell-freely = You need not sell evenly: you may clear one { word-street } and leave the others as they are.

guide-mortgage = Mortgages
guide-mortgage-group = A { word-deed } brings in cash at once if you mortgage it. Its group must be free of buildings first.
guide-mortgage-plot = A { word-deed } brings in cash at once if you mortgage it. The buildings on it must be sold first.
guide-mortgage-percent = To redeem it, pay the sum back with { $percent } % interest.
guide-mortgage-printed = To redeem it, pay the sum that is printed on the { word-deed }.
guide-mortgage-transfer-redeem-or-10 = Whoever gets a mortgaged { word-deed } from another player redeems it at once, or pays the interest now and redeems it later.
guide-mortgage-transfer-free = Whoever gets a mortgaged { word-deed } from another player pays nothing for that, and redeems it whenever it suits.
guide-mortgage-transfer-pay-or-double = Whoever gets a mortgaged { word-deed } in a deal pays the interest now, or twice as much later. From a bankrupt player, it is due at once.

guide-jail = Locked up: “{ $jail }”
guide-jail-visit = If you just land there you are only visiting.
guide-jail-doubles = To get out: pay { $fine } before you roll, use a card that opens the door, or roll doubles.
guide-jail-six = To get out: pay { $fine } before you roll, use a card that opens the door, or roll a six.
guide-jail-prepay = Paying before the roll is possible on your turns 1 to { $count } there only.
guide-jail-again = Doubles that free you are moved, and you roll again.
guide-jail-once = Doubles that free you are moved but give no further roll.
guide-jail-last = { $count ->
    [one] You leave on your very next turn: if the roll does not free you, pay { $fine } and move.
   *[other] On your turn { $count } there you leave at the latest: if the roll does not free you, pay { $fine } and move.
}
guide-jail-late = If you are still there on your turn { $turn }, you roll, move and pay { $fine }, whatever the dice show.
guide-jail-business = Business goes on: you collect { word-rent-pl }, bid, build and deal in there too.

guide-deals = Deals
guide-deals-any = You may make deals with anybody at any time.
guide-deals-own = Deals are made with the player on turn, or between two turns.
guide-deals-what-group = Trade money, { word-deeds } and cards that open the door of “{ $jail }”, whatever both of you like. A { word-street } changes hands only when its whole group is free of buildings.
guide-deals-what-plot = Trade money, { word-deeds } and cards that open the door of “{ $jail }”, whatever both of you like. { Word-streets } change hands without buildings.
guide-deals-card = Such a card changes hands for at least { $amount }.

guide-debt = When money runs out
guide-debt-raise = If you owe more than you hold, sell buildings and mortgage { word-deeds } until you can pay.
guide-debt-surrender = You may sell { word-deeds } to the Bank for half their price, too.
guide-debt-stands = If even that is not enough, you are bankrupt and out. Your buildings are sold, and everything you have goes to the player you owe; { word-deeds } pass as they stand.
guide-debt-liquidates = If even that is not enough, you are bankrupt and out. First all your buildings are sold and all your { word-deeds } mortgaged. The money and the mortgaged { word-deeds } go to the player you owe.
guide-debt-bank-last = If you owe the Bank, your { word-deeds } are auctioned, free of mortgage.
guide-debt-bank-first-bankruptcy = If you owe the Bank, it keeps your { word-deeds }.

guide-end = The end
guide-end-last = The last player in the game has won.
guide-end-first-bankruptcy = With the first bankruptcy everything stops. Add up cash, { word-deeds } and buildings: the greatest worth wins.
guide-end-at-once = When time is called, play stops at once. Add up cash, { word-deeds } and buildings: the greatest worth wins.
guide-end-last-round = If the judge announces a last round, it is played to its end.
guide-end-after-turn = When time is called, the turn is finished. Add up cash, { word-deeds } and buildings: the greatest worth wins.
guide-end-points = Your rank at the table earns points for the championship, and more of them the more rivals went bankrupt.
