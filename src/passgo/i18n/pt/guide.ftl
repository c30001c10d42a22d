# Como se joga cada edição, por palavras nossas. As regras em vigor decidem que frases se aplicam.

guide-title = Como se joga: { $edition }
guide-lead = Tudo aquilo de que precisas para o primeiro jogo, em poucos minutos. À mesa, a página mostra sempre o que podes fazer.
guide-full = Todas as regras e { word-deeds-all }

guide-aim = O objetivo
guide-aim-last = Compra { word-deeds }, recebe { word-rent-pl }, constrói e faz bons negócios. Ganha quem ainda tiver dinheiro quando todos os outros tiverem ido à falência.
guide-aim-first-bankruptcy = Compra { word-deeds }, recebe { word-rent-pl }, constrói e faz bons negócios. É um jogo curto: acaba com a primeira falência e ganha quem for mais rico.

guide-setup = Antes do primeiro lançamento
guide-setup-token = Cada um escolhe um peão; não há dois iguais.
guide-setup-cash = Todos começam em «{ $go }» com { $cash }.
guide-setup-deeds = { $count ->
    [one] Cada jogador recebe { $count } { word-deed } de graça.
    [many] Cada jogador recebe { $count } de { word-deeds } de graça.
   *[other] Cada jogador recebe { $count } { word-deeds } de graça.
}
guide-setup-left = Todos lançam uma vez. Começa quem tirar mais, e a vez passa depois para a esquerda.
guide-setup-by-roll = Todos lançam uma vez. Começa quem tirar mais, e os outros seguem pela ordem dos lançamentos.
guide-setup-hidden = Ninguém vê quanto dinheiro os outros têm.

guide-turn = A tua vez
guide-turn-one = Lança o dado, avança o número de espaços que ele mostrar e faz o que o espaço pede. Depois é a vez do jogador seguinte.
guide-turn-two = Lança os dois dados, avança o número de espaços que eles somarem e faz o que o espaço pede.
guide-turn-speed = Lança os dois dados brancos com o dado rápido, avança e faz o que o espaço pede.
guide-turn-doubles = Com um duplo voltas a lançar. Mas ao terceiro duplo seguido vais direto para «{ $jail }».
guide-turn-doubles-white = Com um duplo nos dados brancos voltas a lançar. Mas ao terceiro duplo seguido vais direto para «{ $jail }».
guide-turn-salary = Sempre que passas por «{ $go }» ou cais nesse espaço, o Banco paga-te { $salary }.

guide-speed = O dado rápido
guide-speed-numbers = 1, 2 ou 3: soma-o aos dados brancos.
guide-speed-bus = O autocarro: escolhe se avanças com um dado branco, com o outro ou com os dois.
guide-speed-next = A seta: avança com os dados brancos e faz o que esse espaço pede. Depois segue até { word-deed-next-to } devas { word-rent }.
guide-speed-triple = Três iguais: vai para o espaço que quiseres, mas não voltes a lançar.

guide-spaces = Espaços especiais
guide-space-cards = Cartas ({ $decks }): tira a de cima do baralho e faz o que ela diz.
guide-space-tax = { $spaces }: paga ao Banco a quantia indicada.
guide-space-parking = { $spaces }: faz uma pausa; não acontece nada.
guide-space-go-to-jail = { $spaces }: vai direto para «{ $jail }», sem receber o salário pelo caminho. A tua vez acabou.
guide-space-ride = { $spaces }: paga { $amount } e viaja para qualquer espaço anterior ao próximo deste tipo, ou fica. Em ambos os casos a tua vez acaba aí.
guide-ride-go = Passar por «{ $go }» durante a viagem não dá nada; se a viagem acabar aí, recebes { $salary }.
guide-space-entity = { $spaces }: tu e quem está à tua esquerda lançam um dado cada. Se em conjunto chegarem ao número indicado, os dois recebem; senão, os dois pagam.
guide-space-question = { $spaces }: carrega e logo se vê. Pode dar moedas, custar moedas ou fazer-te avançar com outro lançamento.

guide-buy = Comprar
guide-buy-first = Se caíres { word-deed-buy } pelo preço indicado.
guide-buy-auction = Se não quiseres comprar, vai logo a leilão. Todos podem fazer lances, tu também; os lances começam em { $amount } e ganha o maior.
guide-buy-nothing = Se não quiseres comprar, fica no Banco e o jogo continua.
guide-buy-default = Oferece só o que podes pagar. Quem não conseguir pagar o lance vencedor fica de fora, e o leilão recomeça sem essa pessoa.

