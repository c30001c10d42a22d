### The voyage edition: words, names and texts of its own, of a journey around the world; the Moon is its jail.
### Names of spaces must fit into one cell of the board.

## Names of the edition

# Name of the edition: a long journey. Head of the table, lists of editions, “Voyage board”.
edition-voyage = Voyage

## Words that sentences ask for

# Name of the corner space where the game begins, in sentences and in capitals as on the board.
word-go = START
# A property of a colour set, in place of “street”: a piece of land to camp on. One of them.
word-street = plot
# Several of them, without a number.
word-streets = plots
# In place of “jail”, inside a sentence, with its article: “on your way to the Moon”.
word-jail = the Moon
# In place of “Get Out of Jail Free card”. One of them.
word-jail-card = Moon card
# Several such cards.
word-jail-cards = Moon cards
# A turn that a player begins on the Moon; used in the rule options.
word-jail-turn = turn on the Moon
# Several such turns.
word-jail-turns = turns on the Moon
# The small building, in place of “house”. One of them.
word-house = tent
# Several of them, without a number.
word-houses = tents
# The big building, in place of “hotel”: a vehicle to live in. One of them.
word-hotel = caravan
# Several of them, without a number.
word-hotels = caravans

## Buildings on a street

# What stands on a street, and how many are wanted or left. Tag; little room.
level-houses = { $count ->
    [one] { $count } tent
   *[other] { $count } tents
}
# What stands on a street: the big building, of which there is only one. Tag; little room.
level-hotel = caravan
    .a = a caravan
# How many of the big buildings are wanted or left. Tag; little room.
level-hotels = { $count ->
    [one] { $count } caravan
   *[other] { $count } caravans
}

## Sets

# Name of a set: brown on the board, places with high tides. “You complete the … set.”
group-brown = Tide
# Name of a set: light blue on the board, great waterfalls. “You complete the … set.”
group-light-blue = Rainbow
# Name of a set: pink on the board, places with famous sunsets. “You complete the … set.”
group-pink = Sunset
# Name of a set: orange on the board, the rainy season of southern Asia. “You complete the … set.”
group-orange = Monsoon
# Name of a set: red on the board, active volcanoes. “You complete the … set.”
group-red = Volcano
# Name of a set: yellow on the board, deserts and islands with clear night skies; meteors. “You complete the … set.”
group-yellow = Shooting Stars
# Name of a set: green on the board, places in the far north; aurora. “You complete the … set.”
group-green = Northern Lights
# Name of a set: dark blue on the board, high mountains. “You complete the … set.”
group-dark-blue = Full Moon
# Name of a set: the four airports. “You complete the … set.”
group-stations = Airports
# Name of a set: Railway and Eurotunnel: public transport for people, not freight. “You complete the … set.”
group-utilities = Mass Transport

## Decks of cards

# Name of a deck of cards: orders that must be obeyed.
deck-command = Command
# Name of a deck of cards: what was decided about the player.
deck-decision = Decision

## Kinds of spaces, in the texts of cards

# Behind “nearest”: one of the four airports.
kind-station = airport
# Behind “nearest”: Railway or Eurotunnel; public transport for people, not freight.
kind-utility = mass transport

## Tokens

# Name of a token, the piece that a player moves: luggage.
token-suitcase = Suitcase
# Name of a token, the piece that a player moves: for photographs.
token-camera = Camera
# Name of a token, the piece that a player moves: shows where north is.
token-compass = Compass
# Name of a token, the piece that a player moves: a hot-air balloon.
token-balloon = Balloon

## Spaces, in the order of the board

