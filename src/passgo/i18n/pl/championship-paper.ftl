# Mistrzostwa: wydruki ze stron obsługi i wejście, przy którym odnotowuje się przybycie.

hall-page-paper = Wydruki
paper-lead = Dostaniesz PDF z dzisiejszymi danymi, czarno-biały, w formacie A4. Starsze wydruki wyrzuć.
paper-language = Język wydruku
paper-calls = Lista do obdzwonienia
paper-hint-calls = Uczestnicy i rezerwowi z numerami telefonów, tylko dla rejestratora.
paper-badges = Karty wstępu
paper-hint-badges = Karta z kodem dla każdej oczekiwanej tu osoby. Skanuj kod przy wejściu.
paper-seating = Rozmieszczenie: nazwiska
paper-hint-seating = Według nazwisk i według stołów, dla ciebie przy wejściu. Nie wywieszaj.
paper-wall = Rozmieszczenie: pseudonimy
paper-hint-wall = Według pseudonimów i według stołów, do wywieszenia.
paper-judges = Karty sędziów
paper-hint-judges = Dla każdego sędziego: stół, gracze i początek.
paper-sheets = Protokoły
paper-hint-sheets = Po jednym dla każdego stołu najnowszej rundy i dwa puste.
paper-certificates = Dyplomy
paper-hint-certificates = Po jednym dla każdej osoby, która tu grała, z miejscem i punktami.
paper-press = Wyniki dla prasy
paper-hint-press = Nazwiska tych, którzy zgodzili się na publikację, pseudonimy wszystkich innych.

paper-waiting = Dokument powstaje. Ta strona pokaże, kiedy będzie gotowy.
paper-ready = Dokument jest gotowy.
paper-fetch = Pobierz PDF
paper-back = Wydrukuj coś innego
paper-empty = Nie ma jeszcze czego drukować.
paper-too-much = To za dużo na jeden dokument. Wybierz inny obiekt albo krótszą listę.
paper-failed = Nie udało się utworzyć dokumentu. Spróbuj ponownie.
paper-busy = Właśnie powstaje kilka dokumentów. Spróbuj ponownie za minutę.

door-born = Data urodzenia: { $day }
door-latest = Właśnie przybyli
door-nobody = Nikogo nie znaleziono. Spróbuj wpisać część nazwiska.
door-pending = Brak telefonicznego potwierdzenia. Najpierw otwórz zgłoszenie i je potwierdź.
door-withdrawn = Ta osoba się wycofała. Nie można odnotować jej przybycia.
door-disqualified = Ta osoba jest wykluczona. Nie można odnotować jej przybycia. Zapytaj dyrektora.
door-no-show = Ta osoba przyszła za późno. Jej miejsce dostał ktoś inny.
door-erased = To zgłoszenie zostało usunięte.
door-elsewhere = Ta osoba nie jest oczekiwana w tym obiekcie.
door-walk-in = Zgłoszenie przy wejściu
door-walk-in-lead = Wypełnij to razem z osobą przy wejściu i daj jej przeczytać, na co się zgadza. Po wysłaniu jej przybycie będzie odnotowane.
entry-done-walk-in = Zgłoszenie przyjęte, przybycie odnotowane.
