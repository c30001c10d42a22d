# Nombres de la edición Mario.

edition-mario = Mario
word-go = GO
word-street = casilla de lugar
word-streets = casillas de lugar
word-house = casa de Toad
word-houses = casas de Toad
word-hotel = castillo de Peach
word-hotel-one = un castillo de Peach
word-hotels = castillos de Peach
word-hotels-all = todos los castillos de Peach
level-houses = { $count ->
    [one] { $count } casa de Toad
    [many] { $count } de casas de Toad
   *[other] { $count } casas de Toad
}
    .now = { $count ->
        [one] hay { $count } casa de Toad
        [many] hay { $count } de casas de Toad
       *[other] hay { $count } casas de Toad
    }
level-hotel = castillo de Peach
    .now = hay un castillo de Peach
    .a = un castillo de Peach
level-hotels = { $count ->
    [one] { $count } castillo de Peach
    [many] { $count } de castillos de Peach
   *[other] { $count } castillos de Peach
}
    .now = { $count ->
        [one] hay { $count } castillo de Peach
        [many] hay { $count } de castillos de Peach
       *[other] hay { $count } castillos de Peach
    }
group-brown = Marrón
group-light-blue = Azul claro
group-pink = Rosa
group-orange = Naranja
group-red = Rojo
group-yellow = Amarillo
group-green = Verde
group-dark-blue = Azul oscuro
group-utilities = Servicios públicos
deck-community-chest = Caja de Comunidad
kind-utility = servicio público
    .next = el próximo servicio público
kind-question = Bloque de Moneda
    .next = el próximo Bloque de Moneda
token-mushroom = Champiñón
token-star = Estrella
token-fire-flower = Flor de fuego
token-shell = Caparazón
token-leaf = Hoja
token-cap = Gorra
space-go = GO
space-brick-meadow = Prado de ladrillos
    .the = el Prado de ladrillos
space-question-block = Bloque de Moneda
    .the = el Bloque de Moneda
    .cap = El Bloque de Moneda
space-pipe-cellar = Sótano de tuberías
    .the = el Sótano de tuberías
space-chain-chomp = Chain Chomp
space-maze-wood = Bosque laberinto
    .the = el Bosque laberinto
space-community-chest = Caja de Comunidad
    .the = la Caja de Comunidad
space-cloud-bridge = Puente de nubes
    .the = el Puente de nubes
space-jail = Cárcel
    .the = la Cárcel (solo de visita)
space-painted-hall = Salón pintado
    .the = el Salón pintado
space-bell-tower = Campanario
    .the = el Campanario
space-bowser-jr = Bowser Jr.
space-harbour-square = Plaza del puerto
    .the = la Plaza del puerto
space-coral-bay = Bahía de coral
    .the = la Bahía de coral
space-free-parking = Free Parking
space-meteor-pier = Muelle del meteorito
    .the = el Muelle del meteorito
space-ring-world = Mundo anillo
    .the = el Mundo anillo
space-magikoopa = Magikoopa
space-sandstone-stair = Escalera de arenisca
    .the = la Escalera de arenisca
space-oasis-maze = Laberinto del oasis
    .the = el Laberinto del oasis
space-go-to-jail = Go to Jail
space-lantern-wood = Bosque de farolillos
    .the = el Bosque de farolillos
space-giant-roots = Raíces gigantes
    .the = las Raíces gigantes
space-piranha-plant = Piranha Plant
space-skyline-plaza = Plaza de los rascacielos
    .the = la Plaza de los rascacielos
    .board = Plaza de los rasca{ "\u00AD" }cielos
space-crown-tower = Torre de la corona
    .the = la Torre de la corona

awaiting-you-roll = Tu turno: lanza el dado.
act-roll = Lanzar el dado
deed-rent-utility = { $count ->
    [one] Con { $count }: { $factor } × dado
    [many] Con { $count }: { $factor } × dado
   *[other] Con { $count }: { $factor } × dado
}
dice-title = Dado
end-dice = Dado
stop-rent-dice = { Word-rent }: según el dado
story-roll-due-dice = { WHO($player) ->
    [you] Sacas { $dice } y caes en { FORM($space, "the") }, de { $other }. El dado decide el { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } saca { $dice } y cae en tu { $space }. El dado decide el { word-rent }.
       *[other] { $player } saca { $dice } y cae en { FORM($space, "the") }, de { $other }. El dado decide el { word-rent }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Caes en { FORM($space, "the") }, de { $other }. El dado decide el { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } cae en tu { $space }. El dado decide el { word-rent }.
       *[other] { $player } cae en { FORM($space, "the") }, de { $other }. El dado decide el { word-rent }.
    }
}
card-next-utility = ¡Parpadean las luces! Avanza hasta { FORM($space, "next") } y lanza el dado. Su dueño puede cobrarte { $factor } veces lo que marque.
page-times-dice = { $factor } × dado

