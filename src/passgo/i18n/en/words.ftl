### The usual words for the things of the game. Sentences ask for them as { word-rent }, or { Word-rent } at the
### beginning of a sentence; an edition can have its own word in its file. A language may add the forms it needs.

# Name of the corner space where the game begins and the salary is paid, as printed on the board.
word-go = GO
# What a visitor pays to the owner of a space. Bare noun after an article: “the rent is doubled”.
word-rent = rent
# As above, not yet named and without an article of its own: “claim rent”; ghost edition: “claim a fee”.
word-rent-some = rent
# As above, behind a sum: “pays $50 rent”; ghost edition: “pays $50 as a fee”.
word-rent-sum = rent
# As above, in general or several of them: “collect rent”; ghost edition: “collect fees”.
word-rent-pl = rent
# As above, one that is already known: “you only get rent if …”; ghost edition: “you only get the fee if …”.
word-rent-the = rent
# Anything on the board that can be bought: street, station or utility. Not the printed card. One of them.
word-deed = property
# Several of them: streets, stations and utilities together.
word-deeds = properties
# A property of a colour set, on which houses are built; not a station or a utility. One of them.
word-street = street
# Several properties of colour sets, on which houses are built.
word-streets = streets
# The jail of the game, in sentences, without an article: “get out of jail”. Voyage edition: the Moon.
word-jail = jail
# The card that its owner can keep and use to leave jail, under its full name, in sentences. One of them.
word-jail-card = Get Out of Jail Free card
# Several such cards; in sentences and as the label of a field.
word-jail-cards = Get Out of Jail Free cards
# A turn that a player begins in jail; used in the rule options. One of them.
word-jail-turn = turn in jail
# Several turns that a player begins in jail.
word-jail-turns = turns in jail
# The small building. Also on its own, behind a number and “×”. One of them.
word-house = house
# Several small buildings, without a number.
word-houses = houses
# The big building that replaces the houses of a street. One of them.
word-hotel = hotel
# Several big buildings, without a number.
word-hotels = hotels
