# Stół na żywo.

app-name = passgo
app-title-your-turn = ● Twoja tura – passgo
loading = Nakrywamy do gry …
language = Język
theme = Kolory
theme-auto = Jak w urządzeniu
theme-light = Jasne
theme-dark = Ciemne
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
connecting = Łączenie …
offline = Brak połączenia: kolejna próba …
sending = Wysyłanie …
taken-over = Twoje miejsce zostało przejęte na innym urządzeniu. Tutaj możesz nadal oglądać.
taken-over-back = Przejmij z powrotem
refused = Nie można otworzyć tego stołu: { $why }
reload = Wczytaj stronę ponownie
paused = Gra przy stole jest wstrzymana.
paused-nobody-there = Gra jest wstrzymana, bo nikogo tu nie było.
closed = Stół został zamknięty.
closed-rules = Serwer został zaktualizowany i tej gry nie dało się kontynuować. Jej zapis zachowano.
rules-then = Rozegrano według zasad { $version }.
official = Oficjalna runda

# Ludzie i rzeczy.
bank = Bank
you = ty
somebody = ktoś
bot = bot
bot-name = Bot { $number }
away = poza stołem
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
money-hidden = ukryta
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } karta wyjścia z więzienia
    [few] { $count } karty wyjścia z więzienia
    [many] { $count } kart wyjścia z więzienia
   *[other] { $count } karty wyjścia z więzienia
}
level-0 = bez budynków
seconds-left = { $count ->
    [one] Została { $count } sekunda
    [few] Zostały { $count } sekundy
    [many] Zostało { $count } sekund
   *[other] Zostało { $count } sekundy
}

# Kto o czym decyduje.
awaiting-you-start-roll = Rzuć o rozpoczęcie.
awaiting-you-roll = Twoja tura: rzuć kośćmi.
awaiting-you-roll-again = Rzucasz jeszcze raz.
awaiting-you-roll-jail = Jesteś w więzieniu. Jak chcesz wyjść?
awaiting-you-buy = { $space } – do kupienia. Cena: { $amount }.
awaiting-you-auction = Licytujesz pole { $space }?
awaiting-you-auction-building = Licytujesz budynek?
awaiting-you-debt = Masz do zapłacenia: { $amount } ({ $other }).
awaiting-you-choose-bus = Autobus: jak daleko jedziesz?
awaiting-you-choose-any-space = Trzy jednakowe: idź na dowolne pole.
awaiting-you-choose-ride = Jedziesz dalej z pola { $space } czy zostajesz? Opłata: { $amount }.
awaiting-you-choose-mortgaged-deed = Dostajesz pod hipoteką: { $space }. Co robisz?
awaiting-you-shortage = Ile budynków chcesz?
awaiting-you-end = Twoja tura jest rozegrana.
awaiting-you-nothing = Teraz nie musisz nic robić.
awaiting-start-roll = { $player } rzuca o rozpoczęcie.
awaiting-roll = { $player } ma rzucić.
awaiting-buy = { $player } decyduje: { $space }.
awaiting-auction = { $player } może licytować.
awaiting-debt = { $player } ma dług do spłacenia.
awaiting-choose = { $player } ma wybór.
awaiting-shortage = { $player } mówi teraz, ile budynków chce.
awaiting-end = { $player } może zakończyć turę.
awaiting-dice = Sędzia wpisuje rzut gracza { $player }.

