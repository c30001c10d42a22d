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
