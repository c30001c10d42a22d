# Campeonatos: el sitio público, la inscripción, mi inscripción, la mesa de inscripciones y por qué un campeonato rechaza algo.

entry-championships = Campeonatos
entry-championships-lead = Inscríbete, mira las partidas y sigue las puntuaciones.
entry-championships-none = Aquí todavía no hay ningún campeonato.
entry-phase-announced = La inscripción aún no está abierta
entry-phase-open = Inscripción abierta
entry-phase-closed = Inscripción cerrada
entry-phase-running = En curso
entry-phase-over = Terminado
entry-phase-cancelled = Cancelado
entry-window = Inscripción del { $opens } al { $closes } inclusive.
entry-window-zone = Las horas son las de la zona horaria de cada sede.
entry-rule = Regla { $rule }
entry-rehearsed = Ensayo con personas inventadas

entry-new = Nuevo campeonato
entry-new-terms-lead = Todas las versiones siguen disponibles. Indica un contacto para preguntas sobre datos personales.
entry-new-director = Nombre del primer director
entry-new-unreadable = El archivo subido no es texto UTF-8.
entry-made = Campeonato creado
entry-made-lead = { $name } ya está listo. Invita a la secretaría, a los árbitros y a los anotadores desde la consola del director.
entry-made-link = Este es el enlace privado del director. Solo se muestra una vez: guárdalo ahora y no lo compartas.
entry-made-qr = Código QR del enlace del director
entry-made-open = Abrir la consola del director
entry-made-site = Sitio público

entry-organised = Organiza: { $organisers }
entry-register = Inscribirse
entry-opens-on = La inscripción se abre el { $when }.
entry-cancelled = Este campeonato está cancelado. Quienes se inscribieron todavía pueden exportar o borrar sus datos.
entry-terms-changed = Las condiciones han cambiado
entry-terms-since = Versión { $version }, en vigor desde el { $when }.
entry-terms-what = Qué ha cambiado
entry-where = Cuándo y dónde
entry-starts = Empieza el { $when } ({ $zone })
entry-online = Se juega en línea, desde cualquier lugar
entry-places-meter = Plazas ocupadas en { $city }
entry-places-left = { $count ->
    [0] Las { $capacity } plazas están ocupadas
    [one] Queda { $count } plaza libre de { $capacity }
    [many] Quedan { $count } de plazas libres de { $capacity }
   *[other] Quedan { $count } plazas libres de { $capacity }
}
entry-alternates = { $count ->
    [0] No hay suplentes en espera
    [one] { $count } suplente en espera
    [many] { $count } de suplentes en espera
   *[other] { $count } suplentes en espera
}
entry-would-wait = Completo: serías suplente n.º { $number }
entry-later-stage = Para quienes se clasifiquen
entry-how = Cómo se juega
entry-stage = { $rounds ->
    [one] Mesas de { $fewest } a { $most } jugadores, una ronda de { $minutes } minutos.
    [many] Mesas de { $fewest } a { $most } jugadores, { $rounds } de rondas de { $minutes } minutos cada una.
   *[other] Mesas de { $fewest } a { $most } jugadores, { $rounds } rondas de { $minutes } minutos cada una.
}
entry-prize = Premio para quien gane el título: { $prize }.
entry-condition-age = Debes tener al menos { $age } años el día en que juegues.
entry-condition-citizenship = Debes tener la nacionalidad de este país: { $country }.
entry-condition-excluded = No pueden participar los empleados de la organización ni sus familiares directos.
entry-condition-phone = Después de inscribirte te llamaremos por teléfono para confirmar tu plaza. Si hay más inscripciones que plazas, tiene preferencia quien se inscribió antes.
entry-edition = A qué se juega
entry-follow = Sigue el campeonato
entry-spectators = El público es bienvenido: ven a ver las partidas en directo.
entry-anonymous = Las puntuaciones se publican al final de cada ronda, solo con apodos.
entry-board = Marcador en directo
entry-standings = Clasificación (CSV)
entry-terms = Condiciones de participación
entry-terms-lead = Aquí se publican las condiciones y todas las versiones anteriores.
entry-terms-read = Leer las condiciones en vigor
entry-terms-none = Las condiciones todavía no se han publicado, así que la inscripción no está abierta.
entry-terms-in-force = Versión { $version }, en vigor desde el { $when }
entry-terms-old = Esta es la versión { $version }, del { $when }. Ya no está en vigor.
entry-terms-versions = Todas las versiones
entry-terms-version = Versión { $version }, { $when }
entry-terms-diff = Qué ha cambiado desde la versión { $version }
entry-terms-added = Añadido:
entry-terms-removed = Eliminado:
entry-terms-show = Leer aquí la versión { $version } de las condiciones
entry-rights = Puedes exportar, corregir o borrar tus datos en cualquier momento, en la página de tu inscripción, por correo electrónico o por teléfono.

