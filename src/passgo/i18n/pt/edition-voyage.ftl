# Nomes da edição das viagens.

edition-voyage = Viagem
word-street = lote
word-streets = lotes
word-jail = Lua
word-jail-card = carta da Lua
word-jail-cards = cartas da Lua
word-house = tenda
word-houses = tendas
word-hotel = caravana
word-hotel-of-the = da caravana
word-hotel-one = uma caravana
word-hotels = caravanas
word-hotels-all = todas as caravanas de um grupo podem ser vendidas
level-houses = { $count ->
    [0] { $count } tendas
    [one] { $count } tenda
    [many] { $count } de tendas
   *[other] { $count } tendas
}
level-hotel = caravana
group-brown = Maré
group-light-blue = Arco-íris
group-pink = Pôr do sol
group-orange = Monção
group-red = Vulcão
group-yellow = Estrelas cadentes
group-green = Aurora boreal
group-dark-blue = Lua cheia
group-stations = Aeroportos
group-utilities = Transportes coletivos
deck-command = Ordem
deck-decision = Decisão
kind-station = aeroporto
kind-utility = transporte coletivo
token-suitcase = Mala
token-camera = Câmara
token-compass = Bússola
token-balloon = Balão
space-start = PARTIDA
space-bay-of-fundy = Baía de Fundy
space-decision = Decisão
space-mont-saint-michel = Monte Saint-Michel
space-tax = Imposto
space-athens-airport = Aeroporto de Atenas
space-victoria-falls = Cataratas Vitória
space-command = Ordem
space-iguazu = Iguaçu
space-niagara = Niágara
space-the-moon = Lua
space-santorini = Santorini
space-railway = Caminho de ferro
space-uluru = Uluru
space-serengeti = Serengueti
space-cairo-airport = Aeroporto do Cairo
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Área de descanso
space-etna = Etna
space-krakatoa = Krakatoa
space-kilauea = Kilauea
space-denver-airport = Aeroporto de Denver
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotúnel
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Vai para a Lua
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Aeroporto de Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himalaia

# Neste tabuleiro vai-se para a Lua.
event-jailed = { $player } vai para a Lua.
event-freed = { $player } sai da Lua.
event-freed-fine = { $player } sai da Lua por { $amount }.
event-stayed-in-jail = { $player } fica na Lua (tentativa { $count }).
event-owed-fine = { $player } deve { $amount } para sair da Lua.
event-paid-fine = { $player } paga { $amount } para sair da Lua.
event-card-shown = { $player } mostra uma carta da Lua.
event-card-used = { $player } usa uma carta para sair da Lua.
awaiting-you-roll-jail = Estás na Lua. Como vais sair?
act-fine = Pagar { $amount } para sair da Lua
act-card = Usar uma carta para sair da Lua
deal-cards = Cartas da Lua
deal-card-price = Uma carta da Lua muda de mãos por { $amount }, no mínimo.
about-jail = Só de visita, ou na Lua
about-go-to-jail = Vai para a Lua
player-in-jail = na Lua
jail-cards = { $count ->
    [0] { $count } cartas da Lua
    [one] { $count } carta da Lua
    [many] { $count } de cartas da Lua
   *[other] { $count } cartas da Lua
}
card-go-to-jail = Vai para a Lua, sem receber o salário.
card-jail-free = Guarda-a: tira-te uma vez da Lua, ou podes vendê-la.
