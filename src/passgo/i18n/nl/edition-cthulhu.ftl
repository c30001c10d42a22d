# Namen van de editie cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, kort spel
word-street = gruwel
word-streets = gruwels
word-house = crypte
word-houses = cryptes
word-hotel = mausoleum
word-hotels = mausolea
level-houses = { $count ->
    [one] { $count } crypte
   *[other] { $count } cryptes
}
level-hotel = mausoleum
    .one = een mausoleum
level-hotels = { $count ->
    [one] { $count } mausoleum
   *[other] { $count } mausolea
}
group-brown = Bruin
group-light-blue = Lichtblauw
group-pink = Roze
group-orange = Oranje
group-red = Rood
group-yellow = Geel
group-green = Groen
group-dark-blue = Donkerblauw
group-stations = Vervoermiddelen
group-utilities = Instellingen
deck-sanity = Verstand
    .one = een Verstandkaart
deck-knowledge = Kennis
    .one = een Kenniskaart
kind-station = vervoermiddel
    .next = het eerstvolgende vervoermiddel
kind-utility = instelling
    .next = de eerstvolgende instelling
token-necronomicon = Necronomicon
token-cultists-tablet = Tablet van de cultisten
token-cthulhu-statuette = Cthulhu-beeldje
token-shining-trapezohedron = Glanzende trapezoëder
token-hound-amulet = Hondenamulet
token-dagon-dagger = Dolk van Dagon
space-go = START
space-ghoul = Ghoul
    .the = de Ghoul
space-knowledge = Kennis
space-zoog = Zoog
    .the = de Zoog
space-research-fee = Onderzoekskosten
    .board = Onderzoeks{ "\u00AD" }kosten
    .tax = onderzoekskosten
space-ship = Schip
    .the = het Schip
    .gender = n
space-night-gaunt = Nachtschim
    .the = de Nachtschim
space-sanity = Verstand
space-rat-thing = Rattending
    .the = het Rattending
    .gender = n
space-wilbur-whateley = Wilbur Whateley
    .gender = m
space-jail = Gevangenis
    .the = het gevangenisvakje
space-deep-one = Diepe
    .the = de Diepe
space-miskatonic-university = Miskatonic-universiteit
    .board = Miskatonic-univer{ "\u00AD" }siteit
    .the = de Miskatonic-universiteit
space-dagon = Dagon
    .gender = m
space-hydra = Hydra
    .the = de Hydra
space-train = Trein
    .the = de Trein
space-mi-go = Mi-Go
    .the = de Mi-Go
space-elder-thing = Oud Wezen
    .the = het Oude Wezen
    .gender = n
space-shoggoth = Shoggoth
    .the = de Shoggoth
space-free-parking = Vrij parkeren
space-hound-of-the-void = Hond uit de Leegte
    .the = de Hond uit de Leegte
space-flying-polyp = Vliegende Poliep
    .the = de Vliegende Poliep
space-great-race = Groot Ras
    .the = het Grote Ras
    .gender = n
space-dream-journey = Droomreis
    .the = de Droomreis
space-colour-from-space = Kleur uit de Ruimte
    .the = de Kleur uit de Ruimte
space-star-spawn = Sterrengebroed
    .board = Sterren{ "\u00AD" }gebroed
    .the = het Sterrengebroed
    .gender = n
space-sanatorium = Gesticht
    .the = het Gesticht
    .gender = n
space-hastur = Hastur
    .gender = m
space-go-to-jail = Naar de gevangenis
    .the = ‘Naar de gevangenis’
space-shub-niggurath = Shub-Niggurath
    .gender = m
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
    .gender = m
space-yog-sothoth = Yog-Sothoth
    .gender = m
space-automobile = Auto
    .the = de Auto
space-azathoth = Azathoth
    .gender = m
space-examination-fee = Kosten medisch onderzoek
    .tax = kosten voor medisch onderzoek
space-great-cthulhu = Grote Cthulhu
    .the = de Grote Cthulhu

