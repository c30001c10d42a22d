# Navn i utgaven voyage.

edition-voyage = Verdensreise
word-street = tomt
word-streets = tomter
word-streets-the = tomtene
word-street-one = en tomt
word-street-only-one = én tomt
word-street-other = en annen tomt
word-street-every-gets = hver tomt i fargesettet får sin første bygning før noen av dem får sin andre
word-street-that = den tomten
word-street-the = tomten
word-street-gets = en tomt før den får
word-street-full = når den er full
word-jail = månen
word-jail-into = til månen
word-jail-card = månekort
word-jail-cards = månekort
word-jail-turn = turen på månen
word-jail-turns = turer på månen
word-house = telt
word-houses = telt
word-hotel = campingvogn
word-hotel-one = en campingvogn
word-hotels = campingvogner
word-hotels-the = campingvognene
level-houses = { $count ->
    [one] { $count } telt
   *[other] { $count } telt
}
level-hotel = campingvogn
    .now = en campingvogn
level-hotels = { $count ->
    [one] { $count } campingvogn
   *[other] { $count } campingvogner
}
group-brown = Tidevann
group-light-blue = Regnbue
group-pink = Solnedgang
group-orange = Monsun
group-red = Vulkan
group-yellow = Stjerneskudd
group-green = Nordlys
group-dark-blue = Fullmåne
group-stations = Flyplasser
group-utilities = Kollektivtransport
deck-command = Ordre
    .acc = et ordrekort
    .pl = Ordrekortene
deck-decision = Beslutning
    .acc = et beslutningskort
    .pl = Beslutningskortene
kind-station = flyplass
kind-utility = transportfelt
token-suitcase = Koffert
token-camera = Kamera
token-compass = Kompass
token-balloon = Ballong
space-start = START
space-bay-of-fundy = Fundybukta
space-decision = Beslutning
space-mont-saint-michel = Mont Saint-Michel
    .gender = n
space-tax = Skatt
    .gender = tax
    .tax = skatt
space-athens-airport = Athen lufthavn
space-victoria-falls = Victoriafallene
    .board = Victoria{ "\u00AD" }fallene
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
space-cairo-airport = Kairo lufthavn
space-kerala = Kerala
    .gender = n
space-goa = Goa
    .gender = n
space-chiang-mai = Chiang Mai
    .gender = n
space-rest-area = Rasteplass
space-etna = Etna
space-krakatoa = Krakatau
space-kilauea = Kilauea
space-denver-airport = Denver lufthavn
space-atacama = Atacama
    .gender = n
space-la-palma = La Palma
    .gender = n
space-eurotunnel = Kanaltunnelen
    .board = Kanal{ "\u00AD" }tunnelen
space-wadi-rum = Wadi Rum
    .gender = n
space-go-to-the-moon = Reis til månen
space-tromso = Tromsø
    .gender = n
space-abisko = Abisko
    .gender = n
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
    .gender = n
space-sydney-airport = Sydney lufthavn
space-machu-picchu = Machu Picchu
    .gender = n
space-himalaya = Himalaya
    .gender = n

