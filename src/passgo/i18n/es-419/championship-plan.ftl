plan-starts = El comienzo ({ $city }) ahora es { $new } en vez de { $old }.
plan-name = La sede ({ $city }) ahora es { $new } en vez de { $old }.
plan-city = La ciudad ahora es { $new } en vez de { $old }.
plan-capacity = Los lugares ({ $city }) ahora son { $new } en vez de { $old }.
plan-tables = Las mesas ({ $city }) ahora son { $new } en vez de { $old }.
plan-closes = El último día de inscripción ahora es { $new } en vez de { $old }.
plan-history = Qué cambió
plan-fixed = La edición, los puntos y las fases siguen como están: la gente se inscribió contando con eso.
plan-field-capacity = Lugares
plan-add = Agregar una sede
plan-nobody = No afecta a nadie que ya se inscribió.
hall-done-publish-plan = El cambio se publicó.
plan-unclear = Completa todos los campos: nombres, día y hora, zona horaria y números enteros.
refusal-champ-capacity-taken = { $count ->
    [one] Una persona tiene lugar aquí, así que no puede haber menos.
    [many] { $count } de personas tienen lugar aquí, así que no puede haber menos.
   *[other] { $count } personas tienen lugar aquí, así que no puede haber menos.
}
refusal-champ-no-seats = En las mesas de aquí caben { $room } jugadores. Agrega mesas primero o baja el número de lugares.
refusal-champ-plan-lent = Esta sede está prestada a una laptop que sigue el plan actual. Espera sus resultados o recupera la sede.
refusal-champ-roll-called = Ya se pasó lista y los jugadores están aquí, así que la sala y el comienzo ya no pueden cambiar.
refusal-champ-time-over = Esa hora ya pasó. Elige una posterior.
refusal-champ-venue-unfit = Las fases siguientes no tienen lugar para jugadores de una sede más.
