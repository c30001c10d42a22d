word-rent = honorário
word-rent-pl = honorários
word-deed-in-your = no seu contrato
word-deeds-in-your = nos seus contratos
word-deeds-my = meus contratos
word-deeds-your = seus contratos
word-deed-one-of = um dos seus contratos
word-deed-next-to = o próximo contrato sem dono; quando todos tiverem dono, até o próximo em que você
word-deed-by = contrato por contrato
word-deed-buy = em um contrato sem dono, você pode comprá-lo
word-deed-cash-group = um contrato dá dinheiro na hora se você o hipotecar
word-deeds-all-yours = todos os seus contratos
group-brown = Marrom
group-pink = Rosa
group-orange = Laranja
token-proton-pack = Mochila de prótons
space-go = INÍCIO
    .the = o INÍCIO
    .in = no INÍCIO
    .of = do INÍCIO
    .gender = m
    .by = pelo INÍCIO
    .cap = O INÍCIO
space-subway-stairs = Escadas do metrô
    .the = as Escadas do metrô
    .in = nas Escadas do metrô
    .of = das Escadas do metrô
    .by = pelas Escadas do metrô
    .gender = f
space-pawn-shop = Casa de penhor
    .the = a Casa de penhor
    .in = na Casa de penhor
    .of = da Casa de penhor
    .by = pela Casa de penhor
    .gender = f
space-jail = Prisão
    .the = a Prisão (só de visita)
    .in = na Prisão (só de visita)
    .of = da Prisão (só de visita)
    .by = pela Prisão (só de visita)
    .gender = f
space-old-fire-station = Antigo quartel dos bombeiros
    .the = o Antigo quartel dos bombeiros
    .in = no Antigo quartel dos bombeiros
    .of = do Antigo quartel dos bombeiros
    .by = pelo Antigo quartel dos bombeiros
    .gender = m
space-card-catalogue = Fichário
    .the = o Fichário
    .in = no Fichário
    .of = do Fichário
    .by = pelo Fichário
    .gender = m
space-free-parking = Estacionamento livre
    .the = o Estacionamento livre
    .in = no Estacionamento livre
    .of = do Estacionamento livre
    .by = pelo Estacionamento livre
    .gender = m
    .board = Estaciona{ "\u00AD" }mento livre
space-hotel-lobby = Saguão do hotel
    .the = o Saguão do hotel
    .in = no Saguão do hotel
    .of = do Saguão do hotel
    .by = pelo Saguão do hotel
    .gender = m
space-town-hall = Prefeitura
    .the = a Prefeitura
    .in = na Prefeitura
    .of = da Prefeitura
    .by = pela Prefeitura
    .gender = f
space-mayors-office = Gabinete do prefeito
    .the = o Gabinete do prefeito
    .in = no Gabinete do prefeito
    .of = do Gabinete do prefeito
    .by = pelo Gabinete do prefeito
    .gender = m
space-city-jail-roof = Telhado da prisão
    .the = o Telhado da prisão
    .in = no Telhado da prisão
    .of = do Telhado da prisão
    .by = pelo Telhado da prisão
    .gender = m
space-go-to-jail = Vá para a Prisão
    .the = “Vá para a Prisão”
    .in = em “Vá para a Prisão”
    .of = de “Vá para a Prisão”
    .by = por “Vá para a Prisão”
    .gender = m
space-carriage-stand = Ponto de carruagens
    .the = o Ponto de carruagens
    .in = no Ponto de carruagens
    .of = do Ponto de carruagens
    .by = pelo Ponto de carruagens
    .gender = m

