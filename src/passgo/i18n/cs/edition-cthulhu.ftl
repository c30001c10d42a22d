# Názvy vydání cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, krátká hra
word-house = krypta
word-hotel = mauzoleum
level-houses = { $count ->
    [one] { $count } krypta
    [few] { $count } krypty
    [many] { $count } krypty
   *[other] { $count } krypt
}
level-hotel = mauzoleum
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
deck-knowledge = Vědění
kind-station = dopravní prostředek
kind-utility = instituce
token-necronomicon = Necronomicon
token-cultists-tablet = Tabulka kultistů
token-cthulhu-statuette = Soška Cthulhu
token-shining-trapezohedron = Zářící Trapezohedron
token-hound-amulet = Amulet ohaře
token-dagon-dagger = Dagonova dýka
space-go = START
space-ghoul = Ghúl
space-knowledge = Vědění
space-zoog = Zoog
space-research-fee = Poplatek za výzkum
space-ship = Loď
space-night-gaunt = Noční běs
space-sanity = Příčetnost
space-rat-thing = Krysí stvůra
space-wilbur-whateley = Wilbur Whateley
space-jail = Vězení
space-deep-one = Tvor z hlubin
space-miskatonic-university = Miskatonická univerzita
space-dagon = Dagon
space-hydra = Hydra
space-train = Vlak
space-mi-go = Mi-Go
space-elder-thing = Prastarý
space-shoggoth = Šoggoth
space-free-parking = Parkování zdarma
space-hound-of-the-void = Pes z prázdnoty
space-flying-polyp = Létající polyp
space-great-race = Velká rasa
space-dream-journey = Cesta snem
space-colour-from-space = Barva z vesmíru
space-star-spawn = Hvězdný zplozenec
space-sanatorium = Blázinec
space-hastur = Hastur
space-go-to-jail = Jdi do vězení
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automobil
space-azathoth = Azathoth
space-examination-fee = Poplatek za vyšetření
space-great-cthulhu = Velký Cthulhu
