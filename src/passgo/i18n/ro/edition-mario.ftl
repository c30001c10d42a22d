# Numele ediției mario.

edition-mario = Mario
word-go = GO
word-street = locație
word-streets = locații
word-street-the = locația
word-streets-the = locațiile
word-house = Casă Toad
word-houses = Case Toad
word-houses-the = Casele Toad
word-houses-all = toate Casele Toad
word-hotel = Castel al lui Peach
word-hotel-of-the = Castelului lui Peach
word-hotel-one = un Castel al lui Peach
word-hotels = Castele ale lui Peach
word-hotels-the = Castelele lui Peach
level-houses = { $count ->
    [one] { $count } Casă Toad
    [few] { $count } Case Toad
   *[other] { $count } de Case Toad
}
    .now = { $count ->
        [one] este { $count } Casă Toad
        [few] sunt { $count } Case Toad
       *[other] sunt { $count } de Case Toad
    }
level-hotel = Castelul lui Peach
    .now = este un Castel al lui Peach
    .a = un Castel al lui Peach
level-hotels = { $count ->
    [one] { $count } Castel al lui Peach
    [few] { $count } Castele ale lui Peach
   *[other] { $count } de Castele ale lui Peach
}
    .now = { $count ->
        [one] este { $count } Castel al lui Peach
        [few] sunt { $count } Castele ale lui Peach
       *[other] sunt { $count } de Castele ale lui Peach
    }
group-brown = Maro
group-light-blue = Albastru deschis
group-pink = Roz
group-orange = Portocaliu
group-red = Roșu
group-yellow = Galben
group-green = Verde
group-dark-blue = Albastru închis
group-utilities = Utilități
deck-community-chest = Community Chest
kind-utility = utilitate
    .next = următoarea utilitate
kind-question = Cub Întrebare
    .next = următorul Cub Întrebare
token-mushroom = Ciupercă
token-star = Stea
token-fire-flower = Floare de foc
token-shell = Carapace
token-leaf = Frunză
token-cap = Șapcă
space-go = GO
space-brick-meadow = Pajiștea de cărămidă
space-question-block = Cub Întrebare
    .the = Cubul Întrebare
    .at = Cubul Întrebare
space-pipe-cellar = Pivnița cu țevi
space-chain-chomp = Chain Chomp
space-maze-wood = Pădurea labirint
space-community-chest = Community Chest
space-cloud-bridge = Podul de nori
space-jail = Închisoare
    .the = Închisoarea (doar în vizită)
    .at = Închisoare (doar în vizită)
space-painted-hall = Sala pictată
space-bell-tower = Clopotnița
    .at = Clopotniță
space-bowser-jr = Bowser Jr.
space-harbour-square = Piața portului
space-coral-bay = Golful coralilor
space-free-parking = Free Parking
space-meteor-pier = Digul meteorilor
space-ring-world = Lumea inelului
space-magikoopa = Magikoopa
space-sandstone-stair = Scara de gresie
space-oasis-maze = Labirintul oazei
space-go-to-jail = Go to Jail
space-lantern-wood = Pădurea felinarelor
    .board = Pădurea felina{ "\u00AD" }relor
space-giant-roots = Rădăcinile uriașe
space-piranha-plant = Piranha Plant
space-skyline-plaza = Piața zgârie-norilor
space-crown-tower = Turnul coroanei

