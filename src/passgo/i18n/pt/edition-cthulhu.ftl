# Nomes da edição Cthulhu.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, jogo curto
word-street = espaço de criatura
word-streets = espaços de criatura
word-house = cripta
word-houses = criptas
word-hotel = mausoléu
word-hotel-of-the = do mausoléu
word-hotel-one = um mausoléu
word-hotels = mausoléus
word-hotels-every = todos os mausoléus
word-hotels-all = todos os mausoléus de um grupo podem ser vendidos
level-houses = { $count ->
    [0] { $count } criptas
    [one] { $count } cripta
    [many] { $count } de criptas
   *[other] { $count } criptas
}
    .now = { $count ->
        [0] há { $count } criptas
        [one] há { $count } cripta
        [many] há { $count } de criptas
       *[other] há { $count } criptas
    }
level-hotel = mausoléu
    .now = há um mausoléu
    .a = um mausoléu
level-hotels = { $count ->
    [0] { $count } mausoléus
    [one] { $count } mausoléu
    [many] { $count } de mausoléus
   *[other] { $count } mausoléus
}
    .now = { $count ->
        [0] há { $count } mausoléus
        [one] há { $count } mausoléu
        [many] há { $count } de mausoléus
       *[other] há { $count } mausoléus
    }
group-brown = Castanho
group-light-blue = Azul-claro
group-pink = Cor-de-rosa
group-orange = Cor de laranja
group-red = Vermelho
group-yellow = Amarelo
group-green = Verde
group-dark-blue = Azul-escuro
group-stations = Transportes
group-utilities = Instituições
deck-sanity = Sanidade
deck-knowledge = Conhecimento
kind-station = transporte
    .next = o próximo transporte
kind-utility = instituição
    .next = a próxima instituição
token-necronomicon = Necronomicon
token-cultists-tablet = Tábua dos cultistas
token-cthulhu-statuette = Estatueta de Cthulhu
token-shining-trapezohedron = Trapezoedro brilhante
token-hound-amulet = Amuleto do cão
token-dagon-dagger = Adaga de Dagon
space-go = PARTIDA
    .the = a PARTIDA
    .in = na PARTIDA
    .of = da PARTIDA
    .gender = f
    .by = pela PARTIDA
    .cap = A PARTIDA
space-ghoul = Carniçal
    .the = o Carniçal
    .in = no Carniçal
    .of = do Carniçal
    .by = pelo Carniçal
    .gender = m
space-knowledge = Conhecimento
    .the = o Conhecimento
    .in = no Conhecimento
    .of = do Conhecimento
    .by = pelo Conhecimento
    .gender = m
    .board = Conheci{ "\u00AD" }mento
space-zoog = Zoog
    .the = o Zoog
    .in = no Zoog
    .of = do Zoog
    .by = pelo Zoog
    .gender = m
space-research-fee = Taxa de investigação
    .the = a Taxa de investigação
    .in = na Taxa de investigação
    .of = da Taxa de investigação
    .by = pela Taxa de investigação
    .gender = f
    .board = Taxa de investi{ "\u00AD" }gação
space-ship = Navio
    .the = o Navio
    .in = no Navio
    .of = do Navio
    .by = pelo Navio
    .gender = m
space-night-gaunt = Magro da Noite
    .the = o Magro da Noite
    .in = no Magro da Noite
    .of = do Magro da Noite
    .by = pelo Magro da Noite
    .gender = m
space-sanity = Sanidade
    .the = a Sanidade
    .in = na Sanidade
    .of = da Sanidade
    .by = pela Sanidade
    .gender = f
space-rat-thing = Coisa-Rato
    .the = a Coisa-Rato
    .in = na Coisa-Rato
    .of = da Coisa-Rato
    .by = pela Coisa-Rato
    .gender = f
space-wilbur-whateley = Wilbur Whateley
space-jail = Cadeia
    .the = a Cadeia (só de visita)
    .in = na Cadeia (só de visita)
    .of = da Cadeia (só de visita)
    .by = pela Cadeia (só de visita)
    .gender = f
space-deep-one = Ser das Profundezas
    .the = o Ser das Profundezas
    .in = no Ser das Profundezas
    .of = do Ser das Profundezas
    .by = pelo Ser das Profundezas
    .gender = m
    .board = Ser das Profun{ "\u00AD" }dezas
space-miskatonic-university = Universidade Miskatonic
    .the = a Universidade Miskatonic
    .in = na Universidade Miskatonic
    .of = da Universidade Miskatonic
    .by = pela Universidade Miskatonic
    .gender = f
    .board = Universi{ "\u00AD" }dade Miskatonic
