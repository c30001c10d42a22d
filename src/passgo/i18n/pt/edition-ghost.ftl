# Nomes da edição dos fantasmas.

edition-ghost = Fantasmas
word-rent = taxa
word-rent-pl = taxas
word-deed = contrato
word-deeds = contratos
word-deeds-mortgaged = contratos hipotecados
word-deed-in-your = no teu contrato
word-deeds-in-your = nos teus contratos
word-deeds-my = os meus contratos
word-deeds-your = os teus contratos
word-deed-one-of = um dos teus contratos
word-deed-next = próximo contrato
word-deed-next-to = ao próximo contrato sem dono; quando todos tiverem dono, até ao próximo em que
word-deed-one = um contrato
word-deed-this = nesse contrato
word-deed-that = esse contrato
word-deed-by = contrato a contrato
word-deed-buy = num contrato sem dono, podes comprá-lo
word-deed-of-the = do contrato
word-deed-in-the = no contrato
word-deed-mortgaged = um contrato hipotecado
word-deed-cash-group = um contrato dá dinheiro na hora se o hipotecares
word-deeds-the = os contratos
word-deeds-all = todos os contratos
word-street = contrato
word-streets = contratos
word-house = armadilha
word-houses = armadilhas
word-hotel = unidade de contenção
word-hotel-of-the = da unidade de contenção
word-hotel-one = uma unidade de contenção
word-hotels = unidades de contenção
word-hotels-every = todas as unidades de contenção
word-hotels-all = todas as unidades de contenção de um grupo podem ser vendidas
word-deeds-all-yours = todos os teus contratos
word-deeds-the-mortgaged = os contratos hipotecados
level-houses = { $count ->
    [0] { $count } armadilhas
    [one] { $count } armadilha
    [many] { $count } de armadilhas
   *[other] { $count } armadilhas
}
    .now = { $count ->
        [0] há { $count } armadilhas
        [one] há { $count } armadilha
        [many] há { $count } de armadilhas
       *[other] há { $count } armadilhas
    }
level-hotel = unidade de contenção
    .now = há uma unidade de contenção
    .a = uma unidade de contenção
level-hotels = { $count ->
    [0] { $count } unidades de contenção
    [one] { $count } unidade de contenção
    [many] { $count } de unidades de contenção
   *[other] { $count } unidades de contenção
}
    .now = { $count ->
        [0] há { $count } unidades de contenção
        [one] há { $count } unidade de contenção
        [many] há { $count } de unidades de contenção
       *[other] há { $count } unidades de contenção
    }
group-brown = Castanho
group-light-blue = Azul-claro
group-pink = Cor-de-rosa
group-orange = Cor de laranja
group-red = Vermelho
group-yellow = Amarelo
group-green = Verde
group-dark-blue = Azul-escuro
deck-mist = Névoa errante
kind-ride = ECTO-1
    .next = o próximo ECTO-1
kind-entity = entidade
    .next = a próxima entidade
token-goggles = Óculos de proteção
token-ghost-meter = Medidor de fantasmas
token-cello = Violoncelo
token-proton-pack = Mochila de protões
token-marshmallow = Marshmallow
token-siren = Sirene
space-go = PARTIDA
    .the = a PARTIDA
    .in = na PARTIDA
    .of = da PARTIDA
    .gender = f
    .by = pela PARTIDA
    .cap = A PARTIDA
space-corner-bookshop = Livraria da esquina
    .the = a Livraria da esquina
    .in = na Livraria da esquina
    .of = da Livraria da esquina
    .by = pela Livraria da esquina
    .gender = f
space-mist = Névoa errante
    .the = a Névoa errante
    .in = na Névoa errante
    .of = da Névoa errante
    .by = pela Névoa errante
    .gender = f
space-subway-stairs = Escadas do metro
    .the = as Escadas do metro
    .in = nas Escadas do metro
    .of = das Escadas do metro
    .by = pelas Escadas do metro
    .gender = f
space-library-phantom = Fantasma da biblioteca
    .the = o Fantasma da biblioteca
    .in = no Fantasma da biblioteca
    .of = do Fantasma da biblioteca
    .by = pelo Fantasma da biblioteca
    .gender = m
