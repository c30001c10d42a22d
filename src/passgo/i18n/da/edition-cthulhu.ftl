# Navne i udgaven cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, kort spil
word-street = skabning
word-streets = skabninger
word-street-one = en skabning
word-street-only-one = én skabning
word-street-other = en anden skabning
word-street-every-gets = hver skabning i farvegruppen får sin første bygning, før en af dem får sin anden
word-street-that = den skabning
word-street-the = skabningen
word-street-gets = en skabning, før den får
word-street-full = når den er fuld
word-house = krypt
word-houses = krypter
word-hotel = mausoleum
word-hotel-one = et mausoleum
word-hotels = mausoleer
word-street-hands = en skabning skifter kun ejer, når hele dens
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
group-pink = Lyserød
group-orange = Orange
group-red = Rød
group-yellow = Gul
group-green = Grøn
group-dark-blue = Mørkeblå
group-stations = Transportmidler
group-utilities = Institutioner
deck-sanity = Forstand
    .acc = et forstandskort
    .pl = Forstandskortene
deck-knowledge = Viden
    .acc = et videnskort
    .pl = Videnskortene
kind-station = transportmiddel
kind-utility = institution
token-necronomicon = Necronomicon
token-cultists-tablet = Kultisternes tavle
token-cthulhu-statuette = Cthulhu-statuette
token-shining-trapezohedron = Det skinnende trapezoeder
token-hound-amulet = Hundeamulet
token-dagon-dagger = Dagons dolk
space-go = START
space-ghoul = Ghoul
space-knowledge = Viden
space-zoog = Zoog
space-research-fee = Forskningsgebyr
    .board = Forsknings{ "\u00AD" }gebyr
    .gender = tax
    .tax = forskningsgebyr
space-ship = Skib
    .gender = n
space-night-gaunt = Natmagre
space-sanity = Forstand
space-rat-thing = Rottevæsen
    .gender = n
space-wilbur-whateley = Wilbur Whateley
space-jail = Fængsel
space-deep-one = Dybvæsen
    .gender = n
space-miskatonic-university = Miskatonic-universitetet
    .board = Miskatonic-univer{ "\u00AD" }sitetet
    .gender = n
space-dagon = Dagon
space-hydra = Hydra
space-train = Tog
    .gender = n
space-mi-go = Mi-Go
space-elder-thing = Urvæsen
    .gender = n
space-shoggoth = Shoggoth
space-free-parking = Gratis parkering
space-hound-of-the-void = Tomrummets hund
space-flying-polyp = Flyvende polyp
space-great-race = Yiths store race
space-dream-journey = Drømmerejse
    .board = Drømme{ "\u00AD" }rejse
space-colour-from-space = Farven fra rummet
space-star-spawn = Stjerneyngel
    .board = Stjerne{ "\u00AD" }yngel
space-sanatorium = Sindssygehospital
    .board = Sindssyge{ "\u00AD" }hospital
    .gender = n
space-hastur = Hastur
space-go-to-jail = Gå i fængsel
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automobil
space-azathoth = Azathoth
space-examination-fee = Gebyr for lægeundersøgelse
    .board = Gebyr for læge{ "\u00AD" }under{ "\u00AD" }søgelse
    .gender = tax
    .tax = gebyr for lægeundersøgelse
space-great-cthulhu = Store Cthulhu

