hall-calls = Chiamate all’arbitro principale
hall-calls-none = Nessun tavolo è in attesa.
hall-call-table = Tavolo { $table } ({ $place })
hall-call-since = dalle { $time }
hall-call-taken = { $name } sta arrivando.
hall-call-take = Arrivo
hall-call-end = Risolto
hall-call = Chiama l’arbitro principale
hall-page-control = Sala di controllo
control-time = Situazione alle { $time }.
control-reload = Aggiorna
control-registered = Iscritti
control-phoned = Chiamati
control-present = Presenti
control-seated = Ai tavoli
control-playing = Tavoli in gioco
control-due = Schede mancanti
control-unconfirmed = Da confermare
control-notes = Note
control-total = Totale
control-calls = { $count ->
    [one] { $count } chiamata
    [many] { $count } chiamate
   *[other] { $count } chiamate
}
control-late-start = Doveva iniziare alle { $time }
control-late-end = Tempo scaduto alle { $time }
control-late = In ritardo: { $count }
panel-call = Chiama l’arbitro principale
panel-called = Arbitro principale chiamato alle { $time }.
panel-call-taken = { $name } sta arrivando.
panel-call-end = Risolto
panel-entry-call = Chiamata all’arbitro principale
panel-entry-end-call = Chiamata risolta
panel-timers = Timer
panel-timer-deal = { $count ->
    [one] Accordo: al massimo { $count } minuto
    [many] Accordo: al massimo { $count } minuti
   *[other] Accordo: al massimo { $count } minuti
}
panel-timer-limit = Tempo limite
panel-timer-minutes = Minuti
panel-timer-start = Avvia
panel-timer-stop = Ferma
panel-timer-reset = Azzera
panel-timer-over-deal = Il tempo per l’accordo è scaduto.
panel-timer-over-limit = Il tempo limite è scaduto.
