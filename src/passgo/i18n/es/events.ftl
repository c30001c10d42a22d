### Lo que ha pasado en la mesa, tal como lo cuenta el registro. FORM($space, "the") es el nombre con su artículo.


## El comienzo

event-start-rolled = { WHO($player) ->
    [you] Sacas { $dice } para ver quién empieza.
   *[other] { $player } saca { $dice } para ver quién empieza.
}
event-started = { WHO($player) ->
    [you] Empiezas tú. Orden de juego: { $players }.
   *[other] Empieza { $player }. Orden de juego: { $players }.
}
event-clock-started = El reloj se pone en marcha.
event-dealt = { WHO($player) ->
    [you] Recibes { FORM($space, "the") } en el reparto.
   *[other] { $player } recibe { FORM($space, "the") } en el reparto.
}

## Turno, tirada, avance

event-turn = { WHO($player) ->
    [you] Tu turno.
   *[other] Turno de { $player }.
}
event-rolled = { WHO($player) ->
    [you] Sacas { $dice }.
   *[other] { $player } saca { $dice }.
}
event-moved = { WHO($player) ->
    [you] Avanzas hasta { FORM($space, "the") }.
   *[other] { $player } avanza hasta { FORM($space, "the") }.
}
event-moved-back = { WHO($player) ->
    [you] Retrocedes hasta { FORM($space, "the") }.
   *[other] { $player } retrocede hasta { FORM($space, "the") }.
}
event-salary = { WHO($player) ->
    [you] Pasas por { FORM($go, "the") } y cobras { $amount }.
   *[other] { $player } pasa por { FORM($go, "the") } y cobra { $amount }.
}
story-roll = { WHO($player) ->
    [you] Sacas { $dice } y caes en { FORM($space, "the") }.
   *[other] { $player } saca { $dice } y cae en { FORM($space, "the") }.
}
story-roll-rent = { WHO($player) ->
    [you] Sacas { $dice }, caes en { FORM($space, "the") }, de { $other }, y pagas { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } saca { $dice }, cae en tu { $space } y te paga { $amount }.
       *[other] { $player } saca { $dice }, cae en { FORM($space, "the") }, de { $other }, y paga { $amount }.
    }
}
story-roll-due = { WHO($player) ->
    [you] Sacas { $dice } y caes en { FORM($space, "the") }, de { $other }. El { word-rent } es de { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } saca { $dice } y cae en tu { $space }. El { word-rent } es de { $amount }.
       *[other] { $player } saca { $dice } y cae en { FORM($space, "the") }, de { $other }. El { word-rent } es de { $amount }.
    }
}
story-roll-due-dice = { WHO($player) ->
    [you] Sacas { $dice } y caes en { FORM($space, "the") }, de { $other }. Los dados deciden el { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } saca { $dice } y cae en tu { $space }. Los dados deciden el { word-rent }.
       *[other] { $player } saca { $dice } y cae en { FORM($space, "the") }, de { $other }. Los dados deciden el { word-rent }.
    }
}
story-roll-bought = { WHO($player) ->
    [you] Sacas { $dice }, caes en { FORM($space, "the") } y compras { word-deed-this } por { $amount }.
   *[other] { $player } saca { $dice }, cae en { FORM($space, "the") } y compra { word-deed-this } por { $amount }.
}
story-roll-tax = { WHO($player) ->
    [you] Sacas { $dice }, caes en { FORM($space, "the") } y pagas { $amount }.
   *[other] { $player } saca { $dice }, cae en { FORM($space, "the") } y paga { $amount }.
}
story-roll-jailed = { WHO($player) ->
    [you] Sacas { $dice } y vas a la cárcel.
   *[other] { $player } saca { $dice } y va a la cárcel.
}
story-roll-stayed = { WHO($player) ->
    [you] Sacas { $dice } y sigues en la cárcel (intento { $count }).
   *[other] { $player } saca { $dice } y sigue en la cárcel (intento { $count }).
}
story-salary = { FORM($go, "cap") } paga { $amount }.
event-jailed = { WHO($player) ->
    [you] Vas a la cárcel.
   *[other] { $player } va a la cárcel.
}
event-freed = { WHO($player) ->
    [you] Sales de la cárcel.
   *[other] { $player } sale de la cárcel.
}
event-freed-fine = { WHO($player) ->
    [you] Pagas { $amount } y sales de la cárcel.
   *[other] { $player } paga { $amount } y sale de la cárcel.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Sigues en la cárcel (intento { $count }).
   *[other] { $player } sigue en la cárcel (intento { $count }).
}
event-ride = { WHO($player) ->
    [you] Viajas hasta { FORM($space, "the") } por { $amount }.
   *[other] { $player } viaja hasta { FORM($space, "the") } por { $amount }.
}

