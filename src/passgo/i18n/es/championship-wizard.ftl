found-evening = Una sala, una tarde
found-evening-lead = Responde a cuatro preguntas. Todo lo demás está propuesto y puedes cambiarlo antes de publicar.
found-title = Nombre del campeonato
found-day = Fecha
found-place = Lugar
found-place-hint = Sala y ciudad, por ejemplo: Salón escolar, Volos
found-players = Número de jugadores
found-zone = Zona horaria
found-first-stage = Primeras rondas
found-last-stage = Final
found-continue = Continuar
found-examples = Campeonatos más grandes
found-examples-lead = Empieza con un ejemplo. Sus fechas se trasladan a las próximas semanas.
found-preset-greece-2015 = Varias ciudades, una final nacional
found-preset-about-greece-2015 = Torneos por ciudades, una final en cada ciudad y una final nacional. Como en Grecia en 2015.
found-preset-worlds-2015 = Tres rondas, semifinales y final
found-preset-about-worlds-2015 = Una sala. Se suman los puntos de tres rondas y los dieciséis mejores juegan las semifinales. Como en Macao en 2015.
found-begin = Empezar
found-file = Desde un archivo
found-file-choose = Archivo de un campeonato (championship.toml)
found-file-faults = { $count ->
    [one] El archivo tiene { $count } error.
    [many] El archivo tiene { $count } de errores.
   *[other] El archivo tiene { $count } errores.
}
found-file-long = Los formularios admiten { $venues } sedes. Un campeonato más grande se crea en el servidor con el programa.
problem-too-many-drafts = Tienes { $count } borradores. Descarta antes uno.
found-steps = Pasos
found-step-what = Qué
found-step-where = Dónde y cuándo
found-step-who = Quién puede participar
found-step-stages = Fases y mesas
found-step-clocks = Tiempos
found-step-points = Puntos y empates
found-step-terms = Condiciones
found-step-officials = Equipo
found-step-check = Revisar y publicar
found-open = { $count ->
    [one] Falta { $count } campo por rellenar
    [many] Faltan { $count } de campos por rellenar
   *[other] Faltan { $count } campos por rellenar
}
found-to-check = Guardar y revisar
found-organisers = Organizadores
found-organisers-hint = Uno por línea. Si queda vacío, el director.
found-prize = Premio del campeón
found-optional = Puede quedar vacío.
found-venue = Sede { $number }
found-hall = Sala o dirección
found-city = Ciudad
found-starts = Comienzo
found-tables = Mesas a la vez
found-heats = Tandas una tras otra
found-heats-hint = 1 si todos los jugadores tienen mesa a la vez.
found-registers = Los jugadores pueden inscribirse en esta sede
found-remove = Quitar
found-add-venue = Añadir una sede
found-opens = Apertura de la inscripción
found-closes = Último día de inscripción
found-closes-hint = Ese día cuenta.
found-age = Edad mínima
found-any = Cualquiera
found-alternates = Suplentes en cada sede
found-alternates-hint = Reciben una plaza cuando alguien se retira.
found-walk-ins = También es posible inscribirse en la entrada
found-no-employee = Los empleados de los organizadores no pueden participar
found-no-relative = Los familiares cercanos de esos empleados no pueden participar
found-stage-name = Nombre de la fase
found-at = Se juega en
found-at-venues = Cada sede con inscripción
found-fewest = Jugadores por mesa, como mínimo
found-most = Jugadores por mesa, como máximo
found-advance = Cuántos pasan
found-advance-hint = De cada sede. En la última fase: 1, el campeón.
found-add-stage = Añadir una fase
found-rounds = Rondas
found-minutes = Minutos de cada ronda
found-tolerance = Con cuántos minutos de antelación se puede anunciar la última ronda
found-tolerance-hint = 0 significa nunca.
found-points-lead = Estos son los valores habituales. Cámbialos solo si vuestras reglas son otras.
found-points = Puntos
found-points-hint = Primero los puntos del ganador, con espacios entre los números.
found-survivors = { $count ->
    [one] Queda { $count } jugador
    [many] Quedan { $count } de jugadores
   *[other] Quedan { $count } jugadores
}
found-valuation = Patrimonio, en porcentaje del precio impreso
found-worth-deed = Propiedad
found-worth-mortgaged = Propiedad hipotecada
found-worth-house = Casa
found-worth-hotel = Hotel
found-hotel-houses = Casas que se cuentan por cada hotel
found-rounding = Redondeo
found-up = Hacia arriba
found-down = Hacia abajo
found-ties = Empates
found-table-ties = Entre jugadores de una mesa
found-across-ties = Entre jugadores de mesas distintas
found-tie-worth = mayor patrimonio
found-tie-deeds = más propiedades
found-tie-cash = más efectivo
found-tie-head-judge = decide el árbitro principal
found-tie-lot = sorteo
found-terms-proposal =
    Quien se inscribe acepta jugar según las reglas y seguir las decisiones de los árbitros.
    Los organizadores usan los datos personales solo para este campeonato y después los borran.
    Los participantes pueden ver, corregir y borrar sus datos en cualquier momento.
