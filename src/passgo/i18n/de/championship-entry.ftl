# Meisterschaften: öffentliche Seite, Anmeldung, meine Anmeldung, Meldestelle, und warum etwas abgelehnt wird.

entry-championships = Meisterschaften
entry-championships-lead = Hier kannst du dich anmelden, zusehen und die Punkte verfolgen.
entry-championships-none = Noch gibt es hier keine Meisterschaft.
entry-phase-announced = Die Anmeldung ist noch nicht offen
entry-phase-open = Die Anmeldung ist offen
entry-phase-closed = Die Anmeldung ist geschlossen
entry-phase-running = Wird gerade gespielt
entry-phase-over = Beendet
entry-phase-cancelled = Abgesagt
entry-window = Anmeldung vom { $opens } bis zum { $closes }, dieser Tag eingeschlossen.
entry-window-zone = Es gilt die Uhrzeit am Spielort.
entry-rule = Regel { $rule }
entry-rehearsed = Eine Probe mit erfundenen Leuten

entry-new = Neue Meisterschaft
entry-new-account = Um eine Meisterschaft anzulegen, brauchst du ein Konto: So kommst du von jedem Gerät zu ihr zurück.
entry-new-lead = Eine Meisterschaft wird in einer Datei beschrieben. Nimm ein Beispiel, ändere, was du brauchst, oder lade eine eigene Datei hoch.
entry-new-presets = Beispiele
entry-new-format = Die Datei
entry-new-edit = Beschreibung der Meisterschaft (TOML)
entry-new-file = Oder lade eine Datei hoch; sie ersetzt den Text oben
entry-new-terms = Teilnahmebedingungen
entry-new-terms-lead = Jede Fassung bleibt lesbar. Nenne eine Stelle für Fragen zu persönlichen Daten.
entry-new-director = Name der Turnierleitung
entry-new-make = Meisterschaft anlegen
entry-new-faults = { $count ->
    [one] Die Meisterschaft wurde nicht angelegt: Die Datei hat { $count } Fehler.
   *[other] Die Meisterschaft wurde nicht angelegt: Die Datei hat { $count } Fehler.
}
entry-new-no-terms = Die Meisterschaft wurde nicht angelegt: Schreib die Bedingungen in mindestens einer Sprache.
entry-new-no-director = Die Meisterschaft wurde nicht angelegt: Nenne, wer das Turnier leitet.
entry-new-exists = Die Meisterschaft wurde nicht angelegt: Eine mit dieser Kennung gibt es schon. Ändere die id in der Datei.
entry-new-bad-id = Die Meisterschaft wurde nicht angelegt: Die id darf nur Kleinbuchstaben, Ziffern und Bindestriche haben.
entry-new-no-edition = Die Meisterschaft wurde nicht angelegt: Die genannte Ausgabe gibt es nicht.
entry-new-unreadable = Die hochgeladene Datei ist kein Text in UTF-8.
entry-made = Die Meisterschaft ist angelegt
entry-made-lead = { $name } steht bereit. Lade Meldestelle, Schiedsrichter und Wertung auf der Seite der Turnierleitung ein.
entry-made-link = Das ist der private Link der Turnierleitung. Er wird nur einmal gezeigt: Bewahre ihn jetzt auf und gib ihn nicht weiter.
entry-made-qr = QR-Code des Links der Turnierleitung
entry-made-open = Zur Turnierleitung
entry-made-site = Öffentliche Seite

