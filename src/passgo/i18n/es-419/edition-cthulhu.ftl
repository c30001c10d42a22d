space-free-parking = Estacionamiento libre
    .the = el Estacionamiento libre
    .board = Estaciona{ "\u00AD" }miento libre
space-examination-fee = Pago por examen médico
    .the = el Pago por examen médico

character-2 = Timonel Borrasca
says-bold-pays = Perdí cosas peores en el mar.
