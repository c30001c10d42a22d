season-statistics = Statistici
season-minutes-each = Minute pe masă
season-points = Puncte pe joc
season-times = De câte ori
season-json = Statistici (JSON)
season-xlsx = Clasament (XLSX)
season-results = Rezultate cu nume
season-results-lead = Persoanele șterse apar fără nume. Păstrează aceste fișiere ca pe lista participanților.
