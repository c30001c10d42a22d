# Lo que se imprime para un campeonato: hojas de puntuación, listas de mesas, listas de llamadas, tarjetas para la entrada.

sheet-title = Hoja de puntuación
sheet-title-spare = Hoja de puntuación (reserva)
sheet-table = Mesa
sheet-table-number = Mesa { $number }
sheet-venue = Sede
sheet-stage = Fase
sheet-round = Ronda
sheet-heat = Tanda
sheet-minutes = Minutos
sheet-judge = Árbitro
sheet-start = Comienzo
sheet-scan = Panel del árbitro

sheet-players = Jugadores y quién queda fuera
sheet-players-hint = Quien queda fuera firma aquí en el acto: numera a los jugadores en el orden en que se van.
sheet-seat = Asiento
sheet-player = Jugador
sheet-out-number = Orden de salida
sheet-out-time = Hora
sheet-out-why = Motivo
sheet-bankrupt = bancarrota
sheet-withdrawn = abandono
sheet-expelled = descalificación
sheet-signature = Firma

sheet-worth = Patrimonio al final
sheet-worth-hint = Suma en el reverso y pasa aquí los totales. Deja vacía la columna de quien esté fuera.
sheet-cash = Dinero
sheet-cash-how = a su valor nominal
sheet-deeds = Propiedades
sheet-mortgaged = Propiedades hipotecadas
sheet-houses = Casas
sheet-hotels = Hoteles
sheet-hotels-how = con las casas entregadas por ellos
sheet-share = { $share ->
    [full] al precio impreso
    [half] a la mitad del precio impreso
   *[part] al { $percent } del precio impreso
}
sheet-total = Patrimonio
sheet-free = Propiedades sin hipoteca
sheet-free-how = cuántas; deciden los empates
sheet-rank = Puesto
sheet-points = Puntos

sheet-judge-signs = Árbitro de la mesa
sheet-second-signs = Segunda persona: comprobado, sin cambios
sheet-name = Nombre
sheet-points-by = Puntos según jugadores que quedan y puesto
sheet-left = Quedan

sheet-deed-list = Propiedades y edificios
sheet-deed-list-hint = En la columna del dueño: ✓ sin hipoteca, − hipotecada, de 1 a 4 casas, 5 hotel.
sheet-deed = Propiedad
sheet-price = Precio
sheet-price-mortgaged = Hipotecada
sheet-price-house = Casa
sheet-price-hotel = Hotel con casas
sheet-sum = Total: { $what }
sheet-sum-carry = Pasa estos totales al anverso.

sheet-seed = Semilla del sorteo de mesas: { $seed }
sheet-digest = Huella: { $digest }
sheet-made = Impreso el { $date }
sheet-side = { $side } / { $sides }

list-seating = Reparto de mesas
list-by-name = Por nombre
list-by-table = Por mesa
list-heat-number = Tanda { $number }
list-unconfirmed = Inscritos: lista de llamadas
list-unconfirmed-hint = Llama a todas las personas de esta lista y pregunta si vienen.
list-alternates = Suplentes: lista de llamadas
list-alternates-hint = Llama en el orden de los números. Nadie entra en una partida en curso.
list-number = N.º
list-phone = Teléfono
list-called = Hora de llamada
list-answer = Respuesta
list-arrived = Presente
list-seated = Mesa y asiento

badge-show = Enseña este código en la entrada
badge-alternate = Suplente { $number }

certificate-title = Diploma
certificate-for = Se otorga este diploma a
certificate-rank = Puesto { $rank }
certificate-points = { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}
certificate-director = Director
certificate-judge = Árbitro principal

press-title = Resultados
press-name = Nombre
press-city = Ciudad
press-anonymous = Nombre no publicado

paper-sample = MUESTRA
