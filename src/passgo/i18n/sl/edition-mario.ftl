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
level-hotels = { $count ->
    [one] { $count } dvorec princese Peach
    [two] { $count } dvorca princese Peach
    [few] { $count } dvorci princese Peach
   *[other] { $count } dvorcev princese Peach
}
    .acc = { $count ->
        [one] { $count } dvorec princese Peach
        [two] { $count } dvorca princese Peach
        [few] { $count } dvorce princese Peach
       *[other] { $count } dvorcev princese Peach
    }
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
    .board = Prista{ "\u00AD" }niški trg
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
    .board = Trg nebo{ "\u00AD" }tičnikov
space-crown-tower = Kronski stolp

awaiting-you-roll = Na vrsti si – vrzi kocko.
act-roll = Vrzi kocko
deed-rent-utility = { $count ->
    [one] Če imaš { $count }: { $factor } × kocka
    [two] Če imaš { $count }: { $factor } × kocka
    [few] Če imaš { $count }: { $factor } × kocka
   *[other] Če jih imaš { $count }: { $factor } × kocka
}
dice-title = Kocka
end-dice = Kocka
stop-rent-dice = { Word-rent }: po kocki
story-roll-due-dice = { WHO($player) ->
    [you] Vržeš { $dice } in pristaneš na polju { $space }, ki ga ima { $other }. { Word-rent-acc } določi kocka.
   *[other] { WHO($other) ->
        [you] { $player } vrže { $dice } in pristane na tvojem polju { $space }. { Word-rent-acc } določi kocka.
       *[other] { $player } vrže { $dice } in pristane na polju { $space }, ki ga ima { $other }. { Word-rent-acc } določi kocka.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Pristaneš na polju { $space }, ki ga ima { $other }. { Word-rent-acc } določi kocka.
   *[other] { WHO($other) ->
        [you] { $player } pristane na tvojem polju { $space }. { Word-rent-acc } določi kocka.
       *[other] { $player } pristane na polju { $space }, ki ga ima { $other }. { Word-rent-acc } določi kocka.
    }
}
card-next-utility = Luči utripajo! Pojdi na najbližje polje { FORM($space, "ins") } in vrzi kocko. Lastnik lahko zahteva izid meta, pomnožen s številom { $factor }.
page-times-dice = { $factor } × kocka

# Kartice, pripovedovane v tem svetu.
card-advance-to = Odskočna deska te izstreli v zrak. Pojdi na polje { $space }.
card-to-go = S polno paro naprej! Pojdi na polje { $go } in vzemi plačo.
card-next-question = Nekaj zacinglja. Pojdi na najbližje polje { FORM($space, "ins") } in pritisni nanj.
card-back-three = Skok se ti ne posreči. Pojdi tri polja nazaj in stori, kar zahteva tisto polje.
card-go-to-jail = Zdrsneš po napačni cevi. Pojdi naravnost v zapor. Plače ne dobiš.
card-jail-free = Zlati ključ! Obdrži to kartico: z njo lahko enkrat zapustiš zapor ali pa jo prodaš.
card-repairs = Opeke se majejo! Za vsako stavbo plačaš: { $house-name } { FORM($house, "acc") }, { $hotel-name } { FORM($hotel, "acc") }.
card-treat-everyone = Sladoled za vse! Vsakemu igralcu daj { FORM($amount, "acc") }.
card-party = Prirediš zabavo na oblaku. Od vsakega igralca dobiš { FORM($amount, "acc") }.
card-big-find = Skrivna soba, polna kovancev! Vzemi { FORM($amount, "acc") }.
card-prize = Najhitrejši tek dneva! Vzemi { FORM($amount, "acc") }.
card-gift = Z oblaka pade darilo. Vzemi { FORM($amount, "acc") }.
card-small-find = V travi se nekaj sveti. Vzemi { FORM($amount, "acc") }.
card-small-loss = V žepu imaš luknjo. Plačaj { FORM($amount, "acc") }.
card-loss = V vodo padeš skupaj s kovanci. Plačaj { FORM($amount, "acc") }.

## Events, told in this world
event-jailed = { WHO($player) ->
    [you] Napačna cev: greš v zapor.
   *[other] Napačna cev: { $player } gre v zapor.
}
story-roll-jailed = { WHO($player) ->
    [you] Vržeš { $dice }. Napačna cev: greš v zapor.
   *[other] { $player } vrže { $dice }. Napačna cev: hop v zapor!
}
event-freed = { WHO($player) ->
    [you] Skočiš iz zapora.
   *[other] { $player } skoči iz zapora.
}
story-salary = Cin! Polje { $go } prinese { FORM($amount, "acc") }.
event-salary = { WHO($player) ->
    [you] Cin! Prečkaš polje { $go } in dobiš { FORM($amount, "acc") }.
   *[other] Cin! { $player } prečka polje { $go } in dobi { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Vržeš { $dice }. { $space } ugrizne in ti vzame { FORM($amount, "acc") }.
   *[other] { $player } vrže { $dice }. { $space } ugrizne in vzame { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] { $space } ugrizne in ti vzame { FORM($amount, "acc") }.
   *[other] { $space } ugrizne, { $player } pa izgubi { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] { $space } ugrizne. Plačaš { FORM($amount, "acc") }.
   *[other] { $space } ugrizne. { $player } plača { FORM($amount, "acc") }.
}
event-question-coins = { WHO($player) ->
    [you] Tok! Na polju { $space } dobiš { FORM($amount, "acc") }.
   *[other] Tok! Na polju { $space } dobi { $player } { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Zlagaš opeke na polju { $space } za { FORM($amount, "acc") } in imaš tam zdaj { FORM($level, "acc") }.
   *[other] { $player } zlaga opeke na polju { $space } za { FORM($amount, "acc") } in ima tam zdaj { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Zlagaš opeke na polju { $space } in imaš tam zdaj { FORM($level, "acc") }.
   *[other] { $player } zlaga opeke na polju { $space } in ima tam zdaj { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Za { FORM($amount, "acc") } zlagaš opeke na poljih { $spaces }.
   *[other] { $player } za { FORM($amount, "acc") } zlaga opeke na poljih { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Kovancev ni več: bankrotiraš. Kar ostane, dobi { $other }.
   *[other] { WHO($other) ->
        [you] Kovancev ni več: { $player } bankrotira. Kar ostane, dobiš ti.
       *[other] Kovancev ni več: { $player } bankrotira. Kar ostane, dobi { $other }.
    }
}
event-game-over = Ognjemet nad dvorcem, igre je konec. Zmaga { $players }.
event-game-over-shared = Ognjemet nad dvorcem, igre je konec. Deljena zmaga: { $players }.

# Liki: boti tega sveta.
character-1 = Trener Blazina
character-2 = Turbo Redkvica
character-3 = Trgovec Kamenček
character-4 = Vrtnar Mah
character-5 = Dirkač Švist
character-6 = Pekar Ducat
says-careful-buys = Najprej pogledam, potem skočim.
says-careful-earns = Še enkrat preštejem kovance.
says-careful-pays = Nekaj kovancev imam za hude čase.
says-careful-wins = Z majhnimi skoki do vrha!
says-bold-buys = Skočim na glavo in je moje!
says-bold-earns = Cin! Obožujem ta zvok.
says-bold-pays = Ojoj! Se že poberem.
says-bold-wins = Skok z zaletom in zmaga!
says-haggler-buys = In to za peščico kovancev!
says-haggler-earns = Kovanci zame? Ne branim se.
says-haggler-pays = Ponujam gobo, oni pa hočejo kovance.
says-haggler-wins = Ves svet za drobiž!
