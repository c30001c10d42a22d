# Názvy vydání ghost.

edition-ghost = Duchové
word-rent = honorář
word-rent-sum = jako honorář
word-rent-that = ten honorář
word-rent-asked = honorář, o který
word-rent-get = honorář dostaneš, jen když si o něj
word-rent-pay = honorář, jen když si o něj
word-rent-owed = honorář se platí, jen když si o něj
word-rent-about-it = o honorář za
word-rent-double = honorář za ty bez staveb je dvojnásobný
word-rent-twice = dvojnásobný honorář
word-deed = zakázka
word-deeds = zakázky
word-deed-acc = zakázku
word-deed-loc = zakázce
word-deeds-gen = zakázek
word-deed-gen = zakázky
word-street = zakázka
word-street-loc = zakázce
word-street-acc = zakázku
word-street-empty = prázdnou zakázku
word-streets = zakázky
word-streets-change = zakázky
word-streets-loc = zakázkách
word-streets-with = se zakázkami
word-house = past na duchy
    .each = každou past na duchy
word-houses = pasti na duchy
word-houses-gen = pastí na duchy
word-houses-loc = pastech na duchy
word-hotel = zadržovací komora
    .acc = zadržovací komoru
    .each = každou zadržovací komoru
word-hotel-gen = zadržovací komory
word-hotels = zadržovací komory
word-hotels-all = všechny zadržovací komory
word-hotels-gen = zadržovacích komor
word-street-hands = zakázka
level-houses = { $count ->
    [one] { $count } past na duchy
    [few] { $count } pasti na duchy
    [many] { $count } pasti na duchy
   *[other] { $count } pastí na duchy
}
    .left = { $count ->
        [one] zůstává { $count } past na duchy
        [few] zůstávají { $count } pasti na duchy
        [many] zůstává { $count } pasti na duchy
       *[other] zůstává { $count } pastí na duchy
    }
level-hotel = zadržovací komora
    .acc = zadržovací komoru
    .left = zůstává zadržovací komora
level-hotels = { $count ->
    [one] { $count } zadržovací komora
    [few] { $count } zadržovací komory
    [many] { $count } zadržovací komory
   *[other] { $count } zadržovacích komor
}
    .left = { $count ->
        [one] zůstává { $count } zadržovací komora
        [few] zůstávají { $count } zadržovací komory
        [many] zůstává { $count } zadržovací komory
       *[other] zůstává { $count } zadržovacích komor
    }
    .acc = { $count ->
        [one] { $count } zadržovací komoru
        [few] { $count } zadržovací komory
        [many] { $count } zadržovací komory
       *[other] { $count } zadržovacích komor
    }
group-brown = Hnědá
group-light-blue = Světle modrá
group-pink = Růžová
group-orange = Oranžová
group-red = Červená
group-yellow = Žlutá
group-green = Zelená
group-dark-blue = Tmavě modrá
deck-mist = Bludná mlha
    .of = Bludné mlhy
kind-ride = ECTO-1
    .next = nejbližší pole ECTO-1
kind-entity = přízrak
    .next = nejbližší pole s přízrakem
token-goggles = Ochranné brýle
token-ghost-meter = Měřič duchů
token-cello = Violoncello
token-proton-pack = Protonový batoh
token-marshmallow = Pěnový bonbon
token-siren = Siréna
space-go = START
space-corner-bookshop = Knihkupectví na rohu
    .board = Knih{ "\u00AD" }kupectví na rohu
space-mist = Bludná mlha
space-subway-stairs = Schody do metra
space-library-phantom = Přízrak z knihovny
space-ecto-1 = ECTO-1
space-night-diner = Noční bistro
space-pawn-shop = Zastavárna
    .acc = Zastavárnu
space-wax-museum = Muzeum voskových figurín
space-jail = Vězení
space-old-fire-station = Stará hasičárna
    .acc = Starou hasičárnu
space-hungry-green-ghost = Hladový zelený duch
    .acc = Hladového zeleného ducha
space-university-lab = Laboratoř univerzity
space-city-archive = Městský archiv
space-reading-room = Studovna
    .acc = Studovnu
