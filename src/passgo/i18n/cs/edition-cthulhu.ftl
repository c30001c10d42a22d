# Názvy vydání cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, krátká hra
word-street = bytost
word-street-loc = bytosti
word-street-acc = bytost
word-street-empty = prázdnou bytost
word-streets = bytosti
word-streets-change = bytosti
word-streets-loc = bytostech
word-streets-with = s bytostmi
word-house = krypta
    .each = každou kryptu
word-houses = krypty
word-houses-gen = krypt
word-houses-loc = kryptách
word-hotel = mauzoleum
    .each = každé mauzoleum
word-hotel-gen = mauzolea
word-hotels = mauzolea
word-hotels-all = všechna mauzolea
word-hotels-gen = mauzoleí
word-street-hands = bytost
level-houses = { $count ->
    [one] { $count } krypta
    [few] { $count } krypty
    [many] { $count } krypty
   *[other] { $count } krypt
}
    .left = { $count ->
        [one] zůstává { $count } krypta
        [few] zůstávají { $count } krypty
        [many] zůstává { $count } krypty
       *[other] zůstává { $count } krypt
    }
    .acc = { $count ->
        [one] { $count } kryptu
        [few] { $count } krypty
        [many] { $count } krypty
       *[other] { $count } krypt
    }
level-hotel = mauzoleum
    .left = zůstává mauzoleum
level-hotels = { $count ->
    [one] { $count } mauzoleum
    [few] { $count } mauzolea
    [many] { $count } mauzolea
   *[other] { $count } mauzoleí
}
    .left = { $count ->
        [one] zůstává { $count } mauzoleum
        [few] zůstávají { $count } mauzolea
        [many] zůstává { $count } mauzolea
       *[other] zůstává { $count } mauzoleí
    }
    .acc = { $count ->
        [one] { $count } mauzoleum
        [few] { $count } mauzolea
        [many] { $count } mauzolea
       *[other] { $count } mauzoleí
    }
group-brown = Hnědá
group-light-blue = Světle modrá
group-pink = Růžová
group-orange = Oranžová
group-red = Červená
group-yellow = Žlutá
group-green = Zelená
group-dark-blue = Tmavě modrá
group-stations = Doprava
group-utilities = Instituce
deck-sanity = Příčetnost
    .of = Příčetnosti
deck-knowledge = Vědění
    .of = Vědění
kind-station = dopravní prostředek
    .next = nejbližší pole s dopravním prostředkem
kind-utility = instituce
    .next = nejbližší pole s institucí
token-necronomicon = Necronomicon
token-cultists-tablet = Tabulka kultistů
token-cthulhu-statuette = Soška Cthulhu
token-shining-trapezohedron = Zářící Trapezohedron
token-hound-amulet = Amulet psa
token-dagon-dagger = Dagonova dýka
space-go = START
space-ghoul = Ghúl
    .acc = Ghúla
space-knowledge = Vědění
space-zoog = Zoog
    .acc = Zooga
space-research-fee = Poplatek za výzkum
space-ship = Loď
space-night-gaunt = Noční běs
    .acc = Nočního běsa
space-sanity = Příčetnost
space-rat-thing = Krysí stvůra
    .acc = Krysí stvůru
space-wilbur-whateley = Wilbur Whateley
    .acc = Wilbura Whateleyho
space-jail = Vězení
space-deep-one = Tvor z hlubin
    .acc = Tvora z hlubin
space-miskatonic-university = Miskatonická univerzita
    .board = Miska{ "\u00AD" }tonická univerzita
    .acc = Miskatonickou univerzitu
space-dagon = Dagon
    .acc = Dagona
space-hydra = Hydra
    .acc = Hydru
space-train = Vlak
space-mi-go = Mi-Go
space-elder-thing = Prastarý
    .acc = Prastarého
space-shoggoth = Šoggoth
    .acc = Šoggotha
space-free-parking = Parkování zdarma
space-hound-of-the-void = Pes z prázdnoty
    .acc = Psa z prázdnoty
