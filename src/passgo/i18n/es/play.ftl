# What only the terminal game says; all else is as at the live table. Commands are English words in every language.

play-title = { $edition }, semilla { $seed }
play-title-loaded = { $edition }, continuada después del turno { $turn }
play-how = Escribe un número o una orden; { $command } muestra las órdenes.
play-cash = Tienes { $cash }.
play-wait = Ahora no
play-free = Nadie tiene nada de estos grupos: { $groups }.
play-no-choice = Escribe un número del 1 al { $most }.
play-first = Empieza por { FORM($space, "the") }.
play-unknown-space = No hay ninguna casilla llamada { $word }.
play-unknown-player = Nadie se llama { $word }. Los jugadores: { $players }.
play-bad-action = La orden { $word } no existe. Escribe { $command } para ver las órdenes.
play-perhaps = ¿Querías decir { $word }?
play-saved = Guardada en { $file }.
play-save-where = Indica dónde guardarla: { $command }
play-unsaved = Esta partida no está guardada. Escribe { $command } para guardarla, o { $quit } otra vez para salir.
play-resume = Para continuar: { $command }
play-not-saved = La partida no se ha guardado.
play-cannot-save = La partida no se puede guardar en { $file }. Elige otro archivo.
play-file-there = { $file } ya existe. Elige otro archivo.
play-limit = Detenida después del turno { $turn }; la partida no ha terminado.
play-commands = Órdenes
play-help-number = Elige una opción por su número; las palabras de al lado hacen lo mismo.
play-help-short = Bastan las primeras letras de un nombre.
play-help-actor = Actúa por otra persona de este teclado, por el banquero o por el árbitro.
play-help-save = Guardar la partida
