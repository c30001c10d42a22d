# Stół na żywo.

app-name = passgo
app-title-your-turn = ● Twoja tura – passgo
loading = Przygotowujemy stół…
language = Język
theme = Motyw
theme-auto = Jak w urządzeniu
theme-light = Jasny
theme-dark = Ciemny
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
notify = Powiadom mnie, gdy nadejdzie moja tura
notify-on = Dostaniesz powiadomienie, gdy nadejdzie twoja tura
view-board = Plansza
view-list = Lista
skip-to-actions = Przejdź do tego, co możesz zrobić
menu = Menu
close = Zamknij
cancel = Anuluj
back = Wróć

# Połączenie.
online = Połączono
connecting = Łączenie…
offline = Brak połączenia: kolejna próba…
sending = Wysyłanie…
taken-over = Twoje miejsce zostało otwarte na innym urządzeniu. Tutaj możesz nadal oglądać.
taken-over-back = Graj tutaj
refused = Nie można otworzyć tego stołu: { $why }
reload = Odśwież stronę
paused = Gra jest wstrzymana.
paused-nobody-there = Gra jest wstrzymana, bo wszyscy odeszli od stołu.
closed = Stół został zamknięty.
closed-rules = Serwer został zaktualizowany i tej gry nie dało się kontynuować. Jej zapis zachowano.
rules-then = Rozegrano według zasad w wersji { $version }.
official = Oficjalna runda

# Ludzie i rzeczy.
bank = Bank
    .dat = Bankowi
you = ty
somebody = ktoś
bot = bot
bot-name = Bot { $number }
away = offline
judge = sędzia
onlooker = widz
nothing = nic
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } moneta
    [few] { $amount } monety
    [many] { $amount } monet
   *[other] { $amount } monety
}
    .acc = { $count ->
        [one] { $amount } monetę
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    }
    .gen = { $count ->
        [one] { $amount } monety
        [few] { $amount } monet
        [many] { $amount } monet
       *[other] { $amount } monety
    }
money-hidden = ukryte
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } karta wyjścia z więzienia
    [few] { $count } karty wyjścia z więzienia
    [many] { $count } kart wyjścia z więzienia
   *[other] { $count } karty wyjścia z więzienia
}
    .acc = { $count ->
        [one] { $count } kartę wyjścia z więzienia
        [few] { $count } karty wyjścia z więzienia
        [many] { $count } kart wyjścia z więzienia
       *[other] { $count } karty wyjścia z więzienia
    }
level-0 = bez budynków
    .left = nie zostaje nic
seconds-left = { $count ->
    [one] Została { $count } sekunda
    [few] Zostały { $count } sekundy
    [many] Zostało { $count } sekund
   *[other] Zostało { $count } sekundy
}

# Kto o czym decyduje.
awaiting-you-start-roll = Rzuć o pierwszeństwo.
awaiting-you-roll = Twoja tura: rzuć kośćmi.
awaiting-you-roll-again = Rzucasz jeszcze raz.
awaiting-you-roll-jail = Jesteś w więzieniu. Jak chcesz wyjść?
awaiting-you-buy = Kupujesz { FORM($space, "acc") } za { FORM($amount, "acc") }?
awaiting-you-auction = Licytujesz { FORM($space, "acc") }?
awaiting-you-auction-building = Licytujesz budynek?
awaiting-you-debt = { WHO($other) ->
    [bank] Masz zapłacić Bankowi { FORM($amount, "acc") }.
   *[other] { $other } czeka, aż zapłacisz { FORM($amount, "acc") }.
}
awaiting-you-choose-bus = Autobus: jak daleko jedziesz?
awaiting-you-choose-any-space = Trzy jednakowe: idź na dowolne pole.
awaiting-you-choose-ride = Jedziesz dalej z pola { $space } za { FORM($amount, "acc") } czy zostajesz?
awaiting-you-choose-mortgaged-deed = Dostajesz { FORM($space, "acc") } pod hipoteką. Co robisz?
awaiting-you-shortage = Ile budynków chcesz?
awaiting-you-end = Kończysz turę?
awaiting-you-nothing = Teraz nie musisz nic robić.
awaiting-start-roll = { $player } rzuca o pierwszeństwo.
awaiting-roll = Czekamy, aż { $player } rzuci.
awaiting-buy = { $player } decyduje, czy kupić pole { FORM($space, "end") }.
awaiting-auction = { $player } może licytować albo spasować.
awaiting-debt = { $player } ma dług do spłacenia.
awaiting-choose = { $player } wybiera.
awaiting-shortage = { $player } decyduje, ile budynków chce.
awaiting-end = Czekamy, aż { $player } zakończy turę.
awaiting-dice = { $player } rzuca, a sędzia wpisuje wynik.

