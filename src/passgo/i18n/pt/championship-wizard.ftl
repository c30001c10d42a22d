found-evening = Uma sala, uma noite
found-evening-lead = Responde a quatro perguntas. O resto já vem proposto, e podes alterá-lo antes de publicar.
found-title = Nome do campeonato
found-day = Data
found-place = Local
found-place-hint = Sala e cidade, por exemplo: Salão da escola, Volos
found-players = Número de jogadores
found-zone = Fuso horário
found-first-stage = Primeiras rondas
found-last-stage = Final
found-continue = Continuar
found-examples = Campeonatos maiores
found-examples-lead = Começa com um exemplo. As datas passam para as próximas semanas.
found-preset-greece-2015 = Várias cidades, uma final nacional
found-preset-about-greece-2015 = Torneios em cidades, uma final em cada cidade e uma final nacional. Como na Grécia em 2015.
found-preset-worlds-2015 = Três rondas, meias-finais e final
found-preset-about-worlds-2015 = Uma sala. Os pontos de três rondas somam-se, os dezasseis melhores jogam as meias-finais. Como em Macau em 2015.
found-begin = Começar
found-file = A partir de um ficheiro
found-file-choose = Ficheiro de um campeonato (championship.toml)
found-file-faults = { $count ->
    [one] O ficheiro tem { $count } erro.
    [many] O ficheiro tem { $count } de erros.
   *[other] O ficheiro tem { $count } erros.
}
found-file-long = Os formulários têm espaço para { $venues } locais. Um campeonato maior cria-se no servidor com o programa.
problem-too-many-drafts = Tens { $count } rascunhos. Elimina um primeiro.
found-steps = Passos
found-step-what = O quê
found-step-where = Onde e quando
found-step-who = Quem pode participar
found-step-stages = Fases e mesas
found-step-clocks = Tempos
found-step-points = Pontos e empates
found-step-terms = Condições
found-step-officials = Equipa
found-step-check = Verificar e publicar
found-open = { $count ->
    [one] { $count } campo por preencher
    [many] { $count } de campos por preencher
   *[other] { $count } campos por preencher
}
found-to-check = Guardar e verificar
found-organisers = Organizadores
found-organisers-hint = Um por linha. Se ficar vazio, o diretor.
found-prize = Prémio do campeão
found-optional = Pode ficar vazio.
found-venue = Local { $number }
found-hall = Sala ou morada
found-city = Cidade
found-starts = Início
found-tables = Mesas ao mesmo tempo
found-heats = Séries umas a seguir às outras
found-heats-hint = 1 se todos os jogadores tiverem mesa ao mesmo tempo.
found-registers = Os jogadores podem inscrever-se neste local
found-remove = Remover
found-add-venue = Adicionar um local
found-opens = Abertura das inscrições
found-closes = Último dia de inscrição
found-closes-hint = Este dia conta.
found-age = Idade mínima
found-any = Qualquer
found-alternates = Suplentes em cada local
found-alternates-hint = Recebem um lugar quando alguém desiste.
found-walk-ins = Também há inscrições à entrada
found-no-employee = Os trabalhadores dos organizadores não podem participar
found-no-relative = Os familiares próximos desses trabalhadores não podem participar
found-stage-name = Nome da fase
found-at = Onde se joga
found-at-venues = Em cada local com inscrições
found-fewest = Jogadores por mesa, no mínimo
found-most = Jogadores por mesa, no máximo
found-advance = Quantos passam
found-advance-hint = De cada local. Na última fase: 1, o campeão.
found-add-stage = Adicionar uma fase
found-rounds = Rondas
found-minutes = Minutos de cada ronda
found-tolerance = Quantos minutos antes se pode anunciar a última ronda
found-tolerance-hint = 0 significa nunca.
found-points-lead = Estes são os valores habituais. Altera-os só se as vossas regras forem outras.
found-points = Pontos
found-points-hint = Primeiro os pontos do vencedor, com espaços entre os números.
found-survivors = { $count ->
    [one] Resta { $count } jogador
    [many] Restam { $count } de jogadores
   *[other] Restam { $count } jogadores
}
found-valuation = Património, em percentagem do preço impresso
found-worth-deed = Propriedade
found-worth-mortgaged = Propriedade hipotecada
found-worth-house = Casa
found-worth-hotel = Hotel
found-hotel-houses = Casas que se contam por cada hotel
found-rounding = Arredondamento
found-up = Para cima
found-down = Para baixo
found-ties = Empates
found-table-ties = Entre jogadores de uma mesa
found-across-ties = Entre jogadores de mesas diferentes
found-tie-worth = maior património
found-tie-deeds = mais propriedades
found-tie-cash = mais dinheiro
found-tie-head-judge = decide o árbitro principal
found-tie-lot = sorteio
found-terms-proposal =
    Quem se inscreve aceita jogar pelas regras e seguir as decisões dos árbitros.
    Os organizadores usam os dados pessoais apenas para este campeonato e apagam-nos depois.
    Os participantes podem ver, corrigir e apagar os seus dados em qualquer altura.
