# Navne i udgaven voyage.

edition-voyage = Verdensrejse
word-street = parcel
word-streets = parceller
word-street-one = en parcel
word-street-only-one = én parcel
word-street-other = en anden parcel
word-street-every-gets = hver parcel i farvegruppen får sin første bygning, før en af dem får sin anden
word-street-that = den parcel
word-street-the = parcellen
word-street-gets = en parcel, før den får
word-street-full = når den er fuld
word-jail = Månen
word-jail-into = til Månen
word-jail-card = månekort
word-jail-cards = månekort
word-jail-turn = tur på Månen
word-jail-turns = ture på Månen
word-house = telt
word-houses = telte
word-hotel = campingvogn
word-hotel-one = en campingvogn
word-hotels = campingvogne
word-street-hands = en parcel skifter kun ejer, når hele dens
level-houses = { $count ->
    [one] { $count } telt
   *[other] { $count } telte
}
level-hotel = campingvogn
group-brown = Tidevand
group-light-blue = Regnbue
group-pink = Solnedgang
group-orange = Monsun
group-red = Vulkan
group-yellow = Stjerneskud
group-green = Nordlys
group-dark-blue = Fuldmåne
group-stations = Lufthavne
group-utilities = Massetransport
deck-command = Ordre
deck-decision = Beslutning
kind-station = lufthavn
kind-utility = massetransport
token-suitcase = Kuffert
token-camera = Kamera
token-compass = Kompas
token-balloon = Ballon
space-start = START
space-bay-of-fundy = Fundybugten
space-decision = Beslutning
space-mont-saint-michel = Mont Saint-Michel
space-tax = Skat
space-athens-airport = Athens lufthavn
space-victoria-falls = Victoriavandfaldene
space-command = Ordre
space-iguazu = Iguazú
space-niagara = Niagara
space-the-moon = Månen
space-santorini = Santorini
space-railway = Jernbane
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Kairos lufthavn
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Rasteplads
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Denvers lufthavn
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Kanaltunnelen
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Rejs til Månen
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Sydneys lufthavn
space-machu-picchu = Machu Picchu
space-himalaya = Himalaya

# På denne plade rejser man til Månen i stedet.
event-jailed = { $player } rejser til Månen.
event-freed = { $player } forlader Månen.
event-freed-fine = { $player } forlader Månen for { $amount }.
event-stayed-in-jail = { $player } bliver på Månen (forsøg { $count }).
event-owed-fine = { $player } skylder { $amount } for at forlade Månen.
event-paid-fine = { $player } betaler { $amount } for at forlade Månen.
event-card-shown = { $player } viser et månekort.
event-card-used = { $player } bruger et kort til at forlade Månen.
awaiting-you-roll-jail = Du er på Månen. Hvordan kommer du væk?
act-fine = Betal { $amount }, og forlad Månen
act-card = Brug et kort, og forlad Månen
deal-cards = Månekort
deal-card-price = Et månekort koster mindst { $amount }.
about-jail = På besøg, eller på Månen
about-go-to-jail = Rejs til Månen
player-in-jail = på Månen
jail-cards = { $count ->
    [one] { $count } månekort
   *[other] { $count } månekort
}
card-go-to-jail = Rejs til Månen, uden løn.
card-jail-free = Behold kortet: Det henter dig fra Månen én gang eller må sælges.
