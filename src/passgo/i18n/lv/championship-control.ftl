hall-calls = Galvenā tiesneša izsaukumi
hall-calls-none = Neviens galds negaida.
hall-call-table = { $table }. galds ({ $place })
hall-call-since = kopš { $time }
hall-call-taken = { $name } ir ceļā.
hall-call-take = Esmu ceļā
hall-call-end = Nokārtots
hall-call = Saukt galveno tiesnesi
hall-page-control = Vadības centrs
control-time = Stāvoklis plkst. { $time }.
control-reload = Pārlādēt
control-registered = Reģistrēti
control-phoned = Apzvanīti
control-present = Ieradušies
control-seated = Pie galdiem
control-playing = Galdi spēlē
control-due = Trūkst protokolu
control-unconfirmed = Jāapstiprina
control-notes = Piezīmes
control-total = Visi
control-calls = { $count ->
    [zero] { $count } izsaukumu
    [one] { $count } izsaukums
   *[other] { $count } izsaukumi
}
control-late-start = Bija jāsāk plkst. { $time }
control-late-end = Laiks beidzies plkst. { $time }
control-late = Kavējas: { $count }
panel-call = Saukt galveno tiesnesi
panel-called = Galvenais tiesnesis izsaukts plkst. { $time }.
panel-call-taken = { $name } ir ceļā.
panel-call-end = Nokārtots
panel-entry-call = Galvenā tiesneša izsaukums
panel-entry-end-call = Izsaukums nokārtots
panel-timers = Taimeri
panel-timer-deal = { $count ->
    [zero] Darījums: ne ilgāk par { $count } minūtēm
    [one] Darījums: ne ilgāk par { $count } minūti
   *[other] Darījums: ne ilgāk par { $count } minūtēm
}
panel-timer-limit = Laika limits
panel-timer-minutes = Minūtes
panel-timer-start = Sākt
panel-timer-stop = Apturēt
panel-timer-reset = Atiestatīt
panel-timer-over-deal = Darījuma laiks ir beidzies.
panel-timer-over-limit = Laika limits ir beidzies.
