# A Cthulhu-változat nevei.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, rövid játék
word-street = lénymező
word-street-onto = lénymezőre
word-street-its = lénymezője
word-street-its-acc = lénymezőjét
word-street-on = lénymezőn
word-streets = lénymezők
word-streets-onto-its = lénymezőire
word-streets-with = lénymezőkkel
word-house = kripta
word-houses = kripták
word-houses-full = minden kripta
word-house-dat = kriptának
word-hotel = mauzóleum
word-hotels = mauzóleumok
word-hotels-its = mauzóleuma
word-street-acc = lénymezőt
level-houses = { $count ->
    [one] { $count } kripta
   *[other] { $count } kripta
}
    .acc = { $count } kriptát
level-hotel = mauzóleum
level-hotels = { $count ->
    [one] { $count } mauzóleum
   *[other] { $count } mauzóleum
}
    .acc = { $count } mauzóleumot
group-brown = Barna
group-light-blue = Világoskék
group-pink = Rózsaszín
group-orange = Narancssárga
group-red = Piros
group-yellow = Sárga
group-green = Zöld
group-dark-blue = Sötétkék
group-stations = Járművek
group-utilities = Intézmények
deck-sanity = Józan ész
deck-knowledge = Tudás
kind-station = jármű
    .to = járműre
kind-utility = intézmény
    .to = intézményre
token-necronomicon = Necronomicon
token-cultists-tablet = A kultisták táblája
token-cthulhu-statuette = Cthulhu-szobrocska
token-shining-trapezohedron = Ragyogó trapezoéder
token-hound-amulet = Kutyaamulett
token-dagon-dagger = Dagon tőre
space-go = START
    .the = a START
space-ghoul = Ghoul
    .the = a Ghoul
space-knowledge = Tudás
    .the = a Tudás
space-zoog = Zúg
    .the = a Zúg
space-research-fee = Kutatási díj
    .the = a Kutatási díj
space-ship = Hajó
    .the = a Hajó
space-night-gaunt = Éji lidérc
    .the = az Éji lidérc
space-sanity = Józan ész
    .the = a Józan ész
space-rat-thing = Patkánylény
    .board = Patkány{ "\u00AD" }lény
    .the = a Patkánylény
space-wilbur-whateley = Wilbur Whateley
    .the = a Wilbur Whateley
space-jail = Börtön
    .the = a Börtön
space-deep-one = Mélységlakó
    .board = Mélység{ "\u00AD" }lakó
    .the = a Mélységlakó
space-miskatonic-university = Miskatonic Egyetem
    .the = a Miskatonic Egyetem
space-dagon = Dagon
    .the = a Dagon
space-hydra = Hydra
    .the = a Hydra
space-train = Vonat
    .the = a Vonat
space-mi-go = Mi-Go
    .the = a Mi-Go
space-elder-thing = Ősi Lény
    .the = az Ősi Lény
space-shoggoth = Shoggoth
    .the = a Shoggoth
space-free-parking = Ingyenes parkoló
    .the = az Ingyenes parkoló
space-hound-of-the-void = Űrkopó
    .the = az Űrkopó
space-flying-polyp = Repülő polip
    .the = a Repülő polip
space-great-race = Nagy Faj
    .the = a Nagy Faj
space-dream-journey = Álomutazás
    .the = az Álomutazás
space-colour-from-space = Szín az űrből
    .the = a Szín az űrből
space-star-spawn = Csillagivadék
    .board = Csillag{ "\u00AD" }ivadék
    .the = a Csillagivadék
space-sanatorium = Elmegyógyintézet
    .board = Elme{ "\u00AD" }gyógy{ "\u00AD" }intézet
    .the = az Elmegyógyintézet
space-hastur = Hastur
    .the = a Hastur
space-go-to-jail = Menj börtönbe
    .the = a Menj börtönbe
space-shub-niggurath = Shub-Niggurath
    .the = a Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
    .the = a Nyarlathotep
space-yog-sothoth = Yog-Sothoth
    .the = a Yog-Sothoth
space-automobile = Automobil
    .the = az Automobil
space-azathoth = Azathoth
    .the = az Azathoth
