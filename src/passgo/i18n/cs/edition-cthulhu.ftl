# Názvy vydání cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, krátká hra
word-street = bytost
word-street-loc = bytosti
word-street-acc = bytost
word-street-empty = prázdnou bytost
word-streets = bytosti
word-streets-change = bytosti
word-streets-loc = bytostech
word-streets-with = s bytostmi
word-house = krypta
    .each = každou kryptu
word-houses = krypty
word-houses-gen = krypt
word-houses-loc = kryptách
word-hotel = mauzoleum
    .each = každé mauzoleum
word-hotel-gen = mauzolea
word-hotels = mauzolea
word-hotels-all = všechna mauzolea
word-hotels-gen = mauzoleí
word-street-hands = bytost
level-houses = { $count ->
    [one] { $count } krypta
    [few] { $count } krypty
    [many] { $count } krypty
   *[other] { $count } krypt
}
    .left = { $count ->
        [one] zůstává { $count } krypta
        [few] zůstávají { $count } krypty
        [many] zůstává { $count } krypty
       *[other] zůstává { $count } krypt
    }
    .acc = { $count ->
        [one] { $count } kryptu
        [few] { $count } krypty
        [many] { $count } krypty
       *[other] { $count } krypt
    }
level-hotel = mauzoleum
    .left = zůstává mauzoleum
level-hotels = { $count ->
    [one] { $count } mauzoleum
    [few] { $count } mauzolea
    [many] { $count } mauzolea
   *[other] { $count } mauzoleí
}
    .left = { $count ->
        [one] zůstává { $count } mauzoleum
        [few] zůstávají { $count } mauzolea
        [many] zůstává { $count } mauzolea
       *[other] zůstává { $count } mauzoleí
    }
    .acc = { $count ->
        [one] { $count } mauzoleum
        [few] { $count } mauzolea
        [many] { $count } mauzolea
       *[other] { $count } mauzoleí
    }
group-brown = Hnědá
group-light-blue = Světle modrá
group-pink = Růžová
group-orange = Oranžová
group-red = Červená
group-yellow = Žlutá
group-green = Zelená
group-dark-blue = Tmavě modrá
group-stations = Doprava
group-utilities = Instituce
deck-sanity = Příčetnost
    .of = Příčetnosti
deck-knowledge = Vědění
    .of = Vědění
kind-station = dopravní prostředek
    .next = nejbližší pole s dopravním prostředkem
kind-utility = instituce
    .next = nejbližší pole s institucí
token-necronomicon = Necronomicon
token-cultists-tablet = Tabulka kultistů
token-cthulhu-statuette = Soška Cthulhu
token-shining-trapezohedron = Zářící Trapezohedron
token-hound-amulet = Amulet psa
token-dagon-dagger = Dagonova dýka
space-go = START
space-ghoul = Ghúl
    .acc = Ghúla
space-knowledge = Vědění
space-zoog = Zoog
    .acc = Zooga
space-research-fee = Poplatek za výzkum
space-ship = Loď
space-night-gaunt = Noční běs
    .acc = Nočního běsa
space-sanity = Příčetnost
space-rat-thing = Krysí stvůra
    .acc = Krysí stvůru
space-wilbur-whateley = Wilbur Whateley
    .acc = Wilbura Whateleyho
space-jail = Vězení
space-deep-one = Tvor z hlubin
    .acc = Tvora z hlubin
space-miskatonic-university = Miskatonická univerzita
    .board = Miska{ "\u00AD" }tonická univerzita
    .acc = Miskatonickou univerzitu
space-dagon = Dagon
    .acc = Dagona
space-hydra = Hydra
    .acc = Hydru
space-train = Vlak
space-mi-go = Mi-Go
space-elder-thing = Prastarý
    .acc = Prastarého
space-shoggoth = Šoggoth
    .acc = Šoggotha
space-free-parking = Parkování zdarma
space-hound-of-the-void = Pes z prázdnoty
    .acc = Psa z prázdnoty
space-flying-polyp = Létající polyp
    .acc = Létajícího polypa
space-great-race = Velká rasa
    .acc = Velkou rasu
space-dream-journey = Cesta snem
    .acc = Cestu snem
space-colour-from-space = Barva z vesmíru
    .acc = Barvu z vesmíru
space-star-spawn = Hvězdný zplozenec
    .acc = Hvězdného zplozence
space-sanatorium = Blázinec
space-hastur = Hastur
    .acc = Hastura
space-go-to-jail = Jdi do vězení
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
    .acc = Nyarlathotepa
space-yog-sothoth = Yog-Sothoth
    .acc = Yog-Sothotha
space-automobile = Automobil
space-azathoth = Azathoth
    .acc = Azathotha
space-examination-fee = Poplatek za vyšetření
space-great-cthulhu = Velký Cthulhu
    .acc = Velkého Cthulhu
