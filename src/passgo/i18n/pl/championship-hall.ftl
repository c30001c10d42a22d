# Mistrzostwa na sali: konsola dyrektora, zegary, protokoły, tablice.

hall-desk = Strony obsługi mistrzostw
hall-rule = Zasada
hall-waiting = { $count ->
    [one] Czeka: { $count }
    [few] Czekają: { $count }
    [many] Czeka: { $count }
   *[other] Czeka: { $count }
}
hall-role-registrar = Rejestrator
hall-role-director = Dyrektor
hall-role-head-judge = Sędzia główny
hall-role-judge = Sędzia
hall-role-scorer = Protokolant
hall-page-director = Rundy
hall-page-registrar = Stanowisko rejestracji
hall-page-nicknames = Pseudonimy
hall-page-entrants = Uczestnicy
hall-page-terms = Regulamin
hall-page-officials = Obsługa
hall-page-outbox = Do wysłania
hall-page-sheets = Protokoły
hall-page-clock = Zegary
hall-page-board = Tablica na żywo
hall-page-projector = Projektor
hall-page-judge = Moje stoły
hall-page-time = Zegar komputera

hall-director-lead = Każda runda przebiega tak samo: rozmieszczenie, sędziowie, publikacja, obecność, gra, protokoły, wyniki, awanse.
hall-champion = Mistrzostwo zdobywa { $nickname }
hall-venue = Obiekt
hall-round = Runda
hall-round-number = Runda { $number }
hall-players = Gracze
hall-stands = Stan
hall-open-session = Otwórz: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, runda { $round }
hall-backup = Kopia zapasowa i dziennik
hall-backup-lead = Kopia powstaje przy każdym ogłoszeniu wyników i zamknięciu etapu, jeśli serwer ma folder na kopie. Skopiuj ją na inne urządzenie przed następną rundą.
hall-log = { $count ->
    [one] { $count } zdarzenie w dzienniku. Suma kontrolna:
    [few] { $count } zdarzenia w dzienniku. Suma kontrolna:
    [many] { $count } zdarzeń w dzienniku. Suma kontrolna:
   *[other] { $count } zdarzenia w dzienniku. Suma kontrolna:
}
hall-machine = Wehikuł czasu
hall-machine-lead = Te mistrzostwa to próba. Możesz je przenieść w inny czas, ale nigdy przed ich ostatnie zdarzenie.
hall-machine-now = Próba. Czas tutaj: { $moment }
hall-machine-to = Dzień i godzina
hall-machine-go = Przenieś się
hall-machine-back = Wróć do teraźniejszości
hall-time-jumped = Zegar komputera mistrzostw przeskoczył. Czas przedtem: { $was }. Potem zegar wskazywał: { $says }. Rundy i terminy biegną dalej według poprzedniego czasu.
hall-time-open = Co zrobić
hall-time-now = Czas mistrzostw: { $time }. Zegar komputera: { $clock }.
hall-time-fine = Nie ma otwartego zgłoszenia w sprawie zegara.
hall-time-wrong = Jeśli zegar wskazuje zły czas, popraw go na komputerze. Zgłoszenie zamknie się wtedy samo.
hall-time-right = Jeśli zegar wskazuje właściwy czas, muszą to tutaj zatwierdzić dwie osoby z obsługi. Trwające rundy zachowują pozostały czas.
hall-time-accept = Zegar wskazuje właściwy czas
hall-time-proposed = { $name } uważa, że zegar wskazuje właściwy czas. Musi to potwierdzić druga osoba z obsługi.
hall-time-venue = { $city }: zegar tamtejszego komputera wskazywał zły czas. Czas ostatniego zapisu: { $was }. Zegar wskazywał: { $says }. Kolejność zapisów się nie zmieniła.
hall-rehearse = Niech boty rozegrają następny etap
hall-rehearse-lead = Następnie: { $stage }. Boty siadają przy każdym stole i rozgrywają etap do końca; to może potrwać minutę.

hall-pipeline = Kroki tej rundy
hall-state-done = gotowe
hall-state-now = teraz
hall-state-later = później
hall-step-seating = Rozmieszczenie
hall-step-judges = Sędziowie
hall-step-publish = Publikacja
hall-step-roll = Obecność
hall-step-play = Gra
hall-step-sheets = Protokoły
hall-step-release = Wyniki
hall-step-qualify = Awanse
hall-step-over = Zakończona
hall-step-later = Jeszcze nie
hall-waits-director = To należy do dyrektora.
hall-waits-head-judge = To należy do sędziego głównego.