# Co można zrobić.
actions-title = Co możesz zrobić
act-roll = Rzuć kośćmi
act-roll-jail = Rzuć, aby wyjść
act-end = Zakończ turę
act-buy = Kup za { FORM($amount, "acc") }
act-decline = Nie kupuj
act-decline-auction = Oddaj na licytację
act-claim = Zażądaj { word-rent-gen } za { FORM($space, "acc") }
act-claim-any = Zażądaj { word-rent-gen }
act-bid = Zaoferuj { FORM($amount, "acc") }
act-pass = Pasuj
act-pass-shortage = Żadnego
act-pass-turn = Żadnego, nie pytaj już w tej turze
act-build = Buduj ({ $change })
act-sell = Sprzedaj budynek ({ $change })
act-mortgage = Zastaw ({ $change })
act-redeem = Spłać hipotekę ({ $change })
act-surrender = Sprzedaj Bankowi ({ $change })
act-sell-hotels = Sprzedaj wszystkie { word-hotels } ({ $group })
act-on-space = { $action }: { $space }
act-pay = Zapłać { FORM($amount, "acc") }
act-bankrupt = Ogłoś bankructwo
act-bankrupt-liquidates = Bankructwo: sprzedaj i zastaw wszystko
act-bankrupt-sure = Na pewno ogłaszasz bankructwo? Cały twój majątek przejmie { $other }.
act-bankrupt-sure-liquidates = Na pewno ogłaszasz bankructwo? Najpierw zostaną sprzedane wszystkie twoje budynki i zastawione { word-deeds }, potem wszystko przejmie { $other }.
act-bankrupt-yes = Tak, bankrutuję
act-default = Wycofaj swoją stawkę
act-fine = Wyjdź z więzienia za { FORM($amount, "acc") }
act-card = Użyj karty i wyjdź z więzienia
act-choose-steps = { $count ->
    [one] Idź o { $count } pole ({ $space })
    [few] Idź o { $count } pola ({ $space })
    [many] Idź o { $count } pól ({ $space })
   *[other] Idź o { $count } pola ({ $space })
}
act-choose-space = Idź na pole { $space }
act-choose-stay = Zostań
act-choose-redeem = Spłać hipotekę teraz za { FORM($amount, "acc") }
act-choose-keep = Zostaw hipotekę i zapłać { FORM($amount, "acc") } odsetek
act-choose-defer = Zostaw hipotekę i zapłać później podwójne odsetki
act-accept = Przyjmij
act-reject = Odrzuć
act-counter = Kontroferta
act-withdraw = Wycofaj ofertę
act-want = Poproś o budynek na polu { $space }
act-want-several = Poproś o { FORM($pieces, "acc") }
act-offer = Zaproponuj transakcję
act-choose-where = Dokąd?
act-pick-on-board = Albo wskaż na planszy.

# Licytacja.
auction-title = Licytacja: { $space }
auction-title-building = Licytacja budynku
auction-building-left = W Banku, razem z tym: { $pieces }.
auction-pass-piece = Pas dotyczy tylko tego budynku.
auction-none = Nikt jeszcze nie licytuje.
auction-high-you = Twoja stawka jest najwyższa: { $amount }.
auction-stage-0 = Licytacja trwa.
auction-stage-1 = Po raz pierwszy…
auction-stage-2 = Po raz drugi…
auction-closed = Sprzedane! Kupuje { $player } za { FORM($amount, "acc") }.
auction-amount = Twoja stawka
auction-bid = Licytuj
auction-quick = Szybkie stawki
auction-out = Nie bierzesz już udziału w tej licytacji.
auction-after = Będziesz mieć jeszcze { FORM($amount, "acc") }.

