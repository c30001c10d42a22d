# Navn i utgaven ghost.

edition-ghost = Spøkelser
word-rent = betaling
word-rent-the = betalingen
word-rent-for = for
word-deed = kontrakt
word-deeds = kontrakter
word-deed-the = kontrakten
word-deeds-the = kontraktene
word-deed-card = kontraktkortet
word-street = kontrakt
word-streets = kontrakter
word-streets-the = kontraktene
word-street-one = en kontrakt
word-street-only-one = én kontrakt
word-street-other = en annen kontrakt
word-street-every-gets = hver kontrakt i fargesettet får sin første bygning før noen av dem får sin andre
word-street-that = den kontrakten
word-street-the = kontrakten
word-street-gets = en kontrakt før den får
word-street-full = når den er full
word-house = spøkelsesfelle
word-houses = spøkelsesfeller
word-hotel = spøkelseslager
word-hotel-one = et spøkelseslager
word-hotels = spøkelseslagre
word-hotels-the = spøkelseslagrene
level-houses = { $count ->
    [one] { $count } spøkelsesfelle
   *[other] { $count } spøkelsesfeller
}
level-hotel = spøkelseslager
    .now = et spøkelseslager
level-hotels = { $count ->
    [one] { $count } spøkelseslager
   *[other] { $count } spøkelseslagre
}
group-brown = Brun
group-light-blue = Lyseblå
group-pink = Rosa
group-orange = Oransje
group-red = Rød
group-yellow = Gul
group-green = Grønn
group-dark-blue = Mørkeblå
deck-mist = Vandrende tåke
    .acc = et tåkekort
    .pl = Tåkekortene
kind-ride = ECTO-1
kind-entity = spøkelse
token-goggles = Vernebriller
token-ghost-meter = Spøkelsesmåler
token-cello = Cello
token-proton-pack = Protonryggsekk
token-marshmallow = Skumgodteri
token-siren = Sirene
space-go = START
space-corner-bookshop = Bokhandelen på hjørnet
    .board = Bok{ "\u00AD" }handelen på hjørnet
space-mist = Vandrende tåke
space-subway-stairs = T-banetrappen
    .board = T-bane{ "\u00AD" }trappen
space-library-phantom = Biblioteksfantomet
    .board = Biblioteks{ "\u00AD" }fantomet
space-ecto-1 = ECTO-1
space-night-diner = Nattkafeen
space-pawn-shop = Pantelåneren
    .board = Pante{ "\u00AD" }låneren
space-wax-museum = Vokskabinettet
    .board = Voks{ "\u00AD" }kabinettet
    .gender = n
space-jail = Fengsel
space-old-fire-station = Gamle brannstasjon
    .board = Gamle brann{ "\u00AD" }stasjon
space-hungry-green-ghost = Sultent grønt spøkelse
    .acc = det sultne grønne spøkelset
space-university-lab = Universitetslaben
    .board = Univer{ "\u00AD" }sitets{ "\u00AD" }laben
space-city-archive = Byarkivet
    .gender = n
space-reading-room = Lesesalen
space-card-catalogue = Kartoteket
    .gender = n
space-grand-staircase = Storetrappen
    .board = Store{ "\u00AD" }trappen
space-free-parking = Gratis parkering
space-hotel-lobby = Hotellobbyen
    .board = Hotel{ "\u00AD" }lobbyen
space-ballroom = Ballsalen
space-twelfth-floor = Tolvte etasje
space-town-hall = Rådhuset
    .gender = n
space-mayors-office = Ordførerens kontor
    .board = Ordfører{ "\u00AD" }ens kontor
    .gender = n
space-gate-hound = Porthunden
space-city-jail-roof = Fengselstaket
    .board = Fengsels{ "\u00AD" }taket
    .gender = n
space-go-to-jail = Gå i fengsel
space-park-gate = Parkporten
space-carriage-stand = Drosjeholdeplassen
    .board = Drosje{ "\u00AD" }holde{ "\u00AD" }plassen
space-penthouse-kitchen = Toppleilighetens kjøkken
    .board = Topp{ "\u00AD" }leilig{ "\u00AD" }hetens kjøkken
    .gender = n
space-rooftop-temple = Taktempelet
    .board = Tak{ "\u00AD" }tempelet
    .gender = n
space-giant-of-the-avenue = Avenyens kjempe
space-crossroads-gate = Korsveiporten
    .board = Korsvei{ "\u00AD" }porten