space-dagon = Dagon
space-hydra = Hidra
    .the = a Hidra
    .in = na Hidra
    .of = da Hidra
    .by = pela Hidra
    .gender = f
space-train = Comboio
    .the = o Comboio
    .in = no Comboio
    .of = do Comboio
    .by = pelo Comboio
    .gender = m
space-mi-go = Mi-Go
    .the = o Mi-Go
    .in = no Mi-Go
    .of = do Mi-Go
    .by = pelo Mi-Go
    .gender = m
space-elder-thing = Coisa Antiga
    .the = a Coisa Antiga
    .in = na Coisa Antiga
    .of = da Coisa Antiga
    .by = pela Coisa Antiga
    .gender = f
space-shoggoth = Shoggoth
    .the = o Shoggoth
    .in = no Shoggoth
    .of = do Shoggoth
    .by = pelo Shoggoth
    .gender = m
space-free-parking = Parque grátis
    .the = o Parque grátis
    .in = no Parque grátis
    .of = do Parque grátis
    .by = pelo Parque grátis
    .gender = m
space-hound-of-the-void = Cão do Vazio
    .the = o Cão do Vazio
    .in = no Cão do Vazio
    .of = do Cão do Vazio
    .by = pelo Cão do Vazio
    .gender = m
space-flying-polyp = Pólipo Voador
    .the = o Pólipo Voador
    .in = no Pólipo Voador
    .of = do Pólipo Voador
    .by = pelo Pólipo Voador
    .gender = m
space-great-race = Grande Raça
    .the = a Grande Raça
    .in = na Grande Raça
    .of = da Grande Raça
    .by = pela Grande Raça
    .gender = f
space-dream-journey = Viagem onírica
    .the = a Viagem onírica
    .in = na Viagem onírica
    .of = da Viagem onírica
    .by = pela Viagem onírica
    .gender = f
space-colour-from-space = Cor do Espaço
    .the = a Cor do Espaço
    .in = na Cor do Espaço
    .of = da Cor do Espaço
    .by = pela Cor do Espaço
    .gender = f
space-star-spawn = Cria das Estrelas
    .the = a Cria das Estrelas
    .in = na Cria das Estrelas
    .of = da Cria das Estrelas
    .by = pela Cria das Estrelas
    .gender = f
space-sanatorium = Manicómio
    .the = o Manicómio
    .in = no Manicómio
    .of = do Manicómio
    .by = pelo Manicómio
    .gender = m
space-hastur = Hastur
space-go-to-jail = Vai para a Cadeia
    .the = «Vai para a Cadeia»
    .in = em «Vai para a Cadeia»
    .of = de «Vai para a Cadeia»
    .by = por «Vai para a Cadeia»
    .gender = m
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Automóvel
    .the = o Automóvel
    .in = no Automóvel
    .of = do Automóvel
    .by = pelo Automóvel
    .gender = m
space-azathoth = Azathoth
space-examination-fee = Taxa de exame médico
    .the = a Taxa de exame médico
    .in = na Taxa de exame médico
    .of = da Taxa de exame médico
    .by = pela Taxa de exame médico
    .gender = f
space-great-cthulhu = Grande Cthulhu
    .the = o Grande Cthulhu
    .in = no Grande Cthulhu
    .of = do Grande Cthulhu
    .by = pelo Grande Cthulhu
    .gender = m

