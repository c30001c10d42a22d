# Názvy vydania classic; na tej istej ploche sa hrajú majstrovstvá.

edition-classic = Klasika
edition-championship = Majstrovstvá
level-houses = { $count ->
    [one] { $count } dom
    [few] { $count } domy
    [many] { $count } domu
   *[other] { $count } domov
}
    .left = { $count ->
        [one] zostáva { $count } dom
        [few] zostávajú { $count } domy
        [many] zostáva { $count } domu
       *[other] zostáva { $count } domov
    }
level-hotel = hotel
    .left = zostáva hotel
level-hotels = { $count ->
    [one] { $count } hotel
    [few] { $count } hotely
    [many] { $count } hotela
   *[other] { $count } hotelov
}
    .left = { $count ->
        [one] zostáva { $count } hotel
        [few] zostávajú { $count } hotely
        [many] zostáva { $count } hotela
       *[other] zostáva { $count } hotelov
    }
group-brown = Hnedá
group-light-blue = Bledomodrá
group-pink = Ružová
group-orange = Oranžová
group-red = Červená
group-yellow = Žltá
group-green = Zelená
group-dark-blue = Tmavomodrá
group-stations = Stanice
group-utilities = Podniky
deck-chance = Šanca
    .of = Šance
deck-community-chest = Pokladnica
    .of = Pokladnice
kind-station = stanica
    .next = najbližšiu stanicu
kind-utility = podnik
    .next = najbližšie políčko s podnikom
token-car = Auto
token-top-hat = Cylinder
token-dog = Pes
token-ship = Loď
token-iron = Žehlička
token-boot = Čižma
token-thimble = Náprstok
token-wheelbarrow = Fúrik
space-go = ŠTART
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
space-community-chest = Pokladnica
space-baltic-avenue = Baltic Avenue
space-income-tax = Daň z príjmu
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Šanca
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
space-jail = Väzenie / Na návšteve
space-st-charles-place = St. Charles Place
space-electric-company = Elektráreň
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Parkovanie zdarma
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Vodáreň
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Choď do väzenia
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Daň z prepychu
space-boardwalk = Boardwalk

# Postavy: boti tohto sveta.
character-1 = Notár Grošík
character-2 = Major Hazard
character-3 = Maklér Napoly
character-4 = Doktor Istota
character-5 = Konduktér Frčko
character-6 = Kramár Výmena
character-7 = Uvádzač Špička
character-8 = Pilot Strmhlav
says-careful-buys = Prečítané do posledného písmena. Beriem.
says-careful-earns = Ide to rovno do prasiatka.
says-careful-pays = Našťastie mám na to odložené.
says-careful-wins = Groš ku grošu a som na vrchole.
says-bold-buys = Páči sa mi to, tak je to moje!
says-bold-earns = Risk je zisk!
says-bold-pays = Au! To vyhrám späť.
says-bold-wins = Vsádzam na celé mesto a vyhrávam!
says-haggler-buys = Medzi nami: má oveľa väčšiu cenu.
says-haggler-earns = Férová cena, to sa musí uznať.
says-haggler-pays = Bez zľavy? Za opýtanie nič nedám.
says-haggler-wins = Obchod môjho života!
