group-brown = Marrom
group-pink = Rosa
group-orange = Laranja
group-utilities = Companhias
kind-utility = companhia
    .next = a próxima companhia
token-shell = Casco
space-brick-meadow = Campo dos tijolos
    .the = o Campo dos tijolos
    .in = no Campo dos tijolos
    .of = do Campo dos tijolos
    .by = pelo Campo dos tijolos
    .gender = m
space-pipe-cellar = Porão dos canos
    .the = o Porão dos canos
    .in = no Porão dos canos
    .of = do Porão dos canos
    .by = pelo Porão dos canos
    .gender = m
space-jail = Prisão
    .the = a Prisão (só de visita)
    .in = na Prisão (só de visita)
    .of = da Prisão (só de visita)
    .by = pela Prisão (só de visita)
    .gender = f

awaiting-you-roll = É a sua vez: jogue o dado.
act-roll = Jogar o dado
story-roll-due-dice = { WHO($player) ->
    [you] Você tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. O dado decide o { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }. O dado decide o seu { word-rent }.
       *[other] { $player } tira { $dice } e cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. O dado decide o { word-rent }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Você cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. O dado decide o { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }. O dado decide o seu { word-rent }.
       *[other] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }, de { $other }. O dado decide o { word-rent }.
    }
}
card-next-utility = As luzes piscam! Avance para { FORM($space, "next") } e jogue o dado. O proprietário pode cobrar { $factor } vezes o resultado.

card-advance-to = Um trampolim joga você pelos ares: avance para { FORM($space, "the") }.
card-to-go = A toda velocidade! Avance para { FORM($go, "the") } e receba o salário.
card-next-question = Você ouve um tilintar. Avance para { FORM($space, "next") } e aperte-o.
card-back-three = Você erra um pulo. Volte três espaços e faça o que o espaço de chegada indicar.
card-go-to-jail = Você escorrega pelo cano errado. Vá direto para a Prisão, sem receber o salário.
card-jail-free = Uma chave dourada! Guarde esta carta: ela tira você da Prisão uma vez, ou pode ser vendida.
card-repairs = Tijolos soltos! Pague { $house } por { $house-name } e { $hotel } por { $hotel-name }.
card-treat-everyone = Sorvete para todo mundo! Dê { $amount } a cada jogador.
card-party = Você dá uma festa em uma nuvem: cada jogador dá { $amount } a você.
card-big-find = Uma sala secreta cheia de moedas! Receba { $amount }.
card-prize = A corrida mais rápida do dia! Receba { $amount }.
card-gift = Cai um presente de uma nuvem: receba { $amount }.
card-small-find = Algo brilha na grama: receba { $amount }.
card-small-loss = O seu bolso está furado: pague { $amount }.
card-loss = Você cai na água com moedas e tudo: pague { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Cano errado! Você vai para a Prisão.
   *[other] Cano errado! { $player } vai para a Prisão.
}
story-roll-jailed = { WHO($player) ->
    [you] Você tira { $dice }, entra no cano errado e vai para a Prisão.
   *[other] { $player } tira { $dice }, entra no cano errado e vai para a Prisão.
}
event-freed = { WHO($player) ->
    [you] Você sai da Prisão com um pulo.
   *[other] { $player } sai da Prisão com um pulo.
}
event-salary = { WHO($player) ->
    [you] Plim! Você passa { FORM($go, "by") } e recebe { $amount }.
   *[other] Plim! { $player } passa { FORM($go, "by") } e recebe { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Você tira { $dice }. { FORM($space, "cap") } morde você e leva { $amount }.
   *[other] { $player } tira { $dice }. { FORM($space, "cap") } morde e leva { $amount }.
}
story-tax = { WHO($player) ->
    [you] { FORM($space, "cap") } morde você e leva { $amount }.
   *[other] { FORM($space, "cap") } morde { $player } e leva { $amount }.
}
event-paid-tax = { WHO($player) ->
    [you] { FORM($space, "cap") } morde. Você paga { $amount }.
   *[other] { FORM($space, "cap") } morde. { $player } paga { $amount }.
}
event-question-coins = { WHO($player) ->
    [you] Tlim! { FORM($space, "cap") } dá { $amount } a você.
   *[other] Tlim! { FORM($space, "cap") } dá { $amount } a { $player }.
}
event-built = { WHO($player) ->
    [you] Você empilha tijolos { GENDER($space) ->
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
    [you] Você empilha tijolos { GENDER($space) ->
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
    [you] Você gasta { $amount } em tijolos: { $spaces }.
   *[other] { $player } gasta { $amount } em tijolos: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Acabaram as moedas: você vai à falência. O que resta fica para { $other }.
   *[other] { WHO($other) ->
        [you] Acabaram as moedas: { $player } vai à falência. O que resta fica para você.
       *[other] Acabaram as moedas: { $player } vai à falência. O que resta fica para { $other }.
    }
}
event-game-over = Fogos de artifício sobre o castelo: { $players } ganha o jogo.
event-game-over-shared = Fogos de artifício sobre o castelo: { $players } dividem a vitória.

says-careful-buys = Primeiro olhei. Depois pulei.
says-careful-earns = Vou contar as moedas de novo.
says-careful-wins = De pulinho em pulinho, até o topo!
says-bold-buys = Um pulo e já é meu!
says-bold-pays = Opa! Já dou a volta por cima.
says-bold-wins = Peguei impulso e ganhei!
