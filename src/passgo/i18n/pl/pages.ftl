# Strony, które tworzy serwer.

page-title = passgo
page-home = Graj
page-home-lead = Wybierz wydanie, udostępnij link, graj z przyjaciółmi i botami. Konto nie jest potrzebne.
page-your-name = Twoje imię lub nick
page-play-now = Zagraj teraz z botami
page-play-plain = Graj bez JavaScriptu
page-live-board = Otwórz planszę
page-create = Nowy stół
page-create-lead = To twój stół. Przed rozpoczęciem gry wybierz ustawienia; wszyscy je widzą.
page-tables = Stoły
page-tables-none = Na liście nie ma teraz otwartych stołów.
page-edition = Wydanie
page-seats = Miejsca
page-bot-strength = Poziom botów
page-open = Otwórz
page-join = Zajmij miejsce
page-watch = Oglądaj
page-watch-who = Kto może oglądać
page-watch-nobody = Nikt
page-watch-link = Każdy, kto ma link
page-watch-everybody = Wszyscy
page-watch-delay = Opóźnienie dla widzów (sekundy)
page-listed = Pokaż stół na publicznej liście
page-open-seats = Każdy może się dosiąść
page-leavers = Gdy ktoś odejdzie
page-leavers-bot = Zastępuje go bot
page-leavers-skip = Jego tury są pomijane
page-leavers-withdraw = Odpada z gry
page-claim-help = Żądanie czynszu
page-claim-help-automatic = Automatycznie
page-claim-help-reminder = Właściciel dostaje przypomnienie
page-claim-help-none = Bez przypomnień
page-official = Oficjalna runda: cały czat jest jawny, czynszu trzeba żądać, gotówka jest ukryta
page-physical-dice = Prawdziwe kości, wynik wpisuje sędzia
page-pace = Boty czekają przed rzutem (sekundy)
page-decision-clock = Czas na decyzję (sekundy, 0 = bez limitu)
page-auction-clock = Odliczanie w licytacji (sekundy na krok, 0 = bez)
page-game-clock = Czas gry (minuty, 0 = bez limitu)
page-deal-clock = Czas na transakcję (minuty, 0 = bez limitu; puste: 5 w rundach mistrzostw)
page-absent-clock = Tak długi brak połączenia oznacza odejście (sekundy, 0 = nigdy)
page-unattended = Boty grają dalej, gdy nikt nie jest połączony
page-options = Zasady domowe, po jednej w wierszu: nazwa = wartość
page-save = Zapisz
page-start = Rozpocznij grę
page-start-fill = Rozpocznij z botami na wolnych miejscach
page-add-bot = Dodaj bota
page-remove-bot = Usuń bota
page-leave = Zwolnij miejsce
page-leave-game = Opuść grę
page-links = Zaproś
page-link-seat = Link dla kolejnego gracza
page-link-judge = Link dla sędziego
page-link-spectator = Link dla widzów
page-link-made = Udostępnij ten link. Pokazujemy go tylko raz.
page-link-qr = Kod QR linku
page-link-revoke = Unieważnij link
page-link-role-seat = gracz
page-link-role-judge = sędzia
page-link-role-spectator = widz
page-link-opens-seat = Masz zaproszenie do gry przy tym stole.
page-link-opens-judge = Masz zaproszenie do sędziowania przy tym stole.
page-link-opens-spectator = Masz zaproszenie do oglądania gry przy tym stole.
page-take-over = To miejsce jest zajęte
page-take-over-lead = Z tego linku skorzystał już ktoś inny. Jeśli przejmiesz miejsce, ta osoba je straci.
page-take-over-yes = Przejmij miejsce
page-take-over-no = Nie, wróć
page-lobby = Przed rozpoczęciem
page-seat = Miejsce { $number }
page-seat-open = wolne miejsce
page-seat-bot = bot { $bot }
page-seat-person = { $name }
page-seat-person-away = { $name } (offline)
page-seat-skip = { $name } (odejście, tury pomijane)
page-seat-withdraw = { $name } (poza grą)
page-seat-stand-in = { $name } (odejście, gra bot { $bot })
page-you = ty
page-no-name = ktoś
page-play = Gra
page-replay = Powtórka
page-log = Przebieg
page-log-none = Nic się jeszcze nie wydarzyło.
page-players = Gracze
page-board = Plansza
page-deeds = { Word-deeds }
page-you-may = Możesz
page-you-wait = Teraz nie masz nic do zrobienia.
page-bid = Licytuj
page-bid-amount = Kwota
page-claim-form = Zażądaj { word-rent-gen }
page-offer = Zaproponuj transakcję
page-offer-give = Dajesz
page-offer-take = Dostajesz
page-offer-cash = Pieniądze
page-offer-cards = { Word-jail-cards }
page-offer-send = Wyślij ofertę
page-debt-line = { WHO($player) ->
    [you] { WHO($other) ->
        [bank] Masz zapłacić Bankowi { FORM($amount, "acc") }.
       *[other] { $other } czeka, aż zapłacisz { FORM($amount, "acc") }.
    }
   *[other] { WHO($other) ->
        [you] { $player } ma ci zapłacić { FORM($amount, "acc") }.
        [bank] { $player } ma zapłacić Bankowi { FORM($amount, "acc") }.
       *[other] { $player } ma zapłacić graczowi { $other } { FORM($amount, "acc") }.
    }
}
page-paused = Gra jest wstrzymana.
page-paused-nobody-there = Gra jest wstrzymana, bo wszyscy odeszli od stołu.
page-pause = Wstrzymaj
page-resume = Wznów
page-rematch = Rewanż
page-rematch-there = Przejdź do rewanżu
page-abandoned = Stół został zamknięty.
page-refresh = Odśwież
page-hold = Wstrzymaj odświeżanie
page-unhold = Odświeżaj automatycznie
page-chat = Czat
page-chat-say = Wyślij
page-chat-preset = albo gotowy zwrot
page-mute = Nie pokazuj wiadomości tego gracza
page-unmute = Pokazuj wiadomości tego gracza
page-report = Zgłoś
page-judging = Sędzia
page-judge-close = Zamknij licytację
page-judge-last-round = Ogłoś ostatnią rundę
page-judge-time = Ogłoś koniec czasu
page-judge-expel = Wyklucz gracza { $player }
page-judge-dice = Wpisz rzut
page-judge-dice-faces = Oczka, np. 3 4
page-judge-no-dice = Anuluj rzut
page-judge-limit = Ogranicz negocjacje: { $player } i { $other }
page-judge-extend = Przedłuż negocjacje: { $player } i { $other }
page-judge-correct = Popraw
page-judge-correct-version = Numer wpisu do poprawienia
page-judge-correct-reason = Powód
page-judge-correct-cash = Pieniądze, np. 0:+50 dla miejsca 0
page-seconds = Sekundy
page-claims-open = { Word-rent }, którego można żądać
page-account = Konto
page-account-none = Grasz jako gość na tym urządzeniu. Z kontem możesz wrócić z każdego innego.
page-account-made = Zalogowano jako { $login }.
page-account-create = Załóż konto
page-login = Login
page-password = Hasło (co najmniej 8 znaków)
page-password-new = Nowe hasło
page-password-change = Zmień hasło
page-sign-in = Zaloguj się
page-sign-out = Wyloguj się
page-recover = Zaloguj się kodem odzyskiwania
page-recovery-code = Kod odzyskiwania
page-recovery-codes = Twoje kody odzyskiwania
page-recovery-lead = Zapisz je: każdy z nich raz cię zaloguje, gdy zapomnisz hasła. Nie pokażemy ich ponownie.
page-recovery-new = Nowe kody odzyskiwania
page-recovery-left = { $count ->
    [one] Został { $count } kod odzyskiwania.
    [few] Zostały { $count } kody odzyskiwania.
    [many] Zostało { $count } kodów odzyskiwania.
   *[other] Zostało { $count } kodu odzyskiwania.
}
page-sessions = Zalogowane urządzenia
page-session-this = to urządzenie
page-session-end = Wyloguj urządzenie
page-seen = ostatnio: { $when }
page-name-change = Zmień imię
page-erase = Usuń wszystkie moje dane
page-erase-lead = Twoje imię, konto i wiadomości znikną od razu. W grach zostanie numer, który nie prowadzi do ciebie.
page-erase-confirm = Tak, usuń wszystko
page-step-first = Początek
page-step-back = Wstecz
page-step-on = Dalej
page-step-last = Koniec
page-version = Wpis { $version } z { $last }
page-role-spectator = Jako widz
page-role-judge = Jako sędzia
page-role-seat = Jako { $player }
page-error = Nie udało się
page-back = Wróć
page-skip = Przejdź do treści
page-nav = Menu główne
page-language = Język
page-privacy = Prywatność
page-translations = Tłumaczenia czekają na przejrzenie przez graczy, dla których polski jest językiem ojczystym. Jak przysłać lepsze, mówi plik docs/translate.md w kodzie źródłowym passgo.
page-deed-mortgaged = { $space } (pod hipoteką)
page-deed-built = { $space } ({ $level })
page-accept-offer = Przyjmij ofertę gracza { $other }
page-reject-offer = Odrzuć ofertę gracza { $other }

