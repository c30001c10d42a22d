# Wat er aan tafel is gebeurd, zoals het verslag het vertelt.

## Het begin

event-start-rolled = { WHO($player) ->
    [you] Je gooit { $dice } om te zien wie begint.
   *[other] { $player } gooit { $dice } om te zien wie begint.
}
event-started = { WHO($player) ->
    [you] Jij begint. De volgorde: { $players }.
   *[other] { $player } begint. De volgorde: { $players }.
}
event-clock-started = De klok begint te lopen.
event-dealt = { WHO($player) ->
    [you] Je krijgt { FORM($space, "the") } uitgedeeld.
   *[other] { $player } krijgt { FORM($space, "the") } uitgedeeld.
}

## Beurt, worp, zet

event-turn = { WHO($player) ->
    [you] Jij bent aan de beurt.
   *[other] { $player } is aan de beurt.
}
event-rolled = { WHO($player) ->
    [you] Je gooit { $dice }.
   *[other] { $player } gooit { $dice }.
}
event-moved = { WHO($player) ->
    [you] Je gaat naar { FORM($space, "the") }.
   *[other] { $player } gaat naar { FORM($space, "the") }.
}
event-moved-back = { WHO($player) ->
    [you] Je gaat terug naar { FORM($space, "the") }.
   *[other] { $player } gaat terug naar { FORM($space, "the") }.
}
event-salary = { WHO($player) ->
    [you] Je komt langs { $go } en krijgt { $amount }.
   *[other] { $player } komt langs { $go } en krijgt { $amount }.
}
story-roll = { WHO($player) ->
    [you] Je gooit { $dice } en belandt op { FORM($space, "the") }.
   *[other] { $player } gooit { $dice } en belandt op { FORM($space, "the") }.
}
story-roll-rent = { WHO($player) ->
    [you] Je gooit { $dice }, belandt bij { $other } op { FORM($space, "the") } en betaalt { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } gooit { $dice }, belandt bij jou op { FORM($space, "the") } en betaalt je { $amount }.
       *[other] { $player } gooit { $dice }, belandt bij { $other } op { FORM($space, "the") } en betaalt { $amount }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Je gooit { $dice } en belandt bij { $other } op { FORM($space, "the") }. De { word-rent } is { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } gooit { $dice } en belandt bij jou op { FORM($space, "the") }. De { word-rent } is { $amount }.
       *[other] { $player } gooit { $dice } en belandt bij { $other } op { FORM($space, "the") }. De { word-rent } is { $amount }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Je gooit { $dice } en belandt bij { $other } op { FORM($space, "the") }. De dobbelstenen bepalen de { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } gooit { $dice } en belandt bij jou op { FORM($space, "the") }. De dobbelstenen bepalen de { word-rent }.
       *[other] { $player } gooit { $dice } en belandt bij { $other } op { FORM($space, "the") }. De dobbelstenen bepalen de { word-rent }.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Je gooit { $dice }, belandt op { FORM($space, "the") } en koopt { GENDER($space) ->
        [n] het
        [m] hem
       *[other] die
    } voor { $amount }.
   *[other] { $player } gooit { $dice }, belandt op { FORM($space, "the") } en koopt { GENDER($space) ->
        [n] het
        [m] hem
       *[other] die
    } voor { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Je gooit { $dice }, belandt op { FORM($space, "the") } en betaalt { $amount }.
   *[other] { $player } gooit { $dice }, belandt op { FORM($space, "the") } en betaalt { $amount }.
}
story-roll-jailed = { WHO($player) ->
    [you] Je gooit { $dice } en gaat naar de gevangenis.
   *[other] { $player } gooit { $dice } en gaat naar de gevangenis.
}
story-roll-stayed = { WHO($player) ->
    [you] Je gooit { $dice } en blijft in de gevangenis (poging { $count }).
   *[other] { $player } gooit { $dice } en blijft in de gevangenis (poging { $count }).
}
story-salary = { $go } levert { $amount } op.
event-jailed = { WHO($player) ->
    [you] Je gaat naar de gevangenis.
   *[other] { $player } gaat naar de gevangenis.
}
event-freed = { WHO($player) ->
    [you] Je komt vrij uit de gevangenis.
   *[other] { $player } komt vrij uit de gevangenis.
}
event-freed-fine = { WHO($player) ->
    [you] Je betaalt { $amount } en komt vrij uit de gevangenis.
   *[other] { $player } betaalt { $amount } en komt vrij uit de gevangenis.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Je blijft in de gevangenis (poging { $count }).
   *[other] { $player } blijft in de gevangenis (poging { $count }).
}
event-ride = { WHO($player) ->
    [you] Je rijdt voor { $amount } naar { FORM($space, "the") }.
   *[other] { $player } rijdt voor { $amount } naar { FORM($space, "the") }.
}

## Kopen en veilen

event-bought = { WHO($player) ->
    [you] Je koopt { FORM($space, "the") } voor { $amount }.
   *[other] { $player } koopt { FORM($space, "the") } voor { $amount }.
}
story-bought = { WHO($player) ->
    [you] Je gaat naar { FORM($space, "the") } en koopt { GENDER($space) ->
        [n] het
        [m] hem
       *[other] die
    } voor { $amount }.
   *[other] { $player } gaat naar { FORM($space, "the") } en koopt { GENDER($space) ->
        [n] het
        [m] hem
       *[other] die
    } voor { $amount }.
}
event-declined = { WHO($player) ->
    [you] Je koopt { FORM($space, "the") } niet.
   *[other] { $player } koopt { FORM($space, "the") } niet.
}
event-auction-opened = De veiling van { FORM($space, "the") } begint. Bieden kan vanaf { $amount }.
event-auction-opened-building = Een gebouw wordt geveild onder de spelers die het willen hebben. Bieden kan vanaf { $amount }.
event-bid = { WHO($player) ->
    [you] Je biedt { $amount }.
   *[other] { $player } biedt { $amount }.
}
story-auction-bid = { WHO($player) ->
    [you] Jij hebt met { $amount } het hoogste bod op { FORM($space, "the") }.
   *[other] { $player } heeft met { $amount } het hoogste bod op { FORM($space, "the") }.
}
event-passed = { WHO($player) ->
    [you] Je past.
   *[other] { $player } past.
}
event-auction-won = { WHO($player) ->
    [you] Je wint de veiling van { FORM($space, "the") } met { $amount }.
   *[other] { $player } wint de veiling van { FORM($space, "the") } met { $amount }.
}
event-auction-won-building = { WHO($player) ->
    [you] Je wint de veiling van het gebouw met { $amount }.
   *[other] { $player } wint de veiling van het gebouw met { $amount }.
}
event-auction-unsold = Niemand biedt. De bank houdt { FORM($space, "the") }.
event-auction-unsold-building = Niemand biedt. De bank houdt het gebouw.
event-defaulted = { WHO($player) ->
    [you] Je kunt je winnende bod niet betalen en doet niet meer mee aan deze veiling.
   *[other] { $player } kan het winnende bod niet betalen en doet niet meer mee aan deze veiling.
}
event-going-1 = Eenmaal…
event-going-2 = Andermaal…

## Huur en andere betalingen

event-rent-due = { WHO($player) ->
    [you] Je belandt bij { $other } op { FORM($space, "the") }. De { word-rent } is { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } belandt bij jou op { FORM($space, "the") }. De { word-rent } is { $amount }.
       *[other] { $player } belandt bij { $other } op { FORM($space, "the") }. De { word-rent } is { $amount }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Je belandt bij { $other } op { FORM($space, "the") }. De dobbelstenen bepalen de { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } belandt bij jou op { FORM($space, "the") }. De dobbelstenen bepalen de { word-rent }.
       *[other] { $player } belandt bij { $other } op { FORM($space, "the") }. De dobbelstenen bepalen de { word-rent }.
    }
}
story-rent = { WHO($player) ->
    [you] Je belandt bij { $other } op { FORM($space, "the") } en betaalt { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } belandt bij jou op { FORM($space, "the") } en betaalt je { $amount }.
       *[other] { $player } belandt bij { $other } op { FORM($space, "the") } en betaalt { $amount }.
    }
}
story-tax = { WHO($player) ->
    [you] Je belandt op { FORM($space, "the") } en betaalt { $amount }.
   *[other] { $player } belandt op { FORM($space, "the") } en betaalt { $amount }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Je hebt de { word-rent } voor { FORM($space, "the") } niet op tijd gevraagd.
   *[other] { $other } heeft de { word-rent } voor { FORM($space, "the") } niet op tijd gevraagd.
}
event-owed-rent = { WHO($player) ->
    [you] Je moet { $other } { $amount } { word-rent-sum } betalen voor { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } moet jou { $amount } { word-rent-sum } betalen voor { FORM($space, "the") }.
       *[other] { $player } moet { $other } { $amount } { word-rent-sum } betalen voor { FORM($space, "the") }.
    }
}
event-owed-tax = { WHO($player) ->
    [you] Je moet { $amount } aan { FORM($space, "tax") } betalen.
   *[other] { $player } moet { $amount } aan { FORM($space, "tax") } betalen.
}
event-owed-card = { WHO($player) ->
    [you] Door de kaart moet je { $amount } aan { $other } betalen.
   *[other] { WHO($other) ->
        [you] Door de kaart moet { $player } { $amount } aan jou betalen.
       *[other] Door de kaart moet { $player } { $amount } aan { $other } betalen.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Je moet { $amount } betalen om uit de gevangenis te komen.
   *[other] { $player } moet { $amount } betalen om uit de gevangenis te komen.
}
event-owed-auction = { WHO($player) ->
    [you] Je moet { $amount } betalen voor de veiling.
   *[other] { $player } moet { $amount } betalen voor de veiling.
}
event-owed-entity = { WHO($player) ->
    [you] Je moet { $amount } betalen aan { FORM($space, "the") }.
   *[other] { $player } moet { $amount } betalen aan { FORM($space, "the") }.
}
event-owed-question = { WHO($player) ->
    [you] Je moet { $amount } betalen aan het blok.
   *[other] { $player } moet { $amount } betalen aan het blok.
}
event-owed-interest = { WHO($player) ->
    [you] Je moet { $amount } rente betalen over { FORM($space, "the") }.
   *[other] { $player } moet { $amount } rente betalen over { FORM($space, "the") }.
}
event-paid-rent = { WHO($player) ->
    [you] Je betaalt { $other } { $amount } { word-rent-sum } voor { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } betaalt jou { $amount } { word-rent-sum } voor { FORM($space, "the") }.
       *[other] { $player } betaalt { $other } { $amount } { word-rent-sum } voor { FORM($space, "the") }.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Je betaalt { $amount } aan { FORM($space, "tax") }.
   *[other] { $player } betaalt { $amount } aan { FORM($space, "tax") }.
}
event-paid-card = { WHO($player) ->
    [you] Je betaalt { $other } { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } betaalt jou { $amount }.
       *[other] { $player } betaalt { $other } { $amount }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Je betaalt { $amount } om uit de gevangenis te komen.
   *[other] { $player } betaalt { $amount } om uit de gevangenis te komen.
}
event-paid-auction = { WHO($player) ->
    [you] Je betaalt de bank { $amount }.
   *[other] { $player } betaalt de bank { $amount }.
}
event-paid-entity = { WHO($player) ->
    [you] Je betaalt { $amount } aan { FORM($space, "the") }.
   *[other] { $player } betaalt { $amount } aan { FORM($space, "the") }.
}
event-paid-question = { WHO($player) ->
    [you] Je betaalt { $amount }.
   *[other] { $player } betaalt { $amount }.
}
event-paid-interest = { WHO($player) ->
    [you] Je betaalt { $amount } rente over { FORM($space, "the") }.
   *[other] { $player } betaalt { $amount } rente over { FORM($space, "the") }.
}
story-kept = { WHO($player) ->
    [you] Je laat de hypotheek op { FORM($space, "the") } staan en betaalt { $amount } rente.
   *[other] { $player } laat de hypotheek op { FORM($space, "the") } staan en betaalt { $amount } rente.
}
event-received = { WHO($player) ->
    [you] Je ontvangt { $amount }.
   *[other] { $player } ontvangt { $amount }.
}

## Kaarten, gevechten, blokken

event-card-drawn = { WHO($player) ->
    [you] Je trekt { FORM($deck, "one") }: { $note }
   *[other] { $player } trekt { FORM($deck, "one") }: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Je laat een gevangeniskaart zien.
   *[other] { $player } laat een gevangeniskaart zien.
}
event-card-used = { WHO($player) ->
    [you] Je gebruikt een kaart om uit de gevangenis te komen.
   *[other] { $player } gebruikt een kaart om uit de gevangenis te komen.
}
event-deck-shuffled = De kaarten van ‘{ $deck }’ worden geschud.
event-dice = { WHO($player) ->
    [you] Je gooit { $dice }.
   *[other] { $player } gooit { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] { $other } en jij gooien { $dice } en verslaan { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } en jij gooien { $dice } en verslaan { FORM($space, "the") }.
       *[other] { $player } en { $other } gooien { $dice } en verslaan { FORM($space, "the") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] { $other } en jij gooien { $dice } en verliezen van { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } en jij gooien { $dice } en verliezen van { FORM($space, "the") }.
       *[other] { $player } en { $other } gooien { $dice } en verliezen van { FORM($space, "the") }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] Je krijgt van { FORM($space, "the") } zoveel munten als een dobbelsteen aanwijst.
   *[other] { $player } krijgt van { FORM($space, "the") } zoveel munten als een dobbelsteen aanwijst.
}
event-question-coins = { WHO($player) ->
    [you] Je krijgt { $amount } van { FORM($space, "the") }.
   *[other] { $player } krijgt { $amount } van { FORM($space, "the") }.
}
event-question-move-again = { WHO($player) ->
    [you] Je mag van { FORM($space, "the") } nog een keer gooien en verdergaan.
   *[other] { $player } mag van { FORM($space, "the") } nog een keer gooien en verdergaan.
}
event-question-pay = { WHO($player) ->
    [you] Je moet van { FORM($space, "the") } { $amount } betalen.
   *[other] { $player } moet van { FORM($space, "the") } { $amount } betalen.
}