card-advance-to = Um mapa na margem mostra o caminho: avança para { FORM($space, "the") }.
card-to-go = Foi só um sonho. Avança para { FORM($go, "the") } e recebe o salário.
card-next-station = O nevoeiro aperta. Avança para { FORM($space, "next") }. O proprietário pode pedir-te o dobro.
card-next-utility = Pesadelos. Avança para { FORM($space, "next") } e lança os dados. O proprietário pode pedir-te { $factor } vezes a soma.
card-back-three = Deixaste o velho livro para trás. Recua três espaços e faz o que indicar o espaço de chegada.
card-go-to-jail = Apanham-te a escavar ao luar. Vai direto para a Cadeia, sem receber o salário.
card-jail-free = Uma chave de metal estranho. Guarda esta carta: tira-te uma vez da Cadeia, ou podes vendê-la.
card-general-repairs = As pedras mexeram-se: paga { $house } por cada { $house-name } e { $hotel } por cada { $hotel-name }.
card-speeding = Ias depressa demais, e o que te seguia também: paga { $amount }.
card-elected-chair = O segredo da tua sociedade secreta tem um preço: dá { $amount } a cada jogador.
card-dividend = As tuas ações na pesca rendem bem demais: recebe { $amount }.
card-loan-matures = Um velho devedor dá à costa e paga-te: recebe { $amount }.
card-bank-error = No Banco dormiram mal e enganaram-se a teu favor: recebe { $amount }.
card-doctor = Um tónico para os nervos: paga { $amount }.
card-sale-of-stock = Vendes as tuas ações antes da lua cheia: recebe { $amount }.
card-holiday-fund = Desistes da semana à beira-mar: recebe { $amount }.
card-tax-refund = Reembolso de impostos, assinado por mão desconhecida: recebe { $amount }.
card-birthday = Os astros alinham-se nos teus anos: cada jogador dá-te { $amount }.
card-life-insurance = Julgam-te no fundo do mar e o seguro paga: recebe { $amount }.
card-hospital = A clínica receita-te repouso e nada de livros: paga { $amount }.
card-school-fees = Um curso de línguas mortas: paga { $amount }.
card-consultancy-fee = Aconselhas a não abrir a caixa: recebe { $amount }.
card-street-repairs = A maré levou a estrada: paga { $house } por cada { $house-name } e { $hotel } por cada { $hotel-name }.
card-second-prize = O teu ensaio sobre as marés fica em segundo lugar: recebe { $amount }.
card-inheritance = Um tio de quem ninguém se lembra deixa-te um baú: recebe { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Escavas onde não deves: vais para a Cadeia.
   *[other] { $player } escava onde não deve e vai para a Cadeia.
}
story-roll-jailed = { WHO($player) ->
    [you] Tiras { $dice }. Escavas onde não deves: vais para a Cadeia.
   *[other] { $player } tira { $dice }, escava onde não deve e vai para a Cadeia.
}
event-freed = { WHO($player) ->
    [you] A fechadura abre-se sozinha: sais da Cadeia.
   *[other] A fechadura abre-se sozinha: { $player } sai da Cadeia.
}
story-salary = { FORM($go, "cap") } paga { $amount } por mais um dia de sanidade.
event-salary = { WHO($player) ->
    [you] Passas { FORM($go, "by") } e recebes { $amount } por mais um dia de sanidade.
   *[other] { $player } passa { FORM($go, "by") } e recebe { $amount } por mais um dia de sanidade.
}
story-roll-tax = { WHO($player) ->
    [you] Tiras { $dice }, cais { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e pagas { $amount }. Ninguém diz para quê.
   *[other] { $player } tira { $dice }, cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount }. Ninguém diz para quê.
}
story-tax = { WHO($player) ->
    [you] Cais { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e pagas { $amount }. Ninguém diz para quê.
   *[other] { $player } cai { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } e paga { $amount }. Ninguém diz para quê.
}
event-paid-tax = { WHO($player) ->
    [you] Pagas { $amount } { GENDER($space) ->
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
    [you] Escavas { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } por { $amount }: agora { FORM($level, "now") }.
   *[other] { $player } escava { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        } por { $amount }: agora { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Escavas { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }: agora { FORM($level, "now") }.
   *[other] { $player } escava { GENDER($space) ->
            [f] { FORM($space, "in") }
            [m] { FORM($space, "in") }
           *[other] em { $space }
        }: agora { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Gastas { $amount } em escavações: { $spaces }.
   *[other] { $player } gasta { $amount } em escavações: { $spaces }.
}
event-bankrupt = { WHO($player) ->
    [you] Vais à falência, e as estrelas nem querem saber. O que te resta fica para { $other }.
   *[other] { WHO($other) ->
        [you] { $player } vai à falência, e as estrelas nem querem saber. O que resta fica para ti.
       *[other] { $player } vai à falência, e as estrelas nem querem saber. O que resta fica para { $other }.
    }
}
event-game-over = As estrelas estão alinhadas: { $players } ganha o jogo.
event-game-over-shared = As estrelas estão alinhadas: { $players } partilham a vitória.

character-1 = Doc Candeia
character-2 = Mestre Borrasca
character-3 = Marchand Velino
character-4 = Guarda Silêncio
character-5 = Docente Ousadia
character-6 = Agente Relíquia
says-careful-buys = Comprei, mas não olho lá para dentro.
says-careful-earns = Hoje durmo um pouco melhor.
says-careful-pays = Paguei e não fiz perguntas.
says-careful-wins = Ganhei, e com a cabeça no lugar.
says-bold-buys = Há sussurros? Então compro!
says-bold-earns = Eu sabia que as trevas rendiam!
says-bold-pays = Já perdi coisas piores no mar.
says-bold-wins = Olhei para o abismo e ganhei!
says-haggler-buys = Consegui que tirassem a maldição.
says-haggler-earns = Aceito moedas de qualquer época.
says-haggler-pays = E se eu pagar com um livro raro?
says-haggler-wins = Até a maré me fez um bom preço.
