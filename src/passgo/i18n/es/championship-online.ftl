# Mesas de campeonato que se juegan aquí.
online-title = Tu mesa
online-ready = La mesa { $table } está lista. Juegas como «{ $nickname }»; es el único nombre que ven los demás.
online-sit-down = Sentarse
online-wait = Tu tanda todavía no ha empezado. Esta página se actualiza sola: déjala abierta.
online-entry = Volver a mi inscripción
hall-page-online = Mesas en línea
online-none = Todavía no hay mesas en línea.
online-table = Mesa { $table }: { $stage }, { $city }, ronda { $round }
online-status-lobby = La mesa se está preparando.
online-status-playing = La partida está en marcha.
online-status-finished = La partida ha terminado; la hoja de puntuación se entrega automáticamente.
online-status-abandoned = La mesa se ha cerrado.
online-watch = Ver
online-judge = Árbitro
online-judge-it = Arbitrar esta mesa
