# O painel do árbitro de uma mesa com tabuleiro.
panel-tables = As minhas mesas
panel-none-mine = Agora não tens nenhuma mesa atribuída.
panel-others = Outras mesas
panel-others-lead = Como segunda pessoa, confirmas as folhas que outra pessoa entregou.
panel-open = Abrir o painel do árbitro
panel-no-script = O painel precisa de JavaScript. Sem ele, usa papel; as folhas confirmam-se aqui:
panel-keep-open = Deixa esta página aberta: funciona sem rede e envia o que registares assim que puder. Sem rede não pode ser recarregada.

panel-table = Mesa { $number }
panel-seat = Jogador { $number }
panel-judge = Árbitro: { $name }
panel-parts = Partes do painel
panel-part-table = Mesa
panel-part-bank = Banco
panel-part-shortage = Escassez
panel-part-sheet = Folha
panel-part-rules = Regras
panel-time-left = Tempo restante
panel-heat-waiting = por começar
panel-heat-rolled = pronta a começar
panel-heat-running = a jogar
panel-heat-last-round = última ronda
panel-heat-paused = em pausa
panel-heat-over = tempo esgotado
panel-saved = Está tudo guardado
panel-offline = Sem rede
panel-waiting = { $count ->
    [0] { $count } registos à espera
    [one] { $count } registo à espera
    [many] { $count } de registos à espera
   *[other] { $count } registos à espera
}
panel-waits-at = À espera desde { $time }: { $what }
panel-shut = A tua ligação privada já não funciona. Pede uma nova ao diretor; o que registaste fica neste navegador.
panel-keeps-nothing = Este navegador não consegue guardar nada: não feches a página enquanto houver um registo à espera.
panel-broken = O servidor não pode aceitar este registo. Regista-o de novo.
panel-dismiss = Entendido
panel-cancel = Cancelar
panel-choose = Escolher
panel-reason = Motivo
panel-entry-announce = Tempo restante anunciado
panel-entry-out = { $name } vai à falência
panel-entry-expel = Desqualificação de { $name }
panel-entry-enter = A folha
panel-entry-correct = A folha corrigida
panel-entry-confirm = Folha confirmada
panel-entry-reject = Folha devolvida

panel-out = Falência
panel-out-title = Falência e saída do jogo?
panel-out-lead = Quem vai à falência assina ao sair. Hora: { $time }.
panel-out-signs = { $name } assina aqui
panel-out-paper = Assinado em papel
panel-out-unsigned = Saiu sem assinar
panel-expel = Desqualificar
panel-expel-title = Desqualificar do campeonato?
panel-expel-lead = Por conduta imprópria. Fica em último lugar, sem pontos, e não pode voltar.
panel-announce = Anunciei o tempo restante
panel-announced = { $count ->
    [0] Anunciado às { $time }: faltam { $count } minutos
    [one] Anunciado às { $time }: falta { $count } minuto
    [many] Anunciado às { $time }: faltam { $count } de minutos
   *[other] Anunciado às { $time }: faltam { $count } minutos
}
panel-fate-playing = jogou até ao fim
panel-fate-bankrupt = falência
panel-fate-expelled = desqualificação
panel-fate-withdrawn = desistência
panel-signed = com assinatura

panel-bank-lead = Para o banqueiro: os jogadores não podem usar ajudas.
panel-bank-deed = Propriedade
panel-bank-dice = Soma dos dados
panel-bank-rent = Renda
panel-bank-deed-title = Operações com o Banco
panel-bank-more = Outras quantias
panel-bank-repairs = Reparações (cartas)
panel-rent-bare = sem construções
panel-rent-group = grupo completo, sem construções
panel-rent-houses = { $count ->
    [0] { $count } casas
    [one] { $count } casa
    [many] { $count } de casas
   *[other] { $count } casas
}
panel-rent-hotel = hotel
panel-rent-held = { $count ->
    [one] o proprietário tem { $count }
    [many] o proprietário tem { $count }
   *[other] o proprietário tem { $count }
}
panel-bank-price = Preço
panel-bank-mortgage = Hipoteca
panel-bank-redeem = Pagar a hipoteca
panel-bank-interest = Juros, se mudar de mãos hipotecada
panel-bank-house = Construir uma casa
panel-bank-hotel = Construir um hotel
panel-bank-house-back = Vender uma casa
panel-bank-hotel-back = Vender um hotel
panel-bank-salary = Salário
panel-bank-fine = Sair da Cadeia
panel-bank-houses = Casas
panel-bank-hotels = Hotéis
panel-bank-repair = { $deck }: { $house } por casa, { $hotel } por hotel
panel-bill = Total
panel-bill-lead = Toca numa quantia para a somar.
panel-bill-amount = Quantia
panel-bill-plus = Somar
panel-bill-minus = Subtrair
panel-bill-back = Desfazer
panel-bill-clear = Limpar