hall-plan = Gracze: { $players }, stoły: { $tables }, serie: { $heats }.
hall-drawn = Gracze: { $players }, stoły: { $tables }.
hall-seed-printed = Numer losowania { $seed }: każdy może z niego odtworzyć to samo rozmieszczenie.
hall-seeded = Najsilniejsi gracze są rozdzieleni między stoły.
hall-reason-sizes = Liczba graczy przy stołach: { $sizes }. Rozdzieleni równo, od { $fewest } do { $most } przy stole.
hall-reason-repeats = { $count ->
    [0] Żadna para nie spotyka się ponownie.
    [one] { $count } para spotyka się ponownie: lepszego rozmieszczenia nie znaleziono.
    [few] { $count } pary spotykają się ponownie: lepszego rozmieszczenia nie znaleziono.
    [many] { $count } par spotyka się ponownie: lepszego rozmieszczenia nie znaleziono.
   *[other] { $count } pary spotyka się ponownie: lepszego rozmieszczenia nie znaleziono.
}
hall-reason-apart = { $count ->
    [one] { $count } para graczy ma siedzieć przy różnych stołach.
    [few] { $count } pary graczy mają siedzieć przy różnych stołach.
    [many] { $count } par graczy ma siedzieć przy różnych stołach.
   *[other] { $count } pary graczy ma siedzieć przy różnych stołach.
}
hall-reason-fixed = { $count ->
    [one] { $count } gracz ma stały stół.
    [few] { $count } graczy ma stałe stoły.
    [many] { $count } graczy ma stałe stoły.
   *[other] { $count } gracza ma stałe stoły.
}
hall-broken-seated-twice = Ktoś siedziałby przy dwóch stołach.
hall-broken-not-a-player = Miejsce ma ktoś, kto nie gra w tej rundzie.
hall-broken-not-seated = Ktoś, kto gra w tej rundzie, nie ma miejsca.
hall-broken-table-too-small = Przy którymś stole jest za mało graczy.
hall-broken-table-too-large = Przy którymś stole jest za dużo graczy.
hall-broken-tables-differ = Liczba stołów nie zgadza się z formatem.
hall-broken-thinned-unevenly = Dwa stoły różnią się o więcej niż jednego gracza.
hall-broken-fixed-seat = Gracz nie siedzi przy swoim stałym stole.
hall-broken-kept-apart = Przy jednym stole siedzą dwie osoby, które miały siedzieć przy różnych.
hall-table = Stół { $number }
hall-heat = Seria { $number }
hall-table-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
hall-again = { $count ->
    [one] { $count } wcześniejsze spotkanie
    [few] { $count } wcześniejsze spotkania
    [many] { $count } wcześniejszych spotkań
   *[other] { $count } wcześniejszego spotkania
}
hall-judged-by = Sędzia: { $name }
hall-fixed = stały stół
hall-swap-lead = Zaznacz dwoje graczy, aby zamienić ich miejscami. Rozmieszczenie zostanie ponownie sprawdzone; zamiana łamiąca zasady zostanie odrzucona.
hall-swap = Zamień miejscami
hall-swap-two = Zaznacz dokładnie dwoje graczy do zamiany.
hall-draw = Losuj rozmieszczenie
hall-draw-again = Losuj ponownie
hall-seed = Numer losowania
hall-seed-lead = Użyj tej liczby albo wylosowanej publicznie.
hall-apart = Rozdziel
hall-apart-one = Pierwszy gracz
hall-apart-other = Drugi gracz
hall-pair = { $one } i { $other }
hall-fixing = Stałe stoły
hall-fixed-player = Gracz
hall-fixed-table = Stół
hall-fixed-at = { $name }: stół { $table }