card-advance-to = Een schets in de kantlijn wijst de weg. Ga naar { FORM($space, "the") }.
card-to-go = Het was maar een droom. Ga naar { $go } en ontvang je salaris.
card-next-station = De mist komt opzetten. Ga naar { FORM($space, "next") }. De eigenaar mag het dubbele vragen.
card-next-utility = Nare dromen. Ga naar { FORM($space, "next") } en gooi. De eigenaar mag { $factor } keer het aantal ogen vragen.
card-back-three = Je hebt het oude boek laten liggen. Ga drie vakjes terug en doe wat daar staat.
card-go-to-jail = Je wordt betrapt terwijl je bij maanlicht graaft. Ga direct naar de gevangenis. Je ontvangt geen salaris.
card-jail-free = Een sleutel van vreemd metaal. Bewaar deze kaart: je komt er één keer mee uit de gevangenis, of je verkoopt hem.
card-general-repairs = De stenen zijn verschoven. Betaal { $house } per { $house-name } en { $hotel } per { $hotel-name }.
card-speeding = Je hebt te hard gereden. Wat je volgde ook. Betaal { $amount }.
card-elected-chair = Je geheime genootschap blijft geheim, maar niet gratis. Betaal elke speler { $amount }.
card-dividend = Je visserijaandelen keren verdacht goed uit. Ontvang { $amount }.
card-loan-matures = Een oude schuldenaar spoelt aan en betaalt. Ontvang { $amount }.
card-bank-error = Slecht geslapen: de bank vergist zich in jouw voordeel. Ontvang { $amount }.
card-doctor = Een drankje voor je zenuwen. Betaal { $amount }.
card-sale-of-stock = Je verkoopt je aandelen nog voor vollemaan. Ontvang { $amount }.
card-holiday-fund = Je ziet toch maar af van je week aan zee. Ontvang { $amount }.
card-tax-refund = Belastingteruggave, getekend door een onbekende hand. Ontvang { $amount }.
card-birthday = Op je verjaardag staan de sterren op één lijn. Elke speler geeft je { $amount }.
card-life-insurance = Je bent als vermist opgegeven en je verzekering keert uit. Ontvang { $amount }.
card-hospital = De kliniek schrijft rust voor, en geen boeken. Betaal { $amount }.
card-school-fees = Een cursus dode talen. Betaal { $amount }.
card-consultancy-fee = Je raadt aan om de kist dicht te laten. Ontvang { $amount }.
card-street-repairs = De vloed heeft de weg verzwolgen. Betaal { $house } per { $house-name } en { $hotel } per { $hotel-name }.
card-second-prize = Je opstel over de getijden wordt tweede. Ontvang { $amount }.
card-inheritance = Een oom die niemand zich herinnert, laat je een hutkoffer na. Ontvang { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Je wordt betrapt met een schop en gaat naar de gevangenis.
   *[other] { $player } wordt betrapt met een schop en gaat naar de gevangenis.
}
story-roll-jailed = { WHO($player) ->
    [you] Je gooit { $dice }, wordt betrapt met een schop en gaat naar de gevangenis.
   *[other] { $player } gooit { $dice }, wordt betrapt met een schop en gaat naar de gevangenis.
}
event-freed = { WHO($player) ->
    [you] Het slot gaat vanzelf open: je komt vrij uit de gevangenis.
   *[other] Het slot gaat vanzelf open: { $player } komt vrij uit de gevangenis.
}
story-salary = { $go } betaalt { $amount } voor weer een dag bij zinnen.
event-salary = { WHO($player) ->
    [you] Je komt langs { $go } en krijgt { $amount } voor weer een dag bij zinnen.
   *[other] { $player } komt langs { $go } en krijgt { $amount } voor weer een dag bij zinnen.
}
story-roll-tax = { WHO($player) ->
    [you] Je gooit { $dice }, belandt op { FORM($space, "the") } en betaalt { $amount }. Niemand zegt waarvoor.
   *[other] { $player } gooit { $dice }, belandt op { FORM($space, "the") } en betaalt { $amount }. Niemand zegt waarvoor.
}
story-tax = { WHO($player) ->
    [you] Je belandt op { FORM($space, "the") } en betaalt { $amount }. Niemand zegt waarvoor.
   *[other] { $player } belandt op { FORM($space, "the") } en betaalt { $amount }. Niemand zegt waarvoor.
}
event-paid-tax = { WHO($player) ->
    [you] Je betaalt { $amount } aan { FORM($space, "tax") }. Niemand zegt waarvoor.
   *[other] { $player } betaalt { $amount } aan { FORM($space, "tax") }. Niemand zegt waarvoor.
}
event-built = { WHO($player) ->
    [you] Je graaft voor { $amount } bij { FORM($space, "the") } en hebt daar nu { FORM($level, "one") }.
   *[other] { $player } graaft voor { $amount } bij { FORM($space, "the") } en heeft daar nu { FORM($level, "one") }.
}
event-built-won = { WHO($player) ->
    [you] Je graaft bij { FORM($space, "the") } en hebt daar nu { FORM($level, "one") }.
   *[other] { $player } graaft bij { FORM($space, "the") } en heeft daar nu { FORM($level, "one") }.
}
story-built = { WHO($player) ->
    [you] Je graaft voor { $amount } bij { FORM($spaces, "the") }.
   *[other] { $player } graaft voor { $amount } bij { FORM($spaces, "the") }.
}
event-bankrupt = { WHO($player) ->
    [you] Je bent failliet, en dat laat de sterren koud. Wat er over is, gaat naar { $other }.
   *[other] { WHO($other) ->
        [you] { $player } is failliet, en dat laat de sterren koud. Wat er over is, gaat naar jou.
       *[other] { $player } is failliet, en dat laat de sterren koud. Wat er over is, gaat naar { $other }.
    }
}
event-game-over = De sterren staan op één lijn: { $players } wint het spel.
event-game-over-shared = De sterren staan op één lijn: { $players } delen de overwinning.

character-1 = Dokter Kaars
character-2 = Schipper Storm
character-3 = Opkoper Foliant
character-4 = Archivaris Stil
character-5 = Professor Durf
character-6 = Antiquair Prul
says-careful-buys = Gekocht. Ik kijk maar niet naar binnen.
says-careful-earns = Vannacht slaap ik iets beter.
says-careful-pays = Ik heb betaald en niets gevraagd.
says-careful-wins = Gewonnen, en nog bij mijn volle verstand.
says-bold-buys = Het fluistert? Dan neem ik het!
says-bold-earns = Ik wist dat het duister zou lonen!
says-bold-pays = Op zee heb ik wel meer verloren.
says-bold-wins = Ik keek in de diepte en won!
says-haggler-buys = De vloek hoefde ik er niet bij te nemen.
says-haggler-earns = Munten uit elke eeuw zijn welkom.
says-haggler-pays = Ik bood nog een zeldzaam boek aan.
says-haggler-wins = Zelfs het tij gaf me korting.
