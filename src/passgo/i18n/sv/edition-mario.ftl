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
card-next-utility = Ljuset flimrar! Gå till nästa { $space } och slå. Ägaren får ta { $factor } gånger antalet ögon.
page-times-dice = { $factor } × tärningen

card-advance-to = En språngbräda skickar i väg dig. Gå till { $space }.
card-to-go = Full fart framåt! Gå till { $go } och ta emot din lön.
card-next-question = Du hör ett pling. Gå till nästa { $space } och tryck på den.
card-back-three = Du missar ett hopp. Gå tre rutor tillbaka och gör som rutan säger.
card-go-to-jail = Du åker ner i fel rör. Gå direkt i fängelse. Du får ingen lön.
card-jail-free = En guldnyckel! Behåll kortet: det tar dig ut ur fängelset en gång, eller så kan du sälja det.
card-repairs = Lösa tegelstenar! Betala { $house } per { $house-name } och { $hotel } per { $hotel-name }.
card-treat-everyone = Glass åt alla! Ge varje spelare { $amount }.
card-party = Du ordnar fest på ett moln. Varje spelare ger dig { $amount }.
card-big-find = Ett hemligt rum fullt av mynt! Du får { $amount }.
card-prize = Dagens snabbaste lopp! Du får { $amount }.
card-gift = En present faller från ett moln. Du får { $amount }.
card-small-find = Något glittrar i gräset. Du får { $amount }.
card-small-loss = Du har hål i fickan. Betala { $amount }.
card-loss = Du ramlar i vattnet med mynt och allt. Betala { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Fel rör: du hamnar i fängelse.
   *[other] Fel rör: { $player } hamnar i fängelse.
}
story-roll-jailed = { WHO($player) ->
    [you] Du slår { $dice }. Fel rör: du hamnar i fängelse.
   *[other] { $player } slår { $dice }. Fel rör: direkt i fängelse.
}
event-freed = { WHO($player) ->
    [you] Du hoppar ut ur fängelset.
   *[other] { $player } hoppar ut ur fängelset.
}
story-salary = Pling! { $go } ger { $amount }.
event-salary = { WHO($player) ->
    [you] Pling! Du passerar { $go } och får { $amount }.
   *[other] Pling! { $player } passerar { $go } och får { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Du slår { $dice }. { $space } biter till: det kostar dig { $amount }.
   *[other] { $player } slår { $dice }. { $space } biter till: det kostar { $amount }.
}
story-tax = { WHO($player) ->
    [you] { $space } biter till: det kostar dig { $amount }.
   *[other] { $space } biter { $player }: det kostar { $amount }.
}
event-paid-tax = { WHO($player) ->
    [you] { $space } biter till. Du betalar { $amount }.
   *[other] { $space } biter till. { $player } betalar { $amount }.
}
event-question-coins = { WHO($player) ->
    [you] Ding! { FORM($space, "def") } ger dig { $amount }.
   *[other] Ding! { FORM($space, "def") } ger { $player } { $amount }.
}
event-built = { WHO($player) ->
    [you] Du staplar tegelstenar på { $space } för { $amount }: nu { FORM($level, "now") }.
   *[other] { $player } staplar tegelstenar på { $space } för { $amount }: nu { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Du staplar tegelstenar på { $space }: nu { FORM($level, "now") }.
   *[other] { $player } staplar tegelstenar på { $space }: nu { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Du staplar tegelstenar på { $spaces } för { $amount }.
   *[other] { $player } staplar tegelstenar på { $spaces } för { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Slut på mynt: du går i konkurs. Det som finns kvar går till { $other }.
   *[other] { WHO($other) ->
        [you] Slut på mynt: { $player } går i konkurs. Det som finns kvar går till dig.
       *[other] Slut på mynt: { $player } går i konkurs. Det som finns kvar går till { $other }.
    }
}
event-game-over = Fyrverkeri över slottet: { $players } vinner spelet.
event-game-over-shared = Fyrverkeri över slottet: { $players } delar på segern.

character-1 = Coach Kudde
character-2 = Raket Rädisa
character-3 = Krämare Kisel
character-4 = Odlare Mossa
character-5 = Racer Svisch
character-6 = Bagare Tretton
says-careful-buys = Jag tittade först. Sedan hoppade jag.
says-careful-earns = Jag räknar mynten en gång till.
says-careful-pays = Jag hade sparat till sämre tider.
says-careful-wins = Med små skutt nådde jag toppen!
says-bold-buys = Jag hoppade rakt in. Nu är den min!
says-bold-earns = Pling! Jag älskar det ljudet.
says-bold-pays = Hoppsan! Jag studsar upp igen.
says-bold-wins = Jag tog sats, hoppade och vann!
says-haggler-buys = Jag fick den för en näve mynt!
says-haggler-earns = Mynt till mig? Jag säger inte nej.
says-haggler-pays = Jag erbjöd en svamp. De ville ha mynt.
says-haggler-wins = Hela världen till fyndpris!
