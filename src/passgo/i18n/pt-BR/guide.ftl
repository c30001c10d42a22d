guide-lead = Tudo de que você precisa para o primeiro jogo, em poucos minutos. À mesa, a página sempre mostra o que você pode fazer.
guide-aim-last = Compre { word-deeds }, receba { word-rent-pl }, construa e faça bons negócios. Vence quem ainda tiver dinheiro quando todos os outros tiverem ido à falência.
guide-aim-first-bankruptcy = Compre { word-deeds }, receba { word-rent-pl }, construa e faça bons negócios. É um jogo curto: acaba com a primeira falência e vence quem for mais rico.
guide-setup = Antes da primeira jogada
guide-setup-cash = Todos começam em “{ $go }” com { $cash }.
guide-setup-left = Todos jogam { word-dice } uma vez. Começa quem tirar mais, e depois a vez passa para a esquerda.
guide-setup-by-roll = Todos jogam { word-dice } uma vez. Começa quem tirar mais, e os outros seguem na ordem dos números tirados.
guide-turn = A sua vez
guide-turn-one = Jogue o dado, avance o número de espaços que ele mostrar e faça o que o espaço pede. Depois é a vez do próximo jogador.
guide-turn-two = Jogue os dois dados, avance o número de espaços que eles somarem e faça o que o espaço pede.
guide-turn-speed = Jogue os dois dados brancos com o dado rápido, avance e faça o que o espaço pede.
guide-turn-doubles = Com uma dupla você joga de novo. Mas na terceira dupla seguida você vai direto para “{ $jail }”.
guide-turn-doubles-white = Com uma dupla nos dados brancos você joga de novo. Mas na terceira dupla seguida você vai direto para “{ $jail }”.
guide-turn-salary = Sempre que você passa por “{ $go }” ou cai nesse espaço, o Banco paga { $salary } a você.
guide-speed-numbers = 1, 2 ou 3: some aos dados brancos.
guide-speed-bus = O ônibus: escolha se avança com um dado branco, com o outro ou com os dois.
guide-speed-next = A seta: avance com os dados brancos e faça o que esse espaço pede. Depois siga até { word-deed-next-to } deva { word-rent }.
guide-speed-triple = Três iguais: vá para o espaço que quiser, mas não jogue de novo.
guide-space-cards = Cartas ({ $decks }): tire a de cima do baralho e faça o que ela diz.
guide-space-tax = { $spaces }: pague ao Banco a quantia indicada.
guide-space-parking = { $spaces }: faça uma pausa; não acontece nada.
guide-space-go-to-jail = { $spaces }: vá direto para “{ $jail }”, sem receber o salário pelo caminho. A sua vez acabou.
guide-space-ride = { $spaces }: pague { $amount } e viaje para qualquer espaço anterior ao próximo deste tipo, ou fique. Nos dois casos a sua vez acaba aí.
guide-ride-go = Passar por “{ $go }” durante a viagem não dá nada; se a viagem acabar aí, você recebe { $salary }.
guide-space-entity = { $spaces }: você e quem está à sua esquerda jogam um dado cada. Se juntos chegarem ao número indicado, os dois recebem; se não, os dois pagam.
guide-space-question = { $spaces }: aperte e veja o que acontece. Pode dar moedas, custar moedas ou fazer você avançar com outra jogada.
guide-buy-first = Se você cair { word-deed-buy } pelo preço indicado.
guide-buy-auction = Se não quiser comprar, vai na hora a leilão. Todos podem dar lances, você também; os lances começam em { $amount } e o maior vence.
guide-buy-nothing = Se não quiser comprar, fica no Banco e o jogo continua.
guide-buy-default = Ofereça só o que pode pagar. Quem não conseguir pagar o lance vencedor fica de fora, e o leilão recomeça sem essa pessoa.
guide-rent-claim = Atenção: quem visita você só deve { word-rent } se você cobrar.
guide-rent-window = { $count ->
    [one] Você perde o { word-rent } assim que o próximo jogador tiver jogado { word-dice }.
    [many] Você perde o { word-rent } assim que o segundo jogador depois do visitante tiver jogado { word-dice }.
   *[other] Você perde o { word-rent } assim que o segundo jogador depois do visitante tiver jogado { word-dice }.
}
guide-rent-automatic = Quem visita você paga o { word-rent } { word-deed-of-the } sem que você precise cobrar.
guide-rent-set = Se você tiver todos os { word-streets } de um grupo, o { word-rent } dos que não têm construções dobra.
guide-rent-set-unmortgaged = Se você tiver todos os { word-streets } de um grupo e nenhum estiver hipotecado, o { word-rent } dos que não têm construções dobra.
guide-rent-stations = { $group }: quanto mais propriedades deste grupo você tiver, mais rende cada uma ({ $rents }).
guide-rent-utilities-one = { $group }: o visitante joga o dado de novo. O { word-rent } é o resultado vezes { $factors }, conforme quantas propriedades deste grupo você tiver.
guide-rent-utilities-two = { $group }: o visitante joga os dois dados de novo. O { word-rent } é o resultado vezes { $factors }, conforme quantas propriedades deste grupo você tiver.
guide-rent-utilities-speed = { $group }: o visitante joga os três dados de novo; o ônibus e a seta contam como zero. O { word-rent } é o resultado vezes { $factors }, conforme quantas propriedades deste grupo você tiver.
guide-build-when-group = Quando um grupo inteiro é seu e nada nele está hipotecado, você pode construir nele a qualquer momento, mesmo entre as jogadas dos outros.
guide-build-when-plot = Quando um grupo inteiro é seu, você pode construir nos { word-streets } sem hipoteca a qualquer momento, mesmo entre as jogadas dos outros.
guide-build-pause = Nem um leilão impede isso. Só enquanto alguém ainda precisa escolher o seu movimento é preciso esperar para construir, vender e hipotecar.
guide-build-even = Construa de forma equilibrada: cada { word-street } do grupo recebe a primeira construção antes que algum receba a segunda, e assim por diante.
guide-build-top-group = Em um { word-street } cabem até { $houses }. Quando todos os { word-streets } do grupo estiverem cheios, o próximo passo é { FORM($hotel, "a") }.
guide-build-top-plot = Em um { word-street } cabem até { $houses }. Quando estiver cheio, o próximo passo é { FORM($hotel, "a") }.
guide-build-scarce-demand = As construções são limitadas. Se elas puderem faltar no Banco, todos os que podem construir dizem quantas querem. Se bastarem, todos pagam o preço impresso; se não, vão a leilão uma a uma.
guide-build-scarce-last = As construções são limitadas. Se vários jogadores quiserem a última, o maior lance fica com ela.
guide-build-houses-first = Se você desfaz um hotel e precisa de casas do Banco, têm prioridade os que querem comprar casas.
guide-build-half-printed = O Banco recompra as construções pela metade do preço.
guide-build-half-paid = O Banco recompra as construções pela metade do que você pagou, também em leilão.
guide-build-sell-evenly = Venda-as de forma tão equilibrada como as construiu.
guide-build-sell-freely = Você não precisa vender de forma equilibrada: pode esvaziar um { word-street } e deixar os outros como estão.
guide-mortgage-percent = Para quitar a hipoteca, devolva essa quantia com { $percent } de juros.
guide-mortgage-printed = Para quitar a hipoteca, pague a quantia indicada { word-deed-in-the }.
guide-mortgage-transfer-redeem-or-10 = Quem recebe de outro jogador { word-deed-mortgaged } quita a hipoteca na hora, ou paga os juros agora e a hipoteca mais tarde.
guide-mortgage-transfer-free = Quem recebe de outro jogador { word-deed-mortgaged } não paga nada por isso e quita a hipoteca quando quiser.
guide-mortgage-transfer-pay-or-double = Quem recebe { word-deed-mortgaged } em um negócio paga os juros agora, ou o dobro mais tarde. Depois de uma falência, paga na hora.
guide-jail = Sem poder sair: “{ $jail }”
guide-jail-visit = Se você apenas cair nesse espaço, está só de visita.
guide-jail-doubles = Para sair: pague { $fine } antes de jogar os dados, use uma carta para sair ou tire uma dupla.
guide-jail-six = Para sair: pague { $fine } antes de jogar { word-dice }, use uma carta para sair ou tire um seis.
guide-jail-prepay = { $count ->
    [one] Antes de jogar { word-dice }, você só pode pagar na primeira jogada que fizer lá.
    [many] Antes de jogar { word-dice }, você só pode pagar nas primeiras { $count } de jogadas que fizer lá.
   *[other] Antes de jogar { word-dice }, você só pode pagar nas primeiras { $count } jogadas que fizer lá.
}
guide-jail-again = Com a dupla que liberta você avança e joga de novo.
guide-jail-once = Com a dupla que liberta você avança, mas não joga de novo.
guide-jail-last = { $count ->
    [one] Você sai logo na sua próxima jogada: se o resultado não libertar você, você paga { $fine } e avança.
    [many] Você sai, no máximo, na { $count }ª jogada que fizer lá: se o resultado não libertar você, você paga { $fine } e avança.
   *[other] Você sai, no máximo, na { $count }ª jogada que fizer lá: se o resultado não libertar você, você paga { $fine } e avança.
}
guide-jail-late = Se na { $turn }ª jogada você ainda estiver lá, joga { word-dice }, avança e paga { $fine }, saia o que sair.
guide-jail-business = Os negócios continuam: mesmo de lá você recebe { word-rent-pl }, dá lances, constrói e negocia.
guide-deals-any = Você pode fazer negócios com qualquer pessoa a qualquer momento.
guide-deals-own = Os negócios são feitos com quem está jogando, ou entre duas jogadas.
guide-deals-what-group = Troque dinheiro, { word-deeds } e cartas para sair de “{ $jail }”, como os dois quiserem. Um { word-street } só muda de mãos se não houver construções em todo o seu grupo.
guide-deals-what-plot = Troque dinheiro, { word-deeds } e cartas para sair de “{ $jail }”, como os dois quiserem. Os { word-streets } mudam de mãos sem construções.
guide-deals-card = Uma carta dessas não pode ser trocada por menos de { $amount }.
guide-debt-raise = Se você deve mais do que tem, venda construções e hipoteque { word-deeds } até poder pagar.
guide-debt-surrender = Você também pode vender { word-deeds } ao Banco pela metade do preço.
guide-debt-stands = Se nem isso bastar, você vai à falência e sai do jogo. As suas construções são vendidas e tudo o que você tem vai para o jogador a quem deve; { word-deeds-the }, do jeito que estão.
guide-debt-liquidates = Se nem isso bastar, você vai à falência e sai do jogo. Primeiro vendem-se todas as suas construções e hipotecam-se { word-deeds-all-yours }. O dinheiro e { word-deeds-the-mortgaged } vão para o jogador a quem você deve.
guide-debt-bank-last = Se você deve ao Banco, { word-deeds-your } vão a leilão, livres de hipoteca.
guide-debt-bank-first-bankruptcy = Se você deve ao Banco, ele fica com { word-deeds-your }.
guide-end-last = Vence o último jogador em jogo.
guide-end-first-bankruptcy = A primeira falência encerra o jogo. Some dinheiro, { word-deeds } e construções: vence o maior patrimônio.
guide-end-at-once = Quando o fim do tempo é anunciado, o jogo para na hora. Some dinheiro, { word-deeds } e construções: vence o maior patrimônio.
guide-end-last-round = Se o árbitro anunciar a última rodada, ela é jogada até o fim.
guide-end-after-turn = Quando o fim do tempo é anunciado, a jogada em andamento é concluída. Some dinheiro, { word-deeds } e construções: vence o maior patrimônio.
guide-end-points = A sua posição na mesa dá pontos para o campeonato: quanto mais rivais tiverem ido à falência, mais pontos.
