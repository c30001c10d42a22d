# Meisterschaften: öffentliche Seite, Anmeldung, meine Anmeldung, Meldestelle, und warum etwas abgelehnt wird.

entry-championships = Meisterschaften
entry-championships-lead = Hier kannst du dich anmelden, zusehen und die Punkte verfolgen.
entry-championships-none = Noch gibt es hier keine Meisterschaft.
entry-phase-announced = Anmeldung noch nicht möglich
entry-phase-open = Anmeldung offen
entry-phase-closed = Anmeldung geschlossen
entry-phase-running = Läuft gerade
entry-phase-over = Beendet
entry-phase-cancelled = Abgesagt
entry-window = Anmeldung vom { $opens } bis einschließlich { $closes }.
entry-window-zone = Es gilt die Uhrzeit am Spielort.
entry-rule = Regel { $rule }
entry-rehearsed = Probe mit erfundenen Personen

entry-new = Neue Meisterschaft
entry-new-terms-lead = Jede Fassung bleibt abrufbar. Nenne einen Kontakt für Fragen zu persönlichen Daten.
entry-new-director = Name der Turnierleitung
entry-new-unreadable = Die hochgeladene Datei ist kein Text in UTF-8.
entry-made = Die Meisterschaft ist angelegt
entry-made-lead = { $name } steht bereit. Lade Meldestelle, Schiedsrichter und Wertung auf der Seite der Turnierleitung ein.
entry-made-link = Das ist der private Link der Turnierleitung. Er wird nur einmal gezeigt: Bewahre ihn jetzt auf und gib ihn nicht weiter.
entry-made-qr = QR-Code des Links der Turnierleitung
entry-made-open = Zur Turnierleitung
entry-made-site = Öffentliche Seite

entry-organised = Veranstaltet von { $organisers }
entry-register = Anmelden
entry-opens-on = Die Anmeldung beginnt am { $when }.
entry-cancelled = Diese Meisterschaft ist abgesagt. Wenn du angemeldet bist, kannst du deine Daten weiterhin exportieren oder löschen.
entry-terms-changed = Die Bedingungen haben sich geändert
entry-terms-since = Fassung { $version }, gültig seit { $when }.
entry-terms-what = Was sich geändert hat
entry-where = Wann und wo
entry-starts = Beginn: { $when } ({ $zone })
entry-online = Wird online gespielt, von überall
entry-places-meter = Vergebene Plätze in { $city }
entry-places-left = { $count ->
    [0] Alle { $capacity } Plätze sind vergeben
    [one] { $count } von { $capacity } Plätzen ist frei
   *[other] { $count } von { $capacity } Plätzen sind frei
}
entry-alternates = { $count ->
    [0] Kein Ersatzspieler wartet
    [one] { $count } Ersatzspieler wartet
   *[other] { $count } Ersatzspieler warten
}
entry-would-wait = Ausgebucht: Du wärst Ersatzspieler Nummer { $number }
entry-later-stage = Für alle, die sich qualifizieren
entry-how = So wird gespielt
entry-stage = { $rounds ->
    [one] Tische mit { $fewest } bis { $most } Spielern, eine Runde von { $minutes } Minuten.
   *[other] Tische mit { $fewest } bis { $most } Spielern, { $rounds } Runden von je { $minutes } Minuten.
}
entry-prize = Wer Meister wird, gewinnt: { $prize }.
entry-condition-age = Am Spieltag musst du mindestens { $age } Jahre alt sein.
entry-condition-citizenship = Du musst die Staatsangehörigkeit dieses Landes haben: { $country }.
entry-condition-excluded = Beschäftigte der Veranstalter und ihre nächsten Angehörigen können nicht teilnehmen.
entry-condition-phone = Nach der Anmeldung rufen wir dich an, um deinen Platz zu bestätigen. Gibt es mehr Anmeldungen als Plätze, gehen frühere vor.
entry-edition = Über das Spiel
entry-follow = Die Meisterschaft verfolgen
entry-spectators = Zuschauer sind willkommen: Komm vorbei und sieh live zu.
entry-anonymous = Punkte werden am Ende jeder Runde ausgehängt, nur unter Spielnamen.
entry-board = Live-Tafel
entry-standings = Tabelle (CSV)
entry-terms = Teilnahmebedingungen
entry-terms-lead = Die Bedingungen und alle früheren Fassungen stehen hier.
entry-terms-read = Die gültigen Bedingungen lesen
entry-terms-none = Die Bedingungen sind noch nicht veröffentlicht, darum ist die Anmeldung noch nicht offen.
entry-terms-in-force = Fassung { $version }, gültig seit { $when }
entry-terms-old = Das ist Fassung { $version } vom { $when }. Sie gilt nicht mehr.
entry-terms-versions = Alle Fassungen
entry-terms-version = Fassung { $version }, { $when }
entry-terms-diff = Änderungen seit Fassung { $version }
entry-terms-added = Neu:
entry-terms-removed = Gestrichen:
entry-terms-show = Fassung { $version } der Bedingungen hier lesen
entry-rights = Du kannst deine Daten jederzeit exportieren, berichtigen oder löschen lassen: auf der Seite deiner Anmeldung, per E-Mail oder am Telefon.

