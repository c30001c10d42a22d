# Nazwy wydania cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, krótka gra
word-house = krypta
word-hotel = mauzoleum
level-houses = { $count ->
    [one] { $count } krypta
    [few] { $count } krypty
    [many] { $count } krypt
   *[other] { $count } krypty
}
level-hotel = mauzoleum
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
deck-knowledge = Wiedza
kind-station = środek transportu
kind-utility = instytucja
token-necronomicon = Necronomicon
token-cultists-tablet = Tablica kultystów
token-cthulhu-statuette = Posążek Cthulhu
token-shining-trapezohedron = Lśniący Trapezohedron
token-hound-amulet = Amulet Ogara
token-dagon-dagger = Sztylet Dagona
space-go = START
space-ghoul = Ghul
space-knowledge = Wiedza
space-zoog = Zoog
space-research-fee = Opłata za badania
space-ship = Statek
space-night-gaunt = Nocna zmora
space-sanity = Poczytalność
space-rat-thing = Szczuro-stwór
space-wilbur-whateley = Wilbur Whateley
space-jail = Więzienie
space-deep-one = Istota z głębin
space-miskatonic-university = Uniwersytet Miskatonic
space-dagon = Dagon
space-hydra = Hydra
space-train = Pociąg
space-mi-go = Mi-Go
space-elder-thing = Starsza Istota
space-shoggoth = Shoggoth
space-free-parking = Bezpłatny parking
space-hound-of-the-void = Ogar z Otchłani
space-flying-polyp = Latający Polip
space-great-race = Wielka Rasa
space-dream-journey = Senna podróż
space-colour-from-space = Kolor z kosmosu
space-star-spawn = Gwiezdny Pomiot
space-sanatorium = Dom dla obłąkanych
space-hastur = Hastur
space-go-to-jail = Idź do więzienia
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automobil
space-azathoth = Azathoth
space-examination-fee = Opłata za badanie lekarskie
space-great-cthulhu = Wielki Cthulhu
