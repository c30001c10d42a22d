# Cómo se juega cada edición, con nuestras palabras. Las reglas vigentes deciden qué frases se aplican.

guide-title = Cómo se juega: { $edition }
guide-lead = Todo lo que necesitas para la primera partida, en unos minutos. En la mesa, la página te muestra siempre lo que puedes hacer.
guide-full = Todas las reglas y { word-deeds-all }

guide-aim = El objetivo
guide-aim-last = Compra { word-deeds }, cobra { word-rent-pl }, construye y haz buenos tratos. Gana quien todavía tenga dinero cuando los demás hayan caído en bancarrota.
guide-aim-first-bankruptcy = Compra { word-deeds }, cobra { word-rent-pl }, construye y haz buenos tratos. Es una partida corta: termina con la primera bancarrota y gana quien sea más rico.

guide-setup = Antes de la primera tirada
guide-setup-token = Cada uno elige un peón; no hay dos iguales.
guide-setup-cash = Todos empiezan en «{ $go }» con { $cash }.
guide-setup-deeds = { $count ->
    [one] Cada jugador recibe { $count } { word-deed } gratis en el reparto.
    [many] Cada jugador recibe { $count } de { word-deeds } gratis en el reparto.
   *[other] Cada jugador recibe { $count } { word-deeds } gratis en el reparto.
}
guide-setup-left = Todos tiran una vez. Empieza quien saque la tirada más alta y después el turno pasa hacia la izquierda.
guide-setup-by-roll = Todos tiran una vez. Empieza quien saque la tirada más alta y los demás siguen en el orden de sus tiradas.
guide-setup-hidden = Nadie ve cuánto dinero tienen los demás.

guide-turn = Tu turno
guide-turn-one = Lanza el dado, avanza lo que marque y haz lo que pida la casilla. Después le toca al siguiente jugador.
guide-turn-two = Lanza los dos dados, avanza lo que sumen y haz lo que pida la casilla.
guide-turn-speed = Lanza los dos dados blancos junto con el dado veloz, avanza y haz lo que pida la casilla.
guide-turn-doubles = Con dobles vuelves a tirar. Pero si sacas dobles por tercera vez seguida, vas directamente a «{ $jail }».
guide-turn-doubles-white = Con dobles en los dados blancos vuelves a tirar. Pero si sacas dobles por tercera vez seguida, vas directamente a «{ $jail }».
guide-turn-salary = Cada vez que pasas por «{ $go }» o caes ahí, la banca te paga { $salary }.

guide-speed = El dado veloz
guide-speed-numbers = 1, 2 o 3: súmalo a los dados blancos.
guide-speed-bus = El autobús: elige si avanzas con un dado blanco, con el otro o con los dos.
guide-speed-next = La flecha: avanza con los dados blancos y haz lo que pida esa casilla. Después sigue { word-deed-next-to } debas { word-rent-any }.
guide-speed-triple = Tres iguales: ve a la casilla que quieras, pero no vuelvas a tirar.

guide-spaces = Casillas especiales
guide-space-cards = Cartas ({ $decks }): roba la de arriba del montón y haz lo que diga.
guide-space-tax = { $spaces }: paga a la banca la cantidad indicada.
guide-space-parking = { $spaces }: tómate un descanso; no ocurre nada.
guide-space-go-to-jail = { $spaces }: ve directamente a «{ $jail }», sin cobrar el sueldo por el camino. Tu turno ha terminado.
guide-space-ride = { $spaces }: paga { $amount } y viaja a cualquier casilla anterior a la próxima de este tipo, o quédate. En los dos casos tu turno termina ahí.
guide-ride-go = Pasar por «{ $go }» durante el viaje no da nada; si el viaje termina ahí, cobras { $salary }.
guide-space-entity = { $spaces }: tú y quien esté a tu izquierda lanzáis un dado cada uno. Si entre los dos llegáis al número indicado, cobráis ambos; si no, ambos pagáis.
guide-space-question = { $spaces }: pulsa y a ver qué pasa. Puede darte monedas, costarte monedas o hacerte avanzar con otra tirada.

guide-buy = Comprar
guide-buy-first = Si caes en { word-deed-buy } por su precio.
guide-buy-auction = Si no te interesa, se subasta en el acto. Todos pueden pujar, tú también; las pujas empiezan en { $amount } y gana la más alta.
guide-buy-nothing = Si no te interesa, se queda en la banca y la partida continúa.
guide-buy-default = Puja solo lo que puedas pagar. Quien no pueda pagar la puja ganadora queda fuera, y la subasta vuelve a empezar sin esa persona.

