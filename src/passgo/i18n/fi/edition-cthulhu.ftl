# Cthulhu-version nimet.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, lyhyt peli
word-street = olentoruutu
word-streets = olentoruudut
word-street-gen = olentoruudun
word-street-onto = olentoruudulle
word-street-on = olentoruudulla
word-streets-from = olentoruuduista
word-streets-gen = olentoruutujen
word-streets-onto = olentoruuduille
word-streets-with = olentoruuduilla
word-house = krypta
    .per = kryptasta
word-houses = kryptat
word-houses-gen = kryptojen
word-house-part = kryptaa
word-hotel = mausoleumi
    .per = mausoleumista
word-hotel-part = mausoleumia
word-hotel-gen = mausoleumin
word-hotels = mausoleumit
word-hotels-gen = mausoleumien
word-house-gen = kryptan
level-houses = { $count ->
    [one] { $count } krypta
   *[other] { $count } kryptaa
}
    .acc = { $count ->
        [one] { $count } kryptan
       *[other] { $count } kryptaa
    }
level-hotel = mausoleumi
level-hotels = { $count ->
    [one] { $count } mausoleumi
   *[other] { $count } mausoleumia
}
    .acc = { $count ->
        [one] { $count } mausoleumin
       *[other] { $count } mausoleumia
    }
group-brown = Ruskea
    .set = ruskean ryhmän
group-light-blue = Vaaleansininen
    .set = vaaleansinisen ryhmän
group-pink = Vaaleanpunainen
    .set = vaaleanpunaisen ryhmän
group-orange = Oranssi
    .set = oranssin ryhmän
group-red = Punainen
    .set = punaisen ryhmän
group-yellow = Keltainen
    .set = keltaisen ryhmän
group-green = Vihreä
    .set = vihreän ryhmän
group-dark-blue = Tummansininen
    .set = tummansinisen ryhmän
group-stations = Kulkuneuvot
    .set = kulkuneuvojen ryhmän
group-utilities = Instituutiot
    .set = instituutioiden ryhmän
deck-sanity = Järki
    .acc = Järki-kortin
    .deck = Järki-pakka
deck-knowledge = Tieto
    .acc = Tieto-kortin
    .deck = Tieto-pakka
kind-station = kulkuneuvo
    .next = seuraavaan kulkuneuvoon
kind-utility = instituutio
    .next = seuraavaan instituutioon
token-necronomicon = Necronomicon
token-cultists-tablet = Kultistien taulu
token-cthulhu-statuette = Cthulhu-patsas
token-shining-trapezohedron = Hohtava trapetsoedri
token-hound-amulet = Koira-amuletti
token-dagon-dagger = Dagonin tikari
space-go = LÄHTÖ
space-ghoul = Ghouli
space-knowledge = Tieto
space-zoog = Zoog
space-research-fee = Tutkimusmaksu
    .board = Tutkimus{ "\u00AD" }maksu
    .gender = tax
    .tax = tutkimusmaksua
space-ship = Laiva
space-night-gaunt = Yökalmo
space-sanity = Järki
space-rat-thing = Rottaolento
    .board = Rotta{ "\u00AD" }olento
    .gen = Rottaolennon
space-wilbur-whateley = Wilbur Whateley
space-jail = Vankila
space-deep-one = Syväläinen
space-miskatonic-university = Miskatonicin yliopisto
    .board = Miska{ "\u00AD" }tonicin yliopisto
space-dagon = Dagon
space-hydra = Hydra
space-train = Juna
space-mi-go = Mi-Go
space-elder-thing = Muinaisolento
    .board = Muinais{ "\u00AD" }olento
    .gen = Muinaisolennon
space-shoggoth = Shoggoth
space-free-parking = Vapaa pysäköinti
space-hound-of-the-void = Tyhjyyden koira
space-flying-polyp = Lentävä polyyppi
    .gen = Lentävän polyypin
space-great-race = Suuri rotu
    .gen = Suuren rodun
space-dream-journey = Unimatka
space-colour-from-space = Väri avaruudesta
    .board = Väri avaruu{ "\u00AD" }desta
    .gen = Värin avaruudesta
