# Navne i udgaven ghost.

edition-ghost = Spøgelser
word-rent = betaling
word-rent-the = betalingen
word-rent-for = for
word-deed = kontrakt
word-deeds = kontrakter
word-deed-the = kontrakten
word-deed-card = kontraktkortet
word-street = kontrakt
word-streets = kontrakter
word-street-one = en kontrakt
word-street-only-one = én kontrakt
word-street-other = en anden kontrakt
word-street-every-gets = hver kontrakt i farvegruppen får sin første bygning, før en af dem får sin anden
word-street-that = den kontrakt
word-street-the = kontrakten
word-street-gets = en kontrakt, før den får
word-street-full = når den er fuld
word-house = spøgelsesfælde
word-houses = spøgelsesfælder
word-hotel = spøgelseslager
word-hotel-one = et spøgelseslager
word-hotels = spøgelseslagre
word-street-hands = en kontrakt skifter kun ejer, når hele dens
level-houses = { $count ->
    [one] { $count } spøgelsesfælde
   *[other] { $count } spøgelsesfælder
}
level-hotel = spøgelseslager
    .now = et spøgelseslager
level-hotels = { $count ->
    [one] { $count } spøgelseslager
   *[other] { $count } spøgelseslagre
}
group-brown = Brun
group-light-blue = Lyseblå
group-pink = Lyserød
group-orange = Orange
group-red = Rød
group-yellow = Gul
group-green = Grøn
group-dark-blue = Mørkeblå
deck-mist = Vandrende tåge
    .acc = et tågekort
    .pl = Tågekortene
kind-ride = ECTO-1
kind-entity = spøgelse
token-goggles = Beskyttelsesbriller
token-ghost-meter = Spøgelsesmåler
token-cello = Cello
token-proton-pack = Protonrygsæk
token-marshmallow = Skumfidus
token-siren = Sirene
space-go = START
space-corner-bookshop = Boghandlen på hjørnet
space-mist = Vandrende tåge
space-subway-stairs = Metrotrappen
    .board = Metro{ "\u00AD" }trappen
space-library-phantom = Biblioteksfantomet
    .board = Biblioteks{ "\u00AD" }fantomet
space-ecto-1 = ECTO-1
space-night-diner = Natcaféen
space-pawn-shop = Pantelåneren
    .board = Pante{ "\u00AD" }låneren
space-wax-museum = Vokskabinettet
    .board = Voks{ "\u00AD" }kabinettet
    .gender = n
space-jail = Fængsel
space-old-fire-station = Gamle brandstation
    .board = Gamle brand{ "\u00AD" }station
space-hungry-green-ghost = Sultent grønt spøgelse
    .acc = det sultne grønne spøgelse
space-university-lab = Universitetslaboratoriet
    .board = Univer{ "\u00AD" }sitets{ "\u00AD" }labora{ "\u00AD" }toriet
    .gender = n
space-city-archive = Byarkivet
    .gender = n
space-reading-room = Læsesalen
space-card-catalogue = Kartoteket
    .gender = n
space-grand-staircase = Hovedtrappen
    .board = Hoved{ "\u00AD" }trappen
space-free-parking = Gratis parkering
space-hotel-lobby = Hotellobbyen
    .board = Hotel{ "\u00AD" }lobbyen
space-ballroom = Balsalen
space-twelfth-floor = Tolvte etage
space-town-hall = Rådhuset
    .gender = n
space-mayors-office = Borgmesterkontoret
    .board = Borgmester{ "\u00AD" }kontoret
    .gender = n
space-gate-hound = Porthunden
space-city-jail-roof = Fængselstaget
    .board = Fængsels{ "\u00AD" }taget
    .gender = n
space-go-to-jail = Gå i fængsel
space-park-gate = Parkporten
space-carriage-stand = Droskepladsen
    .board = Droske{ "\u00AD" }pladsen
space-penthouse-kitchen = Penthousekøkkenet
    .board = Penthouse{ "\u00AD" }køkkenet
    .gender = n
space-rooftop-temple = Tagtemplet
    .gender = n
space-giant-of-the-avenue = Alléens kæmpe
space-crossroads-gate = Korsvejsporten
    .board = Korsvejs{ "\u00AD" }porten

