# Nombres de la edición de fantasmas.

edition-ghost = Fantasmas
word-house = trampa para fantasmas
word-hotel = unidad de contención
level-houses = { $count ->
    [one] { $count } trampa para fantasmas
    [many] { $count } de trampas para fantasmas
   *[other] { $count } trampas para fantasmas
}
level-hotel = unidad de contención
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
kind-entity = entidad
token-goggles = Gafas
token-ghost-meter = Medidor de fantasmas
token-cello = Violonchelo
token-proton-pack = Mochila de protones
token-marshmallow = Malvavisco
token-siren = Sirena
space-go = SALIDA
space-corner-bookshop = Librería de la esquina
space-mist = Niebla errante
space-subway-stairs = Escalera del metro
space-library-phantom = Fantasma de la biblioteca
space-ecto-1 = ECTO-1
space-night-diner = Café nocturno
space-pawn-shop = Casa de empeños
space-wax-museum = Museo de cera
space-jail = Cárcel
space-old-fire-station = Viejo parque de bomberos
space-hungry-green-ghost = Fantasma verde glotón
space-university-lab = Laboratorio universitario
space-city-archive = Archivo municipal
space-reading-room = Sala de lectura
space-card-catalogue = Fichero
space-grand-staircase = Gran escalinata
space-free-parking = Parking gratuito
space-hotel-lobby = Vestíbulo del hotel
space-ballroom = Salón de baile
space-twelfth-floor = Planta doce
space-town-hall = Ayuntamiento
space-mayors-office = Despacho de la alcaldía
space-gate-hound = Perro de la puerta
space-city-jail-roof = Azotea de la cárcel
space-go-to-jail = Ve a la cárcel
space-park-gate = Puerta del parque
space-carriage-stand = Parada de carruajes
space-penthouse-kitchen = Cocina del ático
space-rooftop-temple = Templo de la azotea
space-giant-of-the-avenue = Gigante de la avenida
space-crossroads-gate = Portal de la encrucijada
