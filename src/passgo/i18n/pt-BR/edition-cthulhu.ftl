group-brown = Marrom
group-pink = Rosa
group-orange = Laranja
space-go = INÍCIO
    .the = o INÍCIO
    .in = no INÍCIO
    .of = do INÍCIO
    .gender = m
    .by = pelo INÍCIO
    .cap = O INÍCIO
space-research-fee = Taxa de pesquisa
    .the = a Taxa de pesquisa
    .in = na Taxa de pesquisa
    .of = da Taxa de pesquisa
    .by = pela Taxa de pesquisa
    .gender = f
space-jail = Prisão
    .the = a Prisão (só de visita)
    .in = na Prisão (só de visita)
    .of = da Prisão (só de visita)
    .by = pela Prisão (só de visita)
    .gender = f
space-train = Trem
    .the = o Trem
    .in = no Trem
    .of = do Trem
    .by = pelo Trem
    .gender = m
space-free-parking = Estacionamento livre
    .the = o Estacionamento livre
    .in = no Estacionamento livre
    .of = do Estacionamento livre
    .by = pelo Estacionamento livre
    .gender = m
    .board = Estaciona{ "\u00AD" }mento livre
space-sanatorium = Manicômio
    .the = o Manicômio
    .in = no Manicômio
    .of = do Manicômio
    .by = pelo Manicômio
    .gender = m
space-go-to-jail = Vá para a Prisão
    .the = “Vá para a Prisão”
    .in = em “Vá para a Prisão”
    .of = de “Vá para a Prisão”
    .by = por “Vá para a Prisão”
    .gender = m

card-advance-to = Um mapa na margem mostra o caminho: avance para { FORM($space, "the") }.
card-to-go = Foi só um sonho. Avance para { FORM($go, "the") } e receba o salário.
card-next-station = A neblina se fecha. Avance para { FORM($space, "next") }. O proprietário pode cobrar o dobro.
card-next-utility = Pesadelos. Avance para { FORM($space, "next") } e jogue os dados. O proprietário pode cobrar { $factor } vezes a soma.
card-back-three = Você deixou o velho livro para trás. Volte três espaços e faça o que o espaço de chegada indicar.
card-go-to-jail = Pegaram você cavando ao luar. Vá direto para a Prisão, sem receber o salário.
card-jail-free = Uma chave de metal estranho. Guarde esta carta: ela tira você da Prisão uma vez, ou pode ser vendida.
card-general-repairs = As pedras se mexeram: pague { $house } por { $house-name } e { $hotel } por { $hotel-name }.
card-speeding = Você ia rápido demais, e o que seguia você também: pague { $amount }.
card-elected-chair = O segredo da sua sociedade secreta tem um preço: dê { $amount } a cada jogador.
card-dividend = As suas ações na pesca rendem bem demais: receba { $amount }.
card-loan-matures = O mar devolve um velho devedor, que paga: receba { $amount }.
card-bank-error = No Banco dormiram mal e erraram a seu favor: receba { $amount }.
card-doctor = Um tônico para os nervos: pague { $amount }.
card-sale-of-stock = Você vende as suas ações antes da lua cheia: receba { $amount }.
card-holiday-fund = Você desiste da semana à beira-mar: receba { $amount }.
card-tax-refund = Restituição de imposto, assinada por mão desconhecida: receba { $amount }.
card-birthday = Os astros se alinham no seu aniversário: cada jogador dá { $amount } a você.
card-life-insurance = Acham que você está no fundo do mar e o seguro paga: receba { $amount }.
card-hospital = A clínica receita repouso e nada de livros: pague { $amount }.
card-school-fees = Um curso de línguas mortas: pague { $amount }.
card-consultancy-fee = Você aconselha a não abrir a caixa: receba { $amount }.
card-street-repairs = A maré levou a estrada: pague { $house } por { $house-name } e { $hotel } por { $hotel-name }.
card-second-prize = O seu ensaio sobre as marés fica em segundo lugar: receba { $amount }.
card-inheritance = Um tio de quem ninguém se lembra deixa um baú para você: receba { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Você cava onde não deve e vai para a Prisão.
   *[other] { $player } cava onde não deve e vai para a Prisão.
}
story-roll-jailed = { WHO($player) ->
    [you] Você tira { $dice }, cava onde não deve e vai para a Prisão.
   *[other] { $player } tira { $dice }, cava onde não deve e vai para a Prisão.
}
event-freed = { WHO($player) ->
    [you] A fechadura se abre sozinha: você sai da Prisão.
   *[other] A fechadura se abre sozinha: { $player } sai da Prisão.
}
event-salary = { WHO($player) ->
    [you] Você passa { FORM($go, "by") } e recebe { $amount } por mais um dia de sanidade.
   *[other] { $player } passa { FORM($go, "by") } e recebe { $amount } por mais um dia de sanidade.
}
story-roll-tax = { WHO($player) ->
    [you] Você tira { $dice }, cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount }. Ninguém diz para quê.
   *[other] { $player } tira { $dice }, cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount }. Ninguém diz para quê.
}
story-tax = { WHO($player) ->
    [you] Você cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount }. Ninguém diz para quê.
   *[other] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount }. Ninguém diz para quê.
}
event-paid-tax = { WHO($player) ->
    [you] Você paga { $amount } { GENDER($space) ->
            [f] { FORM($space, "by") }
            [m] { FORM($space, "by") }
           *[other] por { $space }
        }. Ninguém diz para quê.
   *[other] { $player } paga { $amount } { GENDER($space) ->
            [f] { FORM($space, "by") }
            [m] { FORM($space, "by") }
           *[other] por { $space }
        }. Ninguém diz para quê.
}
event-built = { WHO($player) ->
    [you] Você cava { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } por { $amount }: agora { FORM($level, "now") }.
   *[other] { $player } cava { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } por { $amount }: agora { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Você cava { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }: agora { FORM($level, "now") }.
   *[other] { $player } cava { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }: agora { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Você gasta { $amount } em escavações: { $spaces }.
   *[other] { $player } gasta { $amount } em escavações: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Você vai à falência, e as estrelas nem ligam. O que resta fica para { $other }.
   *[other] { WHO($other) ->
        [you] { $player } vai à falência, e as estrelas nem ligam. O que resta fica para você.
       *[other] { $player } vai à falência, e as estrelas nem ligam. O que resta fica para { $other }.
    }
}
event-game-over-shared = As estrelas estão alinhadas: { $players } dividem a vitória.

character-1 = Doc Lamparina
says-careful-buys = Comprei, mas não olho lá dentro.
says-careful-earns = Hoje vou dormir um pouco melhor.
