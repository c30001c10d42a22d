# Nombres de la edición Cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, partida corta
word-street = casilla de criatura
word-streets = casillas de criatura
word-house = cripta
word-houses = criptas
word-hotel = mausoleo
word-hotel-one = un mausoleo
word-hotels = mausoleos
word-hotels-all = todos los mausoleos
level-houses = { $count ->
    [one] { $count } cripta
    [many] { $count } de criptas
   *[other] { $count } criptas
}
    .now = { $count ->
        [one] hay { $count } cripta
        [many] hay { $count } de criptas
       *[other] hay { $count } criptas
    }
level-hotel = mausoleo
    .now = hay un mausoleo
    .a = un mausoleo
level-hotels = { $count ->
    [one] { $count } mausoleo
    [many] { $count } de mausoleos
   *[other] { $count } mausoleos
}
    .now = { $count ->
        [one] hay { $count } mausoleo
        [many] hay { $count } de mausoleos
       *[other] hay { $count } mausoleos
    }
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
    .next = el próximo transporte
kind-utility = institución
    .next = la próxima institución
token-necronomicon = Necronomicón
token-cultists-tablet = Tablilla de los cultistas
token-cthulhu-statuette = Estatuilla de Cthulhu
token-shining-trapezohedron = Trapezoedro resplandeciente
token-hound-amulet = Amuleto del sabueso
token-dagon-dagger = Daga de Dagón
space-go = SALIDA
    .the = la SALIDA
    .cap = La SALIDA
space-ghoul = Gul
    .the = el Gul
space-knowledge = Conocimiento
    .board = Conoci{ "\u00AD" }miento
space-zoog = Zoog
    .the = el Zoog
space-research-fee = Gastos de investigación
    .the = los Gastos de investigación
    .board = Gastos de investi{ "\u00AD" }gación
space-ship = Barco
    .the = el Barco
space-night-gaunt = Ángel descarnado
    .the = el Ángel descarnado
space-sanity = Cordura
space-rat-thing = Cosa-rata
    .the = la Cosa-rata
space-wilbur-whateley = Wilbur Whateley
space-jail = Cárcel
    .the = la Cárcel (solo de visita)
space-deep-one = Profundo
    .the = el Profundo
space-miskatonic-university = Universidad Miskatonic
    .the = la Universidad Miskatonic
    .board = Univer{ "\u00AD" }sidad Miskatonic
space-dagon = Dagón
space-hydra = Hidra
    .the = la Hidra
space-train = Tren
    .the = el Tren
space-mi-go = Mi-Go
    .the = el Mi-Go
space-elder-thing = Antiguo
    .the = el Antiguo
space-shoggoth = Shoggoth
    .the = el Shoggoth
space-free-parking = Parking gratuito
    .the = el Parking gratuito
space-hound-of-the-void = Perro del Vacío
    .the = el Perro del Vacío
space-flying-polyp = Pólipo volador
    .the = el Pólipo volador
space-great-race = Gran Raza
    .the = la Gran Raza
space-dream-journey = Viaje onírico
    .the = el Viaje onírico
space-colour-from-space = Color del espacio
    .the = el Color del espacio
space-star-spawn = Semilla estelar
    .the = la Semilla estelar
space-sanatorium = Manicomio
    .the = el Manicomio
space-hastur = Hastur
space-go-to-jail = Ve a la cárcel
    .the = «Ve a la cárcel»
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automóvil
    .the = el Automóvil
space-azathoth = Azathoth
space-examination-fee = Tasa de reconocimiento médico
    .the = la Tasa de reconocimiento médico
    .board = Tasa de recono{ "\u00AD" }cimiento médico
space-great-cthulhu = Gran Cthulhu
    .the = el Gran Cthulhu
