hall-calls = Hoveddommeren blir tilkalt
hall-calls-none = Ingen bord venter.
hall-call-table = Bord { $table } ({ $place })
hall-call-since = siden { $time }
hall-call-taken = { $name } er på vei.
hall-call-take = Jeg er på vei
hall-call-end = Ordnet
hall-call = Tilkall hoveddommeren
hall-page-control = Kontrollrom
control-time = Status kl. { $time }.
control-reload = Last inn på nytt
control-registered = Påmeldt
control-phoned = Oppringt
control-present = Sjekket inn
control-seated = Ved bordet
control-playing = Bord i spill
control-due = Skjemaer mangler
control-unconfirmed = Må bekreftes
control-notes = Merknader
control-total = Alle
control-calls = { $count ->
    [one] { $count } tilkalling
   *[other] { $count } tilkallinger
}
control-late-start = Skulle ha startet kl. { $time }
control-late-end = Tiden gikk ut kl. { $time }
control-late = { $count } forsinket
panel-call = Tilkall hoveddommeren
panel-called = Hoveddommeren ble tilkalt kl. { $time }.
panel-call-taken = { $name } er på vei.
panel-call-end = Ordnet
panel-entry-call = Tilkalling av hoveddommeren
panel-entry-end-call = Tilkallingen er ordnet
panel-timers = Stoppeklokker
panel-timer-deal = { $count ->
    [one] Avtale: høyst { $count } minutt
   *[other] Avtale: høyst { $count } minutter
}
panel-timer-limit = Tidsfrist
panel-timer-minutes = Minutter
panel-timer-start = Start
panel-timer-stop = Stopp
panel-timer-reset = Nullstill
panel-timer-over-deal = Tiden for avtalen er ute.
panel-timer-over-limit = Tidsfristen er ute.
