# A Mario-változat nevei.

edition-mario = Mario
word-house = Toadház
word-hotel = Peach kastélya
level-houses = { $count ->
    [one] { $count } Toadház
   *[other] { $count } Toadház
}
level-hotel = Peach kastélya
group-brown = Barna
group-light-blue = Világoskék
group-pink = Rózsaszín
group-orange = Narancssárga
group-red = Piros
group-yellow = Sárga
group-green = Zöld
group-dark-blue = Sötétkék
group-utilities = Közművek
deck-community-chest = Community Chest
kind-utility = közmű
kind-question = Kérdőjeles tégla
token-mushroom = Gomba
token-star = Csillag
token-fire-flower = Tűzvirág
token-shell = Páncél
token-leaf = Levél
token-cap = Sapka
space-go = GO
space-brick-meadow = Téglamező
space-question-block = Kérdőjeles tégla
space-pipe-cellar = Csőpince
space-chain-chomp = Chain Chomp
space-maze-wood = Útvesztő erdő
space-community-chest = Community Chest
space-cloud-bridge = Felhőhíd
space-jail = Börtön
space-painted-hall = Festett terem
space-bell-tower = Harangtorony
space-bowser-jr = Bowser Jr.
space-harbour-square = Kikötő tér
space-coral-bay = Korallöböl
space-free-parking = Free Parking
space-meteor-pier = Meteormóló
space-ring-world = Gyűrűvilág
space-magikoopa = Magikoopa
space-sandstone-stair = Homokkőlépcső
space-oasis-maze = Oázislabirintus
space-go-to-jail = Go to Jail
space-lantern-wood = Lampionerdő
space-giant-roots = Óriásgyökerek
space-piranha-plant = Piranha Plant
space-skyline-plaza = Felhőkarcoló tér
space-crown-tower = Koronatorony
