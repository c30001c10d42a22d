# O que se imprime para um campeonato: folhas de pontuação, listas de mesas, listas de chamadas, cartões para a entrada.

sheet-title = Folha de pontuação
sheet-title-spare = Folha de pontuação (reserva)
sheet-table = Mesa
sheet-table-number = Mesa { $number }
sheet-venue = Local
sheet-stage = Fase
sheet-round = Ronda
sheet-heat = Série
sheet-minutes = Minutos
sheet-judge = Árbitro
sheet-start = Início
sheet-scan = Painel do árbitro

sheet-players = Jogadores e quem sai
sheet-players-hint = Quem sai assina logo aqui: numera os jogadores pela ordem em que saem.
sheet-seat = Lugar
sheet-player = Jogador
sheet-out-number = Ordem de saída
sheet-out-time = Hora
sheet-out-why = Motivo
sheet-bankrupt = falência
sheet-withdrawn = desistência
sheet-expelled = desqualificação
sheet-signature = Assinatura

sheet-worth = Património no fim
sheet-worth-hint = Soma no verso e transporta os totais para aqui. Deixa vazia a coluna de quem está fora do jogo.
sheet-cash = Dinheiro
sheet-cash-how = pelo valor facial
sheet-deeds = Propriedades
sheet-mortgaged = Propriedades hipotecadas
sheet-houses = Casas
sheet-hotels = Hotéis
sheet-hotels-how = com as casas entregues por eles
sheet-share = { $share ->
    [full] pelo preço impresso
    [half] por metade do preço impresso
   *[part] por { $percent } do preço impresso
}
sheet-total = Património
sheet-free = Propriedades sem hipoteca
sheet-free-how = quantas; decidem os empates
sheet-rank = Posição
sheet-points = Pontos

sheet-judge-signs = Árbitro da mesa
sheet-second-signs = Segunda pessoa: verificado, sem alterações
sheet-name = Nome
sheet-points-by = Pontos por jogadores que restam e posição
sheet-left = Restam

sheet-deed-list = Propriedades e construções
sheet-deed-list-hint = Na coluna do proprietário: ✓ sem hipoteca, − hipotecada, 1 a 4 casas, 5 hotel.
sheet-deed = Propriedade
sheet-price = Preço
sheet-price-mortgaged = Hipotecada
sheet-price-house = Casa
sheet-price-hotel = Hotel com casas
sheet-sum = Total: { $what }
sheet-sum-carry = Transporta estes totais para a frente da folha.

sheet-seed = Semente do sorteio das mesas: { $seed }
sheet-digest = Impressão digital: { $digest }
sheet-made = Impresso em { $date }
sheet-side = { $side } / { $sides }

list-seating = Distribuição pelas mesas
list-by-name = Por nome
list-by-table = Por mesa
list-heat-number = Série { $number }
list-unconfirmed = Inscritos: lista de chamadas
list-unconfirmed-hint = Telefona a todas as pessoas desta lista e pergunta se vêm.
list-alternates = Suplentes: lista de chamadas
list-alternates-hint = Chama pela ordem dos números. Ninguém entra num jogo em curso.
list-number = N.º
list-phone = Telefone
list-called = Hora da chamada
list-answer = Resposta
list-arrived = Presente
list-seated = Mesa e lugar

badge-show = Mostra este código à entrada
badge-alternate = Suplente { $number }

certificate-title = Diploma
certificate-for = Este diploma é atribuído a
certificate-rank = { $rank }.º lugar
certificate-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
}
certificate-director = Diretor
certificate-judge = Árbitro principal

press-title = Resultados
press-name = Nome
press-city = Cidade
press-anonymous = Nome não publicado

paper-sample = AMOSTRA
