# Cartas a los inscritos en un campeonato.
mail-registered-subject = { $championship }: hemos recibido tu inscripción
mail-registered-body =
    Hola, { $name }:

    Hemos registrado tu inscripción en { $championship }, { $venue }, { $city }, { $starts }. Te llamaremos por teléfono; tu plaza quedará asegurada cuando la confirmes.

    Tu inscripción, tu apodo, tus datos y tu código de entrada están aquí. No compartas este enlace (funciona sin contraseña):
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: eres suplente n.º { $number }
mail-registered-alternate-body =
    Hola, { $name }:

    Todas las plazas en { $venue }, { $city }, están ocupadas, así que eres suplente n.º { $number }. Cuando quede una plaza libre, entrará la primera persona de la lista; si eres tú, te avisaremos. Si vienes ese día, { $starts }, puede que te llamemos para completar una mesa.

    Tu inscripción está aquí. No compartas este enlace (funciona sin contraseña):
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: tu plaza está confirmada
mail-confirmed-body =
    Hola, { $name }:

    Gracias por confirmar por teléfono. Te esperamos en { $venue }, { $city }, { $starts }. Enseña este código en la entrada: { $badge }

    Si no estás a la hora oficial de comienzo, pierdes tu asiento.

    { $organiser }
mail-moved-up-subject = { $championship }: hay una plaza libre para ti
mail-moved-up-body =
    Hola, { $name }:

    Ha quedado libre una plaza en { $venue }, { $city }, y es tuya: { $starts }. Si todavía no has confirmado por teléfono, te llamaremos.

    { $organiser }
mail-nickname-approved-subject = { $championship }: tu apodo
mail-nickname-approved-body =
    Hola, { $name }:

    Tu apodo «{ $nickname }» ha sido aprobado. En los marcadores públicos solo aparece ese nombre.

    { $organiser }
mail-nickname-returned-subject = { $championship }: elige otro apodo, por favor
mail-nickname-returned-body =
    Hola, { $name }:

    No hemos podido aprobar tu apodo. Motivo: { $reason }

    Propón otro en la página de tu inscripción, por favor.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: tu inscripción se ha retirado
mail-left-withdrawn-body =
    Hola, { $name }:

    Tu inscripción para { $venue }, { $city }, se ha retirado. Si no era eso lo que querías, avísanos enseguida, por favor.

    { $organiser }
mail-left-disqualified-subject = { $championship }: tu inscripción se ha anulado
mail-left-disqualified-body =
    Hola, { $name }:

    Tu inscripción en { $championship } se ha anulado. Motivo: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: han cambiado las condiciones
mail-terms-body =
    Hola, { $name }:

    Hay nuevas condiciones de participación en vigor: { $notice }

    Puedes leerlas aquí:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship } se ha cancelado
mail-terms-cancelled-body =
    Hola, { $name }:

    { $championship } no se celebrará: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: tu mesa
mail-seated-body =
    Hola, { $name }:

    Juegas en la mesa { $table }, tanda { $heat }. Todas las mesas empiezan a la vez; por favor, llega a la sala antes de la hora oficial de comienzo.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: ¡te has clasificado!
mail-qualified-body =
    Hola, { $name }:

    ¡Enhorabuena! Te has clasificado para «{ $stage }». Si no puedes venir, avísanos enseguida, por favor, para que pueda jugar la siguiente persona de la clasificación.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: el título es tuyo
mail-champion-body =
    Hola, { $name }:

    ¡Enhorabuena! Has ganado { $championship }.

    { $organiser }
mail-prize-subject = { $championship }: la plaza del campeón es tuya
mail-prize-body =
    Hola, { $name }:

    Quien ganó el campeonato no puede viajar, y tú eres la siguiente persona en la clasificación de la final. La plaza es tuya: { $prize }. Dinos enseguida, por favor, si puedes aceptarla.

    { $organiser }
mail-link-subject = { $championship }: el enlace a tu inscripción
mail-link-body =
    Hola, { $name }:

    Has pedido el enlace a tu inscripción. No lo compartas (funciona sin contraseña):
    { $link }

    Si no lo has pedido, no tienes que hacer nada.

    { $organiser }
mail-online-subject = { $championship }: tu mesa está abierta
mail-online-body =
    Hola, { $name }:

    Tu mesa en línea ha empezado. Ocupa tu asiento enseguida, porque el reloj ya está en marcha:
    { $link }/play

    { $organiser }
mail-reminder-subject = { $championship }: hasta pronto
mail-reminder-body =
    Hola, { $name }:

    Te esperamos en { $venue }, { $city }, { $starts }. Enseña este código en la puerta: { $badge }

    Si no puedes venir, avisa enseguida para que juegue la siguiente persona.

    { $organiser }
mail-about = { $name } – { $subject }
