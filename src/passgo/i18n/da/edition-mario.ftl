# Navne i udgaven mario.

edition-mario = Mario
word-house = Toad-hus
word-hotel = Peach-slot
level-houses = { $count ->
    [one] { $count } Toad-hus
   *[other] { $count } Toad-huse
}
level-hotel = Peach-slot
group-brown = Brun
group-light-blue = Lyseblå
group-pink = Lyserød
group-orange = Orange
group-red = Rød
group-yellow = Gul
group-green = Grøn
group-dark-blue = Mørkeblå
group-utilities = Forsyningsselskaber
deck-community-chest = Community Chest
kind-utility = forsyningsselskab
kind-question = Spørgsmålsklods
token-mushroom = Svamp
token-star = Stjerne
token-fire-flower = Ildblomst
token-shell = Skjold
token-leaf = Blad
token-cap = Kasket
space-go = GO
space-brick-meadow = Murstensengen
space-question-block = Spørgsmålsklods
space-pipe-cellar = Rørkælderen
space-chain-chomp = Chain Chomp
space-maze-wood = Labyrintskoven
space-community-chest = Community Chest
space-cloud-bridge = Skybroen
space-jail = Fængsel
space-painted-hall = Den malede sal
space-bell-tower = Klokketårnet
space-bowser-jr = Bowser Jr.
space-harbour-square = Havnepladsen
space-coral-bay = Koralbugten
space-free-parking = Free Parking
space-meteor-pier = Meteormolen
space-ring-world = Ringverdenen
space-magikoopa = Magikoopa
space-sandstone-stair = Sandstenstrappen
space-oasis-maze = Oaselabyrinten
space-go-to-jail = Go to Jail
space-lantern-wood = Lygteskoven
space-giant-roots = Kæmperødderne
space-piranha-plant = Piranha Plant
space-skyline-plaza = Skyskraberpladsen
space-crown-tower = Kronetårnet
