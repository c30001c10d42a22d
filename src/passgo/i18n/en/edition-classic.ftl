### The classic board; the championship plays on it too. Names of spaces must fit into one cell of the board.

## Names of the edition

# Name of the edition: head of the table, lists of editions, “Classic board”.
edition-classic = Classic
# Name of the edition played in championships: the classic board with the judges’ rules.
edition-championship = Championship

## Buildings on a street

# What stands on a street, and how many are wanted or left. Tag; little room.
level-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
# What stands on a street: the big building, of which there is only one. Tag; little room.
level-hotel = hotel
    .a = a hotel
# How many of the big buildings are wanted or left. Tag; little room.
level-hotels = { $count ->
    [one] { $count } hotel
   *[other] { $count } hotels
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
# Name of a set: the four railways. “You complete the … set.”
group-stations = Stations
# Name of a set: electric company and water works. “You complete the … set.”
group-utilities = Utilities

## Decks of cards

# Name of a deck of cards: events by luck. As in the rulebook.
deck-chance = Chance
# Name of a deck of cards: a fund of the town. As in the rulebook.
deck-community-chest = Community Chest

## Kinds of spaces, in the texts of cards

# Behind “nearest”: one of the four railways.
kind-station = station
# Behind “nearest”: electric company or water works.
kind-utility = utility

## Tokens

# Name of a token, the piece that a player moves: an old racing car.
token-car = Car
# Name of a token, the piece that a player moves: a tall silk hat.
token-top-hat = Top Hat
# Name of a token, the piece that a player moves: a small dog.
token-dog = Dog
# Name of a token, the piece that a player moves: a battleship.
token-ship = Ship
# Name of a token, the piece that a player moves: for pressing clothes, not the metal.
token-iron = Iron
# Name of a token, the piece that a player moves: an old shoe.
token-boot = Boot
# Name of a token, the piece that a player moves: a cap for sewing, worn on a finger.
token-thimble = Thimble
# Name of a token, the piece that a player moves: a garden cart with one wheel.
token-wheelbarrow = Wheelbarrow

## Spaces, in the order of the board

# Corner: the game begins here, and whoever passes gets a salary.
space-go = GO
# Street of the Brown set, named after one in Atlantic City; most languages keep it.
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
# Space on which a card of this deck is drawn; several have this name.
space-community-chest = Community Chest
# Street of the Brown set, named after one in Atlantic City; most languages keep it.
space-baltic-avenue = Baltic Avenue
# Space on which the player pays the Bank: a share of what one earns.
space-income-tax = Income Tax
# One of the four railways, once a real one in the USA; most languages keep it.
space-reading-railroad = Reading Railroad
# Street of the Light Blue set, named after one in Atlantic City; most languages keep it.
space-oriental-avenue = Oriental Avenue
# Space on which a card of this deck is drawn; several have this name.
space-chance = Chance
# Street of the Light Blue set, named after one in Atlantic City; most languages keep it.
space-vermont-avenue = Vermont Avenue
# Street of the Light Blue set, named after one in Atlantic City; most languages keep it.
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
# Corner: where players are locked up, and where others are only visiting.
space-jail = Jail / Just Visiting
# Street of the Pink set, named after one in Atlantic City; most languages keep it.
space-st-charles-place = St. Charles Place
# One of the two utilities: supplies current.
space-electric-company = Electric Company
# Street of the Pink set, named after one in Atlantic City; most languages keep it.
space-states-avenue = States Avenue
# Street of the Pink set, named after one in Atlantic City; most languages keep it.
space-virginia-avenue = Virginia Avenue
# One of the four railways, once a real one in the USA; most languages keep it.
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
# Street of the Orange set, named after one in Atlantic City; most languages keep it.
space-st-james-place = St. James Place
# Street of the Orange set, named after one in Atlantic City; most languages keep it.
space-tennessee-avenue = Tennessee Avenue
# Street of the Orange set, named after one in Atlantic City; most languages keep it.
space-new-york-avenue = New York Avenue
# Corner: nothing happens here.
space-free-parking = Free Parking
# Street of the Red set, named after one in Atlantic City; most languages keep it.
space-kentucky-avenue = Kentucky Avenue
# Street of the Red set, named after one in Atlantic City; most languages keep it.
space-indiana-avenue = Indiana Avenue
# Street of the Red set, named after one in Atlantic City; most languages keep it.
space-illinois-avenue = Illinois Avenue
# One of the four railways, once a real one in the USA; most languages keep it.
space-b-and-o-railroad = B. & O. Railroad
# Street of the Yellow set, named after one in Atlantic City; most languages keep it.
space-atlantic-avenue = Atlantic Avenue
# Street of the Yellow set, named after one in Atlantic City; most languages keep it.
space-ventnor-avenue = Ventnor Avenue
# One of the two utilities: supplies water.
space-water-works = Water Works
# Street of the Yellow set, named after one in Atlantic City; most languages keep it.
space-marvin-gardens = Marvin Gardens
# Corner: sends players to jail.
space-go-to-jail = Go To Jail
# Street of the Green set, named after one in Atlantic City; most languages keep it.
space-pacific-avenue = Pacific Avenue
# Street of the Green set, named after one in Atlantic City; most languages keep it.
space-north-carolina-avenue = North Carolina Avenue
# Street of the Green set, named after one in Atlantic City; most languages keep it.
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
# One of the four railways: a small local railway.
space-short-line = Short Line
# Street of the Dark Blue set, named after one in Atlantic City; most languages keep it.
space-park-place = Park Place
# Space on which the player pays the Bank: on costly things.
space-luxury-tax = Luxury Tax
# Street of the Dark Blue set, named after one in Atlantic City; most languages keep it.
space-boardwalk = Boardwalk

## Characters: bots of this world

# Name of a careful bot: a notary is a lawyer for contracts, and thrift is care with money.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-1 = Notary Thrift
# Name of a bold bot: an officer who takes risks.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-2 = Major Gamble
# Name of a haggling bot: somebody who arranges sales and meets others halfway.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-3 = Broker Halfway
# Name of a careful bot: somebody who hedges their bets, so as never to lose much.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-4 = Doctor Hedge
# Name of a bold bot: a railway conductor in a hurry.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-5 = Conductor Dash
# Name of a haggling bot: a shopkeeper who likes to swap.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-6 = Grocer Swap
# Name of a careful bot: somebody who shows people to their seats, on the tips of their toes.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-7 = Usher Tiptoe
# Name of a bold bot: an early pilot who takes the plunge.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-8 = Pilot Plunge
# Speech bubble: a careful bot has just bought a property. At most 40 characters. Every line of the deed.
says-careful-buys = I read every line. Now it’s mine.
# Speech bubble: a careful bot has just received rent. At most 40 characters.
says-careful-earns = That goes straight into my savings.
# Speech bubble: a careful bot has just paid rent or a tax. At most 40 characters. Set aside: saved for such a case.
says-careful-pays = Luckily, I’d set that aside.
# Speech bubble: a careful bot has won the game. At most 40 characters.
says-careful-wins = I saved my way to the top.
# Speech bubble: a bold bot has just bought a property. At most 40 characters.
says-bold-buys = I like it, so I bought it!
# Speech bubble: a bold bot has just received rent. At most 40 characters.
says-bold-earns = My gamble pays off!
# Speech bubble: a bold bot has just paid rent or a tax. At most 40 characters.
says-bold-pays = Ouch! I’ll win that back.
# Speech bubble: a bold bot has won the game. At most 40 characters.
says-bold-wins = I bet on the whole city and won!
# Speech bubble: a haggling bot has just bought a property. At most 40 characters. The price was low.
says-haggler-buys = I’d have paid more, honestly.
# Speech bubble: a haggling bot has just received rent. At most 40 characters.
says-haggler-earns = A fair price, if I may say so.
# Speech bubble: a haggling bot has just paid rent or a tax. At most 40 characters.
says-haggler-pays = No discount? I had to ask.
# Speech bubble: a haggling bot has won the game. At most 40 characters.
says-haggler-wins = Best deal I ever made!
