fair-intro = Antes de la partida, el servidor y los jugadores fijaron cada uno una parte secreta de los dados. Las de los jugadores se revelaron al empezar; la del servidor, al final. Con estas partes y el registro de la partida, esta página vuelve a calcular cada tirada y cada mazo barajado, aquí en tu navegador: no tienes que confiar en el servidor.
fair-no-script = Sin JavaScript puedes comprobar el archivo de la partida en tu propia computadora:
fair-right = Todo está bien: todas las tiradas y todos los mazos barajados son los que se fijaron antes de la primera tirada.
fair-check-draws = Cada tirada y cada mazo barajado se deducen de estas partes
fair-parts = Quién contribuyó a los dados
fair-deck = Mazo de { $cards } cartas, barajado