guide-rent = { Word-rent }
guide-rent-claim = Atención: quien te visita solo te debe { word-rent-any } si se lo reclamas.
guide-rent-window = { $count ->
    [one] Pierdes el { word-rent } en cuanto ha tirado el siguiente jugador.
    [many] Pierdes el { word-rent } en cuanto ha tirado el segundo jugador después del visitante.
   *[other] Pierdes el { word-rent } en cuanto ha tirado el segundo jugador después del visitante.
}
guide-rent-automatic = Quien te visita paga el { word-rent } { word-deed-the-of } sin que lo pidas.
guide-rent-set = Si tienes todas las { word-streets } de un grupo, se dobla el { word-rent } de las que no tienen edificios.
guide-rent-set-unmortgaged = Si tienes todas las { word-streets } de un grupo y ninguna está hipotecada, se dobla el { word-rent } de las que no tienen edificios.
guide-rent-stations = { $group }: cuantas más propiedades de este grupo tengas, más rinde cada una ({ $rents }).
guide-rent-utilities-one = { $group }: el visitante vuelve a tirar el dado. El { word-rent } es esa tirada por { $factors }, según cuántas propiedades de este grupo tengas.
guide-rent-utilities-two = { $group }: el visitante vuelve a tirar los dos dados. El { word-rent } es esa tirada por { $factors }, según cuántas propiedades de este grupo tengas.
guide-rent-utilities-speed = { $group }: el visitante vuelve a tirar los tres dados; el autobús y la flecha cuentan como cero. El { word-rent } es esa tirada por { $factors }, según cuántas propiedades de este grupo tengas.
guide-rent-mortgaged = { Word-deed-mortgaged } no da { word-rent }.

guide-build = Construir
guide-build-when-group = Cuando todo un grupo es tuyo y no tiene ninguna hipoteca, puedes construir en él en cualquier momento, incluso entre los turnos de los demás.
guide-build-when-plot = Cuando todo un grupo es tuyo, puedes construir en sus { word-streets } sin hipoteca en cualquier momento, incluso entre los turnos de los demás.
guide-build-pause = Ni una subasta lo impide. Solo mientras alguien tiene que elegir su movimiento hay que esperar para construir, vender o hipotecar.
guide-build-even = Construye de manera uniforme: cada { word-street } del grupo recibe su primer edificio antes de que una reciba el segundo, y así sucesivamente.
guide-build-top-group = En una { word-street } caben hasta { $houses }. Cuando todas las { word-streets } del grupo están completas, el siguiente paso es { FORM($hotel, "a") }.
guide-build-top-plot = En una { word-street } caben hasta { $houses }. Cuando está completa, el siguiente paso es { FORM($hotel, "a") }.
guide-build-scarce-demand = Los edificios son limitados. Si la banca pudiera quedarse sin suficientes, todos los que podrían construir dicen cuántos quieren. Si hay para todos, pagan el precio impreso; si no, se subastan uno a uno.
guide-build-scarce-last = Los edificios son limitados. Si varios jugadores quieren el último, se lo lleva la puja más alta.
guide-build-houses-first = Si deshaces un hotel y necesitas casas de la banca, tienen prioridad quienes quieren comprar casas.
guide-build-half-printed = La banca recompra los edificios por la mitad de su precio.
guide-build-half-paid = La banca recompra los edificios por la mitad de lo que pagaste, también en subasta.
guide-build-sell-evenly = Véndelos de manera uniforme, igual que los construiste.
guide-build-sell-freely = No hace falta vender de manera uniforme: puedes vaciar una { word-street } y dejar las demás como están.

guide-mortgage = Hipotecas
guide-mortgage-group = { Word-deed-cash }. Antes, su grupo tiene que estar libre de edificios.
guide-mortgage-plot = { Word-deed-cash }. Antes hay que vender sus edificios.
guide-mortgage-percent = Para levantar la hipoteca, devuelve esa cantidad con un { $percent } de intereses.
guide-mortgage-printed = Para levantar la hipoteca, paga la cantidad indicada { word-deed-the-in }.
guide-mortgage-transfer-redeem-or-10 = Quien recibe de otro jugador { word-deed-mortgaged } levanta la hipoteca en el acto, o paga ahora los intereses y la levanta más adelante.
guide-mortgage-transfer-free = Quien recibe de otro jugador { word-deed-mortgaged } no paga nada por ello y levanta la hipoteca cuando quiera.
guide-mortgage-transfer-pay-or-double = Quien recibe { word-deed-mortgaged } en un trato paga los intereses ahora, o el doble más adelante. Tras una bancarrota se pagan en el acto.

