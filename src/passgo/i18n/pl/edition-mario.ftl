# Nazwy wydania mario.

edition-mario = Mario
word-go = GO
word-street = lokalizacja
word-streets = lokalizacje
word-street-loc = lokalizacji
word-street-acc = lokalizację
word-streets-gen = lokalizacji
word-streets-loc = lokalizacjach
word-streets-ins = lokalizacjami
word-house = Domek-Grzybek
    .each = każdy Domek-Grzybek
word-houses = Domki-Grzybki
word-houses-gen = Domków-Grzybków
word-houses-loc = Domkach-Grzybkach
word-hotel = Zamek Księżniczki Peach
    .each = każdy Zamek Księżniczki Peach
word-hotel-gen = Zamku Księżniczki Peach
word-hotels = Zamki Księżniczki Peach
word-hotels-gen = Zamków Księżniczki Peach
level-houses = { $count ->
    [one] { $count } Domek-Grzybek
    [few] { $count } Domki-Grzybki
    [many] { $count } Domków-Grzybków
   *[other] { $count } Domku-Grzybka
}
    .left = { $count ->
        [one] zostaje { $count } Domek-Grzybek
        [few] zostają { $count } Domki-Grzybki
        [many] zostaje { $count } Domków-Grzybków
       *[other] zostaje { $count } Domku-Grzybka
    }
level-hotel = Zamek Księżniczki Peach
    .left = zostaje Zamek Księżniczki Peach
level-hotels = { $count ->
    [one] { $count } Zamek Księżniczki Peach
    [few] { $count } Zamki Księżniczki Peach
    [many] { $count } Zamków Księżniczki Peach
   *[other] { $count } Zamku Księżniczki Peach
}
    .left = { $count ->
        [one] zostaje { $count } Zamek Księżniczki Peach
        [few] zostają { $count } Zamki Księżniczki Peach
        [many] zostaje { $count } Zamków Księżniczki Peach
       *[other] zostaje { $count } Zamku Księżniczki Peach
    }
group-brown = Brązowy
group-light-blue = Błękitny
group-pink = Różowy
group-orange = Pomarańczowy
group-red = Czerwony
group-yellow = Żółty
group-green = Zielony
group-dark-blue = Granatowy
group-utilities = Postaci
deck-community-chest = Community Chest
kind-utility = postać
    .next = najbliższe pole postaci
kind-question = Blok z Pytajnikiem
    .next = najbliższy Blok z Pytajnikiem
token-mushroom = Grzyb
token-star = Gwiazda
token-fire-flower = Ognisty kwiat
token-shell = Skorupa
token-leaf = Liść
token-cap = Czapka
space-go = GO
space-brick-meadow = Ceglana łąka
    .acc = Ceglaną łąkę
space-question-block = Blok z Pytajnikiem
    .board = Blok z Pytaj{ "\u00AD" }nikiem
space-pipe-cellar = Piwnica z rurami
    .acc = Piwnicę z rurami
space-chain-chomp = Chain Chomp
space-maze-wood = Kręty las
space-community-chest = Community Chest
space-cloud-bridge = Most z chmur
space-jail = Więzienie
space-painted-hall = Malowana sala
    .acc = Malowaną salę
space-bell-tower = Dzwonnica
    .acc = Dzwonnicę
space-bowser-jr = Bowser Jr.
    .acc = Bowsera Jr.
    .end = Bowser Jr
space-harbour-square = Plac portowy
space-coral-bay = Koralowa zatoka
    .acc = Koralową zatokę
space-free-parking = Free Parking
space-meteor-pier = Molo meteorów
space-ring-world = Świat pierścieni
space-magikoopa = Magikoopa
    .acc = Magikoopę
