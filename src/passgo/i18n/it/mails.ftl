# Lettere agli iscritti a un campionato.
mail-registered-subject = { $championship }: abbiamo ricevuto la tua iscrizione
mail-registered-body =
    Ciao { $name },

    la tua iscrizione è registrata: { $championship }, { $venue }, { $city }, { $starts }. Ti chiameremo al telefono; il posto sarà sicuro quando lo avrai confermato.

    La tua iscrizione, il tuo soprannome, i tuoi dati e il tuo codice d’ingresso sono qui. Non dare a nessuno questo link (funziona senza password):
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: sei la riserva n. { $number }
mail-registered-alternate-body =
    Ciao { $name },

    tutti i posti sono occupati ({ $venue }, { $city }), quindi sei la riserva n. { $number }. Quando si libererà un posto, entrerà la prima persona della lista; se sarai tu, te lo faremo sapere. Se vieni quel giorno, { $starts }, potremmo chiamarti per completare un tavolo.

    La tua iscrizione è qui. Non dare a nessuno questo link (funziona senza password):
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: il tuo posto è confermato
mail-confirmed-body =
    Ciao { $name },

    grazie della conferma al telefono. Ti aspettiamo: { $venue }, { $city }, { $starts }. Mostra questo codice all’ingresso: { $badge }

    Se non ci sei all’inizio ufficiale, perdi il posto.

    { $organiser }
mail-moved-up-subject = { $championship }: c’è un posto per te
mail-moved-up-body =
    Ciao { $name },

    si è liberato un posto ({ $venue }, { $city }) ed è tuo: { $starts }. Se non hai ancora confermato al telefono, ti chiameremo.

    { $organiser }
mail-nickname-approved-subject = { $championship }: il tuo soprannome
mail-nickname-approved-body =
    Ciao { $name },

    il tuo soprannome «{ $nickname }» è stato approvato. Nelle classifiche pubbliche compare solo questo nome.

    { $organiser }
mail-nickname-returned-subject = { $championship }: scegli un altro soprannome
mail-nickname-returned-body =
    Ciao { $name },

    non abbiamo potuto approvare il tuo soprannome. Motivo: { $reason }

    Proponine un altro nella pagina della tua iscrizione, per favore.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: la tua iscrizione è stata ritirata
mail-left-withdrawn-body =
    Ciao { $name },

    la tua iscrizione ({ $venue }, { $city }) è stata ritirata. Se non era quello che volevi, faccelo sapere subito, per favore.

    { $organiser }
mail-left-disqualified-subject = { $championship }: la tua iscrizione è stata annullata
mail-left-disqualified-body =
    Ciao { $name },

    la tua iscrizione a { $championship } è stata annullata. Motivo: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: le condizioni sono cambiate
mail-terms-body =
    Ciao { $name },

    sono in vigore nuove condizioni di partecipazione: { $notice }

    Leggile qui:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship } è stato annullato
mail-terms-cancelled-body =
    Ciao { $name },

    { $championship } non si terrà: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: il tuo tavolo
mail-seated-body =
    Ciao { $name },

    giochi al tavolo { $table }, batteria { $heat }. Tutti i tavoli partono insieme; vieni in sala prima dell’inizio ufficiale, per favore.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: qualificazione ottenuta!
mail-qualified-body =
    Ciao { $name },

    complimenti: hai ottenuto la qualificazione a «{ $stage }». Se non puoi venire, faccelo sapere subito, per favore, così può giocare chi segue in classifica.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: il titolo è tuo
mail-champion-body =
    Ciao { $name },

    complimenti: hai vinto { $championship }!

    { $organiser }
mail-prize-subject = { $championship }: il posto del campione è tuo
mail-prize-body =
    Ciao { $name },

    chi ha vinto il campionato non può partire, e nella classifica della finale vieni subito dopo. Il posto è tuo: { $prize }. Facci sapere subito se puoi accettarlo, per favore.

    { $organiser }
mail-link-subject = { $championship }: il link alla tua iscrizione
mail-link-body =
    Ciao { $name },

    hai chiesto il link alla tua iscrizione. Non darlo a nessuno (funziona senza password):
    { $link }

    Se non l’hai chiesto, non devi fare niente.

    { $organiser }
mail-online-subject = { $championship }: il tuo tavolo è aperto
mail-online-body =
    Ciao { $name },

    il tuo tavolo online è partito. Prendi posto subito, perché l’orologio corre:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: a presto
mail-reminder-body =
    Ciao { $name },

    ti aspettiamo: { $venue }, { $city }, { $starts }. All’ingresso mostra questo codice: { $badge }

    Se non puoi venire, dillo subito, così gioca la prossima persona.

    { $organiser }
mail-about = { $name } – { $subject }
