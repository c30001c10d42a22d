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
    [you] Você vai para a Lua.
   *[other] { $player } vai para a Lua.
}
event-freed = { WHO($player) ->
    [you] Você sai da Lua.
   *[other] { $player } sai da Lua.
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
    [you] Você tira { $dice } e vai para a Lua.
   *[other] { $player } tira { $dice } e vai para a Lua.
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
card-go-to-jail = Vá direto para a Lua, sem receber o salário.
card-jail-free = Guarde esta carta: ela tira você da Lua uma vez, ou pode ser vendida.
