# Navn i utgaven mario.

edition-mario = Mario
word-go = GO
word-street = sted
word-streets = steder
word-streets-the = stedene
word-street-one = et sted
word-street-only-one = ett sted
word-street-other = et annet sted
word-street-every-gets = hvert sted i fargesettet får sin første bygning før noen av dem får sin andre
word-street-that = det stedet
word-street-the = stedet
word-street-gets = et sted før det får
word-street-full = når det er fullt
word-house = Toad-hus
word-houses = Toad-hus
word-hotel = Peach-slott
word-hotel-one = et Peach-slott
word-hotels = Peach-slott
word-hotels-the = Peach-slottene
level-houses = { $count ->
    [one] { $count } Toad-hus
   *[other] { $count } Toad-hus
}
level-hotel = Peach-slott
    .now = et Peach-slott
level-hotels = { $count ->
    [one] { $count } Peach-slott
   *[other] { $count } Peach-slott
}
group-brown = Brun
group-light-blue = Lyseblå
group-pink = Rosa
group-orange = Oransje
group-red = Rød
group-yellow = Gul
group-green = Grønn
group-dark-blue = Mørkeblå
group-utilities = Verk
deck-community-chest = Community Chest
    .acc = et Community Chest-kort
    .pl = Community Chest-kortene
kind-utility = verk
kind-question = spørsmålskloss
token-mushroom = Sopp
token-star = Stjerne
token-fire-flower = Ildblomst
token-shell = Skall
token-leaf = Blad
token-cap = Caps
space-go = GO
space-brick-meadow = Mursteinsengen
    .board = Mursteins{ "\u00AD" }engen
space-question-block = Spørsmålskloss
    .board = Spørsmåls{ "\u00AD" }kloss
    .def = Spørsmålsklossen
space-pipe-cellar = Rørkjelleren
    .board = Rør{ "\u00AD" }kjelleren
space-chain-chomp = Chain Chomp
    .gender = foe
space-maze-wood = Labyrintskogen
    .board = Labyrint{ "\u00AD" }skogen
space-community-chest = Community Chest
space-cloud-bridge = Skybrua
space-jail = Fengsel
space-painted-hall = Malerisalen
    .board = Maleri{ "\u00AD" }salen
space-bell-tower = Klokketårnet
    .board = Klokke{ "\u00AD" }tårnet
    .gender = n
space-bowser-jr = Bowser Jr.
space-harbour-square = Havnetorget
    .board = Havne{ "\u00AD" }torget
    .gender = n
space-coral-bay = Korallbukta
    .board = Korall{ "\u00AD" }bukta
space-free-parking = Free Parking
space-meteor-pier = Meteorkaia
space-ring-world = Ringverdenen
    .board = Ring{ "\u00AD" }verdenen
space-magikoopa = Magikoopa
space-sandstone-stair = Sandsteinstrappen
    .board = Sandsteins{ "\u00AD" }trappen
space-oasis-maze = Oaselabyrinten
    .board = Oase{ "\u00AD" }labyrinten
space-go-to-jail = Go to Jail
space-lantern-wood = Lykteskogen
    .board = Lykte{ "\u00AD" }skogen
space-giant-roots = Kjemperøttene
    .board = Kjempe{ "\u00AD" }røttene
    .gender = pl
space-piranha-plant = Piranha Plant
    .gender = foe
space-skyline-plaza = Skyskraperplassen
    .board = Skyskraper{ "\u00AD" }plassen
space-crown-tower = Kronetårnet
    .board = Krone{ "\u00AD" }tårnet
    .gender = n

