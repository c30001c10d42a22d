hall-calls = Oproepen voor de hoofdarbiter
hall-calls-none = Er wacht geen tafel.
hall-call-table = Tafel { $table } ({ $place })
hall-call-since = sinds { $time }
hall-call-taken = { $name } is onderweg.
hall-call-take = Ik kom eraan
hall-call-end = Opgelost
hall-call = Hoofdarbiter roepen
hall-page-control = Controlekamer
control-time = Stand van { $time }.
control-reload = Vernieuwen
control-registered = Ingeschreven
control-phoned = Gebeld
control-present = Ingecheckt
control-seated = Aan tafel
control-playing = Tafels in spel
control-due = Formulieren ontbreken
control-unconfirmed = Te bevestigen
control-notes = Opmerkingen
control-total = Alles
control-calls = { $count ->
    [one] { $count } oproep
   *[other] { $count } oproepen
}
control-late-start = Had om { $time } moeten beginnen
control-late-end = Tijd om sinds { $time }
control-late = { $count } te laat
panel-call = Hoofdarbiter roepen
panel-called = Hoofdarbiter geroepen om { $time }.
panel-call-taken = { $name } is onderweg.
panel-call-end = Opgelost
panel-entry-call = Oproep voor de hoofdarbiter
panel-entry-end-call = Oproep opgelost
panel-timers = Timers
panel-timer-deal = { $count ->
    [one] Deal: hoogstens { $count } minuut
   *[other] Deal: hoogstens { $count } minuten
}
panel-timer-limit = Tijdslimiet
panel-timer-minutes = Minuten
panel-timer-start = Starten
panel-timer-stop = Stoppen
panel-timer-reset = Opnieuw instellen
panel-timer-over-deal = De tijd voor de deal is om.
panel-timer-over-limit = De tijdslimiet is verstreken.
