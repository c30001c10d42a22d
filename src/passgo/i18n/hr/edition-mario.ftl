# Imena izdanja mario.

edition-mario = Mario
word-go = GO
word-street = lokacija
word-streets = lokacije
word-street-loc = lokaciji
word-street-acc = lokaciju
word-streets-loc = lokacijama
word-house = Toadova kuća
    .each = svaku Toadovu kuću
word-houses = Toadove kuće
word-houses-gen = Toadovih kuća
word-houses-that = Toadovih kuća koje
word-houses-four = četiri Toadove kuće
word-hotel = dvorac princeze Peach
    .each = svaki dvorac princeze Peach
word-hotel-gen = dvorca princeze Peach
word-hotels = dvorci princeze Peach
word-hotels-gen = dvoraca princeze Peach u igri
word-hotels-all = svi dvorci princeze Peach
word-hotels-acc = dvorce princeze Peach
word-dice = kockicu
level-houses = { $count ->
    [one] { $count } Toadova kuća
    [few] { $count } Toadove kuće
   *[other] { $count } Toadovih kuća
}
    .acc = { $count ->
        [one] { $count } Toadovu kuću
        [few] { $count } Toadove kuće
       *[other] { $count } Toadovih kuća
    }
level-hotel = dvorac princeze Peach
level-hotels = { $count ->
    [one] { $count } dvorac princeze Peach
    [few] { $count } dvorca princeze Peach
   *[other] { $count } dvoraca princeze Peach
}
    .acc = { $count ->
        [one] { $count } dvorac princeze Peach
        [few] { $count } dvorca princeze Peach
       *[other] { $count } dvoraca princeze Peach
    }
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
    .next = do najbližeg komunalnog poduzeća
kind-question = Blok upitnika
    .next = do najbližeg Bloka upitnika
token-mushroom = Gljiva
token-star = Zvijezda
token-fire-flower = Vatreni cvijet
token-shell = Oklop
token-leaf = List
token-cap = Kapa
space-go = GO
space-brick-meadow = Ciglena livada
    .acc = Ciglenu livadu
space-question-block = Blok upitnika
space-pipe-cellar = Podrum s cijevima
space-chain-chomp = Chain Chomp
space-maze-wood = Šuma labirint
    .acc = Šumu labirint
space-community-chest = Community Chest
space-cloud-bridge = Most od oblaka
space-jail = Zatvor
space-painted-hall = Oslikana dvorana
    .acc = Oslikanu dvoranu
space-bell-tower = Zvonik
space-bowser-jr = Bowser Jr.
space-harbour-square = Lučki trg
space-coral-bay = Koraljni zaljev
space-free-parking = Free Parking
space-meteor-pier = Meteorski gat
space-ring-world = Prstenasti svijet
space-magikoopa = Magikoopa
    .acc = Magikoopu
space-sandstone-stair = Stube od pješčenjaka
    .board = Stube od pješče{ "\u00AD" }njaka
space-oasis-maze = Labirint u oazi
space-go-to-jail = Go to Jail
space-lantern-wood = Šuma lampiona
    .acc = Šumu lampiona
space-giant-roots = Divovsko korijenje
space-piranha-plant = Piranha Plant
space-skyline-plaza = Trg nebodera
space-crown-tower = Krunska kula
    .acc = Krunsku kulu

awaiting-you-roll = Ti si na redu – baci kockicu.
act-roll = Baci kockicu
deed-rent-utility = { $count ->
    [one] Vlasnik ih ima { $count }: { $factor } × bacanje
    [few] Vlasnik ih ima { $count }: { $factor } × bacanje
   *[other] Vlasnik ih ima { $count }: { $factor } × bacanje
}
dice-title = Kockica
end-dice = Kockica
stop-rent-dice = { Word-rent }: prema kockici
story-roll-due-dice = { WHO($player) ->
    [you] Bacaš { $dice } i staješ na polje „{ $space }”, a { $other } može tražiti { word-rent-acc } prema kockici.
   *[other] { WHO($other) ->
        [you] { $player } baca { $dice } i staje na tvoje polje „{ $space }”, pa možeš tražiti { word-rent-acc } prema kockici.
       *[other] { $player } baca { $dice } i staje na polje „{ $space }”, a { $other } može tražiti { word-rent-acc } prema kockici.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Staješ na polje „{ $space }”, a { $other } može tražiti { word-rent-acc } prema kockici.
   *[other] { WHO($other) ->
        [you] { $player } staje na tvoje polje „{ $space }”, pa možeš tražiti { word-rent-acc } prema kockici.
       *[other] { $player } staje na polje „{ $space }”, a { $other } može tražiti { word-rent-acc } prema kockici.
    }
}
card-next-utility = Idi { FORM($space, "next") } i baci kockicu. Vlasnik može tražiti bačeni broj puta { $factor }.
page-times-dice = { $factor } × bacanje
