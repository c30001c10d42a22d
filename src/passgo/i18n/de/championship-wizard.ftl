found-evening = Ein Saal, ein Abend
found-evening-lead = Beantworte vier Fragen. Alles andere ist vorgeschlagen, und du kannst es vor dem Veröffentlichen ändern.
found-title = Name der Meisterschaft
found-day = Datum
found-place = Ort
found-place-hint = Saal und Ort, zum Beispiel: Schulsaal, Volos
found-players = Anzahl der Spieler
found-zone = Zeitzone
found-first-stage = Vorrunde
found-last-stage = Finale
found-continue = Weiter
found-examples = Größere Meisterschaften
found-examples-lead = Beginne mit einem Beispiel. Seine Termine sind auf die kommenden Wochen verschoben.
found-preset-greece-2015 = Mehrere Städte, ein Landesfinale
found-preset-about-greece-2015 = Turniere in Städten, ein Finale in jeder Stadt und ein Landesfinale. Wie 2015 in Griechenland.
found-preset-worlds-2015 = Drei Runden, Halbfinale und Finale
found-preset-about-worlds-2015 = Ein Saal. Die Punkte aus drei Runden zählen zusammen, die besten sechzehn spielen das Halbfinale. Wie 2015 in Macau.
found-begin = Beginnen
found-file = Aus einer Datei
found-file-choose = Datei einer Meisterschaft (championship.toml)
found-file-faults = { $count ->
    [one] Die Datei hat { $count } Fehler.
   *[other] Die Datei hat { $count } Fehler.
}
found-file-long = Die Formulare haben Platz für { $venues } Spielorte. Eine größere Meisterschaft wird auf dem Server mit dem Programm angelegt.
problem-too-many-drafts = Du hast { $count } Entwürfe. Verwirf zuerst einen.
found-steps = Schritte
found-step-what = Was
found-step-where = Wo und wann
found-step-who = Wer teilnehmen kann
found-step-stages = Stufen und Tische
found-step-clocks = Zeiten
found-step-points = Punkte und Gleichstand
found-step-terms = Teilnahmebedingungen
found-step-officials = Team
found-step-check = Prüfen und veröffentlichen
found-open = { $count ->
    [one] { $count } Feld ist noch offen
   *[other] { $count } Felder sind noch offen
}
found-to-check = Speichern und prüfen
found-organisers = Veranstalter
found-organisers-hint = Einer pro Zeile. Wenn leer: die Turnierleitung.
found-prize = Preis für den Meister
found-optional = Kann leer bleiben.
found-venue = Spielort { $number }
found-hall = Saal oder Adresse
found-city = Ort
found-starts = Beginn
found-tables = Tische gleichzeitig
found-heats = Gruppen nacheinander
found-heats-hint = 1, wenn alle gleichzeitig einen Tisch haben.
found-registers = Für diesen Spielort kann man sich anmelden
found-remove = Entfernen
found-add-venue = Spielort hinzufügen
found-opens = Anmeldung ab
found-closes = Letzter Anmeldetag
found-closes-hint = Dieser Tag zählt mit.
found-age = Mindestalter
found-any = Beliebig
found-alternates = Ersatzspieler an jedem Spielort
found-alternates-hint = Sie bekommen einen Platz, wenn jemand absagt.
found-walk-ins = Anmeldung auch am Eingang
found-no-employee = Angestellte der Veranstalter dürfen nicht teilnehmen
found-no-relative = Nahe Angehörige dieser Angestellten dürfen nicht teilnehmen
found-stage-name = Name der Stufe
found-at = Spielort
found-at-venues = Jeder Spielort mit Anmeldung
found-fewest = Spieler an einem Tisch, mindestens
found-most = Spieler an einem Tisch, höchstens
found-advance = Wie viele weiterkommen
found-advance-hint = Von jedem Spielort. In der letzten Stufe: 1, der Meister.
found-add-stage = Stufe hinzufügen
found-rounds = Runden
found-minutes = Minuten pro Runde
found-tolerance = Um so viele Minuten früher darf die letzte Runde angesagt werden
found-tolerance-hint = 0 heißt: nie.
found-points-lead = Das sind die üblichen Werte. Ändere sie nur, wenn eure Regeln abweichen.
found-points = Punkte
found-points-hint = Zuerst die Punkte des Siegers, mit Leerzeichen zwischen den Zahlen.
found-survivors = { $count ->
    [one] { $count } Spieler übrig
   *[other] { $count } Spieler übrig
}
found-valuation = Vermögen, in Prozent des aufgedruckten Preises
found-worth-deed = Besitzrechtkarte
found-worth-mortgaged = Besitzrechtkarte mit Hypothek
found-worth-house = Haus
found-worth-hotel = Hotel
found-hotel-houses = Häuser, die mit einem Hotel zählen
found-rounding = Rundung
found-up = Aufrunden
found-down = Abrunden
found-ties = Gleichstand
found-table-ties = Zwischen Spielern eines Tisches
found-across-ties = Zwischen Spielern verschiedener Tische
found-tie-worth = höchstes Vermögen
found-tie-deeds = meiste Besitzrechtkarten
found-tie-cash = meistes Bargeld
found-tie-head-judge = Oberschiedsrichter entscheidet
found-tie-lot = Los
found-terms-proposal =
    Alle, die sich anmelden, erklären sich bereit, nach den Regeln zu spielen und die Entscheidungen der Schiedsrichter zu befolgen.
    Die Veranstalter nutzen persönliche Daten nur für diese Meisterschaft und löschen sie danach.
    Teilnehmer können ihre Daten jederzeit ansehen, berichtigen und löschen.
