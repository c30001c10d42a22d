# La mesa en directo.

app-name = passgo
app-title-your-turn = ● Tu turno – passgo
loading = Preparando la mesa…
language = Idioma
theme = Tema
theme-auto = Igual que el dispositivo
theme-light = Claro
theme-dark = Oscuro
sound-on = Sonido activado
sound-off = Sonido desactivado
notify = Avisarme cuando me toque
notify-on = Te avisaremos cuando te toque
view-board = Tablero
view-list = Lista
skip-to-actions = Ir a las acciones disponibles
menu = Menú
close = Cerrar
cancel = Cancelar
back = Atrás

# Conexión.
online = Con conexión
connecting = Conectando…
offline = Sin conexión. Reintentando…
sending = Enviando…
taken-over = Tu asiento se ha abierto en otro dispositivo. Aquí puedes seguir viendo la partida.
taken-over-back = Jugar aquí
refused = Esta mesa no se puede abrir: { $why }
reload = Recargar la página
paused = La partida está en pausa.
paused-nobody-there = La partida está en pausa porque se han ido todos.
closed = La mesa se ha cerrado.
closed-rules = El servidor se ha actualizado y esta partida no ha podido continuar. Su registro se conserva.
rules-then = Partida jugada con la versión { $version } de las reglas.
official = Ronda oficial

# Personas y cosas.
bank = la banca
you = tú
somebody = alguien
bot = bot
bot-name = Bot { $number }
away = ausente
judge = árbitro
onlooker = espectador
nothing = nada
    .gender = none
money-plain = { $amount }
money-dollar = { $amount } $
money-euro = { $amount } €
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } moneda
    [many] { $amount } de monedas
   *[other] { $amount } monedas
}
money-hidden = oculto
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } carta de salir de la cárcel
    [many] { $count } de cartas de salir de la cárcel
   *[other] { $count } cartas de salir de la cárcel
}
level-0 = sin edificios
    .now = no hay edificios
seconds-left = { $count ->
    [one] queda { $count } segundo
    [many] quedan { $count } de segundos
   *[other] quedan { $count } segundos
}

# Quién decide y sobre qué.
awaiting-you-start-roll = Tira para ver quién empieza.
awaiting-you-roll = Tu turno: lanza los dados.
awaiting-you-roll-again = ¡Vuelves a tirar!
awaiting-you-roll-jail = Estás en la cárcel. ¿Cómo vas a salir?
awaiting-you-buy = ¿Compras { FORM($space, "the") } por { $amount }?
awaiting-you-auction = ¿Pujas por { FORM($space, "the") }?
awaiting-you-auction-building = ¿Pujas por el edificio?
awaiting-you-debt = Debes { $amount } a { $other }.
awaiting-you-choose-bus = Autobús: ¿hasta dónde vas?
awaiting-you-choose-any-space = ¡Tres iguales! Ve a la casilla que quieras.
awaiting-you-choose-ride = ¿Sigues viaje desde { FORM($space, "the") } por { $amount } o te quedas?
awaiting-you-choose-mortgaged-deed = Recibes { FORM($space, "the") } con hipoteca. ¿Qué haces?
awaiting-you-shortage = ¿Cuántos quieres?
awaiting-you-end = ¿Terminas tu turno?
awaiting-you-nothing = Ahora no tienes nada que hacer.
awaiting-start-roll = { $player } tira para ver quién empieza.
awaiting-roll = Le toca tirar a { $player }.
awaiting-buy = { $player } decide si compra { FORM($space, "the") }.
awaiting-auction = { $player } puede pujar o pasar.
awaiting-debt = { $player } tiene una deuda que pagar.
awaiting-choose = { $player } está eligiendo.
awaiting-shortage = { $player } decide cuántos edificios quiere.
awaiting-end = Falta que { $player } termine su turno.
awaiting-dice = El árbitro introduce la tirada de { $player }.

