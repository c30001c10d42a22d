# Klasikinė lenta; ant jos žaidžiamas ir čempionatas.

edition-classic = Klasikinis
edition-championship = Čempionatas
level-houses = { $count ->
    [one] { $count } namas
    [few] { $count } namai
    [many] { $count } namo
   *[other] { $count } namų
}
    .acc = { $count ->
        [one] { $count } namą
        [few] { $count } namus
        [many] { $count } namo
       *[other] { $count } namų
    }
    .gen = { $count ->
        [one] { $count } namo
        [few] { $count } namų
        [many] { $count } namo
       *[other] { $count } namų
    }
level-hotel = viešbutis
    .acc = viešbutį
level-hotels = { $count ->
    [one] { $count } viešbutis
    [few] { $count } viešbučiai
    [many] { $count } viešbučio
   *[other] { $count } viešbučių
}
    .acc = { $count ->
        [one] { $count } viešbutį
        [few] { $count } viešbučius
        [many] { $count } viešbučio
       *[other] { $count } viešbučių
    }
    .gen = { $count ->
        [one] { $count } viešbučio
        [few] { $count } viešbučių
        [many] { $count } viešbučio
       *[other] { $count } viešbučių
    }
group-brown = Ruda
group-light-blue = Žydra
group-pink = Rožinė
group-orange = Oranžinė
group-red = Raudona
group-yellow = Geltona
group-green = Žalia
group-dark-blue = Tamsiai mėlyna
group-stations = Geležinkeliai
group-utilities = Paslaugų įmonės
deck-chance = Šansas
deck-community-chest = Bendras iždas
kind-station = geležinkelis
    .next = į artimiausią geležinkelį
kind-utility = paslaugų įmonė
    .next = į artimiausią paslaugų įmonę
token-car = Automobilis
token-top-hat = Cilindras
token-dog = Šuo
token-ship = Laivas
token-iron = Lygintuvas
token-boot = Batas
token-thimble = Antpirštis
token-wheelbarrow = Karutis
space-go = STARTAS
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
space-community-chest = Bendras iždas
space-baltic-avenue = Baltic Avenue
space-income-tax = Pajamų mokestis
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Šansas
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
space-jail = Kalėjimas / Lankytojai
space-st-charles-place = St. Charles Place
space-electric-company = Elektros įmonė
    .acc = Elektros įmonę
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Nemokama aikštelė
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Vandentiekis
    .board = Vanden{ "\u00AD" }tiekis
    .acc = Vandentiekį
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Į kalėjimą
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Prabangos mokestis
space-boardwalk = Boardwalk

# Veikėjai: šio pasaulio botai.
character-1 = Notaras Skatikas
character-2 = Majoras Azartas
character-3 = Brokeris Pusiau
character-4 = Daktaras Atsarga
character-5 = Mašinistas Vėjas
character-6 = Prekeivis Mainai
character-7 = Palydovas Tyla
character-8 = Pilotas Viražas
says-careful-buys = Perskaičiau kiekvieną eilutę. Dabar tai mano.
says-careful-earns = Tai keliauja tiesiai į taupyklę.
says-careful-pays = Gerai, kad tam turiu santaupų.
says-careful-wins = Taupiau, taupiau ir pasiekiau viršūnę.
says-bold-buys = Patinka, tai ir perku!
says-bold-earns = Rizika atsipirko!
says-bold-pays = Oi! Nieko, dar atsilošiu.
says-bold-wins = Lošiau iš viso miesto ir laimėjau!
says-haggler-buys = Atvirai? Mokėčiau ir daugiau.
says-haggler-earns = Sakyčiau, kaina sąžininga.
says-haggler-pays = Nuolaidos nebus? Paklausti verta.
says-haggler-wins = Geriausias mano gyvenimo sandoris!
