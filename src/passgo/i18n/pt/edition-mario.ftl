# Nomes da edição Mario.

edition-mario = Mario
word-go = GO
word-street = local
word-streets = locais
word-house = Casa do Toad
word-houses = Casas do Toad
word-hotel = Castelo da Peach
word-hotel-of-the = do Castelo da Peach
word-hotel-one = um Castelo da Peach
word-hotels = Castelos da Peach
word-hotels-every = todos os Castelos da Peach
word-hotels-all = todos os Castelos da Peach de um grupo podem ser vendidos
word-dice = o dado
level-houses = { $count ->
    [0] { $count } Casas do Toad
    [one] { $count } Casa do Toad
    [many] { $count } de Casas do Toad
   *[other] { $count } Casas do Toad
}
    .now = { $count ->
        [0] há { $count } Casas do Toad
        [one] há { $count } Casa do Toad
        [many] há { $count } de Casas do Toad
       *[other] há { $count } Casas do Toad
    }
level-hotel = Castelo da Peach
    .now = há um Castelo da Peach
    .a = um Castelo da Peach
level-hotels = { $count ->
    [0] { $count } Castelos da Peach
    [one] { $count } Castelo da Peach
    [many] { $count } de Castelos da Peach
   *[other] { $count } Castelos da Peach
}
    .now = { $count ->
        [0] há { $count } Castelos da Peach
        [one] há { $count } Castelo da Peach
        [many] há { $count } de Castelos da Peach
       *[other] há { $count } Castelos da Peach
    }
group-brown = Castanho
group-light-blue = Azul-claro
group-pink = Cor-de-rosa
group-orange = Cor de laranja
group-red = Vermelho
group-yellow = Amarelo
group-green = Verde
group-dark-blue = Azul-escuro
group-utilities = Serviços
deck-community-chest = Cofre
kind-utility = serviço
    .next = o próximo serviço
kind-question = bloco de interrogação
    .next = o próximo bloco de interrogação
token-mushroom = Cogumelo
token-star = Estrela
token-fire-flower = Flor de fogo
token-shell = Carapaça
token-leaf = Folha
token-cap = Boné
space-go = GO
    .the = o GO
    .in = no GO
    .of = do GO
    .gender = m
    .by = pelo GO
    .cap = O GO
space-brick-meadow = Prado dos tijolos
    .the = o Prado dos tijolos
    .in = no Prado dos tijolos
    .of = do Prado dos tijolos
    .by = pelo Prado dos tijolos
    .gender = m
space-question-block = Bloco de interrogação
    .the = o Bloco de interrogação
    .in = no Bloco de interrogação
    .of = do Bloco de interrogação
    .by = pelo Bloco de interrogação
    .gender = m
    .cap = O Bloco de interrogação
    .board = Bloco de interro{ "\u00AD" }gação
space-pipe-cellar = Cave dos canos
    .the = a Cave dos canos
    .in = na Cave dos canos
    .of = da Cave dos canos
    .by = pela Cave dos canos
    .gender = f
space-chain-chomp = Chain Chomp
space-maze-wood = Bosque labirinto
    .the = o Bosque labirinto
    .in = no Bosque labirinto
    .of = do Bosque labirinto
    .by = pelo Bosque labirinto
    .gender = m
space-community-chest = Cofre
    .the = o Cofre
    .in = no Cofre
    .of = do Cofre
    .by = pelo Cofre
    .gender = m
space-cloud-bridge = Ponte das nuvens
    .the = a Ponte das nuvens
    .in = na Ponte das nuvens
    .of = da Ponte das nuvens
    .by = pela Ponte das nuvens
    .gender = f
space-jail = Cadeia
    .the = a Cadeia (só de visita)
    .in = na Cadeia (só de visita)
    .of = da Cadeia (só de visita)
    .by = pela Cadeia (só de visita)
    .gender = f
space-painted-hall = Salão pintado
    .the = o Salão pintado
    .in = no Salão pintado
    .of = do Salão pintado
    .by = pelo Salão pintado
    .gender = m
