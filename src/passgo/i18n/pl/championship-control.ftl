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