space-ecto-1 = ECTO-1
    .the = o ECTO-1
    .in = no ECTO-1
    .of = do ECTO-1
    .by = pelo ECTO-1
    .gender = m
space-night-diner = Café noturno
    .the = o Café noturno
    .in = no Café noturno
    .of = do Café noturno
    .by = pelo Café noturno
    .gender = m
space-pawn-shop = Casa de penhores
    .the = a Casa de penhores
    .in = na Casa de penhores
    .of = da Casa de penhores
    .by = pela Casa de penhores
    .gender = f
space-wax-museum = Museu de cera
    .the = o Museu de cera
    .in = no Museu de cera
    .of = do Museu de cera
    .by = pelo Museu de cera
    .gender = m
space-jail = Cadeia
    .the = a Cadeia (só de visita)
    .in = na Cadeia (só de visita)
    .of = da Cadeia (só de visita)
    .by = pela Cadeia (só de visita)
    .gender = f
space-old-fire-station = Velho quartel dos bombeiros
    .the = o Velho quartel dos bombeiros
    .in = no Velho quartel dos bombeiros
    .of = do Velho quartel dos bombeiros
    .by = pelo Velho quartel dos bombeiros
    .gender = m
space-hungry-green-ghost = Fantasma verde guloso
    .the = o Fantasma verde guloso
    .in = no Fantasma verde guloso
    .of = do Fantasma verde guloso
    .by = pelo Fantasma verde guloso
    .gender = m
space-university-lab = Laboratório da universidade
    .the = o Laboratório da universidade
    .in = no Laboratório da universidade
    .of = do Laboratório da universidade
    .by = pelo Laboratório da universidade
    .gender = m
    .board = Labora{ "\u00AD" }tório da universi{ "\u00AD" }dade
space-city-archive = Arquivo municipal
    .the = o Arquivo municipal
    .in = no Arquivo municipal
    .of = do Arquivo municipal
    .by = pelo Arquivo municipal
    .gender = m
space-reading-room = Sala de leitura
    .the = a Sala de leitura
    .in = na Sala de leitura
    .of = da Sala de leitura
    .by = pela Sala de leitura
    .gender = f
space-card-catalogue = Ficheiro
    .the = o Ficheiro
    .in = no Ficheiro
    .of = do Ficheiro
    .by = pelo Ficheiro
    .gender = m
space-grand-staircase = Grande escadaria
    .the = a Grande escadaria
    .in = na Grande escadaria
    .of = da Grande escadaria
    .by = pela Grande escadaria
    .gender = f
space-free-parking = Parque grátis
    .the = o Parque grátis
    .in = no Parque grátis
    .of = do Parque grátis
    .by = pelo Parque grátis
    .gender = m
space-hotel-lobby = Átrio do hotel
    .the = o Átrio do hotel
    .in = no Átrio do hotel
    .of = do Átrio do hotel
    .by = pelo Átrio do hotel
    .gender = m
space-ballroom = Salão de baile
    .the = o Salão de baile
    .in = no Salão de baile
    .of = do Salão de baile
    .by = pelo Salão de baile
    .gender = m
space-twelfth-floor = Décimo segundo andar
    .the = o Décimo segundo andar
    .in = no Décimo segundo andar
    .of = do Décimo segundo andar
    .by = pelo Décimo segundo andar
    .gender = m
space-town-hall = Câmara municipal
    .the = a Câmara municipal
    .in = na Câmara municipal
    .of = da Câmara municipal
    .by = pela Câmara municipal
    .gender = f
space-mayors-office = Gabinete da presidência
    .the = o Gabinete da presidência
    .in = no Gabinete da presidência
    .of = do Gabinete da presidência
    .by = pelo Gabinete da presidência
    .gender = m
    .board = Gabinete da presi{ "\u00AD" }dência
space-gate-hound = Cão do portão
    .the = o Cão do portão
    .in = no Cão do portão
    .of = do Cão do portão
    .by = pelo Cão do portão
    .gender = m
