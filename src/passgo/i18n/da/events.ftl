### Hvad der sker ved bordet. WHO($player) er [you], når læseren er den spiller; FORM($player, "of") er genitiv.

## Begyndelsen

event-start-rolled = { WHO($player) ->
    [you] Du slår { $dice } for at se, hvem der starter.
   *[other] { $player } slår { $dice } for at se, hvem der starter.
}

event-started = { WHO($player) ->
    [you] Du starter. Rækkefølge: { $players }.
   *[other] { $player } starter. Rækkefølge: { $players }.
}

event-clock-started = Uret starter.

event-dealt = { WHO($player) ->
    [you] Du får tildelt { $space }.
   *[other] { $player } får tildelt { $space }.
}

## Tur, slag, ryk

event-turn = { WHO($player) ->
    [you] Din tur.
   *[other] { FORM($player, "of") } tur.
}

event-rolled = { WHO($player) ->
    [you] Du slår { $dice }.
   *[other] { $player } slår { $dice }.
}

event-moved = { WHO($player) ->
    [you] Du rykker til { $space }.
   *[other] { $player } rykker til { $space }.
}

event-moved-back = { WHO($player) ->
    [you] Du rykker tilbage til { $space }.
   *[other] { $player } rykker tilbage til { $space }.
}

event-salary = { WHO($player) ->
    [you] Du passerer { $go } og får { $amount }.
   *[other] { $player } passerer { $go } og får { $amount }.
}

story-roll = { WHO($player) ->
    [you] Du slår { $dice } og lander på { $space }.
   *[other] { $player } slår { $dice } og lander på { $space }.
}

story-roll-rent = { WHO($player) ->
    [you] Du slår { $dice }, lander hos { $other } på { $space } og betaler { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } slår { $dice }, lander hos dig på { $space } og betaler { $amount }.
       *[other] { $player } slår { $dice }, lander hos { $other } på { $space } og betaler { $amount }.
    }
}

story-roll-due = { WHO($player) ->
    [you] Du slår { $dice } og lander hos { $other } på { $space }. { Word-rent-the } er { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } slår { $dice } og lander hos dig på { $space }. { Word-rent-the } er { $amount }.
       *[other] { $player } slår { $dice } og lander hos { $other } på { $space }. { Word-rent-the } er { $amount }.
    }
}

story-roll-due-dice = { WHO($player) ->
    [you] Du slår { $dice } og lander hos { $other } på { $space }. Terningerne afgør { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { $player } slår { $dice } og lander hos dig på { $space }. Terningerne afgør { word-rent-the }.
       *[other] { $player } slår { $dice } og lander hos { $other } på { $space }. Terningerne afgør { word-rent-the }.
    }
}

story-roll-bought = { WHO($player) ->
    [you] Du slår { $dice }, lander på { $space } og køber { GENDER($space) ->
        [n] det
        [pl] dem
       *[other] den
    } for { $amount }.
   *[other] { $player } slår { $dice }, lander på { $space } og køber { GENDER($space) ->
        [n] det
        [pl] dem
       *[other] den
    } for { $amount }.
}

story-roll-tax = { WHO($player) ->
    [you] Du slår { $dice }, lander på { $space } og betaler { $amount }.
   *[other] { $player } slår { $dice }, lander på { $space } og betaler { $amount }.
}

story-roll-jailed = { WHO($player) ->
    [you] Du slår { $dice } og ryger i fængsel.
   *[other] { $player } slår { $dice } og ryger i fængsel.
}

story-roll-stayed = { WHO($player) ->
    [you] Du slår { $dice } og bliver siddende i fængslet (forsøg { $count }).
   *[other] { $player } slår { $dice } og bliver siddende i fængslet (forsøg { $count }).
}

story-salary = { $go } giver { $amount }.

event-jailed = { WHO($player) ->
    [you] Du ryger i fængsel.
   *[other] { $player } ryger i fængsel.
}

event-freed = { WHO($player) ->
    [you] Du kommer ud af fængslet.
   *[other] { $player } kommer ud af fængslet.
}

event-freed-fine = { WHO($player) ->
    [you] Du betaler { $amount } og kommer ud af fængslet.
   *[other] { $player } betaler { $amount } og kommer ud af fængslet.
}

event-stayed-in-jail = { WHO($player) ->
    [you] Du bliver siddende i fængslet (forsøg { $count }).
   *[other] { $player } bliver siddende i fængslet (forsøg { $count }).
}

event-ride = { WHO($player) ->
    [you] Du kører til { $space } for { $amount }.
   *[other] { $player } kører til { $space } for { $amount }.
}

