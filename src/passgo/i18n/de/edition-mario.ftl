# Namen der Ausgabe mario.

edition-mario = Mario
word-go = GO
word-street = Ort
word-streets = Orte
word-streets-dat = Orten
word-street-other = ein anderer Ort
word-street-one-dat = einem Ort
word-street-one-its = einem Ort vor seinem
word-street-one-acc = einen Ort
word-street-this = dieser Ort
word-street-this-dat = diesem Ort
word-street-the = der Ort
word-street-every = jeder Ort der Gruppe sein erstes Gebäude, dann jeder sein zweites
word-street-none = ist keiner
word-street-full = ist er voll
word-house = Toad-Haus
word-houses = Toad-Häuser
word-hotel = Pilz-Palast
word-hotel-of = eines Pilz-Palasts
word-hotels = Pilz-Paläste
word-street-hands = ein Ort wechselt nur den Besitzer, wenn in seiner
word-street-empties = ein Ort darf leer werden
level-houses = { $count ->
    [one] { $count } Toad-Haus
   *[other] { $count } Toad-Häuser
}
level-hotel = Pilz-Palast
    .acc = einen Pilz-Palast
level-hotels = { $count ->
    [one] { $count } Pilz-Palast
   *[other] { $count } Pilz-Paläste
}
group-brown = Braun
group-light-blue = Hellblau
group-pink = Rosa
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-dark-blue = Dunkelblau
group-utilities = Fieslinge
deck-community-chest = Gemeinschaftskarte
    .acc = eine Gemeinschaftskarte
    .pile = Der Stapel der Gemeinschaftskarten
kind-utility = Fiesling
    .next = zum nächsten Fiesling
kind-question = ?-Block
    .next = zum nächsten ?-Block
token-mushroom = Pilz
token-star = Stern
token-fire-flower = Feuerblume
token-shell = Panzer
token-leaf = Blatt
token-cap = Mütze
space-go = GO
space-brick-meadow = Ziegelwiese
    .board = Ziegel{ "\u00AD" }wiese
    .acc = die Ziegelwiese
    .dat = der Ziegelwiese
    .gender = f
space-question-block = ?-Block
    .acc = den ?-Block
    .dat = dem ?-Block
space-pipe-cellar = Röhrenkeller
    .board = Röhren{ "\u00AD" }keller
    .acc = den Röhrenkeller
    .dat = dem Röhrenkeller
    .gender = m
space-chain-chomp = Chain Chomp
    .acc = den Chain Chomp
    .dat = dem Chain Chomp
    .gender = m
space-maze-wood = Irrwald
    .acc = den Irrwald
    .dat = dem Irrwald
    .gender = m
space-community-chest = Gemeinschaftsfeld
    .board = Gemein{ "\u00AD" }schafts{ "\u00AD" }feld
    .acc = ein Gemeinschaftsfeld
    .dat = einem Gemeinschaftsfeld
space-cloud-bridge = Wolkenbrücke
    .board = Wolken{ "\u00AD" }brücke
    .acc = die Wolkenbrücke
    .dat = der Wolkenbrücke
    .gender = f
space-jail = Gefängnis
    .acc = das Gefängnisfeld
    .dat = dem Gefängnisfeld
space-painted-hall = Gemalter Saal
    .acc = den Gemalten Saal
    .dat = dem Gemalten Saal
    .gender = m
space-bell-tower = Glockenturm
    .board = Glocken{ "\u00AD" }turm
    .acc = den Glockenturm
    .dat = dem Glockenturm
    .gender = m
space-bowser-jr = Bowser Jr.
    .acc = Bowser Junior
    .dat = Bowser Junior
    .gender = m
space-harbour-square = Hafenplatz
    .acc = den Hafenplatz
    .dat = dem Hafenplatz
    .gender = m
space-coral-bay = Korallenbucht
    .board = Korallen{ "\u00AD" }bucht
    .acc = die Korallenbucht
    .dat = der Korallenbucht
    .gender = f
space-free-parking = Free Parking
space-meteor-pier = Meteorsteg
    .acc = den Meteorsteg
    .dat = dem Meteorsteg
    .gender = m
space-ring-world = Ringwelt
    .acc = die Ringwelt
    .dat = der Ringwelt
    .gender = f
