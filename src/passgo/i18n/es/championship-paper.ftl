# Campeonatos: lo que se imprime desde las páginas de la organización, y las llegadas en la entrada.

hall-page-paper = Imprimir
paper-lead = Obtienes un PDF con los datos de hoy, para A4 en blanco y negro. Tira las impresiones anteriores.
paper-language = Idioma del documento
paper-calls = Lista de llamadas
paper-hint-calls = Inscritos y suplentes con su teléfono, solo para la secretaría.
paper-badges = Acreditaciones
paper-hint-badges = Una tarjeta con código para cada persona que se espera aquí. Escanéala al registrar su llegada.
paper-seating = Reparto de mesas con nombres
paper-hint-seating = Por nombre y por mesa, para ti, en la entrada. No lo cuelgues.
paper-wall = Reparto de mesas con apodos
paper-hint-wall = Por apodo y por mesa, para colgarlo.
paper-judges = Tarjetas para los árbitros
paper-hint-judges = Para cada árbitro: mesa, jugadores y comienzo.
paper-sheets = Hojas de puntuación
paper-hint-sheets = Una para cada mesa de la ronda más reciente y dos en blanco.
paper-certificates = Diplomas
paper-hint-certificates = Uno para cada persona que jugó aquí, con su puesto y sus puntos.
paper-press = Resultados para la prensa
paper-hint-press = Con el nombre de quienes aceptaron que se publicara; los demás, con su apodo.

paper-waiting = Tu documento se está preparando. Esta página te avisará cuando esté listo.
paper-ready = Tu documento está listo.
paper-fetch = Descargar PDF
paper-back = Imprimir otra cosa
paper-empty = Todavía no hay nada que imprimir.
paper-too-much = Es demasiado para un solo documento. Elige otra sede o una lista más corta.
paper-failed = No se ha podido crear el documento. Inténtalo de nuevo.
paper-busy = Ahora mismo se están creando varios documentos. Inténtalo de nuevo dentro de un minuto.

door-born = Fecha de nacimiento: { $day }
door-latest = Últimas llegadas
door-nobody = No se ha encontrado a nadie. Prueba con una parte del nombre.
door-pending = Falta la confirmación por teléfono. Abre la inscripción y confírmala primero.
door-withdrawn = Esta persona se ha retirado: no se puede registrar su llegada.
door-disqualified = Esta persona está excluida: no se puede registrar su llegada. Pregunta al director.
door-no-show = Esta persona llegó demasiado tarde. Su asiento pasó a otra.
door-erased = Esta inscripción se ha borrado.
door-elsewhere = A esta persona no se la espera en esta sede.
door-walk-in = Inscribir en la entrada
door-walk-in-lead = Rellena esto con la persona que está en la entrada y deja que lea lo que acepta. Después, su llegada queda registrada.
entry-done-walk-in = Inscripción hecha y llegada registrada.
