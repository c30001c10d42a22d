entry-terms-changed = Las condiciones cambiaron
entry-terms-what = Qué cambió
entry-places-meter = Lugares ocupados en { $city }
entry-places-left = { $count ->
    [0] Los { $capacity } lugares están ocupados
    [one] Queda { $count } lugar libre de { $capacity }
    [many] Quedan { $count } de lugares libres de { $capacity }
   *[other] Quedan { $count } lugares libres de { $capacity }
}
entry-condition-phone = Después de inscribirte te llamaremos por teléfono para confirmar tu lugar. Si hay más inscripciones que lugares, tiene preferencia quien se inscribió antes.
entry-spectators = El público es bienvenido: ven a ver las partidas en vivo.
entry-board = Marcador en vivo
entry-terms-diff = Qué cambió desde la versión { $version }
entry-wrong = { $count ->
    [one] Todavía falta algo o hay un error; está marcado abajo. No se perdió nada de lo que escribiste.
    [many] Todavía hay { $count } de cosas que faltan o están mal; están marcadas abajo. No se perdió nada de lo que escribiste.
   *[other] Todavía hay { $count } cosas que faltan o están mal; están marcadas abajo. No se perdió nada de lo que escribiste.
}
entry-phone-hint = Te llamaremos a este número para confirmar tu lugar.
entry-declaration-true-data = Los datos que di son exactos y verdaderos.
entry-declaration-contact = Pueden usar mi teléfono y mi correo electrónico para organizar el campeonato.
entry-consent-publicity = Se pueden publicar los resultados del campeonato, con fotos, videos y los nombres de campeones y subcampeones.
entry-kept = { $days ->
    [one] Tus datos se borran a más tardar { $days } día después de la última final.
    [many] Tus datos se borran a más tardar { $days } de días después de la última final.
   *[other] Tus datos se borran a más tardar { $days } días después de la última final.
}
entry-fault-phone = Escribe un teléfono de 5 a 20 números.
entry-next-pending = Tienes un lugar. Te llamaremos por teléfono para confirmarlo.
entry-next-confirmed = Tu lugar está confirmado. Preséntate antes del comienzo oficial: si tu asiento está vacío en ese momento, pasa a un suplente.
entry-next-alternate = Todos los lugares están ocupados. Tienes el número { $number } de la lista de suplentes: cuando alguien se retire, entrará la primera persona de la lista.
entry-next-disqualified = La organización anuló tu inscripción.
entry-qr-lead = Muéstralo en la entrada o dicta el código:
entry-nickname-returned = El director no aprobó tu apodo. El motivo está en el correo que te enviamos. Propón otro.
entry-place = Tu lugar por ganar el campeonato
entry-place-lead = Ganaste: { $prize }. Si no puedes ir, el lugar pasa a la siguiente persona de la clasificación; el título sigue siendo tuyo.
entry-place-sure = El lugar pasará entonces a la siguiente persona de la clasificación. Esto no se puede deshacer.
entry-data-lead = { $days ->
    [one] Los datos personales se borran a más tardar { $days } día después de la última final. Puedes exportarlos, retirarte o hacer que se borren ahora.
    [many] Los datos personales se borran a más tardar { $days } de días después de la última final. Puedes exportarlos, retirarte o hacer que se borren ahora.
   *[other] Los datos personales se borran a más tardar { $days } días después de la última final. Puedes exportarlos, retirarte o hacer que se borren ahora.
}
entry-withdraw-sure = El lugar pasa de inmediato al primer suplente.
entry-erase-sure = Nombre, datos de contacto, fecha de nacimiento y apodo se borran de inmediato y para siempre, y la inscripción termina. Los resultados ya jugados se conservan, pero sin nombre.
entry-done-passed = Lugar cedido.
entry-done-declined = Anotado: no viene. El lugar queda libre para un suplente.
entry-list-lead-alternates = Por orden de número. Si un lugar queda libre antes del reparto de mesas, pasa al primero.
entry-list-lead-confirmed = Confirmaron por teléfono que vienen.
entry-reason-declined-by-phone = Dijo por teléfono que no viene.
entry-reason-consent-withdrawn = Retiró el consentimiento para el uso de sus datos.
entry-import-faults = { $count ->
    [one] Se encontró { $count } error.
    [many] Se encontraron { $count } de errores.
   *[other] Se encontraron { $count } errores.
}
entry-import-nothing = No se inscribió a nadie.
entry-imported = { $count ->
    [one] Se importó { $count } inscripción.
    [many] Se importaron { $count } de inscripciones.
   *[other] Se importaron { $count } inscripciones.
}
refusal-champ-clock-changed = El reloj cambió desde entonces. Lee el aviso otra vez.
refusal-champ-clock-same-person = Ya lo indicaste. Tiene que confirmarlo otra persona del equipo.
refusal-champ-game-running = La partida está en curso: ahora no se puede sentar ni mover a nadie ahí.
refusal-champ-no-notice = Escribe un aviso que explique a todos qué cambió.
refusal-champ-not-qualified = Solo quien tiene ese lugar puede cederlo.
refusal-champ-old-terms = Las condiciones cambiaron desde que abriste esta página. Lee la nueva versión y acéptala.
refusal-champ-sheet-changed = La hoja cambió desde entonces: vuelve a mirarla.
refusal-champ-too-few = Hay muy pocos jugadores: se necesitan al menos { $fewest }.
entry-next-erased = Tus datos se borraron.
entry-registered = Te inscribiste
entry-code-unknown = Nadie tiene este código. Si está en una credencial impresa, esa inscripción se borró. Busca por el nombre.
refusal-champ-unticked = Todavía no se puede pasar lista: nadie marcó a los jugadores de estas mesas: { $tables }.
refusal-champ-undo-proposed = Ya se propuso. Tiene que aceptarlo una segunda persona del equipo.
refusal-champ-undo-too-late = Es tarde para deshacerlo: lo que viene después ya empezó.
