# Nombres de la edición de fantasmas.

edition-ghost = Fantasmas
word-rent = honorario
word-rent-pl = honorarios
word-rent-any = honorarios
word-deed = contrato
word-deeds = contratos
word-deed-one = un contrato
word-deed-your = tu contrato
word-deed-next = próximo contrato
word-deed-next-to = hasta el próximo contrato sin dueño; cuando todos tengan dueño, hasta el próximo en el que
word-deeds-mortgaged = contratos hipotecados
word-deed-mortgaged = un contrato hipotecado
word-deed-buy = un contrato sin dueño, puedes comprarlo
word-deed-cash = un contrato te da dinero al momento si lo hipotecas
word-deed-one-of = uno de tus contratos
word-deed-this = ese contrato
word-deed-the-of = del contrato
word-deed-the-in = en el contrato
word-deeds-the = los contratos
word-deeds-all = todos los contratos
word-deed-what = qué contrato
word-street = casilla de contrato
word-streets = casillas de contrato
word-house = trampa para fantasmas
word-houses = trampas para fantasmas
word-hotel = unidad de contención
word-hotel-one = una unidad de contención
word-hotels = unidades de contención
word-hotels-all = todas las unidades de contención
word-deeds-all-yours = todos tus contratos
word-deeds-the-mortgaged = los contratos hipotecados
level-houses = { $count ->
    [one] { $count } trampa para fantasmas
    [many] { $count } de trampas para fantasmas
   *[other] { $count } trampas para fantasmas
}
    .now = { $count ->
        [one] hay { $count } trampa para fantasmas
        [many] hay { $count } de trampas para fantasmas
       *[other] hay { $count } trampas para fantasmas
    }
level-hotel = unidad de contención
    .now = hay una unidad de contención
    .a = una unidad de contención
level-hotels = { $count ->
    [one] { $count } unidad de contención
    [many] { $count } de unidades de contención
   *[other] { $count } unidades de contención
}
    .now = { $count ->
        [one] hay { $count } unidad de contención
        [many] hay { $count } de unidades de contención
       *[other] hay { $count } unidades de contención
    }
group-brown = Marrón
group-light-blue = Azul claro
group-pink = Rosa
group-orange = Naranja
group-red = Rojo
group-yellow = Amarillo
group-green = Verde
group-dark-blue = Azul oscuro
deck-mist = Niebla errante
kind-ride = ECTO-1
    .next = el próximo ECTO-1
kind-entity = entidad
    .next = la próxima entidad
token-goggles = Gafas
token-ghost-meter = Medidor de fantasmas
token-cello = Violonchelo
token-proton-pack = Mochila de protones
token-marshmallow = Malvavisco
token-siren = Sirena
space-go = SALIDA
    .the = la SALIDA
    .cap = La SALIDA
space-corner-bookshop = Librería de la esquina
    .the = la Librería de la esquina
space-mist = Niebla errante
    .the = la Niebla errante
space-subway-stairs = Escalera del metro
    .the = la Escalera del metro
space-library-phantom = Fantasma de la biblioteca
    .the = el Fantasma de la biblioteca
space-ecto-1 = ECTO-1
    .the = el ECTO-1
space-night-diner = Café nocturno
    .the = el Café nocturno
space-pawn-shop = Casa de empeños
    .the = la Casa de empeños
space-wax-museum = Museo de cera
    .the = el Museo de cera
space-jail = Cárcel
    .the = la Cárcel (solo de visita)
space-old-fire-station = Viejo parque de bomberos
    .the = el Viejo parque de bomberos
space-hungry-green-ghost = Fantasma verde glotón
    .the = el Fantasma verde glotón
space-university-lab = Laboratorio universitario
    .the = el Laboratorio universitario
    .board = Labora{ "\u00AD" }torio univer{ "\u00AD" }sitario
space-city-archive = Archivo municipal
    .the = el Archivo municipal
space-reading-room = Sala de lectura
    .the = la Sala de lectura
space-card-catalogue = Fichero
    .the = el Fichero
