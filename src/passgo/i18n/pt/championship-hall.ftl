# Campeonatos na sala: a consola do diretor, relógios, folhas, quadros.

hall-desk = Páginas da organização
hall-rule = Regra
hall-waiting = { $count ->
    [one] { $count } à espera
    [many] { $count } à espera
   *[other] { $count } à espera
}
hall-role-registrar = Secretaria
hall-role-director = Diretor
hall-role-head-judge = Árbitro principal
hall-role-judge = Árbitro
hall-role-scorer = Anotador
hall-page-director = Rondas
hall-page-registrar = Mesa das inscrições
hall-page-nicknames = Alcunhas
hall-page-entrants = Inscritos
hall-page-terms = Condições
hall-page-officials = Equipa
hall-page-outbox = Caixa de saída
hall-page-sheets = Folhas
hall-page-clock = Relógios
hall-page-board = Quadro em direto
hall-page-projector = Projetor
hall-page-judge = As minhas mesas
hall-page-time = Relógio do computador

hall-director-lead = Todas as rondas seguem os mesmos passos: distribuição pelas mesas, árbitros, publicação, chamada, jogo, folhas, pontuações, qualificação.
hall-champion = Título para { $nickname }
hall-venue = Local
hall-round = Ronda
hall-round-number = Ronda { $number }
hall-players = Jogadores
hall-stands = Estado
hall-open-session = Abrir: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, ronda { $round }
hall-backup = Cópia de segurança e registo
hall-backup-lead = Sempre que se publicam pontuações ou se encerra uma fase, faz-se uma cópia de segurança, se o servidor tiver uma pasta para isso. Copia-a para outro dispositivo antes da próxima ronda.
hall-log = { $count ->
    [0] { $count } eventos no registo. Impressão digital:
    [one] { $count } evento no registo. Impressão digital:
    [many] { $count } de eventos no registo. Impressão digital:
   *[other] { $count } eventos no registo. Impressão digital:
}
hall-machine = Máquina do tempo
hall-machine-lead = Isto é um ensaio. Podes levá-lo para outro momento, mas nunca para antes do seu último evento.
hall-machine-now = Ensaio. Hora aqui: { $moment }
hall-machine-to = Dia e hora
hall-machine-go = Ir para lá
hall-machine-back = Voltar ao presente
hall-time-jumped = O relógio do computador do campeonato deu um salto. Hora antes do salto: { $was }. O relógio marcou então: { $says }. As rondas e os prazos continuam a seguir a hora anterior ao salto.
hall-time-open = O que fazer
hall-time-now = Hora do campeonato: { $time }. Relógio do computador: { $clock }.
hall-time-fine = Não há nenhum aviso em aberto sobre o relógio.
hall-time-wrong = Se o relógio estiver errado, acerta-o no computador. Este aviso fecha-se então automaticamente.
hall-time-right = Se o relógio estiver certo, duas pessoas da equipa têm de o aceitar aqui. As rondas em curso mantêm o tempo que lhes resta.
hall-time-accept = O relógio está certo
hall-time-proposed = { $name } diz que o relógio está certo. Uma segunda pessoa da equipa tem de o confirmar.
hall-time-venue = { $city }: o computador de lá tinha o relógio errado. Hora do seu último registo: { $was }. O relógio marcava: { $says }. A ordem dos registos não mudou.
hall-rehearse = Deixar os bots jogar a próxima fase
hall-rehearse-lead = A seguir: { $stage }. Os bots ocupam todos os lugares e jogam a fase até ao fim; pode demorar um minuto.

hall-pipeline = Passos desta ronda
hall-state-done = feito
hall-state-now = agora
hall-state-later = depois
hall-step-seating = Distribuição pelas mesas
hall-step-judges = Árbitros
hall-step-publish = Publicação
hall-step-roll = Chamada
hall-step-play = Jogo
hall-step-sheets = Folhas
hall-step-release = Pontuações
hall-step-qualify = Qualificação
hall-step-over = Terminada
hall-step-later = Ainda não
hall-waits-director = Isto cabe ao diretor.
hall-waits-head-judge = Isto cabe ao árbitro principal.

