found-evening = Una sala, una sera
found-evening-lead = Rispondi a quattro domande. Tutto il resto è proposto e puoi cambiarlo prima di pubblicare.
found-title = Nome del campionato
found-day = Data
found-place = Luogo
found-place-hint = Sala e città, per esempio: Aula magna, Volos
found-players = Numero di giocatori
found-zone = Fuso orario
found-first-stage = Prime manche
found-last-stage = Finale
found-continue = Continua
found-examples = Campionati più grandi
found-examples-lead = Comincia da un esempio. Le sue date sono spostate alle prossime settimane.
found-preset-greece-2015 = Più città, una finale nazionale
found-preset-about-greece-2015 = Tornei cittadini, una finale in ogni città e una finale nazionale. Come in Grecia nel 2015.
found-preset-worlds-2015 = Tre manche, semifinali e finale
found-preset-about-worlds-2015 = Una sala. I punti di tre manche si sommano, i sedici migliori giocano le semifinali. Come a Macao nel 2015.
found-begin = Comincia
found-file = Da un file
found-file-choose = File di un campionato (championship.toml)
found-file-faults = { $count ->
    [one] Il file ha { $count } errore.
    [many] Il file ha { $count } errori.
   *[other] Il file ha { $count } errori.
}
found-file-long = I moduli hanno posto per { $venues } sedi. Un campionato più grande si crea sul server con il programma.
problem-too-many-drafts = Hai { $count } bozze. Prima eliminane una.
found-steps = Passi
found-step-what = Che cosa
found-step-where = Dove e quando
found-step-who = Chi può partecipare
found-step-stages = Fasi e tavoli
found-step-clocks = Tempi
found-step-points = Punti e parità
found-step-terms = Condizioni
found-step-officials = Staff
found-step-check = Controlla e pubblica
found-open = { $count ->
    [one] { $count } campo da completare
    [many] { $count } campi da completare
   *[other] { $count } campi da completare
}
found-to-check = Salva e controlla
found-organisers = Organizzatori
found-organisers-hint = Uno per riga. Se resta vuoto, il direttore.
found-prize = Premio per il campione
found-optional = Può restare vuoto.
found-venue = Sede { $number }
found-hall = Sala o indirizzo
found-city = Città
found-starts = Inizio
found-tables = Tavoli alla volta
found-heats = Gruppi uno dopo l’altro
found-heats-hint = 1 se tutti i giocatori hanno subito un tavolo.
found-registers = Ci si può iscrivere a questa sede
found-remove = Rimuovi
found-add-venue = Aggiungi una sede
found-opens = Iscrizioni dal
found-closes = Ultimo giorno per iscriversi
found-closes-hint = Questo giorno è compreso.
found-age = Età minima
found-any = Qualsiasi
found-alternates = Riserve per ogni sede
found-alternates-hint = Hanno un posto quando qualcuno si ritira.
found-walk-ins = Ci si può iscrivere anche all’ingresso
found-no-employee = I dipendenti degli organizzatori non possono partecipare
found-no-relative = I parenti stretti di questi dipendenti non possono partecipare
found-stage-name = Nome della fase
found-at = Dove si gioca
found-at-venues = In ogni sede con iscrizioni
found-fewest = Giocatori a un tavolo, almeno
found-most = Giocatori a un tavolo, al massimo
found-advance = Quanti passano
found-advance-hint = Da ogni sede. Nell’ultima fase: 1, il campione.
found-add-stage = Aggiungi una fase
found-rounds = Manche
found-minutes = Minuti di ogni manche
found-tolerance = L’ultimo giro si può annunciare con questo anticipo, in minuti
found-tolerance-hint = 0 significa mai.
found-points-lead = Questi sono i valori abituali. Cambiali solo se le vostre regole sono diverse.
found-points = Punti
found-points-hint = Prima i punti del vincitore, con spazi tra i numeri.
found-survivors = { $count ->
    [one] { $count } giocatore rimasto
    [many] { $count } giocatori rimasti
   *[other] { $count } giocatori rimasti
}
found-valuation = Patrimonio, in percentuale del prezzo stampato
found-worth-deed = Contratto di proprietà
found-worth-mortgaged = Contratto ipotecato
found-worth-house = Casa
found-worth-hotel = Albergo
found-hotel-houses = Case contate con un albergo
found-rounding = Arrotondamento
found-up = Per eccesso
found-down = Per difetto
found-ties = Parità
found-table-ties = Tra giocatori dello stesso tavolo
found-across-ties = Tra giocatori di tavoli diversi
found-tie-worth = patrimonio più alto
found-tie-deeds = più contratti
found-tie-cash = più contanti
found-tie-head-judge = decide l’arbitro principale
found-tie-lot = sorteggio
found-terms-proposal =
    Chi si iscrive accetta di giocare secondo le regole e di seguire le decisioni degli arbitri.
    Gli organizzatori usano i dati personali solo per questo campionato e poi li cancellano.
    I partecipanti possono vedere, correggere e cancellare i propri dati in ogni momento.
