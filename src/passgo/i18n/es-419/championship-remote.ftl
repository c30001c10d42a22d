remote-waive-lead = Ya tuvieron su tiempo. La hoja dirá que no la confirmaron y por qué.
remote-champion = El título es tuyo. ¡Felicitaciones!
remote-next-confirmed = Tu lugar está confirmado. Ve a tu mesa desde esta página antes de la hora oficial: un asiento vacío pasa en ese momento a un suplente.
remote-come-lead = Avisa que estás aquí y deja esta página abierta. Solo juega quien está al pasar lista; si no, tu asiento pasa a un suplente.
remote-come-later = Dos horas antes del comienzo podrás avisar aquí que llegaste.
remote-rule-line = Cuando termine la partida, confirma tu línea de la hoja.
remote-delay = { $count ->
    [one] Ves las partidas en curso con { $count } minuto de retraso, para que nadie pueda ayudar a un jugador.
    [many] Ves las partidas en curso con { $count } de minutos de retraso, para que nadie pueda ayudar a un jugador.
   *[other] Ves las partidas en curso con { $count } minutos de retraso, para que nadie pueda ayudar a un jugador.
}
