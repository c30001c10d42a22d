### Hva som skjer ved bordet. WHO($player) er [you] når leseren er den spilleren; FORM($player, "of") er genitiv.

## Starten

event-start-rolled = { WHO($player) ->
    [you] Du kaster { $dice } for å se hvem som begynner.
   *[other] { $player } kaster { $dice } for å se hvem som begynner.
}

event-started = { WHO($player) ->
    [you] Du begynner. Rekkefølge: { $players }.
   *[other] { $player } begynner. Rekkefølge: { $players }.
}

event-clock-started = Klokken starter.

event-dealt = { WHO($player) ->
    [you] Du får utdelt { $space }.
   *[other] { $player } får utdelt { $space }.
}

## Tur, kast, flytting

event-turn = { WHO($player) ->
    [you] Din tur.
   *[other] { FORM($player, "of") } tur.
}

event-rolled = { WHO($player) ->
    [you] Du kaster { $dice }.
   *[other] { $player } kaster { $dice }.
}

event-moved = { WHO($player) ->
    [you] Du flytter til { $space }.
   *[other] { $player } flytter til { $space }.
}

event-moved-back = { WHO($player) ->
    [you] Du flytter tilbake til { $space }.
   *[other] { $player } flytter tilbake til { $space }.
}

event-salary = { WHO($player) ->
    [you] Du passerer { $go } og får { $amount }.
   *[other] { $player } passerer { $go } og får { $amount }.
}

story-roll = { WHO($player) ->
    [you] Du kaster { $dice } og lander på { $space }.
   *[other] { $player } kaster { $dice } og lander på { $space }.
}

story-roll-rent = { WHO($player) ->
    [you] Du kaster { $dice }, lander hos { $other } på { $space } og betaler { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } kaster { $dice }, lander hos deg på { $space } og betaler { $amount }.
       *[other] { $player } kaster { $dice }, lander hos { $other } på { $space } og betaler { $amount }.
    }
}

story-roll-due = { WHO($player) ->
    [you] Du kaster { $dice } og lander hos { $other } på { $space }. { Word-rent-the } er { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } kaster { $dice } og lander hos deg på { $space }. { Word-rent-the } er { $amount }.
       *[other] { $player } kaster { $dice } og lander hos { $other } på { $space }. { Word-rent-the } er { $amount }.
    }
}

story-roll-due-dice = { WHO($player) ->
    [you] Du kaster { $dice } og lander hos { $other } på { $space }. Terningene avgjør { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { $player } kaster { $dice } og lander hos deg på { $space }. Terningene avgjør { word-rent-the }.
       *[other] { $player } kaster { $dice } og lander hos { $other } på { $space }. Terningene avgjør { word-rent-the }.
    }
}

story-roll-bought = { WHO($player) ->
    [you] Du kaster { $dice }, lander på { $space } og kjøper { GENDER($space) ->
        [n] det
        [pl] dem
       *[other] den
    } for { $amount }.
   *[other] { $player } kaster { $dice }, lander på { $space } og kjøper { GENDER($space) ->
        [n] det
        [pl] dem
       *[other] den
    } for { $amount }.
}

story-roll-tax = { WHO($player) ->
    [you] Du kaster { $dice }, lander på { $space } og betaler { $amount }.
   *[other] { $player } kaster { $dice }, lander på { $space } og betaler { $amount }.
}

story-roll-jailed = { WHO($player) ->
    [you] Du kaster { $dice } og havner i fengsel.
   *[other] { $player } kaster { $dice } og havner i fengsel.
}

story-roll-stayed = { WHO($player) ->
    [you] Du kaster { $dice } og blir sittende i fengselet (forsøk { $count }).
   *[other] { $player } kaster { $dice } og blir sittende i fengselet (forsøk { $count }).
}

story-salary = { $go } gir { $amount }.

event-jailed = { WHO($player) ->
    [you] Du havner i fengsel.
   *[other] { $player } havner i fengsel.
}

event-freed = { WHO($player) ->
    [you] Du slipper ut av fengselet.
   *[other] { $player } slipper ut av fengselet.
}

event-freed-fine = { WHO($player) ->
    [you] Du betaler { $amount } og slipper ut av fengselet.
   *[other] { $player } betaler { $amount } og slipper ut av fengselet.
}

