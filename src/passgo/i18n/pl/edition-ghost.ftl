# Nazwy wydania ghost.

edition-ghost = Duchy
word-rent = honorarium
word-rent-gen = honorarium
word-rent-sum = jako honorarium
word-deed = umowa
word-deeds = umowy
word-deed-acc = umowę
word-deed-loc = umowie
word-deeds-gen = umów
word-deeds-none = bez umów
word-deed-gen = umowy
word-street = umowa
word-streets = umowy
word-street-loc = umowie
word-street-acc = umowę
word-streets-gen = umów
word-streets-loc = umowach
word-streets-ins = umowami
word-house = pułapka na duchy
    .each = każdą pułapkę na duchy
word-houses = pułapki na duchy
word-houses-gen = pułapek na duchy
word-houses-loc = pułapkach na duchy
word-hotel = jednostka izolacyjna
    .acc = jednostkę izolacyjną
    .each = każdą jednostkę izolacyjną
word-hotel-gen = jednostki izolacyjnej
word-hotels = jednostki izolacyjne
word-hotels-gen = jednostek izolacyjnych
level-houses = { $count ->
    [one] { $count } pułapka na duchy
    [few] { $count } pułapki na duchy
    [many] { $count } pułapek na duchy
   *[other] { $count } pułapki na duchy
}
    .acc = { $count ->
        [one] { $count } pułapkę na duchy
        [few] { $count } pułapki na duchy
        [many] { $count } pułapek na duchy
       *[other] { $count } pułapki na duchy
    }
    .left = { $count ->
        [one] zostaje { $count } pułapka na duchy
        [few] zostają { $count } pułapki na duchy
        [many] zostaje { $count } pułapek na duchy
       *[other] zostaje { $count } pułapki na duchy
    }
level-hotel = jednostka izolacyjna
    .acc = jednostkę izolacyjną
    .left = zostaje jednostka izolacyjna
level-hotels = { $count ->
    [one] { $count } jednostka izolacyjna
    [few] { $count } jednostki izolacyjne
    [many] { $count } jednostek izolacyjnych
   *[other] { $count } jednostki izolacyjnej
}
    .acc = { $count ->
        [one] { $count } jednostkę izolacyjną
        [few] { $count } jednostki izolacyjne
        [many] { $count } jednostek izolacyjnych
       *[other] { $count } jednostki izolacyjnej
    }
    .left = { $count ->
        [one] zostaje { $count } jednostka izolacyjna
        [few] zostają { $count } jednostki izolacyjne
        [many] zostaje { $count } jednostek izolacyjnych
       *[other] zostaje { $count } jednostki izolacyjnej
    }
group-brown = Brązowy
group-light-blue = Błękitny
group-pink = Różowy
group-orange = Pomarańczowy
group-red = Czerwony
group-yellow = Żółty
group-green = Zielony
group-dark-blue = Granatowy
deck-mist = Wędrująca mgła
    .of = Wędrującej mgły
kind-ride = ECTO-1
    .next = najbliższe pole ECTO-1
kind-entity = zjawa
    .next = najbliższe pole zjawy
token-goggles = Gogle
token-ghost-meter = Miernik duchów
token-cello = Wiolonczela
token-proton-pack = Plecak protonowy
token-marshmallow = Pianka
token-siren = Syrena
space-go = START
space-corner-bookshop = Księgarnia na rogu
    .acc = Księgarnię na rogu
space-mist = Wędrująca mgła
space-subway-stairs = Schody do metra
space-library-phantom = Widmo z biblioteki
space-ecto-1 = ECTO-1
space-night-diner = Nocny bar
space-pawn-shop = Lombard
space-wax-museum = Muzeum figur woskowych
space-jail = Więzienie
space-old-fire-station = Stara remiza
    .acc = Starą remizę
space-hungry-green-ghost = Głodny zielony duch
    .acc = Głodnego zielonego ducha
space-university-lab = Laboratorium uczelni
    .board = Labora{ "\u00AD" }torium uczelni
space-city-archive = Archiwum miejskie
space-reading-room = Czytelnia
    .acc = Czytelnię
space-card-catalogue = Katalog kartkowy
space-grand-staircase = Wielkie schody
space-free-parking = Bezpłatny parking
space-hotel-lobby = Hol hotelu
space-ballroom = Sala balowa
    .acc = Salę balową
