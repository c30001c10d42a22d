season-statistics = Estatísticas
season-minutes-each = Minutos por mesa
season-points = Pontos por jogo
season-times = Vezes
season-json = Estatísticas em JSON
season-xlsx = Classificação em XLSX
season-results = Resultados com nomes
season-results-lead = As pessoas apagadas aparecem sem nome. Guarda estes ficheiros como a lista de participantes.
