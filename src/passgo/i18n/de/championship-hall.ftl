# Meisterschaften im Saal: Turnierleitung, Uhren, Bögen, Tafeln.

hall-desk = Arbeitsbereich
hall-rule = Regel
hall-waiting = { $count ->
    [one] { $count } wartet
   *[other] { $count } warten
}
hall-role-registrar = Meldestelle
hall-role-director = Turnierleitung
hall-role-head-judge = Oberschiedsrichter
hall-role-judge = Schiedsrichter
hall-role-scorer = Wertung
hall-page-director = Runden
hall-page-registrar = Meldestelle
hall-page-nicknames = Spielnamen
hall-page-entrants = Angemeldete
hall-page-terms = Teilnahmebedingungen
hall-page-officials = Team
hall-page-outbox = Postausgang
hall-page-sheets = Bögen
hall-page-clock = Uhren
hall-page-board = Live-Tafel
hall-page-projector = Beamer
hall-page-judge = Meine Tische
hall-page-time = Uhr des Rechners

hall-director-lead = Jede Runde läuft gleich ab: Sitzordnung, Schiedsrichter, Aushang, Anwesenheit, Spiel, Bögen, Punkte, Qualifikation.
hall-champion = Meister: { $nickname }
hall-venue = Spielort
hall-round = Runde
hall-round-number = Runde { $number }
hall-players = Spieler
hall-stands = Stand
hall-open-session = Öffnen: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, Runde { $round }
hall-backup = Sicherung und Protokoll
hall-backup-lead = Eine Sicherung wird gespeichert, sobald Punkte veröffentlicht werden oder eine Stufe abgeschlossen wird, sofern der Server einen Sicherungsordner hat. Kopiere sie vor der nächsten Runde auf ein anderes Gerät.
hall-log = { $count ->
    [one] { $count } Ereignis im Protokoll. Prüfsumme:
   *[other] { $count } Ereignisse im Protokoll. Prüfsumme:
}
hall-machine = Zeitmaschine
hall-machine-lead = Das ist eine Probe. Du kannst sie in eine andere Zeit versetzen, aber nie vor ihr letztes Ereignis.
hall-machine-now = Probe. Zeit hier: { $moment }
hall-machine-to = Tag und Uhrzeit
hall-machine-go = Zeit stellen
hall-machine-back = Zurück in die Gegenwart
hall-time-jumped = Die Uhr des Meisterschaftsrechners ist gesprungen. Zeit davor: { $was }. Danach zeigte die Uhr: { $says }. Runden und Fristen laufen nach der Zeit davor weiter.
hall-time-open = Was zu tun ist
hall-time-now = Zeit der Meisterschaft: { $time }. Uhr des Rechners: { $clock }.
hall-time-fine = Zur Uhr liegt keine offene Meldung vor.
hall-time-wrong = Wenn die Uhr falsch geht, stell sie am Rechner richtig. Die Meldung schließt sich dann von selbst.
hall-time-right = Wenn die Uhr richtig geht, müssen das hier zwei Personen aus dem Team bestätigen. Laufende Runden behalten ihre Restzeit.
hall-time-accept = Die Uhr geht richtig
hall-time-proposed = { $name } sagt, dass die Uhr richtig geht. Eine zweite Person aus dem Team muss das bestätigen.
hall-time-venue = { $city }: Die Uhr des Rechners dort ging falsch. Zeit des letzten Eintrags: { $was }. Die Uhr zeigte: { $says }. Die Reihenfolge der Einträge ist unverändert.
hall-rehearse = Bots die nächste Stufe spielen lassen
hall-rehearse-lead = Als Nächstes: { $stage }. Bots besetzen alle Plätze und spielen die Stufe zu Ende; das kann eine Minute dauern.

hall-pipeline = Schritte dieser Runde
hall-state-done = erledigt
hall-state-now = jetzt
hall-state-later = später
hall-step-seating = Sitzordnung
hall-step-judges = Schiedsrichter
hall-step-publish = Aushang
hall-step-roll = Anwesenheit
hall-step-play = Spiel
hall-step-sheets = Bögen
hall-step-release = Punkte
hall-step-qualify = Qualifikation
hall-step-over = Beendet
hall-step-later = Noch nicht
hall-waits-director = Das macht die Turnierleitung.
hall-waits-head-judge = Das macht der Oberschiedsrichter.

