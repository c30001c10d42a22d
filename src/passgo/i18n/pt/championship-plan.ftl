plan-starts = O início ({ $city }) é agora { $new } em vez de { $old }.
plan-name = O local ({ $city }) é agora { $new } em vez de { $old }.
plan-city = A cidade é agora { $new } em vez de { $old }.
plan-capacity = Os lugares ({ $city }) são agora { $new } em vez de { $old }.
plan-tables = As mesas ({ $city }) são agora { $new } em vez de { $old }.
plan-closes = O último dia de inscrição é agora { $new } em vez de { $old }.
plan-venue = Há um novo local: { $name } ({ $city }), { $starts }.
plan-history = O que mudou
plan-earlier = { $count ->
    [one] Uma alteração anterior
    [many] { $count } de alterações anteriores
   *[other] { $count } alterações anteriores
}
hall-page-plan = Mudança de planos
plan-lead = Cada alteração aparece na página pública com o que estava antes. Antes de a publicares, vês quem é afetado.
plan-fixed = A edição, os pontos e as fases ficam como estão: as pessoas inscreveram-se a contar com isso.
plan-change = Alterar
plan-change-venue = Alterar: { $venue }
plan-closing = Último dia de inscrição
plan-field-name = Sala
plan-field-city = Cidade
plan-field-starts = Início ({ $zone })
plan-field-capacity = Lugares
plan-field-tables = Mesas ao mesmo tempo
plan-field-heats = Séries
plan-field-zone = Fuso horário
plan-add = Adicionar um local
plan-preview = Ver a alteração
plan-publish = Publicar a alteração
plan-back = Não alterar nada
plan-notice = Por palavras tuas, se quiseres – sem nomear ninguém
plan-mailed = { $count ->
    [one] Enviar e-mail a uma pessoa
    [many] Enviar e-mail a { $count } de pessoas
   *[other] Enviar e-mail a { $count } pessoas
}
plan-readers = { $language }: { $count }
plan-nobody = Não afeta ninguém que esteja inscrito.
plan-moved-up = { $count ->
    [one] Um suplente sobe, por ordem.
    [many] { $count } de suplentes sobem, por ordem.
   *[other] { $count } suplentes sobem, por ordem.
}
hall-done-publish-plan = A alteração foi publicada.
plan-unclear = Preenche todos os campos: nomes, dia e hora, fuso horário e números inteiros.
mail-plan-subject = { $championship }: mudança de planos
mail-plan-body =
    Olá, { $name },

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] Uma pessoa tem lugar aqui, por isso não pode haver menos lugares.
    [many] { $count } de pessoas têm lugar aqui, por isso não pode haver menos lugares.
   *[other] { $count } pessoas têm lugar aqui, por isso não pode haver menos lugares.
}
refusal-champ-closes-early = As inscrições só abrem a { $opens }.
refusal-champ-closes-late = As inscrições não podem continuar depois de { $day }, quando começa o primeiro local. Altera primeiro o último dia de inscrição.
refusal-champ-nothing-new = Já é assim.
refusal-champ-no-seats = Nas mesas daqui cabem { $room } jogadores. Adiciona mesas primeiro ou reduz os lugares.
refusal-champ-plan-lent = Este local está emprestado a um portátil que segue o plano atual. Espera pelos resultados ou recupera o local.
refusal-champ-roll-called = A chamada está feita e os jogadores estão cá, por isso a sala e o início já não podem mudar.
refusal-champ-tables-in-use = { $count ->
    [one] Uma mesa está a jogar aqui, por isso não pode haver menos.
    [many] { $count } de mesas estão a jogar aqui, por isso não pode haver menos.
   *[other] { $count } mesas estão a jogar aqui, por isso não pode haver menos.
}
refusal-champ-time-over = Essa hora já passou. Escolhe uma posterior.
refusal-champ-too-young-then = { $count ->
    [one] Uma pessoa inscrita seria demasiado nova a { $day }.
    [many] { $count } de pessoas inscritas seriam demasiado novas a { $day }.
   *[other] { $count } pessoas inscritas seriam demasiado novas a { $day }.
}
refusal-champ-venue-known = Já existe um local com esse nome.
refusal-champ-venue-unfit = As fases seguintes não têm lugar para jogadores de mais um local.
plan-terms = Condições ou cancelamento
plan-terms-long = As condições são demasiado longas. Encurta-as; todos os idiomas contam em conjunto.
plan-judge = Substituir um árbitro
hall-done-another-judge = A mesa tem outro árbitro.