event-stayed-in-jail = { WHO($player) ->
    [you] Du blir sittende i fengselet (forsøk { $count }).
   *[other] { $player } blir sittende i fengselet (forsøk { $count }).
}

event-ride = { WHO($player) ->
    [you] Du kjører til { $space } for { $amount }.
   *[other] { $player } kjører til { $space } for { $amount }.
}

## Kjøp og auksjoner

event-bought = { WHO($player) ->
    [you] Du kjøper { $space } for { $amount }.
   *[other] { $player } kjøper { $space } for { $amount }.
}

story-bought = { WHO($player) ->
    [you] Du flytter til { $space } og kjøper { GENDER($space) ->
        [n] det
        [pl] dem
       *[other] den
    } for { $amount }.
   *[other] { $player } flytter til { $space } og kjøper { GENDER($space) ->
        [n] det
        [pl] dem
       *[other] den
    } for { $amount }.
}

event-declined = { WHO($player) ->
    [you] Du kjøper ikke { $space }.
   *[other] { $player } kjøper ikke { $space }.
}

event-auction-opened = { $space } legges ut på auksjon. Budene starter på { $amount }.

event-auction-opened-building = En bygning legges ut på auksjon blant spillerne som vil ha den. Budene starter på { $amount }.

event-bid = { WHO($player) ->
    [you] Du byr { $amount }.
   *[other] { $player } byr { $amount }.
}

story-auction-bid = { WHO($player) ->
    [you] Auksjon om { $space }: Du leder med { $amount }.
   *[other] Auksjon om { $space }: { $player } leder med { $amount }.
}

event-passed = { WHO($player) ->
    [you] Du passer.
   *[other] { $player } passer.
}

event-auction-won = { WHO($player) ->
    [you] Du vinner { $space } på auksjon for { $amount }.
   *[other] { $player } vinner { $space } på auksjon for { $amount }.
}

event-auction-won-building = { WHO($player) ->
    [you] Du vinner bygningen på auksjon for { $amount }.
   *[other] { $player } vinner bygningen på auksjon for { $amount }.
}

event-auction-unsold = Ingen byr. { $space } blir i banken.

event-auction-unsold-building = Ingen byr. Bygningen blir i banken.

event-defaulted = { WHO($player) ->
    [you] Du kan ikke betale vinnerbudet ditt og er ute av auksjonen.
   *[other] { $player } kan ikke betale vinnerbudet sitt og er ute av auksjonen.
}

event-going-1 = Første gang…

event-going-2 = Andre gang…

## Leie og andre betalinger

event-rent-due = { WHO($player) ->
    [you] Du lander hos { $other } på { $space }. { Word-rent-the } er { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } lander hos deg på { $space }. { Word-rent-the } er { $amount }.
       *[other] { $player } lander hos { $other } på { $space }. { Word-rent-the } er { $amount }.
    }
}

event-rent-due-dice = { WHO($player) ->
    [you] Du lander hos { $other } på { $space }. Terningene avgjør { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { $player } lander hos deg på { $space }. Terningene avgjør { word-rent-the }.
       *[other] { $player } lander hos { $other } på { $space }. Terningene avgjør { word-rent-the }.
    }
}

story-rent = { WHO($player) ->
    [you] Du lander hos { $other } på { $space } og betaler { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } lander hos deg på { $space } og betaler { $amount }.
       *[other] { $player } lander hos { $other } på { $space } og betaler { $amount }.
    }
}

story-tax = { WHO($player) ->
    [you] Du lander på { $space } og betaler { $amount }.
   *[other] { $player } lander på { $space } og betaler { $amount }.
}

event-claim-lapsed = { WHO($other) ->
    [you] Du krevde ikke { word-rent-the } for { $space } i tide.
   *[other] { $other } krevde ikke { word-rent-the } for { $space } i tide.
}

event-owed-rent = { WHO($player) ->
    [you] Du skylder { $other } { $amount } i { word-rent } for { $space }.
   *[other] { WHO($other) ->
        [you] { $player } skylder deg { $amount } i { word-rent } for { $space }.
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
        [you] { $player } skylder deg { $amount } for kortet.
       *[other] { $player } skylder { $other } { $amount } for kortet.
    }
}

