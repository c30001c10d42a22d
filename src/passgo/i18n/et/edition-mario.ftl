# Mario väljaande nimed.

edition-mario = Mario
word-house = kärnkonnamaja
word-hotel = printsessiloss
level-houses = { $count ->
    [one] { $count } kärnkonnamaja
   *[other] { $count } kärnkonnamaja
}
level-hotel = printsessiloss
group-brown = Pruun
group-light-blue = Helesinine
group-pink = Roosa
group-orange = Oranž
group-red = Punane
group-yellow = Kollane
group-green = Roheline
group-dark-blue = Tumesinine
group-utilities = Ettevõtted
deck-community-chest = Community Chest
kind-utility = ettevõte
kind-question = Küsimuseplokk
token-mushroom = Seen
token-star = Täht
token-fire-flower = Tulelill
token-shell = Kilp
token-leaf = Leht
token-cap = Nokamüts
space-go = GO
space-brick-meadow = Telliseaas
space-question-block = Küsimuseplokk
space-pipe-cellar = Torukelder
space-chain-chomp = Chain Chomp
space-maze-wood = Labürindimets
space-community-chest = Community Chest
space-cloud-bridge = Pilvesild
space-jail = Vangla
space-painted-hall = Maalitud saal
space-bell-tower = Kellatorn
space-bowser-jr = Bowser Jr.
space-harbour-square = Sadamaplats
space-coral-bay = Korallilaht
space-free-parking = Free Parking
space-meteor-pier = Meteoorikai
space-ring-world = Rõngasmaailm
space-magikoopa = Magikoopa
space-sandstone-stair = Liivakivitrepp
space-oasis-maze = Oaasilabürint
space-go-to-jail = Go to Jail
space-lantern-wood = Laternamets
space-giant-roots = Hiidjuured
space-piranha-plant = Piranha Plant
space-skyline-plaza = Pilvelõhkujate plats
space-crown-tower = Kroonitorn
