season-statistics = Statistika
season-minutes-each = Minučių prie stalo
season-points = Taškai per žaidimą
season-times = Kartų
season-json = Statistika JSON formatu
season-xlsx = Rikiuotė XLSX formatu
season-results = Rezultatai su vardais
season-results-lead = Ištrinti žmonės juose be vardo. Saugokite šiuos failus kaip dalyvių sąrašą.