guide-jail = Sin poder salir: «{ $jail }»
guide-jail-visit = Si solo caes ahí, estás de visita.
guide-jail-doubles = Para salir: paga { $fine } antes de tirar, usa una carta para salir o saca dobles.
guide-jail-six = Para salir: paga { $fine } antes de tirar, usa una carta para salir o saca un seis.
guide-jail-prepay = { $count ->
    [one] Antes de tirar solo puedes pagar en el primer turno que pases ahí.
    [many] Antes de tirar solo puedes pagar en los primeros { $count } de turnos que pases ahí.
   *[other] Antes de tirar solo puedes pagar en los primeros { $count } turnos que pases ahí.
}
guide-jail-again = Con los dobles que te liberan avanzas y vuelves a tirar.
guide-jail-once = Con los dobles que te liberan avanzas, pero no vuelves a tirar.
guide-jail-last = { $count ->
    [one] Sales en tu siguiente turno: si la tirada no te libera, pagas { $fine } y avanzas.
    [many] Sales como muy tarde en el turno { $count } que pases ahí: si la tirada no te libera, pagas { $fine } y avanzas.
   *[other] Sales como muy tarde en el turno { $count } que pases ahí: si la tirada no te libera, pagas { $fine } y avanzas.
}
guide-jail-late = Si en el turno { $turn } sigues ahí, tiras, avanzas y pagas { $fine }, salga lo que salga.
guide-jail-business = Los negocios siguen: también desde ahí cobras { word-rent-pl }, pujas, construyes y haces tratos.

guide-deals = Tratos
guide-deals-any = Puedes hacer tratos con cualquiera en cualquier momento.
guide-deals-own = Los tratos se hacen con quien tiene el turno, o entre dos turnos.
guide-deals-what-group = Intercambiad dinero, { word-deeds } y cartas para salir de «{ $jail }», lo que os parezca bien a los dos. Una { word-street } solo cambia de manos si en todo su grupo no hay edificios.
guide-deals-what-plot = Intercambiad dinero, { word-deeds } y cartas para salir de «{ $jail }», lo que os parezca bien a los dos. Las { word-streets } cambian de manos sin edificios.
guide-deals-card = Una carta así no se puede cambiar por menos de { $amount }.

guide-debt = Cuando se acaba el dinero
guide-debt-raise = Si debes más de lo que tienes, vende edificios e hipoteca { word-deeds } hasta poder pagar.
guide-debt-surrender = También puedes vender { word-deeds } a la banca por la mitad de su precio.
guide-debt-stands = Si ni así te alcanza, estás en bancarrota y fuera de la partida. Tus edificios se venden y todo lo que tienes pasa al jugador a quien debes; { word-deeds-the }, tal como están.
guide-debt-liquidates = Si ni así te alcanza, estás en bancarrota y fuera de la partida. Primero se venden todos tus edificios y se hipotecan { word-deeds-all-yours }. El dinero y { word-deeds-the-mortgaged } pasan al jugador a quien debes.
guide-debt-bank-last = Si tu deuda es con la banca, tus { word-deeds } se subastan libres de hipoteca.
guide-debt-bank-first-bankruptcy = Si tu deuda es con la banca, esta se queda con tus { word-deeds }.

guide-end = El final
guide-end-last = Gana el último jugador que quede en la partida.
guide-end-first-bankruptcy = La primera bancarrota pone fin a la partida. Suma dinero, { word-deeds } y edificios: gana el mayor patrimonio.
guide-end-at-once = Cuando se anuncia el fin del tiempo, la partida se detiene en el acto. Suma dinero, { word-deeds } y edificios: gana el mayor patrimonio.
guide-end-last-round = Si el árbitro anuncia la última ronda, se juega hasta terminarla.
guide-end-after-turn = Cuando se anuncia el fin del tiempo, se termina el turno en curso. Suma dinero, { word-deeds } y edificios: gana el mayor patrimonio.
guide-end-points = Tu puesto en la mesa te da puntos para el campeonato: cuantos más rivales hayan caído en bancarrota, más puntos.
