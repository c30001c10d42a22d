family-player = Sobre el jugador
family-email-hint = Ahí enviaremos el enlace de la inscripción. Los hermanos pueden compartir dirección.
family-questions = Algunas preguntas
family-guardian = Padre, madre o tutor
family-guardian-lead = Necesario para quienes tengan menos de { $age } años el día que juegan. Déjalo vacío para los demás.
family-same-contact = Solo si es distinto de lo de arriba.
entry-consent-guardian = Soy padre, madre o tutor de este jugador. Puede participar, y { $organisers } pueden tratar nuestros datos para este campeonato.
family-yes = Sí
family-no = No
family-fault-answer = Responde a esta pregunta con una de las respuestas posibles.
family-drawn = Hasta que tengas uno propio, apareces como «{ $nickname }».
family-nickname-posted = Las mesas están publicadas, así que tu apodo ya no se puede cambiar.
family-another = Inscribir a alguien más con este contacto
family-waiting-left = { $count ->
    [one] Queda { $count } plaza en la lista de espera.
    [many] Quedan { $count } plazas en la lista de espera.
   *[other] Quedan { $count } plazas en la lista de espera.
}
family-group = Grupo
family-group-all = Todos los grupos
family-import-encoding = El archivo se ha leído como { $encoding }. Revisa los nombres: si hay letras mal, guárdalo como UTF-8 e impórtalo otra vez.
family-import-optional = Columnas que no necesita todo el mundo; pueden faltar:
family-import-answer = «{ $column }» debe tener una de las respuestas posibles.
family-export-xlsx = Exportar todas las inscripciones (XLSX)
found-guardian = Los menores de esta edad necesitan padre, madre o tutor
found-shared-email = Varios jugadores pueden compartir un correo, como en una familia
found-group = Preguntar a los jugadores por su grupo
found-group-hint = Por ejemplo, «Clase» o «Club». Déjalo vacío para no preguntar nada.
found-group-list = Grupos para elegir
found-group-list-hint = Uno por línea, por ejemplo 3A y 3B. Déjalo vacío para que los jugadores lo escriban.
found-apart-groups = Los jugadores de un grupo se evitan en la primera ronda
