# Imena izdaje classic; na isti plošči se igra tudi prvenstvo.

edition-classic = Klasična
edition-championship = Prvenstvo
level-houses = { $count ->
    [one] { $count } hiša
    [two] { $count } hiši
    [few] { $count } hiše
   *[other] { $count } hiš
}
    .acc = { $count ->
        [one] { $count } hišo
        [two] { $count } hiši
        [few] { $count } hiše
       *[other] { $count } hiš
    }
level-hotel = hotel
level-hotels = { $count ->
    [one] { $count } hotel
    [two] { $count } hotela
    [few] { $count } hoteli
   *[other] { $count } hotelov
}
    .acc = { $count ->
        [one] { $count } hotel
        [two] { $count } hotela
        [few] { $count } hotele
       *[other] { $count } hotelov
    }
group-brown = Rjava
group-light-blue = Svetlo modra
group-pink = Rožnata
group-orange = Oranžna
group-red = Rdeča
group-yellow = Rumena
group-green = Zelena
group-dark-blue = Temno modra
group-stations = Postaje
group-utilities = Komunalna podjetja
deck-chance = Priložnost
deck-community-chest = Skupna blagajna
kind-station = postaja
    .ins = s postajo
kind-utility = komunalno podjetje
    .ins = s komunalnim podjetjem
token-car = Avto
token-top-hat = Cilinder
token-dog = Pes
token-ship = Ladja
token-iron = Likalnik
token-boot = Škorenj
token-thimble = Naprstnik
token-wheelbarrow = Samokolnica
space-go = START
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
space-community-chest = Skupna blagajna
space-baltic-avenue = Baltic Avenue
space-income-tax = Dohodnina
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Priložnost
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
space-jail = Zapor / Samo na obisku
space-st-charles-place = St. Charles Place
space-electric-company = Elektrarna
    .acc = Elektrarno
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Prosto parkiranje
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Vodovod
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Pojdi v zapor
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Davek na razkošje
space-boardwalk = Boardwalk

# Liki: boti tega sveta.
character-1 = Notar Varčnik
character-2 = Major Hazard
character-3 = Mešetar Napol
character-4 = Doktor Rezerva
character-5 = Sprevodnik Dir
character-6 = Trgovec Menjava
character-7 = Biljeter Prstek
character-8 = Pilot Strmoglav
says-careful-buys = Vsaka vrstica prebrana. Zdaj je moje.
says-careful-earns = To gre naravnost med prihranke.
says-careful-pays = Na srečo imam to prihranjeno.
says-careful-wins = Zrno do zrna, pa do vrha!
says-bold-buys = Všeč mi je, torej je moje!
says-bold-earns = Kdor tvega, dobi!
says-bold-pays = Auč! To dobim nazaj.
says-bold-wins = Stavim na celo mesto in zmagam!
says-haggler-buys = Po pravici? Vredno je več.
says-haggler-earns = Poštena cena, to je treba priznati.
says-haggler-pays = Brez popusta? Vprašati ni greh.
says-haggler-wins = Kupčija mojega življenja!