space-twelfth-floor = Dwunaste piętro
space-town-hall = Ratusz
space-mayors-office = Gabinet burmistrza
space-gate-hound = Ogar u bramy
    .acc = Ogara u bramy
space-city-jail-roof = Dach aresztu
space-go-to-jail = Idź do więzienia
space-park-gate = Brama parku
    .acc = Bramę parku
space-carriage-stand = Postój dorożek
space-penthouse-kitchen = Kuchnia w penthousie
    .acc = Kuchnię w penthousie
space-rooftop-temple = Świątynia na dachu
    .acc = Świątynię na dachu
space-giant-of-the-avenue = Olbrzym z alei
    .acc = Olbrzyma z alei
space-crossroads-gate = Brama rozstajów
    .acc = Bramę rozstajów

# Karty, opowiedziane w tym świecie.
card-advance-to = O północy dzwoni telefon. Idź na pole { FORM($space, "end") }.
card-to-go = Koniec nocnej zmiany. Idź na pole { $go } i weź pensję.
card-next-ride = Włącz syreny! Idź na { FORM($space, "next") }. Możesz pojechać dalej za zwykłą opłatą.
card-next-entity = Coś wyje w pobliżu. Idź na { FORM($space, "next") } i stań do walki razem z graczem po lewej.
card-back-three = Ślizgasz się na śluzie. Cofnij się o trzy pola i zrób to, co nakazuje nowe pole.
card-go-to-jail = Nikt nie wierzy w twojego ducha. Idź prosto do więzienia. Nie dostajesz pensji.
card-jail-free = Burmistrz ma u ciebie dług. Zachowaj tę kartę: raz pozwoli ci wyjść z więzienia. Możesz ją też sprzedać.
card-general-repairs = Sprzęt się przegrzewa. Zapłać { FORM($house, "acc") } za { FORM($house-name, "each") } i { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-speeding = Syrena syreną, ale jedziesz za szybko. Zapłać { FORM($amount, "acc") }.
card-elected-chair = Dowodzisz ekipą i stawiasz kolację. Zapłać każdemu graczowi { FORM($amount, "acc") }.
card-dividend = Akcje fabryki mopów przynoszą dywidendę. Weź { FORM($amount, "acc") }.
card-loan-matures = Klient płaci bardzo starą fakturę. Weź { FORM($amount, "acc") }.
card-bank-error = Duch w księgach Banku dopisuje ci zero. Weź { FORM($amount, "acc") }.
card-doctor = Lekarz usuwa ci śluz z ucha. Zapłać { FORM($amount, "acc") }.
card-sale-of-stock = Sprzedajesz akcje fabryki prześcieradeł. Weź { FORM($amount, "acc") }.
card-holiday-fund = Wypłata za niewykorzystany urlop. Weź { FORM($amount, "acc") }.
card-tax-refund = Urząd skarbowy uznaje śluz za koszt. Weź { FORM($amount, "acc") }.
card-birthday = Nawet duchy śpiewają ci „Sto lat”. Weź { FORM($amount, "acc") } od każdego gracza.
card-life-insurance = Wypłata z ubezpieczenia od nawiedzeń. Weź { FORM($amount, "acc") }.
card-hospital = Noc w klinice: wciąż świecisz. Zapłać { FORM($amount, "acc") }.
card-school-fees = Kurs wieczorowy: usuwanie duchów, część pierwsza. Zapłać { FORM($amount, "acc") }.
card-consultancy-fee = Mówisz klientowi, że to tylko rury. Weź { FORM($amount, "acc") }.
card-street-repairs = Śluz na jezdni. Zapłać { FORM($house, "acc") } za { FORM($house-name, "each") } i { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-second-prize = Twoja nawiedzona dynia zajmuje drugie miejsce. Weź { FORM($amount, "acc") }.
card-inheritance = Wdzięczny duch pamięta o tobie w testamencie. Weź { FORM($amount, "acc") }.

## Events, told in this world
event-jailed = { WHO($player) ->
    [you] Nikt nie wierzy w twojego ducha: idziesz do więzienia.
   *[other] Nikt nie wierzy w duchy: { $player } idzie do więzienia.
}
story-roll-jailed = { WHO($player) ->
    [you] Wyrzucasz { $dice }. Nikt nie wierzy w twojego ducha: idziesz do więzienia.
   *[other] { $player } wyrzuca { $dice }. Nikt nie wierzy w duchy: marsz do więzienia!
}
event-freed = { WHO($player) ->
    [you] Burmistrz wypuszcza cię z więzienia.
   *[other] Dzięki burmistrzowi { $player } wychodzi z więzienia.
}
story-salary = Pole { $go } daje { FORM($amount, "acc") } za nocną zmianę.
event-salary = { WHO($player) ->
    [you] Mijasz pole { $go } i dostajesz { FORM($amount, "acc") } za nocną zmianę.
   *[other] { $player } mija pole { $go } i dostaje { FORM($amount, "acc") } za nocną zmianę.
}
event-ride = { WHO($player) ->
    [you] Na sygnale! Za { FORM($amount, "acc") } jedziesz na pole { $space }.
   *[other] Na sygnale! { $player } jedzie na pole { $space } za { FORM($amount, "acc") }.
}
event-entity-fought = { WHO($player) ->
    [you] Ty i { $other } wyrzucacie { $dice } i łapiecie { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] Ty i { $player } wyrzucacie { $dice } i łapiecie { FORM($space, "acc") }.
       *[other] { $player } i { $other } wyrzucają { $dice } i łapią { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Ty i { $other } wyrzucacie { $dice } i lądujecie w śluzie: wygrywa { FORM($space, "end") }.
   *[other] { WHO($other) ->
        [you] Ty i { $player } wyrzucacie { $dice } i lądujecie w śluzie: wygrywa { FORM($space, "end") }.
       *[other] { $player } i { $other } wyrzucają { $dice } i lądują w śluzie: wygrywa { FORM($space, "end") }.
    }
}
event-paid-entity = { WHO($player) ->
    [you] { $space } zostawia śluz: płacisz { FORM($amount, "acc") } za sprzątanie.
   *[other] { $space } zostawia śluz: { $player } płaci { FORM($amount, "acc") } za sprzątanie.
}
event-built = { WHO($player) ->
    [you] Zabezpieczasz pole { $space } za { FORM($amount, "acc") } i masz tam teraz { FORM($level, "acc") }.
   *[other] { $player } zabezpiecza pole { $space } za { FORM($amount, "acc") } i ma tam teraz { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Zabezpieczasz pole { $space } i masz tam teraz { FORM($level, "acc") }.
   *[other] { $player } zabezpiecza pole { $space } i ma tam teraz { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Wzmacniasz ochronę za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } wzmacnia ochronę za { FORM($amount, "acc") } ({ $spaces }).
}
event-bankrupt = { WHO($player) ->
    [you] Bankrutujesz i oddajesz sprzęt. Resztę twojego majątku przejmuje { $other }.
   *[other] { WHO($other) ->
        [you] { $player } bankrutuje i oddaje sprzęt. Resztę majątku przejmujesz ty.
       *[other] { $player } bankrutuje i oddaje sprzęt. Resztę majątku przejmuje { $other }.
    }
}
event-game-over = Miasto może spać spokojnie: grę wygrywa { $players }.
event-game-over-shared = Miasto może spać spokojnie: zwycięstwem dzielą się { $players }.

# Postaci: boty tego świata.
character-1 = Inspektor Mop
character-2 = Szef Iskra
character-3 = Agent Faktura
character-4 = Portier Sól
character-5 = Rekrut Szarża
character-6 = Urzędnik Rabat
says-careful-buys = Sprawdzone: tu nie straszy.
says-careful-earns = Paragon już leży w segregatorze.
says-careful-pays = Na śluz zawsze mam coś odłożone.
says-careful-wins = Wreszcie cisza w moim mieście.
says-bold-buys = Ja się tego miejsca nie boję!
says-bold-earns = Duchy łapię i za darmo, ale dzięki!
says-bold-pays = Znam gorszy śluz.
says-bold-wins = Całe miasto czyste. Włączam syreny!
says-haggler-buys = Straszenie dorzucili mi gratis.
says-haggler-earns = Nawet faktura była uprzejma.
says-haggler-pays = A można w pułapkach na duchy?
says-haggler-wins = Fakturę wystawię całemu miastu.
