# Nombres de la edición Cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, partida corta
word-house = cripta
word-hotel = mausoleo
level-houses = { $count ->
    [one] { $count } cripta
    [many] { $count } de criptas
   *[other] { $count } criptas
}
level-hotel = mausoleo
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
kind-utility = institución
token-necronomicon = Necronomicón
token-cultists-tablet = Tablilla de los cultistas
token-cthulhu-statuette = Estatuilla de Cthulhu
token-shining-trapezohedron = Trapezoedro resplandeciente
token-hound-amulet = Amuleto del sabueso
token-dagon-dagger = Daga de Dagón
space-go = SALIDA
space-ghoul = Gul
space-knowledge = Conocimiento
space-zoog = Zoog
space-research-fee = Gastos de investigación
space-ship = Barco
space-night-gaunt = Ángel descarnado
space-sanity = Cordura
space-rat-thing = Cosa-rata
space-wilbur-whateley = Wilbur Whateley
space-jail = Cárcel
space-deep-one = Profundo
space-miskatonic-university = Universidad Miskatonic
space-dagon = Dagón
space-hydra = Hidra
space-train = Tren
space-mi-go = Mi-Go
space-elder-thing = Antiguo
space-shoggoth = Shoggoth
space-free-parking = Parking gratuito
space-hound-of-the-void = Perro del Vacío
space-flying-polyp = Pólipo volador
space-great-race = Gran Raza
space-dream-journey = Viaje onírico
space-colour-from-space = Color del espacio
space-star-spawn = Semilla estelar
space-sanatorium = Manicomio
space-hastur = Hastur
space-go-to-jail = Ve a la cárcel
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automóvil
space-azathoth = Azathoth
space-examination-fee = Tasa de reconocimiento médico
space-great-cthulhu = Gran Cthulhu