space-magikoopa = Magikoopa
    .acc = den Magikoopa
    .dat = dem Magikoopa
    .gender = m
space-sandstone-stair = Sandsteintreppe
    .board = Sandstein{ "\u00AD" }treppe
    .acc = die Sandsteintreppe
    .dat = der Sandsteintreppe
    .gender = f
space-oasis-maze = Oasenlabyrinth
    .board = Oasen{ "\u00AD" }labyrinth
    .acc = das Oasenlabyrinth
    .dat = dem Oasenlabyrinth
    .gender = n
space-go-to-jail = Go to Jail
    .acc = das Feld „Go to Jail“
    .dat = dem Feld „Go to Jail“
space-lantern-wood = Laternenwald
    .board = Laternen{ "\u00AD" }wald
    .acc = den Laternenwald
    .dat = dem Laternenwald
    .gender = m
space-giant-roots = Riesenwurzeln
    .board = Riesen{ "\u00AD" }wurzeln
    .acc = die Riesenwurzeln
    .dat = den Riesenwurzeln
    .gender = f
space-piranha-plant = Piranha Plant
    .acc = die Piranha Plant
    .dat = der Piranha Plant
    .gender = f
space-skyline-plaza = Hochhausplatz
    .board = Hochhaus{ "\u00AD" }platz
    .acc = den Hochhausplatz
    .dat = dem Hochhausplatz
    .gender = m
space-crown-tower = Kronenturm
    .acc = den Kronenturm
    .dat = dem Kronenturm
    .gender = m