found-officials-lead = Nenne die Leute, die dir helfen. Alle bekommen beim Veröffentlichen einen eigenen Link. Du kannst jederzeit weitere einladen.
found-official = Teammitglied { $number }
found-ready = Alles da. Sieh dir die Vorschau an, dann veröffentliche.
found-missing = Noch nicht vollständig
found-preview = Vorschau
found-preview-lead = Das ist eine Vorschau. Sonst kann sie niemand sehen.
found-change = Etwas ändern
found-download = Als Datei herunterladen
found-publish = Veröffentlichen
found-director = Dein Name, als Turnierleitung
found-account = Wähle einen Benutzernamen und ein Passwort, damit du von jedem Gerät zurückkommst.
found-have-account = Ich habe schon ein Konto
found-discard = Entwurf verwerfen
found-discard-sure = Diesen Entwurf verwerfen? Nichts davon bleibt erhalten.
found-links = Gib allen im Team ihren eigenen Link. Die Links werden nur einmal gezeigt.
found-link-qr = QR-Code des Links für { $name }
found-again = Du findest sie auf jedem Gerät wieder, auf dem du angemeldet bist.
found-mine = Meine Meisterschaften
found-mine-none = Melde dich an, um die Meisterschaften zu sehen, die du angelegt hast.
found-drafts = Entwürfe
found-changed = Zuletzt geändert: { $when }
found-copy = Noch einmal veranstalten
found-fault-needed = Fülle dieses Feld aus.
found-fault-long = Höchstens { $most } Zeichen.
found-fault-lines = Höchstens { $most } Zeilen mit je { $longest } Zeichen.
found-fault-number = Gib eine ganze Zahl von { $low } bis { $high } ein.
found-fault-day = Wähle ein Datum.
found-fault-past = Das liegt in der Vergangenheit. Wähle ein kommendes Datum.
found-fault-choice = Wähle aus der Liste.
found-fault-closes = Das ist vor dem Beginn der Anmeldung.
found-fault-starts = Dann läuft die Anmeldung noch. Wähle ein späteres Datum oder beende die Anmeldung früher.
found-fault-room = An den Tischen ist Platz für { $room }. Füge Tische hinzu oder verringere die Zahl der Spieler.
found-fault-advance = Die nächste Stufe hat keine Tische für diese Zahl. In der letzten Stufe muss es 1 sein.
found-fault-hall = Spieler anderer Spielorte können nicht hierherkommen. Wähle einen Spielort ohne Anmeldung.
found-fault-online = Das lässt sich nicht online spielen. Wähle eine andere Ausgabe oder andere Tische.
found-fault-points = { $count ->
    [one] Gib { $count } Zahl bis { $most } ein.
   *[other] Gib { $count } Zahlen bis { $most } ein. Keine darf größer sein als die davor.
}
found-fault-winner = Der Sieger kann nicht mehr bekommen als bei weniger übrigen Spielern: höchstens { $most }.
found-fault-registers = Für mindestens einen Spielort muss man sich anmelden können.
found-fault-misfit = Das passt nicht zum Rest. Nimm es zurück oder beginne mit einem anderen Beispiel.
