# The judge’s panel of a table over the board.
panel-tables = My tables
panel-none-mine = No table is assigned to you now.
panel-others = Other tables
panel-others-lead = As the second person you confirm sheets that somebody else has entered.
panel-open = Open the judge’s panel of this table
panel-no-script = The panel needs JavaScript. Without it, write on paper; sheets are confirmed here:
panel-keep-open = Keep this page open: it goes on without a network and sends what you enter as soon as it can. It cannot be loaded anew without one.

panel-table = Table { $number }
panel-seat = Player { $number }
panel-judge = Judge: { $name }
panel-parts = Parts of the panel
panel-part-table = Table
panel-part-bank = Bank
panel-part-shortage = Shortage
panel-part-sheet = Sheet
panel-part-rules = Rules
panel-time-left = Time left
panel-heat-waiting = not begun
panel-heat-rolled = ready to start
panel-heat-running = playing
panel-heat-last-round = last round
panel-heat-paused = paused
panel-heat-over = time
panel-saved = Everything is saved
panel-offline = No network
panel-waiting = { $count ->
    [one] { $count } entry waits
   *[other] { $count } entries wait
}
panel-waits-at = Waiting since { $time }: { $what }
panel-shut = Your private link no longer works. Ask the director for a new one; what you entered stays in this browser.
panel-keeps-nothing = This browser keeps nothing: do not close the page while an entry waits.
panel-broken = The server cannot take this entry. Enter it again.
panel-dismiss = Understood
panel-cancel = Cancel
panel-choose = Choose
panel-reason = Reason
panel-entry-announce = Time left announced
panel-entry-out = { $name } is bankrupt
panel-entry-expel = { $name } is expelled
panel-entry-enter = The sheet
panel-entry-correct = The corrected sheet
panel-entry-confirm = The sheet is confirmed
panel-entry-reject = The sheet is sent back

panel-out = Bankrupt
panel-out-title = Bankrupt and out of the game?
panel-out-lead = Who goes bankrupt signs as he leaves. It is { $time }.
panel-out-signs = { $name } signs here
panel-out-paper = Signed on paper
panel-out-unsigned = Left without signing
panel-expel = Expel
panel-expel-title = Expel from the championship?
panel-expel-lead = For improper conduct. The player ranks last, without points, and does not come back.
panel-announce = I have announced the time left
panel-announced = { $count ->
    [one] Announced at { $time }: { $count } minute left
   *[other] Announced at { $time }: { $count } minutes left
}
panel-fate-playing = to the end
panel-fate-bankrupt = bankrupt
panel-fate-expelled = expelled
panel-fate-withdrawn = withdrawn
panel-signed = signed

panel-bank-lead = For the banker: players use no aids.
panel-bank-deed = Property
panel-bank-dice = Sum of the dice
panel-bank-rent = Rent
panel-bank-deed-title = With the Bank
panel-bank-more = Also
panel-bank-repairs = Repairs by card
panel-rent-bare = without buildings
panel-rent-group = whole group, without buildings
panel-rent-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
panel-rent-hotel = hotel
panel-rent-held = { $count ->
    [one] owner has { $count }
   *[other] owner has { $count }
}
panel-bank-price = Price
panel-bank-mortgage = Mortgage
panel-bank-redeem = Lift the mortgage
panel-bank-interest = Interest, if it changes hands mortgaged
panel-bank-house = Build a house
panel-bank-hotel = Build a hotel
panel-bank-house-back = Sell a house
panel-bank-hotel-back = Sell a hotel
panel-bank-salary = Salary
panel-bank-fine = Out of jail
panel-bank-houses = Houses
panel-bank-hotels = Hotels
panel-bank-repair = { $deck }: { $house } a house, { $hotel } a hotel
panel-bill = Sum
panel-bill-lead = Tap an amount to add it.
panel-bill-amount = Amount
panel-bill-plus = Add
panel-bill-minus = Subtract
panel-bill-back = Undo
panel-bill-clear = Clear

panel-short-lead = The builder says first how many and where, then everybody else. If it fits the Bank, all buy at list price; if not, one piece after the other is auctioned.
panel-short-piece = What is short?
panel-short-houses = Houses
panel-short-hotels = Hotels
panel-short-stock = How many are left in the Bank?
panel-short-wishes = Who wants what?
panel-short-wish = { $count ->
    [one] { $count } for { $deed }, list price { $price }
   *[other] { $count } for { $deed }, list price { $price }
}
panel-short-breaks = breaks down a hotel
panel-short-withdraw = Take back
panel-short-player = Player
panel-short-deed = Builds on
panel-short-count = How many
panel-short-declare = Declare
panel-short-empty = The Bank has none left: wait until somebody returns or sells some.
panel-short-enough = There are enough for all: everybody buys at the list price.
panel-short-sold-all = Sold to all at list price
panel-short-alone = Only { $name } is interested: no auction, { $price } for { $deed }.
panel-short-sold-alone = Sold at the list price
panel-short-auction = Auction of one piece. Bidders: { $names }. Opening bid: { $price }.
panel-short-breakers = All buyers are served. Now { $names } may break down a hotel.
panel-short-winner = Highest bidder
panel-short-price = Bid
panel-short-low = The opening bid is { $price }.
panel-short-sold = Sold
panel-short-unsold = Nobody bids
panel-short-pass = A pass counts for this piece only. If all pass, it stays with the Bank and the shortage is over.
panel-short-sales = Sold so far
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Start again

