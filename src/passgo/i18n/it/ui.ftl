# Il tavolo in diretta.

app-name = passgo
app-title-your-turn = ● Tocca a te – passgo
loading = Preparazione del tavolo…
language = Lingua
theme = Tema
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
sound-on = Audio attivo
sound-off = Audio disattivato
notify = Avvisami quando tocca a me
notify-on = Riceverai un avviso quando tocca a te
view-board = Tabellone
view-list = Elenco
skip-to-actions = Vai alle azioni disponibili
menu = Menù
close = Chiudi
cancel = Annulla
back = Indietro

# Connessione.
online = Connessione attiva
connecting = Connessione in corso…
offline = Nessuna connessione. Nuovo tentativo…
sending = Invio in corso…
taken-over = Il tuo posto è stato aperto su un altro dispositivo. Qui puoi ancora guardare.
taken-over-back = Gioca qui
refused = Questo tavolo non si può aprire: { $why }
reload = Ricarica la pagina
paused = La partita è in pausa.
paused-nobody-there = La partita è in pausa perché se ne sono andati tutti.
closed = Il tavolo è stato chiuso.
closed-rules = Il server è stato aggiornato e questa partita non ha potuto proseguire. Il suo registro è conservato.
rules-then = Giocata con la versione { $version } delle regole.
official = Manche ufficiale

# Persone e cose.
bank = la banca
you = tu
somebody = qualcuno
bot = bot
bot-name = Bot { $number }
away = assente
judge = arbitro
onlooker = spettatore
nothing = niente
    .gender = none
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } moneta
    [many] { $amount } di monete
   *[other] { $amount } monete
}
money-hidden = nascosto
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } carta per uscire di prigione
    [many] { $count } di carte per uscire di prigione
   *[other] { $count } carte per uscire di prigione
}
level-0 = nessun edificio
    .now = non c’è nessun edificio
seconds-left = { $count ->
    [one] manca { $count } secondo
    [many] mancano { $count } di secondi
   *[other] mancano { $count } secondi
}

# Chi decide e su che cosa.
awaiting-you-start-roll = Tira per stabilire chi inizia.
awaiting-you-roll = Tocca a te: tira i dadi.
awaiting-you-roll-again = Tira di nuovo!
awaiting-you-roll-jail = Sei in prigione. Come esci?
awaiting-you-buy = Compri { FORM($space, "the") } per { $amount }?
awaiting-you-auction = Fai un’offerta per { FORM($space, "the") }?
awaiting-you-auction-building = Fai un’offerta per l’edificio?
awaiting-you-debt = { WHO($other) ->
    [bank] Devi { $amount } alla banca.
   *[other] Devi { $amount } a { $other }.
}
awaiting-you-choose-bus = Autobus: fin dove vai?
awaiting-you-choose-any-space = Tre uguali! Vai su una casella a tua scelta.
awaiting-you-choose-ride = Sei { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }: prosegui il viaggio per { $amount } o resti?
awaiting-you-choose-mortgaged-deed = Ricevi { FORM($space, "the") } con un’ipoteca. Che fai?
awaiting-you-shortage = Quanti ne vuoi?
awaiting-you-end = Finisci il turno?
awaiting-you-nothing = Ora non hai niente da fare.
awaiting-start-roll = { $player } tira per stabilire chi inizia.
awaiting-roll = Deve tirare { $player }.
awaiting-buy = { $player } decide se comprare { FORM($space, "the") }.
awaiting-auction = { $player } può fare un’offerta o passare.
awaiting-debt = { $player } ha un debito da pagare.
awaiting-choose = { $player } sta scegliendo.
awaiting-shortage = { $player } decide quanti edifici vuole.
awaiting-end = { $player } deve ancora finire il turno.
awaiting-dice = L’arbitro inserisce il tiro di { $player }.

