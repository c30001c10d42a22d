### The judge’s panel: a page on the judge’s phone, tablet or laptop beside a real board. It works without a network.

## The judge’s list of tables, and around the panel

# Link at the top of the panel, back to the list of the judge’s tables.
panel-tables = My tables
# In place of that list, to the judge.
panel-none-mine = No table is assigned to you right now.
# Heading over the tables of other judges.
panel-others = Other tables
# Below that heading, to the judge.
panel-others-lead = As the second person, you confirm sheets entered by someone else.
# Button on the page of a score sheet. At most 24 characters.
panel-open = Open the judge’s panel
# In place of the panel in a browser without JavaScript; a link to the page “Sheets” follows.
panel-no-script = The panel needs JavaScript. Without it, use paper; sheets are confirmed here:
# At the foot of the panel, to the judge.
panel-keep-open = Keep this page open: it works without a network and sends your entries as soon as it can. It can’t be reloaded without a network.

## Head of the panel

# Heading. $number: the table, e.g. 7.
panel-table = Table { $number }
# In place of the nickname of a player who has none. $number: which seat, e.g. 3.
panel-seat = Player { $number }
# Below the list of players. $name: who judges this table.
panel-judge = Judge: { $name }
# Label for screen readers on the five tabs below.
panel-parts = Panel sections
# Tab and heading: the players, who goes out, announcements. One short word, five tabs fit on a phone.
panel-part-table = Table
# Tab and heading: a calculator for the banker. One short word.
panel-part-bank = Bank
# Tab and heading: what to do when more houses or hotels are wanted than there are. One short word.
panel-part-shortage = Shortage
# Tab and heading: the score sheet. One short word.
panel-part-sheet = Sheet
# Tab and heading: the rules of the championship, with a search. One short word.
panel-part-rules = Rules
# Label for screen readers on the clock.
panel-time-left = Time left
# Small line under the clock: play has not begun. As short as that.
panel-heat-waiting = not started
# As above: the roll was called.
panel-heat-rolled = ready to start
# As above: the clock runs.
panel-heat-running = playing
# As above: the head judge has called the last round of turns.
panel-heat-last-round = last round
# As above: the head judge has stopped the clock for now.
panel-heat-paused = paused
# As above: the head judge has called time.
panel-heat-over = time’s up
# Small line beside the clock: the server has everything that was entered.
panel-saved = Everything is saved
# As above: nothing is waiting, but there is no network.
panel-offline = No network
# As above. $count: what the judge entered and the server doesn’t have yet.
panel-waiting = { $count ->
    [one] { $count } entry waiting
   *[other] { $count } entries waiting
}
# One line for every such entry. $time: “15:42”; $what: one of the texts “panel-entry-…” below.
panel-waits-at = Waiting since { $time }: { $what }
# Red box, to the judge. The link is the address by which the judge came here.
panel-shut = Your private link no longer works. Ask the director for a new one; what you entered stays in this browser.
# Red box, to the judge, where the browser allows no storage.
panel-keeps-nothing = This browser can’t store anything: don’t close the page while an entry is waiting.
# Red box under the name of an entry, to the judge.
panel-broken = The server can’t accept this entry. Enter it again.
# Button that closes such a box. At most 24 characters.
panel-dismiss = OK
# Button that closes a question without doing anything. At most 24 characters.
panel-cancel = Cancel
# First line of a drop-down list in which nothing is chosen yet.
panel-choose = Choose
# Label of a text field: why a player is disqualified, a sheet sent back or corrected.
panel-reason = Reason

## Names of entries, in the line of what is waiting or was refused

# The judge has told the table how much time is left.
panel-entry-announce = Time left announced
# $name: the player, e.g. “TopHat”.
panel-entry-out = { $name } is bankrupt
# $name: the player, thrown out for misconduct.
panel-entry-expel = { $name } is disqualified
# $name: the player, seen at the table or not yet, before the start.
panel-entry-tick = Tick: { $name }
# $name: the player, who is not bankrupt or disqualified after all.
panel-entry-undo-out = { $name } is back in the game
# A score sheet was entered.
panel-entry-enter = The sheet
# A new version of a score sheet was entered.
panel-entry-correct = The corrected sheet
# The second person found the sheet right.
panel-entry-confirm = The sheet is confirmed
# The second person wants the sheet entered again.
panel-entry-reject = The sheet is sent back

## Table: who goes out, announcements

