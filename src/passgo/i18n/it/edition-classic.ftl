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
    .a = un albergo
level-hotels = { $count ->
    [one] { $count } albergo
    [many] { $count } di alberghi
   *[other] { $count } alberghi
}
    .now = { $count ->
        [one] c’è { $count } albergo
        [many] ci sono { $count } di alberghi
       *[other] ci sono { $count } alberghi
    }
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
    .on = sul VIA
    .gender = m
    .from = dal VIA
    .cap = Il VIA
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
space-community-chest = Probabilità
    .the = le Probabilità
    .on = sulle Probabilità
    .gender = f
    .board = Probabi{ "\u00AD" }lità
space-baltic-avenue = Baltic Avenue
space-income-tax = Tassa sul reddito
    .the = la Tassa sul reddito
    .on = sulla Tassa sul reddito
    .gender = f
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Imprevisti
    .the = gli Imprevisti
    .on = sugli Imprevisti
    .gender = m
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
space-jail = Prigione / Transito
    .the = la Prigione (solo in transito)
    .on = sulla Prigione (solo in transito)
    .gender = f
space-st-charles-place = St. Charles Place
space-electric-company = Società elettrica
    .the = la Società elettrica
    .on = sulla Società elettrica
    .gender = f
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Parcheggio gratuito
    .the = il Parcheggio gratuito
    .on = sul Parcheggio gratuito
    .gender = m
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Società dell’acqua
    .the = la Società dell’acqua
    .on = sulla Società dell’acqua
    .gender = f
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Vai in prigione
    .the = «Vai in prigione»
    .on = su «Vai in prigione»
    .gender = m
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Tassa di lusso
    .the = la Tassa di lusso
    .on = sulla Tassa di lusso
    .gender = f
space-boardwalk = Boardwalk

character-1 = Notaio Spiccioli
character-2 = Tenente Azzardo
character-3 = Agente Mezzavia
character-4 = Doc Prudenza
character-5 = Capotreno Lampo
character-6 = Mercante Baratto
character-7 = Guida Passettini
character-8 = Pilota Slancio
says-careful-buys = Ho letto ogni riga. Affare fatto.
says-careful-earns = Dritti nei miei risparmi.
says-careful-pays = Per fortuna li avevo da parte.
says-careful-wins = Un soldo alla volta, fino in cima!
says-bold-buys = Mi piace, quindi lo compro!
says-bold-earns = Lo sapevo, l’azzardo paga!
says-bold-pays = Ahi! Me li riprenderò.
says-bold-wins = Ho puntato su tutta la città e ho vinto!
says-haggler-buys = Avrei pagato di più, davvero.
says-haggler-earns = Un prezzo onesto, se posso dirlo.
says-haggler-pays = Niente sconto? Dovevo provarci.
says-haggler-wins = Il miglior affare della mia vita!
