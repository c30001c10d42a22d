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
entry-list-back = Llamar ahora
entry-list-lead-back = Pidieron que se les llamara a esta hora.
entry-call-near = { $count ->
    [one] Falta llamar a { $count } persona. Comienzo: { $when }
    [many] Falta llamar a { $count } personas. Comienzo: { $when }
   *[other] Falta llamar a { $count } personas. Comienzo: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } intento, { $when }
    [many] { $count } intentos, el último { $when }
   *[other] { $count } intentos, el último { $when }
}
entry-call-back-at = Volver a llamar: { $when }
entry-call-add = Anotar una llamada
entry-calls = Llamadas
entry-call-outcome = ¿Qué resultó?
entry-call-no-answer = No contesta
entry-call-call-back = Llamar más tarde
entry-call-note = Solo una nota
entry-call-when = Cuándo llamar
entry-call-text = Nota
entry-done-noted = Anotado.
entry-call-wrong = Elige día y hora para llamar o escribe una nota de hasta 500 caracteres.
control-place-holds = Tiene la plaza del campeón.
control-place-pass = Ceder la plaza
hall-done-pass-place = La plaza está cedida.
control-place-held = La plaza del campeón ({ $prize }) es de { $name }.
hall-page-mail = Escribir correos
mail-desk-write = Escribir a participantes
mail-desk-stage = Fase
mail-desk-group = Grupo
mail-desk-alternates = Suplentes
mail-desk-words = Se rellena para cada persona:
mail-desk-needed = El texto debe contener { $word }.
mail-desk-count = Contar y ver
mail-desk-counted = { $count ->
    [0] Nadie encaja en esta selección.
    [one] Lo recibe { $count } persona:
    [many] Lo reciben { $count } personas:
   *[other] Lo reciben { $count } personas:
}
mail-desk-send = { $count ->
    [one] Enviar a { $count } persona
    [many] Enviar a { $count } personas
   *[other] Enviar a { $count } personas
}
hall-done-send = Los correos están en la bandeja de salida.
mail-desk-too-many = Son muchos correos en una hora. Espera un rato y envía este después.
mail-desk-bad-unknown = { $word } no se puede rellenar aquí.
mail-desk-bad-empty = Escribe un asunto y un texto.
mail-desk-bad-long = El asunto o el texto es demasiado largo.
mail-desk-reminders = Recordatorios
mail-desk-reminders-lead = Quien está confirmado recibe un correo cada uno de estos días. Un ensayo no envía ninguno.
mail-desk-days = Días antes del comienzo, por ejemplo 7, 1
mail-desk-bad-days = Escribe hasta 5 números enteros de 1 a 60, o nada.
hall-done-reminders = Guardado.
mail-desk-texts = Textos de los correos
mail-desk-texts-lead = Cada texto se puede cambiar, idioma por idioma. Los idiomas sin texto propio conservan el habitual.
mail-desk-own = Texto propio:
mail-desk-all = Todos los correos
mail-desk-language = Idioma del texto
mail-desk-preview = Vista previa
mail-desk-keep = Usar este texto
mail-desk-standard = Volver al habitual
hall-done-keep = Tu texto está en uso.
hall-done-standard = El texto habitual vuelve a estar en uso.
logged-call-taken = Árbitro principal de camino.
