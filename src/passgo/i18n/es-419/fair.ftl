fair-intro = Antes de la partida, el servidor y los jugadores fijaron cada uno una parte secreta de los dados. Las de los jugadores se revelaron al empezar, la del servidor al final. Con estas partes y el registro de la partida, esta página vuelve a calcular cada tirada y cada mazo barajado, aquí en tu navegador: no tienes que confiar en el servidor.
fair-no-script = Sin JavaScript puedes comprobar el archivo de la partida en tu propia computadora:
fair-right = Todo está bien: todas las tiradas y los mazos son los que estaban fijados antes de la primera.
fair-commitment = Lo que fijó el servidor:
fair-check-draws = Cada tirada y cada mazo se deducen de estas partes
fair-parts = Quién aportó a los dados
fair-deck = Mazo barajado, cartas: { $cards }