# Transakcje.
deal-title = Transakcja
deal-with = Z kim?
deal-give = Dajesz
deal-take = Dostajesz
deal-cash = Pieniądze
deal-cards = Karty wyjścia z więzienia
deal-none = Brak { word-deeds-gen } na wymianę.
deal-send = Wyślij ofertę
deal-clear = Od nowa
deal-changes = Co to zmienia
deal-empty = Wybierz, co chcesz wymienić.
deal-set-you = Kompletujesz zestaw „{ $group }”.
deal-set-other = { $player } kompletuje zestaw „{ $group }”.
deal-break-you = Rozbijasz zestaw „{ $group }”.
deal-break-other = { $player } rozbija zestaw „{ $group }”.
deal-interest-you = { Word-deeds } pod hipoteką: zapłacisz co najmniej { FORM($amount, "acc") } odsetek.
deal-interest-other = { Word-deeds } pod hipoteką: { $player } zapłaci co najmniej { FORM($amount, "acc") } odsetek.
deal-after-you = Po transakcji masz { FORM($amount, "acc") }
deal-after-other = Po transakcji { $player } ma { FORM($amount, "acc") }
deal-too-much = Ktoś z was nie ma tylu pieniędzy.
deal-card-price = { Word-jail-card-gen } nie można oddać za mniej niż { FORM($amount, "acc") }.
offers-title = Oferty
offer-from = { $player } składa ci ofertę
offer-to = Twoja oferta dla gracza { $player }
offer-between = { $player } składa ofertę graczowi { $other }
offer-you-get = Dostajesz
offer-you-give = Dajesz
offer-gives = Daje
offer-asks = Chce
offer-not-now = Tej oferty nie można teraz przyjąć.
deal-time = Czas na negocjacje

# Długi.
debt-title = Dług do spłacenia
debt-owed = { WHO($other) ->
    [bank] Masz zapłacić Bankowi { FORM($amount, "acc") }. Twoja gotówka: { $cash }.
   *[other] { $other } czeka, aż zapłacisz { FORM($amount, "acc") }. Twoja gotówka: { $cash }.
}
debt-missing = Brakuje ci { FORM($amount, "gen") }.
debt-could = Sprzedając i zastawiając wszystko, zdobędziesz { FORM($amount, "acc") }.
debt-cannot = Nawet sprzedając i zastawiając wszystko, zdobędziesz tylko { FORM($amount, "acc") }.
debt-ways = Jak zdobyć pieniądze
debt-enough = samo to wystarczy

# Żądanie czynszu.
claim-which = Za którą { word-deed-acc }?
claim-hint = Nikt ci tu nie przypomni: patrz, kto staje na twoich polach.

# Nieruchomości i pola.
deed-free = Bez właściciela
deed-price = Cena
deed-mortgage-value = Kwota hipoteczna
deed-redeem-cost = Kwota spłaty
deed-rent = { Word-rent }
deed-rent-bare = Bez budynków
deed-rent-set = Za cały zestaw
deed-rent-stations = { $count ->
    [one] Właściciel ma { $count }
    [few] Właściciel ma { $count }
    [many] Właściciel ma { $count }
   *[other] Właściciel ma { $count }
}
deed-rent-utility = { $count ->
    [one] Właściciel ma { $count }: { $factor } × rzut
    [few] Właściciel ma { $count }: { $factor } × rzut
    [many] Właściciel ma { $count }: { $factor } × rzut
   *[other] Właściciel ma { $count }: { $factor } × rzut
}
deed-rent-now = { Word-rent } teraz
deed-building-cost = Koszt budynku
deed-mortgaged = pod hipoteką
deed-group = Zestaw
about-tax = Zapłać { FORM($amount, "acc") }
about-fare = Przejazd za { FORM($amount, "acc") }
about-entity = Wyrzuć z graczem po lewej co najmniej { $count }: wygrywasz lub płacisz { FORM($amount, "acc") }
about-go = Pensja: { $amount }
about-cards = Weź kartę
about-jail = Tylko z wizytą albo w więzieniu
about-parking = Nic się tu nie dzieje
about-go-to-jail = Idź do więzienia
about-question = Naciśnij blok
about-ride = Jedź albo zostań
about-here = Tutaj: { $players }
about-owner = Właściciel: { $player }
deeds-title = Moje { word-deeds }
deeds-none = Nie masz jeszcze { word-deeds-gen }.

