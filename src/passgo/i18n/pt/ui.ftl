# A mesa em direto.

app-name = passgo
app-title-your-turn = ● É a tua vez – passgo
loading = A preparar a mesa…
language = Idioma
theme = Tema
theme-auto = Como o dispositivo
theme-light = Claro
theme-dark = Escuro
sound-on = Som ligado
sound-off = Som desligado
notify = Avisar quando for a minha vez
notify-on = Vais receber um aviso quando for a tua vez
view-board = Tabuleiro
view-list = Lista
skip-to-actions = Saltar para as ações disponíveis
menu = Menu
close = Fechar
cancel = Cancelar
back = Voltar

# Ligação.
online = Com ligação
connecting = A ligar…
offline = Sem ligação. A tentar de novo…
sending = A enviar…
taken-over = O teu lugar foi aberto noutro dispositivo. Aqui ainda podes assistir.
taken-over-back = Jogar aqui
refused = Não é possível abrir esta mesa: { $why }
reload = Recarregar a página
paused = O jogo está em pausa.
paused-nobody-there = O jogo está em pausa porque todos saíram.
closed = A mesa foi fechada.
closed-rules = O servidor foi atualizado e este jogo não pôde continuar. O seu registo está guardado.
rules-then = Jogado com a versão { $version } das regras.
official = Ronda oficial

# Pessoas e coisas.
bank = o Banco
you = tu
somebody = alguém
bot = bot
bot-name = Bot { $number }
away = ausente
judge = árbitro
onlooker = espectador
nothing = nada
    .gender = none
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [0] { $amount } moedas
    [one] { $amount } moeda
    [many] { $amount } de moedas
   *[other] { $amount } moedas
}
money-hidden = oculto
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [0] { $count } cartas de sair da Cadeia
    [one] { $count } carta de sair da Cadeia
    [many] { $count } de cartas de sair da Cadeia
   *[other] { $count } cartas de sair da Cadeia
}
level-0 = sem construções
    .now = não há construções
seconds-left = { $count ->
    [0] faltam { $count } segundos
    [one] falta { $count } segundo
    [many] faltam { $count } de segundos
   *[other] faltam { $count } segundos
}

# Quem decide e sobre quê.
awaiting-you-start-roll = Lança para ver quem começa.
awaiting-you-roll = É a tua vez: lança os dados.
awaiting-you-roll-again = Lança outra vez!
awaiting-you-roll-jail = Estás na Cadeia. Como vais sair?
awaiting-you-buy = Compras { FORM($space, "the") } por { $amount }?
awaiting-you-auction = Fazes um lance { GENDER($space) ->
            [f] { FORM($space, "by") }
            [m] { FORM($space, "by") }
           *[other] por { $space }
        }?
awaiting-you-auction-building = Fazes um lance pela construção?
awaiting-you-debt = { WHO($other) ->
    [bank] Deves { $amount } ao Banco.
   *[other] Deves { $amount } a { $other }.
}
awaiting-you-choose-bus = Autocarro: até onde vais?
awaiting-you-choose-any-space = Três iguais! Vai para o espaço que quiseres.
awaiting-you-choose-ride = Segues viagem desde { FORM($space, "the") } por { $amount }, ou ficas?
awaiting-you-choose-mortgaged-deed = Recebes { FORM($space, "the") } com hipoteca. O que fazes?
awaiting-you-shortage = Quantas queres?
awaiting-you-end = Acabas a tua vez?
awaiting-you-nothing = Agora não tens nada para fazer.
awaiting-start-roll = { $player } lança para ver quem começa.
awaiting-roll = É a vez de { $player } lançar.
awaiting-buy = { $player } decide se compra { FORM($space, "the") }.
awaiting-auction = { $player } pode fazer um lance ou passar.
awaiting-debt = { $player } tem uma dívida para pagar.
awaiting-choose = { $player } está a escolher.
awaiting-shortage = { $player } decide quantas construções quer.
awaiting-end = Falta { $player } acabar a sua vez.
awaiting-dice = O árbitro introduz o lançamento de { $player }.

