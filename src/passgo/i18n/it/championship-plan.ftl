plan-starts = L’inizio ({ $city }) è ora { $new } invece di { $old }.
plan-name = La sede ({ $city }) è ora { $new } invece di { $old }.
plan-city = La città è ora { $new } invece di { $old }.
plan-capacity = I posti ({ $city }) sono ora { $new } invece di { $old }.
plan-tables = I tavoli ({ $city }) sono ora { $new } invece di { $old }.
plan-closes = L’ultimo giorno per iscriversi è ora { $new } invece di { $old }.
plan-venue = C’è una nuova sede: { $name } ({ $city }), { $starts }.
plan-history = Che cosa è cambiato
plan-earlier = { $count ->
    [one] Una modifica precedente
    [many] { $count } modifiche precedenti
   *[other] { $count } modifiche precedenti
}
hall-page-plan = Cambio di programma
plan-lead = Ogni modifica appare sul sito pubblico insieme a ciò che valeva prima. Prima di pubblicarla vedi chi riguarda.
plan-fixed = L’edizione, i punti e le fasi restano come sono: la gente si è iscritta per quelli.
plan-change = Modifica
plan-change-venue = Modifica: { $venue }
plan-closing = Ultimo giorno per iscriversi
plan-field-name = Sala
plan-field-city = Città
plan-field-starts = Inizio ({ $zone })
plan-field-capacity = Posti
plan-field-tables = Tavoli alla volta
plan-field-heats = Batterie
plan-field-zone = Fuso orario
plan-add = Aggiungi una sede
plan-preview = Guarda la modifica
plan-publish = Pubblica la modifica
plan-back = Non modificare nulla
plan-notice = Parole tue, se vuoi: non nominare nessuno
plan-mailed = { $count ->
    [one] Invia un’e-mail a una persona
    [many] Invia un’e-mail a { $count } persone
   *[other] Invia un’e-mail a { $count } persone
}
plan-readers = { $language }: { $count }
plan-nobody = Non riguarda nessun iscritto.
plan-moved-up = { $count ->
    [one] Una riserva entra, in ordine.
    [many] { $count } riserve entrano, in ordine.
   *[other] { $count } riserve entrano, in ordine.
}
hall-done-publish-plan = La modifica è pubblicata.
plan-unclear = Compila tutti i campi: nomi, giorno e ora, fuso orario e numeri interi.
mail-plan-subject = { $championship }: cambio di programma
mail-plan-body =
    Ciao { $name },

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] Una persona ha un posto qui, quindi i posti non possono diminuire.
    [many] { $count } persone hanno un posto qui, quindi i posti non possono diminuire.
   *[other] { $count } persone hanno un posto qui, quindi i posti non possono diminuire.
}
refusal-champ-closes-early = Le iscrizioni aprono solo il { $opens }.
refusal-champ-closes-late = Non ci si può iscrivere dopo il { $day }, quando si comincia nella prima sede. Cambia prima l’ultimo giorno per iscriversi.
refusal-champ-nothing-new = È già così.
refusal-champ-no-seats = Ai tavoli qui c’è posto per { $room } giocatori. Aggiungi prima dei tavoli o riduci i posti.
refusal-champ-plan-lent = Questa sede è in prestito a un portatile che segue il programma attuale. Aspetta i suoi risultati o riprendi la sede.
refusal-champ-roll-called = L’appello è fatto e i giocatori sono qui, quindi sala e inizio non possono più cambiare.
refusal-champ-tables-in-use = { $count ->
    [one] Qui sta giocando un tavolo, quindi non possono essere di meno.
    [many] Qui stanno giocando { $count } tavoli, quindi non possono essere di meno.
   *[other] Qui stanno giocando { $count } tavoli, quindi non possono essere di meno.
}
refusal-champ-time-over = Quell’ora è già passata. Scegline una successiva.
refusal-champ-too-young-then = { $count ->
    [one] Una persona iscritta sarebbe troppo giovane il { $day }.
    [many] { $count } persone iscritte sarebbero troppo giovani il { $day }.
   *[other] { $count } persone iscritte sarebbero troppo giovani il { $day }.
}
refusal-champ-venue-known = C’è già una sede con quel nome.
refusal-champ-venue-unfit = Nelle fasi successive non c’è posto per i giocatori di un’altra sede.
plan-terms = Condizioni o annullamento
plan-terms-long = Le condizioni sono troppo lunghe. Accorciale; tutte le lingue contano insieme.
plan-judge = Sostituisci un arbitro
hall-done-another-judge = Il tavolo ha un altro arbitro.
