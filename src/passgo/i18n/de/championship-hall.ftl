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
hall-backup-lead = Bei jeder Freigabe von Punkten und jedem Abschluss einer Stufe wird eine Sicherung geschrieben, wenn der Server einen Ordner dafür hat. Kopiere sie vor der nächsten Runde auf ein anderes Gerät.
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
hall-time-right = Wenn die Uhr richtig geht, bestätigen das hier zwei Personen aus dem Team. Laufende Runden behalten ihre Restzeit.
hall-time-accept = Die Uhr geht richtig
hall-time-proposed = { $name } sagt, dass die Uhr richtig geht. Das muss eine zweite Person aus dem Team bestätigen.
hall-time-venue = { $city }: Die Uhr des Rechners dort ging falsch. Zeit des letzten Eintrags: { $was }. Die Uhr zeigte: { $says }. Die Reihenfolge der Einträge ist unverändert.
hall-rehearse = Bots die nächste Stufe spielen lassen
hall-rehearse-lead = Als Nächstes: { $stage }. Bots setzen sich an jeden Tisch und spielen die Stufe zu Ende; das kann eine Minute dauern.

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
hall-seeded = Die Besten sind auf die Tische verteilt.
hall-reason-sizes = Spieler an den Tischen: { $sizes }. Gleichmäßig verteilt, { $fewest } bis { $most } je Tisch.
hall-reason-repeats = { $count ->
    [0] Keine Begegnung wiederholt sich.
    [one] { $count } Begegnung wiederholt sich: Es fand sich keine bessere Sitzordnung.
   *[other] { $count } Begegnungen wiederholen sich: Es fand sich keine bessere Sitzordnung.
}
hall-reason-apart = { $count ->
    [one] { $count } Paar soll getrennt sitzen.
   *[other] { $count } Paare sollen getrennt sitzen.
}
hall-reason-fixed = { $count ->
    [one] { $count } Spieler hat einen festen Tisch.
   *[other] { $count } Spieler haben feste Tische.
}
hall-broken-seated-twice = Jemand säße an zwei Tischen.
hall-broken-not-a-player = Jemand hat einen Platz, der in dieser Runde nicht spielt.
hall-broken-not-seated = Jemand, der in dieser Runde spielt, hat keinen Platz.
hall-broken-table-too-small = Ein Tisch hat zu wenige Spieler.
hall-broken-table-too-large = Ein Tisch hat zu viele Spieler.
hall-broken-tables-differ = Die Zahl der Tische ist nicht die, die das Format verlangt.
hall-broken-thinned-unevenly = Zwei Tische unterscheiden sich um mehr als einen Spieler.
hall-broken-fixed-seat = Ein Spieler sitzt nicht an dem Tisch, der für ihn festgelegt ist.
hall-broken-kept-apart = Zwei Spieler, die getrennt sitzen sollen, sitzen an einem Tisch.
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
hall-no-nickname = noch kein Spielname
hall-fixed = fest
hall-swap-lead = Zwei Spieler ankreuzen, um ihre Plätze zu tauschen. Die Sitzordnung wird neu geprüft; ein Tausch, der eine Regel bricht, wird abgelehnt.
hall-swap = Die beiden tauschen
hall-swap-two = Genau zwei Spieler ankreuzen.
hall-draw = Sitzordnung auslosen
hall-draw-again = Neu auslosen
hall-seed = Losnummer
hall-seed-lead = Nimm die vorgegebene Zahl oder eine öffentlich gezogene.
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
    [one] { $count } Ersatzspieler, davon da: { $present }.
   *[other] { $count } Ersatzspieler, davon da: { $present }.
}
hall-roll-alternates = Anwesende Ersatzspieler nehmen freie Plätze ein, in der Reihenfolge ihrer Nummern
hall-roll = Anwesenheit prüfen
hall-call-alternate = Nächsten Ersatzspieler aufrufen
hall-reseat = Durchgang { $heat } neu setzen
hall-start = { $count ->
    [one] Den Tisch starten
   *[other] Alle { $count } Tische zugleich starten
}
hall-start-lead = Wer bei der Anwesenheitsprüfung fehlte, hat seinen Platz verloren. Die Uhr läuft für alle Tische zugleich los.
hall-heat-waiting = Wartet
hall-heat-rolled = Anwesenheit geprüft, startbereit
hall-heat-running = Läuft
hall-heat-last-round = Letzte Runde
hall-heat-paused = Unterbrochen
hall-heat-over = Zeit abgelaufen
hall-play-later = Nach dem Aushang.
hall-clock-of = Uhr von Durchgang { $heat }
hall-expel = Disqualifizieren
hall-expel-who = Wer wird disqualifiziert
hall-expel-lead = Wegen ungebührlichen Verhaltens. Wer disqualifiziert wird, ist Letzter ohne Punkte und darf nicht zurückkehren.
hall-reason = Grund
hall-fate-playing = bis zum Ende gespielt
hall-fate-bankrupt = bankrott
hall-fate-expelled = disqualifiziert
hall-fate-withdrawn = zurückgezogen

