# Navn i utgaven mario.

edition-mario = Mario
word-house = Toad-hus
word-hotel = Peach-slott
level-houses = { $count ->
    [one] { $count } Toad-hus
   *[other] { $count } Toad-hus
}
level-hotel = Peach-slott
group-brown = Brun
group-light-blue = Lyseblå
group-pink = Rosa
group-orange = Oransje
group-red = Rød
group-yellow = Gul
group-green = Grønn
group-dark-blue = Mørkeblå
group-utilities = Verk
deck-community-chest = Community Chest
kind-utility = verk
kind-question = Spørsmålskloss
token-mushroom = Sopp
token-star = Stjerne
token-fire-flower = Ildblomst
token-shell = Skall
token-leaf = Blad
token-cap = Caps
space-go = GO
space-brick-meadow = Mursteinsengen
space-question-block = Spørsmålskloss
space-pipe-cellar = Rørkjelleren
space-chain-chomp = Chain Chomp
space-maze-wood = Labyrintskogen
space-community-chest = Community Chest
space-cloud-bridge = Skybrua
space-jail = Fengsel
space-painted-hall = Den malte salen
space-bell-tower = Klokketårnet
space-bowser-jr = Bowser Jr.
space-harbour-square = Havnetorget
space-coral-bay = Korallbukta
space-free-parking = Free Parking
space-meteor-pier = Meteorkaia
space-ring-world = Ringverdenen
space-magikoopa = Magikoopa
space-sandstone-stair = Sandsteinstrappen
space-oasis-maze = Oaselabyrinten
space-go-to-jail = Go to Jail
space-lantern-wood = Lykteskogen
space-giant-roots = Kjemperøttene
space-piranha-plant = Piranha Plant
space-skyline-plaza = Skyskraperplassen
space-crown-tower = Kronetårnet
