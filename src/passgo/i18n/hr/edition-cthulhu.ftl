# Imena izdanja cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, kratka igra
word-street = neman
word-streets = nemani
word-street-loc = nemani
word-street-acc = neman
word-streets-loc = nemanima
word-house = kripta
    .each = svaku kriptu
word-houses = kripte
word-houses-gen = kripti
word-houses-that = kripti koje
word-houses-four = četiri kripte
word-hotel = mauzolej
    .each = svaki mauzolej
word-hotel-gen = mauzoleja
word-hotels = mauzoleji
word-hotels-gen = mauzoleja u igri
word-hotels-all = svi mauzoleji
word-hotels-acc = mauzoleje
level-houses = { $count ->
    [one] { $count } kripta
    [few] { $count } kripte
   *[other] { $count } kripti
}
    .acc = { $count ->
        [one] { $count } kriptu
        [few] { $count } kripte
       *[other] { $count } kripti
    }
level-hotel = mauzolej
level-hotels = { $count ->
    [one] { $count } mauzolej
    [few] { $count } mauzoleja
   *[other] { $count } mauzoleja
}
    .acc = { $count ->
        [one] { $count } mauzolej
        [few] { $count } mauzoleja
       *[other] { $count } mauzoleja
    }
group-brown = Smeđa
group-light-blue = Svijetloplava
group-pink = Ružičasta
group-orange = Narančasta
group-red = Crvena
group-yellow = Žuta
group-green = Zelena
group-dark-blue = Tamnoplava
group-stations = Prijevozna sredstva
group-utilities = Ustanove
deck-sanity = Razum
deck-knowledge = Znanje
kind-station = prijevozno sredstvo
    .next = do najbližeg prijevoznog sredstva
kind-utility = ustanova
    .next = do najbliže ustanove
token-necronomicon = Necronomicon
token-cultists-tablet = Ploča kultista
token-cthulhu-statuette = Kipić Cthulhua
token-shining-trapezohedron = Sjajni trapezoedar
token-hound-amulet = Amulet goniča
token-dagon-dagger = Dagonov bodež
space-go = START
space-ghoul = Gul
    .acc = Gula
space-knowledge = Znanje
space-zoog = Zoog
    .acc = Zooga
space-research-fee = Trošak istraživanja
    .board = Trošak istra{ "\u00AD" }živanja
space-ship = Brod
space-night-gaunt = Noćna sablast
    .acc = Noćnu sablast
space-sanity = Razum
space-rat-thing = Štakorski stvor
    .acc = Štakorskog stvora
space-wilbur-whateley = Wilbur Whateley
    .acc = Wilbura Whateleyja
space-jail = Zatvor
space-deep-one = Dubinac
    .acc = Dubinca
space-miskatonic-university = Sveučilište Miskatonic
    .board = Sveuči{ "\u00AD" }lište Miskatonic
space-dagon = Dagon
    .acc = Dagona
space-hydra = Hidra
    .acc = Hidru
space-train = Vlak
space-mi-go = Mi-Go
space-elder-thing = Drevni stvor
    .acc = Drevnog stvora
space-shoggoth = Shoggoth
    .acc = Shoggotha
space-free-parking = Besplatni parking
space-hound-of-the-void = Pas iz praznine
    .acc = Psa iz praznine
space-flying-polyp = Leteći polip
    .acc = Letećeg polipa
space-great-race = Velika rasa
    .acc = Veliku rasu
space-dream-journey = Put kroz snove
space-colour-from-space = Boja iz svemira
    .acc = Boju iz svemira
space-star-spawn = Zvjezdani nakot
space-sanatorium = Ludnica
    .acc = Ludnicu
space-hastur = Hastur
    .acc = Hastura
space-go-to-jail = Idi u zatvor
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
    .acc = Nyarlathotepa
space-yog-sothoth = Yog-Sothoth
    .acc = Yog-Sothotha
space-automobile = Automobil
space-azathoth = Azathoth
    .acc = Azathotha
space-examination-fee = Trošak pregleda
space-great-cthulhu = Veliki Cthulhu
    .acc = Velikog Cthulhua
