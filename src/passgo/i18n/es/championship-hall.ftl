# Campeonatos en la sala: la consola del director, relojes, hojas, marcadores.

hall-desk = Páginas de la organización
hall-rule = Regla
hall-waiting = { $count ->
    [one] { $count } en espera
    [many] { $count } en espera
   *[other] { $count } en espera
}
hall-role-registrar = Secretaría
hall-role-director = Director
hall-role-head-judge = Árbitro principal
hall-role-judge = Árbitro
hall-role-scorer = Anotador
hall-page-director = Rondas
hall-page-registrar = Mesa de inscripciones
hall-page-nicknames = Apodos
hall-page-entrants = Inscritos
hall-page-terms = Condiciones
hall-page-officials = Equipo
hall-page-outbox = Bandeja de salida
hall-page-sheets = Hojas
hall-page-clock = Relojes
hall-page-board = Marcador en directo
hall-page-projector = Proyector
hall-page-judge = Mis mesas
hall-page-time = Reloj del ordenador

hall-director-lead = Todas las rondas siguen los mismos pasos: reparto de mesas, árbitros, publicación, pase de lista, juego, hojas, puntuaciones, clasificación.
hall-champion = Título para { $nickname }
hall-venue = Sede
hall-round = Ronda
hall-round-number = Ronda { $number }
hall-players = Jugadores
hall-stands = Estado
hall-open-session = Abrir: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, ronda { $round }
hall-backup = Copia de seguridad y registro
hall-backup-lead = Cada vez que se publican puntuaciones o se cierra una fase se hace una copia de seguridad, si el servidor tiene una carpeta para ello. Cópiala a otro dispositivo antes de la próxima ronda.
hall-log = { $count ->
    [one] { $count } evento en el registro. Huella:
    [many] { $count } de eventos en el registro. Huella:
   *[other] { $count } eventos en el registro. Huella:
}
hall-machine = Máquina del tiempo
hall-machine-lead = Esto es un ensayo. Puedes llevarlo a otro momento, pero nunca antes de su último evento.
hall-machine-now = Ensayo. Hora aquí: { $moment }
hall-machine-to = Día y hora
hall-machine-go = Ir ahí
hall-machine-back = Volver al presente
hall-time-jumped = El reloj del ordenador del campeonato dio un salto. Hora antes del salto: { $was }. El reloj marcó entonces: { $says }. Las rondas y los plazos siguen rigiéndose por la hora anterior al salto.
hall-time-open = Qué hacer
hall-time-now = Hora del campeonato: { $time }. Reloj del ordenador: { $clock }.
hall-time-fine = No hay ningún aviso abierto sobre el reloj.
hall-time-wrong = Si el reloj está mal, ponlo en hora en el ordenador. Este aviso se cerrará entonces automáticamente.
hall-time-right = Si el reloj está bien, dos personas del equipo tienen que aceptarlo aquí. Las rondas en marcha conservan el tiempo que les queda.
hall-time-accept = El reloj está bien
hall-time-proposed = { $name } dice que el reloj está bien. Tiene que confirmarlo una segunda persona del equipo.
hall-time-venue = { $city }: el ordenador de allí tenía mal el reloj. Hora de su última anotación: { $was }. El reloj marcaba: { $says }. El orden de las anotaciones no ha cambiado.
hall-rehearse = Que los bots jueguen la próxima fase
hall-rehearse-lead = A continuación: { $stage }. Los bots ocupan todos los asientos y juegan la fase hasta el final; puede tardar un minuto.

hall-pipeline = Pasos de esta ronda
hall-state-done = hecho
hall-state-now = ahora
hall-state-later = después
hall-step-seating = Reparto de mesas
hall-step-judges = Árbitros
hall-step-publish = Publicación
hall-step-roll = Pase de lista
hall-step-play = Juego
hall-step-sheets = Hojas
hall-step-release = Puntuaciones
hall-step-qualify = Clasificación
hall-step-over = Terminada
hall-step-later = Todavía no
hall-waits-director = Esto le corresponde al director.
hall-waits-head-judge = Esto le corresponde al árbitro principal.

