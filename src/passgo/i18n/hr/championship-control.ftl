hall-calls = Pozivi glavnom sucu
hall-calls-none = Nijedan stol ne čeka.
hall-call-table = Stol { $table } ({ $place })
hall-call-since = od { $time }
hall-call-taken = { $name } je na putu.
hall-call-take = Na putu sam
hall-call-end = Riješeno
hall-call = Pozovi glavnog suca
hall-page-control = Kontrolna soba
control-time = Stanje u { $time }.
control-reload = Osvježi
control-registered = Prijavljeni
control-phoned = Nazvani
control-present = Prisutni
control-seated = Za stolovima
control-playing = Stolovi u igri
control-due = Nedostaje zapisnik
control-unconfirmed = Za potvrdu
control-notes = Napomene
control-total = Ukupno
control-calls = { $count ->
    [one] { $count } poziv
    [few] { $count } poziva
   *[other] { $count } poziva
}
control-late-start = Početak je bio predviđen u { $time }
control-late-end = Vrijeme je isteklo u { $time }
control-late = Kasni: { $count }
panel-call = Pozovi glavnog suca
panel-called = Glavni sudac pozvan u { $time }.
panel-call-taken = { $name } je na putu.
panel-call-end = Riješeno
panel-entry-call = Poziv glavnom sucu
panel-entry-end-call = Poziv je riješen
panel-timers = Štoperice
panel-timer-deal = { $count ->
    [one] Dogovor: najviše { $count } minuta
    [few] Dogovor: najviše { $count } minute
   *[other] Dogovor: najviše { $count } minuta
}
panel-timer-limit = Vremensko ograničenje
panel-timer-minutes = Minute
panel-timer-start = Pokreni
panel-timer-stop = Zaustavi
panel-timer-reset = Poništi
panel-timer-over-deal = Vrijeme za dogovor je isteklo.
panel-timer-over-limit = Vremensko ograničenje je isteklo.
