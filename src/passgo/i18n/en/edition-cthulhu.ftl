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

## Cards, told in this world

# Somebody drew a map into an old book. $space is a name on the board.
card-advance-to = A map in the margin shows the way. Advance to { $space }.
# After a night of bad dreams. $go is the name of the GO space.
card-to-go = It was only a dream. Advance to { $go } and collect your salary.
# $space is a kind of space: transport. Its owner may charge twice the usual rent.
card-next-station = The fog is closing in. Advance to the nearest { $space }. Its owner may charge double.
# The player seeks help. $space is a kind of space: institution. $factor is a number like 10.
card-next-utility = Bad dreams. Advance to the nearest { $space } and roll. Its owner may charge { $factor } times the roll.
# A tome is a big old book. The player then does what the new space says.
card-back-three = You left the tome behind. Go back three spaces and do what that space says.
# Digging in a graveyard, which isn’t said. The player gets no salary on the way.
card-go-to-jail = You’re caught digging by moonlight. Go straight to jail. You collect no salary.
# The key is of a metal nobody knows. The player keeps the card; it can be used once or sold.
card-jail-free = A key of odd metal. Keep this card: it gets you out of jail once, or you can sell it.
# The stones of old buildings. $house, $hotel: sums; $house-name, $hotel-name: crypt, mausoleum.
card-general-repairs = The stones have shifted. Pay { $house } per { $house-name } and { $hotel } per { $hotel-name }.
# A fine for driving too fast, in fear of something unnamed. $amount is a sum.
card-speeding = You drove too fast. So did whatever followed you. Pay { $amount }.
# The player heads a secret society and pays every other player to keep quiet. $amount is a sum.
card-elected-chair = Your secret society stays secret, for a price. Pay each player { $amount }.
# From shares in a fishery; the catch is so good that one wonders why. $amount is a sum.
card-dividend = Your fishing shares pay oddly well. Collect { $amount }.
# Somebody who owed the player money and was thought lost at sea. $amount is a sum.
card-loan-matures = An old debtor washes ashore and pays. Collect { $amount }.
# A mistake by the Bank that is good for the player; the clerk had bad dreams. $amount is a sum.
card-bank-error = The Bank’s clerk slept badly and miscounts. Collect { $amount }.
# Medicine from a doctor, as in the 1920s. $amount is a sum.
card-doctor = A tonic for your nerves. Pay { $amount }.
# The player sold shares, before anything bad could happen. $amount is a sum.
card-sale-of-stock = You sell your shares before the full moon. Collect { $amount }.
# The player saves the money for a stay by the sea, wisely. $amount is a sum.
card-holiday-fund = You call off your week by the sea. Collect { $amount }.
# Too much tax was paid. A hand is a handwriting here. $amount is a sum.
card-tax-refund = A tax refund, signed in an unknown hand. Collect { $amount }.
# The stars stand in line, which announces something. Every other player pays the player. $amount is a sum.
card-birthday = The stars align for your birthday. Collect { $amount } from each player.
# The player is thought lost and gets the money all the same. $amount is a sum.
card-life-insurance = You’re reported lost, and your insurance pays. Collect { $amount }.
# For a stay. The books are what made the player ill. $amount is a sum.
card-hospital = The clinic prescribes rest and no books. Pay { $amount }.
# Dead languages are those that nobody speaks any more. $amount is a sum.
card-school-fees = A course in dead languages. Pay { $amount }.
# The player gave advice. Nobody says what is in the box. $amount is a sum.
card-consultancy-fee = You advise against opening the box. Collect { $amount }.
# The sea has washed the road away. $house, $hotel: sums; $house-name, $hotel-name: crypt, mausoleum.
card-street-repairs = High tide took the road. Pay { $house } per { $house-name } and { $hotel } per { $hotel-name }.
# Of a contest for essays. $amount is a sum.
card-second-prize = Your essay on the tides comes second. Collect { $amount }.
# From a relative; the money lies in the trunk, a big travelling box. $amount is a sum.
card-inheritance = An uncle nobody remembers leaves you a trunk. Collect { $amount }.

## Events, told in this world