# Strona główna.
page-home-title = Rzucaj. Kupuj. Handluj.
page-guest = Gość { $number }
page-pick = Wybierz wydanie
page-friends = Graj z przyjaciółmi
page-friends-lead = Przygotuj stół, udostępnij link lub kod QR i zacznij, gdy wszyscy będą na miejscu.
page-here-lead = Nawet osiem osób może grać na jednym urządzeniu: przechodzi ono z rąk do rąk co turę.
page-link-have = Mam link
page-link-paste = Wklej link lub kod
page-link-go = Przejdź
page-learn = Pierwszy raz? Zobacz, jak się gra
page-how = Jak grać
page-contents = Plansza, karty i zasady
page-players-range = Gracze: od { $least } do { $most }
page-about-classic = Ta, którą znają wszyscy: dwie kości, czterdzieści pól, domy i hotele.
page-about-championship = Gra turniejowa: kość prędkości, ukryta gotówka i czynsz tylko na żądanie.
page-about-voyage = Dookoła świata z namiotem i przyczepą kempingową, a czasem na Księżyc.
page-about-mario = Krótka i żywa: jedna kość, garść monet i bloki pełne niespodzianek.
page-about-ghost = Jedź przez nawiedzone miasto i razem z graczem obok staw czoła jego duchom.
page-about-cthulhu = Zdobywaj istoty z głębin, buduj krypty i zachowaj zdrowe zmysły.
page-about-cthulhu-short = Te same koszmary w około godzinę: kończy je pierwsze bankructwo.

