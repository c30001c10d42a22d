# Namn i utgåvan ghost.

edition-ghost = Spöken
word-rent = avgift
word-rent-the = avgiften
word-rent-that = den avgiften
word-deed = beställning
word-deeds = beställningar
word-deed-the = beställningen
word-deed-card = beställningskortet
word-street = beställning
word-streets = beställningar
word-street-the = beställningen
word-house = spökfälla
word-houses = spökfällor
word-hotel = förvaringsenhet
word-hotel-one = en förvaringsenhet
word-hotel-gets = en förvaringsenhet
word-hotels = förvaringsenheter
word-deeds-the-mortgaged = de intecknade beställningarna
level-houses = { $count ->
    [one] { $count } spökfälla
   *[other] { $count } spökfällor
}
level-hotel = förvaringsenhet
    .now = en förvaringsenhet
level-hotels = { $count ->
    [one] { $count } förvaringsenhet
   *[other] { $count } förvaringsenheter
}
group-brown = Brun
group-light-blue = Ljusblå
group-pink = Rosa
group-orange = Orange
group-red = Röd
group-yellow = Gul
group-green = Grön
group-dark-blue = Mörkblå
deck-mist = Vandrande dimma
    .acc = ett dimkort
    .pl = Dimkorten
kind-ride = ECTO-1
kind-entity = väsen
token-goggles = Skyddsglasögon
token-ghost-meter = Spökmätare
token-cello = Cello
token-proton-pack = Protonryggsäck
token-marshmallow = Skumgodis
token-siren = Siren
space-go = GÅ
space-corner-bookshop = Bokhandeln i hörnet
space-mist = Vandrande dimma
space-subway-stairs = Tunnelbanetrappan
    .board = Tunnel{ "\u00AD" }bane{ "\u00AD" }trappan
space-library-phantom = Biblioteksfantomen
    .board = Biblioteks{ "\u00AD" }fantomen
space-ecto-1 = ECTO-1
space-night-diner = Nattkrogen
space-pawn-shop = Pantbanken
space-wax-museum = Vaxmuseet
    .gender = n
space-jail = Fängelse
space-old-fire-station = Gamla brandstationen
    .board = Gamla brand{ "\u00AD" }stationen
space-hungry-green-ghost = Hungrigt grönt spöke
    .acc = det hungriga gröna spöket
space-university-lab = Universitetslabbet
    .board = Universi{ "\u00AD" }tets{ "\u00AD" }labbet
    .gender = n
space-city-archive = Stadsarkivet
    .board = Stads{ "\u00AD" }arkivet
    .gender = n
space-reading-room = Läsesalen
space-card-catalogue = Kortkatalogen
    .board = Kort{ "\u00AD" }katalogen
space-grand-staircase = Stora trappan
space-free-parking = Fri parkering
space-hotel-lobby = Hotellobbyn
    .board = Hotel{ "\u00AD" }lobbyn
space-ballroom = Balsalen
space-twelfth-floor = Tolfte våningen
space-town-hall = Stadshuset
    .gender = n
space-mayors-office = Borgmästarens kontor
    .board = Borg{ "\u00AD" }mästarens kontor
    .gender = n
space-gate-hound = Porthunden
space-city-jail-roof = Fängelsetaket
    .board = Fängelse{ "\u00AD" }taket
    .gender = n
space-go-to-jail = Gå i fängelse
space-park-gate = Parkgrinden
    .board = Park{ "\u00AD" }grinden
space-carriage-stand = Droskstationen
    .board = Drosk{ "\u00AD" }stationen
space-penthouse-kitchen = Takvåningsköket
    .board = Takvånings{ "\u00AD" }köket
    .gender = n
space-rooftop-temple = Taktemplet
    .gender = n
space-giant-of-the-avenue = Avenyns jätte
space-crossroads-gate = Korsvägsporten
    .board = Korsvägs{ "\u00AD" }porten

