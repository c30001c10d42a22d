# Imena izdanja classic; na istoj se ploči igra i prvenstvo.

edition-classic = Klasično
edition-championship = Prvenstvo
level-houses = { $count ->
    [one] { $count } kuća
    [few] { $count } kuće
   *[other] { $count } kuća
}
    .acc = { $count ->
        [one] { $count } kuću
        [few] { $count } kuće
       *[other] { $count } kuća
    }
level-hotel = hotel
level-hotels = { $count ->
    [one] { $count } hotel
    [few] { $count } hotela
   *[other] { $count } hotela
}
    .acc = { $count ->
        [one] { $count } hotel
        [few] { $count } hotela
       *[other] { $count } hotela
    }
group-brown = Smeđa
group-light-blue = Svijetloplava
group-pink = Ružičasta
group-orange = Narančasta
group-red = Crvena
group-yellow = Žuta
group-green = Zelena
group-dark-blue = Tamnoplava
group-stations = Kolodvori
group-utilities = Komunalna poduzeća
deck-chance = Šansa
deck-community-chest = Zajednička blagajna
kind-station = kolodvor
    .next = do najbližeg kolodvora
kind-utility = komunalno poduzeće
    .next = do najbližeg komunalnog poduzeća
token-car = Auto
token-top-hat = Cilindar
token-dog = Pas
token-ship = Brod
token-iron = Glačalo
token-boot = Čizma
token-thimble = Naprstak
token-wheelbarrow = Tačke
space-go = START
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
space-community-chest = Zajednička blagajna
space-baltic-avenue = Baltic Avenue
space-income-tax = Porez na dohodak
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Šansa
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
space-jail = Zatvor / Samo u posjetu
space-st-charles-place = St. Charles Place
space-electric-company = Elektrana
    .acc = Elektranu
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Besplatni parking
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Vodovod
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Idi u zatvor
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Porez na luksuz
space-boardwalk = Boardwalk

# Likovi: botovi ovoga svijeta.
character-1 = Notar Štedić
character-2 = Bojnik Rizik
character-3 = Mešetar Napola
character-4 = Doktor Oprez
character-5 = Kondukter Jurić
character-6 = Trgovac Trampa
character-7 = Biljeter Prstić
character-8 = Pilot Strmoglav
says-careful-buys = Svaki redak pročitan. Sad je moje.
says-careful-earns = To ide ravno u štednju.
says-careful-pays = Srećom, za to imam ušteđevinu.
says-careful-wins = Zrno po zrno, pa na vrh!
says-bold-buys = Sviđa mi se, pa je moje!
says-bold-earns = Tko riskira, profitira!
says-bold-pays = Jao! Vratit će mi se to.
says-bold-wins = Kladim se na cijeli grad i dobivam!
says-haggler-buys = Iskreno? Vrijedi i više.
says-haggler-earns = Poštena cijena, mora se priznati.
says-haggler-pays = Nema popusta? Pitati se smije.
says-haggler-wins = Posao mog života!
