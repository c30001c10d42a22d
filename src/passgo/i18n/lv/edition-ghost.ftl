# Spoku izdevuma nosaukumi.

edition-ghost = Spoki
word-rent = honorārs
word-rent-acc = honorāru
word-rent-asked = honorārs, ko
word-rent-this = šo honorāru
word-rent-double = dubults honorārs
word-deed = līgums
word-deeds = līgumi
word-deed-acc = līgumu
word-deeds-acc = līgumus
word-deed-gen = līguma
word-deeds-loc = līgumos
word-deed-loc = līgumā
word-deeds-dat = līgumiem
word-street = līgums
word-streets = līgumi
word-street-whose = līguma, kura viss
word-streets-all-its = visus tā komplekta līgumus
word-street-other = cits līgums šajā komplektā
word-street-one-mortgaged = viens šī komplekta līgums ir ieķīlāts
word-streets-all = visi komplekta līgumi
word-streets-all-full = visi komplekta līgumi ir pilni
word-street-none = neviens nav ieķīlāts
word-streets-unmortgaged = neieķīlātajiem līgumiem
word-street-every = katrs līgums komplektā saņem pirmo būvi, pirms kāds
word-street-one-on = uz viena līguma
word-street-this-on = uz šī līguma
word-street-on = uz līguma
word-street-full = līgums ir pilns
word-street-empty = līgums paliek tukšs
word-street-this = šis līgums
word-street-first = līgumu iztukšot pirms pārējiem
word-streets-dat = līgumiem
word-house = spoku slazds
    .per = spoku slazdu
word-houses = spoku slazdi
word-houses-all = visi spoku slazdi
word-houses-gen = spoku slazdu
word-houses-four-dat = četriem spoku slazdiem
word-houses-four = četri spoku slazdi
word-hotel = spoku glabātava
    .per = spoku glabātavu
word-hotel-gen = spoku glabātavas
word-hotels = spoku glabātavas
word-hotels-all = visas komplekta spoku glabātavas
word-hotels-acc = spoku glabātavas
word-hotels-gen = spoku glabātavu
word-street-hands = līgums maina īpašnieku tikai tad, ja visā tā
word-street-one-acc = vienu līgumu
level-houses = { $count ->
    [zero] { $count } spoku slazdu
    [one] { $count } spoku slazds
   *[other] { $count } spoku slazdi
}
    .acc = { $count ->
        [zero] { $count } spoku slazdu
        [one] { $count } spoku slazdu
       *[other] { $count } spoku slazdus
    }
