plan-starts = El comienzo ({ $city }) es ahora { $new } en vez de { $old }.
plan-name = La sede ({ $city }) es ahora { $new } en vez de { $old }.
plan-city = La ciudad es ahora { $new } en vez de { $old }.
plan-capacity = Las plazas ({ $city }) son ahora { $new } en vez de { $old }.
plan-tables = Las mesas ({ $city }) son ahora { $new } en vez de { $old }.
plan-closes = El último día de inscripción es ahora { $new } en vez de { $old }.
plan-venue = Hay una sede nueva: { $name } ({ $city }), { $starts }.
plan-history = Qué ha cambiado
plan-earlier = { $count ->
    [one] Un cambio anterior
    [many] { $count } de cambios anteriores
   *[other] { $count } cambios anteriores
}
hall-page-plan = Cambio de planes
plan-lead = Cada cambio aparece en la página pública junto con lo que había antes. Antes de publicarlo, ves a quién afecta.
plan-fixed = La edición, los puntos y las fases siguen como están: la gente se ha inscrito contando con ello.
plan-change = Cambiar
plan-change-venue = Cambiar: { $venue }
plan-closing = Último día de inscripción
plan-field-name = Sala
plan-field-city = Ciudad
plan-field-starts = Comienzo ({ $zone })
plan-field-capacity = Plazas
plan-field-tables = Mesas a la vez
plan-field-heats = Tandas
plan-field-zone = Zona horaria
plan-add = Añadir una sede
plan-preview = Ver el cambio
plan-publish = Publicar el cambio
plan-back = No cambiar nada
plan-notice = Con tus propias palabras, si quieres: sin nombrar a nadie
plan-mailed = { $count ->
    [one] Enviar un correo a una persona
    [many] Enviar un correo a { $count } de personas
   *[other] Enviar un correo a { $count } personas
}
plan-readers = { $language }: { $count }
plan-nobody = No afecta a nadie que se haya inscrito.
plan-moved-up = { $count ->
    [one] Un suplente asciende por orden.
    [many] { $count } de suplentes ascienden por orden.
   *[other] { $count } suplentes ascienden por orden.
}
hall-done-publish-plan = El cambio está publicado.
plan-unclear = Rellena todos los campos: nombres, día y hora, zona horaria y números enteros.
mail-plan-subject = { $championship }: cambio de planes
mail-plan-body =
    Hola, { $name }:

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] Una persona tiene plaza aquí, así que no puede haber menos.
    [many] { $count } de personas tienen plaza aquí, así que no puede haber menos.
   *[other] { $count } personas tienen plaza aquí, así que no puede haber menos.
}
refusal-champ-closes-early = La inscripción no se abre hasta el { $opens }.
refusal-champ-closes-late = La inscripción no puede seguir después del { $day }, cuando empieza la primera sede. Cambia antes el último día de inscripción.
refusal-champ-nothing-new = Ya es así.
refusal-champ-no-seats = En las mesas de aquí caben { $room } jugadores. Añade mesas primero o baja el número de plazas.
refusal-champ-plan-lent = Esta sede está prestada a un portátil que sigue el plan actual. Espera sus resultados o recupera la sede.
refusal-champ-roll-called = Ya se ha pasado lista y los jugadores han venido, así que la sala y el comienzo no pueden cambiar.
refusal-champ-tables-in-use = { $count ->
    [one] Aquí está jugando una mesa, así que no puede haber menos.
    [many] Aquí están jugando { $count } de mesas, así que no puede haber menos.
   *[other] Aquí están jugando { $count } mesas, así que no puede haber menos.
}
refusal-champ-time-over = Esa hora ya ha pasado. Elige una posterior.
refusal-champ-too-young-then = { $count ->
    [one] Una persona inscrita sería demasiado joven el { $day }.
    [many] { $count } de personas inscritas serían demasiado jóvenes el { $day }.
   *[other] { $count } personas inscritas serían demasiado jóvenes el { $day }.
}
refusal-champ-venue-known = Ya hay una sede con ese nombre.
refusal-champ-venue-unfit = Las fases siguientes no tienen sitio para jugadores de una sede más.
plan-terms = Condiciones o cancelación
plan-terms-long = Las condiciones son demasiado largas. Acórtalas; todos los idiomas cuentan juntos.
plan-judge = Sustituir a un árbitro
hall-done-another-judge = La mesa tiene otro árbitro.