space-sandstone-stair = Schody z piaskowca
space-oasis-maze = Labirynt w oazie
space-go-to-jail = Go to Jail
space-lantern-wood = Las latarni
space-giant-roots = Wielkie korzenie
space-piranha-plant = Piranha Plant
space-skyline-plaza = Plac wieżowców
space-crown-tower = Wieża korony
    .acc = Wieżę korony

awaiting-you-roll = Twoja tura: rzuć kością.
act-roll = Rzuć kością
deed-rent-utility = { $count ->
    [one] Właściciel ma { $count }: { $factor } × rzut
    [few] Właściciel ma { $count }: { $factor } × rzut
    [many] Właściciel ma { $count }: { $factor } × rzut
   *[other] Właściciel ma { $count }: { $factor } × rzut
}
dice-title = Kość
end-dice = Kość
stop-rent-dice = { Word-rent }: według rzutu
story-roll-due-dice = { WHO($player) ->
    [you] Wyrzucasz { $dice } i stajesz na polu { $space }, a { $other } może zażądać { word-rent-gen } według rzutu.
   *[other] { WHO($other) ->
        [you] { $player } wyrzuca { $dice } i staje na twoim polu { $space }, a ty możesz zażądać { word-rent-gen } według rzutu.
       *[other] { $player } wyrzuca { $dice } i staje na polu { $space }, a { $other } może zażądać { word-rent-gen } według rzutu.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Stajesz na polu { $space }, a { $other } może zażądać { word-rent-gen } według rzutu.
   *[other] { WHO($other) ->
        [you] { $player } staje na twoim polu { $space }, a ty możesz zażądać { word-rent-gen } według rzutu.
       *[other] { $player } staje na polu { $space }, a { $other } może zażądać { word-rent-gen } według rzutu.
    }
}
card-next-utility = Światła migoczą! Idź na { FORM($space, "next") } i rzuć kością. Właściciel może zażądać { $factor } razy tyle, ile wypadnie.
page-times-dice = { $factor } × rzut

# Karty, opowiedziane w tym świecie.
card-advance-to = Trampolina wyrzuca cię wysoko w górę. Idź na pole { FORM($space, "end") }.
card-to-go = Cała naprzód! Idź na pole { $go } i weź pensję.
card-next-question = Słyszysz dzwonek. Idź na { FORM($space, "next") } i naciśnij blok.
card-back-three = Nieudany skok. Cofnij się o trzy pola i zrób to, co nakazuje nowe pole.
card-go-to-jail = Zjeżdżasz nie tą rurą. Idź prosto do więzienia. Nie dostajesz pensji.
card-jail-free = Złoty klucz! Zachowaj tę kartę: raz pozwoli ci wyjść z więzienia. Możesz ją też sprzedać.
card-repairs = Obluzowane cegły! Zapłać { FORM($house, "acc") } za { FORM($house-name, "each") } i { FORM($hotel, "acc") } za { FORM($hotel-name, "each") }.
card-treat-everyone = Lody dla wszystkich! Zapłać każdemu graczowi { FORM($amount, "acc") }.
card-party = Urządzasz przyjęcie na chmurze. Weź { FORM($amount, "acc") } od każdego gracza.
card-big-find = Tajna komnata pełna monet! Weź { FORM($amount, "acc") }.
card-prize = Najszybszy bieg dnia! Weź { FORM($amount, "acc") }.
card-gift = Z chmury spada prezent. Weź { FORM($amount, "acc") }.
card-small-find = Coś błyszczy w trawie. Weź { FORM($amount, "acc") }.
card-small-loss = Masz dziurę w kieszeni. Zapłać { FORM($amount, "acc") }.
card-loss = Wpadasz do wody razem z monetami. Zapłać { FORM($amount, "acc") }.

## Events, told in this world
event-jailed = { WHO($player) ->
    [you] Nie ta rura: idziesz do więzienia.
   *[other] Nie ta rura: { $player } idzie do więzienia.
}
story-roll-jailed = { WHO($player) ->
    [you] Wyrzucasz { $dice }. Nie ta rura: idziesz do więzienia.
   *[other] { $player } wyrzuca { $dice }. Nie ta rura: marsz do więzienia!
}
event-freed = { WHO($player) ->
    [you] Wyskakujesz z więzienia.
   *[other] { $player } wyskakuje z więzienia.
}
story-salary = Dzyń! Pole { $go } daje { FORM($amount, "acc") }.
event-salary = { WHO($player) ->
    [you] Dzyń! Mijasz pole { $go } i dostajesz { FORM($amount, "acc") }.
   *[other] Dzyń! { $player } mija pole { $go } i dostaje { FORM($amount, "acc") }.
}
story-roll-tax = { WHO($player) ->
    [you] Wyrzucasz { $dice }. { $space } gryzie i zabiera ci { FORM($amount, "acc") }.
   *[other] { $player } wyrzuca { $dice }. { $space } gryzie i zabiera { FORM($amount, "acc") }.
}
story-tax = { WHO($player) ->
    [you] { $space } gryzie i zabiera ci { FORM($amount, "acc") }.
   *[other] { $space } gryzie, a { $player } traci { FORM($amount, "acc") }.
}
event-paid-tax = { WHO($player) ->
    [you] { $space } gryzie. Płacisz { FORM($amount, "acc") }.
   *[other] { $space } gryzie. { $player } płaci { FORM($amount, "acc") }.
}
event-question-coins = { WHO($player) ->
    [you] Brzdęk! { $space } daje ci { FORM($amount, "acc") }.
   *[other] Brzdęk! Na polu { $space } { $player } dostaje { FORM($amount, "acc") }.
}
event-built = { WHO($player) ->
    [you] Układasz cegły na polu { $space } za { FORM($amount, "acc") } i masz tam teraz { FORM($level, "acc") }.
   *[other] { $player } układa cegły na polu { $space } za { FORM($amount, "acc") } i ma tam teraz { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Układasz cegły na polu { $space } i masz tam teraz { FORM($level, "acc") }.
   *[other] { $player } układa cegły na polu { $space } i ma tam teraz { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Układasz cegły za { FORM($amount, "acc") } ({ $spaces }).
   *[other] { $player } układa cegły za { FORM($amount, "acc") } ({ $spaces }).
}
event-bankrupt = { WHO($player) ->
    [you] Ani jednej monety: bankrutujesz. Resztę twojego majątku przejmuje { $other }.
   *[other] { WHO($other) ->
        [you] Ani jednej monety: { $player } bankrutuje. Resztę majątku przejmujesz ty.
       *[other] Ani jednej monety: { $player } bankrutuje. Resztę majątku przejmuje { $other }.
    }
}
event-game-over = Fajerwerki nad zamkiem: grę wygrywa { $players }.
event-game-over-shared = Fajerwerki nad zamkiem: zwycięstwem dzielą się { $players }.

# Postaci: boty tego świata.
character-1 = Trener Poduszka
character-2 = Turbo Rzodkiew
character-3 = Handlarz Kamyk
character-4 = Ogrodnik Mech
character-5 = Sprinter Świst
character-6 = Piekarz Tuzin
says-careful-buys = Najpierw patrzę, potem skaczę.
says-careful-earns = Policzę monety jeszcze raz.
says-careful-pays = Mam parę monet na czarną godzinę.
says-careful-wins = Małymi skokami na sam szczyt!
says-bold-buys = Skaczę bez patrzenia. Moje!
says-bold-earns = Dzyń! Uwielbiam ten dźwięk.
says-bold-pays = Ojej! Jeszcze się odbiję.
says-bold-wins = Skok z rozbiegu i wygrana!
says-haggler-buys = I to za garść monet!
says-haggler-earns = Monety dla mnie? Nie odmówię.
says-haggler-pays = Daję grzyba, a oni wolą monety.
says-haggler-wins = Cały świat po okazyjnej cenie!
