season-statistics = Statistik
season-minutes-each = Minutter pr. bord
season-points = Point pr. spil
season-times = Gange
season-json = Statistik som JSON
season-xlsx = Stillingen som XLSX
season-results = Resultater med navne
season-results-lead = Slettede personer står der uden navn. Pas på disse filer som på deltagerlisten.