hall-plan = Jogadores: { $players }; mesas: { $tables }; séries: { $heats }.
hall-drawn = Jogadores: { $players }; mesas: { $tables }.
hall-seed-printed = Semente { $seed }: com ela qualquer pessoa pode repetir o mesmo sorteio das mesas.
hall-seeded = Os jogadores mais fortes estão espalhados pelas mesas.
hall-reason-sizes = Jogadores por mesa: { $sizes }. Distribuição equilibrada, { $fewest } a { $most } por mesa.
hall-reason-repeats = { $count ->
    [0] Ninguém volta a encontrar ninguém.
    [one] { $count } par volta a encontrar-se: não se encontrou distribuição melhor.
    [many] { $count } de pares voltam a encontrar-se: não se encontrou distribuição melhor.
   *[other] { $count } pares voltam a encontrar-se: não se encontrou distribuição melhor.
}
hall-reason-apart = { $count ->
    [0] Há { $count } pares que não devem ficar na mesma mesa.
    [one] Há { $count } par que não deve ficar na mesma mesa.
    [many] Há { $count } de pares que não devem ficar na mesma mesa.
   *[other] Há { $count } pares que não devem ficar na mesma mesa.
}
hall-reason-fixed = { $count ->
    [0] { $count } jogadores têm mesa fixa.
    [one] { $count } jogador tem mesa fixa.
    [many] { $count } de jogadores têm mesa fixa.
   *[other] { $count } jogadores têm mesa fixa.
}
hall-broken-seated-twice = Alguém ficaria em duas mesas.
hall-broken-not-a-player = Alguém que não joga esta ronda tem lugar.
hall-broken-not-seated = Alguém que joga esta ronda não tem lugar.
hall-broken-table-too-small = Uma mesa tem jogadores a menos.
hall-broken-table-too-large = Uma mesa tem jogadores a mais.
hall-broken-tables-differ = O número de mesas não é o que o formato pede.
hall-broken-thinned-unevenly = Duas mesas diferem em mais de um jogador.
hall-broken-fixed-seat = Um jogador não está na sua mesa fixa.
hall-broken-kept-apart = Dois jogadores que não devem ficar juntos estão na mesma mesa.
hall-table = Mesa { $number }
hall-heat = Série { $number }
hall-table-players = { $count ->
    [0] { $count } jogadores
    [one] { $count } jogador
    [many] { $count } de jogadores
   *[other] { $count } jogadores
}
hall-again = { $count ->
    [0] { $count } encontros anteriores
    [one] { $count } encontro anterior
    [many] { $count } de encontros anteriores
   *[other] { $count } encontros anteriores
}
hall-judged-by = Árbitro: { $name }
hall-fixed = fixa
hall-swap-lead = Assinala dois jogadores para trocarem de lugar. A distribuição é verificada de novo; as trocas que violem uma regra são recusadas.
hall-swap = Trocar de lugar
hall-swap-two = Assinala exatamente dois jogadores para trocar.
hall-draw = Sortear as mesas
hall-draw-again = Sortear de novo
hall-seed = Semente do sorteio
hall-seed-lead = Usa este número ou um que tenha sido sorteado em público.
hall-apart = Separar
hall-apart-one = Primeiro jogador
hall-apart-other = Segundo jogador
hall-pair = { $one } e { $other }
hall-fixing = Mesas fixas
hall-fixed-player = Jogador
hall-fixed-table = Mesa
hall-fixed-at = { $name }: mesa { $table }

