### The ghost edition: words, names and texts of its own. Players hunt ghosts in a big city, in the manner of a
### well-known film. Names of spaces must fit into one cell of the board.

## Names of the edition

# Name of the edition: head of the table, lists of editions, “Ghost board”. Players hunt ghosts.
edition-ghost = Ghost

## Words that sentences ask for

# Bare noun, in place of “rent”: “the fee is doubled”.
word-rent = fee
# As above, not yet named: “claim a fee”, “owes a fee”.
word-rent-some = a fee
# As above, behind a sum: “pays $50 as a fee”.
word-rent-sum = as a fee
# As above, in general or several of them: “collect fees”.
word-rent-pl = fees
# As above, one that is already known: “you only get the fee if …”.
word-rent-the = the fee
# Anything on the board that can be bought, in place of “property”: a job that was taken on. One of them.
word-deed = contract
# Several of them, in place of “properties”.
word-deeds = contracts
# A property of a colour set, in place of “street”; the same word as for any property here. One of them.
word-street = contract
# Several of them, without a number.
word-streets = contracts
# The small building, in place of “house”: a device that catches ghosts. One of them.
word-house = ghost trap
# Several of them, without a number.
word-houses = ghost traps
# The big building, in place of “hotel”: where caught ghosts are kept. One of them.
word-hotel = containment unit
# Several of them, without a number.
word-hotels = containment units

## Buildings on a street

# What stands on a street, and how many are wanted or left. Tag; little room.
level-houses = { $count ->
    [one] { $count } ghost trap
   *[other] { $count } ghost traps
}
# What stands on a street: the big building, of which there is only one. Tag; little room.
level-hotel = containment unit
    .a = a containment unit
# How many of the big buildings are wanted or left. Tag; little room.
level-hotels = { $count ->
    [one] { $count } containment unit
   *[other] { $count } containment units
}

## Sets

# Name of a colour set: a colour, as an adjective or noun by itself. “You complete the … set.”
group-brown = Brown
# Name of a colour set: a colour, as an adjective or noun by itself. “You complete the … set.”
group-light-blue = Light Blue
# Name of a colour set: a colour, as an adjective or noun by itself. “You complete the … set.”
group-pink = Pink
# Name of a colour set: a colour, as an adjective or noun by itself. “You complete the … set.”
group-orange = Orange
# Name of a colour set: a colour, as an adjective or noun by itself. “You complete the … set.”
group-red = Red
# Name of a colour set: a colour, as an adjective or noun by itself. “You complete the … set.”
group-yellow = Yellow
# Name of a colour set: a colour, as an adjective or noun by itself. “You complete the … set.”
group-green = Green
# Name of a colour set: a colour, as an adjective or noun by itself. “You complete the … set.”
group-dark-blue = Dark Blue

## Decks of cards

# Name of the only deck of cards: a ghost-like vapour that wanders about.
deck-mist = Roaming Mist

## Kinds of spaces, in the texts of cards

# Behind “nearest”: the ghost hunters’ car. A name, not translated.
kind-ride = ECTO-1
# Behind “nearest”: a ghost or monster that players fight. One of them.
kind-entity = entity

## Tokens

# Name of a token, the piece that a player moves: large protective glasses.
token-goggles = Goggles
# Name of a token, the piece that a player moves: a device that shows whether ghosts are near.
token-ghost-meter = Ghost Meter
# Name of a token, the piece that a player moves: the string instrument.
token-cello = Cello
# Name of a token, the piece that a player moves: a machine carried on the back that shoots at ghosts.
token-proton-pack = Proton Pack
# Name of a token, the piece that a player moves: the sweet.
token-marshmallow = Marshmallow
# Name of a token, the piece that a player moves: of an emergency vehicle, not the sea creature.
token-siren = Siren

## Spaces, in the order of the board

