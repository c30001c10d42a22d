mail-registered-subject = { $championship }: recibimos tu inscripción
mail-registered-body =
    Hola, { $name }:

    Registramos tu inscripción en { $championship }, { $venue }, { $city }, { $starts }. Te llamaremos por teléfono; tu lugar quedará asegurado cuando lo confirmes.

    Tu inscripción, tu apodo, tus datos y tu código para la entrada están aquí. No compartas este enlace, que no necesita contraseña:
    { $link }

    { $organiser }
mail-registered-alternate-body =
    Hola, { $name }:

    Todos los lugares en { $venue }, { $city }, están ocupados, así que eres suplente con el número { $number }. Cuando queda un lugar libre, pasa al número más bajo, y te avisaremos. Si vienes ese día, { $starts }, puede que te llamemos para completar una mesa.

    Tu inscripción está aquí. No compartas este enlace, que no necesita contraseña:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: tu lugar está confirmado
mail-confirmed-body =
    Hola, { $name }:

    Gracias por confirmar por teléfono. Te esperamos en { $venue }, { $city }, { $starts }. Muestra este código en la entrada: { $badge }

    Quien no esté a la hora oficial de comienzo pierde su asiento.

    { $organiser }
mail-moved-up-subject = { $championship }: hay un lugar libre para ti
mail-moved-up-body =
    Hola, { $name }:

    Quedó libre un lugar en { $venue }, { $city }, y es tuyo: { $starts }. Si todavía no confirmaste por teléfono, te llamaremos.

    { $organiser }
mail-nickname-returned-body =
    Hola, { $name }:

    No pudimos aprobar tu apodo. El motivo: { $reason }

    Propón otro en la página de tu inscripción, por favor.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: tu inscripción se retiró
mail-left-withdrawn-body =
    Hola, { $name }:

    Tu inscripción para { $venue }, { $city }, se retiró. Si no era eso lo que querías, avísanos de inmediato, por favor.

    { $organiser }
mail-left-disqualified-subject = { $championship }: tu inscripción se anuló
mail-left-disqualified-body =
    Hola, { $name }:

    Tu inscripción en { $championship } se anuló. El motivo: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: cambiaron las condiciones
mail-qualified-subject = { $championship }: te clasificaste
mail-qualified-body =
    Hola, { $name }:

    Felicitaciones: te clasificaste para «{ $stage }». Si no puedes venir, avísanos de inmediato, por favor, para que pueda jugar la siguiente persona de la clasificación.

    { $site }

    { $organiser }
mail-champion-body =
    Hola, { $name }:

    Felicitaciones: ganaste { $championship }.

    { $organiser }
mail-prize-subject = { $championship }: el lugar del campeón es tuyo
mail-prize-body =
    Hola, { $name }:

    Quien ganó el campeonato no puede viajar, y tú eres la siguiente persona en la clasificación de la final. El lugar es tuyo: { $prize }. Dinos de inmediato, por favor, si puedes aceptarlo.

    { $organiser }
mail-link-body =
    Hola, { $name }:

    Pediste el enlace a tu inscripción. No lo compartas, que no necesita contraseña:
    { $link }

    Si no lo pediste, no tienes que hacer nada.

    { $organiser }
mail-online-body =
    Hola, { $name }:

    Tu mesa en línea empezó. Ocupa tu asiento de inmediato, el reloj ya está corriendo:
    { $link }/play

    { $organiser }