hall-plan = Jugadores: { $players }; mesas: { $tables }; tandas: { $heats }.
hall-drawn = Jugadores: { $players }; mesas: { $tables }.
hall-seed-printed = Semilla { $seed }: con ella cualquiera puede repetir el mismo sorteo de mesas.
hall-seeded = Los jugadores más fuertes están repartidos entre las mesas.
hall-reason-sizes = Jugadores por mesa: { $sizes }. Reparto equilibrado, de { $fewest } a { $most } por mesa.
hall-reason-repeats = { $count ->
    [0] Nadie vuelve a encontrarse con nadie.
    [one] { $count } pareja vuelve a encontrarse: no se ha encontrado un reparto mejor.
    [many] { $count } de parejas vuelven a encontrarse: no se ha encontrado un reparto mejor.
   *[other] { $count } parejas vuelven a encontrarse: no se ha encontrado un reparto mejor.
}
hall-reason-apart = { $count ->
    [one] { $count } pareja no debe coincidir en la misma mesa.
    [many] { $count } de parejas no deben coincidir en la misma mesa.
   *[other] { $count } parejas no deben coincidir en la misma mesa.
}
hall-reason-fixed = { $count ->
    [one] { $count } jugador tiene mesa fija.
    [many] { $count } de jugadores tienen mesa fija.
   *[other] { $count } jugadores tienen mesa fija.
}
hall-broken-seated-twice = Alguien estaría en dos mesas.
hall-broken-not-a-player = Alguien que no juega esta ronda tiene asiento.
hall-broken-not-seated = Alguien que juega esta ronda no tiene asiento.
hall-broken-table-too-small = Una mesa tiene demasiado pocos jugadores.
hall-broken-table-too-large = Una mesa tiene demasiados jugadores.
hall-broken-tables-differ = El número de mesas no es el que pide el formato.
hall-broken-thinned-unevenly = Dos mesas se diferencian en más de un jugador.
hall-broken-fixed-seat = Un jugador no está en su mesa fija.
hall-broken-kept-apart = Dos jugadores que no deben coincidir están en la misma mesa.
hall-table = Mesa { $number }
hall-heat = Tanda { $number }
hall-table-players = { $count ->
    [one] { $count } jugador
    [many] { $count } de jugadores
   *[other] { $count } jugadores
}
hall-again = { $count ->
    [one] { $count } encuentro anterior
    [many] { $count } de encuentros anteriores
   *[other] { $count } encuentros anteriores
}
hall-judged-by = Árbitro: { $name }
hall-fixed = fija
hall-swap-lead = Marca dos jugadores para que intercambien sus asientos. El reparto se comprueba otra vez; los cambios que incumplen una regla se rechazan.
hall-swap = Intercambiar asientos
hall-swap-two = Marca exactamente dos jugadores para intercambiarlos.
hall-draw = Sortear las mesas
hall-draw-again = Sortear de nuevo
hall-seed = Semilla del sorteo
hall-seed-lead = Usa este número o uno que se haya sorteado en público.
hall-apart = Separar
hall-apart-one = Primer jugador
hall-apart-other = Segundo jugador
hall-pair = { $one } y { $other }
hall-fixing = Mesas fijas
hall-fixed-player = Jugador
hall-fixed-table = Mesa
hall-fixed-at = { $name }: mesa { $table }

