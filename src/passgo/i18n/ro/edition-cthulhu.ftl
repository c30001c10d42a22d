# Numele ediției cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, joc scurt
word-street = creatură
word-streets = creaturi
word-street-the = creatura
word-streets-the = creaturile
word-house = criptă
word-houses = cripte
word-houses-the = criptele
word-houses-all = toate criptele
word-hotel = mausoleu
word-hotel-of-the = mausoleului
word-hotel-one = un mausoleu
word-hotels = mausolee
word-hotels-the = mausoleele
level-houses = { $count ->
    [one] { $count } criptă
    [few] { $count } cripte
   *[other] { $count } de cripte
}
    .now = { $count ->
        [one] este { $count } criptă
        [few] sunt { $count } cripte
       *[other] sunt { $count } de cripte
    }
level-hotel = mausoleu
    .now = este un mausoleu
    .a = un mausoleu
level-hotels = { $count ->
    [one] { $count } mausoleu
    [few] { $count } mausolee
   *[other] { $count } de mausolee
}
    .now = { $count ->
        [one] este { $count } mausoleu
        [few] sunt { $count } mausolee
       *[other] sunt { $count } de mausolee
    }
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
    .next = următorul mijloc de transport
kind-utility = instituție
    .next = următoarea instituție
token-necronomicon = Necronomicon
token-cultists-tablet = Tăblița cultiștilor
token-cthulhu-statuette = Statueta lui Cthulhu
token-shining-trapezohedron = Trapezoedrul strălucitor
token-hound-amulet = Amuleta câinelui
token-dagon-dagger = Pumnalul lui Dagon
space-go = START
space-ghoul = Strigoi devorator
    .the = Strigoiul devorator
    .at = Strigoiul devorator
space-knowledge = Cunoaștere
space-zoog = Zoog
space-research-fee = Taxă de cercetare
    .the = Taxa de cercetare
    .at = Taxa de cercetare
space-ship = Vapor
    .the = Vaporul
space-night-gaunt = Arătare de noapte
    .the = Arătarea de noapte
    .at = Arătarea de noapte
space-sanity = Rațiune
space-rat-thing = Creatura-șobolan
space-wilbur-whateley = Wilbur Whateley
space-jail = Închisoare
    .the = Închisoarea (doar în vizită)
    .at = Închisoare (doar în vizită)
space-deep-one = Ființă din adâncuri
    .the = Ființa din adâncuri
    .at = Ființa din adâncuri
space-miskatonic-university = Universitatea Miskatonic
    .board = Universi{ "\u00AD" }tatea Miskatonic
space-dagon = Dagon
space-hydra = Hidra
space-train = Tren
    .the = Trenul
space-mi-go = Mi-Go
space-elder-thing = Ființă străveche
    .the = Ființa străveche
    .at = Ființa străveche
space-shoggoth = Shoggoth
space-free-parking = Parcare gratuită
    .the = Parcarea gratuită
    .at = Parcarea gratuită
space-hound-of-the-void = Câinele vidului
space-flying-polyp = Polip zburător
    .the = Polipul zburător
    .at = Polipul zburător
space-great-race = Marea Rasă
space-dream-journey = Călătorie în vis
    .the = Călătoria în vis
    .at = Călătoria în vis
space-colour-from-space = Culoarea din spațiu
space-star-spawn = Odraslă a stelelor
    .the = Odrasla stelelor
    .at = Odrasla stelelor
space-sanatorium = Ospiciu
    .the = Ospiciul
space-hastur = Hastur
space-go-to-jail = Mergi la închisoare
    .the = „Mergi la închisoare”
    .at = „Mergi la închisoare”
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automobil
    .the = Automobilul
space-azathoth = Azathoth
space-examination-fee = Taxă de consult medical
    .the = Taxa de consult medical
    .at = Taxa de consult medical
space-great-cthulhu = Marele Cthulhu