card-advance-to = Telefonen ringer ved midnat. Ryk frem til { $space }.
card-to-go = Nattevagten er slut. Ryk frem til { $go }, og modtag din løn.
card-next-ride = Tænd sirenen! Ryk frem til næste { $space }. Du kan køre videre til den sædvanlige pris.
card-next-entity = Noget hyler tæt på. Ryk frem til næste { $space }, og mød det sammen med spilleren til venstre for dig.
card-back-three = Du glider i slim. Ryk tre felter tilbage, og gør, som feltet siger.
card-go-to-jail = Ingen tror på dit spøgelse. Gå direkte i fængsel. Du får ingen løn.
card-jail-free = Borgmesteren skylder dig en tjeneste. Behold kortet: Det får dig ud af fængslet én gang, eller du kan sælge det.
card-general-repairs = Udstyret bliver overophedet. Betal { $house } pr. { $house-name } og { $hotel } pr. { $hotel-name }.
card-speeding = Sirene eller ej: Du har kørt for stærkt. Betal { $amount }.
card-elected-chair = Du er ny holdleder og byder på middag. Giv hver spiller { $amount }.
card-dividend = Dine aktier i en moppefabrik giver udbytte. Modtag { $amount }.
card-loan-matures = En kunde betaler en ældgammel regning. Modtag { $amount }.
card-bank-error = Et spøgelse i bankens bøger giver dig et ekstra nul. Modtag { $amount }.
card-doctor = Lægen får slimen ud af dit øre. Betal { $amount }.
card-sale-of-stock = Du sælger dine aktier i lagner. Modtag { $amount }.
card-holiday-fund = Dine fridage bliver udbetalt. Modtag { $amount }.
card-tax-refund = Slim kan trækkes fra: Du får penge tilbage i skat. Modtag { $amount }.
card-birthday = Selv spøgelserne synger på din fødselsdag. Hver spiller giver dig { $amount }.
card-life-insurance = Du er forsikret mod spøgeri. Modtag { $amount }.
card-hospital = En nat på klinikken: Du lyser stadig. Betal { $amount }.
card-school-fees = Aftenskole: spøgelsesjagt, del et. Betal { $amount }.
card-consultancy-fee = Du beroliger en kunde: Det er bare rørene. Modtag { $amount }.
card-street-repairs = Slim på vejen. Betal { $house } pr. { $house-name } og { $hotel } pr. { $hotel-name }.
card-second-prize = Dit hjemsøgte græskar bliver nummer to. Modtag { $amount }.
card-inheritance = Et taknemmeligt spøgelse har dig med i sit testamente. Modtag { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Ingen tror på dit spøgelse: Du ryger i fængsel.
   *[other] Ingen tror på spøgelset: { $player } ryger i fængsel.
}
story-roll-jailed = { WHO($player) ->
    [you] Du slår { $dice }. Ingen tror på dit spøgelse: Du ryger i fængsel.
   *[other] { $player } slår { $dice }. Ingen tror på spøgelset: direkte i fængsel.
}
event-freed = { WHO($player) ->
    [you] Borgmesteren lukker dig ud af fængslet.
   *[other] Borgmesteren lukker { $player } ud af fængslet.
}
story-salary = { $go } giver { $amount } for nattevagten.
event-salary = { WHO($player) ->
    [you] Du passerer { $go } og får { $amount } for nattevagten.
   *[other] { $player } passerer { $go } og får { $amount } for nattevagten.
}
event-ride = { WHO($player) ->
    [you] Tænd sirenen! Du kører til { $space } for { $amount }.
   *[other] Tænd sirenen! { $player } kører til { $space } for { $amount }.
}
event-entity-fought = { WHO($player) ->
    [you] Du og { $other } slår { $dice } og fanger { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } og du slår { $dice } og fanger { FORM($space, "acc") }.
       *[other] { $player } og { $other } slår { $dice } og fanger { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Du og { $other } slår { $dice } og ender i slimen fra { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } og du slår { $dice } og ender i slimen fra { FORM($space, "acc") }.
       *[other] { $player } og { $other } slår { $dice } og ender i slimen fra { FORM($space, "acc") }.
    }
}
event-paid-entity = { WHO($player) ->
    [you] Du betaler { $amount } for at gøre rent efter { FORM($space, "acc") }.
   *[other] { $player } betaler { $amount } for at gøre rent efter { FORM($space, "acc") }.
}
event-built = { WHO($player) ->
    [you] Du sikrer { $space } for { $amount }: nu { FORM($level, "now") }.
   *[other] { $player } sikrer { $space } for { $amount }: nu { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Du sikrer { $space }: nu { FORM($level, "now") }.
   *[other] { $player } sikrer { $space }: nu { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Du sikrer { $spaces } for { $amount }.
   *[other] { $player } sikrer { $spaces } for { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Du går fallit og afleverer udstyret. Resten går til { $other }.
   *[other] { WHO($other) ->
        [you] { $player } går fallit og afleverer udstyret. Resten går til dig.
       *[other] { $player } går fallit og afleverer udstyret. Resten går til { $other }.
    }
}
event-game-over = Byen kan sove trygt: { $players } vinder spillet.
event-game-over-shared = Byen kan sove trygt: { $players } deler sejren.

character-1 = Inspektør Moppe
character-2 = Chef Gnist
character-3 = Agent Faktura
character-4 = Portier Salt
character-5 = Rekrut Fremad
character-6 = Kontorist Rabat
says-careful-buys = Jeg tjekkede for spøgelser først.
says-careful-earns = Kvitteringen er allerede arkiveret.
says-careful-pays = Jeg lægger altid lidt til side til slim.
says-careful-wins = Endelig ro i min by.
says-bold-buys = Det sted skræmmer ikke mig!
says-bold-earns = Jeg fanger dem også gratis, men tak!
says-bold-pays = Jeg har haft værre slim end det.
says-bold-wins = Hele byen er spøgelsesfri. Tænd sirenen!
says-haggler-buys = Spøgelset fik jeg oven i handlen.
says-haggler-earns = Jeg sendte endda en høflig regning.
says-haggler-pays = Må jeg betale med spøgelsesfælder?
says-haggler-wins = Rådhuset får min regning.