hall-judge-of = Árbitro da mesa { $number }
hall-judges-save = Atribuir estes árbitros
hall-judges-none = Ainda não foi convidado nenhum árbitro para este local.
hall-judges-set = Mesas com árbitro: { $count } de { $tables }.
hall-published = Publicado. Início oficial: { $moment }
hall-projector-open = Mostrar no projetor
hall-pdf = Imprimir folhas de pontuação (PDF)
hall-starts = Início oficial (fuso horário { $zone })
hall-publish = Publicar a distribuição
hall-present = Presentes: { $present } de { $players } jogadores.
hall-missing = { $count ->
    [0] faltam { $count }
    [one] falta { $count }
    [many] faltam { $count }
   *[other] faltam { $count }
}
hall-small = Mesas com jogadores a menos: { $tables }. Redistribui esta série.
hall-alternates = { $count ->
    [0] { $count } suplentes, presentes: { $present }.
    [one] { $count } suplente, presentes: { $present }.
    [many] { $count } de suplentes, presentes: { $present }.
   *[other] { $count } suplentes, presentes: { $present }.
}
hall-roll-alternates = Os suplentes presentes ocupam os lugares livres, pela ordem dos números
hall-roll = Fazer a chamada
hall-call-alternate = Chamar o próximo suplente
hall-reseat = Redistribuir a série { $heat }
hall-start = { $count ->
    [one] Iniciar a mesa
    [many] Iniciar as { $count } de mesas ao mesmo tempo
   *[other] Iniciar as { $count } mesas ao mesmo tempo
}
hall-start-lead = Quem não estava presente perdeu o lugar na chamada. O relógio começa a contar para todas as mesas ao mesmo tempo.
hall-heat-waiting = À espera
hall-heat-rolled = Chamada feita, tudo pronto
hall-heat-running = A decorrer
hall-heat-last-round = Última ronda
hall-heat-paused = Em pausa
hall-heat-over = Tempo esgotado
hall-play-later = Depois de publicada a distribuição.
hall-clock-of = Relógio da série { $heat }
hall-expel = Desqualificar
hall-expel-who = Quem desqualificar
hall-expel-lead = Por conduta imprópria. Fica em último lugar, sem pontos, e não pode voltar.
hall-reason = Motivo
hall-fate-playing = jogou até ao fim
hall-fate-bankrupt = falência
hall-fate-expelled = desqualificação
hall-fate-withdrawn = desistência

hall-sheets-lead = Uma segunda pessoa vê cada folha e confirma-a sem alterações ou devolve-a.
hall-sheets-none = Agora não se espera nenhuma folha.
hall-sheets-count = { $confirmed } de { $tables } folhas confirmadas.
hall-sheets-short = { $confirmed } de { $tables }
hall-sheets-missing = Mesas sem folha: { $tables }.
hall-sheet-waiting = por começar
hall-sheet-playing = a jogar
hall-sheet-due = falta a folha
hall-sheet-entered = aguarda uma segunda pessoa
hall-sheet-confirmed = confirmada
hall-sheet-of = Folha da mesa { $number }
hall-sheet-none = Não foi entregue nenhuma folha desta mesa.
hall-sheet-by = Versão { $version }, entregue por { $name }.
hall-sheet-confirmed-by = Confirmada por { $name }.
hall-back-session = Voltar à ronda
hall-part-cash = Dinheiro
hall-part-deeds = Propriedades
hall-part-mortgaged = Propriedades hipotecadas
hall-part-houses = Casas
hall-part-hotels = Hotéis
hall-part-total = Património
hall-holdings = { $count ->
    [0] { $count } propriedades
    [one] { $count } propriedade
    [many] { $count } de propriedades
   *[other] { $count } propriedades
}
hall-mortgaged = hipotecada
hall-houses = { $count ->
    [0] { $count } casas
    [one] { $count } casa
    [many] { $count } de casas
   *[other] { $count } casas
}
hall-hotel = hotel
hall-signed = com assinatura
hall-unsigned = sem assinatura
hall-placings = Posições e pontos
hall-points-count = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
    [many] { $count } de pontos
   *[other] { $count } pontos
}
hall-tie = Empate: à espera do árbitro principal.
hall-decided-worth = pelo património
hall-decided-deeds = empate no património, mais propriedades sem hipoteca
hall-decided-cash = empate no património e nas propriedades, mais dinheiro
hall-decided-head-judge = por decisão do árbitro principal
hall-decided-survived = ainda estava a jogar
hall-decided-left-later = saiu do jogo mais tarde
hall-decided-expelled = desqualificação de quem vem a seguir
hall-confirming = Segunda pessoa
hall-digest = Impressão digital desta folha:
hall-signatures-missing = Sem assinatura: { $names }.
hall-own-sheet = Esta folha foi entregue por ti: tem de ser outra pessoa a confirmá-la.
hall-confirm-lead = Compara-a com a folha em papel. Confirmas exatamente o que vês aqui; nesta página nada pode ser alterado.
hall-confirm = Confirmar sem alterações
hall-reject = Devolver
hall-release-lead = Os pontos são publicados com alcunhas; o património, nunca.
hall-release = Publicar as pontuações
hall-released = Pontuações publicadas.
hall-board-open = Abrir o quadro em direto
hall-qualify-lead = Estabelece a classificação e mostra quem passa à fase seguinte. O sorteio só decide o que não se resolve de outra forma; a sua semente fica no registo.
hall-qualify-later = Depois de publicadas as pontuações.
hall-lot-seed = Semente do sorteio
hall-qualify = Encerrar a fase aqui
hall-next-round = Ir para a próxima ronda
hall-goes-on = qualifica-se
hall-by-lot = por sorteio

