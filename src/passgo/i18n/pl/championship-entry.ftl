# Mistrzostwa: strona publiczna, rejestracja, moje zgłoszenie, biurko rejestracji i powody odmowy.

entry-championships = Mistrzostwa
entry-championships-lead = Tutaj można się zgłosić, oglądać i śledzić wyniki.
entry-championships-none = Nie ma tu jeszcze żadnych mistrzostw.
entry-phase-announced = Rejestracja jeszcze się nie zaczęła
entry-phase-open = Rejestracja trwa
entry-phase-closed = Rejestracja zamknięta
entry-phase-running = Trwają
entry-phase-over = Zakończone
entry-phase-cancelled = Odwołane
entry-window = Rejestracja od { $opens } do { $closes } włącznie.
entry-window-zone = Godziny podano w strefie czasowej danego obiektu.
entry-rule = Zasada { $rule }
entry-rehearsed = Próba z wymyślonymi osobami

entry-new = Nowe mistrzostwa
entry-new-terms-lead = Każda wersja pozostaje dostępna. Podaj kontakt w sprawie danych osobowych.
entry-new-director = Imię i nazwisko pierwszego dyrektora
entry-new-unreadable = Wgrany plik nie jest tekstem UTF-8.
entry-made = Mistrzostwa utworzone
entry-made-lead = { $name } – gotowe. W panelu dyrektora zaproś rejestratorów, sędziów i protokolantów.
entry-made-link = To prywatny link dyrektora. Pokazujemy go tylko raz: zapisz go teraz i zachowaj dla siebie.
entry-made-qr = Kod QR linku dyrektora
entry-made-open = Otwórz panel dyrektora
entry-made-site = Strona publiczna

entry-organised = Organizacja: { $organisers }
entry-register = Zgłoś się
entry-opens-on = Początek rejestracji: { $when }.
entry-cancelled = Te mistrzostwa są odwołane. Zgłoszone osoby nadal mogą pobrać lub usunąć swoje dane.
entry-terms-changed = Regulamin się zmienił
entry-terms-since = Wersja { $version }, obowiązuje od { $when }.
entry-terms-what = Co się zmieniło
entry-where = Kiedy i gdzie
entry-starts = Początek: { $when } ({ $zone })
entry-online = Gra online, z dowolnego miejsca
entry-places-meter = Zajęte miejsca ({ $city })
entry-places-left = { $count ->
    [0] Wszystkie miejsca są zajęte ({ $capacity })
    [one] Wolne { $count } miejsce z { $capacity }
    [few] Wolne { $count } miejsca z { $capacity }
    [many] Wolnych { $count } miejsc z { $capacity }
   *[other] Wolnych { $count } miejsca z { $capacity }
}
entry-alternates = { $count ->
    [0] Nikt nie czeka na liście rezerwowej
    [one] Na liście rezerwowej czeka { $count } osoba
    [few] Na liście rezerwowej czekają { $count } osoby
    [many] Na liście rezerwowej czeka { $count } osób
   *[other] Na liście rezerwowej czeka { $count } osoby
}
entry-would-wait = Komplet: będziesz na liście rezerwowej z numerem { $number }
entry-later-stage = Dla tych, którzy awansują
entry-how = Jak się gra
entry-stage = { $rounds ->
    [one] Stoły od { $fewest } do { $most } graczy, { $rounds } runda po { $minutes } min.
    [few] Stoły od { $fewest } do { $most } graczy, { $rounds } rundy po { $minutes } min.
    [many] Stoły od { $fewest } do { $most } graczy, { $rounds } rund po { $minutes } min.
   *[other] Stoły od { $fewest } do { $most } graczy, { $rounds } rundy po { $minutes } min.
}
entry-prize = Nagroda za mistrzostwo: { $prize }.
entry-condition-age = W dniu gry musisz mieć ukończone { $age } lat.
entry-condition-citizenship = Wymagane obywatelstwo: { $country }.
entry-condition-excluded = Pracownicy organizatorów i ich najbliżsi krewni nie mogą brać udziału.
entry-condition-phone = Po zgłoszeniu dzwonimy, aby potwierdzić miejsce. Jeśli zgłoszeń jest więcej niż miejsc, decyduje kolejność zgłoszeń.
entry-edition = O grze
entry-follow = Śledź mistrzostwa
entry-spectators = Widzowie mile widziani: przyjdź i oglądaj gry na żywo.
entry-anonymous = Wyniki ogłasza się po każdej rundzie, tylko pod pseudonimami.
entry-board = Tablica na żywo
entry-standings = Klasyfikacja (CSV)
entry-terms = Regulamin uczestnictwa
entry-terms-lead = Tu znajdziesz regulamin i wszystkie jego wcześniejsze wersje.
entry-terms-read = Przeczytaj obowiązujący regulamin
entry-terms-none = Regulamin nie jest jeszcze opublikowany, więc rejestracja nie jest otwarta.
entry-terms-in-force = Wersja { $version }, obowiązuje od { $when }
entry-terms-old = To wersja { $version } z dnia { $when }. Już nie obowiązuje.
entry-terms-versions = Wszystkie wersje
entry-terms-version = Wersja { $version }, { $when }
entry-terms-diff = Co się zmieniło od wersji { $version }
entry-terms-added = Dodano:
entry-terms-removed = Usunięto:
entry-terms-show = Przeczytaj tutaj wersję { $version } regulaminu
entry-rights = W każdej chwili możesz poprosić o wydanie, poprawienie lub usunięcie swoich danych: na stronie zgłoszenia, e-mailem albo telefonicznie.

