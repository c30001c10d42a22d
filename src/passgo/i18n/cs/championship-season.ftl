season-statistics = Statistika
season-minutes-each = Minuty u stolu
season-points = Body za hru
season-times = Kolikrát
season-json = Statistika jako JSON
season-xlsx = Pořadí jako XLSX
season-results = Výsledky se jmény
season-results-lead = Vymazaní lidé jsou v nich beze jména. Chraň tyto soubory jako seznam účastníků.
