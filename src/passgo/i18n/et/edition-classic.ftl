# Klassikalise laua nimed; samal laual peetakse ka meistrivõistlusi.

edition-classic = Klassikaline
edition-championship = Meistrivõistlused
level-houses = { $count ->
    [one] { $count } maja
   *[other] { $count } maja
}
level-hotel = hotell
level-hotels = { $count ->
    [one] { $count } hotell
   *[other] { $count } hotelli
}
    .acc = { $count ->
        [one] { $count } hotelli
       *[other] { $count } hotelli
    }
group-brown = Pruun
    .set = pruuni grupi
group-light-blue = Helesinine
    .set = helesinise grupi
group-pink = Roosa
    .set = roosa grupi
group-orange = Oranž
    .set = oranži grupi
group-red = Punane
    .set = punase grupi
group-yellow = Kollane
    .set = kollase grupi
group-green = Roheline
    .set = rohelise grupi
group-dark-blue = Tumesinine
    .set = tumesinise grupi
group-stations = Jaamad
    .set = jaamade grupi
group-utilities = Ettevõtted
    .set = ettevõtete grupi
deck-chance = Juhus
    .acc = Juhuse kaardi
    .cards = Juhuse kaardid
deck-community-chest = Ühiskassa
    .acc = Ühiskassa kaardi
    .cards = Ühiskassa kaardid
kind-station = jaam
    .next = järgmisse jaama
kind-utility = ettevõte
    .next = järgmisse ettevõttesse
token-car = Auto
token-top-hat = Silinderkübar
token-dog = Koer
token-ship = Laev
token-iron = Triikraud
token-boot = Saabas
token-thimble = Sõrmkübar
token-wheelbarrow = Käru
space-go = START
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
space-community-chest = Ühiskassa
space-baltic-avenue = Baltic Avenue
space-income-tax = Tulumaks
    .gender = tax
    .tax = tulumaksu
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Juhus
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
space-jail = Vangla / Ainult külas
space-st-charles-place = St. Charles Place
space-electric-company = Elektrijaam
    .board = Elektri{ "\u00AD" }jaam
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Tasuta parkimine
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Veevärk
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Mine vanglasse
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Luksusmaks
    .gender = tax
    .tax = luksusmaksu
space-boardwalk = Boardwalk

character-1 = Notar Säästu
character-2 = Major Panus
character-3 = Maakler Pooltee
character-4 = Doktor Kindlus
character-5 = Konduktor Kiire
character-6 = Poodnik Vahetus
character-7 = Uksehoidja Kiki
character-8 = Piloot Pikee
says-careful-buys = Lugesin iga rea läbi. Nüüd on see minu.
says-careful-earns = Panen selle kohe säästudele juurde.
says-careful-pays = Õnneks oli mul selleks raha varuks.
says-careful-wins = Säästsin end tippu.
says-bold-buys = Mulle meeldib, nii et ostsin ära!
says-bold-earns = Minu risk tasus end ära!
says-bold-pays = Ai! Selle võidan tagasi.
says-bold-wins = Panustasin tervele linnale ja võitsin!
says-haggler-buys = Ausalt, oleksin rohkemgi maksnud.
says-haggler-earns = Õiglane hind, kui tohin öelda.
says-haggler-pays = Soodustust polegi? Pidin ju küsima.
says-haggler-wins = Minu elu parim tehing!
