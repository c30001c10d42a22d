# Namen der Ausgabe mario.

edition-mario = Mario
word-house = Toad-Haus
word-hotel = Pilz-Palast
level-houses = { $count ->
    [one] { $count } Toad-Haus
   *[other] { $count } Toad-Häuser
}
level-hotel = Pilz-Palast
group-brown = Braun
group-light-blue = Hellblau
group-pink = Rosa
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-dark-blue = Dunkelblau
group-utilities = Fieslinge
deck-community-chest = Gemeinschaft
kind-utility = Fiesling
kind-question = ?-Block
token-mushroom = Pilz
token-star = Stern
token-fire-flower = Feuerblume
token-shell = Panzer
token-leaf = Blatt
token-cap = Mütze
space-go = GO
space-brick-meadow = Ziegelwiese
space-question-block = ?-Block
space-pipe-cellar = Röhrenkeller
space-chain-chomp = Chain Chomp
space-maze-wood = Irrwald
space-community-chest = Gemeinschaftsfeld
space-cloud-bridge = Wolkenbrücke
space-jail = Gefängnis
space-painted-hall = Gemalter Saal
space-bell-tower = Glockenturm
space-bowser-jr = Bowser Jr.
space-harbour-square = Hafenplatz
space-coral-bay = Korallenbucht
space-free-parking = Free Parking
space-meteor-pier = Meteorsteg
space-ring-world = Ringwelt
space-magikoopa = Magikoopa
space-sandstone-stair = Sandsteintreppe
space-oasis-maze = Oasenlabyrinth
space-go-to-jail = Go to Jail
space-lantern-wood = Laternenwald
space-giant-roots = Riesenwurzeln
space-piranha-plant = Piranha Plant
space-skyline-plaza = Hochhausplatz
space-crown-tower = Kronenturm