# Lo que se puede hacer.
actions-title = Lo que puedes hacer
act-roll = Lanzar los dados
act-roll-jail = Tirar para salir
act-end = Terminar el turno
act-buy = Comprar por { $amount }
act-decline = No comprar
act-decline-auction = Sacar a subasta
act-claim = Reclamar el { word-rent } por { FORM($space, "the") }
act-claim-any = Reclamar { word-rent-any }
act-bid = Pujar { $amount }
act-pass = Pasar
act-pass-shortage = Ninguno
act-pass-turn = Ninguno, no preguntar más este turno
act-build = Construir ({ $change })
act-sell = Vender un edificio ({ $change })
act-mortgage = Hipotecar ({ $change })
act-redeem = Levantar hipoteca ({ $change })
act-surrender = Vender a la banca ({ $change })
act-sell-hotels = Vender { word-hotels-all }: { $group }
act-on-space = { $action }: { $space }
act-pay = Pagar { $amount }
act-bankrupt = Declararse en bancarrota
act-bankrupt-liquidates = Bancarrota: vender e hipotecar todo
act-bankrupt-sure = ¿Te declaras en bancarrota? Todo lo que tienes pasa a { $other }.
act-bankrupt-sure-liquidates = ¿Te declaras en bancarrota? Primero se venden todos tus edificios y se hipotecan tus { word-deeds }; después todo pasa a { $other }.
act-bankrupt-yes = Sí, me declaro en bancarrota
act-default = Renunciar a tu puja
act-fine = Pagar { $amount } para salir de la cárcel
act-card = Usar una carta para salir de la cárcel
act-choose-steps = { $count ->
    [one] Avanzar { $count } casilla hasta { FORM($space, "the") }
    [many] Avanzar { $count } de casillas hasta { FORM($space, "the") }
   *[other] Avanzar { $count } casillas hasta { FORM($space, "the") }
}
act-choose-space = Ir hasta { FORM($space, "the") }
act-choose-stay = Quedarse
act-choose-redeem = Levantar la hipoteca ahora por { $amount }
act-choose-keep = Mantener la hipoteca y pagar { $amount } de intereses
act-choose-defer = Mantener la hipoteca y pagar el doble de intereses más adelante
act-accept = Aceptar
act-reject = Rechazar
act-counter = Hacer contraoferta
act-withdraw = Retirar la oferta
act-want = Pedir uno en { FORM($space, "the") }
act-want-several = Pedir { $pieces }
act-offer = Proponer un trato
act-choose-where = ¿Adónde?
act-pick-on-board = O elígela en el tablero.

# Subasta.
auction-title = Subasta: { $space }
auction-title-building = Subasta de un edificio
auction-building-left = En la banca, contando este: { $pieces }.
auction-pass-piece = Pasar vale solo para este edificio.
auction-none = Nadie ha pujado todavía.
auction-high-you = Tu puja de { $amount } es la más alta.
auction-stage-0 = La subasta está abierta.
auction-stage-1 = A la una…
auction-stage-2 = A las dos…
auction-closed = Adjudicado a { $player } por { $amount }.
auction-amount = Tu puja
auction-bid = Pujar
auction-quick = Pujas rápidas
auction-out = Estás fuera de esta subasta.
auction-after = Te quedarían { $amount }.

# Tratos.
deal-title = Trato
deal-with = Trato con
deal-give = Das
deal-take = Recibes
deal-cash = Dinero
deal-cards = Cartas de salir de la cárcel
deal-none = No hay { word-deeds } para intercambiar.
deal-send = Enviar la oferta
deal-clear = Empezar de nuevo
deal-changes = Qué cambia
deal-empty = Elige qué queréis intercambiar.
deal-set-you = Completas el grupo { $group }.
deal-set-other = { $player } completa el grupo { $group }.
deal-break-you = Rompes el grupo { $group }.
deal-break-other = { $player } rompe el grupo { $group }.
deal-interest-you = { Word-deeds-mortgaged }: pagarás al menos { $amount } de intereses.
deal-interest-other = { Word-deeds-mortgaged }: { $player } pagará al menos { $amount } de intereses.
deal-after-you = Tu dinero después: { $amount }.
deal-after-other = Dinero de { $player } después: { $amount }.
deal-too-much = Uno de los dos no tiene tanto dinero.
deal-card-price = Una { word-jail-card } no se puede cambiar por menos de { $amount }.
offers-title = Ofertas
offer-from = Oferta de { $player }
offer-to = Tu oferta a { $player }
offer-between = Oferta de { $player } a { $other }
offer-you-get = Recibes
offer-you-give = Das
offer-gives = Da
offer-asks = Pide
offer-not-now = Esta oferta no se puede aceptar ahora.
deal-time = Tiempo para negociar

# Deudas.
debt-title = Paga tu deuda
debt-owed = Debes { $amount } a { $other } y tienes { $cash }.
debt-missing = Te faltan { $amount }.
debt-could = Vendiendo e hipotecando todo podrías reunir { $amount }.
debt-cannot = Aun vendiendo e hipotecando todo, solo reunirías { $amount }.
debt-ways = Maneras de reunir el dinero
debt-enough = basta por sí sola

# Reclamaciones.
claim-which = ¿Por { word-deed-what }?
claim-hint = Aquí nadie te avisa: fíjate en quién cae en tus { word-deeds }.

