# Navn i utgaven cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, kort spill
word-street = skapning
word-streets = skapninger
word-streets-the = skapningene
word-street-one = en skapning
word-street-only-one = én skapning
word-street-other = en annen skapning
word-street-every-gets = hver skapning i fargesettet får sin første bygning før noen av dem får sin andre
word-street-that = den skapningen
word-street-the = skapningen
word-street-gets = en skapning før den får
word-street-full = når den er full
word-house = krypt
word-houses = krypter
word-hotel = mausoleum
word-hotel-one = et mausoleum
word-hotels = mausoleer
word-hotels-the = mausoleene
level-houses = { $count ->
    [one] { $count } krypt
   *[other] { $count } krypter
}
level-hotel = mausoleum
    .now = et mausoleum
level-hotels = { $count ->
    [one] { $count } mausoleum
   *[other] { $count } mausoleer
}
group-brown = Brun
group-light-blue = Lyseblå
group-pink = Rosa
group-orange = Oransje
group-red = Rød
group-yellow = Gul
group-green = Grønn
group-dark-blue = Mørkeblå
group-stations = Transportmidler
group-utilities = Institusjoner
deck-sanity = Forstand
    .acc = et forstandskort
    .pl = Forstandskortene
deck-knowledge = Kunnskap
    .acc = et kunnskapskort
    .pl = Kunnskapskortene
kind-station = transportmiddel
kind-utility = institusjon
token-necronomicon = Necronomicon
token-cultists-tablet = Kultistenes tavle
token-cthulhu-statuette = Cthulhu-statuett
token-shining-trapezohedron = Skinnende trapesoeder
token-hound-amulet = Hundeamulett
token-dagon-dagger = Dagons dolk
space-go = START
space-ghoul = Ghoul
space-knowledge = Kunnskap
space-zoog = Zoog
space-research-fee = Forskningsavgift
    .board = Forsknings{ "\u00AD" }avgift
    .gender = tax
    .tax = forskningsavgift
space-ship = Skip
    .gender = n
space-night-gaunt = Nattmager
space-sanity = Forstand
space-rat-thing = Rottevesen
    .gender = n
space-wilbur-whateley = Wilbur Whateley
space-jail = Fengsel
space-deep-one = Dypvesen
    .gender = n
space-miskatonic-university = Miskatonic-universitetet
    .board = Miskatonic-univer{ "\u00AD" }sitetet
    .gender = n
space-dagon = Dagon
space-hydra = Hydra
space-train = Tog
    .gender = n
space-mi-go = Mi-Go
space-elder-thing = Urvesen
    .gender = n
space-shoggoth = Shoggoth
space-free-parking = Gratis parkering
space-hound-of-the-void = Tomrommets hund
space-flying-polyp = Flyvende polypp
space-great-race = Yiths store rase
space-dream-journey = Drømmereise
    .board = Drømme{ "\u00AD" }reise
space-colour-from-space = Fargen fra verdensrommet
    .board = Fargen fra verdens{ "\u00AD" }rommet
space-star-spawn = Stjerneyngel
    .board = Stjerne{ "\u00AD" }yngel
space-sanatorium = Sinnssykehus
    .board = Sinnssyke{ "\u00AD" }hus
    .gender = n
space-hastur = Hastur
space-go-to-jail = Gå i fengsel
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automobil
space-azathoth = Azathoth
space-examination-fee = Avgift for legeundersøkelse
    .board = Avgift for lege{ "\u00AD" }under{ "\u00AD" }søkelse
    .gender = tax
    .tax = avgift for legeundersøkelse
space-great-cthulhu = Store Cthulhu

