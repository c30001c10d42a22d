word-house = carpa
word-houses = carpas
word-hotel = casa rodante
word-hotel-one = una casa rodante
word-hotels = casas rodantes
word-hotels-all = todas las casas rodantes
level-houses = { $count ->
    [one] { $count } carpa
    [many] { $count } de carpas
   *[other] { $count } carpas
}
    .now = { $count ->
        [one] hay { $count } carpa
        [many] hay { $count } de carpas
       *[other] hay { $count } carpas
    }
level-hotel = casa rodante
    .now = hay una casa rodante
    .a = una casa rodante
level-hotels = { $count ->
    [one] { $count } casa rodante
    [many] { $count } de casas rodantes
   *[other] { $count } casas rodantes
}
    .now = { $count ->
        [one] hay { $count } casa rodante
        [many] hay { $count } de casas rodantes
       *[other] hay { $count } casas rodantes
    }
event-card-shown = { WHO($player) ->
    [you] Muestras una carta de la Luna.
   *[other] { $player } muestra una carta de la Luna.
}

card-to-go = Te gana la nostalgia. Avanza hasta { FORM($go, "the") } y cobra el sueldo.
says-haggler-earns = La vista va de regalo.