# Gracze, dziennik, rozmowa.
players-title = Gracze
player-out = poza grą
player-in-jail = w więzieniu
player-turn = teraz gra
player-decides = decyduje
player-deeds = { $count ->
    [0] { word-deeds-none }
    [one] { $count } { word-deed }
    [few] { $count } { word-deeds }
    [many] { $count } { word-deeds-gen }
   *[other] { $count } { word-deed-gen }
}
player-worth = majątek: { $amount }
player-token = Pionek
bank-stock = W Banku
log-title = Przebieg
log-none = Nic się jeszcze nie wydarzyło.
log-older = Pokaż starsze
log-details = Krok po kroku
chat-title = Czat
chat-none = Nie ma jeszcze wiadomości.
chat-say = Wyślij
chat-text = Wiadomość
chat-phrase = Szybkie zwroty
chat-judge = Sędzia
preset-hello = Cześć!
preset-good-luck = Powodzenia!
preset-well-played = Dobrze zagrane!
preset-thanks = Dzięki!
preset-sorry = Przepraszam!
preset-hurry = Twój ruch!
preset-wait = Chwileczkę.
preset-yes = Tak.
preset-no = Nie.
preset-interested = Interesuje mnie to.
preset-not-interested = Nie interesuje mnie to.
preset-make-an-offer = Złóż mi ofertę.
preset-judge-please = Sędzio, proszę!
preset-good-game = Dobra gra!
preset-bye = Na razie!

# Kości.
dice-title = Kości
dice-none = Nikt jeszcze nie rzucał.
dice-bus = autobus
dice-mr = następna { word-deed }

# Plansza.
board-title = Plansza: { $edition }
board-list = Pola planszy
board-keys = Klawisze strzałek prowadzą po planszy; Enter otwiera pole.

# Sędzia.
judge-title = Sędzia
judge-close = Zamknij licytację
judge-last-round = Ogłoś ostatnią rundę
judge-time = Ogłoś koniec czasu
judge-expel = Wyklucz gracza { $player }
judge-dice = Wpisz rzut
judge-dice-faces = Oczka, np. 3 4
judge-no-dice = Anuluj rzut
judge-pause = Wstrzymaj
judge-resume = Wznów
judge-claims = { Word-rent }, którego można żądać
judge-claim-line = { $other } może zażądać { word-rent-gen } za { FORM($space, "acc") } (płaci { $player })
judge-claim-line-amount = { $other } może zażądać { FORM($amount, "gen") } za { FORM($space, "acc") } (płaci { $player })

# Przed rozpoczęciem.
lobby-title = Przed rozpoczęciem
lobby-seat-open = wolne miejsce
lobby-invite = Zaproś
lobby-add-bot = Dodaj bota
lobby-remove-bot = Usuń bota
lobby-token = Wybierz pionek
lobby-token-any = Dowolny wolny
lobby-start = Rozpocznij grę
lobby-start-fill = Rozpocznij, wolne miejsca zajmą boty
lobby-waiting = Czekamy, aż gospodarz rozpocznie grę.
lobby-waiting-judge = Sędzia główny rozpoczyna grę przy wszystkich stołach jednocześnie.
lobby-seeding = Przygotowujemy uczciwe kości: każdy gracz dokłada swoją część. Chwileczkę…

# Koniec.
end-title = Koniec gry
end-winner = Wygrywa { $players }!
end-winners = Zwycięstwem dzielą się { $players }!
end-rank = Miejsce
end-player = Gracz
end-worth = Majątek
end-points = Punkty
end-curve = Majątek w trakcie gry
end-dice = Kości
end-dice-about = Jak często wypadła każda suma; pas pokazuje wynik oczekiwany przy losowych rzutach.
end-dice-line = { $sum }: { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
}, oczekiwano od { $low } do { $high }
end-replay = Obejrzyj grę jeszcze raz
fair-check = Sprawdź kości
end-rematch = Rewanż w tym samym składzie
end-rematch-there = Przejdź do rewanżu
leave-game = Opuść grę

