remote-live-table = a mesa on-line
remote-not-confirmed = não confirmado
remote-waived = Encerrada pelo árbitro principal sem quem não tinha confirmado. Motivo: { $reason }
remote-tie-lead = Nada mais separa estes jogadores. Decida quem fica na frente.
remote-tie-place = { $number }º lugar no empate
remote-confirm-lead = Estes números vêm do próprio jogo. Você confirma exatamente o que vê aqui.
remote-waive = Encerrar sem eles
remote-waive-lead = Eles tiveram o seu tempo. A folha vai dizer que não a confirmaram e por quê.
remote-waive-later = Eles têm até { $when } ({ $zone }) para confirmá-la na própria tela. Depois disso, você pode encerrar a folha sem eles.
hall-done-sign = Assinada.
hall-done-waive = Encerrada sem as assinaturas que faltam.
remote-champion = O título é seu. Parabéns!
remote-finish = { $stage }: { $rank }º lugar entre { $players }.
remote-through = Você passou para a próxima fase: { $stage }.
remote-result = { $points ->
    [one] { $rank }º lugar nesta mesa, { $points } ponto
    [many] { $rank }º lugar nesta mesa, { $points } de pontos
   *[other] { $rank }º lugar nesta mesa, { $points } pontos
}
remote-next-confirmed = O seu lugar está confirmado. Vá para a sua mesa por esta página antes do horário oficial de início: se o lugar estiver vazio nessa hora, ele passa para um suplente.
remote-line = A sua linha da folha
remote-line-lead = Era isto que você tinha no fim do jogo. Só você pode confirmá-lo. Se algo estiver errado, não confirme e avise o árbitro principal.
remote-line-signed = Você a confirmou às { $time } ({ $zone }).
remote-line-soon = Não há nada para confirmar agora. A página se atualiza sozinha.
remote-local = No seu horário: { $when } ({ $zone })
remote-come-lead = Avise que você está aqui e deixe esta página aberta. Só joga quem estiver aqui na hora da chamada; se não, o seu lugar passa para um suplente.
remote-come = Estou aqui
remote-come-later = A partir de duas horas antes do início, você pode avisar aqui que chegou.
remote-here = Você está aqui. Deixe esta página aberta: depois da chamada, o botão para a sua mesa aparece aqui.
remote-rule-decision = { $count ->
    [one] Você tem { $count } segundo para cada decisão; depois a mesa dá a resposta mais simples por você.
    [many] Você tem { $count } de segundos para cada decisão; depois a mesa dá a resposta mais simples por você.
   *[other] Você tem { $count } segundos para cada decisão; depois a mesa dá a resposta mais simples por você.
}
remote-rule-absent = { $count ->
    [one] Se a sua conexão cair por { $count } segundo na sua vez, a mesa joga por você até você voltar.
    [many] Se a sua conexão cair por { $count } de segundos na sua vez, a mesa joga por você até você voltar.
   *[other] Se a sua conexão cair por { $count } segundos na sua vez, a mesa joga por você até você voltar.
}
remote-rule-missed = { $count ->
    [one] O mesmo acontece se você perder { $count } decisão.
    [many] O mesmo acontece se você perder { $count } de decisões seguidas.
   *[other] O mesmo acontece se você perder { $count } decisões seguidas.
}
remote-rule-line = Quando o jogo acabar, confirme a sua linha da folha.
remote-hall = { $count ->
    [one] On-line
    [many] On-line { $number }
   *[other] On-line { $number }
}
remote-games = Jogos para assistir
remote-delay = { $count ->
    [one] Você vê os jogos em andamento com { $count } minuto de atraso, para que ninguém ajude um jogador.
    [many] Você vê os jogos em andamento com { $count } de minutos de atraso, para que ninguém ajude um jogador.
   *[other] Você vê os jogos em andamento com { $count } minutos de atraso, para que ninguém ajude um jogador.
}
