### Vad som händer vid bordet. WHO($player) är [you] när läsaren är den spelaren; FORM($player, "of") är genitiv.

## Början

event-start-rolled = { WHO($player) ->
    [you] Du slår { $dice } för att se vem som börjar.
   *[other] { $player } slår { $dice } för att se vem som börjar.
}

event-started = { WHO($player) ->
    [you] Du börjar. Spelordning: { $players }.
   *[other] { $player } börjar. Spelordning: { $players }.
}

event-clock-started = Klockan startar.

event-dealt = { WHO($player) ->
    [you] Du tilldelas { $space }.
   *[other] { $player } tilldelas { $space }.
}

## Tur, slag, flytt

event-turn = { WHO($player) ->
    [you] Din tur.
   *[other] { FORM($player, "of") } tur.
}

event-rolled = { WHO($player) ->
    [you] Du slår { $dice }.
   *[other] { $player } slår { $dice }.
}

event-moved = { WHO($player) ->
    [you] Du går till { $space }.
   *[other] { $player } går till { $space }.
}

event-moved-back = { WHO($player) ->
    [you] Du går tillbaka till { $space }.
   *[other] { $player } går tillbaka till { $space }.
}

event-salary = { WHO($player) ->
    [you] Du passerar { $go } och får { $amount }.
   *[other] { $player } passerar { $go } och får { $amount }.
}

story-roll = { WHO($player) ->
    [you] Du slår { $dice } och hamnar på { $space }.
   *[other] { $player } slår { $dice } och hamnar på { $space }.
}

story-roll-rent = { WHO($player) ->
    [you] Du slår { $dice }, hamnar hos { $other } på { $space } och betalar { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } slår { $dice }, hamnar hos dig på { $space } och betalar { $amount }.
       *[other] { $player } slår { $dice }, hamnar hos { $other } på { $space } och betalar { $amount }.
    }
}

story-roll-due = { WHO($player) ->
    [you] Du slår { $dice } och hamnar hos { $other } på { $space }. { Word-rent-the } är { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } slår { $dice } och hamnar hos dig på { $space }. { Word-rent-the } är { $amount }.
       *[other] { $player } slår { $dice } och hamnar hos { $other } på { $space }. { Word-rent-the } är { $amount }.
    }
}

story-roll-due-dice = { WHO($player) ->
    [you] Du slår { $dice } och hamnar hos { $other } på { $space }. Tärningarna avgör { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { $player } slår { $dice } och hamnar hos dig på { $space }. Tärningarna avgör { word-rent-the }.
       *[other] { $player } slår { $dice } och hamnar hos { $other } på { $space }. Tärningarna avgör { word-rent-the }.
    }
}

story-roll-bought = { WHO($player) ->
    [you] Du slår { $dice }, hamnar på { $space } och köper { GENDER($space) ->
        [n] det
        [pl] dem
       *[other] den
    } för { $amount }.
   *[other] { $player } slår { $dice }, hamnar på { $space } och köper { GENDER($space) ->
        [n] det
        [pl] dem
       *[other] den
    } för { $amount }.
}

story-roll-tax = { WHO($player) ->
    [you] Du slår { $dice }, hamnar på { $space } och betalar { $amount }.
   *[other] { $player } slår { $dice }, hamnar på { $space } och betalar { $amount }.
}

story-roll-jailed = { WHO($player) ->
    [you] Du slår { $dice } och hamnar i fängelse.
   *[other] { $player } slår { $dice } och hamnar i fängelse.
}

story-roll-stayed = { WHO($player) ->
    [you] Du slår { $dice } och sitter kvar i fängelset (försök { $count }).
   *[other] { $player } slår { $dice } och sitter kvar i fängelset (försök { $count }).
}

story-salary = { $go } ger { $amount }.

event-jailed = { WHO($player) ->
    [you] Du hamnar i fängelse.
   *[other] { $player } hamnar i fängelse.
}

event-freed = { WHO($player) ->
    [you] Du kommer ut ur fängelset.
   *[other] { $player } kommer ut ur fängelset.
}

event-freed-fine = { WHO($player) ->
    [you] Du betalar { $amount } och kommer ut ur fängelset.
   *[other] { $player } betalar { $amount } och kommer ut ur fängelset.
}

event-stayed-in-jail = { WHO($player) ->
    [you] Du sitter kvar i fängelset (försök { $count }).
   *[other] { $player } sitter kvar i fängelset (försök { $count }).
}

event-ride = { WHO($player) ->
    [you] Du åker till { $space } för { $amount }.
   *[other] { $player } åker till { $space } för { $amount }.
}