# Podpowiedzi do pierwszej gry.
hints = Podpowiedź
hints-on = Podpowiedzi włączone
hints-off = Podpowiedzi wyłączone
hints-stop = Wyłącz podpowiedzi
hint-roll = Rzuć, a pionek ruszy sam. Przedtem możesz budować, zastawiać lub zaproponować transakcję.
hint-buy = To pole nie ma właściciela: możesz je kupić albo zostawić.
hint-buy-auction = To pole nie ma właściciela: możesz je kupić. Jeśli nie kupisz, licytować może każdy, ty też.
hint-claim = Ktoś stanął na twojej { word-deed-loc }. { Word-rent } dostaniesz tylko wtedy, gdy zażądasz go na czas.
hint-debt = Brakuje ci gotówki: sprzedaj budynki, zastaw { word-deeds } albo zawrzyj transakcję, potem zapłać.
hint-auction = Wygrywa najwyższa stawka. Licytujesz tylko tyle, ile możesz zapłacić; kto spasuje, odpada z tej licytacji.
hint-auction-default = Wygrywa najwyższa stawka. Kto nie może jej zapłacić, odpada, a licytacja zaczyna się od nowa.
hint-choose = Wybór należy do ciebie: wskaż jedną z opcji.
hint-offer = Masz ofertę: przyjmij ją, odrzuć albo złóż kontrofertę.
hint-jail = Dublet cię uwalnia; zapłacić lub użyć karty możesz zawsze.
hint-jail-six = Szóstka cię uwalnia; zapłacić lub użyć karty możesz zawsze.
hint-jail-roll = Dublet lub karta cię uwalnia; inaczej płacisz po tym rzucie i idziesz dalej.
hint-jail-late = Koniec prób: rzucasz, idziesz i płacisz. Jeśli zapłacisz wcześniej, dublet da kolejny rzut.
hint-build = Możesz budować: otwórz jedną ze swoich { word-deeds-gen }. Budynki mocno podnoszą { word-rent }.
hint-end = Coś jeszcze? Buduj albo zaproponuj transakcję, potem zakończ turę.
hint-wait = Teraz decydują inni. Dotknij pola, aby zobaczyć jego kartę, albo zaproponuj transakcję.

# Powtórka.
replay-title = Powtórka
replay-turn = Tura { $turn }: { $player }
replay-scrub = Moment gry
replay-step = Krok { $step } z { $last }
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-on = Krok naprzód
replay-last = Na koniec
replay-eyes = Widok
replay-eyes-spectator = widz
replay-eyes-judge = sędzia
replay-jump = Przejdź do tury
replay-speed = Tempo
replay-times = { $factor }×
replay-plain = Wersja tekstowa
loading-more = Wczytywanie…

# Kilka osób przy jednym urządzeniu.
pass-to = Przekaż urządzenie graczowi { $player }
pass-taken = To ja, { $player } – dalej
lobby-here = na tym urządzeniu
lobby-beside = Dodaj osobę, która gra na tym urządzeniu
lobby-beside-add = Dodaj

# Więcej dla sędziego.
judge-correct = Popraw błąd
judge-expel-title = Wyklucz gracza
judge-expel-sure = Wykluczyć gracza { $player }? Cały majątek przejmie Bank i nie da się tego cofnąć.
judge-talk = { $player } i { $other } negocjują.
judge-seconds = Sekundy
judge-limit = Ustaw limit
judge-extend = Przedłuż
correct-what = Co było źle
correct-cash = Pieniądze
correct-deeds = { Word-deed }
correct-places = Miejsce na planszy
correct-amount = Dodaj lub odejmij
correct-deed = Która { word-deed }
correct-owner = Właściciel
correct-level = Budynki
correct-space = Pole
correct-entry = Wpis w przebiegu
correct-why = Powód
correct-send = Zapisz poprawkę

# Gdy nie chce się kogoś słyszeć.
chat-object = Wiadomość gracza { $player }
chat-mute = Wycisz gracza { $player }
chat-mute-all = Wycisz gracza { $player } dla wszystkich
chat-hear = Wyłącz wyciszenie
chat-report = Zgłoś jako
chat-reported = Zgłoszono. Dziękujemy.
report-insult = obelga
report-spam = spam
report-cheating = oszustwo
report-advice = niedozwolone podpowiadanie
report-other = coś innego

# Cofanie i słowa bez kwot dla oficjalnych rund.
act-undo = Cofnij
act-undo-space = Cofnij: { $space }
act-build-plain = Buduj
act-sell-plain = Sprzedaj budynek
act-mortgage-plain = Zastaw
act-redeem-plain = Spłać hipotekę
act-surrender-plain = Sprzedaj Bankowi
debt-yourself = Nikt tu za ciebie nie liczy: zdobądź pieniądze ze swoich { word-deeds-gen }.
shortage-could = Możesz postawić i opłacić { FORM($pieces, "acc") }.
shortage-how = Wybierz { word-street-acc } dla każdego budynku, w kolejności, w jakiej chcesz budować.
shortage-order = Twoja kolejność
shortage-remove = Usuń pole { $space }
shortage-total = Razem { $amount }. Będziesz mieć jeszcze { FORM($left, "acc") }.
spoken-of = Jak teksty mają o tobie mówić?
spoken-of-other = Neutralnie
spoken-of-f = W rodzaju żeńskim
spoken-of-m = W rodzaju męskim

