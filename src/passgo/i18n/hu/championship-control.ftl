hall-calls = A főbíró hívásai
hall-calls-none = Egyik asztal sem vár.
hall-call-table = { $table }. asztal ({ $place })
hall-call-since = { $time } óta
hall-call-taken = { $name } már úton van.
hall-call-take = Megyek
hall-call-end = Elintézve
hall-call = Főbíró hívása
hall-page-control = Vezérlőközpont
control-time = Állapot: { $time }.
control-reload = Frissítés
control-registered = Nevezett
control-phoned = Felhívva
control-present = Jelen van
control-seated = Asztalnál
control-playing = Játszó asztal
control-due = Hiányzó lap
control-unconfirmed = Megerősítendő
control-notes = Megjegyzések
control-total = Összesen
control-calls = { $count ->
    [one] { $count } hívás
   *[other] { $count } hívás
}
control-late-start = { $time } volt a kezdés ideje
control-late-end = Az idő lejárt: { $time }
control-late = { $count } késik
panel-call = Főbíró hívása
panel-called = A főbíró hívása: { $time }.
panel-call-taken = { $name } már úton van.
panel-call-end = Elintézve
panel-entry-call = A főbíró hívása
panel-entry-end-call = A hívás elintézve
panel-timers = Időmérők
panel-timer-deal = { $count ->
    [one] Üzlet: legfeljebb { $count } perc
   *[other] Üzlet: legfeljebb { $count } perc
}
panel-timer-limit = Időkorlát
panel-timer-minutes = Perc
panel-timer-start = Indítás
panel-timer-stop = Leállítás
panel-timer-reset = Visszaállítás
panel-timer-over-deal = Az üzletre szánt idő letelt.
panel-timer-over-limit = Az időkorlát letelt.
