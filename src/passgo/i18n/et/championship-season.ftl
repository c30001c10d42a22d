season-statistics = Statistika
season-minutes-each = Minuteid laua kohta
season-points = Punkte mängu kohta
season-times = Kordi
season-json = Statistika JSON-failina
season-xlsx = Seis XLSX-failina
season-results = Tulemused nimedega
season-results-lead = Kustutatud inimesed on seal nimeta. Hoia neid faile nagu osalejate nimekirja.
