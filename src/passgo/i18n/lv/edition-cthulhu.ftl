# Ktulhu izdevuma nosaukumi.

edition-cthulhu = Ktulhu
edition-cthulhu-short = Ktulhu, īsā spēle
word-street = būtne
word-streets = būtnes
word-street-whose = būtnes, kuras viss
word-streets-all-its = visas tā komplekta būtnes
word-street-other = cita būtne šajā komplektā
word-street-one-mortgaged = viena šī komplekta būtne ir ieķīlāta
word-streets-all = visas komplekta būtnes
word-streets-all-full = visas komplekta būtnes ir pilnas
word-street-none = neviena nav ieķīlāta
word-streets-unmortgaged = neieķīlātajām būtnēm
word-street-every = katra būtne komplektā saņem pirmo būvi, pirms kāda
word-street-one-on = uz vienas būtnes
word-street-this-on = uz šīs būtnes
word-street-on = uz būtnes
word-street-full = būtne ir pilna
word-street-empty = būtne paliek tukša
word-street-this = šī būtne
word-street-first = būtni iztukšot pirms pārējām
word-streets-dat = būtnēm
word-house = kripta
    .per = kriptu
word-houses = kriptas
word-houses-all = visas kriptas
word-houses-gen = kriptu
word-houses-four-dat = četrām kriptām
word-houses-four = četras kriptas
word-hotel = mauzolejs
    .per = mauzoleju
word-hotel-gen = mauzoleja
word-hotels = mauzoleji
word-hotels-all = visus komplekta mauzolejus
word-hotels-acc = mauzolejus
word-hotels-gen = mauzoleju
word-street-hands = būtne maina īpašnieku tikai tad, ja visā tās
word-street-one-acc = vienu būtni
level-houses = { $count ->
    [zero] { $count } kriptu
    [one] { $count } kripta
   *[other] { $count } kriptas
}
    .acc = { $count ->
        [zero] { $count } kriptu
        [one] { $count } kriptu
       *[other] { $count } kriptas
    }
