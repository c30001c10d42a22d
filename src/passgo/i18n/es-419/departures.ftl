departure-jail-cards = El libro subasta todo lo que una bancarrota deja a la banca salvo edificios; aquí las cartas para salir de «{ $jail }» vuelven a su mazo.
departure-short-price = El libro rebaja el edificio más alto en su propio precio; aquí se necesita una casa menos.
departure-short-end = Lo que una bancarrota deja a la banca no se subasta: la partida terminó.
