# Nombres de la edición Cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, partida corta
word-street = casilla de criatura
word-streets = casillas de criatura
word-house = cripta
word-houses = criptas
word-hotel = mausoleo
word-hotel-one = un mausoleo
word-hotels = mausoleos
word-hotels-all = todos los mausoleos
level-houses = { $count ->
    [one] { $count } cripta
    [many] { $count } de criptas
   *[other] { $count } criptas
}
    .now = { $count ->
        [one] hay { $count } cripta
        [many] hay { $count } de criptas
       *[other] hay { $count } criptas
    }
level-hotel = mausoleo
    .now = hay un mausoleo
    .a = un mausoleo
level-hotels = { $count ->
    [one] { $count } mausoleo
    [many] { $count } de mausoleos
   *[other] { $count } mausoleos
}
    .now = { $count ->
        [one] hay { $count } mausoleo
        [many] hay { $count } de mausoleos
       *[other] hay { $count } mausoleos
    }
group-brown = Marrón
group-light-blue = Azul claro
group-pink = Rosa
group-orange = Naranja
group-red = Rojo
group-yellow = Amarillo
group-green = Verde
group-dark-blue = Azul oscuro
group-stations = Transportes
group-utilities = Instituciones
deck-sanity = Cordura
deck-knowledge = Conocimiento
kind-station = transporte
    .next = el próximo transporte
kind-utility = institución
    .next = la próxima institución
token-necronomicon = Necronomicón
token-cultists-tablet = Tablilla de los cultistas
token-cthulhu-statuette = Estatuilla de Cthulhu
token-shining-trapezohedron = Trapezoedro resplandeciente
token-hound-amulet = Amuleto del sabueso
token-dagon-dagger = Daga de Dagón
space-go = SALIDA
    .the = la SALIDA
    .cap = La SALIDA
space-ghoul = Gul
    .the = el Gul
space-knowledge = Conocimiento
    .board = Conoci{ "\u00AD" }miento
space-zoog = Zoog
    .the = el Zoog
space-research-fee = Gastos de investigación
    .the = los Gastos de investigación
    .board = Gastos de investi{ "\u00AD" }gación
space-ship = Barco
    .the = el Barco
space-night-gaunt = Ángel descarnado
    .the = el Ángel descarnado
space-sanity = Cordura
space-rat-thing = Cosa-rata
    .the = la Cosa-rata
space-wilbur-whateley = Wilbur Whateley
space-jail = Cárcel
    .the = la Cárcel (solo de visita)
space-deep-one = Profundo
    .the = el Profundo
space-miskatonic-university = Universidad Miskatonic
    .the = la Universidad Miskatonic
    .board = Univer{ "\u00AD" }sidad Miskatonic
space-dagon = Dagón
space-hydra = Hidra
    .the = la Hidra
space-train = Tren
    .the = el Tren
space-mi-go = Mi-Go
    .the = el Mi-Go
space-elder-thing = Antiguo
    .the = el Antiguo
space-shoggoth = Shoggoth
    .the = el Shoggoth
space-free-parking = Parking gratuito
    .the = el Parking gratuito
space-hound-of-the-void = Perro del Vacío
    .the = el Perro del Vacío
space-flying-polyp = Pólipo volador
    .the = el Pólipo volador
space-great-race = Gran Raza
    .the = la Gran Raza
space-dream-journey = Viaje onírico
    .the = el Viaje onírico
space-colour-from-space = Color del espacio
    .the = el Color del espacio
space-star-spawn = Semilla estelar
    .the = la Semilla estelar
space-sanatorium = Manicomio
    .the = el Manicomio
space-hastur = Hastur
space-go-to-jail = Ve a la cárcel
    .the = «Ve a la cárcel»
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automóvil
    .the = el Automóvil
space-azathoth = Azathoth
space-examination-fee = Tasa de reconocimiento médico
    .the = la Tasa de reconocimiento médico
    .board = Tasa de recono{ "\u00AD" }cimiento médico
space-great-cthulhu = Gran Cthulhu
    .the = el Gran Cthulhu