hall-plan = Spieler: { $players }, Tische: { $tables }, Durchgänge: { $heats }.
hall-drawn = Spieler: { $players }, Tische: { $tables }.
hall-seed-printed = Losnummer { $seed }: Damit kann jeder dieselbe Sitzordnung noch einmal auslosen.
hall-seeded = Die stärksten Spieler sind auf die Tische verteilt.
hall-reason-sizes = Spieler an den Tischen: { $sizes }. Gleichmäßig verteilt, { $fewest } bis { $most } je Tisch.
hall-reason-repeats = { $count ->
    [0] Keine Begegnung wiederholt sich.
    [one] { $count } Begegnung wiederholt sich: Es fand sich keine bessere Sitzordnung.
   *[other] { $count } Begegnungen wiederholen sich: Es fand sich keine bessere Sitzordnung.
}
hall-reason-apart = { $count ->
    [one] { $count } Paar muss getrennt sitzen.
   *[other] { $count } Paare müssen getrennt sitzen.
}
hall-reason-fixed = { $count ->
    [one] { $count } Spieler hat einen festen Tisch.
   *[other] { $count } Spieler haben feste Tische.
}
hall-broken-seated-twice = Jemand säße an zwei Tischen.
hall-broken-not-a-player = Jemand, der in dieser Runde nicht spielt, hat einen Platz.
hall-broken-not-seated = Jemand, der in dieser Runde spielt, hat keinen Platz.
hall-broken-table-too-small = Ein Tisch hat zu wenige Spieler.
hall-broken-table-too-large = Ein Tisch hat zu viele Spieler.
hall-broken-tables-differ = Die Zahl der Tische entspricht nicht dem Format.
hall-broken-thinned-unevenly = Zwei Tische unterscheiden sich um mehr als einen Spieler.
hall-broken-fixed-seat = Ein Spieler sitzt nicht an dem Tisch, der für ihn festgelegt ist.
hall-broken-kept-apart = Zwei Spieler, die getrennt sitzen müssen, sitzen am selben Tisch.
hall-table = Tisch { $number }
hall-heat = Durchgang { $number }
hall-table-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
hall-again = { $count ->
    [one] { $count } frühere Begegnung
   *[other] { $count } frühere Begegnungen
}
hall-judged-by = Schiedsrichter: { $name }
hall-fixed = fest
hall-swap-lead = Kreuze zwei Spieler an, um ihre Plätze zu tauschen. Die Sitzordnung wird neu geprüft; ein Tausch, der eine Regel bricht, wird abgelehnt.
hall-swap = Plätze tauschen
hall-swap-two = Kreuze genau zwei Spieler an.
hall-draw = Sitzordnung auslosen
hall-draw-again = Neu auslosen
hall-seed = Losnummer
hall-seed-lead = Nimm diese Zahl oder eine öffentlich gezogene.
hall-apart = Getrennt setzen
hall-apart-one = Erster Spieler
hall-apart-other = Zweiter Spieler
hall-pair = { $one } und { $other }
hall-fixing = Feste Tische
hall-fixed-player = Spieler
hall-fixed-table = Tisch
hall-fixed-at = { $name }: Tisch { $table }

