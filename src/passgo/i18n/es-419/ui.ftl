taken-over = Tu asiento se abrió en otro dispositivo. Aquí puedes seguir viendo la partida.
closed = La mesa se cerró.
closed-rules = El servidor se actualizó y esta partida no pudo continuar. Su registro se conserva.
money-dollar = ${ $amount }
deal-empty = Elige qué quieren intercambiar.
about-entity = Saquen { $count } o más entre tú y quien esté a tu izquierda: ambos cobran o pagan { $amount }
about-cards = Toma una carta
about-question = Presiona el bloque
player-token = Ficha
board-keys = Las flechas recorren el tablero; Enter abre una casilla.
lobby-token = Elegir ficha
lobby-token-any = La que esté libre
end-dice-about = Cuántas veces salió cada suma; la franja es lo que cabe esperar del azar.
end-dice-line = { $sum }: salió { $count ->
    [one] { $count } vez
    [many] { $count } de veces
   *[other] { $count } veces
}; se esperaban entre { $low } y { $high }
hint-roll = Tira y tu ficha avanza sola. Antes puedes construir, hipotecar o proponer un trato.
hint-claim = Alguien cayó en { word-deed-your }. El { word-rent } solo es tuyo si lo reclamas a tiempo.
chat-report = Reportarlo como
chat-reported = Reporte enviado. Gracias.
shortage-order = Lo que elegiste, en orden
paused-nobody-there = La partida está en pausa porque se fueron todos.