card-advance-to = Un mapa en el margen muestra el camino: avanza hasta { FORM($space, "the") }.
card-to-go = Solo era un sueño. Avanza hasta { FORM($go, "the") } y cobra el sueldo.
card-next-station = La niebla se cierra. Avanza hasta { FORM($space, "next") }. Su dueño puede cobrarte el doble.
card-next-utility = Pesadillas. Avanza hasta { FORM($space, "next") } y lanza los dados. Su dueño puede cobrarte { $factor } veces lo que marquen.
card-back-three = Olvidas el viejo libro. Retrocede tres casillas y haz lo que indique la de llegada.
card-go-to-jail = Te sorprenden cavando a la luz de la luna. Ve directamente a la cárcel sin cobrar el sueldo.
card-jail-free = Una llave de extraño metal. Guarda esta carta: te saca una vez de la cárcel, o puedes venderla.
card-general-repairs = Las losas se mueven solas: paga { $house } por cada { $house-name } y { $hotel } por cada { $hotel-name }.
card-speeding = Ibas muy rápido. Lo que te seguía, también. Paga { $amount }.
card-elected-chair = Que tu sociedad secreta siga siendo secreta tiene un precio: da { $amount } a cada jugador.
card-dividend = Tus acciones pesqueras rinden sospechosamente bien: cobra { $amount }.
card-loan-matures = El mar devuelve a un viejo deudor, que te paga: cobra { $amount }.
card-bank-error = El cajero de la banca no pega ojo y se equivoca a tu favor: cobra { $amount }.
card-doctor = Un tónico para los nervios: paga { $amount }.
card-sale-of-stock = Vendes tus acciones antes de la luna llena: cobra { $amount }.
card-holiday-fund = Cancelas tu semana junto al mar: cobra { $amount }.
card-tax-refund = Devolución de impuestos, firmada por una mano desconocida: cobra { $amount }.
card-birthday = Los astros se alinean por tu cumpleaños: cada jugador te da { $amount }.
card-life-insurance = Te creen en el fondo del mar y tu seguro paga: cobra { $amount }.
card-hospital = La clínica te receta reposo y nada de libros: paga { $amount }.
card-school-fees = Un curso de lenguas muertas: paga { $amount }.
card-consultancy-fee = Aconsejas no abrir la caja: cobra { $amount }.
card-street-repairs = La marea se lleva el camino: paga { $house } por cada { $house-name } y { $hotel } por cada { $hotel-name }.
card-second-prize = Tu ensayo sobre las mareas queda segundo: cobra { $amount }.
card-inheritance = Un tío al que nadie recuerda te deja un baúl: cobra { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Cavas donde no debes: vas a la cárcel.
   *[other] { $player } cava donde no debe y va a la cárcel.
}
story-roll-jailed = { WHO($player) ->
    [you] Sacas { $dice }. Cavas donde no debes: vas a la cárcel.
   *[other] { $player } saca { $dice }, cava donde no debe y va a la cárcel.
}
event-freed = { WHO($player) ->
    [you] La cerradura se abre sola: sales de la cárcel.
   *[other] La cerradura se abre sola: { $player } sale de la cárcel.
}
story-salary = { FORM($go, "cap") } paga { $amount } por otro día de cordura.
event-salary = { WHO($player) ->
    [you] Pasas por { FORM($go, "the") } y cobras { $amount } por otro día de cordura.
   *[other] { $player } pasa por { FORM($go, "the") } y cobra { $amount } por otro día de cordura.
}
story-roll-tax = { WHO($player) ->
    [you] Sacas { $dice }, caes en { FORM($space, "the") } y pagas { $amount }. Nadie dice para qué.
   *[other] { $player } saca { $dice }, cae en { FORM($space, "the") } y paga { $amount }. Nadie dice para qué.
}
story-tax = { WHO($player) ->
    [you] Caes en { FORM($space, "the") } y pagas { $amount }. Nadie dice para qué.
   *[other] { $player } cae en { FORM($space, "the") } y paga { $amount }. Nadie dice para qué.
}
event-paid-tax = { WHO($player) ->
    [you] Pagas { $amount } por { FORM($space, "the") }. Nadie dice para qué.
   *[other] { $player } paga { $amount } por { FORM($space, "the") }. Nadie dice para qué.
}
event-built = { WHO($player) ->
    [you] Cavas en { FORM($space, "the") } por { $amount }: ahora { FORM($level, "now") }.
   *[other] { $player } cava en { FORM($space, "the") } por { $amount }: ahora { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Cavas en { FORM($space, "the") }: ahora { FORM($level, "now") }.
   *[other] { $player } cava en { FORM($space, "the") }: ahora { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Cavas en { FORM($spaces, "the") } por { $amount }.
   *[other] { $player } cava en { FORM($spaces, "the") } por { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Caes en bancarrota, y a las estrellas les da igual. Lo que te queda pasa a { $other }.
   *[other] { WHO($other) ->
        [you] { $player } cae en bancarrota, y a las estrellas les da igual. Lo que le queda es para ti.
       *[other] { $player } cae en bancarrota, y a las estrellas les da igual. Lo que le queda pasa a { $other }.
    }
}
event-game-over = Las estrellas son propicias: { $players } gana la partida.
event-game-over-shared = Las estrellas son propicias: { $players } comparten la victoria.

character-1 = Doc Candil
character-2 = Timonel Galerna
character-3 = Marchante Vitela
character-4 = Guarda Silencio
character-5 = Docente Osadía
character-6 = Agente Rarezas
says-careful-buys = Lo compro, pero no miro dentro.
says-careful-earns = Esta noche dormiré algo mejor.
says-careful-pays = Pago y no hago preguntas.
says-careful-wins = ¡Victoria! Y conservo la cordura.
says-bold-buys = ¿Susurra? ¡Entonces me lo quedo!
says-bold-earns = ¡Sabía que la oscuridad daba dinero!
says-bold-pays = Peores cosas he perdido en el mar.
says-bold-wins = ¡Miré al abismo y gané!
says-haggler-buys = Regateé hasta que quitaron la maldición.
says-haggler-earns = Acepto monedas de cualquier época.
says-haggler-pays = ¿Y si pago con un libro raro?
says-haggler-wins = Hasta la marea me hizo un buen precio.
