# Klasiskais laukums; uz tā spēlē arī čempionātu.

edition-classic = Klasiskā
edition-championship = Čempionāts
level-houses = { $count ->
    [zero] { $count } māju
    [one] { $count } māja
   *[other] { $count } mājas
}
level-hotel = viesnīca
group-brown = Brūnais
group-light-blue = Gaišzilais
group-pink = Rozā
group-orange = Oranžais
group-red = Sarkanais
group-yellow = Dzeltenais
group-green = Zaļais
group-dark-blue = Tumšzilais
group-stations = Dzelzceļi
group-utilities = Pakalpojumi
deck-chance = Izdevība
deck-community-chest = Kopienas lāde
kind-station = dzelzceļš
kind-utility = pakalpojums
token-car = Automašīna
token-top-hat = Cilindrs
token-dog = Suns
token-ship = Kuģis
token-iron = Gludeklis
token-boot = Zābaks
token-thimble = Uzpirkstenis
token-wheelbarrow = Ķerra
space-go = STARTS
space-mediterranean-avenue = Mediterranean Avenue
space-community-chest = Kopienas lāde
space-baltic-avenue = Baltic Avenue
space-income-tax = Ienākuma nodoklis
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Izdevība
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
space-jail = Cietums / Ciemos
space-st-charles-place = St. Charles Place
space-electric-company = Elektrības uzņēmums
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Bezmaksas stāvvieta
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Ūdensvads
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Uz cietumu
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Luksusa nodoklis
space-boardwalk = Boardwalk