## Review in place: readers propose better texts

review-invite = To twój język? Pomóż ulepszyć teksty

## The stage: the middle of the board

stage-pace = Tempo animacji: { $pace }
pace-calm = spokojne
pace-normal = zwykłe
pace-fast = szybkie
pace-instant = natychmiastowe
stage-completes = Kompletuje zestaw
stage-blocks = Blokuje zestaw, który zbiera { $player }
stage-of-set = { $number ->
    [one] { $count } z { $number } w zestawie
    [few] { $count } z { $number } w zestawie
    [many] { $count } z { $number } w zestawie
   *[other] { $count } z { $number } w zestawie
}
stage-left = Po zakupie masz { FORM($amount, "acc") }
stage-short = Brakuje ci { FORM($amount, "gen") }
strip-title = Gotówka wszystkich
stop-free = Na sprzedaż: { $amount }
stop-yours = Należy do ciebie
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: według kostek
awaiting-you-choose-mortgaged-deeds = Dostajesz kilka hipotek. Co robisz z każdą z nich?
inherited-keep = Zostaw, płać odsetki
inherited-redeem = Spłać teraz
inherited-defer = Później podwójne odsetki
inherited-later = Później
inherited-keep-all = Zostaw wszystkie
inherited-redeem-all = Spłać wszystkie
space-number = pole { $number }
lobby-seat = miejsce { $number }
offer-new = Złożona przed chwilą
offer-since = Złożona { $minutes } min temu
bot-pace = Tempo botów
bot-pace-calm = Spokojne
bot-pace-normal = Zwykłe
bot-pace-fast = Szybkie
bot-pace-instant = Bez przerw
cash-short = Masz tylko { FORM($cash, "acc") }.
end-share = Udostępnij
end-shared = Skopiowano
end-download = Pobierz
acting-as = Teraz gra: { $player }
whole-board = Cała plansza
auction-estate = Majątek, który traci { $player }: { $number } z { $count }.
auction-passed = pasuje
auction-thinking = myśli
awaiting-offer = { WHO($other) ->
    [you] { $player } zastanawia się nad twoją ofertą.
   *[other] { $player } zastanawia się nad ofertą gracza { $other }.
}
awaiting-choose-bus = { $player } wybiera, jak daleko pojedzie autobusem.
awaiting-choose-any-space = { $player } wybiera, na które pole pójdzie.
awaiting-choose-ride = { $player } decyduje, czy jechać dalej z pola { $space }.
awaiting-choose-mortgaged-deed = { $player } decyduje, co zrobić z hipoteką pola { $space }.
deal-times = { WHO($player) ->
    [you] Według wydrukowanych cen dajesz { $times }× tyle, ile dostajesz.
   *[other] Według wydrukowanych cen { $player } daje { $times }× tyle, ile dostaje.
}
deal-nothing = { WHO($player) ->
    [you] Nie dostajesz nic w zamian.
   *[other] { $player } nie dostaje nic w zamian.
}
outlook-title = Szanse i zestawy
outlook-heat = Pokaż ryzyko na planszy
outlook-roll = { WHO($player) ->
    [you] Twój następny rzut
   *[other] Następny rzut: { $player }
}
outlook-charge = Inne opłaty
outlook-own = Własne pole
outlook-nothing = Nic do zapłaty
outlook-cost = Średnio { $mean }, najwyżej { $worst } ({ $space })
outlook-here = { $chance }: do zapłaty najwyżej { $amount }
outlook-sets = Kto co ma
outlook-note = Jeden rzut, przy planszy takiej jak teraz. To, czego właściciel może zażądać, liczy się jako zażądane, każda karta pozostała w talii jest równie prawdopodobna, a kto może wybrać, dokąd iść, idzie najtańszą drogą. Kolejne rzuty i wszystkie wpływy się nie liczą.

bot-random = Dla zabawy
bot-novice = Łatwy
bot-builder = Średni
bot-trader = Trudny
bot-champion = Bardzo trudny
sound-volume = Głośność
look-edition = Styl wydania: włączony
look-plain = Styl wydania: wyłączony
bot-talk-on = Rozmowy botów: włączone
bot-talk-off = Rozmowy botów: wyłączone
end-line = Potwierdź mój wiersz w protokole
stood-in = Stół gra za ciebie.
stood-in-back = Już jestem
