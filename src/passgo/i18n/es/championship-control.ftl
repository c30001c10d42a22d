hall-calls = Avisos al árbitro principal
hall-calls-none = Ninguna mesa espera.
hall-call-table = Mesa { $table } ({ $place })
hall-call-since = desde las { $time }
hall-call-taken = { $name } va de camino.
hall-call-take = Voy para allá
hall-call-end = Resuelto
hall-call = Llamar al árbitro principal
hall-page-control = Sala de control
control-time = Situación a las { $time }.
control-reload = Actualizar
control-registered = Inscritos
control-phoned = Llamados
control-present = Presentes
control-seated = Sentados
control-playing = Mesas en juego
control-due = Faltan hojas
control-unconfirmed = Por confirmar
control-notes = Avisos
control-total = Total
control-calls = { $count ->
    [one] { $count } aviso
    [many] { $count } avisos
   *[other] { $count } avisos
}
control-late-start = Debía empezar a las { $time }
control-late-end = Tiempo cumplido a las { $time }
control-late = Con retraso: { $count }
panel-call = Llamar al árbitro principal
panel-called = Árbitro principal avisado a las { $time }.
panel-call-taken = { $name } va de camino.
panel-call-end = Resuelto
panel-entry-call = Aviso al árbitro principal
panel-entry-end-call = Aviso resuelto
panel-timers = Temporizadores
panel-timer-deal = { $count ->
    [one] Trato: { $count } minuto como máximo
    [many] Trato: { $count } minutos como máximo
   *[other] Trato: { $count } minutos como máximo
}
panel-timer-limit = Tiempo límite
panel-timer-minutes = Minutos
panel-timer-start = Empezar
panel-timer-stop = Parar
panel-timer-reset = Reiniciar
panel-timer-over-deal = Se acabó el tiempo para el trato.
panel-timer-over-limit = Se acabó el tiempo límite.