space-bell-tower = Campanário
    .the = o Campanário
    .in = no Campanário
    .of = do Campanário
    .by = pelo Campanário
    .gender = m
space-bowser-jr = Bowser Jr.
space-harbour-square = Praça do porto
    .the = a Praça do porto
    .in = na Praça do porto
    .of = da Praça do porto
    .by = pela Praça do porto
    .gender = f
space-coral-bay = Baía de coral
    .the = a Baía de coral
    .in = na Baía de coral
    .of = da Baía de coral
    .by = pela Baía de coral
    .gender = f
space-free-parking = Free Parking
space-meteor-pier = Cais do meteorito
    .the = o Cais do meteorito
    .in = no Cais do meteorito
    .of = do Cais do meteorito
    .by = pelo Cais do meteorito
    .gender = m
space-ring-world = Mundo anel
    .the = o Mundo anel
    .in = no Mundo anel
    .of = do Mundo anel
    .by = pelo Mundo anel
    .gender = m
space-magikoopa = Magikoopa
space-sandstone-stair = Escada de arenito
    .the = a Escada de arenito
    .in = na Escada de arenito
    .of = da Escada de arenito
    .by = pela Escada de arenito
    .gender = f
space-oasis-maze = Labirinto do oásis
    .the = o Labirinto do oásis
    .in = no Labirinto do oásis
    .of = do Labirinto do oásis
    .by = pelo Labirinto do oásis
    .gender = m
space-go-to-jail = Go to Jail
space-lantern-wood = Bosque das lanternas
    .the = o Bosque das lanternas
    .in = no Bosque das lanternas
    .of = do Bosque das lanternas
    .by = pelo Bosque das lanternas
    .gender = m
space-giant-roots = Raízes gigantes
    .the = as Raízes gigantes
    .in = nas Raízes gigantes
    .of = das Raízes gigantes
    .by = pelas Raízes gigantes
    .gender = f
space-piranha-plant = Piranha Plant
space-skyline-plaza = Praça dos arranha-céus
    .the = a Praça dos arranha-céus
    .in = na Praça dos arranha-céus
    .of = da Praça dos arranha-céus
    .by = pela Praça dos arranha-céus
    .gender = f
space-crown-tower = Torre da coroa
    .the = a Torre da coroa
    .in = na Torre da coroa
    .of = da Torre da coroa
    .by = pela Torre da coroa
    .gender = f

