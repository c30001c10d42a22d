# Namn i utgåvan mario.

edition-mario = Mario
word-house = Toad-hus
word-hotel = Peach-slott
level-houses = { $count ->
    [one] { $count } Toad-hus
   *[other] { $count } Toad-hus
}
level-hotel = Peach-slott
group-brown = Brun
group-light-blue = Ljusblå
group-pink = Rosa
group-orange = Orange
group-red = Röd
group-yellow = Gul
group-green = Grön
group-dark-blue = Mörkblå
group-utilities = Förmågor
deck-community-chest = Community Chest
kind-utility = förmåga
kind-question = Frågelåda
token-mushroom = Svamp
token-star = Stjärna
token-fire-flower = Eldblomma
token-shell = Sköldpaddsskal
token-leaf = Löv
token-cap = Keps
space-go = GO
space-brick-meadow = Tegelängen
space-question-block = Frågelåda
space-pipe-cellar = Rörkällaren
space-chain-chomp = Chain Chomp
space-maze-wood = Irrskogen
space-community-chest = Community Chest
space-cloud-bridge = Molnbron
space-jail = Fängelse
space-painted-hall = Målade salen
space-bell-tower = Klocktornet
space-bowser-jr = Bowser Jr.
space-harbour-square = Hamntorget
space-coral-bay = Korallviken
space-free-parking = Free Parking
space-meteor-pier = Meteorpiren
space-ring-world = Ringvärlden
space-magikoopa = Magikoopa
space-sandstone-stair = Sandstenstrappan
space-oasis-maze = Oaslabyrinten
space-go-to-jail = Go to Jail
space-lantern-wood = Lyktskogen
space-giant-roots = Jätterötterna
space-piranha-plant = Piranha Plant
space-skyline-plaza = Skyskrapetorget
space-crown-tower = Krontornet