# Che cosa si può fare.
actions-title = Che cosa puoi fare
act-roll = Tira i dadi
act-roll-jail = Tira per uscire
act-end = Finisci il turno
act-buy = Compra per { $amount }
act-decline = Non comprare
act-decline-auction = Manda all’asta
act-claim = Chiedi l’{ word-rent } per { FORM($space, "the") }
act-claim-any = Chiedi l’{ word-rent }
act-bid = Offri { $amount }
act-pass = Passa
act-pass-shortage = Nessuno
act-pass-turn = Nessuno, non chiedere più in questo turno
act-build = Costruisci ({ $change })
act-sell = Vendi un edificio ({ $change })
act-mortgage = Ipoteca ({ $change })
act-redeem = Estingui ipoteca ({ $change })
act-surrender = Vendi alla banca ({ $change })
act-sell-hotels = Vendi { word-hotels-all }: { $group }
act-on-space = { $action }: { $space }
act-pay = Paga { $amount }
act-bankrupt = Dichiara bancarotta
act-bankrupt-liquidates = Bancarotta: vendi e ipoteca tutto
act-bankrupt-sure = { WHO($other) ->
    [bank] Vuoi davvero dichiarare bancarotta? Tutto quello che hai va alla banca.
   *[other] Vuoi davvero dichiarare bancarotta? Tutto quello che hai va a { $other }.
}
act-bankrupt-sure-liquidates = { WHO($other) ->
    [bank] Vuoi davvero dichiarare bancarotta? Prima si vendono tutti i tuoi edifici e si ipotecano { word-deeds-your }; poi tutto va alla banca.
   *[other] Vuoi davvero dichiarare bancarotta? Prima si vendono tutti i tuoi edifici e si ipotecano { word-deeds-your }; poi tutto va a { $other }.
}
act-bankrupt-yes = Sì, bancarotta
act-default = Rinuncia alla tua offerta
act-fine = Paga { $amount } ed esci di prigione
act-card = Usa una carta per uscire di prigione
act-choose-steps = { $count ->
    [one] Avanza di { $count } casella: { $space }
    [many] Avanza di { $count } di caselle: { $space }
   *[other] Avanza di { $count } caselle: { $space }
}
act-choose-space = Raggiungi { FORM($space, "the") }
act-choose-stay = Resta
act-choose-redeem = Estingui subito l’ipoteca per { $amount }
act-choose-keep = Mantieni l’ipoteca e paga { $amount } di interessi
act-choose-defer = Mantieni l’ipoteca e paga più avanti il doppio degli interessi
act-accept = Accetta
act-reject = Rifiuta
act-counter = Fai una controfferta
act-withdraw = Ritira l’offerta
act-want = Chiedine uno per { FORM($space, "the") }
act-want-several = Chiedi { $pieces }
act-offer = Proponi un accordo
act-choose-where = Dove?
act-pick-on-board = Oppure scegli sul tabellone.

# Asta.
auction-title = Asta: { $space }
auction-title-building = Asta di un edificio
auction-building-left = In banca, contando questo: { $pieces }.
auction-pass-piece = Passare vale solo per questo edificio.
auction-none = Ancora nessuna offerta.
auction-high-you = La tua offerta di { $amount } è la più alta.
auction-stage-0 = L’asta è aperta.
auction-stage-1 = E uno…
auction-stage-2 = E due…
auction-closed = Aggiudicato a { $player } per { $amount }.
auction-amount = La tua offerta
auction-bid = Offri
auction-quick = Offerte rapide
auction-out = Sei fuori da quest’asta.
auction-after = Ti resterebbero { $amount }.