# Small button behind a player. At most 24 characters.
panel-out = Bankrupt
# Question after that button, about the player.
panel-out-title = Bankrupt and out of the game?
# Below the question. $time: the time now, e.g. “15:42”.
panel-out-lead = Bankrupt players sign as they leave. It’s now { $time }.
# Button that the player taps. $name: the player. As short as can be.
panel-out-signs = { $name } signs here
# Button of the judge: the signature is on the paper sheet. At most 24 characters.
panel-out-paper = Signed on paper
# Button of the judge: the player is gone. At most 24 characters.
panel-out-unsigned = Left without signing
# Small button behind a player, and button that confirms it. At most 24 characters.
panel-expel = Disqualify
# Question after that button, about the player.
panel-expel-title = Disqualify from the championship?
# Below the question.
panel-expel-lead = For misconduct. The player ranks last, scores no points and can’t come back.
# Sentence above the list of players before the start, each with a box to tick.
panel-tick-lead = Tick the players who are at the table. Anyone not ticked at the roll call loses their seat.
# Small note behind a player’s name. At the door a registrar checks people in.
panel-door-missing = not checked in at the door
# Small button behind a player who is out by mistake, and button that confirms it. At most 24 characters.
panel-undo = Undo
# Question after that button. $name: the player.
panel-undo-title = { $name } isn’t out after all?
# Below the question.
panel-undo-lead = A second official has to agree. A sheet that has been entered then comes back to you.
# Small note behind such a player, until a second official has answered.
panel-undo-waits = Undo proposed. A second official has to agree.
# Button of the judge, pressed after telling the table. As short as can be.
panel-announce = I’ve announced the time left
# Below that button, afterwards. $time: “15:42”; $count: minutes that were left then.
panel-announced = { $count ->
    [one] Announced at { $time }: { $count } minute left
   *[other] Announced at { $time }: { $count } minutes left
}
# How a player ended, small behind the name on the sheet: still in the game when it ended.
panel-fate-playing = played to the end
# As above, also before a full stop (“TopHat: bankrupt.”): lost everything.
panel-fate-bankrupt = bankrupt
# As above: thrown out for misconduct.
panel-fate-expelled = disqualified
# As above: gave up and left.
panel-fate-withdrawn = withdrawn
# Small behind the name of a player who is out: there is a signature. One word.
panel-signed = signed

## Bank: a calculator

# First line of the tab “Bank”. Aids: calculators, lists and the like.
panel-bank-lead = For the banker: players may not use any aids.
# Label of the list of all properties of the board.
panel-bank-deed = Property
# Label of a field for a number, needed for the rent of a utility.
panel-bank-dice = Dice total
# Heading over the rents of the chosen property.
panel-bank-rent = Rent
# Heading over what the Bank takes and pays for the chosen property.
panel-bank-deed-title = Dealing with the Bank
# Heading over amounts that belong to no property (salary, fine).
panel-bank-more = Other amounts
# Heading over the cards that ask for money per house and hotel.
panel-bank-repairs = Repair cards
# Before an amount of rent, as short as that: the street alone, nothing built.
panel-rent-bare = without buildings
# As above: the owner has all streets of the colour.
panel-rent-group = whole colour set, without buildings
# As above, and a small mark on the sheet: what is built on the street.
panel-rent-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
# As above: a hotel is built on it.
panel-rent-hotel = hotel
# Before an amount of rent. $count: how many stations, or how many utilities, the owner has.
panel-rent-held = { $count ->
    [one] owner has { $count }
   *[other] owner has { $count }
}
# Before an amount: what the property costs.
panel-bank-price = Price
# Before an amount: what the Bank lends on the property.
panel-bank-mortgage = Mortgage
# Before an amount: what it costs to pay the mortgage back.
panel-bank-redeem = Unmortgage
# Before an amount: what the new owner of a mortgaged property pays.
panel-bank-interest = Interest, if it changes hands mortgaged
# Before an amount: the price of a house.
panel-bank-house = Build a house
# Before an amount: the price of a hotel.
panel-bank-hotel = Build a hotel
# Before an amount: what the Bank pays for a house.
panel-bank-house-back = Sell a house
# Before an amount: what the Bank pays for a hotel.
panel-bank-hotel-back = Sell a hotel
# Before an amount: what the Bank pays for passing GO.
panel-bank-salary = Salary
# Before an amount: the fine for leaving jail.
panel-bank-fine = Leaving jail
# Label of a field for a number: houses that a player owns. Narrow.
panel-bank-houses = Houses
# Label of a field for a number: hotels that a player owns. Narrow.
panel-bank-hotels = Hotels
# Before an amount. $deck: “Chance”; $house, $hotel: amounts that the card asks for each, e.g. $25 and $100.
panel-bank-repair = { $deck }: { $house } per house, { $hotel } per hotel
# Before the sum of all amounts tapped (“Total: $350”), and label of that part for screen readers.
panel-bill = Total
# In place of the amounts, to the judge.
panel-bill-lead = Tap an amount to add it.
# Label of a field for a number typed by hand.
panel-bill-amount = Amount
# For screen readers, on the button “+” behind that field.
panel-bill-plus = Add
# For screen readers, on the button “−” behind that field.
panel-bill-minus = Subtract
# Button: takes the last amount away again. At most 24 characters.
panel-bill-back = Undo
# Button: takes all amounts away. At most 24 characters.
panel-bill-clear = Clear

