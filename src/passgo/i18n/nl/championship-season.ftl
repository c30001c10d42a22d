season-statistics = Statistieken
season-minutes-each = Minuten per tafel
season-points = Punten per spel
season-times = Aantal keer
season-json = Statistieken als JSON
season-xlsx = Stand als XLSX
season-results = Uitslagen met namen
season-results-lead = Gewiste personen staan er zonder naam in. Bewaar deze bestanden zoals de deelnemerslijst.