card-advance-to = O telefone toca à meia-noite: avance para { FORM($space, "the") }.
card-to-go = Acabou o turno da noite. Avance para { FORM($go, "the") } e receba o salário.
card-next-ride = Sirenes ligadas! Avance para { FORM($space, "next") }. Você pode seguir viagem pela tarifa normal.
card-next-entity = Um uivo ali perto. Avance para { FORM($space, "next") } e enfrente-a ao lado de quem está à sua esquerda.
card-back-three = Você escorrega na gosma. Volte três espaços e faça o que o espaço de chegada indicar.
card-go-to-jail = Ninguém acredita no seu fantasma. Vá direto para a Prisão, sem receber o salário.
card-jail-free = A Prefeitura deve um favor a você. Guarde esta carta: ela tira você da Prisão uma vez, ou pode ser vendida.
card-general-repairs = O seu equipamento esquenta demais: pague { $house } por { $house-name } e { $hotel } por { $hotel-name }.
card-speeding = Com ou sem sirene, você ia rápido demais: pague { $amount }.
card-elected-chair = Agora você chefia a equipe e o jantar é por sua conta: dê { $amount } a cada jogador.
card-dividend = As suas ações de uma fábrica de esfregões rendem dividendos: receba { $amount }.
card-loan-matures = Um cliente paga uma fatura antiquíssima a você: receba { $amount }.
card-bank-error = Um fantasma nas contas do Banco acrescenta um zero a seu favor: receba { $amount }.
card-doctor = O médico tira gosma do seu ouvido: pague { $amount }.
card-sale-of-stock = Você vende as suas ações de uma fábrica de lençóis: receba { $amount }.
card-holiday-fund = Pagam em dinheiro os seus dias de folga: receba { $amount }.
card-tax-refund = A Receita aceita a gosma como despesa: receba { $amount }.
card-birthday = Até os fantasmas cantam parabéns: cada jogador dá { $amount } a você.
card-life-insurance = Você tem seguro contra assombrações: receba { $amount }.
card-hospital = Uma noite na clínica, porque você ainda brilha: pague { $amount }.
card-school-fees = Aulas noturnas: espantar fantasmas, parte um. Pague { $amount }.
card-consultancy-fee = Você diz a um cliente que são só os canos: receba { $amount }.
card-street-repairs = Gosma na rua: pague { $house } por { $house-name } e { $hotel } por { $hotel-name }.
card-second-prize = A sua abóbora assombrada fica em segundo lugar: receba { $amount }.
card-inheritance = Um fantasma agradecido põe você no testamento: receba { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Ninguém acredita no seu fantasma: você vai para a Prisão.
   *[other] Ninguém acredita na história: { $player } vai para a Prisão.
}
story-roll-jailed = { WHO($player) ->
    [you] Você tira { $dice } e vai para a Prisão: ninguém acredita no seu fantasma.
   *[other] { $player } tira { $dice } e vai para a Prisão: ninguém acredita na história.
}
event-freed = { WHO($player) ->
    [you] A Prefeitura tira você da Prisão.
   *[other] A Prefeitura tira { $player } da Prisão.
}
event-salary = { WHO($player) ->
    [you] Você passa { FORM($go, "by") } e recebe { $amount } pelo turno da noite.
   *[other] { $player } passa { FORM($go, "by") } e recebe { $amount } pelo turno da noite.
}
event-ride = { WHO($player) ->
    [you] Sirenes ligadas! Você viaja para { FORM($space, "the") } por { $amount }.
   *[other] Sirenes ligadas! { $player } viaja para { FORM($space, "the") } por { $amount }.
}
event-entity-fought = { WHO($player) ->
    [you] Você e { $other } tiram { $dice } e capturam { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] Você e { $player } tiram { $dice } e capturam { FORM($space, "the") }.
       *[other] { $player } e { $other } tiram { $dice } e capturam { FORM($space, "the") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Você e { $other } tiram { $dice }, escorregam na gosma e perdem contra { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] Você e { $player } tiram { $dice }, escorregam na gosma e perdem contra { FORM($space, "the") }.
       *[other] { $player } e { $other } tiram { $dice }, escorregam na gosma e perdem contra { FORM($space, "the") }.
    }
}
event-paid-entity = { WHO($player) ->
    [you] Você paga { $amount } para limpar a gosma que { FORM($space, "the") } deixou.
   *[other] { $player } paga { $amount } para limpar a gosma que { FORM($space, "the") } deixou.
}
event-built = { WHO($player) ->
    [you] Você protege { FORM($space, "the") } por { $amount }: agora { FORM($level, "now") }.
   *[other] { $player } protege { FORM($space, "the") } por { $amount }: agora { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Você protege { FORM($space, "the") }: agora { FORM($level, "now") }.
   *[other] { $player } protege { FORM($space, "the") }: agora { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Você protege { FORM($spaces, "the") } por { $amount }.
   *[other] { $player } protege { FORM($spaces, "the") } por { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Você vai à falência e entrega o equipamento. O que resta fica para { $other }.
   *[other] { WHO($other) ->
        [you] { $player } vai à falência e entrega o equipamento. O que resta fica para você.
       *[other] { $player } vai à falência e entrega o equipamento. O que resta fica para { $other }.
    }
}
event-game-over-shared = A cidade já pode dormir: { $players } dividem a vitória.

says-careful-pays = Sempre guardo algum para a gosma.
says-bold-earns = Eu caçaria de graça, mas valeu!
