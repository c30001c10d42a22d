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
card-next-utility = Svjetla trepere! Idi { FORM($space, "next") } i baci kockicu. Vlasnik može tražiti bačeni broj puta { $factor }.
page-times-dice = { $factor } × bacanje

# Kartice, ispričane u ovom svijetu.
card-advance-to = Odskočna daska baca te u zrak. Idi na polje „{ $space }”.
card-to-go = Punom brzinom naprijed! Idi na polje „{ $go }” i uzmi plaću.
card-next-question = Nešto zvoni. Idi { FORM($space, "next") } i pritisni ga.
card-back-three = Skok ti ne uspijeva. Vrati se tri polja i učini što ondje piše.
card-go-to-jail = Spuštaš se krivom cijevi. Idi ravno u zatvor, bez plaće.
card-jail-free = Zlatni ključ! Zadrži ovu karticu: jednom te izvodi iz zatvora, a možeš je i prodati.
card-repairs = Cigle se klimaju! Plati { $house } za { FORM($house-name, "each") } i { $hotel } za { FORM($hotel-name, "each") }.
card-treat-everyone = Sladoled za sve! Daj svakom igraču { $amount }.
card-party = Priređuješ zabavu na oblaku. Svaki igrač ti daje { $amount }.
card-big-find = Tajna soba puna novčića! Uzmi { $amount }.
card-prize = Najbrže trčanje dana! Uzmi { $amount }.
card-gift = S oblaka pada dar. Uzmi { $amount }.
card-small-find = Nešto svjetluca u travi. Uzmi { $amount }.
card-small-loss = Imaš rupu u džepu. Plati { $amount }.
card-loss = Padaš u vodu zajedno s novčićima. Plati { $amount }.

## Events, told in this world
event-jailed = { WHO($player) ->
    [you] Kriva cijev: ideš u zatvor.
   *[other] Kriva cijev: { $player } ide u zatvor.
}
story-roll-jailed = { WHO($player) ->
    [you] Bacaš { $dice }. Kriva cijev: ideš u zatvor.
   *[other] { $player } baca { $dice }. Kriva cijev: pravac zatvor!
}
event-freed = { WHO($player) ->
    [you] Iskačeš iz zatvora.
   *[other] { $player } iskače iz zatvora.
}
story-salary = Cin! Polje „{ $go }” donosi { $amount }.
event-salary = { WHO($player) ->
    [you] Cin! Prolaziš polje „{ $go }” i dobivaš { $amount }.
   *[other] Cin! { $player } prolazi polje „{ $go }” i dobiva { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Bacaš { $dice }. { $space } grize i uzima ti { $amount }.
   *[other] { $player } baca { $dice }. { $space } grize i uzima { $amount }.
}
story-tax = { WHO($player) ->
    [you] { $space } grize i uzima ti { $amount }.
   *[other] { $space } grize, a { $player } gubi { $amount }.
}
event-paid-tax = { WHO($player) ->
    [you] { $space } grize. Plaćaš { $amount }.
   *[other] { $space } grize. { $player } plaća { $amount }.
}
event-question-coins = { WHO($player) ->
    [you] Kuc! Na polju „{ $space }” dobivaš { $amount }.
   *[other] Kuc! { $player } na polju „{ $space }” dobiva { $amount }.
}
event-built = { WHO($player) ->
    [you] Slažeš cigle na polju „{ $space }” za { $amount }; sada: { $level }.
   *[other] { $player } slaže cigle na polju „{ $space }” za { $amount }; sada: { $level }.
}
event-built-won = { WHO($player) ->
    [you] Slažeš cigle na polju „{ $space }”; sada: { $level }.
   *[other] { $player } slaže cigle na polju „{ $space }”; sada: { $level }.
}
story-built = { WHO($player) ->
    [you] Slažeš cigle za { $amount }: { $spaces }.
   *[other] { $player } slaže cigle za { $amount }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Nema više novčića: bankrotiraš. Što ostane, dobiva { $other }.
   *[other] { WHO($other) ->
        [you] Nema više novčića: { $player } bankrotira. Što ostane, dobivaš ti.
       *[other] Nema više novčića: { $player } bankrotira. Što ostane, dobiva { $other }.
    }
}
event-game-over = Vatromet nad dvorcem: u igri pobjeđuje { $players }.
event-game-over-shared = Vatromet nad dvorcem: pobjedu dijele { $players }.

# Likovi: botovi ovoga svijeta.
character-1 = Trener Jastuk
character-2 = Turbo Rotkvica
character-3 = Trgovac Kamenčić
character-4 = Vrtlar Mahovina
character-5 = Trkač Fijuk
character-6 = Pekar Tuce
says-careful-buys = Prvo pogledam, onda skočim.
says-careful-earns = Još ću jednom prebrojiti novčiće.
says-careful-pays = Imam koji novčić za crne dane.
says-careful-wins = Malim skokovima do vrha!
says-bold-buys = Skačem naglavce, i moje je!
says-bold-earns = Cin! Obožavam taj zvuk.
says-bold-pays = Ups! Dočekat ću se na noge.
says-bold-wins = Skok sa zaletom i pobjeda!
says-haggler-buys = I to za šaku novčića!
says-haggler-earns = Novčići za mene? Ne odbijam.
says-haggler-pays = Nudim gljivu, a oni hoće novčiće.
says-haggler-wins = Cijeli svijet budzašto!