hall-judge-of = Schiedsrichter an Tisch { $number }
hall-judges-save = Diese Schiedsrichter einteilen
hall-judges-none = Für diesen Spielort ist noch kein Schiedsrichter eingeladen.
hall-judges-set = { $count } von { $tables } Tischen haben einen Schiedsrichter.
hall-published = Ausgehängt. Offizieller Beginn: { $moment }
hall-projector-open = Auf dem Beamer zeigen
hall-pdf = Wertungsbögen drucken (PDF)
hall-starts = Offizieller Beginn (Zeitzone { $zone })
hall-publish = Sitzordnung aushängen
hall-present = Anwesend: { $present } von { $players }.
hall-missing = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
hall-small = Tische mit zu wenigen Spielern: { $tables }. Setze diesen Durchgang neu.
hall-alternates = { $count ->
    [one] { $count } Ersatzspieler, davon anwesend: { $present }.
   *[other] { $count } Ersatzspieler, davon anwesend: { $present }.
}
hall-roll-alternates = Anwesende Ersatzspieler nehmen freie Plätze ein, in der Reihenfolge ihrer Nummern
hall-roll = Anwesenheit prüfen
hall-call-alternate = Nächsten Ersatzspieler aufrufen
hall-reseat = Durchgang { $heat } neu setzen
hall-start = { $count ->
    [one] Den Tisch starten
   *[other] Die { $count } Tische gleichzeitig starten
}
hall-start-lead = Wer bei der Anwesenheitsprüfung fehlte, hat seinen Platz verloren. Die Uhr startet für alle Tische gleichzeitig.
hall-heat-waiting = Wartet
hall-heat-rolled = Anwesenheit geprüft, startbereit
hall-heat-running = Läuft
hall-heat-last-round = Letzte Runde
hall-heat-paused = Unterbrochen
hall-heat-over = Zeit abgelaufen
hall-play-later = Nach dem Aushang.
hall-clock-of = Uhr von Durchgang { $heat }
hall-expel = Disqualifizieren
hall-expel-who = Wer soll disqualifiziert werden?
hall-expel-lead = Bei Fehlverhalten. Wer disqualifiziert wird, wird Letzter, bekommt keine Punkte und darf nicht zurückkehren.
hall-reason = Grund
hall-fate-playing = bis zum Ende gespielt
hall-fate-bankrupt = pleite
hall-fate-expelled = disqualifiziert
hall-fate-withdrawn = zurückgezogen

hall-sheets-lead = Eine zweite Person sieht sich jeden Bogen an und bestätigt ihn unverändert oder gibt ihn zurück.
hall-sheets-none = Zurzeit steht kein Bogen aus.
hall-sheets-count = { $confirmed } von { $tables } Bögen sind bestätigt.
hall-sheets-short = { $confirmed } von { $tables }
hall-sheets-missing = Tische ohne Bogen: { $tables }.
hall-sheet-waiting = nicht begonnen
hall-sheet-playing = spielt
hall-sheet-due = Bogen fehlt
hall-sheet-entered = wartet auf die zweite Person
hall-sheet-confirmed = bestätigt
hall-sheet-of = Bogen von Tisch { $number }
hall-sheet-none = Für diesen Tisch ist kein Bogen eingetragen.
hall-sheet-by = Fassung { $version }, eingetragen von { $name }.
hall-sheet-confirmed-by = Bestätigt von { $name }.
hall-back-session = Zur Runde
hall-part-cash = Bargeld
hall-part-deeds = Besitzrechtkarten
hall-part-mortgaged = Belastete Besitzrechtkarten
hall-part-houses = Häuser
hall-part-hotels = Hotels
hall-part-total = Vermögen
hall-holdings = { $count ->
    [one] { $count } Besitzrechtkarte
   *[other] { $count } Besitzrechtkarten
}
hall-mortgaged = mit Hypothek
hall-houses = { $count ->
    [one] { $count } Haus
   *[other] { $count } Häuser
}
hall-hotel = Hotel
hall-signed = unterschrieben
hall-unsigned = nicht unterschrieben
hall-placings = Plätze und Punkte
hall-points-count = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
hall-tie = Gleichstand: Der Oberschiedsrichter muss entscheiden.
hall-decided-worth = nach Vermögen
hall-decided-deeds = gleiches Vermögen, mehr unbelastete Besitzrechtkarten
hall-decided-cash = gleiches Vermögen und gleich viele Besitzrechtkarten, mehr Bargeld
hall-decided-head-judge = durch Entscheid des Oberschiedsrichters
hall-decided-survived = spielte noch
hall-decided-left-later = schied später aus
hall-decided-expelled = der nächste Spieler wurde disqualifiziert
hall-confirming = Zweite Person
hall-digest = Prüfsumme dieses Bogens:
hall-signatures-missing = Nicht unterschrieben: { $names }.
hall-own-sheet = Diesen Bogen hast du selbst eingetragen: Jemand anderes muss ihn bestätigen.
hall-confirm-lead = Vergleiche ihn mit dem Papier. Du bestätigst genau, was du hier siehst; auf dieser Seite lässt sich nichts ändern.
hall-confirm = Unverändert bestätigen
hall-reject = Zurückgeben
hall-release-lead = Veröffentlicht werden die Punkte unter Spielnamen, nie das Vermögen.
hall-release = Punkte veröffentlichen
hall-released = Die Punkte sind veröffentlicht.
hall-board-open = Live-Tafel öffnen
hall-qualify-lead = Erstellt die Rangliste und zeigt, wer weiterkommt. Das Los entscheidet nur, wenn sonst nichts entscheidet; die Losnummer steht im Protokoll.
hall-qualify-later = Nach der Veröffentlichung der Punkte.
hall-lot-seed = Losnummer
hall-qualify = Stufe hier abschließen
hall-next-round = Zur nächsten Runde
hall-goes-on = kommt weiter
hall-by-lot = durch Los

