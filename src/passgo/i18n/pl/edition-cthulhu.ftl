# Nazwy wydania cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, krótka gra
word-street = istota
word-streets = istoty
word-street-loc = istocie
word-street-acc = istotę
word-streets-gen = istot
word-streets-loc = istotach
word-streets-ins = istotami
word-house = krypta
    .each = każdą kryptę
word-houses = krypty
word-houses-gen = krypt
word-houses-loc = kryptach
word-hotel = mauzoleum
    .each = każde mauzoleum
word-hotel-gen = mauzoleum
word-hotels = mauzolea
word-hotels-gen = mauzoleów
level-houses = { $count ->
    [one] { $count } krypta
    [few] { $count } krypty
    [many] { $count } krypt
   *[other] { $count } krypty
}
    .acc = { $count ->
        [one] { $count } kryptę
        [few] { $count } krypty
        [many] { $count } krypt
       *[other] { $count } krypty
    }
    .left = { $count ->
        [one] zostaje { $count } krypta
        [few] zostają { $count } krypty
        [many] zostaje { $count } krypt
       *[other] zostaje { $count } krypty
    }
level-hotel = mauzoleum
    .left = zostaje mauzoleum
level-hotels = { $count ->
    [one] { $count } mauzoleum
    [few] { $count } mauzolea
    [many] { $count } mauzoleów
   *[other] { $count } mauzoleum
}
    .acc = { $count ->
        [one] { $count } mauzoleum
        [few] { $count } mauzolea
        [many] { $count } mauzoleów
       *[other] { $count } mauzoleum
    }
    .left = { $count ->
        [one] zostaje { $count } mauzoleum
        [few] zostają { $count } mauzolea
        [many] zostaje { $count } mauzoleów
       *[other] zostaje { $count } mauzoleum
    }
group-brown = Brązowy
group-light-blue = Błękitny
group-pink = Różowy
group-orange = Pomarańczowy
group-red = Czerwony
group-yellow = Żółty
group-green = Zielony
group-dark-blue = Granatowy
group-stations = Środki transportu
group-utilities = Instytucje
deck-sanity = Poczytalność
    .of = Poczytalności
deck-knowledge = Wiedza
    .of = Wiedzy
kind-station = środek transportu
    .next = najbliższe pole środka transportu
kind-utility = instytucja
    .next = najbliższe pole instytucji
token-necronomicon = Necronomicon
token-cultists-tablet = Tablica kultystów
token-cthulhu-statuette = Posążek Cthulhu
token-shining-trapezohedron = Lśniący Trapezohedron
token-hound-amulet = Amulet Ogara
token-dagon-dagger = Sztylet Dagona
space-go = START
space-ghoul = Ghul
    .acc = Ghula
space-knowledge = Wiedza
space-zoog = Zoog
    .acc = Zooga
space-research-fee = Opłata za badania naukowe
space-ship = Statek
space-night-gaunt = Nocna zmora
    .acc = Nocną zmorę
space-sanity = Poczytalność
    .board = Poczytal{ "\u00AD" }ność
space-rat-thing = Szczurostwór
    .board = Szczuro{ "\u00AD" }stwór
    .acc = Szczurostwora
space-wilbur-whateley = Wilbur Whateley
    .acc = Wilbura Whateleya
space-jail = Więzienie
space-deep-one = Istota z głębin
    .acc = Istotę z głębin
space-miskatonic-university = Uniwersytet Miskatonic
    .board = Uniwer{ "\u00AD" }sytet Miskatonic
space-dagon = Dagon
    .acc = Dagona
space-hydra = Hydra
    .acc = Hydrę
space-train = Pociąg
space-mi-go = Mi-Go
space-elder-thing = Starsza Istota
    .acc = Starszą Istotę
space-shoggoth = Shoggoth
    .acc = Shoggotha
space-free-parking = Bezpłatny parking
space-hound-of-the-void = Ogar z Otchłani
    .acc = Ogara z Otchłani
space-flying-polyp = Latający Polip
    .acc = Latającego Polipa
space-great-race = Wielka Rasa
    .acc = Wielką Rasę
space-dream-journey = Senna podróż
    .acc = Senną podróż
space-colour-from-space = Kolor z kosmosu
space-star-spawn = Gwiezdny Pomiot
space-sanatorium = Dom dla obłąkanych
space-hastur = Hastur
    .acc = Hastura
space-go-to-jail = Idź do więzienia
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
    .acc = Nyarlathotepa
space-yog-sothoth = Yog-Sothoth
    .acc = Yog-Sothotha
space-automobile = Automobil
space-azathoth = Azathoth
    .acc = Azathotha
space-examination-fee = Opłata za badanie lekarskie
space-great-cthulhu = Wielki Cthulhu
    .acc = Wielkiego Cthulhu
