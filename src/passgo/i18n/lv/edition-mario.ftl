# Mario izdevuma nosaukumi; lauciņu un kartīšu vārdi – kā noteikumu grāmatā.

edition-mario = Mario
word-go = GO
word-street = ģeogrāfiskais objekts
word-streets = ģeogrāfiskie objekti
word-street-whose = objekta, kura viss
word-streets-all-its = visus tā komplekta objektus
word-street-other = cits objekts šajā komplektā
word-street-one-mortgaged = viens šī komplekta objekts ir ieķīlāts
word-streets-all = visi komplekta objekti
word-streets-all-full = visi komplekta objekti ir pilni
word-street-none = neviens nav ieķīlāts
word-streets-unmortgaged = neieķīlātajiem objektiem
word-street-every = katrs objekts komplektā saņem pirmo būvi, pirms kāds
word-street-one-on = uz viena objekta
word-street-this-on = uz šī objekta
word-street-on = uz objekta
word-street-full = objekts ir pilns
word-street-empty = objekts paliek tukšs
word-street-this = šis objekts
word-street-first = objektu iztukšot pirms pārējiem
word-streets-dat = objektiem
word-house = sēņu namiņš
    .per = sēņu namiņu
word-houses = sēņu namiņi
word-houses-all = visi sēņu namiņi
word-houses-gen = sēņu namiņu
word-houses-four-dat = četriem sēņu namiņiem
word-houses-four = četri sēņu namiņi
word-hotel = princeses pils
    .per = princeses pili
word-hotel-gen = princeses pils
word-hotels = princeses pilis
word-hotels-all = visas komplekta princeses pilis
word-hotels-acc = princeses pilis
word-hotels-gen = princeses piļu
word-street-hands = objekts maina īpašnieku tikai tad, ja visā tā
word-street-one-acc = vienu objektu
word-dice = kauliņu
level-houses = { $count ->
    [zero] { $count } sēņu namiņu
    [one] { $count } sēņu namiņš
   *[other] { $count } sēņu namiņi
}
    .acc = { $count ->
        [zero] { $count } sēņu namiņu
        [one] { $count } sēņu namiņu
       *[other] { $count } sēņu namiņus
    }
level-hotel = princeses pils
level-hotels = { $count ->
    [zero] { $count } princeses piļu
    [one] { $count } princeses pils
   *[other] { $count } princeses pilis
}
    .acc = { $count ->
        [zero] { $count } princeses piļu
        [one] { $count } princeses pili
       *[other] { $count } princeses pilis
    }
group-brown = Brūnais
    .set = brūno komplektu
    .of = brūnā komplekta
group-light-blue = Gaišzilais
    .set = gaišzilo komplektu
    .of = gaišzilā komplekta
group-pink = Rozā
    .set = rozā komplektu
    .of = rozā komplekta
group-orange = Oranžais
    .set = oranžo komplektu
    .of = oranžā komplekta
group-red = Sarkanais
    .set = sarkano komplektu
    .of = sarkanā komplekta
group-yellow = Dzeltenais
    .set = dzelteno komplektu
    .of = dzeltenā komplekta
group-green = Zaļais
    .set = zaļo komplektu
    .of = zaļā komplekta
group-dark-blue = Tumšzilais
    .set = tumšzilo komplektu
    .of = tumšzilā komplekta
group-utilities = Pakalpojumi
    .set = pakalpojumu komplektu
    .of = pakalpojumu komplekta
deck-community-chest = Community Chest
kind-utility = pakalpojums
    .next = uz tuvāko pakalpojumu lauciņu
kind-question = Jautājumkubs
    .next = pie tuvākā Jautājumkuba
token-mushroom = Sēne
token-star = Zvaigzne
token-fire-flower = Uguns puķe
token-shell = Bruņas
token-leaf = Lapa
token-cap = Cepure
space-go = GO
space-brick-meadow = Ķieģeļu pļava
    .acc = „Ķieģeļu pļava”
space-question-block = Jautājumkubs
    .board = Jautājum{ "\u00AD" }kubs
space-pipe-cellar = Cauruļu pagrabs
    .acc = „Cauruļu pagrabs”
space-chain-chomp = Chain Chomp
space-maze-wood = Labirintu mežs
    .acc = „Labirintu mežs”
space-community-chest = Community Chest
space-cloud-bridge = Mākoņu tilts
    .acc = „Mākoņu tilts”
space-jail = Cietums
space-painted-hall = Gleznotā zāle
    .acc = „Gleznotā zāle”
