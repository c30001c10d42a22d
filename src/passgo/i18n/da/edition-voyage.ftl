# Navne i udgaven voyage.

edition-voyage = Verdensrejse
word-street = parcel
word-streets = parceller
word-street-one = en parcel
word-street-only-one = én parcel
word-street-other = en anden parcel
word-street-every-gets = hver parcel i farvegruppen får sin første bygning, før en af dem får sin anden
word-street-that = den parcel
word-street-the = parcellen
word-street-gets = en parcel, før den får
word-street-full = når den er fuld
word-jail = Månen
word-jail-into = til Månen
word-jail-card = månekort
word-jail-cards = månekort
word-jail-turn = tur på Månen
word-jail-turns = ture på Månen
word-house = telt
word-houses = telte
word-hotel = campingvogn
word-hotel-one = en campingvogn
word-hotels = campingvogne
word-street-hands = en parcel skifter kun ejer, når hele dens
level-houses = { $count ->
    [one] { $count } telt
   *[other] { $count } telte
}
level-hotel = campingvogn
    .now = en campingvogn
level-hotels = { $count ->
    [one] { $count } campingvogn
   *[other] { $count } campingvogne
}
group-brown = Tidevand
group-light-blue = Regnbue
group-pink = Solnedgang
group-orange = Monsun
group-red = Vulkan
group-yellow = Stjerneskud
group-green = Nordlys
group-dark-blue = Fuldmåne
group-stations = Lufthavne
group-utilities = Offentlig transport
deck-command = Ordre
    .acc = et ordrekort
    .pl = Ordrekortene
deck-decision = Beslutning
    .acc = et beslutningskort
    .pl = Beslutningskortene
kind-station = lufthavn
kind-utility = transportfelt
token-suitcase = Kuffert
token-camera = Kamera
token-compass = Kompas
token-balloon = Ballon
space-start = START
space-bay-of-fundy = Fundybugten
    .board = Fundy{ "\u00AD" }bugten
space-decision = Beslutning
space-mont-saint-michel = Mont Saint-Michel
    .gender = n
space-tax = Skat
    .gender = tax
    .tax = skat
space-athens-airport = Athens lufthavn
space-victoria-falls = Victoriavandfaldene
    .board = Victoria{ "\u00AD" }vand{ "\u00AD" }faldene
    .gender = pl
space-command = Ordre
space-iguazu = Iguazú
    .gender = n
space-niagara = Niagara
    .gender = n
space-the-moon = Månen
space-santorini = Santorini
    .gender = n
space-railway = Jernbane
space-uluru = Uluru
    .gender = n
space-serengeti = Serengeti
    .gender = n
space-cairo-airport = Kairos lufthavn
space-kerala = Kerala
    .gender = n
space-goa = Goa
    .gender = n
space-chiang-mai = Chiang Mai
    .gender = n
space-rest-area = Rasteplads
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Denvers lufthavn
space-atacama = Atacama
    .gender = n
space-la-palma = La Palma
    .gender = n
space-eurotunnel = Kanaltunnelen
    .board = Kanal{ "\u00AD" }tunnelen
space-wadi-rum = Wadi Rum
    .gender = n
space-go-to-the-moon = Rejs til Månen
space-tromso = Tromsø
    .gender = n
space-abisko = Abisko
    .gender = n
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
    .gender = n
space-sydney-airport = Sydneys lufthavn
space-machu-picchu = Machu Picchu
    .gender = n
space-himalaya = Himalaya
    .gender = n