space-city-jail-roof = Telhado da cadeia
    .the = o Telhado da cadeia
    .in = no Telhado da cadeia
    .of = do Telhado da cadeia
    .by = pelo Telhado da cadeia
    .gender = m
space-go-to-jail = Vai para a Cadeia
    .the = «Vai para a Cadeia»
    .in = em «Vai para a Cadeia»
    .of = de «Vai para a Cadeia»
    .by = por «Vai para a Cadeia»
    .gender = m
space-park-gate = Portão do parque
    .the = o Portão do parque
    .in = no Portão do parque
    .of = do Portão do parque
    .by = pelo Portão do parque
    .gender = m
space-carriage-stand = Praça de coches
    .the = a Praça de coches
    .in = na Praça de coches
    .of = da Praça de coches
    .by = pela Praça de coches
    .gender = f
space-penthouse-kitchen = Cozinha da cobertura
    .the = a Cozinha da cobertura
    .in = na Cozinha da cobertura
    .of = da Cozinha da cobertura
    .by = pela Cozinha da cobertura
    .gender = f
space-rooftop-temple = Templo do terraço
    .the = o Templo do terraço
    .in = no Templo do terraço
    .of = do Templo do terraço
    .by = pelo Templo do terraço
    .gender = m
space-giant-of-the-avenue = Gigante da avenida
    .the = o Gigante da avenida
    .in = no Gigante da avenida
    .of = do Gigante da avenida
    .by = pelo Gigante da avenida
    .gender = m
space-crossroads-gate = Portal da encruzilhada
    .the = o Portal da encruzilhada
    .in = no Portal da encruzilhada
    .of = do Portal da encruzilhada
    .by = pelo Portal da encruzilhada
    .gender = m
    .board = Portal da encruzi{ "\u00AD" }lhada

