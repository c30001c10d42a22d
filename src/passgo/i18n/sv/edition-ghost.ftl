# Namn i utgåvan ghost.

edition-ghost = Spöken
word-house = spökfälla
word-hotel = förvaringsenhet
level-houses = { $count ->
    [one] { $count } spökfälla
   *[other] { $count } spökfällor
}
level-hotel = förvaringsenhet
group-brown = Brun
group-light-blue = Ljusblå
group-pink = Rosa
group-orange = Orange
group-red = Röd
group-yellow = Gul
group-green = Grön
group-dark-blue = Mörkblå
deck-mist = Vandrande dimma
kind-ride = ECTO-1
kind-entity = väsen
space-go = GO
space-corner-bookshop = Bokhandeln i hörnet
space-mist = Vandrande dimma
space-subway-stairs = Tunnelbanetrappan
space-library-phantom = Biblioteksfantomen
space-ecto-1 = ECTO-1
space-night-diner = Nattkrogen
space-pawn-shop = Pantbanken
space-wax-museum = Vaxmuseet
space-jail = Fängelse
space-old-fire-station = Gamla brandstationen
space-hungry-green-ghost = Hungrigt grönt spöke
space-university-lab = Universitetslabbet
space-city-archive = Stadsarkivet
space-reading-room = Läsesalen
space-card-catalogue = Kortkatalogen
space-grand-staircase = Stora trappan
space-free-parking = Fri parkering
space-hotel-lobby = Hotellobbyn
space-ballroom = Balsalen
space-twelfth-floor = Tolfte våningen
space-town-hall = Stadshuset
space-mayors-office = Borgmästarens kontor
space-gate-hound = Porthunden
space-city-jail-roof = Fängelsetaket
space-go-to-jail = Gå i fängelse
space-park-gate = Parkgrinden
space-carriage-stand = Droskstationen
space-penthouse-kitchen = Takvåningsköket
space-rooftop-temple = Taktemplet
space-giant-of-the-avenue = Avenyns jätte
space-crossroads-gate = Korsvägsporten
