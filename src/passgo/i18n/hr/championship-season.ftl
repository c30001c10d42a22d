season-statistics = Statistika
season-minutes-each = Minuta po stolu
season-points = Bodovi po igri
season-times = Koliko puta
season-json = Statistika kao JSON
season-xlsx = Poredak kao XLSX
season-results = Rezultati s imenima
season-results-lead = Izbrisane osobe u njima su bez imena. Čuvaj te datoteke kao popis sudionika.
