# A Mario-változat nevei.

edition-mario = Mario
word-go = GO
word-street = helyszín
word-street-onto = helyszínre
word-street-its = helyszíne
word-street-its-acc = helyszínét
word-street-on = helyszínen
word-streets = helyszínek
word-streets-onto-its = helyszíneire
word-streets-with = helyszínekkel
word-house = Toadház
word-houses = Toadházak
word-houses-full = minden Toadház
word-house-dat = Toadháznak
word-hotel = Peach kastélya
word-hotels = Peach kastélyai
word-hotels-its = Peach-kastélya
word-street-acc = helyszínt
level-houses = { $count ->
    [one] { $count } Toadház
   *[other] { $count } Toadház
}
    .acc = { $count } Toadházat
level-hotel = Peach kastélya
level-hotels = { $count ->
    [one] { $count } Peach-kastély
   *[other] { $count } Peach-kastély
}
    .acc = { $count } Peach-kastélyt
group-brown = Barna
group-light-blue = Világoskék
group-pink = Rózsaszín
group-orange = Narancssárga
group-red = Piros
group-yellow = Sárga
group-green = Zöld
group-dark-blue = Sötétkék
group-utilities = Közművek
deck-community-chest = Community Chest
kind-utility = közmű
    .to = közműre
kind-question = Kérdőjeles tégla
    .to = Kérdőjeles téglára
token-mushroom = Gomba
token-star = Csillag
token-fire-flower = Tűzvirág
token-shell = Páncél
token-leaf = Levél
token-cap = Sapka
space-go = GO
    .the = a GO
space-brick-meadow = Téglamező
    .the = a Téglamező
space-question-block = Kérdőjeles tégla
    .the = a Kérdőjeles tégla
space-pipe-cellar = Csőpince
    .the = a Csőpince
space-chain-chomp = Chain Chomp
    .the = a Chain Chomp
space-maze-wood = Útvesztőerdő
    .board = Útvesztő{ "\u00AD" }erdő
    .the = az Útvesztőerdő
space-community-chest = Community Chest
    .the = a Community Chest
space-cloud-bridge = Felhőhíd
    .the = a Felhőhíd
space-jail = Börtön
    .the = a Börtön
space-painted-hall = Festett terem
    .the = a Festett terem
space-bell-tower = Harangtorony
    .board = Harang{ "\u00AD" }torony
    .the = a Harangtorony
space-bowser-jr = Bowser Jr.
    .the = a Bowser Jr.
space-harbour-square = Kikötő tér
    .the = a Kikötő tér
space-coral-bay = Korallöböl
    .the = a Korallöböl
space-free-parking = Free Parking
    .the = a Free Parking
space-meteor-pier = Meteormóló
    .the = a Meteormóló
space-ring-world = Gyűrűvilág
    .the = a Gyűrűvilág
space-magikoopa = Magikoopa
    .the = a Magikoopa
space-sandstone-stair = Homokkőlépcső
    .board = Homokkő{ "\u00AD" }lépcső
    .the = a Homokkőlépcső
space-oasis-maze = Oázislabirintus
    .board = Oázis{ "\u00AD" }labi{ "\u00AD" }rintus
    .the = az Oázislabirintus
space-go-to-jail = Go to Jail
    .the = a Go to Jail
space-lantern-wood = Lampionerdő
    .board = Lampion{ "\u00AD" }erdő
    .the = a Lampionerdő
space-giant-roots = Óriásgyökerek
    .board = Óriás{ "\u00AD" }gyökerek
    .the = az Óriásgyökerek
space-piranha-plant = Piranha Plant
    .the = a Piranha Plant
space-skyline-plaza = Felhőkarcoló tér
    .board = Felhő{ "\u00AD" }karcoló tér
    .the = a Felhőkarcoló tér
space-crown-tower = Koronatorony
    .board = Korona{ "\u00AD" }torony
    .the = a Koronatorony

