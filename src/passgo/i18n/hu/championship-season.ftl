season-statistics = Statisztika
season-minutes-each = Perc asztalonként
season-points = Pont játékonként
season-times = Hányszor
season-json = Statisztika JSON-ban
season-xlsx = Állás XLSX-ben
season-results = Eredmények nevekkel
season-results-lead = A törölt emberek név nélkül szerepelnek. Úgy őrizd ezeket a fájlokat, mint a résztvevők listáját.