# Corner: the game begins here, and whoever passes gets a salary.
space-go = GO
# Contract of the Brown set: a shop at a street corner.
space-corner-bookshop = Corner Bookshop
# Space on which a card of this deck is drawn; several have this name.
space-mist = Roaming Mist
# Contract of the Brown set: down to the underground railway.
space-subway-stairs = Subway Stairs
# Space with something to fight: a ghost that haunts a library.
space-library-phantom = Library Phantom
# Space with a ride: the ghost hunters’ car; a name, not translated.
space-ecto-1 = ECTO-1
# Contract of the Light Blue set: a plain restaurant, open at night.
space-night-diner = Night Diner
# Contract of the Light Blue set: lends money on things left there.
space-pawn-shop = Pawn Shop
# Contract of the Light Blue set: shows figures of wax.
space-wax-museum = Wax Museum
# Corner: where players are locked up, and where others are only visiting.
space-jail = Jail
# Contract of the Pink set: the ghost hunters’ headquarters.
space-old-fire-station = Old Fire Station
# Space with something to fight: a greedy ghost that eats everything.
space-hungry-green-ghost = Hungry Green Ghost
# Contract of the Pink set: short for laboratory.
space-university-lab = University Lab
# Contract of the Pink set: old papers of the city.
space-city-archive = City Archive
# Contract of the Orange set: of a library.
space-reading-room = Reading Room
# Contract of the Orange set: of a library: drawers with cards for its books.
space-card-catalogue = Card Catalogue
# Contract of the Orange set: of a library or hotel.
space-grand-staircase = Grand Staircase
# Corner: nothing happens here.
space-free-parking = Free Parking
# Contract of the Red set: entrance hall of a hotel.
space-hotel-lobby = Hotel Lobby
# Contract of the Red set: of a hotel: the hall for dances.
space-ballroom = Ballroom
# Contract of the Red set: of a hotel.
space-twelfth-floor = Twelfth Floor
# Contract of the Yellow set: seat of the city’s government.
space-town-hall = Town Hall
# Contract of the Yellow set: inside the town hall.
space-mayors-office = Mayor’s Office
# Space with something to fight: a dog-like guard of a gate between worlds.
space-gate-hound = Gate Hound
# Contract of the Yellow set: the top of a prison, not the jail of the game.
space-city-jail-roof = City Jail Roof
# Corner: sends players to jail.
space-go-to-jail = Go to Jail
# Contract of the Green set: the way into a big park.
space-park-gate = Park Gate
# Contract of the Green set: where horse-drawn carriages wait.
space-carriage-stand = Carriage Stand
# Contract of the Green set: in a flat on top of a tower.
space-penthouse-kitchen = Penthouse Kitchen
# Contract of the Dark Blue set: a temple on top of a tower.
space-rooftop-temple = Rooftop Temple
# Space with something to fight: a giant that walks through the streets.
space-giant-of-the-avenue = Giant of the Avenue
# Contract of the Dark Blue set: a gate between worlds.
space-crossroads-gate = Crossroads Gate

## Cards, told in this world

