# Vaiduoklių leidimo pavadinimai.

edition-ghost = Vaiduokliai
word-rent = rinkliava
word-rent-gen = rinkliavos
word-rent-acc = rinkliavą
word-deed = sutartis
word-deeds = sutartys
word-deed-acc = sutartį
word-deeds-acc = sutartis
word-deeds-gen = sutarčių
word-deed-gen = sutarties
word-deeds-ins = sutartimis
word-street = sutartis
word-streets = sutartys
word-street-loc = sutartyje
word-streets-acc = sutartis
word-streets-loc = sutartyse
word-street-acc = sutartį
word-streets-ins = sutartimis
word-house = vaiduoklių spąstai
    .each = kiekvienus vaiduoklių spąstus
word-houses = vaiduoklių spąstai
word-houses-all = visi vaiduoklių spąstai
word-houses-four = ketveri vaiduoklių spąstai
word-houses-gen = vaiduoklių spąstų
word-hotel = saugykla
    .each = kiekvieną saugyklą
word-hotel-gen = saugyklos
word-hotel-acc = saugyklą
word-hotels = saugyklos
word-hotels-gen = saugyklų
word-hotels-all = visas grupės saugyklas
word-hotels-every = visas saugyklas
level-houses = { $count ->
    [one] { $count } vaiduoklių spąstai
    [few] { $count } vaiduoklių spąstai
    [many] { $count } vaiduoklių spąstų
   *[other] { $count } vaiduoklių spąstų
}
    .acc = { $count ->
        [one] { $count } vaiduoklių spąstus
        [few] { $count } vaiduoklių spąstus
        [many] { $count } vaiduoklių spąstų
       *[other] { $count } vaiduoklių spąstų
    }
    .gen = { $count ->
        [one] { $count } vaiduoklių spąstų
        [few] { $count } vaiduoklių spąstų
        [many] { $count } vaiduoklių spąstų
       *[other] { $count } vaiduoklių spąstų
    }
level-hotel = saugykla
    .acc = saugyklą
level-hotels = { $count ->
    [one] { $count } saugykla
    [few] { $count } saugyklos
    [many] { $count } saugyklos
   *[other] { $count } saugyklų
}
    .acc = { $count ->
        [one] { $count } saugyklą
        [few] { $count } saugyklas
        [many] { $count } saugyklos
       *[other] { $count } saugyklų
    }
    .gen = { $count ->
        [one] { $count } saugyklos
        [few] { $count } saugyklų
        [many] { $count } saugyklos
       *[other] { $count } saugyklų
    }
group-brown = Ruda
group-light-blue = Žydra
group-pink = Rožinė
group-orange = Oranžinė
group-red = Raudona
group-yellow = Geltona
group-green = Žalia
group-dark-blue = Tamsiai mėlyna
deck-mist = Klajojanti migla
kind-ride = ECTO-1
    .next = prie artimiausio ECTO-1
kind-entity = šmėkla
    .next = prie artimiausios šmėklos
token-goggles = Apsauginiai akiniai
token-ghost-meter = Vaiduoklių matuoklis
token-cello = Violončelė
token-proton-pack = Protonų kuprinė
token-marshmallow = Zefyras
token-siren = Sirena
space-go = STARTAS
space-corner-bookshop = Kampinis knygynas
    .acc = Kampinį knygyną
space-mist = Klajojanti migla
space-subway-stairs = Metro laiptai
    .acc = Metro laiptus
space-library-phantom = Bibliotekos fantomas
    .board = Biblio{ "\u00AD" }tekos fantomas
    .acc = Bibliotekos fantomą
    .dat = Bibliotekos fantomui
space-ecto-1 = ECTO-1
space-night-diner = Naktinė užkandinė
    .acc = Naktinę užkandinę
space-pawn-shop = Lombardas
    .acc = Lombardą
space-wax-museum = Vaško figūrų muziejus
    .acc = Vaško figūrų muziejų
space-jail = Kalėjimas
space-old-fire-station = Senoji gaisrinė
    .acc = Senąją gaisrinę
space-hungry-green-ghost = Alkanas žalias vaiduoklis
    .acc = Alkaną žalią vaiduoklį
    .dat = Alkanam žaliam vaiduokliui
space-university-lab = Universiteto laboratorija
    .board = Univer{ "\u00AD" }siteto labora{ "\u00AD" }torija
    .acc = Universiteto laboratoriją
space-city-archive = Miesto archyvas
    .acc = Miesto archyvą
space-reading-room = Skaitykla
    .acc = Skaityklą
space-card-catalogue = Kortelių katalogas
    .acc = Kortelių katalogą
space-grand-staircase = Didieji laiptai
    .acc = Didžiuosius laiptus
space-free-parking = Nemokama aikštelė
space-hotel-lobby = Viešbučio vestibiulis
    .board = Viešbučio vesti{ "\u00AD" }biulis
    .acc = Viešbučio vestibiulį
