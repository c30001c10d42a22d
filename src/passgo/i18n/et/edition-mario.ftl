# Mario väljaande nimed.

edition-mario = Mario
word-go = GO
word-street = asukoht
word-streets = asukohad
word-street-gen = asukoha
word-street-onto = asukohale
word-street-on = asukohal
word-streets-gen = asukohtade
word-streets-onto = asukohtadele
word-streets-with = asukohtadega
word-house = kärnkonnamaja
    .per = kärnkonnamaja
word-house-part = kärnkonnamaja
word-houses = kärnkonnamajad
word-houses-gen = kärnkonnamajade
word-hotel = printsessiloss
    .per = printsessilossi
word-hotel-part = printsessilossi
word-hotel-gen = printsessilossi
word-hotels = printsessilossid
word-hotels-gen = printsessilosside
level-houses = { $count ->
    [one] { $count } kärnkonnamaja
   *[other] { $count } kärnkonnamaja
}
level-hotel = printsessiloss
level-hotels = { $count ->
    [one] { $count } printsessiloss
   *[other] { $count } printsessilossi
}
    .acc = { $count ->
        [one] { $count } printsessilossi
       *[other] { $count } printsessilossi
    }
group-brown = Pruun
    .set = pruuni grupi
group-light-blue = Helesinine
    .set = helesinise grupi
group-pink = Roosa
    .set = roosa grupi
group-orange = Oranž
    .set = oranži grupi
group-red = Punane
    .set = punase grupi
group-yellow = Kollane
    .set = kollase grupi
group-green = Roheline
    .set = rohelise grupi
group-dark-blue = Tumesinine
    .set = tumesinise grupi
group-utilities = Ettevõtted
    .set = ettevõtete grupi
deck-community-chest = Community Chest
    .acc = Community Chesti kaardi
    .cards = Community Chesti kaardid
kind-utility = ettevõte
    .next = järgmisse ettevõttesse
kind-question = Küsimuseplokk
    .next = järgmise Küsimuseploki juurde
token-mushroom = Seen
token-star = Täht
token-fire-flower = Tulelill
token-shell = Kilp
token-leaf = Leht
token-cap = Nokamüts
space-go = GO
space-brick-meadow = Telliseaas
space-question-block = Küsimuseplokk
    .board = Küsimuse{ "\u00AD" }plokk
space-pipe-cellar = Torukelder
space-chain-chomp = Chain Chomp
space-maze-wood = Labürindimets
    .board = Labürindi{ "\u00AD" }mets
space-community-chest = Community Chest
space-cloud-bridge = Pilvesild
space-jail = Vangla
space-painted-hall = Maalitud saal
space-bell-tower = Kellatorn
space-bowser-jr = Bowser Jr.
space-harbour-square = Sadamaplats
    .board = Sadama{ "\u00AD" }plats
space-coral-bay = Korallilaht
    .board = Koralli{ "\u00AD" }laht
space-free-parking = Free Parking
space-meteor-pier = Meteoorikai
    .board = Meteoori{ "\u00AD" }kai
space-ring-world = Rõngasmaailm
    .board = Rõngas{ "\u00AD" }maailm
space-magikoopa = Magikoopa
space-sandstone-stair = Liivakivitrepp
    .board = Liivakivi{ "\u00AD" }trepp
space-oasis-maze = Oaasilabürint
    .board = Oaasi{ "\u00AD" }labürint
space-go-to-jail = Go to Jail
space-lantern-wood = Laternamets
    .board = Laterna{ "\u00AD" }mets
space-giant-roots = Hiidjuured
space-piranha-plant = Piranha Plant
space-skyline-plaza = Pilvelõhkujate plats
    .board = Pilve{ "\u00AD" }lõhkujate plats
space-crown-tower = Kroonitorn

awaiting-you-roll = Sinu kord: veereta täringut.
act-roll = Veereta täringut
deed-rent-utility =
    { $count ->
        [one] Omanikul { $count }: { $factor } × vise
       *[other] Omanikul { $count }: { $factor } × vise
    }