awaiting-you-roll = E rândul tău: aruncă zarul.
act-roll = Aruncă zarul
deed-rent-utility = { $count ->
    [one] Cu { $count }: { $factor } × zar
    [few] Cu { $count }: { $factor } × zar
   *[other] Cu { $count }: { $factor } × zar
}
dice-title = Zar
end-dice = Zar
stop-rent-dice = { Word-rent }: după zar
story-roll-due-dice = { WHO($player) ->
    [you] Arunci { $dice } și ajungi la { $other }, pe { FORM($space, "at") }. Zarul hotărăște { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { $player } aruncă { $dice } și ajunge la tine, pe { FORM($space, "at") }. Zarul hotărăște { word-rent-the }.
       *[other] { $player } aruncă { $dice } și ajunge la { $other }, pe { FORM($space, "at") }. Zarul hotărăște { word-rent-the }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Ajungi la { $other }, pe { FORM($space, "at") }. Zarul hotărăște { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { $player } ajunge la tine, pe { FORM($space, "at") }. Zarul hotărăște { word-rent-the }.
       *[other] { $player } ajunge la { $other }, pe { FORM($space, "at") }. Zarul hotărăște { word-rent-the }.
    }
}
card-next-utility = Luminile pâlpâie! Mergi la { FORM($space, "next") } și aruncă zarul. Proprietarul poate cere numărul obținut înmulțit cu { $factor }.
page-times-dice = { $factor } × zar

card-advance-to = O trambulină te aruncă în zbor: mergi la { FORM($space, "at") }.
card-to-go = Cu toată viteza! Mergi la { $go } și ia salariul.
card-next-question = Auzi un clinchet. Mergi la { FORM($space, "next") } și apasă-l.
card-back-three = Ratezi o săritură. Mergi trei spații înapoi și fă ce cere acel spațiu.
card-go-to-jail = Aluneci pe țeava greșită. Mergi direct la închisoare, fără să primești salariul.
card-jail-free = O cheie de aur! Păstrează această carte: te scoate o dată din închisoare sau poate fi vândută.
card-repairs = Cărămizi desprinse! Plătește { $house } pentru fiecare { $house-name } și { $hotel } pentru fiecare { $hotel-name }.
card-treat-everyone = Înghețată pentru toată lumea! Dă fiecărui jucător { $amount }.
card-party = Dai o petrecere pe un nor: fiecare jucător îți dă { $amount }.
card-big-find = O cameră secretă plină de monede! Ia { $amount }.
card-prize = Cea mai rapidă cursă a zilei! Ia { $amount }.
card-gift = Un cadou cade dintr-un nor: ia { $amount }.
card-small-find = Ceva sclipește în iarbă: ia { $amount }.
card-small-loss = Ai o gaură în buzunar: plătește { $amount }.
card-loss = Cazi în apă cu tot cu monede: plătește { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Țeava greșită! Mergi la închisoare.
   *[other] Țeava greșită! { $player } merge la închisoare.
}
story-roll-jailed = { WHO($player) ->
    [you] Arunci { $dice }. Țeava greșită! Mergi la închisoare.
   *[other] { $player } aruncă { $dice }. Țeava greșită: direct la închisoare!
}
event-freed = { WHO($player) ->
    [you] Ieși din închisoare dintr-un salt.
   *[other] { $player } iese din închisoare dintr-un salt.
}
story-salary = Cling! { $go } plătește { $amount }.
event-salary = { WHO($player) ->
    [you] Cling! Treci de { $go } și primești { $amount }.
   *[other] Cling! { $player } trece de { $go } și primește { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Arunci { $dice }. { FORM($space, "the") } te mușcă: plătești { $amount }.
   *[other] { $player } aruncă { $dice }. { FORM($space, "the") } mușcă și ia { $amount }.
}
story-tax = { WHO($player) ->
    [you] { FORM($space, "the") } te mușcă: plătești { $amount }.
   *[other] { FORM($space, "the") } mușcă, iar { $player } plătește { $amount }.
}
event-paid-tax = { WHO($player) ->
    [you] { FORM($space, "the") } mușcă. Plătești { $amount }.
   *[other] { FORM($space, "the") } mușcă. { $player } plătește { $amount }.
}
event-question-coins = { WHO($player) ->
    [you] Ding! Primești { $amount } de la { FORM($space, "at") }.
   *[other] Ding! { $player } primește { $amount } de la { FORM($space, "at") }.
}
event-built = { WHO($player) ->
    [you] Plătești { $amount } și pui cărămizi pe { FORM($space, "at") }: acum { FORM($level, "now") }.
   *[other] { $player } plătește { $amount } și pune cărămizi pe { FORM($space, "at") }: acum { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Pui cărămizi pe { FORM($space, "at") }: acum { FORM($level, "now") }.
   *[other] { $player } pune cărămizi pe { FORM($space, "at") }: acum { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Plătești { $amount } și pui cărămizi pe { FORM($spaces, "at") }.
   *[other] { $player } plătește { $amount } și pune cărămizi pe { FORM($spaces, "at") }.
}
event-bankrupt = { WHO($player) ->
    [you] S-au terminat monedele: dai faliment. Ce îți rămâne trece la { FORM($other, "acc") }.
   *[other] { WHO($other) ->
        [you] S-au terminat monedele: { $player } dă faliment. Ce rămâne trece la tine.
       *[other] S-au terminat monedele: { $player } dă faliment. Ce rămâne trece la { FORM($other, "acc") }.
    }
}
event-game-over = Artificii deasupra castelului: { $players } câștigă jocul.
event-game-over-shared = Artificii deasupra castelului: { $players } împart victoria.

character-1 = Antrenor Pernuță
character-2 = Ridiche Rachetă
character-3 = Agent Pietricică
character-4 = Grădinar Ferigă
character-5 = Pilot Vâjj
character-6 = Brutar Bonus
says-careful-buys = Întâi m-am uitat, apoi am sărit.
says-careful-earns = Îmi mai număr o dată monedele.
says-careful-pays = Aveam bani albi pentru zile negre.
says-careful-wins = Din săritură în săritură, până în vârf!
says-bold-buys = Un salt, și gata!
says-bold-earns = Cling! Ador sunetul ăsta.
says-bold-pays = Hopa! Mă ridic și sar iar.
says-bold-wins = Mi-am luat avânt și am câștigat!
says-haggler-buys = L-am luat pe o mână de monede!
says-haggler-earns = Monede pentru mine? Nu zic nu.
says-haggler-pays = Am oferit o ciupercă. Voiau monede.
says-haggler-wins = Lumea întreagă, la preț de chilipir!
