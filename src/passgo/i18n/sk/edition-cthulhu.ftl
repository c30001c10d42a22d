# Názvy vydania cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, krátka hra
word-house = krypta
word-hotel = mauzóleum
level-houses = { $count ->
    [one] { $count } krypta
    [few] { $count } krypty
    [many] { $count } krypty
   *[other] { $count } krýpt
}
level-hotel = mauzóleum
group-brown = Hnedá
group-light-blue = Bledomodrá
group-pink = Ružová
group-orange = Oranžová
group-red = Červená
group-yellow = Žltá
group-green = Zelená
group-dark-blue = Tmavomodrá
group-stations = Doprava
group-utilities = Inštitúcie
deck-sanity = Príčetnosť
deck-knowledge = Poznanie
kind-station = dopravný prostriedok
kind-utility = inštitúcia
token-necronomicon = Necronomicon
token-cultists-tablet = Tabuľka kultistov
token-cthulhu-statuette = Soška Cthulhu
token-shining-trapezohedron = Žiariaci Trapezohedron
token-hound-amulet = Amulet psa
token-dagon-dagger = Dagonova dýka
space-go = ŠTART
space-ghoul = Ghúl
space-knowledge = Poznanie
space-zoog = Zoog
space-research-fee = Poplatok za výskum
space-ship = Loď
space-night-gaunt = Nočný des
space-sanity = Príčetnosť
space-rat-thing = Potkaní tvor
space-wilbur-whateley = Wilbur Whateley
space-jail = Väzenie
space-deep-one = Tvor z hlbín
space-miskatonic-university = Miskatonická univerzita
space-dagon = Dagon
space-hydra = Hydra
space-train = Vlak
space-mi-go = Mi-Go
space-elder-thing = Prastará bytosť
space-shoggoth = Šoggoth
space-free-parking = Parkovanie zdarma
space-hound-of-the-void = Pes z prázdnoty
space-flying-polyp = Lietajúci polyp
space-great-race = Veľká rasa
space-dream-journey = Cesta snom
space-colour-from-space = Farba z vesmíru
space-star-spawn = Hviezdny splodenec
space-sanatorium = Blázinec
space-hastur = Hastur
space-go-to-jail = Choď do väzenia
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automobil
space-azathoth = Azathoth
space-examination-fee = Poplatok za vyšetrenie
space-great-cthulhu = Veľký Cthulhu
