hall-page-director = Rodadas
hall-page-nicknames = Apelidos
hall-page-officials = Equipe
hall-page-board = Placar ao vivo
hall-page-judge = Minhas mesas
hall-director-lead = Todas as rodadas seguem os mesmos passos: distribuição das mesas, árbitros, publicação, chamada, jogo, folhas, pontuações, classificação.
hall-round = Rodada
hall-round-number = Rodada { $number }
hall-stands = Situação
hall-session-round = { $stage }, { $city }, rodada { $round }
hall-backup = Backup e registro
hall-backup-lead = Sempre que pontuações são publicadas ou uma fase é encerrada, é feito um backup, se o servidor tiver uma pasta para isso. Copie-o para outro dispositivo antes da próxima rodada.
hall-log = { $count ->
    [0] { $count } eventos no registro. Impressão digital:
    [one] { $count } evento no registro. Impressão digital:
    [many] { $count } de eventos no registro. Impressão digital:
   *[other] { $count } eventos no registro. Impressão digital:
}
hall-machine-lead = Isto é um ensaio. Você pode levá-lo para outro momento, mas nunca para antes do seu último evento.
hall-time-jumped = O relógio do computador do campeonato deu um salto. Hora antes do salto: { $was }. O relógio marcou então: { $says }. As rodadas e os prazos continuam seguindo a hora anterior ao salto.
hall-time-wrong = Se o relógio estiver errado, acerte-o no computador. Este aviso então se fecha automaticamente.
hall-time-right = Se o relógio estiver certo, duas pessoas da equipe precisam aceitá-lo aqui. As rodadas em andamento mantêm o tempo que lhes resta.
hall-time-proposed = { $name } diz que o relógio está certo. Uma segunda pessoa da equipe precisa confirmar.
hall-time-venue = { $city }: o computador de lá tinha o relógio errado. Hora do seu último registro: { $was }. O relógio marcava: { $says }. A ordem dos registros não mudou.
hall-rehearse-lead = A seguir: { $stage }. Os bots ocupam todos os lugares e jogam a fase até o fim; pode levar um minuto.
hall-pipeline = Passos desta rodada
hall-step-seating = Distribuição das mesas
hall-step-qualify = Classificação
hall-seeded = Os jogadores mais fortes estão distribuídos pelas mesas.
hall-reason-repeats = { $count ->
    [0] Ninguém volta a encontrar ninguém.
    [one] { $count } dupla volta a se encontrar: não foi encontrada uma distribuição melhor.
    [many] { $count } de duplas voltam a se encontrar: não foi encontrada uma distribuição melhor.
   *[other] { $count } duplas voltam a se encontrar: não foi encontrada uma distribuição melhor.
}
hall-reason-apart = { $count ->
    [0] Há { $count } duplas que não devem ficar na mesma mesa.
    [one] Há { $count } dupla que não deve ficar na mesma mesa.
    [many] Há { $count } de duplas que não devem ficar na mesma mesa.
   *[other] Há { $count } duplas que não devem ficar na mesma mesa.
}
hall-broken-not-a-player = Alguém que não joga esta rodada tem lugar.
hall-broken-not-seated = Alguém que joga esta rodada não tem lugar.
hall-broken-table-too-small = Uma mesa tem jogadores de menos.
hall-broken-table-too-large = Uma mesa tem jogadores demais.
hall-swap-lead = Marque dois jogadores para trocarem de lugar. A distribuição é verificada de novo; as trocas que violem uma regra são recusadas.
hall-swap-two = Marque exatamente dois jogadores para trocar.
hall-seed-lead = Use este número ou um que tenha sido sorteado em público.
hall-small = Mesas com jogadores de menos: { $tables }. Redistribua esta série.
hall-roll-alternates = Os suplentes presentes ocupam os lugares livres, na ordem dos números
hall-start-lead = Quem não estava presente perdeu o lugar na chamada. O relógio começa a correr para todas as mesas ao mesmo tempo.
hall-heat-waiting = Esperando
hall-heat-running = Em andamento
hall-heat-last-round = Última rodada
hall-expel = Desclassificar
hall-expel-who = Quem desclassificar
hall-fate-playing = jogou até o fim
hall-fate-expelled = desclassificação
hall-sheets-lead = Uma segunda pessoa vê cada folha e a confirma sem alterações ou a devolve.
hall-sheets-none = Agora nenhuma folha é esperada.
hall-sheet-waiting = ainda não começou
hall-sheet-playing = jogando
hall-back-session = Voltar à rodada
hall-part-total = Patrimônio
hall-decided-worth = pelo patrimônio
hall-decided-deeds = empate no patrimônio, mais propriedades sem hipoteca
hall-decided-cash = empate no patrimônio e nas propriedades, mais dinheiro
hall-decided-survived = ainda estava jogando
hall-decided-expelled = desclassificação do próximo
hall-own-sheet = Esta folha foi entregue por você: outra pessoa precisa confirmá-la.
hall-confirm-lead = Compare-a com a folha em papel. Você confirma exatamente o que vê aqui; nesta página nada pode ser alterado.
hall-release-lead = Os pontos são publicados com apelidos; o patrimônio, nunca.
hall-board-open = Abrir o placar ao vivo
hall-qualify-lead = Estabelece a classificação e mostra quem passa para a próxima fase. O sorteio só decide o que não se resolve de outra forma; a sua semente fica no registro.
hall-next-round = Ir para a próxima rodada
hall-goes-on = passa de fase
hall-nicknames-lead = Os apelidos precisam ter a ver com o jogo e não podem aludir à idade, ao sexo, à nacionalidade nem ao corpo. Os possíveis problemas são marcados; a decisão é sua.
hall-nicknames-none = Nenhum apelido aguarda aprovação.
hall-no-concern = Nada foi marcado.
hall-approve-all = { $count ->
    [one] Aprovar o que não tem nada marcado
    [many] Aprovar os { $count } que não têm nada marcado
   *[other] Aprovar os { $count } que não têm nada marcado
}
hall-approved = { $count ->
    [0] { $count } apelidos aprovados
    [one] { $count } apelido aprovado
    [many] { $count } de apelidos aprovados
   *[other] { $count } apelidos aprovados
}
hall-concern-theme = Nenhuma palavra do jogo foi encontrada.
hall-search = Nome ou apelido
hall-search-go = Buscar
hall-found = { $count ->
    [0] Ninguém foi encontrado.
    [one] Foi encontrada { $count } pessoa.
    [many] Foram encontradas { $count } de pessoas.
   *[other] Foram encontradas { $count } pessoas.
}
hall-status-pending = Para ligar
hall-status-disqualified = Desclassificação
hall-terms-lead = Uma nova versão entra em vigor na hora, com um aviso que todos veem no site público.
hall-terms-closes = Novo último dia de inscrição (agora { $day }); deixe vazio para mantê-lo
hall-terms-empty = Escreva as condições em pelo menos um idioma.
hall-officials-lead = Cada pessoa recebe um link privado para uma função. Quem tiver o link age nessa função, por isso envie-o a uma só pessoa. Um novo link anula o anterior.
hall-invite = Criar link
hall-invited = Link para { $name }
hall-invited-lead = Este link só é mostrado uma vez.
hall-revoke-lead = Todos os links de { $name } deixam de funcionar na hora.
hall-revoke-yes = Revogar todos os links
hall-revoke-self = Você não pode revogar o seu próprio link. Outro diretor pode fazer isso.
hall-you = você
hall-outbox-lead = { $count ->
    [0] Todos os e-mails foram enviados.
    [one] Há { $count } e-mail à espera. Copie-o para o seu programa de e-mail e marque-o como enviado.
    [many] Há { $count } de e-mails à espera. Copie-os para o seu programa de e-mail e marque-os como enviados.
   *[other] Há { $count } e-mails à espera. Copie-os para o seu programa de e-mail e marque-os como enviados.
}
hall-letter-fault = O servidor de e-mail o recusou:
hall-sent-all = { $count ->
    [one] Marcar o de baixo como enviado
    [many] Marcar os { $count } abaixo como enviados
   *[other] Marcar os { $count } abaixo como enviados
}
hall-clocks-none = Ainda não foi publicada nenhuma distribuição das mesas.
hall-clock-waits = Faça primeiro a chamada.
hall-clock-last-round = Anunciar a última rodada
hall-clock-offline = Sem conexão. O relógio continua correndo.
hall-fullscreen = Tela cheia
hall-board = Placar ao vivo
hall-board-lead = Pontos depois de cada rodada, por apelido.
hall-nickname = Apelido
hall-anonymous = anônimo
hall-offline = Sem conexão. Este é o último estado conhecido.
hall-scroll-pause = Parar a rolagem
hall-done-draft = Mesas sorteadas. Veja a distribuição e publique-a.
hall-done-expel = Desclassificação registrada.
hall-done-approve = Apelido aprovado.
hall-done-approve-all = Apelidos aprovados.
hall-done-give-back = Apelido recusado.
hall-done-revoke = Os links não funcionam mais.
hall-name-needed = Escreva um nome de 1 a 60 caracteres.