# Co można zrobić.
actions-title = Co możesz zrobić
act-roll = Rzuć kośćmi
act-roll-jail = Rzuć o wolność
act-end = Zakończ turę
act-buy = Kup: { $amount }
act-decline = Nie kupuj
act-decline-auction = Oddaj na licytację
act-claim = Zażądaj { word-rent-gen }: { $space }
act-claim-any = Zażądaj { word-rent-gen }
act-bid = Licytuj: { $amount }
act-pass = Pasuj
act-pass-shortage = Żadnego
act-pass-turn = Żadnego, nie pytaj już w tej turze
act-build = Buduj ({ $change })
act-sell = Sprzedaj budynek ({ $change })
act-mortgage = Zastaw ({ $change })
act-redeem = Spłać hipotekę ({ $change })
act-surrender = Sprzedaj Bankowi ({ $change })
act-sell-hotels = Sprzedaj wszystkie naraz: { $group }
act-on-space = { $action }: { $space }
act-pay = Zapłać: { $amount }
act-bankrupt = Poddaj się: bankructwo
act-bankrupt-liquidates = Poddaj się: sprzedaj i zastaw wszystko
act-bankrupt-sure = Na pewno się poddajesz? Cały twój majątek przejmie { $other }.
act-bankrupt-sure-liquidates = Na pewno się poddajesz? Najpierw zostaną sprzedane wszystkie twoje budynki i zastawione { word-deeds }, potem wszystko przejmie { $other }.
act-bankrupt-yes = Tak, bankrutuję
act-default = Zrezygnuj z licytacji
act-fine = Zapłać za wyjście z więzienia: { $amount }
act-card = Użyj karty i wyjdź z więzienia
act-choose-steps = { $count ->
    [one] { $count } pole: { $space }
    [few] { $count } pola: { $space }
    [many] { $count } pól: { $space }
   *[other] { $count } pola: { $space }
}
act-choose-space = Idź na pole { $space }
act-choose-stay = Zostań
act-choose-redeem = Spłać hipotekę teraz: { $amount }
act-choose-keep = Zostaw pod hipoteką i zapłać odsetki: { $amount }
act-choose-defer = Zostaw pod hipoteką i zapłać podwójne odsetki później
act-accept = Przyjmij
act-reject = Odrzuć
act-counter = Kontroferta
act-withdraw = Wycofaj ofertę
act-want = Jeden na pole { $space }
act-want-several = Chcę: { $pieces }
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
auction-stage-1 = Po raz pierwszy …
auction-stage-2 = Po raz drugi …
auction-closed = Sprzedane. { $player } płaci: { $amount }.
auction-amount = Twoja stawka
auction-bid = Licytuj
auction-quick = Szybkie stawki
auction-out = Nie bierzesz już udziału w tej licytacji.
auction-after = Zostanie ci: { $amount }

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
deal-empty = Wybierz, co zmienia właściciela.
deal-set-you = Masz cały zestaw: { $group }.
deal-set-other = { $player } ma cały zestaw: { $group }.
deal-break-you = Rozbijasz zestaw: { $group }.
deal-break-other = { $player } rozbija zestaw: { $group }.
deal-interest-you = { Word-deeds } pod hipoteką. Twoje odsetki to co najmniej: { $amount }.
deal-interest-other = { Word-deeds } pod hipoteką. { $player } zapłaci odsetki, co najmniej: { $amount }.
deal-after-you = Twoja gotówka potem: { $amount }.
deal-after-other = Gotówka gracza { $player } potem: { $amount }.
deal-too-much = To więcej pieniędzy, niż jest.
deal-card-price = Najniższa cena karty wyjścia z więzienia: { $amount }.
offers-title = Oferty
offer-from = { $player } oferuje ci
offer-to = Twoja oferta dla gracza { $player }
offer-between = Oferta: { $player } → { $other }
offer-you-get = dostajesz
offer-you-give = dajesz
offer-gives = daje
offer-asks = chce
offer-not-now = Teraz nie można jej przyjąć.
deal-time = Czas na negocjacje

# Długi.
debt-title = Dług do spłacenia
debt-owed = Masz do zapłacenia: { $amount } ({ $other }). Twoja gotówka: { $cash }.
debt-missing = Brakuje: { $amount }.
debt-could = Sprzedając i zastawiając wszystko, możesz zdobyć: { $amount }.
debt-cannot = Nawet sprzedając wszystko, możesz zdobyć tylko: { $amount }.
debt-ways = Jak zdobyć pieniądze
debt-enough = samo wystarczy