# Propiedades y casillas.
deed-free = Sin dueño
deed-price = Precio
deed-mortgage-value = Valor de la hipoteca
deed-redeem-cost = Levantar la hipoteca
deed-rent = { Word-rent }
deed-rent-bare = Sin edificios
deed-rent-set = Con todo el grupo
deed-rent-stations = { $count ->
    [one] Con { $count }
    [many] Con { $count }
   *[other] Con { $count }
}
deed-rent-utility = { $count ->
    [one] Con { $count }: { $factor } × dados
    [many] Con { $count }: { $factor } × dados
   *[other] Con { $count }: { $factor } × dados
}
deed-rent-now = { Word-rent } actual
deed-building-cost = Precio por edificio
deed-mortgaged = hipotecada
deed-group = Grupo
about-tax = Paga { $amount }
about-fare = Viaje por { $amount }
about-entity = Sacad { $count } o más entre tú y quien esté a tu izquierda: cobráis o pagáis { $amount }
about-go = Sueldo: { $amount }
about-cards = Roba una carta
about-jail = Solo de visita o en la cárcel
about-parking = Aquí no pasa nada
about-go-to-jail = Ve a la cárcel
about-question = Pulsa el bloque
about-ride = Viaja o quédate
about-here = Aquí: { $players }
about-owner = Propiedad de { $player }
deeds-title = Mis { word-deeds }
deeds-none = Todavía no tienes { word-deeds }.

# Jugadores, registro, charla.
players-title = Jugadores
player-out = fuera de la partida
player-in-jail = en la cárcel
player-turn = tiene el turno
player-decides = está decidiendo
player-deeds = { $count ->
    [0] sin { word-deeds }
    [one] { $count } { word-deed }
    [many] { $count } de { word-deeds }
   *[other] { $count } { word-deeds }
}
player-worth = patrimonio: { $amount }
player-token = Peón
bank-stock = En la banca
log-title = Registro
log-none = Todavía no ha pasado nada.
log-older = Ver anteriores
log-details = Paso a paso
chat-title = Chat
chat-none = Todavía no hay mensajes.
chat-say = Enviar
chat-text = Tu mensaje
chat-phrase = Frases rápidas
chat-judge = Árbitro
preset-hello = ¡Hola!
preset-good-luck = ¡Suerte!
preset-well-played = ¡Bien jugado!
preset-thanks = ¡Gracias!
preset-sorry = ¡Perdón!
preset-hurry = ¡Te toca!
preset-wait = Un momento, por favor.
preset-yes = Sí.
preset-no = No.
preset-interested = Me interesa.
preset-not-interested = No me interesa.
preset-make-an-offer = Hazme una oferta.
preset-judge-please = ¡Árbitro, por favor!
preset-good-game = ¡Buena partida!
preset-bye = ¡Adiós!

# Dados.
dice-title = Dados
dice-none = Nadie ha tirado todavía.
dice-bus = autobús
dice-mr = { word-deed-next }

# Tablero.
board-title = Tablero: { $edition }
board-list = Casillas del tablero
board-keys = Las flechas recorren el tablero; Intro abre una casilla.

# Árbitro.
judge-title = Árbitro
judge-close = Cerrar la subasta
judge-last-round = Anunciar la última ronda
judge-time = Anunciar fin del tiempo
judge-expel = Expulsar a { $player }
judge-dice = Introducir la tirada
judge-dice-faces = Tirada, por ejemplo 3 4
judge-no-dice = Anular la tirada
judge-pause = Pausar
judge-resume = Continuar
judge-claims = { Word-rent-pl } que se pueden reclamar
judge-claim-line = { $other } puede reclamar { word-rent-any } a { $player } por { FORM($space, "the") }
judge-claim-line-amount = { $other } puede reclamar { $amount } a { $player } por { FORM($space, "the") }

# Antes de empezar.
lobby-title = Antes de empezar
lobby-seat-open = asiento libre
lobby-invite = Invitar
lobby-add-bot = Añadir un bot
lobby-remove-bot = Quitar el bot
lobby-token = Elegir peón
lobby-token-any = El que esté libre
lobby-start = Empezar la partida
lobby-start-fill = Empezar con bots en los asientos libres
lobby-waiting = Esperando a que el anfitrión empiece la partida.
lobby-waiting-judge = El árbitro principal dará comienzo a todas las mesas a la vez.
lobby-seeding = Preparando dados justos: cada jugador aporta su parte. Un momento…

