# Ceļojuma izdevuma nosaukumi.

edition-voyage = Ceļojums
word-street = parcele
word-streets = parceles
word-street-whose = parceles, kuras viss
word-streets-all-its = visas tā komplekta parceles
word-street-other = cita parcele šajā komplektā
word-street-one-mortgaged = viena šī komplekta parcele ir ieķīlāta
word-streets-all = visas komplekta parceles
word-streets-all-full = visas komplekta parceles ir pilnas
word-street-none = neviena nav ieķīlāta
word-streets-unmortgaged = neieķīlātajām parcelēm
word-street-every = katra parcele komplektā saņem pirmo būvi, pirms kāda
word-street-one-on = uz vienas parceles
word-street-this-on = uz šīs parceles
word-street-on = uz parceles
word-street-full = parcele ir pilna
word-street-empty = parcele paliek tukša
word-street-this = šī parcele
word-street-first = parceli iztukšot pirms pārējām
word-streets-dat = parcelēm
word-jail = Mēness
word-jail-into = uz Mēnesi
word-jail-from = no Mēness
word-jail-in = uz Mēness
word-jail-card = Mēness kartīte
word-jail-cards = Mēness kartītes
word-jail-card-gen = Mēness kartītes
word-jail-card-acc = Mēness kartīti
word-house = telts
    .per = telti
word-houses = teltis
word-houses-all = visas teltis
word-houses-gen = telšu
word-houses-four-dat = četrām teltīm
word-houses-four = četras teltis
word-hotel = kemperis
    .per = kemperi
word-hotel-gen = kempera
word-hotels = kemperi
word-hotels-all = visus komplekta kemperus
word-hotels-acc = kemperus
word-hotels-gen = kemperu
word-street-hands = parcele maina īpašnieku tikai tad, ja visā tās
word-street-one-acc = vienu parceli
level-houses = { $count ->
    [zero] { $count } telšu
    [one] { $count } telts
   *[other] { $count } teltis
}
    .acc = { $count ->
        [zero] { $count } telšu
        [one] { $count } telti
       *[other] { $count } teltis
    }
level-hotel = kemperis
level-hotels = { $count ->
    [zero] { $count } kemperu
    [one] { $count } kemperis
   *[other] { $count } kemperi
}
    .acc = { $count ->
        [zero] { $count } kemperu
        [one] { $count } kemperi
       *[other] { $count } kemperus
    }
group-brown = Paisums
    .set = komplektu „Paisums”
    .of = komplekta „Paisums”
group-light-blue = Varavīksne
    .set = komplektu „Varavīksne”
    .of = komplekta „Varavīksne”
group-pink = Saulriets
    .set = komplektu „Saulriets”
    .of = komplekta „Saulriets”
group-orange = Musons
    .set = komplektu „Musons”
    .of = komplekta „Musons”
group-red = Vulkāns
    .set = komplektu „Vulkāns”
    .of = komplekta „Vulkāns”
group-yellow = Krītošās zvaigznes
    .set = komplektu „Krītošās zvaigznes”
    .of = komplekta „Krītošās zvaigznes”
group-green = Ziemeļblāzma
    .set = komplektu „Ziemeļblāzma”
    .of = komplekta „Ziemeļblāzma”
group-dark-blue = Pilnmēness
    .set = komplektu „Pilnmēness”
    .of = komplekta „Pilnmēness”
group-stations = Lidostas
    .set = lidostu komplektu
    .of = lidostu komplekta
group-utilities = Sabiedriskais transports
    .set = sabiedriskā transporta komplektu
    .of = sabiedriskā transporta komplekta
deck-command = Pavēle
deck-decision = Lēmums
kind-station = lidosta
    .next = uz tuvāko lidostu
kind-utility = sabiedriskais transports
    .next = uz tuvāko sabiedriskā transporta lauciņu
token-suitcase = Koferis
token-camera = Fotoaparāts
token-compass = Kompass
token-balloon = Gaisa balons
space-start = STARTS
space-bay-of-fundy = Fandi līcis
    .acc = „Fandi līcis”