awaiting-you-roll = É a tua vez: lança o dado.
act-roll = Lançar o dado
deed-rent-utility = { $count ->
    [one] Com { $count }: { $factor } × dado
    [many] Com { $count }: { $factor } × dado
   *[other] Com { $count }: { $factor } × dado
}
dice-title = Dado
end-dice = Dado
stop-rent-dice = { Word-rent }: conforme o dado
story-roll-due-dice = { WHO($player) ->
    [you] Tiras { $dice } e cais { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. O dado decide a { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }. O dado decide a tua { word-rent }.
       *[other] { $player } tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. O dado decide a { word-rent }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Cais { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. O dado decide a { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }. O dado decide a tua { word-rent }.
       *[other] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. O dado decide a { word-rent }.
    }
}
card-next-utility = As luzes tremem! Avança para { FORM($space, "next") } e lança o dado. O proprietário pode pedir-te { $factor } vezes o resultado.
page-times-dice = { $factor } × dado

card-advance-to = Um trampolim atira-te pelos ares: avança para { FORM($space, "the") }.
card-to-go = A toda a velocidade! Avança para { FORM($go, "the") } e recebe o salário.
card-next-question = Ouves um tilintar. Avança para { FORM($space, "next") } e carrega nele.
card-back-three = Falhas um salto. Recua três espaços e faz o que indicar o espaço de chegada.
card-go-to-jail = Escorregas pelo cano errado. Vai direto para a Cadeia, sem receber o salário.
card-jail-free = Uma chave dourada! Guarda esta carta: tira-te uma vez da Cadeia, ou podes vendê-la.
card-repairs = Tijolos soltos! Paga { $house } por cada { $house-name } e { $hotel } por cada { $hotel-name }.
card-treat-everyone = Gelado para toda a gente! Dá { $amount } a cada jogador.
card-party = Dás uma festa numa nuvem: cada jogador dá-te { $amount }.
card-big-find = Uma sala secreta cheia de moedas! Recebe { $amount }.
card-prize = A corrida mais rápida do dia! Recebe { $amount }.
card-gift = Cai um presente de uma nuvem: recebe { $amount }.
card-small-find = Algo brilha na relva: recebe { $amount }.
card-small-loss = Tens um buraco no bolso: paga { $amount }.
card-loss = Cais à água com moedas e tudo: paga { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Cano errado! Vais para a Cadeia.
   *[other] Cano errado! { $player } vai para a Cadeia.
}
story-roll-jailed = { WHO($player) ->
    [you] Tiras { $dice }, entras no cano errado e vais para a Cadeia.
   *[other] { $player } tira { $dice }, entra no cano errado e vai para a Cadeia.
}
event-freed = { WHO($player) ->
    [you] Sais da Cadeia com um salto.
   *[other] { $player } sai da Cadeia com um salto.
}
story-salary = Plim! { FORM($go, "cap") } paga { $amount }.
event-salary = { WHO($player) ->
    [you] Plim! Passas { FORM($go, "by") } e recebes { $amount }.
   *[other] Plim! { $player } passa { FORM($go, "by") } e recebe { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Tiras { $dice }. { FORM($space, "cap") } morde-te: pagas { $amount }.
   *[other] { $player } tira { $dice }. { FORM($space, "cap") } morde e leva { $amount }.
}
story-tax = { WHO($player) ->
    [you] { FORM($space, "cap") } morde-te: pagas { $amount }.
   *[other] { FORM($space, "cap") } morde { $player } e leva { $amount }.
}
event-paid-tax = { WHO($player) ->
    [you] { FORM($space, "cap") } morde. Pagas { $amount }.
   *[other] { FORM($space, "cap") } morde. { $player } paga { $amount }.
}
event-question-coins = { WHO($player) ->
    [you] Tlim! { FORM($space, "cap") } dá-te { $amount }.
   *[other] Tlim! { FORM($space, "cap") } dá { $amount } a { $player }.
}
event-built = { WHO($player) ->
    [you] Empilhas tijolos { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } por { $amount }: agora { FORM($level, "now") }.
   *[other] { $player } empilha tijolos { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } por { $amount }: agora { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Empilhas tijolos { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }: agora { FORM($level, "now") }.
   *[other] { $player } empilha tijolos { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }: agora { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Gastas { $amount } em tijolos: { $spaces }.
   *[other] { $player } gasta { $amount } em tijolos: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Acabaram-se as moedas: vais à falência. O que te resta fica para { $other }.
   *[other] { WHO($other) ->
        [you] Acabaram-se as moedas: { $player } vai à falência. O que resta fica para ti.
       *[other] Acabaram-se as moedas: { $player } vai à falência. O que resta fica para { $other }.
    }
}
event-game-over = Fogo de artifício sobre o castelo: { $players } ganha o jogo.
event-game-over-shared = Fogo de artifício sobre o castelo: { $players } partilham a vitória.

character-1 = Coach Almofada
character-2 = Rabanete Turbo
character-3 = Feirante Seixo
character-4 = Guarda Musgo
character-5 = Piloto Vrum
character-6 = Chef Mais Um
says-careful-buys = Primeiro olhei. Depois saltei.
says-careful-earns = Vou contar as moedas outra vez.
says-careful-pays = Guardei moedas para as vacas magras.
says-careful-wins = De saltinho em saltinho, até ao topo!
says-bold-buys = Um salto e já cá canta!
says-bold-earns = Plim! Adoro este som.
says-bold-pays = Ups! Já volto a saltar.
says-bold-wins = Tomei balanço e ganhei!
says-haggler-buys = Por um punhado de moedas!
says-haggler-earns = Moedas para mim? Não digo que não.
says-haggler-pays = Ofereci um cogumelo. Queriam moedas.
says-haggler-wins = O mundo inteiro por uma pechincha!