# Somebody calls the ghost hunters. $space is a name on the board.
card-advance-to = The phone rings at midnight. Advance to { $space }.
# Ghost hunters work at night. $go is the name of the GO space.
card-to-go = The night shift is over. Advance to { $go } and collect your salary.
# The sirens of the ghost hunters’ car. $space is its name, from which players can ride on for money.
card-next-ride = Sirens on! Advance to the nearest { $space }. You can ride on at the usual fare.
# $space is a kind of space: entity, a ghost or monster that two players fight together.
card-next-entity = A howl close by. Advance to the nearest { $space } and face it with the player on your left.
# Slime is what ghosts leave behind. The player then does what the new space says.
card-back-three = You slip on slime. Go back three spaces and do what that space says.
# The police don’t believe what the player was hunting. The player gets no salary on the way.
card-go-to-jail = Nobody believes in your ghost. Go straight to jail. You collect no salary.
# The mayor is in the player’s debt for a favour. The player keeps the card; it can be used once or sold.
card-jail-free = The mayor owes you one. Keep this card: it gets you out of jail once, or you can sell it.
# Gear: the equipment against ghosts. $house, $hotel: sums; $house-name, $hotel-name: ghost trap, containment unit.
card-general-repairs = Your gear overheats. Pay { $house } per { $house-name } and { $hotel } per { $hotel-name }.
# A fine for driving too fast. The siren is that of the car. $amount is a sum.
card-speeding = Siren or not, you drove too fast. Pay { $amount }.
# The player is the new head of the crew, and pays every other player’s dinner. $amount is a sum.
card-elected-chair = You’re crew chief now, and dinner is on you. Pay each player { $amount }.
# From shares; mops are needed after every ghost. $amount is a sum.
card-dividend = Your shares in a mop factory pay out. Collect { $amount }.
# Somebody owed the player money for a long time. $amount is a sum.
card-loan-matures = A client pays a very old invoice. Collect { $amount }.
# A mistake in the Bank’s accounts that is good for the player, by a ghost. $amount is a sum.
card-bank-error = A ghost in the Bank’s books adds a zero for you. Collect { $amount }.
# For a visit after a hunt. $amount is a sum.
card-doctor = A doctor gets the slime out of your ear. Pay { $amount }.
# The player sold shares. Bedsheets are what ghosts in pictures wear. $amount is a sum.
card-sale-of-stock = You sell your shares in bedsheets. Collect { $amount }.
# The player took no days off and gets money for them. $amount is a sum.
card-holiday-fund = Your days off are paid out in cash. Collect { $amount }.
# Too much tax was paid: the cost of removing slime counts as a business expense. $amount is a sum.
card-tax-refund = The tax office accepts slime as an expense. Collect { $amount }.
# Every other player pays the player. $amount is a sum.
card-birthday = Even the ghosts sing for your birthday. Collect { $amount } from each player.
# Paid to the player. $amount is a sum.
card-life-insurance = You’re insured against hauntings. Collect { $amount }.
# For a stay; the player glows in the dark after a hunt. $amount is a sum.
card-hospital = A night at the clinic: you still glow. Pay { $amount }.
# For the player’s own evening classes, and the first of many. $amount is a sum.
card-school-fees = Night school: ghost removal, part one. Pay { $amount }.
# The player gave advice: the noise comes from water pipes, not from a ghost. $amount is a sum.
card-consultancy-fee = You tell a client it’s only the pipes. Collect { $amount }.
# The player has the street cleaned. $house, $hotel: sums; $house-name, $hotel-name: ghost trap, containment unit.
card-street-repairs = Slime on the street. Pay { $house } per { $house-name } and { $hotel } per { $hotel-name }.
# Of a contest for pumpkins. $amount is a sum.
card-second-prize = Your haunted pumpkin comes second. Collect { $amount }.
# A will says who gets the money of the dead; here the ghost is thankful to the player. $amount is a sum.
card-inheritance = A grateful ghost puts you in its will. Collect { $amount }.

## Events, told in this world

