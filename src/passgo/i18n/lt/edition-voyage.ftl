# Kelionės leidimo pavadinimai.

edition-voyage = Kelionė
word-street = aikštelė
word-streets = aikštelės
word-street-loc = aikštelėje
word-streets-acc = aikšteles
word-streets-loc = aikštelėse
word-street-acc = aikštelę
word-streets-ins = aikštelėmis
word-jail = Mėnulis
word-jail-into = į Mėnulį
word-jail-from = iš Mėnulio
word-jail-in = Mėnulyje
word-jail-card = Mėnulio korta
word-jail-card-gen = Mėnulio kortos, kurią
word-jail-cards = Mėnulio kortos
word-house = palapinė
    .each = kiekvieną palapinę
word-houses = palapinės
word-houses-all = visos palapinės
word-houses-four = keturios palapinės
word-houses-gen = palapinių
word-hotel = namelis ant ratų
    .each = kiekvieną namelį ant ratų
word-hotel-gen = namelio ant ratų
word-hotel-acc = namelį ant ratų
word-hotels = nameliai ant ratų
word-hotels-gen = namelių ant ratų
word-hotels-all = visus grupės namelius ant ratų
word-hotels-every = visus namelius ant ratų
level-houses = { $count ->
    [one] { $count } palapinė
    [few] { $count } palapinės
    [many] { $count } palapinės
   *[other] { $count } palapinių
}
    .acc = { $count ->
        [one] { $count } palapinę
        [few] { $count } palapines
        [many] { $count } palapinės
       *[other] { $count } palapinių
    }
    .gen = { $count ->
        [one] { $count } palapinės
        [few] { $count } palapinių
        [many] { $count } palapinės
       *[other] { $count } palapinių
    }
level-hotel = namelis ant ratų
    .acc = namelį ant ratų
level-hotels = { $count ->
    [one] { $count } namelis ant ratų
    [few] { $count } nameliai ant ratų
    [many] { $count } namelio ant ratų
   *[other] { $count } namelių ant ratų
}
    .acc = { $count ->
        [one] { $count } namelį ant ratų
        [few] { $count } namelius ant ratų
        [many] { $count } namelio ant ratų
       *[other] { $count } namelių ant ratų
    }
    .gen = { $count ->
        [one] { $count } namelio ant ratų
        [few] { $count } namelių ant ratų
        [many] { $count } namelio ant ratų
       *[other] { $count } namelių ant ratų
    }
group-brown = Potvyniai
group-light-blue = Vaivorykštė
group-pink = Saulėlydis
group-orange = Musonas
group-red = Ugnikalnis
group-yellow = Krintančios žvaigždės
group-green = Šiaurės pašvaistė
group-dark-blue = Pilnatis
group-stations = Oro uostai
group-utilities = Viešasis transportas
deck-command = Įsakymas
deck-decision = Sprendimas
kind-station = oro uostas
    .next = į artimiausią oro uostą
kind-utility = viešasis transportas
    .next = į artimiausią viešojo transporto laukelį
token-suitcase = Lagaminas
token-camera = Fotoaparatas
token-compass = Kompasas
token-balloon = Oro balionas
space-start = STARTAS
space-bay-of-fundy = Fandžio įlanka
    .acc = Fandžio įlanką
space-decision = Sprendimas
space-mont-saint-michel = Mon Sen Mišelis
    .acc = Mon Sen Mišelį
space-tax = Mokestis
space-athens-airport = Atėnų oro uostas
    .acc = Atėnų oro uostą
space-victoria-falls = Viktorijos krioklys
    .acc = Viktorijos krioklį
space-command = Įsakymas
space-iguazu = Igvasu
space-niagara = Niagara
    .acc = Niagarą
space-the-moon = Mėnulis
space-santorini = Santorinis
    .acc = Santorinį
space-railway = Geležinkelis
    .board = Geležin{ "\u00AD" }kelis
    .acc = Geležinkelį
space-uluru = Uluru
space-serengeti = Serengetis
    .acc = Serengetį
space-cairo-airport = Kairo oro uostas
    .acc = Kairo oro uostą
space-kerala = Kerala
    .acc = Keralą
space-goa = Goa
    .acc = Goą
space-chiang-mai = Čiangmajus
    .acc = Čiangmajų
space-rest-area = Poilsio aikštelė
space-etna = Etna
    .acc = Etną
space-krakatoa = Krakatau
space-kilauea = Kilauėja
    .acc = Kilauėją
space-denver-airport = Denverio oro uostas
    .acc = Denverio oro uostą
space-atacama = Atakama
    .acc = Atakamą
space-la-palma = La Palma
    .acc = La Palmą
space-eurotunnel = Eurotunelis
    .board = Euro{ "\u00AD" }tunelis
    .acc = Eurotunelį
space-wadi-rum = Vadi Ramas
    .acc = Vadi Ramą
space-go-to-the-moon = Į Mėnulį
space-tromso = Tromsė
    .acc = Tromsę
space-abisko = Abiskas
    .acc = Abiską
