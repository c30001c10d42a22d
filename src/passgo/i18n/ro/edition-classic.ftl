# Numele ediției classic; pe aceeași tablă se joacă și campionatul.

edition-classic = Clasic
edition-championship = Campionat
level-houses = { $count ->
    [one] { $count } casă
    [few] { $count } case
   *[other] { $count } de case
}
    .now = { $count ->
        [one] este { $count } casă
        [few] sunt { $count } case
       *[other] sunt { $count } de case
    }
level-hotel = hotel
    .now = este un hotel
    .a = un hotel
level-hotels = { $count ->
    [one] { $count } hotel
    [few] { $count } hoteluri
   *[other] { $count } de hoteluri
}
    .now = { $count ->
        [one] este { $count } hotel
        [few] sunt { $count } hoteluri
       *[other] sunt { $count } de hoteluri
    }
group-brown = Maro
group-light-blue = Albastru deschis
group-pink = Roz
group-orange = Portocaliu
group-red = Roșu
group-yellow = Galben
group-green = Verde
group-dark-blue = Albastru închis
group-stations = Gări
group-utilities = Utilități
deck-chance = Șansă
deck-community-chest = Cufărul comunității
kind-station = gară
    .next = următoarea gară
kind-utility = companie de utilități
    .next = următoarea companie de utilități
token-car = Mașină
token-top-hat = Joben
token-dog = Câine
token-ship = Vapor
token-iron = Fier de călcat
token-boot = Cizmă
token-thimble = Degetar
token-wheelbarrow = Roabă
space-go = START
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
space-community-chest = Cufărul comunității
    .board = Cufărul comuni{ "\u00AD" }tății
space-baltic-avenue = Baltic Avenue
space-income-tax = Impozit pe venit
    .the = Impozitul pe venit
    .at = Impozitul pe venit
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Șansă
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
space-jail = Închisoare / Doar în vizită
    .the = Închisoarea (doar în vizită)
    .at = Închisoare (doar în vizită)
space-st-charles-place = St. Charles Place
space-electric-company = Compania electrică
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Parcare gratuită
    .the = Parcarea gratuită
    .at = Parcarea gratuită
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Uzina de apă
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Mergi la închisoare
    .the = „Mergi la închisoare”
    .at = „Mergi la închisoare”
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Taxă de lux
    .the = Taxa de lux
    .at = Taxa de lux
space-boardwalk = Boardwalk

character-1 = Notar Pușculiță
character-2 = Maior Pariu
character-3 = Broker Jumătate
character-4 = Doctor Prudență
character-5 = Conductor Goană
character-6 = Băcan Trampă
character-7 = Portar Tiptil
character-8 = Pilot Picaj
says-careful-buys = Am citit rând cu rând. Cumpăr!
says-careful-earns = Direct la economii.
says-careful-pays = Noroc că pusesem deoparte.
says-careful-wins = Ban cu ban, am ajuns în vârf.
says-bold-buys = Îmi place, deci cumpăr!
says-bold-earns = Am riscat și mi-a ieșit!
says-bold-pays = Au! Îi câștig eu înapoi.
says-bold-wins = Am mizat pe tot orașul și am câștigat!
says-haggler-buys = Sincer, dădeam și mai mult.
says-haggler-earns = Un preț corect, zic eu.
says-haggler-pays = Fără reducere? Am încercat și eu.
says-haggler-wins = Cea mai bună afacere din viața mea!