# El final.
end-title = Fin de la partida
end-winner = ¡Gana { $players }!
end-winners = ¡{ $players } comparten la victoria!
end-rank = Puesto
end-player = Jugador
end-worth = Patrimonio
end-points = Puntos
end-curve = Patrimonio a lo largo de la partida
end-dice = Dados
end-dice-about = Cuántas veces ha salido cada suma; la franja es lo que cabe esperar del azar.
end-dice-line = { $sum }: ha salido { $count ->
    [one] { $count } vez
    [many] { $count } de veces
   *[other] { $count } veces
}; se esperaban entre { $low } y { $high }
end-replay = Volver a ver la partida
fair-check = Comprobar los dados
end-rematch = Revancha con los mismos jugadores
end-rematch-there = Ir a la revancha
leave-game = Dejar la partida

# Pistas para una primera partida.
hints = Pista
hints-on = Pistas activadas
hints-off = Pistas desactivadas
hints-stop = Desactivar las pistas
hint-roll = Tira y tu peón avanza solo. Antes puedes construir, hipotecar o proponer un trato.
hint-buy = No tiene dueño: puedes comprarla o dejarla.
hint-buy-auction = No tiene dueño: puedes comprarla. Si no lo haces, todos pueden pujar por ella, también tú.
hint-claim = Alguien ha caído en { word-deed-your }. El { word-rent } solo es tuyo si lo reclamas a tiempo.
hint-debt = Te falta dinero: vende edificios, hipoteca { word-deeds } o haz un trato, y paga.
hint-auction = Gana la puja más alta. No puedes pujar más de lo que puedes pagar. Si pasas, quedas fuera de esta subasta.
hint-auction-default = Gana la puja más alta. Si quien gana no puede pagar, queda fuera y la subasta empieza de nuevo.
hint-choose = Tú decides: elige una de las opciones.
hint-offer = Tienes una oferta: acéptala, recházala o haz una contraoferta.
hint-jail = Con dobles sales; pagar o usar una carta funciona siempre.
hint-jail-six = Con un seis sales; pagar o usar una carta funciona siempre.
hint-jail-roll = Con dobles o una carta sales; si no, pagas después de esta tirada y avanzas.
hint-jail-late = Ya no hay más intentos: tiras, avanzas y pagas. Si pagas antes, con dobles vuelves a tirar.
hint-build = Puedes construir: abre { word-deed-one-of }. Los edificios suben mucho el { word-rent }.
hint-end = ¿Algo más? Construye o propón un trato, y termina tu turno.
hint-wait = Ahora deciden los demás. Toca cualquier casilla para ver los detalles o propón un trato.

# Volver a ver.
replay-title = Repetición
replay-turn = Turno { $turn }: { $player }
replay-scrub = Momento de la partida
replay-step = Paso { $step } de { $last }
replay-first = Ir al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausar
replay-on = Un paso adelante
replay-last = Ir al final
replay-eyes = Ver como
replay-eyes-spectator = espectador
replay-eyes-judge = árbitro
replay-jump = Ir al turno
replay-speed = Velocidad
replay-times = { $factor }×
replay-plain = Versión de texto
loading-more = Cargando…

# Varias personas en un dispositivo.
pass-to = Pasa el dispositivo a { $player }
pass-taken = Soy { $player }: seguir
lobby-here = en este dispositivo
lobby-beside = Añadir un jugador en este dispositivo
lobby-beside-add = Añadir

# Más para el árbitro.
judge-correct = Corregir un error
judge-expel-title = Expulsar a un jugador
judge-expel-sure = ¿Expulsar a { $player }? Todo lo que tiene pasa a la banca. Esto no se puede deshacer.
judge-talk = { $player } y { $other } están negociando.
judge-seconds = Segundos
judge-limit = Fijar el límite
judge-extend = Ampliar
correct-what = Qué estaba mal
correct-cash = Dinero
correct-deeds = { Word-deed }
correct-places = Posición en el tablero
correct-amount = Cantidad que sumar o restar
correct-deed = { Word-deed-what }
correct-owner = Dueño
correct-level = Edificios
correct-space = Casilla
correct-entry = Entrada del registro
correct-why = Motivo
correct-send = Guardar la corrección

# No tener que oír a alguien.
chat-object = Sobre el mensaje de { $player }
chat-mute = Silenciar a { $player }
chat-mute-all = Silenciar a { $player } para todos
chat-hear = Dejar de silenciar
chat-report = Denunciarlo como
chat-reported = Denuncia enviada. Gracias.
report-insult = un insulto
report-spam = mensajes basura
report-cheating = trampas
report-advice = consejo prohibido
report-other = otra cosa

