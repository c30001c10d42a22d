# Tavoli di campionato che si giocano qui.
online-title = Il tuo tavolo
online-ready = Il tavolo { $table } è pronto. Giochi come «{ $nickname }»; nessuno vede un altro nome.
online-sit-down = Siediti
online-wait = La tua batteria non è ancora iniziata. Questa pagina ricontrolla da sola; lasciala aperta.
online-entry = Torna alla mia iscrizione
hall-page-online = Tavoli online
online-none = Nessun tavolo è ancora partito online.
online-table = Tavolo { $table }: { $stage }, { $city }, manche { $round }
online-status-lobby = Il tavolo si sta preparando.
online-status-playing = La partita è in corso.
online-status-finished = La partita è finita; la scheda si consegna da sola.
online-status-abandoned = Il tavolo è stato chiuso.
online-watch = Guarda
online-judge = Arbitro
online-judge-it = Siediti come arbitro