awaiting-you-roll = Te jössz – dobj a dobókockával.
act-roll = Dobás
deed-rent-utility =
    { $count ->
        [one] { $count } birtokában: { $factor } × dobás
       *[other] { $count } birtokában: { $factor } × dobás
    }
dice-title = Dobókocka
end-dice = Dobókocka
stop-rent-dice = { Word-rent }: a dobás szerint
story-roll-due-dice = { WHO($player) ->
    [you] Egy { FORM($dice, "roll") } dobással { $other } { $space } mezőjére lépsz. A { word-rent-acc } a dobókocka dönti el.
   *[other] { WHO($other) ->
        [you] { $player } egy { FORM($dice, "roll") } dobással a te { $space } meződre lép. A { word-rent-acc } a dobókocka dönti el.
       *[other] { $player } egy { FORM($dice, "roll") } dobással { $other } { $space } mezőjére lép. A { word-rent-acc } a dobókocka dönti el.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Rálépsz { $other } { $space } mezőjére. A { word-rent-acc } a dobókocka dönti el.
   *[other] { WHO($other) ->
        [you] { $player } rálép a te { $space } meződre. A { word-rent-acc } a dobókocka dönti el.
       *[other] { $player } rálép { $other } { $space } mezőjére. A { word-rent-acc } a dobókocka dönti el.
    }
}
card-next-utility = Pislákolnak a lámpák! Lépj a legközelebbi { FORM($space, "to") }, és dobj. Tulajdonosa a dobás { FORM($factor, "times") } kérheti.
page-times-dice = { $factor } × dobás

card-advance-to = Egy ugródeszka a levegőbe repít. Lépj { FORM($space, "the") } mezőre.
card-to-go = Teljes gőzzel előre! Lépj { FORM($go, "the") } mezőre, és vedd fel a fizetésedet.
card-next-question = Csilingelést hallasz. Lépj a legközelebbi { FORM($space, "to") }, és nyomd meg.
card-back-three = Elvéted az ugrást. Lépj vissza három mezőt, és tedd, amit az a mező kér.
card-go-to-jail = Rossz csövön csúszol le. Menj egyenesen börtönbe. Nem kapsz fizetést.
card-jail-free = Aranykulcs! Tartsd meg ezt a kártyát: egyszer kiszabadít a börtönből, vagy eladhatod.
card-repairs = Meglazultak a téglák! Fizess minden { $house-name } után { FORM($house, "acc") }, minden { $hotel-name } után { FORM($hotel, "acc") }.
card-treat-everyone = Fagyit mindenkinek! Fizess minden játékosnak { FORM($amount, "acc") }.
card-party = Bulit rendezel egy felhőn. Minden játékostól kapsz { FORM($amount, "acc") }.
card-big-find = Titkos szoba, tele érmékkel! Kapsz { FORM($amount, "acc") }.
card-prize = Te futottál ma a leggyorsabban! Kapsz { FORM($amount, "acc") }.
card-gift = Ajándék pottyan egy felhőből. Kapsz { FORM($amount, "acc") }.
card-small-find = Csillog valami a fűben. Kapsz { FORM($amount, "acc") }.
card-small-loss = Lyukas a zsebed. Fizess { FORM($amount, "acc") }.
card-loss = Vízbe pottyansz, érméstül. Fizess { FORM($amount, "acc") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Rossz cső: börtönbe kerülsz.
   *[other] Rossz cső: { $player } börtönbe kerül.
}
story-roll-jailed = { WHO($player) ->
    [you] Egy { FORM($dice, "roll") } dobással rossz csőbe ugrasz, és börtönbe kerülsz.
   *[other] { $player } egy { FORM($dice, "roll") } dobással rossz csőbe ugrik, és börtönbe kerül.
}
event-freed = { WHO($player) ->
    [you] Kiugrasz a börtönből.
   *[other] { $player } kiugrik a börtönből.
}
story-salary = Csing! A { $go } mezőért { $amount } jár.
event-salary = { WHO($player) ->
    [you] Csing! Áthaladsz { FORM($go, "the") } mezőn, és { FORM($amount, "acc") } kapsz.
   *[other] Csing! { $player } áthalad { FORM($go, "the") } mezőn, és { FORM($amount, "acc") } kap.
}
story-roll-tax = { WHO($player) ->
    [you] Egy { FORM($dice, "roll") } dobással { FORM($space, "the") } fogai közé kerülsz, és { FORM($amount, "acc") } fizetsz.
   *[other] { $player } egy { FORM($dice, "roll") } dobással { FORM($space, "the") } fogai közé kerül, és { FORM($amount, "acc") } fizet.
}
story-tax = { WHO($player) ->
    [you] Megharap { FORM($space, "the") }: { FORM($amount, "acc") } fizetsz.
   *[other] { $player } { FORM($space, "the") } fogai közé kerül, és { FORM($amount, "acc") } fizet.
}
event-paid-tax = { WHO($player) ->
    [you] Harap { FORM($space, "the") }: { FORM($amount, "acc") } fizetsz.
   *[other] Harap { FORM($space, "the") }: { $player } { FORM($amount, "acc") } fizet.
}
event-question-coins = { WHO($player) ->
    [you] Csilling! A { $space } { FORM($amount, "acc") } ad neked.
   *[other] Csilling! A { $space } { FORM($amount, "acc") } ad { FORM($player, "dat") }.
}
event-built = { WHO($player) ->
    [you] Téglát raksz { FORM($space, "the") } mezőre { FORM($amount, "for") }: most { $level }.
   *[other] { $player } téglát rak { FORM($space, "the") } mezőre { FORM($amount, "for") }: most { $level }.
}
event-built-won = { WHO($player) ->
    [you] Téglát raksz { FORM($space, "the") } mezőre: most { $level }.
   *[other] { $player } téglát rak { FORM($space, "the") } mezőre: most { $level }.
}
story-built = { WHO($player) ->
    [you] Téglát raksz { FORM($spaces, "the") } mezőre { FORM($amount, "for") }.
   *[other] { $player } téglát rak { FORM($spaces, "the") } mezőre { FORM($amount, "for") }.
}
event-bankrupt = { WHO($player) ->
    [you] Elfogytak az érmék: csődbe mentél. Ami maradt, azt { $other } kapja.
   *[other] { WHO($other) ->
        [you] Elfogytak az érmék: { $player } csődbe ment. Ami maradt, azt te kapod.
       *[other] Elfogytak az érmék: { $player } csődbe ment. Ami maradt, azt { $other } kapja.
    }
}
event-game-over = Tűzijáték a kastély fölött: { $players } megnyerte a játékot.
event-game-over-shared = Tűzijáték a kastély fölött: { $players } közösen nyert.

character-1 = Párna edző
character-2 = Rakéta Répa
character-3 = Kavics kalmár
character-4 = Moha kertész
character-5 = Huss versenyző
character-6 = Tucat cukrász
says-careful-buys = Előbb néztem, aztán ugrottam.
says-careful-earns = Újra megszámolom az érméimet.
says-careful-pays = Nehéz napokra is tettem el érmét.
says-careful-wins = Apró ugrásokkal jutottam a csúcsra!
says-bold-buys = Fejest ugrottam bele. Az enyém!
says-bold-earns = Csing! Imádom ezt a hangot.
says-bold-pays = Hoppá! Mindjárt felpattanok.
says-bold-wins = Nekifutottam, ugrottam, nyertem!
says-haggler-buys = Egy marék érméért az enyém lett!
says-haggler-earns = Érmék, nekem? Nem mondok nemet.
says-haggler-pays = Gombát kínáltam. Érmét kértek.
says-haggler-wins = Potom áron enyém az egész világ!
