remote-live-table = il tavolo online
remote-not-confirmed = non confermato
remote-waived = Chiusa dall’arbitro principale senza chi non aveva confermato. Motivo: { $reason }
remote-tie-lead = Nient’altro separa questi giocatori. Decidi chi viene prima.
remote-tie-place = Posto { $number } della parità
remote-tie-decide = Decidi la parità
remote-confirm-lead = Queste cifre vengono dalla partita stessa. Confermi esattamente ciò che vedi qui.
remote-sign-judge = Firma come arbitro
remote-waive = Chiudi senza di loro
remote-waive-lead = Il tempo l’hanno avuto. La scheda dirà che non l’hanno confermata, e perché.
remote-waive-later = Hanno tempo fino a { $when } ({ $zone }) per confermarla sul proprio schermo. Poi puoi chiudere la scheda senza di loro.
hall-done-sign = Firmato.
hall-done-waive = Chiusa senza le firme mancanti.
hall-done-decide = Parità decisa.
remote-champion = Il titolo è tuo. Complimenti!
remote-finish = { $stage }: posto { $rank } su { $players }.
remote-through = Passi alla fase successiva: { $stage }.
remote-result = { $points ->
    [one] Posto { $rank } a questo tavolo, { $points } punto
    [many] Posto { $rank } a questo tavolo, { $points } punti
   *[other] Posto { $rank } a questo tavolo, { $points } punti
}
remote-next-confirmed = Il tuo posto è confermato. Prima dell’inizio ufficiale vai al tuo tavolo da questa pagina: un posto vuoto va allora a una riserva.
remote-line = La tua riga della scheda
remote-line-lead = È ciò che avevi alla fine della partita. Solo tu puoi confermarlo. Se qualcosa non va, non confermare e dillo all’arbitro principale.
remote-line-confirm = È giusto
remote-line-signed = L’hai confermata alle { $time } ({ $zone }).
remote-line-soon = Ora non c’è nulla da confermare. La pagina si aggiorna da sola.
entry-done-signed = Confermato. Grazie!
remote-local = La tua ora: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] Manca { $count } minuto
    [many] Mancano { $count } minuti
   *[other] Mancano { $count } minuti
}
remote-starts-now = L’arbitro principale sta per fare l’appello.
remote-come-lead = Di’ che ci sei e lascia aperta questa pagina. Gioca solo chi c’è all’appello; altrimenti il tuo posto va a una riserva.
remote-come = Ci sono
remote-come-later = Due ore prima dell’inizio potrai dire qui che sei arrivato.
remote-here = Ci sei. Lascia aperta questa pagina: dopo l’appello qui compare il pulsante per il tuo tavolo.
remote-rules = Al tavolo
remote-rule-decision = { $count ->
    [one] Hai { $count } secondo per ogni decisione; poi il tavolo dà per te la risposta più semplice.
    [many] Hai { $count } secondi per ogni decisione; poi il tavolo dà per te la risposta più semplice.
   *[other] Hai { $count } secondi per ogni decisione; poi il tavolo dà per te la risposta più semplice.
}
remote-rule-absent = { $count ->
    [one] Se nel tuo turno la connessione manca per { $count } secondo, il tavolo gioca per te finché torni.
    [many] Se nel tuo turno la connessione manca per { $count } secondi, il tavolo gioca per te finché torni.
   *[other] Se nel tuo turno la connessione manca per { $count } secondi, il tavolo gioca per te finché torni.
}
remote-rule-missed = { $count ->
    [one] Lo stesso succede se perdi { $count } decisione.
    [many] Lo stesso succede se perdi { $count } decisioni di fila.
   *[other] Lo stesso succede se perdi { $count } decisioni di fila.
}
remote-rule-line = Quando la partita è finita, conferma la tua riga della scheda.
remote-seat-here = c’è
remote-seat-away = non c’è
remote-seat-stood-in = sostituito
remote-seat-out = fuori
online-status-gathering = Prima dell’appello.
remote-hall = { $count ->
    [one] Online
    [many] Online { $number }
   *[other] Online { $number }
}
remote-games = Partite da guardare
remote-delay = { $count ->
    [one] Vedi le partite in corso { $count } minuto dopo, così nessuno può aiutare un giocatore.
    [many] Vedi le partite in corso { $count } minuti dopo, così nessuno può aiutare un giocatore.
   *[other] Vedi le partite in corso { $count } minuti dopo, così nessuno può aiutare un giocatore.
}
