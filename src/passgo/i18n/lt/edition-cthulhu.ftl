# Ktulhu leidimo pavadinimai.

edition-cthulhu = Ktulhu
edition-cthulhu-short = Ktulhu, trumpas žaidimas
word-house = kripta
word-hotel = mauzoliejus
level-houses = { $count ->
    [one] { $count } kripta
    [few] { $count } kriptos
    [many] { $count } kriptos
   *[other] { $count } kriptų
}
level-hotel = mauzoliejus
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
kind-utility = įstaiga
token-necronomicon = Nekronomikonas
token-cultists-tablet = Kultistų lentelė
token-cthulhu-statuette = Ktulhu statulėlė
token-shining-trapezohedron = Spindintis trapecoedras
token-hound-amulet = Skaliko amuletas
token-dagon-dagger = Dagono durklas
space-go = STARTAS
space-ghoul = Gulas
space-knowledge = Žinios
space-zoog = Zugas
space-research-fee = Tyrimų mokestis
space-ship = Laivas
space-night-gaunt = Nakties baidyklė
space-sanity = Sveikas protas
space-rat-thing = Žiurkiapadaris
space-wilbur-whateley = Wilbur Whateley
space-jail = Kalėjimas
space-deep-one = Gelmių gyventojas
space-miskatonic-university = Miskatoniko universitetas
space-dagon = Dagonas
space-hydra = Hidra
space-train = Traukinys
space-mi-go = Mi-Go
space-elder-thing = Senasis padaras
space-shoggoth = Šogotas
space-free-parking = Nemokama aikštelė
space-hound-of-the-void = Tuštumos skalikas
space-flying-polyp = Skraidantis polipas
space-great-race = Didžioji rasė
space-dream-journey = Kelionė sapne
space-colour-from-space = Spalva iš kosmoso
space-star-spawn = Žvaigždžių išpera
space-sanatorium = Beprotnamis
space-hastur = Hasturas
space-go-to-jail = Į kalėjimą
space-shub-niggurath = Šub-Nigurat
space-nyarlathotep = Njarlathotepas
space-yog-sothoth = Jog-Sototas
space-automobile = Automobilis
space-azathoth = Azatotas
space-examination-fee = Medicininės apžiūros mokestis
space-great-cthulhu = Didysis Ktulhu
