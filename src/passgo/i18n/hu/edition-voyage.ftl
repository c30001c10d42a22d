# Az utazós változat nevei.

edition-voyage = Utazás
word-street = parcella
word-street-onto = parcellára
word-street-its = parcellája
word-street-its-acc = parcelláját
word-street-on = parcellán
word-streets = parcellák
word-streets-onto-its = parcelláira
word-streets-with = parcellákkal
word-jail = Hold
word-jail-into = a Holdra
word-jail-from = a Holdról
word-jail-card = Hold-kártya
word-jail-card-acc = Hold-kártyát
word-jail-cards = Hold-kártyák
word-jail-turn = Hold-kör
word-jail-turns = Hold-körök
word-house = sátor
word-houses = sátrak
word-houses-full = minden sátor
word-house-dat = sátornak
word-hotel = lakókocsi
word-hotels = lakókocsik
word-hotels-its = lakókocsija
word-street-acc = parcellát
level-houses = { $count ->
    [one] { $count } sátor
   *[other] { $count } sátor
}
    .acc = { $count } sátrat
level-hotel = lakókocsi
level-hotels = { $count ->
    [one] { $count } lakókocsi
   *[other] { $count } lakókocsi
}
    .acc = { $count } lakókocsit
group-brown = Árapály
group-light-blue = Szivárvány
group-pink = Naplemente
group-orange = Monszun
group-red = Vulkán
group-yellow = Hullócsillagok
group-green = Északi fény
group-dark-blue = Telihold
group-stations = Repülőterek
group-utilities = Tömegközlekedés
deck-command = Parancs
deck-decision = Döntés
kind-station = repülőtér
    .to = repülőtérre
kind-utility = tömegközlekedés
    .to = tömegközlekedési mezőre
token-suitcase = Bőrönd
token-camera = Fényképezőgép
token-compass = Iránytű
token-balloon = Hőlégballon
space-start = START
    .the = a START
space-bay-of-fundy = Fundy-öböl
    .the = a Fundy-öböl
space-decision = Döntés
    .the = a Döntés
space-mont-saint-michel = Mont Saint-Michel
    .the = a Mont Saint-Michel
space-tax = Adó
    .the = az Adó
space-athens-airport = Athéni repülőtér
    .the = az Athéni repülőtér
space-victoria-falls = Viktória-vízesés
    .the = a Viktória-vízesés
space-command = Parancs
    .the = a Parancs
space-iguazu = Iguazú
    .the = az Iguazú
space-niagara = Niagara
    .the = a Niagara
space-the-moon = Hold
    .the = a Hold
space-santorini = Szantorini
    .the = a Szantorini
space-railway = Vasút
    .the = a Vasút
space-uluru = Uluru
    .the = az Uluru
space-serengeti = Serengeti
    .the = a Serengeti
space-cairo-airport = Kairói repülőtér
    .the = a Kairói repülőtér
space-kerala = Kerala
    .the = a Kerala
space-goa = Goa
    .the = a Goa
space-chiang-mai = Chiang Mai
    .the = a Chiang Mai
space-rest-area = Pihenőhely
    .the = a Pihenőhely
space-etna = Etna
    .the = az Etna
space-krakatoa = Krakatau
    .the = a Krakatau
space-kilauea = Kilauea
    .the = a Kilauea
space-denver-airport = Denveri repülőtér
    .the = a Denveri repülőtér
space-atacama = Atacama
    .the = az Atacama
space-la-palma = La Palma
    .the = a La Palma
space-eurotunnel = Csalagút
    .the = a Csalagút
space-wadi-rum = Vádi Rum
    .the = a Vádi Rum
space-go-to-the-moon = Repülj a Holdra
    .the = a Repülj a Holdra
space-tromso = Tromsø
    .the = a Tromsø
space-abisko = Abisko
    .the = az Abisko
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
    .the = a Yellowknife
space-sydney-airport = Sydneyi repülőtér
    .the = a Sydneyi repülőtér
space-machu-picchu = Machu Picchu
    .the = a Machu Picchu
space-himalaya = Himalája
    .the = a Himalája

