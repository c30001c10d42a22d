# Spoku izdevuma nosaukumi.

edition-ghost = Spoki
word-house = spoku slazds
word-hotel = spoku glabātava
level-houses = { $count ->
    [zero] { $count } spoku slazdu
    [one] { $count } spoku slazds
   *[other] { $count } spoku slazdi
}
level-hotel = spoku glabātava
group-brown = Brūnais
group-light-blue = Gaišzilais
group-pink = Rozā
group-orange = Oranžais
group-red = Sarkanais
group-yellow = Dzeltenais
group-green = Zaļais
group-dark-blue = Tumšzilais
deck-mist = Klejojošā migla
kind-ride = ECTO-1
kind-entity = rēgs
token-goggles = Aizsargbrilles
token-ghost-meter = Spoku mērītājs
token-cello = Čells
token-proton-pack = Protonu mugursoma
token-marshmallow = Zefīrs
token-siren = Sirēna
space-go = STARTS
space-corner-bookshop = Stūra grāmatnīca
space-mist = Klejojošā migla
space-subway-stairs = Metro kāpnes
space-library-phantom = Bibliotēkas rēgs
space-ecto-1 = ECTO-1
space-night-diner = Nakts ēstuve
space-pawn-shop = Lombards
space-wax-museum = Vaska figūru muzejs
space-jail = Cietums
space-old-fire-station = Vecais ugunsdzēsēju depo
space-hungry-green-ghost = Izsalkušais zaļais spoks
space-university-lab = Universitātes laboratorija
space-city-archive = Pilsētas arhīvs
space-reading-room = Lasītava
space-card-catalogue = Kartīšu katalogs
space-grand-staircase = Lielās kāpnes
space-free-parking = Bezmaksas stāvvieta
space-hotel-lobby = Viesnīcas vestibils
space-ballroom = Balles zāle
space-twelfth-floor = Divpadsmitais stāvs
space-town-hall = Rātsnams
space-mayors-office = Mēra kabinets
space-gate-hound = Vārtu suns
space-city-jail-roof = Pilsētas cietuma jumts
space-go-to-jail = Uz cietumu
space-park-gate = Parka vārti
space-carriage-stand = Karietu pietura
space-penthouse-kitchen = Jumtstāva virtuve
space-rooftop-temple = Jumta templis
space-giant-of-the-avenue = Avēnijas milzis
space-crossroads-gate = Krustceļu vārti
