# Campionati in sala: la console del direttore, orologi, schede, tabelloni.

hall-desk = Pagine dell’organizzazione
hall-rule = Regola
hall-waiting = { $count ->
    [one] { $count } in attesa
    [many] { $count } in attesa
   *[other] { $count } in attesa
}
hall-role-registrar = Segreteria
hall-role-director = Direttore
hall-role-head-judge = Arbitro principale
hall-role-judge = Arbitro
hall-role-scorer = Segnapunti
hall-page-director = Manche
hall-page-registrar = Banco iscrizioni
hall-page-nicknames = Soprannomi
hall-page-entrants = Iscritti
hall-page-terms = Condizioni
hall-page-officials = Staff
hall-page-outbox = Posta in uscita
hall-page-sheets = Schede
hall-page-clock = Orologi
hall-page-board = Classifica in diretta
hall-page-projector = Proiettore
hall-page-judge = I miei tavoli
hall-page-time = Orologio del computer

hall-director-lead = Ogni manche segue gli stessi passi: assegnazione dei tavoli, arbitri, pubblicazione, appello, gioco, schede, punteggi, qualificazione.
hall-champion = Titolo a { $nickname }
hall-venue = Sede
hall-round = Manche
hall-round-number = Manche { $number }
hall-players = Giocatori
hall-stands = Stato
hall-open-session = Apri: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, manche { $round }
hall-backup = Copia di sicurezza e registro
hall-backup-lead = Ogni volta che si pubblicano i punteggi o si chiude una fase viene creata una copia di sicurezza, se il server ha una cartella apposita. Copiala su un altro dispositivo prima della prossima manche.
hall-log = { $count ->
    [one] { $count } evento nel registro. Impronta:
    [many] { $count } di eventi nel registro. Impronta:
   *[other] { $count } eventi nel registro. Impronta:
}
hall-machine = Macchina del tempo
hall-machine-lead = Questa è una prova. Puoi spostarla in un altro momento, ma mai prima del suo ultimo evento.
hall-machine-now = Prova. Ora qui: { $moment }
hall-machine-to = Giorno e ora
hall-machine-go = Vai lì
hall-machine-back = Torna al presente
hall-time-jumped = L’orologio del computer del campionato ha fatto un salto. Ora prima del salto: { $was }. L’orologio ha poi segnato: { $says }. Manche e scadenze seguono ancora l’ora precedente al salto.
hall-time-open = Che cosa fare
hall-time-now = Ora del campionato: { $time }. Orologio del computer: { $clock }.
hall-time-fine = Non ci sono segnalazioni aperte sull’orologio.
hall-time-wrong = Se l’orologio è sbagliato, regolalo sul computer. Questa segnalazione si chiuderà allora automaticamente.
hall-time-right = Se l’orologio è giusto, devono accettarlo qui due persone dello staff. Le manche in corso conservano il tempo che resta.
hall-time-accept = L’orologio è giusto
hall-time-proposed = { $name } dice che l’orologio è giusto. Deve confermarlo una seconda persona dello staff.
hall-time-venue = { $city }: il computer sul posto aveva l’orologio sbagliato. Ora dell’ultima registrazione: { $was }. L’orologio segnava: { $says }. L’ordine delle registrazioni non è cambiato.
hall-rehearse = Fai giocare ai bot la prossima fase
hall-rehearse-lead = Prossima: { $stage }. I bot occupano tutti i posti e giocano la fase fino in fondo; può volerci un minuto.

hall-pipeline = Passi di questa manche
hall-state-done = fatto
hall-state-now = ora
hall-state-later = dopo
hall-step-seating = Assegnazione dei tavoli
hall-step-judges = Arbitri
hall-step-publish = Pubblicazione
hall-step-roll = Appello
hall-step-play = Gioco
hall-step-sheets = Schede
hall-step-release = Punteggi
hall-step-qualify = Qualificazione
hall-step-over = Conclusa
hall-step-later = Non ancora
hall-waits-director = Spetta al direttore.
hall-waits-head-judge = Spetta all’arbitro principale.

