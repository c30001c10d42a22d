online-status-playing = La partida está en curso.
online-status-finished = La partida terminó; la hoja de puntuación se entrega automáticamente.
online-status-abandoned = La mesa se cerró.