guide-rent = { Word-rent }
guide-rent-claim = Atenção: quem te visita só te deve { word-rent } se a pedires.
guide-rent-window = { $count ->
    [one] Perdes a { word-rent } assim que o jogador seguinte tiver lançado.
    [many] Perdes a { word-rent } assim que tiver lançado o segundo jogador depois do visitante.
   *[other] Perdes a { word-rent } assim que tiver lançado o segundo jogador depois do visitante.
}
guide-rent-automatic = Quem te visita paga a { word-rent } { word-deed-of-the } sem ser preciso pedires.
guide-rent-set = Se tiveres todos os { word-streets } de um grupo, a { word-rent } dos que não têm construções passa ao dobro.
guide-rent-set-unmortgaged = Se tiveres todos os { word-streets } de um grupo e nenhum estiver hipotecado, a { word-rent } dos que não têm construções passa ao dobro.
guide-rent-stations = { $group }: quantas mais propriedades deste grupo tiveres, mais rende cada uma ({ $rents }).
guide-rent-utilities-one = { $group }: o visitante volta a lançar o dado. A { word-rent } é esse lançamento vezes { $factors }, conforme quantas propriedades deste grupo tiveres.
guide-rent-utilities-two = { $group }: o visitante volta a lançar os dois dados. A { word-rent } é esse lançamento vezes { $factors }, conforme quantas propriedades deste grupo tiveres.
guide-rent-utilities-speed = { $group }: o visitante volta a lançar os três dados; o autocarro e a seta contam como zero. A { word-rent } é esse lançamento vezes { $factors }, conforme quantas propriedades deste grupo tiveres.
guide-rent-mortgaged = { Word-deed-mortgaged } não rende nada.

guide-build = Construir
guide-build-when-group = Quando um grupo inteiro é teu e nada nele está hipotecado, podes construir nele a qualquer momento, mesmo entre as jogadas dos outros.
guide-build-when-plot = Quando um grupo inteiro é teu, podes construir nos { word-streets } sem hipoteca a qualquer momento, mesmo entre as jogadas dos outros.
guide-build-pause = Nem um leilão o impede. Só enquanto alguém ainda tem de escolher o seu movimento é que é preciso esperar para construir, vender e hipotecar.
guide-build-even = Constrói de forma equilibrada: cada { word-street } do grupo recebe a primeira construção antes de algum receber a segunda, e assim por diante.
guide-build-top-group = Num { word-street } cabem até { $houses }. Quando todos os { word-streets } do grupo estiverem cheios, o passo seguinte é { FORM($hotel, "a") }.
guide-build-top-plot = Num { word-street } cabem até { $houses }. Quando estiver cheio, o passo seguinte é { FORM($hotel, "a") }.
guide-build-scarce-demand = As construções são limitadas. Se o Banco puder ficar sem elas, todos os que podem construir dizem quantas querem. Se chegarem, todos pagam o preço impresso; se não, vão a leilão uma a uma.
guide-build-scarce-last = As construções são limitadas. Se vários jogadores quiserem a última, fica para o maior lance.
guide-build-houses-first = Se desfazes um hotel e precisas de casas do Banco, têm prioridade os que querem comprar casas.
guide-build-half-printed = O Banco recompra as construções por metade do preço.
guide-build-half-paid = O Banco recompra as construções por metade do que pagaste, também em leilão.
guide-build-sell-evenly = Vende-as de forma tão equilibrada como as construíste.
guide-build-sell-freely = Não tens de vender de forma equilibrada: podes esvaziar um { word-street } e deixar os outros como estão.

guide-mortgage = Hipotecas
guide-mortgage-group = { Word-deed-cash-group }. Antes disso, o grupo não pode ter construções.
guide-mortgage-plot = { Word-deed-cash-group }. Antes disso, é preciso vender as suas construções.
guide-mortgage-percent = Para pagar a hipoteca, devolve essa quantia com { $percent } de juros.
guide-mortgage-printed = Para pagar a hipoteca, paga a quantia indicada { word-deed-in-the }.
guide-mortgage-transfer-redeem-or-10 = Quem recebe de outro jogador { word-deed-mortgaged } paga logo a hipoteca, ou paga já os juros e a hipoteca mais tarde.
guide-mortgage-transfer-free = Quem recebe de outro jogador { word-deed-mortgaged } não paga nada por isso e paga a hipoteca quando quiser.
guide-mortgage-transfer-pay-or-double = Quem recebe { word-deed-mortgaged } num negócio paga já os juros, ou o dobro mais tarde. Depois de uma falência, paga-os logo.