space-decision = Lēmums
space-mont-saint-michel = Monsenmišela
    .board = Monsen{ "\u00AD" }mišela
    .acc = „Monsenmišela”
space-tax = Nodoklis
space-athens-airport = Atēnu lidosta
    .acc = „Atēnu lidosta”
space-victoria-falls = Viktorijas ūdenskritums
    .board = Viktorijas ūdens{ "\u00AD" }kritums
    .acc = „Viktorijas ūdenskritums”
space-command = Pavēle
space-iguazu = Igvasu
    .acc = „Igvasu”
space-niagara = Niagāra
    .acc = „Niagāra”
space-the-moon = Mēness
space-santorini = Santorini
    .acc = „Santorini”
space-railway = Dzelzceļš
    .acc = „Dzelzceļš”
space-uluru = Uluru
    .acc = „Uluru”
space-serengeti = Serengeti
    .acc = „Serengeti”
space-cairo-airport = Kairas lidosta
    .acc = „Kairas lidosta”
space-kerala = Kerala
    .acc = „Kerala”
space-goa = Goa
    .acc = „Goa”
space-chiang-mai = Čiangmaja
    .acc = „Čiangmaja”
space-rest-area = Atpūtas vieta
space-etna = Etna
    .acc = „Etna”
space-krakatoa = Krakatau
    .acc = „Krakatau”
space-kilauea = Kilauea
    .acc = „Kilauea”
space-denver-airport = Denveras lidosta
    .acc = „Denveras lidosta”
space-atacama = Atakama
    .acc = „Atakama”
space-la-palma = La Palma
    .acc = „La Palma”
space-eurotunnel = Eirotunelis
    .board = Eiro{ "\u00AD" }tunelis
    .acc = „Eirotunelis”
space-wadi-rum = Vadi Rama
    .acc = „Vadi Rama”
space-go-to-the-moon = Uz Mēnesi
space-tromso = Trumse
    .acc = „Trumse”
space-abisko = Abisko
    .acc = „Abisko”
space-yellowknife = Jelounaifa
    .acc = „Jelounaifa”
space-sydney-airport = Sidnejas lidosta
    .acc = „Sidnejas lidosta”
space-machu-picchu = Maču Pikču
    .acc = „Maču Pikču”
space-himalaya = Himalaji
    .acc = „Himalaji”

# Uz šī laukuma cietuma vietā ir Mēness.
event-jailed = { WHO($player) ->
    [you] Raķete paceļas! Tu dodies uz Mēnesi.
   *[other] Raķete paceļas! { $player } dodas uz Mēnesi.
}
event-freed = { WHO($player) ->
    [you] Tu atgriezies no Mēness.
   *[other] { $player } atgriežas no Mēness.
}
event-freed-fine = { WHO($player) ->
    [you] Tu samaksā { FORM($amount, "acc") } un pamet Mēnesi.
   *[other] { $player } samaksā { FORM($amount, "acc") } un pamet Mēnesi.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Tu paliec uz Mēness ({ $count }. mēģinājums).
   *[other] { $player } paliek uz Mēness ({ $count }. mēģinājums).
}
story-roll-jailed = { WHO($player) ->
    [you] Tu uzmet { $dice }. Raķete paceļas! Tu dodies uz Mēnesi.
   *[other] { $player } uzmet { $dice }. Raķete paceļas – uz Mēnesi!
}
story-roll-stayed = { WHO($player) ->
    [you] Tu uzmet { $dice } un paliec uz Mēness ({ $count }. mēģinājums).
   *[other] { $player } uzmet { $dice } un paliek uz Mēness ({ $count }. mēģinājums).
}
event-owed-fine = { WHO($player) ->
    [you] Tu esi parādā { FORM($amount, "acc") } par atgriešanos no Mēness.
   *[other] { $player } ir parādā { FORM($amount, "acc") } par atgriešanos no Mēness.
}
event-paid-fine = { WHO($player) ->
    [you] Tu maksā { FORM($amount, "acc") }, lai pamestu Mēnesi.
   *[other] { $player } maksā { FORM($amount, "acc") }, lai pamestu Mēnesi.
}
event-card-shown = { WHO($player) ->
    [you] Tu parādi Mēness kartīti.
   *[other] { $player } parāda Mēness kartīti.
}
event-card-used = { WHO($player) ->
    [you] Tu izmanto kartīti un pamet Mēnesi.
   *[other] { $player } izmanto kartīti un pamet Mēnesi.
}
awaiting-you-roll-jail = Tu esi uz Mēness. Kā atgriezīsies?
act-fine = Maksāt { FORM($amount, "acc") } un pamest Mēnesi
act-card = Pamest Mēnesi ar kartīti
deal-cards = Mēness kartītes
deal-card-price = Mēness kartīti nevar atdot lētāk par { FORM($amount, "for") }.
about-jail = Tikai ciemos vai uz Mēness
about-go-to-jail = Uz Mēnesi
player-in-jail = uz Mēness
jail-cards = { $count ->
    [zero] { $count } Mēness kartīšu
    [one] { $count } Mēness kartīte
   *[other] { $count } Mēness kartītes
}
    .acc = { $count ->
        [zero] { $count } Mēness kartīšu
        [one] { $count } Mēness kartīti
       *[other] { $count } Mēness kartītes
    }