space-flying-polyp = Létající polyp
    .acc = Létajícího polypa
space-great-race = Velká rasa
    .acc = Velkou rasu
space-dream-journey = Cesta snem
    .acc = Cestu snem
space-colour-from-space = Barva z vesmíru
    .acc = Barvu z vesmíru
space-star-spawn = Hvězdný zplozenec
    .acc = Hvězdného zplozence
space-sanatorium = Blázinec
space-hastur = Hastur
    .acc = Hastura
space-go-to-jail = Jdi do vězení
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
    .acc = Nyarlathotepa
space-yog-sothoth = Yog-Sothoth
    .acc = Yog-Sothotha
space-automobile = Automobil
space-azathoth = Azathoth
    .acc = Azathotha
space-examination-fee = Poplatek za vyšetření
space-great-cthulhu = Velký Cthulhu
    .acc = Velkého Cthulhu

# Karty vyprávěné v tomto světě.
card-advance-to = Mapa na okraji stránky ukazuje cestu. Jdi na pole { FORM($space, "end") }.
card-to-go = Byl to jen sen. Jdi na pole { $go } a vezmi si výplatu.
card-next-station = Mlha houstne. Jdi na { FORM($space, "next") }. Majitel může žádat dvojnásobné nájemné.
card-next-utility = Zlé sny. Jdi na { FORM($space, "next") } a hoď kostkami. Majitel může žádat { $factor }krát tolik, kolik padne.
card-back-three = Někde ti zůstala ležet stará kniha. Vrať se o tři pole a udělej, co nové pole přikazuje.
card-go-to-jail = Přistihli tě, jak kopeš za svitu měsíce. Jdi rovnou do vězení. Výplatu nedostaneš.
card-jail-free = Klíč z podivného kovu. Nech si tuto kartu: jednou tě dostane z vězení. Můžeš ji i prodat.
card-general-repairs = Kameny se pohnuly. Zaplať { FORM($house, "acc") } za { FORM($house-name, "each") } a { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-speeding = Jedeš moc rychle. To za tebou taky. Zaplať { FORM($amount, "acc") }.
card-elected-chair = Mlčení o tvém tajném spolku něco stojí. Zaplať každému hráči { FORM($amount, "acc") }.
card-dividend = Tvé rybářské akcie vynášejí podezřele dobře. Vezmi si { FORM($amount, "acc") }.
card-loan-matures = Moře vyplavilo starého dlužníka a ten platí. Vezmi si { FORM($amount, "acc") }.
card-bank-error = Úředník banky špatně spal a přepočítal se v tvůj prospěch. Vezmi si { FORM($amount, "acc") }.
card-doctor = Tonikum na nervy. Zaplať { FORM($amount, "acc") }.
card-sale-of-stock = Prodáváš akcie ještě před úplňkem. Vezmi si { FORM($amount, "acc") }.
card-holiday-fund = Rušíš týden u moře. Vezmi si { FORM($amount, "acc") }.
card-tax-refund = Přeplatek na dani, stvrzený neznámou rukou. Vezmi si { FORM($amount, "acc") }.
card-birthday = Na tvé narozeniny se hvězdy seřadily. Vezmi si { FORM($amount, "acc") } od každého hráče.
card-life-insurance = Zmizíš beze stopy a pojišťovna vyplácí. Vezmi si { FORM($amount, "acc") }.
card-hospital = Klinika předepisuje klid a žádné knihy. Zaplať { FORM($amount, "acc") }.
card-school-fees = Kurz mrtvých jazyků. Zaplať { FORM($amount, "acc") }.
card-consultancy-fee = Honorář za radu tu skříňku neotvírat. Vezmi si { FORM($amount, "acc") }.
card-street-repairs = Příliv odnesl silnici. Zaplať { FORM($house, "acc") } za { FORM($house-name, "each") } a { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-second-prize = Druhé místo za esej o přílivu a odlivu. Vezmi si { FORM($amount, "acc") }.
card-inheritance = Strýc, na kterého si nikdo nevzpomíná, ti odkázal truhlu. Vezmi si { FORM($amount, "acc") }.

## Events, told in this world
event-jailed = { WHO($player) ->
    [you] Kopeš, kde nemáš, a jdeš do vězení.
   *[other] { $player } kope, kde nemá, a jde do vězení.
}
story-roll-jailed = { WHO($player) ->
    [you] Házíš { $dice }, kopeš, kde nemáš, a jdeš do vězení.
   *[other] { $player } hází { $dice }, kope, kde nemá, a jde do vězení.
}
event-freed = { WHO($player) ->
    [you] Zámek se otevírá sám od sebe: odcházíš z vězení.
   *[other] Zámek se otevírá sám od sebe: { $player } odchází z vězení.
}
story-salary = Pole { $go } vynáší { FORM($amount, "acc") } za den při zdravém rozumu.
event-salary = { WHO($player) ->
    [you] Procházíš polem { $go } a dostáváš { FORM($amount, "acc") } za den při zdravém rozumu.
   *[other] { $player } prochází polem { $go } a dostává { FORM($amount, "acc") } za den při zdravém rozumu.
}
story-roll-tax = { WHO($player) ->
    [you] Házíš { $dice }, jdeš na pole { $space } a platíš { FORM($amount, "acc") }. Za co, to nikdo neřekne.
   *[other] { $player } hází { $dice }, jde na pole { $space } a platí { FORM($amount, "acc") }. Za co, to nikdo neřekne.
}
story-tax = { WHO($player) ->
    [you] Jdeš na pole { $space } a platíš { FORM($amount, "acc") }. Za co, to nikdo neřekne.
   *[other] { $player } jde na pole { $space } a platí { FORM($amount, "acc") }. Za co, to nikdo neřekne.
}
event-paid-tax = { WHO($player) ->
    [you] Na poli { $space } platíš { FORM($amount, "acc") }. Za co, to nikdo neřekne.
   *[other] { $player } platí na poli { $space } { FORM($amount, "acc") }. Za co, to nikdo neřekne.
}
event-built = { WHO($player) ->
    [you] Kopeš na poli { $space } za { FORM($amount, "acc") } a máš tam teď { FORM($level, "acc") }.
   *[other] { $player } kope na poli { $space } za { FORM($amount, "acc") } a má tam teď { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Kopeš na poli { $space } a máš tam teď { FORM($level, "acc") }.
   *[other] { $player } kope na poli { $space } a má tam teď { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Kopeš za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } kope za { FORM($amount, "acc") } ({ $spaces }).
}
event-bankrupt = { WHO($player) ->
    [you] Bankrotuješ a hvězdám je to jedno. Tvůj zbylý majetek získává { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotuje a hvězdám je to jedno. Zbylý majetek získáváš ty.
       *[other] { $player } bankrotuje a hvězdám je to jedno. Zbylý majetek získává { $other }.
    }
}
event-game-over = Hvězdy jsou ve správném postavení: hru vyhrává { $players }.
event-game-over-shared = Hvězdy jsou ve správném postavení: o vítězství se dělí { $players }.

# Postavy: boti tohoto světa.
character-1 = Doktor Svíčka
character-2 = Kapitán Vichr
character-3 = Kupec Pergamen
character-4 = Knihovník Pst
character-5 = Badatel Odvaha
character-6 = Agent Rarita
says-careful-buys = Je to moje. Dovnitř se nekoukám.
says-careful-earns = Dnes se mi bude spát o něco líp.
says-careful-pays = Platím a na nic se neptám.
says-careful-wins = Vyhrávám, a pořád při zdravém rozumu.
says-bold-buys = Šeptá to? Tak to beru!
says-bold-earns = Temnota se přece jen vyplácí!
says-bold-pays = Na moři bývá hůř.
says-bold-wins = Hledím do hlubin a vyhrávám!
says-haggler-buys = Beru, ale bez kletby. Platí!
says-haggler-earns = Beru mince z každého století.
says-haggler-pays = A co takhle vzácná kniha místo peněz?
says-haggler-wins = I příliv mi dal dobrou cenu.