## Gebouwen en hypotheken

event-built = { WHO($player) ->
    [you] Je bouwt voor { $amount } op { FORM($space, "the") } en hebt daar nu { FORM($level, "one") }.
   *[other] { $player } bouwt voor { $amount } op { FORM($space, "the") } en heeft daar nu { FORM($level, "one") }.
}
event-built-won = { WHO($player) ->
    [you] Je bouwt op { FORM($space, "the") } en hebt daar nu { FORM($level, "one") }.
   *[other] { $player } bouwt op { FORM($space, "the") } en heeft daar nu { FORM($level, "one") }.
}
story-built = { WHO($player) ->
    [you] Je bouwt voor { $amount } op { FORM($spaces, "the") }.
   *[other] { $player } bouwt voor { $amount } op { FORM($spaces, "the") }.
}
event-sold = { WHO($player) ->
    [you] Je verkoopt voor { $amount } gebouwen op { FORM($space, "the") } en hebt daar nu { FORM($level, "one") }.
   *[other] { $player } verkoopt voor { $amount } gebouwen op { FORM($space, "the") } en heeft daar nu { FORM($level, "one") }.
}
story-sold = { WHO($player) ->
    [you] Je verkoopt voor { $amount } gebouwen op { FORM($spaces, "the") }.
   *[other] { $player } verkoopt voor { $amount } gebouwen op { FORM($spaces, "the") }.
}
event-shortage = { WHO($player) ->
    [you] Je wilt { $pieces } bouwen ({ $spaces }). De bank heeft { $left }. Eerst wordt het de anderen gevraagd.
   *[other] { $player } wil { $pieces } bouwen ({ $spaces }). De bank heeft { $left }. Eerst wordt het de anderen gevraagd.
}
event-shortage-sells = { WHO($player) ->
    [you] Je wilt { $pieces } terugverkopen. De bank heeft { $left }. Kopers gaan voor.
   *[other] { $player } wil { $pieces } terugverkopen. De bank heeft { $left }. Kopers gaan voor.
}
event-wanted = { WHO($player) ->
    [you] Je wilt bouwen op { FORM($spaces, "the") }.
   *[other] { $player } wil bouwen op { FORM($spaces, "the") }.
}
event-mortgaged = { WHO($player) ->
    [you] Je neemt een hypotheek van { $amount } op { FORM($space, "the") }.
   *[other] { $player } neemt een hypotheek van { $amount } op { FORM($space, "the") }.
}
story-mortgaged = { WHO($player) ->
    [you] Je neemt voor { $amount } hypotheken op { FORM($spaces, "the") }.
   *[other] { $player } neemt voor { $amount } hypotheken op { FORM($spaces, "the") }.
}
event-redeemed = { WHO($player) ->
    [you] Je lost de hypotheek op { FORM($space, "the") } af voor { $amount }.
   *[other] { $player } lost de hypotheek op { FORM($space, "the") } af voor { $amount }.
}
story-redeemed = { WHO($player) ->
    [you] Je lost de hypotheken op { FORM($spaces, "the") } af voor { $amount }.
   *[other] { $player } lost de hypotheken op { FORM($spaces, "the") } af voor { $amount }.
}
event-kept = { WHO($player) ->
    [you] Je laat de hypotheek op { FORM($space, "the") } staan.
   *[other] { $player } laat de hypotheek op { FORM($space, "the") } staan.
}
event-deferred = { WHO($player) ->
    [you] Je betaalt de rente over { FORM($space, "the") } later.
   *[other] { $player } betaalt de rente over { FORM($space, "the") } later.
}
event-surrendered = { WHO($player) ->
    [you] Je verkoopt { FORM($space, "the") } voor { $amount } aan de bank.
   *[other] { $player } verkoopt { FORM($space, "the") } voor { $amount } aan de bank.
}

