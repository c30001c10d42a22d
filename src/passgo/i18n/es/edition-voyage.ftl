# Nombres de la edición de viajes.

edition-voyage = Viaje
word-street = parcela
word-streets = parcelas
word-jail = la Luna
word-jail-card = carta de la Luna
word-jail-cards = cartas de la Luna
word-house = tienda de campaña
word-houses = tiendas de campaña
word-hotel = caravana
word-hotel-one = una caravana
word-hotels = caravanas
word-hotels-all = todas las caravanas
level-houses = { $count ->
    [one] { $count } tienda de campaña
    [many] { $count } de tiendas de campaña
   *[other] { $count } tiendas de campaña
}
    .now = { $count ->
        [one] hay { $count } tienda de campaña
        [many] hay { $count } de tiendas de campaña
       *[other] hay { $count } tiendas de campaña
    }
level-hotel = caravana
    .now = hay una caravana
    .a = una caravana
level-hotels = { $count ->
    [one] { $count } caravana
    [many] { $count } de caravanas
   *[other] { $count } caravanas
}
    .now = { $count ->
        [one] hay { $count } caravana
        [many] hay { $count } de caravanas
       *[other] hay { $count } caravanas
    }
group-brown = Marea
group-light-blue = Arcoíris
group-pink = Atardecer
group-orange = Monzón
group-red = Volcán
group-yellow = Estrellas fugaces
group-green = Aurora boreal
group-dark-blue = Luna llena
group-stations = Aeropuertos
group-utilities = Transporte público
deck-command = Orden
deck-decision = Decisión
kind-station = aeropuerto
    .next = el próximo aeropuerto
kind-utility = transporte público
    .next = el próximo transporte público
token-suitcase = Maleta
token-camera = Cámara
token-compass = Brújula
token-balloon = Globo
space-start = SALIDA
    .the = la SALIDA
    .cap = La SALIDA
space-bay-of-fundy = Bahía de Fundy
    .the = la Bahía de Fundy
space-decision = Decisión
space-mont-saint-michel = Mont Saint-Michel
space-tax = Impuesto
    .the = el Impuesto
space-athens-airport = Aeropuerto de Atenas
    .the = el Aeropuerto de Atenas
space-victoria-falls = Cataratas Victoria
    .the = las Cataratas Victoria
space-command = Orden
space-iguazu = Iguazú
space-niagara = Niágara
space-the-moon = Luna
    .the = la Luna (solo de visita)
space-santorini = Santorini
space-railway = Ferrocarril
    .the = el Ferrocarril
    .board = Ferro{ "\u00AD" }carril
space-uluru = Uluru
space-serengeti = Serengueti
    .the = el Serengueti
space-cairo-airport = Aeropuerto de El Cairo
    .the = el Aeropuerto de El Cairo
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Área de descanso
    .the = el Área de descanso
space-etna = Etna
    .the = el Etna
space-krakatoa = Krakatoa
    .the = el Krakatoa
space-kilauea = Kilauea
    .the = el Kilauea
space-denver-airport = Aeropuerto de Denver
    .the = el Aeropuerto de Denver
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotúnel
    .the = el Eurotúnel
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Ve a la Luna
    .the = «Ve a la Luna»
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
space-sydney-airport = Aeropuerto de Sídney
    .the = el Aeropuerto de Sídney
space-machu-picchu = Machu Picchu
space-himalaya = Himalaya
    .the = el Himalaya

