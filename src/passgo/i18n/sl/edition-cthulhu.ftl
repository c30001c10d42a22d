# Imena izdaje cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, kratka igra
word-street = pošast
word-streets = pošasti
word-streets-change = pošasti
word-street-loc = pošasti
word-street-acc = pošast
word-streets-gen = pošasti
word-streets-loc = pošastih
word-streets-ins = s pošastmi
word-house = kripta
word-houses = kripte
word-houses-all = vse kripte
word-houses-four = štiri kripte
word-houses-gen = kript
word-hotel = mavzolej
word-hotel-ins = mavzolejem
word-hotel-gen = mavzoleja
word-hotels = mavzoleji
word-hotels-acc = mavzoleje
word-hotels-all = vsi mavzoleji
word-hotels-gen = mavzolejev
level-houses = { $count ->
    [one] { $count } kripta
    [two] { $count } kripti
    [few] { $count } kripte
   *[other] { $count } kript
}
    .acc = { $count ->
        [one] { $count } kripto
        [two] { $count } kripti
        [few] { $count } kripte
       *[other] { $count } kript
    }
level-hotel = mavzolej
level-hotels = { $count ->
    [one] { $count } mavzolej
    [two] { $count } mavzoleja
    [few] { $count } mavzoleji
   *[other] { $count } mavzolejev
}
    .acc = { $count ->
        [one] { $count } mavzolej
        [two] { $count } mavzoleja
        [few] { $count } mavzoleje
       *[other] { $count } mavzolejev
    }
group-brown = Rjava
group-light-blue = Svetlo modra
group-pink = Rožnata
group-orange = Oranžna
group-red = Rdeča
group-yellow = Rumena
group-green = Zelena
group-dark-blue = Temno modra
group-stations = Prevozna sredstva
group-utilities = Ustanove
deck-sanity = Razum
deck-knowledge = Znanje
kind-station = prevozno sredstvo
    .ins = s prevoznim sredstvom
kind-utility = ustanova
    .ins = z ustanovo
token-necronomicon = Necronomicon
token-cultists-tablet = Tablica kultistov
token-cthulhu-statuette = Cthulhujev kipec
token-shining-trapezohedron = Sijoči trapezoeder
token-hound-amulet = Amulet goniča
token-dagon-dagger = Dagonovo bodalo
space-go = START
space-ghoul = Gul
    .acc = Gula
space-knowledge = Znanje
space-zoog = Zoog
    .acc = Zooga
space-research-fee = Stroški raziskav
space-ship = Ladja
    .acc = Ladjo
space-night-gaunt = Nočna prikazen
    .acc = Nočno prikazen
space-sanity = Razum
space-rat-thing = Podganji stvor
    .acc = Podganjega stvora
space-wilbur-whateley = Wilbur Whateley
    .acc = Wilburja Whateleyja
space-jail = Zapor
space-deep-one = Globinec
    .acc = Globinca
space-miskatonic-university = Univerza Miskatonic
    .acc = Univerzo Miskatonic
space-dagon = Dagon
    .acc = Dagona
space-hydra = Hidra
    .acc = Hidro
space-train = Vlak
space-mi-go = Mi-Go
space-elder-thing = Pradavni stvor
    .acc = Pradavnega stvora
space-shoggoth = Shoggoth
    .acc = Shoggotha
space-free-parking = Prosto parkiranje
space-hound-of-the-void = Pes iz praznine
    .acc = Psa iz praznine
space-flying-polyp = Leteči polip
    .acc = Letečega polipa
space-great-race = Velika rasa
    .acc = Veliko raso
space-dream-journey = Potovanje v sanje
space-colour-from-space = Barva iz vesolja
    .acc = Barvo iz vesolja
space-star-spawn = Zvezdni zarod
space-sanatorium = Norišnica
    .acc = Norišnico
space-hastur = Hastur
    .acc = Hasturja
space-go-to-jail = Pojdi v zapor
space-shub-niggurath = Shub-Niggurath
    .acc = Shub-Nigguratha
space-nyarlathotep = Nyarlathotep
    .acc = Nyarlathotepa
    .board = Nyarla{ "\u00AD" }thotep
space-yog-sothoth = Yog-Sothoth
    .acc = Yog-Sothotha
space-automobile = Avtomobil
space-azathoth = Azathoth
    .acc = Azathotha
space-examination-fee = Stroški pregleda
space-great-cthulhu = Veliki Cthulhu
    .acc = Velikega Cthulhuja