entry-register-lead = Zajmie to dwie minuty. Opublikujemy tylko pseudonim, który wybierzesz później.
entry-wrong = { $count ->
    [one] Jedno pole trzeba uzupełnić lub poprawić; jest zaznaczone poniżej. To, co już wpisano, nie przepadło.
    [few] { $count } pola trzeba uzupełnić lub poprawić; są zaznaczone poniżej. To, co już wpisano, nie przepadło.
    [many] { $count } pól trzeba uzupełnić lub poprawić; są zaznaczone poniżej. To, co już wpisano, nie przepadło.
   *[other] { $count } pola trzeba uzupełnić lub poprawić; są zaznaczone poniżej. To, co już wpisano, nie przepadło.
}
entry-city = Gdzie chcesz zagrać?
entry-you = O tobie
entry-name = Imię i nazwisko
entry-email = Adres e-mail
entry-email-hint = Twój własny, nie cudzy: wyślemy na niego link do zgłoszenia.
entry-phone = Telefon
entry-phone-hint = Zadzwonimy pod ten numer, aby potwierdzić miejsce.
entry-born = Data urodzenia
entry-born-hint = W dniu gry musisz mieć ukończone { $age } lat.
entry-born-why = Aby odróżnić osoby o tym samym nazwisku.
entry-citizenship = Obywatelstwo
entry-citizenship-hint = Wymagane obywatelstwo: { $country }.
entry-choose = Wybierz
entry-excluded = Zaznacz, co cię dotyczy
entry-excluded-employee = Pracuję dla organizatora ({ $organisers }).
entry-excluded-relative = Ktoś z moich najbliższych krewnych pracuje dla organizatora ({ $organisers }).
entry-declare = Oświadczenia i zgody
entry-declare-lead = Wszystkie są potrzebne: bez kompletu zgłoszenie jest nieważne.
entry-declaration-own-email = Podany adres e-mail jest mój.
entry-declaration-true-data = Podane dane są dokładne i prawdziwe.
entry-declaration-of-age = Mam ukończone { $age } lat.
entry-declaration-contact = Mój numer telefonu i adres e-mail mogą być używane do przeprowadzenia mistrzostw.
entry-consent-terms = Akceptuję regulamin uczestnictwa bez zastrzeżeń.
entry-consent-data = Zgadzam się na przetwarzanie podanych tu danych przez organizatora ({ $organisers }) wyłącznie na potrzeby tych mistrzostw.
entry-consent-publicity = Wyniki mistrzostw wraz ze zdjęciami, filmami oraz nazwiskami zwycięzców i zdobywców dalszych miejsc mogą być publikowane.
entry-consent-promotion = Zgadzam się także, aby organizator ({ $organisers }) wysyłał mi informacje i oferty. Nie ma to związku z udziałem w mistrzostwach.
entry-optional = Opcjonalnie
entry-optional-lead = Weźmiesz udział także bez zaznaczania tych pól. Decyzję możesz zmienić w każdej chwili.
entry-kept = { $days ->
    [one] Twoje dane usuwamy najpóźniej { $days } dzień po ostatnim finale.
    [few] Twoje dane usuwamy najpóźniej { $days } dni po ostatnim finale.
    [many] Twoje dane usuwamy najpóźniej { $days } dni po ostatnim finale.
   *[other] Twoje dane usuwamy najpóźniej { $days } dnia po ostatnim finale.
}
entry-register-send = Wyślij zgłoszenie
entry-fault-venue = Wybierz jedno miasto.
entry-fault-name = Wpisz imię i nazwisko, od 2 do 100 znaków.
entry-fault-email = Wpisz adres e-mail w postaci name@example.org.
entry-fault-phone = Wpisz numer telefonu, od 5 do 20 cyfr.
entry-fault-born = Wpisz datę urodzenia.
entry-fault-citizenship = Wybierz kraj.
entry-fault-tick = Aby wziąć udział, zaznacz to pole.
entry-registered = Zgłoszenie przyjęte
entry-link = To twój prywatny link. Zachowaj go: kto go ma, może zmienić twoje zgłoszenie.
entry-link-lead = Otwiera twoje zgłoszenie: stan, pseudonim, twoje dane i kod wejścia.
entry-link-mail = Jest też w e-mailu, który do ciebie wysyłamy.
entry-mine-open = Otwórz moje zgłoszenie
entry-mine = Moje zgłoszenie
entry-status-pending = Czeka na potwierdzenie
entry-status-confirmed = Potwierdzone
entry-status-alternate = Rezerwa, numer { $number }
entry-status-withdrawn = Wycofane
entry-status-no-show = Nieobecność
entry-status-disqualified = Dyskwalifikacja
entry-status-erased = Usunięte
entry-next-pending = Masz miejsce. Zadzwonimy, aby je potwierdzić.
entry-next-confirmed = Twoje miejsce jest pewne. Przyjdź przed oficjalnym rozpoczęciem: miejsce, które będzie wtedy puste, dostanie ktoś z listy rezerwowej.
entry-next-alternate = Wszystkie miejsca są zajęte. Masz numer { $number } na liście rezerwowej: gdy ktoś się wycofa, wchodzi osoba z najniższym numerem.
entry-next-withdrawn = Nie bierzesz już udziału. Dopóki trwa rejestracja, możesz zgłosić się ponownie.
entry-next-no-show = Nie było cię przy oficjalnym rozpoczęciu, więc twoje miejsce dostał ktoś inny.
entry-next-disqualified = Organizatorzy anulowali twoje zgłoszenie.
entry-next-erased = Twoje dane zostały usunięte.
entry-seat = { $stage }, runda { $round }, seria { $heat }: stół { $table }, { $when } ({ $zone })
entry-play = Przejdź do mojego stołu
entry-qr = Kod QR do okazania przy wejściu
entry-qr-lead = Pokaż go przy wejściu albo podaj kod:
entry-nickname = Pseudonim
entry-nickname-lead = Wyniki ogłaszamy pod nim, nigdy pod nazwiskiem. Musi mieć związek z grą i nie może wskazywać na wiek, płeć, narodowość, wygląd ani miejsce. Zatwierdza go dyrektor zawodów.
entry-nickname-proposed = „{ $nickname }” czeka na zatwierdzenie.
entry-nickname-approved = „{ $nickname }” – zatwierdzony.
entry-nickname-returned = Dyrektor zawodów nie zatwierdził twojej propozycji. Powód jest w e-mailu do ciebie. Zaproponuj inny pseudonim.
entry-nickname-new = Pseudonim, od 2 do 24 znaków
entry-nickname-send = Zaproponuj
entry-contact = Jak się z tobą skontaktować
entry-contact-theirs = Kontakt
entry-contact-other = Jeśli twoje nazwisko lub data urodzenia są błędne, zadzwoń do rejestracji.
entry-save = Zapisz
entry-consents = Zgody
entry-consent-given = udzielona
entry-consent-refused = nieudzielona
entry-consent-give = Udziel zgody
entry-consent-take-back = Cofnij zgodę
entry-consent-data-sure = Bez tej zgody nikt nie może brać udziału, więc zgłoszenie też zostanie wycofane. Dane zostaną do czasu ich usunięcia lub upływu terminu przechowywania.
entry-place = Twoja nagroda za mistrzostwo
entry-place-lead = Wygrana: { $prize }. Jeśli nie możesz pojechać, prawo do wyjazdu przechodzi na następną osobę w klasyfikacji; tytuł mistrzowski zostaje twój.
entry-place-pass = Nie mogę pojechać
entry-place-sure = Prawo do wyjazdu przejdzie na następną osobę w klasyfikacji i nie da się tego cofnąć.
entry-data = Twoje dane
entry-data-theirs = Dane osobowe
entry-data-lead = { $days ->
    [one] Dane osobowe usuwamy najpóźniej { $days } dzień po ostatnim finale. Możesz je pobrać, wycofać zgłoszenie albo usunąć dane już teraz.
    [few] Dane osobowe usuwamy najpóźniej { $days } dni po ostatnim finale. Możesz je pobrać, wycofać zgłoszenie albo usunąć dane już teraz.
    [many] Dane osobowe usuwamy najpóźniej { $days } dni po ostatnim finale. Możesz je pobrać, wycofać zgłoszenie albo usunąć dane już teraz.
   *[other] Dane osobowe usuwamy najpóźniej { $days } dnia po ostatnim finale. Możesz je pobrać, wycofać zgłoszenie albo usunąć dane już teraz.
}
entry-export = Pobierz jako plik (JSON)
entry-withdraw = Wycofaj zgłoszenie
entry-withdraw-sure = Miejsce od razu dostanie pierwsza osoba z listy rezerwowej.
entry-withdraw-yes = Tak, wycofaj
entry-erase = Usuń wszystkie dane tego zgłoszenia
entry-erase-sure = Nazwisko, dane kontaktowe, data urodzenia i pseudonim znikną od razu i na zawsze, a zgłoszenie przestanie obowiązywać. Dotychczasowe wyniki zostaną, ale bez nazwiska.
entry-erase-yes = Tak, usuń wszystko
entry-erased = Usunięto
entry-erased-lead = Nie przechowujemy już żadnych danych osobowych z tego zgłoszenia. Prywatny link przestał działać.
entry-done-contact = Zapisano.
entry-done-nickname = Pseudonim wysłany. Sprawdzi go dyrektor zawodów.
entry-done-consent = Zgoda zmieniona.
entry-done-withdrawn = Zgłoszenie wycofane.
entry-done-passed = Prawo do wyjazdu zostało przekazane.
entry-done-comes = Zapisano: przyjdzie.
entry-done-declined = Zapisano: nie przyjdzie. Miejsce jest wolne dla osoby z listy rezerwowej.
entry-done-here = Przybycie odnotowane.
entry-done-away = Przybycie cofnięte.
entry-done-erased = Usunięto.

