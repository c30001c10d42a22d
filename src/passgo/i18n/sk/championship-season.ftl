season-statistics = Štatistika
season-minutes-each = Minúty pri stole
season-points = Body za hru
season-times = Koľkokrát
season-json = Štatistika ako JSON
season-xlsx = Poradie ako XLSX
season-results = Výsledky s menami
season-results-lead = Vymazaní ľudia sú v nich bez mena. Chráň tieto súbory ako zoznam účastníkov.