guide-jail = Sem poder sair: «{ $jail }»
guide-jail-visit = Se apenas caíres nesse espaço, estás só de visita.
guide-jail-doubles = Para sair: paga { $fine } antes de lançar, usa uma carta para sair ou tira um duplo.
guide-jail-six = Para sair: paga { $fine } antes de lançar, usa uma carta para sair ou tira um seis.
guide-jail-prepay = { $count ->
    [one] Antes de lançar, só podes pagar na primeira jogada que lá fizeres.
    [many] Antes de lançar, só podes pagar nas primeiras { $count } de jogadas que lá fizeres.
   *[other] Antes de lançar, só podes pagar nas primeiras { $count } jogadas que lá fizeres.
}
guide-jail-again = Com o duplo que te liberta avanças e voltas a lançar.
guide-jail-once = Com o duplo que te liberta avanças, mas não voltas a lançar.
guide-jail-last = { $count ->
    [one] Sais logo na tua jogada seguinte: se o lançamento não te libertar, pagas { $fine } e avanças.
    [many] Sais, o mais tardar, na { $count }.ª jogada que lá fizeres: se o lançamento não te libertar, pagas { $fine } e avanças.
   *[other] Sais, o mais tardar, na { $count }.ª jogada que lá fizeres: se o lançamento não te libertar, pagas { $fine } e avanças.
}
guide-jail-late = Se na { $turn }.ª jogada ainda lá estiveres, lanças, avanças e pagas { $fine }, saia o que sair.
guide-jail-business = Os negócios continuam: mesmo de lá recebes { word-rent-pl }, fazes lances, constróis e negoceias.

guide-deals = Negócios
guide-deals-any = Podes fazer negócios com qualquer pessoa a qualquer momento.
guide-deals-own = Os negócios fazem-se com quem está a jogar, ou entre duas jogadas.
guide-deals-what-group = Troca dinheiro, { word-deeds } e cartas para sair de «{ $jail }», como os dois quiserem. Um { word-street } só muda de mãos se não houver construções em todo o seu grupo.
guide-deals-what-plot = Troca dinheiro, { word-deeds } e cartas para sair de «{ $jail }», como os dois quiserem. Os { word-streets } mudam de mãos sem construções.
guide-deals-card = Uma carta dessas não se pode trocar por menos de { $amount }.

guide-debt = Quando o dinheiro acaba
guide-debt-raise = Se deves mais do que tens, vende construções e hipoteca { word-deeds } até poderes pagar.
guide-debt-surrender = Também podes vender { word-deeds } ao Banco por metade do preço.
guide-debt-stands = Se nem isso chegar, vais à falência e sais do jogo. As tuas construções são vendidas e tudo o que tens vai para o jogador a quem deves; { word-deeds-the }, tal como estão.
guide-debt-liquidates = Se nem isso chegar, vais à falência e sais do jogo. Primeiro vendem-se todas as tuas construções e hipotecam-se { word-deeds-all-yours }. O dinheiro e { word-deeds-the-mortgaged } vão para o jogador a quem deves.
guide-debt-bank-last = Se deves ao Banco, { word-deeds-your } vão a leilão, livres de hipoteca.
guide-debt-bank-first-bankruptcy = Se deves ao Banco, ele fica com { word-deeds-your }.

guide-end = O fim
guide-end-last = Ganha o último jogador em jogo.
guide-end-first-bankruptcy = A primeira falência põe fim ao jogo. Soma dinheiro, { word-deeds } e construções: ganha o maior património.
guide-end-at-once = Quando se anuncia o fim do tempo, o jogo termina imediatamente. Soma dinheiro, { word-deeds } e construções: ganha o maior património.
guide-end-last-round = Se o árbitro anunciar a última ronda, ela é jogada até ao fim.
guide-end-after-turn = Quando se anuncia o fim do tempo, acaba-se a jogada em curso. Soma dinheiro, { word-deeds } e construções: ganha o maior património.
guide-end-points = A tua posição na mesa dá-te pontos para o campeonato: quantos mais rivais tiverem ido à falência, mais pontos.
