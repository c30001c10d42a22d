# Namen van de editie mario.

edition-mario = Mario
word-house = Paddenhuis
word-hotel = Kasteel van Peach
level-houses = { $count ->
    [one] { $count } Paddenhuis
   *[other] { $count } Paddenhuizen
}
level-hotel = Kasteel van Peach
group-brown = Bruin
group-light-blue = Lichtblauw
group-pink = Roze
group-orange = Oranje
group-red = Rood
group-yellow = Geel
group-green = Groen
group-dark-blue = Donkerblauw
group-utilities = Nutsbedrijven
deck-community-chest = Community Chest
kind-utility = nutsbedrijf
kind-question = Vragenblok
token-mushroom = Paddenstoel
token-star = Ster
token-fire-flower = Vuurbloem
token-shell = Schild
token-leaf = Blad
token-cap = Pet
space-go = GO
space-brick-meadow = Bakstenenwei
space-question-block = Vragenblok
space-pipe-cellar = Buizenkelder
space-chain-chomp = Chain Chomp
space-maze-wood = Doolbos
space-community-chest = Community Chest
space-cloud-bridge = Wolkenbrug
space-jail = Gevangenis
space-painted-hall = Geschilderde zaal
space-bell-tower = Klokkentoren
space-bowser-jr = Bowser Jr.
space-harbour-square = Havenplein
space-coral-bay = Koraalbaai
space-free-parking = Free Parking
space-meteor-pier = Meteorenpier
space-ring-world = Ringwereld
space-magikoopa = Magikoopa
space-sandstone-stair = Zandstenen trap
space-oasis-maze = Oasedoolhof
space-go-to-jail = Go to Jail
space-lantern-wood = Lantaarnbos
space-giant-roots = Reuzenwortels
space-piranha-plant = Piranha Plant
space-skyline-plaza = Skylineplein
space-crown-tower = Kroontoren