## Shortage: more buildings are wanted than there are

# First lines of the tab “Shortage”. The builder: the player who wanted to build.
panel-short-lead = First the builder says how many and where, then everyone else does. If the Bank has enough, everyone buys at list price; if not, the buildings are auctioned one at a time.
# Legend over a choice of houses or hotels.
panel-short-piece = What’s in short supply?
# First choice under it. One word.
panel-short-houses = Houses
# Second choice under it. One word.
panel-short-hotels = Hotels
# Label of a field for a number.
panel-short-stock = How many does the Bank have left?
# Heading over the list of wishes.
panel-short-wishes = Who wants what?
# Behind a player’s name: “TopHat: 2 for Park Lane, …”. $count: buildings; $deed: the street; $price: of one building.
panel-short-wish = { $count ->
    [one] { $count } for { $deed }, list price { $price }
   *[other] { $count } for { $deed }, list price { $price }
}
# Behind such a wish, and label behind a box to tick: the player needs houses because they sell a hotel.
panel-short-breaks = breaks down a hotel
# Small button behind a wish: removes it from the list. At most 24 characters.
panel-short-withdraw = Withdraw
# Label of a list of players. Narrow.
panel-short-player = Player
# Label of a list of streets: where that player wants to build. Narrow.
panel-short-deed = Builds on
# Label of a field for a number of buildings. Narrow.
panel-short-count = How many
# Button that adds the wish to the list. At most 24 characters.
panel-short-declare = Declare
# What happens next, in a box, to the judge: nothing can be built for now.
panel-short-empty = The Bank has none left. Wait until someone returns or sells some.
# As above.
panel-short-enough = There are enough for everyone: everyone buys at list price.
# Button below it. As short as can be.
panel-short-sold-all = Sold to all at list price
# As above. $name: the only player left; $price: list price; $deed: the street.
panel-short-alone = Only { $name } is interested: no auction, { $price } for { $deed }.
# Button below it. At most 24 characters.
panel-short-sold-alone = Sold at list price
# As above. $names: “TopHat and Racer”; $price: the lowest bid allowed.
panel-short-auction = Auction of one building. Bidders: { $names }. Opening bid: { $price }.
# As above. $names: one or several players who want houses because they sell a hotel.
panel-short-breakers = All buyers have been served. These players can now break down a hotel: { $names }.
# Label of a list of players, after the auction.
panel-short-winner = Highest bidder
# Label of a field for the highest bid.
panel-short-price = Bid
# Error below that field. $price: the lowest bid allowed.
panel-short-low = The opening bid is { $price }.
# Button: the highest bidder gets the building. At most 24 characters.
panel-short-sold = Sold
# Button: everyone has passed. At most 24 characters.
panel-short-unsold = Nobody bids
# Hint above these buttons.
panel-short-pass = A pass counts for this building only. If everyone passes, it stays with the Bank and the shortage is over.
# Heading over the list of what was sold.
panel-short-sales = Sold so far
# A line of that list. $name: the buyer; $deed: the street; $price: what was paid.
panel-short-sale = { $name }: { $deed }, { $price }
# Button that empties all lists. At most 24 characters.
panel-short-again = Start again

## Sheet: what everyone owns

