# Che cosa si stampa per un campionato: schede dei punti, elenchi dei tavoli, elenchi delle chiamate, tessere per l’ingresso.

sheet-title = Scheda dei punti
sheet-title-spare = Scheda dei punti (di riserva)
sheet-table = Tavolo
sheet-table-number = Tavolo { $number }
sheet-venue = Sede
sheet-stage = Fase
sheet-round = Manche
sheet-heat = Batteria
sheet-minutes = Minuti
sheet-judge = Arbitro
sheet-start = Inizio
sheet-scan = Pannello dell’arbitro

sheet-players = Giocatori e chi esce
sheet-players-hint = Chi esce firma subito qui: numera i giocatori nell’ordine in cui se ne vanno.
sheet-seat = Posto
sheet-player = Giocatore
sheet-out-number = Ordine di uscita
sheet-out-time = Ora
sheet-out-why = Motivo
sheet-bankrupt = bancarotta
sheet-withdrawn = ritiro
sheet-expelled = squalifica
sheet-signature = Firma

sheet-worth = Patrimonio alla fine
sheet-worth-hint = Somma sul retro e riporta qui i totali. Lascia vuota la colonna di chi è fuori.
sheet-cash = Denaro
sheet-cash-how = al valore nominale
sheet-deeds = Proprietà
sheet-mortgaged = Proprietà ipotecate
sheet-houses = Case
sheet-hotels = Alberghi
sheet-hotels-how = con le case consegnate per averli
sheet-share = { $share ->
    [full] al prezzo stampato
    [half] a metà del prezzo stampato
   *[part] al { $percent } del prezzo stampato
}
sheet-total = Patrimonio
sheet-free = Proprietà non ipotecate
sheet-free-how = quante; decidono le parità
sheet-rank = Posizione
sheet-points = Punti

sheet-judge-signs = Arbitro del tavolo
sheet-second-signs = Seconda persona: controllato, nessuna modifica
sheet-name = Nome
sheet-points-by = Punti per giocatori rimasti e posizione
sheet-left = Rimasti

sheet-deed-list = Proprietà ed edifici
sheet-deed-list-hint = Nella colonna del proprietario: ✓ non ipotecata, − ipotecata, da 1 a 4 case, 5 albergo.
sheet-deed = Proprietà
sheet-price = Prezzo
sheet-price-mortgaged = Ipotecata
sheet-price-house = Casa
sheet-price-hotel = Albergo con case
sheet-sum = Totale: { $what }
sheet-sum-carry = Riporta questi totali sul davanti.

sheet-seed = Seme del sorteggio dei tavoli: { $seed }
sheet-digest = Impronta: { $digest }
sheet-made = Data di stampa: { $date }
sheet-side = { $side } / { $sides }

list-seating = Assegnazione dei tavoli
list-by-name = Per nome
list-by-table = Per tavolo
list-heat-number = Batteria { $number }
list-unconfirmed = Iscritti: elenco delle chiamate
list-unconfirmed-hint = Chiama tutte le persone dell’elenco e chiedi se vengono.
list-alternates = Riserve: elenco delle chiamate
list-alternates-hint = Chiama nell’ordine dei numeri. Nessuno entra in una partita in corso.
list-number = N.
list-phone = Telefono
list-called = Ora della chiamata
list-answer = Risposta
list-arrived = Presente
list-seated = Tavolo e posto

badge-show = Mostra questo codice all’ingresso
badge-alternate = Riserva { $number }

certificate-title = Attestato
certificate-for = Questo attestato è conferito a
certificate-rank = { $rank }º posto
certificate-points = { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}
certificate-director = Direttore
certificate-judge = Arbitro principale

press-title = Risultati
press-name = Nome
press-city = Città
press-anonymous = Nome non pubblicato

paper-sample = FAC-SIMILE
