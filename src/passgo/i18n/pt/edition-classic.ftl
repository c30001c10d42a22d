# O tabuleiro clássico; o campeonato também se joga nele.

edition-classic = Clássica
edition-championship = Campeonato
level-houses = { $count ->
    [0] { $count } casas
    [one] { $count } casa
    [many] { $count } de casas
   *[other] { $count } casas
}
    .now = { $count ->
        [0] há { $count } casas
        [one] há { $count } casa
        [many] há { $count } de casas
       *[other] há { $count } casas
    }
level-hotel = hotel
    .now = há um hotel
    .a = um hotel
level-hotels = { $count ->
    [0] { $count } hotéis
    [one] { $count } hotel
    [many] { $count } de hotéis
   *[other] { $count } hotéis
}
    .now = { $count ->
        [0] há { $count } hotéis
        [one] há { $count } hotel
        [many] há { $count } de hotéis
       *[other] há { $count } hotéis
    }
group-brown = Castanho
group-light-blue = Azul-claro
group-pink = Cor-de-rosa
group-orange = Cor de laranja
group-red = Vermelho
group-yellow = Amarelo
group-green = Verde
group-dark-blue = Azul-escuro
group-stations = Estações
group-utilities = Serviços
deck-chance = Sorte
deck-community-chest = Cofre
kind-station = estação
    .next = a próxima estação
kind-utility = serviço
    .next = o próximo serviço
token-car = Carro
token-top-hat = Cartola
token-dog = Cão
token-ship = Navio
token-iron = Ferro de engomar
token-boot = Bota
token-thimble = Dedal
token-wheelbarrow = Carrinho de mão
space-go = PARTIDA
    .the = a PARTIDA
    .in = na PARTIDA
    .of = da PARTIDA
    .gender = f
    .by = pela PARTIDA
    .cap = A PARTIDA
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
space-community-chest = Cofre
    .the = o Cofre
    .in = no Cofre
    .of = do Cofre
    .by = pelo Cofre
    .gender = m
space-baltic-avenue = Baltic Avenue
space-income-tax = Imposto de rendimento
    .the = o Imposto de rendimento
    .in = no Imposto de rendimento
    .of = do Imposto de rendimento
    .by = pelo Imposto de rendimento
    .gender = m
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Sorte
    .the = a Sorte
    .in = na Sorte
    .of = da Sorte
    .by = pela Sorte
    .gender = f
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
space-jail = Cadeia / Só de visita
    .the = a Cadeia (só de visita)
    .in = na Cadeia (só de visita)
    .of = da Cadeia (só de visita)
    .by = pela Cadeia (só de visita)
    .gender = f
space-st-charles-place = St. Charles Place
space-electric-company = Companhia de eletricidade
    .the = a Companhia de eletricidade
    .in = na Companhia de eletricidade
    .of = da Companhia de eletricidade
    .by = pela Companhia de eletricidade
    .gender = f
    .board = Companhia de eletrici{ "\u00AD" }dade
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Parque grátis
    .the = o Parque grátis
    .in = no Parque grátis
    .of = do Parque grátis
    .by = pelo Parque grátis
    .gender = m
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Companhia das águas
    .the = a Companhia das águas
    .in = na Companhia das águas
    .of = da Companhia das águas
    .by = pela Companhia das águas
    .gender = f
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Vai para a Cadeia
    .the = «Vai para a Cadeia»
    .in = em «Vai para a Cadeia»
    .of = de «Vai para a Cadeia»
    .by = por «Vai para a Cadeia»
    .gender = m
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Imposto de luxo
    .the = o Imposto de luxo
    .in = no Imposto de luxo
    .of = do Imposto de luxo
    .by = pelo Imposto de luxo
    .gender = m
space-boardwalk = Boardwalk

character-1 = Gerente Vintém
character-2 = Tenente Aposta
character-3 = Agente Metades
character-4 = Doc Cautela
character-5 = Maquinista Raio
character-6 = Feirante Troca
character-7 = Guia Pé Ante Pé
character-8 = Piloto Mergulho
says-careful-buys = Li linha por linha. Negócio fechado!
says-careful-earns = Vai direto para o mealheiro.
says-careful-pays = Ainda bem que guardei algum.
says-careful-wins = Tostão a tostão, cheguei ao topo.
says-bold-buys = Gostei, comprei!
says-bold-earns = A minha aposta rendeu!
says-bold-pays = Ai! Ainda vou recuperar isto.
says-bold-wins = Apostei na cidade toda e ganhei!
says-haggler-buys = Eu até pagava mais, a sério.
says-haggler-earns = Um preço justo, cá entre nós.
says-haggler-pays = Sem desconto? Não custa perguntar.
says-haggler-wins = O melhor negócio da minha vida!
