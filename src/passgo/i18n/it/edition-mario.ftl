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
    .now = { $count ->
        [one] c’è { $count } casa di Toad
        [many] ci sono { $count } di case di Toad
       *[other] ci sono { $count } case di Toad
    }
level-hotel = castello di Peach
    .now = c’è un castello di Peach
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
    .next = la prossima società
kind-question = Blocco con punto interrogativo
    .next = il prossimo Blocco con punto interrogativo
token-mushroom = Fungo
token-star = Stella
token-fire-flower = Fiore di fuoco
token-shell = Guscio
token-leaf = Foglia
token-cap = Berretto
space-go = GO
    .the = il GO
    .from = dal GO
    .cap = Il GO
space-brick-meadow = Prato dei mattoni
    .the = il Prato dei mattoni
space-question-block = Blocco con punto interrogativo
    .the = il Blocco con punto interrogativo
    .cap = Il Blocco con punto interrogativo
space-pipe-cellar = Cantina dei tubi
    .the = la Cantina dei tubi
space-chain-chomp = Chain Chomp
space-maze-wood = Bosco labirinto
    .the = il Bosco labirinto
space-community-chest = Probabilità
    .the = le Probabilità
space-cloud-bridge = Ponte di nuvole
    .the = il Ponte di nuvole
space-jail = Prigione
    .the = la Prigione (solo in transito)
space-painted-hall = Sala dipinta
    .the = la Sala dipinta
space-bell-tower = Campanile
    .the = il Campanile
space-bowser-jr = Bowser Jr.
space-harbour-square = Piazza del porto
    .the = la Piazza del porto
space-coral-bay = Baia di corallo
    .the = la Baia di corallo
space-free-parking = Free Parking
space-meteor-pier = Molo del meteorite
    .the = il Molo del meteorite
space-ring-world = Mondo anello
    .the = il Mondo anello
space-magikoopa = Magikoopa
space-sandstone-stair = Scala di arenaria
    .the = la Scala di arenaria
space-oasis-maze = Labirinto dell’oasi
    .the = il Labirinto dell’oasi
space-go-to-jail = Go to Jail
space-lantern-wood = Bosco delle lanterne
    .the = il Bosco delle lanterne
space-giant-roots = Radici giganti
    .the = le Radici giganti
space-piranha-plant = Piranha Plant
space-skyline-plaza = Piazza dei grattacieli
    .the = la Piazza dei grattacieli
space-crown-tower = Torre della corona
    .the = la Torre della corona
