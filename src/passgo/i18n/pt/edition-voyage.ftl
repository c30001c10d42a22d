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
    .now = { $count ->
        [0] há { $count } tendas
        [one] há { $count } tenda
        [many] há { $count } de tendas
       *[other] há { $count } tendas
    }
level-hotel = caravana
    .now = há uma caravana
group-brown = Maré
group-light-blue = Arco-íris
group-pink = Pôr do sol
group-orange = Monção
group-red = Vulcão
group-yellow = Estrelas cadentes
group-green = Aurora boreal
group-dark-blue = Lua cheia
group-stations = Aeroportos
group-utilities = Transportes públicos
deck-command = Ordem
deck-decision = Decisão
kind-station = aeroporto
    .next = o próximo aeroporto
kind-utility = transporte público
    .next = o próximo transporte público
token-suitcase = Mala
token-camera = Câmara
token-compass = Bússola
token-balloon = Balão
space-start = PARTIDA
    .the = a PARTIDA
    .by = pela PARTIDA
    .cap = A PARTIDA
space-bay-of-fundy = Baía de Fundy
    .the = a Baía de Fundy
space-decision = Decisão
    .the = a Decisão
space-mont-saint-michel = Monte Saint-Michel
    .the = o Monte Saint-Michel
space-tax = Imposto
    .the = o Imposto
space-athens-airport = Aeroporto de Atenas
    .the = o Aeroporto de Atenas
space-victoria-falls = Cataratas Vitória
    .the = as Cataratas Vitória
space-command = Ordem
    .the = a Ordem
space-iguazu = Iguaçu
space-niagara = Niágara
space-the-moon = Lua
    .the = a Lua (só de visita)
space-santorini = Santorini
space-railway = Caminho de ferro
    .the = o Caminho de ferro
space-uluru = Uluru
space-serengeti = Serengueti
    .the = o Serengueti
space-cairo-airport = Aeroporto do Cairo
    .the = o Aeroporto do Cairo
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Área de descanso
    .the = a Área de descanso
space-etna = Etna
    .the = o Etna
space-krakatoa = Krakatoa
    .the = o Krakatoa
space-kilauea = Kilauea
    .the = o Kilauea
space-denver-airport = Aeroporto de Denver
    .the = o Aeroporto de Denver
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotúnel
    .the = o Eurotúnel
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Vai para a Lua
    .the = «Vai para a Lua»
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Aeroporto de Sydney
    .the = o Aeroporto de Sydney
space-machu-picchu = Machu Picchu
space-himalaya = Himalaia
    .the = o Himalaia

# Neste tabuleiro vai-se para a Lua.
event-jailed = { WHO($player) ->
    [you] Vais para a Lua.
   *[other] { $player } vai para a Lua.
}
event-freed = { WHO($player) ->
    [you] Sais da Lua.
   *[other] { $player } sai da Lua.
}
event-freed-fine = { WHO($player) ->
    [you] Pagas { $amount } e sais da Lua.
   *[other] { $player } paga { $amount } e sai da Lua.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Continuas na Lua (tentativa { $count }).
   *[other] { $player } continua na Lua (tentativa { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Tiras { $dice } e vais para a Lua.
   *[other] { $player } tira { $dice } e vai para a Lua.
}
story-roll-stayed = { WHO($player) ->
    [you] Tiras { $dice } e continuas na Lua (tentativa { $count }).
   *[other] { $player } tira { $dice } e continua na Lua (tentativa { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Deves { $amount } para sair da Lua.
   *[other] { $player } deve { $amount } para sair da Lua.
}
event-paid-fine = { WHO($player) ->
    [you] Pagas { $amount } para sair da Lua.
   *[other] { $player } paga { $amount } para sair da Lua.
}
event-card-shown = { WHO($player) ->
    [you] Mostras uma carta da Lua.
   *[other] { $player } mostra uma carta da Lua.
}
event-card-used = { WHO($player) ->
    [you] Usas uma carta para sair da Lua.
   *[other] { $player } usa uma carta para sair da Lua.
}
awaiting-you-roll-jail = Estás na Lua. Como vais sair?
act-fine = Pagar { $amount } para sair da Lua
act-card = Usar uma carta para sair da Lua
deal-cards = Cartas da Lua
deal-card-price = Uma carta da Lua não se pode trocar por menos de { $amount }.
about-jail = Só de visita ou na Lua
about-go-to-jail = Vai para a Lua
player-in-jail = na Lua
jail-cards = { $count ->
    [0] { $count } cartas da Lua
    [one] { $count } carta da Lua
    [many] { $count } de cartas da Lua
   *[other] { $count } cartas da Lua
}
card-go-to-jail = Vai direto para a Lua, sem receber o salário.
card-jail-free = Guarda-a: tira-te uma vez da Lua, ou podes vendê-la.
