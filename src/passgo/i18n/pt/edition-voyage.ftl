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
word-hotels-every = todas as caravanas
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
    .a = uma caravana
level-hotels = { $count ->
    [0] { $count } caravanas
    [one] { $count } caravana
    [many] { $count } de caravanas
   *[other] { $count } caravanas
}
    .now = { $count ->
        [0] há { $count } caravanas
        [one] há { $count } caravana
        [many] há { $count } de caravanas
       *[other] há { $count } caravanas
    }
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
    .in = na PARTIDA
    .of = da PARTIDA
    .gender = f
    .by = pela PARTIDA
    .cap = A PARTIDA
space-bay-of-fundy = Baía de Fundy
    .the = a Baía de Fundy
    .in = na Baía de Fundy
    .of = da Baía de Fundy
    .by = pela Baía de Fundy
    .gender = f
space-decision = Decisão
    .the = a Decisão
    .in = na Decisão
    .of = da Decisão
    .by = pela Decisão
    .gender = f
space-mont-saint-michel = Monte Saint-Michel
    .the = o Monte Saint-Michel
    .in = no Monte Saint-Michel
    .of = do Monte Saint-Michel
    .by = pelo Monte Saint-Michel
    .gender = m
space-tax = Imposto
    .the = o Imposto
    .in = no Imposto
    .of = do Imposto
    .by = pelo Imposto
    .gender = m
space-athens-airport = Aeroporto de Atenas
    .the = o Aeroporto de Atenas
    .in = no Aeroporto de Atenas
    .of = do Aeroporto de Atenas
    .by = pelo Aeroporto de Atenas
    .gender = m
space-victoria-falls = Cataratas Vitória
    .the = as Cataratas Vitória
    .in = nas Cataratas Vitória
    .of = das Cataratas Vitória
    .by = pelas Cataratas Vitória
    .gender = f
space-command = Ordem
    .the = a Ordem
    .in = na Ordem
    .of = da Ordem
    .by = pela Ordem
    .gender = f
space-iguazu = Iguaçu
space-niagara = Niágara
space-the-moon = Lua
    .the = a Lua (só de visita)
    .in = na Lua (só de visita)
    .of = da Lua (só de visita)
    .by = pela Lua (só de visita)
    .gender = f
space-santorini = Santorini
space-railway = Caminho de ferro
    .the = o Caminho de ferro
    .in = no Caminho de ferro
    .of = do Caminho de ferro
    .by = pelo Caminho de ferro
    .gender = m
space-uluru = Uluru
space-serengeti = Serengueti
    .the = o Serengueti
    .in = no Serengueti
    .of = do Serengueti
    .by = pelo Serengueti
    .gender = m
space-cairo-airport = Aeroporto do Cairo
    .the = o Aeroporto do Cairo
    .in = no Aeroporto do Cairo
    .of = do Aeroporto do Cairo
    .by = pelo Aeroporto do Cairo
    .gender = m
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Área de descanso
    .the = a Área de descanso
    .in = na Área de descanso
    .of = da Área de descanso
    .by = pela Área de descanso
    .gender = f
space-etna = Etna
    .the = o Etna
    .in = no Etna
    .of = do Etna
    .by = pelo Etna
    .gender = m
space-krakatoa = Krakatoa
    .the = o Krakatoa
    .in = no Krakatoa
    .of = do Krakatoa
    .by = pelo Krakatoa
    .gender = m
space-kilauea = Kilauea
    .the = o Kilauea
    .in = no Kilauea
    .of = do Kilauea
    .by = pelo Kilauea
    .gender = m
space-denver-airport = Aeroporto de Denver
    .the = o Aeroporto de Denver
    .in = no Aeroporto de Denver
    .of = do Aeroporto de Denver
    .by = pelo Aeroporto de Denver
    .gender = m
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Eurotúnel
    .the = o Eurotúnel
    .in = no Eurotúnel
    .of = do Eurotúnel
    .by = pelo Eurotúnel
    .gender = m
space-wadi-rum = Wadi Rum
space-go-to-the-moon = Vai para a Lua
    .the = «Vai para a Lua»
    .in = em «Vai para a Lua»
    .of = de «Vai para a Lua»
    .by = por «Vai para a Lua»
    .gender = m
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
    .board = Yellow{ "\u00AD" }knife
space-sydney-airport = Aeroporto de Sydney
    .the = o Aeroporto de Sydney
    .in = no Aeroporto de Sydney
    .of = do Aeroporto de Sydney
    .by = pelo Aeroporto de Sydney
    .gender = m
space-machu-picchu = Machu Picchu
space-himalaya = Himalaia
    .the = o Himalaia
    .in = no Himalaia
    .of = do Himalaia
    .by = pelo Himalaia
    .gender = m

