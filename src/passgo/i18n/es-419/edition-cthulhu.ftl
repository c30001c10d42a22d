space-free-parking = Estacionamiento libre
    .the = el Estacionamiento libre
space-examination-fee = Pago por examen médico
    .the = el Pago por examen médico
