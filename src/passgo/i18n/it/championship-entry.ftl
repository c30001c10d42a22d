# Campionati: il sito pubblico, l’iscrizione, la mia iscrizione, il banco iscrizioni e perché un campionato rifiuta qualcosa.

entry-championships = Campionati
entry-championships-lead = Iscriviti, guarda e segui i punteggi.
entry-championships-none = Qui non c’è ancora nessun campionato.
entry-phase-announced = Le iscrizioni non sono ancora aperte
entry-phase-open = Iscrizioni aperte
entry-phase-closed = Iscrizioni chiuse
entry-phase-running = In corso
entry-phase-over = Concluso
entry-phase-cancelled = Annullato
entry-window = Iscrizioni: { $opens } – { $closes }, ultimo giorno compreso.
entry-window-zone = Gli orari sono quelli del fuso orario di ogni sede.
entry-rule = Regola { $rule }
entry-rehearsed = Prova con persone inventate

entry-new = Nuovo campionato
entry-new-terms-lead = Ogni versione resta disponibile. Indica un contatto per le domande sui dati personali.
entry-new-director = Nome del primo direttore
entry-new-unreadable = Il file caricato non è testo UTF-8.
entry-made = Campionato creato
entry-made-lead = { $name } è pronto. Invita segreteria, arbitri e segnapunti dalla console del direttore.
entry-made-link = Questo è il link privato del direttore. Si vede una volta sola: conservalo ora e non darlo a nessuno.
entry-made-qr = Codice QR del link del direttore
entry-made-open = Apri la console del direttore
entry-made-site = Sito pubblico

entry-organised = Organizzazione: { $organisers }
entry-register = Iscriviti
entry-opens-on = Apertura delle iscrizioni: { $when }.
entry-cancelled = Questo campionato è stato annullato. Chi si era iscritto può ancora esportare o cancellare i propri dati.
entry-terms-changed = Le condizioni sono cambiate
entry-terms-since = Versione { $version }, in vigore da: { $when }.
entry-terms-what = Che cosa è cambiato
entry-where = Quando e dove
entry-starts = Inizio: { $when } ({ $zone })
entry-online = Si gioca online, da qualsiasi luogo
entry-places-meter = Posti occupati a { $city }
entry-places-left = { $count ->
    [0] Tutti i { $capacity } posti sono occupati
    [one] Resta { $count } posto libero su { $capacity }
    [many] Restano { $count } di posti liberi su { $capacity }
   *[other] Restano { $count } posti liberi su { $capacity }
}
entry-alternates = { $count ->
    [0] Nessuna riserva in attesa
    [one] { $count } riserva in attesa
    [many] { $count } di riserve in attesa
   *[other] { $count } riserve in attesa
}
entry-would-wait = Al completo: saresti la riserva n. { $number }
entry-later-stage = Per chi si qualifica
entry-how = Come si gioca
entry-stage = { $rounds ->
    [one] Tavoli da { $fewest } a { $most } giocatori, una manche di { $minutes } minuti.
    [many] Tavoli da { $fewest } a { $most } giocatori, { $rounds } di manche di { $minutes } minuti ciascuna.
   *[other] Tavoli da { $fewest } a { $most } giocatori, { $rounds } manche di { $minutes } minuti ciascuna.
}
entry-prize = Premio per chi vince il titolo: { $prize }.
entry-condition-age = Devi avere almeno { $age } anni il giorno in cui giochi.
entry-condition-citizenship = Devi avere la cittadinanza di questo paese: { $country }.
entry-condition-excluded = Non possono partecipare i dipendenti dell’organizzazione e i loro familiari stretti.
entry-condition-phone = Dopo l’iscrizione ti chiameremo al telefono per confermare il posto. Se le iscrizioni sono più dei posti, ha la precedenza chi si è iscritto prima.
entry-edition = A che cosa si gioca
entry-follow = Segui il campionato
entry-spectators = Il pubblico è benvenuto: vieni a vedere le partite dal vivo.
entry-anonymous = I punteggi si pubblicano alla fine di ogni manche, solo con i soprannomi.
entry-board = Classifica in diretta
entry-standings = Classifica (CSV)
entry-terms = Condizioni di partecipazione
entry-terms-lead = Qui si pubblicano le condizioni e tutte le versioni precedenti.
entry-terms-read = Leggi le condizioni in vigore
entry-terms-none = Le condizioni non sono ancora pubblicate, quindi le iscrizioni non sono aperte.
entry-terms-in-force = Versione { $version }, in vigore da: { $when }
entry-terms-old = Questa è la versione { $version } ({ $when }). Non è più in vigore.
entry-terms-versions = Tutte le versioni
entry-terms-version = Versione { $version }, { $when }
entry-terms-diff = Che cosa è cambiato dalla versione { $version }
entry-terms-added = Aggiunto:
entry-terms-removed = Tolto:
entry-terms-show = Leggi qui la versione { $version } delle condizioni
entry-rights = Puoi esportare, correggere o cancellare i tuoi dati in qualsiasi momento, dalla pagina della tua iscrizione, per e-mail o per telefono.