## Deals

event-offered = { WHO($player) ->
    [you] Je biedt { $other } { FORM($give, "the") } voor { FORM($take, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } biedt jou { FORM($give, "the") } voor { FORM($take, "the") }.
       *[other] { $player } biedt { $other } { FORM($give, "the") } voor { FORM($take, "the") }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Je doet { $other } een voorstel.
   *[other] { WHO($other) ->
        [you] { $player } doet jou een voorstel.
       *[other] { $player } doet { $other } een voorstel.
    }
}
story-deal = { WHO($player) ->
    [you] Je ruilt met { $other } { FORM($give, "the") } voor { FORM($take, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } ruilt met jou: je krijgt { FORM($give, "the") } voor { FORM($take, "the") }.
       *[other] { $player } ruilt met { $other } { FORM($give, "the") } voor { FORM($take, "the") }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { $other } wijst je voorstel af: { FORM($give, "the") } voor { FORM($take, "the") }.
   *[other] { WHO($other) ->
        [you] Je wijst het voorstel van { $player } af: { FORM($give, "the") } voor { FORM($take, "the") }.
       *[other] { $other } wijst het voorstel van { $player } af: { FORM($give, "the") } voor { FORM($take, "the") }.
    }
}
event-accepted = { WHO($player) ->
    [you] Je accepteert het voorstel van { $other }.
   *[other] { WHO($other) ->
        [you] { $player } accepteert jouw voorstel.
       *[other] { $player } accepteert het voorstel van { $other }.
    }
}
event-rejected = { WHO($player) ->
    [you] Je wijst het voorstel van { $other } af.
   *[other] { WHO($other) ->
        [you] { $player } wijst jouw voorstel af.
       *[other] { $player } wijst het voorstel van { $other } af.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Je trekt je voorstel in.
   *[other] { $player } trekt een voorstel in.
}
event-deed-passed = { WHO($player) ->
    [you] { $other } krijgt { FORM($space, "the") } van jou.
   *[other] { WHO($other) ->
        [you] Je krijgt { FORM($space, "the") } van { $player }.
       *[other] { $other } krijgt { FORM($space, "the") } van { $player }.
    }
}

## Het einde

event-bankrupt = { WHO($player) ->
    [you] Je bent failliet. Wat er over is, gaat naar { $other }.
   *[other] { WHO($other) ->
        [you] { $player } is failliet. Wat er over is, gaat naar jou.
       *[other] { $player } is failliet. Wat er over is, gaat naar { $other }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Je verkoopt alle gebouwen voor { $buildings } en neemt op alle { word-deeds } een hypotheek, samen { $deeds }.
   *[other] { $player } verkoopt alle gebouwen voor { $buildings } en neemt op alle { word-deeds } een hypotheek, samen { $deeds }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Je verkoopt alle gebouwen voor { $amount }.
   *[other] { $player } verkoopt alle gebouwen voor { $amount }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Je neemt op alle { word-deeds } een hypotheek, samen { $amount }.
   *[other] { $player } neemt op alle { word-deeds } een hypotheek, samen { $amount }.
}
event-estate-passed = { WHO($other) ->
    [you] Je krijgt { FORM($spaces, "the") } van { $player }.
    [bank] { WHO($player) ->
        [you] De bank krijgt { FORM($spaces, "the") } van jou.
       *[other] De bank krijgt { FORM($spaces, "the") } van { $player }.
    }
   *[other] { WHO($player) ->
        [you] { $other } krijgt { FORM($spaces, "the") } van jou.
       *[other] { $other } krijgt { FORM($spaces, "the") } van { $player }.
    }
}
event-expelled = { WHO($player) ->
    [you] Je wordt uitgesloten. Wat er over is, gaat naar de bank.
   *[other] { $player } wordt uitgesloten. Wat er over is, gaat naar de bank.
}
event-last-round = De arbiter kondigt de laatste ronde aan.
event-time = De arbiter beëindigt de speeltijd.
event-game-over = Het spel is afgelopen: { $players } wint.
event-game-over-shared = Het spel is afgelopen: { $players } delen de overwinning.

## De tafel zelf

event-table-created = De tafel staat klaar.
event-settings-chosen = De host wijzigt de instellingen.
event-seat-taken = { WHO($player) ->
    [you] Je gaat zitten.
   *[other] { $player } gaat zitten.
}
event-seat-returned = { WHO($player) ->
    [you] Je bent terug.
   *[other] { $player } is terug.
}
event-seat-left = { WHO($player) ->
    [you] Je vertrekt.
   *[other] { $player } vertrekt.
}
event-bot-seated = Een bot gaat zitten.
event-bot-removed = Een bot verlaat zijn plaats.
event-judge-seated = De arbiter is er.
event-table-started = Het spel begint.
event-deal-timed = { WHO($player) ->
    [you] De arbiter stelt een tijdslimiet voor jou en { $other }.
   *[other] { WHO($other) ->
        [you] De arbiter stelt een tijdslimiet voor { $player } en jou.
       *[other] De arbiter stelt een tijdslimiet voor { $player } en { $other }.
    }
}
event-deal-closed = { WHO($player) ->
    [you] De onderhandeling tussen jou en { $other } is voorbij.
   *[other] { WHO($other) ->
        [you] De onderhandeling tussen { $player } en jou is voorbij.
       *[other] De onderhandeling tussen { $player } en { $other } is voorbij.
    }
}
event-paused = Het spel is gepauzeerd.
event-resumed = Het spel gaat verder.
event-corrected = De arbiter corrigeert logregel { $count }: { $reason }
event-rules-changed = De server is bijgewerkt. Vanaf hier geldt versie { $count } van de regels.
event-rematch = Er staat een revanche klaar.
event-table-closed = Deze tafel is gesloten.
event-dice-asked = { WHO($player) ->
    [you] Je gooit, de arbiter voert de worp in.
   *[other] { $player } gooit, de arbiter voert de worp in.
}
event-dice-dropped = De worp wordt geannuleerd.
event-undone = { WHO($player) ->
    [you] Je maakt je laatste beslissing ongedaan.
   *[other] { $player } maakt de laatste beslissing ongedaan.
}
event-unknown = Er is iets gebeurd.
