# Nazwy wydania voyage.

edition-voyage = Podróż
word-street = działka
word-streets = działki
word-street-loc = działce
word-street-acc = działkę
word-streets-gen = działek
word-streets-loc = działkach
word-streets-ins = działkami
word-jail = Księżyc
word-jail-into = na Księżyc
word-jail-from = z Księżyca
word-jail-in = na Księżycu
word-jail-card = karta Księżyca
word-jail-card-gen = karty Księżyca
word-jail-card-acc = kartę Księżyca
word-jail-cards = karty Księżyca
word-house = namiot
    .each = każdy namiot
word-houses = namioty
word-houses-gen = namiotów
word-houses-loc = namiotach
word-hotel = przyczepa kempingowa
    .acc = przyczepę kempingową
    .each = każdą przyczepę kempingową
word-hotel-gen = przyczepy kempingowej
word-hotels = przyczepy kempingowe
word-hotels-gen = przyczep kempingowych
level-houses = { $count ->
    [one] { $count } namiot
    [few] { $count } namioty
    [many] { $count } namiotów
   *[other] { $count } namiotu
}
    .left = { $count ->
        [one] zostaje { $count } namiot
        [few] zostają { $count } namioty
        [many] zostaje { $count } namiotów
       *[other] zostaje { $count } namiotu
    }
level-hotel = przyczepa kempingowa
    .acc = przyczepę kempingową
    .left = zostaje przyczepa kempingowa
level-hotels = { $count ->
    [one] { $count } przyczepa kempingowa
    [few] { $count } przyczepy kempingowe
    [many] { $count } przyczep kempingowych
   *[other] { $count } przyczepy kempingowej
}
    .acc = { $count ->
        [one] { $count } przyczepę kempingową
        [few] { $count } przyczepy kempingowe
        [many] { $count } przyczep kempingowych
       *[other] { $count } przyczepy kempingowej
    }
    .left = { $count ->
        [one] zostaje { $count } przyczepa kempingowa
        [few] zostają { $count } przyczepy kempingowe
        [many] zostaje { $count } przyczep kempingowych
       *[other] zostaje { $count } przyczepy kempingowej
    }
group-brown = Pływy
group-light-blue = Tęcza
group-pink = Zachód słońca
group-orange = Monsun
group-red = Wulkan
group-yellow = Spadające gwiazdy
group-green = Zorza polarna
group-dark-blue = Pełnia
group-stations = Lotniska
group-utilities = Środki transportu
deck-command = Rozkaz
    .of = Rozkazu
deck-decision = Decyzja
    .of = Decyzji
kind-station = lotnisko
    .next = najbliższe lotnisko
kind-utility = środek transportu
    .next = najbliższe pole środka transportu
token-suitcase = Walizka
token-camera = Aparat
token-compass = Kompas
token-balloon = Balon
space-start = START
space-bay-of-fundy = Zatoka Fundy
    .acc = Zatokę Fundy
space-decision = Decyzja
space-mont-saint-michel = Mont Saint-Michel
space-tax = Podatek
space-athens-airport = Lotnisko Ateny
space-victoria-falls = Wodospady Wiktorii
space-command = Rozkaz
space-iguazu = Iguazú
space-niagara = Niagara
    .acc = Niagarę
space-the-moon = Księżyc
space-santorini = Santoryn
space-railway = Kolej
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Lotnisko Kair
space-kerala = Kerala
    .acc = Keralę
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Miejsce odpoczynku
space-etna = Etna
    .acc = Etnę
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Lotnisko Denver
space-atacama = Atakama
    .acc = Atakamę
space-la-palma = La Palma
    .acc = La Palmę
space-eurotunnel = Eurotunel
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Leć na Księżyc
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
space-sydney-airport = Lotnisko Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himalaje

