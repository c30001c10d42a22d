hall-calls = Vyriausiojo teisėjo kvietimai
hall-calls-none = Nė vienas stalas nelaukia.
hall-call-table = { $table } stalas ({ $place })
hall-call-since = nuo { $time }
hall-call-taken = { $name } jau eina.
hall-call-take = Jau einu
hall-call-end = Išspręsta
hall-call = Kviesti vyr. teisėją
hall-page-control = Valdymo pultas
control-time = Padėtis { $time }.
control-reload = Įkelti iš naujo
control-registered = Registruoti
control-phoned = Paskambinta
control-present = Atvykę
control-seated = Susodinti
control-playing = Žaidžia stalų
control-due = Trūksta protokolų
control-unconfirmed = Patvirtinti
control-notes = Pastabos
control-total = Visi
control-calls = { $count ->
    [one] { $count } kvietimas
    [few] { $count } kvietimai
    [many] { $count } kvietimo
   *[other] { $count } kvietimų
}
control-late-start = Turėjo prasidėti { $time }
control-late-end = Laikas baigėsi { $time }
control-late = Vėluoja: { $count }
panel-call = Kviesti vyr. teisėją
panel-called = Vyriausiasis teisėjas pakviestas { $time }.
panel-call-taken = { $name } jau eina.
panel-call-end = Išspręsta
panel-entry-call = Vyriausiojo teisėjo kvietimas
panel-entry-end-call = Kvietimas išspręstas
panel-timers = Laikmačiai
panel-timer-deal = { $count ->
    [one] Sandoris: ne ilgiau kaip { $count } minutė
    [few] Sandoris: ne ilgiau kaip { $count } minutės
    [many] Sandoris: ne ilgiau kaip { $count } minutės
   *[other] Sandoris: ne ilgiau kaip { $count } minučių
}
panel-timer-limit = Laiko riba
panel-timer-minutes = Minutės
panel-timer-start = Paleisti
panel-timer-stop = Sustabdyti
panel-timer-reset = Nustatyti iš naujo
panel-timer-over-deal = Sandorio laikas baigėsi.
panel-timer-over-limit = Laiko riba baigėsi.
