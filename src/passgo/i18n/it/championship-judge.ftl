# Il pannello dell’arbitro di un tavolo con tabellone.
panel-tables = I miei tavoli
panel-none-mine = Ora non hai nessun tavolo assegnato.
panel-others = Altri tavoli
panel-others-lead = Come seconda persona confermi le schede consegnate da qualcun altro.
panel-open = Apri il pannello dell’arbitro
panel-no-script = Il pannello ha bisogno di JavaScript. Senza, usa la carta; le schede si confermano qui:
panel-keep-open = Tieni aperta questa pagina: funziona anche senza rete e invia ciò che inserisci appena può. Senza rete non si può ricaricare.

panel-table = Tavolo { $number }
panel-seat = Giocatore { $number }
panel-judge = Arbitro: { $name }
panel-parts = Parti del pannello
panel-part-table = Tavolo
panel-part-bank = Banca
panel-part-shortage = Carenza
panel-part-sheet = Scheda
panel-part-rules = Regole
panel-time-left = Tempo rimasto
panel-heat-waiting = non iniziata
panel-heat-rolled = pronta a partire
panel-heat-running = in gioco
panel-heat-last-round = ultimo giro
panel-heat-paused = in pausa
panel-heat-over = tempo scaduto
panel-saved = È tutto salvato
panel-offline = Nessuna rete
panel-waiting = { $count ->
    [one] { $count } voce in attesa
    [many] { $count } di voci in attesa
   *[other] { $count } voci in attesa
}
panel-waits-at = In attesa dalle { $time }: { $what }
panel-shut = Il tuo link privato non funziona più. Chiedine uno nuovo al direttore; ciò che hai inserito resta in questo browser.
panel-keeps-nothing = Questo browser non può conservare nulla: non chiudere la pagina mentre una voce è in attesa.
panel-broken = Il server non può accettare questa voce. Inseriscila di nuovo.
panel-dismiss = Ho capito
panel-cancel = Annulla
panel-choose = Scegli
panel-reason = Motivo
panel-entry-announce = Tempo rimasto annunciato
panel-entry-out = { $name } va in bancarotta
panel-entry-expel = Squalifica di { $name }
panel-entry-enter = La scheda
panel-entry-correct = La scheda corretta
panel-entry-confirm = Scheda confermata
panel-entry-reject = Scheda rimandata indietro

panel-out = Bancarotta
panel-out-title = In bancarotta e fuori dal gioco?
panel-out-lead = Chi va in bancarotta firma quando se ne va. Ora: { $time }.
panel-out-signs = { $name } firma qui
panel-out-paper = Firma su carta
panel-out-unsigned = Se ne va senza firmare
panel-expel = Squalifica
panel-expel-title = Squalificare dal campionato?
panel-expel-lead = Per condotta scorretta. Il giocatore finisce all’ultimo posto, senza punti, e non può tornare.
panel-announce = Ho annunciato il tempo rimasto
panel-announced = { $count ->
    [one] Annunciato alle { $time }: manca { $count } minuto
    [many] Annunciato alle { $time }: mancano { $count } di minuti
   *[other] Annunciato alle { $time }: mancano { $count } minuti
}
panel-fate-playing = in gioco fino alla fine
panel-fate-bankrupt = bancarotta
panel-fate-expelled = squalifica
panel-fate-withdrawn = ritiro
panel-signed = con firma

panel-bank-lead = Per il banchiere: i giocatori non possono usare aiuti.
panel-bank-deed = Proprietà
panel-bank-dice = Somma dei dadi
panel-bank-rent = Affitto
panel-bank-deed-title = Operazioni con la banca
panel-bank-more = Altri importi
panel-bank-repairs = Riparazioni (carte)
panel-rent-bare = senza edifici
panel-rent-group = serie completa, senza edifici
panel-rent-houses = { $count ->
    [one] { $count } casa
    [many] { $count } di case
   *[other] { $count } case
}
panel-rent-hotel = albergo
panel-rent-held = { $count ->
    [one] il proprietario ne ha { $count }
    [many] il proprietario ne ha { $count }
   *[other] il proprietario ne ha { $count }
}
panel-bank-price = Prezzo
panel-bank-mortgage = Ipoteca
panel-bank-redeem = Estingui l’ipoteca
panel-bank-interest = Interessi, se passa di mano ipotecata
panel-bank-house = Costruisci una casa
panel-bank-hotel = Costruisci un albergo
panel-bank-house-back = Vendi una casa
panel-bank-hotel-back = Vendi un albergo
panel-bank-salary = Stipendio
panel-bank-fine = Uscita di prigione
panel-bank-houses = Case
panel-bank-hotels = Alberghi
panel-bank-repair = { $deck }: { $house } per casa, { $hotel } per albergo
panel-bill = Totale
panel-bill-lead = Tocca un importo per sommarlo.
panel-bill-amount = Importo
panel-bill-plus = Aggiungi
panel-bill-minus = Sottrai
panel-bill-back = Togli l’ultimo
panel-bill-clear = Azzera

