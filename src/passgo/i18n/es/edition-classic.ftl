# El tablero clásico; el campeonato también se juega en él.

edition-classic = Clásica
edition-championship = Campeonato
level-houses = { $count ->
    [one] { $count } casa
    [many] { $count } de casas
   *[other] { $count } casas
}
    .now = { $count ->
        [one] hay { $count } casa
        [many] hay { $count } de casas
       *[other] hay { $count } casas
    }
level-hotel = hotel
    .now = hay un hotel
    .a = un hotel
level-hotels = { $count ->
    [one] { $count } hotel
    [many] { $count } de hoteles
   *[other] { $count } hoteles
}
    .now = { $count ->
        [one] hay { $count } hotel
        [many] hay { $count } de hoteles
       *[other] hay { $count } hoteles
    }
group-brown = Marrón
group-light-blue = Azul claro
group-pink = Rosa
group-orange = Naranja
group-red = Rojo
group-yellow = Amarillo
group-green = Verde
group-dark-blue = Azul oscuro
group-stations = Estaciones
group-utilities = Servicios públicos
deck-chance = Suerte
deck-community-chest = Caja de Comunidad
kind-station = estación
    .next = la próxima estación
kind-utility = servicio público
    .next = el próximo servicio público
token-car = Coche
token-top-hat = Chistera
token-dog = Perro
token-ship = Barco
token-iron = Plancha
token-boot = Bota
token-thimble = Dedal
token-wheelbarrow = Carretilla
space-go = SALIDA
    .the = la SALIDA
    .cap = La SALIDA
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
space-community-chest = Caja de Comunidad
    .the = la Caja de Comunidad
space-baltic-avenue = Baltic Avenue
space-income-tax = Impuesto sobre la renta
    .the = el Impuesto sobre la renta
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Suerte
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
space-jail = Cárcel / Solo visitas
    .the = la Cárcel (solo de visita)
space-st-charles-place = St. Charles Place
space-electric-company = Compañía de electricidad
    .the = la Compañía de electricidad
    .board = Compañía de electri{ "\u00AD" }cidad
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Parking gratuito
    .the = el Parking gratuito
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Compañía de aguas
    .the = la Compañía de aguas
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Ve a la cárcel
    .the = «Ve a la cárcel»
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Impuesto de lujo
    .the = el Impuesto de lujo
space-boardwalk = Boardwalk

character-1 = Gerente Ahorro
character-2 = Teniente Órdago
character-3 = Agente Mitades
character-4 = Doc Cautela
character-5 = Maquinista Rayo
character-6 = Feriante Trueque
character-7 = Guía Puntillas
character-8 = Piloto Arrojo
says-careful-buys = He leído hasta la letra pequeña. ¡Hecho!
says-careful-earns = Esto, directo a mis ahorros.
says-careful-pays = Menos mal que lo tenía apartado.
says-careful-wins = De ahorro en ahorro, ¡hasta la cima!
says-bold-buys = Me gusta y me lo quedo.
says-bold-earns = ¡Mi apuesta da frutos!
says-bold-pays = ¡Ay! Ya lo recuperaré.
says-bold-wins = ¡Aposté por la ciudad entera y gané!
says-haggler-buys = Habría pagado más, la verdad.
says-haggler-earns = Un precio justo, todo hay que decirlo.
says-haggler-pays = ¿Sin descuento? Tenía que intentarlo.
says-haggler-wins = ¡El mejor trato de mi vida!
