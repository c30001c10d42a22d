token-goggles = Lentes
space-old-fire-station = Vieja estación de bomberos
    .the = la Vieja estación de bomberos
space-free-parking = Estacionamiento libre
    .the = el Estacionamiento libre
    .board = Estaciona{ "\u00AD" }miento libre
space-twelfth-floor = Piso doce
    .the = el Piso doce
space-town-hall = Municipalidad
    .the = la Municipalidad
    .board = Munici{ "\u00AD" }palidad
space-mayors-office = Oficina de la alcaldía
    .the = la Oficina de la alcaldía
space-penthouse-kitchen = Cocina del penthouse
    .the = la Cocina del penthouse

card-next-entity = Un aullido muy cerca. Avanza hasta { FORM($space, "next") } y enfréntate a ella junto a quien tengas a tu izquierda.
card-elected-chair = Ahora diriges el equipo, y la cena corre por tu cuenta: da { $amount } a cada jugador.
card-dividend = Tus acciones de una fábrica de trapeadores dan dividendos: cobra { $amount }.

## Events, told in this world

event-entity-fought = { WHO($player) ->
    [you] { $other } y tú sacan { $dice } y la trampa se cierra sobre { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } y tú sacan { $dice } y la trampa se cierra sobre { FORM($space, "the") }.
       *[other] { $player } y { $other } sacan { $dice } y la trampa se cierra sobre { FORM($space, "the") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] { $other } y tú sacan { $dice }, resbalan en la baba y pierden contra { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } y tú sacan { $dice }, resbalan en la baba y pierden contra { FORM($space, "the") }.
       *[other] { $player } y { $other } sacan { $dice }, resbalan en la baba y pierden contra { FORM($space, "the") }.
    }
}

says-bold-pays = Salí de babas peores.