## Køb og auktioner

event-bought = { WHO($player) ->
    [you] Du køber { $space } for { $amount }.
   *[other] { $player } køber { $space } for { $amount }.
}

story-bought = { WHO($player) ->
    [you] Du rykker til { $space } og køber { GENDER($space) ->
        [n] det
        [pl] dem
       *[other] den
    } for { $amount }.
   *[other] { $player } rykker til { $space } og køber { GENDER($space) ->
        [n] det
        [pl] dem
       *[other] den
    } for { $amount }.
}

event-declined = { WHO($player) ->
    [you] Du køber ikke { $space }.
   *[other] { $player } køber ikke { $space }.
}

event-auction-opened = { $space } kommer på auktion. Buddene starter ved { $amount }.

event-auction-opened-building = En bygning kommer på auktion blandt de spillere, der vil have den. Buddene starter ved { $amount }.

event-bid = { WHO($player) ->
    [you] Du byder { $amount }.
   *[other] { $player } byder { $amount }.
}

story-auction-bid = { WHO($player) ->
    [you] Auktion over { $space }: Du fører med { $amount }.
   *[other] Auktion over { $space }: { $player } fører med { $amount }.
}

event-passed = { WHO($player) ->
    [you] Du melder pas.
   *[other] { $player } melder pas.
}

event-auction-won = { WHO($player) ->
    [you] Du vinder { $space } på auktion for { $amount }.
   *[other] { $player } vinder { $space } på auktion for { $amount }.
}

event-auction-won-building = { WHO($player) ->
    [you] Du vinder bygningen på auktion for { $amount }.
   *[other] { $player } vinder bygningen på auktion for { $amount }.
}

event-auction-unsold = Ingen byder. { $space } bliver i banken.

event-auction-unsold-building = Ingen byder. Bygningen bliver i banken.

event-defaulted = { WHO($player) ->
    [you] Du kan ikke betale dit vindende bud og er ude af auktionen.
   *[other] { $player } kan ikke betale sit vindende bud og er ude af auktionen.
}

event-going-1 = Første gang…

event-going-2 = Anden gang…

## Leje og andre betalinger

event-rent-due = { WHO($player) ->
    [you] Du lander hos { $other } på { $space }. { Word-rent-the } er { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } lander hos dig på { $space }. { Word-rent-the } er { $amount }.
       *[other] { $player } lander hos { $other } på { $space }. { Word-rent-the } er { $amount }.
    }
}

event-rent-due-dice = { WHO($player) ->
    [you] Du lander hos { $other } på { $space }. Terningerne afgør { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { $player } lander hos dig på { $space }. Terningerne afgør { word-rent-the }.
       *[other] { $player } lander hos { $other } på { $space }. Terningerne afgør { word-rent-the }.
    }
}

story-rent = { WHO($player) ->
    [you] Du lander hos { $other } på { $space } og betaler { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } lander hos dig på { $space } og betaler { $amount }.
       *[other] { $player } lander hos { $other } på { $space } og betaler { $amount }.
    }
}

story-tax = { WHO($player) ->
    [you] Du lander på { $space } og betaler { $amount }.
   *[other] { $player } lander på { $space } og betaler { $amount }.
}

event-claim-lapsed = { WHO($other) ->
    [you] Du krævede ikke { word-rent-the } for { $space } i tide.
   *[other] { $other } krævede ikke { word-rent-the } for { $space } i tide.
}

event-owed-rent = { WHO($player) ->
    [you] Du skylder { $other } { $amount } i { word-rent } for { $space }.
   *[other] { WHO($other) ->
        [you] { $player } skylder dig { $amount } i { word-rent } for { $space }.
       *[other] { $player } skylder { $other } { $amount } i { word-rent } for { $space }.
    }
}

event-owed-tax = { WHO($player) ->
    [you] Du skylder { $amount } { GENDER($space) ->
        [tax] i { FORM($space, "tax") }
        [foe] til { $space }
       *[other] for { $space }
    }.
   *[other] { $player } skylder { $amount } { GENDER($space) ->
        [tax] i { FORM($space, "tax") }
        [foe] til { $space }
       *[other] for { $space }
    }.
}

event-owed-card = { WHO($player) ->
    [you] Du skylder { $other } { $amount } for kortet.
   *[other] { WHO($other) ->
        [you] { $player } skylder dig { $amount } for kortet.
       *[other] { $player } skylder { $other } { $amount } for kortet.
    }
}

event-owed-fine = { WHO($player) ->
    [you] Du skylder { $amount } for at komme ud af fængslet.
   *[other] { $player } skylder { $amount } for at komme ud af fængslet.
}

