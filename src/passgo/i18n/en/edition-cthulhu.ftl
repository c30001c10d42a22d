### The cthulhu edition: words, names and texts of its own. Its board is that of the classic game, with creatures of
### H. P. Lovecraft’s stories in place of streets. Names of spaces must fit into one cell of the board.

## Names of the edition

# Name of the edition, after the monster in H. P. Lovecraft’s stories. Not translated.
edition-cthulhu = Cthulhu
# Name of its variant with fewer rounds, in lists of editions. “Cthulhu” stays.
edition-cthulhu-short = Cthulhu, short game

## Words that sentences ask for

# A property of a colour set, in place of “street”: a space with a creature. One of them.
word-street = creature space
# Several of them, without a number.
word-streets = creature spaces
# The small building, in place of “house”: a burial vault. One of them.
word-house = crypt
# Several of them, without a number.
word-houses = crypts
# The big building, in place of “hotel”: a grand tomb. One of them.
word-hotel = mausoleum
# Several of them, without a number.
word-hotels = mausoleums

## Buildings on a street

# What stands on a street, and how many are wanted or left. Tag; little room.
level-houses = { $count ->
    [one] { $count } crypt
   *[other] { $count } crypts
}
# What stands on a street: the big building, of which there is only one. Tag; little room.
level-hotel = mausoleum
    .a = a mausoleum
# How many of the big buildings are wanted or left. Tag; little room.
level-hotels = { $count ->
    [one] { $count } mausoleum
   *[other] { $count } mausoleums
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
# Name of a set: ship, train, dream journey and automobile. “You complete the … set.”
group-stations = Transports
# Name of a set: university and asylum. “You complete the … set.”
group-utilities = Institutions

## Decks of cards

# Name of a deck of cards: soundness of mind, which players try to keep.
deck-sanity = Sanity
# Name of a deck of cards: what players find out about the creatures.
deck-knowledge = Knowledge

## Kinds of spaces, in the texts of cards

# Behind “nearest”: ship, train, dream journey or automobile. One of them.
kind-station = transport
# Behind “nearest”: university or asylum. One of them.
kind-utility = institution

## Tokens

# Name of a token, the piece that a player moves: a forbidden book in Lovecraft’s stories; a name.
token-necronomicon = Necronomicon
# Name of a token, the piece that a player moves: a slab with signs that belongs to worshippers.
token-cultists-tablet = Cultists’ Tablet
# Name of a token, the piece that a player moves: a small figure of the monster.
token-cthulhu-statuette = Cthulhu Statuette
# Name of a token, the piece that a player moves: a many-sided crystal in “The Haunter of the Dark”.
token-shining-trapezohedron = Shining Trapezohedron
# Name of a token, the piece that a player moves: a charm in “The Hound”.
token-hound-amulet = Hound Amulet
# Name of a token, the piece that a player moves: a knife of the worshippers of Dagon.
token-dagon-dagger = Dagon Dagger

## Spaces, in the order of the board

# Corner: the game begins here, and whoever passes gets a salary.
space-go = GO
# Creature of the Brown set: a corpse-eating creature.
space-ghoul = Ghoul
# Space on which a card of this deck is drawn; several have this name.
space-knowledge = Knowledge
# Creature of the Brown set: a small creature of the Dreamlands; a name.
space-zoog = Zoog
# Space on which the player pays the Bank: what the university asks for its work.
space-research-fee = Research Fee
# One of the four transports: the vehicle.
space-ship = Ship
# Creature of the Light Blue set: a faceless winged creature.
space-night-gaunt = Night-gaunt
# Space on which a card of this deck is drawn; several have this name.
space-sanity = Sanity
# Creature of the Light Blue set: a rat with a human face.
space-rat-thing = Rat-Thing
# Creature of the Light Blue set: a person in “The Dunwich Horror”; a name.
space-wilbur-whateley = Wilbur Whateley
# Corner: where players are locked up, and where others are only visiting.
space-jail = Jail
# Creature of the Pink set: a fish-like sea dweller.
space-deep-one = Deep One
# One of the two institutions: of Lovecraft’s stories; Miskatonic is a river and stays.
space-miskatonic-university = Miskatonic University
# Creature of the Pink set: a sea god; a name.
space-dagon = Dagon
# Creature of the Pink set: a sea goddess, mate of Dagon; a name.
space-hydra = Hydra
# One of the four transports: the vehicle.
space-train = Train
# Creature of the Orange set: fungus creatures from Pluto; a name.
space-mi-go = Mi-Go
# Creature of the Orange set: ancient beings from space.
space-elder-thing = Elder Thing
# Creature of the Orange set: a shapeless slave creature; a name.
space-shoggoth = Shoggoth
# Corner: nothing happens here.
space-free-parking = Free Parking
# Creature of the Red set: a dog-like being from beyond time.
space-hound-of-the-void = Hound of the Void
# Creature of the Red set: a flying being like a sea polyp.
space-flying-polyp = Flying Polyp
# Creature of the Red set: a people from another time, not a contest.
space-great-race = Great Race
# One of the four transports: travel in a dream.
space-dream-journey = Dream Journey
# Creature of the Yellow set: after the story “The Colour Out of Space”.
space-colour-from-space = Colour from Space
# Creature of the Yellow set: offspring of the stars, kin of Cthulhu.
space-star-spawn = Star-Spawn
# One of the two institutions: a hospital for the mentally ill.
space-sanatorium = Asylum
# Creature of the Yellow set: a god; a name.
space-hastur = Hastur
# Corner: sends players to jail.
space-go-to-jail = Go to Jail
# Creature of the Green set: a goddess; a name.
space-shub-niggurath = Shub-Niggurath
# Creature of the Green set: a god; a name.
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
# Creature of the Green set: a god; a name.
space-yog-sothoth = Yog-Sothoth
# One of the four transports: old-fashioned for a car.
space-automobile = Automobile
# Creature of the Dark Blue set: a god; a name.
space-azathoth = Azathoth
# Space on which the player pays the Bank: what a doctor asks.
space-examination-fee = Medical Examination Fee
    .board = Medical Exami{ "\u00AD" }nation Fee
# Creature of the Dark Blue set: the monster itself; Cthulhu is a name.
space-great-cthulhu = Great Cthulhu