hall-sheets-lead = Eine zweite Person sieht jeden Bogen an und bestätigt ihn unverändert oder gibt ihn zurück.
hall-sheets-none = Zurzeit wird kein Bogen erwartet.
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
hall-tie = Ein Gleichstand wartet auf den Oberschiedsrichter.
hall-decided-worth = nach Vermögen
hall-decided-deeds = gleiches Vermögen, mehr unbelastete Besitzrechtkarten
hall-decided-cash = gleiches Vermögen und gleich viele Besitzrechtkarten, mehr Bargeld
hall-decided-head-judge = durch Entscheid des Oberschiedsrichters
hall-decided-survived = spielte noch
hall-decided-left-later = schied später aus
hall-decided-expelled = der Nächste wurde disqualifiziert
hall-confirming = Zweite Person
hall-digest = Fingerabdruck dieses Bogens:
hall-signatures-missing = Nicht unterschrieben: { $names }.
hall-own-sheet = Diesen Bogen hast du selbst eingetragen: Jemand anderes muss ihn bestätigen.
hall-confirm-lead = Vergleiche ihn mit dem Papier. Du bestätigst genau, was du hier siehst; auf dieser Seite lässt sich nichts ändern.
hall-confirm = Unverändert bestätigen
hall-reject = Zurückgeben
hall-release-lead = Ausgehängt werden Punkte unter Spielnamen, niemals das Vermögen.
hall-release = Punkte freigeben
hall-released = Die Punkte sind freigegeben.
hall-board-open = Live-Tafel öffnen
hall-qualify-lead = Ordnet alle und sagt, wer weiterkommt. Das Los entscheidet nur, was sonst nichts entscheidet; seine Nummer steht im Protokoll.
hall-qualify-later = Nach der Freigabe der Punkte.
hall-lot-seed = Losnummer
hall-qualify = Stufe hier abschließen
hall-next-round = Zur nächsten Runde
hall-goes-on = kommt weiter
hall-by-lot = durch Los

