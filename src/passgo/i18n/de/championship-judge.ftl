# Das Pult des Schiedsrichters an einem Tisch.
panel-tables = Meine Tische
panel-none-mine = Dir ist gerade kein Tisch zugeteilt.
panel-others = Andere Tische
panel-others-lead = Als zweite Person bestätigst du Bögen, die jemand anderes eingetragen hat.
panel-open = Schiedsrichterpult öffnen
panel-no-script = Das Pult braucht JavaScript. Ohne JavaScript nimm Papier; Bögen werden hier bestätigt:
panel-keep-open = Lass diese Seite offen: Sie arbeitet ohne Netz weiter und sendet deine Einträge, sobald es geht. Neu laden lässt sie sich ohne Netz nicht.

panel-table = Tisch { $number }
panel-seat = Spieler { $number }
panel-judge = Schiedsrichter: { $name }
panel-parts = Teile des Pults
panel-part-table = Tisch
panel-part-bank = Bank
panel-part-shortage = Knappheit
panel-part-sheet = Bogen
panel-part-rules = Regeln
panel-time-left = Restzeit
panel-heat-waiting = nicht begonnen
panel-heat-rolled = startbereit
panel-heat-running = läuft
panel-heat-last-round = letzte Runde
panel-heat-paused = unterbrochen
panel-heat-over = Zeit abgelaufen
panel-saved = Alles gespeichert
panel-offline = Kein Netz
panel-waiting = { $count ->
    [one] { $count } Eintrag wartet
   *[other] { $count } Einträge warten
}
panel-waits-at = Wartet seit { $time }: { $what }
panel-shut = Dein privater Link gilt nicht mehr. Bitte die Turnierleitung um einen neuen; deine Einträge bleiben in diesem Browser.
panel-keeps-nothing = Dieser Browser merkt sich nichts: Schließ die Seite nicht, solange ein Eintrag wartet.
panel-broken = Der Server kann diesen Eintrag nicht annehmen. Trag ihn noch einmal ein.
panel-dismiss = Verstanden
panel-cancel = Abbrechen
panel-choose = Wählen
panel-reason = Grund
panel-entry-announce = Restzeit angesagt
panel-entry-out = { $name } ist pleite
panel-entry-expel = { $name } wird disqualifiziert
panel-entry-enter = Der Bogen
panel-entry-correct = Der berichtigte Bogen
panel-entry-confirm = Der Bogen ist bestätigt
panel-entry-reject = Der Bogen geht zurück

panel-out = Pleite
panel-out-title = Pleite und ausgeschieden?
panel-out-lead = Wer pleitegeht, unterschreibt beim Verlassen des Tisches. Es ist jetzt { $time }.
panel-out-signs = { $name } unterschreibt hier
panel-out-paper = Auf Papier unterschrieben
panel-out-unsigned = Ohne Unterschrift gegangen
panel-expel = Disqualifizieren
panel-expel-title = Von der Meisterschaft disqualifizieren?
panel-expel-lead = Bei Fehlverhalten. Der Spieler wird Letzter, bekommt keine Punkte und darf nicht zurückkehren.
panel-announce = Ich habe die Restzeit angesagt
panel-announced = { $count ->
    [one] Angesagt um { $time }: noch { $count } Minute
   *[other] Angesagt um { $time }: noch { $count } Minuten
}
panel-fate-playing = bis zum Ende gespielt
panel-fate-bankrupt = pleite
panel-fate-expelled = disqualifiziert
panel-fate-withdrawn = zurückgezogen
panel-signed = unterschrieben

panel-bank-lead = Für den Bankhalter: Spieler dürfen keine Hilfsmittel benutzen.
panel-bank-deed = Besitz
panel-bank-dice = Augensumme
panel-bank-rent = Miete
panel-bank-deed-title = Geschäfte mit der Bank
panel-bank-more = Weitere Beträge
panel-bank-repairs = Reparaturen laut Karte
panel-rent-bare = unbebaut
panel-rent-group = ganze Gruppe, unbebaut
panel-rent-houses = { $count ->
    [one] { $count } Haus
   *[other] { $count } Häuser
}
panel-rent-hotel = Hotel
panel-rent-held = { $count ->
    [one] Besitzer hat { $count }
   *[other] Besitzer hat { $count }
}
panel-bank-price = Kaufpreis
panel-bank-mortgage = Hypothek
panel-bank-redeem = Hypothek auflösen
panel-bank-interest = Zinsen, wenn der Besitz belastet weitergegeben wird
panel-bank-house = Haus bauen
panel-bank-hotel = Hotel bauen
panel-bank-house-back = Haus verkaufen
panel-bank-hotel-back = Hotel verkaufen
panel-bank-salary = Gehalt
panel-bank-fine = Aus dem Gefängnis
panel-bank-houses = Häuser
panel-bank-hotels = Hotels
panel-bank-repair = { $deck }: { $house } je Haus, { $hotel } je Hotel
panel-bill = Summe
panel-bill-lead = Tippe auf einen Betrag, um ihn zu addieren.
panel-bill-amount = Betrag
panel-bill-plus = Addieren
panel-bill-minus = Abziehen
panel-bill-back = Rückgängig
panel-bill-clear = Löschen