event-owed-auction = { WHO($player) ->
    [you] Du skylder { $amount } for auktionen.
   *[other] { $player } skylder { $amount } for auktionen.
}

event-owed-entity = { WHO($player) ->
    [you] Du skylder { FORM($space, "acc") } { $amount }.
   *[other] { $player } skylder { FORM($space, "acc") } { $amount }.
}

event-owed-question = { WHO($player) ->
    [you] Du skylder klodsen { $amount }.
   *[other] { $player } skylder klodsen { $amount }.
}

event-owed-interest = { WHO($player) ->
    [you] Du skylder { $amount } i rente af { $space }.
   *[other] { $player } skylder { $amount } i rente af { $space }.
}

event-paid-rent = { WHO($player) ->
    [you] Du betaler { $other } { $amount } { word-rent-for } { $space }.
   *[other] { WHO($other) ->
        [you] { $player } betaler dig { $amount } { word-rent-for } { $space }.
       *[other] { $player } betaler { $other } { $amount } { word-rent-for } { $space }.
    }
}

event-paid-tax = { WHO($player) ->
    [you] Du betaler { $amount } { GENDER($space) ->
        [tax] i { FORM($space, "tax") }
        [foe] til { $space }
       *[other] for { $space }
    }.
   *[other] { $player } betaler { $amount } { GENDER($space) ->
        [tax] i { FORM($space, "tax") }
        [foe] til { $space }
       *[other] for { $space }
    }.
}

event-paid-card = { WHO($player) ->
    [you] Du betaler { $other } { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } betaler dig { $amount }.
       *[other] { $player } betaler { $other } { $amount }.
    }
}

event-paid-fine = { WHO($player) ->
    [you] Du betaler { $amount } for at komme ud af fængslet.
   *[other] { $player } betaler { $amount } for at komme ud af fængslet.
}

event-paid-auction = { WHO($player) ->
    [you] Du betaler banken { $amount }.
   *[other] { $player } betaler banken { $amount }.
}

event-paid-entity = { WHO($player) ->
    [you] Du betaler { $amount } til { FORM($space, "acc") }.
   *[other] { $player } betaler { $amount } til { FORM($space, "acc") }.
}

event-paid-question = { WHO($player) ->
    [you] Du betaler { $amount }.
   *[other] { $player } betaler { $amount }.
}

event-paid-interest = { WHO($player) ->
    [you] Du betaler { $amount } i rente af { $space }.
   *[other] { $player } betaler { $amount } i rente af { $space }.
}

story-kept = { WHO($player) ->
    [you] Du lader { $space } forblive pantsat og betaler { $amount } i rente.
   *[other] { $player } lader { $space } forblive pantsat og betaler { $amount } i rente.
}

event-received = { WHO($player) ->
    [you] Du får { $amount }.
   *[other] { $player } får { $amount }.
}

## Kort, kampe, klodser

event-card-drawn = { WHO($player) ->
    [you] Du trækker { FORM($deck, "acc") }: { $note }
   *[other] { $player } trækker { FORM($deck, "acc") }: { $note }
}

event-card-shown = { WHO($player) ->
    [you] Du viser et fængselskort.
   *[other] { $player } viser et fængselskort.
}

event-card-used = { WHO($player) ->
    [you] Du bruger et kort til at komme ud af fængslet.
   *[other] { $player } bruger et kort til at komme ud af fængslet.
}

event-deck-shuffled = { FORM($deck, "pl") } blandes.

event-dice = { WHO($player) ->
    [you] Du slår { $dice }.
   *[other] { $player } slår { $dice }.
}

event-entity-fought = { WHO($player) ->
    [you] Du og { $other } slår { $dice } og besejrer { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } og du slår { $dice } og besejrer { FORM($space, "acc") }.
       *[other] { $player } og { $other } slår { $dice } og besejrer { FORM($space, "acc") }.
    }
}

event-entity-fought-lost = { WHO($player) ->
    [you] Du og { $other } slår { $dice } og taber til { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } og du slår { $dice } og taber til { FORM($space, "acc") }.
       *[other] { $player } og { $other } slår { $dice } og taber til { FORM($space, "acc") }.
    }
}

event-question-coins-by-die = { WHO($player) ->
    [you] { FORM($space, "def") } giver dig lige så mange mønter, som en terning viser.
   *[other] { FORM($space, "def") } giver { $player } lige så mange mønter, som en terning viser.
}

event-question-coins = { WHO($player) ->
    [you] { FORM($space, "def") } giver dig { $amount }.
   *[other] { FORM($space, "def") } giver { $player } { $amount }.
}

