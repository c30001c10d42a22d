season-statistics = Statistika
season-minutes-each = Minut na mizo
season-points = Točke na igro
season-times = Kolikokrat
season-json = Statistika kot JSON
season-xlsx = Vrstni red kot XLSX
season-results = Izidi z imeni
season-results-lead = Izbrisani ljudje so v njih brez imena. Te datoteke varuj kot seznam udeležencev.
