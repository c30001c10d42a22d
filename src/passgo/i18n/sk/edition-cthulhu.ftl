# Názvy vydania cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, krátka hra
word-street = bytosť
word-street-loc = bytosti
word-street-acc = bytosť
word-streets = bytosti
word-streets-loc = bytostiach
word-streets-with = s bytosťami
word-house = krypta
    .each = každú kryptu
word-houses = krypty
word-houses-gen = krýpt
word-houses-loc = kryptách
word-hotel = mauzóleum
    .each = každé mauzóleum
word-houses-four = štyri krypty
word-hotel-gen = mauzólea
word-hotels = mauzóleá
word-hotels-gen = mauzóleí
level-houses = { $count ->
    [one] { $count } krypta
    [few] { $count } krypty
    [many] { $count } krypty
   *[other] { $count } krýpt
}
    .left = { $count ->
        [one] zostáva { $count } krypta
        [few] zostávajú { $count } krypty
        [many] zostáva { $count } krypty
       *[other] zostáva { $count } krýpt
    }
    .acc = { $count ->
        [one] { $count } kryptu
        [few] { $count } krypty
        [many] { $count } krypty
       *[other] { $count } krýpt
    }
level-hotel = mauzóleum
    .left = zostáva mauzóleum
level-hotels = { $count ->
    [one] { $count } mauzóleum
    [few] { $count } mauzóleá
    [many] { $count } mauzólea
   *[other] { $count } mauzóleí
}
    .left = { $count ->
        [one] zostáva { $count } mauzóleum
        [few] zostávajú { $count } mauzóleá
        [many] zostáva { $count } mauzólea
       *[other] zostáva { $count } mauzóleí
    }
    .acc = { $count ->
        [one] { $count } mauzóleum
        [few] { $count } mauzóleá
        [many] { $count } mauzólea
       *[other] { $count } mauzóleí
    }
group-brown = Hnedá
group-light-blue = Bledomodrá
group-pink = Ružová
group-orange = Oranžová
group-red = Červená
group-yellow = Žltá
group-green = Zelená
group-dark-blue = Tmavomodrá
group-stations = Doprava
group-utilities = Inštitúcie
deck-sanity = Príčetnosť
    .of = Príčetnosti
deck-knowledge = Poznanie
    .of = Poznania
kind-station = dopravný prostriedok
    .next = najbližšie políčko s dopravným prostriedkom
kind-utility = inštitúcia
    .next = najbližšie políčko s inštitúciou
token-necronomicon = Necronomicon
token-cultists-tablet = Tabuľka kultistov
token-cthulhu-statuette = Soška Cthulhu
token-shining-trapezohedron = Žiariaci Trapezohedron
token-hound-amulet = Amulet psa
token-dagon-dagger = Dagonova dýka
space-go = ŠTART
space-ghoul = Ghúl
    .acc = Ghúla
space-knowledge = Poznanie
space-zoog = Zoog
    .acc = Zooga
space-research-fee = Poplatok za výskum
space-ship = Loď
space-night-gaunt = Nočný des
space-sanity = Príčetnosť
space-rat-thing = Potkaní tvor
    .acc = Potkanieho tvora
space-wilbur-whateley = Wilbur Whateley
    .acc = Wilbura Whateleyho
space-jail = Väzenie
space-deep-one = Tvor z hlbín
    .acc = Tvora z hlbín
space-miskatonic-university = Miskatonická univerzita
    .board = Miska{ "\u00AD" }tonická univerzita
    .acc = Miskatonickú univerzitu
space-dagon = Dagon
    .acc = Dagona
space-hydra = Hydra
    .acc = Hydru
space-train = Vlak
space-mi-go = Mi-Go
space-elder-thing = Prastará bytosť
    .acc = Prastarú bytosť
space-shoggoth = Šoggoth
    .acc = Šoggotha
space-free-parking = Parkovanie zdarma
space-hound-of-the-void = Pes z prázdnoty
    .acc = Psa z prázdnoty
space-flying-polyp = Lietajúci polyp
    .acc = Lietajúceho polypa
space-great-race = Veľká rasa
    .acc = Veľkú rasu
space-dream-journey = Cesta snom
    .acc = Cestu snom
space-colour-from-space = Farba z vesmíru
    .acc = Farbu z vesmíru
space-star-spawn = Hviezdny splodenec
    .acc = Hviezdneho splodenca
space-sanatorium = Blázinec
space-hastur = Hastur
    .acc = Hastura
space-go-to-jail = Choď do väzenia
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
    .acc = Nyarlathotepa
space-yog-sothoth = Yog-Sothoth
    .acc = Yog-Sothotha
space-automobile = Automobil
space-azathoth = Azathoth
    .acc = Azathotha
space-examination-fee = Poplatok za vyšetrenie
space-great-cthulhu = Veľký Cthulhu
    .acc = Veľkého Cthulhu
