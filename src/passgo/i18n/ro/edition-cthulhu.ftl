# Numele ediției cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, joc scurt
word-house = criptă
word-hotel = mausoleu
level-houses = { $count ->
    [one] { $count } criptă
    [few] { $count } cripte
   *[other] { $count } de cripte
}
level-hotel = mausoleu
group-brown = Maro
group-light-blue = Albastru deschis
group-pink = Roz
group-orange = Portocaliu
group-red = Roșu
group-yellow = Galben
group-green = Verde
group-dark-blue = Albastru închis
group-stations = Mijloace de transport
group-utilities = Instituții
deck-sanity = Rațiune
deck-knowledge = Cunoaștere
kind-station = mijloc de transport
kind-utility = instituție
token-necronomicon = Necronomicon
token-cultists-tablet = Tăblița cultiștilor
token-cthulhu-statuette = Statueta lui Cthulhu
token-shining-trapezohedron = Trapezoedrul strălucitor
token-hound-amulet = Amuleta câinelui
token-dagon-dagger = Pumnalul lui Dagon
space-go = START
space-ghoul = Strigoi devorator
space-knowledge = Cunoaștere
space-zoog = Zoog
space-research-fee = Taxă de cercetare
space-ship = Vapor
space-night-gaunt = Arătare de noapte
space-sanity = Rațiune
space-rat-thing = Creatura-șobolan
space-wilbur-whateley = Wilbur Whateley
space-jail = Închisoare
space-deep-one = Ființă din adâncuri
space-miskatonic-university = Universitatea Miskatonic
space-dagon = Dagon
space-hydra = Hidra
space-train = Tren
space-mi-go = Mi-Go
space-elder-thing = Ființă străveche
space-shoggoth = Shoggoth
space-free-parking = Parcare gratuită
space-hound-of-the-void = Câinele vidului
space-flying-polyp = Polip zburător
space-great-race = Marea Rasă
space-dream-journey = Călătorie în vis
space-colour-from-space = Culoarea din spațiu
space-star-spawn = Odraslă a stelelor
space-sanatorium = Ospiciu
space-hastur = Hastur
space-go-to-jail = Mergi la închisoare
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automobil
space-azathoth = Azathoth
space-examination-fee = Taxă de consult medical
space-great-cthulhu = Marele Cthulhu