entry-organised = Veranstaltet von { $organisers }
entry-register = Anmelden
entry-opens-on = Die Anmeldung öffnet am { $when }.
entry-cancelled = Diese Meisterschaft ist abgesagt. Wer angemeldet ist, kann seine Daten weiterhin mitnehmen oder löschen.
entry-terms-changed = Die Bedingungen haben sich geändert
entry-terms-since = Fassung { $version }, gültig seit { $when }.
entry-terms-what = Was sich geändert hat
entry-where = Wann und wo
entry-starts = Beginn { $when } ({ $zone })
entry-online = Wird online gespielt, von überall
entry-places-meter = Vergebene Plätze in { $city }
entry-places-left = { $count ->
    [0] Alle { $capacity } Plätze sind vergeben
    [one] { $count } von { $capacity } Plätzen ist frei
   *[other] { $count } von { $capacity } Plätzen sind frei
}
entry-alternates = { $count ->
    [0] Niemand wartet als Ersatz
    [one] { $count } Ersatzspieler wartet
   *[other] { $count } Ersatzspieler warten
}
entry-would-wait = Voll: Du wärst Ersatzspieler Nummer { $number }
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
entry-condition-phone = Nach der Anmeldung wirst du angerufen und bestätigst deinen Platz. Gibt es mehr Anmeldungen als Plätze, geht die frühere vor.
entry-edition = Über das Spiel
entry-follow = Zusehen und dranbleiben
entry-spectators = Zuschauer sind willkommen: Komm vorbei und sieh live zu.
entry-anonymous = Punkte werden am Ende jeder Runde ausgehängt, nur unter Spielnamen.
entry-board = Live-Tafel
entry-standings = Stand (CSV)
entry-terms = Teilnahmebedingungen
entry-terms-lead = Die Bedingungen und alle früheren Fassungen stehen hier.
entry-terms-read = Die gültigen Bedingungen lesen
entry-terms-none = Die Bedingungen sind noch nicht veröffentlicht, darum ist die Anmeldung noch nicht offen.
entry-terms-in-force = Fassung { $version }, gültig seit { $when }
entry-terms-old = Das ist Fassung { $version } vom { $when }. Sie gilt nicht mehr.
entry-terms-versions = Alle Fassungen
entry-terms-version = Fassung { $version }, { $when }
entry-terms-diff = Was sich seit Fassung { $version } geändert hat
entry-terms-added = Neu:
entry-terms-removed = Gestrichen:
entry-terms-show = Fassung { $version } der Bedingungen hier lesen
entry-rights = Du kannst deine Daten jederzeit mitnehmen, berichtigen oder löschen lassen: auf der Seite deiner Anmeldung, per E-Mail oder am Telefon.