panel-short-lead = Wer baut, sagt zuerst, wie viele und wo, dann alle anderen. Reicht der Vorrat der Bank, kaufen alle zum Listenpreis; sonst wird ein Gebäude nach dem anderen versteigert.
panel-short-piece = Was ist knapp?
panel-short-houses = Häuser
panel-short-hotels = Hotels
panel-short-stock = Wie viele hat die Bank noch?
panel-short-wishes = Wer will was?
panel-short-wish = { $count ->
    [one] { $count } für { $deed }, Listenpreis { $price }
   *[other] { $count } für { $deed }, Listenpreis { $price }
}
panel-short-breaks = baut ein Hotel ab
panel-short-withdraw = Zurücknehmen
panel-short-player = Spieler
panel-short-deed = Baut auf
panel-short-count = Wie viele
panel-short-declare = Ansagen
panel-short-empty = Die Bank hat keine mehr. Wartet, bis jemand welche zurückgibt oder verkauft.
panel-short-enough = Es reicht für alle: Jeder kauft zum Listenpreis.
panel-short-sold-all = Allen zum Listenpreis verkauft
panel-short-alone = Nur { $name } ist interessiert: keine Auktion, { $price } für { $deed }.
panel-short-sold-alone = Zum Listenpreis verkauft
panel-short-auction = Ein Gebäude wird versteigert. Bieter: { $names }. Mindestgebot: { $price }.
panel-short-breakers = Alle Käufer sind bedient. Diese Spieler können jetzt ein Hotel abbauen: { $names }.
panel-short-winner = Höchstbietender
panel-short-price = Gebot
panel-short-low = Das Mindestgebot ist { $price }.
panel-short-sold = Verkauft
panel-short-unsold = Niemand bietet
panel-short-pass = Passen gilt nur für dieses Gebäude. Passen alle, bleibt es bei der Bank, und die Knappheit ist vorbei.
panel-short-sales = Bisher verkauft
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Neu beginnen