hall-judge-of = Sędzia stołu { $number }
hall-judges-save = Przydziel tych sędziów
hall-judges-none = Dla tego obiektu nie zaproszono jeszcze sędziów.
hall-judges-set = Stoły z sędzią: { $count } z { $tables }.
hall-published = Opublikowano. Oficjalne rozpoczęcie: { $moment }
hall-projector-open = Pokaż na projektorze
hall-pdf = Drukuj protokoły (PDF)
hall-starts = Oficjalne rozpoczęcie (strefa czasowa { $zone })
hall-publish = Opublikuj rozmieszczenie
hall-present = Obecni gracze: { $present } z { $players }.
hall-missing = { $count ->
    [one] Brakuje { $count } osoby
    [few] Brakuje { $count } osób
    [many] Brakuje { $count } osób
   *[other] Brakuje { $count } osoby
}
hall-small = Stoły, przy których jest za mało graczy: { $tables }. Rozmieść tę serię od nowa.
hall-alternates = { $count ->
    [one] { $count } osoba na liście rezerwowej, obecnych: { $present }.
    [few] { $count } osoby na liście rezerwowej, obecnych: { $present }.
    [many] { $count } osób na liście rezerwowej, obecnych: { $present }.
   *[other] { $count } osoby na liście rezerwowej, obecnych: { $present }.
}
hall-roll-alternates = Wolne miejsca zajmują obecni rezerwowi, w kolejności numerów
hall-roll = Sprawdź obecność
hall-call-alternate = Wywołaj następną osobę z rezerwy
hall-reseat = Rozmieść serię { $heat } od nowa
hall-start = { $count ->
    [one] Rozpocznij grę przy stole
    [few] Rozpocznij grę naraz przy { $count } stołach
    [many] Rozpocznij grę naraz przy { $count } stołach
   *[other] Rozpocznij grę naraz przy { $count } stołu
}
hall-start-lead = Kogo nie było przy sprawdzaniu obecności, ten stracił miejsce. Zegar rusza dla wszystkich stołów naraz.
hall-heat-waiting = Czeka
hall-heat-rolled = Obecność sprawdzona, można zaczynać
hall-heat-running = Gra trwa
hall-heat-last-round = Ostatnia runda
hall-heat-paused = Wstrzymana
hall-heat-over = Koniec czasu
hall-play-later = Po publikacji rozmieszczenia.
hall-clock-of = Zegar serii { $heat }
hall-expel = Zdyskwalifikuj
hall-expel-who = Kogo zdyskwalifikować
hall-expel-lead = Za niewłaściwe zachowanie. Gracz zajmuje ostatnie miejsce, nie dostaje punktów i nie może wrócić.
hall-reason = Powód
hall-fate-playing = w grze do końca
hall-fate-bankrupt = bankructwo
hall-fate-expelled = dyskwalifikacja
hall-fate-withdrawn = wycofanie

hall-sheets-lead = Każdy protokół sprawdza druga osoba: zatwierdza go bez zmian albo odsyła.
hall-sheets-none = Teraz nie czekamy na żadne protokoły.
hall-sheets-count = Zatwierdzone protokoły: { $confirmed } z { $tables }.
hall-sheets-short = { $confirmed } z { $tables }
hall-sheets-missing = Stoły bez protokołu: { $tables }.
hall-sheet-waiting = nierozpoczęty
hall-sheet-playing = gra trwa
hall-sheet-due = brak protokołu
hall-sheet-entered = czeka na drugą osobę
hall-sheet-confirmed = zatwierdzony
hall-sheet-of = Protokół stołu { $number }
hall-sheet-none = Dla tego stołu nie wpisano protokołu.
hall-sheet-by = Wersja { $version }, wpis: { $name }.
hall-sheet-confirmed-by = Zatwierdzenie: { $name }.
hall-back-session = Wróć do rundy
hall-part-cash = Gotówka
hall-part-deeds = Nieruchomości
hall-part-mortgaged = Nieruchomości pod hipoteką
hall-part-houses = Domy
hall-part-hotels = Hotele
hall-part-total = Majątek
hall-holdings = { $count ->
    [one] { $count } nieruchomość
    [few] { $count } nieruchomości
    [many] { $count } nieruchomości
   *[other] { $count } nieruchomości
}
hall-mortgaged = pod hipoteką
hall-houses = { $count ->
    [one] { $count } dom
    [few] { $count } domy
    [many] { $count } domów
   *[other] { $count } domu
}
hall-hotel = hotel
hall-signed = podpisano
hall-unsigned = bez podpisu
hall-placings = Miejsca i punkty
hall-points-count = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
hall-tie = Remis: rozstrzygnie sędzia główny.
hall-decided-worth = według majątku
hall-decided-deeds = równy majątek, więcej nieruchomości bez hipoteki
hall-decided-cash = równy majątek i nieruchomości, więcej gotówki
hall-decided-head-judge = decyzją sędziego głównego
hall-decided-survived = w grze do końca
hall-decided-left-later = późniejsze odejście z gry
hall-decided-expelled = dyskwalifikacja następnej osoby
hall-confirming = Druga osoba
hall-digest = Suma kontrolna tego protokołu:
hall-signatures-missing = Bez podpisu: { $names }.
hall-own-sheet = To twój wpis, więc zatwierdzić musi go ktoś inny.
hall-confirm-lead = Porównaj z protokołem na papierze. Zatwierdzasz dokładnie to, co tu widzisz; na tej stronie nic nie można zmienić.
hall-confirm = Zatwierdź bez zmian
hall-reject = Odeślij
hall-release-lead = Punkty ogłasza się pod pseudonimami, majątku nigdy.
hall-release = Ogłoś wyniki
hall-released = Wyniki są ogłoszone.
hall-board-open = Otwórz tablicę na żywo
hall-qualify-lead = Ustala kolejność wszystkich i to, kto gra dalej. Losowanie decyduje tylko tam, gdzie nie rozstrzyga nic innego; jego numer zostaje w dzienniku.
hall-qualify-later = Po ogłoszeniu wyników.
hall-lot-seed = Numer losowania
hall-qualify = Zamknij tu etap
hall-next-round = Przejdź do następnej rundy
hall-goes-on = awansuje
hall-by-lot = przez losowanie

