remote-live-table = la mesa en línea
remote-not-confirmed = sin confirmar
remote-waived = Cerrada por el árbitro principal sin quienes no habían confirmado. Motivo: { $reason }
remote-tie-lead = Nada más separa a estos jugadores. Decide quién va primero.
remote-tie-place = Puesto { $number } del empate
remote-tie-decide = Decidir el empate
remote-confirm-lead = Estas cifras salen de la propia partida. Confirmas exactamente lo que ves aquí.
remote-sign-judge = Firmar como árbitro
remote-waive = Cerrar sin ellos
remote-waive-lead = Han tenido su tiempo. La hoja dirá que no la han confirmado y por qué.
remote-waive-later = Tienen hasta { $when } ({ $zone }) para confirmarla en su pantalla. Después puedes cerrar la hoja sin ellos.
hall-done-sign = Firmado.
hall-done-waive = Cerrada sin las firmas que faltan.
hall-done-decide = Empate decidido.
remote-champion = El título es tuyo. ¡Enhorabuena!
remote-finish = { $stage }: puesto { $rank } de { $players }.
remote-through = Pasas a la fase siguiente: { $stage }.
remote-result = { $points ->
    [one] Puesto { $rank } en esta mesa, { $points } punto
    [many] Puesto { $rank } en esta mesa, { $points } puntos
   *[other] Puesto { $rank } en esta mesa, { $points } puntos
}
remote-next-confirmed = Tu plaza está confirmada. Ve a tu mesa desde esta página antes de la hora oficial: un asiento vacío pasa entonces a un suplente.
remote-line = Tu línea de la hoja
remote-line-lead = Esto es lo que tenías al terminar la partida. Solo tú puedes confirmarlo. Si algo está mal, no lo confirmes y díselo al árbitro principal.
remote-line-confirm = Es correcto
remote-line-signed = La confirmaste a las { $time } ({ $zone }).
remote-line-soon = Ahora no hay nada que confirmar. La página se actualiza sola.
entry-done-signed = Confirmado. ¡Gracias!
remote-local = Tu hora: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] Falta { $count } minuto
    [many] Faltan { $count } minutos
   *[other] Faltan { $count } minutos
}
remote-starts-now = El árbitro principal está a punto de pasar lista.
remote-come-lead = Di que estás aquí y deja esta página abierta. Solo juega quien está al pasar lista; si no, tu asiento pasa a un suplente.
remote-come = Estoy aquí
remote-come-later = Dos horas antes del comienzo podrás decir aquí que has llegado.
remote-here = Estás aquí. Deja esta página abierta: después de pasar lista aparecerá aquí el botón de tu mesa.
remote-rules = En la mesa
remote-rule-decision = { $count ->
    [one] Tienes { $count } segundo para cada decisión; luego la mesa da por ti la respuesta más sencilla.
    [many] Tienes { $count } segundos para cada decisión; luego la mesa da por ti la respuesta más sencilla.
   *[other] Tienes { $count } segundos para cada decisión; luego la mesa da por ti la respuesta más sencilla.
}
remote-rule-absent = { $count ->
    [one] Si tu conexión falta { $count } segundo en tu turno, la mesa juega por ti hasta que vuelvas.
    [many] Si tu conexión falta { $count } segundos en tu turno, la mesa juega por ti hasta que vuelvas.
   *[other] Si tu conexión falta { $count } segundos en tu turno, la mesa juega por ti hasta que vuelvas.
}
remote-rule-missed = { $count ->
    [one] Lo mismo pasa si se te escapa { $count } decisión.
    [many] Lo mismo pasa si se te escapan { $count } decisiones seguidas.
   *[other] Lo mismo pasa si se te escapan { $count } decisiones seguidas.
}
remote-rule-line = Cuando acabe la partida, confirma tu línea de la hoja.
remote-seat-here = aquí
remote-seat-away = no está
remote-seat-stood-in = sustituido
remote-seat-out = fuera
online-status-gathering = Antes de pasar lista.
remote-hall = { $count ->
    [one] En línea
    [many] En línea { $number }
   *[other] En línea { $number }
}
remote-games = Partidas para ver
remote-delay = { $count ->
    [one] Ves las partidas en marcha { $count } minuto más tarde, para que nadie pueda ayudar a un jugador.
    [many] Ves las partidas en marcha { $count } minutos más tarde, para que nadie pueda ayudar a un jugador.
   *[other] Ves las partidas en marcha { $count } minutos más tarde, para que nadie pueda ayudar a un jugador.
}