## Köp och auktioner

event-bought = { WHO($player) ->
    [you] Du köper { $space } för { $amount }.
   *[other] { $player } köper { $space } för { $amount }.
}

story-bought = { WHO($player) ->
    [you] Du går till { $space } och köper { GENDER($space) ->
        [n] det
        [pl] dem
       *[other] den
    } för { $amount }.
   *[other] { $player } går till { $space } och köper { GENDER($space) ->
        [n] det
        [pl] dem
       *[other] den
    } för { $amount }.
}

event-declined = { WHO($player) ->
    [you] Du köper inte { $space }.
   *[other] { $player } köper inte { $space }.
}

event-auction-opened = { $space } går på auktion. Buden börjar på { $amount }.

event-auction-opened-building = En byggnad går på auktion bland de spelare som vill ha den. Buden börjar på { $amount }.

event-bid = { WHO($player) ->
    [you] Du bjuder { $amount }.
   *[other] { $player } bjuder { $amount }.
}

story-auction-bid = { WHO($player) ->
    [you] Auktion på { $space }: du leder med { $amount }.
   *[other] Auktion på { $space }: { $player } leder med { $amount }.
}

event-passed = { WHO($player) ->
    [you] Du passar.
   *[other] { $player } passar.
}

event-auction-won = { WHO($player) ->
    [you] Du ropar in { $space } för { $amount }.
   *[other] { $player } ropar in { $space } för { $amount }.
}

event-auction-won-building = { WHO($player) ->
    [you] Du ropar in byggnaden för { $amount }.
   *[other] { $player } ropar in byggnaden för { $amount }.
}

event-auction-unsold = Ingen bjuder. { $space } stannar hos banken.

event-auction-unsold-building = Ingen bjuder. Byggnaden stannar hos banken.

event-defaulted = { WHO($player) ->
    [you] Du kan inte betala ditt vinnande bud och är ute ur auktionen.
   *[other] { $player } kan inte betala sitt vinnande bud och är ute ur auktionen.
}

event-going-1 = Första…

event-going-2 = Andra…

## Hyra och andra betalningar

event-rent-due = { WHO($player) ->
    [you] Du hamnar hos { $other } på { $space }. { Word-rent-the } är { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } hamnar hos dig på { $space }. { Word-rent-the } är { $amount }.
       *[other] { $player } hamnar hos { $other } på { $space }. { Word-rent-the } är { $amount }.
    }
}

event-rent-due-dice = { WHO($player) ->
    [you] Du hamnar hos { $other } på { $space }. Tärningarna avgör { word-rent-the }.
   *[other] { WHO($other) ->
        [you] { $player } hamnar hos dig på { $space }. Tärningarna avgör { word-rent-the }.
       *[other] { $player } hamnar hos { $other } på { $space }. Tärningarna avgör { word-rent-the }.
    }
}

story-rent = { WHO($player) ->
    [you] Du hamnar hos { $other } på { $space } och betalar { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } hamnar hos dig på { $space } och betalar { $amount }.
       *[other] { $player } hamnar hos { $other } på { $space } och betalar { $amount }.
    }
}

story-tax = { WHO($player) ->
    [you] Du hamnar på { $space } och betalar { $amount }.
   *[other] { $player } hamnar på { $space } och betalar { $amount }.
}

event-claim-lapsed = { WHO($other) ->
    [you] Du begärde inte { word-rent-the } för { $space } i tid.
   *[other] { $other } begärde inte { word-rent-the } för { $space } i tid.
}

event-owed-rent = { WHO($player) ->
    [you] Du är skyldig { $other } { $amount } i { word-rent } för { $space }.
   *[other] { WHO($other) ->
        [you] { $player } är skyldig dig { $amount } i { word-rent } för { $space }.
       *[other] { $player } är skyldig { $other } { $amount } i { word-rent } för { $space }.
    }
}

event-owed-tax = { WHO($player) ->
    [you] Du är skyldig { $amount } i { FORM($space, "tax") }.
   *[other] { $player } är skyldig { $amount } i { FORM($space, "tax") }.
}

event-owed-card = { WHO($player) ->
    [you] Du är skyldig { $other } { $amount } för kortet.
   *[other] { WHO($other) ->
        [you] { $player } är skyldig dig { $amount } för kortet.
       *[other] { $player } är skyldig { $other } { $amount } för kortet.
    }
}

event-owed-fine = { WHO($player) ->
    [you] Du är skyldig { $amount } för att komma ut ur fängelset.
   *[other] { $player } är skyldig { $amount } för att komma ut ur fängelset.
}