space-card-catalogue = Lístkový katalog
space-grand-staircase = Velké schodiště
space-free-parking = Parkování zdarma
space-hotel-lobby = Hotelová hala
    .acc = Hotelovou halu
space-ballroom = Taneční sál
space-twelfth-floor = Dvanácté patro
space-town-hall = Radnice
    .acc = Radnici
space-mayors-office = Kancelář starosty
space-gate-hound = Pes u brány
    .acc = Psa u brány
space-city-jail-roof = Střecha věznice
    .acc = Střechu věznice
space-go-to-jail = Jdi do vězení
space-park-gate = Brána parku
    .acc = Bránu parku
space-carriage-stand = Stanoviště drožek
space-penthouse-kitchen = Kuchyně v penthousu
    .acc = Kuchyni v penthousu
space-rooftop-temple = Chrám na střeše
space-giant-of-the-avenue = Obr z bulváru
    .acc = Obra z bulváru
space-crossroads-gate = Brána na rozcestí
    .acc = Bránu na rozcestí

# Karty vyprávěné v tomto světě.
card-advance-to = O půlnoci zvoní telefon. Jdi na pole { FORM($space, "end") }.
card-to-go = Noční směna končí. Jdi na pole { $go } a vezmi si výplatu.
card-next-ride = Zapni sirény! Jdi na { FORM($space, "next") }. Za obvyklé jízdné můžeš jet dál.
card-next-entity = Kousek odtud něco vyje. Jdi na { FORM($space, "next") } a spolu s hráčem po levici se pusť do boje.
card-back-three = Uklouzneš na slizu. Vrať se o tři pole a udělej, co nové pole přikazuje.
card-go-to-jail = Na tvého ducha nikdo nevěří. Jdi rovnou do vězení. Výplatu nedostaneš.
card-jail-free = Starosta ti dluží laskavost. Nech si tuto kartu: jednou tě dostane z vězení. Můžeš ji i prodat.
card-general-repairs = Výbava se přehřívá. Zaplať { FORM($house, "acc") } za { FORM($house-name, "each") } a { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-speeding = Siréna nesiréna, jedeš moc rychle. Zaplať { FORM($amount, "acc") }.
card-elected-chair = Vedeš partu a večeře je na tobě. Zaplať každému hráči { FORM($amount, "acc") }.
card-dividend = Tvé akcie továrny na mopy vynášejí. Vezmi si { FORM($amount, "acc") }.
card-loan-matures = Klient platí prastarou fakturu. Vezmi si { FORM($amount, "acc") }.
card-bank-error = Duch v účtech banky ti připsal nulu. Vezmi si { FORM($amount, "acc") }.
card-doctor = Lékař ti čistí ucho od slizu. Zaplať { FORM($amount, "acc") }.
card-sale-of-stock = Prodáváš akcie továrny na prostěradla. Vezmi si { FORM($amount, "acc") }.
card-holiday-fund = Nevybrané volno ti proplatili. Vezmi si { FORM($amount, "acc") }.
card-tax-refund = Finanční úřad uznal sliz jako výdaj. Vezmi si { FORM($amount, "acc") }.
card-birthday = I duchové ti zpívají k narozeninám. Vezmi si { FORM($amount, "acc") } od každého hráče.
card-life-insurance = Máš pojištění proti strašení. Vezmi si { FORM($amount, "acc") }.
card-hospital = Noc na klinice: pořád světélkuješ. Zaplať { FORM($amount, "acc") }.
card-school-fees = Večerní kurz: odstraňování duchů, díl první. Zaplať { FORM($amount, "acc") }.
card-consultancy-fee = Uklidníš klienta: jsou to jen trubky. Vezmi si { FORM($amount, "acc") }.
card-street-repairs = Sliz na vozovce. Zaplať { FORM($house, "acc") } za { FORM($house-name, "each") } a { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-second-prize = Druhé místo pro tvou strašidelnou dýni. Vezmi si { FORM($amount, "acc") }.
card-inheritance = Vděčný duch na tebe pamatoval v závěti. Vezmi si { FORM($amount, "acc") }.

## Events, told in this world
event-jailed = { WHO($player) ->
    [you] Na tvého ducha nikdo nevěří: jdeš do vězení.
   *[other] Na duchy nikdo nevěří: { $player } jde do vězení.
}
story-roll-jailed = { WHO($player) ->
    [you] Házíš { $dice }. Na tvého ducha nikdo nevěří: jdeš do vězení.
   *[other] { $player } hází { $dice }. Na duchy nikdo nevěří: šup do vězení!
}
event-freed = { WHO($player) ->
    [you] Starosta tě pouští z vězení.
   *[other] Díky starostovi { $player } odchází z vězení.
}
story-salary = Pole { $go } vynáší { FORM($amount, "acc") } za noční směnu.
event-salary = { WHO($player) ->
    [you] Procházíš polem { $go } a dostáváš { FORM($amount, "acc") } za noční směnu.
   *[other] { $player } prochází polem { $go } a dostává { FORM($amount, "acc") } za noční směnu.
}
event-ride = { WHO($player) ->
    [you] Sirény houkají! Za { FORM($amount, "acc") } jedeš na pole { $space }.
   *[other] Sirény houkají! { $player } jede na pole { $space } za { FORM($amount, "acc") }.
}
event-entity-fought = { WHO($player) ->
    [you] Ty a { $other } házíte { $dice } a chytáte { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] Ty a { $player } házíte { $dice } a chytáte { FORM($space, "acc") }.
       *[other] { $player } a { $other } házejí { $dice } a chytají { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Ty a { $other } házíte { $dice } a končíte ve slizu: vyhrává { FORM($space, "end") }.
   *[other] { WHO($other) ->
        [you] Ty a { $player } házíte { $dice } a končíte ve slizu: vyhrává { FORM($space, "end") }.
       *[other] { $player } a { $other } házejí { $dice } a končí ve slizu: vyhrává { FORM($space, "end") }.
    }
}
event-paid-entity = { WHO($player) ->
    [you] { $space } nechává všude sliz: za úklid platíš { FORM($amount, "acc") }.
   *[other] { $space } nechává všude sliz: { $player } platí za úklid { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Zabezpečuješ pole { $space } za { FORM($amount, "acc") } a máš tam teď { FORM($level, "acc") }.
   *[other] { $player } zabezpečuje pole { $space } za { FORM($amount, "acc") } a má tam teď { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Zabezpečuješ pole { $space } a máš tam teď { FORM($level, "acc") }.
   *[other] { $player } zabezpečuje pole { $space } a má tam teď { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Posiluješ ochranu za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } posiluje ochranu za { FORM($amount, "acc") } ({ $spaces }).
}
event-bankrupt = { WHO($player) ->
    [you] Bankrotuješ a odevzdáváš výbavu. Tvůj zbylý majetek získává { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotuje a odevzdává výbavu. Zbylý majetek získáváš ty.
       *[other] { $player } bankrotuje a odevzdává výbavu. Zbylý majetek získává { $other }.
    }
}
event-game-over = Město může klidně spát: hru vyhrává { $players }.
event-game-over-shared = Město může klidně spát: o vítězství se dělí { $players }.

# Postavy: boti tohoto světa.
character-1 = Inspektor Mop
character-2 = Šéf Jiskra
character-3 = Agent Faktura
character-4 = Portýr Slánka
character-5 = Nováček Hurá
character-6 = Účetní Sleva
says-careful-buys = Prověřeno: tady nestraší.
says-careful-earns = Účtenka už je založená.
says-careful-pays = Na sliz mám vždycky něco stranou.
says-careful-wins = V mém městě je konečně klid.
says-bold-buys = Já se toho místa nebojím!
says-bold-earns = Duchy chytám i zadarmo, ale díky!
says-bold-pays = Znám i horší sliz.
says-bold-wins = Město je čisté. Zapínám sirény!
says-haggler-buys = Strašení mi přidali zdarma.
says-haggler-earns = I faktura byla zdvořilá.
says-haggler-pays = Dá se platit pastmi na duchy?
says-haggler-wins = Fakturu pošlu celému městu.
