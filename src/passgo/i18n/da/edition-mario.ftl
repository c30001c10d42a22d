# Navne i udgaven mario.

edition-mario = Mario
word-go = GO
word-street = sted
word-streets = steder
word-street-one = et sted
word-street-only-one = ét sted
word-street-other = et andet sted
word-street-every-gets = hvert sted i farvegruppen får sin første bygning, før et af dem får sin anden
word-street-that = det sted
word-street-the = stedet
word-street-gets = et sted, før det får
word-street-full = når det er fuldt
word-house = Toad-hus
word-houses = Toad-huse
word-hotel = Peach-slot
word-hotel-one = et Peach-slot
word-hotels = Peach-slotte
word-street-hands = et sted skifter kun ejer, når hele dets
level-houses = { $count ->
    [one] { $count } Toad-hus
   *[other] { $count } Toad-huse
}
level-hotel = Peach-slot
    .now = et Peach-slot
level-hotels = { $count ->
    [one] { $count } Peach-slot
   *[other] { $count } Peach-slotte
}
group-brown = Brun
group-light-blue = Lyseblå
group-pink = Lyserød
group-orange = Orange
group-red = Rød
group-yellow = Gul
group-green = Grøn
group-dark-blue = Mørkeblå
group-utilities = Forsyningsselskaber
deck-community-chest = Community Chest
    .acc = et Community Chest-kort
    .pl = Community Chest-kortene
kind-utility = forsyningsselskab
kind-question = spørgsmålsklods
token-mushroom = Svamp
token-star = Stjerne
token-fire-flower = Ildblomst
token-shell = Skjold
token-leaf = Blad
token-cap = Kasket
space-go = GO
space-brick-meadow = Murstensengen
    .board = Murstens{ "\u00AD" }engen
space-question-block = Spørgsmålsklods
    .board = Spørgsmåls{ "\u00AD" }klods
    .def = Spørgsmålsklodsen
space-pipe-cellar = Rørkælderen
    .board = Rør{ "\u00AD" }kælderen
space-chain-chomp = Chain Chomp
    .gender = foe
space-maze-wood = Labyrintskoven
    .board = Labyrint{ "\u00AD" }skoven
space-community-chest = Community Chest
space-cloud-bridge = Skybroen
space-jail = Fængsel
space-painted-hall = Malerisalen
    .board = Maleri{ "\u00AD" }salen
space-bell-tower = Klokketårnet
    .board = Klokke{ "\u00AD" }tårnet
    .gender = n
space-bowser-jr = Bowser Jr.
space-harbour-square = Havnepladsen
    .board = Havne{ "\u00AD" }pladsen
space-coral-bay = Koralbugten
    .board = Koral{ "\u00AD" }bugten
space-free-parking = Free Parking
space-meteor-pier = Meteormolen
    .board = Meteor{ "\u00AD" }molen
space-ring-world = Ringverdenen
    .board = Ring{ "\u00AD" }verdenen
space-magikoopa = Magikoopa
space-sandstone-stair = Sandstenstrappen
    .board = Sandstens{ "\u00AD" }trappen
space-oasis-maze = Oaselabyrinten
    .board = Oase{ "\u00AD" }labyrinten
space-go-to-jail = Go to Jail
space-lantern-wood = Lygteskoven
    .board = Lygte{ "\u00AD" }skoven
space-giant-roots = Kæmperødderne
    .board = Kæmpe{ "\u00AD" }rødderne
    .gender = pl
space-piranha-plant = Piranha Plant
    .gender = foe
space-skyline-plaza = Skyskraberpladsen
    .board = Skyskraber{ "\u00AD" }pladsen
space-crown-tower = Kronetårnet
    .board = Krone{ "\u00AD" }tårnet
    .gender = n