# Nowy stół.
page-settings = Ustawienia
page-settings-people = Gracze i widzowie
page-settings-clocks = Zegary
page-settings-round = Rundy specjalne
page-here = Kilka osób na tym urządzeniu
page-here-how = Wpisz, kto gra tu obok ciebie. Między turami strona powie, komu przekazać urządzenie.
page-here-name = Gracz { $number } na tym urządzeniu
page-undo = Gracze mogą cofnąć swoją ostatnią decyzję
page-change-settings = Zmień ustawienia

# Moje gry.
page-my-games = Moje gry
page-my-games-lead = Wszystkie twoje stoły, od najnowszego.
page-my-games-none = Nie masz jeszcze gier. Pojawią się tutaj.
page-status-lobby = przed rozpoczęciem
page-status-seeding = zaraz się zacznie
page-status-playing = gra trwa
page-status-finished = gra zakończona
page-status-abandoned = stół zamknięty
page-older = Starsze gry
page-seats-free = Miejsca: { $seats }, wolne: { $free }
page-seats-full = Miejsca: { $seats }, wszystkie zajęte
page-public-closed = Tego stołu nie można oglądać bez linku. Poproś o niego kogoś przy stole.
page-replay-live = Oglądaj na planszy

# Wydania.
page-editions = Wydania
page-editions-lead = Jeden silnik, wiele gier. Każda ma własną planszę, pieniądze i zasady.
page-board-drawing = Plansza: { $edition }, liczba pól: { $count }
page-spaces-list = Pole po polu
page-cards = Karty
page-card-times = × { $count }
page-times-dice = { $factor } × rzut
page-rules = Zasady
page-rules-lead = Każda opcja zasad, jej wartość tutaj i punkty instrukcji, na których się opiera. Znak ● mają te, które różnią się od domyślnych.
page-rule = Opcja
page-value = Wartość
page-meaning = Znaczenie
page-ids = Oznaczenia zasad
page-compare = Różnice
page-compare-with = Porównaj z
page-compare-go = Porównaj
page-compare-none = W oba gra się tak samo.
page-part-frame = Podstawy
page-part-spaces = Pola
page-part-decks = Karty
page-part-rules = Zasady
page-thing = Element

