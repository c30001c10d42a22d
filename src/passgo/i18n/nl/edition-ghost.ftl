# Namen van de editie ghost.

edition-ghost = Spoken
word-rent = vergoeding
word-rent-any = een vergoeding
word-rent-sum = als vergoeding
word-deed = opdracht
word-deeds = opdrachten
word-deed-card = de opdrachtkaart
word-street = opdracht
word-streets = opdrachten
word-house = spokenval
word-houses = spokenvallen
word-hotel = opslageenheid
word-hotels = opslageenheden
level-houses = { $count ->
    [one] { $count } spokenval
   *[other] { $count } spokenvallen
}
level-hotel = opslageenheid
    .one = een opslageenheid
level-hotels = { $count ->
    [one] { $count } opslageenheid
   *[other] { $count } opslageenheden
}
group-brown = Bruin
group-light-blue = Lichtblauw
group-pink = Roze
group-orange = Oranje
group-red = Rood
group-yellow = Geel
group-green = Groen
group-dark-blue = Donkerblauw
deck-mist = Dwaalmist
    .one = een Dwaalmistkaart
kind-ride = ECTO-1
    .next = de eerstvolgende ECTO-1
kind-entity = spook
    .next = het eerstvolgende spook
token-goggles = Stofbril
token-ghost-meter = Spookmeter
token-cello = Cello
token-proton-pack = Protonenrugzak
token-marshmallow = Spekkie
token-siren = Sirene
space-go = START
space-corner-bookshop = Boekwinkel op de hoek
    .the = de Boekwinkel op de hoek
space-mist = Dwaalmist
    .the = de Dwaalmist
space-subway-stairs = Metrotrap
    .the = de Metrotrap
space-library-phantom = Bibliotheekspook
    .board = Biblio{ "\u00AD" }theek{ "\u00AD" }spook
    .the = het Bibliotheekspook
space-ecto-1 = ECTO-1
space-night-diner = Nachtrestaurant
    .board = Nacht{ "\u00AD" }restaurant
    .the = het Nachtrestaurant
    .gender = n
space-pawn-shop = Pandjeshuis
    .board = Pandjes{ "\u00AD" }huis
    .the = het Pandjeshuis
    .gender = n
space-wax-museum = Wassenbeeldenmuseum
    .board = Wassen{ "\u00AD" }beelden{ "\u00AD" }museum
    .the = het Wassenbeeldenmuseum
    .gender = n
space-jail = Gevangenis
    .the = het gevangenisvakje
space-old-fire-station = Oude brandweerkazerne
    .board = Oude brandweer{ "\u00AD" }kazerne
    .the = de Oude brandweerkazerne
space-hungry-green-ghost = Hongerig groen spook
    .the = het hongerige groene spook
space-university-lab = Universiteitslab
    .board = Univer{ "\u00AD" }siteits{ "\u00AD" }lab
    .the = het Universiteitslab
    .gender = n
space-city-archive = Stadsarchief
    .board = Stads{ "\u00AD" }archief
    .the = het Stadsarchief
    .gender = n
space-reading-room = Leeszaal
    .the = de Leeszaal
space-card-catalogue = Kaartcatalogus
    .board = Kaart{ "\u00AD" }catalogus
    .the = de Kaartcatalogus
space-grand-staircase = Grote trap
    .the = de Grote trap
space-free-parking = Vrij parkeren
space-hotel-lobby = Hotellobby
    .the = de Hotellobby
space-ballroom = Balzaal
    .the = de Balzaal
space-twelfth-floor = Twaalfde verdieping
    .the = de Twaalfde verdieping
space-town-hall = Stadhuis
    .the = het Stadhuis
    .gender = n
space-mayors-office = Kamer van de burgemeester
    .board = Kamer van de burge{ "\u00AD" }meester
    .the = de Kamer van de burgemeester
space-gate-hound = Poorthond
    .the = de Poorthond
