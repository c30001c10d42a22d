# Navn i utgaven voyage.

edition-voyage = Verdensreise
word-street = tomt
word-streets = tomter
word-streets-the = tomtene
word-street-one = en tomt
word-street-only-one = én tomt
word-street-other = en annen tomt
word-street-every-gets = hver tomt i fargesettet får sin første bygning før noen av dem får sin andre
word-street-that = den tomten
word-street-the = tomten
word-street-gets = en tomt før den får
word-street-full = når den er full
word-jail = månen
word-jail-into = til månen
word-jail-card = månekort
word-jail-cards = månekort
word-jail-turn = turen på månen
word-jail-turns = turer på månen
word-house = telt
word-houses = telt
word-hotel = campingvogn
word-hotel-one = en campingvogn
word-hotels = campingvogner
word-hotels-the = campingvognene
level-houses = { $count ->
    [one] { $count } telt
   *[other] { $count } telt
}
level-hotel = campingvogn
group-brown = Tidevann
group-light-blue = Regnbue
group-pink = Solnedgang
group-orange = Monsun
group-red = Vulkan
group-yellow = Stjerneskudd
group-green = Nordlys
group-dark-blue = Fullmåne
group-stations = Flyplasser
group-utilities = Massetransport
deck-command = Ordre
deck-decision = Beslutning
kind-station = flyplass
kind-utility = massetransport
token-suitcase = Koffert
token-camera = Kamera
token-compass = Kompass
token-balloon = Ballong
space-start = START
space-bay-of-fundy = Fundybukta
space-decision = Beslutning
space-mont-saint-michel = Mont Saint-Michel
space-tax = Skatt
space-athens-airport = Athen lufthavn
space-victoria-falls = Victoriafallene
space-command = Ordre
space-iguazu = Iguazú
space-niagara = Niagara
space-the-moon = Månen
space-santorini = Santorini
space-railway = Jernbane
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Kairo lufthavn
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Rasteplass
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Denver lufthavn
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Kanaltunnelen
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Reis til månen
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Sydney lufthavn
space-machu-picchu = Machu Picchu
space-himalaya = Himalaya

# På dette brettet reiser man til månen i stedet.
event-jailed = { $player } reiser til månen.
event-freed = { $player } forlater månen.
event-freed-fine = { $player } forlater månen for { $amount }.
event-stayed-in-jail = { $player } blir på månen (forsøk { $count }).
event-owed-fine = { $player } skylder { $amount } for å forlate månen.
event-paid-fine = { $player } betaler { $amount } for å forlate månen.
event-card-shown = { $player } viser et månekort.
event-card-used = { $player } bruker et kort for å forlate månen.
awaiting-you-roll-jail = Du er på månen. Hvordan kommer du deg derfra?
act-fine = Betal { $amount } og forlat månen
act-card = Bruk et kort og forlat månen
deal-cards = Månekort
deal-card-price = Et månekort koster minst { $amount }.
about-jail = På besøk, eller på månen
about-go-to-jail = Reis til månen
player-in-jail = på månen
jail-cards = { $count ->
    [one] { $count } månekort
   *[other] { $count } månekort
}
card-go-to-jail = Reis til månen, uten lønn.
card-jail-free = Behold kortet: Det henter deg fra månen én gang, eller kan selges.