event-owed-fine = { WHO($player) ->
    [you] Du skylder { $amount } for å slippe ut av fengselet.
   *[other] { $player } skylder { $amount } for å slippe ut av fengselet.
}

event-owed-auction = { WHO($player) ->
    [you] Du skylder { $amount } for auksjonen.
   *[other] { $player } skylder { $amount } for auksjonen.
}

event-owed-entity = { WHO($player) ->
    [you] Du skylder { FORM($space, "acc") } { $amount }.
   *[other] { $player } skylder { FORM($space, "acc") } { $amount }.
}

event-owed-question = { WHO($player) ->
    [you] Du skylder klossen { $amount }.
   *[other] { $player } skylder klossen { $amount }.
}

event-owed-interest = { WHO($player) ->
    [you] Du skylder { $amount } i rente på { $space }.
   *[other] { $player } skylder { $amount } i rente på { $space }.
}

event-paid-rent = { WHO($player) ->
    [you] Du betaler { $other } { $amount } { word-rent-for } { $space }.
   *[other] { WHO($other) ->
        [you] { $player } betaler deg { $amount } { word-rent-for } { $space }.
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
        [you] { $player } betaler deg { $amount }.
       *[other] { $player } betaler { $other } { $amount }.
    }
}

event-paid-fine = { WHO($player) ->
    [you] Du betaler { $amount } for å slippe ut av fengselet.
   *[other] { $player } betaler { $amount } for å slippe ut av fengselet.
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
    [you] Du betaler { $amount } i rente på { $space }.
   *[other] { $player } betaler { $amount } i rente på { $space }.
}

story-kept = { WHO($player) ->
    [you] Du lar { $space } forbli pantsatt og betaler { $amount } i rente.
   *[other] { $player } lar { $space } forbli pantsatt og betaler { $amount } i rente.
}

event-received = { WHO($player) ->
    [you] Du får { $amount }.
   *[other] { $player } får { $amount }.
}

## Kort, kamper, klosser

event-card-drawn = { WHO($player) ->
    [you] Du trekker { FORM($deck, "acc") }: { $note }
   *[other] { $player } trekker { FORM($deck, "acc") }: { $note }
}

event-card-shown = { WHO($player) ->
    [you] Du viser et fengselskort.
   *[other] { $player } viser et fengselskort.
}

event-card-used = { WHO($player) ->
    [you] Du bruker et kort for å slippe ut av fengselet.
   *[other] { $player } bruker et kort for å slippe ut av fengselet.
}

event-deck-shuffled = { FORM($deck, "pl") } stokkes.

event-dice = { WHO($player) ->
    [you] Du kaster { $dice }.
   *[other] { $player } kaster { $dice }.
}

event-entity-fought = { WHO($player) ->
    [you] Du og { $other } kaster { $dice } og beseirer { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } og du kaster { $dice } og beseirer { FORM($space, "acc") }.
       *[other] { $player } og { $other } kaster { $dice } og beseirer { FORM($space, "acc") }.
    }
}

event-entity-fought-lost = { WHO($player) ->
    [you] Du og { $other } kaster { $dice } og taper mot { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } og du kaster { $dice } og taper mot { FORM($space, "acc") }.
       *[other] { $player } og { $other } kaster { $dice } og taper mot { FORM($space, "acc") }.
    }
}

event-question-coins-by-die = { WHO($player) ->
    [you] { FORM($space, "def") } gir deg like mange mynter som en terning viser.
   *[other] { FORM($space, "def") } gir { $player } like mange mynter som en terning viser.
}

event-question-coins = { WHO($player) ->
    [you] { FORM($space, "def") } gir deg { $amount }.
   *[other] { FORM($space, "def") } gir { $player } { $amount }.
}

event-question-move-again = { WHO($player) ->
    [you] { FORM($space, "def") } lar deg kaste og flytte en gang til.
   *[other] { FORM($space, "def") } lar { $player } kaste og flytte en gang til.
}

event-question-pay = { WHO($player) ->
    [you] { FORM($space, "def") } koster deg { $amount }.
   *[other] { FORM($space, "def") } koster { $player } { $amount }.
}

## Bygninger og pant

event-built = { WHO($player) ->
    [you] Du bygger på { $space } for { $amount }: nå { FORM($level, "now") }.
   *[other] { $player } bygger på { $space } for { $amount }: nå { FORM($level, "now") }.
}