card-advance-to = O telefone toca à meia-noite: avança para { FORM($space, "the") }.
card-to-go = Acabou o turno da noite. Avança para { FORM($go, "the") } e recebe o salário.
card-next-ride = Sirenes ligadas! Avança para { FORM($space, "next") }. Podes seguir viagem pela tarifa habitual.
card-next-entity = Um uivo ali perto. Avança para { FORM($space, "next") } e enfrenta-a ao lado de quem está à tua esquerda.
card-back-three = Escorregas na gosma. Recua três espaços e faz o que indicar o espaço de chegada.
card-go-to-jail = Ninguém acredita no teu fantasma. Vai direto para a Cadeia, sem receber o salário.
card-jail-free = A Câmara deve-te um favor. Guarda esta carta: tira-te uma vez da Cadeia, ou podes vendê-la.
card-general-repairs = O teu equipamento aquece demais: paga { $house } por cada { $house-name } e { $hotel } por cada { $hotel-name }.
card-speeding = Com ou sem sirene, ias depressa demais: paga { $amount }.
card-elected-chair = Agora chefias a equipa e o jantar é por tua conta: dá { $amount } a cada jogador.
card-dividend = As tuas ações de uma fábrica de esfregonas rendem dividendos: recebe { $amount }.
card-loan-matures = Um cliente paga-te uma fatura antiquíssima: recebe { $amount }.
card-bank-error = Um fantasma nas contas do Banco acrescenta um zero a teu favor: recebe { $amount }.
card-doctor = O médico tira-te gosma do ouvido: paga { $amount }.
card-sale-of-stock = Vendes as tuas ações de uma fábrica de lençóis: recebe { $amount }.
card-holiday-fund = Pagam-te em dinheiro os dias de folga: recebe { $amount }.
card-tax-refund = As Finanças aceitam a gosma como despesa: recebe { $amount }.
card-birthday = Até os fantasmas te cantam os parabéns: cada jogador dá-te { $amount }.
card-life-insurance = Tens um seguro contra assombrações: recebe { $amount }.
card-hospital = Uma noite na clínica, porque ainda brilhas: paga { $amount }.
card-school-fees = Aulas noturnas: afastar fantasmas, parte um. Paga { $amount }.
card-consultancy-fee = Dizes a um cliente que são só os canos: recebe { $amount }.
card-street-repairs = Gosma na rua: paga { $house } por cada { $house-name } e { $hotel } por cada { $hotel-name }.
card-second-prize = A tua abóbora assombrada fica em segundo lugar: recebe { $amount }.
card-inheritance = Um fantasma agradecido põe-te no testamento: recebe { $amount }.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Ninguém acredita no teu fantasma: vais para a Cadeia.
   *[other] Ninguém acredita na história: { $player } vai para a Cadeia.
}
story-roll-jailed = { WHO($player) ->
    [you] Tiras { $dice } e vais para a Cadeia: ninguém acredita no teu fantasma.
   *[other] { $player } tira { $dice } e vai para a Cadeia: ninguém acredita na história.
}
event-freed = { WHO($player) ->
    [you] A Câmara tira-te da Cadeia.
   *[other] A Câmara tira { $player } da Cadeia.
}
story-salary = { FORM($go, "cap") } paga { $amount } pelo turno da noite.
event-salary = { WHO($player) ->
    [you] Passas { FORM($go, "by") } e recebes { $amount } pelo turno da noite.
   *[other] { $player } passa { FORM($go, "by") } e recebe { $amount } pelo turno da noite.
}
event-ride = { WHO($player) ->
    [you] Sirenes ligadas! Viajas para { FORM($space, "the") } por { $amount }.
   *[other] Sirenes ligadas! { $player } viaja para { FORM($space, "the") } por { $amount }.
}
event-entity-fought = { WHO($player) ->
    [you] Tu e { $other } tiram { $dice } e capturam { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] Tu e { $player } tiram { $dice } e capturam { FORM($space, "the") }.
       *[other] { $player } e { $other } tiram { $dice } e capturam { FORM($space, "the") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Tu e { $other } tiram { $dice }, escorregam na gosma e perdem contra { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] Tu e { $player } tiram { $dice }, escorregam na gosma e perdem contra { FORM($space, "the") }.
       *[other] { $player } e { $other } tiram { $dice }, escorregam na gosma e perdem contra { FORM($space, "the") }.
    }
}
event-paid-entity = { WHO($player) ->
    [you] Pagas { $amount } para limpar a gosma que { FORM($space, "the") } deixou.
   *[other] { $player } paga { $amount } para limpar a gosma que { FORM($space, "the") } deixou.
}
event-built = { WHO($player) ->
    [you] Proteges { FORM($space, "the") } por { $amount }: agora { FORM($level, "now") }.
   *[other] { $player } protege { FORM($space, "the") } por { $amount }: agora { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Proteges { FORM($space, "the") }: agora { FORM($level, "now") }.
   *[other] { $player } protege { FORM($space, "the") }: agora { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Proteges { FORM($spaces, "the") } por { $amount }.
   *[other] { $player } protege { FORM($spaces, "the") } por { $amount }.
}
event-bankrupt = { WHO($player) ->
    [you] Vais à falência e entregas o equipamento. O que te resta fica para { $other }.
   *[other] { WHO($other) ->
        [you] { $player } vai à falência e entrega o equipamento. O que resta fica para ti.
       *[other] { $player } vai à falência e entrega o equipamento. O que resta fica para { $other }.
    }
}
event-game-over = A cidade já pode dormir: { $players } ganha o jogo.
event-game-over-shared = A cidade já pode dormir: { $players } partilham a vitória.

character-1 = Fiscal Esfregão
character-2 = Chefe Faísca
character-3 = Agente Fatura
character-4 = Vigia Saleiro
character-5 = Aprendiz Pressa
character-6 = Gerente Desconto
says-careful-buys = Primeiro vi se havia fantasmas.
says-careful-earns = O recibo já está arquivado.
says-careful-pays = Guardo sempre algum para a gosma.
says-careful-wins = Enfim, sossego na minha cidade.
says-bold-buys = Esse lugar não me mete medo!
says-bold-earns = Caçava fantasmas até de graça, mas aceito!
says-bold-pays = Já vi gosma pior.
says-bold-wins = Limpei a cidade toda. Liguem as sirenes!
says-haggler-buys = O fantasma veio de graça.
says-haggler-earns = E a fatura até foi simpática.
says-haggler-pays = Posso pagar em armadilhas?
says-haggler-wins = A conta segue para a cidade.
