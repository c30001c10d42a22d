# Was für ein Turnier gedruckt wird: Wertungsblätter, Sitzlisten, Ruflisten, Karten für den Einlass.

sheet-title = Wertungsbogen
sheet-title-spare = Wertungsbogen (Reserve)
sheet-table = Tisch
sheet-table-number = Tisch { $number }
sheet-venue = Spielort
sheet-stage = Stufe
sheet-round = Runde
sheet-heat = Durchgang
sheet-minutes = Minuten
sheet-judge = Schiedsrichter
sheet-start = Beginn
sheet-scan = Schiedsrichterpult

sheet-players = Spieler und Ausgeschiedene
sheet-players-hint = Wer ausscheidet, unterschreibt hier sofort: Nummeriert die Spieler in der Reihenfolge, in der sie gehen.
sheet-seat = Platz
sheet-player = Spieler
sheet-out-number = Aus als Nr.
sheet-out-time = Uhrzeit
sheet-out-why = Grund
sheet-bankrupt = pleite
sheet-withdrawn = zurückgezogen
sheet-expelled = disqualifiziert
sheet-signature = Unterschrift

sheet-worth = Vermögen am Ende
sheet-worth-hint = Auf der Rückseite zusammenzählen und die Summen übertragen. Wer ausgeschieden ist, lässt seine Spalte leer.
sheet-cash = Bargeld
sheet-cash-how = zum Nennwert
sheet-deeds = Besitzrechtkarten
sheet-mortgaged = Besitz mit Hypothek
sheet-houses = Häuser
sheet-hotels = Hotels
sheet-hotels-how = samt den dafür abgegebenen Häusern
sheet-share = { $share ->
    [full] zum aufgedruckten Preis
    [half] zum halben aufgedruckten Preis
   *[part] zu { $percent } des aufgedruckten Preises
}
sheet-total = Vermögen
sheet-free = Besitz ohne Hypothek
sheet-free-how = Anzahl; entscheidet bei Gleichstand
sheet-rank = Rang
sheet-points = Punkte

sheet-judge-signs = Schiedsrichter des Tisches
sheet-second-signs = Zweite Person: geprüft, nichts geändert
sheet-name = Name
sheet-points-by = Punkte nach Zahl der Verbliebenen und Rang
sheet-left = Übrig

sheet-deed-list = Besitz und Gebäude
sheet-deed-list-hint = In der Spalte des Besitzers: ✓ ohne Hypothek, − mit Hypothek, 1 bis 4 Häuser, 5 Hotel.
sheet-deed = Besitz
sheet-price = Preis
sheet-price-mortgaged = Mit Hypothek
sheet-price-house = Haus
sheet-price-hotel = Hotel mit Häusern
sheet-sum = Summe: { $what }
sheet-sum-carry = Diese Summen auf die Vorderseite übertragen.

sheet-seed = Losnummer der Auslosung: { $seed }
sheet-digest = Prüfsumme: { $digest }
sheet-made = Gedruckt am { $date }
sheet-side = { $side } / { $sides }

list-seating = Sitzordnung
list-by-name = Nach Namen
list-by-table = Nach Tischen
list-heat-number = Durchgang { $number }
list-unconfirmed = Angemeldete: Anrufliste
list-unconfirmed-hint = Alle auf dieser Liste anrufen und fragen, ob sie kommen.
list-alternates = Ersatzspieler: Anrufliste
list-alternates-hint = In der Reihenfolge der Nummern anrufen. Niemand steigt in ein laufendes Spiel ein.
list-number = Nr.
list-phone = Telefon
list-called = Angerufen um
list-answer = Antwort
list-arrived = Anwesend
list-seated = Tisch und Platz

badge-show = Diesen Code am Eingang zeigen
badge-alternate = Ersatzspieler { $number }

certificate-title = Urkunde
certificate-for = Diese Urkunde erhält
certificate-rank = { $rank }. Platz
certificate-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
certificate-director = Turnierleitung
certificate-judge = Oberschiedsrichter

press-title = Ergebnisse
press-name = Name
press-city = Stadt
press-anonymous = Ohne Namen

paper-sample = MUSTER
