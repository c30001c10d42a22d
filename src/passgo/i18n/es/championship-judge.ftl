# El panel del árbitro de una mesa con tablero.
panel-tables = Mis mesas
panel-none-mine = Ahora no tienes ninguna mesa asignada.
panel-others = Otras mesas
panel-others-lead = Como segunda persona, confirmas las hojas que ha entregado otra persona.
panel-open = Abrir el panel del árbitro
panel-no-script = El panel necesita JavaScript. Sin él, usa papel; las hojas se confirman aquí:
panel-keep-open = Deja esta página abierta: funciona sin red y envía lo que anotes en cuanto puede. Sin red no se puede volver a cargar.

panel-table = Mesa { $number }
panel-seat = Jugador { $number }
panel-judge = Árbitro: { $name }
panel-parts = Partes del panel
panel-part-table = Mesa
panel-part-bank = Banca
panel-part-shortage = Escasez
panel-part-sheet = Hoja
panel-part-rules = Reglas
panel-time-left = Tiempo restante
panel-heat-waiting = sin empezar
panel-heat-rolled = a punto de empezar
panel-heat-running = jugando
panel-heat-last-round = última ronda
panel-heat-paused = en pausa
panel-heat-over = tiempo agotado
panel-saved = Todo está guardado
panel-offline = Sin red
panel-waiting = { $count ->
    [one] { $count } anotación en espera
    [many] { $count } de anotaciones en espera
   *[other] { $count } anotaciones en espera
}
panel-waits-at = En espera desde { $time }: { $what }
panel-shut = Tu enlace privado ya no funciona. Pide uno nuevo al director; lo que has anotado sigue en este navegador.
panel-keeps-nothing = Este navegador no puede guardar nada: no cierres la página mientras haya una anotación en espera.
panel-broken = El servidor no puede aceptar esta anotación. Introdúcela de nuevo.
panel-dismiss = Entendido
panel-cancel = Cancelar
panel-choose = Elegir
panel-reason = Motivo
panel-entry-announce = Tiempo restante anunciado
panel-entry-out = { $name } cae en bancarrota
panel-entry-expel = Descalificación de { $name }
panel-entry-enter = La hoja
panel-entry-correct = La hoja corregida
panel-entry-confirm = La hoja está confirmada
panel-entry-reject = La hoja se devuelve

panel-out = Bancarrota
panel-out-title = ¿En bancarrota y fuera de la partida?
panel-out-lead = Quien cae en bancarrota firma al irse. Hora: { $time }.
panel-out-signs = { $name } firma aquí
panel-out-paper = Firmado en papel
panel-out-unsigned = Se fue sin firmar
panel-expel = Descalificar
panel-expel-title = ¿Descalificar del campeonato?
panel-expel-lead = Por conducta inapropiada. Queda en último lugar, sin puntos, y no puede volver.
panel-announce = He anunciado el tiempo restante
panel-announced = { $count ->
    [one] Anunciado a las { $time }: queda { $count } minuto
    [many] Anunciado a las { $time }: quedan { $count } de minutos
   *[other] Anunciado a las { $time }: quedan { $count } minutos
}
panel-fate-playing = jugó hasta el final
panel-fate-bankrupt = bancarrota
panel-fate-expelled = descalificación
panel-fate-withdrawn = abandono
panel-signed = con firma

panel-bank-lead = Para el banquero: los jugadores no pueden usar ayudas.
panel-bank-deed = Propiedad
panel-bank-dice = Suma de los dados
panel-bank-rent = Alquiler
panel-bank-deed-title = Operaciones con la banca
panel-bank-more = Otros importes
panel-bank-repairs = Reparaciones (cartas)
panel-rent-bare = sin edificios
panel-rent-group = grupo completo, sin edificios
panel-rent-houses = { $count ->
    [one] { $count } casa
    [many] { $count } de casas
   *[other] { $count } casas
}
panel-rent-hotel = hotel
panel-rent-held = { $count ->
    [one] el dueño tiene { $count }
    [many] el dueño tiene { $count }
   *[other] el dueño tiene { $count }
}
panel-bank-price = Precio
panel-bank-mortgage = Hipoteca
panel-bank-redeem = Levantar la hipoteca
panel-bank-interest = Intereses, si cambia de manos hipotecada
panel-bank-house = Construir una casa
panel-bank-hotel = Construir un hotel
panel-bank-house-back = Vender una casa
panel-bank-hotel-back = Vender un hotel
panel-bank-salary = Sueldo
panel-bank-fine = Salir de la cárcel
panel-bank-houses = Casas
panel-bank-hotels = Hoteles
panel-bank-repair = { $deck }: { $house } por casa, { $hotel } por hotel
panel-bill = Total
panel-bill-lead = Toca un importe para sumarlo.
panel-bill-amount = Importe
panel-bill-plus = Sumar
panel-bill-minus = Restar
panel-bill-back = Deshacer
panel-bill-clear = Borrar

