# Namen van de editie mario.

edition-mario = Mario
word-go = GO
word-street = locatie
word-streets = locaties
word-house = Paddenhuis
word-houses = Paddenhuizen
word-hotel = Kasteel van Peach
word-hotels = Kastelen van Peach
level-houses = { $count ->
    [one] { $count } Paddenhuis
   *[other] { $count } Paddenhuizen
}
level-hotel = Kasteel van Peach
    .one = een Kasteel van Peach
level-hotels = { $count ->
    [one] { $count } Kasteel van Peach
   *[other] { $count } Kastelen van Peach
}
group-brown = Bruin
group-light-blue = Lichtblauw
group-pink = Roze
group-orange = Oranje
group-red = Rood
group-yellow = Geel
group-green = Groen
group-dark-blue = Donkerblauw
group-utilities = Nutsbedrijven
deck-community-chest = Community Chest
    .one = een Community Chest-kaart
kind-utility = nutsbedrijf
    .next = het eerstvolgende nutsbedrijf
kind-question = Vragenblok
    .next = het eerstvolgende Vragenblok
token-mushroom = Paddenstoel
token-star = Ster
token-fire-flower = Vuurbloem
token-shell = Schild
token-leaf = Blad
token-cap = Pet
space-go = GO
space-brick-meadow = Bakstenenwei
    .board = Bakstenen{ "\u00AD" }wei
    .the = de Bakstenenwei
space-question-block = Vragenblok
    .the = het Vragenblok
space-pipe-cellar = Buizenkelder
    .board = Buizen{ "\u00AD" }kelder
    .the = de Buizenkelder
space-chain-chomp = Chain Chomp
    .the = de Chain Chomp
space-maze-wood = Doolbos
    .the = het Doolbos
    .gender = n
space-community-chest = Community Chest
space-cloud-bridge = Wolkenbrug
    .the = de Wolkenbrug
space-jail = Gevangenis
    .the = het gevangenisvakje
space-painted-hall = Geschilderde zaal
    .board = Geschil{ "\u00AD" }derde zaal
    .the = de Geschilderde zaal
space-bell-tower = Klokkentoren
    .board = Klokken{ "\u00AD" }toren
    .the = de Klokkentoren
space-bowser-jr = Bowser Jr.
    .the = Bowser Junior
    .gender = m
space-harbour-square = Havenplein
    .the = het Havenplein
    .gender = n
space-coral-bay = Koraalbaai
    .the = de Koraalbaai
space-free-parking = Free Parking
space-meteor-pier = Meteorenpier
    .board = Meteoren{ "\u00AD" }pier
    .the = de Meteorenpier
space-ring-world = Ringwereld
    .the = de Ringwereld
space-magikoopa = Magikoopa
    .the = de Magikoopa
space-sandstone-stair = Zandstenen trap
    .the = de Zandstenen trap
space-oasis-maze = Oasedoolhof
    .board = Oase{ "\u00AD" }doolhof
    .the = de Oasedoolhof
space-go-to-jail = Go to Jail
    .the = ‘Go to Jail’
space-lantern-wood = Lantaarnbos
    .board = Lantaarn{ "\u00AD" }bos
    .the = het Lantaarnbos
    .gender = n
space-giant-roots = Reuzenwortels
    .board = Reuzen{ "\u00AD" }wortels
    .the = de Reuzenwortels
space-piranha-plant = Piranha Plant
    .the = de Piranha Plant
space-skyline-plaza = Skylineplein
    .board = Skyline{ "\u00AD" }plein
    .the = het Skylineplein
    .gender = n
space-crown-tower = Kroontoren
    .the = de Kroontoren

awaiting-you-roll = Jij bent aan de beurt: gooi!
act-roll = Gooien
deed-rent-utility = { $count ->
    [one] { $count } in bezit: { $factor } × worp
   *[other] { $count } in bezit: { $factor } × worp
}
dice-title = Dobbelsteen
end-dice = Dobbelsteen
stop-rent-dice = { Word-rent }: volgens de dobbelsteen
story-roll-due-dice = { WHO($player) ->
    [you] Je gooit { $dice } en belandt bij { $other } op { FORM($space, "the") }. De dobbelsteen bepaalt de { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } gooit { $dice } en belandt bij jou op { FORM($space, "the") }. De dobbelsteen bepaalt de { word-rent }.
       *[other] { $player } gooit { $dice } en belandt bij { $other } op { FORM($space, "the") }. De dobbelsteen bepaalt de { word-rent }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Je belandt bij { $other } op { FORM($space, "the") }. De dobbelsteen bepaalt de { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } belandt bij jou op { FORM($space, "the") }. De dobbelsteen bepaalt de { word-rent }.
       *[other] { $player } belandt bij { $other } op { FORM($space, "the") }. De dobbelsteen bepaalt de { word-rent }.
    }
}
card-next-utility = Het licht flikkert! Ga naar { FORM($space, "next") } en gooi. De eigenaar mag { $factor } keer het aantal ogen vragen.
page-times-dice = { $factor } × worp