panel-short-lead = Quem constrói diz primeiro quantas e onde, depois os outros. Se o Banco tiver suficientes, todos compram ao preço de tabela; se não, as construções vão a leilão uma a uma.
panel-short-piece = O que escasseia?
panel-short-houses = Casas
panel-short-hotels = Hotéis
panel-short-stock = Quantas construções restam no Banco?
panel-short-wishes = Quem quer o quê?
panel-short-wish = { $count ->
    [one] { $count } para { $deed }, preço de tabela { $price }
    [many] { $count } para { $deed }, preço de tabela { $price }
   *[other] { $count } para { $deed }, preço de tabela { $price }
}
panel-short-breaks = desfaz um hotel
panel-short-withdraw = Retirar
panel-short-player = Jogador
panel-short-deed = Constrói em
panel-short-count = Quantas
panel-short-declare = Declarar
panel-short-empty = O Banco já não tem nenhuma. Espera até que alguém devolva ou venda alguma.
panel-short-enough = Chegam para todos: todos compram ao preço de tabela.
panel-short-sold-all = Vendido a todos ao preço de tabela
panel-short-alone = Só { $name } tem interesse: sem leilão, { $price } por { $deed }.
panel-short-sold-alone = Vendido ao preço de tabela
panel-short-auction = Leilão de uma construção. Fazem lances: { $names }. Lance inicial: { $price }.
panel-short-breakers = Todos os compradores estão servidos. Agora podem desfazer um hotel: { $names }.
panel-short-winner = Quem fez o maior lance
panel-short-price = Lance
panel-short-low = O lance inicial é { $price }.
panel-short-sold = Vendido
panel-short-unsold = Ninguém faz lances
panel-short-pass = Passar vale só para esta construção. Se todos passarem, fica no Banco e a escassez acaba.
panel-short-sales = Vendido até agora
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Recomeçar