card-go-to-jail = Tu iekāp nepareizajā raķetē. Dodies tieši uz Mēnesi. Algu nesaņem.
card-jail-free = Raķetes biļete. Paturi šo kartīti: tā vienreiz atved no Mēness, vai arī vari to pārdot.

# Kartītes, stāstītas šajā pasaulē.
card-advance-to = Tevi vilina pastkarte. Dodies uz lauciņu „{ $space }”.
card-to-go = Tu ilgojies pēc mājām. Dodies uz lauciņu „{ $go }” un saņem algu.
card-next-station = Tu nokavē lidmašīnu. Dodies { FORM($space, "next") }. Īpašnieks drīkst prasīt dubultu nomas maksu.
card-next-utility = Migla! Dodies { FORM($space, "next") } un met kauliņus. Īpašnieks drīkst prasīt uzmesto summu, reizinātu ar { $factor }.
card-back-three = Tu aizmirsi pasi. Ej trīs lauciņus atpakaļ un dari, kas tur norādīts.
card-general-repairs = Pār nometni gāžas krusa. Maksā { FORM($house, "acc") } par katru { FORM($house-name, "per") } un { FORM($hotel, "acc") } par katru { FORM($hotel-name, "per") }.
card-fine = Tu noplūci retu puķi. Maksā sodu: { $amount }.
card-elected-chair = Tu ved grupu un apmaldies. Maksā katram spēlētājam { FORM($amount, "acc") }.
card-dividend = Tavas prāmju līnijas akcijas nes dividendes. Saņem { FORM($amount, "acc") }.
card-loan-matures = Sens ceļabiedrs atdod tev parādu. Saņem { FORM($amount, "acc") }.
card-bank-error = Banka kļūdās valūtas kursā tev par labu. Saņem { FORM($amount, "acc") }.
card-doctor = Ārsts apskata tavus saules apdegumus. Maksā { FORM($amount, "acc") }.
card-sale-of-stock = Tu pārdod aviokompānijas akcijas. Saņem { FORM($amount, "acc") }.
card-holiday-fund = Zeķē tu atrodi ceļojumu iekrājumus. Saņem { FORM($amount, "acc") }.
card-tax-refund = Muita atmaksā tev nodokli par suvenīriem. Saņem { FORM($amount, "acc") }.
card-birthday = Dzimšanas diena pie ugunskura! Katrs spēlētājs tev dod { FORM($amount, "acc") }.
card-life-insurance = Bagāža pazuda, bet bija apdrošināta. Saņem { FORM($amount, "acc") }.
card-hospital = Uz krātera malas tu izmežģī potīti. Maksā { FORM($amount, "acc") }.
card-school-fees = Valodu kurss pirms brauciena. Maksā { FORM($amount, "acc") }.
card-street-repairs = Lava aizšķērso ceļu. Maksā { FORM($house, "acc") } par katru { FORM($house-name, "per") } un { FORM($hotel, "acc") } par katru { FORM($hotel-name, "per") }.
card-second-prize = Tava saulrieta fotogrāfija iegūst otro vietu. Saņem { FORM($amount, "acc") }.
card-inheritance = Vectante atstāj tev savus ceļojumu iekrājumus. Saņem { FORM($amount, "acc") }.

