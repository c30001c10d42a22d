# What is printed for a championship: score sheets, seating lists, call lists, cards for the door.

sheet-title = Score sheet
sheet-title-spare = Score sheet (spare)
sheet-table = Table
sheet-table-number = Table { $number }
sheet-venue = Venue
sheet-stage = Stage
sheet-round = Round
sheet-heat = Heat
sheet-minutes = Minutes
sheet-judge = Judge
sheet-start = Start
sheet-scan = Judge’s panel

sheet-players = Players, and who goes out
sheet-players-hint = Whoever goes out signs here at once: number the players in the order in which they leave.
sheet-seat = Seat
sheet-player = Player
sheet-out-number = Out as no.
sheet-out-time = Time
sheet-out-why = Reason
sheet-bankrupt = bankrupt
sheet-withdrawn = gave up
sheet-expelled = expelled
sheet-signature = Signature

sheet-worth = Net worth at the end
sheet-worth-hint = Add up on the back and carry the sums over. Whoever is out leaves the column empty.
sheet-cash = Cash
sheet-cash-how = at face value
sheet-deeds = Deeds
sheet-mortgaged = Mortgaged deeds
sheet-houses = Houses
sheet-hotels = Hotels
sheet-hotels-how = with the houses turned in for them
sheet-share = { $share ->
    [full] at the printed price
    [half] at half the printed price
   *[part] at { $percent } % of the printed price
}
sheet-total = Net worth
sheet-free = Deeds without mortgage
sheet-free-how = how many; decides ties
sheet-rank = Rank
sheet-points = Points

sheet-judge-signs = Judge of the table
sheet-second-signs = Second person: checked, nothing changed
sheet-name = Name
sheet-points-by = Points by players left and rank
sheet-left = Left

sheet-deed-list = Deeds and buildings
sheet-deed-list-hint = In the column of the owner: ✓ free, − mortgaged, 1 to 4 houses, 5 hotel.
sheet-deed = Deed
sheet-price = Price
sheet-price-mortgaged = Mortgaged
sheet-price-house = House
sheet-price-hotel = Hotel with houses
sheet-sum = Sum: { $what }
sheet-sum-carry = Carry these sums over to the front.

sheet-seed = Seed of the seating: { $seed }
sheet-digest = Digest: { $digest }
sheet-made = Printed on { $date }
sheet-side = { $side } / { $sides }

list-seating = Seating
list-by-name = By name
list-by-table = By table
list-heat-number = Heat { $number }
list-alternates = Alternates: call list
list-alternates-hint = Call in the order of the numbers. Nobody enters a running game.
list-number = No.
list-phone = Telephone
list-called = Called at
list-answer = Answer
list-arrived = Here
list-seated = Table and seat

badge-show = Show this code at the door
badge-alternate = Alternate { $number }