space-grand-staircase = Gran escalinata
    .the = la Gran escalinata
space-free-parking = Parking gratuito
    .the = el Parking gratuito
space-hotel-lobby = Vestíbulo del hotel
    .the = el Vestíbulo del hotel
space-ballroom = Salón de baile
    .the = el Salón de baile
space-twelfth-floor = Planta doce
    .the = la Planta doce
space-town-hall = Ayuntamiento
    .the = el Ayuntamiento
    .board = Ayunta{ "\u00AD" }miento
space-mayors-office = Despacho de la alcaldía
    .the = el Despacho de la alcaldía
space-gate-hound = Perro de la puerta
    .the = el Perro de la puerta
space-city-jail-roof = Azotea de la cárcel
    .the = la Azotea de la cárcel
space-go-to-jail = Ve a la cárcel
    .the = «Ve a la cárcel»
space-park-gate = Puerta del parque
    .the = la Puerta del parque
space-carriage-stand = Parada de carruajes
    .the = la Parada de carruajes
space-penthouse-kitchen = Cocina del ático
    .the = la Cocina del ático
space-rooftop-temple = Templo de la azotea
    .the = el Templo de la azotea
space-giant-of-the-avenue = Gigante de la avenida
    .the = el Gigante de la avenida
space-crossroads-gate = Portal de la encrucijada
    .the = el Portal de la encrucijada
    .board = Portal de la encruci{ "\u00AD" }jada

