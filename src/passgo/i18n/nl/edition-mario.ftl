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
card-next-utility = Ga naar { FORM($space, "next") } en gooi. De eigenaar mag { $factor } keer het aantal ogen vragen.
page-times-dice = { $factor } × worp