space-bell-tower = Zvanu tornis
    .acc = „Zvanu tornis”
space-bowser-jr = Bowser Jr.
    .acc = „Bowser Jr.”
space-harbour-square = Ostas laukums
    .acc = „Ostas laukums”
space-coral-bay = Koraļļu līcis
    .acc = „Koraļļu līcis”
space-free-parking = Free Parking
space-meteor-pier = Meteoru mols
    .acc = „Meteoru mols”
space-ring-world = Gredzenu pasaule
    .acc = „Gredzenu pasaule”
space-magikoopa = Magikoopa
    .acc = „Magikoopa”
space-sandstone-stair = Smilšakmens kāpnes
    .board = Smilš{ "\u00AD" }akmens kāpnes
    .acc = „Smilšakmens kāpnes”
space-oasis-maze = Oāzes labirints
    .acc = „Oāzes labirints”
space-go-to-jail = Go to Jail
space-lantern-wood = Laternu mežs
    .acc = „Laternu mežs”
space-giant-roots = Milzu saknes
    .acc = „Milzu saknes”
space-piranha-plant = Piranha Plant
space-skyline-plaza = Debesskrāpju laukums
    .board = Debess{ "\u00AD" }krāpju laukums
    .acc = „Debesskrāpju laukums”
space-crown-tower = Kroņa tornis
    .acc = „Kroņa tornis”