card-advance-to = Un trampolín te lanza por los aires: avanza hasta { FORM($space, "the") }.
card-to-go = ¡A toda velocidad! Avanza hasta { FORM($go, "the") } y cobra el sueldo.
card-next-question = Oyes una campanilla. Avanza hasta { FORM($space, "next") } y púlsalo.
card-back-three = Fallas un salto. Retrocede tres casillas y haz lo que indique la de llegada.
card-go-to-jail = Te cuelas por la tubería equivocada. Ve directamente a la cárcel sin cobrar el sueldo.
card-jail-free = ¡Una llave dorada! Guarda esta carta: te saca una vez de la cárcel, o puedes venderla.
card-repairs = ¡Ladrillos sueltos! Paga { $house } por cada { $house-name } y { $hotel } por cada { $hotel-name }.
card-treat-everyone = ¡Helado para todo el mundo! Da { $amount } a cada jugador.
card-party = Das una fiesta en una nube: cada jugador te da { $amount }.
card-big-find = ¡Una sala secreta llena de monedas! Cobra { $amount }.
card-prize = ¡La carrera más rápida del día! Cobra { $amount }.
card-gift = Cae un regalo de una nube: cobra { $amount }.
card-small-find = Algo brilla en la hierba: cobra { $amount }.
card-small-loss = Tienes un agujero en el bolsillo: paga { $amount }.
card-loss = Caes al agua con monedas y todo: paga { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] ¡Tubería equivocada! Vas a la cárcel.
   *[other] ¡Tubería equivocada! { $player } va a la cárcel.
}
story-roll-jailed = { WHO($player) ->
    [you] Sacas { $dice }. ¡Tubería equivocada! Vas a la cárcel.
   *[other] { $player } saca { $dice }. Tubería equivocada: ¡a la cárcel!
}
event-freed = { WHO($player) ->
    [you] Sales de la cárcel de un salto.
   *[other] { $player } sale de la cárcel de un salto.
}
story-salary = ¡Clin! { FORM($go, "cap") } paga { $amount }.
event-salary = { WHO($player) ->
    [you] ¡Clin! Pasas por { FORM($go, "the") } y cobras { $amount }.
   *[other] ¡Clin! { $player } pasa por { FORM($go, "the") } y cobra { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Sacas { $dice }. { FORM($space, "cap") } te muerde: pagas { $amount }.
   *[other] { $player } saca { $dice }. { FORM($space, "cap") } muerde y se lleva { $amount }.
}
story-tax = { WHO($player) ->
    [you] { FORM($space, "cap") } te muerde: pagas { $amount }.
   *[other] { FORM($space, "cap") } muerde a { $player } y se lleva { $amount }.
}
event-paid-tax = { WHO($player) ->
    [you] { FORM($space, "cap") } muerde. Pagas { $amount }.
   *[other] { FORM($space, "cap") } muerde. { $player } paga { $amount }.
}
event-question-coins = { WHO($player) ->
    [you] ¡Tilín! { FORM($space, "cap") } te da { $amount }.
   *[other] ¡Tilín! { FORM($space, "cap") } da { $amount } a { $player }.
}
event-built = { WHO($player) ->
    [you] Apilas ladrillos en { FORM($space, "the") } por { $amount }: ahora { FORM($level, "now") }.
   *[other] { $player } apila ladrillos en { FORM($space, "the") } por { $amount }: ahora { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Apilas ladrillos en { FORM($space, "the") }: ahora { FORM($level, "now") }.
   *[other] { $player } apila ladrillos en { FORM($space, "the") }: ahora { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Apilas ladrillos en { FORM($spaces, "the") } por { $amount }.
   *[other] { $player } apila ladrillos en { FORM($spaces, "the") } por { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Se acabaron las monedas: caes en bancarrota. Lo que te queda pasa a { $other }.
   *[other] { WHO($other) ->
        [you] Se acabaron las monedas: { $player } cae en bancarrota. Lo que le queda es para ti.
       *[other] Se acabaron las monedas: { $player } cae en bancarrota. Lo que le queda pasa a { $other }.
    }
}
event-game-over = Fuegos artificiales sobre el castillo: { $players } gana la partida.
event-game-over-shared = Fuegos artificiales sobre el castillo: { $players } comparten la victoria.

character-1 = Coach Cojín
character-2 = Rábano Turbo
character-3 = Agente Guijarro
character-4 = Guarda Musgo
character-5 = Piloto Zum
character-6 = Chef Uno Más
says-careful-buys = Primero miré. Luego salté.
says-careful-earns = Voy a contar otra vez mis monedas.
says-careful-pays = Guardaba unas monedas por si las moscas.
says-careful-wins = ¡Saltito a saltito, hasta la cima!
says-bold-buys = ¡Un salto y al bolsillo!
says-bold-earns = ¡Clin! Me encanta ese sonido.
says-bold-pays = ¡Uy! Reboto y vuelvo a subir.
says-bold-wins = ¡Tomé impulso y gané!
says-haggler-buys = ¡Me salió por un puñado de monedas!
says-haggler-earns = ¿Monedas para mí? No digo que no.
says-haggler-pays = Ofrecí un champiñón y querían monedas.
says-haggler-wins = ¡El mundo entero a precio de ganga!