event-owed-auction = { WHO($player) ->
    [you] Du är skyldig { $amount } för auktionen.
   *[other] { $player } är skyldig { $amount } för auktionen.
}

event-owed-entity = { WHO($player) ->
    [you] Du är skyldig { FORM($space, "acc") } { $amount }.
   *[other] { $player } är skyldig { FORM($space, "acc") } { $amount }.
}

event-owed-question = { WHO($player) ->
    [you] Du är skyldig lådan { $amount }.
   *[other] { $player } är skyldig lådan { $amount }.
}

event-owed-interest = { WHO($player) ->
    [you] Du är skyldig { $amount } i ränta på { $space }.
   *[other] { $player } är skyldig { $amount } i ränta på { $space }.
}

event-paid-rent = { WHO($player) ->
    [you] Du betalar { $other } { $amount } i { word-rent } för { $space }.
   *[other] { WHO($other) ->
        [you] { $player } betalar dig { $amount } i { word-rent } för { $space }.
       *[other] { $player } betalar { $other } { $amount } i { word-rent } för { $space }.
    }
}

event-paid-tax = { WHO($player) ->
    [you] Du betalar { $amount } i { FORM($space, "tax") }.
   *[other] { $player } betalar { $amount } i { FORM($space, "tax") }.
}

event-paid-card = { WHO($player) ->
    [you] Du betalar { $other } { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } betalar dig { $amount }.
       *[other] { $player } betalar { $other } { $amount }.
    }
}

event-paid-fine = { WHO($player) ->
    [you] Du betalar { $amount } för att komma ut ur fängelset.
   *[other] { $player } betalar { $amount } för att komma ut ur fängelset.
}

event-paid-auction = { WHO($player) ->
    [you] Du betalar banken { $amount }.
   *[other] { $player } betalar banken { $amount }.
}

event-paid-entity = { WHO($player) ->
    [you] Du betalar { $amount } till { FORM($space, "acc") }.
   *[other] { $player } betalar { $amount } till { FORM($space, "acc") }.
}

event-paid-question = { WHO($player) ->
    [you] Du betalar { $amount }.
   *[other] { $player } betalar { $amount }.
}

event-paid-interest = { WHO($player) ->
    [you] Du betalar { $amount } i ränta på { $space }.
   *[other] { $player } betalar { $amount } i ränta på { $space }.
}

story-kept = { WHO($player) ->
    [you] Du behåller inteckningen på { $space } och betalar { $amount } i ränta.
   *[other] { $player } behåller inteckningen på { $space } och betalar { $amount } i ränta.
}

event-received = { WHO($player) ->
    [you] Du får { $amount }.
   *[other] { $player } får { $amount }.
}

## Kort, strider, lådor

event-card-drawn = { WHO($player) ->
    [you] Du drar { FORM($deck, "acc") }: { $note }
   *[other] { $player } drar { FORM($deck, "acc") }: { $note }
}

event-card-shown = { WHO($player) ->
    [you] Du visar ett fängelsekort.
   *[other] { $player } visar ett fängelsekort.
}

event-card-used = { WHO($player) ->
    [you] Du använder ett kort för att komma ut ur fängelset.
   *[other] { $player } använder ett kort för att komma ut ur fängelset.
}

event-deck-shuffled = { FORM($deck, "pl") } blandas.

event-dice = { WHO($player) ->
    [you] Du slår { $dice }.
   *[other] { $player } slår { $dice }.
}

event-entity-fought = { WHO($player) ->
    [you] Du och { $other } slår { $dice } och besegrar { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } och du slår { $dice } och besegrar { FORM($space, "acc") }.
       *[other] { $player } och { $other } slår { $dice } och besegrar { FORM($space, "acc") }.
    }
}

event-entity-fought-lost = { WHO($player) ->
    [you] Du och { $other } slår { $dice } och förlorar mot { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } och du slår { $dice } och förlorar mot { FORM($space, "acc") }.
       *[other] { $player } och { $other } slår { $dice } och förlorar mot { FORM($space, "acc") }.
    }
}

event-question-coins-by-die = { WHO($player) ->
    [you] { FORM($space, "def") } ger dig lika många mynt som en tärning visar.
   *[other] { FORM($space, "def") } ger { $player } lika många mynt som en tärning visar.
}

event-question-coins = { WHO($player) ->
    [you] { FORM($space, "def") } ger dig { $amount }.
   *[other] { FORM($space, "def") } ger { $player } { $amount }.
}