entry-register-lead = Es dauert zwei Minuten. Veröffentlicht wird nur der Spielname, den du später wählst.
entry-wrong = { $count ->
    [one] Eine Angabe fehlt noch oder stimmt nicht; sie ist unten markiert. Nichts von dem, was du geschrieben hast, ist verloren.
   *[other] { $count } Angaben fehlen noch oder stimmen nicht; sie sind unten markiert. Nichts von dem, was du geschrieben hast, ist verloren.
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
entry-born-why = Damit wir Leute gleichen Namens auseinanderhalten.
entry-citizenship = Staatsangehörigkeit
entry-citizenship-hint = Teilnehmen kann nur, wer diesem Staat angehört: { $country }.
entry-choose = Bitte wählen
entry-excluded = Kreuze an, was auf dich zutrifft
entry-excluded-employee = Ich arbeite für { $organisers }.
entry-excluded-relative = Jemand von meinen nächsten Angehörigen arbeitet für { $organisers }.
entry-declare = Erklärungen und Einwilligungen
entry-declare-lead = Alle sind nötig. Fehlt eine, ist die Anmeldung nicht gültig.
entry-declaration-own-email = Die E-Mail-Adresse gehört mir.
entry-declaration-true-data = Was ich geschrieben habe, ist richtig und wahr.
entry-declaration-of-age = Ich bin mindestens { $age } Jahre alt.
entry-declaration-contact = Meine Telefonnummer und E-Mail-Adresse dürfen für die Durchführung der Meisterschaft benutzt werden.
entry-consent-terms = Ich nehme die Teilnahmebedingungen ohne Vorbehalt an.
entry-consent-data = Ich bin einverstanden, dass die Daten, die ich hier angebe, von { $organisers } für diese Meisterschaft verarbeitet werden.
entry-consent-publicity = Die Ergebnisse der Meisterschaft dürfen veröffentlicht werden, mit Fotos, Filmen und den Namen der Gewinner und Nächstplatzierten.
entry-consent-promotion = Ich möchte auch Neuigkeiten und Angebote von { $organisers } bekommen. Mit der Teilnahme hat das nichts zu tun.
entry-optional = Nur wenn du magst
entry-optional-lead = Du nimmst genauso teil, wenn du das leer lässt. Du kannst es dir jederzeit anders überlegen.
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
entry-link-lead = Er öffnet deine Anmeldung: Stand, Spielname, deine Daten, der Code für den Eingang.
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
entry-next-confirmed = Dein Platz ist sicher. Sei vor dem offiziellen Beginn da: Ein leerer Platz geht dann an einen Ersatzspieler.
entry-next-alternate = Alle Plätze sind vergeben. Du bist Nummer { $number } auf der Liste: Zieht sich jemand zurück, rückt die kleinste Nummer nach.
entry-next-withdrawn = Du nimmst nicht mehr teil. Solange die Anmeldung offen ist, kannst du dich neu anmelden.
entry-next-no-show = Beim offiziellen Beginn warst du nicht da, darum ging dein Platz an jemand anderen.
entry-next-disqualified = Die Veranstalter haben deine Anmeldung gestrichen.
entry-next-erased = Deine Daten sind gelöscht.
entry-seat = { $stage }, Runde { $round }, Durchgang { $heat }: Tisch { $table }, { $when }
entry-play = Zu meinem Tisch
entry-qr = QR-Code für den Eingang
entry-qr-lead = Zeig das am Eingang oder sag den Code:
entry-nickname = Spielname
entry-nickname-lead = Unter ihm werden Punkte ausgehängt, nie unter deinem Namen. Er muss mit dem Spiel zu tun haben und darf nichts über Alter, Geschlecht, Herkunft, Aussehen oder Ort verraten. Die Turnierleitung gibt ihn frei.
entry-nickname-proposed = „{ $nickname }“ wartet auf die Turnierleitung.
entry-nickname-approved = „{ $nickname }“ ist freigegeben.
entry-nickname-returned = Dein Spielname wurde nicht freigegeben. Der Grund steht in der E-Mail an dich. Schlag bitte einen anderen vor.
entry-nickname-new = Spielname, 2 bis 24 Zeichen
entry-nickname-send = Vorschlagen
entry-contact = Wie wir dich erreichen
entry-contact-theirs = Kontakt
entry-contact-other = Stimmt dein Name oder Geburtsdatum nicht, sag es der Meldestelle am Telefon.
entry-save = Speichern
entry-consents = Einwilligungen
entry-consent-given = erteilt
entry-consent-refused = nicht erteilt
entry-consent-give = Erteilen
entry-consent-take-back = Zurücknehmen
entry-consent-data-sure = Ohne diese Einwilligung kann niemand teilnehmen: Damit wird auch die Anmeldung zurückgezogen. Die Daten bleiben, bis sie gelöscht werden oder ihre Frist um ist.
entry-place = Dein Platz als Meister
entry-place-lead = Du hast gewonnen: { $prize }. Kannst du nicht hin, geht der Platz an die nächste Person der Rangliste; der Titel bleibt dir.
entry-place-pass = Ich kann nicht hin
entry-place-sure = Der Platz geht dann an die nächste Person der Rangliste. Das lässt sich nicht zurücknehmen.
entry-data = Deine Daten
entry-data-theirs = Persönliche Daten
entry-data-lead = { $days ->
    [one] Persönliche Daten werden spätestens { $days } Tag nach dem letzten Finale gelöscht. Du kannst sie mitnehmen, dich zurückziehen oder sie jetzt löschen lassen.
   *[other] Persönliche Daten werden spätestens { $days } Tage nach dem letzten Finale gelöscht. Du kannst sie mitnehmen, dich zurückziehen oder sie jetzt löschen lassen.
}
entry-export = Als Datei mitnehmen (JSON)
entry-withdraw = Zurückziehen
entry-withdraw-sure = Der Platz geht sofort an den ersten Ersatzspieler.
entry-withdraw-yes = Ja, zurückziehen
entry-erase = Alles zu dieser Anmeldung löschen
entry-erase-sure = Name, Kontaktdaten, Geburtsdatum und Spielname werden sofort und endgültig gelöscht, und die Anmeldung endet. Gespielte Ergebnisse bleiben ohne Namen stehen.
entry-erase-yes = Ja, alles löschen
entry-erased = Gelöscht
entry-erased-lead = Zu dieser Anmeldung ist nichts Persönliches mehr gespeichert. Der private Link gilt nicht mehr.
entry-done-contact = Gespeichert.
entry-done-nickname = Der Spielname ist vorgeschlagen. Die Turnierleitung sieht ihn sich an.
entry-done-consent = Die Einwilligung ist geändert.
entry-done-withdrawn = Die Anmeldung ist zurückgezogen.
entry-done-passed = Der Platz ist weitergegeben.
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
entry-list-alternates = Ersatz
entry-list-confirmed = Bestätigt
entry-list-gone = Beendet
entry-list-found = Gefunden
entry-list-lead-calls = Die früheste Anmeldung zuerst. Ruf an und tippe dann auf die Antwort.
entry-list-lead-alternates = In der Reihenfolge der Nummern. Ein Platz, der vor der Auslosung frei wird, geht an den Ersten.
entry-list-lead-confirmed = Angerufen und dabei.
entry-list-lead-gone = Zurückgezogen, nicht erschienen, disqualifiziert oder gelöscht.
entry-list-lead-found = Alle, auf die deine Suche passt.
entry-list-none = Niemand.
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
entry-registered-at = Angemeldet { $when }
entry-reason = Grund: { $reason }
entry-reason-declined-by-phone = Hat am Telefon abgesagt.
entry-reason-consent-withdrawn = Hat die Einwilligung zur Nutzung der Daten zurückgenommen.
entry-code = Code für den Eingang
entry-on-behalf = Worum jemand am Telefon oder per E-Mail bittet, kannst du hier erledigen.
entry-new-link = Neuen privaten Link geben
entry-new-link-lead = Ein neuer Link zu dieser Anmeldung. Er wird nur einmal gezeigt.
entry-code-type = Code für den Eingang, getippt oder gescannt
entry-code-find = Finden
entry-code-unknown = Diesen Code hat niemand.
entry-camera = Mit der Kamera scannen
entry-camera-view = Was die Kamera sieht
entry-camera-refused = Die Kamera lässt sich hier nicht benutzen. Tipp stattdessen den Code.
entry-check-in-yes = Einchecken
entry-check-in-undo = Check-in zurücknehmen
entry-here-already = Ist schon eingecheckt.
entry-here-count = { $count ->
    [one] { $count } ist da, { $awaited } fehlen noch
   *[other] { $count } sind da, { $awaited } fehlen noch
}
entry-awaited = Noch erwartet
entry-here = Da
entry-details = Alles zu dieser Anmeldung
entry-import = Anmeldungen aus einer Datei übernehmen
entry-import-lead = Eine CSV-Datei mit einer Anmeldung je Zeile, in der Reihenfolge des Eingangs. Die erste Zeile nennt die Spalten:
entry-import-forms = { $lines ->
    [one] Tage als 1990-12-31 oder 31.12.1990, Häkchen als yes oder ja, höchstens { $lines } Zeile. Entweder alle Zeilen werden übernommen oder keine.
   *[other] Tage als 1990-12-31 oder 31.12.1990, Häkchen als yes oder ja, höchstens { $lines } Zeilen. Entweder alle Zeilen werden übernommen oder keine.
}
entry-import-file = CSV-Datei
entry-import-go = Übernehmen
entry-import-template = Eine leere Datei mit diesen Spalten
entry-import-faults = { $count ->
    [one] { $count } Fehler wurde gefunden.
   *[other] { $count } Fehler wurden gefunden.
}
entry-import-nothing = Niemand wurde angemeldet.
entry-import-line = Zeile { $line }:
entry-import-unreadable = Die Datei lässt sich nicht lesen: Sie muss CSV in UTF-8 sein.
entry-import-empty = In der Datei steht keine Anmeldung.
entry-import-long = Die Datei hat zu viele Zeilen: Höchstens { $most } werden auf einmal übernommen.
entry-import-missing-column = Die Spalte „{ $column }“ fehlt.
entry-import-unknown-column = Unerwartete Spalte „{ $column }“.
entry-import-cells = Die Zeile hat { $found } Felder statt { $wanted }.
entry-import-venue = Der Spielort muss einer von diesen sein: { $venues }.
entry-import-tick = „{ $column }“ muss yes sein.
entry-imported = { $count ->
    [one] { $count } Anmeldung wurde übernommen.
   *[other] { $count } Anmeldungen wurden übernommen.
}
entry-export-list = Alle Anmeldungen als Datei (CSV)
entry-export-lead = Mit persönlichen Daten: Bewahre sie sicher auf und lösche sie, wenn sie nicht mehr gebraucht wird.

problem-no-such-championship = Diese Meisterschaft gibt es hier nicht.
problem-no-such-desk = Dieser Link gilt nicht oder nicht mehr. Bitte die Turnierleitung um einen neuen.
problem-no-such-entry = Dieser Link gilt nicht oder nicht mehr. Der richtige steht in der E-Mail nach der Anmeldung; die Meldestelle kann dir einen neuen geben.
problem-desk-link-needed = Diese Seite ist für die Leute, die die Meisterschaft durchführen. Öffne sie mit dem privaten Link, den du bekommen hast.

refusal-champ-alternates-full = Dieser Ort ist voll, und auch seine Liste von { $alternates } Ersatzspielern.
refusal-champ-already-done = Das ist schon geschehen.
refusal-champ-already-judging = Dieser Schiedsrichter hat zur selben Zeit einen anderen Tisch oder spielt mit.
refusal-champ-bad-moment = Das geht zu diesem Zeitpunkt nicht.
refusal-champ-cancelled = Die Meisterschaft ist abgesagt.
refusal-champ-clock-back = Eine Probe kann nicht vor ihr letztes Ereignis zurück.
refusal-champ-clock-changed = Die Uhr hat sich inzwischen geändert. Lies die Meldung noch einmal.
refusal-champ-clock-same-person = Du hast das schon gesagt. Das muss eine zweite Person aus dem Team bestätigen.
refusal-champ-consent-missing = Eine Einwilligung fehlt. Ohne sie kann niemand teilnehmen.
refusal-champ-declaration-missing = Eine Erklärung fehlt. Eine Anmeldung braucht jede von ihnen.
refusal-champ-excluded = Beschäftigte der Veranstalter, ihre nächsten Angehörigen und Leute, deren Anmeldung die Veranstalter gestrichen haben, können nicht teilnehmen.
refusal-champ-game-running = Das Spiel läuft: Dort kann jetzt niemand hingesetzt oder umgesetzt werden.
refusal-champ-judge-missing = Ein Tisch hat noch keinen Schiedsrichter.
refusal-champ-late = Zu spät: Der Platz ging beim offiziellen Beginn verloren.
refusal-champ-nickname-missing = Es gibt keinen Spielnamen zu prüfen.
refusal-champ-nickname-taken = Diesen Spielnamen oder einen, der genauso aussieht, hat schon jemand. Wähle einen anderen.
refusal-champ-nickname-unfit = Ein Spielname hat 2 bis 24 gewöhnliche Zeichen, darunter ein Buchstabe oder eine Ziffer.
refusal-champ-no-alternate = Es ist kein Ersatzspieler mehr da.
refusal-champ-no-notice = Schreib einen Hinweis, der allen sagt, was sich geändert hat.
refusal-champ-no-reason = Schreib den Grund.
refusal-champ-no-such-entrant = Diese Anmeldung gibt es nicht.
refusal-champ-no-such-session = Diese Runde gibt es nicht.
refusal-champ-no-such-stage = Diese Stufe gibt es nicht.
refusal-champ-no-such-table = Diesen Tisch gibt es nicht.
refusal-champ-no-such-venue = Diesen Spielort gibt es nicht.
refusal-champ-no-vacancy = Es ist kein Platz frei.
refusal-champ-not-allowed = Deine Rolle erlaubt das nicht.
refusal-champ-not-awaited = Diese Person wird dort nicht erwartet.
refusal-champ-not-confirmed = Die Anmeldung ist noch nicht bestätigt: Ruf erst an.
refusal-champ-not-finished = Etwas davor ist noch nicht fertig.
refusal-champ-not-open = An diesem Ort öffnet die Anmeldung am { $opens }.
refusal-champ-not-qualified = Nur wer diesen Platz hat, kann ihn weitergeben.
refusal-champ-not-yours = Das ist die Anmeldung von jemand anderem.
refusal-champ-old-terms = Die Bedingungen haben sich geändert, seit du diese Seite geöffnet hast. Lies die neue Fassung und nimm sie an.
refusal-champ-registered-twice = Diese Person ist schon angemeldet. Nimm den privaten Link aus der E-Mail oder frag die Meldestelle.
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
refusal-champ-venue-elsewhere = Das betrifft einen Ort, der anderswo geführt wird: Mach es auf dem Server der Meisterschaft.
refusal-champ-venue-full = Dieser Ort ist voll.
refusal-champ-venue-lent = Dieser Ort läuft gerade auf einem eigenen Rechner. Mach es dort oder warte, bis seine Ergebnisse zurück sind.
refusal-champ-window-closed = An diesem Ort endete die Anmeldung mit dem { $closed }.
refusal-champ-same-person = Das muss jemand anders bestätigen.
refusal-champ-wrong-citizenship = Teilnehmen kann nur, wer diesem Staat angehört: { $needed }.
refusal-champ-wrong-replacement = Die Berichtigung nennt nicht den Bogen, der jetzt gilt.
