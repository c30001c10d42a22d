# Namn i utgåvan mario.

edition-mario = Mario
word-go = GO
word-street = plats
word-streets = platser
word-street-the = platsen
word-house = Toad-hus
word-houses = Toad-hus
word-hotel = Peach-slott
word-hotel-one = ett Peach-slott
word-hotel-gets = ett Peach-slott
word-hotels = Peach-slott
level-houses = { $count ->
    [one] { $count } Toad-hus
   *[other] { $count } Toad-hus
}
level-hotel = Peach-slott
    .now = ett Peach-slott
level-hotels = { $count ->
    [one] { $count } Peach-slott
   *[other] { $count } Peach-slott
}
group-brown = Brun
group-light-blue = Ljusblå
group-pink = Rosa
group-orange = Orange
group-red = Röd
group-yellow = Gul
group-green = Grön
group-dark-blue = Mörkblå
group-utilities = Förmågor
deck-community-chest = Community Chest
    .acc = ett Community Chest-kort
    .pl = Community Chest-korten
kind-utility = förmåga
kind-question = Frågelåda
token-mushroom = Svamp
token-star = Stjärna
token-fire-flower = Eldblomma
token-shell = Sköldpaddsskal
token-leaf = Löv
token-cap = Keps
space-go = GO
space-brick-meadow = Tegelängen
space-question-block = Frågelåda
    .def = Frågelådan
space-pipe-cellar = Rörkällaren
    .board = Rör{ "\u00AD" }källaren
space-chain-chomp = Chain Chomp
space-maze-wood = Irrskogen
space-community-chest = Community Chest
space-cloud-bridge = Molnbron
space-jail = Fängelse
space-painted-hall = Målade salen
space-bell-tower = Klocktornet
    .board = Klock{ "\u00AD" }tornet
    .gender = n
space-bowser-jr = Bowser Jr.
space-harbour-square = Hamntorget
    .gender = n
space-coral-bay = Korallviken
    .board = Korall{ "\u00AD" }viken
space-free-parking = Free Parking
space-meteor-pier = Meteorpiren
    .board = Meteor{ "\u00AD" }piren
space-ring-world = Ringvärlden
    .board = Ring{ "\u00AD" }världen
space-magikoopa = Magikoopa
space-sandstone-stair = Sandstenstrappan
    .board = Sandstens{ "\u00AD" }trappan
space-oasis-maze = Oaslabyrinten
    .board = Oas{ "\u00AD" }labyrinten
space-go-to-jail = Go to Jail
space-lantern-wood = Lyktskogen
space-giant-roots = Jätterötterna
    .board = Jätte{ "\u00AD" }rötterna
    .gender = pl
space-piranha-plant = Piranha Plant
space-skyline-plaza = Skyskrapetorget
    .board = Skyskrape{ "\u00AD" }torget
    .gender = n
space-crown-tower = Krontornet
    .gender = n

awaiting-you-roll = Din tur – slå tärningen.
act-roll = Slå tärningen
deed-rent-utility = { $count ->
    [one] Ägaren har { $count }: { $factor } × tärningen
   *[other] Ägaren har { $count }: { $factor } × tärningen
}
dice-title = Tärning
end-dice = Tärning
stop-rent-dice = { Word-rent }: efter tärningen
story-roll-due-dice = { WHO($player) ->
    [you] Du slår { $dice } och hamnar hos { $other } på { $space }. Tärningen avgör { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { $player } slår { $dice } och hamnar hos dig på { $space }. Tärningen avgör { word-rent-the }.
       *[other] { $player } slår { $dice } och hamnar hos { $other } på { $space }. Tärningen avgör { word-rent-the }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Du hamnar hos { $other } på { $space }. Tärningen avgör { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { $player } hamnar hos dig på { $space }. Tärningen avgör { word-rent-the }.
       *[other] { $player } hamnar hos { $other } på { $space }. Tärningen avgör { word-rent-the }.
    }
}
card-next-utility = Gå till nästa { $space } och slå. Ägaren får ta { $factor } gånger antalet ögon.
page-times-dice = { $factor } × tärningen