awaiting-you-roll = Din tur – kast terningen.
act-roll = Kast terningen
deed-rent-utility = { $count ->
    [one] Eieren har { $count }: { $factor } × terningen
   *[other] Eieren har { $count }: { $factor } × terningen
}
dice-title = Terning
end-dice = Terning
stop-rent-dice = { Word-rent }: etter terningen
story-roll-due-dice = { WHO($player) ->
    [you] Du kaster { $dice } og lander hos { $other } på { $space }. Terningen avgjør { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { $player } kaster { $dice } og lander hos deg på { $space }. Terningen avgjør { word-rent-the }.
       *[other] { $player } kaster { $dice } og lander hos { $other } på { $space }. Terningen avgjør { word-rent-the }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Du lander hos { $other } på { $space }. Terningen avgjør { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { $player } lander hos deg på { $space }. Terningen avgjør { word-rent-the }.
       *[other] { $player } lander hos { $other } på { $space }. Terningen avgjør { word-rent-the }.
    }
}
card-next-utility = Lyset flakker! Gå til neste { $space } og kast. Eieren kan kreve { $factor } ganger øynene.
page-times-dice = { $factor } × terningen

card-advance-to = Et springbrett sender deg av gårde. Gå til { $space }.
card-to-go = Full fart fremover! Gå til { $go } og motta lønnen din.
card-next-question = Du hører et pling. Gå til neste { $space } og trykk på den.
card-back-three = Du bommer på et hopp. Gå tre felt tilbake og gjør som feltet sier.
card-go-to-jail = Du sklir ned i feil rør. Gå rett i fengsel. Du får ingen lønn.
card-jail-free = En gullnøkkel! Behold kortet: Det slipper deg ut av fengselet én gang, eller du kan selge det.
card-repairs = Løse murstein! Betal { $house } per { $house-name } og { $hotel } per { $hotel-name }.
card-treat-everyone = Is til alle! Gi hver spiller { $amount }.
card-party = Du holder fest på en sky. Hver spiller gir deg { $amount }.
card-big-find = Et hemmelig rom fullt av mynter! Motta { $amount }.
card-prize = Dagens raskeste løp! Motta { $amount }.
card-gift = En gave faller ned fra en sky. Motta { $amount }.
card-small-find = Noe glitrer i gresset. Motta { $amount }.
card-small-loss = Du har hull i lommen. Betal { $amount }.
card-loss = Du havner i vannet med mynter og alt. Betal { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Feil rør: Du havner i fengsel.
   *[other] Feil rør: { $player } havner i fengsel.
}
story-roll-jailed = { WHO($player) ->
    [you] Du kaster { $dice }. Feil rør: Du havner i fengsel.
   *[other] { $player } kaster { $dice }. Feil rør: rett i fengsel.
}
event-freed = { WHO($player) ->
    [you] Du hopper ut av fengselet.
   *[other] { $player } hopper ut av fengselet.
}
story-salary = Pling! { $go } gir { $amount }.
event-salary = { WHO($player) ->
    [you] Pling! Du passerer { $go } og får { $amount }.
   *[other] Pling! { $player } passerer { $go } og får { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Du kaster { $dice }. { $space } biter til: Det koster deg { $amount }.
   *[other] { $player } kaster { $dice }. { $space } biter til: Det koster { $amount }.
}
story-tax = { WHO($player) ->
    [you] { $space } biter til: Det koster deg { $amount }.
   *[other] { $space } biter { $player }: Det koster { $amount }.
}
event-paid-tax = { WHO($player) ->
    [you] { $space } biter til. Du betaler { $amount }.
   *[other] { $space } biter til. { $player } betaler { $amount }.
}
event-question-coins = { WHO($player) ->
    [you] Ding! { FORM($space, "def") } gir deg { $amount }.
   *[other] Ding! { FORM($space, "def") } gir { $player } { $amount }.
}
event-built = { WHO($player) ->
    [you] Du stabler murstein på { $space } for { $amount }: nå { FORM($level, "now") }.
   *[other] { $player } stabler murstein på { $space } for { $amount }: nå { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Du stabler murstein på { $space }: nå { FORM($level, "now") }.
   *[other] { $player } stabler murstein på { $space }: nå { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Du stabler murstein på { $spaces } for { $amount }.
   *[other] { $player } stabler murstein på { $spaces } for { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Tomt for mynter: Du går konkurs. Det som er igjen, går til { $other }.
   *[other] { WHO($other) ->
        [you] Tomt for mynter: { $player } går konkurs. Det som er igjen, går til deg.
       *[other] Tomt for mynter: { $player } går konkurs. Det som er igjen, går til { $other }.
    }
}
event-game-over = Fyrverkeri over slottet: { $players } vinner spillet.
event-game-over-shared = Fyrverkeri over slottet: { $players } deler seieren.

character-1 = Trener Pute
character-2 = Rakett Reddik
character-3 = Kremmer Småstein
character-4 = Gartner Mose
character-5 = Racer Svusj
character-6 = Baker Tretten
says-careful-buys = Jeg så meg for. Så hoppet jeg.
says-careful-earns = Jeg teller myntene en gang til.
says-careful-pays = Jeg hadde spart litt til dårlige tider.
says-careful-wins = Små hopp førte meg til topps!
says-bold-buys = Jeg hoppet rett uti det. Nå er den min!
says-bold-earns = Pling! Jeg elsker den lyden.
says-bold-pays = Oi! Jeg spretter opp igjen.
says-bold-wins = Jeg tok fart, hoppet og vant!
says-haggler-buys = Jeg fikk den for en neve mynter!
says-haggler-earns = Mynter til meg? Jeg sier ikke nei.
says-haggler-pays = Jeg tilbød en sopp. De ville ha mynter.
says-haggler-wins = Hele verden til spottpris!