hall-nicknames-lead = Pseudonim musi mieć związek z grą i nie może nawiązywać do wieku, płci, narodowości ani wyglądu. Możliwe problemy są oznaczone; decydujesz ty.
hall-nicknames-none = Żaden pseudonim nie czeka na zatwierdzenie.
hall-no-concern = Brak zastrzeżeń.
hall-approve = Zatwierdź
hall-approve-all = { $count ->
    [one] Zatwierdź ten jeden bez zastrzeżeń
    [few] Zatwierdź wszystkie { $count } bez zastrzeżeń
    [many] Zatwierdź wszystkie { $count } bez zastrzeżeń
   *[other] Zatwierdź wszystkie { $count } bez zastrzeżeń
}
hall-give-back = Odrzuć
hall-give-back-reason = Powód (zobaczy go uczestnik)
hall-approved = { $count ->
    [one] { $count } zatwierdzony pseudonim
    [few] { $count } zatwierdzone pseudonimy
    [many] { $count } zatwierdzonych pseudonimów
   *[other] { $count } zatwierdzonego pseudonimu
}
hall-concern-theme = Nie znaleziono słowa związanego z grą.
hall-concern-age = Może nawiązywać do wieku.
hall-concern-sex = Może nawiązywać do płci.
hall-concern-nationality = Może nawiązywać do narodowości.
hall-concern-body = Może nawiązywać do wyglądu.
hall-concern-number = Zawiera liczbę, która może być wiekiem lub rokiem urodzenia.
hall-concern-place = Zawiera nazwę obiektu lub miasta.
hall-concern-name = Zawiera część prawdziwego imienia lub nazwiska.

hall-search = Imię, nazwisko lub pseudonim
hall-search-go = Szukaj
hall-found = { $count ->
    [0] Nikogo nie znaleziono.
    [one] Znaleziono { $count } osobę.
    [few] Znaleziono { $count } osoby.
    [many] Znaleziono { $count } osób.
   *[other] Znaleziono { $count } osoby.
}
hall-erased = usunięto
hall-alternate-number = Rezerwa { $number }
hall-status-pending = Czeka na telefon
hall-status-confirmed = Potwierdzone
hall-status-withdrawn = Wycofane
hall-status-no-show = Nieobecność
hall-status-disqualified = Dyskwalifikacja
hall-status-erased = Usunięte
hall-cancel = Anuluj zgłoszenie
hall-cancel-lead = Organizatorzy mogą anulować zgłoszenie, na przykład gdy dane są niepełne lub niezgodne z regulaminem.

hall-terms-lead = Nowa wersja obowiązuje od razu, a na stronie publicznej wszyscy widzą komunikat o zmianie.
hall-terms-version = Wersja { $version }
hall-terms-notice = Co się zmieniło (komunikat)
hall-terms-closes = Nowy ostatni dzień rejestracji (teraz { $day }); zostaw puste, aby go nie zmieniać
hall-terms-mailed = Wyślij e-mail do wszystkich zgłoszonych
hall-terms-cancelled = Mistrzostwa są odwołane
hall-terms-publish = Opublikuj nową wersję
hall-terms-empty = Napisz regulamin w co najmniej jednym języku.

hall-officials-lead = Każdy dostaje prywatny link do jednej roli. Kto ma link, działa w tej roli: wyślij go tylko jednej osobie. Nowy link unieważnia stary.
hall-official-name = Imię i nazwisko
hall-official-role = Rola
hall-official-venue = Obiekt
hall-official-table = Stół, przy którym zwykle sędziuje (jeśli jest)
hall-invite = Utwórz link
hall-invited = Link dla osoby: { $name }
hall-invited-lead = Ten link pokazujemy tylko raz.
hall-name-needed = Wpisz imię i nazwisko, od 1 do 60 znaków.
hall-revoke = Unieważnij
hall-revoke-lead = Wszystkie linki, które ma { $name }, od razu przestaną działać.
hall-revoke-yes = Unieważnij wszystkie linki
hall-revoke-self = Nie możesz unieważnić własnego linku. Może to zrobić inny dyrektor.
hall-you = ty