entry-desk = Stanowisko rejestracji
entry-desk-entries = Zgłoszenia
entry-desk-check-in = Przybycie
entry-desk-files = Import i eksport
entry-desk-lists = Listy zgłoszeń
entry-desk-venue = Obiekt
entry-desk-all = Wszystkie obiekty
entry-desk-show = Pokaż
entry-search = Szukaj według nazwiska, telefonu, e-maila, pseudonimu lub kodu
entry-search-go = Szukaj
entry-list-calls = Do obdzwonienia
entry-list-alternates = Rezerwowi
entry-list-confirmed = Potwierdzeni
entry-list-gone = Nieaktualne
entry-list-found = Znalezieni
entry-list-lead-calls = Najpierw najwcześniejsze zgłoszenia. Zadzwoń, potem zaznacz odpowiedź.
entry-list-lead-alternates = W kolejności numerów. Miejsce zwolnione przed rozmieszczeniem dostaje pierwsza osoba.
entry-list-lead-confirmed = Potwierdzili przez telefon, że przyjdą.
entry-list-lead-gone = Wycofanie, nieobecność, dyskwalifikacja lub usunięcie danych.
entry-list-lead-found = Wszyscy, którzy pasują do wyszukiwania.
entry-list-none = Nikogo tu nie ma.
entry-list-more = { $count ->
    [one] Nie pokazano jeszcze { $count } pozycji.
    [few] Nie pokazano jeszcze { $count } pozycji.
    [many] Nie pokazano jeszcze { $count } pozycji.
   *[other] Nie pokazano jeszcze { $count } pozycji.
}
entry-nameless = (bez nazwiska)
entry-phoned = zadzwoniono
entry-order = Zgłoszenie nr { $number }
entry-comes = Przyjdzie
entry-declines = Nie przyjdzie
entry-declines-sure = Zgłoszenie przestaje obowiązywać, a miejsce dostaje pierwsza osoba z listy rezerwowej.
entry-declines-yes = Potwierdź: nie przyjdzie
entry-registered-at = Data zgłoszenia: { $when }
entry-reason = Powód: { $reason }
entry-reason-declined-by-phone = Telefoniczna rezygnacja z przyjścia.
entry-reason-consent-withdrawn = Cofnięta zgoda na przetwarzanie danych.
entry-code = Kod wejścia
entry-on-behalf = Jeśli ktoś poprosi o coś telefonicznie lub e-mailem, możesz to tutaj zrobić w jego imieniu.
entry-new-link = Wydaj nowy prywatny link
entry-new-link-lead = Nowy link do tego zgłoszenia. Pokazujemy go tylko raz.
entry-code-type = Nazwisko lub kod wejścia
entry-code-find = Znajdź
entry-code-unknown = Nikt nie ma takiego kodu. Jeśli jest na wydrukowanej karcie wstępu, to zgłoszenie zostało usunięte. Wyszukaj według nazwiska.
entry-camera = Skanuj kamerą
entry-camera-view = Obraz z kamery
entry-camera-refused = Kamery nie można tu użyć. Wpisz kod ręcznie.
entry-check-in-yes = Odnotuj przybycie
entry-check-in-undo = Cofnij przybycie
entry-here-already = Przybycie już odnotowano.
entry-here-count = { $count ->
    [one] Obecnych: { $count }, oczekiwanych: { $awaited }
    [few] Obecnych: { $count }, oczekiwanych: { $awaited }
    [many] Obecnych: { $count }, oczekiwanych: { $awaited }
   *[other] Obecnych: { $count }, oczekiwanych: { $awaited }
}
entry-awaited = Oczekiwani
entry-here = Obecni
entry-details = Wszystko o tym zgłoszeniu
entry-import = Wczytaj zgłoszenia z pliku
entry-import-lead = Plik CSV, jedno zgłoszenie w wierszu, w kolejności napływu. Pierwszy wiersz podaje kolumny:
entry-import-forms = { $lines ->
    [one] Daty jako 1990-12-31 lub 31.12.1990, zaznaczenia jako yes, najwyżej { $lines } wiersz. Wczytujemy wszystkie wiersze albo żadnego.
    [few] Daty jako 1990-12-31 lub 31.12.1990, zaznaczenia jako yes, najwyżej { $lines } wiersze. Wczytujemy wszystkie wiersze albo żadnego.
    [many] Daty jako 1990-12-31 lub 31.12.1990, zaznaczenia jako yes, najwyżej { $lines } wierszy. Wczytujemy wszystkie wiersze albo żadnego.
   *[other] Daty jako 1990-12-31 lub 31.12.1990, zaznaczenia jako yes, najwyżej { $lines } wiersza. Wczytujemy wszystkie wiersze albo żadnego.
}
entry-import-file = Plik CSV
entry-import-go = Wczytaj
entry-import-template = Pusty plik z tymi kolumnami
entry-import-faults = { $count ->
    [one] Znaleziono { $count } błąd.
    [few] Znaleziono { $count } błędy.
    [many] Znaleziono { $count } błędów.
   *[other] Znaleziono { $count } błędu.
}
entry-import-nothing = Nikogo nie zgłoszono.
entry-import-line = Wiersz { $line }:
entry-import-unreadable = Nie można odczytać pliku: musi to być CSV.
entry-import-empty = W pliku nie ma wiersza ze zgłoszeniem.
entry-import-long = Plik ma za dużo wierszy: naraz można wczytać najwyżej { $most }.
entry-import-missing-column = Brakuje kolumny „{ $column }”.
entry-import-unknown-column = Nieoczekiwana kolumna „{ $column }”.
entry-import-cells = Liczba komórek w wierszu: { $found } zamiast { $wanted }.
entry-import-venue = Obiekt musi być jednym z: { $venues }.
entry-import-tick = W kolumnie „{ $column }” musi być yes.
entry-imported = { $count ->
    [one] Wczytano { $count } zgłoszenie.
    [few] Wczytano { $count } zgłoszenia.
    [many] Wczytano { $count } zgłoszeń.
   *[other] Wczytano { $count } zgłoszenia.
}
entry-export-list = Wszystkie zgłoszenia jako plik (CSV)
entry-export-lead = Z danymi osobowymi: przechowuj bezpiecznie i usuń, gdy nie będzie już potrzebny.