event-built-won = { WHO($player) ->
    [you] Du bygger på { $space }: nå { FORM($level, "now") }.
   *[other] { $player } bygger på { $space }: nå { FORM($level, "now") }.
}

story-built = { WHO($player) ->
    [you] Du bygger på { $spaces } for { $amount }.
   *[other] { $player } bygger på { $spaces } for { $amount }.
}

event-sold = { WHO($player) ->
    [you] Du selger bygninger på { $space } for { $amount }: nå { FORM($level, "now") }.
   *[other] { $player } selger bygninger på { $space } for { $amount }: nå { FORM($level, "now") }.
}

story-sold = { WHO($player) ->
    [you] Du selger bygninger på { $spaces } for { $amount }.
   *[other] { $player } selger bygninger på { $spaces } for { $amount }.
}

event-shortage = { WHO($player) ->
    [you] Du vil bygge { $pieces } ({ $spaces }). Banken har { $left }. De andre blir spurt først.
   *[other] { $player } vil bygge { $pieces } ({ $spaces }). Banken har { $left }. De andre blir spurt først.
}

event-shortage-sells = { WHO($player) ->
    [you] Du vil selge tilbake { $pieces }. Banken har { $left }. Kjøpere kommer først.
   *[other] { $player } vil selge tilbake { $pieces }. Banken har { $left }. Kjøpere kommer først.
}

event-wanted = { WHO($player) ->
    [you] Du vil bygge på { $spaces }.
   *[other] { $player } vil bygge på { $spaces }.
}

event-mortgaged = { WHO($player) ->
    [you] Du pantsetter { $space } for { $amount }.
   *[other] { $player } pantsetter { $space } for { $amount }.
}

story-mortgaged = { WHO($player) ->
    [you] Du pantsetter { $spaces } for { $amount }.
   *[other] { $player } pantsetter { $spaces } for { $amount }.
}

event-redeemed = { WHO($player) ->
    [you] Du opphever pantet på { $space } for { $amount }.
   *[other] { $player } opphever pantet på { $space } for { $amount }.
}

story-redeemed = { WHO($player) ->
    [you] Du opphever pantet på { $spaces } for { $amount }.
   *[other] { $player } opphever pantet på { $spaces } for { $amount }.
}

event-kept = { WHO($player) ->
    [you] Du lar { $space } forbli pantsatt.
   *[other] { $player } lar { $space } forbli pantsatt.
}

event-deferred = { WHO($player) ->
    [you] Du betaler renten på { $space } senere.
   *[other] { $player } betaler renten på { $space } senere.
}

event-surrendered = { WHO($player) ->
    [you] Du selger { $space } til banken for { $amount }.
   *[other] { $player } selger { $space } til banken for { $amount }.
}

## Avtaler

event-offered = { WHO($player) ->
    [you] Du tilbyr { $other } { $give } mot { $take }.
   *[other] { WHO($other) ->
        [you] { $player } tilbyr deg { $give } mot { $take }.
       *[other] { $player } tilbyr { $other } { $give } mot { $take }.
    }
}

event-offered-gone = { WHO($player) ->
    [you] Du gir { $other } et tilbud.
   *[other] { WHO($other) ->
        [you] { $player } gir deg et tilbud.
       *[other] { $player } gir { $other } et tilbud.
    }
}

story-deal = { WHO($player) ->
    [you] Du gjør en avtale med { $other }: { $give } mot { $take }.
   *[other] { WHO($other) ->
        [you] { $player } gjør en avtale med deg: Du får { $give } mot { $take }.
       *[other] { $player } gjør en avtale med { $other }: { $give } mot { $take }.
    }
}

story-offer-rejected = { WHO($player) ->
    [you] { $other } takker nei til tilbudet ditt: { $give } mot { $take }.
   *[other] { WHO($other) ->
        [you] Du takker nei til { FORM($player, "of") } tilbud: { $give } mot { $take }.
       *[other] { $other } takker nei til { FORM($player, "of") } tilbud: { $give } mot { $take }.
    }
}

event-accepted = { WHO($player) ->
    [you] Du godtar { FORM($other, "of") } tilbud.
   *[other] { WHO($other) ->
        [you] { $player } godtar tilbudet ditt.
       *[other] { $player } godtar { FORM($other, "of") } tilbud.
    }
}

