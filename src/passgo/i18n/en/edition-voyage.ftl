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
    [you] Lift-off! You go to the Moon.
   *[other] Lift-off! { $player } goes to the Moon.
}
# As in events.ftl; jail is the Moon here.
event-freed = { WHO($player) ->
    [you] You’re back from the Moon.
   *[other] { $player } is back from the Moon.
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
    [you] You roll { $dice }. Lift-off! You go to the Moon.
   *[other] { $player } rolls { $dice }. Lift-off to the Moon!
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
# Text of a card: an order to the player who draws it, and who gets no salary on the way.
card-go-to-jail = You board the wrong rocket. Go straight to the Moon. You collect no salary.
# Text of a card, which the player keeps: a ticket home. It does not free from anything else.
card-jail-free = A rocket ticket. Keep this card: it gets you off the Moon once, or you can sell it.

## Cards, told in this world

# The picture on a postcard. $space is a name on the board.
card-advance-to = A postcard tempts you. Advance to { $space }.
# The player would like to be at home. $go is the name of the START space.
card-to-go = You’re homesick. Advance to { $go } and collect your salary.
# $space is a kind of space: airport. Its owner may charge twice the usual rent.
card-next-station = You’ve missed your flight. Advance to the nearest { $space }. Its owner may charge double.
# No plane flies in the fog. $space is a kind of space: mass transport. $factor is a number like 1,000.
card-next-utility = Fog! Advance to the nearest { $space } and roll. Its owner may charge { $factor } times the roll.
# The player then does what the new space says.
card-back-three = You forgot your passport. Go back three spaces and do what that space says.
# The camp of tents and caravans. $house, $hotel: sums; $house-name, $hotel-name: tent, caravan.
card-general-repairs = A hailstorm hits camp. Pay { $house } per { $house-name } and { $hotel } per { $hotel-name }.
# Any fine. Picking rare flowers is forbidden. $amount is a sum.
card-fine = You picked a rare flower. Pay a fine of { $amount }.
# The others went along as the player’s tour group; the player pays every one of them. $amount is a sum.
card-elected-chair = You lead the tour and get lost. Pay each player { $amount }.
# From shares in a company that runs ferries. $amount is a sum.
card-dividend = Your shares in a ferry line pay out. Collect { $amount }.
# Money that the player once lent. $amount is a sum.
card-loan-matures = An old travel companion pays you back. Collect { $amount }.
# A mistake by the Bank, when changing money, that is good for the player. $amount is a sum.
card-bank-error = The Bank gets the exchange rate wrong. Collect { $amount }.
# For a visit. $amount is a sum.
card-doctor = A doctor looks at your sunburn. Pay { $amount }.
# The player sold shares. $amount is a sum.
card-sale-of-stock = You sell your shares in an airline. Collect { $amount }.
# Money saved for a journey and forgotten. $amount is a sum.
card-holiday-fund = You find your travel savings in a sock. Collect { $amount }.
# Too much tax was paid, at the border. $amount is a sum.
card-tax-refund = Customs refunds the tax on your souvenirs. Collect { $amount }.
# Every other player pays the player. $amount is a sum.
card-birthday = Birthday at the campfire! Collect { $amount } from each player.
# Insurance for luggage, paid to the player. $amount is a sum.
card-life-insurance = Your luggage is lost, but insured. Collect { $amount }.
# For treatment. The crater is that of a volcano. $amount is a sum.
card-hospital = You twist an ankle on the crater rim. Pay { $amount }.
# For the player’s own lessons. $amount is a sum.
card-school-fees = A language course before you leave. Pay { $amount }.
# Lava is what flows from a volcano. $house, $hotel: sums; $house-name, $hotel-name: tent, caravan.
card-street-repairs = Lava blocks the road. Pay { $house } per { $house-name } and { $hotel } per { $hotel-name }.
# Of a contest for photos. $amount is a sum.
card-second-prize = Your sunset photo comes second. Collect { $amount }.
# From a relative: money that she had saved for travelling. $amount is a sum.
card-inheritance = Your great-aunt leaves you her travel fund. Collect { $amount }.

## Events, told in this world

# As in events.ftl. The purse of a traveller.
story-salary = { $go } pays { $amount } for the road.
# As above, as a sentence by itself.
event-salary = { WHO($player) ->
    [you] You pass { $go } and collect { $amount } for the road.
   *[other] { $player } passes { $go } and collects { $amount } for the road.
}
# As in events.ftl. $space is the name of the Tax space; customs are the officers at a border.
story-roll-tax = { WHO($player) ->
    [you] You roll { $dice }, land on { $space } and pay { $amount } at customs.
   *[other] { $player } rolls { $dice }, lands on { $space } and pays { $amount } at customs.
}
# As above; the player was moved there, such as by a card.
story-tax = { WHO($player) ->
    [you] You land on { $space } and pay { $amount } at customs.
   *[other] { $player } lands on { $space } and pays { $amount } at customs.
}
# As above, as a sentence by itself.
event-paid-tax = { WHO($player) ->
    [you] You pay { $amount } for { $space } at customs.
   *[other] { $player } pays { $amount } for { $space } at customs.
}
# As in events.ftl. What is built are tents and a caravan.
event-built = { WHO($player) ->
    [you] You pitch camp on { $space } for { $amount }: now { FORM($level, "a") }.
   *[other] { $player } pitches camp on { $space } for { $amount }: now { FORM($level, "a") }.
}
# As above, without a price: it was paid at the auction.
event-built-won = { WHO($player) ->
    [you] You pitch camp on { $space }: now { FORM($level, "a") }.
   *[other] { $player } pitches camp on { $space }: now { FORM($level, "a") }.
}
# As above, several one after the other: $spaces is a list of names, $amount the total.
story-built = { WHO($player) ->
    [you] You pitch camp on { $spaces } for { $amount }.
   *[other] { $player } pitches camp on { $spaces } for { $amount }.
}
# As in events.ftl. The end of a journey.
event-bankrupt = { WHO($player) ->
    [you] You are bankrupt and fly home. What is left goes to { $other }.
   *[other] { WHO($other) ->
        [you] { $player } is bankrupt and flies home. What is left goes to you.
       *[other] { $player } is bankrupt and flies home. What is left goes to { $other }.
    }
}
# As in events.ftl: the game has ended, and $players, one name, has won. Players travel round the world.
event-game-over = The journey ends: { $players } wins the game.
# As above; $players is a list of two names or more.
event-game-over-shared = The journey ends: { $players } share the win.

## Characters: bots of this world

# Name of a careful bot: the warden of a nature park, dressed for rain in any weather.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-1 = Ranger Poncho
# Name of a bold bot: somebody who likes the long and wild way round.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-2 = Captain Detour
# Name of a haggling bot: a travel agent who always asks for the better seat.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-3 = Agent Upgrade
# Name of a careful bot: somebody who is at the airport hours too soon.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-4 = Scout Early
# Speech bubble: a careful bot has just bought a property. At most 40 characters.
says-careful-buys = I checked the map first.
# Speech bubble: a careful bot has just received rent. At most 40 characters.
says-careful-earns = That goes into my travel fund.
# Speech bubble: a careful bot has just paid rent or a tax. At most 40 characters.
says-careful-pays = I packed spare cash for this.
# Speech bubble: a careful bot has won the game. At most 40 characters.
says-careful-wins = I’m home safe, and with all my bags!
# Speech bubble: a bold bot has just bought a property. At most 40 characters.
says-bold-buys = I saw it, I loved it, I bought it!
# Speech bubble: a bold bot has just received rent. At most 40 characters.
says-bold-earns = My next flight is paid for!
# Speech bubble: a bold bot has just paid rent or a tax. At most 40 characters. Takes the loss lightly.
says-bold-pays = I’ll call it an adventure.
# Speech bubble: a bold bot has won the game. At most 40 characters.
says-bold-wins = I’ve seen the world and won it!
# Speech bubble: a haggling bot has just bought a property. At most 40 characters. The price that tourists don’t get.
says-haggler-buys = They gave me the local price.
# Speech bubble: a haggling bot has just received rent. At most 40 characters. Throw in: give on top.
says-haggler-earns = I throw in the view for free.
# Speech bubble: a haggling bot has just paid rent or a tax. At most 40 characters. A lower price for many travellers,
# in vain.
says-haggler-pays = I asked for the group rate.
# Speech bubble: a haggling bot has won the game. At most 40 characters.
says-haggler-wins = I saw the world at a discount!
