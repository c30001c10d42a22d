found-evening = Jedna sala, jeden wieczór
found-evening-lead = Odpowiedz na cztery pytania. Resztę proponujemy, a przed publikacją możesz wszystko zmienić.
found-title = Nazwa mistrzostw
found-day = Data
found-place = Miejsce
found-place-hint = Sala i miasto, na przykład: Sala szkolna, Wolos
found-players = Liczba graczy
found-zone = Strefa czasowa
found-first-stage = Pierwsze rundy
found-last-stage = Finał
found-continue = Dalej
found-examples = Większe mistrzostwa
found-examples-lead = Zacznij od przykładu. Jego daty są przesunięte na najbliższe tygodnie.
found-preset-greece-2015 = Kilka miast, jeden finał krajowy
found-preset-about-greece-2015 = Turnieje w miastach, finał w każdym mieście i finał krajowy. Jak w Grecji w 2015 roku.
found-preset-worlds-2015 = Trzy rundy, półfinały i finał
found-preset-about-worlds-2015 = Jedna sala. Punkty z trzech rund się sumują, szesnastu najlepszych gra w półfinałach. Jak w Makau w 2015 roku.
found-begin = Zacznij
found-file = Z pliku
found-file-choose = Plik mistrzostw (championship.toml)
found-file-faults = { $count ->
    [one] Plik zawiera { $count } błąd.
    [few] Plik zawiera { $count } błędy.
    [many] Plik zawiera { $count } błędów.
   *[other] Plik zawiera { $count } błędu.
}
found-file-long = Formularze mieszczą tyle obiektów: { $venues }. Większe mistrzostwa zakłada się na serwerze za pomocą programu.
problem-too-many-drafts = Liczba twoich szkiców: { $count }. Najpierw usuń jeden.
found-steps = Kroki
found-step-what = Co
found-step-where = Gdzie i kiedy
found-step-who = Kto może wziąć udział
found-step-stages = Etapy i stoły
found-step-clocks = Czas gry
found-step-points = Punkty i remisy
found-step-terms = Regulamin
found-step-officials = Obsługa
found-step-check = Sprawdź i opublikuj
found-open = { $count ->
    [one] { $count } pole do uzupełnienia
    [few] { $count } pola do uzupełnienia
    [many] { $count } pól do uzupełnienia
   *[other] { $count } pola do uzupełnienia
}
found-to-check = Zapisz i sprawdź
found-organisers = Organizatorzy
found-organisers-hint = Po jednym w wierszu. Jeśli puste, dyrektor.
found-prize = Nagroda dla mistrza
found-optional = Może zostać puste.
found-venue = Obiekt { $number }
found-hall = Sala lub adres
found-city = Miasto
found-starts = Początek
found-tables = Stoły naraz
found-heats = Grupy jedna po drugiej
found-heats-hint = 1, jeśli stołów wystarcza dla wszystkich naraz.
found-registers = W tym obiekcie można się zgłaszać
found-remove = Usuń
found-add-venue = Dodaj obiekt
found-opens = Początek rejestracji
found-closes = Ostatni dzień rejestracji
found-closes-hint = Włącznie z tym dniem.
found-age = Minimalny wiek
found-any = Dowolne
found-alternates = Rezerwowi w każdym obiekcie
found-alternates-hint = Dostają miejsce, gdy ktoś się wycofa.
found-walk-ins = Zgłosić się można też przy wejściu
found-no-employee = Pracownicy organizatorów nie mogą brać udziału
found-no-relative = Bliscy tych pracowników nie mogą brać udziału
found-stage-name = Nazwa etapu
found-at = Miejsce gry
found-at-venues = Każdy obiekt z rejestracją
found-fewest = Graczy przy stole, co najmniej
found-most = Graczy przy stole, najwyżej
found-advance = Ilu przechodzi dalej
found-advance-hint = Z każdego obiektu. W ostatnim etapie: 1, mistrz.
found-add-stage = Dodaj etap
found-rounds = Rundy
found-minutes = Minuty jednej rundy
found-tolerance = O tyle minut wcześniej można ogłosić ostatnią rundę
found-tolerance-hint = 0 oznacza nigdy.
found-points-lead = To zwykłe wartości. Zmień je tylko wtedy, gdy wasze zasady są inne.
found-points = Punkty
found-points-hint = Najpierw punkty zwycięzcy, liczby oddzielone spacjami.
found-survivors = { $count ->
    [one] Został { $count } gracz
    [few] Zostało { $count } graczy
    [many] Zostało { $count } graczy
   *[other] Zostało { $count } gracza
}
found-valuation = Majątek, w procentach wydrukowanej ceny
found-worth-deed = Nieruchomość
found-worth-mortgaged = Nieruchomość pod hipoteką
found-worth-house = Dom
found-worth-hotel = Hotel
found-hotel-houses = Domy liczone razem z hotelem
found-rounding = Zaokrąglanie
found-up = W górę
found-down = W dół
found-ties = Remisy
found-table-ties = Między graczami przy jednym stole
found-across-ties = Między graczami z różnych stołów
found-tie-worth = największy majątek
found-tie-deeds = najwięcej nieruchomości
found-tie-cash = najwięcej gotówki
found-tie-head-judge = decyduje sędzia główny
found-tie-lot = losowanie
found-terms-proposal =
    Kto się zgłasza, zgadza się grać według zasad i stosować do decyzji sędziów.
    Organizatorzy używają danych osobowych tylko do przeprowadzenia tych mistrzostw, a potem je usuwają.
    Uczestnicy mogą w każdej chwili zobaczyć, poprawić i usunąć swoje dane.
