sheet-players-hint = Quien queda fuera firma aquí de inmediato: numera a los jugadores en el orden en que se van.
badge-show = Muestra este código en la entrada
