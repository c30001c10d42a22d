departure-jail-cards = El reglamento subasta todo lo que un jugador en bancarrota deja a la banca, salvo los edificios; aquí las cartas para salir de «{ $jail }» vuelven a su mazo.
departure-short-price = El reglamento descuenta del precio del edificio más alto el propio edificio; aquí se necesita una casa menos.
departure-short-end = Lo que un jugador en bancarrota deja a la banca no se subasta: la partida terminó.
