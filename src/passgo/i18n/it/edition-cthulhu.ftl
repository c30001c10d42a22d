# Nomi dell’edizione Cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, partita breve
word-street = campo creatura
word-streets = campi creatura
word-house = cripta
word-houses = cripte
word-hotel = mausoleo
word-hotel-before = del suo mausoleo
word-hotel-one = un mausoleo
word-hotels = mausolei
word-hotels-all = tutti i mausolei
level-houses = { $count ->
    [one] { $count } cripta
    [many] { $count } di cripte
   *[other] { $count } cripte
}
    .now = { $count ->
        [one] c’è { $count } cripta
        [many] ci sono { $count } di cripte
       *[other] ci sono { $count } cripte
    }
level-hotel = mausoleo
    .now = c’è un mausoleo
    .a = un mausoleo
level-hotels = { $count ->
    [one] { $count } mausoleo
    [many] { $count } di mausolei
   *[other] { $count } mausolei
}
    .now = { $count ->
        [one] c’è { $count } mausoleo
        [many] ci sono { $count } di mausolei
       *[other] ci sono { $count } mausolei
    }
group-brown = Marrone
group-light-blue = Azzurro
group-pink = Rosa
group-orange = Arancione
group-red = Rosso
group-yellow = Giallo
group-green = Verde
group-dark-blue = Blu
group-stations = Trasporti
group-utilities = Istituti
deck-sanity = Sanità mentale
deck-knowledge = Conoscenza
kind-station = trasporto
    .next = il prossimo trasporto
kind-utility = istituto
    .next = il prossimo istituto
token-necronomicon = Necronomicon
token-cultists-tablet = Tavoletta dei cultisti
token-cthulhu-statuette = Statuetta di Cthulhu
token-shining-trapezohedron = Trapezoedro lucente
token-hound-amulet = Amuleto del segugio
token-dagon-dagger = Pugnale di Dagon
space-go = VIA
    .the = il VIA
    .on = sul VIA
    .gender = m
    .from = dal VIA
    .cap = Il VIA
space-ghoul = Ghoul
    .the = il Ghoul
    .on = sul Ghoul
    .gender = m
space-knowledge = Conoscenza
    .the = la Conoscenza
    .on = sulla Conoscenza
    .gender = f
space-zoog = Zoog
    .the = lo Zoog
    .on = sullo Zoog
    .gender = m
space-research-fee = Spese di ricerca
    .the = le Spese di ricerca
    .on = sulle Spese di ricerca
    .gender = f
space-ship = Nave
    .the = la Nave
    .on = sulla Nave
    .gender = f
space-night-gaunt = Magro Notturno
    .the = il Magro Notturno
    .on = sul Magro Notturno
    .gender = m
space-sanity = Sanità mentale
    .the = la Sanità mentale
    .on = sulla Sanità mentale
    .gender = f
space-rat-thing = Cosa-Ratto
    .the = la Cosa-Ratto
    .on = sulla Cosa-Ratto
    .gender = f
space-wilbur-whateley = Wilbur Whateley
space-jail = Prigione
    .the = la Prigione (solo in transito)
    .on = sulla Prigione (solo in transito)
    .gender = f
space-deep-one = Abitatore del Profondo
    .the = l’Abitatore del Profondo
    .on = sull’Abitatore del Profondo
    .gender = m
space-miskatonic-university = Università Miskatonic
    .the = l’Università Miskatonic
    .on = sull’Università Miskatonic
    .gender = f
space-dagon = Dagon
space-hydra = Idra
    .the = l’Idra
    .on = sull’Idra
    .gender = f
space-train = Treno
    .the = il Treno
    .on = sul Treno
    .gender = m
space-mi-go = Mi-Go
    .the = il Mi-Go
    .on = sul Mi-Go
    .gender = m
space-elder-thing = Cosa Antica
    .the = la Cosa Antica
    .on = sulla Cosa Antica
    .gender = f
space-shoggoth = Shoggoth
    .the = lo Shoggoth
    .on = sullo Shoggoth
    .gender = m
space-free-parking = Parcheggio gratuito
    .the = il Parcheggio gratuito
    .on = sul Parcheggio gratuito
    .gender = m
space-hound-of-the-void = Segugio del Vuoto
    .the = il Segugio del Vuoto
    .on = sul Segugio del Vuoto
    .gender = m
space-flying-polyp = Polipo Volante
    .the = il Polipo Volante
    .on = sul Polipo Volante
    .gender = m
space-great-race = Grande Razza
    .the = la Grande Razza
    .on = sulla Grande Razza
    .gender = f
space-dream-journey = Viaggio onirico
    .the = il Viaggio onirico
    .on = sul Viaggio onirico
    .gender = m
space-colour-from-space = Colore dallo Spazio
    .the = il Colore dallo Spazio
    .on = sul Colore dallo Spazio
    .gender = m
space-star-spawn = Progenie Stellare
    .the = la Progenie Stellare
    .on = sulla Progenie Stellare
    .gender = f
space-sanatorium = Manicomio
    .the = il Manicomio
    .on = sul Manicomio
    .gender = m
space-hastur = Hastur
space-go-to-jail = Vai in prigione
    .the = «Vai in prigione»
    .on = su «Vai in prigione»
    .gender = m
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automobile
    .the = l’Automobile
    .on = sull’Automobile
    .gender = f
space-azathoth = Azathoth
space-examination-fee = Costo della visita medica
    .the = il Costo della visita medica
    .on = sul Costo della visita medica
    .gender = m
space-great-cthulhu = Grande Cthulhu
    .the = il Grande Cthulhu
    .on = sul Grande Cthulhu
    .gender = m