dice-title = Täring
end-dice = Täring
stop-rent-dice = { Word-rent }: täringu järgi
story-roll-due-dice = { WHO($player) ->
    [you] Veeretad { $dice } ja satud { FORM($other, "gen") } ruudule { $space }. { Word-rent-gen } määrab täring.
   *[other] { WHO($other) ->
        [you] { $player } veeretab { $dice } ja satub sinu ruudule { $space }. { Word-rent-gen } määrab täring.
       *[other] { $player } veeretab { $dice } ja satub { FORM($other, "gen") } ruudule { $space }. { Word-rent-gen } määrab täring.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Satud { FORM($other, "gen") } ruudule { $space }. { Word-rent-gen } määrab täring.
   *[other] { WHO($other) ->
        [you] { $player } satub sinu ruudule { $space }. { Word-rent-gen } määrab täring.
       *[other] { $player } satub { FORM($other, "gen") } ruudule { $space }. { Word-rent-gen } määrab täring.
    }
}
card-next-utility = Tuled vilguvad! Mine { FORM($space, "next") } ja veereta. Omanik võib nõuda sinu viset { $factor }-kordselt.
page-times-dice = { $factor } × vise

card-advance-to = Hüppelaud paiskab su lendu. Mine ruudule { $space }.
card-to-go = Täie hooga edasi! Mine ruudule { $go } ja võta oma palk.
card-next-question = Kuuled helinat. Mine { FORM($space, "next") } ja vajuta seda.
card-back-three = Hüpe jääb lühikeseks. Mine kolm ruutu tagasi ja tee, mida see ruut ütleb.
card-go-to-jail = Libised valesse torusse. Mine otse vanglasse. Palka sa ei saa.
card-jail-free = Kuldvõti! Hoia see kaart alles: sellega pääsed korra vanglast või võid selle müüa.
card-repairs = Tellised logisevad! Maksa iga { FORM($house-name, "per") } eest { $house } ja iga { FORM($hotel-name, "per") } eest { $hotel }.
card-treat-everyone = Jäätist kõigile! Anna igale mängijale { $amount }.
card-party = Korraldad peo pilve peal. Iga mängija annab sulle { FORM($amount, "acc") }.
card-big-find = Salaruum on münte täis! Võta { $amount }.
card-prize = Päeva kiireim jooks! Võta { $amount }.
card-gift = Pilvest kukub kingitus. Võta { $amount }.
card-small-find = Rohus läigib midagi. Võta { $amount }.
card-small-loss = Sul on taskus auk. Maksa { $amount }.
card-loss = Kukud koos müntidega vette. Maksa { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Vale toru: lähed vanglasse.
   *[other] Vale toru: { $player } läheb vanglasse.
}
story-roll-jailed = { WHO($player) ->
    [you] Veeretad { $dice }. Vale toru: lähed vanglasse.
   *[other] { $player } veeretab { $dice }. Vale toru viib vanglasse.
}
event-freed = { WHO($player) ->
    [you] Hüppad vanglast välja.
   *[other] { $player } hüppab vanglast välja.
}
story-salary = Kõll! Ruut { $go } annab palka { $amount }.
event-salary = { WHO($player) ->
    [you] Kõll! Läbid ruudu { $go } ja saad { FORM($amount, "acc") }.
   *[other] Kõll! { $player } läbib ruudu { $go } ja saab { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Veeretad { $dice }. { $space } hammustab ja võtab sult { FORM($amount, "acc") }.
   *[other] { $player } veeretab { $dice }. { $space } hammustab ja võtab { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] { $space } hammustab ja võtab sult { FORM($amount, "acc") }.
   *[other] { $space } hammustab ja võtab { FORM($player, "from") } { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] { $space } hammustab. Maksad { FORM($amount, "acc") }.
   *[other] { $space } hammustab. { $player } maksab { FORM($amount, "acc") }.
}
event-question-coins = { WHO($player) ->
    [you] Pling! { $space } annab sulle { FORM($amount, "acc") }.
   *[other] Pling! { $space } annab { FORM($player, "to") } { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Laod telliseid ruudule { $space } { FORM($amount, "gen") } eest: nüüd { $level }.
   *[other] { $player } laob telliseid ruudule { $space } { FORM($amount, "gen") } eest: nüüd { $level }.
}
event-built-won = { WHO($player) ->
    [you] Laod telliseid ruudule { $space }: nüüd { $level }.
   *[other] { $player } laob telliseid ruudule { $space }: nüüd { $level }.
}
story-built = { WHO($player) ->
    [you] Laod { FORM($amount, "gen") } eest telliseid: { $spaces }.
   *[other] { $player } laob { FORM($amount, "gen") } eest telliseid: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Mündid on otsas: lähed pankrotti. Kõik allesjäänu läheb { FORM($other, "to") }.
   *[other] { WHO($other) ->
        [you] Mündid on otsas: { $player } läheb pankrotti. Kõik allesjäänu läheb sulle.
       *[other] Mündid on otsas: { $player } läheb pankrotti. Kõik allesjäänu läheb { FORM($other, "to") }.
    }
}
event-game-over = Ilutulestik lossi kohal: { $players } võidab mängu.
event-game-over-shared = Ilutulestik lossi kohal! Võitu jagavad { $players }.

character-1 = Treener Pehmo
character-2 = Rakett-Porru
character-3 = Kaupleja Klibu
character-4 = Aednik Samblik
character-5 = Kihutaja Vuhti
character-6 = Pagar Tosina
says-careful-buys = Enne vaatasin, siis hüppasin.
says-careful-earns = Loen mündid veel kord üle.
says-careful-pays = Hoidsin mõne mündi mustadeks päevadeks.
says-careful-wins = Väikeste hüpetega jõudsin tippu!
says-bold-buys = Hüppasin kohe peale. Nüüd on see minu!
says-bold-earns = Kõll! Mulle meeldib see heli.
says-bold-pays = Ups! Küll ma jälle üles põrkan.
says-bold-wins = Võtsin hoogu, hüppasin ja võitsin!
says-haggler-buys = Sain selle peotäie müntide eest!
says-haggler-earns = Münte mulle? Ära ma ei ütle.
says-haggler-pays = Pakkusin seent, aga taheti münte.
says-haggler-wins = Sain terve maailma poolmuidu!
