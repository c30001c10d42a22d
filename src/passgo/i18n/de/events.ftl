# Was am Tisch geschehen ist, wie es der Verlauf erzählt.

## Der Anfang

event-start-rolled = { WHO($player) ->
    [you] Du würfelst um den ersten Zug: { $dice }.
   *[other] { $player } würfelt um den ersten Zug: { $dice }.
}
event-started = { WHO($player) ->
    [you] Du beginnst. Die Reihenfolge: { $players }.
   *[other] { $player } beginnt. Die Reihenfolge: { $players }.
}
event-clock-started = Die Uhr läuft.
event-dealt = { WHO($player) ->
    [you] Du bekommst { FORM($space, "acc") } zugeteilt.
   *[other] { $player } bekommt { FORM($space, "acc") } zugeteilt.
}

## Zug, Wurf, Weg

event-turn = { WHO($player) ->
    [you] Du bist am Zug.
   *[other] { $player } ist am Zug.
}
event-rolled = { WHO($player) ->
    [you] Du würfelst { $dice }.
   *[other] { $player } würfelt { $dice }.
}
event-moved = { WHO($player) ->
    [you] Du ziehst auf { FORM($space, "acc") }.
   *[other] { $player } zieht auf { FORM($space, "acc") }.
}
event-moved-back = { WHO($player) ->
    [you] Du ziehst zurück auf { FORM($space, "acc") }.
   *[other] { $player } zieht zurück auf { FORM($space, "acc") }.
}
event-salary = { WHO($player) ->
    [you] Du kommst über { $go } und erhältst { $amount }.
   *[other] { $player } kommt über { $go } und erhält { $amount }.
}
story-roll = { WHO($player) ->
    [you] Du würfelst { $dice } und landest auf { FORM($space, "dat") }.
   *[other] { $player } würfelt { $dice } und landet auf { FORM($space, "dat") }.
}
story-roll-rent = { WHO($player) ->
    [you] Du würfelst { $dice }, landest bei { $other } auf { FORM($space, "dat") } und zahlst { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } würfelt { $dice }, landet bei dir auf { FORM($space, "dat") } und zahlt dir { $amount }.
       *[other] { $player } würfelt { $dice }, landet bei { $other } auf { FORM($space, "dat") } und zahlt { $amount }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Du würfelst { $dice } und landest bei { $other } auf { FORM($space, "dat") }. Die { word-rent } beträgt { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } würfelt { $dice } und landet bei dir auf { FORM($space, "dat") }. Die { word-rent } beträgt { $amount }.
       *[other] { $player } würfelt { $dice } und landet bei { $other } auf { FORM($space, "dat") }. Die { word-rent } beträgt { $amount }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Du würfelst { $dice } und landest bei { $other } auf { FORM($space, "dat") }. Die { word-rent } wird ausgewürfelt.
   *[other] { WHO($other) ->
        [you] { $player } würfelt { $dice } und landet bei dir auf { FORM($space, "dat") }. Die { word-rent } wird ausgewürfelt.
       *[other] { $player } würfelt { $dice } und landet bei { $other } auf { FORM($space, "dat") }. Die { word-rent } wird ausgewürfelt.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Du würfelst { $dice }, landest auf { FORM($space, "dat") } und kaufst { GENDER($space) ->
        [f] sie
        [m] ihn
        [n] es
       *[other] das Feld
    } für { $amount }.
   *[other] { $player } würfelt { $dice }, landet auf { FORM($space, "dat") } und kauft { GENDER($space) ->
        [f] sie
        [m] ihn
        [n] es
       *[other] das Feld
    } für { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Du würfelst { $dice }, landest auf { FORM($space, "dat") } und zahlst { $amount }.
   *[other] { $player } würfelt { $dice }, landet auf { FORM($space, "dat") } und zahlt { $amount }.
}
story-roll-jailed = { WHO($player) ->
    [you] Du würfelst { $dice } und gehst ins Gefängnis.
   *[other] { $player } würfelt { $dice } und geht ins Gefängnis.
}
story-roll-stayed = { WHO($player) ->
    [you] Du würfelst { $dice } und bleibst im Gefängnis ({ $count }. Versuch).
   *[other] { $player } würfelt { $dice } und bleibt im Gefängnis ({ $count }. Versuch).
}
story-salary = { $go } bringt { $amount }.
event-jailed = { WHO($player) ->
    [you] Du gehst ins Gefängnis.
   *[other] { $player } geht ins Gefängnis.
}
event-freed = { WHO($player) ->
    [you] Du kommst aus dem Gefängnis frei.
   *[other] { $player } kommt aus dem Gefängnis frei.
}
event-freed-fine = { WHO($player) ->
    [you] Du zahlst { $amount } und kommst aus dem Gefängnis frei.
   *[other] { $player } zahlt { $amount } und kommt aus dem Gefängnis frei.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Du bleibst im Gefängnis ({ $count }. Versuch).
   *[other] { $player } bleibt im Gefängnis ({ $count }. Versuch).
}
event-ride = { WHO($player) ->
    [you] Du fährst für { $amount } weiter bis { FORM($space, "to") }.
   *[other] { $player } fährt für { $amount } weiter bis { FORM($space, "to") }.
}

## Kauf und Auktion

event-bought = { WHO($player) ->
    [you] Du kaufst { FORM($space, "acc") } für { $amount }.
   *[other] { $player } kauft { FORM($space, "acc") } für { $amount }.
}
story-bought = { WHO($player) ->
    [you] Du ziehst auf { FORM($space, "acc") } und kaufst { GENDER($space) ->
        [f] sie
        [m] ihn
        [n] es
       *[other] das Feld
    } für { $amount }.
   *[other] { $player } zieht auf { FORM($space, "acc") } und kauft { GENDER($space) ->
        [f] sie
        [m] ihn
        [n] es
       *[other] das Feld
    } für { $amount }.
}
event-declined = { WHO($player) ->
    [you] Du kaufst { FORM($space, "acc") } nicht.
   *[other] { $player } kauft { FORM($space, "acc") } nicht.
}
event-auction-opened = Die { word-auction } um { FORM($space, "acc") } beginnt. Geboten wird ab { $amount }.
event-auction-opened-building = Ein Gebäude wird unter denen versteigert, die es wollen. Geboten wird ab { $amount }.
event-bid = { WHO($player) ->
    [you] Du bietest { $amount }.
   *[other] { $player } bietet { $amount }.
}
story-auction-bid = { WHO($player) ->
    [you] Du führst mit { $amount } in der { word-auction } um { FORM($space, "acc") }.
   *[other] { $player } führt mit { $amount } in der { word-auction } um { FORM($space, "acc") }.
}
event-passed = { WHO($player) ->
    [you] Du passt.
   *[other] { $player } passt.
}
event-auction-won = { WHO($player) ->
    [you] Du ersteigerst { FORM($space, "acc") } für { $amount }.
   *[other] { $player } ersteigert { FORM($space, "acc") } für { $amount }.
}
event-auction-won-building = { WHO($player) ->
    [you] Du ersteigerst das Gebäude für { $amount }.
   *[other] { $player } ersteigert das Gebäude für { $amount }.
}
event-auction-unsold = Niemand bietet. Die Bank behält { FORM($space, "acc") }.
event-auction-unsold-building = Niemand bietet. Die Bank behält das Gebäude.
event-defaulted = { WHO($player) ->
    [you] Du kannst dein Höchstgebot nicht bezahlen und scheidest aus dieser { word-auction } aus.
   *[other] { $player } kann das Höchstgebot nicht bezahlen und scheidet aus dieser { word-auction } aus.
}
event-going-1 = Zum Ersten …
event-going-2 = Zum Zweiten …

## Miete und andere Zahlungen

event-rent-due = { WHO($player) ->
    [you] Du landest bei { $other } auf { FORM($space, "dat") }. Die { word-rent } beträgt { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } landet bei dir auf { FORM($space, "dat") }. Die { word-rent } beträgt { $amount }.
       *[other] { $player } landet bei { $other } auf { FORM($space, "dat") }. Die { word-rent } beträgt { $amount }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Du landest bei { $other } auf { FORM($space, "dat") }. Die { word-rent } wird ausgewürfelt.
   *[other] { WHO($other) ->
        [you] { $player } landet bei dir auf { FORM($space, "dat") }. Die { word-rent } wird ausgewürfelt.
       *[other] { $player } landet bei { $other } auf { FORM($space, "dat") }. Die { word-rent } wird ausgewürfelt.
    }
}
story-rent = { WHO($player) ->
    [you] Du landest bei { $other } auf { FORM($space, "dat") } und zahlst { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } landet bei dir auf { FORM($space, "dat") } und zahlt dir { $amount }.
       *[other] { $player } landet bei { $other } auf { FORM($space, "dat") } und zahlt { $amount }.
    }
}
story-tax = { WHO($player) ->
    [you] Du landest auf { FORM($space, "dat") } und zahlst { $amount }.
   *[other] { $player } landet auf { FORM($space, "dat") } und zahlt { $amount }.
}
event-claim-lapsed = { WHO($other) ->
    [you] Du hast die { word-rent } für { FORM($space, "acc") } nicht rechtzeitig verlangt.
   *[other] { $other } hat die { word-rent } für { FORM($space, "acc") } nicht rechtzeitig verlangt.
}
event-owed-rent = { WHO($player) ->
    [you] Du schuldest { $other } { $amount } { word-rent-sum } für { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } schuldet dir { $amount } { word-rent-sum } für { FORM($space, "acc") }.
       *[other] { $player } schuldet { $other } { $amount } { word-rent-sum } für { FORM($space, "acc") }.
    }
}
event-owed-tax = { WHO($player) ->
    [you] Du schuldest der Bank { $amount } { $space }.
   *[other] { $player } schuldet der Bank { $amount } { $space }.
}
event-owed-card = { WHO($player) ->
    [you] Du schuldest { FORM($other, "dat") } wegen der Karte { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } schuldet dir wegen der Karte { $amount }.
       *[other] { $player } schuldet { FORM($other, "dat") } wegen der Karte { $amount }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Du musst { $amount } zahlen, um aus dem Gefängnis zu kommen.
   *[other] { $player } muss { $amount } zahlen, um aus dem Gefängnis zu kommen.
}
event-owed-auction = { WHO($player) ->
    [you] Du schuldest { $amount } aus der { word-auction }.
   *[other] { $player } schuldet { $amount } aus der { word-auction }.
}
event-owed-entity = { WHO($player) ->
    [you] Du schuldest { FORM($space, "dat") } { $amount }.
   *[other] { $player } schuldet { FORM($space, "dat") } { $amount }.
}
event-owed-question = { WHO($player) ->
    [you] Du schuldest dem Block { $amount }.
   *[other] { $player } schuldet dem Block { $amount }.
}
event-owed-interest = { WHO($player) ->
    [you] Du schuldest { $amount } Zinsen für { FORM($space, "acc") }.
   *[other] { $player } schuldet { $amount } Zinsen für { FORM($space, "acc") }.
}
event-paid-rent = { WHO($player) ->
    [you] Du zahlst { $other } { $amount } { word-rent-sum } für { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } zahlt dir { $amount } { word-rent-sum } für { FORM($space, "acc") }.
       *[other] { $player } zahlt { $other } { $amount } { word-rent-sum } für { FORM($space, "acc") }.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Du zahlst { $amount } { $space }.
   *[other] { $player } zahlt { $amount } { $space }.
}
event-paid-card = { WHO($player) ->
    [you] Du zahlst { FORM($other, "dat") } { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } zahlt dir { $amount }.
       *[other] { $player } zahlt { FORM($other, "dat") } { $amount }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Du zahlst { $amount }, um aus dem Gefängnis zu kommen.
   *[other] { $player } zahlt { $amount }, um aus dem Gefängnis zu kommen.
}
event-paid-auction = { WHO($player) ->
    [you] Du zahlst der Bank { $amount }.
   *[other] { $player } zahlt der Bank { $amount }.
}
event-paid-entity = { WHO($player) ->
    [you] Du zahlst { FORM($space, "dat") } { $amount }.
   *[other] { $player } zahlt { FORM($space, "dat") } { $amount }.
}
event-paid-question = { WHO($player) ->
    [you] Du zahlst { $amount }.
   *[other] { $player } zahlt { $amount }.
}
event-paid-interest = { WHO($player) ->
    [you] Du zahlst { $amount } Zinsen für { FORM($space, "acc") }.
   *[other] { $player } zahlt { $amount } Zinsen für { FORM($space, "acc") }.
}
story-kept = { WHO($player) ->
    [you] Du lässt { FORM($space, "acc") } belastet und zahlst { $amount } Zinsen.
   *[other] { $player } lässt { FORM($space, "acc") } belastet und zahlt { $amount } Zinsen.
}
event-received = { WHO($player) ->
    [you] Du erhältst { $amount }.
   *[other] { $player } erhält { $amount }.
}

