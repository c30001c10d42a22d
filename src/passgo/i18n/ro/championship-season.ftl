season-statistics = Statistici
season-minutes-each = Minute pe masă
season-points = Puncte pe joc
season-times = Ori
season-json = Statistici ca JSON
season-xlsx = Clasament ca XLSX
season-results = Rezultate cu nume
season-results-lead = Persoanele șterse apar fără nume. Păstrează aceste fișiere ca pe lista participanților.