event-question-move-again = { WHO($player) ->
    [you] { FORM($space, "def") } lader dig slå og rykke en gang til.
   *[other] { FORM($space, "def") } lader { $player } slå og rykke en gang til.
}

event-question-pay = { WHO($player) ->
    [you] { FORM($space, "def") } koster dig { $amount }.
   *[other] { FORM($space, "def") } koster { $player } { $amount }.
}

## Bygninger og pant

event-built = { WHO($player) ->
    [you] Du bygger på { $space } for { $amount }: nu { FORM($level, "now") }.
   *[other] { $player } bygger på { $space } for { $amount }: nu { FORM($level, "now") }.
}

event-built-won = { WHO($player) ->
    [you] Du bygger på { $space }: nu { FORM($level, "now") }.
   *[other] { $player } bygger på { $space }: nu { FORM($level, "now") }.
}

story-built = { WHO($player) ->
    [you] Du bygger på { $spaces } for { $amount }.
   *[other] { $player } bygger på { $spaces } for { $amount }.
}

event-sold = { WHO($player) ->
    [you] Du sælger bygninger på { $space } for { $amount }: nu { FORM($level, "now") }.
   *[other] { $player } sælger bygninger på { $space } for { $amount }: nu { FORM($level, "now") }.
}

story-sold = { WHO($player) ->
    [you] Du sælger bygninger på { $spaces } for { $amount }.
   *[other] { $player } sælger bygninger på { $spaces } for { $amount }.
}

event-shortage = { WHO($player) ->
    [you] Du vil bygge { $pieces } ({ $spaces }). Banken har { $left }. De andre bliver spurgt først.
   *[other] { $player } vil bygge { $pieces } ({ $spaces }). Banken har { $left }. De andre bliver spurgt først.
}

event-shortage-sells = { WHO($player) ->
    [you] Du vil sælge { $pieces } tilbage. Banken har { $left }. Købere kommer først.
   *[other] { $player } vil sælge { $pieces } tilbage. Banken har { $left }. Købere kommer først.
}

event-wanted = { WHO($player) ->
    [you] Du vil bygge på { $spaces }.
   *[other] { $player } vil bygge på { $spaces }.
}

event-mortgaged = { WHO($player) ->
    [you] Du pantsætter { $space } for { $amount }.
   *[other] { $player } pantsætter { $space } for { $amount }.
}

story-mortgaged = { WHO($player) ->
    [you] Du pantsætter { $spaces } for { $amount }.
   *[other] { $player } pantsætter { $spaces } for { $amount }.
}

event-redeemed = { WHO($player) ->
    [you] Du indfrier pantet i { $space } for { $amount }.
   *[other] { $player } indfrier pantet i { $space } for { $amount }.
}

story-redeemed = { WHO($player) ->
    [you] Du indfrier pantet i { $spaces } for { $amount }.
   *[other] { $player } indfrier pantet i { $spaces } for { $amount }.
}

event-kept = { WHO($player) ->
    [you] Du lader { $space } forblive pantsat.
   *[other] { $player } lader { $space } forblive pantsat.
}

event-deferred = { WHO($player) ->
    [you] Du betaler renten af { $space } senere.
   *[other] { $player } betaler renten af { $space } senere.
}

event-surrendered = { WHO($player) ->
    [you] Du sælger { $space } til banken for { $amount }.
   *[other] { $player } sælger { $space } til banken for { $amount }.
}

## Handler

event-offered = { WHO($player) ->
    [you] Du tilbyder { $other } { $give } for { $take }.
   *[other] { WHO($other) ->
        [you] { $player } tilbyder dig { $give } for { $take }.
       *[other] { $player } tilbyder { $other } { $give } for { $take }.
    }
}

event-offered-gone = { WHO($player) ->
    [you] Du giver { $other } et tilbud.
   *[other] { WHO($other) ->
        [you] { $player } giver dig et tilbud.
       *[other] { $player } giver { $other } et tilbud.
    }
}

story-deal = { WHO($player) ->
    [you] Du handler med { $other }: { $give } for { $take }.
   *[other] { WHO($other) ->
        [you] { $player } handler med dig: Du får { $give } for { $take }.
       *[other] { $player } handler med { $other }: { $give } for { $take }.
    }
}

story-offer-rejected = { WHO($player) ->
    [you] { $other } siger nej til dit tilbud: { $give } for { $take }.
   *[other] { WHO($other) ->
        [you] Du siger nej til { FORM($player, "of") } tilbud: { $give } for { $take }.
       *[other] { $other } siger nej til { FORM($player, "of") } tilbud: { $give } for { $take }.
    }
}