entry-register-lead = Es dauert zwei Minuten. Veröffentlicht wird nur der Spielname, den du später wählst.
entry-wrong = { $count ->
    [one] Eine Angabe fehlt noch oder stimmt nicht; sie ist unten markiert. Deine Eingaben bleiben erhalten.
   *[other] { $count } Angaben fehlen noch oder stimmen nicht; sie sind unten markiert. Deine Eingaben bleiben erhalten.
}
entry-city = Wo möchtest du spielen?
entry-you = Über dich
entry-name = Vor- und Nachname
entry-email = E-Mail-Adresse
entry-email-hint = Deine eigene, nicht die von jemand anderem: Dorthin geht der Link zu deiner Anmeldung.
entry-phone = Telefon
entry-phone-hint = Unter dieser Nummer rufen wir dich an, um deinen Platz zu bestätigen.
entry-born = Geburtsdatum
entry-born-hint = Am Spieltag musst du mindestens { $age } Jahre alt sein.
entry-born-why = Damit wir Personen mit gleichem Namen auseinanderhalten können.
entry-citizenship = Staatsangehörigkeit
entry-citizenship-hint = Teilnehmen kann nur, wer diesem Staat angehört: { $country }.
entry-choose = Bitte wählen
entry-excluded = Kreuze an, was auf dich zutrifft
entry-excluded-employee = Ich arbeite für { $organisers }.
entry-excluded-relative = Jemand von meinen nächsten Angehörigen arbeitet für { $organisers }.
entry-declare = Erklärungen und Einwilligungen
entry-declare-lead = Alle sind nötig. Fehlt eine, ist die Anmeldung nicht gültig.
entry-declaration-own-email = Die E-Mail-Adresse gehört mir.
entry-declaration-true-data = Meine Angaben sind richtig und wahr.
entry-declaration-of-age = Ich bin mindestens { $age } Jahre alt.
entry-declaration-contact = Meine Telefonnummer und E-Mail-Adresse dürfen für die Durchführung der Meisterschaft benutzt werden.
entry-consent-terms = Ich nehme die Teilnahmebedingungen ohne Vorbehalt an.
entry-consent-data = Ich bin einverstanden, dass die Daten, die ich hier angebe, von { $organisers } ausschließlich für diese Meisterschaft verarbeitet werden.
entry-consent-publicity = Die Ergebnisse der Meisterschaft dürfen veröffentlicht werden, mit Fotos, Filmen und den Namen der Gewinner und Nächstplatzierten.
entry-consent-promotion = Ich möchte auch Neuigkeiten und Angebote von { $organisers } bekommen. Für die Teilnahme spielt das keine Rolle.
entry-optional = Freiwillig
entry-optional-lead = Du kannst das auslassen und trotzdem teilnehmen. Du kannst deine Meinung jederzeit ändern.
entry-kept = { $days ->
    [one] Deine Daten werden spätestens { $days } Tag nach dem letzten Finale gelöscht.
   *[other] Deine Daten werden spätestens { $days } Tage nach dem letzten Finale gelöscht.
}
entry-register-send = Jetzt anmelden
entry-fault-venue = Wähle eine Stadt.
entry-fault-name = Gib Vor- und Nachnamen ein, 2 bis 100 Zeichen.
entry-fault-email = Gib eine E-Mail-Adresse wie name@example.org ein.
entry-fault-phone = Gib eine Telefonnummer mit 5 bis 20 Ziffern ein.
entry-fault-born = Gib ein Geburtsdatum ein.
entry-fault-citizenship = Wähle ein Land.
entry-fault-tick = Kreuze das an, um teilzunehmen.
entry-registered = Du bist angemeldet
entry-link = Das ist dein privater Link. Bewahre ihn auf: Wer ihn hat, kann deine Anmeldung ändern.
entry-link-lead = Er öffnet deine Anmeldung: Status, Spielname, deine Daten und den Code für den Eingang.
entry-link-mail = Er steht auch in der E-Mail, die wir dir schicken.
entry-mine-open = Meine Anmeldung öffnen
entry-mine = Meine Anmeldung
entry-status-pending = Wartet auf Bestätigung
entry-status-confirmed = Bestätigt
entry-status-alternate = Ersatzspieler Nummer { $number }
entry-status-withdrawn = Zurückgezogen
entry-status-no-show = Nicht erschienen
entry-status-disqualified = Disqualifiziert
entry-status-erased = Gelöscht
entry-next-pending = Du hast einen Platz. Wir rufen dich an, um ihn zu bestätigen.
entry-next-confirmed = Dein Platz ist bestätigt. Sei vor dem offiziellen Beginn da: Ist dein Platz dann leer, geht er an einen Ersatzspieler.
entry-next-alternate = Alle Plätze sind vergeben. Du bist Nummer { $number } auf der Liste der Ersatzspieler: Zieht sich jemand zurück, rückt die niedrigste Nummer nach.
entry-next-withdrawn = Du nimmst nicht mehr teil. Solange die Anmeldung offen ist, kannst du dich neu anmelden.
entry-next-no-show = Beim offiziellen Beginn warst du nicht da, darum ging dein Platz an jemand anderen.
entry-next-disqualified = Die Veranstalter haben deine Anmeldung gestrichen.
entry-next-erased = Deine Daten sind gelöscht.
entry-seat = { $stage }, Runde { $round }, Durchgang { $heat }: Tisch { $table }, { $when } ({ $zone })
entry-play = Zu meinem Tisch
entry-qr = QR-Code für den Eingang
entry-qr-lead = Zeig das am Eingang vor oder nenne den Code:
entry-nickname = Spielname
entry-nickname-lead = Die Punkte werden unter deinem Spielnamen ausgehängt, nie unter deinem Namen. Er muss mit dem Spiel zu tun haben und darf nichts über Alter, Geschlecht, Nationalität, Aussehen oder Ort verraten. Die Turnierleitung muss ihn freigeben.
entry-nickname-proposed = „{ $nickname }“ wartet auf Freigabe.
entry-nickname-approved = „{ $nickname }“ ist freigegeben.
entry-nickname-returned = Dein Spielname wurde nicht freigegeben. Der Grund steht in der E-Mail an dich. Reiche bitte einen anderen ein.
entry-nickname-new = Spielname, 2 bis 24 Zeichen
entry-nickname-send = Einreichen
entry-contact = Wie wir dich erreichen
entry-contact-theirs = Kontaktdaten
entry-contact-other = Stimmt dein Name oder Geburtsdatum nicht, ruf bitte die Meldestelle an.
entry-save = Speichern
entry-consents = Einwilligungen
entry-consent-given = erteilt
entry-consent-refused = nicht erteilt
entry-consent-give = Einwilligung erteilen
entry-consent-take-back = Einwilligung widerrufen
entry-consent-data-sure = Ohne diese Einwilligung kann niemand teilnehmen: Damit wird auch die Anmeldung zurückgezogen. Die Daten bleiben, bis sie gelöscht werden oder die Aufbewahrungsfrist abgelaufen ist.
entry-place = Dein Platz als Meister
entry-place-lead = Du hast gewonnen: { $prize }. Wenn du nicht teilnehmen kannst, geht der Platz an die nächste Person der Rangliste; der Titel bleibt dir.
entry-place-pass = Ich kann nicht teilnehmen
entry-place-sure = Der Platz geht dann an die nächste Person der Rangliste. Das lässt sich nicht rückgängig machen.
entry-data = Deine Daten
entry-data-theirs = Persönliche Daten
entry-data-lead = { $days ->
    [one] Persönliche Daten werden spätestens { $days } Tag nach dem letzten Finale gelöscht. Du kannst sie exportieren, deine Anmeldung zurückziehen oder alles jetzt löschen lassen.
   *[other] Persönliche Daten werden spätestens { $days } Tage nach dem letzten Finale gelöscht. Du kannst sie exportieren, deine Anmeldung zurückziehen oder alles jetzt löschen lassen.
}
entry-export = Als Datei exportieren (JSON)
entry-withdraw = Anmeldung zurückziehen
entry-withdraw-sure = Der Platz geht sofort an den ersten Ersatzspieler.
entry-withdraw-yes = Ja, zurückziehen
entry-erase = Alles zu dieser Anmeldung löschen
entry-erase-sure = Name, Kontaktdaten, Geburtsdatum und Spielname werden sofort und endgültig gelöscht, und die Anmeldung endet. Bereits gespielte Ergebnisse bleiben ohne Namen stehen.
entry-erase-yes = Ja, alles löschen
entry-erased = Gelöscht
entry-erased-lead = Zu dieser Anmeldung ist nichts Persönliches mehr gespeichert. Der private Link gilt nicht mehr.
entry-done-contact = Gespeichert.
entry-done-nickname = Spielname eingereicht. Die Turnierleitung prüft ihn.
entry-done-consent = Einwilligung geändert.
entry-done-withdrawn = Anmeldung zurückgezogen.
entry-done-passed = Platz weitergegeben.
entry-done-comes = Eingetragen: kommt.
entry-done-declined = Eingetragen: kommt nicht. Der Platz ist frei für einen Ersatzspieler.
entry-done-here = Eingecheckt.
entry-done-away = Check-in zurückgenommen.
entry-done-erased = Gelöscht.