# As in events.ftl. The player was digging where nobody should.
event-jailed = { WHO($player) ->
    [you] You’re caught with a spade: you go to jail.
   *[other] { $player } is caught with a spade and goes to jail.
}
# As in events.ftl. The player was digging where nobody should.
story-roll-jailed = { WHO($player) ->
    [you] You roll { $dice }. You’re caught with a spade: you go to jail.
   *[other] { $player } rolls { $dice }, is caught with a spade and goes to jail.
}
# As in events.ftl: by doubles or the like.
event-freed = { WHO($player) ->
    [you] The lock opens on its own: you get out of jail.
   *[other] The lock opens on its own: { $player } gets out of jail.
}
# As in events.ftl. Sane: not mad. The word of this edition’s Sanity cards.
story-salary = { $go } pays { $amount } for another sane day.
# As above, as a sentence by itself.
event-salary = { WHO($player) ->
    [you] You pass { $go } and collect { $amount } for another sane day.
   *[other] { $player } passes { $go } and collects { $amount } for another sane day.
}
# As in events.ftl. $space is a fee to a university or a doctor.
story-roll-tax = { WHO($player) ->
    [you] You roll { $dice }, land on { $space } and pay { $amount }. Nobody says what for.
   *[other] { $player } rolls { $dice }, lands on { $space } and pays { $amount }. Nobody says what for.
}
# As above; the player was moved there, such as by a card.
story-tax = { WHO($player) ->
    [you] You land on { $space } and pay { $amount }. Nobody says what for.
   *[other] { $player } lands on { $space } and pays { $amount }. Nobody says what for.
}
# As above, as a sentence by itself.
event-paid-tax = { WHO($player) ->
    [you] You pay { $amount } for { $space }. Nobody says what for.
   *[other] { $player } pays { $amount } for { $space }. Nobody says what for.
}
# As in events.ftl. What is built are crypts and a mausoleum: one digs.
event-built = { WHO($player) ->
    [you] You dig at { $space } for { $amount }: now { FORM($level, "a") }.
   *[other] { $player } digs at { $space } for { $amount }: now { FORM($level, "a") }.
}
# As above, without a price: it was paid at the auction.
event-built-won = { WHO($player) ->
    [you] You dig at { $space }: now { FORM($level, "a") }.
   *[other] { $player } digs at { $space }: now { FORM($level, "a") }.
}
# As above, several one after the other: $spaces is a list of names, $amount the total.
story-built = { WHO($player) ->
    [you] You dig at { $spaces } for { $amount }.
   *[other] { $player } digs at { $spaces } for { $amount }.
}
# As in events.ftl. A joke about the coldness of the universe.
event-bankrupt = { WHO($player) ->
    [you] You are bankrupt, and the stars don’t care. What is left goes to { $other }.
   *[other] { WHO($other) ->
        [you] { $player } is bankrupt, and the stars don’t care. What is left goes to you.
       *[other] { $player } is bankrupt, and the stars don’t care. What is left goes to { $other }.
    }
}
# As in events.ftl: the game has ended, and $players, one name, has won. The moment that old books foretell.
event-game-over = The stars are right: { $players } wins the game.
# As above; $players is a list of two names or more.
event-game-over-shared = The stars are right: { $players } share the win.

## Characters: bots of this world

# Name of a careful bot: a scholar who is never without a light.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-1 = Doctor Candle
# Name of a bold bot: the captain of a small ship who sails in any weather.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-2 = Skipper Squall
# Name of a haggling bot: a dealer in rare books; vellum is a fine old writing material.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-3 = Trader Vellum
# Name of a careful bot: a librarian who keeps the books shut and the room quiet.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-4 = Keeper Hush
# Name of a bold bot: a scholar who opens every book and door.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-5 = Scholar Dare
# Name of a haggling bot: a dealer in strange old things, called curios.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-6 = Agent Curio
# Speech bubble: a careful bot has just bought a property. At most 40 characters. Who knows what is in there.
says-careful-buys = I bought it. I won’t look inside.
# Speech bubble: a careful bot has just received rent. At most 40 characters. Bad dreams are usual in this world.
says-careful-earns = I’ll sleep a little better tonight.
# Speech bubble: a careful bot has just paid rent or a tax. At most 40 characters.
says-careful-pays = I paid, and I asked no questions.
# Speech bubble: a careful bot has won the game. At most 40 characters. Sane: of sound mind, as in the deck “Sanity”.
says-careful-wins = I won, and I’m still quite sane.
# Speech bubble: a bold bot has just bought a property. At most 40 characters. The property whispers.
says-bold-buys = It whispers? Then I’ll take it!
# Speech bubble: a bold bot has just received rent. At most 40 characters.
says-bold-earns = I knew the dark would pay!
# Speech bubble: a bold bot has just paid rent or a tax. At most 40 characters. Worse things, on voyages.
says-bold-pays = I’ve lost worse at sea.
# Speech bubble: a bold bot has won the game. At most 40 characters. The deep: the sea.
says-bold-wins = I stared into the deep and won!
# Speech bubble: a haggling bot has just bought a property. At most 40 characters. The property was sold without its
# curse.
says-haggler-buys = I talked them out of the curse.
# Speech bubble: a haggling bot has just received rent. At most 40 characters. Old gold coins too.
says-haggler-earns = I take coins of any age.
# Speech bubble: a haggling bot has just paid rent or a tax. At most 40 characters. Instead of money, in vain.
says-haggler-pays = I offered a rare book instead.
# Speech bubble: a haggling bot has won the game. At most 40 characters.
says-haggler-wins = Even the tide gave me a good price.
