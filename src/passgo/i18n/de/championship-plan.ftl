plan-starts = Beginn in { $city } ist jetzt { $new } statt { $old }.
plan-name = Der Spielort in { $city } ist jetzt { $new } statt { $old }.
plan-city = Die Stadt ist jetzt { $new } statt { $old }.
plan-capacity = { $city } hat jetzt { $new } Plätze statt { $old }.
plan-tables = { $city } hat jetzt { $new } Tische statt { $old }.
plan-closes = Letzter Anmeldetag ist jetzt der { $new }, vorher der { $old }.
plan-venue = Es gibt einen neuen Spielort: { $name } in { $city }, { $starts }.
plan-history = Was sich geändert hat
plan-earlier = { $count ->
    [one] Eine frühere Änderung
   *[other] { $count } frühere Änderungen
}
hall-page-plan = Planänderung
plan-lead = Jede Änderung steht auf der öffentlichen Seite, zusammen mit dem, was vorher galt. Bevor du sie veröffentlichst, siehst du, wen sie betrifft.
plan-fixed = Ausgabe, Punkte und Stufen bleiben, wie sie sind: Dafür haben sich die Leute angemeldet.
plan-change = Ändern
plan-change-venue = { $venue } ändern
plan-closing = Letzter Anmeldetag
plan-field-name = Saal
plan-field-city = Stadt
plan-field-starts = Beginn ({ $zone })
plan-field-capacity = Plätze
plan-field-tables = Tische gleichzeitig
plan-field-heats = Durchgänge
plan-field-zone = Zeitzone
plan-add = Spielort hinzufügen
plan-preview = Änderung ansehen
plan-publish = Änderung veröffentlichen
plan-back = Nichts ändern
plan-notice = Wenn du magst, deine eigenen Worte dazu – nenne niemanden
plan-mailed = { $count ->
    [one] Eine Person per E-Mail benachrichtigen
   *[other] { $count } Personen per E-Mail benachrichtigen
}
plan-readers = { $language }: { $count }
plan-nobody = Das betrifft niemanden, der angemeldet ist.
plan-moved-up = { $count ->
    [one] Ein Ersatzspieler rückt der Reihe nach auf.
   *[other] { $count } Ersatzspieler rücken der Reihe nach auf.
}
hall-done-publish-plan = Die Änderung ist veröffentlicht.
plan-unclear = Fülle jedes Feld aus: Namen, Tag und Uhrzeit, Zeitzone und ganze Zahlen.
mail-plan-subject = { $championship }: Planänderung
mail-plan-body =
    Hallo { $name },

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] Eine Person hat hier einen Platz, weniger Plätze geht also nicht.
   *[other] { $count } Personen haben hier einen Platz, weniger Plätze geht also nicht.
}
refusal-champ-closes-early = Die Anmeldung öffnet erst am { $opens }.
refusal-champ-closes-late = Die Anmeldung kann höchstens bis zum { $day } laufen, wenn der erste Spielort beginnt. Ändere zuerst den letzten Anmeldetag.
refusal-champ-nothing-new = So ist es schon.
refusal-champ-no-seats = An den Tischen hier haben { $room } Spieler Platz. Füge zuerst Tische hinzu oder verringere die Plätze.
refusal-champ-plan-lent = Dieser Spielort ist auf einen Laptop ausgelagert, der nach dem jetzigen Plan arbeitet. Warte auf seine Ergebnisse oder hol den Spielort zurück.
refusal-champ-roll-called = Die Anwesenheit ist geprüft und die Spieler sind da, Saal und Beginn können sich also nicht mehr ändern.
refusal-champ-tables-in-use = { $count ->
    [one] Hier spielt ein Tisch, weniger geht also nicht.
   *[other] Hier spielen { $count } Tische, weniger geht also nicht.
}
refusal-champ-time-over = Dieser Zeitpunkt ist vorbei. Wähle einen späteren.
refusal-champ-too-young-then = { $count ->
    [one] Eine angemeldete Person wäre am { $day } zu jung.
   *[other] { $count } angemeldete Personen wären am { $day } zu jung.
}
refusal-champ-venue-known = Einen Spielort mit diesem Namen gibt es schon.
refusal-champ-venue-unfit = In den späteren Stufen ist kein Platz für Spieler eines weiteren Spielorts.
plan-terms = Bedingungen oder Absage
plan-terms-long = Die Bedingungen sind zu lang. Kürze sie; alle Sprachen zählen zusammen.
plan-judge = Schiedsrichter ersetzen
hall-done-another-judge = Der Tisch hat einen anderen Schiedsrichter.