hall-nicknames-lead = Spielnamen brauchen einen Bezug zum Spiel und keinen zu Alter, Geschlecht, Herkunft oder Körper. Was die Listen gefunden haben, steht dabei; du entscheidest.
hall-nicknames-none = Kein Spielname wartet.
hall-no-concern = Nichts ist aufgefallen.
hall-approve = Freigeben
hall-approve-all = { $count ->
    [one] Den einen unauffälligen freigeben
   *[other] Alle { $count } unauffälligen freigeben
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
hall-concern-nationality = Könnte auf die Herkunft anspielen.
hall-concern-body = Könnte auf den Körper anspielen.
hall-concern-number = Enthält eine Zahl, die ein Alter oder Geburtsjahr sein könnte.
hall-concern-place = Enthält den Namen eines Spielorts oder einer Stadt.
hall-concern-name = Enthält einen Teil des wirklichen Namens.

hall-search = Name oder Spielname
hall-search-go = Suchen
hall-found = { $count ->
    [0] Niemand gefunden.
    [one] { $count } Person gefunden.
   *[other] { $count } Personen gefunden.
}
hall-erased = gelöscht
hall-alternate-number = Ersatz { $number }
hall-status-pending = Offen, anzurufen
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
hall-terms-mailed = Alle Angemeldeten anschreiben
hall-terms-cancelled = Die Meisterschaft ist abgesagt
hall-terms-publish = Neue Fassung veröffentlichen
hall-terms-empty = Schreib die Bedingungen in mindestens einer Sprache.

hall-officials-lead = Jeder bekommt einen privaten Link für eine Rolle. Wer den Link hat, handelt in dieser Rolle: Schick ihn nur einer Person. Ein neuer Link beendet den alten.
hall-official-name = Name
hall-official-role = Rolle
hall-official-venue = Spielort
hall-official-table = Üblicher Tisch, falls es einen gibt
hall-invite = Link erzeugen
hall-invited = Link für { $name }
hall-invited-lead = Dieser Link wird nur einmal gezeigt.
hall-name-needed = Ein Name mit 1 bis 60 Zeichen ist nötig.
hall-revoke = Widerrufen
hall-revoke-lead = Alle Links von { $name } gelten sofort nicht mehr.
hall-revoke-yes = Alle Links widerrufen
hall-revoke-self = Den eigenen Link kannst du nicht widerrufen. Eine andere Turnierleitung kann es.
hall-you = du

hall-outbox-lead = { $count ->
    [0] Alle E-Mails sind verschickt.
    [one] { $count } E-Mail wartet. Kopiere sie in dein Mailprogramm und hake sie dann ab.
   *[other] { $count } E-Mails warten. Kopiere sie in dein Mailprogramm und hake sie dann ab.
}
hall-letter-to = An
hall-letter-subject = Betreff
hall-letter-body = Text
hall-letter-fault = Der Mailserver hat sie abgelehnt:
hall-copy = Kopieren
hall-copied = Kopiert
hall-sent = Als verschickt abhaken
hall-sent-all = { $count ->
    [one] Die eine unten abhaken
   *[other] Die { $count } unten abhaken
}
hall-phones = Telefonliste
hall-name = Name
hall-phone = Telefon

hall-clock = Uhr
hall-clocks-lead = Der Oberschiedsrichter führt die offizielle Zeit. Jede Uhr kann von allen geöffnet werden; die Knöpfe sieht nur der Oberschiedsrichter.
hall-clocks-none = Noch ist keine Sitzordnung ausgehängt.
hall-clock-left = Restzeit
hall-clock-waits = Zuerst die Anwesenheit prüfen.
hall-clock-reason = Grund der Unterbrechung, im Saal zu lesen
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
hall-board-empty = Noch sind keine Punkte freigegeben.
hall-csv = Tabelle als CSV
hall-json = Tabelle als JSON
hall-number = Saal { $number }
hall-halls = Säle
hall-all = Alle
hall-rank = Platz
hall-nickname = Spielname
hall-points = Punkte
hall-anonymous = anonym
hall-offline = Keine Verbindung. Das ist der letzte bekannte Stand.
hall-scroll-pause = Bildlauf anhalten

hall-done-travel = Die Zeit ist gestellt.
hall-done-return = Die Meisterschaft ist zurück in der Gegenwart.
hall-done-rehearse = Die Stufe ist gespielt.
hall-done-draft = Die Sitzordnung ist gelost. Ansehen, dann aushängen.
hall-done-reseat = Der Durchgang ist neu gesetzt.
hall-done-swap = Die beiden haben getauscht.
hall-done-judges = Die Schiedsrichter sind eingeteilt.
hall-done-publish = Veröffentlicht.
hall-done-roll = Die Anwesenheit ist geprüft.
hall-done-alternate = Der nächste Ersatzspieler ist aufgerufen.
hall-done-start = Die Tische spielen.
hall-done-expel = Disqualifiziert.
hall-done-release = Die Punkte sind freigegeben.
hall-done-qualify = Die Stufe ist hier abgeschlossen.
hall-done-approve = Der Spielname ist freigegeben.
hall-done-approve-all = Die Spielnamen sind freigegeben.
hall-done-give-back = Der Spielname ist abgelehnt.
hall-done-cancel = Die Anmeldung ist gestrichen.
hall-done-revoke = Die Links gelten nicht mehr.
hall-done-sent = Als verschickt abgehakt.
hall-done-sent-all = Als verschickt abgehakt.
hall-done-confirm = Der Bogen ist bestätigt.
hall-done-reject = Der Bogen ist zurückgegeben.
