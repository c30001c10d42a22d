event-clock-started = El reloj empieza a correr.
event-claim-lapsed = { WHO($other) ->
    [you] No reclamaste a tiempo el { word-rent } por { FORM($space, "the") }.
   *[other] { $other } no reclamó a tiempo el { word-rent } por { FORM($space, "the") }.
}
event-card-drawn = { WHO($player) ->
    [you] Tomas una carta de { $deck }: { $note }
   *[other] { $player } toma una carta de { $deck }: { $note }
}
event-card-shown = { WHO($player) ->
    [you] Muestras una carta de salir de la cárcel.
   *[other] { $player } muestra una carta de salir de la cárcel.
}
event-entity-fought = { WHO($player) ->
    [you] { $other } y tú sacan { $dice } y ganan contra { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } y tú sacan { $dice } y ganan contra { FORM($space, "the") }.
       *[other] { $player } y { $other } sacan { $dice } y ganan contra { FORM($space, "the") }.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] { $other } y tú sacan { $dice } y pierden contra { FORM($space, "the") }.
   *[other] { WHO($other) ->
        [you] { $player } y tú sacan { $dice } y pierden contra { FORM($space, "the") }.
       *[other] { $player } y { $other } sacan { $dice } y pierden contra { FORM($space, "the") }.
    }
}
event-settings-chosen = El anfitrión cambia la configuración.
event-seat-returned = { WHO($player) ->
    [you] Volviste.
   *[other] { $player } volvió.
}
event-judge-seated = Llegó el árbitro.
event-deal-closed = Terminó la negociación entre { $player } y { $other }.
event-rules-changed = El servidor se actualizó. A partir de aquí se aplica la versión { $count } de las reglas.
event-table-closed = La mesa se cerró.
event-unknown = Pasó algo.
