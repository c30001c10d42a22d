# Namn i utgåvan classic; även mästerskapet spelas på den planen.

edition-classic = Klassisk
edition-championship = Mästerskap
level-houses = { $count ->
    [one] { $count } hus
   *[other] { $count } hus
}
level-hotel = hotell
    .now = ett hotell
level-hotels = { $count ->
    [one] { $count } hotell
   *[other] { $count } hotell
}
group-brown = Brun
group-light-blue = Ljusblå
group-pink = Rosa
group-orange = Orange
group-red = Röd
group-yellow = Gul
group-green = Grön
group-dark-blue = Mörkblå
group-stations = Stationer
group-utilities = Verk
deck-chance = Chans
    .acc = ett chanskort
    .pl = Chanskorten
deck-community-chest = Allmänning
    .acc = ett allmänningskort
    .pl = Allmänningskorten
kind-station = station
kind-utility = verk
token-car = Bil
token-top-hat = Hög hatt
token-dog = Hund
token-ship = Skepp
token-iron = Strykjärn
token-boot = Stövel
token-thimble = Fingerborg
token-wheelbarrow = Skottkärra
space-go = GÅ
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
space-community-chest = Allmänning
space-baltic-avenue = Baltic Avenue
space-income-tax = Inkomstskatt
    .board = Inkomst{ "\u00AD" }skatt
    .tax = inkomstskatt
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Chans
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
space-jail = Fängelse / På besök
space-st-charles-place = St. Charles Place
space-electric-company = Elverket
    .gender = n
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Fri parkering
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Vattenverket
    .board = Vatten{ "\u00AD" }verket
    .gender = n
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Gå i fängelse
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Lyxskatt
    .tax = lyxskatt
space-boardwalk = Boardwalk