# Accordi.
deal-title = Accordo
deal-with = Accordo con
deal-give = Dai
deal-take = Ricevi
deal-cash = Denaro
deal-cards = Carte per uscire di prigione
deal-none = { Word-deeds-none }.
deal-send = Invia l’offerta
deal-clear = Ricomincia
deal-changes = Che cosa cambia
deal-empty = Scegli che cosa scambiare.
deal-set-you = Completi la serie { $group }.
deal-set-other = { $player } completa la serie { $group }.
deal-break-you = Spezzi la serie { $group }.
deal-break-other = { $player } spezza la serie { $group }.
deal-interest-you = { Word-deeds-mortgaged } pagherai almeno { $amount } di interessi.
deal-interest-other = { Word-deeds-mortgaged } { $player } pagherà almeno { $amount } di interessi.
deal-after-you = Il tuo denaro dopo: { $amount }.
deal-after-other = Denaro di { $player } dopo: { $amount }.
deal-too-much = Uno di voi due non ha così tanto denaro.
deal-card-price = Una { word-jail-card } non si può scambiare per meno di { $amount }.
offers-title = Offerte
offer-from = Offerta di { $player }
offer-to = La tua offerta a { $player }
offer-between = Offerta di { $player } a { $other }
offer-you-get = Ricevi
offer-you-give = Dai
offer-gives = Dà
offer-asks = Chiede
offer-not-now = Ora questa offerta non si può accettare.
deal-time = Tempo per la trattativa

# Debiti.
debt-title = Paga il tuo debito
debt-owed = { WHO($other) ->
    [bank] Devi { $amount } alla banca e hai { $cash }.
   *[other] Devi { $amount } a { $other } e hai { $cash }.
}
debt-missing = Ti mancano { $amount }.
debt-could = Vendendo e ipotecando tutto potresti ricavare { $amount }.
debt-cannot = Anche vendendo e ipotecando tutto potresti ricavare solo { $amount }.
debt-ways = Modi per procurarti il denaro
debt-enough = basta da sola

# Richieste di affitto.
claim-which = Per { word-deed-which }?
claim-hint = Qui nessuno te lo ricorda: guarda chi finisce { word-deeds-your-on }.

# Proprietà e caselle.
deed-free = Senza proprietario
deed-price = Prezzo
deed-mortgage-value = Valore ipotecario
deed-redeem-cost = Costo dell’estinzione
deed-rent = { Word-rent }
deed-rent-bare = Senza edifici
deed-rent-set = Con tutta la serie
deed-rent-stations = { $count ->
    [one] Con { $count }
    [many] Con { $count }
   *[other] Con { $count }
}
deed-rent-utility = { $count ->
    [one] Con { $count }: { $factor } × dadi
    [many] Con { $count }: { $factor } × dadi
   *[other] Con { $count }: { $factor } × dadi
}
deed-rent-now = { Word-rent } attuale
deed-building-cost = Costo per edificio
deed-mortgaged = con ipoteca
deed-group = Serie
about-tax = Paga { $amount }
about-fare = Viaggio per { $amount }
about-entity = Fai { $count } o più con chi siede alla tua sinistra: vincete o pagate { $amount }
about-go = Stipendio: { $amount }
about-cards = Pesca una carta
about-jail = Solo in transito o in prigione
about-parking = Qui non succede niente
about-go-to-jail = Vai in prigione
about-question = Premi il blocco
about-ride = Viaggia o resta
about-here = Qui: { $players }
about-owner = Appartiene a { $player }
deeds-title = { Word-deeds-my }
deeds-none = Non hai ancora { word-deeds-not-yet }.

# Giocatori, registro, chat.
players-title = Giocatori
player-out = fuori dal gioco
player-in-jail = in prigione
player-turn = di turno
player-decides = sta decidendo
player-deeds = { $count ->
    [0] { word-deed-no }
    [one] { $count } { word-deed }
    [many] { $count } di { word-deeds }
   *[other] { $count } { word-deeds }
}
player-worth = patrimonio: { $amount }
player-token = Pedina
bank-stock = In banca
log-title = Registro
log-none = Non è ancora successo niente.
log-older = Mostra i precedenti
log-details = Passo per passo
chat-title = Chat
chat-none = Ancora nessun messaggio.
chat-say = Invia
chat-text = Il tuo messaggio
chat-phrase = Frasi rapide
chat-judge = Arbitro
preset-hello = Ciao!
preset-good-luck = Buona fortuna!
preset-well-played = Ben giocato!
preset-thanks = Grazie!
preset-sorry = Scusa!
preset-hurry = Tocca a te!
preset-wait = Un momento, per favore.
preset-yes = Sì.
preset-no = No.
preset-interested = Mi interessa.
preset-not-interested = Non mi interessa.
preset-make-an-offer = Fammi un’offerta.
preset-judge-please = Arbitro, per favore!
preset-good-game = Bella partita!
preset-bye = Alla prossima!