## Compras y subastas

event-bought = { WHO($player) ->
    [you] Compras { FORM($space, "the") } por { $amount }.
   *[other] { $player } compra { FORM($space, "the") } por { $amount }.
}
story-bought = { WHO($player) ->
    [you] Llegas hasta { FORM($space, "the") } y compras { word-deed-this } por { $amount }.
   *[other] { $player } llega hasta { FORM($space, "the") } y compra { word-deed-this } por { $amount }.
}
event-declined = { WHO($player) ->
    [you] No compras { FORM($space, "the") }.
   *[other] { $player } no compra { FORM($space, "the") }.
}
event-auction-opened = Empieza la subasta por { FORM($space, "the") }. Puja inicial: { $amount }.
event-auction-opened-building = Se subasta un edificio entre quienes lo quieren. Puja inicial: { $amount }.
event-bid = { WHO($player) ->
    [you] Pujas { $amount }.
   *[other] { $player } puja { $amount }.
}
story-auction-bid = { WHO($player) ->
    [you] Tu puja por { FORM($space, "the") } es la más alta: { $amount }.
   *[other] La puja más alta por { FORM($space, "the") } es de { $player }: { $amount }.
}
event-passed = { WHO($player) ->
    [you] Pasas.
   *[other] { $player } pasa.
}
event-auction-won = { WHO($player) ->
    [you] Te llevas { FORM($space, "the") } en la subasta por { $amount }.
   *[other] { $player } se lleva { FORM($space, "the") } en la subasta por { $amount }.
}
event-auction-won-building = { WHO($player) ->
    [you] Te llevas el edificio en la subasta por { $amount }.
   *[other] { $player } se lleva el edificio en la subasta por { $amount }.
}
event-auction-unsold = Nadie puja: la banca conserva { FORM($space, "the") }.
event-auction-unsold-building = Nadie puja: la banca conserva el edificio.
event-defaulted = { WHO($player) ->
    [you] No puedes pagar tu puja ganadora y quedas fuera de esta subasta.
   *[other] { $player } no puede pagar su puja ganadora y queda fuera de esta subasta.
}
event-going-1 = A la una…
event-going-2 = A las dos…

## Alquileres y otros pagos