panel-sheet-not-yours = Mit deiner Rolle kannst du keine Bögen eintragen.
panel-sheet-coming = Der Bogen ist unterwegs. Er bleibt in diesem Browser, bis der Server ihn hat.
panel-whose = Welcher Spieler?
panel-no-cash = Bargeld fehlt
panel-gone = Wer ausgeschieden ist, besitzt nichts.
panel-not-out = Spielt noch
panel-cash = Bargeld: { $name }
panel-owned-by = gehört { $name }
panel-mortgaged = mit Hypothek
panel-buildings = Gebäude auf { $deed }
panel-level-none = kein Gebäude
panel-level-hotel-short = H
panel-out-on-sheet = Vor dem Ende pleite
panel-worth-cash = Bargeld
panel-worth-deeds = Besitzrechtkarten
panel-worth-mortgaged = Belastete Besitzrechtkarten
panel-worth-houses = Häuser
panel-worth-hotels = Hotels
panel-worth-total = Vermögen
panel-places = Plätze und Punkte
panel-survivors = { $count ->
    [one] { $count } Spieler ist noch dabei.
   *[other] { $count } Spieler sind noch dabei.
}
panel-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
panel-decided-worth = nach Vermögen
panel-decided-deeds = gleiches Vermögen, mehr unbelastete Besitzrechtkarten
panel-decided-cash = gleiches Vermögen und gleich viele Besitzrechtkarten, mehr Bargeld
panel-decided-head-judge = durch Entscheid des Oberschiedsrichters
panel-decided-survived = spielte noch
panel-decided-left-later = schied später aus
panel-decided-expelled = der nächste Spieler wurde disqualifiziert
panel-fault-no-cash = das Bargeld fehlt
panel-fault-players-differ = auf dem Bogen muss jeder Spieler des Tisches genau einmal stehen
panel-fault-nobody-left = der Letzte hat gewonnen und ist nicht ausgeschieden
panel-fault-order-missing = die Reihenfolge des Ausscheidens fehlt
panel-fault-unknown-fate = es ist unklar, wie das Spiel für den Spieler geendet hat
panel-fault-bad-cash = das Bargeld kann nicht stimmen
panel-fault-out-but-owns = ist ausgeschieden und kann nichts mehr besitzen
panel-fault-no-such-deed = eine Besitzrechtkarte, die es auf diesem Spielplan nicht gibt
panel-fault-deed-twice = eine Besitzrechtkarte steht in zwei Zeilen
panel-fault-bad-buildings = Gebäude, die dort nicht stehen können
panel-fault-too-many-houses = mehr Häuser, als in der Schachtel sind
panel-fault-too-many-hotels = mehr Hotels, als in der Schachtel sind
panel-fault-group-incomplete = Gebäude auf einer unvollständigen Gruppe
panel-fault-group-mortgaged = Gebäude auf einer Gruppe mit Hypothek
panel-fault-built-unevenly = eine Gruppe ist ungleichmäßig bebaut
panel-fault-sums-differ = das Vermögen ist nicht die Summe seiner Teile
panel-fault-unknown-part = da steht etwas, das nicht zählt
panel-fault-fate-differs = wurde während des Spiels anders festgehalten
panel-fault-order-differs = die Reihenfolge des Ausscheidens wurde anders festgehalten
panel-tie = Diesen Gleichstand kann nur der Oberschiedsrichter entscheiden. Tippe die Spieler in der Reihenfolge an, die er nennt.
panel-tie-open = Gleichstand: Der Oberschiedsrichter muss entscheiden.
panel-tie-order = Reihenfolge: { $names }
panel-tie-next = Als Nächstes: { $name }
panel-tie-again = Reihenfolge löschen
panel-signatures = Unterschriften
panel-sign-later = Erst muss der Bogen vollständig und richtig sein.
panel-sign = { $name } unterschreibt
panel-sign-paper = auf Papier
panel-sign-paper-of = { $name } hat auf Papier unterschrieben
panel-signed-at = unterschrieben um { $time }
panel-signed-paper = auf Papier, gesehen um { $time }
panel-signed-before = beim Gehen unterschrieben
panel-locked = Jemand hat unterschrieben: Es lässt sich nichts mehr ändern.
panel-unlock = Alle Unterschriften entfernen und bearbeiten
panel-too-early = Der Bogen wird angenommen, wenn der Oberschiedsrichter die Zeit für abgelaufen erklärt hat oder nur ein Spieler übrig ist.
panel-unsigned-yet = Noch nicht unterschrieben: { $names }. Vorher kann niemand den Bogen bestätigen.
panel-reason-needed = Eine Berichtigung braucht eine Begründung.
panel-submit = Bogen eintragen
panel-submit-correction = Berichtigung eintragen
panel-print = Drucken
panel-entered-by = Fassung { $version }, eingetragen von { $name }.
panel-confirmed-by = Bestätigt von { $name }.
panel-awaits-second = Wartet auf eine zweite Person.
panel-digest = Prüfsumme dieses Bogens:
panel-unsigned = Nicht unterschrieben: { $names }.
panel-own = Diesen Bogen hast du selbst eingetragen: Jemand anderes muss ihn bestätigen.
panel-confirm-lead = Vergleiche ihn mit dem Papier. Du bestätigst genau, was du hier siehst.
panel-confirm = Unverändert bestätigen
panel-reject = Zurückgeben
panel-correct = Diesen Bogen berichtigen
panel-correct-about = Eine Berichtigung ersetzt diese Fassung und nennt den Grund. Sie muss neu unterschrieben und bestätigt werden.
panel-correct-begin = Berichtigung beginnen
panel-correct-lead = Das ersetzt Fassung { $version }, eingetragen von { $name }.

panel-rules-language = Sprache der Regeln
panel-rules-search = Wort oder Regelnummer
panel-rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
panel-entry-tick = Haken: { $name }
panel-entry-undo-out = { $name } ist wieder im Spiel
panel-tick-lead = Hake die Spieler ab, die am Tisch sind. Wer bei der Anwesenheitsprüfung nicht abgehakt ist, verliert den Sitz.
panel-door-missing = nicht eingecheckt
panel-undo = Rückgängig machen
panel-undo-title = { $name } ist doch nicht draußen?
panel-undo-lead = Ein zweiter Offizieller muss zustimmen. Ein schon eingetragener Bogen kommt dann zu dir zurück.
panel-undo-waits = Rücknahme vorgeschlagen. Ein zweiter Offizieller muss zustimmen.
panel-returned = { $name } hat den Bogen zurückgeschickt: { $reason }
