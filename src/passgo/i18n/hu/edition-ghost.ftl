# A szellemes változat nevei.

edition-ghost = Szellemek
word-rent = szolgáltatási díj
word-rent-acc = szolgáltatási díjat
word-rent-with = szolgáltatási díjjal
word-rent-on = szolgáltatási díjon
word-rent-its = szolgáltatási díja
word-rent-its-acc = szolgáltatási díját
word-rent-pl = szolgáltatási díjak
word-deed = szerződés
word-deed-acc = szerződést
word-deed-with = szerződéssel
word-deeds = szerződések
word-deeds-acc = szerződéseket
word-deed-for = szerződésért
word-deeds-my = szerződéseim
word-deed-your = szerződésed
word-deed-your-acc = szerződésedet
word-deed-onto-your = szerződésedre
word-deed-onto-its = szerződésére
word-deeds-onto-your = szerződéseidre
word-deeds-from-your = szerződéseidből
word-deeds-your = szerződéseid
word-deed-onto = szerződésre
word-deed-the = a szerződés
word-deeds-the = a szerződések
word-deeds-the-acc = a szerződéseket
word-deeds-the-your = a szerződéseid
word-deeds-the-onto-your = a szerződéseidre
word-deed-the-onto-your = a szerződésedre
word-deeds-the-from-your = a szerződéseidből
word-deed-by = szerződésenként
word-deed-plot = ezen a szerződésen
word-street = szerződés
word-street-onto = szerződésre
word-street-its = szerződése
word-street-its-acc = szerződését
word-street-on = szerződésen
word-streets = szerződések
word-streets-onto-its = szerződéseire
word-streets-with = szerződésekkel
word-house = szellemcsapda
word-houses = szellemcsapdák
word-houses-full = minden szellemcsapda
word-house-dat = szellemcsapdának
word-hotel = tárolóegység
word-hotels = tárolóegységek
word-hotels-its = tárolóegysége
word-street-acc = szerződést
level-houses = { $count ->
    [one] { $count } szellemcsapda
   *[other] { $count } szellemcsapda
}
    .acc = { $count } szellemcsapdát
level-hotel = tárolóegység
level-hotels = { $count ->
    [one] { $count } tárolóegység
   *[other] { $count } tárolóegység
}
    .acc = { $count } tárolóegységet
group-brown = Barna
group-light-blue = Világoskék
group-pink = Rózsaszín
group-orange = Narancssárga
group-red = Piros
group-yellow = Sárga
group-green = Zöld
group-dark-blue = Sötétkék
deck-mist = Kóborló köd
kind-ride = ECTO-1
    .to = ECTO-1 autóra
kind-entity = szellem
    .to = szellem mezőjére
token-goggles = Védőszemüveg
token-ghost-meter = Szellemmérő
token-cello = Cselló
token-proton-pack = Protonhátizsák
token-marshmallow = Pillecukor
token-siren = Sziréna
space-go = START
    .the = a START
space-corner-bookshop = Sarki könyvesbolt
    .board = Sarki könyves{ "\u00AD" }bolt
    .the = a Sarki könyvesbolt
space-mist = Kóborló köd
    .the = a Kóborló köd
space-subway-stairs = Metrólépcső
    .board = Metró{ "\u00AD" }lépcső
    .the = a Metrólépcső
space-library-phantom = Könyvtári fantom
    .the = a Könyvtári fantom
    .acc = a Könyvtári fantomot
    .from = a Könyvtári fantomtól
space-ecto-1 = ECTO-1
    .the = az ECTO-1
space-night-diner = Éjszakai falatozó
    .the = az Éjszakai falatozó
space-pawn-shop = Zálogház
    .the = a Zálogház
space-wax-museum = Panoptikum
    .the = a Panoptikum
space-jail = Börtön
    .the = a Börtön
space-old-fire-station = Régi tűzoltóság
    .the = a Régi tűzoltóság
space-hungry-green-ghost = Éhes zöld szellem
    .the = az Éhes zöld szellem
    .acc = az Éhes zöld szellemet
    .from = az Éhes zöld szellemtől
space-university-lab = Egyetemi labor
    .the = az Egyetemi labor
space-city-archive = Városi levéltár
    .the = a Városi levéltár
space-reading-room = Olvasóterem
    .board = Olvasó{ "\u00AD" }terem
    .the = az Olvasóterem
space-card-catalogue = Cédulakatalógus
    .board = Cédula{ "\u00AD" }katalógus
    .the = a Cédulakatalógus
space-grand-staircase = Díszlépcső
    .the = a Díszlépcső
space-free-parking = Ingyenes parkoló
    .the = az Ingyenes parkoló
space-hotel-lobby = Szállodai hall
    .the = a Szállodai hall