# Żądanie czynszu.
claim-which = Za którą { word-deed-acc }?
claim-hint = Nikt ci tu nie przypomni: patrz, kto staje na twoich polach.

# Nieruchomości i pola.
deed-free = Bez właściciela.
deed-price = Cena
deed-mortgage-value = Kwota hipoteczna
deed-redeem-cost = Kwota spłaty
deed-rent = { Word-rent }
deed-rent-bare = Bez budynków
deed-rent-set = Za cały zestaw
deed-rent-stations = { $count ->
    [one] Przy { $count }
    [few] Przy { $count }
    [many] Przy { $count }
   *[other] Przy { $count }
}
deed-rent-utility = { $count ->
    [one] Przy { $count }: { $factor } × rzut
    [few] Przy { $count }: { $factor } × rzut
    [many] Przy { $count }: { $factor } × rzut
   *[other] Przy { $count }: { $factor } × rzut
}
deed-rent-now = { Word-rent } teraz
deed-building-cost = Koszt budynku
deed-mortgaged = pod hipoteką
deed-group = Zestaw
about-tax = Płacisz: { $amount }
about-fare = Przejazd: { $amount }
about-entity = Wyrzućcie z sąsiadem po lewej co najmniej { $count }. Wygrana albo opłata: { $amount }
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
player-turn = tura
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
chat-title = Rozmowa
chat-none = Nikt się jeszcze nie odezwał.
chat-say = Powiedz
chat-text = Twoje słowa
chat-phrase = Szybkie zwroty
chat-judge = Sędzia
preset-hello = Cześć!
preset-good-luck = Powodzenia!
preset-well-played = Dobre zagranie!
preset-thanks = Dziękuję.
preset-sorry = Przepraszam.
preset-hurry = Twój ruch, proszę.
preset-wait = Chwileczkę.
preset-yes = Tak.
preset-no = Nie.
preset-interested = Interesuje mnie to.
preset-not-interested = Nie interesuje mnie to.
preset-make-an-offer = Złóż mi ofertę.
preset-judge-please = Sędzio, proszę!
preset-good-game = Dobra gra!
preset-bye = Do widzenia!

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
judge-expel = Wyklucz: { $player }
judge-dice = Wpisz rzut
judge-dice-faces = Oczka, np. 3 4
judge-no-dice = Cofnij rzut
judge-pause = Wstrzymaj
judge-resume = Wznów
judge-claims = { Word-rent }, którego można żądać
judge-claim-line = { $player } → { $other } za { $space }
judge-claim-line-amount = { $other } może żądać: { $amount } ({ $player }, { $space })

# Przed rozpoczęciem.
lobby-title = Przed rozpoczęciem
lobby-seat-open = wolne
lobby-invite = Zaproś
lobby-add-bot = Dodaj bota
lobby-remove-bot = Usuń bota
lobby-token = Wybierz pionek
lobby-token-any = Dowolny wolny
lobby-start = Rozpocznij grę
lobby-start-fill = Rozpocznij, wolne miejsca zajmą boty
lobby-waiting = Grę rozpoczyna gospodarz.
lobby-waiting-judge = Sędzia główny rozpoczyna grę przy wszystkich stołach jednocześnie.
lobby-seeding = Trwa mieszanie kości: każdy gracz dokłada swoją część. Chwileczkę …

# Koniec.
end-title = Koniec gry
end-winner = Wygrywa { $players }!
end-winners = Zwycięstwem dzielą się: { $players }!
end-rank = Miejsce
end-player = Gracz
end-worth = Majątek
end-points = Punkty
end-curve = Majątek w trakcie gry
end-dice = Kości
end-dice-about = Jak często wypadła każda suma; pas pokazuje, czego można oczekiwać od losu.
end-dice-line = { $sum }: { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
}, oczekiwano od { $low } do { $high }
end-replay = Obejrzyj grę jeszcze raz
fair-check = Sprawdź kości
end-rematch = Jeszcze raz, z tymi samymi graczami
end-rematch-there = Do następnej gry
leave-game = Opuść grę