# As in events.ftl. Nobody believes what the player was hunting.
event-jailed = { WHO($player) ->
    [you] Nobody believes in your ghost: you go to jail.
   *[other] Nobody believes { $player }, who goes to jail.
}
# As in events.ftl. Nobody believes what the player was hunting.
story-roll-jailed = { WHO($player) ->
    [you] You roll { $dice }. Nobody believes in your ghost: you go to jail.
   *[other] { $player } rolls { $dice }. Nobody believes the story: off to jail.
}
# As in events.ftl: by doubles or the like.
event-freed = { WHO($player) ->
    [you] The mayor lets you out of jail.
   *[other] The mayor lets { $player } out of jail.
}
# As in events.ftl. Ghost hunters work at night.
story-salary = { $go } pays { $amount } for the night shift.
# As above, as a sentence by itself.
event-salary = { WHO($player) ->
    [you] You pass { $go } and collect { $amount } for the night shift.
   *[other] { $player } passes { $go } and collects { $amount } for the night shift.
}
# As in events.ftl. The ride is the ghost hunters’ car; $amount is the fare.
event-ride = { WHO($player) ->
    [you] Sirens on! You ride to { $space } for { $amount }.
   *[other] Sirens on! { $player } rides to { $space } for { $amount }.
}
# As in events.ftl: two players beat the ghost $space, here with a trap.
event-entity-fought = { WHO($player) ->
    [you] You and { $other } roll { $dice } and catch { $space }.
   *[other] { WHO($other) ->
        [you] { $player } and you roll { $dice } and catch { $space }.
       *[other] { $player } and { $other } roll { $dice } and catch { $space }.
    }
}
# As above; the ghost wins, and both pay. Slime is what ghosts leave behind.
event-entity-fought-lost = { WHO($player) ->
    [you] You and { $other } roll { $dice } and end up in the slime of { $space }.
   *[other] { WHO($other) ->
        [you] { $player } and you roll { $dice } and end up in the slime of { $space }.
       *[other] { $player } and { $other } roll { $dice } and end up in the slime of { $space }.
    }
}
# As in events.ftl: after a lost fight, to the Bank. $space is the ghost.
event-paid-entity = { WHO($player) ->
    [you] You pay { $amount } to clean up after { $space }.
   *[other] { $player } pays { $amount } to clean up after { $space }.
}
# As in events.ftl. What is built are ghost traps and a containment unit.
event-built = { WHO($player) ->
    [you] You secure { $space } for { $amount }: now { FORM($level, "a") }.
   *[other] { $player } secures { $space } for { $amount }: now { FORM($level, "a") }.
}
# As above, without a price: it was paid at the auction.
event-built-won = { WHO($player) ->
    [you] You secure { $space }: now { FORM($level, "a") }.
   *[other] { $player } secures { $space }: now { FORM($level, "a") }.
}
# As above, several one after the other: $spaces is a list of names, $amount the total.
story-built = { WHO($player) ->
    [you] You secure { $spaces } for { $amount }.
   *[other] { $player } secures { $spaces } for { $amount }.
}
# As in events.ftl. Gear: the equipment against ghosts.
event-bankrupt = { WHO($player) ->
    [you] You are bankrupt and hand in your gear. What is left goes to { $other }.
   *[other] { WHO($other) ->
        [you] { $player } is bankrupt and hands in the gear. What is left goes to you.
       *[other] { $player } is bankrupt and hands in the gear. What is left goes to { $other }.
    }
}
# As in events.ftl: the game has ended, and $players, one name, has won. The ghosts are gone.
event-game-over = The city can sleep: { $players } wins the game.
# As above; $players is a list of two names or more.
event-game-over-shared = The city can sleep: { $players } share the win.

## Characters: bots of this world

# Name of a careful bot: somebody who checks everything and cleans up afterwards.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-1 = Inspector Mop
# Name of a bold bot: a crew’s leader who makes sparks fly.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-2 = Chief Sparks
# Name of a haggling bot: somebody who never forgets the bill.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-3 = Agent Invoice
# Name of a careful bot: a hotel’s night porter who strews salt, which keeps ghosts away.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-4 = Porter Salt
# Name of a bold bot: a beginner who runs in first.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-5 = Rookie Rush
# Name of a haggling bot: an office worker who asks for money off.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-6 = Clerk Rebate
# Speech bubble: a careful bot has just bought a property. At most 40 characters.
says-careful-buys = I checked it for ghosts first.
# Speech bubble: a careful bot has just received a fee. At most 40 characters.
says-careful-earns = I’ve filed the receipt already.
# Speech bubble: a careful bot has just paid a fee or a tax. At most 40 characters. Money saved for cleaning up.
says-careful-pays = I keep a little aside for slime.
# Speech bubble: a careful bot has won the game. At most 40 characters. No more ghosts.
says-careful-wins = All quiet in my city at last.
# Speech bubble: a bold bot has just bought a property. At most 40 characters. The property is haunted.
says-bold-buys = I’m not scared of that place!
# Speech bubble: a bold bot has just received a fee. At most 40 characters.
says-bold-earns = I’d catch ghosts for free, but thanks!
# Speech bubble: a bold bot has just paid a fee or a tax. At most 40 characters.
says-bold-pays = I’ve had worse slime than that.
# Speech bubble: a bold bot has won the game. At most 40 characters. No ghosts are left; the car has sirens.
says-bold-wins = I cleared the whole city. Sirens on!
# Speech bubble: a haggling bot has just bought a property. At most 40 characters. The ghost came free with the
# property.
says-haggler-buys = I got the haunting thrown in.
# Speech bubble: a haggling bot has just received a fee. At most 40 characters.
says-haggler-earns = I even sent a polite invoice.
# Speech bubble: a haggling bot has just paid a fee or a tax. At most 40 characters. Ghost traps are the small
# buildings here.
says-haggler-pays = May I pay in ghost traps?
# Speech bubble: a haggling bot has won the game. At most 40 characters. For removing all its ghosts.
says-haggler-wins = I’ll send the city my invoice.