panel-short-lead = Chi costruisce dice per primo quanti e dove, poi gli altri. Se la banca ne ha abbastanza, tutti comprano al prezzo di listino; se no, gli edifici vanno all’asta uno alla volta.
panel-short-piece = Che cosa scarseggia?
panel-short-houses = Case
panel-short-hotels = Alberghi
panel-short-stock = Quanti ne restano alla banca?
panel-short-wishes = Chi vuole che cosa?
panel-short-wish = { $count ->
    [one] { $count } per { $deed }, prezzo di listino { $price }
    [many] { $count } per { $deed }, prezzo di listino { $price }
   *[other] { $count } per { $deed }, prezzo di listino { $price }
}
panel-short-breaks = scompone un albergo
panel-short-withdraw = Ritira
panel-short-player = Giocatore
panel-short-deed = Costruisce su
panel-short-count = Quanti
panel-short-declare = Dichiara
panel-short-empty = La banca non ne ha più: aspetta che qualcuno ne restituisca o ne venda.
panel-short-enough = Ce n’è per tutti: tutti comprano al prezzo di listino.
panel-short-sold-all = Venduto a tutti al prezzo di listino
panel-short-alone = Interessa solo a { $name }: niente asta, { $price } per { $deed }.
panel-short-sold-alone = Venduto al prezzo di listino
panel-short-auction = Asta di un edificio. Fanno offerte: { $names }. Offerta iniziale: { $price }.
panel-short-breakers = Tutti i compratori sono stati serviti. Ora possono scomporre un albergo: { $names }.
panel-short-winner = Chi ha offerto di più
panel-short-price = Offerta
panel-short-low = L’offerta iniziale è { $price }.
panel-short-sold = Venduto
panel-short-unsold = Nessuno offre
panel-short-pass = Passare vale solo per questo edificio. Se passano tutti, resta alla banca e la carenza è finita.
panel-short-sales = Venduti finora
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Ricomincia

