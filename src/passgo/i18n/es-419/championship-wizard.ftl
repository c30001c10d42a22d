found-preset-about-worlds-2015 = Una sala. Se suman los puntos de tres rondas y los 16 mejores juegan las semifinales. Como en Macao en 2015.
found-file-long = Los formularios tienen espacio para { $venues } sedes. Un campeonato más grande se crea en el servidor con el programa.
found-open = { $count ->
    [one] Falta llenar { $count } campo
    [many] Faltan llenar { $count } de campos
   *[other] Faltan llenar { $count } campos
}
found-add-venue = Agregar una sede
found-alternates-hint = Reciben un lugar cuando alguien se retira.
found-add-stage = Agregar una fase
found-points-lead = Estos son los valores habituales. Cámbialos solo si sus reglas son otras.
found-mine-none = Inicia sesión para ver los campeonatos que creaste.
found-fault-needed = Completa esto.
found-fault-past = Eso ya pasó. Elige una fecha futura.
found-fault-room = Las mesas tienen { $room } asientos. Agrega mesas o baja el número de jugadores.
