hall-calls = Volania hlavného rozhodcu
hall-calls-none = Žiadny stôl nečaká.
hall-call-table = Stôl { $table } ({ $place })
hall-call-since = od { $time }
hall-call-taken = { $name } už ide.
hall-call-take = Už idem
hall-call-end = Vyriešené
hall-call = Zavolať hlavného rozhodcu
hall-page-control = Riadiace centrum
control-time = Stav o { $time }.
control-reload = Načítať znova
control-registered = Prihlásení
control-phoned = Obvolaní
control-present = Prítomní
control-seated = Usadení
control-playing = Stoly v hre
control-due = Chýbajú zápisy
control-unconfirmed = Na potvrdenie
control-notes = Poznámky
control-total = Spolu
control-calls = { $count ->
    [one] { $count } volanie
    [few] { $count } volania
    [many] { $count } volania
   *[other] { $count } volaní
}
control-late-start = Malo sa začať o { $time }
control-late-end = Čas vypršal o { $time }
control-late = Oneskorené: { $count }
panel-call = Zavolať hlavného rozhodcu
panel-called = Hlavný rozhodca zavolaný o { $time }.
panel-call-taken = { $name } už ide.
panel-call-end = Vyriešené
panel-entry-call = Volanie hlavného rozhodcu
panel-entry-end-call = Volanie vyriešené
panel-timers = Časovače
panel-timer-deal = { $count ->
    [one] Obchod: najviac { $count } minúta
    [few] Obchod: najviac { $count } minúty
    [many] Obchod: najviac { $count } minúty
   *[other] Obchod: najviac { $count } minút
}
panel-timer-limit = Časový limit
panel-timer-minutes = Minúty
panel-timer-start = Spustiť
panel-timer-stop = Zastaviť
panel-timer-reset = Vynulovať
panel-timer-over-deal = Čas na obchod vypršal.
panel-timer-over-limit = Časový limit vypršal.
