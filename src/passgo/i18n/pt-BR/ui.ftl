app-title-your-turn = ● É a sua vez – passgo
loading = Preparando a mesa…
theme-auto = Igual ao dispositivo
sound-on = Som ativado
sound-off = Som desativado
notify-on = Você vai receber um aviso quando for a sua vez
skip-to-actions = Ir para as ações disponíveis
online = On-line
connecting = Conectando…
offline = Sem conexão. Tentando de novo…
sending = Enviando…
taken-over = O seu lugar foi aberto em outro dispositivo. Aqui você ainda pode assistir.
closed-rules = O servidor foi atualizado e este jogo não pôde continuar. O registro dele está guardado.
official = Rodada oficial
you = você
money-dollar = ${ $amount }
jail-cards = { $count ->
    [0] { $count } cartas de saída da Prisão
    [one] { $count } carta de saída da Prisão
    [many] { $count } de cartas de saída da Prisão
   *[other] { $count } cartas de saída da Prisão
}
awaiting-you-start-roll = Jogue { word-dice } para ver quem começa.
awaiting-you-roll = É a sua vez: jogue os dados.
awaiting-you-roll-again = Jogue { word-dice } de novo!
awaiting-you-roll-jail = Você está na Prisão. Como vai sair?
awaiting-you-buy = Quer comprar { FORM($space, "the") } por { $amount }?
awaiting-you-auction = Quer dar um lance { GENDER($space) ->
            [f] { FORM($space, "by") }
            [m] { FORM($space, "by") }
           *[other] por { $space }
        }?
