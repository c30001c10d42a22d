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
