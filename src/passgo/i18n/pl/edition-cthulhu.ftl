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

# Karty, opowiedziane w tym świecie.
card-advance-to = Mapa na marginesie wskazuje drogę. Idź na pole { FORM($space, "end") }.
card-to-go = To był tylko sen. Idź na pole { $go } i weź pensję.
card-next-station = Mgła gęstnieje. Idź na { FORM($space, "next") }. Właściciel może zażądać podwójnego czynszu.
card-next-utility = Złe sny. Idź na { FORM($space, "next") } i rzuć kośćmi. Właściciel może zażądać { $factor } razy tyle, ile wypadnie.
card-back-three = Wracasz po zapomnianą księgę. Cofnij się o trzy pola i zrób to, co nakazuje nowe pole.
card-go-to-jail = Przyłapują cię na kopaniu przy świetle księżyca. Idź prosto do więzienia. Nie dostajesz pensji.
card-jail-free = Klucz z dziwnego metalu. Zachowaj tę kartę: raz pozwoli ci wyjść z więzienia. Możesz ją też sprzedać.
card-general-repairs = Kamienie się osunęły. Zapłać { FORM($house, "acc") } za { FORM($house-name, "each") } i { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-speeding = Jedziesz za szybko. To coś za tobą też. Zapłać { FORM($amount, "acc") }.
card-elected-chair = Milczenie o twoim tajnym bractwie kosztuje. Zapłać każdemu graczowi { FORM($amount, "acc") }.
card-dividend = Akcje rybackie przynoszą podejrzanie wysoką dywidendę. Weź { FORM($amount, "acc") }.
card-loan-matures = Morze wyrzuca na brzeg dawnego dłużnika, a ten płaci. Weź { FORM($amount, "acc") }.
card-bank-error = Urzędnik Banku źle spał i myli się na twoją korzyść. Weź { FORM($amount, "acc") }.
card-doctor = Tonik na ukojenie nerwów. Zapłać { FORM($amount, "acc") }.
card-sale-of-stock = Sprzedajesz akcje jeszcze przed pełnią. Weź { FORM($amount, "acc") }.
card-holiday-fund = Odwołujesz tydzień nad morzem. Weź { FORM($amount, "acc") }.
card-tax-refund = Zwrot podatku, podpisany nieznaną ręką. Weź { FORM($amount, "acc") }.
card-birthday = Na twoje urodziny gwiazdy stają w szeregu. Weź { FORM($amount, "acc") } od każdego gracza.
card-life-insurance = Ślad po tobie zaginął: wypłata z ubezpieczenia. Weź { FORM($amount, "acc") }.
card-hospital = Klinika zaleca spokój i zero książek. Zapłać { FORM($amount, "acc") }.
card-school-fees = Kurs martwych języków. Zapłać { FORM($amount, "acc") }.
card-consultancy-fee = Honorarium za radę, by nie otwierać skrzynki. Weź { FORM($amount, "acc") }.
card-street-repairs = Przypływ zabrał drogę. Zapłać { FORM($house, "acc") } za { FORM($house-name, "each") } i { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-second-prize = Twój esej o pływach zajmuje drugie miejsce. Weź { FORM($amount, "acc") }.
card-inheritance = Wuj, którego nikt nie pamięta, zostawia ci kufer. Weź { FORM($amount, "acc") }.

## Events, told in this world
event-jailed = { WHO($player) ->
    [you] Dajesz się przyłapać z łopatą i idziesz do więzienia.
   *[other] { $player } daje się przyłapać z łopatą i idzie do więzienia.
}
story-roll-jailed = { WHO($player) ->
    [you] Wyrzucasz { $dice }, dajesz się przyłapać z łopatą i idziesz do więzienia.
   *[other] { $player } wyrzuca { $dice }, daje się przyłapać z łopatą i idzie do więzienia.
}
event-freed = { WHO($player) ->
    [you] Zamek sam się otwiera: wychodzisz z więzienia.
   *[other] Zamek sam się otwiera: { $player } wychodzi z więzienia.
}
story-salary = Pole { $go } daje { FORM($amount, "acc") } za dzień przy zdrowych zmysłach.
event-salary = { WHO($player) ->
    [you] Mijasz pole { $go } i dostajesz { FORM($amount, "acc") } za dzień przy zdrowych zmysłach.
   *[other] { $player } mija pole { $go } i dostaje { FORM($amount, "acc") } za dzień przy zdrowych zmysłach.
}
story-roll-tax = { WHO($player) ->
    [you] Wyrzucasz { $dice }, stajesz na polu { $space } i płacisz { FORM($amount, "acc") }. Nikt nie mówi, za co.
   *[other] { $player } wyrzuca { $dice }, staje na polu { $space } i płaci { FORM($amount, "acc") }. Nikt nie mówi, za co.
}
story-tax = { WHO($player) ->
    [you] Stajesz na polu { $space } i płacisz { FORM($amount, "acc") }. Nikt nie mówi, za co.
   *[other] { $player } staje na polu { $space } i płaci { FORM($amount, "acc") }. Nikt nie mówi, za co.
}
event-paid-tax = { WHO($player) ->
    [you] Płacisz { FORM($amount, "acc") } na polu { FORM($space, "end") }. Nikt nie mówi, za co.
   *[other] { $player } płaci { FORM($amount, "acc") } na polu { FORM($space, "end") }. Nikt nie mówi, za co.
}
event-built = { WHO($player) ->
    [you] Kopiesz na polu { $space } za { FORM($amount, "acc") } i masz tam teraz { FORM($level, "acc") }.
   *[other] { $player } kopie na polu { $space } za { FORM($amount, "acc") } i ma tam teraz { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Kopiesz na polu { $space } i masz tam teraz { FORM($level, "acc") }.
   *[other] { $player } kopie na polu { $space } i ma tam teraz { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Kopiesz za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } kopie za { FORM($amount, "acc") } ({ $spaces }).
}
event-bankrupt = { WHO($player) ->
    [you] Bankrutujesz, a gwiazdom to obojętne. Resztę twojego majątku przejmuje { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrutuje, a gwiazdom to obojętne. Resztę majątku przejmujesz ty.
       *[other] { $player } bankrutuje, a gwiazdom to obojętne. Resztę majątku przejmuje { $other }.
    }
}
event-game-over = Gwiazdy są na swoim miejscu: grę wygrywa { $players }.
event-game-over-shared = Gwiazdy są na swoim miejscu: zwycięstwem dzielą się { $players }.

# Postaci: boty tego świata.
character-1 = Doktor Świeczka
character-2 = Szyper Szkwał
character-3 = Kupiec Pergamin
character-4 = Kustosz Cisza
character-5 = Badacz Śmiałek
character-6 = Agent Rarytas
says-careful-buys = Moje. Do środka nie zaglądam.
says-careful-earns = Dziś będę spać trochę spokojniej.
says-careful-pays = Płacę i o nic nie pytam.
says-careful-wins = Wygrywam, i to przy zdrowych zmysłach.
says-bold-buys = Szepcze? To biorę!
says-bold-earns = A jednak mrok popłaca!
says-bold-pays = Na morzu bywało gorzej.
says-bold-wins = Patrzę w otchłań i wygrywam!
says-haggler-buys = Biorę, ale bez klątwy. Stoi!
says-haggler-earns = Przyjmuję monety z każdej epoki.
says-haggler-pays = A może rzadka księga zamiast monet?
says-haggler-wins = Nawet przypływ daje mi dobrą cenę.