# På denne plade rejser man til Månen i stedet.
event-jailed = { WHO($player) ->
    [you] Raketten letter! Du ryger til Månen.
   *[other] Raketten letter! { $player } ryger til Månen.
}
event-freed = { WHO($player) ->
    [you] Du er tilbage fra Månen.
   *[other] { $player } er tilbage fra Månen.
}
event-freed-fine = { WHO($player) ->
    [you] Du betaler { $amount } og forlader Månen.
   *[other] { $player } betaler { $amount } og forlader Månen.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Du bliver på Månen (forsøg { $count }).
   *[other] { $player } bliver på Månen (forsøg { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Du slår { $dice }. Raketten letter! Du ryger til Månen.
   *[other] { $player } slår { $dice }. Raketten letter mod Månen!
}
story-roll-stayed = { WHO($player) ->
    [you] Du slår { $dice } og bliver på Månen (forsøg { $count }).
   *[other] { $player } slår { $dice } og bliver på Månen (forsøg { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Du skylder { $amount } for at forlade Månen.
   *[other] { $player } skylder { $amount } for at forlade Månen.
}
event-paid-fine = { WHO($player) ->
    [you] Du betaler { $amount } for at forlade Månen.
   *[other] { $player } betaler { $amount } for at forlade Månen.
}
event-card-shown = { WHO($player) ->
    [you] Du viser et månekort.
   *[other] { $player } viser et månekort.
}
event-card-used = { WHO($player) ->
    [you] Du bruger et kort til at forlade Månen.
   *[other] { $player } bruger et kort til at forlade Månen.
}
awaiting-you-roll-jail = Du er på Månen. Hvordan vil du komme væk?
act-fine = Betal { $amount }, og forlad Månen
act-card = Brug et kort, og forlad Månen
deal-cards = Månekort
deal-card-price = Et månekort må ikke byttes væk for mindre end { $amount }.
about-jail = På besøg, eller på Månen
about-go-to-jail = Rejs til Månen
player-in-jail = på Månen
jail-cards = { $count ->
    [one] { $count } månekort
   *[other] { $count } månekort
}
card-go-to-jail = Du stiger på den forkerte raket. Rejs direkte til Månen. Du får ingen løn.
card-jail-free = En raketbillet! Behold kortet: Det får dig væk fra Månen én gang, eller du kan sælge det.

card-advance-to = Et postkort lokker. Ryk frem til { $space }.
card-to-go = Du har hjemve. Ryk frem til { $go }, og modtag din løn.
card-next-station = Du har misset dit fly. Ryk frem til næste { $space }. Ejeren må kræve det dobbelte.
card-next-utility = Tåge! Ryk frem til næste { $space }, og slå. Ejeren må kræve { $factor } gange øjnene.
card-back-three = Du har glemt dit pas. Ryk tre felter tilbage, og gør, som feltet siger.
card-general-repairs = Hagl rammer lejren. Betal { $house } pr. { $house-name } og { $hotel } pr. { $hotel-name }.
card-fine = Du plukkede en sjælden blomst. Betal en bøde på { $amount }.
card-elected-chair = Du leder turen og farer vild. Giv hver spiller { $amount }.
card-dividend = Dine aktier i et færgerederi giver udbytte. Modtag { $amount }.
card-loan-matures = En gammel rejsekammerat betaler tilbage. Modtag { $amount }.
card-bank-error = Banken regner med en forkert valutakurs. Modtag { $amount }.
card-doctor = Lægen ser på din solskoldede ryg. Betal { $amount }.
card-sale-of-stock = Du sælger dine flyaktier. Modtag { $amount }.
card-holiday-fund = Du finder dine rejsepenge i en sok. Modtag { $amount }.
card-tax-refund = Tolden betaler afgiften på dine souvenirer tilbage. Modtag { $amount }.
card-birthday = Fødselsdag ved lejrbålet! Hver spiller giver dig { $amount }.
card-life-insurance = Din bagage er væk, men forsikret. Modtag { $amount }.
card-hospital = Du forstuver foden på kraterkanten. Betal { $amount }.
card-school-fees = Et sprogkursus før afrejsen. Betal { $amount }.
card-street-repairs = Lava spærrer vejen. Betal { $house } pr. { $house-name } og { $hotel } pr. { $hotel-name }.
card-second-prize = Dit foto af solnedgangen bliver nummer to. Modtag { $amount }.
card-inheritance = Din grandtante efterlader dig sin rejsekasse. Modtag { $amount }.

## Events, told in this world

story-salary = { $go } giver { $amount } til rejsekassen.
event-salary = { WHO($player) ->
    [you] Du passerer { $go } og får { $amount } til rejsekassen.
   *[other] { $player } passerer { $go } og får { $amount } til rejsekassen.
}
story-roll-tax = { WHO($player) ->
    [you] Du slår { $dice }, lander på { $space } og betaler { $amount } i tolden.
   *[other] { $player } slår { $dice }, lander på { $space } og betaler { $amount } i tolden.
}
story-tax = { WHO($player) ->
    [you] Du lander på { $space } og betaler { $amount } i tolden.
   *[other] { $player } lander på { $space } og betaler { $amount } i tolden.
}
event-paid-tax = { WHO($player) ->
    [you] I tolden betaler du { $amount } { GENDER($space) ->
        [tax] i { FORM($space, "tax") }
       *[other] for { $space }
    }.
   *[other] I tolden betaler { $player } { $amount } { GENDER($space) ->
        [tax] i { FORM($space, "tax") }
       *[other] for { $space }
    }.
}
event-built = { WHO($player) ->
    [you] Du slår lejr på { $space } for { $amount }: nu { FORM($level, "now") }.
   *[other] { $player } slår lejr på { $space } for { $amount }: nu { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Du slår lejr på { $space }: nu { FORM($level, "now") }.
   *[other] { $player } slår lejr på { $space }: nu { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Du slår lejr på { $spaces } for { $amount }.
   *[other] { $player } slår lejr på { $spaces } for { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Du går fallit og flyver hjem. Resten går til { $other }.
   *[other] { WHO($other) ->
        [you] { $player } går fallit og flyver hjem. Resten går til dig.
       *[other] { $player } går fallit og flyver hjem. Resten går til { $other }.
    }
}
event-game-over = Rejsen er slut: { $players } vinder spillet.
event-game-over-shared = Rejsen er slut: { $players } deler sejren.

character-1 = Parkvagt Poncho
character-2 = Kaptajn Omvej
character-3 = Agent Benplads
character-4 = Spejder Tidlig
says-careful-buys = Jeg tjekkede landkortet først.
says-careful-earns = Det går i min rejsekasse.
says-careful-pays = Jeg har pakket ekstra penge til den slags.
says-careful-wins = Hjemme igen, og med al bagagen!
says-bold-buys = Jeg så den, elskede den, købte den!
says-bold-earns = Min næste flyrejse er betalt!
says-bold-pays = Jeg kalder det et eventyr.
says-bold-wins = Jeg har set verden og vundet den!
says-haggler-buys = Jeg slap for turistprisen.
says-haggler-earns = Udsigten følger gratis med.
says-haggler-pays = Jeg spurgte om grupperabat.
says-haggler-wins = Jorden rundt, og med rabat!