entry-register-lead = Ci vogliono due minuti. Si pubblica solo il soprannome che sceglierai in seguito.
entry-wrong = { $count ->
    [one] Manca ancora una cosa, o c’è un errore; è segnato sotto. Niente di ciò che hai scritto è andato perso.
    [many] Ci sono ancora { $count } di cose che mancano o sono sbagliate; sono segnate sotto. Niente di ciò che hai scritto è andato perso.
   *[other] Ci sono ancora { $count } cose che mancano o sono sbagliate; sono segnate sotto. Niente di ciò che hai scritto è andato perso.
}
entry-city = Dove vuoi giocare?
entry-you = Su di te
entry-name = Nome e cognome
entry-email = Indirizzo e-mail
entry-email-hint = Il tuo, non quello di altri: è lì che ti manderemo il link alla tua iscrizione.
entry-phone = Telefono
entry-phone-hint = Ti chiameremo a questo numero per confermare il posto.
entry-born = Data di nascita
entry-born-hint = Devi avere almeno { $age } anni il giorno in cui giochi.
entry-born-why = Per distinguere persone con lo stesso nome.
entry-citizenship = Cittadinanza
entry-citizenship-hint = Può partecipare solo chi ha la cittadinanza di questo paese: { $country }.
entry-choose = Scegli un’opzione
entry-excluded = Spunta tutto ciò che vale per te
entry-excluded-employee = Lavoro per { $organisers }.
entry-excluded-relative = Un mio familiare stretto lavora per { $organisers }.
entry-declare = Dichiarazioni e consensi
entry-declare-lead = Servono tutti: se ne manca uno, l’iscrizione non è valida.
entry-declaration-own-email = L’indirizzo e-mail è mio.
entry-declaration-true-data = Le informazioni che ho fornito sono esatte e veritiere.
entry-declaration-of-age = Ho almeno { $age } anni.
entry-declaration-contact = Potete usare il mio telefono e la mia e-mail per gestire il campionato.
entry-consent-terms = Accetto senza riserve le condizioni di partecipazione.
entry-consent-data = { $organisers } può trattare i dati che fornisco qui, solo per questo campionato.
entry-consent-publicity = I risultati del campionato, con foto, video e nomi di vincitori e piazzati, possono essere pubblicati.
entry-consent-promotion = { $organisers } può anche mandarmi novità e offerte. Questo non ha nulla a che fare con la partecipazione.
entry-optional = Facoltativo
entry-optional-lead = Puoi lasciare vuoto e partecipare lo stesso. Puoi cambiare idea in qualsiasi momento.
entry-kept = { $days ->
    [one] I tuoi dati vengono cancellati al più tardi { $days } giorno dopo l’ultima finale.
    [many] I tuoi dati vengono cancellati al più tardi { $days } di giorni dopo l’ultima finale.
   *[other] I tuoi dati vengono cancellati al più tardi { $days } giorni dopo l’ultima finale.
}
entry-register-send = Iscriviti ora
entry-fault-venue = Scegli una città.
entry-fault-name = Scrivi nome e cognome, da 2 a 100 caratteri.
entry-fault-email = Scrivi un indirizzo e-mail come nome@example.org.
entry-fault-phone = Scrivi un numero di telefono da 5 a 20 cifre.
entry-fault-born = Scrivi una data di nascita.
entry-fault-citizenship = Scegli un paese.
entry-fault-tick = Spunta questo per partecipare.
entry-registered = La tua iscrizione è registrata
entry-link = Questo è il tuo link privato. Conservalo con cura: chi lo ha può cambiare la tua iscrizione.
entry-link-lead = Apre la tua iscrizione: stato, soprannome, i tuoi dati e il tuo codice d’ingresso.
entry-link-mail = È anche nell’e-mail che ti inviamo.
entry-mine-open = Apri la mia iscrizione
entry-mine = La mia iscrizione
entry-status-pending = In attesa di conferma
entry-status-confirmed = Confermata
entry-status-alternate = Riserva n. { $number }
entry-status-withdrawn = Ritirata
entry-status-no-show = Assente
entry-status-disqualified = Squalifica
entry-status-erased = Cancellata
entry-next-pending = Hai un posto. Ti chiameremo al telefono per confermarlo.
entry-next-confirmed = Il tuo posto è confermato. Presentati prima dell’inizio ufficiale: se in quel momento il tuo posto è vuoto, va a una riserva.
entry-next-alternate = Tutti i posti sono occupati. Hai il numero { $number } della lista delle riserve: quando qualcuno si ritira, entra chi è primo in lista.
entry-next-withdrawn = Non partecipi più. Finché le iscrizioni sono aperte puoi iscriverti di nuovo.
entry-next-no-show = All’inizio ufficiale non c’eri, quindi il tuo posto è andato a qualcun altro.
entry-next-disqualified = L’organizzazione ha annullato la tua iscrizione.
entry-next-erased = I tuoi dati sono stati cancellati.
entry-seat = { $stage }, manche { $round }, batteria { $heat }: tavolo { $table }, { $when } ({ $zone })
entry-play = Vai al mio tavolo
entry-qr = Codice QR d’ingresso
entry-qr-lead = Mostralo all’ingresso o leggi ad alta voce il codice:
entry-nickname = Soprannome
entry-nickname-lead = I punteggi si pubblicano con il tuo soprannome, mai con il tuo nome. Deve avere a che fare con il gioco e non deve alludere a età, sesso, nazionalità, aspetto o luogo. Il direttore deve approvarlo.
entry-nickname-proposed = «{ $nickname }» è in attesa di approvazione.
entry-nickname-approved = «{ $nickname }» è stato approvato.
entry-nickname-returned = Il direttore non ha approvato il tuo soprannome. Il motivo è nell’e-mail che ti abbiamo inviato. Proponine un altro.
entry-nickname-new = Soprannome, da 2 a 24 caratteri
entry-nickname-send = Proponi
entry-contact = Come possiamo contattarti
entry-contact-theirs = Contatti
entry-contact-other = Se il tuo nome o la tua data di nascita sono sbagliati, dillo alla segreteria per telefono.
entry-save = Salva
entry-consents = Consensi
entry-consent-given = dato
entry-consent-refused = non dato
entry-consent-give = Dai il consenso
entry-consent-take-back = Ritira il consenso
entry-consent-data-sure = Senza questo consenso nessuno può partecipare, quindi viene ritirata anche l’iscrizione. I dati restano finché non vengono cancellati o non scade il periodo di conservazione.
entry-place = Il tuo posto per aver vinto il titolo
entry-place-lead = Hai vinto: { $prize }. Se non puoi andare, il posto passa a chi segue in classifica; il titolo resta tuo.
entry-place-pass = Non posso partecipare
entry-place-sure = Il posto passa allora a chi segue in classifica. L’operazione non si può annullare.
entry-data = I tuoi dati
entry-data-theirs = Dati personali
entry-data-lead = { $days ->
    [one] I dati personali vengono cancellati al più tardi { $days } giorno dopo l’ultima finale. Puoi esportarli, ritirarti o farli cancellare ora.
    [many] I dati personali vengono cancellati al più tardi { $days } di giorni dopo l’ultima finale. Puoi esportarli, ritirarti o farli cancellare ora.
   *[other] I dati personali vengono cancellati al più tardi { $days } giorni dopo l’ultima finale. Puoi esportarli, ritirarti o farli cancellare ora.
}
entry-export = Esporta come file (JSON)
entry-withdraw = Ritira l’iscrizione
entry-withdraw-sure = Il posto va subito alla prima riserva.
entry-withdraw-yes = Sì, ritirala
entry-erase = Cancella tutti i dati di questa iscrizione
entry-erase-sure = Nome, recapiti, data di nascita e soprannome vengono cancellati subito e per sempre, e l’iscrizione finisce. I risultati già giocati restano, ma senza nome.
entry-erase-yes = Sì, cancella tutto
entry-erased = Cancellato
entry-erased-lead = Di questa iscrizione non si conserva più alcun dato personale. Il link privato non funziona più.
entry-done-contact = Salvato.
entry-done-nickname = Soprannome inviato. Il direttore lo esaminerà.
entry-done-consent = Consenso aggiornato.
entry-done-withdrawn = Iscrizione ritirata.
entry-done-passed = Posto ceduto.
entry-done-comes = Annotato: viene.
entry-done-declined = Annotato: non viene. Il posto è libero per una riserva.
entry-done-here = Arrivo registrato.
entry-done-away = Arrivo annullato.
entry-done-erased = Cancellato.