event-rent-due = { WHO($player) ->
    [you] Caes en { FORM($space, "the") }, de { $other }. El { word-rent } es de { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } cae en tu { $space }. El { word-rent } es de { $amount }.
       *[other] { $player } cae en { FORM($space, "the") }, de { $other }. El { word-rent } es de { $amount }.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] Caes en { FORM($space, "the") }, de { $other }. Los dados deciden el { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } cae en tu { $space }. Los dados deciden el { word-rent }.
       *[other] { $player } cae en { FORM($space, "the") }, de { $other }. Los dados deciden el { word-rent }.
    }
}
story-rent = { WHO($player) ->
    [you] Caes en { FORM($space, "the") }, de { $other }, y pagas { $amount }.
   *[other] { WHO($other) ->
        [you] { $player } cae en tu { $space } y te paga { $amount }.
       *[other] { $player } cae en { FORM($space, "the") }, de { $other }, y paga { $amount }.
    }
}
story-tax = { WHO($player) ->
    [you] Caes en { FORM($space, "the") } y pagas { $amount }.
   *[other] { $player } cae en { FORM($space, "the") } y paga { $amount }.
}
event-claim-lapsed = { WHO($other) ->
    [you] No has reclamado a tiempo el { word-rent } por { FORM($space, "the") }.
   *[other] { $other } no ha reclamado a tiempo el { word-rent } por { FORM($space, "the") }.
}
event-owed-rent = { WHO($player) ->
    [you] Debes a { $other } { $amount } de { word-rent-any } por { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } te debe { $amount } de { word-rent-any } por { FORM($space, "the") }.
       *[other] { $player } debe a { $other } { $amount } de { word-rent-any } por { FORM($space, "the") }.
    }
}
event-owed-tax = { WHO($player) ->
    [you] Debes { $amount } por { FORM($space, "the") }.
   *[other] { $player } debe { $amount } por { FORM($space, "the") }.
}
event-owed-card = { WHO($player) ->
    [you] Por la carta debes { $amount } a { $other }.
   *[other] { WHO($other) ->
        [you] Por la carta, { $player } te debe { $amount }.
       *[other] Por la carta, { $player } debe { $amount } a { $other }.
    }
}
event-owed-fine = { WHO($player) ->
    [you] Debes { $amount } para salir de la cárcel.
   *[other] { $player } debe { $amount } para salir de la cárcel.
}
event-owed-auction = { WHO($player) ->
    [you] Debes { $amount } por la subasta.
   *[other] { $player } debe { $amount } por la subasta.
}
event-owed-entity = { WHO($player) ->
    [you] Debes { $amount } por perder contra { FORM($space, "the") }.
   *[other] { $player } debe { $amount } por perder contra { FORM($space, "the") }.
}
event-owed-question = { WHO($player) ->
    [you] Debes { $amount } por el bloque.
   *[other] { $player } debe { $amount } por el bloque.
}
event-owed-interest = { WHO($player) ->
    [you] Debes { $amount } de intereses por { FORM($space, "the") }.
   *[other] { $player } debe { $amount } de intereses por { FORM($space, "the") }.
}
event-paid-rent = { WHO($player) ->
    [you] Pagas a { $other } { $amount } de { word-rent-any } por { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } te paga { $amount } de { word-rent-any } por { FORM($space, "the") }.
       *[other] { $player } paga a { $other } { $amount } de { word-rent-any } por { FORM($space, "the") }.
    }
}
event-paid-tax = { WHO($player) ->
    [you] Pagas { $amount } por { FORM($space, "the") }.
   *[other] { $player } paga { $amount } por { FORM($space, "the") }.
}
event-paid-card = { WHO($player) ->
    [you] Pagas { $amount } a { $other }.
   *[other] { WHO($other) ->
        [you] { $player } te paga { $amount }.
       *[other] { $player } paga { $amount } a { $other }.
    }
}
event-paid-fine = { WHO($player) ->
    [you] Pagas { $amount } para salir de la cárcel.
   *[other] { $player } paga { $amount } para salir de la cárcel.
}
event-paid-auction = { WHO($player) ->
    [you] Pagas { $amount } a la banca.
   *[other] { $player } paga { $amount } a la banca.
}
event-paid-entity = { WHO($player) ->
    [you] Pagas { $amount } por perder contra { FORM($space, "the") }.
   *[other] { $player } paga { $amount } por perder contra { FORM($space, "the") }.
}
event-paid-question = { WHO($player) ->
    [you] Pagas { $amount }.
   *[other] { $player } paga { $amount }.
}
event-paid-interest = { WHO($player) ->
    [you] Pagas { $amount } de intereses por { FORM($space, "the") }.
   *[other] { $player } paga { $amount } de intereses por { FORM($space, "the") }.
}
story-kept = { WHO($player) ->
    [you] Mantienes la hipoteca sobre { FORM($space, "the") } y pagas { $amount } de intereses.
   *[other] { $player } mantiene la hipoteca sobre { FORM($space, "the") } y paga { $amount } de intereses.
}
event-received = { WHO($player) ->
    [you] Cobras { $amount }.
   *[other] { $player } cobra { $amount }.
}

