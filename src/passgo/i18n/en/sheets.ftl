### What is printed for a championship: score sheets, seating lists, call lists, cards for the door.
### Paper has fixed boxes: text shrinks to fit, so keep to the length of the English. Some are used in the terminal too.

## Score sheet, top of the front: which table this is

# Title in small print above the name of the championship.
sheet-title = Score sheet
# As above, on a blank sheet to be filled in by hand.
sheet-title-spare = Score sheet (spare)
# Above the large number of the table, and head of a narrow column on seating lists. A gaming table.
sheet-table = Table
# Back of the score sheet and seating lists. $number is the number of the table: 7.
sheet-table-number = Table { $number }
# Label of a small field: the hall where it is played.
sheet-venue = Venue
# Label of a small field: the part of the championship, such as “City final”.
sheet-stage = Stage
# Label of a very narrow field: number of the round within the stage. Every player plays once in a round.
sheet-round = Round
# Label of a very narrow field, and a narrow column: number of the group of tables that play at the same time.
sheet-heat = Heat
# Label of a small field: how long the game lasts.
sheet-minutes = Minutes
# Label of a small field: the name of the official at this table.
sheet-judge = Judge
# Label of a small field: day and hour at which the round begins.
sheet-start = Start
# Below the QR code, which opens the judge’s page for this table. 3 cm wide.
sheet-scan = Judge’s panel

## Score sheet, front: the players

# Heading of the list of players. 6 cm wide.
sheet-players = Players, and who’s out
# Behind that heading, to the judge: what to do when somebody goes bankrupt or has to leave.
sheet-players-hint = Anyone who goes out signs here right away: number the players in the order they leave.
# Head of a very narrow column, here and on seating lists: the number of the chair.
sheet-seat = Seat
# Head of a column with names.
sheet-player = Player
# Head of a narrow column, two lines: 1 for the player who left first, 2 for the next.
sheet-out-number = Order out
# Head of a narrow column, two lines: when a player left. Also below the line where judges sign.
sheet-out-time = Time
# Head of a column with the three boxes below.
sheet-out-why = Reason
# Box to tick: why the player left. 2.5 cm, one line.
sheet-bankrupt = bankrupt
# As above: of their own accord.
sheet-withdrawn = withdrawn
# As above: by decision of the officials, for misconduct.
sheet-expelled = disqualified
# Head of a column, and below the lines where people sign.
sheet-signature = Signature

## Score sheet, front: net worth

# Heading of the table with a column for each player. 6 cm wide.
sheet-worth = Net worth at the end
# Behind that heading, to the judge. The back of the sheet lists all properties.
sheet-worth-hint = Add up on the back and carry the totals over. Leave the column empty for anyone who is out.
# Row of the table; column head in the terminal. Money a player holds.
sheet-cash = Cash
# Small print below “Cash”: notes count as what is printed on them.
sheet-cash-how = at face value
# Row of the table: all unmortgaged ones. Column head and title in the terminal: all a player owns.
sheet-deeds = Properties
# Row of the table.
sheet-mortgaged = Mortgaged properties
# Row of the table.
sheet-houses = Houses
# Row of the table.
sheet-hotels = Hotels
# Small print below “Hotels”: the value of a hotel contains that of the four houses given for it.
sheet-hotels-how = including the houses exchanged for them
# Small print below properties, mortgaged properties and houses: what they count. $percent is a share: 75%.
sheet-share = { $share ->
    [full] at the printed price
    [half] at half the printed price
   *[part] at { $percent } of the printed price
}
# Row of the table, in bold: the sum of the rows above.
sheet-total = Net worth
# Row of the table.
sheet-free = Unmortgaged properties
# Small print below it: their number is written here, and the higher one wins a tie in net worth.
sheet-free-how = how many; breaks ties
# Row of the table: the player’s place at this table, 1 for the winner.
sheet-rank = Rank
# Row of the table: what the rank earns in the championship.
sheet-points = Points

## Score sheet, front: signatures and points

# Heading of a box where the judge of this table signs.
sheet-judge-signs = Table judge
# Heading of a box where a second official signs that they have checked the sheet without changing it.
sheet-second-signs = Second person: checked, nothing changed
# Below the line where the judge or the second person writes their name.
sheet-name = Name
# Heading of a small table: a row for each number of players still in the game, a column for each rank.
sheet-points-by = Points by players left and rank
# Corner of that table, head of its first column: how many were still in the game at the end. 1.4 cm.
sheet-left = Players left

