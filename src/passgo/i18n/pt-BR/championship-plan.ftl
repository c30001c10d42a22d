plan-starts = O início ({ $city }) agora é { $new } em vez de { $old }.
plan-name = O local ({ $city }) agora é { $new } em vez de { $old }.
plan-city = A cidade agora é { $new } em vez de { $old }.
plan-capacity = Os lugares ({ $city }) agora são { $new } em vez de { $old }.
plan-tables = As mesas ({ $city }) agora são { $new } em vez de { $old }.
plan-closes = O último dia de inscrição agora é { $new } em vez de { $old }.
plan-earlier = { $count ->
    [one] Uma mudança anterior
    [many] { $count } de mudanças anteriores
   *[other] { $count } mudanças anteriores
}
plan-lead = Cada mudança aparece no site público com o que havia antes. Antes de publicá-la, você vê quem é afetado.
plan-fixed = A edição, os pontos e as fases ficam como estão: as pessoas se inscreveram contando com isso.
plan-change = Mudar
plan-change-venue = Mudar: { $venue }
plan-preview = Ver a mudança
plan-publish = Publicar a mudança
plan-back = Não mudar nada
plan-notice = Com as suas palavras, se quiser – sem citar nomes
plan-mailed = { $count ->
    [one] Enviar e-mail para uma pessoa
    [many] Enviar e-mail para { $count } de pessoas
   *[other] Enviar e-mail para { $count } pessoas
}
plan-nobody = Isso não afeta ninguém que já se inscreveu.
plan-moved-up = { $count ->
    [one] Um suplente sobe, na ordem.
    [many] { $count } de suplentes sobem, na ordem.
   *[other] { $count } suplentes sobem, na ordem.
}
hall-done-publish-plan = A mudança foi publicada.
plan-unclear = Preencha todos os campos: nomes, dia e hora, fuso horário e números inteiros.
refusal-champ-closes-early = As inscrições só abrem em { $opens }.
refusal-champ-closes-late = As inscrições não podem continuar depois de { $day }, quando começa o primeiro local. Mude primeiro o último dia de inscrição.
refusal-champ-no-seats = As mesas daqui têm lugar para { $room } jogadores. Adicione mesas primeiro ou diminua os lugares.
refusal-champ-plan-lent = Este local está emprestado a um notebook que segue o plano atual. Espere os resultados ou recupere o local.
refusal-champ-roll-called = A chamada já foi feita e os jogadores estão aqui, por isso a sala e o início não podem mais mudar.
refusal-champ-tables-in-use = { $count ->
    [one] Uma mesa está jogando aqui, por isso não pode haver menos.
    [many] { $count } de mesas estão jogando aqui, por isso não pode haver menos.
   *[other] { $count } mesas estão jogando aqui, por isso não pode haver menos.
}
refusal-champ-time-over = Esse horário já passou. Escolha um posterior.
refusal-champ-too-young-then = { $count ->
    [one] Uma pessoa inscrita seria jovem demais em { $day }.
    [many] { $count } de pessoas inscritas seriam jovens demais em { $day }.
   *[other] { $count } pessoas inscritas seriam jovens demais em { $day }.
}
plan-terms-long = As condições são longas demais. Encurte-as; todos os idiomas contam juntos.