awaiting-you-roll = Din tur – slå med terningen.
act-roll = Slå med terningen
deed-rent-utility = { $count ->
    [one] Ejeren har { $count }: { $factor } × terningen
   *[other] Ejeren har { $count }: { $factor } × terningen
}
dice-title = Terning
end-dice = Terning
stop-rent-dice = { Word-rent }: efter terningen
story-roll-due-dice = { WHO($player) ->
    [you] Du slår { $dice } og lander hos { $other } på { $space }. Terningen afgør { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { $player } slår { $dice } og lander hos dig på { $space }. Terningen afgør { word-rent-the }.
       *[other] { $player } slår { $dice } og lander hos { $other } på { $space }. Terningen afgør { word-rent-the }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Du lander hos { $other } på { $space }. Terningen afgør { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { $player } lander hos dig på { $space }. Terningen afgør { word-rent-the }.
       *[other] { $player } lander hos { $other } på { $space }. Terningen afgør { word-rent-the }.
    }
}
card-next-utility = Lyset flakker! Ryk frem til næste { $space }, og slå. Ejeren må kræve { $factor } gange øjnene.
page-times-dice = { $factor } × terningen

card-advance-to = Et springbræt sender dig af sted. Ryk frem til { $space }.
card-to-go = Fuld fart frem! Ryk frem til { $go }, og modtag din løn.
card-next-question = Du hører et pling. Ryk frem til næste { $space }, og tryk på den.
card-back-three = Du springer for kort. Ryk tre felter tilbage, og gør, som feltet siger.
card-go-to-jail = Du glider ned i det forkerte rør. Gå direkte i fængsel. Du får ingen løn.
card-jail-free = En gylden nøgle! Behold kortet: Det får dig ud af fængslet én gang, eller du kan sælge det.
card-repairs = Løse mursten! Betal { $house } pr. { $house-name } og { $hotel } pr. { $hotel-name }.
card-treat-everyone = Is til alle! Giv hver spiller { $amount }.
card-party = Du holder fest på en sky. Hver spiller giver dig { $amount }.
card-big-find = Et hemmeligt rum fuldt af mønter! Modtag { $amount }.
card-prize = Dagens hurtigste løb! Modtag { $amount }.
card-gift = En gave falder ned fra en sky. Modtag { $amount }.
card-small-find = Noget glimter i græsset. Modtag { $amount }.
card-small-loss = Der er hul i din lomme. Betal { $amount }.
card-loss = Du ryger i vandet med mønter og det hele. Betal { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Forkert rør: Du ryger i fængsel.
   *[other] Forkert rør: { $player } ryger i fængsel.
}
story-roll-jailed = { WHO($player) ->
    [you] Du slår { $dice }. Forkert rør: Du ryger i fængsel.
   *[other] { $player } slår { $dice }. Forkert rør: direkte i fængsel.
}
event-freed = { WHO($player) ->
    [you] Du hopper ud af fængslet.
   *[other] { $player } hopper ud af fængslet.
}
story-salary = Pling! { $go } giver { $amount }.
event-salary = { WHO($player) ->
    [you] Pling! Du passerer { $go } og får { $amount }.
   *[other] Pling! { $player } passerer { $go } og får { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Du slår { $dice }. { $space } bider til: Det koster dig { $amount }.
   *[other] { $player } slår { $dice }. { $space } bider til: Det koster { $amount }.
}
story-tax = { WHO($player) ->
    [you] { $space } bider til: Det koster dig { $amount }.
   *[other] { $space } bider { $player }: Det koster { $amount }.
}
event-paid-tax = { WHO($player) ->
    [you] { $space } bider til. Du betaler { $amount }.
   *[other] { $space } bider til. { $player } betaler { $amount }.
}
event-question-coins = { WHO($player) ->
    [you] Ding! { FORM($space, "def") } giver dig { $amount }.
   *[other] Ding! { FORM($space, "def") } giver { $player } { $amount }.
}
event-built = { WHO($player) ->
    [you] Du stabler mursten på { $space } for { $amount }: nu { FORM($level, "now") }.
   *[other] { $player } stabler mursten på { $space } for { $amount }: nu { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Du stabler mursten på { $space }: nu { FORM($level, "now") }.
   *[other] { $player } stabler mursten på { $space }: nu { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Du stabler mursten på { $spaces } for { $amount }.
   *[other] { $player } stabler mursten på { $spaces } for { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Ikke flere mønter: Du går fallit. Resten går til { $other }.
   *[other] { WHO($other) ->
        [you] Ikke flere mønter: { $player } går fallit. Resten går til dig.
       *[other] Ikke flere mønter: { $player } går fallit. Resten går til { $other }.
    }
}
event-game-over = Fyrværkeri over slottet: { $players } vinder spillet.
event-game-over-shared = Fyrværkeri over slottet: { $players } deler sejren.

character-1 = Træner Pude
character-2 = Raket Radise
character-3 = Kræmmer Småsten
character-4 = Gartner Mos
character-5 = Racer Susefart
character-6 = Bager Tretten
says-careful-buys = Jeg kiggede først. Så sprang jeg.
says-careful-earns = Jeg tæller mine mønter igen.
says-careful-pays = Jeg havde gemt lidt til en regnvejrsdag.
says-careful-wins = Små hop førte mig til tops!
says-bold-buys = Jeg sprang ud i det. Nu er den min!
says-bold-earns = Pling! Jeg elsker den lyd.
says-bold-pays = Ups! Jeg er snart oppe igen.
says-bold-wins = Jeg tog tilløb, sprang og vandt!
says-haggler-buys = Jeg fik den for en håndfuld mønter!
says-haggler-earns = Mønter til mig? Jeg siger ikke nej.
says-haggler-pays = Jeg tilbød en svamp. De ville have mønter.
says-haggler-wins = Hele verden til spotpris!