hall-nicknames-lead = Spielnamen müssen mit dem Spiel zu tun haben und dürfen sich nicht auf Alter, Geschlecht, Nationalität oder Körper beziehen. Mögliche Probleme sind markiert; du entscheidest.
hall-nicknames-none = Kein Spielname wartet auf Freigabe.
hall-no-concern = Nichts Auffälliges.
hall-approve = Freigeben
hall-approve-all = { $count ->
    [one] Den einen unauffälligen freigeben
   *[other] Die { $count } unauffälligen freigeben
}
hall-give-back = Ablehnen
hall-give-back-reason = Grund, der dem Spieler mitgeteilt wird
hall-approved = { $count ->
    [one] { $count } freigegebener Spielname
   *[other] { $count } freigegebene Spielnamen
}
hall-concern-theme = Kein Wort aus dem Spiel gefunden.
hall-concern-age = Könnte auf das Alter anspielen.
hall-concern-sex = Könnte auf das Geschlecht anspielen.
hall-concern-nationality = Könnte auf die Nationalität anspielen.
hall-concern-body = Könnte auf den Körper anspielen.
hall-concern-number = Enthält eine Zahl, die ein Alter oder Geburtsjahr sein könnte.
hall-concern-place = Enthält den Namen eines Spielorts oder einer Stadt.
hall-concern-name = Enthält einen Teil des echten Namens.

hall-search = Name oder Spielname
hall-search-go = Suchen
hall-found = { $count ->
    [0] Niemand gefunden.
    [one] { $count } Person gefunden.
   *[other] { $count } Personen gefunden.
}
hall-erased = gelöscht
hall-alternate-number = Ersatzspieler { $number }
hall-status-pending = Offen, noch anzurufen
hall-status-confirmed = Bestätigt
hall-status-withdrawn = Zurückgezogen
hall-status-no-show = Nicht erschienen
hall-status-disqualified = Disqualifiziert
hall-status-erased = Gelöscht
hall-cancel = Anmeldung streichen
hall-cancel-lead = Die Veranstalter dürfen eine Anmeldung streichen, etwa wenn Angaben fehlen oder den Bedingungen widersprechen.

hall-terms-lead = Eine neue Fassung gilt sofort, mit einem Hinweis, den alle auf der öffentlichen Seite sehen.
hall-terms-version = Fassung { $version }
hall-terms-notice = Was sich geändert hat (der Hinweis)
hall-terms-closes = Neuer letzter Anmeldetag (jetzt { $day }); leer lassen, um ihn zu behalten
hall-terms-mailed = Alle Angemeldeten per E-Mail benachrichtigen
hall-terms-cancelled = Die Meisterschaft ist abgesagt
hall-terms-publish = Neue Fassung veröffentlichen
hall-terms-empty = Schreib die Bedingungen in mindestens einer Sprache.

