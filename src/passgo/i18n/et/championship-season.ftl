season-statistics = Statistika
season-minutes-each = Minuteid laua kohta
season-points = Punkte mängu kohta
season-times = Kordi
season-json = Statistika JSON-ina
season-xlsx = Paremusjärjestus XLSX-ina
season-results = Tulemused nimedega
season-results-lead = Kustutatud inimesed on seal nimeta. Hoia neid faile nagu osalejate nimekirja.