awaiting-you-auction-building = Quer dar um lance pela construção?
awaiting-you-debt = { WHO($other) ->
    [bank] Você deve { $amount } ao Banco.
   *[other] Você deve { $amount } a { $other }.
}
awaiting-you-choose-bus = Ônibus: até onde você vai?
awaiting-you-choose-any-space = Três iguais! Vá para o espaço que quiser.
awaiting-you-choose-ride = Você segue viagem desde { FORM($space, "the") } por { $amount } ou fica?
awaiting-you-choose-mortgaged-deed = Você recebe { FORM($space, "the") } com hipoteca. O que vai fazer?
awaiting-you-shortage = Quantas você quer?
awaiting-you-end = Quer terminar a sua vez?
awaiting-you-nothing = Agora você não tem nada para fazer.
awaiting-start-roll = { $player } joga { word-dice } para ver quem começa.
awaiting-roll = É a vez de { $player } jogar { word-dice }.
awaiting-auction = { $player } pode dar um lance ou passar.
awaiting-choose = { $player } está escolhendo.
awaiting-end = Falta { $player } terminar a vez.
awaiting-dice = O árbitro informa o resultado de { $player }.
actions-title = O que você pode fazer
act-roll = Jogar os dados
act-roll-jail = Jogar para sair
act-decline-auction = Mandar a leilão
act-claim = Cobrar o { word-rent }: { $space }
act-claim-any = Cobrar o { word-rent }
act-bid = Dar lance de { $amount }
act-redeem = Quitar a hipoteca ({ $change })
act-bankrupt-sure = Quer mesmo declarar falência? Tudo o que você tem fica para { $other }.
act-bankrupt-sure-liquidates = Quer mesmo declarar falência? Primeiro vendem-se todas as suas construções e hipotecam-se { word-deeds-your }; depois tudo fica para { $other }.
act-bankrupt-yes = Sim, declarar falência
act-default = Desistir do seu lance
act-fine = Pagar { $amount } para sair da Prisão
act-card = Usar uma carta para sair da Prisão
act-choose-redeem = Quitar a hipoteca agora por { $amount }
act-choose-defer = Manter a hipoteca e pagar os juros em dobro mais tarde
act-pick-on-board = Ou escolha no tabuleiro.
auction-none = Ninguém deu um lance ainda.
auction-high-you = O seu lance de { $amount } é o maior.
auction-amount = O seu lance
auction-bid = Dar lance
auction-out = Você está fora deste leilão.
auction-after = Você ficaria com { $amount }.
deal-give = Você dá
deal-take = Você recebe
deal-cards = Cartas de saída da Prisão
deal-empty = Escolha o que quer trocar.
deal-set-you = Você completa o grupo { $group }.
deal-break-you = Você desfaz o grupo { $group }.
deal-interest-you = { Word-deeds-mortgaged }: você vai pagar pelo menos { $amount } de juros.
deal-after-you = O seu dinheiro depois: { $amount }.
deal-card-price = Uma { word-jail-card } não pode ser trocada por menos de { $amount }.
offer-to = A sua oferta para { $player }
offer-between = Oferta de { $player } para { $other }
offer-you-get = Você recebe
offer-you-give = Você dá
offer-not-now = Esta oferta não pode ser aceita agora.
debt-title = Pague a sua dívida
debt-owed = { WHO($other) ->
    [bank] Você deve { $amount } ao Banco e tem { $cash }.
   *[other] Você deve { $amount } a { $other } e tem { $cash }.
}
debt-missing = Faltam { $amount }.
debt-could = Se vender e hipotecar tudo, você consegue { $amount }.
debt-cannot = Mesmo vendendo e hipotecando tudo, você só conseguiria { $amount }.
debt-ways = Maneiras de conseguir o dinheiro
debt-enough = basta por si só
claim-which = Por qual { word-deed }?
claim-hint = Aqui ninguém avisa: preste atenção em quem cai { word-deeds-in-your }.
deed-redeem-cost = Quitar a hipoteca
about-tax = Pague { $amount }
about-entity = Tire { $count } ou mais com quem está à sua esquerda: vocês ganham ou pagam { $amount }
about-cards = Tire uma carta
about-jail = Só de visita ou na Prisão
about-go-to-jail = Vá para a Prisão
about-question = Aperte o bloco
about-ride = Viaje ou fique
deeds-none = Você ainda não tem { word-deeds }.
player-in-jail = na Prisão
player-turn = jogando
player-decides = decidindo
player-worth = patrimônio: { $amount }
log-title = Registro
chat-text = A sua mensagem
preset-sorry = Desculpe!
preset-hurry = É a sua vez!
preset-make-an-offer = Faça uma oferta.
preset-bye = Tchau!
dice-none = Ninguém jogou { word-dice } ainda.
dice-bus = ônibus
judge-last-round = Anunciar a última rodada
judge-dice = Informar o resultado
judge-no-dice = Anular a jogada
judge-claims = { Word-rent-pl } que podem ser cobrados
judge-claim-line = { $other } pode cobrar { word-rent } de { $player } ({ $space })
judge-claim-line-amount = { $other } pode cobrar { $amount } de { $player } ({ $space })
lobby-waiting = Esperando o anfitrião começar o jogo.
lobby-seeding = Preparando dados justos: cada jogador dá a sua parte. Um momento…
end-winner = Vitória de { $players }!
end-winners = { $players } dividem a vitória!
end-worth = Patrimônio
end-curve = Patrimônio ao longo do jogo
end-dice-line = { $sum }: saiu { $count ->
    [0] { $count } vezes
    [one] { $count } vez
    [many] { $count } de vezes
   *[other] { $count } vezes
}; o esperado era entre { $low } e { $high }
end-rematch = Revanche com os mesmos jogadores
end-rematch-there = Ir para a revanche
hints-on = Dicas ativadas
hints-off = Dicas desativadas
hints-stop = Desativar as dicas
hint-roll = Jogue { word-dice } e o seu peão anda sozinho. Antes você pode construir, hipotecar ou propor um negócio.
hint-buy = Não tem dono: você pode comprar ou deixar.
hint-buy-auction = Não tem dono: você pode comprar. Se não comprar, todos podem dar lances, inclusive você.
hint-claim = Alguém caiu { word-deed-in-your }. O { word-rent } só é seu se você o cobrar a tempo.
hint-debt = Falta dinheiro: venda construções, hipoteque { word-deeds } ou faça um negócio, e depois pague.
hint-auction = Vence o maior lance. Você não pode oferecer mais do que pode pagar. Se passar, fica fora deste leilão.
hint-auction-default = Vence o maior lance. Se quem vencer não puder pagar, fica de fora e o leilão recomeça.
hint-choose = Você decide: escolha uma das opções.
hint-offer = Você tem uma oferta: aceite, recuse ou faça uma contraproposta.
hint-jail = Com uma dupla você sai; pagar ou usar uma carta sempre funciona.
hint-jail-six = Com um seis você sai; pagar ou usar uma carta sempre funciona.
hint-jail-roll = Com uma dupla ou uma carta você sai; se não, paga depois desta jogada e avança.
hint-jail-late = Acabaram as tentativas: você joga, avança e paga. Se pagar antes, com uma dupla joga de novo.
hint-build = Você pode construir: abra { word-deed-one-of }. As construções aumentam muito o { word-rent }.
hint-end = Mais alguma coisa? Construa ou proponha um negócio, e depois termine a sua vez.
hint-wait = Agora os outros decidem. Toque em qualquer espaço para ver os detalhes ou proponha um negócio.
replay-first = Ir para o começo
loading-more = Carregando…
pass-to = Passe o dispositivo para { $player }
judge-expel-sure = Expulsar { $player }? Tudo o que tem vai para o Banco. Isso não pode ser desfeito.
judge-talk = { $player } e { $other } estão negociando.
correct-deed = Qual { word-deed }
correct-entry = Entrada do registro
correct-send = Salvar a correção
report-cheating = trapaça
act-redeem-plain = Quitar a hipoteca
debt-yourself = Aqui ninguém faz as contas para você: consiga o dinheiro com { word-deeds-your }.
shortage-could = Você poderia colocar e pagar { $pieces }.
shortage-how = Escolha um { word-street } para cada construção, na ordem em que as quer.
shortage-order = As suas escolhas, em ordem
shortage-total = Total: { $amount }. Você ficaria com { $left }.
spoken-of = Como os textos devem falar de você?
review-invite = Este é o seu idioma? Ajude a melhorar os textos
stage-left = Você fica com { $amount }
stage-short = Você precisa de mais { $amount }
stop-yours = Pertence a você
cash-short = Você só tem { $cash }.
end-share = Compartilhar
end-download = Baixar
judge-dice-faces = Resultado, por exemplo 3 4
awaiting-offer = { WHO($other) ->
    [you] { $player } analisa a sua oferta.
   *[other] { $player } analisa a oferta de { $other }.
}
deal-times = { WHO($player) ->
    [you] Pelos preços impressos, você dá { $times } vezes o que recebe.
   *[other] Pelos preços impressos, { $player } dá { $times } vezes o que recebe.
}
deal-nothing = { WHO($player) ->
    [you] Você não recebe nada em troca.
   *[other] { $player } não recebe nada em troca.
}
outlook-roll = { WHO($player) ->
    [you] Seu próximo lançamento
   *[other] Próximo lançamento: { $player }
}

look-edition = Estilo da edição: ativado
look-plain = Estilo da edição: desativado
bot-talk-on = Fala dos bots: ativada
bot-talk-off = Fala dos bots: desativada
end-line = Confirmar minha linha da folha
stood-in = A mesa está jogando por você.
stood-in-back = Voltei