# På dette brettet reiser man til månen i stedet.
event-jailed = { WHO($player) ->
    [you] Raketten letter! Du blir sendt til månen.
   *[other] Raketten letter! { $player } blir sendt til månen.
}
event-freed = { WHO($player) ->
    [you] Du er tilbake fra månen.
   *[other] { $player } er tilbake fra månen.
}
event-freed-fine = { WHO($player) ->
    [you] Du betaler { $amount } og forlater månen.
   *[other] { $player } betaler { $amount } og forlater månen.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Du blir på månen (forsøk { $count }).
   *[other] { $player } blir på månen (forsøk { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Du kaster { $dice }. Raketten letter! Du blir sendt til månen.
   *[other] { $player } kaster { $dice }. Raketten letter mot månen!
}
story-roll-stayed = { WHO($player) ->
    [you] Du kaster { $dice } og blir på månen (forsøk { $count }).
   *[other] { $player } kaster { $dice } og blir på månen (forsøk { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Du skylder { $amount } for å forlate månen.
   *[other] { $player } skylder { $amount } for å forlate månen.
}
event-paid-fine = { WHO($player) ->
    [you] Du betaler { $amount } for å forlate månen.
   *[other] { $player } betaler { $amount } for å forlate månen.
}
event-card-shown = { WHO($player) ->
    [you] Du viser et månekort.
   *[other] { $player } viser et månekort.
}
event-card-used = { WHO($player) ->
    [you] Du bruker et kort for å forlate månen.
   *[other] { $player } bruker et kort for å forlate månen.
}
awaiting-you-roll-jail = Du er på månen. Hvordan vil du komme deg derfra?
act-fine = Betal { $amount } og forlat månen
act-card = Bruk et kort og forlat månen
deal-cards = Månekort
deal-card-price = Et månekort kan ikke byttes bort for mindre enn { $amount }.
about-jail = På besøk, eller på månen
about-go-to-jail = Reis til månen
player-in-jail = på månen
jail-cards = { $count ->
    [one] { $count } månekort
   *[other] { $count } månekort
}
card-go-to-jail = Du går om bord i feil rakett. Reis rett til månen. Du får ingen lønn.
card-jail-free = En rakettbillett! Behold kortet: Det henter deg fra månen én gang, eller du kan selge det.

card-advance-to = Et postkort frister. Gå til { $space }.
card-to-go = Du har hjemlengsel. Gå til { $go } og motta lønnen din.
card-next-station = Du rakk ikke flyet. Gå til neste { $space }. Eieren kan kreve det dobbelte.
card-next-utility = Tåke! Gå til neste { $space } og kast. Eieren kan kreve { $factor } ganger øynene.
card-back-three = Du har glemt passet. Gå tre felt tilbake og gjør som feltet sier.
card-general-repairs = Hagl rammer leiren. Betal { $house } per { $house-name } og { $hotel } per { $hotel-name }.
card-fine = Du plukket en sjelden blomst. Betal en bot på { $amount }.
card-elected-chair = Du leder turen og går deg bort. Gi hver spiller { $amount }.
card-dividend = Aksjene dine i et fergerederi gir utbytte. Motta { $amount }.
card-loan-matures = En gammel reisekamerat betaler tilbake. Motta { $amount }.
card-bank-error = Banken bruker feil valutakurs. Motta { $amount }.
card-doctor = Legen ser på den solbrente ryggen din. Betal { $amount }.
card-sale-of-stock = Du selger flyaksjene dine. Motta { $amount }.
card-holiday-fund = Du finner reisepengene dine i en sokk. Motta { $amount }.
card-tax-refund = Tollen betaler tilbake avgiften på suvenirene dine. Motta { $amount }.
card-birthday = Bursdag ved leirbålet! Hver spiller gir deg { $amount }.
card-life-insurance = Bagasjen er borte, men forsikret. Motta { $amount }.
card-hospital = Du vrikker foten på kraterkanten. Betal { $amount }.
card-school-fees = Et språkkurs før avreisen. Betal { $amount }.
card-street-repairs = Lava sperrer veien. Betal { $house } per { $house-name } og { $hotel } per { $hotel-name }.
card-second-prize = Bildet ditt av solnedgangen blir nummer to. Motta { $amount }.
card-inheritance = Grandtanten din etterlater deg reisekassen sin. Motta { $amount }.

## Events, told in this world

story-salary = { $go } gir { $amount } til reisekassen.
event-salary = { WHO($player) ->
    [you] Du passerer { $go } og får { $amount } til reisekassen.
   *[other] { $player } passerer { $go } og får { $amount } til reisekassen.
}
story-roll-tax = { WHO($player) ->
    [you] Du kaster { $dice }, lander på { $space } og betaler { $amount } i tollen.
   *[other] { $player } kaster { $dice }, lander på { $space } og betaler { $amount } i tollen.
}
story-tax = { WHO($player) ->
    [you] Du lander på { $space } og betaler { $amount } i tollen.
   *[other] { $player } lander på { $space } og betaler { $amount } i tollen.
}
event-paid-tax = { WHO($player) ->
    [you] I tollen betaler du { $amount } { GENDER($space) ->
        [tax] i { FORM($space, "tax") }
       *[other] for { $space }
    }.
   *[other] I tollen betaler { $player } { $amount } { GENDER($space) ->
        [tax] i { FORM($space, "tax") }
       *[other] for { $space }
    }.
}
event-built = { WHO($player) ->
    [you] Du slår leir på { $space } for { $amount }: nå { FORM($level, "now") }.
   *[other] { $player } slår leir på { $space } for { $amount }: nå { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Du slår leir på { $space }: nå { FORM($level, "now") }.
   *[other] { $player } slår leir på { $space }: nå { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Du slår leir på { $spaces } for { $amount }.
   *[other] { $player } slår leir på { $spaces } for { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Du går konkurs og flyr hjem. Det som er igjen, går til { $other }.
   *[other] { WHO($other) ->
        [you] { $player } går konkurs og flyr hjem. Det som er igjen, går til deg.
       *[other] { $player } går konkurs og flyr hjem. Det som er igjen, går til { $other }.
    }
}
event-game-over = Reisen er over: { $players } vinner spillet.
event-game-over-shared = Reisen er over: { $players } deler seieren.

character-1 = Parkvakt Poncho
character-2 = Kaptein Omvei
character-3 = Agent Beinplass
character-4 = Speider Tidlig
says-careful-buys = Jeg sjekket kartet først.
says-careful-earns = Det går i reisekassen min.
says-careful-pays = Jeg pakket ekstra penger til slikt.
says-careful-wins = Trygt hjemme, og med all bagasjen!
says-bold-buys = Jeg så den, elsket den, kjøpte den!
says-bold-earns = Min neste flytur er betalt!
says-bold-pays = Jeg kaller det et eventyr.
says-bold-wins = Jeg har sett verden og vunnet den!
says-haggler-buys = Jeg slapp unna turistprisen.
says-haggler-earns = Utsikten følger gratis med.
says-haggler-pays = Jeg spurte om grupperabatt.
says-haggler-wins = Jorden rundt, og med rabatt!