found-officials-lead = Nombra a quienes te ayudan. Cada persona recibe un enlace privado cuando publicas. Puedes invitar a más en cualquier momento.
found-official = Persona del equipo { $number }
found-ready = Está todo. Mira la vista previa y publica.
found-missing = Todavía incompleto
found-preview = Vista previa
found-preview-lead = Esto es una vista previa. Nadie más puede verla.
found-change = Cambiar algo
found-download = Descargar como archivo
found-publish = Publicar
found-director = Tu nombre, como director
found-account = Elige un nombre de usuario y una contraseña para poder volver desde cualquier dispositivo.
found-have-account = Ya tengo una cuenta
found-discard = Descartar el borrador
found-discard-sure = ¿Descartar este borrador? No se conserva nada.
found-links = Da a cada persona su propio enlace. Los enlaces se muestran una sola vez.
found-link-qr = Código QR del enlace de { $name }
found-again = Lo encontrarás en cualquier dispositivo en el que hayas iniciado sesión.
found-mine = Mis campeonatos
found-mine-none = Inicia sesión para ver los campeonatos que has creado.
found-drafts = Borradores
found-changed = Último cambio: { $when }
found-copy = Organizarlo otra vez
found-fault-needed = Rellena esto.
found-fault-long = Usa { $most } caracteres como máximo.
found-fault-lines = Usa como máximo { $most } líneas de { $longest } caracteres.
found-fault-number = Escribe un número entero de { $low } a { $high }.
found-fault-day = Elige una fecha.
found-fault-past = Eso ya ha pasado. Elige una fecha futura.
found-fault-choice = Elige de la lista.
found-fault-closes = Es antes de que se abra la inscripción.
found-fault-starts = Entonces la inscripción sigue abierta. Elige una fecha posterior o cierra antes la inscripción.
found-fault-room = Las mesas tienen { $room } asientos. Añade mesas o baja el número de jugadores.
found-fault-advance = La fase siguiente no tiene mesas para ese número. En la última fase tiene que ser 1.
found-fault-hall = Los jugadores de otras sedes no pueden venir aquí. Elige una sede sin inscripción.
found-fault-online = Eso no se puede jugar en línea. Elige otra edición u otras mesas.
found-fault-points = { $count ->
    [one] Escribe { $count } número hasta { $most }.
    [many] Escribe { $count } de números hasta { $most }. Ninguno puede ser mayor que el anterior.
   *[other] Escribe { $count } números hasta { $most }. Ninguno puede ser mayor que el anterior.
}
found-fault-winner = El ganador no puede recibir más que cuando quedan menos jugadores: { $most } como máximo.
found-fault-registers = Tiene que ser posible inscribirse en al menos una sede.
found-fault-misfit = Eso no encaja con el resto. Déjalo como estaba o empieza con otro ejemplo.
