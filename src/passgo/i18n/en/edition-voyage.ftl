# Names of the voyage edition.

edition-voyage = Voyage
word-go = START
word-street = plot
word-streets = plots
word-jail = the Moon
word-jail-card = Moon card
word-jail-cards = Moon cards
word-jail-turn = turn on the Moon
word-jail-turns = turns on the Moon
word-house = tent
word-houses = tents
word-hotel = caravan
word-hotels = caravans
level-houses = { $count ->
    [one] { $count } tent
   *[other] { $count } tents
}
level-hotel = caravan
group-brown = Tide
group-light-blue = Rainbow
group-pink = Sunset
group-orange = Monsoon
group-red = Volcano
group-yellow = Shooting Stars
group-green = Northern Lights
group-dark-blue = Full Moon
group-stations = Airports
group-utilities = Mass Transport
deck-command = Command
deck-decision = Decision
kind-station = airport
kind-utility = mass transport
token-suitcase = Suitcase
token-camera = Camera
token-compass = Compass
token-balloon = Balloon
space-start = START
space-bay-of-fundy = Bay of Fundy
space-decision = Decision
space-mont-saint-michel = Mont Saint-Michel
space-tax = Tax
space-athens-airport = Athens Airport
space-victoria-falls = Victoria Falls
space-command = Command
space-iguazu = Iguazu
space-niagara = Niagara
space-the-moon = The Moon
space-santorini = Santorini
space-railway = Railway
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Cairo Airport
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Rest Area
space-etna = Etna
space-krakatoa = Krakatoa
space-kilauea = Kilauea
space-denver-airport = Denver Airport
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotunnel
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Go to the Moon
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Sydney Airport
space-machu-picchu = Machu Picchu
space-himalaya = Himalaya

# On this board one goes to the Moon instead.
event-jailed = { $player } goes to the Moon.
event-freed = { $player } leaves the Moon.
event-freed-fine = { $player } leaves the Moon for { $amount }.
event-stayed-in-jail = { $player } stays on the Moon (try { $count }).
event-owed-fine = { $player } owes { $amount } to leave the Moon.
event-paid-fine = { $player } pays { $amount } to leave the Moon.
event-card-shown = { $player } shows a Moon card.
event-card-used = { $player } uses a card to leave the Moon.
awaiting-you-roll-jail = You are on the Moon. How do you leave?
act-fine = Pay { $amount } to leave the Moon
act-card = Use a card to leave the Moon
deal-cards = Moon cards
deal-card-price = A Moon card changes hands for at least { $amount }.
about-jail = Just visiting, or on the Moon
about-go-to-jail = Go to the Moon
player-in-jail = on the Moon
jail-cards = { $count ->
    [one] { $count } Moon card
   *[other] { $count } Moon cards
}
card-go-to-jail = Go to the Moon, without the salary.
card-jail-free = Keep it: it opens the Moon once, or may be sold.