space-ballroom = Pokylių salė
    .acc = Pokylių salę
space-twelfth-floor = Dvyliktas aukštas
    .acc = Dvyliktą aukštą
space-town-hall = Rotušė
    .acc = Rotušę
space-mayors-office = Mero kabinetas
    .acc = Mero kabinetą
space-gate-hound = Vartų skalikas
    .acc = Vartų skaliką
    .dat = Vartų skalikui
space-city-jail-roof = Miesto kalėjimo stogas
    .acc = Miesto kalėjimo stogą
space-go-to-jail = Į kalėjimą
space-park-gate = Parko vartai
    .acc = Parko vartus
space-carriage-stand = Karietų stotelė
    .acc = Karietų stotelę
space-penthouse-kitchen = Mansardos virtuvė
    .acc = Mansardos virtuvę
space-rooftop-temple = Stogo šventykla
    .acc = Stogo šventyklą
space-giant-of-the-avenue = Alėjos milžinas
    .acc = Alėjos milžiną
    .dat = Alėjos milžinui
space-crossroads-gate = Kryžkelės vartai
    .acc = Kryžkelės vartus

# Kortos, papasakotos šiame pasaulyje.
card-advance-to = Vidurnaktį skamba telefonas. Eikite į laukelį „{ $space }“.
card-to-go = Naktinė pamaina baigėsi. Eikite į laukelį „{ $go }“ ir pasiimkite algą.
card-next-ride = Įjunkite sireną! Eikite { FORM($space, "next") }. Už įprastą mokestį galite važiuoti toliau.
card-next-entity = Visai šalia kažkas kaukia. Eikite { FORM($space, "next") } ir stokite į kovą kartu su kaimynu iš kairės.
card-back-three = Paslydote ant gleivių. Grįžkite tris laukelius atgal ir darykite, kas ten nurodyta.
card-go-to-jail = Jūsų vaiduokliu niekas netiki. Eikite tiesiai į kalėjimą. Algos negaunate.
card-jail-free = Meras jums skolingas. Pasilikite šią kortą: ji vieną kartą išleidžia iš kalėjimo, ją galima ir parduoti.
card-general-repairs = Įranga perkaito. Mokate { FORM($house, "acc") } už { FORM($house-name, "each") } ir { FORM($hotel, "acc") } už { FORM($hotel-name, "each") }.
card-speeding = Sirena sirena, bet greitį viršijote. Mokate { FORM($amount, "acc") }.
card-elected-chair = Dabar vadovaujate komandai ir vaišinate vakariene. Kiekvienam žaidėjui mokate { FORM($amount, "acc") }.
card-dividend = Šluotų fabriko akcijos duoda dividendų. Gaunate { FORM($amount, "acc") }.
card-loan-matures = Klientas apmokėjo labai seną sąskaitą. Gaunate { FORM($amount, "acc") }.
card-bank-error = Vaiduoklis banko knygose prirašė jums nulį. Gaunate { FORM($amount, "acc") }.
card-doctor = Gydytojas išvalė jums gleives iš ausies. Mokate { FORM($amount, "acc") }.
card-sale-of-stock = Pardavėte paklodžių fabriko akcijas. Gaunate { FORM($amount, "acc") }.
card-holiday-fund = Jums išmoka už nepanaudotas atostogas. Gaunate { FORM($amount, "acc") }.
card-tax-refund = Mokesčių inspekcija pripažino gleives išlaidomis. Gaunate { FORM($amount, "acc") }.
card-birthday = Per jūsų gimtadienį dainuoja net vaiduokliai. Kiekvienas žaidėjas jums duoda { FORM($amount, "acc") }.
card-life-insurance = Turite draudimą nuo vaiduoklių. Gaunate { FORM($amount, "acc") }.
card-hospital = Naktis klinikoje: vis dar švytite. Mokate { FORM($amount, "acc") }.
card-school-fees = Vakariniai kursai: vaiduoklių išvarymas, pirma dalis. Mokate { FORM($amount, "acc") }.
card-consultancy-fee = Paaiškinote klientui, kad tai tik vamzdžiai. Gaunate { FORM($amount, "acc") }.
card-street-repairs = Gatvė pilna gleivių. Mokate { FORM($house, "acc") } už { FORM($house-name, "each") } ir { FORM($hotel, "acc") } už { FORM($hotel-name, "each") }.
card-second-prize = Jūsų moliūgas su vaiduokliu užėmė antrą vietą. Gaunate { FORM($amount, "acc") }.
card-inheritance = Dėkingas vaiduoklis įrašė jus į testamentą. Gaunate { FORM($amount, "acc") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Jūsų vaiduokliu niekas netiki: einate į kalėjimą.
   *[other] Vaiduokliu niekas netiki: { $player } eina į kalėjimą.
}
story-roll-jailed = { WHO($player) ->
    [you] Išmetate { $dice }. Jūsų vaiduokliu niekas netiki: einate į kalėjimą.
   *[other] { $player } išmeta { $dice }. Vaiduokliu niekas netiki: tiesiai į kalėjimą.
}
event-freed = { WHO($player) ->
    [you] Mero malone išeinate iš kalėjimo.
   *[other] Mero malone { $player } išeina iš kalėjimo.
}
story-salary = Laukelis „{ $go }“ duoda { FORM($amount, "acc") } už naktinę pamainą.
event-salary = { WHO($player) ->
    [you] Praeinate laukelį „{ $go }“ ir gaunate { FORM($amount, "acc") } už naktinę pamainą.
   *[other] { $player } praeina laukelį „{ $go }“ ir gauna { FORM($amount, "acc") } už naktinę pamainą.
}
event-ride = { WHO($player) ->
    [you] Kaukia sirena! Už { FORM($amount, "acc") } važiuojate į laukelį „{ $space }“.
   *[other] Kaukia sirena! { $player } už { FORM($amount, "acc") } važiuoja į laukelį „{ $space }“.
}
event-entity-fought = { WHO($player) ->
    [you] Jūs ir { $other } išmetate { $dice } ir pagaunate { FORM($space, "acc") } į spąstus.
   *[other] { WHO($other) ->
        [you] { $player } ir jūs išmetate { $dice } ir pagaunate { FORM($space, "acc") } į spąstus.
       *[other] { $player } ir { $other } išmeta { $dice } ir pagauna { FORM($space, "acc") } į spąstus.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Jūs ir { $other } išmetate { $dice } ir atsiduriate gleivėse: laimi { $space }.
   *[other] { WHO($other) ->
        [you] { $player } ir jūs išmetate { $dice } ir atsiduriate gleivėse: laimi { $space }.
       *[other] { $player } ir { $other } išmeta { $dice } ir atsiduria gleivėse: laimi { $space }.
    }
}
event-paid-entity = { WHO($player) ->
    [you] Sumokate { FORM($amount, "acc") } už valymą: { $space } pridrabstė gleivių.
   *[other] { $player } sumoka { FORM($amount, "acc") } už valymą: { $space } pridrabstė gleivių.
}
event-built = { WHO($player) ->
    [you] Už { FORM($amount, "acc") } apsaugote laukelį „{ $space }“ ir dabar ten turite { FORM($level, "acc") }.
   *[other] { $player } už { FORM($amount, "acc") } apsaugo laukelį „{ $space }“ ir dabar ten turi { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Apsaugote laukelį „{ $space }“ ir dabar ten turite { FORM($level, "acc") }.
   *[other] { $player } apsaugo laukelį „{ $space }“ ir dabar ten turi { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Už { FORM($amount, "acc") } apsaugote laukelius ({ $spaces }).
   *[other] { $player } už { FORM($amount, "acc") } apsaugo laukelius ({ $spaces }).
}
event-bankrupt = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Bankrutuojate ir grąžinate įrangą. Visa, kas liko, atitenka bankui.
       *[other] Bankrutuojate ir grąžinate įrangą. Visa, kas liko, gauna { $other }.
    }
   *[other] { WHO($other) ->
        [you] { $player } bankrutuoja ir grąžina įrangą. Visa, kas liko, gaunate jūs.
        [bank] { $player } bankrutuoja ir grąžina įrangą. Visa, kas liko, atitenka bankui.
       *[other] { $player } bankrutuoja ir grąžina įrangą. Visa, kas liko, gauna { $other }.
    }
}
event-game-over = Miestas gali miegoti ramiai: žaidimą laimi { $players }.
event-game-over-shared = Miestas gali miegoti ramiai: pergale dalijasi { $players }.

# Veikėjai: šio pasaulio botai.
character-1 = Seklys Šluota
character-2 = Vadas Žiežirba
character-3 = Agentas Sąskaita
character-4 = Sargas Druska
character-5 = Naujokas Pirmyn
character-6 = Klerkas Nuolaida
says-careful-buys = Pirma patikrinau, ar nesivaidena.
says-careful-earns = Kvitas jau segtuve.
says-careful-pays = Gleivėms visada šį tą atsidedu.
says-careful-wins = Pagaliau mano mieste ramu.
says-bold-buys = Man čia nė kiek nebaisu!
says-bold-earns = Vaiduoklius gaudau ir už dyką, bet ačiū!
says-bold-pays = Būta ir baisesnių gleivių.
says-bold-wins = Išvaliau visą miestą. Įjungiu sireną!
says-haggler-buys = Vaiduoklį man pridėjo nemokamai.
says-haggler-earns = Net sąskaitą išrašiau mandagią.
says-haggler-pays = Ar galiu mokėti spąstais?
says-haggler-wins = Sąskaitą išrašysiu visam miestui.
