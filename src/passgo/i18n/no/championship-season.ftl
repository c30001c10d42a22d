season-statistics = Statistikk
season-minutes-each = Minutter per bord
season-points = Poeng per spill
season-times = Ganger
season-json = Statistikk som JSON
season-xlsx = Stillingen som XLSX
season-results = Resultater med navn
season-results-lead = Slettede personer står uten navn. Behandle disse filene som deltakerlisten.