hall-judge-of = Árbitro de la mesa { $number }
hall-judges-save = Asignar estos árbitros
hall-judges-none = Todavía no se ha invitado a ningún árbitro para esta sede.
hall-judges-set = Mesas con árbitro: { $count } de { $tables }.
hall-published = Publicado. Comienzo oficial: { $moment }
hall-projector-open = Mostrar en el proyector
hall-pdf = Imprimir las hojas de puntuación (PDF)
hall-starts = Comienzo oficial (zona horaria { $zone })
hall-publish = Publicar el reparto
hall-present = Presentes: { $present } de { $players } jugadores.
hall-missing = { $count ->
    [one] falta { $count }
    [many] faltan { $count }
   *[other] faltan { $count }
}
hall-small = Mesas con muy pocos jugadores: { $tables }. Vuelve a repartir esta tanda.
hall-alternates = { $count ->
    [one] { $count } suplente, presentes: { $present }.
    [many] { $count } de suplentes, presentes: { $present }.
   *[other] { $count } suplentes, presentes: { $present }.
}
hall-roll-alternates = Los suplentes presentes ocupan los asientos libres, en el orden de sus números
hall-roll = Pasar lista
hall-call-alternate = Llamar al siguiente suplente
hall-reseat = Repartir de nuevo: tanda { $heat }
hall-start = { $count ->
    [one] Iniciar la mesa
    [many] Iniciar las { $count } de mesas a la vez
   *[other] Iniciar las { $count } mesas a la vez
}
hall-start-lead = Quien no estaba presente perdió su asiento al pasar lista. El reloj se pone en marcha para todas las mesas a la vez.
hall-heat-waiting = En espera
hall-heat-rolled = Lista pasada, todo listo
hall-heat-running = En curso
hall-heat-last-round = Última ronda
hall-heat-paused = En pausa
hall-heat-over = Tiempo agotado
hall-play-later = Después de publicar el reparto.
hall-clock-of = Reloj de la tanda { $heat }
hall-expel = Descalificar
hall-expel-who = A quién se descalifica
hall-expel-lead = Por conducta inapropiada. Queda en último lugar, sin puntos, y no puede volver.
hall-reason = Motivo
hall-fate-playing = jugó hasta el final
hall-fate-bankrupt = bancarrota
hall-fate-expelled = descalificación
hall-fate-withdrawn = abandono

hall-sheets-lead = Una segunda persona revisa cada hoja y la confirma sin cambios o la devuelve.
hall-sheets-none = Ahora no se espera ninguna hoja.
hall-sheets-count = { $confirmed } de { $tables } hojas confirmadas.
hall-sheets-short = { $confirmed } de { $tables }
hall-sheets-missing = Mesas sin hoja: { $tables }.
hall-sheet-waiting = sin empezar
hall-sheet-playing = jugando
hall-sheet-due = falta la hoja
hall-sheet-entered = pendiente de una segunda persona
hall-sheet-confirmed = confirmada
hall-sheet-of = Hoja de la mesa { $number }
hall-sheet-none = No se ha entregado ninguna hoja de esta mesa.
hall-sheet-by = Versión { $version }, entregada por { $name }.
hall-sheet-confirmed-by = Confirmada por { $name }.
hall-back-session = Volver a la ronda
hall-part-cash = Dinero
hall-part-deeds = Propiedades
hall-part-mortgaged = Propiedades hipotecadas
hall-part-houses = Casas
hall-part-hotels = Hoteles
hall-part-total = Patrimonio
hall-holdings = { $count ->
    [one] { $count } propiedad
    [many] { $count } de propiedades
   *[other] { $count } propiedades
}
hall-mortgaged = hipotecada
hall-houses = { $count ->
    [one] { $count } casa
    [many] { $count } de casas
   *[other] { $count } casas
}
hall-hotel = hotel
hall-signed = con firma
hall-unsigned = sin firma
hall-placings = Puestos y puntos
hall-points-count = { $count ->
    [one] { $count } punto
    [many] { $count } de puntos
   *[other] { $count } puntos
}
hall-tie = Empate: pendiente del árbitro principal.
hall-decided-worth = por patrimonio
hall-decided-deeds = empate en patrimonio, más propiedades sin hipoteca
hall-decided-cash = empate en patrimonio y propiedades, más dinero
hall-decided-head-judge = por decisión del árbitro principal
hall-decided-survived = seguía jugando
hall-decided-left-later = dejó la partida más tarde
hall-decided-expelled = la persona siguiente fue descalificada
hall-confirming = Segunda persona
hall-digest = Huella de esta hoja:
hall-signatures-missing = Sin firma: { $names }.
hall-own-sheet = Has entregado tú esta hoja: tiene que confirmarla otra persona.
hall-confirm-lead = Compárala con la hoja en papel. Confirmas exactamente lo que ves aquí; en esta página no se puede cambiar nada.
hall-confirm = Confirmar sin cambios
hall-reject = Devolver
hall-release-lead = Los puntos se publican con apodos; el patrimonio, nunca.
hall-release = Publicar las puntuaciones
hall-released = Puntuaciones publicadas.
hall-board-open = Abrir el marcador en directo
hall-qualify-lead = Establece la clasificación y dice quién pasa a la siguiente fase. El sorteo solo decide lo que no se resuelve de otra manera; su semilla queda en el registro.
hall-qualify-later = Después de publicar las puntuaciones.
hall-lot-seed = Semilla del sorteo
hall-qualify = Cerrar la fase aquí
hall-next-round = Ir a la siguiente ronda
hall-goes-on = se clasifica
hall-by-lot = por sorteo

