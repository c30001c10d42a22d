family-player = Über den Spieler
family-email-hint = Dorthin schicken wir den Link zur Anmeldung. Geschwister können eine Adresse teilen.
family-questions = Ein paar Fragen
family-guardian = Elternteil oder Vormund
family-guardian-lead = Nötig für Spieler, die am Spieltag unter { $age } sind. Für andere leer lassen.
family-same-contact = Nur, wenn anders als oben.
entry-consent-guardian = Ich bin Elternteil oder Vormund dieses Spielers. Er oder sie darf teilnehmen, und unsere Daten dürfen von { $organisers } für diese Meisterschaft verarbeitet werden.
family-yes = Ja
family-no = Nein
family-fault-answer = Beantworte diese Frage mit einer der möglichen Antworten.
family-drawn = Bis du einen eigenen hast, heißt du „{ $nickname }“.
family-nickname-posted = Die Sitzordnung ist veröffentlicht, dein Spielname lässt sich also nicht mehr ändern.
family-another = Noch jemanden mit diesen Kontaktdaten anmelden
family-waiting-left = { $count ->
    [one] Noch { $count } Platz auf der Warteliste.
   *[other] Noch { $count } Plätze auf der Warteliste.
}
family-group = Gruppe
family-group-all = Alle Gruppen
family-import-encoding = Die Datei wurde als { $encoding } gelesen. Prüfe die Namen: Sind Buchstaben falsch, speichere sie als UTF-8 und importiere sie noch einmal.
family-import-optional = Spalten, die nicht jeder Teilnehmer braucht; sie können fehlen:
family-import-answer = „{ $column }“ muss eine der möglichen Antworten haben.
family-export-xlsx = Alle Anmeldungen exportieren (XLSX)
found-guardian = Spieler unter diesem Alter brauchen einen Elternteil oder Vormund
found-shared-email = Mehrere Spieler können eine E-Mail-Adresse teilen, etwa in einer Familie
found-group = Spieler nach ihrer Gruppe fragen
found-group-hint = Zum Beispiel „Klasse“ oder „Verein“. Leer lassen, um nichts zu fragen.
found-group-list = Gruppen zur Auswahl
found-group-list-hint = Eine pro Zeile, zum Beispiel 3A und 3B. Leer lassen, dann tippen die Spieler sie ein.
found-apart-groups = Spieler einer Gruppe gehen sich in der ersten Runde aus dem Weg
