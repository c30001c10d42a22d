hall-calls = Rufe nach dem Oberschiedsrichter
hall-calls-none = Kein Tisch wartet.
hall-call-table = Tisch { $table } ({ $place })
hall-call-since = seit { $time }
hall-call-taken = { $name } ist unterwegs.
hall-call-take = Ich komme
hall-call-end = Erledigt
hall-call = Oberschiedsrichter rufen
hall-page-control = Leitstand
control-time = Stand: { $time }.
control-reload = Neu laden
control-registered = Angemeldet
control-phoned = Angerufen
control-present = Eingecheckt
control-seated = Am Tisch
control-playing = Tische im Spiel
control-due = Bögen fehlen
control-unconfirmed = Zu bestätigen
control-notes = Hinweise
control-total = Alle
control-calls = { $count ->
    [one] { $count } Ruf
   *[other] { $count } Rufe
}
control-late-start = Beginn war für { $time } geplant
control-late-end = Zeit abgelaufen seit { $time }
control-late = { $count } verspätet
panel-call = Oberschiedsrichter rufen
panel-called = Oberschiedsrichter um { $time } gerufen.
panel-call-taken = { $name } ist unterwegs.
panel-call-end = Erledigt
panel-entry-call = Ruf nach dem Oberschiedsrichter
panel-entry-end-call = Ruf erledigt
panel-timers = Stoppuhren
panel-timer-deal = { $count ->
    [one] Handel: höchstens { $count } Minute
   *[other] Handel: höchstens { $count } Minuten
}
panel-timer-limit = Frist
panel-timer-minutes = Minuten
panel-timer-start = Start
panel-timer-stop = Anhalten
panel-timer-reset = Zurücksetzen
panel-timer-over-deal = Die Zeit für den Handel ist um.
panel-timer-over-limit = Die Frist ist um.
