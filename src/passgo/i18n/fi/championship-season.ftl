season-statistics = Tilastot
season-minutes-each = Minuutteja pöytää kohti
season-points = Pisteitä peliä kohti
season-times = Kertoja
season-json = Tilastot JSON-muodossa
season-xlsx = Sijoitukset XLSX-muodossa
season-results = Tulokset nimineen
season-results-lead = Poistetut henkilöt näkyvät ilman nimeä. Säilytä nämä tiedostot kuten osallistujaluettelo.
