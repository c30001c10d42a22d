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
entry-list-back = Richiama ora
entry-list-lead-back = Hanno chiesto di essere chiamati a quest’ora.
entry-call-near = { $count ->
    [one] { $count } persona non è ancora stata chiamata. Inizio: { $when }
    [many] { $count } persone non sono ancora state chiamate. Inizio: { $when }
   *[other] { $count } persone non sono ancora state chiamate. Inizio: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } tentativo, { $when }
    [many] { $count } tentativi, l’ultimo { $when }
   *[other] { $count } tentativi, l’ultimo { $when }
}
entry-call-back-at = Richiamare: { $when }
entry-call-add = Annota una chiamata
entry-calls = Chiamate
entry-call-outcome = Com’è andata?
entry-call-no-answer = Non risponde
entry-call-call-back = Richiamare più tardi
entry-call-note = Solo una nota
entry-call-when = Quando richiamare
entry-call-text = Nota
entry-done-noted = Annotato.
entry-call-wrong = Scegli giorno e ora per richiamare, o scrivi una nota di al massimo 500 caratteri.
control-place-holds = Ha il posto del campione.
control-place-pass = Cedi il posto
hall-done-pass-place = Il posto è ceduto.
control-place-held = Il posto del campione ({ $prize }) è di { $name }.
hall-page-mail = Scrivi email
mail-desk-write = Scrivi ai partecipanti
mail-desk-stage = Fase
mail-desk-group = Gruppo
mail-desk-alternates = Riserve
mail-desk-words = Compilato per ogni persona:
mail-desk-needed = Il testo deve contenere { $word }.
mail-desk-count = Conta e guarda
mail-desk-counted = { $count ->
    [0] Nessuno corrisponde a questa scelta.
    [one] Va a { $count } persona:
    [many] Va a { $count } persone:
   *[other] Va a { $count } persone:
}
mail-desk-send = { $count ->
    [one] Invia a { $count } persona
    [many] Invia a { $count } persone
   *[other] Invia a { $count } persone
}
hall-done-send = Le email sono in uscita.
mail-desk-too-many = Sono molte email in un’ora. Aspetta un po’, poi invia questa.
mail-desk-bad-unknown = { $word } qui non si può compilare.
mail-desk-bad-empty = Scrivi un oggetto e un testo.
mail-desk-bad-long = L’oggetto o il testo è troppo lungo.
mail-desk-reminders = Promemoria
mail-desk-reminders-lead = Chi è confermato riceve un’email in ognuno di questi giorni. Una prova non ne invia.
mail-desk-days = Giorni prima dell’inizio, per esempio 7, 1
mail-desk-bad-days = Scrivi fino a 5 numeri interi da 1 a 60, o niente.
hall-done-reminders = Salvato.
mail-desk-texts = Testi delle email
mail-desk-texts-lead = Ogni testo si può cambiare, lingua per lingua. Le lingue senza un testo tuo tengono quello abituale.
mail-desk-own = Testo tuo:
mail-desk-all = Tutte le email
mail-desk-language = Lingua del testo
mail-desk-preview = Anteprima
mail-desk-keep = Usa questo testo
mail-desk-standard = Torna a quello abituale
hall-done-keep = Il tuo testo è in uso.
hall-done-standard = Il testo abituale è di nuovo in uso.
logged-call-taken = Arbitro principale in arrivo.