# Deshacer, y palabras sin cantidades para rondas oficiales.
act-undo = Deshacer
act-undo-space = Deshacer: { $space }
act-build-plain = Construir
act-sell-plain = Vender un edificio
act-mortgage-plain = Hipotecar
act-redeem-plain = Levantar hipoteca
act-surrender-plain = Vender a la banca
debt-yourself = Aquí nadie te hace las cuentas: reúne el dinero con tus { word-deeds }.
shortage-could = Podrías colocar y pagar { $pieces }.
shortage-how = Elige una { word-street } para cada edificio, en el orden en que los quieres.
shortage-order = Lo que has elegido, en orden
shortage-remove = Quitar { FORM($space, "the") }
shortage-total = Total: { $amount }. Te quedarían { $left }.
spoken-of = ¿Cómo deben hablar de ti los textos?
spoken-of-other = De forma neutra
spoken-of-f = En femenino
spoken-of-m = En masculino

## Review in place: readers propose better texts

review-invite = ¿Es tu idioma? Ayuda a mejorar los textos

## The stage: the middle of the board

stage-pace = Velocidad de las animaciones: { $pace }
pace-calm = tranquila
pace-normal = normal
pace-fast = rápida
pace-instant = instantánea
stage-completes = Completa el grupo
stage-blocks = Bloquea el grupo de { $player }
stage-of-set = { $number ->
    [one] { $count } de { $number } del grupo
    [many] { $count } de { $number } del grupo
   *[other] { $count } de { $number } del grupo
}
stage-left = Te quedas con { $amount }
stage-short = Necesitas { $amount } más
strip-title = Dinero de todos
stop-free = En venta: { $amount }
stop-yours = Es tuya
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: según los dados
awaiting-you-choose-mortgaged-deeds = Recibes varias hipotecas. ¿Qué haces con cada una?
inherited-keep = Mantener, pagar intereses
inherited-redeem = Levantar ahora
inherited-defer = Doble interés más adelante
inherited-later = Más adelante
inherited-keep-all = Mantener todas
inherited-redeem-all = Levantar todas
space-number = casilla { $number }
lobby-seat = asiento { $number }
offer-new = Hecha ahora mismo
offer-since = Hecha hace { $minutes } min
bot-pace = Ritmo de los bots
bot-pace-calm = Tranquilo
bot-pace-normal = Normal
bot-pace-fast = Rápido
bot-pace-instant = Inmediato
cash-short = Solo tienes { $cash }.
end-share = Compartir
end-shared = Copiado
end-download = Descargar
acting-as = Juega ahora: { $player }
whole-board = Tablero entero
auction-estate = Bienes de { $player }: { $number } de { $count }.
auction-passed = pasa
auction-thinking = está pensando
awaiting-offer = { WHO($other) ->
    [you] { $player } está considerando tu oferta.
   *[other] { $player } está considerando la oferta de { $other }.
}
awaiting-choose-bus = { $player } elige hasta dónde va en autobús.
awaiting-choose-any-space = { $player } elige a qué casilla ir.
awaiting-choose-ride = { $player } decide si sigue viaje desde { FORM($space, "the") }.
awaiting-choose-mortgaged-deed = { $player } decide qué hacer con una hipoteca: { $space }.
deal-times = { WHO($player) ->
    [you] Según los precios impresos, das { $times } veces lo que recibes.
   *[other] Según los precios impresos, { $player } da { $times } veces lo que recibe.
}
deal-nothing = { WHO($player) ->
    [you] No recibes nada a cambio.
   *[other] { $player } no recibe nada a cambio.
}
outlook-title = Probabilidades y grupos
outlook-heat = Marcar riesgos en el tablero
outlook-roll = { WHO($player) ->
    [you] Tu próxima tirada
   *[other] Próxima tirada: { $player }
}
outlook-charge = Otros pagos
outlook-own = Casilla propia
outlook-nothing = Nada que pagar
outlook-cost = De media { $mean }, como mucho { $worst } ({ $space })
outlook-here = { $chance }: hasta { $amount } por pagar
outlook-sets = Quién tiene qué
outlook-note = Una tirada, con el tablero tal como está. Lo que un dueño puede cobrar se da por cobrado, cada carta que queda en el mazo es igual de probable y quien puede elegir adónde va toma el camino más barato. No cuentan las tiradas siguientes ni los ingresos.

bot-random = Solo por diversión
bot-novice = Fácil
bot-builder = Medio
bot-trader = Difícil
bot-champion = Muy difícil

sound-volume = Volumen
look-edition = Estilo de la edición: activado
look-plain = Estilo de la edición: desactivado
bot-talk-on = Charla de bots: activada
bot-talk-off = Charla de bots: desactivada
end-line = Confirmar mi línea de la hoja
stood-in = La mesa juega por ti.
stood-in-back = Ya estoy aquí