# Podpowiedzi do pierwszej gry.
hints = Podpowiedź
hints-on = Podpowiedzi są widoczne
hints-off = Podpowiedzi są ukryte
hints-stop = Bez podpowiedzi
hint-roll = Rzuć, a pionek ruszy sam. Przedtem możesz budować, zastawiać lub zaproponować transakcję.
hint-buy = Nie ma właściciela: możesz kupić albo zostawić.
hint-buy-auction = Nie ma właściciela: możesz kupić. Jeśli nie, licytują wszyscy, ty też.
hint-claim = Ktoś stanął na twojej { word-deed-loc }. { Word-rent } dostaniesz tylko wtedy, gdy zażądasz go na czas.
hint-debt = Brakuje ci gotówki: sprzedaj budynki, zastaw { word-deeds } albo zawrzyj transakcję, potem zapłać.
hint-auction = Wygrywa najwyższa stawka. Licytujesz tylko tyle, ile możesz zapłacić; kto spasuje, odpada z tej licytacji.
hint-auction-default = Wygrywa najwyższa stawka. Kto nie może jej zapłacić, odpada, a licytacja zaczyna się od nowa.
hint-choose = Zasady zostawiają wybór tobie: wskaż jedną z odpowiedzi.
hint-offer = Czeka oferta: przyjmij ją, odrzuć albo zmień we własną.
hint-jail = Dublet cię uwalnia; opłata lub karta robi to na pewno.
hint-jail-six = Szóstka cię uwalnia; opłata lub karta robi to na pewno.
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
replay-eyes = Kto patrzy
replay-eyes-spectator = widz
replay-eyes-judge = sędzia
replay-jump = Przejdź do tury
replay-speed = Tempo
replay-times = { $factor }×
replay-plain = Jako zwykły tekst
loading-more = Wczytywanie …

# Kilka osób przy jednym urządzeniu.
pass-to = Przekaż urządzenie: { $player }
pass-taken = To ja, { $player }: dalej
lobby-here = przy tym urządzeniu
lobby-beside = Ktoś obok ciebie też tu gra
lobby-beside-add = Dodaj

# Więcej dla sędziego.
judge-correct = Napraw pomyłkę
judge-expel-title = Wyklucz gracza
judge-expel-sure = Na pewno wykluczyć: { $player }? Wszystko przejmie Bank i nie da się tego cofnąć.
judge-talk = { $player } i { $other } negocjują.
judge-seconds = Sekundy
judge-limit = Ustaw limit
judge-extend = Przedłuż
correct-what = Co było źle
correct-cash = Pieniądze
correct-deeds = { Word-deed }
correct-places = Miejsce na planszy
correct-amount = Więcej lub mniej
correct-deed = Która { word-deed }
correct-owner = Właściciel
correct-level = Budynki
correct-space = Stoi na polu
correct-entry = W którym wpisie
correct-why = Dlaczego
correct-send = Popraw

# Gdy nie chce się kogoś słyszeć.
chat-object = W sprawie słów gracza { $player }
chat-mute = Nie chcę słyszeć gracza { $player }
chat-mute-all = Wycisz dla wszystkich: { $player }
chat-hear = Znów słuchaj
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
shortage-could = Możesz postawić i opłacić: { $pieces }.
shortage-how = Wybierz { word-street-acc } dla każdego budynku, w kolejności, w jakiej chcesz budować.
shortage-order = Twoja kolejność
shortage-remove = Usuń: { $space }
shortage-total = Cena: { $amount }. Zostanie ci: { $left }.
