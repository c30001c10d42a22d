season-statistics = Statistikk
season-minutes-each = Minutter per bord
season-points = Poeng per spill
season-times = Ganger
season-json = Statistikk som JSON
season-xlsx = Stilling som XLSX
season-results = Resultater med navn
season-results-lead = Slettede personer står uten navn. Ta vare på disse filene som på deltakerlisten.