panel-sheet-not-yours = A tua função não permite entregar folhas.
panel-sheet-coming = A folha está a caminho. Fica neste navegador até o servidor a receber.
panel-whose = Que jogador?
panel-no-cash = falta o dinheiro
panel-gone = Quem está fora do jogo não tem nada.
panel-not-out = Ainda joga
panel-cash = Dinheiro de { $name }
panel-owned-by = pertence a { $name }
panel-mortgaged = hipotecada
panel-buildings = Construções em { $deed }
panel-level-none = sem construções
panel-level-hotel-short = H
panel-out-on-sheet = Falência antes do fim
panel-worth-cash = Dinheiro
panel-worth-deeds = Propriedades
panel-worth-mortgaged = Propriedades hipotecadas
panel-worth-houses = Casas
panel-worth-hotels = Hotéis
panel-worth-total = Património
panel-places = Posições e pontos
panel-survivors = { $count ->
    [0] Restam { $count } jogadores.
    [one] Resta { $count } jogador.
    [many] Restam { $count } de jogadores.
   *[other] Restam { $count } jogadores.
}
panel-points = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
    [many] { $count } de pontos
   *[other] { $count } pontos
}
panel-decided-worth = pelo património
panel-decided-deeds = empate no património, mais propriedades sem hipoteca
panel-decided-cash = empate no património e nas propriedades, mais dinheiro
panel-decided-head-judge = por decisão do árbitro principal
panel-decided-survived = ainda estava a jogar
panel-decided-left-later = saiu do jogo mais tarde
panel-decided-expelled = desqualificação de quem vem a seguir
panel-fault-no-cash = falta o dinheiro
panel-fault-players-differ = a folha tem de incluir cada jogador da mesa exatamente uma vez
panel-fault-nobody-left = o último jogador que resta ganhou e não está fora
panel-fault-order-missing = falta a ordem em que os jogadores saíram
panel-fault-unknown-fate = não é claro como o jogador terminou
panel-fault-bad-cash = o dinheiro não pode estar certo
panel-fault-out-but-owns = está fora e não pode ter nada
panel-fault-no-such-deed = uma propriedade que não está neste tabuleiro
panel-fault-deed-twice = uma propriedade está em duas linhas
panel-fault-bad-buildings = construções que não podem estar aí
panel-fault-too-many-houses = mais casas do que há na caixa
panel-fault-too-many-hotels = mais hotéis do que há na caixa
panel-fault-group-incomplete = construções num grupo incompleto
panel-fault-group-mortgaged = construções num grupo com uma hipoteca
panel-fault-built-unevenly = um grupo não está construído de forma equilibrada
panel-fault-sums-differ = o património não é a soma das suas partes
panel-fault-unknown-part = está indicado algo que não conta
panel-fault-fate-differs = durante o jogo foi registada outra coisa
panel-fault-order-differs = a ordem de saída foi registada de outra forma
panel-tie = Só o árbitro principal pode desfazer este empate. Toca nos jogadores pela ordem que ele indicar.
panel-tie-open = Empate: à espera do árbitro principal.
panel-tie-order = Ordem: { $names }
panel-tie-next = A seguir: { $name }
panel-tie-again = Limpar a ordem
panel-signatures = Assinaturas
panel-sign-later = Primeiro, a folha tem de estar completa e correta.
panel-sign = { $name } assina
panel-sign-paper = em papel
panel-sign-paper-of = { $name } assinou em papel
panel-signed-at = assinou às { $time }
panel-signed-paper = em papel, verificado às { $time }
panel-signed-before = assinou ao sair
panel-locked = Alguém já assinou: nada mais pode ser alterado.
panel-unlock = Anular todas as assinaturas e alterar
panel-too-early = A folha é aceite quando o árbitro principal tiver anunciado o fim do tempo ou quando só restar um jogador.
panel-unsigned-yet = Falta assinar: { $names }. Antes disso ninguém pode confirmar a folha.
panel-reason-needed = Uma correção precisa de um motivo.
panel-submit = Entregar a folha
panel-submit-correction = Entregar a correção
panel-print = Imprimir
panel-entered-by = Versão { $version }, entregue por { $name }.
panel-confirmed-by = Confirmada por { $name }.
panel-awaits-second = Aguarda uma segunda pessoa.
panel-digest = Impressão digital desta folha:
panel-unsigned = Sem assinatura: { $names }.
panel-own = Esta folha foi entregue por ti: tem de ser outra pessoa a confirmá-la.
panel-confirm-lead = Compara-a com a folha em papel. Confirmas exatamente o que vês aqui.
panel-confirm = Confirmar sem alterações
panel-reject = Devolver
panel-correct = Corrigir esta folha
panel-correct-about = Uma correção substitui esta versão e indica o motivo. Tem de ser assinada e confirmada de novo.
panel-correct-begin = Começar uma correção
panel-correct-lead = Isto substitui a versão { $version }, entregue por { $name }.

panel-rules-language = Idioma das regras
panel-rules-search = Palavra ou número de regra
panel-rules-found = { $count ->
    [0] { $count } regras
    [one] { $count } regra
    [many] { $count } de regras
   *[other] { $count } regras
}
panel-entry-tick = Marca: { $name }
panel-entry-undo-out = { $name } volta ao jogo
panel-tick-lead = Assinala os jogadores que estão na mesa. Quem não estiver assinalado na chamada perde o lugar.
panel-door-missing = sem registo à entrada
panel-undo = Anular
panel-undo-title = { $name } afinal não está fora?
panel-undo-lead = Tem de concordar uma segunda pessoa da equipa. Uma folha já registada volta então para ti.
panel-undo-waits = Anulação proposta. Tem de concordar uma segunda pessoa da equipa.
panel-returned = { $name } devolveu a folha: { $reason }
