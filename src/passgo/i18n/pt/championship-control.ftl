hall-calls = Chamadas ao árbitro principal
hall-calls-none = Nenhuma mesa está à espera.
hall-call-table = Mesa { $table } ({ $place })
hall-call-since = desde as { $time }
hall-call-taken = { $name } vai a caminho.
hall-call-take = Vou a caminho
hall-call-end = Resolvido
hall-call = Chamar o árbitro principal
hall-page-control = Sala de controlo
control-time = Situação às { $time }.
control-reload = Atualizar
control-registered = Inscritos
control-phoned = Contactados
control-present = Presentes
control-seated = Nas mesas
control-playing = Mesas em jogo
control-due = Faltam folhas
control-unconfirmed = Por confirmar
control-notes = Notas
control-total = Total
control-calls = { $count ->
    [one] { $count } chamada
    [many] { $count } chamadas
   *[other] { $count } chamadas
}
control-late-start = Devia ter começado às { $time }
control-late-end = Tempo esgotado às { $time }
control-late = Em atraso: { $count }
panel-call = Chamar o árbitro principal
panel-called = Árbitro principal chamado às { $time }.
panel-call-taken = { $name } vai a caminho.
panel-call-end = Resolvido
panel-entry-call = Chamada ao árbitro principal
panel-entry-end-call = Chamada resolvida
panel-timers = Temporizadores
panel-timer-deal = { $count ->
    [one] Negócio: { $count } minuto no máximo
    [many] Negócio: { $count } minutos no máximo
   *[other] Negócio: { $count } minutos no máximo
}
panel-timer-limit = Tempo limite
panel-timer-minutes = Minutos
panel-timer-start = Começar
panel-timer-stop = Parar
panel-timer-reset = Repor
panel-timer-over-deal = O tempo para o negócio acabou.
panel-timer-over-limit = O tempo limite acabou.