event-question-move-again = { WHO($player) ->
    [you] { FORM($space, "def") } låter dig slå och gå en gång till.
   *[other] { FORM($space, "def") } låter { $player } slå och gå en gång till.
}

event-question-pay = { WHO($player) ->
    [you] { FORM($space, "def") } kostar dig { $amount }.
   *[other] { FORM($space, "def") } kostar { $player } { $amount }.
}

## Byggnader och inteckningar

event-built = { WHO($player) ->
    [you] Du bygger på { $space } för { $amount }: nu { FORM($level, "now") }.
   *[other] { $player } bygger på { $space } för { $amount }: nu { FORM($level, "now") }.
}

event-built-won = { WHO($player) ->
    [you] Du bygger på { $space }: nu { FORM($level, "now") }.
   *[other] { $player } bygger på { $space }: nu { FORM($level, "now") }.
}

story-built = { WHO($player) ->
    [you] Du bygger på { $spaces } för { $amount }.
   *[other] { $player } bygger på { $spaces } för { $amount }.
}

event-sold = { WHO($player) ->
    [you] Du säljer byggnader på { $space } för { $amount }: nu { FORM($level, "now") }.
   *[other] { $player } säljer byggnader på { $space } för { $amount }: nu { FORM($level, "now") }.
}

story-sold = { WHO($player) ->
    [you] Du säljer byggnader på { $spaces } för { $amount }.
   *[other] { $player } säljer byggnader på { $spaces } för { $amount }.
}

event-shortage = { WHO($player) ->
    [you] Du vill bygga { $pieces } ({ $spaces }). Banken har { $left }. De andra får frågan först.
   *[other] { $player } vill bygga { $pieces } ({ $spaces }). Banken har { $left }. De andra får frågan först.
}

event-shortage-sells = { WHO($player) ->
    [you] Du vill sälja tillbaka { $pieces }. Banken har { $left }. Köpare går före.
   *[other] { $player } vill sälja tillbaka { $pieces }. Banken har { $left }. Köpare går före.
}

event-wanted = { WHO($player) ->
    [you] Du vill bygga på { $spaces }.
   *[other] { $player } vill bygga på { $spaces }.
}

event-mortgaged = { WHO($player) ->
    [you] Du intecknar { $space } för { $amount }.
   *[other] { $player } intecknar { $space } för { $amount }.
}

story-mortgaged = { WHO($player) ->
    [you] Du intecknar { $spaces } för { $amount }.
   *[other] { $player } intecknar { $spaces } för { $amount }.
}

event-redeemed = { WHO($player) ->
    [you] Du löser in { $space } för { $amount }.
   *[other] { $player } löser in { $space } för { $amount }.
}

story-redeemed = { WHO($player) ->
    [you] Du löser in { $spaces } för { $amount }.
   *[other] { $player } löser in { $spaces } för { $amount }.
}

event-kept = { WHO($player) ->
    [you] Du behåller inteckningen på { $space }.
   *[other] { $player } behåller inteckningen på { $space }.
}

event-deferred = { WHO($player) ->
    [you] Du betalar räntan på { $space } senare.
   *[other] { $player } betalar räntan på { $space } senare.
}

event-surrendered = { WHO($player) ->
    [you] Du säljer { $space } till banken för { $amount }.
   *[other] { $player } säljer { $space } till banken för { $amount }.
}

## Affärer

event-offered = { WHO($player) ->
    [you] Du erbjuder { $other } { $give } mot { $take }.
   *[other] { WHO($other) ->
        [you] { $player } erbjuder dig { $give } mot { $take }.
       *[other] { $player } erbjuder { $other } { $give } mot { $take }.
    }
}

event-offered-gone = { WHO($player) ->
    [you] Du ger { $other } ett erbjudande.
   *[other] { WHO($other) ->
        [you] { $player } ger dig ett erbjudande.
       *[other] { $player } ger { $other } ett erbjudande.
    }
}

story-deal = { WHO($player) ->
    [you] Du gör en affär med { $other }: { $give } mot { $take }.
   *[other] { WHO($other) ->
        [you] { $player } gör en affär med dig: du får { $give } mot { $take }.
       *[other] { $player } gör en affär med { $other }: { $give } mot { $take }.
    }
}

story-offer-rejected = { WHO($player) ->
    [you] { $other } tackar nej till ditt erbjudande: { $give } mot { $take }.
   *[other] { WHO($other) ->
        [you] Du tackar nej till { FORM($player, "of") } erbjudande: { $give } mot { $take }.
       *[other] { $other } tackar nej till { FORM($player, "of") } erbjudande: { $give } mot { $take }.
    }
}

