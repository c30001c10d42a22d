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
