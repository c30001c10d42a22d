# Perché qualcosa è stato rifiutato: dalle regole, dal tavolo, dal server. Le chiavi sono i codici.

refusal-not-your-turn = Non è il tuo turno.
refusal-not-now = Ora non si può fare.
refusal-bid-too-low = L’offerta è troppo bassa.
refusal-bid-too-low-amount = L’offerta è troppo bassa: offri almeno { $amount }.
refusal-not-enough-cash = Non c’è abbastanza denaro.
refusal-not-enough-cash-amount = Non c’è abbastanza denaro: servono { $amount }.
refusal-excluded = Sei fuori da quest’asta.
refusal-not-owner = Chi vuole dare { word-deed-that } non ne è il proprietario.
refusal-not-owner-space = Non possiedi { FORM($space, "the") }.
refusal-already-owned = Ha già un proprietario.
refusal-not-a-set = Puoi costruire solo su { word-streets } di una serie colorata tutta tua.
refusal-not-a-set-space = Non puoi costruire { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }: prima ti servono tutti i { word-streets } della serie.
refusal-build-evenly = Costruisci in maniera equilibrata: prima tocca a un altro { word-street } della serie.
refusal-sell-evenly = Vendi in maniera equilibrata: prima tocca a un altro { word-street } della serie.
refusal-max-buildings = Lì non si può costruire altro.
refusal-max-buildings-space = Non si può costruire altro { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }.
refusal-no-buildings = Lì non c’è niente di costruito.
refusal-no-buildings-space = Non c’è niente di costruito { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }.
refusal-no-stock = La banca non ha più edifici di quel tipo; aspetta che qualcuno ne venda uno.
refusal-mortgaged = C’è un’ipoteca.
refusal-mortgaged-space = C’è un’ipoteca { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }: prima estinguila.
refusal-not-mortgaged = Non c’è nessuna ipoteca.
refusal-not-mortgaged-space = Non c’è nessuna ipoteca { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        }.
refusal-set-mortgaged = Un { word-street } di quella serie ha un’ipoteca: estinguila prima di costruire.
refusal-has-buildings = Ci sono edifici su { word-deed-that } o sulla sua serie: prima vendili.
refusal-has-buildings-space = Ci sono edifici { GENDER($space) ->
            [f] { FORM($space, "on") }
            [m] { FORM($space, "on") }
           *[other] su { $space }
        } o sulla sua serie: prima vendili.
refusal-window-closed = Troppo tardi per chiedere quell’{ word-rent }.
refusal-window-closed-space = Troppo tardi per chiedere l’{ word-rent } per { FORM($space, "the") }.
refusal-nothing-owed = Nessuno ti deve un { word-rent }.
refusal-nothing-owed-space = Nessuno ti deve un { word-rent } per { FORM($space, "the") }.
refusal-not-tradable = In questa edizione non si può scambiare.
refusal-card-price-too-low = Una { word-jail-card } non si può vendere per così poco.
refusal-no-card = Non c’è nessuna { word-jail-card } da usare o da dare.
refusal-no-offer = Questa offerta non esiste.
refusal-bad-choice = Non è una delle opzioni.
refusal-can-raise = Puoi ancora procurarti il denaro: vendi o ipoteca qualcosa.
refusal-unknown-space = Questa casella non esiste.
refusal-unknown-player = Questo giocatore non è nella partita.
refusal-bad-action = Qui non si può fare.
refusal-game-over = La partita è finita.