## Events, told in this world

story-salary = Lauciņš „{ $go }” izmaksā { FORM($amount, "acc") } ceļam.
event-salary = { WHO($player) ->
    [you] Tu šķērso lauciņu „{ $go }” un saņem { FORM($amount, "acc") } ceļam.
   *[other] { $player } šķērso lauciņu „{ $go }” un saņem { FORM($amount, "acc") } ceļam.
}
story-roll-tax = { WHO($player) ->
    [you] Tu uzmet { $dice }, nonāc uz lauciņa „{ $space }” un maksā muitā { FORM($amount, "acc") }.
   *[other] { $player } uzmet { $dice }, nonāk uz lauciņa „{ $space }” un maksā muitā { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] Tu nonāc uz lauciņa „{ $space }” un maksā muitā { FORM($amount, "acc") }.
   *[other] { $player } nonāk uz lauciņa „{ $space }” un maksā muitā { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] Tu muitā maksā { FORM($amount, "acc") } par lauciņu „{ $space }”.
   *[other] { $player } muitā maksā { FORM($amount, "acc") } par lauciņu „{ $space }”.
}
event-built = { WHO($player) ->
    [you] Tu iekārto nometni uz lauciņa „{ $space }” par { FORM($amount, "for") }: tagad { $level }.
   *[other] { $player } iekārto nometni uz lauciņa „{ $space }” par { FORM($amount, "for") }: tagad { $level }.
}
event-built-won = { WHO($player) ->
    [you] Tu iekārto nometni uz lauciņa „{ $space }”: tagad { $level }.
   *[other] { $player } iekārto nometni uz lauciņa „{ $space }”: tagad { $level }.
}
story-built = { WHO($player) ->
    [you] Tu iekārto nometni par { FORM($amount, "for") }: { FORM($spaces, "acc") }.
   *[other] { $player } iekārto nometni par { FORM($amount, "for") }: { FORM($spaces, "acc") }.
}
event-bankrupt = { WHO($player) ->
    [you] Tu bankrotē un lido mājās. Visu, kas palicis, saņem { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotē un lido mājās. Visu, kas palicis, saņem tu.
       *[other] { $player } bankrotē un lido mājās. Visu, kas palicis, saņem { $other }.
    }
}
event-game-over = Ceļojums ir galā: spēlē uzvar { $players }.
event-game-over-shared = Ceļojums ir galā: uzvaru dala { $players }.

# Tēli: šīs pasaules boti.
character-1 = Mežsargs Pončo
character-2 = Kapteinis Līkums
character-3 = Aģents Lukss
character-4 = Skauts Cīrulis
says-careful-buys = Vispirms paskatījos kartē.
says-careful-earns = Tas iet ceļojumu krājkasē.
says-careful-pays = Tam man līdzi ir rezerves nauda.
says-careful-wins = Esmu mājās, un visas somas klāt!
says-bold-buys = Ieraudzīju, iemīlēju, nopirku!
says-bold-earns = Nākamais lidojums ir samaksāts!
says-bold-pays = Sauksim to par piedzīvojumu.
says-bold-wins = Apskatīju pasauli un uzvarēju!
says-haggler-buys = Nopirku par vietējo cenu.
says-haggler-earns = Skatu dodu klāt bez maksas.
says-haggler-pays = Es prasīju grupas atlaidi.
says-haggler-wins = Apkārt pasaulei ar atlaidi!