found-officials-lead = Indica as pessoas que te ajudam. Cada uma recebe um link privado quando publicares. Podes convidar mais em qualquer altura.
found-official = Pessoa da equipa { $number }
found-ready = Está tudo. Vê a pré-visualização e depois publica.
found-missing = Ainda incompleto
found-preview = Pré-visualização
found-preview-lead = Isto é uma pré-visualização. Mais ninguém a vê.
found-change = Alterar alguma coisa
found-download = Descarregar como ficheiro
found-publish = Publicar
found-director = O teu nome, como diretor
found-account = Escolhe um nome de utilizador e uma palavra-passe, para poderes voltar a partir de qualquer dispositivo.
found-have-account = Já tenho uma conta
found-discard = Eliminar o rascunho
found-discard-sure = Eliminar este rascunho? Nada dele fica guardado.
found-links = Dá a cada pessoa o seu próprio link. Os links só aparecem uma vez.
found-link-qr = Código QR do link de { $name }
found-again = Encontras tudo em qualquer dispositivo onde tenhas sessão iniciada.
found-mine = Os meus campeonatos
found-mine-none = Inicia sessão para ver os campeonatos que criaste.
found-drafts = Rascunhos
found-changed = Última alteração: { $when }
found-copy = Organizar outra vez
found-fault-needed = Preenche isto.
found-fault-long = Usa no máximo { $most } caracteres.
found-fault-lines = Usa no máximo { $most } linhas de { $longest } caracteres.
found-fault-number = Escreve um número inteiro de { $low } a { $high }.
found-fault-day = Escolhe uma data.
found-fault-past = Isso já passou. Escolhe uma data futura.
found-fault-choice = Escolhe da lista.
found-fault-closes = Isso é antes de as inscrições abrirem.
found-fault-starts = Nessa altura as inscrições ainda estão abertas. Escolhe uma data posterior ou termina as inscrições mais cedo.
found-fault-room = As mesas têm { $room } lugares. Adiciona mesas ou reduz o número de jogadores.
found-fault-advance = A fase seguinte não tem mesas para este número. Na última fase tem de ser 1.
found-fault-hall = Jogadores de outros locais não podem vir aqui. Escolhe um local sem inscrições.
found-fault-online = Isto não se pode jogar online. Escolhe outra edição ou outras mesas.
found-fault-points = { $count ->
    [one] Escreve { $count } número até { $most }.
    [many] Escreve { $count } de números até { $most }. Nenhum pode ser maior do que o anterior.
   *[other] Escreve { $count } números até { $most }. Nenhum pode ser maior do que o anterior.
}
found-fault-winner = O vencedor não pode receber mais do que quando restam menos jogadores: no máximo { $most }.
found-fault-registers = Tem de haver inscrições em pelo menos um local.
found-fault-misfit = Isto não condiz com o resto. Repõe-no ou começa com outro exemplo.