# Konto i prywatność.
page-account-lead = Do gry konto nie jest potrzebne. Przenosi tylko twoje gry na inne urządzenia.
page-guest-none = Nie masz tu jeszcze żadnej gry. Zacznij grę, a będziesz tu gościem; wcześniej nic się nie zapisuje.
page-export = Pobierz moje dane
page-export-lead = Jeden plik JSON z twoim imieniem, loginem, urządzeniami, wiadomościami i grami.
page-privacy-lead = Ten serwer przechowuje o tobie tylko tyle, ile wymaga gra. W każdej chwili możesz to pobrać lub usunąć.
page-privacy-stored = Co jest zapisywane
page-privacy-name = Imię, pod którym grasz, i twój język.
page-privacy-account = Z kontem: login oraz hasło i kody odzyskiwania w postaci nieodwracalnie przekształconej, z której nikt ich nie odczyta.
page-privacy-devices = Rodzaj przeglądarki i urządzenia oraz czas ostatniej wizyty, przez 90 dni, żeby można było je wylogować.
page-privacy-words = Twoje wiadomości na czacie.
page-privacy-games = Twoje ruchy. Zapis gry zna cię tylko jako numer, nigdy z imienia.
page-privacy-not = Czego się nie zapisuje
page-privacy-tracking = Żadnych reklam, żadnego śledzenia; nic nie jest wczytywane z innych stron ani im przekazywane.
page-privacy-address = Twój adres IP nie jest zapisywany; służy tylko do ograniczania nadużyć, gdy tu jesteś.
page-privacy-cookies = Ciasteczka podtrzymują logowanie, chronią formularze i pamiętają język. Innych nie ma.
page-privacy-yours = To twoje dane
page-privacy-do = Na stronie konta możesz wszystko pobrać albo usunąć.
page-privacy-guest = Bez konta zna cię tylko twoja przeglądarka: twoje dane można usunąć tylko w niej. To samo dotyczy osób, które grają obok ciebie na twoim urządzeniu.
page-beside-lead = Te osoby grały obok ciebie na tym urządzeniu. Zna je tylko ta przeglądarka, więc można je usunąć tylko tutaj. Znikną też, gdy usuniesz swoje dane.
page-beside-erase = Usuń dane ({ $name })

# Gdy coś się nie udało.
page-help = Stąd możesz zacząć od nowa:
page-help-no-such-link = Mógł zostać wykorzystany, unieważniony albo obcięty przy kopiowaniu. Poproś o nowy osobę, od której masz zaproszenie.
page-help-no-such-table = Mógł zostać dawno zamknięty albo w adresie jest błąd.
page-help-no-such-game = Może nie grano w nią tutaj albo w adresie jest błąd.
page-help-seats-full = Poproś gospodarza o jeszcze jedno miejsce albo o link do oglądania.
page-help-already-started = Poproś gospodarza o link do oglądania; w następnej grze może być dla ciebie miejsce.
page-help-bad-text = Imię ma od 1 do 40 widocznych liter, cyfr i znaków.
page-help-bad-form-token = Dzieje się tak, gdy strona jest długo otwarta albo ciasteczka są wyłączone.
page-universal-time = { $when } UTC
page-link-revoked = już nieważny
page-here-beside = Kto gra z tobą na tym urządzeniu?
page-table-title = Stół: { $edition }
page-replay-title = Powtórka: { $edition }
page-replay-role = Widok
page-record = Zapis gry jako plik (JSON)
page-play-picked = Zagraj w to wydanie
page-championships = Mistrzostwa