space-star-spawn = Tähtisikiö
space-sanatorium = Mielisairaala
    .board = Mieli{ "\u00AD" }sairaala
space-hastur = Hastur
space-go-to-jail = Mene vankilaan
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Auto
space-azathoth = Azathoth
space-examination-fee = Lääkärin tarkastusmaksu
    .board = Lääkärin tarkastus{ "\u00AD" }maksu
    .gender = tax
    .tax = lääkärin tarkastusmaksua
space-great-cthulhu = Suuri Cthulhu
    .gen = Suuren Cthulhun

card-advance-to = Sivun reunaan piirretty kartta näyttää tien. Siirry ruutuun { $space }.
card-to-go = Se olikin vain unta. Siirry ruutuun { $go } ja ota palkkasi.
card-next-station = Sumu sakenee. Siirry { FORM($space, "next") }. Omistaja saa vaatia kaksinkertaisen vuokran.
card-next-utility = Näet painajaisia. Siirry { FORM($space, "next") } ja heitä noppaa. Omistaja saa vaatia heittosi { $factor }-kertaisena.
card-back-three = Vanha kirja unohtui matkan varrelle. Siirry kolme ruutua taaksepäin ja noudata sen ruudun ohjetta.
card-go-to-jail = Sinut yllätetään kaivamasta kuutamolla. Mene suoraan vankilaan. Et saa palkkaa.
card-jail-free = Avain outoa metallia. Säilytä tämä kortti: sillä pääset kerran pois vankilasta, tai voit myydä sen.
card-general-repairs = Kivet ovat liikkuneet. Maksa jokaisesta { FORM($house-name, "per") } { $house } ja jokaisesta { FORM($hotel-name, "per") } { $hotel }.
card-speeding = Ajoit liian lujaa. Samoin se, mikä sinua seurasi. Maksa { $amount }.
card-elected-chair = Vaikeneminen on kultaa: salaseurasi pysyy salassa. Anna jokaiselle pelaajalle { $amount }.
card-dividend = Kalastusosakkeesi tuottavat epäilyttävän hyvin. Ota { $amount }.
card-loan-matures = Vanha velallinen huuhtoutuu rantaan ja maksaa. Ota { $amount }.
card-bank-error = Pankin virkailija nukkui huonosti ja laskee väärin eduksesi. Ota { $amount }.
card-doctor = Vahvistavia tippoja hermoille. Maksa { $amount }.
card-sale-of-stock = Myyt osakkeesi ennen täysikuuta. Ota { $amount }.
card-holiday-fund = Peruutat lomaviikkosi meren rannalla. Ota { $amount }.
card-tax-refund = Veronpalautus, allekirjoitettu tuntemattomalla käsialalla. Ota { $amount }.
card-birthday = Tähdet asettuvat riviin syntymäpäivänäsi. Jokainen pelaaja antaa sinulle { FORM($amount, "acc") }.
card-life-insurance = Sinut ilmoitetaan kadonneeksi, ja vakuutus maksaa. Ota { $amount }.
card-hospital = Klinikka määrää lepoa ja lukukiellon. Maksa { $amount }.
card-school-fees = Kuolleiden kielten kurssi. Maksa { $amount }.
card-consultancy-fee = Neuvot pitämään lippaan kiinni. Ota { $amount }.
card-street-repairs = Nousuvesi vei tien. Maksa jokaisesta { FORM($house-name, "per") } { $house } ja jokaisesta { FORM($hotel-name, "per") } { $hotel }.
card-second-prize = Esseesi vuorovedestä tulee kilpailussa toiseksi. Ota { $amount }.
card-inheritance = Setä, jota kukaan ei muista, jättää sinulle matka-arkun. Ota { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Jäät kiinni lapio kädessä ja joudut vankilaan.
   *[other] { $player } jää kiinni lapio kädessä ja joutuu vankilaan.
}
story-roll-jailed = { WHO($player) ->
    [you] Heität { $dice }, jäät kiinni lapio kädessä ja joudut vankilaan.
   *[other] { $player } heittää { $dice }, jää kiinni lapio kädessä ja joutuu vankilaan.
}
event-freed = { WHO($player) ->
    [you] Lukko aukeaa itsestään: pääset vankilasta.
   *[other] Lukko aukeaa itsestään: { $player } pääsee vankilasta.
}
story-salary = Järki on yhä tallella: ruutu { $go } maksaa palkkaa { $amount }.
event-salary = { WHO($player) ->
    [you] Järki on yhä tallella: ohitat ruudun { $go } ja saat { FORM($amount, "acc") }.
   *[other] Järki on yhä tallella: { $player } ohittaa ruudun { $go } ja saa { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Heität { $dice }, osut ruutuun { $space } ja maksat { FORM($amount, "acc") }. Kukaan ei kerro, mistä hyvästä.
   *[other] { $player } heittää { $dice }, osuu ruutuun { $space } ja maksaa { FORM($amount, "acc") }. Kukaan ei kerro, mistä hyvästä.
}
story-tax = { WHO($player) ->
    [you] Osut ruutuun { $space } ja maksat { FORM($amount, "acc") }. Kukaan ei kerro, mistä hyvästä.
   *[other] { $player } osuu ruutuun { $space } ja maksaa { FORM($amount, "acc") }. Kukaan ei kerro, mistä hyvästä.
}
event-paid-tax = { WHO($player) ->
    [you] Maksat { GENDER($space) ->
        [tax] { FORM($space, "tax") } { FORM($amount, "acc") }
       *[other] { FORM($amount, "acc") } ruudusta { $space }
    }. Kukaan ei kerro, mistä hyvästä.
   *[other] { $player } maksaa { GENDER($space) ->
        [tax] { FORM($space, "tax") } { FORM($amount, "acc") }
       *[other] { FORM($amount, "acc") } ruudusta { $space }
    }. Kukaan ei kerro, mistä hyvästä.
}
event-built = { WHO($player) ->
    [you] Kaivat ruudussa { $space } hintaan { $amount }: nyt { $level }.
   *[other] { $player } kaivaa ruudussa { $space } hintaan { $amount }: nyt { $level }.
}
event-built-won = { WHO($player) ->
    [you] Kaivat ruudussa { $space }: nyt { $level }.
   *[other] { $player } kaivaa ruudussa { $space }: nyt { $level }.
}
story-built = { WHO($player) ->
    [you] Kaivat hintaan { $amount }: { $spaces }.
   *[other] { $player } kaivaa hintaan { $amount }: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Menet konkurssiin, eivätkä tähdet piittaa. Kaikki jäljellä oleva siirtyy { FORM($other, "to") }.
   *[other] { WHO($other) ->
        [you] { $player } menee konkurssiin, eivätkä tähdet piittaa. Kaikki jäljellä oleva siirtyy sinulle.
       *[other] { $player } menee konkurssiin, eivätkä tähdet piittaa. Kaikki jäljellä oleva siirtyy { FORM($other, "to") }.
    }
}
event-game-over = Tähdet ovat kohdallaan: { $players } voittaa pelin.
event-game-over-shared = Tähdet ovat kohdallaan. Voiton jakavat { $players }.

character-1 = Tohtori Tuikku
character-2 = Kippari Puuska
character-3 = Kauppias Käärö
character-4 = Vartija Hyssy
character-5 = Tutkija Huima
character-6 = Meklari Kumma
says-careful-buys = Ostin sen. Sisään en kurkista.
says-careful-earns = Ensi yönä nukun vähän paremmin.
says-careful-pays = Maksoin enkä kysellyt mitään.
says-careful-wins = Voitin, ja järkikin on tallella.
says-bold-buys = Kuiskiiko se? Sitten otan sen!
says-bold-earns = Tiesin, että pimeys kannattaa!
says-bold-pays = Merellä olen menettänyt enemmänkin.
says-bold-wins = Katsoin syvyyteen ja voitin!
says-haggler-buys = Tingin kirouksen pois kaupasta.
says-haggler-earns = Minulle kelpaavat kaikenikäiset kolikot.
says-haggler-pays = Tarjosin tilalle harvinaista kirjaa.
says-haggler-wins = Jopa vuorovesi antoi minulle alennusta.
