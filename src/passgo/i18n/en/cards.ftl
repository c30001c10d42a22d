### What the cards say to the player who draws them. An edition may tell a card in the words of its world; the amounts
### come from the edition. Shown on a card in the middle of the board and in the log behind the deck’s name. $amount: $50.

# $space is a name on the board.
card-advance-to = Advance to { $space }.
# $go is the name of the GO space.
card-to-go = Advance to { $go } and collect your salary.
# $space is a kind of space: station, airport. Its owner may charge twice the usual rent.
card-next-station = Advance to the nearest { $space }. Its owner may charge double.
# $space is a kind of space: utility. $factor is a number like 10.
card-next-utility = Advance to the nearest { $space } and roll. Its owner may charge { $factor } times the roll.
# $space is a kind of space from which players can ride on for money.
card-next-ride = Advance to the nearest { $space }. You can ride on at the usual fare.
# $space is a kind of space: a ghost or monster that two players fight together.
card-next-entity = Advance to the nearest { $space } and face it with the player on your left.
# $space is a kind of space: a question block, which is pressed like a button.
card-next-question = Advance to the nearest { $space } and press it.
# The player then does what the new space says.
card-back-three = Go back three spaces and do what that space says.
# The player gets no salary on the way.
card-go-to-jail = Go straight to jail. You collect no salary.
# The player keeps the card; it can be used once or sold.
card-jail-free = Keep this card: it gets you out of jail once, or you can sell it.
# $house and $hotel are sums, $house-name and $hotel-name the edition’s words for one building.
card-general-repairs = Repairs: pay { $house } per { $house-name } and { $hotel } per { $hotel-name }.
# As above; the player pays for the street in front of the buildings.
card-street-repairs = Street repairs: pay { $house } per { $house-name } and { $hotel } per { $hotel-name }.
# As above, in another edition.
card-repairs = Repairs: pay { $house } per { $house-name } and { $hotel } per { $hotel-name }.
# A fine for driving too fast.
card-speeding = You drove too fast: pay { $amount }.
# Any fine.
card-fine = Pay a fine of { $amount }.
# The player pays every other player.
card-elected-chair = You’re voted chair. Pay each player { $amount }.
# From shares.
card-dividend = Your shares pay out. Collect { $amount }.
# Money that the player once lent.
card-loan-matures = A loan is paid back to you. Collect { $amount }.
# A mistake by the Bank that is good for the player.
card-bank-error = The Bank miscounted, and you gain. Collect { $amount }.
# For a visit.
card-doctor = A doctor’s visit. Pay { $amount }.
# The player sold shares.
card-sale-of-stock = You sell some shares. Collect { $amount }.
# Money saved for a holiday.
card-holiday-fund = Your holiday savings pay out. Collect { $amount }.
# Too much tax was paid.
card-tax-refund = Tax refund. Collect { $amount }.
# Every other player pays the player.
card-birthday = It’s your birthday. Collect { $amount } from each player.
# Paid to the player.
card-life-insurance = Your insurance pays out. Collect { $amount }.
# For a stay.
card-hospital = A stay in hospital. Pay { $amount }.
# For somebody’s school.
card-school-fees = School fees. Pay { $amount }.
# The player gave advice.
card-consultancy-fee = You’re paid for good advice. Collect { $amount }.
# Of any contest.
card-second-prize = You come second in a contest. Collect { $amount }.
# From a relative.
card-inheritance = You inherit { $amount }.
# The player invites the others.
card-treat-everyone = This round is on you. Pay each player { $amount }.
# The others bring money.
card-party = You throw a party. Collect { $amount } from each player.
# Something valuable.
card-big-find = Great find! Collect { $amount }.
# Of any contest.
card-prize = You win a prize. Collect { $amount }.
# From anybody.
card-gift = A gift for you. Collect { $amount }.
# Something of little value.
card-small-find = Lucky find. Collect { $amount }.
# Something of little value.
card-small-loss = A small loss. Pay { $amount }.
# Something valuable.
card-loss = A loss. Pay { $amount }.