space-examination-fee = Orvosi vizsgálati díj
    .the = az Orvosi vizsgálati díj
space-great-cthulhu = Nagy Cthulhu
    .the = a Nagy Cthulhu

card-advance-to = A lapszélre rajzolt térkép mutatja az utat. Lépj { FORM($space, "the") } mezőre.
card-to-go = Csak rossz álom volt. Lépj { FORM($go, "the") } mezőre, és vedd fel a fizetésedet.
card-next-station = Egyre sűrűbb a köd. Lépj a legközelebbi { FORM($space, "to") }. Tulajdonosa a dupláját kérheti.
card-next-utility = Rosszakat álmodsz. Lépj a legközelebbi { FORM($space, "to") }, és dobj. Tulajdonosa a dobás { FORM($factor, "times") } kérheti.
card-back-three = Ottfelejtetted az ódon könyvet. Lépj vissza három mezőt, és tedd, amit az a mező kér.
card-go-to-jail = Rajtakapnak, hogy holdfénynél ásol. Menj egyenesen börtönbe. Nem kapsz fizetést.
card-jail-free = Kulcs, különös fémből. Tartsd meg ezt a kártyát: egyszer kiszabadít a börtönből, vagy eladhatod.
card-general-repairs = Megmozdultak a kövek. Fizess minden { $house-name } után { FORM($house, "acc") }, minden { $hotel-name } után { FORM($hotel, "acc") }.
card-speeding = Túl gyorsan hajtottál. Ami követett, az is. Fizess { FORM($amount, "acc") }.
card-elected-chair = Titkos társaságod titok marad, de ennek ára van. Fizess minden játékosnak { FORM($amount, "acc") }.
card-dividend = Halászati részvényeid gyanúsan jól fizetnek. Kapsz { FORM($amount, "acc") }.
card-loan-matures = Partra sodródik egy régi adósod, és fizet. Kapsz { FORM($amount, "acc") }.
card-bank-error = A Bank tisztviselője rosszul aludt, és a javadra téved. Kapsz { FORM($amount, "acc") }.
card-doctor = Erősítő cseppek az idegeidre. Fizess { FORM($amount, "acc") }.
card-sale-of-stock = Még telihold előtt eladod a részvényeidet. Kapsz { FORM($amount, "acc") }.
card-holiday-fund = Lemondod a tengerparti nyaralást. Kapsz { FORM($amount, "acc") }.
card-tax-refund = Adó-visszatérítés, ismeretlen kézírással aláírva. Kapsz { FORM($amount, "acc") }.
card-birthday = A születésnapodra együtt állnak a csillagok. Minden játékostól kapsz { FORM($amount, "acc") }.
card-life-insurance = Eltűntnek nyilvánítanak, és fizet a biztosítód. Kapsz { FORM($amount, "acc") }.
card-hospital = A klinika pihenést ír elő, és eltilt a könyvektől. Fizess { FORM($amount, "acc") }.
card-school-fees = Tanfolyam holt nyelvekből. Fizess { FORM($amount, "acc") }.
card-consultancy-fee = Azt tanácsolod, ne nyissák ki a ládát. Kapsz { FORM($amount, "acc") }.
card-street-repairs = Elvitte az utat a dagály. Fizess minden { $house-name } után { FORM($house, "acc") }, minden { $hotel-name } után { FORM($hotel, "acc") }.
card-second-prize = Második lett az árapályról írt esszéd. Kapsz { FORM($amount, "acc") }.
card-inheritance = Egy nagybácsi, akire senki sem emlékszik, rád hagy egy útiládát. Kapsz { FORM($amount, "acc") }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Börtönbe kerülsz: éjjeli ásáson kaptak.
   *[other] { $player } börtönbe kerül: éjjeli ásáson kapták.
}
story-roll-jailed = { WHO($player) ->
    [you] Egy { FORM($dice, "roll") } dobással börtönbe kerülsz: éjjeli ásáson kaptak.
   *[other] { $player } egy { FORM($dice, "roll") } dobással börtönbe kerül: éjjeli ásáson kapták.
}
event-freed = { WHO($player) ->
    [you] Magától kinyílik a zár: kiszabadulsz a börtönből.
   *[other] Magától kinyílik a zár: { $player } kiszabadul a börtönből.
}
story-salary = Újabb nap ép ésszel: a { $go } mezőért { $amount } jár.
event-salary = { WHO($player) ->
    [you] Újabb nap ép ésszel: áthaladsz { FORM($go, "the") } mezőn, és { FORM($amount, "acc") } kapsz.
   *[other] Újabb nap ép ésszel: { $player } áthalad { FORM($go, "the") } mezőn, és { FORM($amount, "acc") } kap.
}
story-roll-tax = { WHO($player) ->
    [you] Egy { FORM($dice, "roll") } dobással { FORM($space, "the") } mezőre lépsz, és { FORM($amount, "acc") } fizetsz. Hogy miért, senki sem mondja.
   *[other] { $player } egy { FORM($dice, "roll") } dobással { FORM($space, "the") } mezőre lép, és { FORM($amount, "acc") } fizet. Hogy miért, senki sem mondja.
}
story-tax = { WHO($player) ->
    [you] Rálépsz { FORM($space, "the") } mezőre, és { FORM($amount, "acc") } fizetsz. Hogy miért, senki sem mondja.
   *[other] { $player } rálép { FORM($space, "the") } mezőre, és { FORM($amount, "acc") } fizet. Hogy miért, senki sem mondja.
}
event-paid-tax = { WHO($player) ->
    [you] { FORM($amount, "acc") } fizetsz { FORM($space, "the") } mezőért. Hogy miért, senki sem mondja.
   *[other] { $player } { FORM($amount, "acc") } fizet { FORM($space, "the") } mezőért. Hogy miért, senki sem mondja.
}
event-built = { WHO($player) ->
    [you] Ásatsz { FORM($space, "the") } mezőn { FORM($amount, "for") }: most { $level }.
   *[other] { $player } ásat { FORM($space, "the") } mezőn { FORM($amount, "for") }: most { $level }.
}
event-built-won = { WHO($player) ->
    [you] Ásatsz { FORM($space, "the") } mezőn: most { $level }.
   *[other] { $player } ásat { FORM($space, "the") } mezőn: most { $level }.
}
story-built = { WHO($player) ->
    [you] Ásatsz { FORM($spaces, "the") } mezőn { FORM($amount, "for") }.
   *[other] { $player } ásat { FORM($spaces, "the") } mezőn { FORM($amount, "for") }.
}
event-bankrupt = { WHO($player) ->
    [you] Csődbe mentél, de ez a csillagokat hidegen hagyja. Ami maradt, azt { $other } kapja.
   *[other] { WHO($other) ->
        [you] { $player } csődbe ment, de ez a csillagokat hidegen hagyja. Ami maradt, azt te kapod.
       *[other] { $player } csődbe ment, de ez a csillagokat hidegen hagyja. Ami maradt, azt { $other } kapja.
    }
}
event-game-over = Együtt állnak a csillagok: { $players } megnyerte a játékot.
event-game-over-shared = Együtt állnak a csillagok: { $players } közösen nyert.

character-1 = Gyertya doktor
character-2 = Orkán kapitány
character-3 = Pergamen kalmár
character-4 = Csitt gondnok
character-5 = Kurázsi tudós
character-6 = Kuriózum ügynök
says-careful-buys = Megvettem. Bele nem nézek.
says-careful-earns = Ma éjjel kicsit jobban alszom.
says-careful-pays = Fizettem, és nem kérdeztem semmit.
says-careful-wins = Nyertem, és még az eszem is megvan.
says-bold-buys = Suttog? Akkor viszem!
says-bold-earns = Tudtam, hogy a sötétség kifizetődik!
says-bold-pays = A tengeren ennél többet is vesztettem.
says-bold-wins = A mélybe néztem, és nyertem!
says-haggler-buys = Az átkot lealkudtam róla.
says-haggler-earns = Bármilyen régi érmét elfogadok.
says-haggler-pays = Ritka könyvet kínáltam helyette.
says-haggler-wins = Még a dagály is jó árat adott nekem.