event-rejected = { WHO($player) ->
    [you] Du takker nei til { FORM($other, "of") } tilbud.
   *[other] { WHO($other) ->
        [you] { $player } takker nei til tilbudet ditt.
       *[other] { $player } takker nei til { FORM($other, "of") } tilbud.
    }
}

event-withdrawn = { WHO($player) ->
    [you] Du trekker tilbake tilbudet ditt.
   *[other] { $player } trekker tilbake et tilbud.
}

event-deed-passed = { WHO($player) ->
    [you] { $space } går fra deg til { $other }.
   *[other] { WHO($other) ->
        [you] { $space } går fra { $player } til deg.
       *[other] { $space } går fra { $player } til { $other }.
    }
}

## Slutten

event-bankrupt = { WHO($player) ->
    [you] Du går konkurs. Det som er igjen, går til { $other }.
   *[other] { WHO($other) ->
        [you] { $player } går konkurs. Det som er igjen, går til deg.
       *[other] { $player } går konkurs. Det som er igjen, går til { $other }.
    }
}

event-liquidated = { WHO($player) ->
    [you] Du selger alle bygninger for { $buildings } og pantsetter alle { word-deeds } for { $deeds }.
   *[other] { $player } selger alle bygninger for { $buildings } og pantsetter alle { word-deeds } for { $deeds }.
}

event-liquidated-buildings = { WHO($player) ->
    [you] Du selger alle bygninger for { $amount }.
   *[other] { $player } selger alle bygninger for { $amount }.
}

event-liquidated-deeds = { WHO($player) ->
    [you] Du pantsetter alle { word-deeds } for { $amount }.
   *[other] { $player } pantsetter alle { word-deeds } for { $amount }.
}

event-estate-passed = { WHO($other) ->
    [you] Du overtar { $spaces } fra { $player }.
    [bank] Banken overtar { $spaces } fra { $player }.
   *[other] { $other } overtar { $spaces } fra { $player }.
}

event-expelled = { WHO($player) ->
    [you] Du blir utvist. Det som er igjen, går til banken.
   *[other] { $player } blir utvist. Det som er igjen, går til banken.
}

event-last-round = Dommeren kunngjør siste omgang.

event-time = Dommeren melder at tiden er ute.

event-game-over = Spillet er slutt: { $players } vinner.

event-game-over-shared = Spillet er slutt: { $players } deler seieren.

## Selve bordet

event-table-created = Bordet er gjort klart.

event-settings-chosen = Verten endrer innstillingene.

event-seat-taken = { WHO($player) ->
    [you] Du setter deg.
   *[other] { $player } setter seg.
}

event-seat-returned = { WHO($player) ->
    [you] Du er tilbake.
   *[other] { $player } er tilbake.
}

event-seat-left = { WHO($player) ->
    [you] Du forlater bordet.
   *[other] { $player } forlater bordet.
}

event-bot-seated = En robot tar plass.

event-bot-removed = En robot forlater plassen sin.

event-judge-seated = Dommeren er på plass.

event-table-started = Spillet begynner.

event-deal-timed = Dommeren setter en tidsfrist for { $player } og { $other }.

event-deal-closed = Forhandlingen mellom { $player } og { $other } er over.

event-paused = Spillet er satt på pause.

event-resumed = Spillet fortsetter.

event-corrected = Dommeren retter post { $count }: { $reason }

event-rules-changed = Serveren er oppgradert. Herfra gjelder regelversjon { $count }.

event-rematch = Revansjen er klar.

event-table-closed = Bordet er stengt.

event-dice-asked = { WHO($player) ->
    [you] Du kaster. Dommeren taster inn kastet.
   *[other] { $player } kaster. Dommeren taster inn kastet.
}

event-dice-dropped = Kastet tas tilbake.

event-undone = { WHO($player) ->
    [you] Du angrer den siste avgjørelsen din.
   *[other] { $player } angrer den siste avgjørelsen sin.
}

event-unknown = Noe skjedde.

## Endelser

# Genitiv av navn, for FORM($player, "of"): Annas, Lars’, R2D2s.
ending-of =
    /^.$/ ‑s
    /[sxzßšśşșžźż]$/ ’
    /[0-9a-zà-ɏḀ-ỿ\u0300-\u036f]$/ s
    /.$/ ‑s
