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
    .one = een caravan
level-hotels = { $count ->
    [one] { $count } caravan
   *[other] { $count } caravans
}
group-brown = Getij
group-light-blue = Regenboog
group-pink = Zonsondergang
group-orange = Moesson
group-red = Vulkaan
group-yellow = Vallende sterren
group-green = Noorderlicht
group-dark-blue = Volle maan
group-stations = Luchthavens
group-utilities = Openbaar vervoer
deck-command = Opdracht
    .one = een Opdrachtkaart
deck-decision = Beslissing
    .one = een Beslissingskaart
kind-station = luchthaven
    .next = de eerstvolgende luchthaven
kind-utility = openbaar vervoer
    .next = het eerstvolgende openbaar vervoer
token-suitcase = Koffer
token-camera = Fototoestel
token-compass = Kompas
token-balloon = Luchtballon
space-start = START
space-bay-of-fundy = Bay of Fundy
    .the = de Bay of Fundy
space-decision = Beslissing
space-mont-saint-michel = Mont Saint-Michel
    .the = de Mont Saint-Michel
space-tax = Belasting
    .tax = belasting
space-athens-airport = Luchthaven Athene
space-victoria-falls = Victoriawatervallen
    .board = Victoria{ "\u00AD" }water{ "\u00AD" }vallen
    .the = de Victoriawatervallen
space-command = Opdracht
space-iguazu = Iguazu
    .gender = n
space-niagara = Niagara
    .gender = n
space-the-moon = Maan
    .the = het Maanvakje
space-santorini = Santorini
    .gender = n
space-railway = Spoorweg
    .the = de Spoorweg
space-uluru = Uluru
    .gender = n
space-serengeti = Serengeti
    .the = de Serengeti
space-cairo-airport = Luchthaven Caïro
space-kerala = Kerala
    .gender = n
space-goa = Goa
    .gender = n
space-chiang-mai = Chiang Mai
    .gender = n
space-rest-area = Rustplaats
    .the = de Rustplaats
space-etna = Etna
    .the = de Etna
space-krakatoa = Krakatau
    .the = de Krakatau
space-kilauea = Kilauea
    .the = de Kilauea
space-denver-airport = Luchthaven Denver
space-atacama = Atacama
    .the = de Atacama
space-la-palma = La Palma
    .gender = n
space-eurotunnel = Kanaaltunnel
    .board = Kanaal{ "\u00AD" }tunnel
    .the = de Kanaaltunnel
space-wadi-rum = Wadi Rum
    .gender = n
space-go-to-the-moon = Naar de Maan
    .the = ‘Naar de Maan’
space-tromso = Tromsø
    .gender = n
space-abisko = Abisko
    .gender = n
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
    .gender = n
space-sydney-airport = Luchthaven Sydney
space-machu-picchu = Machu Picchu
    .gender = n
space-himalaya = Himalaya
    .the = de Himalaya

# Op dit bord ga je in plaats daarvan naar de Maan.
event-jailed = { WHO($player) ->
    [you] Je gaat naar de Maan.
   *[other] { $player } gaat naar de Maan.
}
event-freed = { WHO($player) ->
    [you] Je verlaat de Maan.
   *[other] { $player } verlaat de Maan.
}
event-freed-fine = { WHO($player) ->
    [you] Je betaalt { $amount } en verlaat de Maan.
   *[other] { $player } betaalt { $amount } en verlaat de Maan.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Je blijft op de Maan (poging { $count }).
   *[other] { $player } blijft op de Maan (poging { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Je gooit { $dice } en gaat naar de Maan.
   *[other] { $player } gooit { $dice } en gaat naar de Maan.
}
story-roll-stayed = { WHO($player) ->
    [you] Je gooit { $dice } en blijft op de Maan (poging { $count }).
   *[other] { $player } gooit { $dice } en blijft op de Maan (poging { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Je moet { $amount } betalen om de Maan te verlaten.
   *[other] { $player } moet { $amount } betalen om de Maan te verlaten.
}
event-paid-fine = { WHO($player) ->
    [you] Je betaalt { $amount } om de Maan te verlaten.
   *[other] { $player } betaalt { $amount } om de Maan te verlaten.
}
event-card-shown = { WHO($player) ->
    [you] Je laat een maankaart zien.
   *[other] { $player } laat een maankaart zien.
}
event-card-used = { WHO($player) ->
    [you] Je gebruikt een kaart om de Maan te verlaten.
   *[other] { $player } gebruikt een kaart om de Maan te verlaten.
}
awaiting-you-roll-jail = Je bent op de Maan. Hoe kom je weg?
act-fine = { $amount } betalen en de Maan verlaten
act-card = Met een kaart de Maan verlaten
deal-cards = Maankaarten
deal-card-price = Een maankaart mag niet voor minder dan { $amount } worden verhandeld.
about-jail = Op bezoek, of op de Maan
about-go-to-jail = Naar de Maan
player-in-jail = op de Maan
jail-cards = { $count ->
    [one] { $count } maankaart
   *[other] { $count } maankaarten
}
card-go-to-jail = Ga direct naar de Maan. Je ontvangt geen salaris.
card-jail-free = Bewaar deze kaart: je komt er één keer mee van de Maan, of je verkoopt hem.