hall-plan = Giocatori: { $players }; tavoli: { $tables }; batterie: { $heats }.
hall-drawn = Giocatori: { $players }; tavoli: { $tables }.
hall-seed-printed = Seme { $seed }: con questo chiunque può rifare lo stesso sorteggio dei tavoli.
hall-seeded = I giocatori più forti sono distribuiti fra i tavoli.
hall-reason-sizes = Giocatori ai tavoli: { $sizes }. Distribuiti in maniera equilibrata, da { $fewest } a { $most } per tavolo.
hall-reason-repeats = { $count ->
    [0] Nessun incontro si ripete.
    [one] { $count } coppia si incontra di nuovo: non si è trovata un’assegnazione migliore.
    [many] { $count } di coppie si incontrano di nuovo: non si è trovata un’assegnazione migliore.
   *[other] { $count } coppie si incontrano di nuovo: non si è trovata un’assegnazione migliore.
}
hall-reason-apart = { $count ->
    [one] { $count } coppia da tenere separata.
    [many] { $count } di coppie da tenere separate.
   *[other] { $count } coppie da tenere separate.
}
hall-reason-fixed = { $count ->
    [one] { $count } giocatore ha un tavolo fisso.
    [many] { $count } di giocatori hanno un tavolo fisso.
   *[other] { $count } giocatori hanno un tavolo fisso.
}
hall-broken-seated-twice = Qualcuno siederebbe a due tavoli.
hall-broken-not-a-player = Ha un posto qualcuno che non gioca questa manche.
hall-broken-not-seated = Qualcuno che gioca questa manche non ha un posto.
hall-broken-table-too-small = Un tavolo ha troppo pochi giocatori.
hall-broken-table-too-large = Un tavolo ha troppi giocatori.
hall-broken-tables-differ = Il numero di tavoli non è quello richiesto dal formato.
hall-broken-thinned-unevenly = Due tavoli differiscono di più di un giocatore.
hall-broken-fixed-seat = Un giocatore non è al suo tavolo fisso.
hall-broken-kept-apart = Due giocatori da tenere separati sono allo stesso tavolo.
hall-table = Tavolo { $number }
hall-heat = Batteria { $number }
hall-table-players = { $count ->
    [one] { $count } giocatore
    [many] { $count } di giocatori
   *[other] { $count } giocatori
}
hall-again = { $count ->
    [one] { $count } incontro precedente
    [many] { $count } di incontri precedenti
   *[other] { $count } incontri precedenti
}
hall-judged-by = Arbitro: { $name }
hall-fixed = fisso
hall-swap-lead = Spunta due giocatori per scambiarne i posti. L’assegnazione viene ricontrollata; gli scambi che violano una regola vengono rifiutati.
hall-swap = Scambia i posti
hall-swap-two = Spunta esattamente due giocatori da scambiare.
hall-draw = Sorteggia i tavoli
hall-draw-again = Sorteggia di nuovo
hall-seed = Seme del sorteggio
hall-seed-lead = Usa questo numero, o uno sorteggiato in pubblico.
hall-apart = Tieni separati
hall-apart-one = Primo giocatore
hall-apart-other = Secondo giocatore
hall-pair = { $one } e { $other }
hall-fixing = Tavoli fissi
hall-fixed-player = Giocatore
hall-fixed-table = Tavolo
hall-fixed-at = { $name }: tavolo { $table }