space-ballroom = Bálterem
    .the = a Bálterem
space-twelfth-floor = 12. emelet
    .the = a 12. emelet
space-town-hall = Városháza
    .the = a Városháza
space-mayors-office = Polgármesteri iroda
    .board = Polgár{ "\u00AD" }mesteri iroda
    .the = a Polgármesteri iroda
space-gate-hound = Kapuőrző eb
    .the = a Kapuőrző eb
    .acc = a Kapuőrző ebet
    .from = a Kapuőrző ebtől
space-city-jail-roof = Börtöntető
    .the = a Börtöntető
space-go-to-jail = Menj börtönbe
    .the = a Menj börtönbe
space-park-gate = Parkkapu
    .the = a Parkkapu
space-carriage-stand = Fiákerállomás
    .board = Fiáker{ "\u00AD" }állomás
    .the = a Fiákerállomás
space-penthouse-kitchen = Tetőlakás konyhája
    .the = a Tetőlakás konyhája
space-rooftop-temple = Tetőtemplom
    .board = Tető{ "\u00AD" }templom
    .the = a Tetőtemplom
space-giant-of-the-avenue = Sugárúti óriás
    .the = a Sugárúti óriás
    .acc = a Sugárúti óriást
    .from = a Sugárúti óriástól
space-crossroads-gate = Válaszúti kapu
    .the = a Válaszúti kapu

