# Názvy vydání mario.

edition-mario = Mario
word-go = GO
word-street = lokalita
word-street-loc = lokalitě
word-street-acc = lokalitu
word-street-empty = prázdnou lokalitu
word-streets = lokality
word-streets-change = lokality
word-streets-loc = lokalitách
word-streets-with = s lokalitami
word-house = Toadův domek
    .each = každý Toadův domek
word-houses = Toadovy domky
word-houses-gen = Toadových domků
word-houses-loc = Toadových domcích
word-hotel = hrad princezny Peach
    .each = každý hrad princezny Peach
word-hotel-gen = hradu princezny Peach
word-hotels = hrady princezny Peach
word-hotels-all = všechny hrady princezny Peach
word-hotels-gen = hradů princezny Peach
word-street-hands = lokalita
level-houses = { $count ->
    [one] { $count } Toadův domek
    [few] { $count } Toadovy domky
    [many] { $count } Toadova domku
   *[other] { $count } Toadových domků
}
    .left = { $count ->
        [one] zůstává { $count } Toadův domek
        [few] zůstávají { $count } Toadovy domky
        [many] zůstává { $count } Toadova domku
       *[other] zůstává { $count } Toadových domků
    }
level-hotel = hrad princezny Peach
    .left = zůstává hrad princezny Peach
level-hotels = { $count ->
    [one] { $count } hrad princezny Peach
    [few] { $count } hrady princezny Peach
    [many] { $count } hradu princezny Peach
   *[other] { $count } hradů princezny Peach
}
    .left = { $count ->
        [one] zůstává { $count } hrad princezny Peach
        [few] zůstávají { $count } hrady princezny Peach
        [many] zůstává { $count } hradu princezny Peach
       *[other] zůstává { $count } hradů princezny Peach
    }
group-brown = Hnědá
group-light-blue = Světle modrá
group-pink = Růžová
group-orange = Oranžová
group-red = Červená
group-yellow = Žlutá
group-green = Zelená
group-dark-blue = Tmavě modrá
group-utilities = Podniky veřejných služeb
deck-community-chest = Community Chest
kind-utility = podnik veřejných služeb
    .next = nejbližší pole s podnikem veřejných služeb
kind-question = Kostka s otazníky
    .next = nejbližší kostku s otazníky
token-mushroom = Houba
token-star = Hvězda
token-fire-flower = Ohnivý květ
token-shell = Krunýř
token-leaf = List
token-cap = Čepice
space-go = GO
space-brick-meadow = Cihlová louka
    .acc = Cihlovou louku
space-question-block = Kostka s otazníky
space-pipe-cellar = Sklep s trubkami
space-chain-chomp = Chain Chomp
space-maze-wood = Bludný les
space-community-chest = Community Chest
space-cloud-bridge = Most z mraků
space-jail = Vězení
space-painted-hall = Malovaný sál
space-bell-tower = Zvonice
    .acc = Zvonici
space-bowser-jr = Bowser Jr.
    .acc = Bowsera Jr.
    .end = Bowser Jr
space-harbour-square = Náměstí v přístavu
space-coral-bay = Korálový záliv
space-free-parking = Free Parking
space-meteor-pier = Molo meteorů
space-ring-world = Svět prstenců
space-magikoopa = Magikoopa
    .acc = Magikoopu
space-sandstone-stair = Schody z pískovce
space-oasis-maze = Bludiště v oáze
space-go-to-jail = Go to Jail
space-lantern-wood = Les luceren
space-giant-roots = Obří kořeny
space-piranha-plant = Piranha Plant
space-skyline-plaza = Náměstí mrakodrapů
space-crown-tower = Korunní věž

