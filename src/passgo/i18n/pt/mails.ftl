# Cartas aos inscritos num campeonato.
mail-registered-subject = { $championship }: recebemos a tua inscrição
mail-registered-body =
    Olá, { $name },

    A tua inscrição está registada: { $championship }, { $venue }, { $city }, { $starts }. Vamos telefonar-te; o teu lugar fica garantido depois de o confirmares.

    A tua inscrição, a tua alcunha, os teus dados e o teu código de entrada estão aqui. Não partilhes esta ligação (funciona sem palavra-passe):
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: és suplente n.º { $number }
mail-registered-alternate-body =
    Olá, { $name },

    Todos os lugares estão ocupados ({ $venue }, { $city }), por isso és suplente n.º { $number }. Quando ficar um lugar livre, entra a primeira pessoa da lista; se fores tu, avisamos-te. Se vieres no próprio dia, { $starts }, podemos precisar de ti para completar uma mesa.

    A tua inscrição está aqui. Não partilhes esta ligação (funciona sem palavra-passe):
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: o teu lugar está confirmado
mail-confirmed-body =
    Olá, { $name },

    Obrigado pela confirmação por telefone. Esperamos por ti: { $venue }, { $city }, { $starts }. Mostra este código à entrada: { $badge }

    Se não estiveres presente à hora oficial de início, perdes o lugar.

    { $organiser }
mail-moved-up-subject = { $championship }: há um lugar livre para ti
mail-moved-up-body =
    Olá, { $name },

    Ficou livre um lugar ({ $venue }, { $city }) e é teu: { $starts }. Se ainda não confirmaste por telefone, vamos ligar-te.

    { $organiser }
mail-nickname-approved-subject = { $championship }: a tua alcunha
mail-nickname-approved-body =
    Olá, { $name },

    A tua alcunha «{ $nickname }» foi aprovada. Nos quadros públicos só aparece este nome.

    { $organiser }
mail-nickname-returned-subject = { $championship }: escolhe outra alcunha, por favor
mail-nickname-returned-body =
    Olá, { $name },

    Não foi possível aprovar a tua alcunha. Motivo: { $reason }

    Por favor, propõe outra na página da tua inscrição.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: a tua inscrição foi retirada
mail-left-withdrawn-body =
    Olá, { $name },

    A tua inscrição ({ $venue }, { $city }) foi retirada. Se não era essa a tua vontade, avisa-nos já, por favor.

    { $organiser }
mail-left-disqualified-subject = { $championship }: a tua inscrição foi anulada
mail-left-disqualified-body =
    Olá, { $name },

    A tua inscrição em { $championship } foi anulada. Motivo: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: as condições mudaram
mail-terms-body =
    Olá, { $name },

    Há novas condições de participação em vigor: { $notice }

    Lê-as aqui:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship } foi cancelado
mail-terms-cancelled-body =
    Olá, { $name },

    { $championship } não se vai realizar: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: a tua mesa
mail-seated-body =
    Olá, { $name },

    Jogas na mesa { $table }, série { $heat }. Todas as mesas começam ao mesmo tempo; por favor, está na sala antes da hora oficial de início.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: passaste à fase seguinte!
mail-qualified-body =
    Olá, { $name },

    Parabéns! Conseguiste a qualificação para «{ $stage }». Se não puderes vir, avisa-nos já, por favor, para que possa jogar quem vem a seguir na classificação.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: o título é teu
mail-champion-body =
    Olá, { $name },

    Parabéns! Ganhaste { $championship }.

    { $organiser }
mail-prize-subject = { $championship }: o lugar de campeão é teu
mail-prize-body =
    Olá, { $name },

    Quem ganhou o campeonato não pode viajar, e o teu nome é o seguinte na classificação da final. O lugar é teu: { $prize }. Por favor, diz-nos já se podes aceitar.

    { $organiser }
mail-link-subject = { $championship }: a ligação para a tua inscrição
mail-link-body =
    Olá, { $name },

    Pediste a ligação para a tua inscrição. Não a partilhes (funciona sem palavra-passe):
    { $link }

    Se não a pediste, não tens de fazer nada.

    { $organiser }
mail-online-subject = { $championship }: a tua mesa está aberta
mail-online-body =
    Olá, { $name },

    A tua mesa online começou. Ocupa já o teu lugar, porque o relógio está a contar:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: até breve
mail-reminder-body =
    Olá, { $name },

    Esperamos por ti em { $venue }, { $city }, { $starts }. Mostra este código à entrada: { $badge }

    Se não puderes vir, avisa logo, para que jogue a pessoa seguinte.

    { $organiser }
mail-about = { $name } – { $subject }