# Dadi.
dice-title = Dadi
dice-none = Nessuno ha ancora tirato.
dice-bus = autobus
dice-mr = { word-deed-next }

# Tabellone.
board-title = Tabellone: { $edition }
board-list = Caselle del tabellone
board-keys = Con le frecce ti sposti sul tabellone; Invio apre una casella.

# Arbitro.
judge-title = Arbitro
judge-close = Chiudi l’asta
judge-last-round = Annuncia l’ultimo giro
judge-time = Annuncia fine tempo
judge-expel = Espelli { $player }
judge-dice = Inserisci il tiro
judge-dice-faces = Tiro, per esempio 3 4
judge-no-dice = Annulla il tiro
judge-pause = Metti in pausa
judge-resume = Continua
judge-claims = { Word-rent-pl } che si possono chiedere
judge-claim-line = { $other } può chiedere l’{ word-rent } a { $player } per { FORM($space, "the") }
judge-claim-line-amount = { $other } può chiedere { $amount } a { $player } per { FORM($space, "the") }

# Prima dell’inizio.
lobby-title = Prima dell’inizio
lobby-seat-open = posto libero
lobby-invite = Invita
lobby-add-bot = Aggiungi un bot
lobby-remove-bot = Togli il bot
lobby-token = Scegli una pedina
lobby-token-any = Una qualsiasi libera
lobby-start = Inizia la partita
lobby-start-fill = Inizia con bot nei posti liberi
lobby-waiting = In attesa che chi ha aperto il tavolo avvii la partita.
lobby-waiting-judge = L’arbitro principale avvierà tutti i tavoli insieme.
lobby-seeding = Preparazione dei dadi verificabili: ogni giocatore aggiunge la sua parte. Un momento…

# La fine.
end-title = Fine della partita
end-winner = Vince { $players }!
end-winners = { $players } condividono la vittoria!
end-rank = Posizione
end-player = Giocatore
end-worth = Patrimonio
end-points = Punti
end-curve = Patrimonio nel corso della partita
end-dice = Dadi
end-dice-about = Quante volte è uscita ogni somma; la fascia è ciò che ci si può aspettare dal caso.
end-dice-line = { $sum }: uscita { $count ->
    [one] { $count } volta
    [many] { $count } di volte
   *[other] { $count } volte
}; attese tra { $low } e { $high }
end-replay = Rivedi la partita
fair-check = Controlla i dadi
end-rematch = Rivincita con gli stessi giocatori
end-rematch-there = Vai alla rivincita
leave-game = Lascia la partita

# Suggerimenti per una prima partita.
hints = Suggerimento
hints-on = Suggerimenti attivi
hints-off = Suggerimenti disattivati
hints-stop = Disattiva i suggerimenti
hint-roll = Tira e la tua pedina si muove da sola. Prima puoi costruire, ipotecare o proporre un accordo.
hint-buy = Non ha un proprietario: puoi comprarla o lasciarla.
hint-buy-auction = Non ha un proprietario: puoi comprarla. Se non lo fai, tutti possono fare offerte, anche tu.
hint-claim = Qualcuno è finito { word-deed-your-on }. L’{ word-rent } è tuo solo se lo chiedi in tempo.
hint-debt = Ti manca denaro: vendi edifici, ipoteca { word-deeds-free } o stringi un accordo, poi paga.
hint-auction = Vince l’offerta più alta. Non puoi offrire più di quanto puoi pagare. Se passi, sei fuori da quest’asta.
hint-auction-default = Vince l’offerta più alta. Se chi vince non può pagare, è fuori e l’asta ricomincia.
hint-choose = Decidi tu: scegli una delle opzioni.
hint-offer = Hai un’offerta: accettala, rifiutala o fai una controfferta.
hint-jail = Un doppio ti libera; pagare o usare una carta funziona sempre.
hint-jail-six = Un sei ti libera; pagare o usare una carta funziona sempre.
hint-jail-roll = Un doppio o una carta ti liberano; altrimenti paghi dopo questo tiro e avanzi.
hint-jail-late = Niente più tentativi: tiri, avanzi e paghi. Se paghi prima, con un doppio tiri di nuovo.
hint-build = Puoi costruire: apri { word-deed-one-of }. Gli edifici alzano molto l’{ word-rent }.
hint-end = Altro? Costruisci o proponi un accordo, poi finisci il turno.
hint-wait = Ora decidono gli altri. Tocca una casella qualsiasi per vedere i dettagli o proponi un accordo.