card-advance-to = En skitse i margenen viser vej. Ryk frem til { $space }.
card-to-go = Det var kun en drøm. Ryk frem til { $go }, og modtag din løn.
card-next-station = Tågen bliver tættere. Ryk frem til næste { $space }. Ejeren må kræve det dobbelte.
card-next-utility = Mareridt. Ryk frem til næste { $space }, og slå. Ejeren må kræve { $factor } gange øjnene.
card-back-three = Du glemte den gamle bog. Ryk tre felter tilbage, og gør, som feltet siger.
card-go-to-jail = Du bliver taget i at grave i måneskin. Gå direkte i fængsel. Du får ingen løn.
card-jail-free = En nøgle af sært metal. Behold kortet: Det får dig ud af fængslet én gang, eller du kan sælge det.
card-general-repairs = Stenene har flyttet sig. Betal { $house } pr. { $house-name } og { $hotel } pr. { $hotel-name }.
card-speeding = Du har kørt for stærkt, og noget fulgte trop. Betal { $amount }.
card-elected-chair = Dit hemmelige selskab forbliver hemmeligt, men ikke gratis. Giv hver spiller { $amount }.
card-dividend = Dine fiskeriaktier giver mistænkeligt godt udbytte. Modtag { $amount }.
card-loan-matures = En gammel skyldner skyller i land og betaler. Modtag { $amount }.
card-bank-error = Banken har sovet dårligt og regner forkert til din fordel. Modtag { $amount }.
card-doctor = Nervedråber fra lægen. Betal { $amount }.
card-sale-of-stock = Du sælger dine aktier før fuldmåne. Modtag { $amount }.
card-holiday-fund = Du aflyser din uge ved havet. Modtag { $amount }.
card-tax-refund = Du får penge tilbage i skat. Ingen kender underskriften. Modtag { $amount }.
card-birthday = Stjernerne står rigtigt på din fødselsdag. Hver spiller giver dig { $amount }.
card-life-insurance = Du er meldt savnet, og din forsikring bliver udbetalt. Modtag { $amount }.
card-hospital = Klinikken ordinerer ro og læseforbud. Betal { $amount }.
card-school-fees = Et kursus i døde sprog. Betal { $amount }.
card-consultancy-fee = Du fraråder at åbne kassen. Modtag { $amount }.
card-street-repairs = Højvandet har slugt vejen. Betal { $house } pr. { $house-name } og { $hotel } pr. { $hotel-name }.
card-second-prize = Dit essay om tidevandet bliver nummer to. Modtag { $amount }.
card-inheritance = Du arver en kuffert efter en onkel, ingen husker. Modtag { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Du bliver taget med spaden i hånden og ryger i fængsel.
   *[other] { $player } bliver taget med spaden i hånden og ryger i fængsel.
}
story-roll-jailed = { WHO($player) ->
    [you] Du slår { $dice }, bliver taget med spaden i hånden og ryger i fængsel.
   *[other] { $player } slår { $dice }, bliver taget med spaden i hånden og ryger i fængsel.
}
event-freed = { WHO($player) ->
    [you] Låsen går op af sig selv: Du kommer ud af fængslet.
   *[other] Låsen går op af sig selv: { $player } kommer ud af fængslet.
}
story-salary = Forstanden er i behold: { $go } giver { $amount }.
event-salary = { WHO($player) ->
    [you] Du passerer { $go } med forstanden i behold og får { $amount }.
   *[other] { $player } passerer { $go } med forstanden i behold og får { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Du slår { $dice }, lander på { $space } og betaler { $amount }. Ingen siger hvorfor.
   *[other] { $player } slår { $dice }, lander på { $space } og betaler { $amount }. Ingen siger hvorfor.
}
story-tax = { WHO($player) ->
    [you] Du lander på { $space } og betaler { $amount }. Ingen siger hvorfor.
   *[other] { $player } lander på { $space } og betaler { $amount }. Ingen siger hvorfor.
}
event-paid-tax = { WHO($player) ->
    [you] Du betaler { $amount } { GENDER($space) ->
        [tax] i { FORM($space, "tax") }
       *[other] for { $space }
    }. Ingen siger hvorfor.
   *[other] { $player } betaler { $amount } { GENDER($space) ->
        [tax] i { FORM($space, "tax") }
       *[other] for { $space }
    }. Ingen siger hvorfor.
}
event-built = { WHO($player) ->
    [you] Du graver hos { $space } for { $amount }: nu { FORM($level, "now") }.
   *[other] { $player } graver hos { $space } for { $amount }: nu { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Du graver hos { $space }: nu { FORM($level, "now") }.
   *[other] { $player } graver hos { $space }: nu { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Du graver hos { $spaces } for { $amount }.
   *[other] { $player } graver hos { $spaces } for { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Du går fallit, og stjernerne er ligeglade. Resten går til { $other }.
   *[other] { WHO($other) ->
        [you] { $player } går fallit, og stjernerne er ligeglade. Resten går til dig.
       *[other] { $player } går fallit, og stjernerne er ligeglade. Resten går til { $other }.
    }
}
event-game-over = Stjernerne står rigtigt: { $players } vinder spillet.
event-game-over-shared = Stjernerne står rigtigt: { $players } deler sejren.

character-1 = Doktor Vokslys
character-2 = Skipper Kuling
character-3 = Kræmmer Foliant
character-4 = Arkivar Tys
character-5 = Docent Vovehals
character-6 = Agent Kuriosa
says-careful-buys = Købt. Men jeg kigger ikke indenfor.
says-careful-earns = I nat sover jeg lidt bedre.
says-careful-pays = Jeg betalte og spurgte ikke om noget.
says-careful-wins = Jeg vandt med forstanden i behold.
says-bold-buys = Hvisker den? Så tager jeg den!
says-bold-earns = Jeg vidste, at mørket betaler sig!
says-bold-pays = Jeg har mistet mere end det til søs.
says-bold-wins = Jeg så ned i dybet og vandt!
says-haggler-buys = Jeg fik handlet forbandelsen væk.
says-haggler-earns = Jeg tager imod mønter i alle aldre.
says-haggler-pays = Jeg tilbød en sjælden bog i stedet.
says-haggler-wins = Selv tidevandet gav mig rabat.
