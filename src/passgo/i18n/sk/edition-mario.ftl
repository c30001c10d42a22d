# Názvy vydania mario.

edition-mario = Mario
word-go = GO
word-street = lokalita
word-street-loc = lokalite
word-street-acc = lokalitu
word-streets = lokality
word-streets-loc = lokalitách
word-streets-with = s lokalitami
word-house = Toadov domček
    .each = každý Toadov domček
word-houses = Toadove domčeky
word-houses-gen = Toadových domčekov
word-houses-loc = Toadových domčekoch
word-hotel = zámok princeznej Peach
    .each = každý zámok princeznej Peach
word-houses-four = štyri Toadove domčeky
word-hotel-gen = zámku princeznej Peach
word-hotels = zámky princeznej Peach
word-hotels-gen = zámkov princeznej Peach
level-houses = { $count ->
    [one] { $count } Toadov domček
    [few] { $count } Toadove domčeky
    [many] { $count } Toadovho domčeka
   *[other] { $count } Toadových domčekov
}
    .left = { $count ->
        [one] zostáva { $count } Toadov domček
        [few] zostávajú { $count } Toadove domčeky
        [many] zostáva { $count } Toadovho domčeka
       *[other] zostáva { $count } Toadových domčekov
    }
level-hotel = zámok princeznej Peach
    .left = zostáva zámok princeznej Peach
level-hotels = { $count ->
    [one] { $count } zámok princeznej Peach
    [few] { $count } zámky princeznej Peach
    [many] { $count } zámku princeznej Peach
   *[other] { $count } zámkov princeznej Peach
}
    .left = { $count ->
        [one] zostáva { $count } zámok princeznej Peach
        [few] zostávajú { $count } zámky princeznej Peach
        [many] zostáva { $count } zámku princeznej Peach
       *[other] zostáva { $count } zámkov princeznej Peach
    }
group-brown = Hnedá
group-light-blue = Bledomodrá
group-pink = Ružová
group-orange = Oranžová
group-red = Červená
group-yellow = Žltá
group-green = Zelená
group-dark-blue = Tmavomodrá
group-utilities = Podniky verejných služieb
deck-community-chest = Community Chest
kind-utility = podnik verejných služieb
    .next = najbližšie políčko s podnikom verejných služieb
kind-question = Kocka s otáznikmi
    .next = najbližšiu kocku s otáznikmi
token-mushroom = Hríb
token-star = Hviezda
token-fire-flower = Ohnivý kvet
token-shell = Pancier
token-leaf = List
token-cap = Čiapka
space-go = GO
space-brick-meadow = Tehlová lúka
    .acc = Tehlovú lúku
space-question-block = Kocka s otáznikmi
space-pipe-cellar = Pivnica s rúrami
    .acc = Pivnicu s rúrami
space-chain-chomp = Chain Chomp
space-maze-wood = Bludný les
space-community-chest = Community Chest
space-cloud-bridge = Most z oblakov
space-jail = Väzenie
space-painted-hall = Maľovaná sála
    .acc = Maľovanú sálu
space-bell-tower = Zvonica
    .acc = Zvonicu
space-bowser-jr = Bowser Jr.
    .acc = Bowsera Jr.
    .end = Bowser Jr
space-harbour-square = Námestie v prístave
space-coral-bay = Koralová zátoka
    .acc = Koralovú zátoku
space-free-parking = Free Parking
space-meteor-pier = Mólo meteorov
space-ring-world = Svet prstencov
space-magikoopa = Magikoopa
    .acc = Magikoopu
space-sandstone-stair = Schody z pieskovca
space-oasis-maze = Bludisko v oáze
space-go-to-jail = Go to Jail
space-lantern-wood = Les lampášov
space-giant-roots = Obrie korene
space-piranha-plant = Piranha Plant
space-skyline-plaza = Námestie mrakodrapov
    .board = Námestie mrako{ "\u00AD" }drapov
space-crown-tower = Korunná veža
    .acc = Korunnú vežu