hall-judge-of = Arbitro del tavolo { $number }
hall-judges-save = Assegna questi arbitri
hall-judges-none = Nessun arbitro è stato ancora invitato per questa sede.
hall-judges-set = Tavoli con un arbitro: { $count } su { $tables }.
hall-published = Pubblicato. Inizio ufficiale: { $moment }
hall-projector-open = Mostra sul proiettore
hall-pdf = Stampa le schede dei punti (PDF)
hall-starts = Inizio ufficiale (fuso orario { $zone })
hall-publish = Pubblica l’assegnazione
hall-present = Presenti: { $present } giocatori su { $players }.
hall-missing = { $count ->
    [one] manca { $count }
    [many] mancano { $count }
   *[other] mancano { $count }
}
hall-small = Tavoli con troppo pochi giocatori: { $tables }. Riassegna i tavoli di questa batteria.
hall-alternates = { $count ->
    [one] { $count } riserva, presenti: { $present }.
    [many] { $count } di riserve, presenti: { $present }.
   *[other] { $count } riserve, presenti: { $present }.
}
hall-roll-alternates = Le riserve presenti prendono i posti liberi, nell’ordine dei numeri
hall-roll = Fai l’appello
hall-call-alternate = Chiama la prossima riserva
hall-reseat = Riassegna la batteria { $heat }
hall-start = { $count ->
    [one] Avvia il tavolo
    [many] Avvia insieme i { $count } di tavoli
   *[other] Avvia insieme i { $count } tavoli
}
hall-start-lead = Chi non era presente ha perso il posto all’appello. L’orologio parte per tutti i tavoli insieme.
hall-heat-waiting = In attesa
hall-heat-rolled = Appello fatto, si può iniziare
hall-heat-running = In corso
hall-heat-last-round = Ultimo giro
hall-heat-paused = In pausa
hall-heat-over = Tempo scaduto
hall-play-later = Dopo la pubblicazione dell’assegnazione.
hall-clock-of = Orologio della batteria { $heat }
hall-expel = Squalifica
hall-expel-who = Chi squalificare
hall-expel-lead = Per condotta scorretta. Finisce all’ultimo posto, senza punti, e non può tornare.
hall-reason = Motivo
hall-fate-playing = in gioco fino alla fine
hall-fate-bankrupt = bancarotta
hall-fate-expelled = squalifica
hall-fate-withdrawn = ritiro

hall-sheets-lead = Una seconda persona guarda ogni scheda e la conferma senza cambiarla, o la rimanda indietro.
hall-sheets-none = Ora non si aspettano schede.
hall-sheets-count = { $confirmed } schede su { $tables } sono confermate.
hall-sheets-short = { $confirmed } su { $tables }
hall-sheets-missing = Tavoli senza scheda: { $tables }.
hall-sheet-waiting = non iniziato
hall-sheet-playing = in gioco
hall-sheet-due = manca la scheda
hall-sheet-entered = in attesa di una seconda persona
hall-sheet-confirmed = confermata
hall-sheet-of = Scheda del tavolo { $number }
hall-sheet-none = Per questo tavolo non è stata consegnata nessuna scheda.
hall-sheet-by = Versione { $version }, consegnata da { $name }.
hall-sheet-confirmed-by = Confermata da { $name }.
hall-back-session = Torna alla manche
hall-part-cash = Denaro
hall-part-deeds = Proprietà
hall-part-mortgaged = Proprietà ipotecate
hall-part-houses = Case
hall-part-hotels = Alberghi
hall-part-total = Patrimonio
hall-holdings = { $count ->
    [one] { $count } proprietà
    [many] { $count } di proprietà
   *[other] { $count } proprietà
}
hall-mortgaged = ipotecata
hall-houses = { $count ->
    [one] { $count } casa
    [many] { $count } di case
   *[other] { $count } case
}
hall-hotel = albergo
hall-signed = con firma
hall-unsigned = senza firma
hall-placings = Piazzamenti e punti
hall-points-count = { $count ->
    [one] { $count } punto
    [many] { $count } di punti
   *[other] { $count } punti
}
hall-tie = Parità: in attesa dell’arbitro principale.
hall-decided-worth = per patrimonio
hall-decided-deeds = patrimonio pari, più proprietà non ipotecate
hall-decided-cash = patrimonio e proprietà pari, più denaro
hall-decided-head-judge = per decisione dell’arbitro principale
hall-decided-survived = era ancora in gioco
hall-decided-left-later = ha lasciato il gioco più tardi
hall-decided-expelled = squalifica di chi segue
hall-confirming = Seconda persona
hall-digest = Impronta di questa scheda:
hall-signatures-missing = Senza firma: { $names }.
hall-own-sheet = Questa scheda l’hai consegnata tu: deve confermarla qualcun altro.
hall-confirm-lead = Confrontala con la scheda cartacea. Confermi esattamente ciò che vedi qui; in questa pagina non si può cambiare nulla.
hall-confirm = Conferma senza modifiche
hall-reject = Rimanda indietro
hall-release-lead = I punti si pubblicano con i soprannomi, il patrimonio mai.
hall-release = Pubblica i punteggi
hall-released = Punteggi pubblicati.
hall-board-open = Apri la classifica in diretta
hall-qualify-lead = Stila la classifica e mostra chi passa alla fase successiva. Il sorteggio decide solo ciò che non si può decidere altrimenti; il suo seme resta nel registro.
hall-qualify-later = Dopo la pubblicazione dei punteggi.
hall-lot-seed = Seme del sorteggio
hall-qualify = Chiudi qui la fase
hall-next-round = Vai alla prossima manche
hall-goes-on = si qualifica
hall-by-lot = per sorteggio