problem-no-such-championship = Nie ma tu takich mistrzostw.
problem-no-such-desk = Ten link jest nieważny lub wygasł. Poproś dyrektora zawodów o nowy.
problem-no-such-entry = Ten link jest nieważny lub wygasł. Właściwy jest w e-mailu wysłanym po zgłoszeniu; nowy dostaniesz w rejestracji.
problem-desk-link-needed = Ta strona jest dla obsługi mistrzostw. Otwórz ją przez swój prywatny link.

refusal-champ-alternates-full = W tym obiekcie jest komplet i pełna jest też lista rezerwowa (osób: { $alternates }).
refusal-champ-already-done = To już zrobione.
refusal-champ-already-judging = Ta osoba sędziuje w tym czasie przy innym stole albo sama gra.
refusal-champ-bad-moment = W tej chwili nie można tego zrobić.
refusal-champ-cancelled = Mistrzostwa są odwołane.
refusal-champ-clock-back = Próba nie może cofnąć się przed swoje ostatnie zdarzenie.
refusal-champ-clock-changed = Zegar zmienił się w międzyczasie. Przeczytaj zgłoszenie jeszcze raz.
refusal-champ-clock-same-person = Twoje zgłoszenie już jest. Musi je potwierdzić druga osoba z obsługi.
refusal-champ-consent-missing = Brakuje zgody. Bez niej nikt nie może brać udziału.
refusal-champ-declaration-missing = Brakuje oświadczenia. Zgłoszenie wymaga wszystkich.
refusal-champ-excluded = Pracownicy organizatorów, ich najbliżsi krewni i osoby, których zgłoszenie anulowali organizatorzy, nie mogą brać udziału.
refusal-champ-game-running = Gra trwa: nikogo nie można teraz tam posadzić ani przesadzić.
refusal-champ-judge-missing = Któryś stół nie ma jeszcze sędziego.
refusal-champ-late = Za późno: miejsce przepadło przy oficjalnym rozpoczęciu.
refusal-champ-nickname-missing = Nie ma pseudonimu do sprawdzenia.
refusal-champ-nickname-taken = Ktoś ma już taki pseudonim albo bardzo podobny. Wybierz inny.
refusal-champ-nickname-unfit = Pseudonim ma od 2 do 24 zwykłych znaków, w tym co najmniej jedną literę lub cyfrę.
refusal-champ-no-alternate = Na liście rezerwowej nikogo już nie ma.
refusal-champ-no-notice = Napisz komunikat, z którego wszyscy dowiedzą się, co się zmieniło.
refusal-champ-no-reason = Podaj powód.
refusal-champ-no-such-entrant = Nie ma takiego zgłoszenia.
refusal-champ-no-such-session = Nie ma takiej rundy.
refusal-champ-no-such-stage = Nie ma takiego etapu.
refusal-champ-no-such-table = Nie ma takiego stołu.
refusal-champ-no-such-venue = Nie ma takiego obiektu.
refusal-champ-no-vacancy = Nie ma wolnego miejsca.
refusal-champ-not-allowed = Twoja rola na to nie pozwala.
refusal-champ-not-awaited = Ta osoba nie jest tam oczekiwana.
refusal-champ-not-confirmed = Zgłoszenie nie jest jeszcze potwierdzone: najpierw zadzwoń.
refusal-champ-not-finished = Poprzedni krok nie jest jeszcze zakończony.
refusal-champ-not-open = Początek rejestracji w tym obiekcie: { $opens }.
refusal-champ-not-qualified = Przekazać to prawo może tylko osoba, która je ma.
refusal-champ-not-yours = To cudze zgłoszenie.
refusal-champ-old-terms = Regulamin zmienił się od otwarcia tej strony. Przeczytaj nową wersję i ją zaakceptuj.
refusal-champ-registered-twice = Ta osoba jest już zgłoszona. Użyj prywatnego linku z e-maila albo zapytaj w rejestracji.
refusal-champ-seating-broken = Takie rozmieszczenie złamałoby zasady.
refusal-champ-sheet-changed = Protokół w międzyczasie się zmienił: obejrzyj go jeszcze raz.
refusal-champ-sheet-missing = Brakuje jeszcze protokołu.
refusal-champ-sheet-wrong = W protokole coś się nie zgadza.
refusal-champ-stage-over = Ten etap jest zamknięty.
refusal-champ-table-too-small = Przy którymś stole jest za mało graczy (minimum: { $fewest }): rozmieść tę serię od nowa.
refusal-champ-tie-undecided = Remis nie jest rozstrzygnięty: decyduje sędzia główny.
refusal-champ-too-early = Na to jest jeszcze za wcześnie.
refusal-champ-too-few = Za mało graczy: potrzeba co najmniej { $fewest }.
refusal-champ-too-young = Trzeba mieć ukończone { $age } lat w dniu: { $day }.
refusal-champ-unsigned = Brakuje podpisu.
refusal-champ-venue-elsewhere = To dotyczy obiektu prowadzonego gdzie indziej: zrób to na serwerze mistrzostw.
refusal-champ-venue-full = W tym obiekcie jest komplet.
refusal-champ-venue-lent = Ten obiekt jest prowadzony na osobnym komputerze. Zrób to tam albo poczekaj, aż wrócą wyniki.
refusal-champ-window-closed = Ostatni dzień rejestracji w tym obiekcie: { $closed }.
refusal-champ-same-person = Musi to potwierdzić druga osoba.
refusal-champ-wrong-citizenship = Wymagane obywatelstwo: { $needed }.
refusal-champ-wrong-replacement = Poprawka nie dotyczy protokołu, który teraz obowiązuje.
refusal-champ-answer-wrong = Brakuje odpowiedzi albo grupy lub nie jest to jedna z możliwych.
refusal-champ-last-round-early = Ostatnią kolejkę można ogłosić od { $allowed }.
refusal-champ-guardian-missing = Tak młody gracz potrzebuje rodzica lub opiekuna z adresem e-mail albo numerem telefonu.
refusal-champ-unticked = Nie można jeszcze sprawdzić obecności: nikt nie zaznaczył graczy przy stołach: { $tables }.
refusal-champ-undo-proposed = To już zaproponowano. Musi się zgodzić druga osoba z obsługi.
refusal-champ-undo-too-late = Za późno, żeby to cofnąć: zaczęło się już to, co z tego wynika.