found-officials-lead = Wpisz osoby, które ci pomagają. Po publikacji każda dostanie własny link. Kolejne możesz zaprosić w każdej chwili.
found-official = Osoba z obsługi { $number }
found-ready = Wszystko jest. Obejrzyj podgląd, a potem opublikuj.
found-missing = Jeszcze niegotowe
found-preview = Podgląd
found-preview-lead = To jest podgląd. Nikt inny go nie widzi.
found-change = Zmień coś
found-download = Pobierz jako plik
found-publish = Opublikuj
found-director = Twoje imię i nazwisko (dyrekcja)
found-account = Wybierz login i hasło, żeby móc wrócić z każdego urządzenia.
found-have-account = Mam już konto
found-discard = Usuń szkic
found-discard-sure = Usunąć ten szkic? Nic z niego nie zostanie.
found-links = Daj każdej osobie z obsługi jej własny link. Linki pokazujemy tylko raz.
found-link-qr = Kod QR linku: { $name }
found-again = Znajdziesz je na każdym urządzeniu, na którym się zalogujesz.
found-mine = Moje mistrzostwa
found-mine-none = Zaloguj się, żeby zobaczyć założone przez siebie mistrzostwa.
found-drafts = Szkice
found-changed = Ostatnia zmiana: { $when }
found-copy = Zorganizuj jeszcze raz
found-fault-needed = Uzupełnij to pole.
found-fault-long = Najwyżej { $most } znaków.
found-fault-lines = Liczba wierszy: najwyżej { $most }, każdy do { $longest } znaków.
found-fault-number = Wpisz liczbę całkowitą od { $low } do { $high }.
found-fault-day = Wybierz datę.
found-fault-past = To już minęło. Wybierz przyszłą datę.
found-fault-choice = Wybierz z listy.
found-fault-closes = To jest przed początkiem rejestracji.
found-fault-starts = Rejestracja wtedy jeszcze trwa. Wybierz późniejszą datę albo zakończ rejestrację wcześniej.
found-fault-room = Liczba miejsc przy stołach: { $room }. Dodaj stoły albo zmniejsz liczbę graczy.
found-fault-advance = Następny etap nie ma stołów dla takiej liczby. W ostatnim etapie musi być 1.
found-fault-hall = Gracze z innych obiektów nie mogą tu przyjść. Wybierz obiekt bez rejestracji.
found-fault-online = W to nie da się grać online. Wybierz inną edycję albo inne stoły.
found-fault-points = { $count ->
    [one] Wpisz { $count } liczbę do { $most }.
    [few] Wpisz { $count } liczby do { $most }. Żadna nie może być większa od poprzedniej.
    [many] Wpisz { $count } liczb do { $most }. Żadna nie może być większa od poprzedniej.
   *[other] Wpisz { $count } liczby do { $most }. Żadna nie może być większa od poprzedniej.
}
found-fault-winner = Zwycięzca nie może dostać więcej niż wtedy, gdy zostaje mniej graczy: najwyżej { $most }.
found-fault-registers = Przynajmniej w jednym obiekcie musi być rejestracja.
found-fault-misfit = To nie pasuje do reszty. Cofnij zmianę albo zacznij od innego przykładu.