space-city-jail-roof = Gevangenisdak
    .board = Gevangenis{ "\u00AD" }dak
    .the = het Gevangenisdak
    .gender = n
space-go-to-jail = Naar de gevangenis
    .the = ‘Naar de gevangenis’
space-park-gate = Parkpoort
    .the = de Parkpoort
space-carriage-stand = Koetsenstandplaats
    .board = Koetsen{ "\u00AD" }stand{ "\u00AD" }plaats
    .the = de Koetsenstandplaats
space-penthouse-kitchen = Penthousekeuken
    .board = Penthouse{ "\u00AD" }keuken
    .the = de Penthousekeuken
space-rooftop-temple = Daktempel
    .the = de Daktempel
space-giant-of-the-avenue = Reus van de laan
    .the = de Reus van de laan
space-crossroads-gate = Kruispoort
    .the = de Kruispoort

card-advance-to = Om middernacht gaat de telefoon. Ga naar { FORM($space, "the") }.
card-to-go = De nachtdienst zit erop. Ga naar { $go } en ontvang je salaris.
card-next-ride = Sirene aan! Ga naar { FORM($space, "next") }. Je mag voor de gewone ritprijs verder rijden.
card-next-entity = Vlakbij klinkt gehuil. Ga naar { FORM($space, "next") } en neem het er met je linkerbuur tegen op.
card-back-three = Je glijdt uit over slijm. Ga drie vakjes terug en doe wat daar staat.
card-go-to-jail = Niemand gelooft in je spook. Ga direct naar de gevangenis. Je ontvangt geen salaris.
card-jail-free = De burgemeester bedankt je. Bewaar deze kaart: je komt er één keer mee uit de gevangenis, of je verkoopt hem.
card-general-repairs = Je apparatuur raakt oververhit. Betaal { $house } per { $house-name } en { $hotel } per { $hotel-name }.
card-speeding = Sirene of niet, je hebt te hard gereden. Betaal { $amount }.
card-elected-chair = Jij leidt nu de ploeg en trakteert op een etentje. Betaal elke speler { $amount }.
card-dividend = Je aandelen in een dweilfabriek keren uit. Ontvang { $amount }.
card-loan-matures = Een klant betaalt een stokoude rekening. Ontvang { $amount }.
card-bank-error = Een spook in de boeken van de bank geeft je een nul extra. Ontvang { $amount }.
card-doctor = De dokter haalt slijm uit je oor. Betaal { $amount }.
card-sale-of-stock = Je verkoopt je aandelen in beddenlakens. Ontvang { $amount }.
card-holiday-fund = Je vrije dagen worden uitbetaald. Ontvang { $amount }.
card-tax-refund = Slijm blijkt aftrekbaar: je krijgt belasting terug. Ontvang { $amount }.
card-birthday = Zelfs de spoken zingen op je verjaardag. Elke speler geeft je { $amount }.
card-life-insurance = Je bent tegen spoken verzekerd. Ontvang { $amount }.
card-hospital = Een nacht in de kliniek: je geeft nog licht. Betaal { $amount }.
card-school-fees = Avondcursus spoken verjagen, deel één. Betaal { $amount }.
card-consultancy-fee = Je stelt een klant gerust: het zijn maar de leidingen. Ontvang { $amount }.
card-street-repairs = Slijm op straat. Betaal { $house } per { $house-name } en { $hotel } per { $hotel-name }.
card-second-prize = Je spookpompoen wordt tweede. Ontvang { $amount }.
card-inheritance = Een dankbaar spook zet je in zijn testament. Ontvang { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Niemand gelooft in je spook: je gaat naar de gevangenis.
   *[other] Niemand gelooft het spookverhaal: { $player } gaat naar de gevangenis.
}
story-roll-jailed = { WHO($player) ->
    [you] Je gooit { $dice }. Niemand gelooft in je spook: je gaat naar de gevangenis.
   *[other] { $player } gooit { $dice }. Niemand gelooft het spookverhaal: op naar de gevangenis.
}
event-freed = { WHO($player) ->
    [you] De burgemeester haalt je uit de gevangenis.
   *[other] De burgemeester haalt { $player } uit de gevangenis.
}
story-salary = { $go } betaalt { $amount } voor de nachtdienst.
event-salary = { WHO($player) ->
    [you] Je komt langs { $go } en krijgt { $amount } voor de nachtdienst.
   *[other] { $player } komt langs { $go } en krijgt { $amount } voor de nachtdienst.
}
event-ride = { WHO($player) ->
    [you] Sirene aan! Je rijdt voor { $amount } naar { FORM($space, "the") }.
   *[other] Sirene aan! { $player } rijdt voor { $amount } naar { FORM($space, "the") }.
}
event-entity-fought = { WHO($player) ->
    [you] { $other } en jij gooien { $dice } en vangen { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } en jij gooien { $dice } en vangen { FORM($space, "the") }.
       *[other] { $player } en { $other } gooien { $dice } en vangen { FORM($space, "the") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] { $other } en jij gooien { $dice } en belanden in het slijm van { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } en jij gooien { $dice } en belanden in het slijm van { FORM($space, "the") }.
       *[other] { $player } en { $other } gooien { $dice } en belanden in het slijm van { FORM($space, "the") }.
    }
}
event-paid-entity = { WHO($player) ->
    [you] Je betaalt { $amount } om de troep van { FORM($space, "the") } op te ruimen.
   *[other] { $player } betaalt { $amount } om de troep van { FORM($space, "the") } op te ruimen.
}
event-built = { WHO($player) ->
    [you] Je beveiligt { FORM($space, "the") } voor { $amount } en hebt daar nu { FORM($level, "one") }.
   *[other] { $player } beveiligt { FORM($space, "the") } voor { $amount } en heeft daar nu { FORM($level, "one") }.
}
event-built-won = { WHO($player) ->
    [you] Je beveiligt { FORM($space, "the") } en hebt daar nu { FORM($level, "one") }.
   *[other] { $player } beveiligt { FORM($space, "the") } en heeft daar nu { FORM($level, "one") }.
}
story-built = { WHO($player) ->
    [you] Je beveiligt { FORM($spaces, "the") } voor { $amount }.
   *[other] { $player } beveiligt { FORM($spaces, "the") } voor { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Je bent failliet en levert je uitrusting in. Wat er over is, gaat naar { $other }.
   *[other] { WHO($other) ->
        [you] { $player } is failliet en levert de uitrusting in. Wat er over is, gaat naar jou.
       *[other] { $player } is failliet en levert de uitrusting in. Wat er over is, gaat naar { $other }.
    }
}
event-game-over = De stad kan rustig slapen: { $players } wint het spel.
event-game-over-shared = De stad kan rustig slapen: { $players } delen de overwinning.

character-1 = Inspecteur Dweil
character-2 = Chef Vonk
character-3 = Kassier Factuur
character-4 = Portier Zout
character-5 = Groentje Haast
character-6 = Klerk Korting
says-careful-buys = Eerst op spoken gecontroleerd.
says-careful-earns = Het bonnetje zit al in de map.
says-careful-pays = Voor slijm leg ik altijd wat opzij.
says-careful-wins = Eindelijk rust in mijn stad.
says-bold-buys = Ik ben niet bang voor die plek!
says-bold-earns = Ik vang ze ook gratis, maar bedankt!
says-bold-pays = Ik heb wel erger slijm gehad.
says-bold-wins = De hele stad is spookvrij. Sirene aan!
says-haggler-buys = Het spook kreeg ik er gratis bij.
says-haggler-earns = Ik stuurde zelfs een nette factuur.
says-haggler-pays = Mag ik in spokenvallen betalen?
says-haggler-wins = De stad krijgt mijn factuur nog.