space-yellowknife = Jelounaifas
    .board = Jelou{ "\u00AD" }naifas
    .acc = Jelounaifą
space-sydney-airport = Sidnėjaus oro uostas
    .acc = Sidnėjaus oro uostą
space-machu-picchu = Maču Pikču
space-himalaya = Himalajai
    .acc = Himalajus

# Šioje lentoje vietoj kalėjimo – Mėnulis.
event-jailed = { WHO($player) ->
    [you] Raketa kyla! Keliaujate į Mėnulį.
   *[other] Raketa kyla! { $player } keliauja į Mėnulį.
}
event-freed = { WHO($player) ->
    [you] Grįžtate iš Mėnulio.
   *[other] { $player } grįžta iš Mėnulio.
}
event-freed-fine = { WHO($player) ->
    [you] Sumokate { FORM($amount, "acc") } ir paliekate Mėnulį.
   *[other] { $player } sumoka { FORM($amount, "acc") } ir palieka Mėnulį.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Liekate Mėnulyje (bandymas nr. { $count }).
   *[other] { $player } lieka Mėnulyje (bandymas nr. { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Išmetate { $dice }. Raketa kyla! Keliaujate į Mėnulį.
   *[other] { $player } išmeta { $dice }. Raketa kyla į Mėnulį!
}
story-roll-stayed = { WHO($player) ->
    [you] Išmetate { $dice } ir liekate Mėnulyje (bandymas nr. { $count }).
   *[other] { $player } išmeta { $dice } ir lieka Mėnulyje (bandymas nr. { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Turite sumokėti { FORM($amount, "acc") }, kad paliktumėte Mėnulį.
   *[other] { $player } turi sumokėti { FORM($amount, "acc") }, kad paliktų Mėnulį.
}
event-paid-fine = { WHO($player) ->
    [you] Sumokate { FORM($amount, "acc") }, kad paliktumėte Mėnulį.
   *[other] { $player } sumoka { FORM($amount, "acc") }, kad paliktų Mėnulį.
}
event-card-shown = { WHO($player) ->
    [you] Parodote Mėnulio kortą.
   *[other] { $player } parodo Mėnulio kortą.
}
event-card-used = { WHO($player) ->
    [you] Panaudojate kortą ir paliekate Mėnulį.
   *[other] { $player } panaudoja kortą ir palieka Mėnulį.
}
awaiting-you-roll-jail = Esate Mėnulyje. Kaip grįšite?
act-fine = Sumokėti { FORM($amount, "acc") } ir palikti Mėnulį
act-card = Panaudoti kortą ir palikti Mėnulį
deal-cards = Mėnulio kortos
deal-card-price = Mėnulio kortos negalima mainyti pigiau nei už { FORM($amount, "acc") }.
about-jail = Tik aplankyti arba būti Mėnulyje
about-go-to-jail = Į Mėnulį
player-in-jail = Mėnulyje
jail-cards = { $count ->
    [one] { $count } Mėnulio korta
    [few] { $count } Mėnulio kortos
    [many] { $count } Mėnulio kortos
   *[other] { $count } Mėnulio kortų
}
    .acc = { $count ->
        [one] { $count } Mėnulio kortą
        [few] { $count } Mėnulio kortas
        [many] { $count } Mėnulio kortos
       *[other] { $count } Mėnulio kortų
    }
card-go-to-jail = Įlipote ne į tą raketą. Keliaukite tiesiai į Mėnulį. Algos negaunate.
card-jail-free = Raketos bilietas. Pasilikite šią kortą: ji vieną kartą grąžina iš Mėnulio, ją galima ir parduoti.

# Kortos, papasakotos šiame pasaulyje.
card-advance-to = Jus sugundė atvirukas. Eikite į laukelį „{ $space }“.
card-to-go = Pasiilgote namų. Eikite į laukelį „{ $go }“ ir pasiimkite algą.
card-next-station = Pavėlavote į lėktuvą. Eikite { FORM($space, "next") }. Savininkas gali prašyti dvigubai.
card-next-utility = Rūkas! Eikite { FORM($space, "next") } ir meskite kauliukus. Savininkas gali prašyti išmestos sumos, padaugintos iš { $factor }.
card-back-three = Pamiršote pasą. Grįžkite tris laukelius atgal ir darykite, kas ten nurodyta.
card-general-repairs = Stovyklą talžo kruša. Mokate { FORM($house, "acc") } už { FORM($house-name, "each") } ir { FORM($hotel, "acc") } už { FORM($hotel-name, "each") }.
card-fine = Nuskynėte retą gėlę ir gavote baudą. Mokate { FORM($amount, "acc") }.
card-elected-chair = Vedėte grupę ir pasiklydote. Kiekvienam žaidėjui mokate { FORM($amount, "acc") }.
card-dividend = Keltų linijos akcijos duoda dividendų. Gaunate { FORM($amount, "acc") }.
card-loan-matures = Senas bendrakeleivis grąžina jums skolą. Gaunate { FORM($amount, "acc") }.
card-bank-error = Bankas jūsų naudai supainiojo valiutos kursą. Gaunate { FORM($amount, "acc") }.
card-doctor = Nudegėte saulėje ir lankėtės pas gydytoją. Mokate { FORM($amount, "acc") }.
card-sale-of-stock = Pardavėte oro linijų akcijas. Gaunate { FORM($amount, "acc") }.
card-holiday-fund = Kojinėje radote kelionių santaupas. Gaunate { FORM($amount, "acc") }.
card-tax-refund = Muitinė grąžina jums mokestį už suvenyrus. Gaunate { FORM($amount, "acc") }.
card-birthday = Gimtadienis prie laužo! Kiekvienas žaidėjas jums duoda { FORM($amount, "acc") }.
card-life-insurance = Bagažas dingo, bet buvo apdraustas. Gaunate { FORM($amount, "acc") }.
card-hospital = Ant kraterio krašto išsisukote koją. Mokate { FORM($amount, "acc") }.
card-school-fees = Kalbos kursai prieš kelionę. Mokate { FORM($amount, "acc") }.
card-street-repairs = Lava užtvėrė kelią. Mokate { FORM($house, "acc") } už { FORM($house-name, "each") } ir { FORM($hotel, "acc") } už { FORM($hotel-name, "each") }.
card-second-prize = Jūsų saulėlydžio nuotrauka užėmė antrą vietą. Gaunate { FORM($amount, "acc") }.
card-inheritance = Tolima teta paliko jums savo kelionių santaupas. Gaunate { FORM($amount, "acc") }.

## Events, told in this world

story-salary = Laukelis „{ $go }“ duoda { FORM($amount, "acc") } kelionei.
event-salary = { WHO($player) ->
    [you] Praeinate laukelį „{ $go }“ ir gaunate { FORM($amount, "acc") } kelionei.
   *[other] { $player } praeina laukelį „{ $go }“ ir gauna { FORM($amount, "acc") } kelionei.
}
story-roll-tax = { WHO($player) ->
    [you] Išmetate { $dice }, sustojate laukelyje „{ $space }“ ir muitinėje sumokate { FORM($amount, "acc") }.
   *[other] { $player } išmeta { $dice }, sustoja laukelyje „{ $space }“ ir muitinėje sumoka { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] Sustojate laukelyje „{ $space }“ ir muitinėje sumokate { FORM($amount, "acc") }.
   *[other] { $player } sustoja laukelyje „{ $space }“ ir muitinėje sumoka { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] Muitinėje sumokate { FORM($amount, "acc") } už laukelį „{ $space }“.
   *[other] { $player } muitinėje sumoka { FORM($amount, "acc") } už laukelį „{ $space }“.
}
event-built = { WHO($player) ->
    [you] Už { FORM($amount, "acc") } įrengiate stovyklą laukelyje „{ $space }“ ir dabar ten turite { FORM($level, "acc") }.
   *[other] { $player } už { FORM($amount, "acc") } įrengia stovyklą laukelyje „{ $space }“ ir dabar ten turi { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Įrengiate stovyklą laukelyje „{ $space }“ ir dabar ten turite { FORM($level, "acc") }.
   *[other] { $player } įrengia stovyklą laukelyje „{ $space }“ ir dabar ten turi { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Už { FORM($amount, "acc") } įrengiate stovyklas ({ $spaces }).
   *[other] { $player } už { FORM($amount, "acc") } įrengia stovyklas ({ $spaces }).
}
event-bankrupt = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Bankrutuojate ir skrendate namo. Visa, kas liko, atitenka bankui.
       *[other] Bankrutuojate ir skrendate namo. Visa, kas liko, gauna { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } bankrutuoja ir skrenda namo. Visa, kas liko, gaunate jūs.
        [bank] { $player } bankrutuoja ir skrenda namo. Visa, kas liko, atitenka bankui.
       *[other] { $player } bankrutuoja ir skrenda namo. Visa, kas liko, gauna { $other }.
    }
}
event-game-over = Kelionė baigta: žaidimą laimi { $players }.
event-game-over-shared = Kelionė baigta: pergale dalijasi { $players }.

# Veikėjai: šio pasaulio botai.
character-1 = Eigulys Pončas
character-2 = Kapitonas Vingis
character-3 = Agentas Liuksas
character-4 = Skautas Vyturys
says-careful-buys = Pirma pasižiūrėjau į žemėlapį.
says-careful-earns = Tai – į kelionių taupyklę.
says-careful-pays = Tam vežuosi atsarginių pinigų.
says-careful-wins = Jau namie, ir visi lagaminai čia!
says-bold-buys = Pamačiau, pamilau, nupirkau!
says-bold-earns = Kitas skrydis jau apmokėtas!
says-bold-pays = Pavadinkime tai nuotykiu.
says-bold-wins = Pamačiau pasaulį ir jį laimėjau!
says-haggler-buys = Nupirkau už vietinių kainą.
says-haggler-earns = Vaizdą pridedu nemokamai.
says-haggler-pays = Prašiau grupės nuolaidos.
says-haggler-wins = Apkeliavau pasaulį su nuolaida!
