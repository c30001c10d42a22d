# Nomi dell’edizione Mario.

edition-mario = Mario
word-go = GO
word-street = luogo
word-streets = luoghi
word-house = casa di Toad
word-houses = case di Toad
word-hotel = castello di Peach
word-hotel-before = del suo castello di Peach
word-hotel-one = un castello di Peach
word-hotels = castelli di Peach
word-hotels-all = tutti i castelli di Peach
level-houses = { $count ->
    [one] { $count } casa di Toad
    [many] { $count } di case di Toad
   *[other] { $count } case di Toad
}
level-hotel = castello di Peach
group-brown = Marrone
group-light-blue = Azzurro
group-pink = Rosa
group-orange = Arancione
group-red = Rosso
group-yellow = Giallo
group-green = Verde
group-dark-blue = Blu
group-utilities = Società
deck-community-chest = Probabilità
kind-utility = società
kind-question = Blocco con punto interrogativo
token-mushroom = Fungo
token-star = Stella
token-fire-flower = Fiore di fuoco
token-shell = Guscio
token-leaf = Foglia
token-cap = Berretto
space-go = GO
space-brick-meadow = Prato dei mattoni
space-question-block = Blocco con punto interrogativo
space-pipe-cellar = Cantina dei tubi
space-chain-chomp = Chain Chomp
space-maze-wood = Bosco labirinto
space-community-chest = Probabilità
space-cloud-bridge = Ponte di nuvole
space-jail = Jail
space-painted-hall = Sala dipinta
space-bell-tower = Campanile
space-bowser-jr = Bowser Jr.
space-harbour-square = Piazza del porto
space-coral-bay = Baia di corallo
space-free-parking = Free Parking
space-meteor-pier = Molo del meteorite
space-ring-world = Mondo anello
space-magikoopa = Magikoopa
space-sandstone-stair = Scala di arenaria
space-oasis-maze = Labirinto dell’oasi
space-go-to-jail = Go to Jail
space-lantern-wood = Bosco delle lanterne
space-giant-roots = Radici giganti
space-piranha-plant = Piranha Plant
space-skyline-plaza = Piazza dei grattacieli
space-crown-tower = Torre della corona