## Score sheet, back: the list of properties

# Heading of the back.
sheet-deed-list = Properties and buildings
# Below that heading: what to write for each property. “5” stands for the hotel.
sheet-deed-list-hint = In the owner’s column: ✓ unmortgaged, − mortgaged, 1 to 4 houses, 5 hotel.
# Head of the column with names of streets, stations and utilities; also in the terminal.
sheet-deed = Property
# Head of a narrow column, 1.2 cm: what an unmortgaged property counts.
sheet-price = Price
# Head of a narrow column, 1.6 cm: what a mortgaged property counts.
sheet-price-mortgaged = Mortgaged
# Head of a narrow column, 1.2 cm: what one house counts; in the terminal what it costs.
sheet-price-house = House
# Head of a narrow column, 1.4 cm, three lines: what a hotel counts, its four houses included.
sheet-price-hotel = Hotel with houses
# Row at the end. $what is one of “Properties”, “Mortgaged properties”, “Houses”, “Hotels”.
sheet-sum = Total: { $what }
# Below the last row, to the judge.
sheet-sum-carry = Carry these totals over to the front.

## Foot of every page

# $seed is the number from which the seating was drawn: anybody can repeat the draw with it.
sheet-seed = Seating seed: { $seed }
# $digest is a check sum of letters and digits that proves which seating this sheet belongs to.
sheet-digest = Fingerprint: { $digest }
# On everything printed. $date is a day: 23 May 2026.
sheet-made = Printed on { $date }
# Side of the sheet, of how many: 1 / 2.
sheet-side = { $side } / { $sides }

## Seating lists for the wall

# Title: who sits where.
list-seating = Seating
# To the right of that title: players in alphabetical order.
list-by-name = By name
# As above: a block for each table.
list-by-table = By table
# In the block of a table, 2.5 cm. $number is the number of the heat: 2.
list-heat-number = Heat { $number }

## Call lists, filled in by the registrar

# Title. People with a place who have yet to say on the telephone that they come.
list-unconfirmed = Entrants: call list
# Below that title, to the registrar. The number is that of the registration.
list-unconfirmed-hint = Call everyone on this list and ask if they’re coming.

# Title. Alternates wait for a place that becomes free.
list-alternates = Alternates: call list
# Below the title, to the registrar. The number is that of the alternate.
list-alternates-hint = Call them in order of their numbers. Nobody joins a game in progress.
# Head of a narrow column, 1.2 cm: number of the alternate.
list-number = No.
# Head of a column.
list-phone = Phone
# Head of a narrow column, 1.9 cm, two lines: at what hour.
list-called = Called at
# Head of a column: what the alternate said.
list-answer = Answer
# Head of a narrow column, 1.5 cm, to tick: has come to the hall.
list-arrived = Present
# Head of a narrow column, 2.4 cm, two lines: where the alternate was placed.
list-seated = Table and seat

## Cards for the door, one for each entrant

# Below the QR code, in small print. 3.4 cm, two lines.
badge-show = Show this code at the door
# On the card of somebody without a place yet. $number: 3.
badge-alternate = Alternate { $number }

## Certificates, one page for each player

# Large title. 14 cm, one line.
certificate-title = Certificate
# Below the title and above the name of the player, which stands alone on its line.
certificate-for = This certificate goes to
# Below the name. $rank is the player’s place in the stage named below it: 3.
certificate-rank = Place { $rank }
# Below the place: what the player scored in that stage. $points is a number.
certificate-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Below a line to sign on: the person who runs the championship. 6 cm.
certificate-director = Director
# Below a line to sign on: the chief of the judges. 6 cm.
certificate-judge = Head judge

## Results for the press

# Title. 10 cm.
press-title = Results
# Head of a column: the player’s name, or their nickname.
press-name = Name
# Head of a column: the city where the player entered.
press-city = City
# Instead of a name: the player has no nickname and didn’t agree to be named.
press-anonymous = Not named

## Trial prints

# At the top of every page that shows invented people, in capital letters where the language has them.
paper-sample = SAMPLE