# O que se pode fazer.
actions-title = O que podes fazer
act-roll = Lançar os dados
act-roll-jail = Lançar para sair
act-end = Terminar a vez
act-buy = Comprar por { $amount }
act-decline = Não comprar
act-decline-auction = Levar a leilão
act-claim = Pedir a { word-rent }: { $space }
act-claim-any = Pedir a { word-rent }
act-bid = Lance de { $amount }
act-pass = Passar
act-pass-shortage = Nenhuma
act-pass-turn = Nenhuma, não perguntar mais nesta jogada
act-build = Construir ({ $change })
act-sell = Vender uma construção ({ $change })
act-mortgage = Hipotecar ({ $change })
act-redeem = Pagar a hipoteca ({ $change })
act-surrender = Vender ao Banco ({ $change })
act-sell-hotels = Vender { word-hotels-every }: { $group }
act-on-space = { $action }: { $space }
act-pay = Pagar { $amount }
act-bankrupt = Declarar falência
act-bankrupt-liquidates = Falência: vender e hipotecar tudo
act-bankrupt-sure = Declaras mesmo falência? Tudo o que tens fica para { $other }.
act-bankrupt-sure-liquidates = Declaras mesmo falência? Primeiro vendem-se todas as tuas construções e hipotecam-se { word-deeds-your }; depois fica tudo para { $other }.
act-bankrupt-yes = Sim, vou à falência
act-default = Desistir do teu lance
act-fine = Pagar { $amount } para sair da Cadeia
act-card = Usar uma carta para sair da Cadeia
act-choose-steps = { $count ->
    [one] Avançar { $count } espaço para { FORM($space, "the") }
    [many] Avançar { $count } de espaços para { FORM($space, "the") }
   *[other] Avançar { $count } espaços para { FORM($space, "the") }
}
act-choose-space = Avançar para { FORM($space, "the") }
act-choose-stay = Ficar
act-choose-redeem = Pagar já a hipoteca por { $amount }
act-choose-keep = Manter a hipoteca e pagar { $amount } de juros
act-choose-defer = Manter a hipoteca e pagar o dobro dos juros mais tarde
act-accept = Aceitar
act-reject = Recusar
act-counter = Fazer contraproposta
act-withdraw = Retirar a oferta
act-want = Pedir uma para { FORM($space, "the") }
act-want-several = Pedir { $pieces }
act-offer = Propor um negócio
act-choose-where = Para onde?
act-pick-on-board = Ou escolhe no tabuleiro.

# Leilão.
auction-title = Leilão: { $space }
auction-title-building = Leilão de uma construção
auction-building-left = No Banco, contando com esta: { $pieces }.
auction-pass-piece = Passar vale só para esta construção.
auction-none = Ainda ninguém fez um lance.
auction-high-you = O teu lance de { $amount } é o maior.
auction-stage-0 = O leilão está aberto.
auction-stage-1 = Dou-lhe uma…
auction-stage-2 = Dou-lhe duas…
auction-closed = Vendido a { $player } por { $amount }.
auction-amount = O teu lance
auction-bid = Fazer lance
auction-quick = Lances rápidos
auction-out = Estás fora deste leilão.
auction-after = Ficarias com { $amount }.