# Rivedere.
replay-title = Replay
replay-turn = Turno { $turn }: { $player }
replay-scrub = Punto della partita
replay-step = Passo { $step } di { $last }
replay-first = Vai all’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Metti in pausa
replay-on = Un passo avanti
replay-last = Vai alla fine
replay-eyes = Guarda come
replay-eyes-spectator = spettatore
replay-eyes-judge = arbitro
replay-jump = Vai al turno
replay-speed = Velocità
replay-times = { $factor }×
replay-plain = Versione testuale
loading-more = Caricamento…

# Più persone su un dispositivo.
pass-to = Passa il dispositivo a { $player }
pass-taken = Sono { $player }: continua
lobby-here = su questo dispositivo
lobby-beside = Aggiungi un giocatore su questo dispositivo
lobby-beside-add = Aggiungi

# Altro per l’arbitro.
judge-correct = Correggi un errore
judge-expel-title = Espelli un giocatore
judge-expel-sure = Espellere { $player }? Tutto quello che ha va alla banca. L’operazione non si può annullare.
judge-talk = { $player } e { $other } stanno trattando.
judge-seconds = Secondi
judge-limit = Fissa il limite
judge-extend = Prolunga
correct-what = Che cosa era sbagliato
correct-cash = Denaro
correct-deeds = { Word-deed }
correct-places = Posizione sul tabellone
correct-amount = Importo da aggiungere o togliere
correct-deed = { Word-deed-which }
correct-owner = Proprietario
correct-level = Edifici
correct-space = Casella
correct-entry = Voce del registro
correct-why = Motivo
correct-send = Salva la correzione

# Non dover sentire qualcuno.
chat-object = Sul messaggio di { $player }
chat-mute = Silenzia { $player }
chat-mute-all = Silenzia { $player } per tutti
chat-hear = Non silenziare più
chat-report = Segnala come
chat-reported = Segnalato. Grazie.
report-insult = un insulto
report-spam = spam
report-cheating = imbroglio
report-advice = consiglio vietato
report-other = altro

# Annullare, e parole senza importi per le manche ufficiali.
act-undo = Annulla la mossa
act-undo-space = Annulla: { $space }
act-build-plain = Costruisci
act-sell-plain = Vendi un edificio
act-mortgage-plain = Ipoteca
act-redeem-plain = Estingui ipoteca
act-surrender-plain = Vendi alla banca
debt-yourself = Qui nessuno fa i conti per te: procurati il denaro { word-deeds-your-with }.
shortage-could = Potresti piazzare e pagare { $pieces }.
shortage-how = Scegli un { word-street } per ogni edificio, nell’ordine in cui li vuoi.
shortage-order = Le tue scelte, in ordine
shortage-remove = Togli { FORM($space, "the") }
shortage-total = Totale: { $amount }. Ti resterebbero { $left }.
spoken-of = Come devono parlare di te i testi?
spoken-of-other = In modo neutro
spoken-of-f = Al femminile
spoken-of-m = Al maschile

## Review in place: readers propose better texts

