hall-calls = Overdommeren bliver kaldt
hall-calls-none = Ingen borde venter.
hall-call-table = Bord { $table } ({ $place })
hall-call-since = siden { $time }
hall-call-taken = { $name } er på vej.
hall-call-take = Jeg er på vej
hall-call-end = Klaret
hall-call = Tilkald overdommer
hall-page-control = Kontrolrum
control-time = Status kl. { $time }.
control-reload = Opdater
control-registered = Tilmeldt
control-phoned = Ringet op
control-present = Tjekket ind
control-seated = Ved bordet
control-playing = Borde i spil
control-due = Skemaer mangler
control-unconfirmed = Skal bekræftes
control-notes = Noter
control-total = Alle
control-calls = { $count ->
    [one] { $count } kald
   *[other] { $count } kald
}
control-late-start = Skulle være startet kl. { $time }
control-late-end = Tiden udløb kl. { $time }
control-late = { $count } forsinket
panel-call = Tilkald overdommer
panel-called = Overdommeren blev kaldt kl. { $time }.
panel-call-taken = { $name } er på vej.
panel-call-end = Klaret
panel-entry-call = Kald til overdommeren
panel-entry-end-call = Kald klaret
panel-timers = Stopure
panel-timer-deal = { $count ->
    [one] Handel: højst { $count } minut
   *[other] Handel: højst { $count } minutter
}
panel-timer-limit = Tidsfrist
panel-timer-minutes = Minutter
panel-timer-start = Start
panel-timer-stop = Stop
panel-timer-reset = Nulstil
panel-timer-over-deal = Tiden til handlen er gået.
panel-timer-over-limit = Tidsfristen er udløbet.
