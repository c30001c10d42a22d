# Mario leidimo pavadinimai; laukelių ir kortų vardai – kaip taisyklių knygelėje.

edition-mario = Mario
word-go = GO
word-street = vietovė
word-streets = vietovės
word-street-loc = vietovėje
word-streets-acc = vietoves
word-streets-loc = vietovėse
word-street-acc = vietovę
word-streets-ins = vietovėmis
word-house = namas-grybas
    .each = kiekvieną namą-grybą
word-houses = namai-grybai
word-houses-all = visi namai-grybai
word-houses-four = keturi namai-grybai
word-houses-gen = namų-grybų
word-hotel = Persikų pilis
    .each = kiekvieną Persikų pilį
word-hotel-gen = Persikų pilies
word-hotel-acc = Persikų pilį
word-hotels = Persikų pilys
word-hotels-gen = Persikų pilių
word-hotels-all = visas grupės Persikų pilis
word-hotels-every = visas Persikų pilis
word-dice = kauliuką
level-houses = { $count ->
    [one] { $count } namas-grybas
    [few] { $count } namai-grybai
    [many] { $count } namo-grybo
   *[other] { $count } namų-grybų
}
    .acc = { $count ->
        [one] { $count } namą-grybą
        [few] { $count } namus-grybus
        [many] { $count } namo-grybo
       *[other] { $count } namų-grybų
    }
    .gen = { $count ->
        [one] { $count } namo-grybo
        [few] { $count } namų-grybų
        [many] { $count } namo-grybo
       *[other] { $count } namų-grybų
    }
level-hotel = Persikų pilis
    .acc = Persikų pilį
level-hotels = { $count ->
    [one] { $count } Persikų pilis
    [few] { $count } Persikų pilys
    [many] { $count } Persikų pilies
   *[other] { $count } Persikų pilių
}
    .acc = { $count ->
        [one] { $count } Persikų pilį
        [few] { $count } Persikų pilis
        [many] { $count } Persikų pilies
       *[other] { $count } Persikų pilių
    }
    .gen = { $count ->
        [one] { $count } Persikų pilies
        [few] { $count } Persikų pilių
        [many] { $count } Persikų pilies
       *[other] { $count } Persikų pilių
    }
group-brown = Ruda
group-light-blue = Žydra
group-pink = Rožinė
group-orange = Oranžinė
group-red = Raudona
group-yellow = Geltona
group-green = Žalia
group-dark-blue = Tamsiai mėlyna
group-utilities = Paslaugų įmonės
deck-community-chest = Community Chest
kind-utility = paslaugų įmonė
    .next = į artimiausią paslaugų įmonę
kind-question = Klaustuko kubelis
    .next = prie artimiausio Klaustuko kubelio
token-mushroom = Grybas
token-star = Žvaigždė
token-fire-flower = Ugnies gėlė
token-shell = Kiautas
token-leaf = Lapas
token-cap = Kepurė
space-go = GO
space-brick-meadow = Plytų pieva
    .acc = Plytų pievą
space-question-block = Klaustuko kubelis
space-pipe-cellar = Vamzdžių rūsys
    .acc = Vamzdžių rūsį
space-chain-chomp = Chain Chomp
space-maze-wood = Labirintų giria
    .acc = Labirintų girią
space-community-chest = Community Chest
space-cloud-bridge = Debesų tiltas
    .acc = Debesų tiltą
space-jail = Kalėjimas
space-painted-hall = Tapyta salė
    .acc = Tapytą salę
space-bell-tower = Varpinė
    .acc = Varpinę
space-bowser-jr = Bowser Jr.
space-harbour-square = Uosto aikštė
    .acc = Uosto aikštę
space-coral-bay = Koralų įlanka
    .acc = Koralų įlanką
space-free-parking = Free Parking
space-meteor-pier = Meteorų molas
    .acc = Meteorų molą
space-ring-world = Žiedų pasaulis
    .acc = Žiedų pasaulį
space-magikoopa = Magikoopa
    .acc = Magikoopą
space-sandstone-stair = Smiltainio laiptai
    .acc = Smiltainio laiptus
space-oasis-maze = Oazės labirintas
    .acc = Oazės labirintą