# Negócios.
deal-title = Negócio
deal-with = Negócio com
deal-give = Dás
deal-take = Recebes
deal-cash = Dinheiro
deal-cards = Cartas de sair da Cadeia
deal-none = Não há { word-deeds } para trocar.
deal-send = Enviar a oferta
deal-clear = Recomeçar
deal-changes = O que muda
deal-empty = Escolhe o que queres trocar.
deal-set-you = Completas o grupo { $group }.
deal-set-other = { $player } completa o grupo { $group }.
deal-break-you = Desfazes o grupo { $group }.
deal-break-other = { $player } desfaz o grupo { $group }.
deal-interest-you = { Word-deeds-mortgaged }: vais pagar pelo menos { $amount } de juros.
deal-interest-other = { Word-deeds-mortgaged }: { $player } vai pagar pelo menos { $amount } de juros.
deal-after-you = O teu dinheiro depois: { $amount }.
deal-after-other = Dinheiro de { $player } depois: { $amount }.
deal-too-much = Um dos dois não tem tanto dinheiro.
deal-card-price = Uma { word-jail-card } não se pode trocar por menos de { $amount }.
offers-title = Ofertas
offer-from = Oferta de { $player }
offer-to = A tua oferta a { $player }
offer-between = Oferta de { $player } a { $other }
offer-you-get = Recebes
offer-you-give = Dás
offer-gives = Dá
offer-asks = Pede
offer-not-now = Esta oferta não se pode aceitar agora.
deal-time = Tempo para negociar

# Dívidas.
debt-title = Paga a tua dívida
debt-owed = { WHO($other) ->
    [bank] Deves { $amount } ao Banco e tens { $cash }.
   *[other] Deves { $amount } a { $other } e tens { $cash }.
}
debt-missing = Faltam-te { $amount }.
debt-could = Se venderes e hipotecares tudo, podes arranjar { $amount }.
debt-cannot = Mesmo vendendo e hipotecando tudo, só arranjarias { $amount }.
debt-ways = Maneiras de arranjar o dinheiro
debt-enough = chega só por si

# Pedidos de renda.
claim-which = Por que { word-deed }?
claim-hint = Aqui ninguém te avisa: repara em quem cai { word-deeds-in-your }.

# Propriedades e espaços.
deed-free = Sem dono
deed-price = Preço
deed-mortgage-value = Valor da hipoteca
deed-redeem-cost = Pagar a hipoteca
deed-rent = { Word-rent }
deed-rent-bare = Sem construções
deed-rent-set = Com o grupo todo
deed-rent-stations = { $count ->
    [one] Com { $count }
    [many] Com { $count }
   *[other] Com { $count }
}
deed-rent-utility = { $count ->
    [one] Com { $count }: { $factor } × dados
    [many] Com { $count }: { $factor } × dados
   *[other] Com { $count }: { $factor } × dados
}
deed-rent-now = { Word-rent } atual
deed-building-cost = Custo por construção
deed-mortgaged = com hipoteca
deed-group = Grupo
about-tax = Paga { $amount }
about-fare = Viagem por { $amount }
about-entity = Tira { $count } ou mais com quem está à tua esquerda: ganham ou pagam { $amount }
about-go = Salário: { $amount }
about-cards = Tira uma carta
about-jail = Só de visita ou na Cadeia
about-parking = Aqui não acontece nada
about-go-to-jail = Vai para a Cadeia
about-question = Carrega no bloco
about-ride = Viaja ou fica
about-here = Aqui: { $players }
about-owner = Pertence a { $player }
deeds-title = { Word-deeds-my }
deeds-none = Ainda não tens { word-deeds }.

# Jogadores, registo, conversa.
players-title = Jogadores
player-out = fora do jogo
player-in-jail = na Cadeia
player-turn = a jogar
player-decides = a decidir
player-deeds = { $count ->
    [0] sem { word-deeds }
    [one] { $count } { word-deed }
    [many] { $count } de { word-deeds }
   *[other] { $count } { word-deeds }
}
player-worth = património: { $amount }
player-token = Peão
bank-stock = No Banco
log-title = Registo
log-none = Ainda não aconteceu nada.
log-older = Ver anteriores
log-details = Passo a passo
chat-title = Chat
chat-none = Ainda não há mensagens.
chat-say = Enviar
chat-text = A tua mensagem
chat-phrase = Frases rápidas
chat-judge = Árbitro
preset-hello = Olá!
preset-good-luck = Boa sorte!
preset-well-played = Bem jogado!
preset-thanks = Obrigado!
preset-sorry = Desculpa!
preset-hurry = É a tua vez!
preset-wait = Um momento, por favor.
preset-yes = Sim.
preset-no = Não.
preset-interested = Tenho interesse.
preset-not-interested = Não tenho interesse.
preset-make-an-offer = Faz-me uma oferta.
preset-judge-please = Árbitro, por favor!
preset-good-game = Bom jogo!
preset-bye = Adeus!

