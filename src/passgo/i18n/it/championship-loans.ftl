# Sedi in prestito: un portatile gestisce una sede senza internet e restituisce i risultati in un file.

hall-page-loans = Sedi in prestito
loan-lead = Presta una sede a un portatile che la gestisce senza internet. Finché dura il prestito, tutto ciò che riguarda la sede si registra lì.
loan-state-lent = In prestito
loan-state-finished = Conclusa
loan-state-recalled = Ripresa
loan-since = In prestito da: { $moment }
loan-reported = Ultimi risultati: { $moment }.
loan-entries = { $count ->
    [one] { $count } registrazione.
    [many] { $count } di registrazioni.
   *[other] { $count } registrazioni.
}
loan-told-none = Ancora nessun risultato.
loan-unfinished = { $count ->
    [0] Non conclusa: la sede è ancora in prestito.
    [one] Non conclusa: { $count } tavolo sta ancora giocando.
    [many] Non conclusa: { $count } di tavoli stanno ancora giocando.
   *[other] Non conclusa: { $count } tavoli stanno ancora giocando.
}
loan-archive = File per il portatile
loan-recall = Riprendi la sede
loan-recall-lead = Tutto ciò che il portatile non ha restituito finora verrà rifiutato. Fallo solo se il portatile è perso o guasto.
hall-done-recall = La sede è di nuovo gestita qui.

loan-import = Importa i risultati
loan-import-lead = Puoi importare i risultati tutte le volte che vuoi, anche a metà di una manche. Si aggiunge solo ciò che è nuovo.
loan-import-file = File dei risultati dal portatile
loan-told-new = { $count ->
    [one] { $count } nuova registrazione importata.
    [many] { $count } di nuove registrazioni importate.
   *[other] { $count } nuove registrazioni importate.
}
loan-told-nothing = In questo file non c’è niente di nuovo.
loan-told-finished = La sede ha concluso e il prestito è finito.
loan-lend = Presta una sede
loan-label = Nome del portatile
loan-lent = Sede in prestito: { $city }
loan-key = Chiave
loan-key-lead = Comunica la chiave per telefono o su carta, mai insieme al file.

loan-home = Questo portatile gestisce la sede di { $city }.
loan-home-results = Scarica i risultati
loan-finish = Questa sede ha concluso
loan-finish-lead = Dopo, su questo portatile non si potrà registrare più nulla. Scarica poi i risultati e importali sul server: così finisce il prestito.
hall-done-finish = Concluso. Ora scarica i risultati.
loan-home-finished = Questa sede ha concluso. Importa i risultati sul server.

refusal-champ-venue-finished = Questo portatile ha concluso. Continua sul server del campionato.
refusal-champ-venue-not-lent = Questa sede non è in prestito.
loan-refused-broken = Questo file è danneggiato. Scarica di nuovo i risultati dal portatile.
loan-refused-signature = Questo file non viene dal portatile che ha questa sede, o è stato modificato lungo il percorso.
loan-refused-other = Questo file non contiene risultati di una sede ora in prestito. Scegli il file dei risultati dal portatile.
loan-refused-recalled = Questa sede è stata ripresa, quindi dal suo portatile non si accetta più nulla. Ciò che è arrivato prima resta. Presta di nuovo la sede e registra ciò che manca.
loan-refused-diverged = Due portatili hanno lavorato con lo stesso file, e i risultati dell’altro sono già qui. Continua con quello e registra lì ciò che ha solo questo.
loan-name-elsewhere = In un’altra sede c’è già una persona dello staff con questo nome. Aggiungi un secondo nome o un’iniziale.
