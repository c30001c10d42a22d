# Meisterschaften: was sich aus dem Arbeitsbereich drucken lässt, und der Check-in am Eingang.

hall-page-paper = Drucken
paper-lead = Du bekommst ein PDF mit dem Stand von heute, für A4 in Schwarz-Weiß. Wirf ältere Ausdrucke weg.
paper-language = Sprache des Ausdrucks
paper-calls = Anrufliste
paper-hint-calls = Angemeldete und Ersatzspieler mit Telefonnummern, nur für die Meldestelle.
paper-badges = Einlasskarten
paper-hint-badges = Für alle, die hier erwartet werden, eine Karte mit Code. Scanne ihn beim Check-in.
paper-seating = Sitzordnung mit Namen
paper-hint-seating = Nach Namen und nach Tischen, für dich am Eingang. Nicht aushängen.
paper-wall = Sitzordnung mit Spielnamen
paper-hint-wall = Nach Spielnamen und nach Tischen, zum Aushängen.
paper-judges = Schiedsrichterkarten
paper-hint-judges = Für jeden Schiedsrichter: Tisch, Spieler und Beginn.
paper-sheets = Wertungsbögen
paper-hint-sheets = Einer für jeden Tisch der neuesten Runde, dazu zwei leere.
paper-certificates = Urkunden
paper-hint-certificates = Für alle, die hier gespielt haben, mit Platz und Punkten.
paper-press = Ergebnisse für die Presse
paper-hint-press = Mit Namen, wer der Veröffentlichung zugestimmt hat, alle anderen mit Spielnamen.

paper-waiting = Dein Dokument wird erstellt. Diese Seite meldet sich, sobald es fertig ist.
paper-ready = Dein Dokument ist fertig.
paper-fetch = PDF herunterladen
paper-back = Etwas anderes drucken
paper-empty = Es gibt noch nichts zu drucken.
paper-too-much = Das ist zu viel für ein einziges Dokument. Wähle einen anderen Spielort oder eine kürzere Liste.
paper-failed = Das Dokument ließ sich nicht erstellen. Versuch es noch einmal.
paper-busy = Gerade werden mehrere Dokumente erstellt. Versuch es in einer Minute noch einmal.

door-born = Geboren am { $day }
door-latest = Gerade eingecheckt
door-nobody = Niemand gefunden. Versuch es mit einem Teil des Namens.
door-pending = Noch nicht am Telefon bestätigt. Öffne die Anmeldung und bestätige sie zuerst.
door-withdrawn = Diese Person hat sich zurückgezogen und kann nicht eingecheckt werden.
door-disqualified = Diese Person ist ausgeschlossen und kann nicht eingecheckt werden. Frag die Turnierleitung.
door-no-show = Diese Person kam zu spät. Der Platz ging an jemand anderen.
door-erased = Diese Anmeldung wurde gelöscht.
door-elsewhere = Diese Person wird an diesem Spielort nicht erwartet.
door-walk-in = Am Eingang anmelden
door-walk-in-lead = Füll das zusammen mit der Person am Eingang aus und lass sie lesen, wozu sie ihre Einwilligung gibt. Danach ist sie eingecheckt.
entry-done-walk-in = Angemeldet und eingecheckt.