# Corner: the game begins here, and whoever passes gets a salary.
space-start = START
# Plot of the Tide set: in Canada.
space-bay-of-fundy = Bay of Fundy
# Space on which a card of this deck is drawn; several have this name.
space-decision = Decision
# Plot of the Tide set: an island abbey in France.
space-mont-saint-michel = Mont Saint-Michel
# Space on which the player pays the Bank: two spaces have this name.
space-tax = Tax
# One of the four airports, with the name of its city.
space-athens-airport = Athens Airport
# Plot of the Rainbow set: in southern Africa.
space-victoria-falls = Victoria Falls
# Space on which a card of this deck is drawn; several have this name.
space-command = Command
# Plot of the Rainbow set: waterfalls in South America.
space-iguazu = Iguazu
# Plot of the Rainbow set: waterfalls in North America.
space-niagara = Niagara
# Corner: where players are held, as in jail, and where others are only visiting.
space-the-moon = The Moon
# Plot of the Sunset set: an island in Greece.
space-santorini = Santorini
# One of the two means of mass transport: trains, as public transport.
space-railway = Railway
# Plot of the Sunset set: a rock in Australia.
space-uluru = Uluru
# Plot of the Sunset set: a plain in Tanzania.
space-serengeti = Serengeti
# One of the four airports, with the name of its city.
space-cairo-airport = Cairo Airport
# Plot of the Monsoon set: a state of India.
space-kerala = Kerala
# Plot of the Monsoon set: a state of India.
space-goa = Goa
# Plot of the Monsoon set: a city in Thailand.
space-chiang-mai = Chiang Mai
# Corner: nothing happens here; a stop beside a motorway.
space-rest-area = Rest Area
# Plot of the Volcano set: a volcano in Sicily.
space-etna = Etna
# Plot of the Volcano set: a volcano in Indonesia.
space-krakatoa = Krakatoa
# Plot of the Volcano set: a volcano in Hawaii.
space-kilauea = Kilauea
# One of the four airports, with the name of its city.
space-denver-airport = Denver Airport
# Plot of the Shooting Stars set: a desert in Chile.
space-atacama = Atacama
# Plot of the Shooting Stars set: one of the Canary Islands.
space-la-palma = La Palma
# One of the two means of mass transport: the railway tunnel under the English Channel; a name.
space-eurotunnel = Eurotunnel
# Plot of the Shooting Stars set: a valley in Jordan.
space-wadi-rum = Wadi Rum
# Corner: sends players to the Moon.
space-go-to-the-moon = Go to the Moon
# Plot of the Northern Lights set: a city in Norway.
space-tromso = Tromsø
# Plot of the Northern Lights set: a national park in Sweden.
space-abisko = Abisko
# Plot of the Northern Lights set: a city in Canada.
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
# One of the four airports, with the name of its city.
space-sydney-airport = Sydney Airport
# Plot of the Full Moon set: a ruined city in Peru.
space-machu-picchu = Machu Picchu
# Plot of the Full Moon set: the mountains in Asia.
space-himalaya = Himalaya

## Texts of its own: on this board players go to the Moon instead of jail

# As in events.ftl; jail is the Moon here.
event-jailed = { WHO($player) ->
    [you] You go to the Moon.
   *[other] { $player } goes to the Moon.
}
# As in events.ftl; jail is the Moon here.
event-freed = { WHO($player) ->
    [you] You leave the Moon.
   *[other] { $player } leaves the Moon.
}
# As in events.ftl; jail is the Moon here.
event-freed-fine = { WHO($player) ->
    [you] You pay { $amount } and leave the Moon.
   *[other] { $player } pays { $amount } and leaves the Moon.
}
# As in events.ftl; jail is the Moon here.
event-stayed-in-jail = { WHO($player) ->
    [you] You stay on the Moon (try { $count }).
   *[other] { $player } stays on the Moon (try { $count }).
}
# As in events.ftl; jail is the Moon here.
story-roll-jailed = { WHO($player) ->
    [you] You roll { $dice } and go to the Moon.
   *[other] { $player } rolls { $dice } and goes to the Moon.
}
# As in events.ftl; jail is the Moon here.
story-roll-stayed = { WHO($player) ->
    [you] You roll { $dice } and stay on the Moon (try { $count }).
   *[other] { $player } rolls { $dice } and stays on the Moon (try { $count }).
}
# As in events.ftl; jail is the Moon here.
event-owed-fine = { WHO($player) ->
    [you] You owe { $amount } to leave the Moon.
   *[other] { $player } owes { $amount } to leave the Moon.
}
# As in events.ftl; jail is the Moon here.
event-paid-fine = { WHO($player) ->
    [you] You pay { $amount } to leave the Moon.
   *[other] { $player } pays { $amount } to leave the Moon.
}
# As in events.ftl; jail is the Moon here.
event-card-shown = { WHO($player) ->
    [you] You show a Moon card.
   *[other] { $player } shows a Moon card.
}
# As in events.ftl; jail is the Moon here.
event-card-used = { WHO($player) ->
    [you] You use a card to leave the Moon.
   *[other] { $player } uses a card to leave the Moon.
}
# To the reader, whose turn begins on the Moon, over the buttons: roll, pay, use a card.
awaiting-you-roll-jail = You’re on the Moon. How will you leave?
# Button on the Moon, which is the jail here. $amount: €5,000.
act-fine = Pay { $amount } to leave the Moon
# Button on the Moon: plays a Moon card.
act-card = Use a card to leave the Moon
# Label of a field for a number of such cards; column head in the terminal. Little room.
deal-cards = Moon cards
# Small line below a trade with such a card, and why the terminal refuses one. $amount: €5,000.
deal-card-price = A Moon card can’t be traded for less than { $amount }.
# On the space of the Moon, in its window; visitors stand there too.
about-jail = Just visiting or on the Moon
# On the corner that sends players to the Moon, in its window.
about-go-to-jail = Go to the Moon
# Tag at a player; box to tick in corrections; place of a player in the terminal.
player-in-jail = on the Moon
# Tag at a player and part of an offer. Little room.
jail-cards = { $count ->
    [one] { $count } Moon card
   *[other] { $count } Moon cards
}
# Text of a card, as printed: an order to the player who draws it.
card-go-to-jail = Go to the Moon. You collect no salary.
# Text of a card, as printed. It does not free from anything else.
card-jail-free = Keep this card: it gets you off the Moon once, or you can sell it.
