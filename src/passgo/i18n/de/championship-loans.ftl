# Meisterschaften: Ein Spielort wird auf einen Laptop ohne Internet ausgelagert und bringt seine Ergebnisse in einer Datei zurück.

hall-page-loans = Ausgelagerte Spielorte
loan-lead = Lagere einen Spielort auf einen Laptop aus, der ihn ohne Internet führt. Bis er zurück ist, wird alles für diesen Spielort dort eingetragen.
loan-state-lent = Ausgelagert
loan-state-finished = Beendet
loan-state-recalled = Zurückgeholt
loan-since = Ausgelagert seit { $moment }
loan-reported = Letzte Ergebnisse: { $moment }.
loan-entries = { $count ->
    [one] { $count } Eintrag.
   *[other] { $count } Einträge.
}
loan-told-none = Noch keine Ergebnisse.
loan-unfinished = { $count ->
    [0] Nicht beendet: Der Spielort ist noch ausgelagert.
    [one] Nicht beendet: { $count } Tisch spielt noch.
   *[other] Nicht beendet: { $count } Tische spielen noch.
}
loan-archive = Datei für den Laptop
loan-recall = Zurückholen
loan-recall-lead = Ergebnisse, die bis jetzt nicht vom Laptop zurück sind, werden dann abgelehnt. Tu das nur, wenn der Laptop verloren oder kaputt ist.
hall-done-recall = Der Spielort wird wieder hier geführt.

loan-import = Ergebnisse einlesen
loan-import-lead = Du kannst Ergebnisse einlesen, so oft du willst, auch mitten in einer Runde. Nur Neues kommt hinzu.
loan-import-file = Ergebnisdatei vom Laptop
loan-told-new = { $count ->
    [one] { $count } neuer Eintrag eingelesen.
   *[other] { $count } neue Einträge eingelesen.
}
loan-told-nothing = In dieser Datei steht nichts Neues.
loan-told-finished = Der Spielort ist fertig und nicht mehr ausgelagert.
loan-lend = Spielort auslagern
loan-label = Name des Laptops
loan-lent = { $city } ist ausgelagert
loan-key = Schlüssel
loan-key-lead = Gib den Schlüssel am Telefon oder auf Papier weiter, nie zusammen mit der Datei.

loan-home = Dieser Laptop führt den Spielort { $city }.
loan-home-results = Ergebnisse herunterladen
loan-finish = Dieser Spielort ist fertig
loan-finish-lead = Danach lässt sich auf diesem Laptop nichts mehr eintragen. Lade dann die Ergebnisse herunter und lies sie am Server ein; damit ist der Spielort zurück.
hall-done-finish = Fertig. Lade jetzt die Ergebnisse herunter.
loan-home-finished = Dieser Spielort ist fertig. Lies die Ergebnisse am Server ein.

refusal-champ-venue-finished = Dieser Laptop ist fertig. Mach auf dem Server der Meisterschaft weiter.
refusal-champ-venue-not-lent = Dieser Spielort ist nicht ausgelagert.
loan-refused-broken = Diese Datei ist beschädigt. Lade die Ergebnisse am Laptop noch einmal herunter.
loan-refused-signature = Diese Datei stammt nicht von dem Laptop, der diesen Spielort führt, oder sie wurde unterwegs verändert.
loan-refused-other = Diese Datei enthält keine Ergebnisse für einen Spielort, der gerade ausgelagert ist. Wähle die Ergebnisdatei vom Laptop.
loan-refused-recalled = Dieser Spielort wurde zurückgeholt, darum nimmt der Server von seinem Laptop nichts mehr an. Was vorher kam, bleibt erhalten. Lagere den Spielort noch einmal aus und trag ein, was fehlt.
loan-refused-diverged = Zwei Laptops haben mit derselben Datei gearbeitet, und die Ergebnisse des anderen sind schon hier. Mach mit dem anderen weiter und trag dort ein, was nur dieser hat.
loan-name-elsewhere = Anderswo heißt schon jemand aus dem Team so. Ergänze einen zweiten Namen oder einen Anfangsbuchstaben.