card-advance-to = Éjfélkor megszólal a telefon. Lépj { FORM($space, "the") } mezőre.
card-to-go = Vége az éjszakai műszaknak. Lépj { FORM($go, "the") } mezőre, és vedd fel a fizetésedet.
card-next-ride = Szirénát be! Lépj a legközelebbi { FORM($space, "to") }. A szokásos viteldíjért továbbutazhatsz.
card-next-entity = Üvöltés a közelből. Lépj a legközelebbi { FORM($space, "to") }, és a bal oldali szomszédoddal együtt szállj szembe vele.
card-back-three = Megcsúszol a nyálkán. Lépj vissza három mezőt, és tedd, amit az a mező kér.
card-go-to-jail = Senki sem hisz a szellemedben. Menj egyenesen börtönbe. Nem kapsz fizetést.
card-jail-free = A polgármester a lekötelezetted. Tartsd meg ezt a kártyát: egyszer kiszabadít a börtönből, vagy eladhatod.
card-general-repairs = Túlmelegszik a felszerelésed. Fizess minden { $house-name } után { FORM($house, "acc") }, minden { $hotel-name } után { FORM($hotel, "acc") }.
card-speeding = Sziréna ide vagy oda, túl gyorsan hajtottál. Fizess { FORM($amount, "acc") }.
card-elected-chair = Te lettél a csapatfőnök, és te állod a vacsorát. Fizess minden játékosnak { FORM($amount, "acc") }.
card-dividend = Osztalékot fizetnek a felmosógyári részvényeid. Kapsz { FORM($amount, "acc") }.
card-loan-matures = Egy ügyfél kifizet egy ősrégi számlát. Kapsz { FORM($amount, "acc") }.
card-bank-error = Szellem jár a Bank könyveiben: hozzáír neked egy nullát. Kapsz { FORM($amount, "acc") }.
card-doctor = Az orvos kiszedi a füledből a nyálkát. Fizess { FORM($amount, "acc") }.
card-sale-of-stock = Eladod a lepedőgyári részvényeidet. Kapsz { FORM($amount, "acc") }.
card-holiday-fund = Pénzben váltják meg a szabadnapjaidat. Kapsz { FORM($amount, "acc") }.
card-tax-refund = Az adóhivatal elfogadja költségnek a nyálkát. Kapsz { FORM($amount, "acc") }.
card-birthday = Születésnapodon még a szellemek is énekelnek. Minden játékostól kapsz { FORM($amount, "acc") }.
card-life-insurance = Kísértetek ellen is biztosítva vagy. Kapsz { FORM($amount, "acc") }.
card-hospital = Egy éjszaka a klinikán: még mindig világítasz. Fizess { FORM($amount, "acc") }.
card-school-fees = Esti iskola: szellemirtás, első rész. Fizess { FORM($amount, "acc") }.
card-consultancy-fee = Megnyugtatod az ügyfelet: csak a csövek zörögnek. Kapsz { FORM($amount, "acc") }.
card-street-repairs = Nyálkás lett az utca. Fizess minden { $house-name } után { FORM($house, "acc") }, minden { $hotel-name } után { FORM($hotel, "acc") }.
card-second-prize = Második lett a kísérteties töklámpásod. Kapsz { FORM($amount, "acc") }.
card-inheritance = Egy hálás szellem bevesz a végrendeletébe. Kapsz { FORM($amount, "acc") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Börtönbe kerülsz: senki sem hisz a szellemedben.
   *[other] { $player } börtönbe kerül: senki sem hisz a szellemében.
}
story-roll-jailed = { WHO($player) ->
    [you] Egy { FORM($dice, "roll") } dobással börtönbe kerülsz: senki sem hisz a szellemedben.
   *[other] { $player } egy { FORM($dice, "roll") } dobással börtönbe kerül: senki sem hisz a szellemében.
}
event-freed = { WHO($player) ->
    [you] A polgármester kienged a börtönből.
   *[other] A polgármester kiengedi { FORM($player, "acc") } a börtönből.
}
story-salary = A { $go } mező { FORM($amount, "acc") } fizet az éjszakai műszakért.
event-salary = { WHO($player) ->
    [you] Áthaladsz { FORM($go, "the") } mezőn, és { FORM($amount, "acc") } kapsz az éjszakai műszakért.
   *[other] { $player } áthalad { FORM($go, "the") } mezőn, és { FORM($amount, "acc") } kap az éjszakai műszakért.
}
event-ride = { WHO($player) ->
    [you] Szirénát be! Elutazol { FORM($space, "the") } mezőre { FORM($amount, "for") }.
   *[other] Szirénát be! { $player } elutazik { FORM($space, "the") } mezőre { FORM($amount, "for") }.
}
event-entity-fought = { WHO($player) ->
    [you] Te és { $other } egy { FORM($dice, "roll") } dobással elkapjátok { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } és te egy { FORM($dice, "roll") } dobással elkapjátok { FORM($space, "acc") }.
       *[other] { $player } és { $other } egy { FORM($dice, "roll") } dobással elkapja { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Te és { $other } egy { FORM($dice, "roll") } dobással { FORM($space, "the") } nyálkájában végzitek.
   *[other] { WHO($other) ->
        [you] { $player } és te egy { FORM($dice, "roll") } dobással { FORM($space, "the") } nyálkájában végzitek.
       *[other] { $player } és { $other } egy { FORM($dice, "roll") } dobással { FORM($space, "the") } nyálkájában végzi.
    }
}
event-paid-entity = { WHO($player) ->
    [you] { FORM($amount, "acc") } fizetsz a takarításért { FORM($space, "the") } után.
   *[other] { $player } { FORM($amount, "acc") } fizet a takarításért { FORM($space, "the") } után.
}
event-built = { WHO($player) ->
    [you] Biztosítod { FORM($space, "the") } mezőt { FORM($amount, "for") }: most { $level }.
   *[other] { $player } biztosítja { FORM($space, "the") } mezőt { FORM($amount, "for") }: most { $level }.
}
event-built-won = { WHO($player) ->
    [you] Biztosítod { FORM($space, "the") } mezőt: most { $level }.
   *[other] { $player } biztosítja { FORM($space, "the") } mezőt: most { $level }.
}
story-built = { WHO($player) ->
    [you] Biztosítod { FORM($spaces, "the") } mezőt { FORM($amount, "for") }.
   *[other] { $player } biztosítja { FORM($spaces, "the") } mezőt { FORM($amount, "for") }.
}
event-bankrupt = { WHO($player) ->
    [you] Csődbe mentél, és leadtad a felszerelést. Ami maradt, azt { $other } kapja.
   *[other] { WHO($other) ->
        [you] { $player } csődbe ment, és leadta a felszerelést. Ami maradt, azt te kapod.
       *[other] { $player } csődbe ment, és leadta a felszerelést. Ami maradt, azt { $other } kapja.
    }
}
event-game-over = Nyugodtan alhat a város: { $players } megnyerte a játékot.
event-game-over-shared = Nyugodtan alhat a város: { $players } közösen nyert.

character-1 = Mopp felügyelő
character-2 = Szikra főnök
character-3 = Számla ügynök
character-4 = Sószóró portás
character-5 = Roham újonc
character-6 = Engedmény írnok
says-careful-buys = Előbb megnéztem, nincs-e benne szellem.
says-careful-earns = A nyugtát már le is fűztem.
says-careful-pays = Nyálkára mindig félreteszek egy keveset.
says-careful-wins = Végre csend van a városomban.
says-bold-buys = Nem félek én attól a helytől!
says-bold-earns = Ingyen is vadásznék, de köszönöm!
says-bold-pays = Volt már rajtam ennél rosszabb nyálka.
says-bold-wins = Kitakarítottam a várost. Szirénát be!
says-haggler-buys = A szellemet ráadásnak kaptam.
says-haggler-earns = Még udvarias számlát is küldtem.
says-haggler-pays = Fizethetek szellemcsapdával?
says-haggler-wins = Küldöm a számlát a városnak.
