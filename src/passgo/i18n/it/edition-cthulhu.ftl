# Nomi dell’edizione Cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, partita breve
word-house = cripta
word-hotel = mausoleo
level-houses = { $count ->
    [one] { $count } cripta
    [many] { $count } di cripte
   *[other] { $count } cripte
}
level-hotel = mausoleo
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
kind-utility = istituto
token-necronomicon = Necronomicon
token-cultists-tablet = Tavoletta dei cultisti
token-cthulhu-statuette = Statuetta di Cthulhu
token-shining-trapezohedron = Trapezoedro lucente
token-hound-amulet = Amuleto del segugio
token-dagon-dagger = Pugnale di Dagon
space-go = VIA
space-ghoul = Ghoul
space-knowledge = Conoscenza
space-zoog = Zoog
space-research-fee = Spese di ricerca
space-ship = Nave
space-night-gaunt = Magro Notturno
space-sanity = Sanità mentale
space-rat-thing = Cosa-Ratto
space-wilbur-whateley = Wilbur Whateley
space-jail = Prigione
space-deep-one = Abitatore del Profondo
space-miskatonic-university = Università Miskatonic
space-dagon = Dagon
space-hydra = Idra
space-train = Treno
space-mi-go = Mi-Go
space-elder-thing = Cosa Antica
space-shoggoth = Shoggoth
space-free-parking = Parcheggio gratuito
space-hound-of-the-void = Segugio del Vuoto
space-flying-polyp = Polipo Volante
space-great-race = Grande Razza
space-dream-journey = Viaggio onirico
space-colour-from-space = Colore dallo Spazio
space-star-spawn = Progenie Stellare
space-sanatorium = Manicomio
space-hastur = Hastur
space-go-to-jail = Va’ in prigione
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automobile
space-azathoth = Azathoth
space-examination-fee = Costo della visita medica
space-great-cthulhu = Grande Cthulhu
