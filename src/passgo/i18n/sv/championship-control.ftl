hall-calls = Huvuddomaren behövs
hall-calls-none = Inget bord väntar.
hall-call-table = Bord { $table } ({ $place })
hall-call-since = sedan { $time }
hall-call-taken = { $name } är på väg.
hall-call-take = Jag är på väg
hall-call-end = Löst
hall-call = Kalla på huvuddomaren
hall-page-control = Kontrollrum
control-time = Läget kl. { $time }.
control-reload = Ladda om
control-registered = Anmälda
control-phoned = Uppringda
control-present = Incheckade
control-seated = Vid bordet
control-playing = Bord som spelar
control-due = Protokoll saknas
control-unconfirmed = Att bekräfta
control-notes = Noteringar
control-total = Alla
control-calls = { $count ->
    [one] { $count } kallelse
   *[other] { $count } kallelser
}
control-late-start = Skulle ha börjat kl. { $time }
control-late-end = Tiden gick ut kl. { $time }
control-late = { $count } försenade
panel-call = Kalla på huvuddomaren
panel-called = Huvuddomaren kallades kl. { $time }.
panel-call-taken = { $name } är på väg.
panel-call-end = Löst
panel-entry-call = Kallelse till huvuddomaren
panel-entry-end-call = Kallelsen är löst
panel-timers = Tidtagare
panel-timer-deal = { $count ->
    [one] Affär: högst { $count } minut
   *[other] Affär: högst { $count } minuter
}
panel-timer-limit = Tidsgräns
panel-timer-minutes = Minuter
panel-timer-start = Starta
panel-timer-stop = Stoppa
panel-timer-reset = Nollställ
panel-timer-over-deal = Tiden för affären är ute.
panel-timer-over-limit = Tidsgränsen har gått ut.