# Na tej planszy zamiast do więzienia leci się na Księżyc.
event-jailed = { WHO($player) ->
    [you] Odlot! Lecisz na Księżyc.
   *[other] Odlot! { $player } leci na Księżyc.
}
event-freed = { WHO($player) ->
    [you] Wracasz z Księżyca.
   *[other] { $player } wraca z Księżyca.
}
event-freed-fine = { WHO($player) ->
    [you] Płacisz { FORM($amount, "acc") } i opuszczasz Księżyc.
   *[other] { $player } płaci { FORM($amount, "acc") } i opuszcza Księżyc.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Zostajesz na Księżycu (próba { $count }).
   *[other] { $player } zostaje na Księżycu (próba { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Wyrzucasz { $dice }. Odlot! Lecisz na Księżyc.
   *[other] { $player } wyrzuca { $dice }. Odlot na Księżyc!
}
story-roll-stayed = { WHO($player) ->
    [you] Wyrzucasz { $dice } i zostajesz na Księżycu (próba { $count }).
   *[other] { $player } wyrzuca { $dice } i zostaje na Księżycu (próba { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Za powrót z Księżyca masz zapłacić { FORM($amount, "acc") }.
   *[other] { $player } ma zapłacić { FORM($amount, "acc") } za powrót z Księżyca.
}
event-paid-fine = { WHO($player) ->
    [you] Płacisz { FORM($amount, "acc") } za powrót z Księżyca.
   *[other] { $player } płaci { FORM($amount, "acc") } za powrót z Księżyca.
}
event-card-shown = { WHO($player) ->
    [you] Pokazujesz kartę Księżyca.
   *[other] { $player } pokazuje kartę Księżyca.
}
event-card-used = { WHO($player) ->
    [you] Używasz karty i opuszczasz Księżyc.
   *[other] { $player } używa karty i opuszcza Księżyc.
}
awaiting-you-roll-jail = Jesteś na Księżycu. Jak chcesz wrócić?
act-fine = Wróć z Księżyca za { FORM($amount, "acc") }
act-card = Użyj karty i opuść Księżyc
deal-cards = Karty Księżyca
deal-card-price = Karty Księżyca nie można oddać za mniej niż { FORM($amount, "acc") }.
about-jail = Tylko z wizytą albo na Księżycu
about-go-to-jail = Leć na Księżyc
player-in-jail = na Księżycu
jail-cards = { $count ->
    [one] { $count } karta Księżyca
    [few] { $count } karty Księżyca
    [many] { $count } kart Księżyca
   *[other] { $count } karty Księżyca
}
    .acc = { $count ->
        [one] { $count } kartę Księżyca
        [few] { $count } karty Księżyca
        [many] { $count } kart Księżyca
       *[other] { $count } karty Księżyca
    }
card-go-to-jail = Wsiadasz nie do tej rakiety. Leć prosto na Księżyc. Nie dostajesz pensji.
card-jail-free = Bilet na rakietę. Zachowaj tę kartę: raz pozwoli ci wrócić z Księżyca. Możesz ją też sprzedać.

# Karty, opowiedziane w tym świecie.
card-advance-to = Kusi cię pocztówka. Idź na pole { FORM($space, "end") }.
card-to-go = Tęsknisz za domem. Idź na pole { $go } i weź pensję.
card-next-station = Ucieka ci samolot. Idź na { FORM($space, "next") }. Właściciel może zażądać podwójnego czynszu.
card-next-utility = Mgła! Idź na { FORM($space, "next") } i rzuć kośćmi. Właściciel może zażądać { $factor } razy tyle, ile wypadnie.
card-back-three = Wracasz po paszport. Cofnij się o trzy pola i zrób to, co nakazuje nowe pole.
card-general-repairs = Gradobicie w obozie. Zapłać { FORM($house, "acc") } za { FORM($house-name, "each") } i { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-fine = Grzywna za zerwanie rzadkiego kwiatu. Zapłać { FORM($amount, "acc") }.
card-elected-chair = Prowadzisz wycieczkę i gubisz drogę. Zapłać każdemu graczowi { FORM($amount, "acc") }.
card-dividend = Akcje linii promowej przynoszą dywidendę. Weź { FORM($amount, "acc") }.
card-loan-matures = Ktoś z dawnej podróży oddaje ci pożyczkę. Weź { FORM($amount, "acc") }.
card-bank-error = Bank myli się przy wymianie walut na twoją korzyść. Weź { FORM($amount, "acc") }.
card-doctor = Lekarz ogląda twoje oparzenia słoneczne. Zapłać { FORM($amount, "acc") }.
card-sale-of-stock = Sprzedajesz akcje linii lotniczej. Weź { FORM($amount, "acc") }.
card-holiday-fund = Znajdujesz w skarpecie oszczędności na podróż. Weź { FORM($amount, "acc") }.
card-tax-refund = Celnicy zwracają ci podatek od pamiątek. Weź { FORM($amount, "acc") }.
card-birthday = Urodziny przy ognisku! Weź { FORM($amount, "acc") } od każdego gracza.
card-life-insurance = Bagaż zaginął, ale był ubezpieczony. Weź { FORM($amount, "acc") }.
card-hospital = Skręcasz kostkę na krawędzi krateru. Zapłać { FORM($amount, "acc") }.
card-school-fees = Kurs językowy przed wyjazdem. Zapłać { FORM($amount, "acc") }.
card-street-repairs = Lawa blokuje drogę. Zapłać { FORM($house, "acc") } za { FORM($house-name, "each") } i { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-second-prize = Twoje zdjęcie zachodu słońca zajmuje drugie miejsce. Weź { FORM($amount, "acc") }.
card-inheritance = Cioteczna babka zostawia ci oszczędności na podróże. Weź { FORM($amount, "acc") }.

## Events, told in this world
story-salary = Pole { $go } daje { FORM($amount, "acc") } na drogę.
event-salary = { WHO($player) ->
    [you] Mijasz pole { $go } i dostajesz { FORM($amount, "acc") } na drogę.
   *[other] { $player } mija pole { $go } i dostaje { FORM($amount, "acc") } na drogę.
}
story-roll-tax = { WHO($player) ->
    [you] Wyrzucasz { $dice }, stajesz na polu { $space } i płacisz celnikom { FORM($amount, "acc") }.
   *[other] { $player } wyrzuca { $dice }, staje na polu { $space } i płaci celnikom { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] Stajesz na polu { $space } i płacisz celnikom { FORM($amount, "acc") }.
   *[other] { $player } staje na polu { $space } i płaci celnikom { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] Płacisz celnikom { FORM($amount, "acc") } na polu { FORM($space, "end") }.
   *[other] { $player } płaci celnikom { FORM($amount, "acc") } na polu { FORM($space, "end") }.
}
event-built = { WHO($player) ->
    [you] Rozbijasz obóz na polu { $space } za { FORM($amount, "acc") } i masz tam teraz { FORM($level, "acc") }.
   *[other] { $player } rozbija obóz na polu { $space } za { FORM($amount, "acc") } i ma tam teraz { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Rozbijasz obóz na polu { $space } i masz tam teraz { FORM($level, "acc") }.
   *[other] { $player } rozbija obóz na polu { $space } i ma tam teraz { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Rozbijasz obóz za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } rozbija obóz za { FORM($amount, "acc") } ({ $spaces }).
}
event-bankrupt = { WHO($player) ->
    [you] Bankrutujesz i lecisz do domu. Resztę twojego majątku przejmuje { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrutuje i leci do domu. Resztę majątku przejmujesz ty.
       *[other] { $player } bankrutuje i leci do domu. Resztę majątku przejmuje { $other }.
    }
}
event-game-over = Koniec podróży: grę wygrywa { $players }.
event-game-over-shared = Koniec podróży: zwycięstwem dzielą się { $players }.

# Postaci: boty tego świata.
character-1 = Strażnik Poncho
character-2 = Kapitan Objazd
character-3 = Agent Okazja
character-4 = Skaut Skowronek
says-careful-buys = Mapa sprawdzona, kupuję.
says-careful-earns = Odkładam to na podróże.
says-careful-pays = Mam na to zapas w walizce.
says-careful-wins = Jestem w domu z całym bagażem!
says-bold-buys = Widzę, kocham, kupuję!
says-bold-earns = Mam już na następny lot!
says-bold-pays = Powiedzmy, że to przygoda.
says-bold-wins = Cały świat zwiedzony i zdobyty!
says-haggler-buys = Cena jak dla miejscowych!
says-haggler-earns = Widok dorzucam gratis.
says-haggler-pays = A zniżka grupowa? Szkoda.
says-haggler-wins = Cały świat ze zniżką!