# Dados.
dice-title = Dados
dice-none = Ainda ninguém lançou.
dice-bus = autocarro
dice-mr = { word-deed-next }

# Tabuleiro.
board-title = Tabuleiro: { $edition }
board-list = Espaços do tabuleiro
board-keys = As setas percorrem o tabuleiro; Enter abre um espaço.

# Árbitro.
judge-title = Árbitro
judge-close = Fechar o leilão
judge-last-round = Anunciar a última ronda
judge-time = Anunciar o fim do tempo
judge-expel = Expulsar { $player }
judge-dice = Introduzir o lançamento
judge-dice-faces = Lançamento, por exemplo 3 4
judge-no-dice = Anular o lançamento
judge-pause = Pausar
judge-resume = Continuar
judge-claims = { Word-rent-pl } que se podem pedir
judge-claim-line = { $other } pode pedir { word-rent } a { $player } ({ $space })
judge-claim-line-amount = { $other } pode pedir { $amount } a { $player } ({ $space })

# Antes do início.
lobby-title = Antes do início
lobby-seat-open = lugar livre
lobby-invite = Convidar
lobby-add-bot = Adicionar um bot
lobby-remove-bot = Tirar o bot
lobby-token = Escolher peão
lobby-token-any = O que estiver livre
lobby-start = Começar o jogo
lobby-start-fill = Começar com bots nos lugares livres
lobby-waiting = À espera de que o anfitrião comece o jogo.
lobby-waiting-judge = O árbitro principal vai dar início a todas as mesas ao mesmo tempo.
lobby-seeding = A preparar dados justos: cada jogador junta a sua parte. Um momento…

# O fim.
end-title = Fim do jogo
end-winner = Ganha { $players }!
end-winners = { $players } partilham a vitória!
end-rank = Posição
end-player = Jogador
end-worth = Património
end-points = Pontos
end-curve = Património ao longo do jogo
end-dice = Dados
end-dice-about = Quantas vezes saiu cada soma; a faixa é o que se pode esperar do acaso.
end-dice-line = { $sum }: saiu { $count ->
    [0] { $count } vezes
    [one] { $count } vez
    [many] { $count } de vezes
   *[other] { $count } vezes
}; esperava-se entre { $low } e { $high }
end-replay = Rever o jogo
fair-check = Verificar os dados
end-rematch = Desforra com os mesmos jogadores
end-rematch-there = Ir para a desforra
leave-game = Sair do jogo

# Dicas para um primeiro jogo.
hints = Dica
hints-on = Dicas ligadas
hints-off = Dicas desligadas
hints-stop = Desligar as dicas
hint-roll = Lança e o teu peão anda sozinho. Antes podes construir, hipotecar ou propor um negócio.
hint-buy = Não tem dono: podes comprar ou deixar.
hint-buy-auction = Não tem dono: podes comprar. Se não comprares, todos podem fazer lances, incluindo tu.
hint-claim = Alguém caiu { word-deed-in-your }. A { word-rent } só é tua se a pedires a tempo.
hint-debt = Falta-te dinheiro: vende construções, hipoteca { word-deeds } ou faz um negócio, e depois paga.
hint-auction = Ganha o maior lance. Não podes oferecer mais do que podes pagar. Se passares, ficas fora deste leilão.
hint-auction-default = Ganha o maior lance. Se quem ganhar não puder pagar, fica de fora e o leilão recomeça.
hint-choose = Tu decides: escolhe uma das opções.
hint-offer = Tens uma oferta: aceita-a, recusa-a ou faz uma contraproposta.
hint-jail = Com um duplo sais; pagar ou usar uma carta resulta sempre.
hint-jail-six = Com um seis sais; pagar ou usar uma carta resulta sempre.
hint-jail-roll = Com um duplo ou uma carta sais; senão, pagas depois deste lançamento e avanças.
hint-jail-late = Acabaram as tentativas: lanças, avanças e pagas. Se pagares antes, com um duplo voltas a lançar.
hint-build = Podes construir: abre { word-deed-one-of }. As construções aumentam muito a { word-rent }.
hint-end = Mais alguma coisa? Constrói ou propõe um negócio, e depois acaba a tua vez.
hint-wait = Agora decidem os outros. Toca em qualquer espaço para ver os detalhes ou propõe um negócio.

