season-statistics = Statistik
season-minutes-each = Minuter per bord
season-points = Poäng per spel
season-times = Antal
season-json = Statistik som JSON
season-xlsx = Ställning som XLSX
season-results = Resultat med namn
season-results-lead = Raderade personer står utan namn. Hantera filerna som deltagarlistan.