problem-already-created = Questo tavolo esiste già.
problem-already-seated = Hai già un posto a questo tavolo.
problem-already-started = La partita è già cominciata.
problem-bad-command = C’è qualcosa di non valido nel modulo: { $field }.
problem-bad-correction = Questa correzione non si può fare.
problem-bad-dice = Questo tiro qui non è possibile.
problem-bad-id = C’è stato un problema con il modulo. Ricarica la pagina.
problem-bad-message = Questo messaggio non si può leggere.
problem-bad-name = Il nome deve avere da 1 a 40 caratteri normali.
problem-bad-settings = Queste impostazioni non sono compatibili tra loro: { $field }.
problem-bad-text = Il testo è vuoto, troppo lungo o ha caratteri non ammessi.
problem-bad-version = Questa pagina non è aggiornata: ricaricala.
problem-deal-closed = Il tuo tempo per trattare è scaduto; aspetta il prossimo turno.
problem-dice-awaited = Prima l’arbitro deve inserire il tiro.
problem-judge-taken = Il tavolo ha già un arbitro.
problem-muted = I tuoi messaggi sono silenziati.
problem-no-dice-awaited = Ora non si aspetta nessun tiro.
problem-no-judge = Questo tavolo non ha un arbitro.
problem-no-negotiation = Queste due persone non stanno trattando.
problem-no-private-chat = In una manche ufficiale tutta la chat è pubblica.
problem-no-such-line = Questo messaggio non esiste.
problem-no-such-seat = Questo posto non esiste.
problem-no-such-version = Questa voce non esiste nel registro.
problem-no-undo = A questo tavolo non si può annullare niente.
problem-not-allowed = Qui non puoi farlo.
problem-not-created = Questo tavolo non esiste.
problem-not-finished = La partita non è ancora finita.
problem-not-host = Può farlo solo chi ha aperto il tavolo.
problem-not-judge = Può farlo solo l’arbitro.
problem-not-paused = La partita non è in pausa.
problem-nothing-to-undo = Non c’è niente da annullare. Puoi annullare solo la tua ultima decisione, prima che agisca qualcun altro, e mai oltre un tiro o una carta.
problem-not-playing = Qui non si sta giocando nessuna partita.
problem-not-seeding = In questo momento i dadi non sono in preparazione.
problem-not-your-seat = Questo non è il tuo posto.
problem-paused = La partita è in pausa.
problem-seat-empty = Quel posto è vuoto.
problem-seat-taken = Quel posto è occupato.
problem-seats-full = Tutti i posti sono occupati.
problem-seed-lost = Questa partita è arrivata qui senza il suo seme segreto, quindi non si possono più tirare i dadi. Iniziatene una nuova.
problem-stale-version = Nel frattempo è cambiato qualcosa. Controlla di nuovo.
problem-store-unavailable = Non è stato possibile salvare, quindi non vale. Riprova tra un momento.
problem-take-over-needed = Questo posto è di qualcun altro.
problem-too-fast = Troppe richieste in una volta: aspetta un momento e riprova.
problem-too-large = È troppo lungo.
problem-unknown-bot = Questo bot non esiste.
problem-unknown-token = Questa edizione non ha quella pedina.
problem-token-taken = Un altro giocatore ha già questa pedina.
problem-other-rules = Questa partita è stata giocata con la versione { $rules } delle regole; questo server usa la versione { $now }. Il registro della partita resta intatto.
problem-damaged-table = Questo tavolo non si può aprire: i dati salvati sono danneggiati. Il registro della partita è conservato, e chi gestisce il server può trovarne il motivo nei log del server.
problem-no-tokens = Questa edizione non ha pedine tra cui scegliere.
problem-unknown-kind = A un tavolo non si può fare.
problem-version-needed = C’è stato un problema con il modulo. Ricarica la pagina.
problem-wrong-reveal = Questa non è la parte dei dadi che era stata fissata.
problem-bad-login = Nome utente o password non corretti.
problem-bad-code = Nome utente o codice di recupero non corretti, oppure il codice è già stato usato.
problem-bad-password = La password deve avere da 8 a 1000 caratteri.
problem-login-taken = Questo nome utente è già in uso, oppure hai già un account.
problem-sign-in-needed = Non hai effettuato l’accesso.
problem-foreign-origin = La richiesta veniva da un altro sito e non è stata eseguita.
problem-bad-form-token = Questo modulo è scaduto. Torna indietro, ricarica la pagina e riprova.
problem-no-such-page = Questa pagina non esiste.
problem-no-such-table = Questo tavolo non esiste.
problem-no-such-game = Questa partita non esiste.
problem-no-such-edition = Questa edizione non esiste.
problem-no-such-link = Questo link non funziona o non funziona più.
problem-no-such-session = Questo dispositivo non esiste.
problem-wrong-method = Qui non si può fare.
problem-unknown-host = Questo server non risponde a quel nome.
problem-too-many-tables = Ci sono troppi tavoli aperti; riprova più tardi.
problem-internal = Si è verificato un errore. È stato registrato.
problem-going-away = Il server si sta riavviando; riprova tra un momento.
