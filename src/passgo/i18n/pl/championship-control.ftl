hall-calls = Wezwania sędziego głównego
hall-calls-none = Żaden stół nie czeka.
hall-call-table = Stół { $table } ({ $place })
hall-call-since = od { $time }
hall-call-taken = { $name } już idzie.
hall-call-take = Już idę
hall-call-end = Załatwione
hall-call = Wezwij sędziego głównego
hall-page-control = Centrum dowodzenia
control-time = Stan na { $time }.
control-reload = Odśwież
control-registered = Zapisani
control-phoned = Obdzwonieni
control-present = Obecni
control-seated = Przy stołach
control-playing = Grające stoły
control-due = Brak protokołów
control-unconfirmed = Do zatwierdzenia
control-notes = Uwagi
control-total = Razem
control-calls = { $count ->
    [one] { $count } wezwanie
    [few] { $count } wezwania
    [many] { $count } wezwań
   *[other] { $count } wezwania
}
control-late-start = Początek miał być o { $time }
control-late-end = Czas minął o { $time }
control-late = Opóźnione: { $count }
panel-call = Wezwij sędziego głównego
panel-called = Sędzia główny wezwany o { $time }.
panel-call-taken = { $name } już idzie.
panel-call-end = Załatwione
panel-entry-call = Wezwanie sędziego głównego
panel-entry-end-call = Wezwanie załatwione
panel-timers = Minutniki
panel-timer-deal = { $count ->
    [one] Transakcja: najwyżej { $count } minuta
    [few] Transakcja: najwyżej { $count } minuty
    [many] Transakcja: najwyżej { $count } minut
   *[other] Transakcja: najwyżej { $count } minuty
}
panel-timer-limit = Limit czasu
panel-timer-minutes = Minuty
panel-timer-start = Start
panel-timer-stop = Zatrzymaj
panel-timer-reset = Wyzeruj
panel-timer-over-deal = Czas na transakcję minął.
panel-timer-over-limit = Limit czasu minął.
entry-list-back = Oddzwoń teraz
entry-list-lead-back = Te osoby prosiły o telefon o tej porze.
entry-call-near = { $count ->
    [one] Nie zadzwoniono jeszcze do { $count } osoby. Początek: { $when }
    [few] Nie zadzwoniono jeszcze do { $count } osób. Początek: { $when }
    [many] Nie zadzwoniono jeszcze do { $count } osób. Początek: { $when }
   *[other] Nie zadzwoniono jeszcze do { $count } osoby. Początek: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } próba, { $when }
    [few] { $count } próby, ostatnia { $when }
    [many] { $count } prób, ostatnia { $when }
   *[other] { $count } próby, ostatnia { $when }
}
entry-call-back-at = Oddzwoń: { $when }
entry-call-add = Zanotuj telefon
entry-calls = Telefony
entry-call-outcome = Jak poszło?
entry-call-no-answer = Nikt nie odbiera
entry-call-call-back = Oddzwoń później
entry-call-note = Tylko notatka
entry-call-when = Kiedy oddzwonić
entry-call-text = Notatka
entry-done-noted = Zanotowano.
entry-call-wrong = Wybierz dzień i godzinę telefonu albo wpisz notatkę do 500 znaków.
control-place-holds = Ma miejsce mistrza.
control-place-pass = Przekaż miejsce
hall-done-pass-place = Miejsce przekazane.
control-place-held = Miejsce mistrza ({ $prize }) ma { $name }.
hall-page-mail = Napisz e-maile
mail-desk-write = Napisz do uczestników
mail-desk-stage = Etap
mail-desk-group = Grupa
mail-desk-alternates = Rezerwowi
mail-desk-words = Uzupełniane dla każdej osoby:
mail-desk-needed = Tekst musi zawierać { $word }.
mail-desk-count = Policz i pokaż
mail-desk-counted = { $count ->
    [0] Nikt nie pasuje do tego wyboru.
    [one] Dostanie to { $count } osoba:
    [few] Dostaną to { $count } osoby:
    [many] Dostanie to { $count } osób:
   *[other] Dostanie to { $count } osoby:
}
mail-desk-send = { $count ->
    [one] Wyślij do { $count } osoby
    [few] Wyślij do { $count } osób
    [many] Wyślij do { $count } osób
   *[other] Wyślij do { $count } osoby
}
hall-done-send = E-maile czekają na wysłanie.
mail-desk-too-many = To dużo e-maili jak na godzinę. Odczekaj chwilę i wyślij ten.
mail-desk-bad-unknown = { $word }: tego nie da się tu wstawić.
mail-desk-bad-empty = Wpisz temat i treść.
mail-desk-bad-long = Temat albo treść jest za długa.
mail-desk-reminders = Przypomnienia
mail-desk-reminders-lead = Każda potwierdzona osoba dostaje w każdym z tych dni jeden e-mail. Próba nie wysyła żadnych.
mail-desk-days = Dni przed początkiem, na przykład 7, 1
mail-desk-bad-days = Wpisz do 5 liczb całkowitych od 1 do 60 albo nic.
hall-done-reminders = Zapisano.
mail-desk-texts = Treści e-maili
mail-desk-texts-lead = Każdą treść można zmienić, język po języku. Języki bez własnej treści mają zwykłą.
mail-desk-own = Własna treść:
mail-desk-all = Wszystkie e-maile
mail-desk-language = Język treści
mail-desk-preview = Podgląd
mail-desk-keep = Użyj tej treści
mail-desk-standard = Wróć do zwykłej
hall-done-keep = Twoja treść jest w użyciu.
hall-done-standard = Zwykła treść jest znów w użyciu.
logged-call-taken = Sędzia główny w drodze.
