# Imena izdaje mario.

edition-mario = Mario
word-go = GO
word-street = lokacija
word-streets = lokacije
word-streets-change = lokacije
word-street-loc = lokaciji
word-street-acc = lokacijo
word-streets-gen = lokacij
word-streets-loc = lokacijah
word-streets-ins = z lokacijami
word-house = hiška toada
word-houses = hiške toadov
word-houses-all = vse hiške toadov
word-houses-four = štiri hiške toadov
word-houses-gen = hišk toadov
word-hotel = dvorec princese Peach
word-hotel-ins = dvorcem princese Peach
word-hotel-gen = dvorca princese Peach
word-hotels = dvorci princese Peach
word-hotels-acc = dvorce princese Peach
word-hotels-all = vsi dvorci princese Peach
word-hotels-gen = dvorcev princese Peach
level-houses = { $count ->
    [one] { $count } hiška toada
    [two] { $count } hiški toadov
    [few] { $count } hiške toadov
   *[other] { $count } hišk toadov
}
    .acc = { $count ->
        [one] { $count } hiško toada
        [two] { $count } hiški toadov
        [few] { $count } hiške toadov
       *[other] { $count } hišk toadov
    }
level-hotel = dvorec princese Peach
group-brown = Rjava
group-light-blue = Svetlo modra
group-pink = Rožnata
group-orange = Oranžna
group-red = Rdeča
group-yellow = Rumena
group-green = Zelena
group-dark-blue = Temno modra
group-utilities = Komunalna podjetja
deck-community-chest = Community Chest
kind-utility = komunalno podjetje
    .ins = s komunalnim podjetjem
kind-question = Blok z vprašajem
token-mushroom = Goba
token-star = Zvezda
token-fire-flower = Ognjena roža
token-shell = Oklep
token-leaf = List
token-cap = Kapa
space-go = GO
space-brick-meadow = Opečnati travnik
space-question-block = Blok z vprašajem
space-pipe-cellar = Klet s cevmi
space-chain-chomp = Chain Chomp
space-maze-wood = Gozdni labirint
space-community-chest = Community Chest
space-cloud-bridge = Most iz oblakov
space-jail = Zapor
space-painted-hall = Poslikana dvorana
    .acc = Poslikano dvorano
space-bell-tower = Zvonik
space-bowser-jr = Bowser Jr.
space-harbour-square = Pristaniški trg
space-coral-bay = Koralni zaliv
space-free-parking = Free Parking
space-meteor-pier = Meteorski pomol
space-ring-world = Obročasti svet
space-magikoopa = Magikoopa
space-sandstone-stair = Stopnice iz peščenjaka
space-oasis-maze = Labirint v oazi
space-go-to-jail = Go to Jail
space-lantern-wood = Gozd lampijonov
space-giant-roots = Velikanske korenine
space-piranha-plant = Piranha Plant
space-skyline-plaza = Trg nebotičnikov
space-crown-tower = Kronski stolp
