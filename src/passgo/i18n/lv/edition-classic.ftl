# Klasiskais laukums; uz tā spēlē arī čempionātu.

edition-classic = Klasiskā
edition-championship = Čempionāts
level-houses = { $count ->
    [zero] { $count } māju
    [one] { $count } māja
   *[other] { $count } mājas
}
    .acc = { $count ->
        [zero] { $count } māju
        [one] { $count } māju
       *[other] { $count } mājas
    }
level-hotel = viesnīca
level-hotels = { $count ->
    [zero] { $count } viesnīcu
    [one] { $count } viesnīca
   *[other] { $count } viesnīcas
}
    .acc = { $count ->
        [zero] { $count } viesnīcu
        [one] { $count } viesnīcu
       *[other] { $count } viesnīcas
    }
group-brown = Brūnais
    .set = brūno komplektu
    .of = brūnā komplekta
group-light-blue = Gaišzilais
    .set = gaišzilo komplektu
    .of = gaišzilā komplekta
group-pink = Rozā
    .set = rozā komplektu
    .of = rozā komplekta
group-orange = Oranžais
    .set = oranžo komplektu
    .of = oranžā komplekta
group-red = Sarkanais
    .set = sarkano komplektu
    .of = sarkanā komplekta
group-yellow = Dzeltenais
    .set = dzelteno komplektu
    .of = dzeltenā komplekta
group-green = Zaļais
    .set = zaļo komplektu
    .of = zaļā komplekta
group-dark-blue = Tumšzilais
    .set = tumšzilo komplektu
    .of = tumšzilā komplekta
group-stations = Dzelzceļi
    .set = dzelzceļu komplektu
    .of = dzelzceļu komplekta
group-utilities = Pakalpojumi
    .set = pakalpojumu komplektu
    .of = pakalpojumu komplekta
deck-chance = Izdevība
deck-community-chest = Kopienas lāde
kind-station = dzelzceļš
    .next = uz tuvāko dzelzceļu
kind-utility = pakalpojums
    .next = uz tuvāko pakalpojumu lauciņu
token-car = Automašīna
token-top-hat = Cilindrs
token-dog = Suns
token-ship = Kuģis
token-iron = Gludeklis
token-boot = Zābaks
token-thimble = Uzpirkstenis
token-wheelbarrow = Ķerra
space-go = STARTS
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
    .acc = „Mediterranean Avenue”
space-community-chest = Kopienas lāde
space-baltic-avenue = Baltic Avenue
    .acc = „Baltic Avenue”
space-income-tax = Ienākuma nodoklis
space-reading-railroad = Reading Railroad
    .acc = „Reading Railroad”
space-oriental-avenue = Oriental Avenue
    .acc = „Oriental Avenue”
space-chance = Izdevība
space-vermont-avenue = Vermont Avenue
    .acc = „Vermont Avenue”
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
    .acc = „Connecticut Avenue”
space-jail = Cietums / Ciemos
space-st-charles-place = St. Charles Place
    .acc = „St. Charles Place”
space-electric-company = Elektrības uzņēmums
    .acc = „Elektrības uzņēmums”
space-states-avenue = States Avenue
    .acc = „States Avenue”
space-virginia-avenue = Virginia Avenue
    .acc = „Virginia Avenue”
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
    .acc = „Pennsylvania Railroad”
space-st-james-place = St. James Place
    .acc = „St. James Place”
space-tennessee-avenue = Tennessee Avenue
    .acc = „Tennessee Avenue”
space-new-york-avenue = New York Avenue
    .acc = „New York Avenue”
space-free-parking = Bezmaksas stāvvieta
space-kentucky-avenue = Kentucky Avenue
    .acc = „Kentucky Avenue”
space-indiana-avenue = Indiana Avenue
    .acc = „Indiana Avenue”
space-illinois-avenue = Illinois Avenue
    .acc = „Illinois Avenue”
space-b-and-o-railroad = B. & O. Railroad
    .acc = „B. & O. Railroad”
space-atlantic-avenue = Atlantic Avenue
    .acc = „Atlantic Avenue”
space-ventnor-avenue = Ventnor Avenue
    .acc = „Ventnor Avenue”
space-water-works = Ūdensvads
    .acc = „Ūdensvads”
space-marvin-gardens = Marvin Gardens
    .acc = „Marvin Gardens”
space-go-to-jail = Uz cietumu
space-pacific-avenue = Pacific Avenue
    .acc = „Pacific Avenue”
space-north-carolina-avenue = North Carolina Avenue
    .acc = „North Carolina Avenue”
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
    .acc = „Pennsylvania Avenue”
space-short-line = Short Line
    .acc = „Short Line”
space-park-place = Park Place
    .acc = „Park Place”
space-luxury-tax = Luksusa nodoklis
space-boardwalk = Boardwalk
    .acc = „Boardwalk”

# Tēli: šīs pasaules boti.
character-1 = Notārs Grasis
character-2 = Majors Azarts
character-3 = Māklers Uzpusēm
character-4 = Doktors Rezerve
character-5 = Konduktors Vējš
character-6 = Bodnieks Maiņa
character-7 = Šveicars Klusiņš
character-8 = Pilots Pikē
says-careful-buys = Izlasīju katru rindiņu. Tagad tas ir mans.
says-careful-earns = Tas iet pa taisno krājkasītē.
says-careful-pays = Labi, ka tam man kaut kas iekrāts.
says-careful-wins = Krāju, krāju un tiku virsotnē.
says-bold-buys = Patīk, tātad pērku!
says-bold-earns = Risks atmaksājas!
says-bold-pays = Au! Gan atgūšu.
says-bold-wins = Liku uz visu pilsētu un uzvarēju!
says-haggler-buys = Godīgi? Es maksātu arī vairāk.
says-haggler-earns = Manuprāt, cena ir godīga.
says-haggler-pays = Atlaides nebūs? Bija vērts pajautāt.
says-haggler-wins = Labākais darījums manā mūžā!