entry-desk = Meldestelle
entry-desk-entries = Anmeldungen
entry-desk-check-in = Check-in
entry-desk-files = Import und Export
entry-desk-lists = Listen der Anmeldungen
entry-desk-venue = Spielort
entry-desk-all = Alle Spielorte
entry-desk-show = Zeigen
entry-search = Suche nach Name, Telefon, E-Mail, Spielname oder Code
entry-search-go = Suchen
entry-list-calls = Anzurufen
entry-list-alternates = Ersatzspieler
entry-list-confirmed = Bestätigt
entry-list-gone = Beendet
entry-list-found = Gefunden
entry-list-lead-calls = Die früheste Anmeldung zuerst. Ruf an und trag dann die Antwort ein.
entry-list-lead-alternates = In der Reihenfolge der Nummern. Ein Platz, der vor der Auslosung frei wird, geht an den ersten Ersatzspieler.
entry-list-lead-confirmed = Angerufen und zugesagt.
entry-list-lead-gone = Zurückgezogen, nicht erschienen, disqualifiziert oder gelöscht.
entry-list-lead-found = Alle, auf die deine Suche passt.
entry-list-none = Niemand
entry-list-more = { $count ->
    [one] { $count } weiterer Eintrag wird nicht gezeigt.
   *[other] { $count } weitere Einträge werden nicht gezeigt.
}
entry-nameless = (kein Name gespeichert)
entry-phoned = angerufen
entry-order = Anmeldung Nr. { $number }
entry-comes = Kommt
entry-declines = Kommt nicht
entry-declines-sure = Die Anmeldung endet, der erste Ersatzspieler rückt nach.
entry-declines-yes = Ja, kommt nicht
entry-registered-at = Angemeldet am { $when }
entry-reason = Grund: { $reason }
entry-reason-declined-by-phone = Hat am Telefon abgesagt.
entry-reason-consent-withdrawn = Die Einwilligung zur Nutzung der Daten wurde widerrufen.
entry-code = Code für den Eingang
entry-on-behalf = Worum jemand am Telefon oder per E-Mail bittet, kannst du hier erledigen.
entry-new-link = Neuen privaten Link ausstellen
entry-new-link-lead = Ein neuer Link zu dieser Anmeldung. Er wird nur einmal gezeigt.
entry-code-type = Name oder Code für den Eingang
entry-code-find = Finden
entry-code-unknown = Diesen Code hat niemand. Steht er auf einer gedruckten Einlasskarte, wurde die Anmeldung gelöscht. Such stattdessen nach dem Namen.
entry-camera = Mit der Kamera scannen
entry-camera-view = Was die Kamera sieht
entry-camera-refused = Die Kamera lässt sich hier nicht benutzen. Gib stattdessen den Code ein.
entry-check-in-yes = Einchecken
entry-check-in-undo = Check-in zurücknehmen
entry-here-already = Ist schon eingecheckt.
entry-here-count = { $count ->
    [one] { $count } anwesend, { $awaited } noch erwartet
   *[other] { $count } anwesend, { $awaited } noch erwartet
}
entry-awaited = Noch erwartet
entry-here = Anwesend
entry-details = Alles zu dieser Anmeldung
entry-import = Anmeldungen importieren
entry-import-lead = Eine CSV-Datei mit einer Anmeldung je Zeile, in der Reihenfolge des Eingangs. Die erste Zeile nennt die Spalten:
entry-import-forms = { $lines ->
    [one] Tage als 1990-12-31 oder 31.12.1990, Häkchen als yes oder ja, höchstens { $lines } Zeile. Entweder alle Zeilen werden importiert oder keine.
   *[other] Tage als 1990-12-31 oder 31.12.1990, Häkchen als yes oder ja, höchstens { $lines } Zeilen. Entweder alle Zeilen werden importiert oder keine.
}
entry-import-file = CSV-Datei
entry-import-go = Importieren
entry-import-template = Eine leere Datei mit diesen Spalten
entry-import-faults = { $count ->
    [one] { $count } Fehler gefunden.
   *[other] { $count } Fehler gefunden.
}
entry-import-nothing = Niemand wurde angemeldet.
entry-import-line = Zeile { $line }:
entry-import-unreadable = Die Datei lässt sich nicht lesen: Sie muss CSV sein.
entry-import-empty = In der Datei steht keine Anmeldung.
entry-import-long = Die Datei hat zu viele Zeilen: Höchstens { $most } können auf einmal importiert werden.
entry-import-missing-column = Die Spalte „{ $column }“ fehlt.
entry-import-unknown-column = Unerwartete Spalte „{ $column }“.
entry-import-cells = Die Zeile hat { $found } Felder statt { $wanted }.
entry-import-venue = Der Spielort muss einer von diesen sein: { $venues }.
entry-import-tick = „{ $column }“ muss yes sein.
entry-imported = { $count ->
    [one] { $count } Anmeldung importiert.
   *[other] { $count } Anmeldungen importiert.
}
entry-export-list = Alle Anmeldungen exportieren (CSV)
entry-export-lead = Die Datei enthält persönliche Daten: Bewahre sie sicher auf und lösche sie, wenn sie nicht mehr gebraucht wird.