panel-sheet-not-yours = Your role enters no sheets.
panel-sheet-coming = The sheet is on its way. It is kept in this browser until the server has it.
panel-whose = Whose line?
panel-no-cash = cash is missing
panel-gone = Who is out owns nothing.
panel-not-out = Still playing
panel-cash = Cash of { $name }
panel-owned-by = with { $name }
panel-mortgaged = mortgaged
panel-buildings = Buildings on { $deed }
panel-level-none = no building
panel-level-hotel-short = H
panel-out-on-sheet = Went bankrupt before the end
panel-worth-cash = Cash
panel-worth-deeds = Deeds
panel-worth-mortgaged = Mortgaged deeds
panel-worth-houses = Houses
panel-worth-hotels = Hotels
panel-worth-total = Net worth
panel-places = Places and points
panel-survivors = { $count ->
    [one] { $count } player is left.
   *[other] { $count } players are left.
}
panel-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
panel-decided-worth = by net worth
panel-decided-deeds = tied in net worth, more deeds without mortgage
panel-decided-cash = tied in net worth and deeds, more cash
panel-decided-head-judge = by decision of the head judge
panel-decided-survived = was still playing
panel-decided-left-later = left the game later
panel-decided-expelled = the next was expelled
panel-fault-no-cash = the cash is missing
panel-fault-players-differ = the sheet must have every player of the table once
panel-fault-nobody-left = the last player left has won and is not out
panel-fault-order-missing = the order in which players left is missing
panel-fault-unknown-fate = how the player ended is not clear
panel-fault-bad-cash = the cash cannot be right
panel-fault-out-but-owns = is out and owns nothing any more
panel-fault-no-such-deed = a deed that is not on this board
panel-fault-deed-twice = a deed stands on two lines
panel-fault-bad-buildings = buildings that cannot stand there
panel-fault-too-many-houses = more houses than are in the box
panel-fault-too-many-hotels = more hotels than are in the box
panel-fault-group-incomplete = buildings on a group that is not complete
panel-fault-group-mortgaged = buildings on a group with a mortgage
panel-fault-built-unevenly = a group is built unevenly
panel-fault-sums-differ = the net worth is not the sum of its parts
panel-fault-unknown-part = something that does not count stands there
panel-fault-fate-differs = was recorded otherwise while the game was on
panel-fault-order-differs = the order of leaving was recorded otherwise
panel-tie = A tie that only the head judge decides. Tap the players in the order he gives.
panel-tie-open = A tie awaits the head judge.
panel-tie-order = Order: { $names }
panel-tie-next = { $name } is next
panel-tie-again = Order anew
panel-signatures = Signatures
panel-sign-later = First the sheet must be complete and right.
panel-sign = { $name } signs
panel-sign-paper = on paper
panel-sign-paper-of = { $name } has signed on paper
panel-signed-at = signed at { $time }
panel-signed-paper = on paper, seen at { $time }
panel-signed-before = signed when leaving
panel-locked = Somebody has signed: nothing can be changed any more.
panel-unlock = Take all signatures back and change something
panel-too-early = The sheet is taken when the head judge has called time, or when one player is left.
panel-unsigned-yet = Still to sign: { $names }. Before that nobody can confirm the sheet.
panel-reason-needed = A correction needs its reason.
panel-submit = Enter the sheet
panel-submit-correction = Enter the correction
panel-print = Print
panel-entered-by = Entered by { $name }, entry { $version }.
panel-confirmed-by = Confirmed by { $name }.
panel-awaits-second = It awaits a second person.
panel-digest = Fingerprint of this sheet:
panel-unsigned = Not signed: { $names }.
panel-own = You entered this sheet yourself: somebody else confirms it.
panel-confirm-lead = Compare it with the paper. You confirm exactly what you see here.
panel-confirm = Confirm unchanged
panel-reject = Send back
panel-correct = Correct this sheet
panel-correct-about = A correction replaces this entry and says why. It must be signed and confirmed again.
panel-correct-begin = Begin a correction
panel-correct-lead = This replaces entry { $version } by { $name }.

panel-rules-language = Language of the rules
panel-rules-search = Word or number of a rule
panel-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