card-advance-to = Telefonen ringer ved midnatt. Gå til { $space }.
card-to-go = Nattevakten er over. Gå til { $go } og motta lønnen din.
card-next-ride = På med sirenen! Gå til neste { $space }. Du kan kjøre videre til vanlig pris.
card-next-entity = Noe uler i nærheten. Gå til neste { $space } og møt det sammen med spilleren til venstre for deg.
card-back-three = Du sklir på slim. Gå tre felt tilbake og gjør som feltet sier.
card-go-to-jail = Ingen tror på spøkelset ditt. Gå rett i fengsel. Du får ingen lønn.
card-jail-free = Byen skylder deg en tjeneste. Behold kortet: Det slipper deg ut av fengselet én gang, eller du kan selge det.
card-general-repairs = Utstyret går varmt. Betal { $house } per { $house-name } og { $hotel } per { $hotel-name }.
card-speeding = Sirene eller ikke: Du har kjørt for fort. Betal { $amount }.
card-elected-chair = Du er ny lagleder og spanderer middag. Gi hver spiller { $amount }.
card-dividend = Aksjene dine i en moppefabrikk gir utbytte. Motta { $amount }.
card-loan-matures = En kunde betaler en eldgammel regning. Motta { $amount }.
card-bank-error = Et spøkelse i bankens bøker gir deg en ekstra null. Motta { $amount }.
card-doctor = Legen får slimet ut av øret ditt. Betal { $amount }.
card-sale-of-stock = Du selger lakenaksjene dine. Motta { $amount }.
card-holiday-fund = Fridagene dine utbetales. Motta { $amount }.
card-tax-refund = Slim gir fradrag: Du får igjen på skatten. Motta { $amount }.
card-birthday = Selv spøkelsene synger på bursdagen din. Hver spiller gir deg { $amount }.
card-life-insurance = Du er forsikret mot spøkeri. Motta { $amount }.
card-hospital = En natt på klinikken: Du lyser fortsatt. Betal { $amount }.
card-school-fees = Kveldskurs: spøkelsesjakt, del én. Betal { $amount }.
card-consultancy-fee = Du beroliger en kunde: Det er bare rørene. Motta { $amount }.
card-street-repairs = Slim på veien. Betal { $house } per { $house-name } og { $hotel } per { $hotel-name }.
card-second-prize = Spøkelsesgresskaret ditt blir nummer to. Motta { $amount }.
card-inheritance = Et takknemlig spøkelse har deg med i testamentet sitt. Motta { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Ingen tror på spøkelset ditt: Du havner i fengsel.
   *[other] Ingen tror på spøkelset: { $player } havner i fengsel.
}
story-roll-jailed = { WHO($player) ->
    [you] Du kaster { $dice }. Ingen tror på spøkelset ditt: Du havner i fengsel.
   *[other] { $player } kaster { $dice }. Ingen tror på spøkelset: rett i fengsel.
}
event-freed = { WHO($player) ->
    [you] Ordføreren slipper deg ut av fengselet.
   *[other] Ordføreren slipper { $player } ut av fengselet.
}
story-salary = { $go } gir { $amount } for nattevakten.
event-salary = { WHO($player) ->
    [you] Du passerer { $go } og får { $amount } for nattevakten.
   *[other] { $player } passerer { $go } og får { $amount } for nattevakten.
}
event-ride = { WHO($player) ->
    [you] På med sirenen! Du kjører til { $space } for { $amount }.
   *[other] På med sirenen! { $player } kjører til { $space } for { $amount }.
}
event-entity-fought = { WHO($player) ->
    [you] Du og { $other } kaster { $dice } og fanger { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } og du kaster { $dice } og fanger { FORM($space, "acc") }.
       *[other] { $player } og { $other } kaster { $dice } og fanger { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Du og { $other } kaster { $dice } og ender i slimet fra { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } og du kaster { $dice } og ender i slimet fra { FORM($space, "acc") }.
       *[other] { $player } og { $other } kaster { $dice } og ender i slimet fra { FORM($space, "acc") }.
    }
}
event-paid-entity = { WHO($player) ->
    [you] Du betaler { $amount } for å rydde opp etter { FORM($space, "acc") }.
   *[other] { $player } betaler { $amount } for å rydde opp etter { FORM($space, "acc") }.
}
event-built = { WHO($player) ->
    [you] Du sikrer { $space } for { $amount }: nå { FORM($level, "now") }.
   *[other] { $player } sikrer { $space } for { $amount }: nå { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Du sikrer { $space }: nå { FORM($level, "now") }.
   *[other] { $player } sikrer { $space }: nå { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Du sikrer { $spaces } for { $amount }.
   *[other] { $player } sikrer { $spaces } for { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Du går konkurs og leverer inn utstyret. Det som er igjen, går til { $other }.
   *[other] { WHO($other) ->
        [you] { $player } går konkurs og leverer inn utstyret. Det som er igjen, går til deg.
       *[other] { $player } går konkurs og leverer inn utstyret. Det som er igjen, går til { $other }.
    }
}
event-game-over = Byen kan sove trygt: { $players } vinner spillet.
event-game-over-shared = Byen kan sove trygt: { $players } deler seieren.

character-1 = Inspektør Mopp
character-2 = Sjef Gnist
character-3 = Agent Faktura
character-4 = Portier Salt
character-5 = Rekrutt Fremad
character-6 = Kontorist Rabatt
says-careful-buys = Jeg sjekket for spøkelser først.
says-careful-earns = Kvitteringen er alt arkivert.
says-careful-pays = Jeg legger alltid litt til side til slim.
says-careful-wins = Endelig ro i byen min.
says-bold-buys = Det stedet skremmer ikke meg!
says-bold-earns = Jeg fanger dem gratis også, men takk!
says-bold-pays = Jeg har hatt verre slim enn det.
says-bold-wins = Hele byen er spøkelsesfri. På med sirenen!
says-haggler-buys = Spøkelset fikk jeg med på kjøpet.
says-haggler-earns = Jeg sendte til og med en høflig faktura.
says-haggler-pays = Kan jeg betale med spøkelsesfeller?
says-haggler-wins = Rådhuset får fakturaen min.
