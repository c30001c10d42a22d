# Cartas aos inscritos num campeonato.
mail-registered-subject = { $championship }: recebemos a sua inscrição
mail-registered-body =
    Olá, { $name },

    A sua inscrição está registada: { $championship }, { $venue }, { $city }, { $starts }. Vamos telefonar-lhe; o seu lugar fica garantido depois de o confirmar.

    A sua inscrição, a sua alcunha, os seus dados e o seu código para a entrada estão aqui. Não partilhe este endereço, pois não precisa de palavra-passe:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: é suplente n.º { $number }
mail-registered-alternate-body =
    Olá, { $name },

    Todos os lugares estão ocupados ({ $venue }, { $city }), por isso é suplente com o número { $number }. Quando fica um lugar livre, sobe o número mais baixo, e nós avisamos. Se vier no próprio dia, { $starts }, podemos precisar de si para completar uma mesa.

    A sua inscrição está aqui. Não partilhe este endereço, pois não precisa de palavra-passe:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: o seu lugar está confirmado
mail-confirmed-body =
    Olá, { $name },

    Agradecemos a confirmação por telefone. Esperamos por si: { $venue }, { $city }, { $starts }. Mostre este código à entrada: { $badge }

    Quem não estiver presente à hora oficial de início perde o lugar.

    { $organiser }
mail-moved-up-subject = { $championship }: há um lugar livre para si
mail-moved-up-body =
    Olá, { $name },

    Ficou livre um lugar ({ $venue }, { $city }) e é seu: { $starts }. Se ainda não confirmou por telefone, vamos ligar-lhe.

    { $organiser }
mail-nickname-approved-subject = { $championship }: a sua alcunha
mail-nickname-approved-body =
    Olá, { $name },

    A sua alcunha «{ $nickname }» está aprovada. Nos quadros públicos só aparece este nome.

    { $organiser }
mail-nickname-returned-subject = { $championship }: escolha outra alcunha, por favor
mail-nickname-returned-body =
    Olá, { $name },

    Não foi possível aprovar a sua alcunha. O motivo: { $reason }

    Por favor, proponha outra na página da sua inscrição.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: a sua inscrição terminou
mail-left-withdrawn-body =
    Olá, { $name },

    A sua inscrição ({ $venue }, { $city }) foi retirada. Se não era essa a sua vontade, avise-nos já, por favor.

    { $organiser }
mail-left-disqualified-subject = { $championship }: a sua inscrição foi anulada
mail-left-disqualified-body =
    Olá, { $name },

    A sua inscrição foi anulada ({ $championship }). O motivo: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: as condições mudaram
mail-terms-body =
    Olá, { $name },

    Há novas condições de participação em vigor: { $notice }

    Leia-as aqui:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: cancelado
mail-terms-cancelled-body =
    Olá, { $name },

    { $championship } não se vai realizar: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: a sua mesa
mail-seated-body =
    Olá, { $name },

    Joga na mesa { $table }, série { $heat }. Todas as mesas começam ao mesmo tempo; por favor, esteja na sala antes da hora oficial de início.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: segue em frente
mail-qualified-body =
    Olá, { $name },

    Parabéns: conseguiu a qualificação para «{ $stage }». Se não puder vir, avise-nos já, por favor, para que possa jogar quem vem a seguir na classificação.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: o título é seu
mail-champion-body =
    Olá, { $name },

    Parabéns: ganhou { $championship }.

    { $organiser }
mail-prize-subject = { $championship }: a viagem é sua
mail-prize-body =
    Olá, { $name },

    Quem ganhou o campeonato não pode viajar, e o seu nome é o seguinte na classificação da final. O lugar é seu: { $prize }. Por favor, diga-nos já se pode aceitar.

    { $organiser }
mail-link-subject = { $championship }: o endereço da sua inscrição
mail-link-body =
    Olá, { $name },

    Pediu o endereço da sua inscrição. Não o partilhe, pois não precisa de palavra-passe:
    { $link }

    Se não o pediu, não tem de fazer nada.

    { $organiser }
mail-online-subject = { $championship }: a sua mesa está aberta
mail-online-body =
    Olá, { $name },

    A sua mesa online começou. Sente-se já, o relógio está a contar:
    { $link }/play

    { $organiser }