hall-nicknames-lead = I soprannomi devono avere a che fare con il gioco e non devono riferirsi a età, sesso, nazionalità o corpo. I possibili problemi vengono segnalati; decidi tu.
hall-nicknames-none = Nessun soprannome è in attesa di approvazione.
hall-no-concern = Nessuna segnalazione.
hall-approve = Approva
hall-approve-all = { $count ->
    [one] Approva quello senza segnalazioni
    [many] Approva i { $count } senza segnalazioni
   *[other] Approva i { $count } senza segnalazioni
}
hall-give-back = Respingi
hall-give-back-reason = Motivo (viene comunicato all’iscritto)
hall-approved = { $count ->
    [one] { $count } soprannome approvato
    [many] { $count } di soprannomi approvati
   *[other] { $count } soprannomi approvati
}
hall-concern-theme = Non è stata trovata nessuna parola del gioco.
hall-concern-age = Può riferirsi all’età.
hall-concern-sex = Può riferirsi al sesso.
hall-concern-nationality = Può riferirsi alla nazionalità.
hall-concern-body = Può riferirsi al corpo.
hall-concern-number = Contiene un numero che potrebbe essere un’età o un anno di nascita.
hall-concern-place = Contiene il nome di una sede o di una città.
hall-concern-name = Contiene una parte del nome vero.

hall-search = Nome o soprannome
hall-search-go = Cerca
hall-found = { $count ->
    [0] Nessuno trovato.
    [one] Trovata { $count } persona.
    [many] Trovate { $count } di persone.
   *[other] Trovate { $count } persone.
}
hall-erased = cancellato
hall-alternate-number = Riserva { $number }
hall-status-pending = In attesa, da chiamare
hall-status-confirmed = Iscrizione confermata
hall-status-withdrawn = Iscrizione ritirata
hall-status-no-show = Assente
hall-status-disqualified = Squalifica
hall-status-erased = Dati cancellati
hall-cancel = Annulla l’iscrizione
hall-cancel-lead = L’organizzazione può annullare un’iscrizione, per esempio se i dati sono incompleti o contrari alle condizioni.

hall-terms-lead = Una nuova versione entra subito in vigore, con un avviso che tutti vedono sul sito pubblico.
hall-terms-version = Versione { $version }
hall-terms-notice = Che cosa è cambiato (l’avviso)
hall-terms-closes = Nuovo ultimo giorno d’iscrizione (ora { $day }); lascia vuoto per non cambiarlo
hall-terms-mailed = Invia un’e-mail a tutti gli iscritti
hall-terms-cancelled = Il campionato è annullato
hall-terms-publish = Pubblica la nuova versione
hall-terms-empty = Scrivi le condizioni in almeno una lingua.

hall-officials-lead = Ognuno riceve un link privato per un ruolo. Chi ha il link agisce in quel ruolo, quindi mandalo a una sola persona. Un nuovo link annulla il vecchio.
hall-official-name = Nome
hall-official-role = Ruolo
hall-official-venue = Sede
hall-official-table = Tavolo abituale, se c’è
hall-invite = Crea link
hall-invited = Link per { $name }
hall-invited-lead = Questo link si vede una volta sola.
hall-name-needed = Scrivi un nome da 1 a 60 caratteri.
hall-revoke = Revoca
hall-revoke-lead = Tutti i link di { $name } smettono subito di funzionare.
hall-revoke-yes = Revoca tutti i link
hall-revoke-self = Non puoi revocare il tuo link. Può farlo un altro direttore.
hall-you = tu