card-advance-to = Een springplank lanceert je. Ga naar { FORM($space, "the") }.
card-to-go = Volle vaart vooruit! Ga naar { $go } en ontvang je salaris.
card-next-question = Je hoort een belletje. Ga naar { FORM($space, "next") } en druk erop.
card-back-three = Je mist een sprong. Ga drie vakjes terug en doe wat daar staat.
card-go-to-jail = Je glijdt in de verkeerde buis. Ga direct naar de gevangenis. Je ontvangt geen salaris.
card-jail-free = Een gouden sleutel! Bewaar deze kaart: je komt er één keer mee uit de gevangenis, of je verkoopt hem.
card-repairs = Losse bakstenen! Betaal { $house } per { $house-name } en { $hotel } per { $hotel-name }.
card-treat-everyone = IJsjes voor iedereen! Betaal elke speler { $amount }.
card-party = Je geeft een feest op een wolk. Elke speler geeft je { $amount }.
card-big-find = Een geheime kamer vol munten! Ontvang { $amount }.
card-prize = De snelste tijd van de dag! Ontvang { $amount }.
card-gift = Er valt een cadeau uit een wolk. Ontvang { $amount }.
card-small-find = Er glinstert iets in het gras. Ontvang { $amount }.
card-small-loss = Er zit een gat in je broekzak. Betaal { $amount }.
card-loss = Je valt met munten en al in het water. Betaal { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Verkeerde buis: je gaat naar de gevangenis.
   *[other] Verkeerde buis: { $player } gaat naar de gevangenis.
}
story-roll-jailed = { WHO($player) ->
    [you] Je gooit { $dice }. Verkeerde buis: je gaat naar de gevangenis.
   *[other] { $player } gooit { $dice }. Verkeerde buis: op naar de gevangenis.
}
event-freed = { WHO($player) ->
    [you] Je springt uit de gevangenis.
   *[other] { $player } springt uit de gevangenis.
}
story-salary = Pling! { $go } levert { $amount } op.
event-salary = { WHO($player) ->
    [you] Pling! Je komt langs { $go } en krijgt { $amount }.
   *[other] Pling! { $player } komt langs { $go } en krijgt { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Je gooit { $dice }, wordt gebeten door { FORM($space, "the") } en betaalt { $amount }.
   *[other] { $player } gooit { $dice }, wordt gebeten door { FORM($space, "the") } en betaalt { $amount }.
}
story-tax = { WHO($player) ->
    [you] Je wordt gebeten door { FORM($space, "the") } en betaalt { $amount }.
   *[other] { $player } wordt gebeten door { FORM($space, "the") } en betaalt { $amount }.
}
event-paid-tax = { WHO($player) ->
    [you] Hap! Je betaalt { $amount } aan { FORM($space, "the") }.
   *[other] Hap! { $player } betaalt { $amount } aan { FORM($space, "the") }.
}
event-question-coins = { WHO($player) ->
    [you] Ding! Je krijgt { $amount } van { FORM($space, "the") }.
   *[other] Ding! { $player } krijgt { $amount } van { FORM($space, "the") }.
}
event-built = { WHO($player) ->
    [you] Je stapelt bakstenen op { FORM($space, "the") } voor { $amount } en hebt daar nu { FORM($level, "one") }.
   *[other] { $player } stapelt bakstenen op { FORM($space, "the") } voor { $amount } en heeft daar nu { FORM($level, "one") }.
}
event-built-won = { WHO($player) ->
    [you] Je stapelt bakstenen op { FORM($space, "the") } en hebt daar nu { FORM($level, "one") }.
   *[other] { $player } stapelt bakstenen op { FORM($space, "the") } en heeft daar nu { FORM($level, "one") }.
}
story-built = { WHO($player) ->
    [you] Je stapelt bakstenen op { FORM($spaces, "the") } voor { $amount }.
   *[other] { $player } stapelt bakstenen op { FORM($spaces, "the") } voor { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Geen munt meer: je bent failliet. Wat er over is, gaat naar { $other }.
   *[other] { WHO($other) ->
        [you] Geen munt meer: { $player } is failliet. Wat er over is, gaat naar jou.
       *[other] Geen munt meer: { $player } is failliet. Wat er over is, gaat naar { $other }.
    }
}
event-game-over = Vuurwerk boven het kasteel: { $players } wint het spel.
event-game-over-shared = Vuurwerk boven het kasteel: { $players } delen de overwinning.

character-1 = Coach Kussen
character-2 = Raket Radijs
character-3 = Koopje Kiezel
character-4 = Tuinier Mos
character-5 = Racer Zoef
character-6 = Bakker Dertien
says-careful-buys = Eerst kijken, dan springen.
says-careful-earns = Ik tel mijn munten nog een keer.
says-careful-pays = Ik had nog een appeltje voor de dorst.
says-careful-wins = Met kleine sprongetjes naar de top!
says-bold-buys = Ik sprong erop af. Nu is het van mij!
says-bold-earns = Pling! Ik hou van dat geluid.
says-bold-pays = Oeps! Ik veer wel weer op.
says-bold-wins = Aanloop, sprong, gewonnen!
says-haggler-buys = Dat kostte me maar een handvol munten!
says-haggler-earns = Munten voor mij? Ik zeg geen nee.
says-haggler-pays = Ik bood een paddenstoel. Ze wilden munten.
says-haggler-wins = De hele wereld voor een prikkie!