## Cartas, combates, bloques

event-card-drawn = { WHO($player) ->
    [you] Robas una carta de { $deck }: { $note }
   *[other] { $player } roba una carta de { $deck }: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Enseñas una carta de salir de la cárcel.
   *[other] { $player } enseña una carta de salir de la cárcel.
}
event-card-used = { WHO($player) ->
    [you] Usas una carta para salir de la cárcel.
   *[other] { $player } usa una carta para salir de la cárcel.
}
event-deck-shuffled = Se barajan las cartas de { $deck }.
event-dice = { WHO($player) ->
    [you] Sacas { $dice }.
   *[other] { $player } saca { $dice }.
}
event-entity-fought = { WHO($player) ->
    [you] { $other } y tú sacáis { $dice } y ganáis contra { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } y tú sacáis { $dice } y ganáis contra { FORM($space, "the") }.
       *[other] { $player } y { $other } sacan { $dice } y ganan contra { FORM($space, "the") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] { $other } y tú sacáis { $dice } y perdéis contra { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } y tú sacáis { $dice } y perdéis contra { FORM($space, "the") }.
       *[other] { $player } y { $other } sacan { $dice } y pierden contra { FORM($space, "the") }.
    }
}
event-question-coins-by-die = { WHO($player) ->
    [you] { FORM($space, "cap") } te da tantas monedas como marque un dado.
   *[other] { FORM($space, "cap") } da a { $player } tantas monedas como marque un dado.
}
event-question-coins = { WHO($player) ->
    [you] { FORM($space, "cap") } te da { $amount }.
   *[other] { FORM($space, "cap") } da { $amount } a { $player }.
}
event-question-move-again = { WHO($player) ->
    [you] { FORM($space, "cap") } te permite tirar y avanzar otra vez.
   *[other] { FORM($space, "cap") } permite a { $player } tirar y avanzar otra vez.
}
event-question-pay = { WHO($player) ->
    [you] { FORM($space, "cap") } te cuesta { $amount }.
   *[other] { FORM($space, "cap") } le cuesta { $amount } a { $player }.
}

## Edificios e hipotecas

