# Namen der Ausgabe ghost.

edition-ghost = Geister
word-house = Geisterfalle
word-hotel = Verwahranlage
level-houses = { $count ->
    [one] { $count } Geisterfalle
   *[other] { $count } Geisterfallen
}
level-hotel = Verwahranlage
group-brown = Braun
group-light-blue = Hellblau
group-pink = Rosa
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-dark-blue = Dunkelblau
deck-mist = Wandernder Nebel
kind-ride = ECTO-1
kind-entity = Geist
space-go = GO
space-corner-bookshop = Eckbuchladen
space-mist = Wandernder Nebel
space-subway-stairs = U-Bahn-Treppe
space-library-phantom = Bibliotheksgeist
space-ecto-1 = ECTO-1
space-night-diner = Nachtimbiss
space-pawn-shop = Pfandhaus
space-wax-museum = Wachsmuseum
space-jail = Gefängnis
space-old-fire-station = Alte Feuerwache
space-hungry-green-ghost = Hungriger grüner Geist
space-university-lab = Unilabor
space-city-archive = Stadtarchiv
space-reading-room = Lesesaal
space-card-catalogue = Zettelkatalog
space-grand-staircase = Große Treppe
space-free-parking = Frei Parken
space-hotel-lobby = Hotelhalle
space-ballroom = Ballsaal
space-twelfth-floor = Zwölfter Stock
space-town-hall = Rathaus
space-mayors-office = Amtszimmer
space-gate-hound = Torhund
space-city-jail-roof = Gefängnisdach
space-go-to-jail = Geh ins Gefängnis
space-park-gate = Parktor
space-carriage-stand = Kutschenstand
space-penthouse-kitchen = Dachküche
space-rooftop-temple = Dachtempel
space-giant-of-the-avenue = Riese der Allee
space-crossroads-gate = Kreuzwegtor
