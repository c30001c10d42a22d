# Názvy vydania voyage.

edition-voyage = Cesta
word-street = parcela
word-street-loc = parcele
word-street-acc = parcelu
word-streets = parcely
word-streets-loc = parcelách
word-streets-with = s parcelami
word-jail = Mesiac
word-jail-into = na Mesiac
word-jail-from = z Mesiaca
word-jail-in = na Mesiaci
word-jail-card = karta Mesiaca
word-jail-card-gen = karty Mesiaca
word-jail-card-acc = kartu Mesiaca
word-jail-cards = karty Mesiaca
word-house = stan
    .each = každý stan
word-houses = stany
word-houses-gen = stanov
word-houses-loc = stanoch
word-hotel = karavan
    .each = každý karavan
word-houses-four = štyri stany
word-hotel-gen = karavanu
word-hotels = karavany
word-hotels-gen = karavanov
level-houses = { $count ->
    [one] { $count } stan
    [few] { $count } stany
    [many] { $count } stanu
   *[other] { $count } stanov
}
    .left = { $count ->
        [one] zostáva { $count } stan
        [few] zostávajú { $count } stany
        [many] zostáva { $count } stanu
       *[other] zostáva { $count } stanov
    }
level-hotel = karavan
    .left = zostáva karavan
level-hotels = { $count ->
    [one] { $count } karavan
    [few] { $count } karavany
    [many] { $count } karavanu
   *[other] { $count } karavanov
}
    .left = { $count ->
        [one] zostáva { $count } karavan
        [few] zostávajú { $count } karavany
        [many] zostáva { $count } karavanu
       *[other] zostáva { $count } karavanov
    }
group-brown = Príliv
group-light-blue = Dúha
group-pink = Západ slnka
group-orange = Monzún
group-red = Sopka
group-yellow = Padajúce hviezdy
group-green = Polárna žiara
group-dark-blue = Spln
group-stations = Letiská
group-utilities = Doprava
deck-command = Rozkaz
    .of = Rozkazu
deck-decision = Rozhodnutie
    .of = Rozhodnutia
kind-station = letisko
    .next = najbližšie letisko
kind-utility = dopravný prostriedok
    .next = najbližšie políčko s dopravným prostriedkom
token-suitcase = Kufor
token-camera = Fotoaparát
token-compass = Kompas
token-balloon = Balón
space-start = ŠTART
space-bay-of-fundy = Záliv Fundy
space-decision = Rozhodnutie
    .board = Rozhod{ "\u00AD" }nutie
space-mont-saint-michel = Mont Saint-Michel
space-tax = Daň
space-athens-airport = Letisko Atény
space-victoria-falls = Viktóriine vodopády
space-command = Rozkaz
space-iguazu = Iguazú
space-niagara = Niagara
    .acc = Niagaru
space-the-moon = Mesiac
space-santorini = Santorini
space-railway = Železnica
    .acc = Železnicu
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Letisko Káhira
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
space-denver-airport = Letisko Denver
space-atacama = Atacama
    .acc = Atacamu
space-la-palma = La Palma
    .acc = La Palmu
space-eurotunnel = Eurotunel
space-wadi-rum = Vádí Rum
space-go-to-the-moon = Leť na Mesiac
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
space-sydney-airport = Letisko Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himaláje

# Na tejto ploche sa namiesto do väzenia letí na Mesiac.
event-jailed = { WHO($player) ->
    [you] Letíš na Mesiac.
   *[other] { $player } letí na Mesiac.
}
event-freed = { WHO($player) ->
    [you] Opúšťaš Mesiac.
   *[other] { $player } opúšťa Mesiac.
}
event-freed-fine = { WHO($player) ->
    [you] Platíš { FORM($amount, "acc") } a opúšťaš Mesiac.
   *[other] { $player } platí { FORM($amount, "acc") } a opúšťa Mesiac.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Zostávaš na Mesiaci (pokus { $count }).
   *[other] { $player } zostáva na Mesiaci (pokus { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Hádžeš { $dice } a letíš na Mesiac.
   *[other] { $player } hádže { $dice } a letí na Mesiac.
}
story-roll-stayed = { WHO($player) ->
    [you] Hádžeš { $dice } a zostávaš na Mesiaci (pokus { $count }).
   *[other] { $player } hádže { $dice } a zostáva na Mesiaci (pokus { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Za návrat z Mesiaca máš zaplatiť { FORM($amount, "acc") }.
   *[other] { $player } má zaplatiť { FORM($amount, "acc") } za návrat z Mesiaca.
}
event-paid-fine = { WHO($player) ->
    [you] Platíš { FORM($amount, "acc") } za návrat z Mesiaca.
   *[other] { $player } platí { FORM($amount, "acc") } za návrat z Mesiaca.
}
event-card-shown = { WHO($player) ->
    [you] Ukazuješ kartu Mesiaca.
   *[other] { $player } ukazuje kartu Mesiaca.
}
event-card-used = { WHO($player) ->
    [you] Používaš kartu a opúšťaš Mesiac.
   *[other] { $player } používa kartu a opúšťa Mesiac.
}
awaiting-you-roll-jail = Si na Mesiaci. Ako sa chceš vrátiť?
act-fine = Vrátiť sa z Mesiaca za { FORM($amount, "acc") }
act-card = Použiť kartu a opustiť Mesiac
deal-cards = Karty Mesiaca
deal-card-price = Kartu Mesiaca nemožno prenechať za menej než { FORM($amount, "acc") }.
about-jail = Len na návšteve alebo na Mesiaci
about-go-to-jail = Leť na Mesiac
player-in-jail = na Mesiaci
jail-cards = { $count ->
    [one] { $count } karta Mesiaca
    [few] { $count } karty Mesiaca
    [many] { $count } karty Mesiaca
   *[other] { $count } kariet Mesiaca
}
    .acc = { $count ->
        [one] { $count } kartu Mesiaca
        [few] { $count } karty Mesiaca
        [many] { $count } karty Mesiaca
       *[other] { $count } kariet Mesiaca
    }
card-go-to-jail = Leť na Mesiac. Výplatu nedostaneš.
card-jail-free = Nechaj si túto kartu: raz ťa dostane z Mesiaca. Môžeš ju aj predať.