awaiting-you-roll = Si na ťahu: hoď kockou.
act-roll = Hodiť kockou
deed-rent-utility = { $count ->
    [one] Majiteľ má { $count }: { $factor } × hod
    [few] Majiteľ má { $count }: { $factor } × hod
    [many] Majiteľ má { $count }: { $factor } × hod
   *[other] Majiteľ má { $count }: { $factor } × hod
}
dice-title = Kocka
end-dice = Kocka
stop-rent-dice = { Word-rent }: podľa kocky
story-roll-due-dice = { WHO($player) ->
    [you] Hádžeš { $dice }, ideš na políčko { $space } a { $other } môže žiadať { word-rent-acc } podľa hodu.
   *[other] { WHO($other) ->
        [you] { $player } hádže { $dice }, ide na tvoje políčko { $space } a ty môžeš žiadať { word-rent-acc } podľa hodu.
       *[other] { $player } hádže { $dice }, ide na políčko { $space } a { $other } môže žiadať { word-rent-acc } podľa hodu.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Stojíš na políčku { $space } a { $other } môže žiadať { word-rent-acc } podľa hodu.
   *[other] { WHO($other) ->
        [you] { $player } stojí na tvojom políčku { $space } a ty môžeš žiadať { word-rent-acc } podľa hodu.
       *[other] { $player } stojí na políčku { $space } a { $other } môže žiadať { word-rent-acc } podľa hodu.
    }
}
card-next-utility = Svetlá blikajú! Choď na { FORM($space, "next") } a hoď kockou. Majiteľ môže žiadať { $factor }-krát toľko, koľko padne.
page-times-dice = { $factor } × hod

# Karty rozprávané v tomto svete.
card-advance-to = Odrazový mostík ťa vymrští do výšky. Choď na políčko { FORM($space, "end") }.
card-to-go = Plnou parou vpred! Choď na políčko { $go } a vezmi si výplatu.
card-next-question = Niečo cinká. Choď na { FORM($space, "next") } a stlač ju.
card-back-three = Skok ti nevyšiel. Vráť sa o tri políčka a urob, čo nové políčko prikazuje.
card-go-to-jail = Zvezieš sa nesprávnou rúrou. Choď rovno do väzenia. Výplatu nedostaneš.
card-jail-free = Zlatý kľúč! Nechaj si túto kartu: raz ťa dostane z väzenia. Môžeš ju aj predať.
card-repairs = Uvoľnené tehly! Zaplať { FORM($house, "acc") } za { FORM($house-name, "each") } a { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-treat-everyone = Zmrzlina pre všetkých! Daj každému hráčovi { FORM($amount, "acc") }.
card-party = Usporadúvaš oslavu na obláčiku. Vezmi si { FORM($amount, "acc") } od každého hráča.
card-big-find = Tajná komnata plná mincí! Vezmi si { FORM($amount, "acc") }.
card-prize = Najrýchlejší beh dňa! Vezmi si { FORM($amount, "acc") }.
card-gift = Z oblaku padá darček. Vezmi si { FORM($amount, "acc") }.
card-small-find = V tráve sa niečo trblieta. Vezmi si { FORM($amount, "acc") }.
card-small-loss = Máš dieru vo vrecku. Zaplať { FORM($amount, "acc") }.
card-loss = Padáš do vody aj s mincami. Zaplať { FORM($amount, "acc") }.

## Events, told in this world
event-jailed = { WHO($player) ->
    [you] Nesprávna rúra: ideš do väzenia.
   *[other] Nesprávna rúra: { $player } ide do väzenia.
}
story-roll-jailed = { WHO($player) ->
    [you] Hádžeš { $dice }. Nesprávna rúra: ideš do väzenia.
   *[other] { $player } hádže { $dice }. Nesprávna rúra: šup do väzenia!
}
event-freed = { WHO($player) ->
    [you] Vyskakuješ z väzenia.
   *[other] { $player } vyskakuje z väzenia.
}
story-salary = Cink! Políčko { $go } vynáša { FORM($amount, "acc") }.
event-salary = { WHO($player) ->
    [you] Cink! Prechádzaš políčkom { $go } a dostávaš { FORM($amount, "acc") }.
   *[other] Cink! { $player } prechádza políčkom { $go } a dostáva { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Hádžeš { $dice }. { $space } hryzie a berie ti { FORM($amount, "acc") }.
   *[other] { $player } hádže { $dice }. { $space } hryzie a berie { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] { $space } hryzie a berie ti { FORM($amount, "acc") }.
   *[other] { $space } hryzie a { $player } prichádza o { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] { $space } hryzie. Platíš { FORM($amount, "acc") }.
   *[other] { $space } hryzie. { $player } platí { FORM($amount, "acc") }.
}
event-question-coins = { WHO($player) ->
    [you] Ťuk! { $space } ti dáva { FORM($amount, "acc") }.
   *[other] Ťuk! Na políčku { $space } { $player } dostáva { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Kladieš tehly na políčku { $space } za { FORM($amount, "acc") } a máš tam teraz { FORM($level, "acc") }.
   *[other] { $player } kladie tehly na políčku { $space } za { FORM($amount, "acc") } a má tam teraz { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Kladieš tehly na políčku { $space } a máš tam teraz { FORM($level, "acc") }.
   *[other] { $player } kladie tehly na políčku { $space } a má tam teraz { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Kladieš tehly za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } kladie tehly za { FORM($amount, "acc") } ({ $spaces }).
}
event-bankrupt = { WHO($player) ->
    [you] Mince sa minuli: bankrotuješ. Tvoj zvyšný majetok získava { $other }.
   *[other] { WHO($other) ->
        [you] Mince sa minuli: { $player } bankrotuje. Zvyšný majetok získavaš ty.
       *[other] Mince sa minuli: { $player } bankrotuje. Zvyšný majetok získava { $other }.
    }
}
event-game-over = Ohňostroj nad zámkom: hru vyhráva { $players }.
event-game-over-shared = Ohňostroj nad zámkom: o víťazstvo sa delia { $players }.

# Postavy: boti tohto sveta.
character-1 = Tréner Vankúš
character-2 = Turbo Reďkovka
character-3 = Kupec Kamienok
character-4 = Záhradník Mach
character-5 = Pretekár Svišť
character-6 = Pekár Tucet
says-careful-buys = Najprv sa pozriem, potom skočím.
says-careful-earns = Mince si ešte raz prerátam.
says-careful-pays = Mám pár mincí na horšie časy.
says-careful-wins = Malými skokmi až na vrchol!
says-bold-buys = Skáčem strmhlav a je to moje!
says-bold-earns = Cink! Ten zvuk milujem.
says-bold-pays = Ojoj! Ja sa zas odrazím.
says-bold-wins = Skok s rozbehom a víťazstvo!
says-haggler-buys = A len za hrsť mincí!
says-haggler-earns = Mince pre mňa? Neodmietnem.
says-haggler-pays = Ponúkam hríb, a oni chcú mince.
says-haggler-wins = Celý svet za babku!