hall-nicknames-lead = As alcunhas devem estar ligadas ao jogo e não podem aludir à idade, ao sexo, à nacionalidade nem ao corpo. Os possíveis problemas são assinalados; a decisão é tua.
hall-nicknames-none = Não há nenhuma alcunha à espera de aprovação.
hall-no-concern = Nada foi assinalado.
hall-approve = Aprovar
hall-approve-all = { $count ->
    [one] Aprovar a que não tem nada assinalado
    [many] Aprovar as { $count } que não têm nada assinalado
   *[other] Aprovar as { $count } que não têm nada assinalado
}
hall-give-back = Recusar
hall-give-back-reason = Motivo (é comunicado à pessoa inscrita)
hall-approved = { $count ->
    [0] { $count } alcunhas aprovadas
    [one] { $count } alcunha aprovada
    [many] { $count } de alcunhas aprovadas
   *[other] { $count } alcunhas aprovadas
}
hall-concern-theme = Não se encontrou nenhuma palavra do jogo.
hall-concern-age = Pode aludir à idade.
hall-concern-sex = Pode aludir ao sexo.
hall-concern-nationality = Pode aludir à nacionalidade.
hall-concern-body = Pode aludir ao corpo.
hall-concern-number = Contém um número que pode ser uma idade ou um ano de nascimento.
hall-concern-place = Contém o nome de um local ou de uma cidade.
hall-concern-name = Contém parte do nome verdadeiro.

hall-search = Nome ou alcunha
hall-search-go = Procurar
hall-found = { $count ->
    [0] Não se encontrou ninguém.
    [one] Foi encontrada { $count } pessoa.
    [many] Foram encontradas { $count } de pessoas.
   *[other] Foram encontradas { $count } pessoas.
}
hall-erased = apagado
hall-alternate-number = Suplente { $number }
hall-status-pending = Por telefonar
hall-status-confirmed = Inscrição confirmada
hall-status-withdrawn = Desistiu
hall-status-no-show = Não compareceu
hall-status-disqualified = Desqualificação
hall-status-erased = Dados apagados
hall-cancel = Anular a inscrição
hall-cancel-lead = A organização pode anular uma inscrição, por exemplo quando os dados estão incompletos ou não cumprem as condições.

hall-terms-lead = Uma nova versão entra logo em vigor, com um aviso que todos veem no site público.
hall-terms-version = Versão { $version }
hall-terms-notice = O que mudou (o aviso)
hall-terms-closes = Novo último dia de inscrição (agora { $day }); deixa vazio para o manter
hall-terms-mailed = Avisar por e-mail todas as pessoas inscritas
hall-terms-cancelled = O campeonato é cancelado
hall-terms-publish = Publicar a nova versão
hall-terms-empty = Escreve as condições em pelo menos um idioma.

