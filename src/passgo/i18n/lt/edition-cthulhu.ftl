# Ktulhu leidimo pavadinimai.

edition-cthulhu = Ktulhu
edition-cthulhu-short = Ktulhu, trumpas žaidimas
word-street = būtybė
word-streets = būtybės
word-street-loc = būtybėje
word-streets-acc = būtybes
word-streets-loc = būtybėse
word-street-acc = būtybę
word-streets-ins = būtybėmis
word-house = kripta
    .each = kiekvieną kriptą
word-houses = kriptos
word-houses-all = visos kriptos
word-houses-four = keturios kriptos
word-houses-gen = kriptų
word-hotel = mauzoliejus
    .each = kiekvieną mauzoliejų
word-hotel-gen = mauzoliejaus
word-hotel-acc = mauzoliejų
word-hotels = mauzoliejai
word-hotels-gen = mauzoliejų
word-hotels-all = visus grupės mauzoliejus
word-hotels-every = visus mauzoliejus
level-houses = { $count ->
    [one] { $count } kripta
    [few] { $count } kriptos
    [many] { $count } kriptos
   *[other] { $count } kriptų
}
    .acc = { $count ->
        [one] { $count } kriptą
        [few] { $count } kriptas
        [many] { $count } kriptos
       *[other] { $count } kriptų
    }
    .gen = { $count ->
        [one] { $count } kriptos
        [few] { $count } kriptų
        [many] { $count } kriptos
       *[other] { $count } kriptų
    }
level-hotel = mauzoliejus
    .acc = mauzoliejų
level-hotels = { $count ->
    [one] { $count } mauzoliejus
    [few] { $count } mauzoliejai
    [many] { $count } mauzoliejaus
   *[other] { $count } mauzoliejų
}
    .acc = { $count ->
        [one] { $count } mauzoliejų
        [few] { $count } mauzoliejus
        [many] { $count } mauzoliejaus
       *[other] { $count } mauzoliejų
    }
    .gen = { $count ->
        [one] { $count } mauzoliejaus
        [few] { $count } mauzoliejų
        [many] { $count } mauzoliejaus
       *[other] { $count } mauzoliejų
    }
group-brown = Ruda
group-light-blue = Žydra
group-pink = Rožinė
group-orange = Oranžinė
group-red = Raudona
group-yellow = Geltona
group-green = Žalia
group-dark-blue = Tamsiai mėlyna
group-stations = Transportas
group-utilities = Įstaigos
deck-sanity = Sveikas protas
deck-knowledge = Žinios
kind-station = transporto priemonė
    .next = prie artimiausios transporto priemonės
kind-utility = įstaiga
    .next = į artimiausią įstaigą
token-necronomicon = Nekronomikonas
token-cultists-tablet = Kultistų lentelė
token-cthulhu-statuette = Ktulhu statulėlė
token-shining-trapezohedron = Spindintis trapecoedras
token-hound-amulet = Skaliko amuletas
token-dagon-dagger = Dagono durklas
space-go = STARTAS
space-ghoul = Gulas
    .acc = Gulą
space-knowledge = Žinios
space-zoog = Zugas
    .acc = Zugą
space-research-fee = Tyrimų mokestis
space-ship = Laivas
    .acc = Laivą
space-night-gaunt = Nakties baidyklė
    .acc = Nakties baidyklę
space-sanity = Sveikas protas
space-rat-thing = Žiurkiapadaris
    .board = Žiurkia{ "\u00AD" }padaris
    .acc = Žiurkiapadarį
space-wilbur-whateley = Wilbur Whateley
space-jail = Kalėjimas
space-deep-one = Gelmių gyventojas
    .acc = Gelmių gyventoją
space-miskatonic-university = Miskatoniko universitetas
    .board = Miska{ "\u00AD" }toniko univer{ "\u00AD" }sitetas
    .acc = Miskatoniko universitetą
space-dagon = Dagonas
    .acc = Dagoną
space-hydra = Hidra
    .acc = Hidrą
space-train = Traukinys
    .acc = Traukinį
space-mi-go = Mi-Go
space-elder-thing = Senasis padaras
    .acc = Senąjį padarą
space-shoggoth = Šogotas
    .acc = Šogotą
space-free-parking = Nemokama aikštelė
space-hound-of-the-void = Tuštumos skalikas
    .acc = Tuštumos skaliką
space-flying-polyp = Skraidantis polipas
    .board = Skrai{ "\u00AD" }dantis polipas
    .acc = Skraidantį polipą
space-great-race = Didžioji rasė
    .acc = Didžiąją rasę
space-dream-journey = Kelionė sapne
    .acc = Kelionę sapne
space-colour-from-space = Spalva iš kosmoso
    .acc = Spalvą iš kosmoso
space-star-spawn = Žvaigždžių išpera
    .acc = Žvaigždžių išperą
space-sanatorium = Beprotnamis
    .board = Beprot{ "\u00AD" }namis
    .acc = Beprotnamį
space-hastur = Hasturas
    .acc = Hasturą
space-go-to-jail = Į kalėjimą
space-shub-niggurath = Šub-Nigurat
space-nyarlathotep = Njarlathotepas
    .board = Njarla{ "\u00AD" }thotepas
    .acc = Njarlathotepą
space-yog-sothoth = Jog-Sototas
    .acc = Jog-Sototą
space-automobile = Automobilis
    .board = Auto{ "\u00AD" }mobilis
    .acc = Automobilį
space-azathoth = Azatotas
    .acc = Azatotą
space-examination-fee = Medicininės apžiūros mokestis
    .board = Medici{ "\u00AD" }ninės apžiūros mokestis
space-great-cthulhu = Didysis Ktulhu
    .acc = Didįjį Ktulhu
