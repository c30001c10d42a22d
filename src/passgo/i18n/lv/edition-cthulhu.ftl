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