entry-register-lead = Se tarda dos minutos. Solo se publica el apodo que elijas más adelante.
entry-wrong = { $count ->
    [one] Todavía falta algo o hay un error; está marcado abajo. No se ha perdido nada de lo que has escrito.
    [many] Todavía hay { $count } de cosas que faltan o están mal; están marcadas abajo. No se ha perdido nada de lo que has escrito.
   *[other] Todavía hay { $count } cosas que faltan o están mal; están marcadas abajo. No se ha perdido nada de lo que has escrito.
}
entry-city = ¿Dónde quieres jugar?
entry-you = Sobre ti
entry-name = Nombre y apellidos
entry-email = Correo electrónico
entry-email-hint = El tuyo, no el de otra persona: ahí te enviaremos el enlace a tu inscripción.
entry-phone = Teléfono
entry-phone-hint = Te llamaremos a este número para confirmar tu plaza.
entry-born = Fecha de nacimiento
entry-born-hint = Debes tener al menos { $age } años el día en que juegues.
entry-born-why = Para distinguir a personas con el mismo nombre.
entry-citizenship = Nacionalidad
entry-citizenship-hint = Solo pueden participar personas con nacionalidad de este país: { $country }.
entry-choose = Elige una opción
entry-excluded = Marca todo lo que corresponda
entry-excluded-employee = Trabajo para { $organisers }.
entry-excluded-relative = Un familiar directo mío trabaja para { $organisers }.
entry-declare = Declaraciones y consentimientos
entry-declare-lead = Todos son necesarios: si falta alguno, la inscripción no es válida.
entry-declaration-own-email = La dirección de correo electrónico es mía.
entry-declaration-true-data = Los datos que he dado son exactos y verdaderos.
entry-declaration-of-age = Tengo al menos { $age } años.
entry-declaration-contact = Podéis usar mi teléfono y mi correo electrónico para organizar el campeonato.
entry-consent-terms = Acepto sin reservas las condiciones de participación.
entry-consent-data = { $organisers } puede tratar los datos que doy aquí, solo para este campeonato.
entry-consent-publicity = Se pueden publicar los resultados del campeonato, con fotos, vídeos y los nombres de campeones y subcampeones.
entry-consent-promotion = { $organisers } también puede enviarme novedades y ofertas. Esto no tiene nada que ver con la participación.
entry-optional = Opcional
entry-optional-lead = Puedes dejar esto en blanco y participar igualmente. Puedes cambiar de opinión en cualquier momento.
entry-kept = { $days ->
    [one] Tus datos se borran como muy tarde { $days } día después de la última final.
    [many] Tus datos se borran como muy tarde { $days } de días después de la última final.
   *[other] Tus datos se borran como muy tarde { $days } días después de la última final.
}
entry-register-send = Inscribirse ahora
entry-fault-venue = Elige una ciudad.
entry-fault-name = Escribe nombre y apellidos, de 2 a 100 caracteres.
entry-fault-email = Escribe un correo electrónico como nombre@example.org.
entry-fault-phone = Escribe un teléfono de 5 a 20 cifras.
entry-fault-born = Escribe una fecha de nacimiento.
entry-fault-citizenship = Elige un país.
entry-fault-tick = Marca esto para participar.
entry-registered = Te has inscrito
entry-link = Este es tu enlace privado. Guárdalo bien: quien lo tenga puede cambiar tu inscripción.
entry-link-lead = Abre tu inscripción: estado, apodo, tus datos y tu código de entrada.
entry-link-mail = También está en el correo que te enviamos.
entry-mine-open = Abrir mi inscripción
entry-mine = Mi inscripción
entry-status-pending = Pendiente de confirmación
entry-status-confirmed = Confirmada
entry-status-alternate = Suplente n.º { $number }
entry-status-withdrawn = Retirada
entry-status-no-show = No se presentó
entry-status-disqualified = Descalificación
entry-status-erased = Borrada
entry-next-pending = Tienes plaza. Te llamaremos por teléfono para confirmarla.
entry-next-confirmed = Tu plaza está confirmada. Preséntate antes del comienzo oficial: si tu asiento está vacío en ese momento, pasa a un suplente.
entry-next-alternate = Todas las plazas están ocupadas. Tienes el número { $number } de la lista de suplentes: cuando alguien se retire, entrará la primera persona de la lista.
entry-next-withdrawn = Ya no participas. Mientras la inscripción esté abierta puedes inscribirte de nuevo.
entry-next-no-show = No estabas presente a la hora oficial de comienzo, así que tu asiento pasó a otra persona.
entry-next-disqualified = La organización ha anulado tu inscripción.
entry-next-erased = Tus datos se han borrado.
entry-seat = { $stage }, ronda { $round }, tanda { $heat }: mesa { $table }, { $when } ({ $zone })
entry-play = Ir a mi mesa
entry-qr = Código QR de entrada
entry-qr-lead = Enséñalo en la entrada o dicta el código:
entry-nickname = Apodo
entry-nickname-lead = Las puntuaciones se publican con tu apodo, nunca con tu nombre. Debe tener que ver con el juego y no aludir a la edad, el sexo, la nacionalidad, el aspecto ni el lugar. El director tiene que aprobarlo.
entry-nickname-proposed = «{ $nickname }» está pendiente de aprobación.
entry-nickname-approved = «{ $nickname }» está aprobado.
entry-nickname-returned = El director no ha aprobado tu apodo. El motivo está en el correo que te enviamos. Propón otro.
entry-nickname-new = Apodo, de 2 a 24 caracteres
entry-nickname-send = Proponer
entry-contact = Cómo podemos localizarte
entry-contact-theirs = Datos de contacto
entry-contact-other = Si tu nombre o tu fecha de nacimiento están mal, díselo a la secretaría por teléfono.
entry-save = Guardar
entry-consents = Consentimientos
entry-consent-given = dado
entry-consent-refused = no dado
entry-consent-give = Dar consentimiento
entry-consent-take-back = Retirar consentimiento
entry-consent-data-sure = Sin este consentimiento nadie puede participar, así que también se retira la inscripción. Los datos se conservan hasta que se borren o venza el plazo de conservación.
entry-place = Tu plaza por ganar el campeonato
entry-place-lead = Has ganado: { $prize }. Si no puedes ir, la plaza pasa a la siguiente persona de la clasificación; el título sigue siendo tuyo.
entry-place-pass = No puedo ir
entry-place-sure = La plaza pasará entonces a la siguiente persona de la clasificación. Esto no se puede deshacer.
entry-data = Tus datos
entry-data-theirs = Datos personales
entry-data-lead = { $days ->
    [one] Los datos personales se borran como muy tarde { $days } día después de la última final. Puedes exportarlos, retirarte o hacer que se borren ahora.
    [many] Los datos personales se borran como muy tarde { $days } de días después de la última final. Puedes exportarlos, retirarte o hacer que se borren ahora.
   *[other] Los datos personales se borran como muy tarde { $days } días después de la última final. Puedes exportarlos, retirarte o hacer que se borren ahora.
}
entry-export = Exportar como archivo (JSON)
entry-withdraw = Retirar la inscripción
entry-withdraw-sure = La plaza pasa en el acto al primer suplente.
entry-withdraw-yes = Sí, retirarla
entry-erase = Borrar todos los datos de esta inscripción
entry-erase-sure = Nombre, datos de contacto, fecha de nacimiento y apodo se borran en el acto y para siempre, y la inscripción termina. Los resultados ya jugados se conservan, pero sin nombre.
entry-erase-yes = Sí, borrarlo todo
entry-erased = Borrado
entry-erased-lead = Ya no se guarda ningún dato personal de esta inscripción. El enlace privado ya no funciona.
entry-done-contact = Guardado.
entry-done-nickname = Apodo enviado. El director lo revisará.
entry-done-consent = Consentimiento actualizado.
entry-done-withdrawn = Inscripción retirada.
entry-done-passed = Plaza cedida.
entry-done-comes = Anotado: viene.
entry-done-declined = Anotado: no viene. La plaza queda libre para un suplente.
entry-done-here = Llegada registrada.
entry-done-away = Llegada anulada.
entry-done-erased = Borrado.

