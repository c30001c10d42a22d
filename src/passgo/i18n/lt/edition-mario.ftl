# Mario leidimo pavadinimai; laukelių ir kortų vardai – kaip taisyklių knygelėje.

edition-mario = Mario
word-go = GO
word-street = vietovė
word-streets = vietovės
word-street-loc = vietovėje
word-streets-acc = vietoves
word-streets-loc = vietovėse
word-street-acc = vietovę
word-streets-ins = vietovėmis
word-house = namas-grybas
word-houses = namai-grybai
word-houses-all = visi namai-grybai
word-houses-four = keturi namai-grybai
word-houses-gen = namų-grybų
word-hotel = Persikų pilis
word-hotel-gen = Persikų pilies
word-hotel-acc = Persikų pilį
word-hotels = Persikų pilys
word-hotels-gen = Persikų pilių
word-hotels-all = visas grupės Persikų pilis
level-houses = { $count ->
    [one] { $count } namas-grybas
    [few] { $count } namai-grybai
    [many] { $count } namo-grybo
   *[other] { $count } namų-grybų
}
level-hotel = Persikų pilis
group-brown = Ruda
group-light-blue = Žydra
group-pink = Rožinė
group-orange = Oranžinė
group-red = Raudona
group-yellow = Geltona
group-green = Žalia
group-dark-blue = Tamsiai mėlyna
group-utilities = Paslaugų įmonės
deck-community-chest = Community Chest
kind-utility = paslaugų įmonė
kind-question = Klaustuko kubelis
token-mushroom = Grybas
token-star = Žvaigždė
token-fire-flower = Ugnies gėlė
token-shell = Kiautas
token-leaf = Lapas
token-cap = Kepurė
space-go = GO
space-brick-meadow = Plytų pieva
space-question-block = Klaustuko kubelis
space-pipe-cellar = Vamzdžių rūsys
space-chain-chomp = Chain Chomp
space-maze-wood = Labirintų giria
space-community-chest = Community Chest
space-cloud-bridge = Debesų tiltas
space-jail = Kalėjimas
space-painted-hall = Tapyta salė
space-bell-tower = Varpinė
space-bowser-jr = Bowser Jr.
space-harbour-square = Uosto aikštė
space-coral-bay = Koralų įlanka
space-free-parking = Free Parking
space-meteor-pier = Meteorų molas
space-ring-world = Žiedų pasaulis
space-magikoopa = Magikoopa
space-sandstone-stair = Smiltainio laiptai
space-oasis-maze = Oazės labirintas
space-go-to-jail = Go to Jail
space-lantern-wood = Žibintų giria
space-giant-roots = Milžiniškos šaknys
space-piranha-plant = Piranha Plant
space-skyline-plaza = Dangoraižių aikštė
space-crown-tower = Karūnos bokštas