# En este tablero se va a la Luna.
event-jailed = { WHO($player) ->
    [you] ¡Despegue! Vas a la Luna.
   *[other] ¡Despegue! { $player } va a la Luna.
}
event-freed = { WHO($player) ->
    [you] Vuelves de la Luna.
   *[other] { $player } vuelve de la Luna.
}
event-freed-fine = { WHO($player) ->
    [you] Pagas { $amount } y sales de la Luna.
   *[other] { $player } paga { $amount } y sale de la Luna.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Sigues en la Luna (intento { $count }).
   *[other] { $player } sigue en la Luna (intento { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Sacas { $dice } y despegas rumbo a la Luna.
   *[other] { $player } saca { $dice } y despega rumbo a la Luna.
}
story-roll-stayed = { WHO($player) ->
    [you] Sacas { $dice } y sigues en la Luna (intento { $count }).
   *[other] { $player } saca { $dice } y sigue en la Luna (intento { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Debes { $amount } para salir de la Luna.
   *[other] { $player } debe { $amount } para salir de la Luna.
}
event-paid-fine = { WHO($player) ->
    [you] Pagas { $amount } para salir de la Luna.
   *[other] { $player } paga { $amount } para salir de la Luna.
}
event-card-shown = { WHO($player) ->
    [you] Enseñas una carta de la Luna.
   *[other] { $player } enseña una carta de la Luna.
}
event-card-used = { WHO($player) ->
    [you] Usas una carta para salir de la Luna.
   *[other] { $player } usa una carta para salir de la Luna.
}
awaiting-you-roll-jail = Estás en la Luna. ¿Cómo vas a salir?
act-fine = Pagar { $amount } para salir de la Luna
act-card = Usar una carta para salir de la Luna
deal-cards = Cartas de la Luna
deal-card-price = Una carta de la Luna no se puede cambiar por menos de { $amount }.
about-jail = Solo de visita o en la Luna
about-go-to-jail = Ve a la Luna
player-in-jail = en la Luna
jail-cards = { $count ->
    [one] { $count } carta de la Luna
    [many] { $count } de cartas de la Luna
   *[other] { $count } cartas de la Luna
}
card-go-to-jail = Subes al cohete equivocado. Ve directamente a la Luna sin cobrar el sueldo.
card-jail-free = Un pasaje en cohete. Guarda esta carta: te saca una vez de la Luna, o puedes venderla.

card-advance-to = Una postal te tienta: avanza hasta { FORM($space, "the") }.
card-to-go = Te puede la nostalgia. Avanza hasta { FORM($go, "the") } y cobra el sueldo.
card-next-station = Pierdes el vuelo. Avanza hasta { FORM($space, "next") }. Su dueño puede cobrarte el doble.
card-next-utility = ¡Niebla! Avanza hasta { FORM($space, "next") } y lanza los dados. Su dueño puede cobrarte { $factor } veces lo que marquen.
card-back-three = Olvidas el pasaporte. Retrocede tres casillas y haz lo que indique la de llegada.
card-general-repairs = Graniza en el campamento: paga { $house } por cada { $house-name } y { $hotel } por cada { $hotel-name }.
card-fine = Arrancas una flor rara: paga una multa de { $amount }.
card-elected-chair = Guías la excursión y te pierdes: da { $amount } a cada jugador.
card-dividend = Tus acciones de una línea de transbordadores dan dividendos: cobra { $amount }.
card-loan-matures = Una vieja amistad de viaje te devuelve un préstamo: cobra { $amount }.
card-bank-error = La banca se equivoca a tu favor al cambiar divisas: cobra { $amount }.
card-doctor = El médico te mira las quemaduras de sol: paga { $amount }.
card-sale-of-stock = Vendes tus acciones de una aerolínea: cobra { $amount }.
card-holiday-fund = Encuentras tus ahorros de viaje en un calcetín: cobra { $amount }.
card-tax-refund = La aduana te devuelve el impuesto de tus recuerdos: cobra { $amount }.
card-birthday = ¡Cumpleaños junto al fuego! Cada jugador te da { $amount }.
card-life-insurance = Tu equipaje se pierde, pero tenía seguro: cobra { $amount }.
card-hospital = Te tuerces un tobillo al borde del cráter: paga { $amount }.
card-school-fees = Un curso de idiomas antes de partir: paga { $amount }.
card-street-repairs = La lava corta el camino: paga { $house } por cada { $house-name } y { $hotel } por cada { $hotel-name }.
card-second-prize = Tu foto del atardecer queda segunda: cobra { $amount }.
card-inheritance = Tu tía abuela te deja su fondo para viajes: cobra { $amount }.

## Events, told in this world

story-salary = { FORM($go, "cap") } paga { $amount } para el viaje.
event-salary = { WHO($player) ->
    [you] Pasas por { FORM($go, "the") } y cobras { $amount } para el viaje.
   *[other] { $player } pasa por { FORM($go, "the") } y cobra { $amount } para el viaje.
}
story-roll-tax = { WHO($player) ->
    [you] Sacas { $dice }, caes en { FORM($space, "the") } y pagas { $amount } en la aduana.
   *[other] { $player } saca { $dice }, cae en { FORM($space, "the") } y paga { $amount } en la aduana.
}
story-tax = { WHO($player) ->
    [you] Caes en { FORM($space, "the") } y pagas { $amount } en la aduana.
   *[other] { $player } cae en { FORM($space, "the") } y paga { $amount } en la aduana.
}
event-paid-tax = { WHO($player) ->
    [you] Pagas { $amount } en la aduana por { FORM($space, "the") }.
   *[other] { $player } paga { $amount } en la aduana por { FORM($space, "the") }.
}
event-built = { WHO($player) ->
    [you] Acampas en { FORM($space, "the") } por { $amount }: ahora { FORM($level, "now") }.
   *[other] { $player } acampa en { FORM($space, "the") } por { $amount }: ahora { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Acampas en { FORM($space, "the") }: ahora { FORM($level, "now") }.
   *[other] { $player } acampa en { FORM($space, "the") }: ahora { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Acampas en { FORM($spaces, "the") } por { $amount }.
   *[other] { $player } acampa en { FORM($spaces, "the") } por { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Caes en bancarrota y te vuelves a casa. Lo que te queda pasa a { $other }.
   *[other] { WHO($other) ->
        [you] { $player } cae en bancarrota y se vuelve a casa. Lo que le queda es para ti.
       *[other] { $player } cae en bancarrota y se vuelve a casa. Lo que le queda pasa a { $other }.
    }
}
event-game-over = Fin del viaje: { $players } gana la partida.
event-game-over-shared = Fin del viaje: { $players } comparten la victoria.

character-1 = Guarda Poncho
character-2 = Capi Desvío
character-3 = Agente Primera
character-4 = Guía Madrugón
says-careful-buys = Antes miré el mapa.
says-careful-earns = Esto va a mi fondo de viajes.
says-careful-pays = Llevaba algo de sobra para esto.
says-careful-wins = ¡En casa, y con todas las maletas!
says-bold-buys = Lo vi, me encantó, ¡me lo quedo!
says-bold-earns = ¡Ya tengo pagado el próximo vuelo!
says-bold-pays = Lo llamaré aventura.
says-bold-wins = ¡Vi el mundo y me lo gané!
says-haggler-buys = Me hicieron precio de vecino.
says-haggler-earns = Las vistas van de regalo.
says-haggler-pays = Pedí tarifa de grupo. No hubo suerte.
says-haggler-wins = ¡Vi el mundo con descuento!