awaiting-you-roll = Du bist dran: Würfle!
act-roll = Würfeln
deed-rent-utility = { $count ->
    [one] { $count } im Besitz: { $factor } × Augen
   *[other] { $count } im Besitz: { $factor } × Augen
}
dice-title = Würfel
end-dice = Würfel
stop-rent-dice = { word-rent }: nach Wurf
story-roll-due-dice = { WHO($player) ->
    [you] Du würfelst { $dice } und landest bei { $other } auf { FORM($space, "dat") }. Die { word-rent } wird ausgewürfelt.
   *[other] { WHO($other) ->
        [you] { $player } würfelt { $dice } und landet bei dir auf { FORM($space, "dat") }. Die { word-rent } wird ausgewürfelt.
       *[other] { $player } würfelt { $dice } und landet bei { $other } auf { FORM($space, "dat") }. Die { word-rent } wird ausgewürfelt.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Du landest bei { $other } auf { FORM($space, "dat") }. Die { word-rent } wird ausgewürfelt.
   *[other] { WHO($other) ->
        [you] { $player } landet bei dir auf { FORM($space, "dat") }. Die { word-rent } wird ausgewürfelt.
       *[other] { $player } landet bei { $other } auf { FORM($space, "dat") }. Die { word-rent } wird ausgewürfelt.
    }
}
card-next-utility = Das Licht flackert! Rücke vor bis { FORM($space, "next") } und würfle. Der Besitzer darf das { $factor }-Fache der Augenzahl verlangen.
page-times-dice = { $factor } × Würfel

card-advance-to = Ein Sprungbrett schleudert dich davon. Rücke vor bis auf { FORM($space, "acc") }.
card-to-go = Volle Fahrt voraus! Rücke vor bis auf { $go } und zieh dein Gehalt ein.
card-next-question = Du hörst ein Klingeln. Rücke vor bis { FORM($space, "next") } und drück darauf.
card-back-three = Dein Sprung war zu kurz. Geh drei Felder zurück; es gilt, was dort steht.
card-go-to-jail = Du rutschst in die falsche Röhre. Geh direkt ins Gefängnis. Du erhältst kein Gehalt.
card-jail-free = Ein goldener Schlüssel! Behalte diese Karte: Sie holt dich einmal aus dem Gefängnis, oder du verkaufst sie.
card-repairs = Lockere Ziegel! Zahle { $house } je { $house-name } und { $hotel } je { $hotel-name }.
card-treat-everyone = Eis für alle! Zahle jedem { $amount }.
card-party = Du gibst ein Fest auf einer Wolke. Jeder gibt dir { $amount }.
card-big-find = Ein Geheimraum voller Münzen! Du erhältst { $amount }.
card-prize = Tagesbestzeit! Du erhältst { $amount }.
card-gift = Ein Geschenk fällt aus den Wolken. Du erhältst { $amount }.
card-small-find = Im Gras glitzert etwas. Du erhältst { $amount }.
card-small-loss = Deine Tasche hat ein Loch. Zahle { $amount }.
card-loss = Du fällst mitsamt deinen Münzen ins Wasser. Zahle { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Falsche Röhre: Du gehst ins Gefängnis.
   *[other] Falsche Röhre: { $player } geht ins Gefängnis.
}
story-roll-jailed = { WHO($player) ->
    [you] Du würfelst { $dice }. Falsche Röhre: Du gehst ins Gefängnis.
   *[other] { $player } würfelt { $dice }. Falsche Röhre: ab ins Gefängnis.
}
event-freed = { WHO($player) ->
    [you] Du hüpfst aus dem Gefängnis.
   *[other] { $player } hüpft aus dem Gefängnis.
}
story-salary = Pling! { $go } bringt { $amount }.
event-salary = { WHO($player) ->
    [you] Pling! Du kommst über { $go } und erhältst { $amount }.
   *[other] Pling! { $player } kommt über { $go } und erhält { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Du würfelst { $dice }. { $space } beißt zu: Das kostet dich { $amount }.
   *[other] { $player } würfelt { $dice }. { $space } beißt zu: Das kostet { $amount }.
}
story-tax = { WHO($player) ->
    [you] { $space } beißt zu: Das kostet dich { $amount }.
   *[other] { $space } beißt { $player }: Das kostet { $amount }.
}
event-paid-tax = { WHO($player) ->
    [you] { $space } beißt zu. Du zahlst { $amount }.
   *[other] { $space } beißt zu. { $player } zahlt { $amount }.
}
event-question-coins = { WHO($player) ->
    [you] Ding! Du bekommst { $amount } aus { FORM($space, "dat") }.
   *[other] Ding! { $player } bekommt { $amount } aus { FORM($space, "dat") }.
}
event-built = { WHO($player) ->
    [you] Du stapelst auf { FORM($space, "dat") } Ziegel für { $amount } und hast dort jetzt { FORM($level, "acc") }.
   *[other] { $player } stapelt auf { FORM($space, "dat") } Ziegel für { $amount } und hat dort jetzt { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Du stapelst auf { FORM($space, "dat") } Ziegel und hast dort jetzt { FORM($level, "acc") }.
   *[other] { $player } stapelt auf { FORM($space, "dat") } Ziegel und hat dort jetzt { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Du stapelst auf { FORM($spaces, "dat") } Ziegel für { $amount }.
   *[other] { $player } stapelt auf { FORM($spaces, "dat") } Ziegel für { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Keine Münze mehr: Du bist pleite. Was übrig ist, geht an { $other }.
   *[other] { WHO($other) ->
        [you] Keine Münze mehr: { $player } ist pleite. Was übrig ist, geht an dich.
       *[other] Keine Münze mehr: { $player } ist pleite. Was übrig ist, geht an { $other }.
    }
}
event-game-over = Feuerwerk über dem Palast: { $players } gewinnt das Spiel.
event-game-over-shared = Feuerwerk über dem Palast: { $players } teilen sich den Sieg.

character-1 = Coach Kissen
character-2 = Radi Rakete
character-3 = Kim Kiesel
character-4 = Robin Moos
character-5 = Turbo Wusch
character-6 = Toni Zugabe
says-careful-buys = Erst geschaut, dann gesprungen.
says-careful-earns = Ich zähle meine Münzen noch mal.
says-careful-pays = Für schlechte Tage hatte ich gespart.
says-careful-wins = Mit kleinen Hüpfern bis ganz nach oben!
says-bold-buys = Reingesprungen, zugegriffen: meins!
says-bold-earns = Pling! Ich liebe dieses Geräusch.
says-bold-pays = Hoppla! Ich komme wieder hoch.
says-bold-wins = Anlauf, Sprung, gewonnen!
says-haggler-buys = Das bekam ich für eine Handvoll Münzen!
says-haggler-earns = Münzen für mich? Da sage ich nicht Nein.
says-haggler-pays = Ich bot einen Pilz. Gefragt waren Münzen.
says-haggler-wins = Die ganze Welt zum Schnäppchenpreis!
