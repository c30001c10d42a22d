# Imena izdaje cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, kratka igra
word-house = kripta
word-hotel = mavzolej
level-houses = { $count ->
    [one] { $count } kripta
    [two] { $count } kripti
    [few] { $count } kripte
   *[other] { $count } kript
}
level-hotel = mavzolej
group-brown = Rjava
group-light-blue = Svetlo modra
group-pink = Rožnata
group-orange = Oranžna
group-red = Rdeča
group-yellow = Rumena
group-green = Zelena
group-dark-blue = Temno modra
group-stations = Prevozna sredstva
group-utilities = Ustanove
deck-sanity = Razum
deck-knowledge = Znanje
kind-station = prevozno sredstvo
kind-utility = ustanova
token-necronomicon = Necronomicon
token-cultists-tablet = Tablica kultistov
token-cthulhu-statuette = Cthulhujev kipec
token-shining-trapezohedron = Sijoči trapezoeder
token-hound-amulet = Amulet goniča
token-dagon-dagger = Dagonovo bodalo
space-go = START
space-ghoul = Gul
space-knowledge = Znanje
space-zoog = Zoog
space-research-fee = Stroški raziskav
space-ship = Ladja
space-night-gaunt = Nočna prikazen
space-sanity = Razum
space-rat-thing = Podganji stvor
space-wilbur-whateley = Wilbur Whateley
space-jail = Zapor
space-deep-one = Globinec
space-miskatonic-university = Univerza Miskatonic
space-dagon = Dagon
space-hydra = Hidra
space-train = Vlak
space-mi-go = Mi-Go
space-elder-thing = Pradavni stvor
space-shoggoth = Shoggoth
space-free-parking = Prosto parkiranje
space-hound-of-the-void = Pes iz praznine
space-flying-polyp = Leteči polip
space-great-race = Velika rasa
space-dream-journey = Potovanje v sanje
space-colour-from-space = Barva iz vesolja
space-star-spawn = Zvezdni zarod
space-sanatorium = Norišnica
space-hastur = Hastur
space-go-to-jail = Pojdi v zapor
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Avtomobil
space-azathoth = Azathoth
space-examination-fee = Stroški pregleda
space-great-cthulhu = Veliki Cthulhu