review-invite = È la tua lingua? Aiuta a migliorare i testi

## The stage: the middle of the board

stage-pace = Velocità delle animazioni: { $pace }
pace-calm = calma
pace-normal = normale
pace-fast = rapida
pace-instant = istantanea
stage-completes = Completa la serie
stage-blocks = Blocca la serie di { $player }
stage-of-set = { $number ->
    [one] { $count } su { $number } della serie
    [many] { $count } su { $number } della serie
   *[other] { $count } su { $number } della serie
}
stage-left = Resti con { $amount }
stage-short = Ti mancano { $amount }
strip-title = Contanti di tutti
stop-free = In vendita: { $amount }
stop-yours = È tua
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: secondo i dadi
awaiting-you-choose-mortgaged-deeds = Ricevi più ipoteche. Che fai con ciascuna?
inherited-keep = Mantieni, paga interessi
inherited-redeem = Estingui subito
inherited-defer = Doppi interessi più avanti
inherited-later = Più avanti
inherited-keep-all = Mantieni tutte
inherited-redeem-all = Estingui tutte
space-number = casella { $number }
lobby-seat = posto { $number }
offer-new = Fatta proprio ora
offer-since = Fatta { $minutes } min fa
bot-pace = Ritmo dei bot
bot-pace-calm = Tranquillo
bot-pace-normal = Normale
bot-pace-fast = Veloce
bot-pace-instant = Immediato
cash-short = Hai solo { $cash }.
end-share = Condividi
end-shared = Copiato
end-download = Scarica
acting-as = Ora gioca: { $player }
whole-board = Tabellone intero
auction-estate = Beni di { $player }: { $number } di { $count }.
auction-passed = passa
auction-thinking = ci pensa
awaiting-offer = { WHO($other) ->
    [you] { $player } sta valutando la tua offerta.
   *[other] { $player } sta valutando l’offerta di { $other }.
}
awaiting-choose-bus = { $player } sceglie fin dove andare con l’autobus.
awaiting-choose-any-space = { $player } sceglie la casella in cui andare.
awaiting-choose-ride = { $player } decide se lasciare { FORM($space, "the") } e proseguire.
awaiting-choose-mortgaged-deed = { $player } decide che cosa fare di un’ipoteca: { $space }.
deal-times = { WHO($player) ->
    [you] Secondo i prezzi stampati, dai { $times } volte ciò che ricevi.
   *[other] Secondo i prezzi stampati, { $player } dà { $times } volte ciò che riceve.
}
deal-nothing = { WHO($player) ->
    [you] Non ricevi nulla in cambio.
   *[other] { $player } non riceve nulla in cambio.
}
outlook-title = Probabilità e serie
outlook-heat = Mostra i rischi sul tabellone
outlook-roll = { WHO($player) ->
    [you] Il tuo prossimo tiro
   *[other] Prossimo tiro: { $player }
}
outlook-charge = Altri pagamenti
outlook-own = Casella propria
outlook-nothing = Niente da pagare
outlook-cost = In media { $mean }, al massimo { $worst } ({ $space })
outlook-here = { $chance }: fino a { $amount } da pagare
outlook-sets = Chi ha che cosa
outlook-note = Un solo tiro, con il tabellone com’è ora. Quello che un proprietario può chiedere vale come chiesto, ogni carta rimasta nel mazzo è ugualmente probabile e chi può scegliere dove andare prende la via meno cara. Gli altri tiri e tutti gli incassi non contano.

bot-random = Solo per divertirsi
bot-novice = Facile
bot-builder = Medio
bot-trader = Difficile
bot-champion = Molto difficile

sound-volume = Volume
look-edition = Stile dell’edizione: attivo
look-plain = Stile dell’edizione: disattivato
bot-talk-on = Battute dei bot: attive
bot-talk-off = Battute dei bot: disattivate
end-line = Conferma la mia riga della scheda
stood-in = Il tavolo gioca per te.
stood-in-back = Sono tornato