hall-outbox-lead = { $count ->
    [0] Tutte le e-mail sono state inviate.
    [one] { $count } e-mail in attesa. Copiala nel tuo programma di posta e contrassegnala come inviata.
    [many] { $count } di e-mail in attesa. Copiale nel tuo programma di posta e contrassegnale come inviate.
   *[other] { $count } e-mail in attesa. Copiale nel tuo programma di posta e contrassegnale come inviate.
}
hall-letter-to = A
hall-letter-subject = Oggetto
hall-letter-body = Testo
hall-letter-fault = Il server di posta l’ha rifiutata:
hall-copy = Copia
hall-copied = Copiato
hall-sent = Segna come inviata
hall-sent-all = { $count ->
    [one] Segna quella sotto come inviata
    [many] Segna le { $count } sotto come inviate
   *[other] Segna le { $count } sotto come inviate
}
hall-phones = Elenco dei telefoni
hall-name = Nome
hall-phone = Telefono

hall-clock = Orologio
hall-clocks-lead = L’arbitro principale tiene il tempo ufficiale. Chiunque può aprire un orologio; i pulsanti li vede solo l’arbitro principale.
hall-clocks-none = Non è stata ancora pubblicata nessuna assegnazione.
hall-clock-left = Tempo rimasto
hall-clock-waits = Prima bisogna fare l’appello.
hall-clock-reason = Motivo della pausa (visibile in sala)
hall-clock-pause = Metti in pausa
hall-clock-resume = Continua
hall-clock-last-round = Annuncia l’ultimo giro
hall-clock-end = Annuncia fine tempo
hall-clock-all = Tutti gli orologi
hall-clock-offline = Nessuna connessione. L’orologio continua a correre.
hall-fullscreen = Schermo intero
hall-call-minutes = { $count ->
    [one] Manca { $count } minuto
    [many] Mancano { $count } di minuti
   *[other] Mancano { $count } minuti
}
hall-call-over = Tempo scaduto

hall-board = Classifica in diretta
hall-board-lead = Punti dopo ogni manche, per soprannome.
hall-board-empty = Non è stato ancora pubblicato nessun punteggio.
hall-csv = Classifica in CSV
hall-json = Classifica in JSON
hall-number = Sala { $number }
hall-halls = Sale
hall-all = Tutte
hall-rank = Posizione
hall-nickname = Soprannome
hall-points = Punti
hall-anonymous = anonimo
hall-offline = Nessuna connessione. Questo è l’ultimo stato noto.
hall-scroll-pause = Ferma lo scorrimento

hall-done-travel = Ora impostata.
hall-done-return = Il campionato è tornato al presente.
hall-done-rehearse = Fase giocata.
hall-done-draft = Tavoli sorteggiati. Controlla l’assegnazione, poi pubblicala.
hall-done-reseat = Batteria riassegnata.
hall-done-swap = Posti scambiati.
hall-done-judges = Arbitri assegnati.
hall-done-publish = Pubblicato.
hall-done-roll = Appello fatto.
hall-done-alternate = Prossima riserva chiamata.
hall-done-start = Tavoli avviati.
hall-done-expel = Squalifica registrata.
hall-done-release = Punteggi pubblicati.
hall-done-qualify = La fase è chiusa qui.
hall-done-approve = Soprannome approvato.
hall-done-approve-all = Soprannomi approvati.
hall-done-give-back = Soprannome respinto.
hall-done-cancel = Iscrizione annullata.
hall-done-revoke = I link non funzionano più.
hall-done-sent = Segnata come inviata.
hall-done-sent-all = Segnate come inviate.
hall-done-confirm = Scheda confermata.
hall-done-reject = Scheda rimandata indietro.
