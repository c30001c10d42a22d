# Campionati: che cosa si stampa dalle pagine dell’organizzazione, e gli arrivi all’ingresso.

hall-page-paper = Stampa
paper-lead = Ottieni un PDF con i dati di oggi, per A4 in bianco e nero. Butta le stampe precedenti.
paper-language = Lingua del documento
paper-calls = Elenco delle chiamate
paper-hint-calls = Iscritti e riserve con il numero di telefono, solo per la segreteria.
paper-badges = Tessere
paper-hint-badges = Una tessera con un codice per ogni persona attesa qui. Scansionala quando registri l’arrivo.
paper-seating = Assegnazione con nomi
paper-hint-seating = Per nome e per tavolo, per te all’ingresso. Non appenderla.
paper-wall = Assegnazione con soprannomi
paper-hint-wall = Per soprannome e per tavolo, da appendere.
paper-judges = Promemoria per gli arbitri
paper-hint-judges = Per ogni arbitro: tavolo, giocatori e inizio.
paper-sheets = Schede dei punti
paper-hint-sheets = Una per ogni tavolo della manche più recente e due in bianco.
paper-certificates = Attestati
paper-hint-certificates = Uno per ogni persona che ha giocato qui, con posizione e punti.
paper-press = Risultati per i giornali
paper-hint-press = Il nome di chi ha accettato la pubblicazione, il soprannome per tutti gli altri.

paper-waiting = Il tuo documento è in preparazione. Questa pagina ti avvisa quando è pronto.
paper-ready = Il tuo documento è pronto.
paper-fetch = Scarica il PDF
paper-back = Stampa qualcos’altro
paper-empty = Non c’è ancora niente da stampare.
paper-too-much = È troppo per un solo documento. Scegli un’altra sede o un elenco più breve.
paper-failed = Non è stato possibile creare il documento. Riprova.
paper-busy = In questo momento sono in preparazione diversi documenti. Riprova tra un minuto.

door-born = Data di nascita: { $day }
door-latest = Ultimi arrivi
door-nobody = Nessuno trovato. Prova con una parte del nome.
door-pending = Manca la conferma per telefono. Prima apri l’iscrizione e confermala.
door-withdrawn = Questa persona si è ritirata: l’arrivo non si può registrare.
door-disqualified = Questa persona è esclusa: l’arrivo non si può registrare. Chiedi al direttore.
door-no-show = Questa persona è arrivata troppo tardi. Il posto è andato a qualcun altro.
door-erased = Questa iscrizione è stata cancellata.
door-elsewhere = Questa persona non è attesa in questa sede.
door-walk-in = Iscrivi all’ingresso
door-walk-in-lead = Compila il modulo con la persona all’ingresso e falle leggere che cosa accetta. Dopo l’invio il suo arrivo è registrato.
entry-done-walk-in = Iscrizione fatta e arrivo registrato.