panel-sheet-not-yours = Il tuo ruolo non permette di consegnare schede.
panel-sheet-coming = La scheda è in viaggio. Resta in questo browser finché il server non l’ha ricevuta.
panel-whose = Quale giocatore?
panel-no-cash = manca il denaro
panel-gone = Chi è fuori dal gioco non possiede nulla.
panel-not-out = È ancora in gioco
panel-cash = Denaro di { $name }
panel-owned-by = di { $name }
panel-mortgaged = ipotecata
panel-buildings = Edifici su { $deed }
panel-level-none = nessun edificio
panel-level-hotel-short = A
panel-out-on-sheet = Bancarotta prima della fine
panel-worth-cash = Denaro
panel-worth-deeds = Proprietà
panel-worth-mortgaged = Proprietà ipotecate
panel-worth-houses = Case
panel-worth-hotels = Alberghi
panel-worth-total = Patrimonio
panel-places = Piazzamenti e punti
panel-survivors = { $count ->
    [one] Resta { $count } giocatore.
    [many] Restano { $count } di giocatori.
   *[other] Restano { $count } giocatori.
}
panel-points = { $count ->
    [one] { $count } punto
    [many] { $count } di punti
   *[other] { $count } punti
}
panel-decided-worth = per patrimonio
panel-decided-deeds = patrimonio pari, più proprietà non ipotecate
panel-decided-cash = patrimonio e proprietà pari, più denaro
panel-decided-head-judge = per decisione dell’arbitro principale
panel-decided-survived = era ancora in gioco
panel-decided-left-later = ha lasciato il gioco più tardi
panel-decided-expelled = squalifica di chi segue
panel-fault-no-cash = manca il denaro
panel-fault-players-differ = la scheda deve riportare ogni giocatore del tavolo esattamente una volta
panel-fault-nobody-left = l’ultimo giocatore rimasto ha vinto e non è fuori
panel-fault-order-missing = manca l’ordine in cui i giocatori sono usciti
panel-fault-unknown-fate = non è chiaro come il giocatore abbia finito
panel-fault-bad-cash = il denaro non può essere giusto
panel-fault-out-but-owns = è fuori e non può possedere nulla
panel-fault-no-such-deed = una proprietà che non è su questo tabellone
panel-fault-deed-twice = una proprietà è su due righe
panel-fault-bad-buildings = edifici che non possono stare lì
panel-fault-too-many-houses = più case di quante ce ne siano nella scatola
panel-fault-too-many-hotels = più alberghi di quanti ce ne siano nella scatola
panel-fault-group-incomplete = edifici su una serie incompleta
panel-fault-group-mortgaged = edifici su una serie con un’ipoteca
panel-fault-built-unevenly = una serie non è costruita in maniera equilibrata
panel-fault-sums-differ = il patrimonio non è la somma delle sue parti
panel-fault-unknown-part = è riportato qualcosa che non conta
panel-fault-fate-differs = durante la partita è stato registrato diversamente
panel-fault-order-differs = l’ordine di uscita è stato registrato diversamente
panel-tie = Solo l’arbitro principale può sciogliere questa parità. Tocca i giocatori nell’ordine che indica.
panel-tie-open = Parità: in attesa dell’arbitro principale.
panel-tie-order = Ordine: { $names }
panel-tie-next = Ora { $name }
panel-tie-again = Azzera l’ordine
panel-signatures = Firme
panel-sign-later = Prima la scheda dev’essere completa e corretta.
panel-sign = Firma { $name }
panel-sign-paper = su carta
panel-sign-paper-of = { $name } ha firmato su carta
panel-signed-at = firma alle { $time }
panel-signed-paper = su carta, vista alle { $time }
panel-signed-before = ha firmato all’uscita
panel-locked = Qualcuno ha firmato: non si può più cambiare nulla.
panel-unlock = Annulla tutte le firme e modifica
panel-too-early = La scheda si accetta quando l’arbitro principale ha annunciato la fine del tempo o quando resta un solo giocatore.
panel-unsigned-yet = Devono ancora firmare: { $names }. Prima nessuno può confermare la scheda.
panel-reason-needed = Una correzione richiede un motivo.
panel-submit = Consegna la scheda
panel-submit-correction = Consegna la correzione
panel-print = Stampa
panel-entered-by = Versione { $version }, consegnata da { $name }.
panel-confirmed-by = Confermata da { $name }.
panel-awaits-second = In attesa di una seconda persona.
panel-digest = Impronta di questa scheda:
panel-unsigned = Senza firma: { $names }.
panel-own = Questa scheda l’hai consegnata tu: deve confermarla qualcun altro.
panel-confirm-lead = Confrontala con la scheda cartacea. Confermi esattamente ciò che vedi qui.
panel-confirm = Conferma senza modifiche
panel-reject = Rimanda indietro
panel-correct = Correggi questa scheda
panel-correct-about = Una correzione sostituisce questa versione e ne indica il motivo. Va firmata e confermata di nuovo.
panel-correct-begin = Inizia una correzione
panel-correct-lead = Sostituisce la versione { $version }, consegnata da { $name }.

panel-rules-language = Lingua delle regole
panel-rules-search = Parola o numero di regola
panel-rules-found = { $count ->
    [one] { $count } regola
    [many] { $count } di regole
   *[other] { $count } regole
}
panel-entry-tick = Spunta: { $name }
panel-entry-undo-out = { $name } è di nuovo in gioco
panel-tick-lead = Spunta i giocatori che sono al tavolo. Chi all’appello non è spuntato perde il posto.
panel-door-missing = non registrato all’ingresso
panel-undo = Torna indietro
panel-undo-title = { $name } allora non è fuori?
panel-undo-lead = Deve essere d’accordo un secondo ufficiale. Una scheda già inserita torna allora da te.
panel-undo-waits = Annullamento proposto. Deve essere d’accordo un secondo ufficiale.
panel-returned = { $name } ha rimandato indietro la scheda: { $reason }