# Ezen a táblán a Holdra kerül, aki máshol börtönbe.
event-jailed = { WHO($player) ->
    [you] Kilövés! A Holdra repülsz.
   *[other] Kilövés! { $player } a Holdra repül.
}
event-freed = { WHO($player) ->
    [you] Visszatérsz a Holdról.
   *[other] { $player } visszatér a Holdról.
}
event-freed-fine = { WHO($player) ->
    [you] { FORM($amount, "for") } elhagyod a Holdat.
   *[other] { $player } { FORM($amount, "for") } elhagyja a Holdat.
}
event-stayed-in-jail = { WHO($player) ->
    [you] A Holdon maradsz ({ $count }. kísérlet).
   *[other] { $player } a Holdon marad ({ $count }. kísérlet).
}
story-roll-jailed = { WHO($player) ->
    [you] Egy { FORM($dice, "roll") } dobással a Holdra repülsz. Kilövés!
   *[other] { $player } egy { FORM($dice, "roll") } dobással a Holdra repül. Kilövés!
}
story-roll-stayed = { WHO($player) ->
    [you] Egy { FORM($dice, "roll") } dobással a Holdon maradsz ({ $count }. kísérlet).
   *[other] { $player } egy { FORM($dice, "roll") } dobással a Holdon marad ({ $count }. kísérlet).
}
event-owed-fine = { WHO($player) ->
    [you] { FORM($amount, "acc") } kell fizetned, hogy elhagyhasd a Holdat.
   *[other] { FORM($player, "dat") } { FORM($amount, "acc") } kell fizetnie, hogy elhagyhassa a Holdat.
}
event-paid-fine = { WHO($player) ->
    [you] { FORM($amount, "acc") } fizetsz, hogy elhagyhasd a Holdat.
   *[other] { $player } { FORM($amount, "acc") } fizet, hogy elhagyhassa a Holdat.
}
event-card-shown = { WHO($player) ->
    [you] Felmutatsz egy Hold-kártyát.
   *[other] { $player } felmutat egy Hold-kártyát.
}
event-card-used = { WHO($player) ->
    [you] Kártyával hagyod el a Holdat.
   *[other] { $player } kártyával hagyja el a Holdat.
}
awaiting-you-roll-jail = A Holdon vagy. Hogyan hagyod el?
act-fine = Távozás a Holdról { FORM($amount, "for") }
act-card = Távozás a Holdról kártyával
deal-cards = Hold-kártyák
deal-card-price = Egy Hold-kártya ára egy cserében legalább { $amount }.
about-jail = Csak látogatás, illetve a Hold
about-go-to-jail = Repülj a Holdra
player-in-jail = a Holdon
jail-cards = { $count ->
    [one] { $count } Hold-kártya
   *[other] { $count } Hold-kártya
}
card-go-to-jail = Rossz rakétára szállsz. Repülj egyenesen a Holdra. Nem kapsz fizetést.
card-jail-free = Rakétajegy. Tartsd meg ezt a kártyát: egyszer lehoz a Holdról, vagy eladhatod.

card-advance-to = Csábít egy képeslap. Lépj { FORM($space, "the") } mezőre.
card-to-go = Honvágyad van. Lépj { FORM($go, "the") } mezőre, és vedd fel a fizetésedet.
card-next-station = Lekésted a gépedet. Lépj a legközelebbi { FORM($space, "to") }. Tulajdonosa a dupláját kérheti.
card-next-utility = Leszállt a köd! Lépj a legközelebbi { FORM($space, "to") }, és dobj. Tulajdonosa a dobás { FORM($factor, "times") } kérheti.
card-back-three = Otthon felejtetted az útleveledet. Lépj vissza három mezőt, és tedd, amit az a mező kér.
card-general-repairs = Jégeső veri a tábort. Fizess minden { $house-name } után { FORM($house, "acc") }, minden { $hotel-name } után { FORM($hotel, "acc") }.
card-fine = Ritka virágot szedtél. Fizess { $amount } bírságot.
card-elected-chair = Te vezeted a túrát, és eltévedsz. Fizess minden játékosnak { FORM($amount, "acc") }.
card-dividend = Osztalékot fizetnek a komptársasági részvényeid. Kapsz { FORM($amount, "acc") }.
card-loan-matures = Egy régi útitárs megadja a tartozását. Kapsz { FORM($amount, "acc") }.
card-bank-error = A Bank a javadra téved az árfolyamban. Kapsz { FORM($amount, "acc") }.
card-doctor = Orvos nézi meg a leégett bőrödet. Fizess { FORM($amount, "acc") }.
card-sale-of-stock = Eladod a légitársasági részvényeidet. Kapsz { FORM($amount, "acc") }.
card-holiday-fund = Egy zokniban megtalálod az útra félretett pénzedet. Kapsz { FORM($amount, "acc") }.
card-tax-refund = A vámhivatal visszatéríti az emléktárgyaid adóját. Kapsz { FORM($amount, "acc") }.
card-birthday = Születésnap a tábortűznél! Minden játékostól kapsz { FORM($amount, "acc") }.
card-life-insurance = Elveszett a csomagod, de biztosítva volt. Kapsz { FORM($amount, "acc") }.
card-hospital = Kificamítod a bokádat a kráter peremén. Fizess { FORM($amount, "acc") }.
card-school-fees = Nyelvtanfolyam indulás előtt. Fizess { FORM($amount, "acc") }.
card-street-repairs = Láva zárja el az utat. Fizess minden { $house-name } után { FORM($house, "acc") }, minden { $hotel-name } után { FORM($hotel, "acc") }.
card-second-prize = Második lett a naplementés fotód. Kapsz { FORM($amount, "acc") }.
card-inheritance = Az idős nagynénéd rád hagyja az útikasszáját. Kapsz { FORM($amount, "acc") }.