event-built = { WHO($player) ->
    [you] Construyes en { FORM($space, "the") } por { $amount }: ahora { FORM($level, "now") }.
   *[other] { $player } construye en { FORM($space, "the") } por { $amount }: ahora { FORM($level, "now") }.
}
event-built-won = { WHO($player) ->
    [you] Construyes en { FORM($space, "the") }: ahora { FORM($level, "now") }.
   *[other] { $player } construye en { FORM($space, "the") }: ahora { FORM($level, "now") }.
}
story-built = { WHO($player) ->
    [you] Construyes en { FORM($spaces, "the") } por { $amount }.
   *[other] { $player } construye en { FORM($spaces, "the") } por { $amount }.
}
event-sold = { WHO($player) ->
    [you] Vendes edificios en { FORM($space, "the") } por { $amount }: ahora { FORM($level, "now") }.
   *[other] { $player } vende edificios en { FORM($space, "the") } por { $amount }: ahora { FORM($level, "now") }.
}
story-sold = { WHO($player) ->
    [you] Vendes edificios en { FORM($spaces, "the") } por { $amount }.
   *[other] { $player } vende edificios en { FORM($spaces, "the") } por { $amount }.
}
event-shortage = { WHO($player) ->
    [you] Quieres construir { $pieces } ({ $spaces }). La banca tiene { $left }. Antes se pregunta a los demás.
   *[other] { $player } quiere construir { $pieces } ({ $spaces }). La banca tiene { $left }. Antes se pregunta a los demás.
}
event-shortage-sells = { WHO($player) ->
    [you] Quieres devolver { $pieces }. La banca tiene { $left }. Primero van quienes quieren comprar.
   *[other] { $player } quiere devolver { $pieces }. La banca tiene { $left }. Primero van quienes quieren comprar.
}
event-wanted = { WHO($player) ->
    [you] Quieres construir en { FORM($spaces, "the") }.
   *[other] { $player } quiere construir en { FORM($spaces, "the") }.
}
event-mortgaged = { WHO($player) ->
    [you] Hipotecas { FORM($space, "the") } por { $amount }.
   *[other] { $player } hipoteca { FORM($space, "the") } por { $amount }.
}
story-mortgaged = { WHO($player) ->
    [you] Hipotecas { FORM($spaces, "the") } por { $amount }.
   *[other] { $player } hipoteca { FORM($spaces, "the") } por { $amount }.
}
event-redeemed = { WHO($player) ->
    [you] Levantas la hipoteca sobre { FORM($space, "the") } por { $amount }.
   *[other] { $player } levanta la hipoteca sobre { FORM($space, "the") } por { $amount }.
}
story-redeemed = { WHO($player) ->
    [you] Levantas la hipoteca sobre { FORM($spaces, "the") } por { $amount }.
   *[other] { $player } levanta la hipoteca sobre { FORM($spaces, "the") } por { $amount }.
}
event-kept = { WHO($player) ->
    [you] Mantienes la hipoteca sobre { FORM($space, "the") }.
   *[other] { $player } mantiene la hipoteca sobre { FORM($space, "the") }.
}
event-deferred = { WHO($player) ->
    [you] Pagarás más adelante los intereses por { FORM($space, "the") }.
   *[other] { $player } pagará más adelante los intereses por { FORM($space, "the") }.
}
event-surrendered = { WHO($player) ->
    [you] Vendes { FORM($space, "the") } a la banca por { $amount }.
   *[other] { $player } vende { FORM($space, "the") } a la banca por { $amount }.
}

## Tratos

event-offered = { WHO($player) ->
    [you] Propones un trato a { $other }: { FORM($give, "the") } por { FORM($take, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } te propone un trato: { FORM($give, "the") } por { FORM($take, "the") }.
       *[other] { $player } propone un trato a { $other }: { FORM($give, "the") } por { FORM($take, "the") }.
    }
}
event-offered-gone = { WHO($player) ->
    [you] Haces una oferta a { $other }.
   *[other] { WHO($other) ->
        [you] { $player } te hace una oferta.
       *[other] { $player } hace una oferta a { $other }.
    }
}
story-deal = { WHO($player) ->
    [you] Cierras un trato con { $other }: { FORM($give, "the") } por { FORM($take, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } cierra un trato contigo: { GENDER($give) ->
            [none] no recibes nada
           *[other] recibes { FORM($give, "the") }
        } por { FORM($take, "the") }.
       *[other] { $player } cierra un trato con { $other }: { FORM($give, "the") } por { FORM($take, "the") }.
    }
}
story-offer-rejected = { WHO($player) ->
    [you] { $other } rechaza tu oferta: { FORM($give, "the") } por { FORM($take, "the") }.
   *[other] { WHO($other) ->
        [you] Rechazas la oferta de { $player }: { FORM($give, "the") } por { FORM($take, "the") }.
       *[other] { $other } rechaza la oferta de { $player }: { FORM($give, "the") } por { FORM($take, "the") }.
    }
}
event-accepted = { WHO($player) ->
    [you] Aceptas la oferta de { $other }.
   *[other] { WHO($other) ->
        [you] { $player } acepta tu oferta.
       *[other] { $player } acepta la oferta de { $other }.
    }
}
event-rejected = { WHO($player) ->
    [you] Rechazas la oferta de { $other }.
   *[other] { WHO($other) ->
        [you] { $player } rechaza tu oferta.
       *[other] { $player } rechaza la oferta de { $other }.
    }
}
event-withdrawn = { WHO($player) ->
    [you] Retiras tu oferta.
   *[other] { $player } retira una oferta.
}
event-deed-passed = { WHO($player) ->
    [you] Entregas { FORM($space, "the") } a { $other }.
   *[other] { WHO($other) ->
        [you] { $player } te entrega { FORM($space, "the") }.
       *[other] { $player } entrega { FORM($space, "the") } a { $other }.
    }
}