## Karten, Kämpfe, Blöcke

event-card-drawn = { WHO($player) ->
    [you] Du ziehst { FORM($deck, "acc") }: { $note }
   *[other] { $player } zieht { FORM($deck, "acc") }: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Du zeigst eine { word-jail-card }.
   *[other] { $player } zeigt eine { word-jail-card }.
}
event-card-used = { WHO($player) ->
    [you] Du kommst mit einer Karte aus dem Gefängnis frei.
   *[other] { $player } kommt mit einer Karte aus dem Gefängnis frei.
}
event-deck-shuffled = { FORM($deck, "pile") } wird gemischt.
event-dice = { WHO($player) ->
    [you] Du würfelst { $dice }.
   *[other] { $player } würfelt { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] Du und { $other } würfelt { $dice } und besiegt { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } und du würfelt { $dice } und besiegt { FORM($space, "acc") }.
       *[other] { $player } und { $other } würfeln { $dice } und besiegen { FORM($space, "acc") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Du und { $other } würfelt { $dice } und verliert gegen { FORM($space, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } und du würfelt { $dice } und verliert gegen { FORM($space, "acc") }.
       *[other] { $player } und { $other } würfeln { $dice } und verlieren gegen { FORM($space, "acc") }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] Du bekommst aus { FORM($space, "dat") } so viele Münzen, wie ein Würfel zeigt.
   *[other] { $player } bekommt aus { FORM($space, "dat") } so viele Münzen, wie ein Würfel zeigt.
}
event-question-coins = { WHO($player) ->
    [you] Du bekommst { $amount } aus { FORM($space, "dat") }.
   *[other] { $player } bekommt { $amount } aus { FORM($space, "dat") }.
}
event-question-move-again = { WHO($player) ->
    [you] Du darfst dank { FORM($space, "dat") } noch einmal würfeln und ziehen.
   *[other] { $player } darf dank { FORM($space, "dat") } noch einmal würfeln und ziehen.
}
event-question-pay = { WHO($player) ->
    [you] Du musst für { FORM($space, "acc") } { $amount } zahlen.
   *[other] { $player } muss für { FORM($space, "acc") } { $amount } zahlen.
}

## Gebäude und Hypotheken

event-built = { WHO($player) ->
    [you] Du baust für { $amount } auf { FORM($space, "dat") } und hast dort jetzt { FORM($level, "acc") }.
   *[other] { $player } baut für { $amount } auf { FORM($space, "dat") } und hat dort jetzt { FORM($level, "acc") }.
}
event-built-won = { WHO($player) ->
    [you] Du baust auf { FORM($space, "dat") } und hast dort jetzt { FORM($level, "acc") }.
   *[other] { $player } baut auf { FORM($space, "dat") } und hat dort jetzt { FORM($level, "acc") }.
}
story-built = { WHO($player) ->
    [you] Du baust für { $amount } auf { FORM($spaces, "dat") }.
   *[other] { $player } baut für { $amount } auf { FORM($spaces, "dat") }.
}
event-sold = { WHO($player) ->
    [you] Du verkaufst für { $amount } Gebäude auf { FORM($space, "dat") } und hast dort jetzt { FORM($level, "acc") }.
   *[other] { $player } verkauft für { $amount } Gebäude auf { FORM($space, "dat") } und hat dort jetzt { FORM($level, "acc") }.
}
story-sold = { WHO($player) ->
    [you] Du verkaufst für { $amount } Gebäude auf { FORM($spaces, "dat") }.
   *[other] { $player } verkauft für { $amount } Gebäude auf { FORM($spaces, "dat") }.
}
event-shortage = { WHO($player) ->
    [you] Du willst { $pieces } bauen ({ $spaces }). Die Bank hat { $left }. Erst werden die anderen gefragt.
   *[other] { $player } will { $pieces } bauen ({ $spaces }). Die Bank hat { $left }. Erst werden die anderen gefragt.
}
event-shortage-sells = { WHO($player) ->
    [you] Du willst { $pieces } zurückgeben. Die Bank hat { $left }. Wer kaufen will, geht vor.
   *[other] { $player } will { $pieces } zurückgeben. Die Bank hat { $left }. Wer kaufen will, geht vor.
}
event-wanted = { WHO($player) ->
    [you] Du willst auf { FORM($spaces, "dat") } bauen.
   *[other] { $player } will auf { FORM($spaces, "dat") } bauen.
}
event-mortgaged = { WHO($player) ->
    [you] Du nimmst auf { FORM($space, "acc") } eine Hypothek von { $amount } auf.
   *[other] { $player } nimmt auf { FORM($space, "acc") } eine Hypothek von { $amount } auf.
}
story-mortgaged = { WHO($player) ->
    [you] Du nimmst auf { FORM($spaces, "acc") } Hypotheken von { $amount } auf.
   *[other] { $player } nimmt auf { FORM($spaces, "acc") } Hypotheken von { $amount } auf.
}
event-redeemed = { WHO($player) ->
    [you] Du löst die Hypothek auf { FORM($space, "acc") } für { $amount } auf.
   *[other] { $player } löst die Hypothek auf { FORM($space, "acc") } für { $amount } auf.
}
story-redeemed = { WHO($player) ->
    [you] Du löst die Hypotheken auf { FORM($spaces, "acc") } für { $amount } auf.
   *[other] { $player } löst die Hypotheken auf { FORM($spaces, "acc") } für { $amount } auf.
}
event-kept = { WHO($player) ->
    [you] Du lässt { FORM($space, "acc") } mit der Hypothek belastet.
   *[other] { $player } lässt { FORM($space, "acc") } mit der Hypothek belastet.
}
event-deferred = { WHO($player) ->
    [you] Du zahlst die Zinsen für { FORM($space, "acc") } später.
   *[other] { $player } zahlt die Zinsen für { FORM($space, "acc") } später.
}
event-surrendered = { WHO($player) ->
    [you] Du verkaufst { FORM($space, "acc") } für { $amount } an die Bank.
   *[other] { $player } verkauft { FORM($space, "acc") } für { $amount } an die Bank.
}

## Handel

event-offered = { WHO($player) ->
    [you] Du bietest { $other } { FORM($give, "acc") } für { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } bietet dir { FORM($give, "acc") } für { FORM($take, "acc") }.
       *[other] { $player } bietet { $other } { FORM($give, "acc") } für { FORM($take, "acc") }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Du machst { $other } ein Angebot.
   *[other] { WHO($other) ->
        [you] { $player } macht dir ein Angebot.
       *[other] { $player } macht { $other } ein Angebot.
    }
}
story-deal = { WHO($player) ->
    [you] Du tauschst mit { $other } { FORM($give, "acc") } gegen { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] { $player } tauscht mit dir: Du bekommst { FORM($give, "acc") } für { FORM($take, "acc") }.
       *[other] { $player } tauscht mit { $other } { FORM($give, "acc") } gegen { FORM($take, "acc") }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { $other } lehnt dein Angebot ab: { FORM($give, "acc") } für { FORM($take, "acc") }.
   *[other] { WHO($other) ->
        [you] Du lehnst das Angebot von { $player } ab: { FORM($give, "acc") } für { FORM($take, "acc") }.
       *[other] { $other } lehnt das Angebot von { $player } ab: { FORM($give, "acc") } für { FORM($take, "acc") }.
    }
}
event-accepted = { WHO($player) ->
    [you] Du nimmst das Angebot von { $other } an.
   *[other] { WHO($other) ->
        [you] { $player } nimmt dein Angebot an.
       *[other] { $player } nimmt das Angebot von { $other } an.
    }
}
event-rejected = { WHO($player) ->
    [you] Du lehnst das Angebot von { $other } ab.
   *[other] { WHO($other) ->
        [you] { $player } lehnt dein Angebot ab.
       *[other] { $player } lehnt das Angebot von { $other } ab.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Du ziehst dein Angebot zurück.
   *[other] { $player } zieht ein Angebot zurück.
}
event-deed-passed = { WHO($player) ->
    [you] { $other } bekommt { FORM($space, "acc") } von dir.
   *[other] { WHO($other) ->
        [you] Du bekommst { FORM($space, "acc") } von { $player }.
       *[other] { $other } bekommt { FORM($space, "acc") } von { $player }.
    }
}

## Das Ende

event-bankrupt = { WHO($player) ->
    [you] Du bist pleite. Was übrig ist, geht an { $other }.
   *[other] { WHO($other) ->
        [you] { $player } ist pleite. Was übrig ist, geht an dich.
       *[other] { $player } ist pleite. Was übrig ist, geht an { $other }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Du verkaufst alle Gebäude für { $buildings } und beleihst alle { word-deed-properties } für { $deeds }.
   *[other] { $player } verkauft alle Gebäude für { $buildings } und beleiht alle { word-deed-properties } für { $deeds }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Du verkaufst alle Gebäude für { $amount }.
   *[other] { $player } verkauft alle Gebäude für { $amount }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Du beleihst alle { word-deed-properties } für { $amount }.
   *[other] { $player } beleiht alle { word-deed-properties } für { $amount }.
}
event-estate-passed = { WHO($other) ->
    [you] Du bekommst { FORM($spaces, "acc") } von { $player }.
    [bank] { WHO($player) ->
        [you] Die Bank bekommt { FORM($spaces, "acc") } von dir.
       *[other] Die Bank bekommt { FORM($spaces, "acc") } von { $player }.
    }
   *[other] { WHO($player) ->
        [you] { $other } bekommt { FORM($spaces, "acc") } von dir.
       *[other] { $other } bekommt { FORM($spaces, "acc") } von { $player }.
    }
}
event-expelled = { WHO($player) ->
    [you] Du wirst ausgeschlossen. Was übrig ist, geht an die Bank.
   *[other] { $player } wird ausgeschlossen. Was übrig ist, geht an die Bank.
}
event-last-round = Der Schiedsrichter sagt die letzte Runde an.
event-time = Der Schiedsrichter beendet die Spielzeit.
event-game-over = Das Spiel ist aus: { $players } gewinnt.
event-game-over-shared = Das Spiel ist aus: { $players } teilen sich den Sieg.

## Der Tisch selbst

event-table-created = Der Tisch ist eröffnet.
event-settings-chosen = Der Gastgeber ändert die Einstellungen.
event-seat-taken = { WHO($player) ->
    [you] Du setzt dich.
   *[other] { $player } setzt sich.
}
event-seat-returned = { WHO($player) ->
    [you] Du bist wieder da.
   *[other] { $player } ist wieder da.
}
event-seat-left = { WHO($player) ->
    [you] Du gehst.
   *[other] { $player } geht.
}
event-bot-seated = Ein Bot nimmt Platz.
event-bot-removed = Ein Bot räumt seinen Platz.
event-judge-seated = Der Schiedsrichter ist da.
event-table-started = Das Spiel beginnt.
event-deal-timed = { WHO($player) ->
    [you] Der Schiedsrichter setzt dir und { $other } eine Frist.
   *[other] { WHO($other) ->
        [you] Der Schiedsrichter setzt { $player } und dir eine Frist.
       *[other] Der Schiedsrichter setzt { $player } und { $other } eine Frist.
    }
}
event-deal-closed = { WHO($player) ->
    [you] Die Verhandlung zwischen dir und { $other } ist beendet.
   *[other] { WHO($other) ->
        [you] Die Verhandlung zwischen { $player } und dir ist beendet.
       *[other] Die Verhandlung zwischen { $player } und { $other } ist beendet.
    }
}
event-paused = Das Spiel ist unterbrochen.
event-resumed = Das Spiel geht weiter.
event-corrected = Der Schiedsrichter berichtigt Eintrag { $count }: { $reason }
event-rules-changed = Der Server wurde aktualisiert. Ab hier gilt Version { $count } der Regeln.
event-rematch = Eine Revanche ist vorbereitet.
event-table-closed = Dieser Tisch wurde geschlossen.
event-dice-asked = { WHO($player) ->
    [you] Du würfelst, der Schiedsrichter gibt den Wurf ein.
   *[other] { $player } würfelt, der Schiedsrichter gibt den Wurf ein.
}
event-dice-dropped = Der Wurf wird zurückgenommen.
event-undone = { WHO($player) ->
    [you] Du nimmst deine letzte Entscheidung zurück.
   *[other] { $player } nimmt die letzte Entscheidung zurück.
}
event-unknown = Etwas ist geschehen.