hall-officials-lead = Cada pessoa recebe uma ligação privada para uma função. Quem tiver a ligação age nessa função, por isso envia-a a uma só pessoa. Uma nova ligação anula a anterior.
hall-official-name = Nome
hall-official-role = Função
hall-official-venue = Local
hall-official-table = Mesa habitual, se houver
hall-invite = Criar ligação
hall-invited = Ligação para { $name }
hall-invited-lead = Esta ligação só é mostrada uma vez.
hall-name-needed = Escreve um nome de 1 a 60 caracteres.
hall-revoke = Revogar
hall-revoke-lead = Todas as ligações de { $name } deixam logo de funcionar.
hall-revoke-yes = Revogar todas as ligações
hall-revoke-self = Não podes revogar a tua própria ligação. Outro diretor pode fazê-lo.
hall-you = tu

hall-outbox-lead = { $count ->
    [0] Todos os e-mails foram enviados.
    [one] Há { $count } e-mail à espera. Copia-o para o teu programa de correio e marca-o como enviado.
    [many] Há { $count } de e-mails à espera. Copia-os para o teu programa de correio e marca-os como enviados.
   *[other] Há { $count } e-mails à espera. Copia-os para o teu programa de correio e marca-os como enviados.
}
hall-letter-to = Para
hall-letter-subject = Assunto
hall-letter-body = Texto
hall-letter-fault = O servidor de correio recusou-o:
hall-copy = Copiar
hall-copied = Copiado
hall-sent = Marcar como enviado
hall-sent-all = { $count ->
    [one] Marcar o de baixo como enviado
    [many] Marcar os { $count } de baixo como enviados
   *[other] Marcar os { $count } de baixo como enviados
}
hall-phones = Lista de telefones
hall-name = Nome
hall-phone = Telefone

hall-clock = Relógio
hall-clocks-lead = O árbitro principal controla o tempo oficial. Todos podem abrir qualquer relógio; só o árbitro principal vê os botões.
hall-clocks-none = Ainda não foi publicada nenhuma distribuição pelas mesas.
hall-clock-left = Tempo restante
hall-clock-waits = Faz primeiro a chamada.
hall-clock-reason = Motivo da pausa (mostrado na sala)
hall-clock-pause = Pausar
hall-clock-resume = Continuar
hall-clock-last-round = Anunciar a última ronda
hall-clock-end = Anunciar o fim do tempo
hall-clock-all = Todos os relógios
hall-clock-offline = Sem ligação. O relógio continua a contar.
hall-fullscreen = Ecrã inteiro
hall-call-minutes = { $count ->
    [0] Faltam { $count } minutos
    [one] Falta { $count } minuto
    [many] Faltam { $count } de minutos
   *[other] Faltam { $count } minutos
}
hall-call-over = Tempo esgotado

hall-board = Quadro em direto
hall-board-lead = Pontos depois de cada ronda, por alcunha.
hall-board-empty = Ainda não foram publicadas pontuações.
hall-csv = Classificação em CSV
hall-json = Classificação em JSON
hall-number = Sala { $number }
hall-halls = Salas
hall-all = Todas
hall-rank = Posição
hall-nickname = Alcunha
hall-points = Pontos
hall-anonymous = anónimo
hall-offline = Sem ligação. Este é o último estado conhecido.
hall-scroll-pause = Parar de deslizar

hall-done-travel = Hora definida.
hall-done-return = O campeonato voltou ao presente.
hall-done-rehearse = Fase jogada.
hall-done-draft = Mesas sorteadas. Vê a distribuição e publica-a.
hall-done-reseat = Série redistribuída.
hall-done-swap = Lugares trocados.
hall-done-judges = Árbitros atribuídos.
hall-done-publish = Publicado.
hall-done-roll = Chamada feita.
hall-done-alternate = Suplente seguinte chamado.
hall-done-start = Mesas iniciadas.
hall-done-expel = Desqualificação registada.
hall-done-release = Pontuações publicadas.
hall-done-qualify = A fase foi encerrada aqui.
hall-done-approve = Alcunha aprovada.
hall-done-approve-all = Alcunhas aprovadas.
hall-done-give-back = Alcunha recusada.
hall-done-cancel = Inscrição anulada.
hall-done-revoke = As ligações já não funcionam.
hall-done-sent = Marcado como enviado.
hall-done-sent-all = Marcados como enviados.
hall-done-confirm = Folha confirmada.
hall-done-reject = Folha devolvida.
