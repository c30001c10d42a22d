# Numele ediției ghost.

edition-ghost = Fantome
word-house = capcană de fantome
word-hotel = unitate de izolare
level-houses = { $count ->
    [one] { $count } capcană de fantome
    [few] { $count } capcane de fantome
   *[other] { $count } de capcane de fantome
}
level-hotel = unitate de izolare
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
kind-entity = entitate
token-goggles = Ochelari de protecție
token-ghost-meter = Detector de fantome
token-cello = Violoncel
token-proton-pack = Rucsac cu protoni
token-marshmallow = Bezea
token-siren = Sirenă
space-go = START
space-corner-bookshop = Librăria din colț
space-mist = Ceața rătăcitoare
space-subway-stairs = Scările metroului
space-library-phantom = Fantoma bibliotecii
space-ecto-1 = ECTO-1
space-night-diner = Bistroul de noapte
space-pawn-shop = Casa de amanet
space-wax-museum = Muzeul figurilor de ceară
space-jail = Închisoare
space-old-fire-station = Vechea remiză de pompieri
space-hungry-green-ghost = Fantoma verde flămândă
space-university-lab = Laboratorul universității
space-city-archive = Arhiva orașului
space-reading-room = Sala de lectură
space-card-catalogue = Fișierul bibliotecii
space-grand-staircase = Scara monumentală
space-free-parking = Parcare gratuită
space-hotel-lobby = Holul hotelului
space-ballroom = Sala de bal
space-twelfth-floor = Etajul doisprezece
space-town-hall = Primăria
space-mayors-office = Biroul primarului
space-gate-hound = Câinele porții
space-city-jail-roof = Acoperișul închisorii
space-go-to-jail = Mergi la închisoare
space-park-gate = Poarta parcului
space-carriage-stand = Stația de trăsuri
space-penthouse-kitchen = Bucătăria de la ultimul etaj
space-rooftop-temple = Templul de pe acoperiș
space-giant-of-the-avenue = Uriașul bulevardului
space-crossroads-gate = Poarta răscrucii