entry-desk = Banco iscrizioni
entry-desk-entries = Iscrizioni
entry-desk-check-in = Arrivi
entry-desk-files = Importa ed esporta
entry-desk-lists = Elenchi delle iscrizioni
entry-desk-venue = Sede
entry-desk-all = Tutte le sedi
entry-desk-show = Mostra
entry-search = Cerca per nome, telefono, e-mail, soprannome o codice
entry-search-go = Cerca
entry-list-calls = Da chiamare
entry-list-alternates = Riserve
entry-list-confirmed = Confermate
entry-list-gone = Terminate
entry-list-found = Risultati
entry-list-lead-calls = Prima le iscrizioni più vecchie. Chiama, poi registra la risposta.
entry-list-lead-alternates = In ordine di numero. Se un posto si libera prima dell’assegnazione dei tavoli, va alla prima riserva.
entry-list-lead-confirmed = Hanno confermato per telefono che vengono.
entry-list-lead-gone = Ritiri, assenze, squalifiche o dati cancellati.
entry-list-lead-found = Tutte le persone che corrispondono alla ricerca.
entry-list-none = Nessuno
entry-list-more = { $count ->
    [one] { $count } altra non mostrata.
    [many] { $count } altre non mostrate.
   *[other] { $count } altre non mostrate.
}
entry-nameless = (nome non conservato)
entry-phoned = chiamata fatta
entry-order = Iscrizione n. { $number }
entry-comes = Viene
entry-declines = Non viene
entry-declines-sure = L’iscrizione finisce ed entra la prima riserva.
entry-declines-yes = Confermo: non viene
entry-registered-at = Iscrizione: { $when }
entry-reason = Motivo: { $reason }
entry-reason-declined-by-phone = Ha detto al telefono che non viene.
entry-reason-consent-withdrawn = Ha ritirato il consenso all’uso dei dati.
entry-code = Codice d’ingresso
entry-on-behalf = Se qualcuno lo chiede per telefono o e-mail, puoi farlo qui a suo nome.
entry-new-link = Crea un nuovo link privato
entry-new-link-lead = Un nuovo link a questa iscrizione. Si vede una volta sola.
entry-code-type = Nome o codice d’ingresso
entry-code-find = Trova
entry-code-unknown = Nessuno ha questo codice. Se è su una tessera stampata, quell’iscrizione è stata cancellata. Cerca per nome.
entry-camera = Scansiona con la fotocamera
entry-camera-view = Che cosa vede la fotocamera
entry-camera-refused = Qui non si può usare la fotocamera. Scrivi il codice.
entry-check-in-yes = Registra l’arrivo
entry-check-in-undo = Annulla l’arrivo
entry-here-already = L’arrivo è già registrato.
entry-here-count = { $count ->
    [one] { $count } presente, { $awaited } in arrivo
    [many] { $count } presenti, { $awaited } in arrivo
   *[other] { $count } presenti, { $awaited } in arrivo
}
entry-awaited = In arrivo
entry-here = Presenti
entry-details = Tutto su questa iscrizione
entry-import = Importa iscrizioni
entry-import-lead = Un file CSV con un’iscrizione per riga, nell’ordine di arrivo. La prima riga dà il nome alle colonne:
entry-import-forms = { $lines ->
    [one] Date come 1990-12-31 o 31.12.1990; spunte con yes; al massimo { $lines } riga. O si importano tutte le righe o nessuna.
    [many] Date come 1990-12-31 o 31.12.1990; spunte con yes; al massimo { $lines } di righe. O si importano tutte le righe o nessuna.
   *[other] Date come 1990-12-31 o 31.12.1990; spunte con yes; al massimo { $lines } righe. O si importano tutte le righe o nessuna.
}
entry-import-file = File CSV
entry-import-go = Importa
entry-import-template = Un file vuoto con queste colonne
entry-import-faults = { $count ->
    [one] È stato trovato { $count } errore.
    [many] Sono stati trovati { $count } di errori.
   *[other] Sono stati trovati { $count } errori.
}
entry-import-nothing = Nessuno è stato iscritto.
entry-import-line = Riga { $line }:
entry-import-unreadable = Il file non si può leggere: dev’essere CSV.
entry-import-empty = Il file non ha nessuna riga con un’iscrizione.
entry-import-long = Il file ha troppe righe: se ne importano al massimo { $most } alla volta.
entry-import-missing-column = Manca la colonna «{ $column }».
entry-import-unknown-column = Colonna inattesa: «{ $column }».
entry-import-cells = La riga ha { $found } celle invece di { $wanted }.
entry-import-venue = La sede dev’essere una di queste: { $venues }.
entry-import-tick = «{ $column }» dev’essere yes.
entry-imported = { $count ->
    [one] È stata importata { $count } iscrizione.
    [many] Sono state importate { $count } di iscrizioni.
   *[other] Sono state importate { $count } iscrizioni.
}
entry-export-list = Esporta tutte le iscrizioni (CSV)
entry-export-lead = Contiene dati personali: conservalo al sicuro e cancellalo quando non serve più.

