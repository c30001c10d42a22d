# Préstamo de sedes: un portátil gestiona una sede sin internet y devuelve sus resultados en un archivo.

hall-page-loans = Préstamo de sedes
loan-lead = Presta una sede a un portátil que la gestione sin internet. Hasta que termine el préstamo, todo lo de esa sede se anota allí.
loan-state-lent = Prestada
loan-state-finished = Terminada
loan-state-recalled = Recuperada
loan-since = Prestada desde el { $moment }
loan-reported = Últimos resultados: { $moment }.
loan-entries = { $count ->
    [one] { $count } anotación.
    [many] { $count } de anotaciones.
   *[other] { $count } anotaciones.
}
loan-told-none = Todavía no hay resultados.
loan-unfinished = { $count ->
    [0] Sin terminar: la sede sigue prestada.
    [one] Sin terminar: { $count } mesa sigue jugando.
    [many] Sin terminar: { $count } de mesas siguen jugando.
   *[other] Sin terminar: { $count } mesas siguen jugando.
}
loan-archive = Archivo para el portátil
loan-recall = Recuperar
loan-recall-lead = Se rechazará todo lo que el portátil no haya devuelto hasta ahora. Hazlo solo si el portátil se ha perdido o no funciona.
hall-done-recall = La sede vuelve a gestionarse aquí.

loan-import = Importar resultados
loan-import-lead = Puedes importar resultados tantas veces como quieras, incluso en mitad de una ronda. Solo se añade lo nuevo.
loan-import-file = Archivo de resultados del portátil
loan-told-new = { $count ->
    [one] { $count } anotación nueva importada.
    [many] { $count } de anotaciones nuevas importadas.
   *[other] { $count } anotaciones nuevas importadas.
}
loan-told-nothing = En este archivo no hay nada nuevo.
loan-told-finished = La sede ha terminado y el préstamo queda cerrado.
loan-lend = Prestar una sede
loan-label = Nombre del portátil
loan-lent = Sede prestada: { $city }
loan-key = Clave
loan-key-lead = Comunica la clave por teléfono o en papel, nunca junto con el archivo.

loan-home = Este portátil gestiona la sede de { $city }.
loan-home-results = Descargar resultados
loan-finish = Esta sede ha terminado
loan-finish-lead = Después ya no se podrá anotar nada en este portátil. Descarga entonces los resultados e impórtalos en el servidor: así termina el préstamo.
hall-done-finish = Terminado. Descarga ahora los resultados.
loan-home-finished = Esta sede ha terminado. Importa los resultados en el servidor.

refusal-champ-venue-finished = Este portátil ya ha terminado. Continúa en el servidor del campeonato.
refusal-champ-venue-not-lent = Esta sede no está prestada.
loan-refused-broken = Este archivo está dañado. Descarga otra vez los resultados en el portátil.
loan-refused-signature = Este archivo no procede del portátil que tiene esta sede, o alguien lo ha cambiado por el camino.
loan-refused-other = Este archivo no tiene resultados de ninguna sede prestada ahora. Elige el archivo de resultados del portátil.
loan-refused-recalled = Esta sede se recuperó, así que ya no se acepta nada más de su portátil. Lo que llegó antes se conserva. Presta otra vez la sede y anota lo que falte.
loan-refused-diverged = Dos portátiles han trabajado con el mismo archivo, y los resultados del otro ya están aquí. Sigue con ese y anota en él lo que solo tenga este.
loan-name-elsewhere = En otra sede ya hay alguien del equipo con ese nombre. Añade un segundo nombre o una inicial.
