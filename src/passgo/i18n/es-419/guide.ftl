guide-setup-token = Cada uno elige una ficha; no hay dos iguales.
guide-space-cards = Cartas ({ $decks }): toma la de arriba del mazo y haz lo que diga.
guide-space-go-to-jail = { $spaces }: ve directamente a «{ $jail }», sin cobrar el sueldo por el camino. Tu turno terminó.
guide-space-entity = { $spaces }: tú y quien esté a tu izquierda lanzan un dado cada uno. Si entre los dos llegan al número indicado, ambos cobran; si no, ambos pagan.
guide-space-question = { $spaces }: presiona y mira qué pasa. Puede darte monedas, costarte monedas o hacerte avanzar con otra tirada.
guide-buy-auction = Si no te interesa, se subasta de inmediato. Todos pueden pujar, tú también; las pujas empiezan en { $amount } y gana la más alta.
guide-mortgage-transfer-redeem-or-10 = Quien recibe de otro jugador { word-deed-mortgaged } levanta la hipoteca de inmediato, o paga ahora los intereses y la levanta más adelante.
guide-mortgage-transfer-pay-or-double = Quien recibe { word-deed-mortgaged } en un trato paga los intereses ahora, o el doble más adelante. Tras una bancarrota se pagan de inmediato.
guide-jail-last = { $count ->
    [one] Sales en tu siguiente turno: si la tirada no te libera, pagas { $fine } y avanzas.
    [many] Sales a más tardar en el turno { $count } que pases ahí: si la tirada no te libera, pagas { $fine } y avanzas.
   *[other] Sales a más tardar en el turno { $count } que pases ahí: si la tirada no te libera, pagas { $fine } y avanzas.
}
guide-deals-what-group = Intercambien dinero, { word-deeds } y cartas para salir de «{ $jail }», lo que les parezca bien a los dos. Una { word-street } solo cambia de manos si en todo su grupo no hay edificios.
guide-deals-what-plot = Intercambien dinero, { word-deeds } y cartas para salir de «{ $jail }», lo que les parezca bien a los dos. Las { word-streets } cambian de manos sin edificios.
guide-end-at-once = Cuando se anuncia el fin del tiempo, la partida se detiene de inmediato. Suma dinero, { word-deeds } y edificios: gana el mayor patrimonio.
