# Il tabellone classico; ci si gioca anche il campionato.

edition-classic = Classica
edition-championship = Campionato
level-houses = { $count ->
    [one] { $count } casa
    [many] { $count } di case
   *[other] { $count } case
}
    .now = { $count ->
        [one] c’è { $count } casa
        [many] ci sono { $count } di case
       *[other] ci sono { $count } case
    }
level-hotel = albergo
    .now = c’è un albergo
group-brown = Marrone
group-light-blue = Azzurro
group-pink = Rosa
group-orange = Arancione
group-red = Rosso
group-yellow = Giallo
group-green = Verde
group-dark-blue = Blu
group-stations = Stazioni
group-utilities = Società
deck-chance = Imprevisti
deck-community-chest = Probabilità
kind-station = stazione
    .next = la prossima stazione
kind-utility = società
    .next = la prossima società
token-car = Auto
token-top-hat = Cilindro
token-dog = Cane
token-ship = Nave
token-iron = Ferro da stiro
token-boot = Stivale
token-thimble = Ditale
token-wheelbarrow = Carriola
space-go = VIA
    .the = il VIA
    .from = dal VIA
    .cap = Il VIA
space-mediterranean-avenue = Mediterranean Avenue
space-community-chest = Probabilità
    .the = le Probabilità
space-baltic-avenue = Baltic Avenue
space-income-tax = Tassa sul reddito
    .the = la Tassa sul reddito
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Imprevisti
    .the = gli Imprevisti
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
space-jail = Prigione / Transito
    .the = la Prigione (solo in transito)
space-st-charles-place = St. Charles Place
space-electric-company = Società elettrica
    .the = la Società elettrica
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Parcheggio gratuito
    .the = il Parcheggio gratuito
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Società dell’acqua
    .the = la Società dell’acqua
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Vai in prigione
    .the = «Vai in prigione»
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Tassa di lusso
    .the = la Tassa di lusso
space-boardwalk = Boardwalk
