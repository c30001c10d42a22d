# Názvy vydání voyage.

edition-voyage = Cesta
word-street = parcela
word-street-loc = parcele
word-street-acc = parcelu
word-street-empty = prázdnou parcelu
word-streets = parcely
word-streets-change = parcely
word-streets-loc = parcelách
word-streets-with = s parcelami
word-jail = Měsíc
word-jail-into = na Měsíc
word-jail-from = z Měsíce
word-jail-in = na Měsíci
word-jail-card = karta Měsíce
word-jail-card-gen = karty Měsíce
word-jail-card-acc = kartu Měsíce
word-jail-cards = karty Měsíce
word-house = stan
    .each = každý stan
word-houses = stany
word-houses-gen = stanů
word-houses-loc = stanech
word-hotel = karavan
    .each = každý karavan
word-hotel-gen = karavanu
word-hotels = karavany
word-hotels-all = všechny karavany
word-hotels-gen = karavanů
word-street-hands = parcela
level-houses = { $count ->
    [one] { $count } stan
    [few] { $count } stany
    [many] { $count } stanu
   *[other] { $count } stanů
}
    .left = { $count ->
        [one] zůstává { $count } stan
        [few] zůstávají { $count } stany
        [many] zůstává { $count } stanu
       *[other] zůstává { $count } stanů
    }
level-hotel = karavan
    .left = zůstává karavan
level-hotels = { $count ->
    [one] { $count } karavan
    [few] { $count } karavany
    [many] { $count } karavanu
   *[other] { $count } karavanů
}
    .left = { $count ->
        [one] zůstává { $count } karavan
        [few] zůstávají { $count } karavany
        [many] zůstává { $count } karavanu
       *[other] zůstává { $count } karavanů
    }
group-brown = Příliv
group-light-blue = Duha
group-pink = Západ slunce
group-orange = Monzun
group-red = Sopka
group-yellow = Padající hvězdy
group-green = Polární záře
group-dark-blue = Úplněk
group-stations = Letiště
group-utilities = Doprava
deck-command = Rozkaz
    .of = Rozkazu
deck-decision = Rozhodnutí
    .of = Rozhodnutí
kind-station = letiště
    .next = nejbližší letiště
kind-utility = dopravní prostředek
    .next = nejbližší pole s dopravním prostředkem
token-suitcase = Kufr
token-camera = Fotoaparát
token-compass = Kompas
token-balloon = Balon
space-start = START
space-bay-of-fundy = Záliv Fundy
space-decision = Rozhodnutí
space-mont-saint-michel = Mont Saint-Michel
space-tax = Daň
space-athens-airport = Letiště Atény
space-victoria-falls = Viktoriiny vodopády
space-command = Rozkaz
space-iguazu = Iguaçu
space-niagara = Niagara
    .acc = Niagaru
space-the-moon = Měsíc
space-santorini = Santorini
space-railway = Železnice
    .acc = Železnici
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Letiště Káhira
space-kerala = Kérala
    .acc = Kéralu
space-goa = Goa
    .acc = Gou
space-chiang-mai = Čiang Mai
space-rest-area = Odpočívadlo
    .board = Odpočí{ "\u00AD" }vadlo
space-etna = Etna
    .acc = Etnu
space-krakatoa = Krakatoa
    .acc = Krakatou
space-kilauea = Kilauea
    .acc = Kilaueu
space-denver-airport = Letiště Denver
space-atacama = Atacama
    .acc = Atacamu
space-la-palma = La Palma
    .acc = La Palmu
space-eurotunnel = Eurotunel
space-wadi-rum = Vádí Rum
space-go-to-the-moon = Leť na Měsíc
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
space-sydney-airport = Letiště Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himálaj

