# Imena izdanja cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, kratka igra
word-house = kripta
word-hotel = mauzolej
level-houses = { $count ->
    [one] { $count } kripta
    [few] { $count } kripte
   *[other] { $count } kripti
}
level-hotel = mauzolej
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
kind-utility = ustanova
token-necronomicon = Necronomicon
token-cultists-tablet = Ploča kultista
token-cthulhu-statuette = Kipić Cthulhua
token-shining-trapezohedron = Sjajni trapezoedar
token-hound-amulet = Amulet goniča
token-dagon-dagger = Dagonov bodež
space-go = START
space-ghoul = Gul
space-knowledge = Znanje
space-zoog = Zoog
space-research-fee = Trošak istraživanja
space-ship = Brod
space-night-gaunt = Noćna sablast
space-sanity = Razum
space-rat-thing = Štakorski stvor
space-wilbur-whateley = Wilbur Whateley
space-jail = Zatvor
space-deep-one = Dubinac
space-miskatonic-university = Sveučilište Miskatonic
space-dagon = Dagon
space-hydra = Hidra
space-train = Vlak
space-mi-go = Mi-Go
space-elder-thing = Drevni stvor
space-shoggoth = Shoggoth
space-free-parking = Besplatni parking
space-hound-of-the-void = Pas iz praznine
space-flying-polyp = Leteći polip
space-great-race = Velika rasa
space-dream-journey = Put kroz snove
space-colour-from-space = Boja iz svemira
space-star-spawn = Zvjezdani nakot
space-sanatorium = Ludnica
space-hastur = Hastur
space-go-to-jail = Idi u zatvor
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automobil
space-azathoth = Azathoth
space-examination-fee = Trošak pregleda
space-great-cthulhu = Veliki Cthulhu
