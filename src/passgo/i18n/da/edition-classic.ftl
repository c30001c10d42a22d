# Navne i udgaven classic; mesterskabet spilles også på den plade.

edition-classic = Klassisk
edition-championship = Mesterskab
level-houses = { $count ->
    [one] { $count } hus
   *[other] { $count } huse
}
level-hotel = hotel
    .now = et hotel
level-hotels = { $count ->
    [one] { $count } hotel
   *[other] { $count } hoteller
}
group-brown = Brun
group-light-blue = Lyseblå
group-pink = Lyserød
group-orange = Orange
group-red = Rød
group-yellow = Gul
group-green = Grøn
group-dark-blue = Mørkeblå
group-stations = Stationer
group-utilities = Forsyningsselskaber
deck-chance = Chancen
    .acc = et chancekort
    .pl = Chancekortene
deck-community-chest = Prøv lykken
    .acc = et Prøv lykken-kort
    .pl = Prøv lykken-kortene
kind-station = station
kind-utility = forsyningsselskab
token-car = Bil
token-top-hat = Høj hat
token-dog = Hund
token-ship = Skib
token-iron = Strygejern
token-boot = Støvle
token-thimble = Fingerbøl
token-wheelbarrow = Trillebør
space-go = START
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
space-community-chest = Prøv lykken
space-baltic-avenue = Baltic Avenue
space-income-tax = Indkomstskat
    .board = Indkomst{ "\u00AD" }skat
    .gender = tax
    .tax = indkomstskat
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Chancen
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
space-jail = Fængsel / På besøg
space-st-charles-place = St. Charles Place
space-electric-company = Elværket
    .gender = n
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Gratis parkering
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Vandværket
    .gender = n
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Gå i fængsel
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Luksusskat
    .gender = tax
    .tax = luksusskat
space-boardwalk = Boardwalk