# Rever.
replay-title = Repetição
replay-turn = Jogada { $turn }: { $player }
replay-scrub = Momento do jogo
replay-step = Passo { $step } de { $last }
replay-first = Ir para o princípio
replay-back = Um passo atrás
replay-play = Reproduzir
replay-pause = Pausar
replay-on = Um passo à frente
replay-last = Ir para o fim
replay-eyes = Ver como
replay-eyes-spectator = espectador
replay-eyes-judge = árbitro
replay-jump = Ir para a jogada
replay-speed = Velocidade
replay-times = { $factor }×
replay-plain = Versão em texto
loading-more = A carregar…

# Várias pessoas num dispositivo.
pass-to = Passa o dispositivo a { $player }
pass-taken = Sou { $player }: continuar
lobby-here = neste dispositivo
lobby-beside = Adicionar um jogador neste dispositivo
lobby-beside-add = Adicionar

# Mais para o árbitro.
judge-correct = Corrigir um erro
judge-expel-title = Expulsar um jogador
judge-expel-sure = Expulsar { $player }? Tudo o que tem vai para o Banco. Não é possível voltar atrás.
judge-talk = { $player } e { $other } estão a negociar.
judge-seconds = Segundos
judge-limit = Definir o limite
judge-extend = Prolongar
correct-what = O que estava errado
correct-cash = Dinheiro
correct-deeds = { Word-deed }
correct-places = Posição no tabuleiro
correct-amount = Quantia a somar ou subtrair
correct-deed = Que { word-deed }
correct-owner = Proprietário
correct-level = Construções
correct-space = Espaço
correct-entry = Entrada do registo
correct-why = Motivo
correct-send = Guardar a correção

# Não ter de ouvir alguém.
chat-object = Sobre a mensagem de { $player }
chat-mute = Silenciar { $player }
chat-mute-all = Silenciar { $player } para todos
chat-hear = Deixar de silenciar
chat-report = Denunciar como
chat-reported = Denúncia enviada. Agradecemos.
report-insult = um insulto
report-spam = spam
report-cheating = batota
report-advice = conselho proibido
report-other = outra coisa

# Desfazer, e palavras sem quantias para rondas oficiais.
act-undo = Desfazer
act-undo-space = Desfazer: { $space }
act-build-plain = Construir
act-sell-plain = Vender uma construção
act-mortgage-plain = Hipotecar
act-redeem-plain = Pagar a hipoteca
act-surrender-plain = Vender ao Banco
debt-yourself = Aqui ninguém te faz as contas: arranja o dinheiro com { word-deeds-your }.
shortage-could = Poderias colocar e pagar { $pieces }.
shortage-how = Escolhe um { word-street } para cada construção, pela ordem em que as queres.
shortage-order = As tuas escolhas, por ordem
shortage-remove = Retirar { FORM($space, "the") }
shortage-total = Total: { $amount }. Ficarias com { $left }.
spoken-of = Como devem os textos falar de ti?
spoken-of-other = De forma neutra
spoken-of-f = No feminino
spoken-of-m = No masculino