problem-no-such-championship = Diese Meisterschaft gibt es hier nicht.
problem-no-such-desk = Dieser Link gilt nicht oder nicht mehr. Bitte die Turnierleitung um einen neuen.
problem-no-such-entry = Dieser Link gilt nicht oder nicht mehr. Der richtige steht in der E-Mail, die du nach der Anmeldung bekommen hast; die Meldestelle kann dir einen neuen ausstellen.
problem-desk-link-needed = Diese Seite ist für das Team der Meisterschaft. Öffne sie mit deinem privaten Link.

refusal-champ-alternates-full = Dieser Spielort ist ausgebucht, und auch die Liste mit { $alternates } Ersatzspielern ist voll.
refusal-champ-already-done = Das ist schon erledigt.
refusal-champ-already-judging = Dieser Schiedsrichter hat zur selben Zeit einen anderen Tisch oder spielt mit.
refusal-champ-bad-moment = Das geht zu diesem Zeitpunkt nicht.
refusal-champ-cancelled = Die Meisterschaft ist abgesagt.
refusal-champ-clock-back = Eine Probe kann nicht vor ihr letztes Ereignis zurück.
refusal-champ-clock-changed = Die Uhr hat sich inzwischen geändert. Lies die Meldung noch einmal.
refusal-champ-clock-same-person = Das hast du schon angegeben. Eine zweite Person aus dem Team muss es bestätigen.
refusal-champ-consent-missing = Eine Einwilligung fehlt. Ohne sie kann niemand teilnehmen.
refusal-champ-declaration-missing = Eine Erklärung fehlt. Für die Anmeldung sind alle nötig.
refusal-champ-excluded = Beschäftigte der Veranstalter, ihre nächsten Angehörigen und Leute, deren Anmeldung die Veranstalter gestrichen haben, können nicht teilnehmen.
refusal-champ-game-running = Das Spiel läuft: Dort kann jetzt niemand hingesetzt oder umgesetzt werden.
refusal-champ-judge-missing = Ein Tisch hat noch keinen Schiedsrichter.
refusal-champ-late = Zu spät: Der Platz ging beim offiziellen Beginn verloren.
refusal-champ-nickname-missing = Es gibt keinen Spielnamen zu prüfen.
refusal-champ-nickname-taken = Diesen Spielnamen oder einen, der genauso aussieht, hat schon jemand. Wähle einen anderen.
refusal-champ-nickname-unfit = Ein Spielname muss 2 bis 24 gewöhnliche Zeichen haben, darunter mindestens einen Buchstaben oder eine Ziffer.
refusal-champ-no-alternate = Es ist kein Ersatzspieler mehr da.
refusal-champ-no-notice = Schreib einen Hinweis, der allen sagt, was sich geändert hat.
refusal-champ-no-reason = Gib einen Grund an.
refusal-champ-no-such-entrant = Diese Anmeldung gibt es nicht.
refusal-champ-no-such-session = Diese Runde gibt es nicht.
refusal-champ-no-such-stage = Diese Stufe gibt es nicht.
refusal-champ-no-such-table = Diesen Tisch gibt es nicht.
refusal-champ-no-such-venue = Diesen Spielort gibt es nicht.
refusal-champ-no-vacancy = Es ist kein Platz frei.
refusal-champ-not-allowed = Deine Rolle erlaubt das nicht.
refusal-champ-not-awaited = Diese Person wird dort nicht erwartet.
refusal-champ-not-confirmed = Die Anmeldung ist noch nicht bestätigt: Ruf erst an.
refusal-champ-not-finished = Ein früherer Schritt ist noch nicht abgeschlossen.
refusal-champ-not-open = Die Anmeldung für diesen Spielort beginnt am { $opens }.
refusal-champ-not-qualified = Nur wer diesen Platz hat, kann ihn weitergeben.
refusal-champ-not-yours = Das ist die Anmeldung von jemand anderem.
refusal-champ-old-terms = Die Bedingungen haben sich geändert, seit du diese Seite geöffnet hast. Lies die neue Fassung und nimm sie an.
refusal-champ-registered-twice = Diese Person ist schon angemeldet. Benutze den privaten Link aus der E-Mail oder frag die Meldestelle.
refusal-champ-seating-broken = Diese Sitzordnung würde eine Regel verletzen.
refusal-champ-sheet-changed = Der Bogen wurde inzwischen geändert: Sieh ihn dir noch einmal an.
refusal-champ-sheet-missing = Ein Bogen fehlt noch.
refusal-champ-sheet-wrong = Die Rechnung auf dem Bogen geht nicht auf.
refusal-champ-stage-over = Diese Stufe ist abgeschlossen.
refusal-champ-table-too-small = Ein Tisch hat weniger als { $fewest } Spieler: Setz diesen Durchgang neu.
refusal-champ-tie-undecided = Ein Gleichstand ist noch offen: Der Oberschiedsrichter entscheidet.
refusal-champ-too-early = Dafür ist es zu früh.
refusal-champ-too-few = Es sind zu wenige Spieler: Mindestens { $fewest } sind nötig.
refusal-champ-too-young = Am { $day } musst du mindestens { $age } Jahre alt sein.
refusal-champ-unsigned = Eine Unterschrift fehlt.
refusal-champ-venue-elsewhere = Dieser Spielort wird anderswo geführt: Erledige das auf dem Server der Meisterschaft.
refusal-champ-venue-full = Dieser Spielort ist ausgebucht.
refusal-champ-venue-lent = Dieser Spielort läuft gerade auf einem eigenen Rechner. Erledige das dort oder warte, bis seine Ergebnisse zurück sind.
refusal-champ-window-closed = Die Anmeldung für diesen Spielort endete mit Ablauf des { $closed }.
refusal-champ-same-person = Das muss eine zweite Person bestätigen.
refusal-champ-wrong-citizenship = Teilnehmen kann nur, wer diesem Staat angehört: { $needed }.
refusal-champ-wrong-replacement = Die Berichtigung bezieht sich nicht auf den aktuellen Bogen.
refusal-champ-answer-wrong = Eine Antwort oder die Gruppe fehlt oder ist keine der möglichen.
refusal-champ-last-round-early = Die letzte Runde kann ab { $allowed } angesagt werden.
refusal-champ-guardian-missing = So junge Spieler brauchen einen Elternteil oder Vormund mit E-Mail-Adresse oder Telefonnummer.
refusal-champ-unticked = Die Anwesenheit kann noch nicht geprüft werden: Niemand hat die Spieler dieser Tische abgehakt: { $tables }.
refusal-champ-undo-proposed = Das ist schon vorgeschlagen. Ein zweiter Offizieller muss zustimmen.
refusal-champ-undo-too-late = Zu spät, das zurückzunehmen: Was daraus folgt, hat schon begonnen.
