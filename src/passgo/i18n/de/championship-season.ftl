season-statistics = Statistik
season-minutes-each = Minuten pro Tisch
season-points = Punkte pro Spiel
season-times = Häufigkeit
season-json = Statistik als JSON
season-xlsx = Tabelle als XLSX
season-results = Ergebnisse mit Namen
season-results-lead = Gelöschte Personen stehen ohne Namen darin. Schütze diese Dateien wie die Teilnehmerliste.