# Na této ploše se místo do vězení letí na Měsíc.
event-jailed = { WHO($player) ->
    [you] Raketa startuje! Letíš na Měsíc.
   *[other] Raketa startuje! { $player } letí na Měsíc.
}
event-freed = { WHO($player) ->
    [you] Vracíš se z Měsíce.
   *[other] { $player } se vrací z Měsíce.
}
event-freed-fine = { WHO($player) ->
    [you] Platíš { FORM($amount, "acc") } a opouštíš Měsíc.
   *[other] { $player } platí { FORM($amount, "acc") } a opouští Měsíc.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Zůstáváš na Měsíci (pokus { $count }).
   *[other] { $player } zůstává na Měsíci (pokus { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Házíš { $dice }. Raketa startuje! Letíš na Měsíc.
   *[other] { $player } hází { $dice }. Raketa startuje: vzhůru na Měsíc!
}
story-roll-stayed = { WHO($player) ->
    [you] Házíš { $dice } a zůstáváš na Měsíci (pokus { $count }).
   *[other] { $player } hází { $dice } a zůstává na Měsíci (pokus { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Za návrat z Měsíce máš zaplatit { FORM($amount, "acc") }.
   *[other] { $player } má zaplatit { FORM($amount, "acc") } za návrat z Měsíce.
}
event-paid-fine = { WHO($player) ->
    [you] Platíš { FORM($amount, "acc") } za návrat z Měsíce.
   *[other] { $player } platí { FORM($amount, "acc") } za návrat z Měsíce.
}
event-card-shown = { WHO($player) ->
    [you] Ukazuješ kartu Měsíce.
   *[other] { $player } ukazuje kartu Měsíce.
}
event-card-used = { WHO($player) ->
    [you] Používáš kartu a opouštíš Měsíc.
   *[other] { $player } používá kartu a opouští Měsíc.
}
awaiting-you-roll-jail = Jsi na Měsíci. Jak se chceš vrátit?
act-fine = Vrátit se z Měsíce za { FORM($amount, "acc") }
act-card = Použít kartu a opustit Měsíc
deal-cards = Karty Měsíce
deal-card-price = Kartu Měsíce nelze přenechat za méně než { FORM($amount, "acc") }.
about-jail = Jen na návštěvě, nebo na Měsíci
about-go-to-jail = Leť na Měsíc
player-in-jail = na Měsíci
jail-cards = { $count ->
    [one] { $count } karta Měsíce
    [few] { $count } karty Měsíce
    [many] { $count } karty Měsíce
   *[other] { $count } karet Měsíce
}
    .acc = { $count ->
        [one] { $count } kartu Měsíce
        [few] { $count } karty Měsíce
        [many] { $count } karty Měsíce
       *[other] { $count } karet Měsíce
    }
card-go-to-jail = Nasedáš do špatné rakety. Leť rovnou na Měsíc. Výplatu nedostaneš.
card-jail-free = Lístek na raketu. Nech si tuto kartu: jednou tě dostane z Měsíce. Můžeš ji i prodat.

# Karty vyprávěné v tomto světě.
card-advance-to = Láká tě pohlednice. Jdi na pole { FORM($space, "end") }.
card-to-go = Stýská se ti po domově. Jdi na pole { $go } a vezmi si výplatu.
card-next-station = Uletělo ti letadlo. Jdi na { FORM($space, "next") }. Majitel může žádat dvojnásobné nájemné.
card-next-utility = Mlha! Jdi na { FORM($space, "next") } a hoď kostkami. Majitel může žádat { $factor }krát tolik, kolik padne.
card-back-three = Chybí ti pas. Vrať se o tři pole a udělej, co nové pole přikazuje.
card-general-repairs = Tábor zasáhlo krupobití. Zaplať { FORM($house, "acc") } za { FORM($house-name, "each") } a { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-fine = Pokuta za utrženou vzácnou květinu. Zaplať { FORM($amount, "acc") }.
card-elected-chair = Vedeš výpravu a bloudíš. Zaplať každému hráči { FORM($amount, "acc") }.
card-dividend = Tvé akcie trajektové společnosti vynášejí. Vezmi si { FORM($amount, "acc") }.
card-loan-matures = Dávný společník z cest ti vrací půjčku. Vezmi si { FORM($amount, "acc") }.
card-bank-error = Banka se spletla v kurzu, a to v tvůj prospěch. Vezmi si { FORM($amount, "acc") }.
card-doctor = Lékař ti ošetřuje kůži spálenou sluncem. Zaplať { FORM($amount, "acc") }.
card-sale-of-stock = Prodáváš akcie aerolinek. Vezmi si { FORM($amount, "acc") }.
card-holiday-fund = V ponožce najdeš úspory na cestu. Vezmi si { FORM($amount, "acc") }.
card-tax-refund = Celnice ti vrací daň ze suvenýrů. Vezmi si { FORM($amount, "acc") }.
card-birthday = Slavíš narozeniny u táboráku. Vezmi si { FORM($amount, "acc") } od každého hráče.
card-life-insurance = Zavazadlo se ztratilo, ale je pojištěné. Vezmi si { FORM($amount, "acc") }.
card-hospital = Na okraji kráteru si vymkneš kotník. Zaplať { FORM($amount, "acc") }.
card-school-fees = Jazykový kurz před odjezdem. Zaplať { FORM($amount, "acc") }.
card-street-repairs = Láva zatarasila silnici. Zaplať { FORM($house, "acc") } za { FORM($house-name, "each") } a { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-second-prize = Druhé místo za fotku západu slunce. Vezmi si { FORM($amount, "acc") }.
card-inheritance = Prateta ti odkázala svůj cestovní fond. Vezmi si { FORM($amount, "acc") }.

## Events, told in this world
story-salary = Pole { $go } vynáší { FORM($amount, "acc") } na cestu.
event-salary = { WHO($player) ->
    [you] Procházíš polem { $go } a dostáváš { FORM($amount, "acc") } na cestu.
   *[other] { $player } prochází polem { $go } a dostává { FORM($amount, "acc") } na cestu.
}
story-roll-tax = { WHO($player) ->
    [you] Házíš { $dice }, jdeš na pole { $space } a platíš celníkům { FORM($amount, "acc") }.
   *[other] { $player } hází { $dice }, jde na pole { $space } a platí celníkům { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] Jdeš na pole { $space } a platíš celníkům { FORM($amount, "acc") }.
   *[other] { $player } jde na pole { $space } a platí celníkům { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] Na poli { $space } platíš celníkům { FORM($amount, "acc") }.
   *[other] { $player } platí na poli { $space } celníkům { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Stavíš tábor na poli { $space } za { FORM($amount, "acc") } a máš tam teď { FORM($level, "acc") }.
   *[other] { $player } staví tábor na poli { $space } za { FORM($amount, "acc") } a má tam teď { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Stavíš tábor na poli { $space } a máš tam teď { FORM($level, "acc") }.
   *[other] { $player } staví tábor na poli { $space } a má tam teď { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Stavíš tábor za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } staví tábor za { FORM($amount, "acc") } ({ $spaces }).
}
event-bankrupt = { WHO($player) ->
    [you] Bankrotuješ a letíš domů. Tvůj zbylý majetek získává { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrotuje a letí domů. Zbylý majetek získáváš ty.
       *[other] { $player } bankrotuje a letí domů. Zbylý majetek získává { $other }.
    }
}
event-game-over = Cesta je u konce: hru vyhrává { $players }.
event-game-over-shared = Cesta je u konce: o vítězství se dělí { $players }.

# Postavy: boti tohoto světa.
character-1 = Strážce Pončo
character-2 = Kapitán Oklika
character-3 = Agent Výhoda
character-4 = Skaut Skřivan
says-careful-buys = Nejdřív mapa, potom koupě.
says-careful-earns = To si ukládám na cesty.
says-careful-pays = Na to mám rezervu v kufru.
says-careful-wins = Doma, v pořádku a se všemi zavazadly!
says-bold-buys = Vidím, miluju, kupuju!
says-bold-earns = Další let mám zaplacený!
says-bold-pays = Řekněme, že je to dobrodružství.
says-bold-wins = Svět mám procestovaný, a teď je můj!
says-haggler-buys = Cena jako pro místní!
says-haggler-earns = Výhled přidávám zdarma.
says-haggler-pays = A skupinová sleva? Škoda.
says-haggler-wins = Celý svět se slevou!
