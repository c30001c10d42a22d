# Názvy vydání classic; na stejné ploše se hraje mistrovství.

edition-classic = Klasika
edition-championship = Mistrovství
level-houses = { $count ->
    [one] { $count } dům
    [few] { $count } domy
    [many] { $count } domu
   *[other] { $count } domů
}
    .left = { $count ->
        [one] zůstává { $count } dům
        [few] zůstávají { $count } domy
        [many] zůstává { $count } domu
       *[other] zůstává { $count } domů
    }
level-hotel = hotel
    .left = zůstává hotel
level-hotels = { $count ->
    [one] { $count } hotel
    [few] { $count } hotely
    [many] { $count } hotelu
   *[other] { $count } hotelů
}
    .left = { $count ->
        [one] zůstává { $count } hotel
        [few] zůstávají { $count } hotely
        [many] zůstává { $count } hotelu
       *[other] zůstává { $count } hotelů
    }
group-brown = Hnědá
group-light-blue = Světle modrá
group-pink = Růžová
group-orange = Oranžová
group-red = Červená
group-yellow = Žlutá
group-green = Zelená
group-dark-blue = Tmavě modrá
group-stations = Nádraží
group-utilities = Podniky
deck-chance = Šance
    .of = Šance
deck-community-chest = Pokladna
    .of = Pokladny
kind-station = nádraží
    .next = nejbližší nádraží
kind-utility = podnik veřejných služeb
    .next = nejbližší pole s podnikem veřejných služeb
token-car = Auto
token-top-hat = Cylindr
token-dog = Pes
token-ship = Loď
token-iron = Žehlička
token-boot = Bota
token-thimble = Náprstek
token-wheelbarrow = Kolečko
space-go = START
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
space-community-chest = Pokladna
space-baltic-avenue = Baltic Avenue
space-income-tax = Daň z příjmu
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Šance
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
space-jail = Vězení / Na návštěvě
space-st-charles-place = St. Charles Place
space-electric-company = Elektrárna
    .acc = Elektrárnu
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Parkování zdarma
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Vodárna
    .acc = Vodárnu
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Jdi do vězení
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Daň z přepychu
space-boardwalk = Boardwalk

# Postavy: boti tohoto světa.
character-1 = Notář Grošík
character-2 = Major Hazard
character-3 = Makléř Napůl
character-4 = Doktor Jistota
character-5 = Průvodčí Fofr
character-6 = Hokynář Handl
character-7 = Uvaděč Špička
character-8 = Pilot Střemhlav
says-careful-buys = Přečteno do posledního písmene. Beru.
says-careful-earns = To jde rovnou do prasátka.
says-careful-pays = Naštěstí na to mám něco stranou.
says-careful-wins = Groš ke groši a jsem na vrcholu.
says-bold-buys = Líbí se mi to, tak je to moje!
says-bold-earns = Risk je zisk!
says-bold-pays = Au! To vyhraju zpátky.
says-bold-wins = Sázím na celé město a vyhrávám!
says-haggler-buys = Mezi námi: má mnohem větší cenu.
says-haggler-earns = Férová cena, to se musí nechat.
says-haggler-pays = Bez slevy? Za zeptání nic nedám.
says-haggler-wins = Obchod mého života!
