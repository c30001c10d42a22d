# Imena izdanja voyage.

edition-voyage = Putovanje
word-street = parcela
word-streets = parcele
word-street-loc = parceli
word-street-acc = parcelu
word-streets-loc = parcelama
word-jail = Mjesec
word-jail-into = na Mjesec
word-jail-from = s Mjeseca
word-jail-in = na Mjesecu
word-jail-card = kartica za povratak s Mjeseca
word-jail-cards = kartice za povratak s Mjeseca
word-jail-card-gen = kartice za povratak s Mjeseca
word-house = šator
word-houses = šatori
word-houses-gen = šatora
word-houses-that = šatora koji
word-houses-four = četiri šatora
word-hotel = kamp-kućica
word-hotel-gen = kamp-kućice
word-hotels = kamp-kućice
word-hotels-gen = kamp-kućica u igri
word-hotels-all = sve kamp-kućice
level-houses = { $count ->
    [one] { $count } šator
    [few] { $count } šatora
   *[other] { $count } šatora
}
level-hotel = kamp-kućica
group-brown = Plima
group-light-blue = Duga
group-pink = Zalazak sunca
group-orange = Monsun
group-red = Vulkan
group-yellow = Zvijezde padalice
group-green = Polarna svjetlost
group-dark-blue = Puni Mjesec
group-stations = Zračne luke
group-utilities = Javni prijevoz
deck-command = Zapovijed
deck-decision = Odluka
kind-station = zračna luka
kind-utility = javni prijevoz
token-suitcase = Kovčeg
token-camera = Fotoaparat
token-compass = Kompas
token-balloon = Balon
space-start = START
space-bay-of-fundy = Zaljev Fundy
space-decision = Odluka
space-mont-saint-michel = Mont Saint-Michel
space-tax = Porez
space-athens-airport = Zračna luka Atena
space-victoria-falls = Viktorijini slapovi
space-command = Zapovijed
space-iguazu = Iguazú
space-niagara = Niagara
space-the-moon = Mjesec
space-santorini = Santorini
space-railway = Željeznica
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Zračna luka Kairo
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Odmorište
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Zračna luka Denver
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotunel
space-wadi-rum = Vadi Rum
space-go-to-the-moon = Idi na Mjesec
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Zračna luka Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himalaja

# Na ovoj se ploči umjesto u zatvor ide na Mjesec.
event-jailed = { $player } ide na Mjesec.
event-freed = { $player } odlazi s Mjeseca.
event-freed-fine = { $player } odlazi s Mjeseca za { $amount }.
event-stayed-in-jail = { $player } ostaje na Mjesecu (pokušaj { $count }.).
event-owed-fine = { $player } duguje { $amount } za odlazak s Mjeseca.
event-paid-fine = { $player } plaća { $amount } za odlazak s Mjeseca.
event-card-shown = { $player } pokazuje karticu za povratak s Mjeseca.
event-card-used = { $player } karticom odlazi s Mjeseca.
awaiting-you-roll-jail = Na Mjesecu si. Kako odlaziš?
act-fine = Plati { $amount } za odlazak s Mjeseca
act-card = Iskoristi karticu za odlazak s Mjeseca
deal-cards = Kartice za povratak s Mjeseca
deal-card-price = Kartica za povratak s Mjeseca prelazi iz ruke u ruku za najmanje { $amount }.
about-jail = Samo u posjetu ili na Mjesecu
about-go-to-jail = Idi na Mjesec
player-in-jail = na Mjesecu
jail-cards = { $count ->
    [one] { $count } kartica za povratak s Mjeseca
    [few] { $count } kartice za povratak s Mjeseca
   *[other] { $count } kartica za povratak s Mjeseca
}
card-go-to-jail = Idi na Mjesec, bez plaće.
card-jail-free = Zadrži je: jednom te pušta s Mjeseca, a možeš je i prodati.