level-hotel = spoku glabātava
level-hotels = { $count ->
    [zero] { $count } spoku glabātavu
    [one] { $count } spoku glabātava
   *[other] { $count } spoku glabātavas
}
    .acc = { $count ->
        [zero] { $count } spoku glabātavu
        [one] { $count } spoku glabātavu
       *[other] { $count } spoku glabātavas
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
deck-mist = Klejojošā migla
kind-ride = ECTO-1
    .next = uz tuvāko ECTO-1 lauciņu
kind-entity = rēgs
    .next = pie tuvākā rēga
token-goggles = Aizsargbrilles
token-ghost-meter = Spoku mērītājs
token-cello = Čells
token-proton-pack = Protonu mugursoma
token-marshmallow = Zefīrs
token-siren = Sirēna
space-go = STARTS
space-corner-bookshop = Stūra grāmatnīca
    .acc = „Stūra grāmatnīca”
space-mist = Klejojošā migla
space-subway-stairs = Metro kāpnes
    .acc = „Metro kāpnes”
space-library-phantom = Bibliotēkas rēgs
    .board = Biblio{ "\u00AD" }tēkas rēgs
    .acc = Bibliotēkas rēgu
    .dat = Bibliotēkas rēgam
space-ecto-1 = ECTO-1
space-night-diner = Nakts ēstuve
    .acc = „Nakts ēstuve”
space-pawn-shop = Lombards
    .acc = „Lombards”
space-wax-museum = Vaska figūru muzejs
    .acc = „Vaska figūru muzejs”
space-jail = Cietums
space-old-fire-station = Vecais ugunsdzēsēju depo
    .board = Vecais uguns{ "\u00AD" }dzēsēju depo
    .acc = „Vecais ugunsdzēsēju depo”
space-hungry-green-ghost = Izsalkušais zaļais spoks
    .board = Izsal{ "\u00AD" }kušais zaļais spoks
    .acc = Izsalkušo zaļo spoku
    .dat = Izsalkušajam zaļajam spokam
space-university-lab = Universitātes laboratorija
    .board = Univer{ "\u00AD" }sitātes labora{ "\u00AD" }torija
    .acc = „Universitātes laboratorija”
space-city-archive = Pilsētas arhīvs
    .acc = „Pilsētas arhīvs”
space-reading-room = Lasītava
    .acc = „Lasītava”
space-card-catalogue = Kartīšu katalogs
    .acc = „Kartīšu katalogs”
space-grand-staircase = Lielās kāpnes
    .acc = „Lielās kāpnes”
space-free-parking = Bezmaksas stāvvieta
space-hotel-lobby = Viesnīcas vestibils
    .acc = „Viesnīcas vestibils”
space-ballroom = Balles zāle
    .acc = „Balles zāle”
space-twelfth-floor = Divpadsmitais stāvs
    .board = Divpad{ "\u00AD" }smitais stāvs
    .acc = „Divpadsmitais stāvs”
space-town-hall = Rātsnams
    .acc = „Rātsnams”
space-mayors-office = Mēra kabinets
    .acc = „Mēra kabinets”
space-gate-hound = Vārtu suns
    .acc = Vārtu suni
    .dat = Vārtu sunim
space-city-jail-roof = Pilsētas cietuma jumts
    .acc = „Pilsētas cietuma jumts”
space-go-to-jail = Uz cietumu
space-park-gate = Parka vārti
    .acc = „Parka vārti”
space-carriage-stand = Karietu pietura
    .acc = „Karietu pietura”
space-penthouse-kitchen = Jumtstāva virtuve
    .acc = „Jumtstāva virtuve”
space-rooftop-temple = Jumta templis
    .acc = „Jumta templis”
space-giant-of-the-avenue = Avēnijas milzis
    .acc = Avēnijas milzi
    .dat = Avēnijas milzim
space-crossroads-gate = Krustceļu vārti
    .acc = „Krustceļu vārti”

# Kartītes, stāstītas šajā pasaulē.
card-advance-to = Pusnaktī zvana telefons. Dodies uz lauciņu „{ $space }”.
card-to-go = Nakts maiņa ir beigusies. Dodies uz lauciņu „{ $go }” un saņem algu.
card-next-ride = Ieslēdz sirēnu! Dodies { FORM($space, "next") }. Par parasto maksu vari braukt tālāk.
card-next-entity = Kaut kas gaudo pavisam tuvu. Dodies { FORM($space, "next") } un stājies tam pretī kopā ar kaimiņu pa kreisi.
card-back-three = Tu paslīdi uz gļotām. Ej trīs lauciņus atpakaļ un dari, kas tur norādīts.
card-go-to-jail = Tavam spokam neviens netic. Ej tieši uz cietumu. Algu nesaņem.
card-jail-free = Mērs ir tev parādā. Paturi šo kartīti: tā vienreiz izved no cietuma, vai arī vari to pārdot.
card-general-repairs = Aprīkojums pārkarst. Maksā { FORM($house, "acc") } par katru { FORM($house-name, "per") } un { FORM($hotel, "acc") } par katru { FORM($hotel-name, "per") }.
card-speeding = Ar sirēnu vai bez, tu brauci pārāk ātri. Maksā { FORM($amount, "acc") }.
card-elected-chair = Tagad tu vadi komandu, un vakariņas ir uz tava rēķina. Maksā katram spēlētājam { FORM($amount, "acc") }.
card-dividend = Tavas slotu fabrikas akcijas nes dividendes. Saņem { FORM($amount, "acc") }.
card-loan-matures = Klients apmaksā ļoti senu rēķinu. Saņem { FORM($amount, "acc") }.
card-bank-error = Spoks bankas grāmatās pieraksta tev klāt nulli. Saņem { FORM($amount, "acc") }.
card-doctor = Ārsts iztīra gļotas no tavas auss. Maksā { FORM($amount, "acc") }.
card-sale-of-stock = Tu pārdod palagu fabrikas akcijas. Saņem { FORM($amount, "acc") }.
card-holiday-fund = Tev izmaksā naudu par neizmantoto atvaļinājumu. Saņem { FORM($amount, "acc") }.
card-tax-refund = Nodokļu dienests atzīst gļotas par izdevumiem. Saņem { FORM($amount, "acc") }.
card-birthday = Tavā dzimšanas dienā dzied pat spoki. Katrs spēlētājs tev dod { FORM($amount, "acc") }.
card-life-insurance = Tev ir apdrošināšana pret spokiem. Saņem { FORM($amount, "acc") }.
card-hospital = Nakts klīnikā: tu joprojām spīdi. Maksā { FORM($amount, "acc") }.
card-school-fees = Vakara kursi: spoku izdzīšana, pirmā daļa. Maksā { FORM($amount, "acc") }.
card-consultancy-fee = Tu paskaidro klientam, ka tās ir tikai caurules. Saņem { FORM($amount, "acc") }.
card-street-repairs = Gļotas uz ielas. Maksā { FORM($house, "acc") } par katru { FORM($house-name, "per") } un { FORM($hotel, "acc") } par katru { FORM($hotel-name, "per") }.
card-second-prize = Tavs spoku ķirbis iegūst otro vietu. Saņem { FORM($amount, "acc") }.
card-inheritance = Pateicīgs spoks tevi piemin testamentā. Saņem { FORM($amount, "acc") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Tavam spokam neviens netic: tu dodies uz cietumu.
   *[other] Spokam neviens netic: { $player } dodas uz cietumu.
}
story-roll-jailed = { WHO($player) ->
    [you] Tu uzmet { $dice }. Tavam spokam neviens netic: tu dodies uz cietumu.
   *[other] { $player } uzmet { $dice }. Spokam neviens netic: taisnā ceļā uz cietumu.
}
event-freed = { WHO($player) ->
    [you] Mērs palīdz: tu izej no cietuma.
   *[other] Mērs palīdz: { $player } iziet no cietuma.
}
story-salary = Lauciņš „{ $go }” izmaksā { FORM($amount, "acc") } par nakts maiņu.
event-salary = { WHO($player) ->
    [you] Tu šķērso lauciņu „{ $go }” un saņem { FORM($amount, "acc") } par nakts maiņu.
   *[other] { $player } šķērso lauciņu „{ $go }” un saņem { FORM($amount, "acc") } par nakts maiņu.
}
event-ride = { WHO($player) ->
    [you] Sirēna kauc! Tu par { FORM($amount, "for") } brauc uz lauciņu „{ $space }”.
   *[other] Sirēna kauc! { $player } par { FORM($amount, "for") } brauc uz lauciņu „{ $space }”.
}
event-entity-fought = { WHO($player) ->
    [you] Tu un { $other } uzmetat { $dice } un noķerat slazdā { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } un tu uzmetat { $dice } un noķerat slazdā { FORM($space, "acc") }.
       *[other] { $player } un { $other } uzmet { $dice } un noķer slazdā { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Tu un { $other } uzmetat { $dice } un zaudējat { FORM($space, "dat") } – līdz ausīm gļotās.
   *[other] { WHO($other) ->
        [you] { $player } un tu uzmetat { $dice } un zaudējat { FORM($space, "dat") } – līdz ausīm gļotās.
       *[other] { $player } un { $other } uzmet { $dice } un zaudē { FORM($space, "dat") } – līdz ausīm gļotās.
    }
}
event-paid-entity = { WHO($player) ->
    [you] Tu maksā { FORM($amount, "acc") } par uzkopšanu: { $space } aiz sevis nesakopj.
   *[other] { $player } maksā { FORM($amount, "acc") } par uzkopšanu: { $space } aiz sevis nesakopj.
}
event-built = { WHO($player) ->
    [you] Tu aizsargā lauciņu „{ $space }” par { FORM($amount, "for") }: tagad { $level }.
   *[other] { $player } aizsargā lauciņu „{ $space }” par { FORM($amount, "for") }: tagad { $level }.
}
event-built-won = { WHO($player) ->
    [you] Tu aizsargā lauciņu „{ $space }”: tagad { $level }.
   *[other] { $player } aizsargā lauciņu „{ $space }”: tagad { $level }.
}
story-built = { WHO($player) ->
    [you] Tu aizsargā lauciņus par { FORM($amount, "for") }: { FORM($spaces, "acc") }.
   *[other] { $player } aizsargā lauciņus par { FORM($amount, "for") }: { FORM($spaces, "acc") }.
}
event-bankrupt = { WHO($player) ->
    [you] Tu bankrotē un nodod aprīkojumu. Visu, kas palicis, saņem { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotē un nodod aprīkojumu. Visu, kas palicis, saņem tu.
       *[other] { $player } bankrotē un nodod aprīkojumu. Visu, kas palicis, saņem { $other }.
    }
}
event-game-over = Pilsēta var gulēt mierīgi: spēlē uzvar { $players }.
event-game-over-shared = Pilsēta var gulēt mierīgi: uzvaru dala { $players }.

# Tēli: šīs pasaules boti.
character-1 = Inspektors Slota
character-2 = Šefs Dzirkstele
character-3 = Aģents Rēķins
character-4 = Portjē Sāls
character-5 = Māceklis Aidā
character-6 = Klerks Atlaide
says-careful-buys = Vispirms pārbaudīju, vai nespokojas.
says-careful-earns = Kvīts jau ir mapē.
says-careful-pays = Gļotām vienmēr kaut ko atlieku.
says-careful-wins = Beidzot manā pilsētā ir miers.
says-bold-buys = Man tur nemaz nav bail!
says-bold-earns = Ķeru spokus arī par velti, bet paldies!
says-bold-pays = Ir redzētas arī trakākas gļotas.
says-bold-wins = Visa pilsēta tīra. Ieslēdzu sirēnu!
says-haggler-buys = Spoku man iedeva piedevām.
says-haggler-earns = Mans rēķins bija ļoti pieklājīgs.
says-haggler-pays = Vai drīkst maksāt ar slazdiem?
says-haggler-wins = Rēķinu nosūtīšu visai pilsētai.
