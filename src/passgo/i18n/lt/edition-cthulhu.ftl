# Ktulhu leidimo pavadinimai.

edition-cthulhu = Ktulhu
edition-cthulhu-short = Ktulhu, trumpas žaidimas
word-street = būtybė
word-streets = būtybės
word-street-loc = būtybėje
word-streets-acc = būtybes
word-streets-loc = būtybėse
word-street-acc = būtybę
word-streets-ins = būtybėmis
word-house = kripta
    .each = kiekvieną kriptą
word-houses = kriptos
word-houses-all = visos kriptos
word-houses-four = keturios kriptos
word-houses-gen = kriptų
word-hotel = mauzoliejus
    .each = kiekvieną mauzoliejų
word-hotel-gen = mauzoliejaus
word-hotel-acc = mauzoliejų
word-hotels = mauzoliejai
word-hotels-gen = mauzoliejų
word-hotels-all = visus grupės mauzoliejus
word-hotels-every = visus mauzoliejus
level-houses = { $count ->
    [one] { $count } kripta
    [few] { $count } kriptos
    [many] { $count } kriptos
   *[other] { $count } kriptų
}
    .acc = { $count ->
        [one] { $count } kriptą
        [few] { $count } kriptas
        [many] { $count } kriptos
       *[other] { $count } kriptų
    }
    .gen = { $count ->
        [one] { $count } kriptos
        [few] { $count } kriptų
        [many] { $count } kriptos
       *[other] { $count } kriptų
    }
level-hotel = mauzoliejus
    .acc = mauzoliejų
level-hotels = { $count ->
    [one] { $count } mauzoliejus
    [few] { $count } mauzoliejai
    [many] { $count } mauzoliejaus
   *[other] { $count } mauzoliejų
}
    .acc = { $count ->
        [one] { $count } mauzoliejų
        [few] { $count } mauzoliejus
        [many] { $count } mauzoliejaus
       *[other] { $count } mauzoliejų
    }
    .gen = { $count ->
        [one] { $count } mauzoliejaus
        [few] { $count } mauzoliejų
        [many] { $count } mauzoliejaus
       *[other] { $count } mauzoliejų
    }
group-brown = Ruda
group-light-blue = Žydra
group-pink = Rožinė
group-orange = Oranžinė
group-red = Raudona
group-yellow = Geltona
group-green = Žalia
group-dark-blue = Tamsiai mėlyna
group-stations = Transportas
group-utilities = Įstaigos
deck-sanity = Sveikas protas
deck-knowledge = Žinios
kind-station = transporto priemonė
    .next = prie artimiausios transporto priemonės
kind-utility = įstaiga
    .next = į artimiausią įstaigą
token-necronomicon = Nekronomikonas
token-cultists-tablet = Kultistų lentelė
token-cthulhu-statuette = Ktulhu statulėlė
token-shining-trapezohedron = Spindintis trapecoedras
token-hound-amulet = Skaliko amuletas
token-dagon-dagger = Dagono durklas
space-go = STARTAS
space-ghoul = Gulas
    .acc = Gulą
space-knowledge = Žinios
space-zoog = Zugas
    .acc = Zugą
space-research-fee = Tyrimų mokestis
space-ship = Laivas
    .acc = Laivą
space-night-gaunt = Nakties baidyklė
    .acc = Nakties baidyklę
space-sanity = Sveikas protas
space-rat-thing = Žiurkiapadaris
    .board = Žiurkia{ "\u00AD" }padaris
    .acc = Žiurkiapadarį
space-wilbur-whateley = Wilbur Whateley
space-jail = Kalėjimas
space-deep-one = Gelmių gyventojas
    .acc = Gelmių gyventoją
space-miskatonic-university = Miskatoniko universitetas
    .board = Miska{ "\u00AD" }toniko univer{ "\u00AD" }sitetas
    .acc = Miskatoniko universitetą
space-dagon = Dagonas
    .acc = Dagoną
space-hydra = Hidra
    .acc = Hidrą
space-train = Traukinys
    .acc = Traukinį
space-mi-go = Mi-Go
space-elder-thing = Senasis padaras
    .acc = Senąjį padarą
space-shoggoth = Šogotas
    .acc = Šogotą
space-free-parking = Nemokama aikštelė
space-hound-of-the-void = Tuštumos skalikas
    .acc = Tuštumos skaliką
space-flying-polyp = Skraidantis polipas
    .board = Skrai{ "\u00AD" }dantis polipas
    .acc = Skraidantį polipą
space-great-race = Didžioji rasė
    .acc = Didžiąją rasę
space-dream-journey = Kelionė sapne
    .acc = Kelionę sapne