space-go-to-jail = Go to Jail
space-lantern-wood = Žibintų giria
    .acc = Žibintų girią
space-giant-roots = Milžiniškos šaknys
    .board = Milži{ "\u00AD" }niškos šaknys
    .acc = Milžiniškas šaknis
space-piranha-plant = Piranha Plant
space-skyline-plaza = Dangoraižių aikštė
    .board = Dango{ "\u00AD" }raižių aikštė
    .acc = Dangoraižių aikštę
space-crown-tower = Karūnos bokštas
    .acc = Karūnos bokštą

awaiting-you-roll = Jūsų ėjimas: meskite kauliuką!
act-roll = Mesti kauliuką
deed-rent-utility = { $count ->
    [one] Turint { $count }: { $factor } × kauliukas
    [few] Turint { $count }: { $factor } × kauliukas
    [many] Turint { $count }: { $factor } × kauliukas
   *[other] Turint { $count }: { $factor } × kauliukas
}
dice-title = Kauliukas
end-dice = Kauliukas
stop-rent-dice = { Word-rent }: pagal kauliuką
story-roll-due-dice = { WHO($player) ->
    [you] Išmetate { $dice } ir sustojate laukelyje „{ $space }“, kurį turi { $other }. { Word-rent-acc } nulems kauliukas.
   *[other] { WHO($other) ->
        [you] { $player } išmeta { $dice } ir sustoja jūsų laukelyje „{ $space }“. { Word-rent-acc } nulems kauliukas.
       *[other] { $player } išmeta { $dice } ir sustoja laukelyje „{ $space }“, kurį turi { $other }. { Word-rent-acc } nulems kauliukas.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Sustojate laukelyje „{ $space }“, kurį turi { $other }. { Word-rent-acc } nulems kauliukas.
   *[other] { WHO($other) ->
        [you] { $player } sustoja jūsų laukelyje „{ $space }“. { Word-rent-acc } nulems kauliukas.
       *[other] { $player } sustoja laukelyje „{ $space }“, kurį turi { $other }. { Word-rent-acc } nulems kauliukas.
    }
}
card-next-utility = Mirksi šviesos! Eikite { FORM($space, "next") } ir meskite kauliuką. Savininkas gali prašyti išmesto skaičiaus, padauginto iš { $factor }.
page-times-dice = { $factor } × kauliukas

# Kortos, papasakotos šiame pasaulyje.
card-advance-to = Tramplinas išmeta jus į orą. Eikite į laukelį „{ $space }“.
card-to-go = Visu greičiu pirmyn! Eikite į laukelį „{ $go }“ ir pasiimkite algą.
card-next-question = Kažkas dzingtelėjo. Eikite { FORM($space, "next") } ir jį paspauskite.
card-back-three = Šuolis nepavyko. Grįžkite tris laukelius atgal ir darykite, kas ten nurodyta.
card-go-to-jail = Nuslydote ne tuo vamzdžiu. Eikite tiesiai į kalėjimą. Algos negaunate.
card-jail-free = Auksinis raktas! Pasilikite šią kortą: ji vieną kartą išleidžia iš kalėjimo, ją galima ir parduoti.
card-repairs = Kliba plytos! Mokate { FORM($house, "acc") } už { FORM($house-name, "each") } ir { FORM($hotel, "acc") } už { FORM($hotel-name, "each") }.
card-treat-everyone = Ledų visiems! Kiekvienam žaidėjui mokate { FORM($amount, "acc") }.
card-party = Rengiate vakarėlį ant debesies. Kiekvienas žaidėjas jums duoda { FORM($amount, "acc") }.
card-big-find = Slaptas kambarys, pilnas monetų! Gaunate { FORM($amount, "acc") }.
card-prize = Greičiausias dienos bėgimas! Gaunate { FORM($amount, "acc") }.
card-gift = Iš debesies krenta dovana. Gaunate { FORM($amount, "acc") }.
card-small-find = Žolėje kažkas blizga. Gaunate { FORM($amount, "acc") }.
card-small-loss = Jūsų kišenė kiaura. Mokate { FORM($amount, "acc") }.
card-loss = Įkritote į vandenį su visomis monetomis. Mokate { FORM($amount, "acc") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Ne tas vamzdis: einate į kalėjimą.
   *[other] Ne tas vamzdis: { $player } eina į kalėjimą.
}
story-roll-jailed = { WHO($player) ->
    [you] Išmetate { $dice }. Ne tas vamzdis: einate į kalėjimą.
   *[other] { $player } išmeta { $dice }. Ne tas vamzdis: tiesiai į kalėjimą.
}
event-freed = { WHO($player) ->
    [you] Iššokate iš kalėjimo.
   *[other] { $player } iššoka iš kalėjimo.
}
story-salary = Dzin! Laukelis „{ $go }“ duoda { FORM($amount, "acc") }.
event-salary = { WHO($player) ->
    [you] Dzin! Praeinate laukelį „{ $go }“ ir gaunate { FORM($amount, "acc") }.
   *[other] Dzin! { $player } praeina laukelį „{ $go }“ ir gauna { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Išmetate { $dice }. { $space } jums įkanda ir atima { FORM($amount, "acc") }.
   *[other] { $player } išmeta { $dice }. { $space } įkanda ir atima { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] { $space } jums įkanda ir atima { FORM($amount, "acc") }.
   *[other] { $space } įkanda, ir { $player } sumoka { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] { $space } įkanda. Sumokate { FORM($amount, "acc") }.
   *[other] { $space } įkanda. { $player } sumoka { FORM($amount, "acc") }.
}
event-question-coins = { WHO($player) ->
    [you] Dzingt! Laukelyje „{ $space }“ gaunate { FORM($amount, "acc") }.
   *[other] Dzingt! Laukelyje „{ $space }“ { $player } gauna { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Už { FORM($amount, "acc") } kraunate plytas laukelyje „{ $space }“ ir dabar ten turite { FORM($level, "acc") }.
   *[other] { $player } už { FORM($amount, "acc") } krauna plytas laukelyje „{ $space }“ ir dabar ten turi { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Kraunate plytas laukelyje „{ $space }“ ir dabar ten turite { FORM($level, "acc") }.
   *[other] { $player } krauna plytas laukelyje „{ $space }“ ir dabar ten turi { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Už { FORM($amount, "acc") } kraunate plytas ({ $spaces }).
   *[other] { $player } už { FORM($amount, "acc") } krauna plytas ({ $spaces }).
}
event-bankrupt = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Kišenėje nė monetos: bankrutuojate. Visa, kas liko, atitenka bankui.
       *[other] Kišenėje nė monetos: bankrutuojate. Visa, kas liko, gauna { $other }.
    }
   *[other] { WHO($other) ->
        [you] Kišenėje nė monetos: { $player } bankrutuoja. Visa, kas liko, gaunate jūs.
        [bank] Kišenėje nė monetos: { $player } bankrutuoja. Visa, kas liko, atitenka bankui.
       *[other] Kišenėje nė monetos: { $player } bankrutuoja. Visa, kas liko, gauna { $other }.
    }
}
event-game-over = Virš pilies – fejerverkai: žaidimą laimi { $players }.
event-game-over-shared = Virš pilies – fejerverkai: pergale dalijasi { $players }.

# Veikėjai: šio pasaulio botai.
character-1 = Treneris Pagalvė
character-2 = Raketa Ridikas
character-3 = Mainų Akmenukas
character-4 = Sodo Samana
character-5 = Turbo Švyst
character-6 = Kepėjas Priedas
says-careful-buys = Dešimt kartų matuok, vieną kartą šok.
says-careful-earns = Dar kartą suskaičiuosiu monetas.
says-careful-pays = Turiu monetų juodai dienai.
says-careful-wins = Mažais šuoliukais į pačią viršūnę!
says-bold-buys = Šokau stačia galva. Mano!
says-bold-earns = Dzin! Dievinu šį garsą.
says-bold-pays = Oi! Nieko, dar atšoksiu.
says-bold-wins = Įsibėgėjau, šokau ir laimėjau!
says-haggler-buys = Gavau už saują monetų!
says-haggler-earns = Monetos man? Neatsisakysiu.
says-haggler-pays = Siūliau grybą. Norėjo monetų.
says-haggler-wins = Visas pasaulis – pusvelčiui!
