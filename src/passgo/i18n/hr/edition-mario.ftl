# Imena izdanja mario.

edition-mario = Mario
word-house = Toadova kuća
word-hotel = dvorac princeze Peach
level-houses = { $count ->
    [one] { $count } Toadova kuća
    [few] { $count } Toadove kuće
   *[other] { $count } Toadovih kuća
}
level-hotel = dvorac princeze Peach
group-brown = Smeđa
group-light-blue = Svijetloplava
group-pink = Ružičasta
group-orange = Narančasta
group-red = Crvena
group-yellow = Žuta
group-green = Zelena
group-dark-blue = Tamnoplava
group-utilities = Komunalna poduzeća
deck-community-chest = Community Chest
kind-utility = komunalno poduzeće
kind-question = Blok upitnika
token-mushroom = Gljiva
token-star = Zvijezda
token-fire-flower = Vatreni cvijet
token-shell = Oklop
token-leaf = List
token-cap = Kapa
space-go = GO
space-brick-meadow = Ciglena livada
space-question-block = Blok upitnika
space-pipe-cellar = Podrum cijevi
space-chain-chomp = Chain Chomp
space-maze-wood = Šuma labirint
space-community-chest = Community Chest
space-cloud-bridge = Most od oblaka
space-jail = Zatvor
space-painted-hall = Oslikana dvorana
space-bell-tower = Zvonik
space-bowser-jr = Bowser Jr.
space-harbour-square = Lučki trg
space-coral-bay = Koraljni zaljev
space-free-parking = Free Parking
space-meteor-pier = Meteorski gat
space-ring-world = Prstenasti svijet
space-magikoopa = Magikoopa
space-sandstone-stair = Stube od pješčenjaka
space-oasis-maze = Labirint u oazi
space-go-to-jail = Go to Jail
space-lantern-wood = Šuma lampiona
space-giant-roots = Divovsko korijenje
space-piranha-plant = Piranha Plant
space-skyline-plaza = Trg nebodera
space-crown-tower = Krunska kula
