# Mario izdevuma nosaukumi; lauciņu un kartīšu vārdi – kā noteikumu grāmatā.

edition-mario = Mario
word-house = sēņu namiņš
word-hotel = princeses pils
level-houses = { $count ->
    [zero] { $count } sēņu namiņu
    [one] { $count } sēņu namiņš
   *[other] { $count } sēņu namiņi
}
level-hotel = princeses pils
group-brown = Brūnais
group-light-blue = Gaišzilais
group-pink = Rozā
group-orange = Oranžais
group-red = Sarkanais
group-yellow = Dzeltenais
group-green = Zaļais
group-dark-blue = Tumšzilais
group-utilities = Pakalpojumi
deck-community-chest = Community Chest
kind-utility = pakalpojums
kind-question = Jautājumkubs
token-mushroom = Sēne
token-star = Zvaigzne
token-fire-flower = Uguns puķe
token-shell = Bruņas
token-leaf = Lapa
token-cap = Cepure
space-go = GO
space-brick-meadow = Ķieģeļu pļava
space-question-block = Jautājumkubs
space-pipe-cellar = Cauruļu pagrabs
space-chain-chomp = Chain Chomp
space-maze-wood = Labirintu mežs
space-community-chest = Community Chest
space-cloud-bridge = Mākoņu tilts
space-jail = Cietums
space-painted-hall = Gleznotā zāle
space-bell-tower = Zvanu tornis
space-bowser-jr = Bowser Jr.
space-harbour-square = Ostas laukums
space-coral-bay = Koraļļu līcis
space-free-parking = Free Parking
space-meteor-pier = Meteoru mols
space-ring-world = Gredzenu pasaule
space-magikoopa = Magikoopa
space-sandstone-stair = Smilšakmens kāpnes
space-oasis-maze = Oāzes labirints
space-go-to-jail = Go to Jail
space-lantern-wood = Laternu mežs
space-giant-roots = Milzu saknes
space-piranha-plant = Piranha Plant
space-skyline-plaza = Debesskrāpju laukums
space-crown-tower = Kroņa tornis