card-advance-to = El teléfono suena a medianoche: avanza hasta { FORM($space, "the") }.
card-to-go = Acaba el turno de noche. Avanza hasta { FORM($go, "the") } y cobra el sueldo.
card-next-ride = ¡Sirenas a todo volumen! Avanza hasta { FORM($space, "next") }. Puedes seguir viaje por la tarifa de siempre.
card-next-entity = Un aullido muy cerca. Avanza hasta { FORM($space, "next") } y plántale cara junto a quien tengas a tu izquierda.
card-back-three = Resbalas en la baba. Retrocede tres casillas y haz lo que indique la de llegada.
card-go-to-jail = Nadie cree en tu fantasma. Ve directamente a la cárcel sin cobrar el sueldo.
card-jail-free = La alcaldía te debe una. Guarda esta carta: te saca una vez de la cárcel, o puedes venderla.
card-general-repairs = Tu equipo se recalienta: paga { $house } por cada { $house-name } y { $hotel } por cada { $hotel-name }.
card-speeding = Con sirena o sin ella, ibas muy rápido: paga { $amount }.
card-elected-chair = Ahora mandas en el equipo, y la cena corre de tu cuenta: da { $amount } a cada jugador.
card-dividend = Tus acciones de una fábrica de fregonas dan dividendos: cobra { $amount }.
card-loan-matures = Un cliente te paga una factura viejísima: cobra { $amount }.
card-bank-error = Un fantasma en las cuentas de la banca añade un cero a tu favor: cobra { $amount }.
card-doctor = El médico te saca la baba del oído: paga { $amount }.
card-sale-of-stock = Vendes tus acciones de una fábrica de sábanas: cobra { $amount }.
card-holiday-fund = Te pagan en efectivo tus días libres: cobra { $amount }.
card-tax-refund = El fisco acepta la baba como gasto: cobra { $amount }.
card-birthday = Hasta los fantasmas te cantan el cumpleaños feliz: cada jugador te da { $amount }.
card-life-insurance = Tienes un seguro contra apariciones: cobra { $amount }.
card-hospital = Una noche en la clínica, porque aún brillas: paga { $amount }.
card-school-fees = Clases nocturnas: cómo echar fantasmas, parte uno. Paga { $amount }.
card-consultancy-fee = Le dices a un cliente que solo son las tuberías: cobra { $amount }.
card-street-repairs = Baba en la calle: paga { $house } por cada { $house-name } y { $hotel } por cada { $hotel-name }.
card-second-prize = Tu calabaza embrujada queda segunda: cobra { $amount }.
card-inheritance = Un fantasma agradecido te incluye en su testamento: cobra { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Nadie cree en tu fantasma: vas a la cárcel.
   *[other] Nadie se cree la historia: { $player } va a la cárcel.
}
story-roll-jailed = { WHO($player) ->
    [you] Sacas { $dice }. Nadie cree en tu fantasma: vas a la cárcel.
   *[other] { $player } saca { $dice }. Nadie se cree la historia: ¡a la cárcel!
}
event-freed = { WHO($player) ->
    [you] La alcaldía te saca de la cárcel.
   *[other] La alcaldía saca de la cárcel a { $player }.
}
story-salary = { FORM($go, "cap") } paga { $amount } por el turno de noche.
event-salary = { WHO($player) ->
    [you] Pasas por { FORM($go, "the") } y cobras { $amount } por el turno de noche.
   *[other] { $player } pasa por { FORM($go, "the") } y cobra { $amount } por el turno de noche.
}
event-ride = { WHO($player) ->
    [you] ¡Sirenas a todo volumen! Viajas hasta { FORM($space, "the") } por { $amount }.
   *[other] ¡Sirenas a todo volumen! { $player } viaja hasta { FORM($space, "the") } por { $amount }.
}
event-entity-fought = { WHO($player) ->
    [you] { $other } y tú sacáis { $dice } y la trampa se cierra sobre { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } y tú sacáis { $dice } y la trampa se cierra sobre { FORM($space, "the") }.
       *[other] { $player } y { $other } sacan { $dice } y la trampa se cierra sobre { FORM($space, "the") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] { $other } y tú sacáis { $dice }, resbaláis en la baba y perdéis contra { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } y tú sacáis { $dice }, resbaláis en la baba y perdéis contra { FORM($space, "the") }.
       *[other] { $player } y { $other } sacan { $dice }, resbalan en la baba y pierden contra { FORM($space, "the") }.
    }
}
event-paid-entity = { WHO($player) ->
    [you] Pagas { $amount } para limpiar la baba que deja { FORM($space, "the") }.
   *[other] { $player } paga { $amount } para limpiar la baba que deja { FORM($space, "the") }.
}
event-built = { WHO($player) ->
    [you] Proteges { FORM($space, "the") } por { $amount }: ahora { FORM($level, "now") }.
   *[other] { $player } protege { FORM($space, "the") } por { $amount }: ahora { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Proteges { FORM($space, "the") }: ahora { FORM($level, "now") }.
   *[other] { $player } protege { FORM($space, "the") }: ahora { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Proteges { FORM($spaces, "the") } por { $amount }.
   *[other] { $player } protege { FORM($spaces, "the") } por { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Caes en bancarrota y entregas el equipo. Lo que te queda pasa a { $other }.
   *[other] { WHO($other) ->
        [you] { $player } cae en bancarrota y entrega el equipo. Lo que le queda es para ti.
       *[other] { $player } cae en bancarrota y entrega el equipo. Lo que le queda pasa a { $other }.
    }
}
event-game-over = La ciudad ya puede dormir: { $players } gana la partida.
event-game-over-shared = La ciudad ya puede dormir: { $players } comparten la victoria.

character-1 = Detective Trapo
character-2 = Capi Chispas
character-3 = Agente Factura
character-4 = Conserje Salero
character-5 = Aprendiz Prisas
character-6 = Auxiliar Rebaja
says-careful-buys = Antes miré si había fantasmas.
says-careful-earns = El recibo ya está archivado.
says-careful-pays = Siempre guardo algo para la baba.
says-careful-wins = Por fin hay calma en mi ciudad.
says-bold-buys = ¡A mí ese lugar no me asusta!
says-bold-earns = Cazaría fantasmas gratis, ¡pero gracias!
says-bold-pays = De babas peores he salido.
says-bold-wins = Ciudad sin fantasmas. ¡Que suene la sirena!
says-haggler-buys = El fantasma me salió gratis.
says-haggler-earns = Hasta envié una factura amable.
says-haggler-pays = ¿Puedo pagar en trampas para fantasmas?
says-haggler-wins = Le mandaré la factura a la ciudad.
