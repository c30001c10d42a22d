# Przekazane obiekty: laptop prowadzi obiekt bez internetu i oddaje wyniki w pliku.

hall-page-loans = Przekazane obiekty
loan-lead = Przekaż obiekt laptopowi, który poprowadzi go bez internetu. Dopóki laptop ma obiekt, wszystko, co go dotyczy, wpisuje się tam.
loan-state-lent = Przekazany
loan-state-finished = Zakończony
loan-state-recalled = Odebrany
loan-since = Przekazano: { $moment }
loan-reported = Ostatnie wyniki: { $moment }.
loan-entries = { $count ->
    [one] { $count } wpis.
    [few] { $count } wpisy.
    [many] { $count } wpisów.
   *[other] { $count } wpisu.
}
loan-told-none = Nie ma jeszcze wyników.
loan-unfinished = { $count ->
    [0] Niezakończony: obiekt nadal prowadzi laptop.
    [one] Niezakończony: gra trwa jeszcze przy { $count } stole.
    [few] Niezakończony: gra trwa jeszcze przy { $count } stołach.
    [many] Niezakończony: gra trwa jeszcze przy { $count } stołach.
   *[other] Niezakończony: gra trwa jeszcze przy { $count } stołu.
}
loan-archive = Plik dla laptopa
loan-recall = Odbierz
loan-recall-lead = Wszystko, czego laptop dotąd nie oddał, zostanie odrzucone. Zrób to tylko wtedy, gdy laptop zginął albo się zepsuł.
hall-done-recall = Obiekt jest znów prowadzony tutaj.

loan-import = Wczytaj wyniki
loan-import-lead = Wyniki możesz wczytywać, ile razy chcesz, nawet w środku rundy. Dochodzi tylko to, co nowe.
loan-import-file = Plik z wynikami z laptopa
loan-told-new = { $count ->
    [one] Wczytano { $count } nowy wpis.
    [few] Wczytano { $count } nowe wpisy.
    [many] Wczytano { $count } nowych wpisów.
   *[other] Wczytano { $count } nowego wpisu.
}
loan-told-nothing = W tym pliku nie ma nic nowego.
loan-told-finished = Gra w obiekcie jest zakończona, obiekt wrócił na serwer.
loan-lend = Przekaż obiekt
loan-label = Nazwa laptopa
loan-lent = Obiekt przekazany: { $city }
loan-key = Klucz
loan-key-lead = Podaj klucz przez telefon albo na papierze, nigdy razem z plikiem.

loan-home = Ten laptop prowadzi obiekt: { $city }.
loan-home-results = Pobierz wyniki
loan-finish = Gra w obiekcie jest zakończona
loan-finish-lead = Potem na tym laptopie nic już nie wpiszesz. Pobierz wtedy wyniki i wczytaj je na serwerze; tak obiekt wróci na serwer.
hall-done-finish = Zakończono. Teraz pobierz wyniki.
loan-home-finished = Gra w tym obiekcie jest zakończona. Wczytaj wyniki na serwerze.

refusal-champ-venue-finished = Ten laptop skończył pracę. Dalej działaj na serwerze mistrzostw.
refusal-champ-venue-not-lent = Ten obiekt nie jest przekazany.
loan-refused-broken = Ten plik jest uszkodzony. Pobierz wyniki z laptopa jeszcze raz.
loan-refused-signature = Tego pliku nie zapisał laptop, który ma ten obiekt, albo plik zmieniono po drodze.
loan-refused-other = W tym pliku nie ma wyników obiektu, który jest teraz przekazany. Wybierz plik z wynikami z laptopa.
loan-refused-recalled = Ten obiekt został odebrany, więc jego laptop nie może już niczego dodać. To, co wczytano wcześniej, zostaje. Przekaż obiekt ponownie i wpisz, czego brakuje.
loan-refused-diverged = Dwa laptopy pracowały z tym samym plikiem i wyniki jednego z nich już tu są. Pracuj dalej na nim i wpisz tam to, co ma tylko ten drugi.
loan-name-elsewhere = Gdzie indziej jest już ktoś z obsługi o tym nazwisku. Dodaj drugie imię albo inicjał.