hall-outbox-lead = { $count ->
    [0] Wszystkie e-maile są wysłane.
    [one] Czeka { $count } e-mail. Skopiuj go do programu pocztowego, a potem oznacz jako wysłany.
    [few] Czekają { $count } e-maile. Skopiuj je do programu pocztowego, a potem oznacz jako wysłane.
    [many] Czeka { $count } e-maili. Skopiuj je do programu pocztowego, a potem oznacz jako wysłane.
   *[other] Czeka { $count } e-maila. Skopiuj je do programu pocztowego, a potem oznacz jako wysłane.
}
hall-letter-to = Do
hall-letter-subject = Temat
hall-letter-body = Treść
hall-letter-fault = Serwer pocztowy odmówił:
hall-copy = Kopiuj
hall-copied = Skopiowano
hall-sent = Oznacz jako wysłany
hall-sent-all = { $count ->
    [one] Oznacz poniższy jako wysłany
    [few] Oznacz poniższe { $count } jako wysłane
    [many] Oznacz poniższe { $count } jako wysłane
   *[other] Oznacz poniższe { $count } jako wysłane
}
hall-phones = Lista telefonów
hall-name = Imię i nazwisko
hall-phone = Telefon

hall-clock = Zegar
hall-clocks-lead = Oficjalnego czasu pilnuje sędzia główny. Zegary może otwierać każdy, ale przyciski widzi tylko sędzia główny.
hall-clocks-none = Nie opublikowano jeszcze rozmieszczenia.
hall-clock-left = Pozostały czas
hall-clock-waits = Najpierw sprawdź obecność.
hall-clock-reason = Powód przerwy, widoczny w sali
hall-clock-pause = Wstrzymaj
hall-clock-resume = Wznów
hall-clock-last-round = Ogłoś ostatnią rundę
hall-clock-end = Ogłoś koniec czasu
hall-clock-all = Wszystkie zegary
hall-clock-offline = Brak połączenia. Czas biegnie dalej.
hall-fullscreen = Pełny ekran
hall-call-minutes = { $count ->
    [one] Została { $count } minuta
    [few] Zostały { $count } minuty
    [many] Zostało { $count } minut
   *[other] Zostało { $count } minuty
}
hall-call-over = Czas minął

hall-board = Tablica na żywo
hall-board-lead = Punkty po każdej rundzie, pod pseudonimami.
hall-board-empty = Nie ogłoszono jeszcze wyników.
hall-csv = Klasyfikacja jako CSV
hall-json = Klasyfikacja jako JSON
hall-number = Sala { $number }
hall-halls = Sale
hall-all = Wszystkie
hall-rank = Miejsce
hall-nickname = Pseudonim
hall-points = Punkty
hall-anonymous = anonimowo
hall-offline = Brak połączenia. To ostatni znany stan.
hall-scroll-pause = Zatrzymaj przewijanie

hall-done-travel = Czas ustawiony.
hall-done-return = Mistrzostwa wróciły do teraźniejszości.
hall-done-rehearse = Etap rozegrany.
hall-done-draft = Rozmieszczenie wylosowane. Sprawdź je, a potem opublikuj.
hall-done-reseat = Seria rozmieszczona od nowa.
hall-done-swap = Gracze zamienili się miejscami.
hall-done-judges = Sędziowie przydzieleni.
hall-done-publish = Opublikowano.
hall-done-roll = Obecność sprawdzona.
hall-done-alternate = Wywołano następną osobę z rezerwy.
hall-done-start = Gra przy stołach rozpoczęta.
hall-done-expel = Zdyskwalifikowano.
hall-done-release = Wyniki ogłoszone.
hall-done-qualify = Etap zamknięty.
hall-done-approve = Pseudonim zatwierdzony.
hall-done-approve-all = Pseudonimy zatwierdzone.
hall-done-give-back = Pseudonim odrzucony.
hall-done-cancel = Zgłoszenie anulowane.
hall-done-revoke = Linki już nie działają.
hall-done-sent = Oznaczono jako wysłany.
hall-done-sent-all = Oznaczono jako wysłane.
hall-done-confirm = Protokół zatwierdzony.
hall-done-reject = Protokół odesłany.
