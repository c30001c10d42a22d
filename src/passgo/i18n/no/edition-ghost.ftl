# Navn i utgaven ghost.

edition-ghost = Spøkelser
word-house = spøkelsesfelle
word-hotel = spøkelseslager
level-houses = { $count ->
    [one] { $count } spøkelsesfelle
   *[other] { $count } spøkelsesfeller
}
level-hotel = spøkelseslager
group-brown = Brun
group-light-blue = Lyseblå
group-pink = Rosa
group-orange = Oransje
group-red = Rød
group-yellow = Gul
group-green = Grønn
group-dark-blue = Mørkeblå
deck-mist = Vandrende tåke
kind-ride = ECTO-1
kind-entity = spøkelse
space-go = GO
space-corner-bookshop = Bokhandelen på hjørnet
space-mist = Vandrende tåke
space-subway-stairs = T-banetrappen
space-library-phantom = Biblioteksfantomet
space-ecto-1 = ECTO-1
space-night-diner = Nattkafeen
space-pawn-shop = Pantelåneren
space-wax-museum = Vokskabinettet
space-jail = Fengsel
space-old-fire-station = Den gamle brannstasjonen
space-hungry-green-ghost = Sultent grønt spøkelse
space-university-lab = Universitetslaben
space-city-archive = Byarkivet
space-reading-room = Lesesalen
space-card-catalogue = Kartoteket
space-grand-staircase = Storetrappen
space-free-parking = Gratis parkering
space-hotel-lobby = Hotellobbyen
space-ballroom = Ballsalen
space-twelfth-floor = Tolvte etasje
space-town-hall = Rådhuset
space-mayors-office = Ordførerens kontor
space-gate-hound = Porthunden
space-city-jail-roof = Fengselstaket
space-go-to-jail = Gå i fengsel
space-park-gate = Parkporten
space-carriage-stand = Drosjeholdeplassen
space-penthouse-kitchen = Toppleilighetens kjøkken
space-rooftop-temple = Taktempelet
space-giant-of-the-avenue = Avenyens kjempe
space-crossroads-gate = Korsveiporten
