season-statistics = Estadísticas
season-minutes-each = Minutos por mesa
season-points = Puntos por partida
season-times = Veces
season-json = Estadísticas en JSON
season-xlsx = Clasificación en XLSX
season-results = Resultados con nombres
season-results-lead = Las personas borradas aparecen sin nombre. Guarda estos archivos como la lista de participantes.
