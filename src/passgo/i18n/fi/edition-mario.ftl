# Mario-version nimet.

edition-mario = Mario
word-house = Toadin talo
word-hotel = Peachin linna
level-houses = { $count ->
    [one] { $count } Toadin talo
   *[other] { $count } Toadin taloa
}
level-hotel = Peachin linna
group-brown = Ruskea
group-light-blue = Vaaleansininen
group-pink = Vaaleanpunainen
group-orange = Oranssi
group-red = Punainen
group-yellow = Keltainen
group-green = Vihreä
group-dark-blue = Tummansininen
group-utilities = Laitokset
deck-community-chest = Community Chest
kind-utility = laitos
kind-question = Kysymyspalikka
token-mushroom = Sieni
token-star = Tähti
token-fire-flower = Tulikukka
token-shell = Kilpi
token-leaf = Lehti
token-cap = Lippalakki
space-go = GO
space-brick-meadow = Tiiliniitty
space-question-block = Kysymyspalikka
space-pipe-cellar = Putkikellari
space-chain-chomp = Chain Chomp
space-maze-wood = Sokkelometsä
space-community-chest = Community Chest
space-cloud-bridge = Pilvisilta
space-jail = Vankila
space-painted-hall = Maalattu sali
space-bell-tower = Kellotorni
space-bowser-jr = Bowser Jr.
space-harbour-square = Satamatori
space-coral-bay = Korallilahti
space-free-parking = Free Parking
space-meteor-pier = Meteorilaituri
space-ring-world = Rengasmaailma
space-magikoopa = Magikoopa
space-sandstone-stair = Hiekkaportaat
space-oasis-maze = Keitaan sokkelo
space-go-to-jail = Go to Jail
space-lantern-wood = Lyhtymetsä
space-giant-roots = Jättijuuret
space-piranha-plant = Piranha Plant
space-skyline-plaza = Siluettiaukio
space-crown-tower = Kruunutorni
