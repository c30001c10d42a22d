season-statistics = Tilastot
season-minutes-each = Minuutteja pöytää kohti
season-points = Pisteitä peliä kohti
season-times = Kertoja
season-json = Tilastot JSON-tiedostona
season-xlsx = Tilanne XLSX-tiedostona
season-results = Tulokset nimineen
season-results-lead = Poistetut henkilöt näkyvät ilman nimeä. Säilytä nämä tiedostot kuten osallistujaluettelo.