## Review in place: readers propose better texts

review-invite = Esta é a tua língua? Ajuda a melhorar os textos

## The stage: the middle of the board

stage-pace = Velocidade das animações: { $pace }
pace-calm = calma
pace-normal = normal
pace-fast = rápida
pace-instant = instantânea
stage-completes = Completa o grupo
stage-blocks = Bloqueia o grupo de { $player }
stage-of-set = { $number ->
    [one] { $count } de { $number } do grupo
    [many] { $count } de { $number } do grupo
   *[other] { $count } de { $number } do grupo
}
stage-left = Ficas com { $amount }
stage-short = Precisas de mais { $amount }
strip-title = Dinheiro de todos
stop-free = À venda: { $amount }
stop-yours = Pertence-te
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: conforme os dados
awaiting-you-choose-mortgaged-deeds = Recebes várias hipotecas. O que fazes com cada uma?
inherited-keep = Manter, pagar juros
inherited-redeem = Pagar já
inherited-defer = Mais tarde o dobro dos juros
inherited-later = Mais tarde
inherited-keep-all = Manter todas
inherited-redeem-all = Pagar todas
space-number = casa { $number }
lobby-seat = lugar { $number }
offer-new = Feita agora mesmo
offer-since = Feita há { $minutes } min
bot-pace = Ritmo dos bots
bot-pace-calm = Calmo
bot-pace-normal = Normal
bot-pace-fast = Rápido
bot-pace-instant = Imediato
cash-short = Só tens { $cash }.
end-share = Partilhar
end-shared = Copiado
end-download = Transferir
acting-as = Joga agora: { $player }
whole-board = Tabuleiro inteiro
auction-estate = Bens de { $player }: { $number } de { $count }.
auction-passed = passa
auction-thinking = pensa
awaiting-offer = { WHO($other) ->
    [you] { $player } analisa a tua oferta.
   *[other] { $player } analisa a oferta de { $other }.
}
awaiting-choose-bus = { $player } escolhe quantos espaços avança.
awaiting-choose-any-space = { $player } escolhe para que espaço vai.
awaiting-choose-ride = { $player } decide se segue viagem desde { FORM($space, "the") }.
awaiting-choose-mortgaged-deed = { $player } decide o que fazer com uma hipoteca: { $space }.
deal-times = { WHO($player) ->
    [you] Pelos preços impressos, dás { $times } vezes o que recebes.
   *[other] Pelos preços impressos, { $player } dá { $times } vezes o que recebe.
}
deal-nothing = { WHO($player) ->
    [you] Não recebes nada em troca.
   *[other] { $player } não recebe nada em troca.
}
outlook-title = Probabilidades e grupos
outlook-heat = Mostrar riscos no tabuleiro
outlook-roll = { WHO($player) ->
    [you] O teu próximo lançamento
   *[other] Próximo lançamento: { $player }
}
outlook-charge = Outros pagamentos
outlook-own = Espaço próprio
outlook-nothing = Nada a pagar
outlook-cost = Em média { $mean }, no máximo { $worst } ({ $space })
outlook-here = { $chance }: até { $amount } a pagar
outlook-sets = Quem tem o quê
outlook-note = Um lançamento, com o tabuleiro como está agora. O que um dono pode exigir conta como exigido, cada carta que resta no baralho é igualmente provável e quem pode escolher para onde vai toma o caminho mais barato. Outros lançamentos e todas as receitas não contam.

bot-random = Só por diversão
bot-novice = Fácil
bot-builder = Médio
bot-trader = Difícil
bot-champion = Muito difícil

sound-volume = Volume
look-edition = Estilo da edição: ligado
look-plain = Estilo da edição: desligado
bot-talk-on = Conversa dos bots: ligada
bot-talk-off = Conversa dos bots: desligada
end-line = Confirmar a minha linha da folha
stood-in = A mesa joga por ti.
stood-in-back = Já voltei