# In place of the sheet, to an official whose role only looks on.
panel-sheet-not-yours = Your role can’t enter sheets.
# In place of the sheet after it was entered, until the network is back.
panel-sheet-coming = The sheet is on its way. It’s kept in this browser until the server has it.
# Legend over the players, of whom one is chosen: that player’s part of the sheet is shown.
panel-whose = Which player?
# Small under a player to choose, as short as that: the amount was not entered yet.
panel-no-cash = cash missing
# Follows “TopHat: bankrupt.” in place of that player’s part of the sheet.
panel-gone = A player who is out owns nothing.
# Button below it: the player was marked as bankrupt by mistake. At most 24 characters.
panel-not-out = Still playing
# Label of a field for an amount. $name: the player.
panel-cash = { $name }’s cash
# Small behind a property that belongs to another player. $name: that player.
panel-owned-by = owned by { $name }
# Label behind a box to tick, and small mark behind a property. One word.
panel-mortgaged = mortgaged
# For screen readers, on a choice from 0 houses to a hotel. $deed: the street.
panel-buildings = Buildings on { $deed }
# For screen readers, on “0” of that choice.
panel-level-none = no buildings
# On the last button of that choice: one letter for “hotel”.
panel-level-hotel-short = H
# Button: nobody recorded it while the game was on. As short as can be.
panel-out-on-sheet = Went bankrupt before the end
# Row of the sheet, before an amount of money.
panel-worth-cash = Cash
# As above: streets, stations and utilities without a mortgage.
panel-worth-deeds = Properties
# As above: those with a mortgage.
panel-worth-mortgaged = Mortgaged properties
# As above: all houses together.
panel-worth-houses = Houses
# As above: all hotels together.
panel-worth-hotels = Hotels
# Last row: the sum of the rows above.
panel-worth-total = Net worth

## Sheet: places and points

# Heading over the ranking of the table.
panel-places = Places and points
# Below that heading. $count: players who were still in the game at the end.
panel-survivors = { $count ->
    [one] { $count } player is left.
   *[other] { $count } players are left.
}
# In bold behind a player in the ranking.
panel-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# Small under a player in the ranking: why this player is ahead of the next one.
panel-decided-worth = by net worth
# As above. Tied players are ranked by how many properties without a mortgage they own.
panel-decided-deeds = tied on net worth, more unmortgaged properties
# As above, where that count is the same too.
panel-decided-cash = tied on net worth and properties, more cash
# As above.
panel-decided-head-judge = decided by the head judge
# As above: the next one had gone out before the end.
panel-decided-survived = was still playing
# As above: both went out, this player later than the next one.
panel-decided-left-later = went out later
# As above: about the player on the line below.
panel-decided-expelled = the next player was disqualified

## Sheet: what is wrong with it. Most follow a player’s name (“TopHat: cash is missing”), so they begin small

# What is wrong, behind a player’s name: no amount was entered.
panel-fault-no-cash = cash is missing
# What is wrong, about the whole sheet.
panel-fault-players-differ = the sheet must list every player at the table exactly once
# As above: every player is marked as out.
panel-fault-nobody-left = the last player left has won and isn’t out
# As above.
panel-fault-order-missing = the order in which players went out is missing
# Behind a player’s name: bankrupt, disqualified, withdrawn or played to the end?
panel-fault-unknown-fate = it isn’t clear how the player finished
# Behind a player’s name: too much, or no whole number.
panel-fault-bad-cash = the cash can’t be right
# Behind a player’s name, as the rest of a sentence: “TopHat: is out …”.
panel-fault-out-but-owns = is out and can’t own anything
# Behind a player’s name.
panel-fault-no-such-deed = a property that isn’t on this board
# Behind a player’s name: it was given to two players.
panel-fault-deed-twice = a property is on two lines
# Behind a player’s name: on a station, or too many on a street.
panel-fault-bad-buildings = buildings that can’t stand there
# About the whole sheet. The box: what comes with the game.
panel-fault-too-many-houses = more houses than there are in the box
# As above, for hotels.
panel-fault-too-many-hotels = more hotels than there are in the box
# Behind a player’s name: another player owns a street of that colour.
panel-fault-group-incomplete = buildings on a colour set that isn’t complete
# Behind a player’s name: a street of that colour is mortgaged.
panel-fault-group-mortgaged = buildings on a colour set with a mortgage
# Behind a player’s name: streets of one colour differ by more than one house.
panel-fault-built-unevenly = a colour set is built unevenly
# Behind a player’s name.
panel-fault-sums-differ = the net worth isn’t the sum of its parts
# Behind a player’s name: something that is no cash, property, house or hotel.
panel-fault-unknown-part = something is listed that doesn’t count
# Behind a player’s name, as the rest of a sentence: another way of going out was recorded.
panel-fault-fate-differs = was recorded differently during the game
# About the whole sheet: players went out in another order.
panel-fault-order-differs = the order in which players went out was recorded differently