## Finales

event-bankrupt = { WHO($player) ->
    [you] Caes en bancarrota. Lo que te queda pasa a { $other }.
   *[other] { WHO($other) ->
        [you] { $player } cae en bancarrota. Lo que le queda es para ti.
       *[other] { $player } cae en bancarrota. Lo que le queda pasa a { $other }.
    }
}
event-liquidated = { WHO($player) ->
    [you] Vendes todos tus edificios por { $buildings } e hipotecas { word-deeds-all-yours } por { $deeds }.
   *[other] { $player } vende todos sus edificios por { $buildings } e hipoteca { word-deeds-all } por { $deeds }.
}
event-liquidated-buildings = { WHO($player) ->
    [you] Vendes todos tus edificios por { $amount }.
   *[other] { $player } vende todos sus edificios por { $amount }.
}
event-liquidated-deeds = { WHO($player) ->
    [you] Hipotecas { word-deeds-all-yours } por { $amount }.
   *[other] { $player } hipoteca { word-deeds-all } por { $amount }.
}
event-estate-passed = { WHO($other) ->
    [you] Recibes { FORM($spaces, "the") } de { $player }.
    [bank] La banca recibe { FORM($spaces, "the") } de { $player }.
   *[other] { $other } recibe { FORM($spaces, "the") } de { $player }.
}
event-expelled = { WHO($player) ->
    [you] El árbitro te expulsa. Lo que te queda pasa a la banca.
   *[other] El árbitro expulsa a { $player }. Lo que le queda pasa a la banca.
}
event-last-round = El árbitro anuncia la última ronda.
event-time = El árbitro anuncia el fin del tiempo.
event-game-over = Fin de la partida: gana { $players }.
event-game-over-shared = Fin de la partida: { $players } comparten la victoria.

## La propia mesa

event-table-created = La mesa está lista.
event-settings-chosen = El anfitrión cambia los ajustes.
event-seat-taken = { WHO($player) ->
    [you] Te sientas a la mesa.
   *[other] { $player } se sienta a la mesa.
}
event-seat-returned = { WHO($player) ->
    [you] Has vuelto.
   *[other] { $player } ha vuelto.
}
event-seat-left = { WHO($player) ->
    [you] Te vas.
   *[other] { $player } se va.
}
event-bot-seated = Un bot ocupa un asiento.
event-bot-removed = Un bot deja su asiento.
event-judge-seated = Ha llegado el árbitro.
event-table-started = Empieza la partida.
event-deal-timed = El árbitro fija un límite de tiempo para { $player } y { $other }.
event-deal-closed = Ha terminado la negociación entre { $player } y { $other }.
event-paused = La partida está en pausa.
event-resumed = La partida continúa.
event-corrected = El árbitro corrige la entrada { $count }: { $reason }
event-rules-changed = El servidor se ha actualizado. A partir de aquí se aplica la versión { $count } de las reglas.
event-rematch = La revancha está lista.
event-table-closed = La mesa se ha cerrado.
event-dice-asked = { WHO($player) ->
    [you] Tiras tú; el árbitro introduce la tirada.
   *[other] Tira { $player }; el árbitro introduce la tirada.
}
event-dice-dropped = La tirada se anula.
event-undone = { WHO($player) ->
    [you] Deshaces tu última decisión.
   *[other] { $player } deshace su última decisión.
}
event-unknown = Ha pasado algo.
