# Nazwy wydania classic; na tej samej planszy gra się w mistrzostwach.

edition-classic = Klasyczna
edition-championship = Mistrzostwa
level-houses = { $count ->
    [one] { $count } dom
    [few] { $count } domy
    [many] { $count } domów
   *[other] { $count } domu
}
    .left = { $count ->
        [one] zostaje { $count } dom
        [few] zostają { $count } domy
        [many] zostaje { $count } domów
       *[other] zostaje { $count } domu
    }
level-hotel = hotel
    .left = zostaje hotel
level-hotels = { $count ->
    [one] { $count } hotel
    [few] { $count } hotele
    [many] { $count } hoteli
   *[other] { $count } hotelu
}
    .left = { $count ->
        [one] zostaje { $count } hotel
        [few] zostają { $count } hotele
        [many] zostaje { $count } hoteli
       *[other] zostaje { $count } hotelu
    }
group-brown = Brązowy
group-light-blue = Błękitny
group-pink = Różowy
group-orange = Pomarańczowy
group-red = Czerwony
group-yellow = Żółty
group-green = Zielony
group-dark-blue = Granatowy
group-stations = Dworce
group-utilities = Zakłady użyteczności publicznej
deck-chance = Szansa
    .of = Szansy
deck-community-chest = Kasa Społeczna
    .of = Kasy Społecznej
kind-station = dworzec
    .next = najbliższy dworzec
kind-utility = zakład użyteczności publicznej
    .next = najbliższe pole zakładu użyteczności publicznej
token-car = Samochód
token-top-hat = Cylinder
token-dog = Pies
token-ship = Statek
token-iron = Żelazko
token-boot = But
token-thimble = Naparstek
token-wheelbarrow = Taczka
space-go = START
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
space-community-chest = Kasa Społeczna
space-baltic-avenue = Baltic Avenue
space-income-tax = Podatek dochodowy
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Szansa
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
space-jail = Więzienie / Odwiedziny
space-st-charles-place = St. Charles Place
space-electric-company = Elektrownia
    .board = Elektrow{ "\u00AD" }nia
    .acc = Elektrownię
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Bezpłatny parking
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Wodociągi
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Idź do więzienia
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Podatek od luksusu
space-boardwalk = Boardwalk

# Postaci: boty tego świata.
character-1 = Rejent Grosik
character-2 = Major Ryzyko
character-3 = Makler Zgoda
character-4 = Doktor Polisa
character-5 = Konduktor Pęd
character-6 = Kramarz Wymiana
character-7 = Bileter Paluszek
character-8 = Pilot Nurek
says-careful-buys = Przeczytane od deski do deski. Biorę.
says-careful-earns = To idzie prosto do skarbonki.
says-careful-pays = Na szczęście mam na to odłożone.
says-careful-wins = Grosz do grosza i jestem na szczycie.
says-bold-buys = Podoba mi się, więc jest moje!
says-bold-earns = A jednak ryzyko się opłaca!
says-bold-pays = Au! Jeszcze się odegram.
says-bold-wins = Stawiam na całe miasto i wygrywam!
says-haggler-buys = Szczerze? Warte o wiele więcej.
says-haggler-earns = Uczciwa cena, jeśli wolno zauważyć.
says-haggler-pays = Bez rabatu? Zapytać zawsze można.
says-haggler-wins = Interes mojego życia!
