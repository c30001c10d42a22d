hall-calls = Chemări ale arbitrului principal
hall-calls-none = Nicio masă nu așteaptă.
hall-call-table = Masa { $table } ({ $place })
hall-call-since = de la { $time }
hall-call-taken = { $name } vine.
hall-call-take = Vin acum
hall-call-end = Rezolvat
hall-call = Cheamă arbitrul principal
hall-page-control = Cameră de control
control-time = Situația la { $time }.
control-reload = Reîncarcă
control-registered = Înscriși
control-phoned = Sunați
control-present = Prezenți
control-seated = La mese
control-playing = Mese în joc
control-due = Lipsesc fișe
control-unconfirmed = De confirmat
control-notes = Observații
control-total = Total
control-calls = { $count ->
    [one] { $count } chemare
    [few] { $count } chemări
   *[other] { $count } de chemări
}
control-late-start = Trebuia să înceapă la { $time }
control-late-end = Timp expirat la { $time }
control-late = Întârziate: { $count }
panel-call = Cheamă arbitrul principal
panel-called = Arbitrul principal a fost chemat la { $time }.
panel-call-taken = { $name } vine.
panel-call-end = Rezolvat
panel-entry-call = Chemarea arbitrului principal
panel-entry-end-call = Chemare rezolvată
panel-timers = Cronometre
panel-timer-deal = { $count ->
    [one] Schimb: cel mult { $count } minut
    [few] Schimb: cel mult { $count } minute
   *[other] Schimb: cel mult { $count } de minute
}
panel-timer-limit = Limită de timp
panel-timer-minutes = Minute
panel-timer-start = Pornește
panel-timer-stop = Oprește
panel-timer-reset = Resetează
panel-timer-over-deal = Timpul pentru schimb a expirat.
panel-timer-over-limit = Limita de timp a expirat.
