slips-tick-lead = Cada árbitro marca os jogadores da sua mesa. Onde nenhum árbitro tem painel, marque-os aqui.
slips-unticked = ainda não marcado
slips-door-missing = sem registro na entrada
slips-tick-save = Salvar marcações
hall-done-tick = Marcações salvas.
slips-undo = Desfazer
slips-return-lead = Volta a participar, com o seu lugar na mesa se mais ninguém o tiver agora; se não, como suplente. Se já jogou, uma segunda pessoa da equipe precisa concordar.
slips-unroll = Desfazer a chamada
slips-roll-lead = Quem faltou volta a ter lugar, e os suplentes que o ocuparam voltam a esperar. Depois, faça a chamada de novo.
slips-release-lead = Os pontos somem dos placares. Uma segunda pessoa da equipe precisa concordar.
slips-cancelled-lead = O campeonato vai acontecer, afinal.
hall-done-reinstate = Desfeito, ou proposto se uma segunda pessoa da equipe precisar concordar. Veja a situação: outra pessoa pode ter o lugar.
hall-done-undo = Desfeito.
hall-done-propose = Proposto. Uma segunda pessoa da equipe precisa concordar.
hall-page-undo = Propostas de desfazer
slips-lead = O que mexe nos resultados é desfeito quando uma segunda pessoa da equipe concorda.
slips-none = Nada foi proposto.
slips-proposed-out = { $name } não faliu
slips-proposed-release = Os pontos somem dos placares
slips-agree = Concordar e desfazer
hall-page-log = Registro
logged-official = Pessoa da equipe
logged-count = { $count ->
    [one] { $count } evento, do mais novo ao mais antigo
    [many] { $count } de eventos, do mais novo ao mais antigo
   *[other] { $count } eventos, do mais novo ao mais antigo
}
logged-nickname-proposed = Apelido proposto.
logged-last-round-called = Última rodada anunciada.
logged-substituted = O lugar passa para o próximo na classificação.
logged-roll-taken-back = Chamada desfeita.
logged-cancellation-taken-back = Cancelamento desfeito.
logged-undo-proposed = Proposta de desfazer.
logged-undo-declined = Proposta de desfazer recusada.
logged-venue-lent = Local emprestado a um notebook.
logged-venue-reported = Chegaram resultados do notebook.
logged-venue-finished = O notebook terminou.
logged-venue-recalled = Local recuperado do notebook.
logged-clock-jumped = O relógio do computador deu um salto.
logged-clock-put-right = O relógio do computador está certo de novo.
logged-clock-accepted = Nova hora aceita.
