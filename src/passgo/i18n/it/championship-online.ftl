# Tavoli di campionato che si giocano qui.
online-title = Il tuo tavolo
online-ready = Il tavolo { $table } è pronto. Giochi come «{ $nickname }»; è l’unico nome che gli altri vedono.
online-sit-down = Prendi posto
online-wait = La tua batteria non è ancora iniziata. Questa pagina si aggiorna da sola: lasciala aperta.
online-entry = Torna alla mia iscrizione
hall-page-online = Tavoli online
online-none = Ancora nessun tavolo online.
online-table = Tavolo { $table }: { $stage }, { $city }, manche { $round }
online-status-lobby = Il tavolo si sta preparando.
online-status-playing = La partita è in corso.
online-status-finished = La partita è finita; la scheda dei punti viene consegnata automaticamente.
online-status-abandoned = Il tavolo è stato chiuso.
online-watch = Guarda
online-judge = Arbitro
online-judge-it = Arbitra questo tavolo