hall-nicknames-lead = Los apodos deben tener que ver con el juego y no aludir a la edad, el sexo, la nacionalidad ni el cuerpo. Los posibles problemas se señalan; tú decides.
hall-nicknames-none = No hay ningún apodo pendiente de aprobación.
hall-no-concern = No se ha señalado nada.
hall-approve = Aprobar
hall-approve-all = { $count ->
    [one] Aprobar el que no tiene nada señalado
    [many] Aprobar los { $count } que no tienen nada señalado
   *[other] Aprobar los { $count } que no tienen nada señalado
}
hall-give-back = Rechazar
hall-give-back-reason = Motivo (se comunica a la persona inscrita)
hall-approved = { $count ->
    [one] { $count } apodo aprobado
    [many] { $count } de apodos aprobados
   *[other] { $count } apodos aprobados
}
hall-concern-theme = No se ha encontrado ninguna palabra del juego.
hall-concern-age = Puede aludir a la edad.
hall-concern-sex = Puede aludir al sexo.
hall-concern-nationality = Puede aludir a la nacionalidad.
hall-concern-body = Puede aludir al cuerpo.
hall-concern-number = Contiene un número que podría ser una edad o un año de nacimiento.
hall-concern-place = Contiene el nombre de una sede o ciudad.
hall-concern-name = Contiene parte del nombre real.

hall-search = Nombre o apodo
hall-search-go = Buscar
hall-found = { $count ->
    [0] No se ha encontrado a nadie.
    [one] Se ha encontrado a { $count } persona.
    [many] Se ha encontrado a { $count } de personas.
   *[other] Se ha encontrado a { $count } personas.
}
hall-erased = borrado
hall-alternate-number = Suplente { $number }
hall-status-pending = Pendiente de llamar
hall-status-confirmed = Inscripción confirmada
hall-status-withdrawn = Se ha retirado
hall-status-no-show = No se presentó
hall-status-disqualified = Descalificación
hall-status-erased = Datos borrados
hall-cancel = Anular la inscripción
hall-cancel-lead = La organización puede anular una inscripción, por ejemplo si los datos están incompletos o incumplen las condiciones.

hall-terms-lead = Una versión nueva entra en vigor en el acto, con un aviso que todos ven en el sitio público.
hall-terms-version = Versión { $version }
hall-terms-notice = Qué ha cambiado (el aviso)
hall-terms-closes = Nuevo último día de inscripción (ahora { $day }); déjalo vacío para no cambiarlo
hall-terms-mailed = Avisar por correo a todas las personas inscritas
hall-terms-cancelled = El campeonato se cancela
hall-terms-publish = Publicar la nueva versión
hall-terms-empty = Escribe las condiciones al menos en un idioma.

