remote-live-table = der Online-Tisch
remote-not-confirmed = nicht bestätigt
remote-waived = Vom Oberschiedsrichter ohne die fehlenden Bestätigungen geschlossen. Grund: { $reason }
remote-tie-lead = Sonst trennt diese Spieler nichts. Entscheide, wer vorn liegt.
remote-tie-place = Platz { $number } im Gleichstand
remote-tie-decide = Gleichstand entscheiden
remote-confirm-lead = Diese Zahlen kommen aus dem Spiel selbst. Du bestätigst genau, was du hier siehst.
remote-sign-judge = Als Schiedsrichter unterschreiben
remote-waive = Ohne sie schließen
remote-waive-lead = Sie hatten ihre Zeit. Auf dem Bogen steht dann, dass sie ihn nicht bestätigt haben, und warum.
remote-waive-later = Sie haben bis { $when } ({ $zone }) Zeit, ihn auf ihrem Bildschirm zu bestätigen. Danach kannst du den Bogen ohne sie schließen.
hall-done-sign = Unterschrieben.
hall-done-waive = Ohne die fehlenden Unterschriften geschlossen.
hall-done-decide = Gleichstand entschieden.
remote-champion = Du hast die Meisterschaft gewonnen. Glückwunsch!
remote-finish = { $stage }: Platz { $rank } von { $players }.
remote-through = Du bist eine Stufe weiter: { $stage }.
remote-result = { $points ->
    [one] Platz { $rank } an diesem Tisch, { $points } Punkt
   *[other] Platz { $rank } an diesem Tisch, { $points } Punkte
}
remote-next-confirmed = Dein Platz ist bestätigt. Geh vor dem offiziellen Beginn von dieser Seite an deinen Tisch: Ein leerer Sitz geht dann an einen Ersatzspieler.
remote-line = Deine Zeile auf dem Bogen
remote-line-lead = Das hattest du am Ende des Spiels. Nur du kannst es bestätigen. Stimmt etwas nicht, bestätige es nicht und sag es dem Oberschiedsrichter.
remote-line-confirm = Das stimmt
remote-line-signed = Du hast sie um { $time } ({ $zone }) bestätigt.
remote-line-soon = Gerade gibt es nichts zu bestätigen. Diese Seite lädt von selbst neu.
entry-done-signed = Bestätigt. Danke!
remote-local = Deine Zeit: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] Noch { $count } Minute
   *[other] Noch { $count } Minuten
}
remote-starts-now = Der Oberschiedsrichter prüft gleich die Anwesenheit.
remote-come-lead = Sag, dass du da bist, und lass diese Seite offen. Nur wer bei der Anwesenheitsprüfung da ist, spielt; sonst bekommt ein Ersatzspieler deinen Sitz.
remote-come = Ich bin da
remote-come-later = Zwei Stunden vor dem Beginn kannst du hier sagen, dass du da bist.
remote-here = Du bist da. Lass diese Seite offen: Nach der Anwesenheitsprüfung erscheint hier der Weg zu deinem Tisch.
remote-rules = Am Tisch
remote-rule-decision = { $count ->
    [one] Du hast { $count } Sekunde für jede Entscheidung; dann gibt der Tisch die einfachste Antwort für dich.
   *[other] Du hast { $count } Sekunden für jede Entscheidung; dann gibt der Tisch die einfachste Antwort für dich.
}
remote-rule-absent = { $count ->
    [one] Ist deine Verbindung in deinem Zug { $count } Sekunde weg, spielt der Tisch für dich, bis du zurück bist.
   *[other] Ist deine Verbindung in deinem Zug { $count } Sekunden weg, spielt der Tisch für dich, bis du zurück bist.
}
remote-rule-missed = { $count ->
    [one] Dasselbe passiert, wenn du { $count } Entscheidung verpasst.
   *[other] Dasselbe passiert, wenn du { $count } Entscheidungen nacheinander verpasst.
}
remote-rule-line = Bestätige nach dem Spiel deine eigene Zeile auf dem Bogen.
remote-seat-here = da
remote-seat-away = nicht da
remote-seat-stood-in = vertreten
remote-seat-out = draußen
online-status-gathering = Vor der Anwesenheitsprüfung.
remote-hall = { $count ->
    [one] Online
   *[other] Online { $number }
}
remote-games = Spiele zum Zuschauen
remote-delay = { $count ->
    [one] Laufende Spiele siehst du { $count } Minute später, damit niemand einem Spieler helfen kann.
   *[other] Laufende Spiele siehst du { $count } Minuten später, damit niemand einem Spieler helfen kann.
}
