hall-page-board = Marcador en vivo
hall-page-time = Reloj de la computadora
hall-time-jumped = El reloj de la computadora del campeonato dio un salto. Hora antes del salto: { $was }. El reloj marcó entonces: { $says }. Las rondas y los plazos siguen rigiéndose por la hora anterior al salto.
hall-time-now = Hora del campeonato: { $time }. Reloj de la computadora: { $clock }.
hall-time-wrong = Si el reloj está mal, corrígelo en la computadora. Este aviso se cerrará entonces automáticamente.
hall-time-right = Si el reloj está bien, dos personas del equipo tienen que aceptarlo aquí. Las rondas en curso conservan el tiempo que les queda.
hall-time-venue = { $city }: la computadora de allí tenía mal el reloj. Hora de su última anotación: { $was }. El reloj marcaba: { $says }. El orden de las anotaciones no cambió.
hall-reason-repeats = { $count ->
    [0] Nadie vuelve a encontrarse con nadie.
    [one] { $count } pareja vuelve a encontrarse: no se encontró un reparto mejor.
    [many] { $count } de parejas vuelven a encontrarse: no se encontró un reparto mejor.
   *[other] { $count } parejas vuelven a encontrarse: no se encontró un reparto mejor.
}
hall-start-lead = Quien no estaba presente perdió su asiento al pasar lista. El reloj empieza a correr para todas las mesas a la vez.
hall-sheet-none = No se entregó ninguna hoja de esta mesa.
hall-own-sheet = Tú entregaste esta hoja: tiene que confirmarla otra persona.
hall-board-open = Abrir el marcador en vivo
hall-no-concern = No se señaló nada.
hall-concern-theme = No se encontró ninguna palabra del juego.
hall-found = { $count ->
    [0] No se encontró a nadie.
    [one] Se encontró a { $count } persona.
    [many] Se encontró a { $count } de personas.
   *[other] Se encontró a { $count } personas.
}
hall-status-withdrawn = Se retiró
hall-terms-lead = Una versión nueva entra en vigor de inmediato, con un aviso que todos ven en el sitio público.
hall-terms-notice = Qué cambió (el aviso)
hall-revoke-lead = Todos los enlaces de { $name } dejan de funcionar de inmediato.
hall-outbox-lead = { $count ->
    [0] Todos los correos se enviaron.
    [one] Hay { $count } correo en espera. Cópialo en tu programa de correo y márcalo como enviado.
    [many] Hay { $count } de correos en espera. Cópialos en tu programa de correo y márcalos como enviados.
   *[other] Hay { $count } correos en espera. Cópialos en tu programa de correo y márcalos como enviados.
}
hall-letter-fault = El servidor de correo lo rechazó:
hall-board = Marcador en vivo
hall-done-return = El campeonato volvió al presente.
hall-done-qualify = La fase se cerró aquí.
