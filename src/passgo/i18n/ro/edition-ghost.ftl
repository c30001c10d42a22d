# Numele ediției ghost.

edition-ghost = Fantome
word-rent = plată
word-rent-the = plata
word-deed = misiune
word-deeds = misiuni
word-deed-the = misiunea
word-deeds-the = misiunile
word-deed-of-the = misiunii
word-deed-of-a = unei misiuni
word-street = misiune
word-streets = misiuni
word-street-the = misiunea
word-streets-the = misiunile
word-house = capcană de fantome
word-houses = capcane de fantome
word-houses-the = capcanele de fantome
word-houses-all = toate capcanele de fantome
word-hotel = unitate de izolare
word-hotel-of-the = unității de izolare
word-hotel-one = o unitate de izolare
word-hotels = unități de izolare
word-hotels-the = unitățile de izolare
level-houses = { $count ->
    [one] { $count } capcană de fantome
    [few] { $count } capcane de fantome
   *[other] { $count } de capcane de fantome
}
    .now = { $count ->
        [one] este { $count } capcană de fantome
        [few] sunt { $count } capcane de fantome
       *[other] sunt { $count } de capcane de fantome
    }
level-hotel = unitate de izolare
    .now = este o unitate de izolare
    .a = o unitate de izolare
level-hotels = { $count ->
    [one] { $count } unitate de izolare
    [few] { $count } unități de izolare
   *[other] { $count } de unități de izolare
}
    .now = { $count ->
        [one] este { $count } unitate de izolare
        [few] sunt { $count } unități de izolare
       *[other] sunt { $count } de unități de izolare
    }
group-brown = Maro
group-light-blue = Albastru deschis
group-pink = Roz
group-orange = Portocaliu
group-red = Roșu
group-yellow = Galben
group-green = Verde
group-dark-blue = Albastru închis
deck-mist = Ceața rătăcitoare
kind-ride = ECTO-1
    .next = următorul ECTO-1
kind-entity = entitate
    .next = următoarea entitate
token-goggles = Ochelari de protecție
token-ghost-meter = Detector de fantome
token-cello = Violoncel
token-proton-pack = Rucsac cu protoni
token-marshmallow = Bezea
token-siren = Sirenă
space-go = START
space-corner-bookshop = Librăria din colț
space-mist = Ceața rătăcitoare
    .board = Ceața rătăci{ "\u00AD" }toare
space-subway-stairs = Scările metroului
space-library-phantom = Fantoma bibliotecii
    .board = Fantoma bibliote{ "\u00AD" }cii
space-ecto-1 = ECTO-1
space-night-diner = Bistroul de noapte
space-pawn-shop = Casa de amanet
space-wax-museum = Muzeul figurilor de ceară
space-jail = Închisoare
    .the = Închisoarea (doar în vizită)
    .at = Închisoare (doar în vizită)
space-old-fire-station = Vechea remiză de pompieri
space-hungry-green-ghost = Fantoma verde flămândă
space-university-lab = Laboratorul universității
    .board = Labora{ "\u00AD" }torul universi{ "\u00AD" }tății
space-city-archive = Arhiva orașului
space-reading-room = Sala de lectură
space-card-catalogue = Fișierul bibliotecii
    .board = Fișierul bibliote{ "\u00AD" }cii
space-grand-staircase = Scara monumentală
    .board = Scara monumen{ "\u00AD" }tală
space-free-parking = Parcare gratuită
    .the = Parcarea gratuită
    .at = Parcarea gratuită
space-hotel-lobby = Holul hotelului
space-ballroom = Sala de bal
space-twelfth-floor = Etajul doisprezece
    .board = Etajul doispre{ "\u00AD" }zece
space-town-hall = Primăria
    .at = Primărie
space-mayors-office = Biroul primarului
space-gate-hound = Câinele porții
space-city-jail-roof = Acoperișul închisorii
space-go-to-jail = Mergi la închisoare
    .the = „Mergi la închisoare”
    .at = „Mergi la închisoare”
space-park-gate = Poarta parcului
space-carriage-stand = Stația de trăsuri
space-penthouse-kitchen = Bucătăria de la ultimul etaj
space-rooftop-temple = Templul de pe acoperiș
space-giant-of-the-avenue = Uriașul bulevardului
    .board = Uriașul bulevar{ "\u00AD" }dului
space-crossroads-gate = Poarta răscrucii