problem-no-such-championship = Qui non esiste questo campionato.
problem-no-such-desk = Questo link non è valido o non funziona più. Chiedine uno nuovo al direttore.
problem-no-such-entry = Questo link non è valido o non funziona più. Quello giusto è nell’e-mail ricevuta dopo l’iscrizione; la segreteria può dartene uno nuovo.
problem-desk-link-needed = Questa pagina è per lo staff del campionato. Aprila con il link privato che ti è stato dato.

refusal-champ-alternates-full = Questa sede è al completo, e anche la sua lista di { $alternates } riserve.
refusal-champ-already-done = È già fatto.
refusal-champ-already-judging = Quell’arbitro ha un altro tavolo alla stessa ora o sta giocando.
refusal-champ-bad-moment = In questo momento non si può fare.
refusal-champ-cancelled = Il campionato è stato annullato.
refusal-champ-clock-back = Una prova non può tornare a prima del suo ultimo evento.
refusal-champ-clock-changed = Da allora l’orologio è cambiato. Rileggi la segnalazione.
refusal-champ-clock-same-person = L’hai già indicato. Deve confermarlo un’altra persona dello staff.
refusal-champ-consent-missing = Manca un consenso. Senza, nessuno può partecipare.
refusal-champ-declaration-missing = Manca una dichiarazione. Per iscriversi servono tutte.
refusal-champ-excluded = Non possono partecipare i dipendenti dell’organizzazione, i loro familiari stretti e le persone di cui l’organizzazione ha annullato l’iscrizione.
refusal-champ-game-running = La partita è in corso: ora lì non si può far sedere né spostare nessuno.
refusal-champ-judge-missing = Un tavolo non ha ancora un arbitro.
refusal-champ-late = Troppo tardi: il posto è andato perso all’inizio ufficiale.
refusal-champ-nickname-missing = Non c’è nessun soprannome da esaminare.
refusal-champ-nickname-taken = Questo soprannome, o uno che sembra uguale, è già in uso. Scegline un altro.
refusal-champ-nickname-unfit = Un soprannome deve avere da 2 a 24 caratteri normali, con almeno una lettera o una cifra.
refusal-champ-no-alternate = Non ci sono più riserve.
refusal-champ-no-notice = Scrivi un avviso che dica a tutti che cosa è cambiato.
refusal-champ-no-reason = Scrivi il motivo.
refusal-champ-no-such-entrant = Questa iscrizione non esiste.
refusal-champ-no-such-session = Questa manche non esiste.
refusal-champ-no-such-stage = Questa fase non esiste.
refusal-champ-no-such-table = Questo tavolo non esiste.
refusal-champ-no-such-venue = Questa sede non esiste.
refusal-champ-no-vacancy = Nessun posto è libero.
refusal-champ-not-allowed = Il tuo ruolo non lo permette.
refusal-champ-not-awaited = Questa persona non è attesa lì.
refusal-champ-not-confirmed = L’iscrizione non è ancora confermata: prima chiama.
refusal-champ-not-finished = Qualcosa che viene prima non è ancora finito.
refusal-champ-not-open = Apertura delle iscrizioni in questa sede: { $opens }.
refusal-champ-not-qualified = Solo chi ha quel posto può cederlo.
refusal-champ-not-yours = Quell’iscrizione è di qualcun altro.
refusal-champ-old-terms = Le condizioni sono cambiate da quando hai aperto questa pagina. Leggi la nuova versione e accettala.
refusal-champ-registered-twice = Questa persona ha già un’iscrizione. Usa il link privato dell’e-mail o chiedi alla segreteria.
refusal-champ-seating-broken = Questa assegnazione dei tavoli violerebbe una regola.
refusal-champ-sheet-changed = Da allora la scheda è cambiata: guardala di nuovo.
refusal-champ-sheet-missing = Manca ancora una scheda.
refusal-champ-sheet-wrong = I conti della scheda non tornano.
refusal-champ-stage-over = Quella fase è chiusa.
refusal-champ-table-too-small = Un tavolo ha meno di { $fewest } giocatori: riassegna i tavoli di quella batteria.
refusal-champ-tie-undecided = C’è ancora una parità aperta: decide l’arbitro principale.
refusal-champ-too-early = È troppo presto.
refusal-champ-too-few = Ci sono troppo pochi giocatori: ne servono almeno { $fewest }.
refusal-champ-too-young = Devi avere almeno { $age } anni in questa data: { $day }.
refusal-champ-unsigned = Manca una firma.
refusal-champ-venue-elsewhere = Quella sede è gestita altrove: l’operazione va fatta sul server del campionato.
refusal-champ-venue-full = Questa sede è al completo.
refusal-champ-venue-lent = Questa sede è gestita su una macchina propria. L’operazione va fatta lì, oppure aspetta che i suoi risultati vengano restituiti.
refusal-champ-window-closed = Le iscrizioni in questa sede sono chiuse; ultimo giorno: { $closed }.
refusal-champ-same-person = Deve confermarlo una seconda persona.
refusal-champ-wrong-citizenship = Può partecipare solo chi ha la cittadinanza di questo paese: { $needed }.
refusal-champ-wrong-replacement = La correzione non si riferisce alla scheda attuale.
refusal-champ-answer-wrong = Manca una risposta o il gruppo, o non è tra quelli possibili.
refusal-champ-last-round-early = L’ultimo giro si può annunciare da { $allowed }.
refusal-champ-guardian-missing = Un giocatore così giovane ha bisogno di un genitore o tutore con email o telefono.
refusal-champ-unticked = L’appello non si può ancora fare: nessuno ha spuntato i giocatori di questi tavoli: { $tables }.
refusal-champ-undo-proposed = È già proposto. Deve essere d’accordo un secondo ufficiale.
refusal-champ-undo-too-late = Troppo tardi per annullare: ciò che ne segue è già iniziato.