entry-desk = Mesa de inscripciones
entry-desk-entries = Inscripciones
entry-desk-check-in = Llegadas
entry-desk-files = Importar y exportar
entry-desk-lists = Listas de inscripciones
entry-desk-venue = Sede
entry-desk-all = Todas las sedes
entry-desk-show = Mostrar
entry-search = Buscar por nombre, teléfono, correo, apodo o código
entry-search-go = Buscar
entry-list-calls = Llamadas pendientes
entry-list-alternates = Suplentes
entry-list-confirmed = Confirmadas
entry-list-gone = Terminadas
entry-list-found = Resultados
entry-list-lead-calls = Primero las inscripciones más antiguas. Llama y anota la respuesta.
entry-list-lead-alternates = Por orden de número. Si una plaza queda libre antes del reparto de mesas, pasa al primero.
entry-list-lead-confirmed = Han confirmado por teléfono que vienen.
entry-list-lead-gone = Retiradas, ausencias, descalificaciones o datos borrados.
entry-list-lead-found = Todas las personas que coinciden con la búsqueda.
entry-list-none = Nadie
entry-list-more = { $count ->
    [one] Hay { $count } más que no se muestra.
    [many] Hay { $count } más que no se muestran.
   *[other] Hay { $count } más que no se muestran.
}
entry-nameless = (nombre no guardado)
entry-phoned = llamada hecha
entry-order = Inscripción n.º { $number }
entry-comes = Viene
entry-declines = No viene
entry-declines-sure = La inscripción termina y entra el primer suplente.
entry-declines-yes = Confirmar que no viene
entry-registered-at = Inscripción: { $when }
entry-reason = Motivo: { $reason }
entry-reason-declined-by-phone = Ha dicho por teléfono que no viene.
entry-reason-consent-withdrawn = Ha retirado el consentimiento para el uso de sus datos.
entry-code = Código de entrada
entry-on-behalf = Lo que alguien pida por teléfono o por correo puedes hacerlo aquí en su nombre.
entry-new-link = Crear un nuevo enlace privado
entry-new-link-lead = Un nuevo enlace a esta inscripción. Solo se muestra una vez.
entry-code-type = Nombre o código de entrada
entry-code-find = Encontrar
entry-code-unknown = Nadie tiene este código. Si está en una acreditación impresa, esa inscripción se borró. Busca por el nombre.
entry-camera = Escanear con la cámara
entry-camera-view = Lo que ve la cámara
entry-camera-refused = Aquí no se puede usar la cámara. Escribe el código.
entry-check-in-yes = Registrar llegada
entry-check-in-undo = Anular llegada
entry-here-already = La llegada ya está registrada.
entry-here-count = { $count ->
    [one] { $count } presente, { $awaited } por llegar
    [many] { $count } presentes, { $awaited } por llegar
   *[other] { $count } presentes, { $awaited } por llegar
}
entry-awaited = Por llegar
entry-here = Presentes
entry-details = Todo sobre esta inscripción
entry-import = Importar inscripciones
entry-import-lead = Un archivo CSV con una inscripción por línea, en el orden en que llegaron. La primera línea da nombre a las columnas:
entry-import-forms = { $lines ->
    [one] Fechas como 1990-12-31 o 31.12.1990; casillas marcadas con yes; como máximo { $lines } línea. Se importan todas las líneas o ninguna.
    [many] Fechas como 1990-12-31 o 31.12.1990; casillas marcadas con yes; como máximo { $lines } de líneas. Se importan todas las líneas o ninguna.
   *[other] Fechas como 1990-12-31 o 31.12.1990; casillas marcadas con yes; como máximo { $lines } líneas. Se importan todas las líneas o ninguna.
}
entry-import-file = Archivo CSV
entry-import-go = Importar
entry-import-template = Un archivo vacío con estas columnas
entry-import-faults = { $count ->
    [one] Se ha encontrado { $count } error.
    [many] Se han encontrado { $count } de errores.
   *[other] Se han encontrado { $count } errores.
}
entry-import-nothing = No se ha inscrito a nadie.
entry-import-line = Línea { $line }:
entry-import-unreadable = El archivo no se puede leer: tiene que ser CSV.
entry-import-empty = El archivo no tiene ninguna línea con una inscripción.
entry-import-long = El archivo tiene demasiadas líneas: se pueden importar como máximo { $most } a la vez.
entry-import-missing-column = Falta la columna «{ $column }».
entry-import-unknown-column = Columna inesperada: «{ $column }».
entry-import-cells = La línea tiene { $found } celdas en lugar de { $wanted }.
entry-import-venue = La sede tiene que ser una de estas: { $venues }.
entry-import-tick = «{ $column }» tiene que ser yes.
entry-imported = { $count ->
    [one] Se ha importado { $count } inscripción.
    [many] Se han importado { $count } de inscripciones.
   *[other] Se han importado { $count } inscripciones.
}
entry-export-list = Exportar todas las inscripciones (CSV)
entry-export-lead = Contiene datos personales: guárdalo bien y bórralo cuando ya no haga falta.