event-accepted = { WHO($player) ->
    [you] Du accepterer { FORM($other, "of") } tilbud.
   *[other] { WHO($other) ->
        [you] { $player } accepterer dit tilbud.
       *[other] { $player } accepterer { FORM($other, "of") } tilbud.
    }
}

event-rejected = { WHO($player) ->
    [you] Du siger nej til { FORM($other, "of") } tilbud.
   *[other] { WHO($other) ->
        [you] { $player } siger nej til dit tilbud.
       *[other] { $player } siger nej til { FORM($other, "of") } tilbud.
    }
}

event-withdrawn = { WHO($player) ->
    [you] Du trækker dit tilbud tilbage.
   *[other] { $player } trækker et tilbud tilbage.
}

event-deed-passed = { WHO($player) ->
    [you] { $space } går fra dig til { $other }.
   *[other] { WHO($other) ->
        [you] { $space } går fra { $player } til dig.
       *[other] { $space } går fra { $player } til { $other }.
    }
}

## Slutningen

event-bankrupt = { WHO($player) ->
    [you] Du går fallit. Resten går til { $other }.
   *[other] { WHO($other) ->
        [you] { $player } går fallit. Resten går til dig.
       *[other] { $player } går fallit. Resten går til { $other }.
    }
}

event-liquidated = { WHO($player) ->
    [you] Du sælger alle bygninger for { $buildings } og pantsætter alle { word-deeds } for { $deeds }.
   *[other] { $player } sælger alle bygninger for { $buildings } og pantsætter alle { word-deeds } for { $deeds }.
}

event-liquidated-buildings = { WHO($player) ->
    [you] Du sælger alle bygninger for { $amount }.
   *[other] { $player } sælger alle bygninger for { $amount }.
}

event-liquidated-deeds = { WHO($player) ->
    [you] Du pantsætter alle { word-deeds } for { $amount }.
   *[other] { $player } pantsætter alle { word-deeds } for { $amount }.
}

event-estate-passed = { WHO($other) ->
    [you] Du overtager { $spaces } fra { $player }.
    [bank] Banken overtager { $spaces } fra { $player }.
   *[other] { $other } overtager { $spaces } fra { $player }.
}

event-expelled = { WHO($player) ->
    [you] Du bliver udelukket. Resten går til banken.
   *[other] { $player } bliver udelukket. Resten går til banken.
}

event-last-round = Dommeren varsler sidste omgang.

event-time = Dommeren melder, at tiden er gået.

event-game-over = Spillet er slut: { $players } vinder.

event-game-over-shared = Spillet er slut: { $players } deler sejren.

## Selve bordet

event-table-created = Bordet er gjort klar.

event-settings-chosen = Værten ændrer indstillingerne.

event-seat-taken = { WHO($player) ->
    [you] Du sætter dig.
   *[other] { $player } sætter sig.
}

event-seat-returned = { WHO($player) ->
    [you] Du er tilbage.
   *[other] { $player } er tilbage.
}

event-seat-left = { WHO($player) ->
    [you] Du forlader bordet.
   *[other] { $player } forlader bordet.
}

event-bot-seated = En bot tager plads.

event-bot-removed = En bot forlader sin plads.

event-judge-seated = Dommeren er kommet.

event-table-started = Spillet begynder.

event-deal-timed = Dommeren sætter en tidsgrænse for { $player } og { $other }.

event-deal-closed = Forhandlingen mellem { $player } og { $other } er forbi.

event-paused = Spillet er sat på pause.

event-resumed = Spillet fortsætter.

event-corrected = Dommeren retter post { $count }: { $reason }

event-rules-changed = Serveren er blevet opgraderet. Herfra gælder regelversion { $count }.

event-rematch = Revanchen er klar.

event-table-closed = Bordet er blevet lukket.

event-dice-asked = { WHO($player) ->
    [you] Du slår; dommeren taster slaget ind.
   *[other] { $player } slår; dommeren taster slaget ind.
}

event-dice-dropped = Slaget tages tilbage.

event-undone = { WHO($player) ->
    [you] Du fortryder din seneste beslutning.
   *[other] { $player } fortryder sin seneste beslutning.
}

event-unknown = Der skete noget.

## Endelser

# Genitiv af navne, til FORM($player, "of"): Annas, Lars’, R2D2’s.
ending-of =
    /^.$/ ’s
    /[sxzßšśşșžźż]$/ ’
    /[a-zà-ɏḀ-ỿ\u0300-\u036f]$/ s
    /.$/ ’s
