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
level-hotel = caravana
group-brown = Marea
group-light-blue = Arcoíris
group-pink = Atardecer
group-orange = Monzón
group-red = Volcán
group-yellow = Estrellas fugaces
group-green = Aurora boreal
group-dark-blue = Luna llena
group-stations = Aeropuertos
group-utilities = Transporte colectivo
deck-command = Orden
deck-decision = Decisión
kind-station = aeropuerto
kind-utility = transporte colectivo
token-suitcase = Maleta
token-camera = Cámara
token-compass = Brújula
token-balloon = Globo
space-start = SALIDA
space-bay-of-fundy = Bahía de Fundy
space-decision = Decisión
space-mont-saint-michel = Mont Saint-Michel
space-tax = Impuesto
space-athens-airport = Aeropuerto de Atenas
space-victoria-falls = Cataratas Victoria
space-command = Orden
space-iguazu = Iguazú
space-niagara = Niágara
space-the-moon = La Luna
space-santorini = Santorini
space-railway = Ferrocarril
space-uluru = Uluru
space-serengeti = Serengueti
space-cairo-airport = Aeropuerto de El Cairo
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Área de descanso
space-etna = Etna
space-krakatoa = Krakatoa
space-kilauea = Kilauea
space-denver-airport = Aeropuerto de Denver
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotúnel
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Ve a la Luna
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Aeropuerto de Sídney
space-machu-picchu = Machu Picchu
space-himalaya = Himalaya

# En este tablero se va a la Luna.
event-jailed = { $player } va a la Luna.
event-freed = { $player } sale de la Luna.
event-freed-fine = { $player } sale de la Luna por { $amount }.
event-stayed-in-jail = { $player } se queda en la Luna (intento { $count }).
event-owed-fine = { $player } debe { $amount } para salir de la Luna.
event-paid-fine = { $player } paga { $amount } para salir de la Luna.
event-card-shown = { $player } enseña una carta de la Luna.
event-card-used = { $player } usa una carta para salir de la Luna.
awaiting-you-roll-jail = Estás en la Luna. ¿Cómo vas a salir?
act-fine = Pagar { $amount } para salir de la Luna
act-card = Usar una carta para salir de la Luna
deal-cards = Cartas de la Luna
deal-card-price = Una carta de la Luna cambia de manos por { $amount } como mínimo.
about-jail = Solo de visita, o en la Luna
about-go-to-jail = Ve a la Luna
player-in-jail = en la Luna
jail-cards = { $count ->
    [one] { $count } carta de la Luna
    [many] { $count } de cartas de la Luna
   *[other] { $count } cartas de la Luna
}
card-go-to-jail = Ve a la Luna sin cobrar el sueldo.
card-jail-free = Guárdala: te saca una vez de la Luna, o puedes venderla.
