remote-live-table = a mesa online
remote-not-confirmed = por confirmar
remote-waived = Fechada pelo árbitro principal sem quem não tinha confirmado. Motivo: { $reason }
remote-tie-lead = Mais nada separa estes jogadores. Decide quem fica à frente.
remote-tie-place = Posição { $number } do empate
remote-tie-decide = Decidir o empate
remote-confirm-lead = Estes números vêm do próprio jogo. Confirmas exatamente o que vês aqui.
remote-sign-judge = Assinar como árbitro
remote-waive = Fechar sem eles
remote-waive-lead = Tiveram o seu tempo. A folha dirá que não a confirmaram, e porquê.
remote-waive-later = Têm até { $when } ({ $zone }) para a confirmar no seu ecrã. Depois podes fechar a folha sem eles.
hall-done-sign = Assinado.
hall-done-waive = Fechada sem as assinaturas em falta.
hall-done-decide = Empate decidido.
remote-champion = O título é teu. Parabéns!
remote-finish = { $stage }: lugar { $rank } de { $players }.
remote-through = Passas à fase seguinte: { $stage }.
remote-result = { $points ->
    [one] Lugar { $rank } nesta mesa, { $points } ponto
    [many] Lugar { $rank } nesta mesa, { $points } pontos
   *[other] Lugar { $rank } nesta mesa, { $points } pontos
}
remote-next-confirmed = O teu lugar está confirmado. Vai para a tua mesa a partir desta página antes do início oficial: um lugar vazio passa então a um suplente.
remote-line = A tua linha da folha
remote-line-lead = Era isto que tinhas no fim do jogo. Só tu o podes confirmar. Se algo estiver errado, não confirmes e diz ao árbitro principal.
remote-line-confirm = Está certo
remote-line-signed = Confirmaste-a às { $time } ({ $zone }).
remote-line-soon = Agora não há nada para confirmar. A página atualiza-se sozinha.
entry-done-signed = Confirmado. Obrigado!
remote-local = A tua hora: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] Falta { $count } minuto
    [many] Faltam { $count } minutos
   *[other] Faltam { $count } minutos
}
remote-starts-now = O árbitro principal vai fazer a chamada.
remote-come-lead = Diz que estás cá e deixa esta página aberta. Só joga quem estiver cá na chamada; senão o teu lugar passa a um suplente.
remote-come = Estou cá
remote-come-later = Duas horas antes do início podes dizer aqui que chegaste.
remote-here = Estás cá. Deixa esta página aberta: depois da chamada aparece aqui o botão para a tua mesa.
remote-rules = Na mesa
remote-rule-decision = { $count ->
    [one] Tens { $count } segundo para cada decisão; depois a mesa dá por ti a resposta mais simples.
    [many] Tens { $count } segundos para cada decisão; depois a mesa dá por ti a resposta mais simples.
   *[other] Tens { $count } segundos para cada decisão; depois a mesa dá por ti a resposta mais simples.
}
remote-rule-absent = { $count ->
    [one] Se a tua ligação faltar { $count } segundo na tua vez, a mesa joga por ti até voltares.
    [many] Se a tua ligação faltar { $count } segundos na tua vez, a mesa joga por ti até voltares.
   *[other] Se a tua ligação faltar { $count } segundos na tua vez, a mesa joga por ti até voltares.
}
remote-rule-missed = { $count ->
    [one] O mesmo acontece se perderes { $count } decisão.
    [many] O mesmo acontece se perderes { $count } decisões seguidas.
   *[other] O mesmo acontece se perderes { $count } decisões seguidas.
}
remote-rule-line = Quando o jogo acabar, confirma a tua linha da folha.
remote-seat-here = cá
remote-seat-away = ausente
remote-seat-stood-in = substituído
remote-seat-out = fora
online-status-gathering = Antes da chamada.
remote-hall = { $count ->
    [one] Online
    [many] Online { $number }
   *[other] Online { $number }
}
remote-games = Jogos para ver
remote-delay = { $count ->
    [one] Vês os jogos em curso { $count } minuto mais tarde, para que ninguém ajude um jogador.
    [many] Vês os jogos em curso { $count } minutos mais tarde, para que ninguém ajude um jogador.
   *[other] Vês os jogos em curso { $count } minutos mais tarde, para que ninguém ajude um jogador.
}
