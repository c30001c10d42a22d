panel-others-lead = Como segunda persona confirmas hojas que entregó otra persona.
panel-keep-open = Deja esta página abierta: funciona sin red y envía lo que anotes en cuanto puede. Sin red no se puede recargar.
panel-shut = Tu enlace privado ya no funciona. Pide uno nuevo al director; lo que anotaste sigue en este navegador.
panel-announce = Anuncié el tiempo restante
panel-fault-nobody-left = el último jugador que queda ganó y no está fuera
panel-sign-paper-of = { $name } firmó en papel
panel-locked = Alguien firmó: ya no se puede cambiar nada.
panel-own = Entregaste tú esta hoja: la confirma otra persona.