awaiting-you-roll = Tavs gājiens: met kauliņu.
act-roll = Mest kauliņu
deed-rent-utility = { $count ->
    [zero] Ja pieder { $count }: { $factor } × kauliņš
    [one] Ja pieder { $count }: { $factor } × kauliņš
   *[other] Ja pieder { $count }: { $factor } × kauliņš
}
dice-title = Kauliņš
end-dice = Kauliņš
stop-rent-dice = { Word-rent }: pēc kauliņa
story-roll-due-dice = { WHO($player) ->
    [you] Tu uzmet { $dice } un nonāc uz lauciņa „{ $space }”, kura īpašnieks ir { $other }. { Word-rent-acc } nosaka kauliņš.
   *[other] { WHO($other) ->
        [you] { $player } uzmet { $dice } un nonāk uz tava lauciņa „{ $space }”. { Word-rent-acc } nosaka kauliņš.
       *[other] { $player } uzmet { $dice } un nonāk uz lauciņa „{ $space }”, kura īpašnieks ir { $other }. { Word-rent-acc } nosaka kauliņš.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Tu nonāc uz lauciņa „{ $space }”, kura īpašnieks ir { $other }. { Word-rent-acc } nosaka kauliņš.
   *[other] { WHO($other) ->
        [you] { $player } nonāk uz tava lauciņa „{ $space }”. { Word-rent-acc } nosaka kauliņš.
       *[other] { $player } nonāk uz lauciņa „{ $space }”, kura īpašnieks ir { $other }. { Word-rent-acc } nosaka kauliņš.
    }
}
card-next-utility = Gaismas mirgo! Dodies { FORM($space, "next") } un met kauliņu. Īpašnieks drīkst prasīt uzmesto skaitli, reizinātu ar { $factor }.
page-times-dice = { $factor } × kauliņš

# Kartītes, stāstītas šajā pasaulē.
card-advance-to = Tramplīns uzmet tevi gaisā. Dodies uz lauciņu „{ $space }”.
card-to-go = Pilnā gaitā uz priekšu! Dodies uz lauciņu „{ $go }” un saņem algu.
card-next-question = Kaut kas nošķind. Dodies { FORM($space, "next") } un nospied to.
card-back-three = Lēciens neizdodas. Ej trīs lauciņus atpakaļ un dari, kas tur norādīts.
card-go-to-jail = Tu noslīdi pa nepareizo cauruli. Ej tieši uz cietumu. Algu nesaņem.
card-jail-free = Zelta atslēga! Paturi šo kartīti: tā vienreiz izved no cietuma, vai arī vari to pārdot.
card-repairs = Vaļīgi ķieģeļi! Maksā { FORM($house, "acc") } par katru { FORM($house-name, "per") } un { FORM($hotel, "acc") } par katru { FORM($hotel-name, "per") }.
card-treat-everyone = Saldējums visiem! Maksā katram spēlētājam { FORM($amount, "acc") }.
card-party = Tu rīko viesības uz mākoņa. Katrs spēlētājs tev dod { FORM($amount, "acc") }.
card-big-find = Slepena istaba, pilna monētu! Saņem { FORM($amount, "acc") }.
card-prize = Dienas ātrākais skrējiens! Saņem { FORM($amount, "acc") }.
card-gift = No mākoņa nokrīt dāvana. Saņem { FORM($amount, "acc") }.
card-small-find = Zālē kaut kas spīd. Saņem { FORM($amount, "acc") }.
card-small-loss = Tev ir caurums kabatā. Maksā { FORM($amount, "acc") }.
card-loss = Tu iekrīti ūdenī ar visām monētām. Maksā { FORM($amount, "acc") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Nepareizā caurule: tu dodies uz cietumu.
   *[other] Nepareizā caurule: { $player } dodas uz cietumu.
}
story-roll-jailed = { WHO($player) ->
    [you] Tu uzmet { $dice }. Nepareizā caurule: tu dodies uz cietumu.
   *[other] { $player } uzmet { $dice }. Nepareizā caurule: taisnā ceļā uz cietumu.
}
event-freed = { WHO($player) ->
    [you] Tu izlec no cietuma.
   *[other] { $player } izlec no cietuma.
}
story-salary = Džinkt! Lauciņš „{ $go }” izmaksā { FORM($amount, "acc") }.
event-salary = { WHO($player) ->
    [you] Džinkt! Tu šķērso lauciņu „{ $go }” un saņem { FORM($amount, "acc") }.
   *[other] Džinkt! { $player } šķērso lauciņu „{ $go }” un saņem { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Tu uzmet { $dice }. { $space } tev iekož, un tu maksā { FORM($amount, "acc") }.
   *[other] { $player } uzmet { $dice }. { $space } iekož un atņem { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] { $space } tev iekož, un tu maksā { FORM($amount, "acc") }.
   *[other] { $space } iekož, un { $player } maksā { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] { $space } iekož. Tu maksā { FORM($amount, "acc") }.
   *[other] { $space } iekož. { $player } maksā { FORM($amount, "acc") }.
}
event-question-coins = { WHO($player) ->
    [you] Dzin! Tu uz lauciņa „{ $space }” saņem { FORM($amount, "acc") }.
   *[other] Dzin! { $player } uz lauciņa „{ $space }” saņem { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Tu krauj ķieģeļus uz lauciņa „{ $space }” par { FORM($amount, "for") }: tagad { $level }.
   *[other] { $player } krauj ķieģeļus uz lauciņa „{ $space }” par { FORM($amount, "for") }: tagad { $level }.
}
event-built-won = { WHO($player) ->
    [you] Tu krauj ķieģeļus uz lauciņa „{ $space }”: tagad { $level }.
   *[other] { $player } krauj ķieģeļus uz lauciņa „{ $space }”: tagad { $level }.
}
story-built = { WHO($player) ->
    [you] Tu krauj ķieģeļus par { FORM($amount, "for") }: { FORM($spaces, "acc") }.
   *[other] { $player } krauj ķieģeļus par { FORM($amount, "for") }: { FORM($spaces, "acc") }.
}
event-bankrupt = { WHO($player) ->
    [you] Kabatā ne monētas: tu bankrotē. Visu, kas palicis, saņem { $other }.
   *[other] { WHO($other) ->
        [you] Kabatā ne monētas: { $player } bankrotē. Visu, kas palicis, saņem tu.
       *[other] Kabatā ne monētas: { $player } bankrotē. Visu, kas palicis, saņem { $other }.
    }
}
event-game-over = Salūts virs pils: spēlē uzvar { $players }.
event-game-over-shared = Salūts virs pils: uzvaru dala { $players }.

# Tēli: šīs pasaules boti.
character-1 = Treneris Pēlis
character-2 = Raķete Redīss
character-3 = Tirgonis Olis
character-4 = Dārznieks Sūna
character-5 = Turbo Švīks
character-6 = Beķeris Piedeva
says-careful-buys = Septiņreiz nomēri, vienreiz lec.
says-careful-earns = Vēlreiz pārskaitīšu monētas.
says-careful-pays = Man ir monētas nebaltai dienai.
says-careful-wins = Ar maziem lēcieniem līdz pašai augšai!
says-bold-buys = Ar ieskrējienu – un mans!
says-bold-earns = Džinkt! Dievinu šo skaņu.
says-bold-pays = Ups! Gan atlēkšu.
says-bold-wins = Ieskrējos, lēcu un uzvarēju!
says-haggler-buys = Dabūju par sauju monētu!
says-haggler-earns = Monētas man? Neatteikšos.
says-haggler-pays = Piedāvāju sēni. Gribēja monētas.
says-haggler-wins = Visa pasaule – par sviestmaizi!