awaiting-you-roll = Jsi na tahu: hoď kostkou.
act-roll = Hodit kostkou
deed-rent-utility = { $count ->
    [one] Majitel má { $count }: { $factor } × hod
    [few] Majitel má { $count }: { $factor } × hod
    [many] Majitel má { $count }: { $factor } × hod
   *[other] Majitel má { $count }: { $factor } × hod
}
dice-title = Kostka
end-dice = Kostka
stop-rent-dice = { Word-rent }: podle kostky
story-roll-due-dice = { WHO($player) ->
    [you] Házíš { $dice }, jdeš na pole { $space } a { $other } může žádat { word-rent } podle hodu.
   *[other] { WHO($other) ->
        [you] { $player } hází { $dice }, jde na tvé pole { $space } a ty můžeš žádat { word-rent } podle hodu.
       *[other] { $player } hází { $dice }, jde na pole { $space } a { $other } může žádat { word-rent } podle hodu.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Stojíš na poli { $space } a { $other } může žádat { word-rent } podle hodu.
   *[other] { WHO($other) ->
        [you] { $player } stojí na tvém poli { $space } a ty můžeš žádat { word-rent } podle hodu.
       *[other] { $player } stojí na poli { $space } a { $other } může žádat { word-rent } podle hodu.
    }
}
card-next-utility = Světla blikají! Jdi na { FORM($space, "next") } a hoď kostkou. Majitel může žádat { $factor }krát tolik, kolik padne.
page-times-dice = { $factor } × hod

# Karty vyprávěné v tomto světě.
card-advance-to = Odrazový můstek tě vymrští do výšky. Jdi na pole { FORM($space, "end") }.
card-to-go = Plnou parou vpřed! Jdi na pole { $go } a vezmi si výplatu.
card-next-question = Něco cinká. Jdi na { FORM($space, "next") } a stiskni ji.
card-back-three = Skok ti nevyšel. Vrať se o tři pole a udělej, co nové pole přikazuje.
card-go-to-jail = Svezeš se špatnou trubkou. Jdi rovnou do vězení. Výplatu nedostaneš.
card-jail-free = Zlatý klíč! Nech si tuto kartu: jednou tě dostane z vězení. Můžeš ji i prodat.
card-repairs = Uvolněné cihly! Zaplať { FORM($house, "acc") } za { FORM($house-name, "each") } a { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-treat-everyone = Zmrzlina pro všechny! Dej každému hráči { FORM($amount, "acc") }.
card-party = Pořádáš oslavu na obláčku. Vezmi si { FORM($amount, "acc") } od každého hráče.
card-big-find = Tajná komnata plná mincí! Vezmi si { FORM($amount, "acc") }.
card-prize = Nejrychlejší běh dne! Vezmi si { FORM($amount, "acc") }.
card-gift = Z mraku padá dárek. Vezmi si { FORM($amount, "acc") }.
card-small-find = V trávě se něco třpytí. Vezmi si { FORM($amount, "acc") }.
card-small-loss = Máš díru v kapse. Zaplať { FORM($amount, "acc") }.
card-loss = Padáš do vody i s mincemi. Zaplať { FORM($amount, "acc") }.

## Events, told in this world
event-jailed = { WHO($player) ->
    [you] Špatná trubka: jdeš do vězení.
   *[other] Špatná trubka: { $player } jde do vězení.
}
story-roll-jailed = { WHO($player) ->
    [you] Házíš { $dice }. Špatná trubka: jdeš do vězení.
   *[other] { $player } hází { $dice }. Špatná trubka: šup do vězení!
}
event-freed = { WHO($player) ->
    [you] Vyskakuješ z vězení.
   *[other] { $player } vyskakuje z vězení.
}
story-salary = Cink! Pole { $go } vynáší { FORM($amount, "acc") }.
event-salary = { WHO($player) ->
    [you] Cink! Procházíš polem { $go } a dostáváš { FORM($amount, "acc") }.
   *[other] Cink! { $player } prochází polem { $go } a dostává { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Házíš { $dice }. { $space } kouše a bere ti { FORM($amount, "acc") }.
   *[other] { $player } hází { $dice }. { $space } kouše a bere { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] { $space } kouše a bere ti { FORM($amount, "acc") }.
   *[other] { $space } kouše a { $player } přichází o { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] { $space } kouše. Platíš { FORM($amount, "acc") }.
   *[other] { $space } kouše. { $player } platí { FORM($amount, "acc") }.
}
event-question-coins = { WHO($player) ->
    [you] Ťuk! { $space } ti dává { FORM($amount, "acc") }.
   *[other] Ťuk! Na poli { $space } { $player } dostává { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Kladeš cihly na poli { $space } za { FORM($amount, "acc") } a máš tam teď { FORM($level, "acc") }.
   *[other] { $player } klade cihly na poli { $space } za { FORM($amount, "acc") } a má tam teď { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Kladeš cihly na poli { $space } a máš tam teď { FORM($level, "acc") }.
   *[other] { $player } klade cihly na poli { $space } a má tam teď { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Kladeš cihly za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } klade cihly za { FORM($amount, "acc") } ({ $spaces }).
}
event-bankrupt = { WHO($player) ->
    [you] Mince došly: bankrotuješ. Tvůj zbylý majetek získává { $other }.
   *[other] { WHO($other) ->
        [you] Mince došly: { $player } bankrotuje. Zbylý majetek získáváš ty.
       *[other] Mince došly: { $player } bankrotuje. Zbylý majetek získává { $other }.
    }
}
event-game-over = Ohňostroj nad hradem: hru vyhrává { $players }.
event-game-over-shared = Ohňostroj nad hradem: o vítězství se dělí { $players }.

# Postavy: boti tohoto světa.
character-1 = Trenér Polštář
character-2 = Turbo Ředkvička
character-3 = Handlíř Oblázek
character-4 = Zahradník Mech
character-5 = Závodník Svišť
character-6 = Pekař Tucet
says-careful-buys = Nejdřív se podívám, pak skočím.
says-careful-earns = Mince si ještě jednou přepočítám.
says-careful-pays = Mám pár mincí na horší časy.
says-careful-wins = Malými skoky až na vrchol!
says-bold-buys = Skáču po hlavě a je to moje!
says-bold-earns = Cink! Ten zvuk miluju.
says-bold-pays = Jejda! Já se zase odrazím.
says-bold-wins = Skok s rozběhem a vítězství!
says-haggler-buys = A jen za hrst mincí!
says-haggler-earns = Mince pro mě? Neodmítnu.
says-haggler-pays = Nabízím houbu, a oni chtějí mince.
says-haggler-wins = Celý svět za babku!