panel-short-lead = Quien construye dice primero cuántos y dónde, y después los demás. Si la banca tiene bastantes, todos compran al precio de lista; si no, los edificios se subastan de uno en uno.
panel-short-piece = ¿Qué escasea?
panel-short-houses = Casas
panel-short-hotels = Hoteles
panel-short-stock = ¿Cuántos le quedan a la banca?
panel-short-wishes = ¿Quién quiere qué?
panel-short-wish = { $count ->
    [one] { $count } para { $deed }, precio de lista { $price }
    [many] { $count } para { $deed }, precio de lista { $price }
   *[other] { $count } para { $deed }, precio de lista { $price }
}
panel-short-breaks = deshace un hotel
panel-short-withdraw = Retirar
panel-short-player = Jugador
panel-short-deed = Construye en
panel-short-count = Cuántos
panel-short-declare = Declarar
panel-short-empty = A la banca no le queda ninguno. Espera a que alguien devuelva o venda alguno.
panel-short-enough = Hay para todos: todos compran al precio de lista.
panel-short-sold-all = Vendido a todos al precio de lista
panel-short-alone = Solo le interesa a { $name }: sin subasta, { $price } por { $deed }.
panel-short-sold-alone = Vendido al precio de lista
panel-short-auction = Subasta de un edificio. Pujan: { $names }. Puja inicial: { $price }.
panel-short-breakers = Todos los compradores han sido atendidos. Ahora pueden deshacer un hotel: { $names }.
panel-short-winner = Mejor postor
panel-short-price = Puja
panel-short-low = La puja inicial es { $price }.
panel-short-sold = Vendido
panel-short-unsold = Nadie puja
panel-short-pass = Pasar vale solo para este edificio. Si todos pasan, se queda en la banca y termina la escasez.
panel-short-sales = Vendido hasta ahora
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Empezar de nuevo

