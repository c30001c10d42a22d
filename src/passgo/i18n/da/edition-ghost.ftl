# Navne i udgaven ghost.

edition-ghost = Spøgelser
word-house = spøgelsesfælde
word-hotel = spøgelseslager
level-houses = { $count ->
    [one] { $count } spøgelsesfælde
   *[other] { $count } spøgelsesfælder
}
level-hotel = spøgelseslager
group-brown = Brun
group-light-blue = Lyseblå
group-pink = Lyserød
group-orange = Orange
group-red = Rød
group-yellow = Gul
group-green = Grøn
group-dark-blue = Mørkeblå
deck-mist = Vandrende tåge
kind-ride = ECTO-1
kind-entity = spøgelse
space-go = GO
space-corner-bookshop = Boghandlen på hjørnet
space-mist = Vandrende tåge
space-subway-stairs = Metrotrappen
space-library-phantom = Biblioteksfantomet
space-ecto-1 = ECTO-1
space-night-diner = Natcaféen
space-pawn-shop = Pantelåneren
space-wax-museum = Vokskabinettet
space-jail = Fængsel
space-old-fire-station = Den gamle brandstation
space-hungry-green-ghost = Sultent grønt spøgelse
space-university-lab = Universitetslaboratoriet
space-city-archive = Byarkivet
space-reading-room = Læsesalen
space-card-catalogue = Kartoteket
space-grand-staircase = Den store trappe
space-free-parking = Gratis parkering
space-hotel-lobby = Hotellobbyen
space-ballroom = Balsalen
space-twelfth-floor = Tolvte etage
space-town-hall = Rådhuset
space-mayors-office = Borgmesterkontoret
space-gate-hound = Porthunden
space-city-jail-roof = Fængselstaget
space-go-to-jail = Gå i fængsel
space-park-gate = Parkporten
space-carriage-stand = Droskepladsen
space-penthouse-kitchen = Penthousekøkkenet
space-rooftop-temple = Tagtemplet
space-giant-of-the-avenue = Alléens kæmpe
space-crossroads-gate = Korsvejsporten