# Official variants, and wishes for scarce buildings.
page-variants = Oficjalne warianty: { $edition }
page-want = Chcę te
page-want-place = Budynek { $number }
variant-short = Krótka gra
variant-short-about = Darmowe { word-deeds } na początek, { word-hotel } po trzech { word-houses-loc }; pierwsze bankructwo kończy grę.
variant-speed-die = Z kością prędkości
variant-speed-die-about = Kością prędkości rzuca się od pierwszej tury, a wszyscy zaczynają z większą ilością gotówki.
variant-no-speed-die = Bez kości prędkości
variant-no-speed-die-about = Rzuca się tylko białymi kośćmi, a wszyscy zaczynają z mniejszą ilością gotówki.
variant-auction = Z licytacjami
variant-auction-about = { Word-deed }, na której gracz stanie, ale jej nie kupi, trafia na licytację.
variant-sound = Z dźwiękiem
variant-sound-about = O tym, co robi Blok z Pytajnikiem, decyduje dźwięk, a nie wydrukowana tabela.
variant-no-plot-deals = Bez handlu { word-streets-ins }
variant-no-plot-deals-about = { Word-streets } zmieniają właściciela tylko przez Bank; resztą można handlować.
page-spoken-of-lead = W niektórych językach o kobietach i mężczyznach mówi się innymi słowami. Twój wybór widać tylko w zdaniach o tobie.
page-privacy-gender = W jakim rodzaju teksty o tobie mówią, jeśli to wybierzesz.

## Review in place: readers propose better texts

review-on = Przegląd jest włączony. Dotknij tekstu, aby zaproponować lepszy.
review-needs-script = Przegląd wymaga JavaScriptu.
review-mode = Co robi dotknięcie
review-texts = Przeglądaj teksty
review-use = Używaj strony
review-end = Zakończ przegląd
review-title = Zaproponuj lepszy tekst
review-also = Także tutaj:
review-english = Angielski
review-note = Uwaga
review-terms = Terminy
review-now = Tekst teraz
review-keep = Musi zostać
review-yours = Twój tekst
review-why = Dlaczego jest lepszy
review-nameless = Twoja propozycja jest zapisywana bez twojego imienia. O zmianach decyduje operator serwera.
review-send = Wyślij
review-close = Zamknij
review-sent = Dziękujemy! Twoja propozycja została zapisana.
review-failed = Nie udało się wysłać. Spróbuj ponownie za chwilę.
problem-no-such-language = Ten język nie jest tu dostępny.
problem-no-such-text = Nie ma takiego tekstu.
problem-proposal-unreadable = Tego tekstu nie da się odczytać. Sprawdź, czy każdy nawias klamrowy jest zamknięty.
problem-proposal-unchanged = To ten sam tekst co wcześniej.
problem-proposal-arguments = Zostaw wszystko w nawiasach klamrowych bez zmian i niczego tam nie dodawaj.
problem-proposal-plurals = Użyj dokładnie form liczby mnogiej tego języka.
problem-proposal-markup = Tylko zwykły tekst: bez znaczników, bez formuł, bez niewidocznych znaków.
problem-proposal-too-long = To za długie.
problem-too-many-proposals = Czeka zbyt wiele propozycji. Spróbuj innego dnia.
page-decision-clock-usual = Puste pole to 90 sekund lub brak limitu, jeśli grasz tylko z botami.
page-return = Wróć do gry
page-preview = Minuta gry
page-preview-play = Odtwarzaj
page-preview-stop = Zatrzymaj
page-preview-about = Boty grają w to wydanie. Niczego nie można tu zmienić.