hall-officials-lead = Cada persona recibe un enlace privado para una función. Quien tenga el enlace actúa en esa función, así que envíalo a una sola persona. Un enlace nuevo anula el anterior.
hall-official-name = Nombre
hall-official-role = Función
hall-official-venue = Sede
hall-official-table = Mesa habitual, si la hay
hall-invite = Crear enlace
hall-invited = Enlace para { $name }
hall-invited-lead = Este enlace solo se muestra una vez.
hall-name-needed = Escribe un nombre de 1 a 60 caracteres.
hall-revoke = Revocar
hall-revoke-lead = Todos los enlaces de { $name } dejan de funcionar en el acto.
hall-revoke-yes = Revocar todos los enlaces
hall-revoke-self = No puedes revocar tu propio enlace. Puede hacerlo otro director.
hall-you = tú

hall-outbox-lead = { $count ->
    [0] Todos los correos se han enviado.
    [one] Hay { $count } correo en espera. Cópialo en tu programa de correo y márcalo como enviado.
    [many] Hay { $count } de correos en espera. Cópialos en tu programa de correo y márcalos como enviados.
   *[other] Hay { $count } correos en espera. Cópialos en tu programa de correo y márcalos como enviados.
}
hall-letter-to = Para
hall-letter-subject = Asunto
hall-letter-body = Texto
hall-letter-fault = El servidor de correo lo ha rechazado:
hall-copy = Copiar
hall-copied = Copiado
hall-sent = Marcar como enviado
hall-sent-all = { $count ->
    [one] Marcar el de abajo como enviado
    [many] Marcar los { $count } de abajo como enviados
   *[other] Marcar los { $count } de abajo como enviados
}
hall-phones = Lista de teléfonos
hall-name = Nombre
hall-phone = Teléfono

hall-clock = Reloj
hall-clocks-lead = El árbitro principal lleva la hora oficial. Todos pueden abrir cualquier reloj; los botones solo los ve el árbitro principal.
hall-clocks-none = Todavía no se ha publicado ningún reparto de mesas.
hall-clock-left = Tiempo restante
hall-clock-waits = Antes hay que pasar lista.
hall-clock-reason = Motivo de la pausa (se muestra en la sala)
hall-clock-pause = Pausar
hall-clock-resume = Continuar
hall-clock-last-round = Anunciar la última ronda
hall-clock-end = Anunciar fin del tiempo
hall-clock-all = Todos los relojes
hall-clock-offline = Sin conexión. El reloj sigue corriendo.
hall-fullscreen = Pantalla completa
hall-call-minutes = { $count ->
    [one] Queda { $count } minuto
    [many] Quedan { $count } de minutos
   *[other] Quedan { $count } minutos
}
hall-call-over = Tiempo agotado

hall-board = Marcador en directo
hall-board-lead = Puntos después de cada ronda, por apodo.
hall-board-empty = Todavía no se han publicado puntuaciones.
hall-csv = Clasificación en CSV
hall-json = Clasificación en JSON
hall-number = Sala { $number }
hall-halls = Salas
hall-all = Todas
hall-rank = Puesto
hall-nickname = Apodo
hall-points = Puntos
hall-anonymous = anónimo
hall-offline = Sin conexión. Este es el último estado conocido.
hall-scroll-pause = Detener el desplazamiento

hall-done-travel = Hora fijada.
hall-done-return = El campeonato ha vuelto al presente.
hall-done-rehearse = Fase jugada.
hall-done-draft = Mesas sorteadas. Revisa el reparto y publícalo.
hall-done-reseat = Tanda repartida de nuevo.
hall-done-swap = Asientos intercambiados.
hall-done-judges = Árbitros asignados.
hall-done-publish = Publicado.
hall-done-roll = Lista pasada.
hall-done-alternate = Siguiente suplente llamado.
hall-done-start = Mesas en juego.
hall-done-expel = Descalificación anotada.
hall-done-release = Puntuaciones publicadas.
hall-done-qualify = La fase se ha cerrado aquí.
hall-done-approve = Apodo aprobado.
hall-done-approve-all = Apodos aprobados.
hall-done-give-back = Apodo rechazado.
hall-done-cancel = Inscripción anulada.
hall-done-revoke = Los enlaces ya no funcionan.
hall-done-sent = Marcado como enviado.
hall-done-sent-all = Marcados como enviados.
hall-done-confirm = Hoja confirmada.
hall-done-reject = Hoja devuelta.
