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
    .by = pela PARTIDA
    .cap = A PARTIDA
space-mediterranean-avenue = Mediterranean Avenue
space-community-chest = Cofre
    .the = o Cofre
space-baltic-avenue = Baltic Avenue
space-income-tax = Imposto de rendimento
    .the = o Imposto de rendimento
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Sorte
    .the = a Sorte
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
space-jail = Cadeia / Só de visita
    .the = a Cadeia (só de visita)
space-st-charles-place = St. Charles Place
space-electric-company = Companhia de eletricidade
    .the = a Companhia de eletricidade
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Parque grátis
    .the = o Parque grátis
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Companhia das águas
    .the = a Companhia das águas
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Vai para a Cadeia
    .the = «Vai para a Cadeia»
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Imposto de luxo
    .the = o Imposto de luxo
space-boardwalk = Boardwalk