event-accepted = { WHO($player) ->
    [you] Du godtar { FORM($other, "of") } erbjudande.
   *[other] { WHO($other) ->
        [you] { $player } godtar ditt erbjudande.
       *[other] { $player } godtar { FORM($other, "of") } erbjudande.
    }
}

event-rejected = { WHO($player) ->
    [you] Du tackar nej till { FORM($other, "of") } erbjudande.
   *[other] { WHO($other) ->
        [you] { $player } tackar nej till ditt erbjudande.
       *[other] { $player } tackar nej till { FORM($other, "of") } erbjudande.
    }
}

event-withdrawn = { WHO($player) ->
    [you] Du tar tillbaka ditt erbjudande.
   *[other] { $player } tar tillbaka ett erbjudande.
}

event-deed-passed = { WHO($player) ->
    [you] { $space } går från dig till { $other }.
   *[other] { WHO($other) ->
        [you] { $space } går från { $player } till dig.
       *[other] { $space } går från { $player } till { $other }.
    }
}

## Slutet

event-bankrupt = { WHO($player) ->
    [you] Du går i konkurs. Det som finns kvar går till { $other }.
   *[other] { WHO($other) ->
        [you] { $player } går i konkurs. Det som finns kvar går till dig.
       *[other] { $player } går i konkurs. Det som finns kvar går till { $other }.
    }
}

event-liquidated = { WHO($player) ->
    [you] Du säljer alla byggnader för { $buildings } och intecknar alla { word-deeds } för { $deeds }.
   *[other] { $player } säljer alla byggnader för { $buildings } och intecknar alla { word-deeds } för { $deeds }.
}

event-liquidated-buildings = { WHO($player) ->
    [you] Du säljer alla byggnader för { $amount }.
   *[other] { $player } säljer alla byggnader för { $amount }.
}

event-liquidated-deeds = { WHO($player) ->
    [you] Du intecknar alla { word-deeds } för { $amount }.
   *[other] { $player } intecknar alla { word-deeds } för { $amount }.
}

event-estate-passed = { WHO($other) ->
    [you] Du tar över { $spaces } från { $player }.
    [bank] Banken tar över { $spaces } från { $player }.
   *[other] { $other } tar över { $spaces } från { $player }.
}

event-expelled = { WHO($player) ->
    [you] Du utesluts. Det som finns kvar går till banken.
   *[other] { $player } utesluts. Det som finns kvar går till banken.
}

event-last-round = Domaren meddelar att det är sista varvet.

event-time = Domaren meddelar att tiden är ute.

event-game-over = Spelet är slut: { $players } vinner.

event-game-over-shared = Spelet är slut: { $players } delar på segern.

## Själva bordet

event-table-created = Bordet är klart.

event-settings-chosen = Värden ändrar inställningarna.

event-seat-taken = { WHO($player) ->
    [you] Du sätter dig.
   *[other] { $player } sätter sig.
}

event-seat-returned = { WHO($player) ->
    [you] Du är tillbaka.
   *[other] { $player } är tillbaka.
}

event-seat-left = { WHO($player) ->
    [you] Du lämnar bordet.
   *[other] { $player } lämnar bordet.
}

event-bot-seated = En bot tar plats.

event-bot-removed = En bot lämnar sin plats.

event-judge-seated = Domaren är på plats.

event-table-started = Spelet börjar.

event-deal-timed = Domaren sätter en tidsgräns för { $player } och { $other }.

event-deal-closed = Förhandlingen mellan { $player } och { $other } är över.

event-paused = Spelet är pausat.

event-resumed = Spelet fortsätter.

event-corrected = Domaren rättar post { $count }: { $reason }

event-rules-changed = Servern har uppdaterats. Härifrån gäller regelversion { $count }.

event-rematch = En revansch är förberedd.

event-table-closed = Bordet har stängts.

event-dice-asked = { WHO($player) ->
    [you] Du slår; domaren skriver in slaget.
   *[other] { $player } slår; domaren skriver in slaget.
}

event-dice-dropped = Slaget tas tillbaka.

event-undone = { WHO($player) ->
    [you] Du ångrar ditt senaste beslut.
   *[other] { $player } ångrar sitt senaste beslut.
}

event-unknown = Något hände.

## Ändelser

# Genitiv av namn, för FORM($player, "of"): Annas, Lars’, R2D2:s.
ending-of =
    /^.$/ :s
    /[sxzßšśşșžźż]$/ ’
    /[a-zà-ɏḀ-ỿ\u0300-\u036f]$/ s
    /.$/ :s
