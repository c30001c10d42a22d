word-house = barraca
word-houses = barracas
word-hotel = trailer
word-hotel-of-the = do trailer
word-hotel-one = um trailer
word-hotels = trailers
word-hotels-every = todos os trailers
word-hotels-all = todos os trailers de um grupo podem ser vendidos
level-houses = { $count ->
    [0] { $count } barracas
    [one] { $count } barraca
    [many] { $count } de barracas
   *[other] { $count } barracas
}
    .now = { $count ->
        [0] há { $count } barracas
        [one] há { $count } barraca
        [many] há { $count } de barracas
       *[other] há { $count } barracas
    }
level-hotel = trailer
    .now = há um trailer
    .a = um trailer
level-hotels = { $count ->
    [0] { $count } trailers
    [one] { $count } trailer
    [many] { $count } de trailers
   *[other] { $count } trailers
}
    .now = { $count ->
        [0] há { $count } trailers
        [one] há { $count } trailer
        [many] há { $count } de trailers
       *[other] há { $count } trailers
    }
group-utilities = Transporte coletivo
kind-utility = transporte coletivo
    .next = o próximo transporte coletivo
token-camera = Câmera
space-start = INÍCIO
    .the = o INÍCIO
    .in = no INÍCIO
    .of = do INÍCIO
    .gender = m
    .by = pelo INÍCIO
    .cap = O INÍCIO
space-railway = Ferrovia
    .the = a Ferrovia
    .in = na Ferrovia
    .of = da Ferrovia
    .by = pela Ferrovia
    .gender = f
space-go-to-the-moon = Vá para a Lua
    .the = “Vá para a Lua”
    .in = em “Vá para a Lua”
    .of = de “Vá para a Lua”
    .by = por “Vá para a Lua”
    .gender = m
event-jailed = { WHO($player) ->
    [you] Decolagem! Você vai para a Lua.
   *[other] Decolagem! { $player } vai para a Lua.
}
event-freed = { WHO($player) ->
    [you] Você volta da Lua.
   *[other] { $player } volta da Lua.
}
event-freed-fine = { WHO($player) ->
    [you] Você paga { $amount } e sai da Lua.
   *[other] { $player } paga { $amount } e sai da Lua.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Você continua na Lua (tentativa { $count }).
   *[other] { $player } continua na Lua (tentativa { $count }).
}
story-roll-jailed = { WHO($player) ->
    [you] Você tira { $dice } e decola rumo à Lua.
   *[other] { $player } tira { $dice } e decola rumo à Lua.
}
story-roll-stayed = { WHO($player) ->
    [you] Você tira { $dice } e continua na Lua (tentativa { $count }).
   *[other] { $player } tira { $dice } e continua na Lua (tentativa { $count }).
}
event-owed-fine = { WHO($player) ->
    [you] Você deve { $amount } para sair da Lua.
   *[other] { $player } deve { $amount } para sair da Lua.
}
event-paid-fine = { WHO($player) ->
    [you] Você paga { $amount } para sair da Lua.
   *[other] { $player } paga { $amount } para sair da Lua.
}
event-card-shown = { WHO($player) ->
    [you] Você mostra uma carta da Lua.
   *[other] { $player } mostra uma carta da Lua.
}
event-card-used = { WHO($player) ->
    [you] Você usa uma carta para sair da Lua.
   *[other] { $player } usa uma carta para sair da Lua.
}
awaiting-you-roll-jail = Você está na Lua. Como vai sair?
deal-card-price = Uma carta da Lua não pode ser trocada por menos de { $amount }.
about-go-to-jail = Vá para a Lua
card-go-to-jail = Você entra no foguete errado. Vá direto para a Lua, sem receber o salário.
card-jail-free = Uma passagem de foguete. Guarde esta carta: ela tira você da Lua uma vez, ou pode ser vendida.

card-advance-to = Um cartão-postal faz você sonhar: avance para { FORM($space, "the") }.
card-to-go = Saudade de casa! Avance para { FORM($go, "the") } e receba o salário.
card-next-station = Você perde o voo. Avance para { FORM($space, "next") }. O proprietário pode cobrar o dobro.
card-next-utility = Neblina! Avance para { FORM($space, "next") } e jogue os dados. O proprietário pode cobrar { $factor } vezes a soma.
card-back-three = Você esqueceu o passaporte. Volte três espaços e faça o que o espaço de chegada indicar.
card-general-repairs = Granizo no acampamento: pague { $house } por { $house-name } e { $hotel } por { $hotel-name }.
card-fine = Você colheu uma flor rara: pague uma multa de { $amount }.
card-elected-chair = Você guia o grupo e se perde: dê { $amount } a cada jogador.
card-dividend = As suas ações de uma linha de balsas rendem dividendos: receba { $amount }.
card-loan-matures = Uma velha amizade de viagem devolve um empréstimo a você: receba { $amount }.
card-bank-error = O Banco erra o câmbio a seu favor: receba { $amount }.
card-doctor = O médico olha a sua queimadura de sol: pague { $amount }.
card-sale-of-stock = Você vende as suas ações de uma companhia aérea: receba { $amount }.
card-holiday-fund = Você acha a poupança da viagem em uma meia: receba { $amount }.
card-tax-refund = A alfândega devolve o imposto das suas lembranças: receba { $amount }.
card-birthday = Aniversário em volta da fogueira! Cada jogador dá { $amount } a você.
card-life-insurance = A sua bagagem se perdeu, mas tinha seguro: receba { $amount }.
card-hospital = Você torce o tornozelo na beira da cratera: pague { $amount }.
card-school-fees = Um curso de idiomas antes de partir: pague { $amount }.
card-street-repairs = A lava fecha a estrada: pague { $house } por { $house-name } e { $hotel } por { $hotel-name }.
card-second-prize = A sua foto do pôr do sol fica em segundo lugar: receba { $amount }.
card-inheritance = A sua tia-avó deixa o dinheiro das viagens para você: receba { $amount }.

## Events, told in this world

event-salary = { WHO($player) ->
    [you] Você passa { FORM($go, "by") } e recebe { $amount } para a viagem.
   *[other] { $player } passa { FORM($go, "by") } e recebe { $amount } para a viagem.
}
story-roll-tax = { WHO($player) ->
    [you] Você tira { $dice }, cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount } na alfândega.
   *[other] { $player } tira { $dice }, cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount } na alfândega.
}
story-tax = { WHO($player) ->
    [you] Você cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount } na alfândega.
   *[other] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount } na alfândega.
}
event-paid-tax = { WHO($player) ->
    [you] Você paga { $amount } na alfândega { GENDER($space) ->
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
    [you] Você acampa { GENDER($space) ->
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
    [you] Você acampa { GENDER($space) ->
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
    [you] Você gasta { $amount } em acampamentos: { $spaces }.
   *[other] { $player } gasta { $amount } em acampamentos: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Você vai à falência e volta para casa. O que resta fica para { $other }.
   *[other] { WHO($other) ->
        [you] { $player } vai à falência e volta para casa. O que resta fica para você.
       *[other] { $player } vai à falência e volta para casa. O que resta fica para { $other }.
    }
}
event-game-over-shared = Fim da viagem: { $players } dividem a vitória.

says-careful-earns = Isso vai para as minhas viagens.
says-careful-pays = Eu trouxe um extra para isso.
says-careful-wins = Em casa, e com todas as malas!
says-bold-pays = Vou chamar isso de aventura.
says-haggler-buys = Ganhei preço de morador.
