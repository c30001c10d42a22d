# Namen van de editie voyage.

edition-voyage = Wereldreis
word-street = kavel
word-streets = kavels
word-jail = de Maan
word-jail-from = van de Maan
word-jail-card = maankaart
word-jail-cards = maankaarten
word-jail-turn = beurt op de Maan
word-jail-turns = beurten op de Maan
word-house = tent
word-houses = tenten
word-hotel = caravan
word-hotels = caravans
level-houses = { $count ->
    [one] { $count } tent
   *[other] { $count } tenten
}
level-hotel = caravan
group-brown = Getij
group-light-blue = Regenboog
group-pink = Zonsondergang
group-orange = Moesson
group-red = Vulkaan
group-yellow = Vallende sterren
group-green = Noorderlicht
group-dark-blue = Volle maan
group-stations = Luchthavens
group-utilities = Massavervoer
deck-command = Opdracht
deck-decision = Beslissing
kind-station = luchthaven
kind-utility = massavervoer
token-suitcase = Koffer
token-camera = Fototoestel
token-compass = Kompas
token-balloon = Luchtballon
space-start = START
space-bay-of-fundy = Bay of Fundy
space-decision = Beslissing
space-mont-saint-michel = Mont Saint-Michel
space-tax = Belasting
space-athens-airport = Luchthaven Athene
space-victoria-falls = Victoriawatervallen
space-command = Opdracht
space-iguazu = Iguazu
space-niagara = Niagara
space-the-moon = De Maan
space-santorini = Santorini
space-railway = Spoorweg
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Luchthaven Caïro
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Rustplaats
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Luchthaven Denver
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Kanaaltunnel
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Naar de Maan
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Luchthaven Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himalaya

# Op dit bord ga je in plaats daarvan naar de Maan.
event-jailed = { $player } gaat naar de Maan.
event-freed = { $player } verlaat de Maan.
event-freed-fine = { $player } verlaat de Maan voor { $amount }.
event-stayed-in-jail = { $player } blijft op de Maan (poging { $count }).
event-owed-fine = { $player } moet { $amount } betalen om de Maan te verlaten.
event-paid-fine = { $player } betaalt { $amount } om de Maan te verlaten.
event-card-shown = { $player } laat een maankaart zien.
event-card-used = { $player } gebruikt een kaart om de Maan te verlaten.
awaiting-you-roll-jail = Je bent op de Maan. Hoe kom je weg?
act-fine = { $amount } betalen en de Maan verlaten
act-card = Met een kaart de Maan verlaten
deal-cards = Maankaarten
deal-card-price = Een maankaart kost minstens { $amount }.
about-jail = Op bezoek, of op de Maan
about-go-to-jail = Naar de Maan
player-in-jail = op de Maan
jail-cards = { $count ->
    [one] { $count } maankaart
   *[other] { $count } maankaarten
}
card-go-to-jail = Ga naar de Maan, zonder salaris.
card-jail-free = Bewaar deze kaart: ze haalt je één keer van de Maan, of je mag de kaart verkopen.
