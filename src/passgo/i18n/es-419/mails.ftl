mail-registered-subject = { $championship }: recibimos tu inscripción
mail-registered-body =
    Hola, { $name }:

    Registramos tu inscripción en { $championship }, { $venue }, { $city }, { $starts }. Te llamaremos por teléfono; tu lugar quedará asegurado cuando lo confirmes.

    Tu inscripción, tu apodo, tus datos y tu código de entrada están aquí. No compartas este enlace (funciona sin contraseña):
    { $link }

    { $organiser }
mail-registered-alternate-body =
    Hola, { $name }:

    Todos los lugares en { $venue }, { $city }, están ocupados, así que eres suplente n.º { $number }. Cuando quede un lugar libre, entrará la primera persona de la lista; si eres tú, te avisaremos. Si vienes ese día, { $starts }, puede que te llamemos para completar una mesa.

    Tu inscripción está aquí. No compartas este enlace (funciona sin contraseña):
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: tu lugar está confirmado
mail-confirmed-body =
    Hola, { $name }:

    Gracias por confirmar por teléfono. Te esperamos en { $venue }, { $city }, { $starts }. Muestra este código en la entrada: { $badge }

    Si no estás a la hora oficial de comienzo, pierdes tu asiento.

    { $organiser }
mail-moved-up-subject = { $championship }: hay un lugar libre para ti
mail-moved-up-body =
    Hola, { $name }:

    Quedó libre un lugar en { $venue }, { $city }, y es tuyo: { $starts }. Si todavía no confirmaste por teléfono, te llamaremos.

    { $organiser }
mail-nickname-returned-body =
    Hola, { $name }:

    No pudimos aprobar tu apodo. Motivo: { $reason }

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

    Tu inscripción en { $championship } se anuló. Motivo: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: cambiaron las condiciones
mail-qualified-subject = { $championship }: ¡te clasificaste!
mail-qualified-body =
    Hola, { $name }:

    ¡Felicitaciones! Te clasificaste para «{ $stage }». Si no puedes venir, avísanos de inmediato, por favor, para que pueda jugar la siguiente persona de la clasificación.

    { $site }

    { $organiser }
mail-champion-body =
    Hola, { $name }:

    ¡Felicitaciones! Ganaste { $championship }.

    { $organiser }
mail-prize-subject = { $championship }: el lugar del campeón es tuyo
mail-prize-body =
    Hola, { $name }:

    Quien ganó el campeonato no puede viajar, y tú eres la siguiente persona en la clasificación de la final. El lugar es tuyo: { $prize }. Dinos de inmediato, por favor, si puedes aceptarlo.

    { $organiser }
mail-link-body =
    Hola, { $name }:

    Pediste el enlace a tu inscripción. No lo compartas (funciona sin contraseña):
    { $link }

    Si no lo pediste, no tienes que hacer nada.

    { $organiser }
mail-online-body =
    Hola, { $name }:

    Tu mesa en línea empezó. Ocupa tu asiento de inmediato, porque el reloj ya está corriendo:
    { $link }/play

    { $organiser }
mail-nickname-approved-body =
    Hola, { $name }:

    Tu apodo «{ $nickname }» fue aprobado. En los marcadores públicos solo aparece ese nombre.

    { $organiser }
mail-terms-cancelled-subject = { $championship } se canceló
mail-reminder-body = 
    Hola, { $name }:

    Te esperamos en { $venue }, { $city }, { $starts }. Muestra este código en la entrada: { $badge }

    Si no puedes venir, avísanos de inmediato para que juegue la siguiente persona.

    { $organiser }
