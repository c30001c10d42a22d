slips-return-lead = Vuelve a participar, con su lugar y su asiento si nadie más los tiene ahora; si no, como suplente. Si ya jugó, tiene que aceptarlo una segunda persona del equipo.
slips-cancelled-lead = El campeonato se realizará después de todo.
hall-done-reinstate = Deshecho, o propuesto si tiene que aceptarlo una segunda persona del equipo. Mira el estado: otra persona puede tener el lugar.
hall-done-decline = Rechazado. Nada cambió.
logged-count = { $count ->
    [one] { $count } evento, el más reciente primero
    [many] { $count } de eventos, el más reciente primero
   *[other] { $count } eventos, el más reciente primero
}
logged-substituted = El lugar pasa al siguiente.
logged-venue-lent = Sede prestada a una laptop.
logged-venue-reported = Llegaron resultados de la laptop.
logged-venue-finished = La laptop terminó.
logged-venue-recalled = Sede recuperada de la laptop.
logged-clock-jumped = El reloj de la computadora dio un salto.
logged-clock-put-right = El reloj de la computadora vuelve a estar bien.
