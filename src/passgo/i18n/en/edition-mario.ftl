# Names of the mario edition.

edition-mario = Mario
word-street = location
word-streets = locations
word-house = Toad House
word-houses = Toad Houses
word-hotel = Peach’s Castle
word-hotels = Peach’s Castles
level-houses = { $count ->
    [one] { $count } Toad House
   *[other] { $count } Toad Houses
}
level-hotel = Peach’s Castle
group-brown = Brown
group-light-blue = Light Blue
group-pink = Pink
group-orange = Orange
group-red = Red
group-yellow = Yellow
group-green = Green
group-dark-blue = Dark Blue
group-utilities = Utilities
deck-community-chest = Community Chest
kind-utility = utility
kind-question = Question Block
token-mushroom = Mushroom
token-star = Star
token-fire-flower = Fire Flower
token-shell = Shell
token-leaf = Leaf
token-cap = Cap
space-go = GO
space-brick-meadow = Brick Meadow
space-question-block = Question Block
space-pipe-cellar = Pipe Cellar
space-chain-chomp = Chain Chomp
space-maze-wood = Maze Wood
space-community-chest = Community Chest
space-cloud-bridge = Cloud Bridge
space-jail = Jail
space-painted-hall = Painted Hall
space-bell-tower = Bell Tower
space-bowser-jr = Bowser Jr.
space-harbour-square = Harbour Square
space-coral-bay = Coral Bay
space-free-parking = Free Parking
space-meteor-pier = Meteor Pier
space-ring-world = Ring World
space-magikoopa = Magikoopa
space-sandstone-stair = Sandstone Stair
space-oasis-maze = Oasis Maze
space-go-to-jail = Go to Jail
space-lantern-wood = Lantern Wood
space-giant-roots = Giant Roots
space-piranha-plant = Piranha Plant
space-skyline-plaza = Skyline Plaza
space-crown-tower = Crown Tower