hall-officials-lead = Alle bekommen einen privaten Link für je eine Rolle. Wer den Link hat, handelt in dieser Rolle: Schick ihn deshalb nur einer Person. Ein neuer Link ersetzt den alten.
hall-official-name = Name
hall-official-role = Rolle
hall-official-venue = Spielort
hall-official-table = Üblicher Tisch, falls es einen gibt
hall-invite = Link erzeugen
hall-invited = Link für { $name }
hall-invited-lead = Dieser Link wird nur einmal gezeigt.
hall-name-needed = Gib einen Namen mit 1 bis 60 Zeichen ein.
hall-revoke = Widerrufen
hall-revoke-lead = Alle Links von { $name } werden sofort ungültig.
hall-revoke-yes = Alle Links widerrufen
hall-revoke-self = Den eigenen Link kannst du nicht widerrufen. Jemand anderes aus der Turnierleitung kann es.
hall-you = du

hall-outbox-lead = { $count ->
    [0] Alle E-Mails sind verschickt.
    [one] { $count } E-Mail wartet. Kopiere sie in dein Mailprogramm und hake sie dann als verschickt ab.
   *[other] { $count } E-Mails warten. Kopiere sie in dein Mailprogramm und hake sie dann als verschickt ab.
}
hall-letter-to = An
hall-letter-subject = Betreff
hall-letter-body = Text
hall-letter-fault = Der Mailserver hat sie abgelehnt:
hall-copy = Kopieren
hall-copied = Kopiert
hall-sent = Als verschickt abhaken
hall-sent-all = { $count ->
    [one] Die eine unten als verschickt abhaken
   *[other] Die { $count } unten als verschickt abhaken
}
hall-phones = Telefonliste
hall-name = Name
hall-phone = Telefon

hall-clock = Uhr
hall-clocks-lead = Der Oberschiedsrichter führt die offizielle Zeit. Jeder kann eine Uhr öffnen; die Knöpfe sieht nur der Oberschiedsrichter.
hall-clocks-none = Noch ist keine Sitzordnung ausgehängt.
hall-clock-left = Restzeit
hall-clock-waits = Zuerst die Anwesenheit prüfen.
hall-clock-reason = Grund der Unterbrechung (im Saal sichtbar)
hall-clock-pause = Unterbrechen
hall-clock-resume = Weiter
hall-clock-last-round = Letzte Runde ansagen
hall-clock-end = Spielzeit beenden
hall-clock-all = Alle Uhren
hall-clock-offline = Keine Verbindung. Die Zeit läuft weiter.
hall-fullscreen = Vollbild
hall-call-minutes = { $count ->
    [one] Noch { $count } Minute
   *[other] Noch { $count } Minuten
}
hall-call-over = Die Zeit ist um

hall-board = Live-Tafel
hall-board-lead = Punkte nach jeder Runde, unter Spielnamen.
hall-board-empty = Noch sind keine Punkte veröffentlicht.
hall-csv = Tabelle als CSV
hall-json = Tabelle als JSON
hall-number = Saal { $number }
hall-halls = Säle
hall-all = Alle
hall-rank = Platz
hall-nickname = Spielname
hall-points = Punkte
hall-anonymous = anonym
hall-offline = Keine Verbindung. Angezeigt wird der letzte bekannte Stand.
hall-scroll-pause = Bildlauf anhalten

hall-done-travel = Zeit gestellt.
hall-done-return = Die Meisterschaft ist zurück in der Gegenwart.
hall-done-rehearse = Stufe gespielt.
hall-done-draft = Sitzordnung ausgelost. Prüfe sie und häng sie dann aus.
hall-done-reseat = Durchgang neu gesetzt.
hall-done-swap = Plätze getauscht.
hall-done-judges = Schiedsrichter eingeteilt.
hall-done-publish = Veröffentlicht.
hall-done-roll = Anwesenheit geprüft.
hall-done-alternate = Nächster Ersatzspieler aufgerufen.
hall-done-start = Tische gestartet.
hall-done-expel = Disqualifiziert.
hall-done-release = Punkte veröffentlicht.
hall-done-qualify = Die Stufe ist hier abgeschlossen.
hall-done-approve = Spielname freigegeben.
hall-done-approve-all = Spielnamen freigegeben.
hall-done-give-back = Spielname abgelehnt.
hall-done-cancel = Anmeldung gestrichen.
hall-done-revoke = Die Links gelten nicht mehr.
hall-done-sent = Als verschickt abgehakt.
hall-done-sent-all = Als verschickt abgehakt.
hall-done-confirm = Bogen bestätigt.
hall-done-reject = Bogen zurückgegeben.