## Events, told in this world

story-salary = A { $go } mezőért { $amount } útravaló jár.
event-salary = { WHO($player) ->
    [you] Áthaladsz { FORM($go, "the") } mezőn, és { $amount } útravalót kapsz.
   *[other] { $player } áthalad { FORM($go, "the") } mezőn, és { $amount } útravalót kap.
}
story-roll-tax = { WHO($player) ->
    [you] Egy { FORM($dice, "roll") } dobással { FORM($space, "the") } mezőre lépsz, és { FORM($amount, "acc") } fizetsz a vámon.
   *[other] { $player } egy { FORM($dice, "roll") } dobással { FORM($space, "the") } mezőre lép, és { FORM($amount, "acc") } fizet a vámon.
}
story-tax = { WHO($player) ->
    [you] Rálépsz { FORM($space, "the") } mezőre, és { FORM($amount, "acc") } fizetsz a vámon.
   *[other] { $player } rálép { FORM($space, "the") } mezőre, és { FORM($amount, "acc") } fizet a vámon.
}
event-paid-tax = { WHO($player) ->
    [you] { FORM($amount, "acc") } fizetsz a vámon { FORM($space, "the") } mezőért.
   *[other] { $player } { FORM($amount, "acc") } fizet a vámon { FORM($space, "the") } mezőért.
}
event-built = { WHO($player) ->
    [you] Tábort versz { FORM($space, "the") } mezőn { FORM($amount, "for") }: most { $level }.
   *[other] { $player } tábort ver { FORM($space, "the") } mezőn { FORM($amount, "for") }: most { $level }.
}
event-built-won = { WHO($player) ->
    [you] Tábort versz { FORM($space, "the") } mezőn: most { $level }.
   *[other] { $player } tábort ver { FORM($space, "the") } mezőn: most { $level }.
}
story-built = { WHO($player) ->
    [you] Tábort versz { FORM($spaces, "the") } mezőn { FORM($amount, "for") }.
   *[other] { $player } tábort ver { FORM($spaces, "the") } mezőn { FORM($amount, "for") }.
}
event-bankrupt = { WHO($player) ->
    [you] Csődbe mentél, és hazarepülsz. Ami maradt, azt { $other } kapja.
   *[other] { WHO($other) ->
        [you] { $player } csődbe ment, és hazarepül. Ami maradt, azt te kapod.
       *[other] { $player } csődbe ment, és hazarepül. Ami maradt, azt { $other } kapja.
    }
}
event-game-over = Véget ért az utazás: { $players } megnyerte a játékot.
event-game-over-shared = Véget ért az utazás: { $players } közösen nyert.

character-1 = Poncsó vadőr
character-2 = Kerülő kapitány
character-3 = Luxus ügynök
character-4 = Hajnal cserkész
says-careful-buys = Előbb megnéztem a térképen.
says-careful-earns = Ezt az útikasszámba teszem.
says-careful-pays = Erre csomagoltam tartalék pénzt.
says-careful-wins = Hazaértem, és minden csomagom megvan!
says-bold-buys = Megláttam, megszerettem, megvettem!
says-bold-earns = Megvan a következő repülőjegyem ára!
says-bold-pays = Elkönyvelem kalandnak.
says-bold-wins = Bejártam a világot, és meg is nyertem!
says-haggler-buys = Helyi áron adták nekem.
says-haggler-earns = A kilátást ingyen adom hozzá.
says-haggler-pays = Pedig csoportos kedvezményt kértem.
says-haggler-wins = Kedvezménnyel jártam be a világot!
