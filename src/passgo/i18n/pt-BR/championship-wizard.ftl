found-evening-lead = Responda a quatro perguntas. O resto já vem proposto, e você pode mudá-lo antes de publicar.
found-first-stage = Primeiras rodadas
found-examples-lead = Comece com um exemplo. As datas passam para as próximas semanas.
found-preset-worlds-2015 = Três rodadas, semifinais e final
found-preset-about-worlds-2015 = Uma só sala. Os pontos de três rodadas são somados, e os dezesseis melhores jogam as semifinais. Como em Macau em 2015.
found-file = A partir de um arquivo
found-file-choose = Arquivo de um campeonato (championship.toml)
found-file-faults = { $count ->
    [one] O arquivo tem { $count } erro.
    [many] O arquivo tem { $count } de erros.
   *[other] O arquivo tem { $count } erros.
}
found-file-long = Os formulários têm espaço para { $venues } locais. Um campeonato maior é criado no servidor com o programa.
problem-too-many-drafts = Você tem { $count } rascunhos. Exclua um primeiro.
found-step-officials = Equipe
found-open = { $count ->
    [one] Falta preencher { $count } campo
    [many] Falta preencher { $count } de campos
   *[other] Falta preencher { $count } campos
}
found-to-check = Salvar e verificar
found-organisers-hint = Um por linha. Se ficar em branco, o diretor.
found-prize = Prêmio do campeão
found-optional = Pode ficar em branco.
found-hall = Sala ou endereço
found-heats = Séries, uma depois da outra
found-registers = Os jogadores podem se inscrever neste local
found-closes-hint = Este dia também conta.
found-alternates-hint = Ganham um lugar quando alguém desiste.
found-walk-ins = Também é possível se inscrever na entrada
found-no-employee = Funcionários dos organizadores não podem participar
found-no-relative = Parentes próximos desses funcionários não podem participar
found-at = Onde é jogada
found-rounds = Rodadas
found-minutes = Minutos de cada rodada
found-tolerance = Quantos minutos antes a última rodada pode ser anunciada
found-points-lead = Estes são os valores habituais. Mude-os só se as suas regras forem outras.
found-valuation = Patrimônio, em porcentagem do preço impresso
found-hotel-houses = Casas contadas por hotel
found-tie-worth = maior patrimônio
found-terms-proposal = 
    Quem se inscreve aceita jogar conforme as regras e seguir as decisões dos árbitros.
    Os organizadores usam os dados pessoais apenas para este campeonato e depois os apagam.
    Os participantes podem ver, corrigir e apagar os seus dados a qualquer momento.
found-officials-lead = Indique as pessoas que ajudam você. Cada uma recebe um link privado quando você publicar. Você pode convidar mais gente a qualquer momento.
found-official = Pessoa da equipe { $number }
found-ready = Está tudo pronto. Veja a prévia e depois publique.
found-preview = Prévia
found-preview-lead = Isto é uma prévia. Mais ninguém a vê.
found-change = Mudar alguma coisa
found-download = Baixar como arquivo
found-director = O seu nome, como diretor
found-account = Escolha um nome de usuário e uma senha para poder voltar de qualquer dispositivo.
found-discard = Excluir o rascunho
found-discard-sure = Excluir este rascunho? Nada dele será guardado.
found-links = Dê a cada pessoa o link dela. Os links só aparecem uma vez.
found-again = Você encontra tudo em qualquer dispositivo em que tenha entrado na sua conta.
found-mine = Meus campeonatos
found-mine-none = Entre na sua conta para ver os campeonatos que você criou.
found-copy = Organizar de novo
found-fault-needed = Preencha isto.
found-fault-long = Use no máximo { $most } caracteres.
found-fault-lines = Use no máximo { $most } linhas de { $longest } caracteres.
found-fault-number = Digite um número inteiro de { $low } a { $high }.
found-fault-day = Escolha uma data.
found-fault-past = Essa data já passou. Escolha uma data futura.
found-fault-choice = Escolha na lista.
found-fault-closes = Essa data é anterior à abertura das inscrições.
found-fault-starts = Nesse momento as inscrições ainda estarão abertas. Escolha uma data posterior ou encerre as inscrições antes.
found-fault-room = As mesas têm { $room } lugares. Adicione mesas ou diminua o número de jogadores.
found-fault-advance = A próxima fase não tem mesas para este número. Na última fase, precisa ser 1.
found-fault-hall = Jogadores de outros locais não podem vir para cá. Escolha um local sem inscrições.
found-fault-online = Isto não pode ser jogado on-line. Escolha outra edição ou outras mesas.
found-fault-points = { $count ->
    [one] Digite { $count } número até { $most }.
    [many] Digite { $count } de números até { $most }. Nenhum pode ser maior que o anterior.
   *[other] Digite { $count } números até { $most }. Nenhum pode ser maior que o anterior.
}
found-fault-registers = É preciso haver inscrições em pelo menos um local.
found-fault-misfit = Isto não combina com o resto. Volte ao que estava ou comece com outro exemplo.