card-advance-to = En skisse i margen viser vei. Gå til { $space }.
card-to-go = Det var bare en drøm. Gå til { $go } og motta lønnen din.
card-next-station = Tåken tetner. Gå til neste { $space }. Eieren kan kreve det dobbelte.
card-next-utility = Vonde drømmer. Gå til neste { $space } og kast. Eieren kan kreve { $factor } ganger øynene.
card-back-three = Du glemte den gamle boken. Gå tre felt tilbake og gjør som feltet sier.
card-go-to-jail = Du blir tatt i å grave i måneskinnet. Gå rett i fengsel. Du får ingen lønn.
card-jail-free = En nøkkel av ukjent metall. Behold kortet: Det slipper deg ut av fengselet én gang, eller du kan selge det.
card-general-repairs = Steinene har flyttet på seg. Betal { $house } per { $house-name } og { $hotel } per { $hotel-name }.
card-speeding = Du har kjørt for fort, og noe holdt følge. Betal { $amount }.
card-elected-chair = Det hemmelige selskapet ditt forblir hemmelig, mot betaling. Gi hver spiller { $amount }.
card-dividend = Fiskeriaksjene dine gir mistenkelig godt utbytte. Motta { $amount }.
card-loan-matures = En gammel skyldner skylles i land og betaler. Motta { $amount }.
card-bank-error = Banken har sovet dårlig og regner feil i din favør. Motta { $amount }.
card-doctor = Nervedråper fra legen. Betal { $amount }.
card-sale-of-stock = Du selger aksjene dine før fullmånen. Motta { $amount }.
card-holiday-fund = Du avlyser uken ved havet. Motta { $amount }.
card-tax-refund = Du får igjen på skatten. Ingen kjenner underskriften. Motta { $amount }.
card-birthday = Stjernene står riktig på bursdagen din. Hver spiller gir deg { $amount }.
card-life-insurance = Du er meldt savnet, og forsikringen din utbetales. Motta { $amount }.
card-hospital = Klinikken foreskriver ro og leseforbud. Betal { $amount }.
card-school-fees = Et kurs i døde språk. Betal { $amount }.
card-consultancy-fee = Du fraråder å åpne kisten. Motta { $amount }.
card-street-repairs = Springfloen har slukt veien. Betal { $house } per { $house-name } og { $hotel } per { $hotel-name }.
card-second-prize = Essayet ditt om tidevannet blir nummer to. Motta { $amount }.
card-inheritance = Du arver en koffert etter en onkel ingen husker. Motta { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Du blir tatt med spaden i hånden og havner i fengsel.
   *[other] { $player } blir tatt med spaden i hånden og havner i fengsel.
}
story-roll-jailed = { WHO($player) ->
    [you] Du kaster { $dice }, blir tatt med spaden i hånden og havner i fengsel.
   *[other] { $player } kaster { $dice }, blir tatt med spaden i hånden og havner i fengsel.
}
event-freed = { WHO($player) ->
    [you] Låsen går opp av seg selv: Du slipper ut av fengselet.
   *[other] Låsen går opp av seg selv: { $player } slipper ut av fengselet.
}
story-salary = Forstanden er i behold: { $go } gir { $amount }.
event-salary = { WHO($player) ->
    [you] Du passerer { $go } med forstanden i behold og får { $amount }.
   *[other] { $player } passerer { $go } med forstanden i behold og får { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Du kaster { $dice }, lander på { $space } og betaler { $amount }. Ingen sier hvorfor.
   *[other] { $player } kaster { $dice }, lander på { $space } og betaler { $amount }. Ingen sier hvorfor.
}
story-tax = { WHO($player) ->
    [you] Du lander på { $space } og betaler { $amount }. Ingen sier hvorfor.
   *[other] { $player } lander på { $space } og betaler { $amount }. Ingen sier hvorfor.
}
event-paid-tax = { WHO($player) ->
    [you] Du betaler { $amount } { GENDER($space) ->
        [tax] i { FORM($space, "tax") }
       *[other] for { $space }
    }. Ingen sier hvorfor.
   *[other] { $player } betaler { $amount } { GENDER($space) ->
        [tax] i { FORM($space, "tax") }
       *[other] for { $space }
    }. Ingen sier hvorfor.
}
event-built = { WHO($player) ->
    [you] Du graver hos { $space } for { $amount }: nå { FORM($level, "now") }.
   *[other] { $player } graver hos { $space } for { $amount }: nå { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Du graver hos { $space }: nå { FORM($level, "now") }.
   *[other] { $player } graver hos { $space }: nå { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Du graver hos { $spaces } for { $amount }.
   *[other] { $player } graver hos { $spaces } for { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Du går konkurs, og stjernene bryr seg ikke. Det som er igjen, går til { $other }.
   *[other] { WHO($other) ->
        [you] { $player } går konkurs, og stjernene bryr seg ikke. Det som er igjen, går til deg.
       *[other] { $player } går konkurs, og stjernene bryr seg ikke. Det som er igjen, går til { $other }.
    }
}
event-game-over = Stjernene står riktig: { $players } vinner spillet.
event-game-over-shared = Stjernene står riktig: { $players } deler seieren.

character-1 = Doktor Stearin
character-2 = Skipper Kuling
character-3 = Kremmer Foliant
character-4 = Arkivar Hysj
character-5 = Dosent Våghals
character-6 = Agent Kuriosa
says-careful-buys = Kjøpt. Men jeg titter ikke inn.
says-careful-earns = I natt sover jeg litt bedre.
says-careful-pays = Jeg betalte og spurte ikke om noe.
says-careful-wins = Jeg vant med forstanden i behold.
says-bold-buys = Hvisker den? Da tar jeg den!
says-bold-earns = Jeg visste at mørket ville lønne seg!
says-bold-pays = Jeg har tapt mer enn det til sjøs.
says-bold-wins = Jeg så ned i dypet og vant!
says-haggler-buys = Jeg prutet bort forbannelsen.
says-haggler-earns = Jeg tar imot mynter i alle aldre.
says-haggler-pays = Jeg tilbød en sjelden bok i stedet.
says-haggler-wins = Selv tidevannet ga meg rabatt.