# Neste tabuleiro vai-se para a Lua.
event-jailed = { WHO($player) ->
    [you] Descolagem! Vais para a Lua.
   *[other] Descolagem! { $player } vai para a Lua.
}
event-freed = { WHO($player) ->
    [you] Voltas da Lua.
   *[other] { $player } volta da Lua.
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
    [you] Tiras { $dice } e descolas rumo à Lua.
   *[other] { $player } tira { $dice } e descola rumo à Lua.
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
card-go-to-jail = Entras no foguetão errado. Vai direto para a Lua, sem receber o salário.
card-jail-free = Um bilhete de foguetão. Guarda esta carta: tira-te uma vez da Lua, ou podes vendê-la.

card-advance-to = Um postal faz-te sonhar: avança para { FORM($space, "the") }.
card-to-go = Tens saudades de casa. Avança para { FORM($go, "the") } e recebe o salário.
card-next-station = Perdes o voo. Avança para { FORM($space, "next") }. O proprietário pode pedir-te o dobro.
card-next-utility = Nevoeiro! Avança para { FORM($space, "next") } e lança os dados. O proprietário pode pedir-te { $factor } vezes a soma.
card-back-three = Esqueceste-te do passaporte. Recua três espaços e faz o que indicar o espaço de chegada.
card-general-repairs = Granizo no acampamento: paga { $house } por cada { $house-name } e { $hotel } por cada { $hotel-name }.
card-fine = Apanhaste uma flor rara: paga uma multa de { $amount }.
card-elected-chair = Guias o grupo e perdes-te: dá { $amount } a cada jogador.
card-dividend = As tuas ações de uma linha de ferries rendem dividendos: recebe { $amount }.
card-loan-matures = Uma velha amizade de viagem devolve-te um empréstimo: recebe { $amount }.
card-bank-error = O Banco engana-se no câmbio a teu favor: recebe { $amount }.
card-doctor = O médico observa-te o escaldão: paga { $amount }.
card-sale-of-stock = Vendes as tuas ações de uma companhia aérea: recebe { $amount }.
card-holiday-fund = Encontras as poupanças de viagem numa meia: recebe { $amount }.
card-tax-refund = A alfândega devolve-te o imposto das lembranças: recebe { $amount }.
card-birthday = Aniversário à volta da fogueira! Cada jogador dá-te { $amount }.
card-life-insurance = A tua bagagem perdeu-se, mas tinha seguro: recebe { $amount }.
card-hospital = Torces o tornozelo à beira da cratera: paga { $amount }.
card-school-fees = Um curso de línguas antes de partir: paga { $amount }.
card-street-repairs = A lava corta a estrada: paga { $house } por cada { $house-name } e { $hotel } por cada { $hotel-name }.
card-second-prize = A tua foto do pôr do sol fica em segundo lugar: recebe { $amount }.
card-inheritance = A tua tia-avó deixa-te o dinheiro das viagens: recebe { $amount }.

## Events, told in this world

story-salary = { FORM($go, "cap") } paga { $amount } para a viagem.
event-salary = { WHO($player) ->
    [you] Passas { FORM($go, "by") } e recebes { $amount } para a viagem.
   *[other] { $player } passa { FORM($go, "by") } e recebe { $amount } para a viagem.
}
story-roll-tax = { WHO($player) ->
    [you] Tiras { $dice }, cais { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e pagas { $amount } na alfândega.
   *[other] { $player } tira { $dice }, cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount } na alfândega.
}
story-tax = { WHO($player) ->
    [you] Cais { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e pagas { $amount } na alfândega.
   *[other] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount } na alfândega.
}
event-paid-tax = { WHO($player) ->
    [you] Pagas { $amount } na alfândega { GENDER($space) ->
            [f] { FORM($space, "by") }
            [m] { FORM($space, "by") }
           *[other] por { $space }
        }.
   *[other] { $player } paga { $amount } na alfândega { GENDER($space) ->
            [f] { FORM($space, "by") }
            [m] { FORM($space, "by") }
           *[other] por { $space }
        }.
}
event-built = { WHO($player) ->
    [you] Acampas { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } por { $amount }: agora { FORM($level, "now") }.
   *[other] { $player } acampa { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } por { $amount }: agora { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Acampas { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }: agora { FORM($level, "now") }.
   *[other] { $player } acampa { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }: agora { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Gastas { $amount } em acampamentos: { $spaces }.
   *[other] { $player } gasta { $amount } em acampamentos: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Vais à falência e voltas para casa. O que te resta fica para { $other }.
   *[other] { WHO($other) ->
        [you] { $player } vai à falência e volta para casa. O que resta fica para ti.
       *[other] { $player } vai à falência e volta para casa. O que resta fica para { $other }.
    }
}
event-game-over = Fim da viagem: { $players } ganha o jogo.
event-game-over-shared = Fim da viagem: { $players } partilham a vitória.

character-1 = Guarda Poncho
character-2 = Guia Desvio
character-3 = Agente Janela
character-4 = Vigia Cedinho
says-careful-buys = Primeiro vi o mapa.
says-careful-earns = Isto vai para as minhas viagens.
says-careful-pays = Trazia algum a mais para isto.
says-careful-wins = Em casa, e com as malas todas!
says-bold-buys = Vi, adorei, comprei!
says-bold-earns = O próximo voo já está pago!
says-bold-pays = Chamo a isto aventura.
says-bold-wins = Corri o mundo e ganhei!
says-haggler-buys = Fizeram-me preço de vizinho.
says-haggler-earns = A vista é por conta da casa.
says-haggler-pays = Pedi preço de grupo, sem sorte.
says-haggler-wins = Vi o mundo com desconto!
