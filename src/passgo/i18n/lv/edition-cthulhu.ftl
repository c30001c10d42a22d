# Ktulhu izdevuma nosaukumi.

edition-cthulhu = Ktulhu
edition-cthulhu-short = Ktulhu, īsā spēle
word-house = kripta
word-hotel = mauzolejs
level-houses = { $count ->
    [zero] { $count } kriptu
    [one] { $count } kripta
   *[other] { $count } kriptas
}
level-hotel = mauzolejs
group-brown = Brūnais
group-light-blue = Gaišzilais
group-pink = Rozā
group-orange = Oranžais
group-red = Sarkanais
group-yellow = Dzeltenais
group-green = Zaļais
group-dark-blue = Tumšzilais
group-stations = Transports
group-utilities = Iestādes
deck-sanity = Veselais saprāts
deck-knowledge = Zināšanas
kind-station = transportlīdzeklis
kind-utility = iestāde
token-necronomicon = Nekronomikons
token-cultists-tablet = Kultistu plāksne
token-cthulhu-statuette = Ktulhu statuete
token-shining-trapezohedron = Mirdzošais trapecoedrs
token-hound-amulet = Dzinējsuņa amulets
token-dagon-dagger = Dagona duncis
space-go = STARTS
space-ghoul = Guls
space-knowledge = Zināšanas
space-zoog = Zūgs
space-research-fee = Pētījumu maksa
space-ship = Kuģis
space-night-gaunt = Nakts mošķis
space-sanity = Veselais saprāts
space-rat-thing = Žurku radījums
space-wilbur-whateley = Wilbur Whateley
space-jail = Cietums
space-deep-one = Dzelmes iemītnieks
space-miskatonic-university = Miskatonikas universitāte
space-dagon = Dagons
space-hydra = Hidra
space-train = Vilciens
space-mi-go = Mi-Go
space-elder-thing = Senais radījums
space-shoggoth = Šogots
space-free-parking = Bezmaksas stāvvieta
space-hound-of-the-void = Tukšuma suns
space-flying-polyp = Lidojošais polips
space-great-race = Dižā rase
space-dream-journey = Ceļojums sapnī
space-colour-from-space = Krāsa no izplatījuma
space-star-spawn = Zvaigžņu dzimums
space-sanatorium = Trakonams
space-hastur = Hasturs
space-go-to-jail = Uz cietumu
space-shub-niggurath = Šub-Nigurata
space-nyarlathotep = Njarlathoteps
space-yog-sothoth = Jog-Sotots
space-automobile = Automobilis
space-azathoth = Azatots
space-examination-fee = Medicīniskās apskates maksa
space-great-cthulhu = Dižais Ktulhu