problem-no-such-championship = Aquí no existe ese campeonato.
problem-no-such-desk = Este enlace no es válido o ya no funciona. Pide uno nuevo al director.
problem-no-such-entry = Este enlace no es válido o ya no funciona. El correcto está en el correo que recibiste al inscribirte; la secretaría puede darte uno nuevo.
problem-desk-link-needed = Esta página es para el equipo del campeonato. Ábrela con el enlace privado que te dieron.

refusal-champ-alternates-full = Esta sede está completa, y también su lista de { $alternates } suplentes.
refusal-champ-already-done = Eso ya está hecho.
refusal-champ-already-judging = Ese árbitro tiene otra mesa al mismo tiempo o está jugando.
refusal-champ-bad-moment = Eso no se puede hacer en este momento.
refusal-champ-cancelled = El campeonato está cancelado.
refusal-champ-clock-back = Un ensayo no puede retroceder más allá de su último evento.
refusal-champ-clock-changed = El reloj ha cambiado desde entonces. Lee el aviso otra vez.
refusal-champ-clock-same-person = Ya lo has indicado. Tiene que confirmarlo otra persona del equipo.
refusal-champ-consent-missing = Falta un consentimiento. Sin él nadie puede participar.
refusal-champ-declaration-missing = Falta una declaración. Para inscribirse hacen falta todas.
refusal-champ-excluded = No pueden participar ni los empleados de la organización, ni sus familiares directos, ni las personas cuya inscripción anuló la organización.
refusal-champ-game-running = La partida está en marcha: ahora no se puede sentar ni mover a nadie ahí.
refusal-champ-judge-missing = Hay una mesa que todavía no tiene árbitro.
refusal-champ-late = Demasiado tarde: el asiento se perdió al llegar la hora oficial de comienzo.
refusal-champ-nickname-missing = No hay ningún apodo que revisar.
refusal-champ-nickname-taken = Ese apodo, o uno que parece igual, ya está en uso. Elige otro.
refusal-champ-nickname-unfit = Un apodo debe tener de 2 a 24 caracteres normales, con al menos una letra o una cifra.
refusal-champ-no-alternate = No queda ningún suplente.
refusal-champ-no-notice = Escribe un aviso que explique a todos qué ha cambiado.
refusal-champ-no-reason = Escribe el motivo.
refusal-champ-no-such-entrant = No existe esa inscripción.
refusal-champ-no-such-session = No existe esa ronda.
refusal-champ-no-such-stage = No existe esa fase.
refusal-champ-no-such-table = No existe esa mesa.
refusal-champ-no-such-venue = No existe esa sede.
refusal-champ-no-vacancy = No hay ningún asiento libre.
refusal-champ-not-allowed = Tu función no permite hacer eso.
refusal-champ-not-awaited = A esta persona no se la espera ahí.
refusal-champ-not-confirmed = La inscripción todavía no está confirmada: llama primero.
refusal-champ-not-finished = Hay algo anterior que todavía no ha terminado.
refusal-champ-not-open = La inscripción en esta sede se abre el { $opens }.
refusal-champ-not-qualified = Solo quien tiene esa plaza puede cederla.
refusal-champ-not-yours = Esa inscripción es de otra persona.
refusal-champ-old-terms = Las condiciones han cambiado desde que abriste esta página. Lee la nueva versión y acéptala.
refusal-champ-registered-twice = Esta persona ya tiene una inscripción. Usa el enlace privado del correo o pregunta a la secretaría.
refusal-champ-seating-broken = Este reparto de mesas incumpliría una regla.
refusal-champ-sheet-changed = La hoja ha cambiado desde entonces: vuelve a mirarla.
refusal-champ-sheet-missing = Todavía falta una hoja.
refusal-champ-sheet-wrong = Las cuentas de la hoja no cuadran.
refusal-champ-stage-over = Esa fase está cerrada.
refusal-champ-table-too-small = Una mesa tiene menos de { $fewest } jugadores: vuelve a repartir esa tanda.
refusal-champ-tie-undecided = Todavía hay un empate sin resolver: lo decide el árbitro principal.
refusal-champ-too-early = Es demasiado pronto para eso.
refusal-champ-too-few = Hay muy pocos jugadores: hacen falta al menos { $fewest }.
refusal-champ-too-young = Debes tener al menos { $age } años el { $day }.
refusal-champ-unsigned = Falta una firma.
refusal-champ-venue-elsewhere = Esa sede se gestiona en otro sitio: hazlo en el servidor del campeonato.
refusal-champ-venue-full = Esta sede está completa.
refusal-champ-venue-lent = Esta sede se gestiona en su propia máquina. Hazlo allí o espera a que se devuelvan sus resultados.
refusal-champ-window-closed = La inscripción en esta sede se cerró al final del { $closed }.
refusal-champ-same-person = Esto tiene que confirmarlo otra persona.
refusal-champ-wrong-citizenship = Solo pueden participar personas con nacionalidad de este país: { $needed }.
refusal-champ-wrong-replacement = La corrección no se refiere a la hoja vigente.
refusal-champ-answer-wrong = Falta una respuesta o el grupo, o no es de los posibles.
refusal-champ-last-round-early = La última vuelta se puede anunciar a partir de { $allowed }.
refusal-champ-guardian-missing = Un jugador tan joven necesita un padre, madre o tutor con correo o teléfono.
refusal-champ-unticked = Todavía no se puede pasar lista: nadie ha marcado a los jugadores de estas mesas: { $tables }.
refusal-champ-undo-proposed = Ya está propuesto. Tiene que aceptarlo una segunda persona del equipo.
refusal-champ-undo-too-late = Es tarde para deshacerlo: lo que viene después ya ha empezado.