## Sheet: ties, signatures, entering it

# Box over buttons with the names of the tied players, to the judge of the table.
panel-tie = Only the head judge can break this tie. Tap the players in the order the head judge gives.
# Red box, to the person who confirms the sheet.
panel-tie-open = Tie: waiting for the head judge.
# Below the box, as far as the players were tapped. $names: “TopHat, Racer”, in that order.
panel-tie-order = Order: { $names }
# Button for each tied player. $name: e.g. “TopHat”. As short as can be.
panel-tie-next = { $name } is next
# Button that clears the order, to tap it again. At most 24 characters.
panel-tie-again = Clear the order
# Heading over the list of players and judge who sign.
panel-signatures = Signatures
# In place of that list.
panel-sign-later = The sheet must be complete and correct first.
# Button that the player or the judge taps. $name: who. As short as can be.
panel-sign = { $name } signs
# Button of the judge beside it: the signature is on the paper sheet. As short as that.
panel-sign-paper = on paper
# For screen readers, on that button. $name: who.
panel-sign-paper-of = { $name } has signed on paper
# Small behind a name. $time: e.g. “15:42”.
panel-signed-at = signed at { $time }
# As above: the judge has seen the signature on the paper sheet.
panel-signed-paper = on paper, seen at { $time }
# As above: the player signed when going out, earlier in the game.
panel-signed-before = signed when leaving
# Box over the sheet, to the judge. The button below is in it.
panel-locked = Someone has signed, so nothing can be changed any more.
# Button in that box: everyone has to sign again afterwards. As short as can be.
panel-unlock = Remove all signatures and edit
# Hint above the button “Enter the sheet”, which can’t be pressed yet.
panel-too-early = The sheet is accepted once the head judge has called time, or when one player is left.
# As above, though the button can be pressed. $names: “TopHat and Racer”.
panel-unsigned-yet = Still to sign: { $names }. Nobody can confirm the sheet before that.
# As above, when a correction is entered and the field for the reason is empty.
panel-reason-needed = A correction needs a reason.
# Big button: sends the sheet. At most 24 characters.
panel-submit = Enter the sheet
# As above, for a new version of a sheet. At most 24 characters.
panel-submit-correction = Enter the correction
# Button, here and on the page of the rules of an edition. At most 24 characters.
panel-print = Print

## Sheet: entered, to be confirmed or corrected

# Line above a sheet. $name: who entered it; $version: 1 for the first sheet, 2 after a correction …
panel-entered-by = Version { $version }, entered by { $name }.
# Follows the line above. $name: the second person.
panel-confirmed-by = Confirmed by { $name }.
# Follows the line above, when nobody has confirmed it yet.
panel-awaits-second = Waiting for a second person.
# Followed by a check sum: two people see by it that they look at the same sheet.
panel-digest = Fingerprint of this sheet:
# Red box. $names: those whose signature is missing, e.g. “TopHat and Racer”.
panel-unsigned = Not signed: { $names }.
# In place of the buttons, to the judge who reads it.
panel-own = You entered this sheet, so someone else has to confirm it.
# Above the buttons, to the second person.
panel-confirm-lead = Compare it with the paper sheet. You’re confirming exactly what you see here.
# Button of the second person: the sheet is right as it is. At most 24 characters.
panel-confirm = Confirm unchanged
# Button of the second person, and heading of the form for the reason. At most 24 characters.
panel-reject = Send back
# Red box above the sheet, to the judge who has to enter it again. $name: who sent it back; $reason: their words.
panel-returned = { $name } sent the sheet back: { $reason }
# Line that opens the text and the button below.
panel-correct = Correct this sheet
# What a correction does, to the judge.
panel-correct-about = A correction replaces this version and says why. It must be signed and confirmed again.
# Button below it: the sheet can be edited. At most 24 characters.
panel-correct-begin = Start a correction
# Box over the sheet while it is being corrected. $version: e.g. 1; $name: who entered that one.
panel-correct-lead = This replaces version { $version }, entered by { $name }.

## Rules

# Legend over the choice between English and Greek.
panel-rules-language = Language of the rules
# Label of the search field; rules have ids such as “CHAMP-TIME-7”.
panel-rules-search = Word or rule number
# Below the search field: how many rules were found.
panel-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