level-hotel = mauzolejs
level-hotels = { $count ->
    [zero] { $count } mauzoleju
    [one] { $count } mauzolejs
   *[other] { $count } mauzoleji
}
    .acc = { $count ->
        [zero] { $count } mauzoleju
        [one] { $count } mauzoleju
       *[other] { $count } mauzolejus
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
group-stations = Transports
    .set = transporta komplektu
    .of = transporta komplekta
group-utilities = Iestādes
    .set = iestāžu komplektu
    .of = iestāžu komplekta
deck-sanity = Veselais saprāts
deck-knowledge = Zināšanas
kind-station = transportlīdzeklis
    .next = uz tuvāko transportlīdzekli
kind-utility = iestāde
    .next = uz tuvāko iestādi
token-necronomicon = Nekronomikons
token-cultists-tablet = Kultistu plāksne
token-cthulhu-statuette = Ktulhu statuete
token-shining-trapezohedron = Mirdzošais trapecoedrs
token-hound-amulet = Dzinējsuņa amulets
token-dagon-dagger = Dagona duncis
space-go = STARTS
space-ghoul = Guls
    .acc = „Guls”
space-knowledge = Zināšanas
space-zoog = Zūgs
    .acc = „Zūgs”
space-research-fee = Pētījumu maksa
space-ship = Kuģis
    .acc = „Kuģis”
space-night-gaunt = Nakts mošķis
    .acc = „Nakts mošķis”
space-sanity = Veselais saprāts
space-rat-thing = Žurku radījums
    .acc = „Žurku radījums”
space-wilbur-whateley = Wilbur Whateley
    .acc = „Wilbur Whateley”
space-jail = Cietums
space-deep-one = Dzelmes iemītnieks
    .acc = „Dzelmes iemītnieks”
space-miskatonic-university = Miskatonikas universitāte
    .board = Miska{ "\u00AD" }tonikas univer{ "\u00AD" }sitāte
    .acc = „Miskatonikas universitāte”
space-dagon = Dagons
    .acc = „Dagons”
space-hydra = Hidra
    .acc = „Hidra”
space-train = Vilciens
    .acc = „Vilciens”
space-mi-go = Mi-Go
    .acc = „Mi-Go”
space-elder-thing = Senais radījums
    .acc = „Senais radījums”
space-shoggoth = Šogots
    .acc = „Šogots”
space-free-parking = Bezmaksas stāvvieta
space-hound-of-the-void = Tukšuma suns
    .acc = „Tukšuma suns”
space-flying-polyp = Lidojošais polips
    .acc = „Lidojošais polips”
space-great-race = Dižā rase
    .acc = „Dižā rase”
space-dream-journey = Ceļojums sapnī
    .acc = „Ceļojums sapnī”
space-colour-from-space = Krāsa no izplatījuma
    .board = Krāsa no izpla{ "\u00AD" }tījuma
    .acc = „Krāsa no izplatījuma”
space-star-spawn = Zvaigžņu pēctecis
    .acc = „Zvaigžņu pēctecis”
space-sanatorium = Trakonams
    .acc = „Trakonams”
space-hastur = Hasturs
    .acc = „Hasturs”
space-go-to-jail = Uz cietumu
space-shub-niggurath = Šub-Nigurata
    .acc = „Šub-Nigurata”
space-nyarlathotep = Njarlathoteps
    .board = Njarla{ "\u00AD" }thoteps
    .acc = „Njarlathoteps”
space-yog-sothoth = Jog-Sotots
    .acc = „Jog-Sotots”
space-automobile = Automobilis
    .board = Auto{ "\u00AD" }mobilis
    .acc = „Automobilis”
space-azathoth = Azatots
    .acc = „Azatots”
space-examination-fee = Medicīniskās apskates maksa
    .board = Medicī{ "\u00AD" }niskās apskates maksa
space-great-cthulhu = Dižais Ktulhu
    .acc = „Dižais Ktulhu”

# Kartītes, stāstītas šajā pasaulē.
card-advance-to = Skice grāmatas malā rāda ceļu. Dodies uz lauciņu „{ $space }”.
card-to-go = Tas bija tikai sapnis. Dodies uz lauciņu „{ $go }” un saņem algu.
card-next-station = Migla kļūst biezāka. Dodies { FORM($space, "next") }. Īpašnieks drīkst prasīt dubultu nomas maksu.
card-next-utility = Slikti sapņi. Dodies { FORM($space, "next") } un met kauliņus. Īpašnieks drīkst prasīt uzmesto summu, reizinātu ar { $factor }.
card-back-three = Tu aizmirsi seno grāmatu. Ej trīs lauciņus atpakaļ un dari, kas tur norādīts.
card-go-to-jail = Tevi pieķer rokam mēnesgaismā. Ej tieši uz cietumu. Algu nesaņem.
card-jail-free = Savāda metāla atslēga. Paturi šo kartīti: tā vienreiz izved no cietuma, vai arī vari to pārdot.
card-general-repairs = Akmeņi ir izkustējušies. Maksā { FORM($house, "acc") } par katru { FORM($house-name, "per") } un { FORM($hotel, "acc") } par katru { FORM($hotel-name, "per") }.
card-speeding = Tu brauci pārāk ātri. Tas, kas tev sekoja, arī. Maksā { FORM($amount, "acc") }.
card-elected-chair = Lai slepenā biedrība paliktu slepena, maksā katram spēlētājam { FORM($amount, "acc") }.
card-dividend = Tavas zvejniecības akcijas ir aizdomīgi ienesīgas. Saņem { FORM($amount, "acc") }.
card-loan-matures = Jūra izskalo krastā senu parādnieku, un viņš maksā. Saņem { FORM($amount, "acc") }.
card-bank-error = Kasieris slikti gulēja, un banka kļūdās tev par labu. Saņem { FORM($amount, "acc") }.
card-doctor = Mikstūra nerviem. Maksā { FORM($amount, "acc") }.
card-sale-of-stock = Tu pārdod akcijas vēl pirms pilnmēness. Saņem { FORM($amount, "acc") }.
card-holiday-fund = Tu atsakies no nedēļas pie jūras. Saņem { FORM($amount, "acc") }.
card-tax-refund = Nodokļu atmaksa ar nezināmas rokas parakstu. Saņem { FORM($amount, "acc") }.
card-birthday = Tavā dzimšanas dienā zvaigznes sastājas rindā. Katrs spēlētājs tev dod { FORM($amount, "acc") }.
card-life-insurance = Tu esi pazudušo sarakstā, un apdrošināšana izmaksā atlīdzību. Saņem { FORM($amount, "acc") }.
card-hospital = Klīnikā tev nosaka mieru un liedz grāmatas. Maksā { FORM($amount, "acc") }.
card-school-fees = Mirušo valodu kurss. Maksā { FORM($amount, "acc") }.
card-consultancy-fee = Tev samaksā par padomu nevērt vaļā kastīti. Saņem { FORM($amount, "acc") }.
card-street-repairs = Paisums aizskaloja ceļu. Maksā { FORM($house, "acc") } par katru { FORM($house-name, "per") } un { FORM($hotel, "acc") } par katru { FORM($hotel-name, "per") }.
card-second-prize = Tava eseja par paisumiem iegūst otro vietu. Saņem { FORM($amount, "acc") }.
card-inheritance = Onkulis, ko neviens neatceras, atstāj tev lādi. Saņem { FORM($amount, "acc") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Lāpsta visu nodod: tu dodies uz cietumu.
   *[other] Lāpsta visu nodod: { $player } dodas uz cietumu.
}
story-roll-jailed = { WHO($player) ->
    [you] Tu uzmet { $dice }. Lāpsta visu nodod: tu dodies uz cietumu.
   *[other] { $player } uzmet { $dice }. Lāpsta visu nodod: taisnā ceļā uz cietumu.
}
event-freed = { WHO($player) ->
    [you] Slēdzene atveras pati: tu izej no cietuma.
   *[other] Slēdzene atveras pati: { $player } iziet no cietuma.
}
story-salary = Lauciņš „{ $go }” izmaksā { FORM($amount, "acc") } par vēl vienu vesela saprāta dienu.
event-salary = { WHO($player) ->
    [you] Tu šķērso lauciņu „{ $go }” un saņem { FORM($amount, "acc") } par vēl vienu vesela saprāta dienu.
   *[other] { $player } šķērso lauciņu „{ $go }” un saņem { FORM($amount, "acc") } par vēl vienu vesela saprāta dienu.
}
story-roll-tax = { WHO($player) ->
    [you] Tu uzmet { $dice }, nonāc uz lauciņa „{ $space }” un maksā { FORM($amount, "acc") }. Par ko, to neviens nesaka.
   *[other] { $player } uzmet { $dice }, nonāk uz lauciņa „{ $space }” un maksā { FORM($amount, "acc") }. Par ko, to neviens nesaka.
}
story-tax = { WHO($player) ->
    [you] Tu nonāc uz lauciņa „{ $space }” un maksā { FORM($amount, "acc") }. Par ko, to neviens nesaka.
   *[other] { $player } nonāk uz lauciņa „{ $space }” un maksā { FORM($amount, "acc") }. Par ko, to neviens nesaka.
}
event-paid-tax = { WHO($player) ->
    [you] Tu maksā { FORM($amount, "acc") } par lauciņu „{ $space }”. Par ko īsti, to neviens nesaka.
   *[other] { $player } maksā { FORM($amount, "acc") } par lauciņu „{ $space }”. Par ko īsti, to neviens nesaka.
}
event-built = { WHO($player) ->
    [you] Tu roc uz lauciņa „{ $space }” par { FORM($amount, "for") }: tagad { $level }.
   *[other] { $player } rok uz lauciņa „{ $space }” par { FORM($amount, "for") }: tagad { $level }.
}
event-built-won = { WHO($player) ->
    [you] Tu roc uz lauciņa „{ $space }”: tagad { $level }.
   *[other] { $player } rok uz lauciņa „{ $space }”: tagad { $level }.
}
story-built = { WHO($player) ->
    [you] Tu roc un būvē par { FORM($amount, "for") }: { FORM($spaces, "acc") }.
   *[other] { $player } rok un būvē par { FORM($amount, "for") }: { FORM($spaces, "acc") }.
}
event-bankrupt = { WHO($player) ->
    [you] Tu bankrotē, bet zvaigznēm vienalga. Visu, kas palicis, saņem { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotē, bet zvaigznēm vienalga. Visu, kas palicis, saņem tu.
       *[other] { $player } bankrotē, bet zvaigznēm vienalga. Visu, kas palicis, saņem { $other }.
    }
}
event-game-over = Zvaigznes sastājas rindā: spēlē uzvar { $players }.
event-game-over-shared = Zvaigznes sastājas rindā: uzvaru dala { $players }.

# Tēli: šīs pasaules boti.
character-1 = Doktors Lukturis
character-2 = Šķiperis Brāzma
character-3 = Antikvārs Tinte
character-4 = Glabātājs Kuš
character-5 = Maģistrs Drosme
character-6 = Aģents Retums
says-careful-buys = Nopirku. Iekšā neskatīšos.
says-careful-earns = Šonakt gulēšu mazliet mierīgāk.
says-careful-pays = Samaksāju un neko nejautāju.
says-careful-wins = Uzvarēju, un prāts vēl vesels.
says-bold-buys = Tas čukst? Tad ņemu!
says-bold-earns = Zināju, ka tumsa atmaksāsies!
says-bold-pays = Jūrā gadījies zaudēt arī vairāk.
says-bold-wins = Ielūkojos dzelmē un uzvarēju!
says-haggler-buys = Vienojāmies: pērku bez lāsta.
says-haggler-earns = Ņemu jebkura laikmeta monētas.
says-haggler-pays = Piedāvāju retu grāmatu naudas vietā.
says-haggler-wins = Pat paisums man deva atlaidi.
