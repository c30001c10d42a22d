mail-registered-subject = { $championship }: recebemos a sua inscrição
mail-registered-body =
    Olá, { $name },

    A sua inscrição está registrada: { $championship }, { $venue }, { $city }, { $starts }. Vamos ligar para você; o seu lugar fica garantido depois que você confirmar.

    A sua inscrição, o seu apelido, os seus dados e o seu código de entrada estão aqui. Não compartilhe este link (funciona sem senha):
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: você é suplente nº { $number }
mail-registered-alternate-body =
    Olá, { $name },

    Todos os lugares estão ocupados ({ $venue }, { $city }), por isso você é suplente nº { $number }. Quando um lugar ficar livre, entra a primeira pessoa da lista; se for você, nós avisamos. Se você vier no próprio dia, { $starts }, podemos precisar de você para completar uma mesa.

    A sua inscrição está aqui. Não compartilhe este link (funciona sem senha):
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: o seu lugar está confirmado
mail-confirmed-body =
    Olá, { $name },

    Agradecemos a confirmação por telefone. Esperamos você: { $venue }, { $city }, { $starts }. Mostre este código na entrada: { $badge }

    Se você não estiver presente no horário oficial de início, perde o lugar.

    { $organiser }
mail-moved-up-subject = { $championship }: há um lugar livre para você
mail-moved-up-body =
    Olá, { $name },

    Um lugar ficou livre ({ $venue }, { $city }) e é seu: { $starts }. Se você ainda não confirmou por telefone, vamos ligar para você.

    { $organiser }
mail-nickname-approved-subject = { $championship }: o seu apelido
mail-nickname-approved-body =
    Olá, { $name },

    O seu apelido “{ $nickname }” foi aprovado. Nos placares públicos só aparece este nome.

    { $organiser }
mail-nickname-returned-subject = { $championship }: escolha outro apelido, por favor
mail-nickname-returned-body =
    Olá, { $name },

    Não foi possível aprovar o seu apelido. Motivo: { $reason }

    Por favor, proponha outro na página da sua inscrição.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: a sua inscrição foi retirada
mail-left-withdrawn-body =
    Olá, { $name },

    A sua inscrição ({ $venue }, { $city }) foi retirada. Se não era isso que você queria, avise-nos logo, por favor.

    { $organiser }
mail-left-disqualified-subject = { $championship }: a sua inscrição foi anulada
mail-left-disqualified-body =
    Olá, { $name },

    A sua inscrição em { $championship } foi anulada. Motivo: { $reason }

    { $organiser }
mail-terms-body =
    Olá, { $name },

    Há novas condições de participação em vigor: { $notice }

    Leia-as aqui:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-body =
    Olá, { $name },

    { $championship } não será realizado: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: a sua mesa
mail-seated-body =
    Olá, { $name },

    Você joga na mesa { $table }, série { $heat }. Todas as mesas começam ao mesmo tempo; por favor, esteja na sala antes do horário oficial de início.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: você passou de fase!
mail-qualified-body =
    Olá, { $name },

    Parabéns! Você se classificou para “{ $stage }”. Se não puder vir, avise-nos logo, por favor, para que o próximo na classificação possa jogar.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: o título é seu
mail-champion-body =
    Olá, { $name },

    Parabéns! Você ganhou { $championship }.

    { $organiser }
mail-prize-subject = { $championship }: o lugar de campeão é seu
mail-prize-body =
    Olá, { $name },

    Quem ganhou o campeonato não pode viajar, e o seu nome é o próximo na classificação da final. O lugar é seu: { $prize }. Por favor, diga logo se você pode aceitar.

    { $organiser }
mail-link-subject = { $championship }: o link da sua inscrição
mail-link-body =
    Olá, { $name },

    Você pediu o link da sua inscrição. Não o compartilhe (funciona sem senha):
    { $link }

    Se você não pediu, não precisa fazer nada.

    { $organiser }
mail-online-subject = { $championship }: a sua mesa está aberta
mail-online-body =
    Olá, { $name },

    A sua mesa on-line começou. Ocupe logo o seu lugar, porque o relógio está correndo:
    { $link }/play

    { $organiser }
mail-reminder-body = 
    Olá, { $name },

    Esperamos você em { $venue }, { $city }, { $starts }. Mostre este código na entrada: { $badge }

    Se não puder vir, avise logo, para que a próxima pessoa da lista possa jogar.

    { $organiser }
