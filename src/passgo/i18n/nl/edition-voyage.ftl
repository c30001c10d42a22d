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
    [you] Lancering! Je gaat naar de Maan.
   *[other] Lancering! { $player } gaat naar de Maan.
}
event-freed = { WHO($player) ->
    [you] Je bent terug van de Maan.
   *[other] { $player } is terug van de Maan.
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
    [you] Je gooit { $dice }. Lancering! Je gaat naar de Maan.
   *[other] { $player } gooit { $dice }. Lancering, op naar de Maan!
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
card-go-to-jail = Je stapt in de verkeerde raket. Ga direct naar de Maan. Je ontvangt geen salaris.
card-jail-free = Een raketticket! Bewaar deze kaart: je komt er één keer mee van de Maan, of je verkoopt hem.

card-advance-to = Een ansichtkaart lokt je. Ga naar { FORM($space, "the") }.
card-to-go = Je hebt heimwee. Ga naar { $go } en ontvang je salaris.
card-next-station = Je hebt je vlucht gemist. Ga naar { FORM($space, "next") }. De eigenaar mag het dubbele vragen.
card-next-utility = Mist! Ga naar { FORM($space, "next") } en gooi. De eigenaar mag { $factor } keer het aantal ogen vragen.
card-back-three = Je bent je paspoort vergeten. Ga drie vakjes terug en doe wat daar staat.
card-general-repairs = Een hagelbui treft het kamp. Betaal { $house } per { $house-name } en { $hotel } per { $hotel-name }.
card-fine = Je hebt een zeldzame bloem geplukt. Betaal een boete van { $amount }.
card-elected-chair = Jij leidt de groep en verdwaalt. Betaal elke speler { $amount }.
card-dividend = Je aandelen in een veerdienst keren uit. Ontvang { $amount }.
card-loan-matures = Een oude reisgenoot betaalt je terug. Ontvang { $amount }.
card-bank-error = De bank vergist zich in de wisselkoers. Ontvang { $amount }.
card-doctor = De dokter bekijkt je verbrande rug. Betaal { $amount }.
card-sale-of-stock = Je verkoopt je luchtvaartaandelen. Ontvang { $amount }.
card-holiday-fund = In een sok vind je je reisgeld terug. Ontvang { $amount }.
card-tax-refund = De douane betaalt de belasting op je souvenirs terug. Ontvang { $amount }.
card-birthday = Jarig bij het kampvuur! Elke speler geeft je { $amount }.
card-life-insurance = Je bagage is zoek, maar verzekerd. Ontvang { $amount }.
card-hospital = Je verzwikt je enkel op de kraterrand. Betaal { $amount }.
card-school-fees = Een taalcursus voor je vertrekt. Betaal { $amount }.
card-street-repairs = Lava verspert de weg. Betaal { $house } per { $house-name } en { $hotel } per { $hotel-name }.
card-second-prize = Je foto van de zonsondergang wordt tweede. Ontvang { $amount }.
card-inheritance = Je oudtante laat je haar reiskas na. Ontvang { $amount }.

## Events, told in this world

story-salary = { $go } betaalt { $amount } voor onderweg.
event-salary = { WHO($player) ->
    [you] Je komt langs { $go } en krijgt { $amount } voor onderweg.
   *[other] { $player } komt langs { $go } en krijgt { $amount } voor onderweg.
}
story-roll-tax = { WHO($player) ->
    [you] Je gooit { $dice }, belandt op { FORM($space, "the") } en betaalt { $amount } bij de douane.
   *[other] { $player } gooit { $dice }, belandt op { FORM($space, "the") } en betaalt { $amount } bij de douane.
}
story-tax = { WHO($player) ->
    [you] Je belandt op { FORM($space, "the") } en betaalt { $amount } bij de douane.
   *[other] { $player } belandt op { FORM($space, "the") } en betaalt { $amount } bij de douane.
}
event-paid-tax = { WHO($player) ->
    [you] Je betaalt bij de douane { $amount } aan { FORM($space, "tax") }.
   *[other] { $player } betaalt bij de douane { $amount } aan { FORM($space, "tax") }.
}
event-built = { WHO($player) ->
    [you] Je slaat op { FORM($space, "the") } voor { $amount } een kamp op en hebt daar nu { FORM($level, "one") }.
   *[other] { $player } slaat op { FORM($space, "the") } voor { $amount } een kamp op en heeft daar nu { FORM($level, "one") }.
}
event-built-won = { WHO($player) ->
    [you] Je slaat op { FORM($space, "the") } een kamp op en hebt daar nu { FORM($level, "one") }.
   *[other] { $player } slaat op { FORM($space, "the") } een kamp op en heeft daar nu { FORM($level, "one") }.
}
story-built = { WHO($player) ->
    [you] Je slaat op { FORM($spaces, "the") } voor { $amount } een kamp op.
   *[other] { $player } slaat op { FORM($spaces, "the") } voor { $amount } een kamp op.
}
event-bankrupt = { WHO($player) ->
    [you] Je bent failliet en vliegt naar huis. Wat er over is, gaat naar { $other }.
   *[other] { WHO($other) ->
        [you] { $player } is failliet en vliegt naar huis. Wat er over is, gaat naar jou.
       *[other] { $player } is failliet en vliegt naar huis. Wat er over is, gaat naar { $other }.
    }
}
event-game-over = De reis zit erop: { $players } wint het spel.
event-game-over-shared = De reis zit erop: { $players } delen de overwinning.

character-1 = Gids Poncho
character-2 = Kapitein Omweg
character-3 = Reiziger Upgrade
character-4 = Verkenner Vroeg
says-careful-buys = Ik heb eerst de landkaart bekeken.
says-careful-earns = Dat gaat in mijn reiskas.
says-careful-pays = Daar had ik extra geld voor mee.
says-careful-wins = Veilig thuis, met al mijn koffers!
says-bold-buys = Gezien, verliefd, gekocht!
says-bold-earns = Mijn volgende vlucht is betaald!
says-bold-pays = Ik noem het maar een avontuur.
says-bold-wins = Ik heb de wereld gezien én gewonnen!
says-haggler-buys = Ik betaalde geen toeristenprijs.
says-haggler-earns = Het uitzicht doe ik er gratis bij.
says-haggler-pays = Ik vroeg nog om groepskorting.
says-haggler-wins = De hele wereld rond, en met korting!