panel-sheet-not-yours = Tu función no permite entregar hojas.
panel-sheet-coming = La hoja está en camino. Se guarda en este navegador hasta que la tenga el servidor.
panel-whose = ¿Qué jugador?
panel-no-cash = falta el dinero
panel-gone = Quien está fuera de la partida no tiene nada.
panel-not-out = Sigue jugando
panel-cash = Dinero de { $name }
panel-owned-by = la tiene { $name }
panel-mortgaged = hipotecada
panel-buildings = Edificios en { $deed }
panel-level-none = sin edificios
panel-level-hotel-short = H
panel-out-on-sheet = Bancarrota antes del final
panel-worth-cash = Dinero
panel-worth-deeds = Propiedades
panel-worth-mortgaged = Propiedades hipotecadas
panel-worth-houses = Casas
panel-worth-hotels = Hoteles
panel-worth-total = Patrimonio
panel-places = Puestos y puntos
panel-survivors = { $count ->
    [one] Queda { $count } jugador.
    [many] Quedan { $count } de jugadores.
   *[other] Quedan { $count } jugadores.
}
panel-points = { $count ->
    [one] { $count } punto
    [many] { $count } de puntos
   *[other] { $count } puntos
}
panel-decided-worth = por patrimonio
panel-decided-deeds = empate en patrimonio, más propiedades sin hipoteca
panel-decided-cash = empate en patrimonio y propiedades, más dinero
panel-decided-head-judge = por decisión del árbitro principal
panel-decided-survived = seguía jugando
panel-decided-left-later = dejó la partida más tarde
panel-decided-expelled = la persona siguiente fue descalificada
panel-fault-no-cash = falta el dinero
panel-fault-players-differ = la hoja debe incluir a cada jugador de la mesa exactamente una vez
panel-fault-nobody-left = el último jugador que queda ha ganado y no está fuera
panel-fault-order-missing = falta el orden en que los jugadores quedaron fuera
panel-fault-unknown-fate = no está claro cómo terminó el jugador
panel-fault-bad-cash = el dinero no puede ser correcto
panel-fault-out-but-owns = está fuera y no puede tener nada
panel-fault-no-such-deed = una propiedad que no está en este tablero
panel-fault-deed-twice = una propiedad aparece en dos líneas
panel-fault-bad-buildings = edificios que no pueden estar ahí
panel-fault-too-many-houses = más casas de las que hay en la caja
panel-fault-too-many-hotels = más hoteles de los que hay en la caja
panel-fault-group-incomplete = edificios en un grupo incompleto
panel-fault-group-mortgaged = edificios en un grupo con una hipoteca
panel-fault-built-unevenly = un grupo no está construido de manera uniforme
panel-fault-sums-differ = el patrimonio no es la suma de sus partes
panel-fault-unknown-part = se ha incluido algo que no cuenta
panel-fault-fate-differs = durante la partida se anotó otra cosa
panel-fault-order-differs = el orden en que los jugadores quedaron fuera se anotó de otra manera
panel-tie = Solo el árbitro principal puede deshacer este empate. Toca a los jugadores en el orden que indique.
panel-tie-open = Empate: pendiente del árbitro principal.
panel-tie-order = Orden: { $names }
panel-tie-next = Ahora, { $name }
panel-tie-again = Borrar el orden
panel-signatures = Firmas
panel-sign-later = Primero, la hoja tiene que estar completa y ser correcta.
panel-sign = Firma { $name }
panel-sign-paper = en papel
panel-sign-paper-of = { $name } ha firmado en papel
panel-signed-at = firmó a las { $time }
panel-signed-paper = en papel, comprobado a las { $time }
panel-signed-before = firmó al irse
panel-locked = Alguien ha firmado: ya no se puede cambiar nada.
panel-unlock = Anular todas las firmas y editar
panel-too-early = La hoja se acepta cuando el árbitro principal ha anunciado el fin del tiempo o cuando solo queda un jugador.
panel-unsigned-yet = Falta que firmen: { $names }. Hasta entonces nadie puede confirmar la hoja.
panel-reason-needed = Una corrección necesita un motivo.
panel-submit = Entregar la hoja
panel-submit-correction = Entregar la corrección
panel-print = Imprimir
panel-entered-by = Entregada por { $name }, versión { $version }.
panel-confirmed-by = Confirmada por { $name }.
panel-awaits-second = Pendiente de una segunda persona.
panel-digest = Huella de esta hoja:
panel-unsigned = Sin firma: { $names }.
panel-own = Has entregado tú esta hoja: tiene que confirmarla otra persona.
panel-confirm-lead = Compárala con la hoja en papel. Confirmas exactamente lo que ves aquí.
panel-confirm = Confirmar sin cambios
panel-reject = Devolver
panel-correct = Corregir esta hoja
panel-correct-about = Una corrección sustituye a esta versión e indica el motivo. Hay que volver a firmarla y confirmarla.
panel-correct-begin = Empezar una corrección
panel-correct-lead = Esto sustituye a la versión { $version }, entregada por { $name }.

panel-rules-language = Idioma de las reglas
panel-rules-search = Palabra o número de regla
panel-rules-found = { $count ->
    [one] { $count } regla
    [many] { $count } de reglas
   *[other] { $count } reglas
}
panel-entry-tick = Marca: { $name }
panel-entry-undo-out = { $name } vuelve a jugar
panel-tick-lead = Marca a los jugadores que están en la mesa. Quien no esté marcado al pasar lista pierde su asiento.
panel-door-missing = no registrado en la puerta
panel-undo = Deshacer
panel-undo-title = ¿{ $name } no está fuera después de todo?
panel-undo-lead = Tiene que aceptarlo una segunda persona del equipo. Una hoja ya anotada vuelve entonces a ti.
panel-undo-waits = Propuesto deshacer. Tiene que aceptarlo una segunda persona del equipo.
panel-returned = { $name } ha devuelto la hoja: { $reason }