card-advance-to = Telefonen ringer vid midnatt. Gå till { $space }.
card-to-go = Nattskiftet är slut. Gå till { $go } och ta emot din lön.
card-next-ride = På med sirenen! Gå till nästa { $space }. Du får åka vidare till vanligt pris.
card-next-entity = Något ylar i närheten. Gå till nästa { $space } och möt det tillsammans med spelaren till vänster om dig.
card-back-three = Du halkar på slem. Gå tre rutor tillbaka och gör som rutan säger.
card-go-to-jail = Ingen tror på ditt spöke. Gå direkt i fängelse. Du får ingen lön.
card-jail-free = Borgmästaren vill tacka dig. Behåll kortet: det tar dig ut ur fängelset en gång, eller så kan du sälja det.
card-general-repairs = Utrustningen överhettas. Betala { $house } per { $house-name } och { $hotel } per { $hotel-name }.
card-speeding = Siren eller inte: du har kört för fort. Betala { $amount }.
card-elected-chair = Du är lagets nya chef och bjuder på middag. Ge varje spelare { $amount }.
card-dividend = Dina aktier i en moppfabrik ger utdelning. Du får { $amount }.
card-loan-matures = En kund betalar en uråldrig faktura. Du får { $amount }.
card-bank-error = Ett spöke i bankens böcker ger dig en nolla extra. Du får { $amount }.
card-doctor = Doktorn får ut slemmet ur ditt öra. Betala { $amount }.
card-sale-of-stock = Du säljer dina aktier i lakan. Du får { $amount }.
card-holiday-fund = Dina lediga dagar betalas ut. Du får { $amount }.
card-tax-refund = Skatteverket godkänner avdrag för slem. Du får { $amount }.
card-birthday = Till och med spökena sjunger på din födelsedag. Varje spelare ger dig { $amount }.
card-life-insurance = Du är försäkrad mot spökerier. Du får { $amount }.
card-hospital = En natt på kliniken: du lyser fortfarande. Betala { $amount }.
card-school-fees = Kvällskurs i spökjakt, del ett. Betala { $amount }.
card-consultancy-fee = Du lugnar en kund: det är bara rören. Du får { $amount }.
card-street-repairs = Slem på gatan. Betala { $house } per { $house-name } och { $hotel } per { $hotel-name }.
card-second-prize = Din spökpumpa kommer tvåa. Du får { $amount }.
card-inheritance = Ett tacksamt spöke har dig med i sitt testamente. Du får { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Ingen tror på ditt spöke: du hamnar i fängelse.
   *[other] Ingen tror på spöket: { $player } hamnar i fängelse.
}
story-roll-jailed = { WHO($player) ->
    [you] Du slår { $dice }. Ingen tror på ditt spöke: du hamnar i fängelse.
   *[other] { $player } slår { $dice }. Ingen tror på spöket: direkt i fängelse.
}
event-freed = { WHO($player) ->
    [you] Borgmästaren släpper ut dig ur fängelset.
   *[other] Borgmästaren släpper ut { $player } ur fängelset.
}
story-salary = { $go } ger { $amount } för nattskiftet.
event-salary = { WHO($player) ->
    [you] Du passerar { $go } och får { $amount } för nattskiftet.
   *[other] { $player } passerar { $go } och får { $amount } för nattskiftet.
}
event-ride = { WHO($player) ->
    [you] På med sirenen! Du åker till { $space } för { $amount }.
   *[other] På med sirenen! { $player } åker till { $space } för { $amount }.
}
event-entity-fought = { WHO($player) ->
    [you] Du och { $other } slår { $dice } och fångar { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } och du slår { $dice } och fångar { FORM($space, "acc") }.
       *[other] { $player } och { $other } slår { $dice } och fångar { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Du och { $other } slår { $dice } och hamnar i slemmet från { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } och du slår { $dice } och hamnar i slemmet från { FORM($space, "acc") }.
       *[other] { $player } och { $other } slår { $dice } och hamnar i slemmet från { FORM($space, "acc") }.
    }
}
event-paid-entity = { WHO($player) ->
    [you] Du betalar { $amount } för att städa upp efter { FORM($space, "acc") }.
   *[other] { $player } betalar { $amount } för att städa upp efter { FORM($space, "acc") }.
}
event-built = { WHO($player) ->
    [you] Du säkrar { $space } för { $amount }: nu { FORM($level, "now") }.
   *[other] { $player } säkrar { $space } för { $amount }: nu { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Du säkrar { $space }: nu { FORM($level, "now") }.
   *[other] { $player } säkrar { $space }: nu { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Du säkrar { $spaces } för { $amount }.
   *[other] { $player } säkrar { $spaces } för { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Du går i konkurs och lämnar in utrustningen. Det som finns kvar går till { $other }.
   *[other] { WHO($other) ->
        [you] { $player } går i konkurs och lämnar in utrustningen. Det som finns kvar går till dig.
       *[other] { $player } går i konkurs och lämnar in utrustningen. Det som finns kvar går till { $other }.
    }
}
event-game-over = Staden kan sova lugnt: { $players } vinner spelet.
event-game-over-shared = Staden kan sova lugnt: { $players } delar på segern.

character-1 = Inspektör Mopp
character-2 = Chef Gnista
character-3 = Agent Faktura
character-4 = Portier Salt
character-5 = Rekryt Rivstart
character-6 = Kanslist Rabatt
says-careful-buys = Jag letade efter spöken först.
says-careful-earns = Kvittot sitter redan i pärmen.
says-careful-pays = Jag lägger alltid undan lite för slem.
says-careful-wins = Äntligen lugnt i min stad.
says-bold-buys = Det stället skrämmer inte mig!
says-bold-earns = Jag jagar gärna gratis, men tack!
says-bold-pays = Jag har haft värre slem än så.
says-bold-wins = Hela stan är spökfri. På med sirenen!
says-haggler-buys = Spöket fick jag på köpet.
says-haggler-earns = Jag skickade ju en artig faktura.
says-haggler-pays = Får jag betala med spökfällor?
says-haggler-wins = Nu ska staden få min faktura.