found-officials-lead = Indica chi ti aiuta. Ognuno riceve un link privato quando pubblichi. Puoi invitare altre persone in ogni momento.
found-official = Persona { $number } dello staff
found-ready = C’è tutto. Guarda l’anteprima, poi pubblica.
found-missing = Non ancora completo
found-preview = Anteprima
found-preview-lead = Questa è un’anteprima. Nessun altro può vederla.
found-change = Cambia qualcosa
found-download = Scarica come file
found-publish = Pubblica
found-director = Il tuo nome, come direttore
found-account = Scegli un nome utente e una password, per tornare da qualsiasi dispositivo.
found-have-account = Ho già un account
found-discard = Elimina la bozza
found-discard-sure = Eliminare questa bozza? Non ne resterà nulla.
found-links = Dai a ogni persona dello staff il suo link. I link si vedono una volta sola.
found-link-qr = Codice QR del link per { $name }
found-again = Lo ritrovi su ogni dispositivo in cui hai fatto l’accesso.
found-mine = I miei campionati
found-mine-none = Accedi per vedere i campionati che hai creato.
found-drafts = Bozze
found-changed = Ultima modifica: { $when }
found-copy = Organizzalo di nuovo
found-fault-needed = Compila questo campo.
found-fault-long = Usa al massimo { $most } caratteri.
found-fault-lines = Usa al massimo { $most } righe di { $longest } caratteri.
found-fault-number = Scrivi un numero intero da { $low } a { $high }.
found-fault-day = Scegli una data.
found-fault-past = È già passato. Scegli una data futura.
found-fault-choice = Scegli dall’elenco.
found-fault-closes = È prima che aprano le iscrizioni.
found-fault-starts = In quel momento le iscrizioni sono ancora aperte. Scegli una data successiva o chiudi prima le iscrizioni.
found-fault-room = I tavoli hanno { $room } posti. Aggiungi tavoli o riduci i giocatori.
found-fault-advance = La fase successiva non ha tavoli per questo numero. Nell’ultima fase deve essere 1.
found-fault-hall = I giocatori di altre sedi non possono venire qui. Scegli una sede senza iscrizioni.
found-fault-online = Non si può giocare online. Scegli un’altra edizione o altri tavoli.
found-fault-points = { $count ->
    [one] Scrivi { $count } numero fino a { $most }.
    [many] Scrivi { $count } numeri fino a { $most }. Nessuno può essere maggiore del precedente.
   *[other] Scrivi { $count } numeri fino a { $most }. Nessuno può essere maggiore del precedente.
}
found-fault-winner = Il vincitore non può avere più punti di quanti ne avrebbe con meno giocatori rimasti: al massimo { $most }.
found-fault-registers = Ci si deve poter iscrivere ad almeno una sede.
found-fault-misfit = Non si accorda con il resto. Rimettilo com’era o comincia da un altro esempio.