space-colour-from-space = Spalva iš kosmoso
    .acc = Spalvą iš kosmoso
space-star-spawn = Žvaigždžių išpera
    .acc = Žvaigždžių išperą
space-sanatorium = Beprotnamis
    .board = Beprot{ "\u00AD" }namis
    .acc = Beprotnamį
space-hastur = Hasturas
    .acc = Hasturą
space-go-to-jail = Į kalėjimą
space-shub-niggurath = Šub-Nigurat
space-nyarlathotep = Njarlathotepas
    .board = Njarla{ "\u00AD" }thotepas
    .acc = Njarlathotepą
space-yog-sothoth = Jog-Sototas
    .acc = Jog-Sototą
space-automobile = Automobilis
    .board = Auto{ "\u00AD" }mobilis
    .acc = Automobilį
space-azathoth = Azatotas
    .acc = Azatotą
space-examination-fee = Medicininės apžiūros mokestis
    .board = Medici{ "\u00AD" }ninės apžiūros mokestis
space-great-cthulhu = Didysis Ktulhu
    .acc = Didįjį Ktulhu

# Kortos, papasakotos šiame pasaulyje.
card-advance-to = Piešinys knygos paraštėje rodo kelią. Eikite į laukelį „{ $space }“.
card-to-go = Tai buvo tik sapnas. Eikite į laukelį „{ $go }“ ir pasiimkite algą.
card-next-station = Rūkas tirštėja. Eikite { FORM($space, "next") }. Savininkas gali prašyti dvigubai.
card-next-utility = Blogi sapnai. Eikite { FORM($space, "next") } ir meskite kauliukus. Savininkas gali prašyti išmestos sumos, padaugintos iš { $factor }.
card-back-three = Palikote senąją knygą. Grįžkite tris laukelius atgal ir darykite, kas ten nurodyta.
card-go-to-jail = Mėnesienoje kažkas pastebėjo jus su kastuvu. Eikite tiesiai į kalėjimą. Algos negaunate.
card-jail-free = Keisto metalo raktas. Pasilikite šią kortą: ji vieną kartą išleidžia iš kalėjimo, ją galima ir parduoti.
card-general-repairs = Akmenys pasislinko. Mokate { FORM($house, "acc") } už { FORM($house-name, "each") } ir { FORM($hotel, "acc") } už { FORM($hotel-name, "each") }.
card-speeding = Viršijote greitį. Tai, kas jus vijosi, irgi. Mokate { FORM($amount, "acc") }.
card-elected-chair = Kad slapta draugija liktų slapta, kiekvienam žaidėjui mokate { FORM($amount, "acc") }.
card-dividend = Jūsų žvejybos akcijos įtartinai pelningos. Gaunate { FORM($amount, "acc") }.
card-loan-matures = Jūra išmeta į krantą seną skolininką, ir jis sumoka. Gaunate { FORM($amount, "acc") }.
card-bank-error = Tarnautojas blogai miegojo, ir bankas suklydo jūsų naudai. Gaunate { FORM($amount, "acc") }.
card-doctor = Lašai nervams nuraminti. Mokate { FORM($amount, "acc") }.
card-sale-of-stock = Pardavėte akcijas dar prieš pilnatį. Gaunate { FORM($amount, "acc") }.
card-holiday-fund = Atsisakėte savaitės prie jūros. Gaunate { FORM($amount, "acc") }.
card-tax-refund = Jums grąžinami mokesčiai. Parašas – nepažįstamos rankos. Gaunate { FORM($amount, "acc") }.
card-birthday = Per jūsų gimtadienį išsirikiavo žvaigždės. Kiekvienas žaidėjas jums duoda { FORM($amount, "acc") }.
card-life-insurance = Esate dingusiųjų sąraše, tad draudimas išmoka pinigus. Gaunate { FORM($amount, "acc") }.
card-hospital = Klinikoje jums liepė ilsėtis ir neskaityti jokių knygų. Mokate { FORM($amount, "acc") }.
card-school-fees = Mirusių kalbų kursai. Mokate { FORM($amount, "acc") }.
card-consultancy-fee = Jums sumoka už patarimą neatidaryti dėžės. Gaunate { FORM($amount, "acc") }.
card-street-repairs = Potvynis nuplovė kelią. Mokate { FORM($house, "acc") } už { FORM($house-name, "each") } ir { FORM($hotel, "acc") } už { FORM($hotel-name, "each") }.
card-second-prize = Jūsų rašinys apie potvynius užėmė antrą vietą. Gaunate { FORM($amount, "acc") }.
card-inheritance = Dėdė, kurio niekas neprisimena, paliko jums skrynią. Gaunate { FORM($amount, "acc") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Įkliūvate su kastuvu ir einate į kalėjimą.
   *[other] { $player } įkliūva su kastuvu ir eina į kalėjimą.
}
story-roll-jailed = { WHO($player) ->
    [you] Išmetate { $dice }, įkliūvate su kastuvu ir einate į kalėjimą.
   *[other] { $player } išmeta { $dice }, įkliūva su kastuvu ir eina į kalėjimą.
}
event-freed = { WHO($player) ->
    [you] Spyna atsirakina pati: išeinate iš kalėjimo.
   *[other] Spyna atsirakina pati: { $player } išeina iš kalėjimo.
}
story-salary = Laukelis „{ $go }“ duoda { FORM($amount, "acc") } už dar vieną sveiko proto dieną.
event-salary = { WHO($player) ->
    [you] Praeinate laukelį „{ $go }“ ir gaunate { FORM($amount, "acc") } už dar vieną sveiko proto dieną.
   *[other] { $player } praeina laukelį „{ $go }“ ir gauna { FORM($amount, "acc") } už dar vieną sveiko proto dieną.
}
story-roll-tax = { WHO($player) ->
    [you] Išmetate { $dice }, sustojate laukelyje „{ $space }“ ir sumokate { FORM($amount, "acc") }. Už ką, niekas nesako.
   *[other] { $player } išmeta { $dice }, sustoja laukelyje „{ $space }“ ir sumoka { FORM($amount, "acc") }. Už ką, niekas nesako.
}
story-tax = { WHO($player) ->
    [you] Sustojate laukelyje „{ $space }“ ir sumokate { FORM($amount, "acc") }. Už ką, niekas nesako.
   *[other] { $player } sustoja laukelyje „{ $space }“ ir sumoka { FORM($amount, "acc") }. Už ką, niekas nesako.
}
event-paid-tax = { WHO($player) ->
    [you] Sumokate { FORM($amount, "acc") } už laukelį „{ $space }“. Už ką iš tiesų, niekas nesako.
   *[other] { $player } sumoka { FORM($amount, "acc") } už laukelį „{ $space }“. Už ką iš tiesų, niekas nesako.
}
event-built = { WHO($player) ->
    [you] Už { FORM($amount, "acc") } kasate laukelyje „{ $space }“ ir dabar ten turite { FORM($level, "acc") }.
   *[other] { $player } už { FORM($amount, "acc") } kasa laukelyje „{ $space }“ ir dabar ten turi { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Kasate laukelyje „{ $space }“ ir dabar ten turite { FORM($level, "acc") }.
   *[other] { $player } kasa laukelyje „{ $space }“ ir dabar ten turi { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Už { FORM($amount, "acc") } kasate ir statote ({ $spaces }).
   *[other] { $player } už { FORM($amount, "acc") } kasa ir stato ({ $spaces }).
}
event-bankrupt = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Bankrutuojate, o žvaigždėms nė motais. Visa, kas liko, atitenka bankui.
       *[other] Bankrutuojate, o žvaigždėms nė motais. Visa, kas liko, gauna { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } bankrutuoja, o žvaigždėms nė motais. Visa, kas liko, gaunate jūs.
        [bank] { $player } bankrutuoja, o žvaigždėms nė motais. Visa, kas liko, atitenka bankui.
       *[other] { $player } bankrutuoja, o žvaigždėms nė motais. Visa, kas liko, gauna { $other }.
    }
}
event-game-over = Žvaigždės išsirikiavo: žaidimą laimi { $players }.
event-game-over-shared = Žvaigždės išsirikiavo: pergale dalijasi { $players }.

# Veikėjai: šio pasaulio botai.
character-1 = Daktaras Žvakė
character-2 = Škiperis Škvalas
character-3 = Pirklys Ritinys
character-4 = Sargas Tyla
character-5 = Magistras Drąsa
character-6 = Agentas Retenybė
says-careful-buys = Perku. Bet į vidų nežiūrėsiu.
says-careful-earns = Šiąnakt miegosiu kiek ramiau.
says-careful-pays = Sumokėjau ir nieko neklausiau.
says-careful-wins = Laimėjau, ir protas dar sveikas.
says-bold-buys = Šnabžda? Tada imu!
says-bold-earns = Žinojau, kad tamsa atsipirks!
says-bold-pays = Jūroje būta ir didesnių nuostolių.
says-bold-wins = Pažvelgiau į gelmę ir laimėjau!
says-haggler-buys = Išsiderėjau be prakeiksmo.
says-haggler-earns = Priimu bet kokio amžiaus monetas.
says-haggler-pays = Siūliau retą knygą vietoj pinigų.
says-haggler-wins = Net potvynis man nuleido kainą.
